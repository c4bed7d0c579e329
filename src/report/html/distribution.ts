/** How numbers are spread. */
export interface Distribution {
  /** 5th percentile. */
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  /** 95th percentile. */
  readonly high: number;
  readonly highest: number;
}

/** Percentiles with linear interpolation; undefined without a number. */
export function distributionOf(values: readonly number[]): Distribution | undefined {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  return {
    low: quantile(sorted, 0.05),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    high: quantile(sorted, 0.95),
    highest: quantile(sorted, 1),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}
