/** 97.5th percentile of the normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/** Bounds of a share, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson score interval at 95 % of `passed` out of `total`; right also for few tests and for shares near 0 and 1,
 * where the plain normal interval is not. `{ low: 0, high: 1 }` when there are none: nothing is known.
 */
export function wilsonInterval(passed: number, total: number): Interval {
  if (total <= 0) return { low: 0, high: 1 };
  const share = passed / total;
  const square = Z * Z;
  const scale = 1 + square / total;
  const center = share + square / (2 * total);
  const spread = Z * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
  return {
    low: passed <= 0 ? 0 : Math.max(0, (center - spread) / scale),
    high: passed >= total ? 1 : Math.min(1, (center + spread) / scale),
  };
}
