/**
 * A pass rate as every view writes it: with what it counts and its 95 % interval, `62.5 % of tests (31–86 %)`. Ends of
 * the interval are whole percent, rounded outwards. What it covers: `ShareEstimate`.
 */
import { FLOAT_NOISE, mean } from '../../basics/numbers.js';
import { effectiveSize, type ShareEstimate } from '../../statistics/reliability.js';
import { wilson } from '../../statistics/wilson.js';
import { percent } from '../../words/format.js';

/** Said once where the first rate of a suite stands. */
export const INTERVAL_NAME = '95 % interval';

/** Of results: how many of them passed, as the share of answers would be if each had one. */
export function rateOfResults(passed: number, total: number): ShareEstimate {
  return { value: passed / total, ...wilson(passed / total, sizeForResults(passed, total)) };
}

/** The number of results that Wilson's interval takes: `effectiveSize` of so many ones and zeros. */
export function sizeForResults(passed: number, total: number): number {
  return passed === 0 || passed === total ? total : total - 1;
}

/**
 * Of runs, whose repeats depend on their test.
 * @param shares of each result that passed, 0 to 1; at least one
 * @param value where results have unequal numbers of runs, the share of all runs
 */
export function rateOfRuns(shares: readonly number[], value = mean(shares)): ShareEstimate {
  return { value, ...wilson(value, effectiveSize(shares)) };
}

/** `what`: what the rate counts, e.g. `tests`; nothing where the place says it. */
export function rateText(rate: ShareEstimate, what?: string, digits = 1): string {
  const counted = what === undefined ? '' : ` of ${what}`;
  return `${percent(rate.value, digits)}${counted} (${intervalText(rate)})`;
}

/** E.g. `31–86 %`. */
export function intervalText({ low, high }: Pick<ShareEstimate, 'low' | 'high'>): string {
  if (!Number.isFinite(low + high)) return '0–100 %';
  return `${Math.floor(low * 100 + FLOAT_NOISE)}–${Math.ceil(high * 100 - FLOAT_NOISE)} %`;
}
