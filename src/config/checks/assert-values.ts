/** How the values of scored assertions (`assert`) are read. */
import { interpolate } from '../templates/placeholders.js';
import type { ScoredAssert } from '../generated/kindlm-config.js';
import type { ScoredType } from '../suite.js';
import { isRecord } from '../../basics/basics.js';

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
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, interpolateDeep(item, vars)]),
  );
}

/** A text, or a number written as one; undefined for everything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}
