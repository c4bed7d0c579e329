/**
 * Judge average, cost and latency against the base branch. Judge: worse where shuffling explains the drop in at most 1
 * of 100 cases, and it exceeds what the base branch moves by from day to day. Cost: chance alone, and at least 10 %
 * more. Latency is shown and never judged by chance: a provider's slow day is not chance, and would look like the
 * change's fault in 16 to 27 of 100 runs.
 */
import { judgeGuard, type Guard } from '../statistics/guards.js';
import { averages, metricByRuns, type ComparedMeans, type MeansTest } from '../statistics/means.js';
import { ALPHA } from '../statistics/levels.js';
import { atMost } from '../statistics/tolerance.js';
import { sum } from '../basics/basics.js';

/** A cost that grew by less is not worth a word, however sure. */
const COST_RATIO_SHOWN = 1.1;

/** One result's mean value in each run, by the base branch's runs (newest first) and of this one. */
export interface MeansByRun {
  readonly base: readonly (number | undefined)[];
  readonly head: readonly number[];
  /** Temperature 0 or a seed: a run is one answer, and only the newest base run stands against this one. */
  readonly deterministic: boolean;
}

/** The judge's scores before the chance of a false alarm is shared out. */
export interface JudgeTest extends MeansTest {
  /** Base mean - head mean of the judge's scores; positive where the head is worse. */
  readonly drop: number;
  /** Absent where days are unknown: fewer than two base runs, or most results are asked at temperature 0. */
  readonly guard?: (Guard & { readonly runs: number }) | undefined;
}

export interface JudgeComparison extends JudgeTest {
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
export function judgeTest(results: readonly MeansByRun[]): JudgeTest | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'higher-is-better');
  if (test === undefined) return undefined;
  return { ...test, drop: test.baseMean - test.headMean, guard: guardOf(results) };
}

/** Whether the judge average is worse at a level of 0..1: chance does not explain the drop, and no day does. */
export function isJudgeWorseAt({ worse, guard }: JudgeTest, level: number): boolean {
  return atMost(worse, level) && guard?.passes !== false;
}

/** Costs in USD, a run's mean for each result. Results that cost nothing on a side are left out. */
export function compareCost(results: readonly MeansByRun[]): CostComparison | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'lower-is-better');
  if (test === undefined) return undefined;
  const ratio = test.headMean / test.baseMean;
  return { ...test, ratio, isWorse: atMost(test.worse, ALPHA) && ratio >= COST_RATIO_SHOWN };
}

/** Latencies in milliseconds, a run's mean for each result. */
export function compareLatency(results: readonly MeansByRun[]): LatencyComparison | undefined {
  const both = averages(
    results.map(({ base, head }) => ({ base: base.filter(isKnown), head })),
    'lower-is-better',
  );
  return both && { ...both, ratio: both.headMean / both.baseMean };
}

function comparedMeans({ base, head, deterministic }: MeansByRun): ComparedMeans {
  const known = base.filter(isKnown);
  return { base: deterministic ? known.slice(0, 1) : known, head };
}

function guardOf(results: readonly MeansByRun[]): JudgeTest['guard'] {
  const compared = results.filter(({ base, head }) => base.some(isKnown) && head.length > 0);
  const varying = compared.filter(({ deterministic }) => !deterministic);
  if (varying.length * 2 < compared.length) return undefined;
  const guard = judgeGuard(
    varying.map(({ base, head }) => ({
      base,
      head: sum(head) / head.length,
    })),
  );
  if (guard === undefined) return undefined;
  const { runs, critical, drop, passes } = guard;
  return { runs, critical, drop, passes };
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined;
}
