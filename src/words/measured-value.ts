/** Values that gates measure, as people read them: the same in messages, log, comment, JUnit and every other view. */
import { count, duration, percent, score, trimZeros, usd } from './format.js';
import { FLOAT_NOISE } from '../basics/numbers.js';

/**
 * `share`, `whole-share` (in whole percent) and `score` are 0 to 1; `ms` milliseconds; `usd` US dollars; `points` percentage points; `ratio` a multiple
 * of the base branch's value; `verdict` 0 not worse, 0.5 cannot tell, 1 worse.
 */
export type Unit =
  'share' | 'whole-share' | 'score' | 'count' | 'usd' | 'ms' | 'points' | 'ratio' | 'verdict';

const MAX_EXTRA_DIGITS = 6;

/** The value with its unit, e.g. `95 %`, `0.70`, `3`, `$1.20`, `1.5 s`; with `extraDigits` more decimals than usual. */
export function valueText(value: number, unit: Unit, extraDigits = 0): string {
  switch (unit) {
    case 'share':
      return percent(value, 1 + extraDigits);
    case 'whole-share':
      return percent(value, extraDigits);
    case 'score':
      return score(value, 2 + extraDigits);
    case 'count':
      return trimZeros(count(value, extraDigits));
    case 'usd':
      return extraDigits === 0 ? usd(value) : usd(value, 2 + extraDigits);
    case 'ms':
      return extraDigits === 0 ? duration(value) : `${trimZeros(count(value, extraDigits))} ms`;
    case 'points': {
      const points = trimZeros(count(value, 1 + extraDigits));
      return `${points} ${points === '1' ? 'point' : 'points'}`;
    }
    case 'ratio':
      return `${trimZeros(count(value, 2 + extraDigits))} times`;
    case 'verdict':
      if (value === 1) return 'worse';
      return value === 0 ? 'not worse' : 'cannot tell';
  }
}

/** A threshold with its unit; that of a verdict is no number. */
export function limitText(limit: number, unit: Unit, extraDigits = 0): string {
  if (unit === 'verdict') return 'anything but worse';
  // What is measured is rounded; what was asked for is not.
  return valueText(limit, unit === 'whole-share' ? 'share' : unit, extraDigits);
}

/** The distance between two values, without a sign; between shares in points. */
export function distanceText(distance: number, unit: Unit, extraDigits = 0): string {
  if (unit !== 'share' && unit !== 'whole-share') return valueText(distance, unit, extraDigits);
  const digits = unit === 'share' ? 1 + extraDigits : extraDigits;
  return `${trimZeros(count(distance * 100, digits))} points`;
}

/** Extra decimals until two different values look different, so that no gate fails at `95 % of 95 %`. */
export function distinguishingDigits(one: number, other: number, unit: Unit): number {
  if (Math.abs(one - other) <= FLOAT_NOISE) return 0;
  for (let extra = 0; extra < MAX_EXTRA_DIGITS; extra += 1) {
    if (valueText(one, unit, extra) !== valueText(other, unit, extra)) return extra;
  }
  return MAX_EXTRA_DIGITS;
}
