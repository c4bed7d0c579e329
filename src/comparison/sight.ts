/**
 * What can this suite see? The least drop of the pass rate that the comparison would notice in 4 of 5 cases, with the
 * results, repeats and base runs that it had; and where it could not tell, the repeats that would change that.
 */
import { leastDrop } from '../statistics/least-drop.js';
import {
  countsForRate,
  hasBothSides,
  pooledCounts,
  type ComparedResult,
} from './compared-result.js';
import { criticalDrop, dayGuard, ORDINARY_DAY, type DayGuard } from './statistics/guards.js';
import { daysHide, MOST_REPEATS, POWER, repeatsToSee } from './statistics/repeats-to-see.js';
import { ALPHA } from './statistics/round-limits.js';
import { guarded, type SuiteVerdict } from './suite-verdict.js';
import { mean } from '../basics/numbers.js';

export interface SuiteSight {
  /** Results compared. */
  readonly results: number;
  /** Answers of each here, on average; 1 at temperature 0 or with a seed. */
  readonly repeats: number;
  /** Base runs that count. */
  readonly baseRuns: number;
  /** As a share, 0..1; 1 where not even the loss of everything would be noticed. */
  readonly leastDrop: number;
  /** Where the verdict is "cannot tell" or "too little data": what would show a drop of `notWorseMargin`. */
  readonly advice?: SightAdvice | undefined;
}

export type SightAdvice =
  /** So many repeats would show a drop of `leastDrop`; `moreRuns`: what they ask beyond today's. */
  | {
      readonly kind: 'repeats';
      readonly repeats: number;
      readonly leastDrop: number;
      readonly moreRuns: number;
    }
  /** Even the most repeats that are reasonable would only show this. */
  | { readonly kind: 'most-repeats'; readonly repeats: number; readonly leastDrop: number }
  /** The base branch itself moves too much from day to day. */
  | { readonly kind: 'days' }
  /** Temperature 0 or a seed: a repeat is the same answer again. */
  | { readonly kind: 'more-tests' };

interface Sides {
  readonly N: number;
  /** Mean pass rate of the base. */
  readonly m: number;
  /** Answers of a result here and on the base: the sizes of samples with the same variance. */
  readonly r: number;
  readonly nb: number;
}

/** Undefined where nothing was compared. `margin`: the drop that "not worse" rules out, a share. */
export function suiteSight(
  results: readonly ComparedResult[],
  verdict: SuiteVerdict,
  margin: number,
): SuiteSight | undefined {
  const compared = results.filter((result) => hasBothSides(pooledCounts(result)));
  if (compared.length === 0) return undefined;
  const sides = sidesOf(compared);
  const touched = guarded(compared);
  const isOneAnswer = touched.length * 2 < compared.length;
  const days = isOneAnswer ? undefined : dayGuard(touched, compared.length);
  const least = leastDrop({
    ...sides,
    v: spread(sides, days),
    critical: (isOneAnswer ? undefined : verdict.evidence?.guard?.critical) ?? 0,
    alpha: ALPHA,
    power: POWER,
  });
  return {
    results: sides.N,
    repeats: sides.r,
    baseRuns: Math.max(...compared.map(({ base }) => base.filter(isAsked).length)),
    leastDrop: Math.min(1, least),
    advice: wantsAdvice(verdict) ? adviceOf(sides, days, { isOneAnswer, margin }) : undefined,
  };
}

/** A suite that has not been compared: what is known of it, or assumed. */
export interface ExpectedSides {
  readonly results: number;
  /** Answers of each on either side, a run; 1 at temperature 0 or with a seed. */
  readonly repeats: number;
  /** Base runs that will count. */
  readonly baseRuns: number;
  /** Mean share of runs that pass, 0..1. */
  readonly passRate: number;
  /** Mean variance of a test's single answer; undefined: as if every test answered like the mean. */
  readonly variance: number | undefined;
}

/**
 * The least drop that such a suite would notice, a share, where the change touches all of it. The guard is that of ordinary
 * days; on a day unlike the base branch's own it is noticed less often (docs/trust.md).
 */
export function expectedLeastDrop(sides: ExpectedSides): number {
  const { results: N, repeats: r, baseRuns: B, passRate: m } = sides;
  const nb = B * r;
  const v = Math.max(sides.variance ?? (m * (1 - m)) / 2, 0.5 / (N * nb));
  const tau2 = (ORDINARY_DAY * v) ** 2;
  // One answer against one shows nothing of days, so there is no guard.
  const critical = nb < 2 ? 0 : criticalDrop(B, (v * (1 / r + 1 / nb)) / N, tau2);
  return Math.min(1, leastDrop({ v, m, N, r, nb, critical, alpha: ALPHA, power: POWER }));
}

function isAsked(run: readonly unknown[]): boolean {
  return run.length > 0;
}

function sidesOf(compared: readonly ComparedResult[]): Sides {
  const N = compared.length;
  const counts = compared.map(countsForRate);
  const meanOf = (value: (one: (typeof counts)[number]) => number): number =>
    mean(counts.map(value));
  return {
    N,
    m: meanOf(({ kb, nb }) => kb / nb),
    r: 1 / meanOf(({ nh }) => 1 / nh),
    nb: 1 / meanOf(({ nb }) => 1 / nb),
  };
}

/** Variance of a single answer: as the base's repeats show it, else as if every test answered like the mean. */
function spread({ N, m, nb }: Sides, days: DayGuard | undefined): number {
  return Math.max(days?.q ?? (m * (1 - m)) / 2, 0.5 / (N * nb));
}

function wantsAdvice(verdict: SuiteVerdict): boolean {
  if (verdict.verdict !== 'cannot-tell') return false;
  return verdict.reason.kind === 'too-few-runs' || verdict.reason.kind === 'too-little-data';
}

function adviceOf(
  sides: Sides,
  days: DayGuard | undefined,
  { isOneAnswer, margin }: { readonly isOneAnswer: boolean; readonly margin: number },
): SightAdvice | undefined {
  if (isOneAnswer) return { kind: 'more-tests' };
  const { N, m, r } = sides;
  const v = spread(sides, days);
  // An ordinary day, until base runs with repeats say otherwise.
  const { runs: B, tau2 } = days ?? { runs: 1, tau2: (ORDINARY_DAY * v) ** 2 };
  if (daysHide({ drop: margin, B, tau2 })) return { kind: 'days' };
  const { repeats, least } = repeatsToSee({ drop: margin, v, m, N, B, tau2 });
  if (repeats === undefined) {
    return { kind: 'most-repeats', repeats: MOST_REPEATS, leastDrop: least };
  }
  const moreRuns = Math.ceil(N * (repeats - r));
  return moreRuns <= 0 ? undefined : { kind: 'repeats', repeats, leastDrop: least, moreRuns };
}
