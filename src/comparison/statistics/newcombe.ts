/**
 * The drop of the pass rate and its 90 % two-sided interval (so each end is a one-sided 95 % bound): Newcombe's hybrid
 * of two Wilson score intervals,
 *
 *     U = D + sqrt((ub - pb)^2 + (ph - lh)^2),   L = D - sqrt((pb - lb)^2 + (uh - ph)^2)
 *
 * with p the mean of the results' pass rates on a side and n = N^2 / sum(1 / n_i), the size of one sample with the
 * same variance. Sources: Newcombe, Statistics in Medicine 17 (1998) 873-890, method 10; Wilson, JASA 22 (1927) 209.
 */
import { effectiveSize } from '../../statistics/reliability.js';
import type { Counts } from '../compared-result.js';
import { sum } from '../../basics/numbers.js';

/** The 95 % quantile of the normal distribution. */
const Z = 1.6448536269514722;

/** Shares of 0..1; a drop is -1..1, positive where the head is worse. */
export interface DropBound {
  readonly baseRate: number;
  readonly headRate: number;
  readonly drop: number;
  /** The drop is below this, with 95 % confidence. */
  readonly upper: number;
  /** The drop is above this, with 95 % confidence. */
  readonly lower: number;
}

/** The drop over all results, each with at least one run on both sides. Undefined without results. */
export function dropBound(results: readonly Counts[]): DropBound | undefined {
  if (results.length === 0) return undefined;
  const base = side(results.map(({ kb, nb }) => [kb, nb]));
  const head = side(results.map(({ kh, nh }) => [kh, nh]));
  const drop = base.rate - head.rate;
  return {
    baseRate: base.rate,
    headRate: head.rate,
    drop,
    upper: drop + Math.hypot(base.upper - base.rate, head.rate - head.lower),
    lower: drop - Math.hypot(base.rate - base.lower, head.upper - head.rate),
  };
}

/**
 * For the interval of each side's rate, which stands beside other rates of runs: as many answers as vary like these
 * results do. The bound of the drop takes the runs' own number instead.
 */
export function sampleSizes(results: readonly Counts[]): {
  readonly baseAnswers: number;
  readonly headAnswers: number;
} {
  return {
    baseAnswers: effectiveSize(results.map(({ kb, nb }) => kb / nb)),
    headAnswers: effectiveSize(results.map(({ kh, nh }) => kh / nh)),
  };
}

/** N^2 / sum(1 / n_i). */
function sizeOf(runs: readonly number[]): number {
  return runs.length ** 2 / sum(runs.map((n) => 1 / n));
}

interface Side {
  readonly rate: number;
  readonly lower: number;
  readonly upper: number;
}

function side(results: readonly (readonly [passes: number, runs: number])[]): Side {
  let rates = 0;
  for (const [passes, runs] of results) rates += passes / runs;
  const rate = rates / results.length;
  const n = sizeOf(results.map(([, runs]) => runs));
  const z2 = Z * Z;
  const centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z / (1 + z2 / n)) * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  return { rate, lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) };
}
