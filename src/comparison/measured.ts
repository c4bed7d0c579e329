/** What a comparison reads of one result: its outcomes by repeat, and the mean of what was measured in them. */
import type { RememberedOutcomes } from '../report/comparison.js';
import type { ReportedResult } from '../report/report.js';
import type { Outcome, RunOutcomes } from './sample.js';

type Run = ReportedResult['runs'][number];

/** What a comparison needs of a result, whichever run reported it. */
export type ComparableResult = Pick<
  ReportedResult,
  | 'testCaseName'
  | 'modelId'
  | 'passed'
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

/** What a result's own runs say; those reused from the base branch say nothing new. */
export function measure(result: ComparableResult): MeasuredRun {
  // Repeats beyond those that count are asked for the comparison.
  const runs = [...result.runs, ...(result.extraRuns ?? [])];
  const answered = runs.filter(isAnswered);
  const costs = answered.map((run) => run.costEstimateUsd);
  const known = costs.filter((cost) => cost !== null);
  return {
    outcomes: runs.flatMap((run) => outcomeOf(run) ?? []),
    judge: answered.length === 0 ? undefined : judgeMeanOf(result),
    latencyMs: mean(answered.map((run) => run.latencyMs)),
    // A mean without the runs of unknown price would compare something else.
    costUsd: known.length === costs.length ? mean(known) : undefined,
  };
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

/** Whether all that there is of a result are the base branch's own runs. */
export function isReused({ runs }: ComparableResult): boolean {
  return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === 'reused');
}

/** A remembered run as if it had just been measured. */
export function recalled([, outcomes, judge, latencyMs, costUsd]: RememberedOutcomes): MeasuredRun {
  return {
    outcomes: Array.from(outcomes, (sign) => (sign === '1' ? 1 : 0)),
    judge: judge ?? undefined,
    latencyMs: latencyMs ?? undefined,
    costUsd: costUsd ?? undefined,
  };
}

/** By which both sides find a result. */
export function keyOf(testCaseName: string, modelId: string): string {
  return JSON.stringify([testCaseName, modelId]);
}

/** Undefined for no values. */
export function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isAnswered(run: Run): boolean {
  return outcomeOf(run) !== undefined;
}

function judgeMeanOf({ assertionScores }: ComparableResult): number | undefined {
  return mean(
    Object.entries(assertionScores)
      .filter(([key]) => key.startsWith('judge:'))
      .map(([, score]) => score.mean),
  );
}
