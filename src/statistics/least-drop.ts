/**
 * What can a suite see? The smallest true drop of the pass rate that the comparison calls worse in so many of ten cases,
 * and the repeats that it takes to see a given one. Solved from the normal approximation of the shuffling test, with its
 * scores' weight of heavy losses (d1), and of the guard against days (d2); the larger of the two holds. Held against
 * simulations in design/trust.md.
 */
import { criticalDrop } from './guards.js';
import { ALPHA } from './levels.js';

/** What the least drop depends on. Rates and drops are shares, 0..1. */
interface Sight {
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
function leastDrop(sight: Sight): number {
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

/**
 * Quantiles of the normal distribution. Source: Wichura, Applied Statistics 37 (1988) 477-484, algorithm AS 241
 * (PPND16), exact to about 1e-16.
 */

const CENTRAL = [
  [
    3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125,
    45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
  ],
  [
    1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867,
    39307.89580009271061, 28729.085735721942674, 5226.495278852545925,
  ],
] as const;
const MIDDLE = [
  [
    1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504,
    1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833,
    7.7454501427834140764e-4,
  ],
  [
    1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455,
    0.14810397642748007459, 0.0151986665636164571966, 5.475938084995344946e-4,
    1.05075007164441684324e-9,
  ],
] as const;
const FAR = [
  [
    6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123,
    0.026532189526576123093, 0.0012426609473880784386, 2.71155556874348757815e-5,
    2.01033439929228813265e-7,
  ],
  [
    1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525,
    7.868691311456132591e-4, 1.8463183175100546818e-5, 1.4215117583164458887e-7,
    2.04426310338993978564e-15,
  ],
] as const;

/** The value that a normal variable stays below with the chance `p`, between 0 and 1, both excluded. */
function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRAL, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const value = r <= 5 ? ratio(MIDDLE, r - 1.6) : ratio(FAR, r - 5);
  return Math.sign(q) * value;
}

function ratio([above, below]: readonly [readonly number[], readonly number[]], x: number): number {
  return polynomial(above, x) / polynomial(below, x);
}

/** Coefficients from the constant one on. */
function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

// How many repeats would show a drop, once the base runs have as many? Both sides sharpen then; what the base branch
// moves by from day to day does not, and more repeats do not help against it.

/** Beyond these nobody would pay for it. */
export const MOST_REPEATS = 20;
/** "In 4 of 5 cases". */
export const POWER = 0.8;

/** Rates, drops and variances are of shares, 0..1. */
export interface Seen {
  /** The drop that is to be seen. */
  readonly drop: number;
  /** Mean variance of a test's single answer. */
  readonly v: number;
  /** Mean pass rate of the base. */
  readonly m: number;
  /** Results compared. */
  readonly N: number;
  /** Base runs, 1 or more. */
  readonly B: number;
  /** Variance between days. */
  readonly tau2: number;
  /** The level of the test. Default: .01, that of a suite which shares it with no other question. */
  readonly alpha?: number | undefined;
}

interface RepeatsToSee {
  /** 1 to 20; undefined where even 20 are not enough. */
  readonly repeats: number | undefined;
  /** Runs of the whole suite, with those repeats. */
  readonly calls: number | undefined;
  /** What those repeats show, or 20. */
  readonly least: number;
}

export function repeatsToSee(seen: Seen): RepeatsToSee {
  const leastOf = (r: number): number => leastWith(seen, { r, nb: seen.B * r, B: seen.B });
  for (let r = 1; r <= MOST_REPEATS; r += 1) {
    const least = leastOf(r);
    if (least <= seen.drop) return { repeats: r, calls: seen.N * r, least };
  }
  return { repeats: undefined, calls: undefined, least: leastOf(MOST_REPEATS) };
}

/** Whether days alone move the base branch by so much that no number of repeats shows the drop. */
export function daysHide({ drop, B, tau2 }: Pick<Seen, 'drop' | 'B' | 'tau2'>): boolean {
  return criticalDrop(B, 0, tau2) >= drop;
}

/** The least drop with r repeats here and nb answers on the base, of B of its runs. */
export function leastWith(
  { v, m, N, tau2, alpha = ALPHA }: Omit<Seen, 'drop' | 'B'>,
  { r, nb, B }: { readonly r: number; readonly nb: number; readonly B: number },
): number {
  const critical = criticalDrop(B, (v * (1 / r + 1 / nb)) / N, tau2);
  return leastDrop({ v, m, N, r, nb, critical, alpha, power: POWER });
}
