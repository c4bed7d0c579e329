/**
 * Certain without asking: a pass-rate gate whose verdict no outcome of what is left can change. Arithmetic, no
 * statistics. A failure that a provider caused is not genuine: the gate is judged once more without it.
 */

/** Shares of floating point: 0.9 * 30 is 27.000000000000004 for some ways to write it. */
const TOLERANCE = 1e-9;

export interface PassRateSoFar {
  /** Results of the suite, asked or not. */
  readonly total: number;
  /** Results that must pass; see `passesNeeded`. */
  readonly need: number;
  /** Results that failed, and not by a provider's error. */
  readonly failedGenuine: number;
  /** Results that have passed all their repeats. */
  readonly completePassed: number;
}

/** How many of `total` results must pass for a pass rate of `min` (0..1). */
export function passesNeeded(total: number, min: number): number {
  return Math.max(0, Math.ceil(min * total - TOLERANCE));
}

/** Whether the gate's verdict is certain already. */
export function passRateCertain(state: PassRateSoFar): 'pass' | 'fail' | 'open' {
  if (state.total - state.failedGenuine < state.need) return 'fail';
  return state.completePassed >= state.need ? 'pass' : 'open';
}
