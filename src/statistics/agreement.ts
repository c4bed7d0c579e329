/**
 * How well verdicts agree: a judge's scores with people's labels (AUC), and two people with each other (Cohen's kappa).
 * Sources: Hanley and McNeil, Radiology 143 (1982) 29-36; Fleiss, Cohen and Everitt, Psychological Bulletin 72 (1969)
 * 323-327.
 */
import { sum } from '../basics/numbers.js';
import type { Bounds } from './binomial.js';
import { Z_95 } from './wilson.js';

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
export interface TwoRaters {
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
