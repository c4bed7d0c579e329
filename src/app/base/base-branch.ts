/** The base branch's report in a run: named by a path or searched for, and what is read of it without a comparison. */
import { hasSameRecipient, memoryOf, mergeMemories } from '../../comparison/memory.js';
import { plural } from '../../basics/format.js';
import { branchOfRef, matrixValues } from '../../github/context.js';
import { headCommit } from '../../processes/git.js';
import { askedWholeOn, type BaseReportOutcome, findBaseReport } from '../../github/base-report.js';
import type { executePlans, StopSwitch } from '../../engine/execute.js';
import type { ReadyJob } from '../job.js';
import { unlessCancelled } from '../pipeline/signals.js';
import { NotRun } from '../job.js';
import { type Session, stepIdentity } from '../session/session.js';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { OwnReportRefused, READ_LIMITS, readReport, tooLarge } from '../../report/read-report.js';
import type { BaseReference } from '../../report/comparison.js';
import type { Report, SuiteReport } from '../../report/report.js';
import type { Suite } from '../../config/suite.js';
import type { SuitePlan } from '../../engine/plan.js';
import type {
  AggregatedTestResult,
  ResponseSource,
  TestCaseRunResult,
} from '../../engine/results.js';
import { type JudgeCheck, labelSetsOf, takenOver } from '../../engine/judges/judge-check.js';
import { withRecipients } from '../../engine/identity.js';
import { answersToJudge } from '../../comparison/compare.js';
import { aggregateSuite } from '../../engine/evaluate/aggregate.js';
import { resultKey } from '../../basics/basics.js';

// The search, by what the session knows.

interface BaseSearch {
  /** A cancelled job has no time for it. */
  readonly stop?: StopSwitch | undefined;
  /** The commit that was tested, where that was another job; default: this job's checkout. */
  readonly checkedOut?: string | undefined;
}

/**
 * Meant to go on while models answer: at most 20 seconds. Its notice is said once in the log, and is the caller's to
 * put into the report. Never rejects.
 * @param suites their names
 */
export async function searchBaseReport(
  session: Session,
  suites: readonly string[],
  { stop, checkedOut }: BaseSearch = {},
): Promise<BaseReportOutcome> {
  if (session.where === 'local') return { kind: 'unavailable', reason: 'not-applicable' };
  const search = searchFor(session, suites, checkedOut);
  const outcome = await (stop === undefined ? search : unlessCancelled(search, CANCELLED, stop));
  if (outcome.notice !== undefined) session.log.info(outcome.notice);
  return outcome;
}

/** No notice: who cancels a job knows why it was not compared. */
const CANCELLED: BaseReportOutcome = { kind: 'unavailable', reason: 'too-slow' };

async function searchFor(
  { inputs, context, workingDirectory }: Session,
  suites: readonly string[],
  checkedOut: string | undefined,
): Promise<BaseReportOutcome> {
  const outcome = await findBaseReport({
    context,
    token: inputs.githubToken,
    // A pull request's job tests the merge commit, unless its checkout says otherwise.
    testedSha: checkedOut ?? (await headCommit(workingDirectory)),
    artifactName: inputs.artifactName,
    step: stepIdentity(inputs),
    suites,
  });
  return withRunsBeside(outcome);
}

/**
 * Notices where a shard replaces a whole run: its matrix is too small for all of them, or the base branch asks its
 * suites whole. Of that the first one speaks, and one that has no matrix: the others spend no requests on it. Never
 * rejects.
 */
export async function loneShard({
  inputs,
  context,
  where,
  log,
}: Session): Promise<readonly string[]> {
  const { shard, matrix, matrixJobs, githubToken: token, artifactName } = inputs;
  if (shard === undefined || where === 'local') return [];
  const { index, count: parts } = shard;
  const told = (notice: string): readonly string[] => {
    log.warning(notice);
    return [notice];
  };
  const isOfMatrix = matrixValues(matrix).length > 0;
  // Without a matrix each shard may be a job by itself.
  if (isOfMatrix && Number(matrixJobs) < parts) {
    return told(
      `This job asks shard ${index} of ${parts}, and its matrix has ${plural(Number(matrixJobs), 'job')}: unless other jobs ask the rest, nobody does. Give the input shard as many parts as the matrix has jobs. A shard judges nothing: only a job with "mode: merge" does, and that is the one to require.`,
    );
  }
  if (index > 1 && isOfMatrix) return [];
  const branch = await askedWholeOn({ context, token, artifactName });
  if (branch === undefined) return [];
  return told(
    `On ${branch}, this workflow asks its suites whole. This job asks shard ${index} of ${parts} and judges nothing: only a job with "mode: merge" does, and that is the one to require.`,
  );
}

/** The base report with what runs know that ended beside it: of two pushes at once neither is forgotten. */
function withRunsBeside(outcome: BaseReportOutcome): BaseReportOutcome {
  if (outcome.kind !== 'found' || (outcome.beside ?? []).length === 0) return outcome;
  const memory = (outcome.beside ?? [])
    .map(memoryOf)
    .reduce(mergeMemories, memoryOf(outcome.report));
  return {
    ...outcome,
    report: { ...outcome.report, memory },
    base: { ...outcome.base, runs: memory.runs.length },
  };
}

// The report that the input `compare` names: read before anything is sent, since its absence is a mistake.

/**
 * What it names; undefined where the report is to be searched for. Ends the run where there is none. Rejects where this
 * version of the action wrote the report and does not read it.
 */
export async function readNamedReport({
  inputs,
  workingDirectory,
}: Session): Promise<BaseReportOutcome | undefined> {
  const { compare } = inputs;
  if (compare === 'auto') return undefined;
  if (compare === 'never') return { kind: 'unavailable', reason: 'disabled' };
  const bytes = await readBytes(resolve(workingDirectory, compare));
  if (typeof bytes === 'string') throw refused(compare, bytes);
  const read = await readReport(bytes);
  if (read.kind === 'refused') {
    if (read.isOwn) throw new OwnReportRefused(JSON.stringify(compare), read.refusal);
    throw refused(compare, read.refusal.words);
  }
  const { report } = read;
  if (report.shard !== undefined) {
    throw refused(
      compare,
      'it is a part of a sharded run, and only the report of its merge is whole',
    );
  }
  return { kind: 'found', report, base: referenceOf(report), attempts: [] };
}

/** The bytes, or why there are none. */
async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    // Opening a FIFO would wait for a writer.
    const status = await stat(path);
    if (!status.isFile()) return 'it is not a file';
    return tooLarge(status.size, READ_LIMITS)?.words ?? (await readFile(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
  }
}

function refused(path: string, why: string): NotRun {
  const message = `Input compare: ${JSON.stringify(path)} cannot be compared with: ${why}.`;
  const hint =
    'It is `auto`, `never`, or the path of a report.json relative to `working-directory`.';
  return new NotRun({ problems: [{ message, hint }] });
}

function referenceOf(report: Report): BaseReference {
  const { ref, sha, runId, runAttempt, runUrl, finishedAt } = report.run;
  return {
    source: 'path',
    branch: branchOfRef(ref) ?? 'base',
    sha,
    runId,
    runAttempt,
    runUrl,
    finishedAt,
    runs: memoryOf(report).runs.length,
  };
}

// What is read of the report: before models are asked, and while they are.

/** The base branch's own report of a suite; undefined where there is none. */
export function baseSuite(
  base: BaseReportOutcome | undefined,
  suite: string,
): SuiteReport | undefined {
  return base?.kind === 'found' ? base.report.suites.find(({ name }) => name === suite) : undefined;
}

/** Its results; empty where there is no such report. */
export function baseResults(
  base: BaseReportOutcome | undefined,
  suite: string,
): readonly AggregatedTestResult[] {
  return baseSuite(base, suite)?.results ?? [];
}

/** Ids of a suite's models that are asked in the same way as on the base branch. */
export function sameModels(
  base: BaseReportOutcome | undefined,
  { name, models }: Pick<SuiteReport, 'name' | 'models'>,
): ReadonlySet<string> {
  if (base?.kind !== 'found') return new Set();
  const there = base.report.suites.find((suite) => suite.name === name)?.models;
  return new Set(models.flatMap(({ id }) => (hasSameRecipient(id, models, there) ? [id] : [])));
}

/**
 * Whether labels are asked about whatever the base branch knows: a scheduled run is there to find out whether models have
 * changed, and recordings want every answer, and give it for nothing.
 */
export function asksAllLabels(responses: ResponseSource, eventName: string | undefined): boolean {
  return eventName === 'schedule' || responses === 'record' || responses === 'replay';
}

/** Undefined where it knows nothing, or where its judges were not asked either. */
function knownJudges(base: BaseReportOutcome, suite: string): Parameters<typeof takenOver>[2] {
  if (base.kind !== 'found' || base.report.run.responses === 'replay') return undefined;
  const { sha, finishedAt } = base.base;
  const checks = base.report.suites.find(({ name }) => name === suite)?.judges;
  return checks && { checks, source: { kind: 'base', sha, finishedAt } };
}

/** A labelled criterion, and whether its judge has to be asked. */
interface PlannedLabels {
  readonly set: Parameters<typeof takenOver>[0];
  readonly suite: Suite;
  readonly isAsked: boolean;
}

/**
 * The labels of these plans, by what is known before anything is asked: another version of a judge shows in its replies.
 * @param base undefined where nothing of the base branch is used
 */
export function plannedLabels(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): readonly PlannedLabels[] {
  return plans.flatMap((plan) => {
    const { suite } = plan;
    const known = base && knownJudges(base, suite.name);
    return labelSetsOf(plan).map((set) => ({
      set,
      suite,
      isAsked: takenOver(set, suite, known) === undefined,
    }));
  });
}

// The base branch's answers that today's judge may be asked about, when a run has ended.

/** None where scores are not worse than there. */
function baseAnswersToJudge(
  plan: SuitePlan,
  {
    runs,
    judges,
  }: { readonly runs: readonly TestCaseRunResult[]; readonly judges: readonly JudgeCheck[] },
  base: BaseReportOutcome,
): ReturnType<typeof answersToJudge> {
  if (base.kind !== 'found') return [];
  const { suite } = plan;
  const results = aggregateSuite(plan, runs);
  const head = {
    name: suite.name,
    results,
    models: withRecipients(suite),
    judges,
    configured: new Set(results.map((it) => resultKey(it.testCaseName, it.modelId))),
    settings: suite.gates,
  };
  return answersToJudge(head, base.report, base.attempts);
}

/** What is known of the judges, and what today's are to be asked of the base branch's answers. `base`: looks for it. */
export function judgingAgainst(
  base: () => Promise<BaseReportOutcome>,
  { prepared: { responses, part }, session }: ReadyJob,
): Parameters<typeof executePlans>[1]['judging'] {
  return {
    knownJudges: async (suite) =>
      asksAllLabels(responses, session.context.eventName)
        ? undefined
        : knownJudges(await base(), suite),
    answersToJudge: async (plan, runs, judges) => {
      // Stored answers have no judge of today, and a shard judges nothing.
      const isAsked = responses === 'live' && part === undefined;
      const isJudged = runs.some(({ assertions }) =>
        assertions.some(({ assertionType }) => assertionType === 'judge'),
      );
      if (!isAsked || !isJudged) return [];
      return baseAnswersToJudge(plan, { runs, judges }, await base());
    },
  };
}
