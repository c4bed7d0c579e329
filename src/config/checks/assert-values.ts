/** What the values of scored assertions (`assert`) may be, type by type, and how they are read. */
import { interpolate } from '../templates/interpolation.js';
import type { ScoredAssert } from '../generated/kindlm-config.js';
import type { ScoredType } from '../suite.js';
import { isMapping } from '../source/untyped.js';

/** The type without `not-`. */
export function baseType(type: ScoredAssert['type']): {
  readonly type: ScoredType;
  readonly negated: boolean;
} {
  const negated = type.startsWith('not-');
  // A type that may be negated is one without, too: the union says so, but not to the compiler.
  return { type: (negated ? type.slice(4) : type) as ScoredType, negated };
}

const FILE_SCHEME = 'file://';

/** The path of a `file://` value, relative to the config; undefined for other values. */
export function fileOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.startsWith(FILE_SCHEME)
    ? value.slice(FILE_SCHEME.length)
    : undefined;
}

/** The value with `{{vars}}` filled in, inside of lists and mappings too. Names of keys stay. */
export function interpolateDeep(value: unknown, vars: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, vars);
  if (Array.isArray(value)) return value.map((item: unknown) => interpolateDeep(item, vars));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, interpolateDeep(item, vars)]),
  );
}

/**
 * The texts of `contains-any` and its like: a list of texts and numbers, or one text of them with commas between, where
 * double quotes keep a comma or spaces. Undefined for what is neither.
 */
export function textsOf(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return splitList(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.flatMap((item: unknown) => textOf(item) ?? []);
  return texts.length === value.length ? texts : undefined;
}

/** A text, or a number written as one; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

/**
 * As promptfoo splits it: a part in double quotes is taken literally, commas included, with `\"` and `""` for a quote
 * and `\\` for a backslash; any other part goes to the next comma, without the white space around it.
 */
function splitList(text: string): readonly string[] {
  const items = [];
  for (const [, quoted, plain = ''] of text.matchAll(PART)) {
    items.push(quoted === undefined ? plain.trim() : quoted.replace(ESCAPED, '$1$2'));
  }
  return items.filter((item) => item !== '');
}

/** One part and the comma after it. A quotation that something else follows is no quotation. */
const PART = /\s*(?:"((?:[^"\\]|\\[^]|"")*)"\s*(?:,|$)|([^,]+)(?:,|$)|,)/gy;
const ESCAPED = /\\(["\\])|"(")/g;
