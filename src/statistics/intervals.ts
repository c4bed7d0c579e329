/** What both sides of a comparison answered, and how sure the rates are that follow from it. */
import { mean, sum } from '../basics/basics.js';

// What a comparison is made of: the outcomes of one test with one model on the base branch and in this run.

/** Base runs that are remembered. */
export const MAX_RUNS = 10;

/** 1: passed, 0: failed. A run that ended with a provider error has no outcome and is left out by the caller. */
export type Outcome = 0 | 1;

/** One job's outcomes of one test with one model, in the order of its repeats. */
export type RunOutcomes = readonly Outcome[];

/** One test with one model, as both sides answered it. Request and checks must be the same in all base runs. */
export interface ComparedResult {
  /**
   * The base branch's runs, newest first. A run that does not have this result is empty where the place of a run in the
   * list says which one it is (the guard against days compares runs over all results), else it may be left out.
   */
  readonly base: readonly RunOutcomes[];
  /** This run, and with it the other attempts at the same commit, newest first: nobody can re-run until it is green. */
  readonly head: readonly RunOutcomes[];
  /** Temperature 0 or a seed: however often it is asked, a run is one answer. */
  readonly deterministic: boolean;
}

/** Both sides of one result, pooled: k passes of n runs, b for base and h for head. All are whole numbers, k <= n. */
export interface Counts {
  readonly kb: number;
  readonly nb: number;
  readonly kh: number;
  readonly nh: number;
}

/** The same as counts, all runs and attempts of a side taken together. */
export function pooledCounts({ base, head }: ComparedResult): Counts {
  return { kb: passesIn(base), nb: runsIn(base), kh: passesIn(head), nh: runsIn(head) };
}

/**
 * One run a side, as a deterministic result counts: the newest base run that has an outcome, and of the attempts at the
 * head the oldest, since re-running until it is green must not help; both cut to the same number of repeats, the first ones.
 */
export function oneRunASide({ base, head }: ComparedResult): Counts {
  const newest = base.find((run) => run.length > 0) ?? [];
  const first = head.findLast((run) => run.length > 0) ?? [];
  const n = Math.min(newest.length, first.length);
  return { kb: passesOf(newest, n), nb: n, kh: passesOf(first, n), nh: n };
}

/** The same as one answer a side: k is the share of its repeats that passed, 0..1. */
function oneAnswerASide(result: ComparedResult): Counts {
  const { kb, nb, kh, nh } = oneRunASide(result);
  return {
    kb: nb === 0 ? 0 : kb / nb,
    nb: Math.min(1, nb),
    kh: nh === 0 ? 0 : kh / nh,
    nh: Math.min(1, nh),
  };
}

/** What the bound of the drop takes: all repeats, or one answer a side. */
export function countsForRate(result: ComparedResult): Counts {
  return result.deterministic ? oneAnswerASide(result) : pooledCounts(result);
}

/** What labels take: all repeats, or one answer a side, which passed where all its repeats did. */
export function countsForLabel(result: ComparedResult): Counts {
  if (!result.deterministic) return pooledCounts(result);
  const { kb, nb, kh, nh } = oneAnswerASide(result);
  return { kb: Math.floor(kb), nb, kh: Math.floor(kh), nh };
}

/** Whether both sides have an outcome at all. */
export function hasBothSides({ nb, nh }: Counts): boolean {
  return nb > 0 && nh > 0;
}

/** How many of the first `length` outcomes passed. */
export function passesOf(outcomes: RunOutcomes, length = outcomes.length): number {
  let passes = 0;
  for (let index = 0; index < length; index += 1) passes += outcomes[index] ?? 0;
  return passes;
}

function passesIn(runs: readonly RunOutcomes[]): number {
  return runs.reduce((passes, outcomes) => passes + passesOf(outcomes), 0);
}

function runsIn(runs: readonly RunOutcomes[]): number {
  return runs.reduce((all, outcomes) => all + outcomes.length, 0);
}

/** The same function, asked once for all that has the same key: hundreds of results have few different ones. */
export function oncePer<Asked, T>(
  keyOf: (asked: Asked) => string,
  compute: (asked: Asked) => T,
): (asked: Asked) => T {
  const known = new Map<string, { readonly value: T }>();
  return (asked) => {
    const key = keyOf(asked);
    const found = known.get(key) ?? { value: compute(asked) };
    known.set(key, found);
    return found.value;
  };
}

/** A function of counts, asked once for all results that have the same. */
export function oncePerCounts<T>(compute: (counts: Counts) => T): (counts: Counts) => T {
  return oncePer(({ kb, nb, kh, nh }) => `${kb}/${nb} ${kh}/${nh}`, compute);
}

// The one way in which a p-value is compared with a limit.

/** 1/20 computed in floating point counts as at most .05. */
export const TOLERANCE = 1e-12;

/** Whether `p` is at most `limit`, both 0..1, rounding errors aside. */
export function atMost(p: number, limit: number): boolean {
  return p <= limit + TOLERANCE;
}

/** The 97.5 % quantile of the normal distribution: two-sided 95 %. */
export const Z_95 = 1.959963984540054;

// Wilson's score interval. Source: Wilson, Journal of the American Statistical Association 22 (1927) 209-212.

/**
 * The 95 % interval of a share (0..1) seen in a sample of `n`, which need not be whole; right also for few and for
 * shares near 0 and 1, where the plain normal interval is not. 0 to 1 where n is 0, whatever the share:
 * nothing is known. `z`: of another confidence.
 */
export function wilson(share: number, n: number, z = Z_95): Bounds {
  if (n <= 0) return { low: 0, high: 1 };
  const square = z * z;
  const scale = 1 + square / n;
  const center = share + square / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return {
    low: share <= 0 ? 0 : Math.max(0, (center - spread) / scale),
    high: share >= 1 ? 1 : Math.min(1, (center + spread) / scale),
  };
}

// The binomial distribution: of `n` answers, each passing with the chance `p`, how many pass? And the exact bounds that
// follow from it. Source: Clopper and Pearson, Biometrika 26 (1934) 404-413.

/** Halvings of 0..1 until the bound is as exact as a double can say. */
const HALVINGS = 60;
/** Terms below this share of the sum no longer change it. */
const NEGLIGIBLE = 1e-20;

/** P(X <= k), 0..1, for X binomial(n, p). `k` and `n` are whole numbers from 0 on; p is 0..1. */
function binomialAtMost(k: number, n: number, p: number): number {
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

// How often does it work several times in a row? pass^k is the share of tests of which k tries in a row would all pass,
// pass@k the share of which at least one of k would. From c passes of n repeats, without bias: C(c, k) / C(n, k) and
// 1 - C(n - c, k) / C(n, k); the mean over the tests. (The k-th power of the pass rate is not the same: it takes all
// tests to be alike.) Sources: Chen et al., arXiv 2107.03374 (pass@k); Yao et al., arXiv 2406.12045 (pass^k).

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

interface Reliability {
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

// The drop of the pass rate and its 90 % two-sided interval (so each end is a one-sided 95 % bound): Newcombe's hybrid
// of two Wilson score intervals,
//
// U = D + sqrt((ub - pb)^2 + (ph - lh)^2),   L = D - sqrt((pb - lb)^2 + (uh - ph)^2)
//
// with p the mean of the results' pass rates on a side and n = N^2 / sum(1 / n_i), the size of one sample with the
// same variance. Sources: Newcombe, Statistics in Medicine 17 (1998) 873-890, method 10; Wilson, JASA 22 (1927) 209.

/** The 95 % quantile of the normal distribution. */
const Z = 1.6448536269514722;

/** Shares of 0..1; a drop is -1..1, positive where the head is worse. */
interface DropBound {
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
  const { base, head, drop } = sidesOf(results);
  return {
    baseRate: base.value,
    headRate: head.value,
    drop,
    upper: drop + Math.hypot(base.high - base.value, head.value - head.low),
    lower: drop - Math.hypot(base.value - base.low, head.high - head.value),
  };
}

function sidesOf(results: readonly Counts[]): {
  readonly base: ShareEstimate;
  readonly head: ShareEstimate;
  readonly drop: number;
} {
  const base = side(results.map(({ kb, nb }) => [kb, nb]));
  const head = side(results.map(({ kh, nh }) => [kh, nh]));
  return { base, head, drop: base.value - head.value };
}

/**
 * The 90 % interval of the drop as people read it. Each side answers the same tests, so what the tests differ by is in
 * both rates and not in the drop: Newcombe's interval for paired data, with the covariance of the results' rates as the
 * sides' correlation. Between two days a drop also moves by a day. Source: Newcombe, Statistics in Medicine 17 (1998)
 * 2635-2650, method 10.
 * @param dayVariance of the drop between days, from 0 on
 */
export function differenceBounds(results: readonly Counts[], dayVariance: number): Bounds {
  const { base, head, drop } = sidesOf(results);
  const [there, here] = [base.value, head.value];
  const spread = Math.sqrt(there * (1 - there) * here * (1 - here));
  const shared = mean(results.map(({ kb, nb, kh, nh }) => (kb / nb) * (kh / nh)));
  const covariance = shared - there * here;
  const correlation = spread === 0 ? 0 : Math.min(1, Math.max(0, covariance / spread));
  // Both bound the variance from above: the second is less where one side has many more answers than the other, and
  // follows from Cauchy's inequality, since the tests spread on each side by the correlation's square or more.
  const reach = (one: number, other: number): number => {
    const apart = one ** 2 + other ** 2;
    const paired = Math.min(apart - 2 * correlation * one * other, apart * (1 - correlation ** 2));
    return Math.sqrt(paired + Z ** 2 * Math.max(0, dayVariance));
  };
  return {
    low: Math.max(-1, drop - reach(there - base.low, head.high - here)),
    high: Math.min(1, drop + reach(base.high - there, here - head.low)),
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

/** The mean rate of one side, and its interval, each end with 95 % confidence. */
function side(results: readonly (readonly [passes: number, runs: number])[]): ShareEstimate {
  const value = mean(results.map(([passes, runs]) => passes / runs));
  return { value, ...wilson(value, sizeOf(results.map(([, runs]) => runs)), Z) };
}

/**
 * Of runs, whose repeats depend on their test.
 * @param shares of each result that passed, 0 to 1; at least one
 * @param value where results have unequal numbers of runs, the share of all runs
 */
export function rateOfRuns(shares: readonly number[], value = mean(shares)): ShareEstimate {
  return { value, ...wilson(value, effectiveSize(shares)) };
}

// Would a re-run of the same suite decide a pass-rate gate otherwise? True pass rates are taken to be beta-distributed
// over the results: mean mu = (sum k + .5) / (sum n + 1), intra-class correlation rho from the grid .05, .10 ... .95 that
// maximises the beta-binomial likelihood + ln rho + 1.5 ln(1 - rho). With a = mu (1/rho - 1), b = (1 - mu)(1/rho - 1), a
// result with k passes of n passes at least w of another m repeats with the chance
//
//     q = sum over j = w .. m of C(m, j) B(a + k + j, b + n - k + m - j) / B(a + k, b + n - k)
//
// and the number of results that pass is Poisson-binomial. This run's outcomes only, never the base branch's.
// Sources: Skellam, JRSS B 10 (1948) 257-261 (beta-binomial); design/trust.md, which has its calibration.

/** One result's genuine outcomes in this run. */
interface RerunResult {
  /** 0..n. */
  readonly k: number;
  readonly n: number;
  /** Repeats of it in a re-run, where they are not those of all others. */
  readonly repeats?: number | undefined;
  /** So many of its repeats must pass, 1 or more. Default: all. */
  readonly mustPass?: number | undefined;
}

interface RerunEstimate {
  /** Intra-class correlation of the fit, .05..0.95. */
  readonly rho: number;
  /** The chance that a re-run passes the gate, 0..1. */
  readonly passes: number;
}

const GRID = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);

/**
 * The chance that a re-run with `repeats` a result passes a gate that needs `need` results to pass.
 * Undefined without results.
 */
export function rerunPasses(
  results: readonly RerunResult[],
  repeats: number,
  need: number,
): RerunEstimate | undefined {
  const best = bestFit(results);
  if (best === undefined) return undefined;
  const chances = results.map((result) => passesAgain(result, result.repeats ?? repeats, best));
  return { rho: best.rho, passes: chanceOfAtLeastPassing(chances, need) };
}

function bestFit(results: readonly RerunResult[]): Fit | undefined {
  const [first, ...others] = GRID.map((rho) => fit(results, rho));
  if (results.length === 0 || first === undefined) return undefined;
  return others.reduce((found, next) => (next.fitness > found.fitness ? next : found), first);
}

interface Fit {
  readonly rho: number;
  readonly a: number;
  readonly b: number;
  readonly fitness: number;
}

function fit(results: readonly RerunResult[], rho: number): Fit {
  const passed = sum(results.map(({ k }) => k));
  const runs = sum(results.map(({ n }) => n));
  const mu = (passed + 0.5) / (runs + 1);
  const a = mu * (1 / rho - 1);
  const b = (1 - mu) * (1 / rho - 1);
  const prior = Math.log(rho) + 1.5 * Math.log(1 - rho);
  const likelihood = sum(results.map((result) => logLikelihood(result, a, b)));
  return { rho, a, b, fitness: likelihood + prior };
}

/** ln (B(a + k, b + n - k) / B(a, b)): the binomial coefficient does not depend on rho. */
function logLikelihood({ k, n }: RerunResult, a: number, b: number): number {
  return logRising(a, k) + logRising(b, n - k) - logRising(a + b, n);
}

/** ln (x (x + 1) ... (x + count - 1)). */
function logRising(x: number, count: number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += Math.log(x + index);
  return sum;
}

/** Repeat by repeat: the chance of so many failures, as far as the result passes with them. */
function passesAgain({ k, n, mustPass }: RerunResult, repeats: number, { a, b }: Fit): number {
  const allowed = repeats - Math.min(repeats, mustPass ?? repeats);
  let byFailures = [1, ...new Array<number>(allowed).fill(0)];
  for (let done = 0; done < repeats; done += 1) {
    const passing = (failures: number): number => (a + k + done - failures) / (a + b + n + done);
    byFailures = byFailures.map((chance, failures) => {
      const failedNow = (byFailures[failures - 1] ?? 0) * (1 - passing(failures - 1));
      return chance * passing(failures) + failedNow;
    });
  }
  return sum(byFailures);
}

/**
 * P(at least `need` of independent events happen): Poisson-binomial, one event at a time. Counted are those that do not
 * happen, of which a gate allows few: what passes that many is let go, so that 10,000 results cost no more than a blink.
 */
function chanceOfAtLeastPassing(chances: readonly number[], need: number): number {
  const allowed = chances.length - Math.max(0, need);
  if (allowed < 0) return 0;
  const missed = new Float64Array(allowed + 1);
  missed[0] = 1;
  for (const chance of chances) {
    for (let count = allowed; count > 0; count -= 1) {
      missed[count] = (missed[count] ?? 0) * chance + (missed[count - 1] ?? 0) * (1 - chance);
    }
    missed[0] *= chance;
  }
  return Math.min(
    1,
    missed.reduce((total, chance) => total + chance, 0),
  );
}
