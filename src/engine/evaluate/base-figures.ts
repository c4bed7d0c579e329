/** What the gates against the base branch measure: the comparison in a few numbers. */
import type { PendingRuns, Bounds } from './gate-bounds.js';
import type { Results } from './gate-measures.js';

/** A suite against the base branch. Made by the comparison; absent where there is no base report. */
export interface BaseFigures {
  /** Undefined where no result that this change touches is on both sides, with the same version of its models. */
  readonly verdict: 'worse' | 'not-worse' | 'cannot-tell' | undefined;
  /** Provider errors took so many runs that the verdict is unknown: gates fail, and the second evaluation asks again. */
  readonly lostToErrors: boolean;
  /** Another version of the models answers than on the base branch: nothing there can be compared with. */
  readonly isOtherVersion: boolean;
  /** A judge has changed, and what it judged cannot be compared: of its scores, or of all that there is. */
  readonly isOtherJudge: boolean;
  /** Results that are worse for certain. */
  readonly regressions: number;
  /** Results that passed in every answer on the base branch, two or more, and in none here. */
  readonly newFailures: number;
  /** Share of answers that passed on the base branch less that of this run, 0..1; undefined as for `verdict`. */
  readonly drop: number | undefined;
  readonly judge: { readonly drop: number; readonly isWorse: boolean } | undefined;
  /** This run's mean over the base branch's. */
  readonly latencyRatio: number | undefined;
  readonly costRatio: number | undefined;
  /**
   * The same as this run's other answers could have made them, the worst for a gate; each is worked out when it is asked
   * for. A gate that passes under all of them could not have failed. They have none themselves.
   */
  readonly atWorst: readonly (() => BaseFigures)[];
}

/** A verdict as the number that the gate `notWorse` is decided by. */
export const VERDICT_VALUES = { 'not-worse': 0, 'cannot-tell': 0.5, worse: 1 } as const;

/** The gate is red on "worse" only: "cannot tell" passes. */
export const NOT_WORSE_THRESHOLD = VERDICT_VALUES['cannot-tell'];

/**
 * Statistics over what is not there yet: any pending run may turn the comparison either way. Without a base report
 * there will be nothing to measure, and nothing to wait for.
 */
export function baseBounds(
  measure: (base: BaseFigures) => number | undefined,
): (results: Results, pending: readonly PendingRuns[], base?: BaseFigures) => Bounds | undefined {
  return (_results, pending, base) => {
    if (base === undefined) return undefined;
    if (pending.length > 0) return { low: -Infinity, high: Infinity, certain: false };
    const value = base.lostToErrors ? undefined : measure(base);
    return value === undefined ? undefined : { low: value, high: value, certain: true };
  };
}
