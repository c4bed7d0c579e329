/**
 * pass^k, the share of results of which k tries in a row would all pass, and how high its true value may be all the
 * same. Results with fewer than k answers of their own cannot say and are left out. The repeats of a test that is asked
 * at temperature 0 are tries like others: what varies here are the tests.
 */
import { sum } from '../../basics/numbers.js';
import { reliability, type Reliability, type Repeats } from '../../statistics/reliability.js';
import { wilson } from '../../statistics/wilson.js';
import type { BaseFigures } from './base-figures.js';
import { progressOf, type Bounds, type PendingRuns, type Progress } from './gate-bounds.js';
import type { Results } from './gate-measures.js';
import { ownAnswers } from './own-answers.js';

/** Undefined where no result has so many answers. `tries` is k, a whole number from 1 on. */
export function reliabilityOf(results: Results, tries: number): Reliability | undefined {
  return reliability(answersOf(results), tries);
}

/** Of each result, how many answers of its own it has and how many of them pass. */
export function answersOf(results: Results): readonly Repeats[] {
  return progressOf(results, []).map((it) => {
    const { passes, fails } = ownAnswers(it);
    return { passes, repeats: passes + fails };
  });
}

/** 0 to 1. */
export function reliabilityRate(
  results: Results,
  _base?: BaseFigures,
  tries = 1,
): number | undefined {
  return reliabilityOf(results, tries)?.all.value;
}

/** The upper end of the 95 % interval. */
export function highestReliability(results: Results, tries = 1): number | undefined {
  return reliabilityOf(results, tries)?.all.high;
}

/** Whether any result was to be asked so often. */
export function isAskedSoOften(results: Results, tries = 1): boolean {
  return results.some(({ runCount }) => runCount >= tries);
}

/** Whatever the pending runs say, which results they leave out, and which answers turn out to be given twice. */
export function reliabilityBounds(
  results: Results,
  pending: readonly PendingRuns[],
  _base?: BaseFigures,
  tries = 1,
): Bounds | undefined {
  return boundsOf(rangesOf(progressOf(results, pending), tries));
}

/** Bounds of `highestReliability`, which is never below the share itself, and never as wide as with one result less. */
export function highestReliabilityBounds(
  results: Results,
  pending: readonly PendingRuns[],
  _base?: BaseFigures,
  tries = 1,
): Bounds | undefined {
  const ranges = rangesOf(progressOf(results, pending), tries);
  const reach = boundsOf(ranges);
  if (reach === undefined) return undefined;
  const fewest = Math.max(1, ranges.filter(({ isSure }) => isSure).length - 1);
  return { ...reach, high: wilson(reach.high, fewest).high };
}

/** What a result can add to the mean. */
interface Range {
  readonly low: number;
  readonly high: number;
  /** It counts, whatever comes; else it may be left out. */
  readonly isSure: boolean;
}

function rangesOf(all: readonly Progress[], tries: number): readonly Range[] {
  const isOpen = all.some(({ pending }) => pending !== undefined);
  return all.flatMap((it): readonly Range[] => {
    const { passes, fails, again, toCome } = ownAnswers(it);
    const [morePasses, moreFails] = isOpen ? [again.passes, again.fails] : [0, 0];
    const most = passes + fails + morePasses + moreFails + toCome;
    if (most < tries) return [];
    return [
      {
        low: rateOf(passes, fails + moreFails + toCome, tries),
        high: rateOf(passes + morePasses + toCome, fails, tries),
        isSure: passes + fails >= tries,
      },
    ];
  });
}

/** Of one result; 0 where its passes are fewer than the tries. */
function rateOf(passes: number, fails: number, tries: number): number {
  if (passes < tries) return 0;
  return reliability([{ passes, repeats: passes + fails }], tries)?.all.value ?? 0;
}

function boundsOf(ranges: readonly Range[]): Bounds | undefined {
  if (ranges.length === 0) return undefined;
  const sure = ranges.filter(({ isSure }) => isSure);
  const others = ranges.filter(({ isSure }) => !isSure);
  const low = lowestMean(
    sure.map((range) => range.low),
    others.map((range) => range.low),
  );
  const high =
    1 -
    lowestMean(
      sure.map((range) => 1 - range.high),
      others.map((range) => 1 - range.high),
    );
  return { low, high, certain: sure.length > 0 };
}

/** The lowest mean of all of `sure` and some of `others`; of any one of these where there is nothing sure. */
function lowestMean(sure: readonly number[], others: readonly number[]): number {
  let [total, count] = [sum(sure), sure.length];
  for (const value of others.toSorted((a, b) => a - b)) {
    if (count > 0 && value >= total / count) break;
    total += value;
    count += 1;
  }
  return total / count;
}
