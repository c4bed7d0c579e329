/** What a comparison reads of one result: its outcomes by repeat, and the mean of what was measured in them. */
import type { RememberedOutcomes } from '../report/comparison.js';
import type { ReportedResult } from '../report/report.js';
import type { Outcome, RunOutcomes } from '../statistics/compared-result.js';
import { mean, meanOrNothing } from '../basics/basics.js';

type Run = ReportedResult['runs'][number];

/** What a comparison needs of a result, whichever run reported it. */
export type ComparableResult = Pick<
  ReportedResult,
  | 'testCaseName'
  | 'modelId'
  | 'passed'
  | 'oneAnswer'
  | 'requestHash'
  | 'checksHash'
  | 'assertionScores'
  | 'runs'
  | 'extraRuns'
>;

/** One run (job) of one result. Means are of a repeat; undefined where nothing was measured. */
export interface MeasuredRun {
  readonly outcomes: RunOutcomes;
  /** 0 to 1. */
  readonly judge: number | undefined;
  readonly latencyMs: number | undefined;
  readonly costUsd: number | undefined;
}

/** Which of a result's runs count, and how. */
export interface Counting {
  /** Whether an answer counts. */
  readonly keeps?: ((run: Run, result: ComparableResult) => boolean) | undefined;
  /** The base branch had an answer where this run was refused: that is a failure, and the change's. */
  readonly refusedFails?: boolean | undefined;
}

/** What a result's own runs say; those reused from the base branch say nothing new. */
export function measure(result: ComparableResult, counting: Counting = {}): MeasuredRun {
  return measureUnseen(result, counting, new Set());
}

/** The same of several jobs on one commit: an answer that a cache gave to two of them counts in the first. */
export function measureAll(
  results: readonly ComparableResult[],
  counting: Counting = {},
): readonly MeasuredRun[] {
  const seen = new Set<string>();
  return results.map((result) => measureUnseen(result, counting, seen));
}

/** Repeats beyond those that count are asked for the comparison. */
export function allRuns({ runs, extraRuns }: ComparableResult): readonly Run[] {
  return extraRuns === undefined ? runs : [...runs, ...extraRuns];
}

/** `seen`: sample ids that have been counted. */
function measureUnseen(
  result: ComparableResult,
  { keeps, refusedFails }: Counting,
  seen: Set<string>,
): MeasuredRun {
  const outcomes: Outcome[] = [];
  const latencies: number[] = [];
  const costs: number[] = [];
  const left: Run[] = [];
  let refused = 0;
  for (const run of allRuns(result)) {
    if (refusedFails === true && isRefused(run)) {
      outcomes.push(0);
      refused += 1;
    }
    const outcome = outcomeOf(run);
    if (outcome === undefined) continue;
    if (keeps?.(run, result) === false) {
      left.push(run);
      continue;
    }
    const { sampleId } = run;
    // One answer, however often it was given: as it was judged first, whatever that was. (A gate, which must not depend on
    // the order in which runs end, counts it once each way: engine/evaluate/own-answers.ts.)
    if (sampleId !== undefined && seen.has(sampleId)) continue;
    if (sampleId !== undefined) seen.add(sampleId);
    outcomes.push(outcome);
    if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
    if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
  }
  const answers = outcomes.length - refused;
  return {
    outcomes,
    judge: answers === 0 ? undefined : judgeMeanOf(result, left),
    latencyMs: meanOrNothing(latencies),
    // A mean without the runs of unknown price would compare something else.
    costUsd: costs.length === answers ? meanOrNothing(costs) : undefined,
  };
}

/** Whether a server refused a run that it had answered for nobody: asked again, it would refuse it again. */
export function isRefused({ outcome }: Run): boolean {
  return (
    outcome.kind === 'errored' &&
    outcome.refused !== undefined &&
    outcome.refused.answeredOnBase !== true
  );
}

/** Undefined: the run says nothing of the change, since a provider failed it or it was not asked here. */
export function outcomeOf({ outcome }: Run): Outcome | undefined {
  switch (outcome.kind) {
    case 'passed':
      return 1;
    case 'failed':
      return 0;
    case 'errored':
    case 'not-run':
    case 'reused':
      return undefined;
  }
}

/** Whether a provider, the deadline or the end of the job took the run's outcome. */
export function isErroredRun({ outcome }: Run): boolean {
  if (outcome.kind === 'not-run')
    return outcome.reason !== 'budget' && outcome.reason !== 'decided';
  return outcome.kind === 'errored';
}

/**
 * Whether every repeat of it was asked. One that `stop-when-decided` cut short was chosen by how it failed on the base
 * branch, and what it has says nothing.
 */
export function isWhole({ runs }: Pick<ComparableResult, 'runs'>): boolean {
  return runs.every(({ outcome }) => outcome.kind !== 'not-run' || outcome.reason !== 'decided');
}

/** Whether all that there is of a result are the base branch's own runs. */
export function isReused({ runs }: ComparableResult): boolean {
  return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === 'reused');
}

/** A remembered run as if it had just been measured. */
export function recalled([, outcomes, judge, latencyMs, costUsd]: RememberedOutcomes): MeasuredRun {
  return {
    outcomes: outcomesOf(outcomes),
    judge: judge ?? undefined,
    latencyMs: latencyMs ?? undefined,
    costUsd: costUsd ?? undefined,
  };
}

function outcomesOf(signs: string): RunOutcomes {
  const outcomes: Outcome[] = [];
  for (const sign of signs) outcomes.push(sign === '1' ? 1 : 0);
  return outcomes;
}

/** The mean of the criteria's means; without the runs that do not count, where there are such. */
function judgeMeanOf(
  { assertionScores, runs }: ComparableResult,
  left: readonly Run[],
): number | undefined {
  const scores = new Map<string, number[]>();
  if (left.length === 0) {
    for (const [key, score] of Object.entries(assertionScores)) {
      if (key.startsWith('judge:')) scores.set(key, [score.mean]);
    }
  }
  for (const run of left.length === 0 ? [] : runs.filter((one) => !left.includes(one))) {
    for (const { assertionType, label, score } of run.assertions) {
      if (assertionType === 'judge') scores.set(label, [...(scores.get(label) ?? []), score]);
    }
  }
  return meanOrNothing([...scores.values()].map(mean));
}
