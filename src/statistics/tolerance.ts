/** The one way in which a p-value is compared with a limit. */

/** 1/20 computed in floating point counts as at most .05. */
export const TOLERANCE = 1e-12;

/** Whether `p` is at most `limit`, both 0..1, rounding errors aside. */
export function atMost(p: number, limit: number): boolean {
  return p <= limit + TOLERANCE;
}
