/**
 * The binomial distribution: of `n` answers, each passing with the chance `p`, how many pass? And the exact bounds that
 * follow from it. Source: Clopper and Pearson, Biometrika 26 (1934) 404-413.
 */

/** Halvings of 0..1 until the bound is as exact as a double can say. */
const HALVINGS = 60;
/** Terms below this share of the sum no longer change it. */
const NEGLIGIBLE = 1e-20;

/** P(X <= k), 0..1, for X binomial(n, p). `k` and `n` are whole numbers from 0 on; p is 0..1. */
export function binomialAtMost(k: number, n: number, p: number): number {
  if (k >= n || p <= 0) return 1;
  if (k < 0 || p >= 1) return 0;
  const mean = Math.min(n, Math.floor((n + 1) * p));
  // Outwards from the likeliest number, by the ratio of neighbours: no coefficient overflows.
  const up = (x: number): number => ((n - x) / (x + 1)) * (p / (1 - p));
  const below = weights({ from: mean, to: 0, ratio: (x) => 1 / up(x - 1) }, k);
  const above = weights({ from: mean, to: n, ratio: up }, k);
  const total = 1 + below.all + above.all;
  const wanted = (mean <= k ? 1 : 0) + below.wanted + above.wanted;
  return Math.min(1, wanted / total);
}

/** P(X >= k), 0..1. */
export function binomialAtLeast(k: number, n: number, p: number): number {
  return binomialAtMost(n - k, n, 1 - p);
}

interface Side {
  /** The likeliest number, whose weight is 1. */
  readonly from: number;
  readonly to: number;
  /** The weight of the next number over that of x. */
  readonly ratio: (x: number) => number;
}

/** The sum of the weights of one side, without its start; `wanted`: of the numbers up to k. */
function weights({ from, to, ratio }: Side, k: number): { all: number; wanted: number } {
  const step = to < from ? -1 : 1;
  let all = 0;
  let wanted = 0;
  let weight = 1;
  for (let x = from; x !== to; x += step) {
    weight *= ratio(x);
    all += weight;
    if (x + step <= k) wanted += weight;
    if (weight < NEGLIGIBLE * wanted || (weight < NEGLIGIBLE * all && x + step > k)) break;
  }
  return { all, wanted };
}

/** Bounds of a true share, 0..1. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * One-sided exact bounds of the true share behind `passes` of `n`: the share is at least `low`, and at most `high`,
 * each with 95 % confidence (both together: 90 %). Nothing known (n = 0): 0 and 1.
 */
export function clopperPearson(passes: number, n: number): Bounds {
  return { low: lowBound(passes, n), high: highBound(passes, n) };
}

/** The lower bound alone, for half the work. */
export function lowBound(passes: number, n: number): number {
  return passes <= 0 ? 0 : bisect((p) => binomialAtLeast(passes, n, p) <= ERROR);
}

/** The upper bound alone, for half the work. */
export function highBound(passes: number, n: number): number {
  return passes >= n ? 1 : bisect((p) => binomialAtMost(passes, n, p) > ERROR);
}

/** One-sided. */
const ERROR = 0.05;

/** The largest share for which `holds` is true: true from 0 up to it, false above. */
function bisect(holds: (p: number) => boolean): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
