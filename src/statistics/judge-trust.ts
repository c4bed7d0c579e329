/**
 * Can a judge be believed? Its verdicts against those of people, of good answers and of bad ones apart: a judge that
 * passes everything is right on every good answer. Source: Clopper and Pearson, Biometrika 26 (1934) 404-413.
 */
import { FLOAT_NOISE } from '../basics/numbers.js';
import { clopperPearson, lowBound, type Bounds } from './binomial.js';

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
export type TrustState = 'trusted' | 'not trusted' | 'too few labels';

export interface JudgeTrust {
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
