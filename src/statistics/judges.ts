/**
 * Can a judge be believed? Its verdicts against those of people, of good answers and of bad ones apart: a judge that
 * passes everything is right on every good answer. Source: Clopper and Pearson, Biometrika 26 (1934) 404-413.
 */
import { FLOAT_NOISE, sum } from '../basics/basics.js';
import { type Bounds, clopperPearson, lowBound, Z_95 } from './intervals.js';

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

// How well verdicts agree: a judge's scores with people's labels (AUC), and two people with each other (Cohen's
// kappa).
// Sources: Hanley and McNeil, Radiology 143 (1982) 29-36; Fleiss, Cohen and Everitt, Psychological Bulletin 72 (1969)
// 323-327.

export interface Auc {
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

/** Verdicts of two people on the same answers, by number of answers. */
interface TwoRaters {
  readonly bothPass: number;
  readonly firstPasses: number;
  readonly secondPasses: number;
  readonly bothFail: number;
}

/** -1..1: 1 is full agreement, 0 what chance alone gives; with its 95 % interval. */
export interface Kappa extends Bounds {
  readonly kappa: number;
}

/** Undefined where it says nothing: no answer, or both people gave all of them the same verdict. */
export function cohensKappa(counts: TwoRaters): Kappa | undefined {
  const { bothPass, firstPasses, secondPasses, bothFail } = counts;
  const n = bothPass + firstPasses + secondPasses + bothFail;
  if (n === 0) return undefined;
  // cells[i][j]: share of answers to which the first person said i and the second j.
  const cells = [
    [bothPass / n, firstPasses / n],
    [secondPasses / n, bothFail / n],
  ] as const;
  const first = cells.map(([pass, fail]) => pass + fail);
  const second = [0, 1].map((column) => sum(cells.map((row) => row[column] ?? 0)));
  const observed = cells[0][0] + cells[1][1];
  const byChance = sum(first.map((share, verdict) => share * (second[verdict] ?? 0)));
  if (byChance >= 1) return undefined;
  const kappa = (observed - byChance) / (1 - byChance);
  const rest = 1 - kappa;
  const terms = cells.flatMap((row, i) =>
    row.map((share, j) => {
      const margins =
        i === j ? (first[i] ?? 0) + (second[i] ?? 0) : (second[i] ?? 0) + (first[j] ?? 0);
      return share * (i === j ? 1 - margins * rest : margins * rest) ** 2;
    }),
  );
  const variance = (sum(terms) - (kappa - byChance * rest) ** 2) / (n * (1 - byChance) ** 2);
  const spread = Z_95 * Math.sqrt(Math.max(0, variance));
  return { kappa, low: Math.max(-1, kappa - spread), high: Math.min(1, kappa + spread) };
}
