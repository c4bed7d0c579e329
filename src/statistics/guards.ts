/**
 * When a drop counts: the guard against days, the level that all questions and looks of a run share, and the least drop
 * that would be noticed.
 */
import { mean, sum } from '../basics/basics.js';
import { atMost, type ComparedResult, passesOf, type RunOutcomes, TOLERANCE } from './intervals.js';

// The guard against days. A provider's day moves all tests at once: shuffling alone would call that "worse" in up to 13
// of 100 unchanged suites. So a drop must also exceed what the base branch's own runs move by from day to day.
//
//     c = t(.985; 7 + B) * sqrt(noise of the repeats + tau2 (1 + 1/B))
//
// with B base runs and tau2 the variance between days, for which an ordinary day weighs as four further base runs. Where
// tests that the change does not touch were asked too, they have seen the same day, and may do better than c.
// Sources: the project's simulations (design/trust.md); Welch, Biometrika 34 (1947) 28-35, for the shape.

/** The .985 quantile of Student's t with 8, 9 ... 17 degrees of freedom: of 1 to 10 base runs. */
const T_QUANTILES = [
  2.633814, 2.573804, 2.527484, 2.490664, 2.4607, 2.435845, 2.414898, 2.397005, 2.381545, 2.368055,
];
/** The .985 quantile of the normal distribution. */
const Z = 2.1700903775845606;
/** An ordinary day moves a result's log-odds by this (standard deviation), so its pass rate by this times its variance. */
export const ORDINARY_DAY = 0.3;
/** An ordinary day moves a judge's mean score by this. */
const ORDINARY_JUDGE_DAY = 0.01;
/** As how many base runs an ordinary day weighs, and the degrees of freedom that it adds. */
const DAY_WEIGHT = 4;

/** One result: passes and repeats of each base run, newest first, null where a run does not hold it, and of the head. */
interface GuardedResult {
  readonly base: readonly (readonly [k: number, n: number] | null)[];
  readonly head: readonly [k: number, n: number];
}

/** A drop held against what it must exceed; both are shares (or judge scores), -1..1. */
export interface Guard {
  /** c: what the base branch itself moves by. */
  readonly critical: number;
  readonly drop: number;
  readonly passes: boolean;
}

export interface DayGuard extends Guard {
  /** B: base runs that hold at least half of the results. */
  readonly runs: number;
  /** Mean variance of a result's single outcome. */
  readonly q: number;
  /** Variance of the base runs' means. */
  readonly s2: number;
  /** Variance between days. */
  readonly tau2: number;
  /** Single answers show no variance, so `q` is an upper bound of it. */
  readonly isBound?: true | undefined;
}

/** What the guards need of a set of results. */
interface Noise {
  readonly results: number;
  /** Mean pass rate of the base. */
  readonly rate: number;
  readonly q: number;
  /** Mean of 1 / repeats, of the head and of all base runs together. */
  readonly h: number;
  readonly b: number;
  readonly drop: number;
}

/** What varies by itself: a result of temperature 0 shows no noise to measure a day by. */
function guarded(results: readonly ComparedResult[]): readonly GuardedResult[] {
  return results
    .filter(({ deterministic }) => !deterministic)
    .map(({ base, head }) => ({
      base: base.map((run) => (run.length === 0 ? null : passesAndRepeats(run))),
      head: passesAndRepeats(head.flat()),
    }));
}

function passesAndRepeats(run: RunOutcomes): readonly [k: number, n: number] {
  return [passesOf(run), run.length];
}

/**
 * The guard over these results, which have both sides. Those of temperature 0 and those with fewer than two base repeats
 * are left out, unless all others have: then the base's mean rate bounds how much an answer varies. Undefined (days are
 * unknown) where less than half is left, or where no base run holds half of it.
 */
export function dayGuard(compared: readonly ComparedResult[]): DayGuard | undefined {
  const all = guarded(compared);
  const spread = all.filter(showsSpread);
  const isBound = spread.length === 0;
  const results = isBound ? all.filter(isOnBase) : spread;
  if (results.length === 0 || results.length * 2 < compared.length) return undefined;
  const noise = isBound ? boundOf(results) : noiseOf(results);
  const runs = runsOf(
    results.map(({ base }) => base.map((run) => (run === null ? undefined : run[0] / run[1]))),
  );
  if (runs.length === 0) return undefined;
  const s2 = varianceOf(runs.map(({ mean }) => mean));
  const inverse = runs.map(({ index, holders }) =>
    meanOf(holders.map((at) => 1 / (results[at]?.base[index]?.[1] ?? 1))),
  );
  const e = noise.q * meanOf(inverse.map((each, at) => each / (runs[at]?.holders.length ?? 1)));
  const tau2 = betweenDays(runs.length, s2 - e, ORDINARY_DAY * noise.q);
  const variance = (noise.q * (noise.h + noise.b)) / results.length;
  const critical = criticalDrop(runs.length, variance, tau2);
  const { q, drop } = noise;
  const guard = { runs: runs.length, q, s2, tau2, critical, drop, passes: exceeds(drop, critical) };
  return isBound ? { ...guard, isBound } : guard;
}

interface OthersGuard extends Guard {
  /** How much more the touched tests move on a day than the untouched ones. */
  readonly lambda: number;
}

/**
 * The guard by the tests that the change does not touch: the drop less theirs. Undefined where they cannot say anything:
 * there are none, or none of them has ever failed.
 */
export function othersGuard(
  allTouched: readonly ComparedResult[],
  allUntouched: readonly ComparedResult[],
): OthersGuard | undefined {
  const touched = guarded(allTouched).filter(showsSpread);
  const untouched = guarded(allUntouched).filter(showsSpread);
  if (touched.length === 0 || untouched.length === 0) return undefined;
  const own = noiseOf(touched);
  const others = noiseOf(untouched);
  if (others.q === 0) return undefined;
  const lambda = own.q / others.q;
  const critical =
    Z *
    Math.sqrt(
      (own.q * (own.h + own.b)) / own.results +
        (lambda * lambda * others.q * (others.h + others.b)) / others.results,
    );
  const drop = own.drop - lambda * others.drop;
  return { lambda, critical, drop, passes: exceeds(drop, critical) };
}

/** One result's mean judge score in each base run, newest first, and in the head. */
interface GuardedScores {
  readonly base: readonly (number | undefined)[];
  readonly head: number;
}

interface JudgeGuard extends Guard {
  readonly runs: number;
  readonly tau2: number;
}

/** The same for judge scores (0..1); undefined with fewer than two base runs, which cannot show how much they move. */
export function judgeGuard(results: readonly GuardedScores[]): JudgeGuard | undefined {
  const runs = runsOf(results.map(({ base }) => base));
  if (runs.length < 2) return undefined;
  const known = results.map(({ base }) => base.filter((value) => value !== undefined));
  const v = sum(known.map(varianceOf)) / results.length ** 2;
  const drop = meanOf(results.map(({ head }, at) => meanOf(known[at] ?? []) - head));
  const s2 = varianceOf(runs.map(({ mean }) => mean));
  const tau2 = betweenDays(runs.length, s2 - v, ORDINARY_JUDGE_DAY);
  const critical = criticalDrop(runs.length, v * (1 + 1 / runs.length), tau2);
  return { runs: runs.length, tau2, critical, drop, passes: exceeds(drop, critical) };
}

/** One base repeat alone says nothing of how much it varies. */
function showsSpread(result: GuardedResult): boolean {
  return repeatsOf(result) >= 2;
}

function isOnBase(result: GuardedResult): boolean {
  return repeatsOf(result) > 0;
}

function repeatsOf({ base }: GuardedResult): number {
  return sum(base.map((run) => run?.[1] ?? 0));
}

/** As if every result answered like their mean: no mix of them varies more. */
function boundOf(results: readonly GuardedResult[]): Noise {
  const noise = noiseOf(results);
  return { ...noise, q: noise.rate * (1 - noise.rate) };
}

function noiseOf(results: readonly GuardedResult[]): Noise {
  const sides = results.map(({ base, head: [kh, nh] }) => {
    const known = base.filter((run) => run !== null);
    const passes = known.reduce((sum, [k]) => sum + k, 0);
    const repeats = known.reduce((sum, [, n]) => sum + n, 0);
    const rate = passes / repeats;
    const spread = repeats < 2 ? 0 : (rate * (1 - rate) * repeats) / (repeats - 1);
    return { rate, spread, base: 1 / repeats, head: 1 / nh, drop: rate - kh / nh };
  });
  return {
    results: results.length,
    rate: meanOf(sides.map(({ rate }) => rate)),
    q: meanOf(sides.map(({ spread }) => spread)),
    h: meanOf(sides.map(({ head }) => head)),
    b: meanOf(sides.map(({ base }) => base)),
    drop: meanOf(sides.map(({ drop }) => drop)),
  };
}

interface BaseRun {
  readonly index: number;
  /** Positions of the results that it holds. */
  readonly holders: readonly number[];
  /** How far its results lie from their own means, on average. */
  readonly mean: number;
}

/** The base runs that hold at least half of the results. */
function runsOf(results: readonly (readonly (number | undefined)[])[]): readonly BaseRun[] {
  const means = results.map((runs) => meanOf(runs.filter((value) => value !== undefined)));
  const longest = results.reduce((most, runs) => Math.max(most, runs.length), 0);
  return Array.from({ length: longest }, (_, index) => {
    const holders = results.flatMap((runs, at) => (runs[index] === undefined ? [] : [at]));
    const deviations = holders.map((at) => (results[at]?.[index] ?? 0) - (means[at] ?? 0));
    return { index, holders, mean: meanOf(deviations) };
  }).filter(({ holders }) => holders.length > 0 && holders.length * 2 >= results.length);
}

/** What the base runs show of days, mixed with an ordinary day of this size. */
function betweenDays(runs: number, excess: number, ordinary: number): number {
  const shown = DAY_WEIGHT * ordinary * ordinary + (runs - 1) * excess;
  return Math.max(0, shown / (DAY_WEIGHT - 1 + runs));
}

/** c of `runs` base runs (1 or more), with the variance of the repeats' noise and the one between days. */
function criticalDrop(runs: number, variance: number, tau2: number): number {
  const t = T_QUANTILES[Math.min(runs, T_QUANTILES.length) - 1] ?? 0;
  return t * Math.sqrt(variance + tau2 * (1 + 1 / runs));
}

function exceeds(drop: number, critical: number): boolean {
  return drop >= critical - TOLERANCE;
}

/** Of a sample; 0 for fewer than two values. */
function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const center = mean(values);
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}

/** 0 for none. */
function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean(values);
}

// `repeat: { min, max }`: looking after each round, and stopping at the first clear answer. Looking several times at
// p <= .01 would make more than one false alarm in a hundred, so the looks share the .01: .001 for each early look and
// what is left for the last, which by the union bound keeps false alarms at .01 whatever the looks have in common. An
// early "not worse" must rule out a drop that is the smaller the larger the suite is, since a large suite would find it.
// Source: the project's simulations (design/trust.md); Bonferroni's inequality. (The last look's .01 - .001 (max - min)
// ends at nine early looks; beyond, the early looks share .009 evenly, and the last keeps .001.)

/** False alarms of a run, at most. */
export const ALPHA = 0.01;
/** The drop that a "not worse" rules out where `notWorseMargin` does not say otherwise, as a share. */
export const DEFAULT_MARGIN = 0.1;

const EARLY = 0.001;
const LEAST_FINAL = 0.001;
/** An early look must find so much more than the guard asks for, since the day may still turn. */
const EARLY_GUARD = 1.2;
/** No early look is asked to rule out less than this drop. */
const LEAST_STOP_MARGIN = 0.02;
const STOP_MARGIN = 0.5;

interface Repeats {
  /** 1 or more. */
  readonly min: number;
  /** `min` or more. */
  readonly max: number;
}

interface RoundLimits {
  /** The p at which an early round stops as worse; undefined where there is no early round. */
  readonly early: number | undefined;
  /** The p at which the last round is worse. */
  readonly final: number;
}

/** The limits for one question; with several `questions` in the run each has its share, so that an early stop still holds. */
export function roundLimits({ min, max }: Repeats, questions = 1): RoundLimits {
  const looks = max - min;
  if (looks <= 0) return { early: undefined, final: ALPHA / questions };
  const early = Math.min(EARLY, (ALPHA - LEAST_FINAL) / looks);
  return { early: early / questions, final: (ALPHA - early * looks) / questions };
}

/** The drop that an early "not worse" must rule out, as a share. `margin`: the one of the last look. */
function stopMargin(results: number, margin: number): number {
  return Math.min(margin, Math.max(LEAST_STOP_MARGIN, STOP_MARGIN / Math.sqrt(results)));
}

type SuiteWord = 'worse' | 'not-worse' | 'cannot-tell';

/** The verdict by its two numbers, before guards and obstacles: p of "worse" (0..1) and the upper bound of the drop (a share). */
export function verdictByNumbers(
  p: number,
  upper: number,
  limit = ALPHA,
  margin = DEFAULT_MARGIN,
): SuiteWord {
  if (atMost(p, limit)) return 'worse';
  return upper < margin ? 'not-worse' : 'cannot-tell';
}

/** What a look sees of a suite. */
interface Look {
  /** Of "worse", 0..1. */
  readonly p: number;
  /** Upper bound of the drop, a share. */
  readonly upper: number;
  /** Results with an outcome on both sides. */
  readonly compared: number;
  /** Absent where days are unknown. */
  readonly guard?: Pick<Guard, 'critical' | 'drop'> | undefined;
}

export interface LookSetup {
  readonly repeats: Repeats;
  /** Questions of the run that share the one chance in 100. Default: 1. */
  readonly questions?: number | undefined;
  /** `notWorseMargin` as a share. Default: .1. */
  readonly margin?: number | undefined;
}

/** What to do after `round` (1 or more) of a suite: ask another round, or stop, and as what. */
export function afterRound(
  round: number,
  { repeats, questions = 1, margin = DEFAULT_MARGIN }: LookSetup,
  { p, upper, compared, guard }: Look,
): SuiteWord | 'another-round' {
  if (round < repeats.min) return 'another-round';
  const { early = 0, final } = roundLimits(repeats, questions);
  const isLast = round >= repeats.max;
  const found = isLast
    ? verdictByNumbers(p, upper, final, margin)
    : verdictByNumbers(p, upper, early, stopMargin(compared, margin));
  const open = isLast ? 'cannot-tell' : 'another-round';
  if (found === 'worse') return passesGuard(guard, isLast ? 1 : EARLY_GUARD) ? 'worse' : open;
  return found === 'cannot-tell' ? open : found;
}

function passesGuard(guard: Look['guard'], times: number): boolean {
  return guard === undefined || exceeds(guard.drop, times * guard.critical);
}

/**
 * A p of a suite that was looked at several times, as if it had been looked at once: 1 means nothing, `ALPHA` is the
 * limit. What the shared level and the views take.
 */
export function pForOneLook(p: number, limit: number): number {
  return Math.min(1, p * (ALPHA / limit));
}

// Several questions in one run (each suite, each suite's judge average, the tests): the more there are, the likelier
// one looks worse by luck. Holm's step-down keeps the chance of any false alarm at alpha: with m questions the level is
// alpha / m; what is worse at it is struck off, m falls, and the rest is asked again until nothing new is worse.
// Source: Holm, Scandinavian Journal of Statistics 6 (1979) 65-70.

/** One question: whether it is worse at a level of 0..1. A question that a guard blocks never is, and stays counted. */
export type IsWorseAt = (level: number) => boolean;

interface SharedAlpha {
  /** Of each question, in the order given. */
  readonly worse: readonly boolean[];
  /** The level at which each was worse, or at which it was last asked and was not, 0..1. */
  readonly levels: readonly number[];
}

/** Asks all questions that can be judged, of all suites of a run at once. */
export function shareAlpha(questions: readonly IsWorseAt[], alpha: number): SharedAlpha {
  const levels = new Array<number>(questions.length).fill(alpha);
  const worse = new Array<boolean>(questions.length).fill(false);
  let open = [...questions.entries()];
  for (;;) {
    const level = alpha / open.length;
    for (const [position] of open) levels[position] = level;
    const struck = open.filter(([, isWorseAt]) => isWorseAt(level));
    if (struck.length === 0) return { worse, levels };
    for (const [position] of struck) worse[position] = true;
    open = open.filter(([position]) => worse[position] !== true);
  }
}

// What can a suite see? The smallest true drop of the pass rate that the comparison calls worse in so many of ten cases,
// and the repeats that it takes to see a given one. Solved from the normal approximation of the shuffling test, with its
// scores' weight of heavy losses (d1), and of the guard against days (d2); the larger of the two holds. Held against
// simulations in design/trust.md.

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

/** How many questions a run has at most, before it is known which of them can be judged. */
export function questionsOf(
  suites: readonly {
    readonly judgeDropMax?: number | undefined;
    readonly regressionsMax?: number | undefined;
  }[],
): number {
  const judges = suites.filter(({ judgeDropMax }) => judgeDropMax !== undefined).length;
  const tests = suites.some(({ regressionsMax }) => regressionsMax !== undefined) ? 1 : 0;
  return suites.length + judges + tests;
}

/** A suite that has not been compared: what is known of it, or assumed. */
export interface ExpectedSides {
  readonly results: number;
  /** Answers of each on either side, a run; 1 at temperature 0 or with a seed. */
  readonly repeats: number;
  /** Base runs that will count. */
  readonly baseRuns: number;
  /** Mean share of answers that pass, 0..1. */
  readonly passRate: number;
  /** Mean variance of a test's single answer; undefined: as if every test answered like the mean. */
  readonly variance: number | undefined;
  /** Of the run that may be asked at most, this suite's verdict among them: they share one chance of a false alarm. */
  readonly questions: number;
}

/**
 * The least drop that such a suite would notice, a share, where the change touches all of it; undefined where it notices
 * none. The guard is that of ordinary days; on a day unlike the base branch's own it is noticed less often (design/trust.md).
 */
export function expectedLeastDrop(sides: ExpectedSides): number | undefined {
  const { results: N, repeats: r, baseRuns: B, passRate: m, questions } = sides;
  const nb = B * r;
  const v = Math.max(sides.variance ?? (m * (1 - m)) / 2, 0.5 / (N * nb));
  // One answer shows nothing of how much it varies, so the guard takes what it can at most.
  const q = nb < 2 ? m * (1 - m) : v;
  const critical = criticalDrop(B, (q * (1 / r + 1 / nb)) / N, (ORDINARY_DAY * q) ** 2);
  return noticedDrop({ v, m, N, r, nb, critical, alpha: ALPHA / questions, power: POWER });
}
