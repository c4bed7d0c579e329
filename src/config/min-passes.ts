/** `minPasses`: how many of a test's runs must pass for the test to pass. */

/** A number of runs, or a share of them in whole percent such as `80%`. */
export type MinPasses = number | string;

/** Runs that must pass of `repeat` runs, 1..repeat: a share is rounded up, and no more can pass than there are. */
export function passesNeeded(wanted: MinPasses, repeat: number): number {
  const passes = typeof wanted === 'number' ? wanted : shareOf(wanted, repeat);
  return Math.max(1, Math.min(repeat, passes));
}

/** Whole percents times whole runs: exact up to the division. */
function shareOf(percent: string, repeat: number): number {
  return Math.ceil((Number.parseInt(percent, 10) * repeat) / 100);
}
