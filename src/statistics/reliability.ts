/**
 * How often does it work several times in a row? pass^k is the share of tests of which k tries in a row would all pass,
 * pass@k the share of which at least one of k would. From c passes of n repeats, without bias: C(c, k) / C(n, k) and
 * 1 - C(n - c, k) / C(n, k); the mean over the tests. (The k-th power of the pass rate is not the same: it takes all
 * tests to be alike.) Sources: Chen et al., arXiv 2107.03374 (pass@k); Yao et al., arXiv 2406.12045 (pass^k).
 */
import type { Bounds } from './binomial.js';
import { wilson } from './wilson.js';
import { mean, sum } from '../basics/numbers.js';

/** One test x model: passes of n repeats, 0 <= c <= n. */
export interface Repeats {
  readonly passes: number;
  readonly repeats: number;
}

/**
 * A share, 0..1, with its 95 % interval: of these very tests, were they asked again. It holds their true share in 95 %
 * of cases where all are alike, in 97 to 100 where they differ, and that of tests drawn likewise only in 88 to 90, so
 * nothing is said of those.
 */
export interface ShareEstimate extends Bounds {
  readonly value: number;
}

export interface Reliability {
  /** Results with at least k repeats: the others cannot say. */
  readonly used: number;
  /** pass^k. */
  readonly all: ShareEstimate;
  /** pass@k. */
  readonly any: ShareEstimate;
}

/** Undefined where no result has k repeats. `k` is a whole number from 1 on. */
export function reliability(results: readonly Repeats[], k: number): Reliability | undefined {
  const usable = results.filter(({ repeats }) => repeats >= k);
  if (usable.length === 0) return undefined;
  const all = usable.map(({ passes, repeats }) => allOf(passes, repeats, k));
  const any = usable.map(({ passes, repeats }) => 1 - allOf(repeats - passes, repeats, k));
  return { used: usable.length, all: meanOf(all), any: meanOf(any) };
}

/** The chance that k of n repeats, drawn without putting back, are all among the c: C(c, k) / C(n, k). */
function allOf(c: number, n: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, c - drawn) / (n - drawn);
  return chance;
}

/** The mean with Wilson's interval. */
function meanOf(shares: readonly number[]): ShareEstimate {
  const value = mean(shares);
  return { value, ...wilson(value, effectiveSize(shares)) };
}

const NO_VARIANCE = 1e-20;

/** How many tests would vary as much as these shares (0..1, one a test) if each said only yes or no. */
export function effectiveSize(shares: readonly number[]): number {
  const count = shares.length;
  const value = mean(shares);
  const squares = sum(shares.map((share) => (share - value) ** 2));
  const variance = count > 1 ? squares / (count * (count - 1)) : 0;
  // Equal shares such as 14/15 differ from their mean by what doubles leave over.
  return variance < NO_VARIANCE ? count : Math.max(count - 1, (value * (1 - value)) / variance);
}
