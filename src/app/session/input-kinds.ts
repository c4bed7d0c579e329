/** The kinds of inputs: how a text becomes a value, and what is said of one that does not. */
import { distance } from 'fastest-levenshtein';

/** A text that is no value of its input. */
export class InputFault {
  /** @param expected completes "expected ..." */
  constructor(
    readonly expected: string,
    readonly hint?: string,
  ) {}
}

export interface InputKind<Value> {
  /** A trimmed text, empty where the input is not given and has no default. */
  readonly parse: (given: string) => Value | InputFault;
  /** Of an input that takes one of a few values. */
  readonly values?: readonly string[];
  /** Where a person at a terminal is served better by another default than action.yml's. */
  readonly terminalDefault?: string;
}

/** The text as it is; one with a default is never empty. */
export const text: InputKind<string> = { parse: (given) => given };

/** A text, or undefined where there is none. */
export const optionalText: InputKind<string | undefined> = { parse: (given) => given || undefined };

/** Texts, one a line. */
export const lines = listOf(/\r?\n/);

/** Texts separated by commas or lines. */
export const names = listOf(/[,\r\n]/);

/** The same for globs: a comma inside braces belongs to the glob, as in `refund-{card,paypal}`. */
export const globs = listOf(/[,\r\n](?![^{}\r\n]*\})/);

function listOf(separator: RegExp): InputKind<readonly string[]> {
  return {
    parse: (given) =>
      given
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== ''),
  };
}

/** One of these words, in any letter case. */
export function choice<const Value extends string>(
  values: readonly Value[],
  terminalDefault?: Value,
): InputKind<Value> {
  const parse = (given: string): Value | InputFault => {
    const word = given.toLowerCase();
    const found = values.find((value) => value === word);
    if (found !== undefined) return found;
    const near = values.find((value) => distance(value, word) <= 2);
    const expected = values.map((value) => `"${value}"`).join(', ');
    return new InputFault(expected, near === undefined ? undefined : `Did you mean "${near}"?`);
  };
  return { parse, values, ...(terminalDefault !== undefined && { terminalDefault }) };
}

const FLAG = choice(['true', 'false']);

/** The booleans of YAML 1.2 core, as @actions/core reads them. */
export const flag: InputKind<boolean> = {
  ...FLAG,
  parse: (given) => {
    const word = FLAG.parse(given);
    return word instanceof InputFault ? word : word === 'true';
  },
};

interface Range {
  readonly min: number;
  readonly max: number;
  /** In the plural. */
  readonly unit: string;
}

/** A decimal number within the range; undefined where none is given. */
export function number(range: Range): InputKind<number | undefined> {
  return numberOf(range, 'a number');
}

/** A whole number from 1 on. */
export function count(max: number, unit: string): InputKind<number | undefined> {
  return numberOf({ min: 1, max, unit }, 'a whole number');
}

function numberOf(
  { min, max, unit }: Range,
  what: 'a number' | 'a whole number',
): InputKind<number | undefined> {
  return {
    parse: (given) => {
      if (given === '') return undefined;
      const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
      const fits = what === 'a number' || Number.isInteger(value);
      if (value >= min && value <= max && fits) return value;
      return new InputFault(`${what} of ${unit} from ${min} to ${max}`);
    },
  };
}

/** The same, of an input whose default is a number. */
export function given(kind: InputKind<number | undefined>): InputKind<number> {
  return { ...kind, parse: (text) => kind.parse(text) ?? new InputFault('a number') };
}

/** A share, 0 to 1, written as such or in percent. */
export const share: InputKind<number | undefined> = {
  parse: (text) => {
    if (text === '') return undefined;
    const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text);
    const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
    if (value >= 0 && value <= 1) return value;
    const hint = /^\d+$/.test(text) ? `Did you mean "${text}%"?` : undefined;
    return new InputFault('a share such as 0.95 or 95%', hint);
  },
};

const MOST_REPEATS = 1000;
const REPEATS = count(MOST_REPEATS, 'answers');

/** A number of repeats, or a range of them such as `1-5`. */
export const repeats: InputKind<
  number | { readonly min: number; readonly max: number } | undefined
> = {
  parse: (text) => {
    const match = /^(\d{1,4})\s*-\s*(\d{1,4})$/.exec(text);
    if (match === null) return REPEATS.parse(text);
    const [min, max] = [Number(match[1]), Number(match[2])];
    if (min >= 1 && max >= min && max <= MOST_REPEATS) return { min, max };
    return new InputFault(`a range of answers from 1 to ${MOST_REPEATS}, the lower number first`);
  },
};

/** A number of answers, or a share of them in whole percent. */
export const minPasses: InputKind<number | string | undefined> = {
  parse: (text) => {
    if (text === '') return undefined;
    const share = /^(100|[1-9]\d?)\s*%$/.exec(text);
    if (share !== null) return `${share[1]}%`;
    const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Number.NaN;
    if (number <= MOST_REPEATS) return number;
    return new InputFault(
      `a whole number of answers from 1 to ${MOST_REPEATS}, or a share such as 80%`,
    );
  },
};
