/**
 * Is it the judge? Whether a judge gives the same labelled answers other scores than before (sign flips of the score
 * differences), and how much of a drop is the change's, the model's and the judge's own. Source: the project's
 * simulations (docs/trust.md).
 */
import { FLOAT_NOISE } from '../../basics/numbers.js';
import { atMost } from '../../statistics/tolerance.js';
import { Z_95 } from '../../statistics/wilson.js';
import { metricByRuns } from './means.js';

export interface JudgeChange {
  /** Two-sided, 0..1. */
  readonly p: number;
  /** Answers whose score is another one. */
  readonly differ: number;
  readonly changed: boolean;
}

/** Fewer differing scores never show a change: five of five the same way happen in 1 of 16 cases. */
const LEAST_DIFFERING = 6;
const ALPHA = 0.05;

/** Scores (0..1) of the same answers then and now; NaN and missing ones have no place here. */
export function judgeChanged(
  pairs: readonly { readonly before: number; readonly now: number }[],
): JudgeChange {
  const differing = pairs.filter(({ before, now }) => Math.abs(before - now) > FLOAT_NOISE);
  const test = metricByRuns(
    differing.map(({ before, now }) => ({ base: [before], head: [now] })),
    'higher-is-better',
  );
  const p = test === undefined ? 1 : Math.min(1, 2 * Math.min(test.worse, test.better));
  const differ = differing.length;
  return { p, differ, changed: differ >= LEAST_DIFFERING && atMost(p, ALPHA) };
}

/** Chance that a judge which has not moved is said to be stricter than it was. */
const ALPHA_NAMED = 0.001;

/** Whether a judge certainly gives the same answers lower scores than it gave them. */
export function judgeMoved(
  pairs: readonly { readonly before: number; readonly now: number }[],
): boolean {
  const differing = pairs.filter(({ before, now }) => Math.abs(before - now) > FLOAT_NOISE);
  const test = metricByRuns(
    differing.map(({ before, now }) => ({ base: [before], head: [now] })),
    'higher-is-better',
  );
  return (
    differing.length >= LEAST_DIFFERING && test !== undefined && atMost(test.worse, ALPHA_NAMED)
  );
}

/** Of the touched tests, and of the untouched ones, as the day guard counts them (guards.ts). */
export interface MovedInput {
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
export interface Moved {
  readonly total: number;
  readonly judge: number;
  readonly model: number;
  readonly change: number;
  /** 95 % interval of `change`. */
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
  const spread = Z_95 * Math.sqrt(noise + judgeVariance);
  return {
    total: before - here,
    judge: before - rejudged,
    model,
    change,
    low: change - spread,
    high: change + spread,
    usable: U >= LEAST_UNTOUCHED && scale <= MOST_SCALED,
  };
}
