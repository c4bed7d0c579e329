/** Wilson's score interval. Source: Wilson, Journal of the American Statistical Association 22 (1927) 209-212. */
import type { Bounds } from './binomial.js';

/** The 97.5 % quantile of the normal distribution: two-sided 95 %. */
export const Z_95 = 1.959963984540054;

/**
 * The 95 % interval of a share (0..1) seen in a sample of `n`, which need not be whole; right also for few and for
 * shares near 0 and 1, where the plain normal interval is not. 0 to 1 where n is 0, whatever the share:
 * nothing is known.
 */
export function wilson(share: number, n: number): Bounds {
  if (n <= 0) return { low: 0, high: 1 };
  const square = Z_95 * Z_95;
  const scale = 1 + square / n;
  const center = share + square / (2 * n);
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return {
    low: share <= 0 ? 0 : Math.max(0, (center - spread) / scale),
    high: share >= 1 ? 1 : Math.min(1, (center + spread) / scale),
  };
}
