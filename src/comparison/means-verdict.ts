/**
 * Judge average, cost and latency against the base branch. Judge: worse where shuffling explains the drop in at most 1
 * of 100 cases. Cost: the same, and at least 10 % more. Latency is shown and never judged by chance: a provider's slow
 * day is not chance, and would look like the change's fault in 16 to 27 of 100 runs.
 */
import { averages, metricByRuns, type ComparedMeans, type MeansTest } from './statistics/means.js';
import { ALPHA } from './statistics/rounds.js';
import { atMost } from './statistics/tolerance.js';

/** A cost that grew by less is not worth a word, however sure. */
const COST_RATIO_SHOWN = 1.1;

export interface JudgeComparison extends MeansTest {
  /** Base mean - head mean of the judge's scores; positive where the head is worse. */
  readonly drop: number;
  readonly isWorse: boolean;
}

export interface CostComparison extends MeansTest {
  /** Head mean over base mean; 1.2 is a fifth more. */
  readonly ratio: number;
  readonly isWorse: boolean;
}

export interface LatencyComparison {
  readonly compared: number;
  /** Milliseconds. */
  readonly baseMean: number;
  readonly headMean: number;
  readonly ratio: number;
}

/** Judge scores (0..1), a run's mean for each result. Undefined where no result has them on both sides. */
export function compareJudge(results: readonly ComparedMeans[]): JudgeComparison | undefined {
  const test = metricByRuns(results, 'higher-is-better');
  if (test === undefined) return undefined;
  return { ...test, drop: test.baseMean - test.headMean, isWorse: atMost(test.worse, ALPHA) };
}

/** Costs in USD, a run's mean for each result. Results that cost nothing on a side are left out. */
export function compareCost(results: readonly ComparedMeans[]): CostComparison | undefined {
  const test = metricByRuns(results, 'lower-is-better');
  if (test === undefined) return undefined;
  const ratio = test.headMean / test.baseMean;
  return { ...test, ratio, isWorse: atMost(test.worse, ALPHA) && ratio >= COST_RATIO_SHOWN };
}

/** Latencies in milliseconds, a run's mean for each result. */
export function compareLatency(results: readonly ComparedMeans[]): LatencyComparison | undefined {
  const both = averages(results, 'lower-is-better');
  return both && { ...both, ratio: both.headMean / both.baseMean };
}
