/**
 * What can a suite see? The smallest true drop of the pass rate that the comparison calls worse in so many of ten cases,
 * and the repeats that it takes to see a given one. Solved from the normal approximation of the shuffling test, with its
 * scores' weight of heavy losses (d1), and of the guard against days (d2); the larger of the two holds. Held against
 * simulations in docs/trust.md.
 */
import { normalQuantile } from './normal.js';

/** What the least drop depends on. Rates and drops are shares, 0..1. */
export interface Sight {
  /** Variance of one answer of a test, about its own rate: mean over the tests; at least .5 / (N nb). */
  readonly v: number;
  /** Mean pass rate of the base. */
  readonly m: number;
  /** Results compared. */
  readonly N: number;
  /** Repeats of each of them here. */
  readonly r: number;
  /** Answers of each of them on the base. */
  readonly nb: number;
  /** The drop that the guard against days asks for; 0 where there is no guard. */
  readonly critical: number;
  /** The level of the test, e.g. .01. */
  readonly alpha: number;
  /** In how many of all cases the drop is to be noticed, e.g. .8. */
  readonly power: number;
}

/**
 * The least drop that is noticed, a share: finite and above 0 for every suite. Where it is above `m`, not even the loss of
 * all that passes on the base would be noticed (see `noticedDrop`).
 */
export function leastDrop(sight: Sight): number {
  return Math.max(leastByShuffling(sight), leastByGuard(sight));
}

/** The same for people: undefined where no drop is noticed, since no more can go than passes on the base. */
export function noticedDrop(sight: Sight): number | undefined {
  const least = leastDrop(sight);
  return least <= sight.m ? least : undefined;
}

function leastByShuffling({ v, m, N, r, nb, alpha, power }: Sight): number {
  const za = normalQuantile(1 - alpha);
  const zb = normalQuantile(power);
  const Z = za + zb;
  const A = 1 + (Z * ((za * r) / (nb * (r + nb)) + zb / r)) / N;
  const Q = (Z * (2 * m - 1) * (za / nb + zb / r)) / N;
  const C = (Z * Z * v * (1 / r + 1 / nb)) / N;
  return (Q + Math.sqrt(Q * Q + 4 * A * C)) / (2 * A) + 1 / (N * (r + nb - 1));
}

/**
 * The larger root of (d - c)^2 = zb^2 times the variance of the drop that is seen, which has the head's own rate m - d in
 * it. Where little passes on the base, that variance has come down to nothing before d is c: whatever is lost beyond c is
 * seen then, and there is no root, or none from c on.
 */
function leastByGuard({ v, m, N, r, nb, critical, power }: Sight): number {
  if (critical === 0) return 0;
  const zb = normalQuantile(power);
  const g = (zb * zb) / (r * N);
  const Q = 2 * critical + g * (2 * m - 1);
  const rest = critical * critical - (zb * zb * v * (1 / r + 1 / nb)) / N;
  const discriminant = Math.max(0, Q * Q - 4 * (1 + g) * rest);
  return Math.max(critical, (Q + Math.sqrt(discriminant)) / (2 * (1 + g)));
}
