import { mean, sum } from '../basics/basics.js';
import type { SuiteEvidence } from './generated/verdict-types.js';
import {
  type ComparedResult,
  hasBothSides,
  passesOf,
  pooledCounts,
  type RunOutcomes,
  TOLERANCE,
} from './intervals.js';

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

/**
 * What a drop of these results, which have both sides, must exceed: by days, or by the untouched tests where these can
 * show a smaller drop, which is known before the drop is. Undefined: days are unknown.
 */
export function suiteGuard(
  compared: readonly ComparedResult[],
  untouched: readonly ComparedResult[] = [],
): SuiteEvidence['guard'] {
  const days = dayGuard(compared);
  if (days === undefined) return undefined;
  const { runs } = days;
  const others = othersGuard(
    compared,
    untouched.filter((result) => hasBothSides(pooledCounts(result))),
  );
  if (others === undefined || others.critical >= days.critical) {
    const { critical, drop, passes } = days;
    return { kind: 'days', runs, critical, drop, passes };
  }
  const { critical, drop, passes } = others;
  return { kind: 'untouched', runs, critical, drop, passes, untouchedDrop: days.drop - drop };
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
export function criticalDrop(runs: number, variance: number, tau2: number): number {
  const t = T_QUANTILES[Math.min(runs, T_QUANTILES.length) - 1] ?? 0;
  return t * Math.sqrt(variance + tau2 * (1 + 1 / runs));
}

/** Rounding errors aside. */
export function exceeds(drop: number, critical: number): boolean {
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
