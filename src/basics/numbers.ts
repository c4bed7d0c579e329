/** Arithmetic that every room does alike. */

/**
 * What floating point may add to or take from a number of ordinary size (a score, a share, dollars): 1 - 0.85 is above
 * 0.15. Numbers that are nearer than this count as equal.
 */
export const FLOAT_NOISE = 1e-9;

/** Whether a number is a score: 0 to 1, which a sum of parts may miss by noise. False for NaN. */
export function isScore(value: number): boolean {
  return value >= -FLOAT_NOISE && value <= 1 + FLOAT_NOISE;
}

/** Added up from the first to the last, since another order gives other noise. 0 for none. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Arithmetic mean. NaN for no values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Arithmetic mean. Undefined for no values. */
export function meanOrNothing(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : mean(values);
}
