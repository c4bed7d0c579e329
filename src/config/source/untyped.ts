/**
 * Reading of values that may have any shape. The checks of references look only at what has the right shape: the rest is
 * reported by the schema, and one mistake must not hide the others.
 */
import { isRecord } from '../../basics/basics.js';

/** The mapping's own value under a key; undefined where there is none. */
export function valueAt(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text under a key; undefined where there is none. */
export function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, key);
  return typeof text === 'string' ? text : undefined;
}

/** The items of the list under a key; none where there is no list. */
export function itemsAt(value: unknown, key: string): readonly unknown[] {
  const items = valueAt(value, key);
  return Array.isArray(items) ? items : [];
}

/** Keys and values of the mapping under a key; none where there is no mapping. */
export function entriesAt(value: unknown, key: string): readonly (readonly [string, unknown])[] {
  const mapping = valueAt(value, key);
  return isRecord(mapping) ? Object.entries(mapping) : [];
}

/** A number in a value that is beyond 2^53; undefined where there is none. However deep the value is nested. */
export function inexactNumber(value: unknown): number | undefined {
  const all: unknown[] = [value];
  for (const item of all) {
    if (typeof item === 'number' && Math.abs(item) > Number.MAX_SAFE_INTEGER) return item;
    if (typeof item !== 'object' || item === null) continue;
    for (const child of Object.values(item)) all.push(child);
  }
  return undefined;
}
