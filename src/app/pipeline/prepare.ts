/**
 * The preparation: everything before the first model request. Loads, plans, leaves out what is reused, and finds every
 * mistake before anything costs money. The checks are in preflight/.
 */
import { SCORED_KINDS } from '../../assertions/registry.js';
import { join } from 'node:path';
import { loadSuites } from '../../config/load.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { Suite } from '../../config/suite.js';
import type { ResponseSource } from '../../engine/results.js';
import {
  type PlanFilter,
  planHash,
  planSuites,
  shardPlans,
  type SuitePlan,
} from '../../engine/plan.js';
import { reuseResults } from '../../engine/evaluate/aggregate.js';
import { StopSwitch } from '../../engine/execute.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { UserPrograms } from '../../providers/adapters.js';
import { proxyProblems } from '../../providers/endpoint.js';
import { excerpt } from '../../report/escape.js';
import { ACTION_VERSION } from '../../version.js';
import {
  configuredSecrets,
  hasStoredAnswers,
  keyNames,
  keysAreNeeded,
  missingAnswersProblem,
  type MissingVariable,
  missingVariables,
  missingWords,
  unrecordedProblem,
  urlsAreNeeded,
} from '../preflight/keys.js';
import {
  commandsAllowed,
  interpreterProblems,
  planProblems,
  recordingProblems,
} from '../preflight/plan-problems.js';
import { createInterpreters } from '../../sandbox/interpreters.js';
import { printPrompts, storedPrompts, unprintedTests } from '../preflight/printed-prompts.js';
import { runEnvironment } from '../session/local-environment.js';
import {
  asksModels,
  type HostProcess,
  type OpenedSession,
  type Session,
} from '../session/session.js';
import { unboundAnswers } from './own-recordings.js';
import { listAllTools, withListedTools } from './tool-lists.js';
import { stopOnSignals } from './signals.js';
import { nearestCommand } from '../commands/commands.js';
import { clearReportFolder, folderProblem } from '../preflight/folder-problems.js';
import {
  baseSuite,
  type NamedReport,
  plannedLabels,
  searchBaseReport,
} from '../base/base-branch.js';

type Environment = HostProcess['environment'];

/** Modes that ask models. */
const RUNS: ReadonlySet<Session['inputs']['mode']> = new Set(['run', 'parts']);

type Preparation =
  | {
      readonly kind: 'ready';
      /** What this job runs: all that is planned, or its part of it. */
      readonly plans: readonly SuitePlan[];
      readonly part?: PlannedPart | undefined;
      readonly responses: ResponseSource;
      /** What is kept of what harnesses ran. */
      readonly filter: PlanFilter;
      readonly notices: readonly string[];
      /** Missing keys, because of which stored answers are used. */
      readonly missing: readonly MissingVariable[];
      /** Recordings that the pull request itself brings: workspace-relative paths, one list a plan. */
      readonly ownRecordings?: readonly (readonly string[])[] | undefined;
      /** What the input `compare` names; undefined: to be searched for. */
      readonly base: BaseReportOutcome | undefined;
    }
  /** `mode: merge`: its reports are looked for when they are judged. */
  | { readonly kind: 'merge' }
  /** `mode: validate` and nothing wrong. */
  | {
      readonly kind: 'valid';
      readonly plans: readonly SuitePlan[];
      readonly base: BaseReportOutcome | undefined;
    }
  /** `mode: plan`. */
  | {
      readonly kind: 'planned';
      /** What would be asked, and what would be reused. */
      readonly plans: readonly SuitePlan[];
      readonly base: BaseReportOutcome | undefined;
      readonly notices: readonly string[];
    }
  /** Exit code 2. */
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ConfigProblem[];
    }
  /** An MCP server at a URL does not list its tools: exit code 3. */
  | { readonly kind: 'outage'; readonly reason: string }
  /** A needed key is absent, and what `on-missing-secrets` says of it. */
  | {
      readonly kind: 'no-keys';
      readonly missing: readonly MissingVariable[];
      readonly skip: boolean;
      readonly plans: readonly SuitePlan[];
    };

/** The part of the plans that a shard runs. */
export interface PlannedPart {
  /** See `planHash`. */
  readonly sha256: string;
  /** One a plan. */
  readonly suites: ReturnType<typeof shardPlans>;
}

type Invalid = Prepared<'invalid'>;

/** What programs that are started before the run need. */
type Around = Pick<PreparedJob, 'environment' | 'stop'>;

/** A job, ready for its models to be asked, or not. */
export interface PreparedJob<Prepared = Preparation> {
  readonly session: Session;
  /** The process's own variables, and at a terminal those of `.env` files. */
  readonly environment: Environment;
  readonly stop: StopSwitch;
  readonly prepared: Prepared;
}

/** What is prepared in this way. */
export type Prepared<Kind extends Preparation['kind']> = Extract<Preparation, { kind: Kind }>;

/** Loads and plans; sends nothing. From now on a signal ends a run early, and not the process. */
export async function prepare(opened: OpenedSession, own: Environment): Promise<PreparedJob> {
  const { session } = opened;
  const stop = new StopSwitch();
  const job = { session, environment: own, stop };
  if (opened.kind === 'open' && session.inputs.mode === 'merge') {
    return { ...job, prepared: { kind: 'merge' } };
  }
  if (RUNS.has(session.inputs.mode)) stopOnSignals(stop, session.log);
  const { environment, problems } =
    opened.kind === 'invalid'
      ? { environment: own, problems: opened.problems }
      : await runEnvironment(session, own);
  session.secrets.addVariables(environment);
  const prepared: Preparation =
    problems.length > 0
      ? { kind: 'invalid', problems }
      : await preparePlans(session, environment, stop);
  return { ...job, environment, prepared };
}

/** What is checked is the whole plan, so that all shards find the same. */
async function preparePlans(
  session: Session,
  environment: Environment,
  stop: StopSwitch,
): Promise<Preparation> {
  const { inputs } = session;
  const settled = await settleFolders(session, environment);
  if (settled.kind === 'invalid') return settled;
  const checked = await checkedPlans(session, { environment, stop });
  if (checked.kind !== 'checked') return checked;
  const { plans } = checked;
  const names = plans.map(({ suite }) => suite.name);
  if (inputs.mode === 'validate') {
    const found = settled.base ?? (await searchBaseReport(session, names, { stop }));
    return { kind: 'valid', plans, base: found };
  }

  const part =
    inputs.shard === undefined
      ? undefined
      : { sha256: planHash(plans), suites: shardPlans(plans, inputs.shard) };
  const planned = part === undefined ? plans : part.suites.map(({ plan }) => plan);
  const printed = await withPrompts(planned, session, { environment, stop });
  if (printed.problems.length > 0) return { kind: 'invalid', problems: printed.problems };
  const own = printed.plans;
  const reuse = await applyReuse(session, own, settled.base, { now: new Date(), stop });
  const { plans: left, base } = reuse;
  const notices = [...checked.notices, ...printed.notices, ...reuse.notices];
  if (inputs.mode === 'plan') {
    const measured = base ?? (await searchBaseReport(session, names, { stop }));
    return { kind: 'planned', plans: left, base: measured, notices };
  }
  const work = { all: plans, own, left, part, base, notices };
  return withAnswers(work, session, environment);
}

/** Tests of which `mode: plan` runs the programs of prompts. */
const MOST_PRINTED = 50;

/** With the prompts that programs print, or have printed when they were recorded. */
async function withPrompts(
  plans: readonly SuitePlan[],
  session: Session,
  { environment, stop }: Around,
): Promise<Awaited<ReturnType<typeof printPrompts>>> {
  const { inputs, workspace, secrets, context } = session;
  const as = { plans, problems: [], notices: [] };
  const tests = unprintedTests(plans).length;
  if (tests === 0) return as;
  const missing = keysAreNeeded(inputs) ? missingVariables(plans, environment) : [];
  const isReplay =
    inputs.responses === 'replay' || (missing.length > 0 && inputs.onMissingSecrets === 'replay');
  if (isReplay) {
    // Said where the answers are looked for.
    if (!(await hasStoredAnswers(plans))) return as;
    return storedPrompts(plans, { workspace, unbound: unboundAnswers(missing, context) });
  }
  if (missing.length > 0 && !inputs.onlyChanged && inputs.mode !== 'plan') return as;
  if (inputs.mode === 'plan' && tests > MOST_PRINTED) {
    const notice = `The prompts of ${tests} tests come from programs, which were not run (\`mode: plan\` runs them for at most ${MOST_PRINTED}): what they cost is not known.`;
    return { ...as, notices: [notice] };
  }
  const keys = keyNames(plans.map(({ suite }) => suite));
  const programs = new UserPrograms({ environment, keys, redact: secrets.redact });
  const unsubscribe = stop.onStop(() => void programs.close());
  try {
    return await printPrompts(plans, { programs, redact: secrets.redact });
  } finally {
    unsubscribe();
    await programs.close();
  }
}

/** The folders and the proxies are as they must be, and no report of an earlier run is left. */
interface Settled {
  readonly kind: 'settled';
  /** What the input `compare` names; undefined: to be searched for. */
  readonly base: BaseReportOutcome | undefined;
}

async function settleFolders(
  session: Session,
  environment: Environment,
): Promise<Settled | Invalid> {
  const misplaced = await folderProblem(session);
  if (misplaced !== undefined) return { kind: 'invalid', problems: [misplaced] };

  const named = await namedReport(session);
  if (named.kind === 'invalid') return { kind: 'invalid', problems: [named.problem] };
  // Not before the report was read that is compared with: it may be in this very folder.
  if (asksModels(session.inputs)) await clearReportFolder(session);

  const proxies = proxyProblems(environment);
  if (proxies.length > 0) return { kind: 'invalid', problems: proxies };
  return { kind: 'settled', base: named.kind === 'settled' ? named.outcome : undefined };
}

/** What the input `compare` names; most jobs leave it to be searched for. */
async function namedReport(session: Session): Promise<NamedReport> {
  if (session.inputs.compare === 'auto') return { kind: 'not-named' };
  const { readNamedReport } = await import('../base/base-branch.js');
  return readNamedReport(session);
}

/** The whole plan, nothing wrong with it. */
interface CheckedPlans {
  readonly kind: 'checked';
  readonly plans: readonly SuitePlan[];
  readonly notices: readonly string[];
}

async function checkedPlans(
  session: Session,
  { environment, stop }: Around,
): Promise<CheckedPlans | Invalid | Prepared<'outage'>> {
  const { inputs, workspace } = session;
  const loaded = await loadConfigs(session, environment, { patterns: inputs.config });
  if (loaded.kind === 'invalid') return loaded;
  for (const secret of configuredSecrets(loaded.suites, environment)) session.log.mask(secret);
  const planned = planSuites(loaded.suites, inputs);
  if (planned.kind === 'nothing-selected') {
    return { kind: 'invalid', problems: [planned.problem] };
  }
  const { plans, notices } = planned;
  const problems = [
    ...(await planProblems(plans, inputs.responses)),
    ...(await codeProblems(plans, session, environment)),
  ];
  if (problems.length > 0) return { kind: 'invalid', problems };
  if (RUNS.has(inputs.mode)) {
    const unstorable = await recordingProblems(plans, inputs.responses, workspace);
    if (unstorable.length > 0) return { kind: 'invalid', problems: unstorable };
  }
  if (inputs.mode === 'validate') return { kind: 'checked', plans, notices };
  const listed = await listedPlans(loaded.suites, plans, session, { environment, stop });
  if (listed.kind !== 'checked') return listed;
  return { ...listed, notices: [...notices, ...listed.notices] };
}

/** The same plans with the tools that MCP servers list; where a key is missing no server is started. */
async function listedPlans(
  suites: readonly Suite[],
  plans: readonly SuitePlan[],
  session: Session,
  { environment, stop }: Around,
): Promise<CheckedPlans | Invalid | Prepared<'outage'>> {
  const { inputs, context } = session;
  const isAsked = plans.some(({ units }) =>
    units.some(({ test }) => test.toolServers !== undefined),
  );
  if (!isAsked) return { kind: 'checked', plans, notices: [] };
  const missing = keysAreNeeded(inputs) ? missingVariables(plans, environment) : [];
  const isReplayed = missing.length > 0 && inputs.onMissingSecrets === 'replay';
  if (missing.length > 0 && !isReplayed) return { kind: 'checked', plans, notices: [] };
  const listed = await listAllTools(plans, {
    session,
    stop,
    environment,
    responses: isReplayed ? 'replay' : inputs.responses,
    isStrange: unboundAnswers(missing, context) === 'refused',
  });
  if (listed.kind !== 'listed') return listed;
  const planned = planSuites(
    suites.map((suite) => withListedTools(suite, listed.lists)),
    inputs,
  );
  if (planned.kind === 'nothing-selected') return { kind: 'invalid', problems: [planned.problem] };
  return { kind: 'checked', plans: planned.plans, notices: listed.notices };
}

/** What is wrong with code that the machine's own interpreters run. Starts none where there is no such code. */
async function codeProblems(
  plans: readonly SuitePlan[],
  { inputs, secrets }: Session,
  environment: Environment,
): Promise<readonly ConfigProblem[]> {
  const keys = keyNames(plans.map(({ suite }) => suite));
  const { redact } = secrets;
  const interpreters = createInterpreters({ environment, keys, redact, withoutKeys: true });
  try {
    return await interpreterProblems(plans, interpreters, RUNS.has(inputs.mode));
  } finally {
    await interpreters.close();
  }
}

/** At a terminal, where a misspelt command is read as the name of a config. */
function firstSuiteHint(pattern: string): string {
  const command = nearestCommand(pattern);
  return command === undefined
    ? 'Write a first suite here with `npx kindlm-action init`, or name yours: `npx kindlm-action path/to/kindlm.yaml`.'
    : `Did you mean the command \`${command}\`? \`npx kindlm-action --help\` lists them.`;
}

/**
 * Loads configs as this session's inputs say.
 * @param from which of them; `replaced`: see ConfigFolder
 */
export async function loadConfigs(
  { inputs, workspace, workingDirectory, where, context }: Session,
  environment: Environment,
  from: Pick<Parameters<typeof loadSuites>[0], 'patterns' | 'replaced'>,
): ReturnType<typeof loadSuites> {
  const loaded = await loadSuites({
    ...from,
    workspace,
    workingDirectory,
    missingConfigHint: where === 'local' ? firstSuiteHint : undefined,
    overrides: {
      repeat: inputs.repeat,
      minPasses: inputs.minPasses,
      concurrency: inputs.concurrency,
      timeoutMs: inputs.timeoutMs,
      passRateMin: inputs.passRateMin,
      maxCostUsd: inputs.maxCostUsd,
      models: inputs.models,
    },
    allowCommands: commandsAllowed(inputs.allowCommands, where, context.eventName),
    environment,
    urlsMayBeIncomplete: !urlsAreNeeded(inputs),
    scoredRules: SCORED_KINDS,
  });
  if (loaded.kind === 'invalid' || inputs.mode !== 'parts') return loaded;
  return { ...loaded, suites: loaded.suites.map(asPartsSuite) };
}

/** Parts are recorded by whole runs, in a separate folder, and the budget of an ordinary run is none of theirs. */
function asPartsSuite(suite: Suite): Suite {
  const gates = { ...suite.gates };
  delete gates.costMaxUsd;
  return { ...suite, gates, recordingsDir: join(suite.recordingsDir, 'parts') };
}

/** What this job is to ask. */
interface Work {
  /** The plan of all shards. */
  readonly all: readonly SuitePlan[];
  /** This job's part of it; all of it where there are no shards. */
  readonly own: readonly SuitePlan[];
  /** `own` without the results that are reused. */
  readonly left: readonly SuitePlan[];
  readonly part: PlannedPart | undefined;
  readonly base: BaseReportOutcome | undefined;
  readonly notices: readonly string[];
}

/** Where the answers come from: a key that is missing decides it, and `on-missing-secrets`. */
async function withAnswers(
  { all, own, left, part, base, notices }: Work,
  { inputs, workspace }: Session,
  environment: Environment,
): Promise<Preparation> {
  const { responses, onMissingSecrets } = inputs;
  // Where a result is reused its judge is not asked about it, but perhaps about its labels.
  const labels = inputs.onlyChanged ? plannedLabels(left, base) : [];
  const judges = labels
    .filter(({ isAsked }) => isAsked)
    .map(({ suite, set }) => ({ suite, model: set.judge }));
  // Every shard wants the keys of all, so that none is red alone; what is reused needs none.
  const asking = part === undefined || inputs.onlyChanged ? left : all;
  const missing = keysAreNeeded(inputs) ? missingVariables(asking, environment, judges) : [];
  const ready = { kind: 'ready', part, missing, base, filter: inputs } as const;
  if (responses === 'replay' && !(await hasStoredAnswers(own))) {
    const problems = [unrecordedProblem(own, workspace)];
    return { kind: 'invalid', problems };
  }
  if (missing.length === 0) return { ...ready, plans: left, notices, responses };
  // A fork's pull request has no key; one that is set and is no key is a mistake, and is never passed over.
  const faulty = missing.filter(({ fault }) => fault !== undefined);
  if (faulty.length > 0) {
    return { kind: 'no-keys', missing: faulty, skip: false, plans: left };
  }
  if (onMissingSecrets !== 'replay') {
    return { kind: 'no-keys', missing, skip: onMissingSecrets === 'skip', plans: left };
  }
  // Recordings may have been edited, so none of the base branch's results is reused beside them.
  if (!(await hasStoredAnswers(own))) {
    const problems = [missingAnswersProblem(missing, 'there are none')];
    return { kind: 'invalid', problems };
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
  session: Session,
  plans: readonly SuitePlan[],
  named: BaseReportOutcome | undefined,
  { now, stop }: { readonly now: Date; readonly stop: StopSwitch },
): Promise<Reuse> {
  const { inputs, context } = session;
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
