/** Scores: means of them on both sides, who moved them, and whether the judge that gave them can be believed. */
import { FLOAT_NOISE, mean, sum } from '../basics/basics.js';
import { scoreChances, type Shuffled, shuffledSum } from './exact-tests.js';
import type { CostComparison, LatencyComparison } from './generated/verdict-types.js';
import { atMost, type Bounds, clopperPearson, lowBound, Z_95 } from './intervals.js';

// Judge scores, latency and cost: the permutation test by whole runs on each run's mean value of a result. Each of the
// runs is equally likely to be the head's; with D = mean of the other runs - that run,
//
//     s = sign(D) * floor(100 |D| / (|D| + 0.2) + 1/2)
//
// so that one wild value cannot decide alone. One base run: the two assignments are the two signs of D (sign flips).
// Latency and cost enter as -ln, so that D is positive where the head takes or costs more, and factors add up.
// Source: the project's simulations (design/trust.md); Good, "Permutation, Parametric and Bootstrap Tests", ch. 3.

/** One result's mean value in each run. Runs without a value are left out. */
export interface ComparedMeans {
  readonly base: readonly number[];
  /** This run's; of re-run jobs, one each. Several are averaged, which can only make the test more careful. */
  readonly head: readonly number[];
}

/** Which way is worse. `higher-is-better`: judge scores of 0..1; `lower-is-better`: latencies and costs above 0. */
type Direction = 'higher-is-better' | 'lower-is-better';

/** Both sides' averages, in the unit that came in, over the results with a value on both sides. */
type ComparedAverages = Omit<LatencyComparison, 'ratio'>;

/** The difference at which a score is half of its most, 100. */
const HALF_WAY = 0.2;
/** Differences are rounded to this before they are scored: the same on every machine. */
const DECIMALS = 1e9;

/** The test over all results. Results without a usable value on either side are left out; undefined if none is left. */
export function metricByRuns(
  results: readonly ComparedMeans[],
  direction: Direction,
): Omit<CostComparison, 'ratio' | 'isWorse'> | undefined {
  const usable = results.filter((result) => isUsable(result, direction));
  if (usable.length === 0) return undefined;
  const shuffled = usable.map((result) => shuffleMeans(result, direction));
  return { ...shuffledSum(shuffled), ...averagesOf(usable) };
}

/** Both sides' averages, over the same results, without a test. */
export function averages(
  results: readonly ComparedMeans[],
  direction: Direction,
): ComparedAverages | undefined {
  const usable = results.filter((result) => isUsable(result, direction));
  return usable.length === 0 ? undefined : averagesOf(usable);
}

function averagesOf(usable: readonly ComparedMeans[]): ComparedAverages {
  return {
    compared: usable.length,
    baseMean: mean(usable.map(({ base }) => mean(base))),
    headMean: mean(usable.map(({ head }) => mean(head))),
  };
}

/**
 * A free model's cost of 0 has no logarithm. Such a result is left out whichever run the 0 is in, so that leaving it
 * out says nothing about which run is the head's.
 */
function isUsable({ base, head }: ComparedMeans, direction: Direction): boolean {
  if (base.length === 0 || head.length === 0) return false;
  const isValue = (value: number): boolean =>
    Number.isFinite(value) && (direction === 'higher-is-better' || value > 0);
  return base.every(isValue) && head.every(isValue);
}

/** A result whose runs all had the same value: whichever is the head's, nothing differs. */
const ALL_THE_SAME: Shuffled = { observed: 0, null: { scores: [0], chances: [1] } };

function shuffleMeans({ base, head }: ComparedMeans, direction: Direction): Shuffled {
  const value = mean(head);
  if (base.every((it) => it === value)) return ALL_THE_SAME;
  const transformed = [value, ...base].map((it) =>
    direction === 'higher-is-better' ? it : -Math.log(it),
  );
  const total = sum(transformed);
  const scores = transformed.map((it) => scoreOfDifference((total - it) / base.length - it));
  return { observed: scores[0] ?? 0, null: scoreChances(scores.map((score) => [score, 1])) };
}

function scoreOfDifference(difference: number): number {
  const size = Math.round(Math.abs(difference) * DECIMALS) / DECIMALS;
  const magnitude = Math.floor((100 * size) / (size + HALF_WAY) + 0.5);
  return difference < 0 ? 0 - magnitude : magnitude;
}

// Is it the judge? Whether a judge gives the same labelled answers other scores than before (sign flips of the score
// differences), and how much of a drop is the change's, the model's and the judge's own. Source: the project's
// simulations (design/trust.md).

interface JudgeChange {
  /** Two-sided, 0..1. */
  readonly p: number;
  /** Answers whose score is another one. */
  readonly differ: number;
  readonly changed: boolean;
  /** Whether it certainly gives the same answers lower scores than it gave them. */
  readonly isStricter: boolean;
}

/** Fewer differing scores never show a change: five of five the same way happen in 1 of 16 cases. */
const LEAST_DIFFERING = 6;
const ALPHA_CHANGED = 0.05;
/** Chance that a judge which has not moved is said to be stricter than it was. */
const ALPHA_NAMED = 0.001;

/** Scores (0..1) of the same answers then and now; NaN and missing ones have no place here. */
export function judgeChanged(
  pairs: readonly { readonly before: number; readonly now: number }[],
): JudgeChange {
  const differing = pairs.filter(({ before, now }) => Math.abs(before - now) > FLOAT_NOISE);
  const test = metricByRuns(
    differing.map(({ before, now }) => ({ base: [before], head: [now] })),
    'higher-is-better',
  );
  const { worse, better } = test ?? { worse: 1, better: 1 };
  const p = Math.min(1, 2 * Math.min(worse, better));
  const differ = differing.length;
  const isEnough = differ >= LEAST_DIFFERING;
  return {
    p,
    differ,
    changed: isEnough && atMost(p, ALPHA_CHANGED),
    isStricter: isEnough && atMost(worse, ALPHA_NAMED),
  };
}

/** Of the touched tests, and of the untouched ones, as the day guard counts them (guards.ts). */
interface MovedInput {
  /** Mean score of the base's answers as judged then, and as judged today; mean score of this run's answers. */
  readonly before: number;
  readonly rejudged: number;
  readonly here: number;
  /** Variance of one repeat, mean of 1 / repeats here and on the base, number of results. */
  readonly q: number;
  readonly h: number;
  readonly b: number;
  readonly N: number;
  /** The same of the untouched tests, both sides judged today. */
  readonly untouchedBase: number;
  readonly untouchedHere: number;
  readonly qu: number;
  readonly hu: number;
  readonly bu: number;
  readonly U: number;
  /** How much more the touched tests move than the untouched ones; of judge scores 1. Default: q / qu. */
  readonly scale?: number;
  /** Variance of what is subtracted as the judge's part, where not all answers of the base were judged again. */
  readonly judgeVariance?: number;
}

/** The parts add up to `total`, the whole drop. */
interface Moved {
  readonly total: number;
  readonly judge: number;
  readonly model: number;
  readonly change: number;
  /** Standard error of `change`, and its 95 % interval. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
  /** Enough untouched results, alike enough to speak for the touched ones. */
  readonly usable: boolean;
}

export const LEAST_UNTOUCHED = 20;
const MOST_SCALED = 3;

export function whoMoved(input: MovedInput): Moved {
  const { before, rejudged, here, q, h, b, N, untouchedBase, untouchedHere, qu, hu, bu, U } = input;
  const { scale = q / qu, judgeVariance = 0 } = input;
  const model = scale * (untouchedBase - untouchedHere);
  const change = rejudged - here - model;
  const noise = (q * (h + b)) / N + (scale ** 2 * qu * (hu + bu)) / U;
  const error = Math.sqrt(noise + judgeVariance);
  const spread = Z_95 * error;
  return {
    total: before - here,
    judge: before - rejudged,
    model,
    change,
    error,
    low: change - spread,
    high: change + spread,
    usable: U >= LEAST_UNTOUCHED && scale <= MOST_SCALED,
  };
}

/** How a judge did on labelled answers. */
export interface LabelCounts {
  /** Good answers that it passed, of `good`. */
  readonly passGood: number;
  readonly good: number;
  /** Bad answers that it stopped, of `bad`. */
  readonly failBad: number;
  readonly bad: number;
}

/** `not trusted` and `trusted` are certain (95 % a rate); `too few labels` is neither. */
type TrustState = 'trusted' | 'not trusted' | 'too few labels';

interface JudgeTrust {
  readonly state: TrustState;
  /** Bounds of the true rates, 0..1. */
  readonly sensitivity: Bounds;
  readonly specificity: Bounds;
  /**
   * How many labels of each kind it takes to trust a judge that goes on as so far; those that there are, where they are
   * enough. Null: more labels will not help.
   */
  readonly askedGood: number | null;
  readonly askedBad: number | null;
}

/** What the rates of a judge must reach where nothing else is set. */
export const DEFAULT_TRUST_MIN = 0.7;
/** Labels of each kind to begin with. */
const FIRST_ASKED = 30;
const MOST_ASKED = 200;

/** A judge that is right less often than a coin is not to be trusted, whatever a config asks for. */
export const LEAST_TRUST = 0.5;

/** Trusted where both rates are certainly at least `min` (0..1, and at least .5), not trusted where one certainly is not. */
export function judgeTrust(
  { passGood, good, failBad, bad }: LabelCounts,
  min: number = DEFAULT_TRUST_MIN,
): JudgeTrust {
  const sensitivity = clopperPearson(passGood, good);
  const specificity = clopperPearson(failBad, bad);
  const rates = [sensitivity, specificity];
  const limit = Math.max(min, LEAST_TRUST);
  const isTrusted = rates.every(({ low }) => low >= limit);
  const isRefused = rates.some(({ high }) => high < limit);
  return {
    state: isTrusted ? 'trusted' : isRefused ? 'not trusted' : 'too few labels',
    sensitivity,
    specificity,
    askedGood: labelsToAsk(passGood, good, limit),
    askedBad: labelsToAsk(failBad, bad, limit),
  };
}

/** Whether one of both rates is certainly below `min` (0..1). */
export function isRefuted({ passGood, good, failBad, bad }: LabelCounts, min: number): boolean {
  return [clopperPearson(passGood, good), clopperPearson(failBad, bad)].some(
    ({ high }) => high < min,
  );
}

function labelsToAsk(right: number, n: number, min: number): number | null {
  if (n > 0 && lowBound(right, n) >= min) return n;
  const wrongShare = n === 0 ? 0 : (n - right) / n;
  for (let asked = Math.max(FIRST_ASKED, n + 1); asked <= MOST_ASKED; asked += 1) {
    const wrong = Math.ceil(asked * wrongShare - FLOAT_NOISE);
    if (lowBound(asked - wrong, asked) >= min) return asked;
  }
  return null;
}

// How well a judge's scores agree with people's labels. Source: Hanley and McNeil, Radiology 143 (1982) 29-36.

interface Auc {
  /** 0..1: the share of pairs of a good and a bad answer of which the good one has the higher score; ties count half. */
  readonly auc: number;
  /** Standard deviation. */
  readonly sd: number;
}

/** Undefined without a score on either side. */
export function areaUnderCurve(good: readonly number[], bad: readonly number[]): Auc | undefined {
  if (good.length === 0 || bad.length === 0) return undefined;
  const inOrder = good.map((high) =>
    sum(bad.map((low) => (high > low ? 1 : high === low ? 0.5 : 0))),
  );
  const auc = sum(inOrder) / (good.length * bad.length);
  const ofGood = auc / (2 - auc);
  const ofBad = (2 * auc * auc) / (1 + auc);
  const variance =
    (auc * (1 - auc) +
      (good.length - 1) * (ofGood - auc * auc) +
      (bad.length - 1) * (ofBad - auc * auc)) /
    (good.length * bad.length);
  return { auc, sd: Math.sqrt(Math.max(0, variance)) };
}
