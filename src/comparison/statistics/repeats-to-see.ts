/**
 * How many repeats would show a drop? The base runs would have as many, so both sides sharpen; what the base branch
 * moves by from day to day does not, and more repeats do not help against it.
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
  for (let r = 1; r <= MOST_REPEATS; r += 1) {
    const least = leastWith(seen, r);
    if (least <= seen.drop) return { repeats: r, calls: seen.N * r, least };
  }
  return { repeats: undefined, calls: undefined, least: leastWith(seen, MOST_REPEATS) };
}

/** Whether days alone move the base branch by so much that no number of repeats shows the drop. */
export function daysHide({ drop, B, tau2 }: Pick<Seen, 'drop' | 'B' | 'tau2'>): boolean {
  return criticalDrop(B, 0, tau2) >= drop;
}

function leastWith({ v, m, N, B, tau2 }: Seen, r: number): number {
  const critical = criticalDrop(B, (v * (1 / r + 1 / (B * r))) / N, tau2);
  return leastDrop({ v, m, N, r, nb: B * r, critical, alpha: ALPHA, power: POWER });
}
