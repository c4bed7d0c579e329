/**
 * How many repeats would show a drop, once the base runs have as many? Both sides sharpen then; what the base branch moves
 * by from day to day does not, and more repeats do not help against it.
 */
import { leastDrop } from '../../statistics/least-drop.js';
import { criticalDrop } from './guards.js';
import { ALPHA } from './round-limits.js';

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
}

export interface RepeatsToSee {
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
  { v, m, N, tau2 }: Omit<Seen, 'drop' | 'B'>,
  { r, nb, B }: { readonly r: number; readonly nb: number; readonly B: number },
): number {
  const critical = criticalDrop(B, (v * (1 / r + 1 / nb)) / N, tau2);
  return leastDrop({ v, m, N, r, nb, critical, alpha: ALPHA, power: POWER });
}
