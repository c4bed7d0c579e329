// Suites with known true pass rates, and what a change can do to them (design/trust.md).
import type { Outcome } from '../../src/statistics/intervals.js';
import { beta, normal, shuffled } from './random.js';
import type { Drawn, Job, Random, Rates } from './types.js';

export type Mixture = 'typical' | '30 % flaky' | 'heavy';
export type Shape = 'uniform' | 'some broken' | 'flakier';

/** Shares of the results, and the beta distribution of the true pass rates of each share. */
export const MIXTURES: Readonly<Record<Mixture, readonly (readonly [number, number, number])[]>> = {
  typical: [
    [0.8, 99, 1],
    [0.17, 6, 2],
    [0.03, 0.5, 5],
  ],
  '30 % flaky': [
    [0.67, 99, 1],
    [0.3, 6, 2],
    [0.03, 0.5, 5],
  ],
  heavy: [
    [0.4, 99, 1],
    [0.55, 4, 2],
    [0.05, 0.5, 5],
  ],
};

/** True pass rates of a suite of `tests`. */
export function drawRates(random: Random, mixture: Mixture, tests: number): Rates {
  return Array.from({ length: tests }, () => {
    let left = random();
    for (const [share, a, b] of MIXTURES[mixture]) {
      left -= share;
      if (left < 0) return beta(random, a, b);
    }
    return beta(random, 99, 1);
  });
}

/** The same suite with this mean of its true rates: all are moved by as much, in logits. */
export function atMean(rates: Rates, wanted: number): Rates {
  const moved = (by: number): Rates => rates.map((rate) => (rate * by) / (rate * by + 1 - rate));
  let [low, high] = [-12, 12];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const mean = moved(Math.exp(middle)).reduce((sum, rate) => sum + rate, 0) / rates.length;
    if (mean < wanted) low = middle;
    else high = middle;
  }
  return moved(Math.exp(high));
}

/** Below this a result is flaky; from it on it is good. */
const GOOD = 0.97;

/** What a change does to the true rates: the mean falls by `drop`, or as near as the shape can. */
export const SHAPES: Readonly<
  Record<Shape, (random: Random, rates: Rates, drop: number) => Rates>
> = {
  /** Every result loses the same. */
  uniform: (_, rates, drop) => solve(rates, drop, (rate, size) => Math.max(0, rate - size)),
  /** Good results, in random order, go to 0 until the mean has lost enough. */
  'some broken': (random, rates, drop) => {
    const changed = [...rates];
    let left = drop * rates.length;
    for (const index of shuffled(random, rates.keys())) {
      if (left <= 0) break;
      if (rates[index] < GOOD) continue;
      changed[index] = Math.max(0, rates[index] - left);
      left -= rates[index];
    }
    return changed;
  },
  /** Only flaky results get worse, all by one factor. */
  flakier: (_, rates, drop) =>
    solve(rates, drop, (rate, size) => (rate < GOOD ? rate * (1 - size) : rate)),
};

/** The size in 0..1 at which the mean falls by `drop`, by bisection. */
function solve(rates: Rates, drop: number, change: (rate: number, size: number) => number): Rates {
  const lost = (size: number): number =>
    rates.reduce((sum, rate) => sum + rate - change(rate, size), 0) / rates.length;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (lost(middle) < drop) low = middle;
    else high = middle;
  }
  return rates.map((rate) => change(rate, high));
}

/**
 * The rates on one day of the provider's, which moves all tests at once.
 * @param days standard deviation of the shift, in logits; 0: all days are alike
 */
export function onSomeDay(random: Random, rates: Rates, days: number): Rates {
  if (days === 0) return rates;
  const odds = Math.exp(days * normal(random));
  return rates.map((rate) => (rate * odds) / (rate * odds + 1 - rate));
}

/**
 * One job's outcomes of every result, `repeats` each: 1 passed, 0 failed.
 * @param shared how much the repeats of one job have in common, 0..1: their intra-class correlation
 */
export function drawRun(random: Random, rates: Rates, repeats: number, shared = 0): Drawn {
  return rates.map((rate) => {
    const today = shared === 0 ? rate : rateToday(random, rate, shared);
    const outcomes: Outcome[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) outcomes.push(random() < today ? 1 : 0);
    return outcomes;
  });
}

/** The rate of one job, beta-distributed around the true one; with nothing but a shared cause it is 0 or 1. */
function rateToday(random: Random, rate: number, shared: number): number {
  if (shared >= 1 || rate <= 0 || rate >= 1) return random() < rate ? 1 : 0;
  const size = 1 / shared - 1;
  return beta(random, rate * size, (1 - rate) * size);
}

/** Gaps: every twentieth run is lost to a provider error (null), and every tenth result is missing from a job. */
export function withGaps(random: Random, run: Drawn): Job {
  return run.map((outcomes) =>
    random() < 0.1 ? [] : outcomes.map((outcome) => (random() < 0.05 ? null : outcome)),
  );
}
