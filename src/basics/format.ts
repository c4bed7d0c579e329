import { type Cost, FLOAT_NOISE, totalCost } from './basics.js';

/** Numbers for people. Every function takes any number, NaN and infinities included, and is independent of locale. */

const MINUS = '\u2212';
const UNKNOWN = 'n/a';

/** 1234567 as `1,234,567`; other than whole numbers are rounded to `digits` decimals. */
export function count(value: number, digits = 0): string {
  if (!Number.isFinite(value)) return UNKNOWN;
  const [whole = '0', fraction] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && Number(text.replaceAll(',', '')) !== 0 ? `${MINUS}${text}` : text;
}

/**
 * A share of 0 to 1 as `92.5 %`. Only 1 is shown as `100 %` and only 0 as `0 %`: what is almost all or almost
 * nothing gets the decimals that show it.
 */
export function percent(share: number, digits = 1): string {
  if (!Number.isFinite(share)) return UNKNOWN;
  const text = trimZeros(count(share * 100, digits));
  const rounded = (text === '100' && share < 1) || (text === '0' && share > 0);
  return rounded && digits < 6 ? percent(share, digits + 1) : `${text} %`;
}

/** A score of 0 to 1 with two decimals. */
export function score(value: number, digits = 2): string {
  return count(value, digits);
}

/** US dollars: cents from 1 up, else enough decimals for two significant digits. */
export function usd(value: number, digits = usdDigits(value)): string {
  if (!Number.isFinite(value)) return UNKNOWN;
  const text = count(value, digits);
  return text.startsWith(MINUS) ? `${MINUS}$${text.slice(1)}` : `$${text}`;
}

function usdDigits(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.1) return 2;
  return Math.min(6, 1 - Math.floor(Math.log10(size)));
}

/** `$0.042`, `at least $0.042` where some price is unknown, `cost unknown` where nothing that is known adds to it. */
export function costWords(cost: Cost | number | null): string {
  const { costUsd, costIncomplete } =
    typeof cost === 'number' || cost === null ? totalCost([cost]) : cost;
  if (!costIncomplete) return usd(costUsd);
  return costUsd === 0 ? 'cost unknown' : `at least ${usd(costUsd)}`;
}

/** For programs: USD as plain digits, the least that is known; empty where nothing is. */
export function costDigits({ costUsd, costIncomplete }: Cost): string {
  return costIncomplete && costUsd === 0 ? '' : costUsd.toFixed(6).replace(/\.?0+$/, '');
}

/** Milliseconds as `820 ms`, `3.4 s`, `2 min 5 s` or `1 h 3 min`. */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN;
  const whole = Math.max(0, Math.round(ms));
  if (whole < 1_000) return `${whole} ms`;
  if (whole < 59_950) return `${trimZeros((whole / 1_000).toFixed(1))} s`;
  const seconds = Math.round(whole / 1_000);
  if (seconds < 3_600) return parts(Math.floor(seconds / 60), 'min', seconds % 60, 's');
  const minutes = Math.round(seconds / 60);
  return parts(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

function parts(major: number, majorUnit: string, minor: number, minorUnit: string): string {
  return minor === 0 ? `${major} ${majorUnit}` : `${major} ${majorUnit} ${minor} ${minorUnit}`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long ago something was, as people say it, e.g. `just now`, `5 minutes ago`, `2 hours ago`, `yesterday`, `3 days ago`.
 * Days are those of UTC. Undefined where either time is none.
 * @param then milliseconds since 1970, as is `now`
 */
export function ago(then: number, now: number): string | undefined {
  const ms = now - then;
  if (!Number.isFinite(ms)) return undefined;
  if (ms < 90_000) return 'just now';
  if (ms < 1.5 * HOUR) return `${plural(Math.round(ms / 60_000), 'minute')} ago`;
  const days = Math.floor(now / DAY) - Math.floor(then / DAY);
  // Shortly after midnight, what was before it is not yet yesterday's.
  if (days === 0 || ms < DAY / 2) return `${plural(Math.round(ms / HOUR), 'hour')} ago`;
  return days === 1 ? 'yesterday' : `${plural(days, 'day')} ago`;
}

/** `1 gate`, `2 gates`. */
export function plural(value: number, noun: string, pluralNoun = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : pluralNoun}`;
}

/** `12.50` as `12.5`, `12.0` as `12`. */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/u, '') : text;
}

/** A commit as people write it: the first seven characters of its hash. */
export function shortCommit(sha: string): string {
  return sha.slice(0, 7);
}

// Values that gates measure, as people read them: the same in messages, log, comment, JUnit and every other view.

/**
 * `share` and `score` are 0 to 1; `ms` milliseconds; `usd` US dollars; `points` percentage points; `ratio` a multiple
 * of the base branch's value; `verdict` 0 not worse, 0.5 cannot tell, 1 worse.
 */
export type ValueUnit = 'share' | 'score' | 'count' | 'usd' | 'ms' | 'points' | 'ratio' | 'verdict';

const MAX_EXTRA_DIGITS = 6;

/** The value with its unit, e.g. `95 %`, `0.70`, `3`, `$1.20`, `1.5 s`; with up to `extraDigits` more decimals than usual. */
export function valueText(value: number, unit: ValueUnit, extraDigits = 0): string {
  switch (unit) {
    case 'share':
      return percent(value, 1 + extraDigits);
    case 'score':
      return score(value, 2 + extraDigits).replace(/(\.\d\d\d*?)0+$/u, '$1');
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
export function limitText(limit: number, unit: ValueUnit, extraDigits = 0): string {
  if (unit === 'verdict') return 'anything but worse';
  return valueText(limit, unit, extraDigits);
}

/** Extra decimals until two different values look different, so that no gate fails at `95 % of 95 %`. */
export function distinguishingDigits(one: number, other: number, unit: ValueUnit): number {
  if (Math.abs(one - other) <= FLOAT_NOISE) return 0;
  for (let extra = 0; extra < MAX_EXTRA_DIGITS; extra += 1) {
    if (valueText(one, unit, extra) !== valueText(other, unit, extra)) return extra;
  }
  return MAX_EXTRA_DIGITS;
}

/** `a`, `a and b`, `a, b and c`; empty for none. */
export function enumerated(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}
