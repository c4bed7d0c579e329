/** What a comparison reads of one result: its outcomes by repeat, and the mean of what was measured in them. */
import type { RememberedOutcomes } from '../report/comparison.js';
import type { ReportedResult } from '../report/report.js';
import type { Outcome, RunOutcomes } from './compared-result.js';
import { meanOrNothing } from '../basics/numbers.js';

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
  return measureUnseen(result, new Set());
}

/** The same of several jobs on one commit: an answer that a cache gave to two of them counts in the first. */
export function measureAll(results: readonly ComparableResult[]): readonly MeasuredRun[] {
  const seen = new Set<string>();
  return results.map((result) => measureUnseen(result, seen));
}

/** `seen`: sample ids that have been counted. */
function measureUnseen(result: ComparableResult, seen: Set<string>): MeasuredRun {
  // Repeats beyond those that count are asked for the comparison.
  const runs = result.extraRuns === undefined ? result.runs : [...result.runs, ...result.extraRuns];
  const outcomes: Outcome[] = [];
  const latencies: number[] = [];
  const costs: number[] = [];
  for (const run of runs) {
    const outcome = outcomeOf(run);
    if (outcome === undefined) continue;
    const { sampleId } = run;
    // One answer, however often it was given: as it was judged first, whatever that was. (A gate, which must not depend on
    // the order in which runs end, counts it once each way: engine/evaluate/own-answers.ts.)
    if (sampleId !== undefined && seen.has(sampleId)) continue;
    if (sampleId !== undefined) seen.add(sampleId);
    outcomes.push(outcome);
    if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
    if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
  }
  return {
    outcomes,
    judge: outcomes.length === 0 ? undefined : judgeMeanOf(result),
    latencyMs: meanOrNothing(latencies),
    // A mean without the runs of unknown price would compare something else.
    costUsd: costs.length === outcomes.length ? meanOrNothing(costs) : undefined,
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

function judgeMeanOf({ assertionScores }: ComparableResult): number | undefined {
  const scores: number[] = [];
  for (const [key, score] of Object.entries(assertionScores)) {
    if (key.startsWith('judge:')) scores.push(score.mean);
  }
  return meanOrNothing(scores);
}
