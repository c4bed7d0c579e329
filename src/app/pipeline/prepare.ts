/**
 * The preparation: everything before the first model request. Loads, plans, leaves out what is reused, and finds every
 * mistake before anything costs money. The checks are in preflight/.
 */
import type { Suite } from '../../config/suite.js';
import { type PlanFilter, planSuites, shardPlans, type SuitePlan } from '../../engine/plan.js';
import { reuseResults } from '../../engine/evaluate/aggregate.js';
import { invalidVerdict } from '../../engine/evaluate/verdict.js';
import { StopSwitch } from '../../engine/execute.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { proxyProblems } from '../../providers/endpoint.js';
import { excerpt } from '../../report/escape.js';
import { ACTION_VERSION } from '../../version.js';
import {
  configuredSecrets,
  hasStoredAnswers,
  keysAreNeeded,
  missingAnswersProblem,
  missingVariables,
  missingWords,
  unrecordedProblem,
  withoutKeysVerdict,
} from '../preflight/keys.js';
import {
  interpreterProblems,
  planProblems,
  recordingProblems,
} from '../preflight/plan-problems.js';
import { withPrintedPrompts } from '../preflight/printed-prompts.js';
import { runEnvironment } from '../session/local-environment.js';
import {
  asksModels,
  type HostProcess,
  type OpenedSession,
  type Session,
} from '../session/session.js';
import { withToolLists } from './tool-lists.js';
import { stopOnSignals } from './signals.js';
import { clearReportFolder, folderProblems } from '../preflight/folder-problems.js';
import {
  baseSuite,
  plannedLabels,
  readNamedReport,
  searchBaseReport,
} from '../base/base-branch.js';
import {
  type EndedJob,
  type Job,
  NOTHING_RUN,
  NotRun,
  type ReadyJob,
  type ReadyRun,
  refuseIf,
} from '../job.js';
import { loadConfigs } from './load-configs.js';

type Environment = HostProcess['environment'];

/** Modes that ask models. */
const RUNS: ReadonlySet<Session['inputs']['mode']> = new Set(['run', 'parts']);

/** Loads and plans; sends nothing. From now on a signal ends a run early, and not the process. */
export async function prepare(
  opened: OpenedSession,
  own: Environment,
): Promise<ReadyJob | EndedJob> {
  const { session } = opened;
  const { mode } = session.inputs;
  const stop = new StopSwitch();
  if (RUNS.has(mode)) stopOnSignals(stop, session.log);
  try {
    if (opened.kind === 'invalid') refuseIf(opened.problems);
    if (mode === 'merge') {
      const { mergeRun } = await import('../reports/merge-run.js');
      return { kind: 'ended', findings: await mergeRun(session) };
    }
    const { environment, problems } = await runEnvironment(session, own);
    session.secrets.addVariables(environment);
    refuseIf(problems);
    const job = { session, environment, stop };
    return { ...job, kind: 'ready', prepared: await preparedRun(job) };
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
    const { problems = [] } = error.findings;
    const what = mode === 'merge' && opened.kind === 'open' ? 'nothing was merged' : undefined;
    const verdict = invalidVerdict(problems, what);
    return { kind: 'ended', findings: { ...NOTHING_RUN, verdict, ...error.findings } };
  }
}

/** What is checked is the whole plan, so that all shards find the same. */
async function preparedRun(job: Job): Promise<ReadyRun> {
  const { session, stop } = job;
  const { inputs } = session;
  const named = await settledFolders(job);
  const checked = await checkedPlans(job);
  const { plans } = checked;
  const names = plans.map(({ suite }) => suite.name);
  const searched = async (known = named) => known ?? searchBaseReport(session, names, { stop });
  if (inputs.mode === 'validate') {
    await refuseParts(plans, job);
    const { validWords } = await import('./plan-mode.js');
    throw new NotRun(validWords(plans, await searched()));
  }

  const part = inputs.shard && shardPlans(plans, inputs.shard);
  const planned = part === undefined ? plans : part.suites.map(({ plan }) => plan);
  const { plans: own, ...printed } = await withPrintedPrompts(planned, job);
  refuseIf(printed.problems);
  const reuse = await applyReuse(own, named, job);
  const { plans: left, base } = reuse;
  const notices = [...checked.notices, ...printed.notices, ...reuse.notices];
  if (inputs.mode === 'plan') {
    const { planWords } = await import('./plan-mode.js');
    throw new NotRun(
      await planWords({ plans: left, base: await searched(base), notices }, session),
    );
  }
  return withAnswers({ all: plans, own, left, part, base, notices }, job);
}

/** Most suites name no parts. */
async function refuseParts(plans: readonly SuitePlan[], job: Job): Promise<void> {
  if (plans.every(({ suite }) => suite.parts.length === 0)) return;
  const { partsProblems } = await import('./parts-mode.js');
  refuseIf(await partsProblems(plans, job));
}

/**
 * The folders and the proxies are as they must be, and no report of an earlier run is left. Resolves to what the input
 * `compare` names; undefined: to be searched for.
 */
async function settledFolders({
  session,
  environment,
}: Job): Promise<BaseReportOutcome | undefined> {
  refuseIf(await folderProblems(session));
  const named = await readNamedReport(session);
  // Not before the report was read that is compared with: it may be in this very folder.
  if (asksModels(session.inputs)) await clearReportFolder(session);
  refuseIf(proxyProblems(environment));
  return named;
}

/** The whole plan, nothing wrong with it. */
type CheckedPlans = Pick<ReadyRun, 'plans' | 'notices'>;

async function checkedPlans(job: Job): Promise<CheckedPlans> {
  const { session, environment } = job;
  const { inputs, workspace } = session;
  const loaded = await loadConfigs(session, environment, { patterns: inputs.config });
  if (loaded.kind === 'invalid') throw new NotRun({ problems: loaded.problems });
  for (const secret of configuredSecrets(loaded.suites, environment)) session.log.mask(secret);
  const { plans, notices } = plannedSuites(loaded.suites, inputs);
  refuseIf([
    ...(await planProblems(plans, inputs.responses)),
    ...(await interpreterProblems(plans, job, RUNS.has(inputs.mode))),
  ]);
  if (RUNS.has(inputs.mode)) {
    refuseIf(await recordingProblems(plans, inputs.responses, workspace));
  }
  if (inputs.mode === 'validate') return { plans, notices };
  const listed = await withToolLists(loaded.suites, plans, job);
  const offering =
    listed.suites === loaded.suites ? plans : plannedSuites(listed.suites, inputs).plans;
  return { plans: offering, notices: [...notices, ...listed.notices] };
}

function plannedSuites(suites: readonly Suite[], filter: PlanFilter): CheckedPlans {
  const planned = planSuites(suites, filter);
  if (planned.kind === 'nothing-selected') throw new NotRun({ problems: [planned.problem] });
  return planned;
}

/** What this job is to ask. */
interface Work {
  /** The plan of all shards. */
  readonly all: readonly SuitePlan[];
  /** This job's part of it; all of it where there are no shards. */
  readonly own: readonly SuitePlan[];
  /** `own` without the results that are reused. */
  readonly left: readonly SuitePlan[];
  readonly part: ReadyRun['part'];
  readonly base: BaseReportOutcome | undefined;
  readonly notices: readonly string[];
}

/** Where the answers come from: a key that is missing decides it, and `on-missing-secrets`. */
async function withAnswers(
  { all, own, left, part, base, notices }: Work,
  { session, environment, stop }: Job,
): Promise<ReadyRun> {
  const { inputs, workspace } = session;
  const { responses, onMissingSecrets } = inputs;
  // Where a result is reused its judge is not asked about it, but perhaps about its labels.
  const labels = inputs.onlyChanged ? plannedLabels(left, base) : [];
  const judges = labels
    .filter(({ isAsked }) => isAsked)
    .map(({ suite, set }) => ({ suite, model: set.judge }));
  // Every shard wants the keys of all, so that none is red alone; what is reused needs none.
  const asking = part === undefined || inputs.onlyChanged ? left : all;
  const missing = keysAreNeeded(inputs) ? missingVariables(asking, environment, judges) : [];
  const ready = { part, missing, base, filter: inputs };
  if (responses === 'replay' && !(await hasStoredAnswers(own))) {
    refuseIf([unrecordedProblem(own, workspace)]);
  }
  if (missing.length === 0) return { ...ready, plans: left, notices, responses };
  // A fork's pull request has no key; one that is set and is no key is a mistake, and is never passed over.
  const faulty = missing.filter(({ fault }) => fault !== undefined);
  if (faulty.length > 0 || onMissingSecrets !== 'replay') {
    const known = {
      missing: faulty.length > 0 ? faulty : missing,
      skip: faulty.length === 0 && onMissingSecrets === 'skip',
      isFork: session.context.pullRequest?.isFork === true,
    };
    throw new NotRun({ verdict: withoutKeysVerdict(known, stop.interruption) });
  }
  // Recordings may have been edited, so none of the base branch's results is reused beside them.
  if (!(await hasStoredAnswers(own))) {
    refuseIf([missingAnswersProblem(missing, 'there are none')]);
  }
  const notice = `Stored answers are used, nothing was sent to a model: ${missingWords(missing)}.`;
  return { ...ready, plans: own, notices: [...notices, notice], responses: 'replay' };
}

// `only-changed`: what the base branch's last report lets this run leave out. Done before keys are looked for.

const DAY_MS = 86_400_000;
/** Clocks of this machine and of GitHub are this far apart at most. */
const CLOCK_SKEW_MS = 600_000;

interface Reuse {
  readonly plans: readonly SuitePlan[];
  /** What was found, to avoid a second search; undefined where it was not needed yet. */
  readonly base: BaseReportOutcome | undefined;
  readonly notices: readonly string[];
}

/** @param named what the input `compare` names; undefined: to be searched for, which is awaited here and nowhere else */
async function applyReuse(
  plans: readonly SuitePlan[],
  named: BaseReportOutcome | undefined,
  { session, stop }: Job,
): Promise<Reuse> {
  const { inputs, context } = session;
  const now = new Date();
  if (!inputs.onlyChanged) return { plans, base: named, notices: [] };
  const asking = (base: BaseReportOutcome | undefined, why: string): Reuse => ({
    plans,
    base,
    notices: [`Everything is asked, although only-changed is set: ${why}.`],
  });
  const noUse = runRefusal(inputs.responses, context.eventName);
  if (noUse !== undefined) return asking(named, noUse);
  const suites = plans.map(({ suite }) => suite.name);
  const base = named ?? (await searchBaseReport(session, suites, { stop }));
  // A cancelled job asks nothing.
  if (stop.interruption !== undefined && base.kind !== 'found') {
    return { plans, base, notices: [] };
  }
  const refused = reuseRefusal(base, { now, reuseDays: inputs.reuseDays });
  if (base.kind !== 'found' || refused !== undefined) {
    return asking(base, refused ?? NO_REPORT);
  }
  const { base: reference } = base;
  const from = {
    sha: reference.sha ?? 'unknown',
    runId: reference.runId,
    finishedAt: reference.finishedAt,
  };
  const notBefore = earliest(now, inputs.reuseDays);
  const reusing = plans.map((plan) => {
    const { results = [], harnesses, skippedTests } = baseSuite(base, plan.suite.name) ?? {};
    const known = { results, harnesses, skippedTests, from, notBefore, chosen: inputs };
    return reuseResults(plan, known);
  });
  return { plans: reusing, base, notices: [] };
}

const NO_REPORT = 'there is no report of the base branch whose results could be reused';

/** Why a run reuses nothing, whatever the base branch has; undefined where it may. */
function runRefusal(
  responses: Session['inputs']['responses'],
  eventName: string | undefined,
): string | undefined {
  // It is there to find out whether the models have changed.
  if (eventName === 'schedule') return 'it does not apply to scheduled runs';
  switch (responses) {
    case 'live':
      return undefined;
    case 'record':
      return 'recordings want every answer';
    case 'replay':
    case 'cache':
      // An edited recording is a change that no hash of a request shows.
      return `under responses: ${responses} the answers are the recorded ones, which may have been edited`;
  }
}

/**
 * Why nothing of the base branch's report is reused; undefined where its results may be, each by its own hashes, age and
 * runs (`reuseResults`).
 */
function reuseRefusal(
  base: BaseReportOutcome,
  { now, reuseDays }: { readonly now: Date; readonly reuseDays: number },
): string | undefined {
  if (base.kind !== 'found') return NO_REPORT;
  const { report, base: reference } = base;
  const finished = Date.parse(reference.finishedAt);
  if (!(finished >= earliest(now, reuseDays))) {
    return `the base branch's report is older than ${reuseDays} days (reuse-days)`;
  }
  // It would stay young for ever.
  if (finished > now.getTime() + CLOCK_SKEW_MS) {
    return "the base branch's report claims to be from the future, so its age is not known";
  }
  const { version } = report.tool;
  // Another version may ask or judge differently, and no hash shows how.
  if (version !== ACTION_VERSION) {
    return `the base branch's report was written by another version of the action (${excerpt(version, 20)}, this one is ${ACTION_VERSION})`;
  }
  const { responses } = report.run;
  if (responses !== 'live' && responses !== 'record') {
    return `the base branch's answers were not asked live (responses: ${responses})`;
  }
  return undefined;
}

/** Epoch milliseconds. */
function earliest(now: Date, reuseDays: number): number {
  return now.getTime() - reuseDays * DAY_MS;
}
