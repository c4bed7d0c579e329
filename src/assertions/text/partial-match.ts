/**
 * The two partial matches of tool arguments. `argsMatch` asserts, and looks into nested values: objects may have more
 * than is expected, arrays may not (`mismatchesOf`). A simulated tool's `when` chooses, as in the KindLM CLI: the
 * arguments may have more keys, but the value of each named one is the very same (`hasEntries`), lest a config of the
 * CLI get another answer here.
 */
import { valueText } from './message-text.js';
import { plural } from '../../words/format.js';
import { isRecord } from '../../basics/is-record.js';

/** Whether `actual` has every entry of `expected`, with an equal value; the order of nested keys does not matter. */
export function hasEntries(
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(expected).every(
    ([key, value]) => Object.hasOwn(actual, key) && sameJson(value, actual[key]),
  );
}

const MAX_MISMATCHES = 50;

/**
 * Where `actual` does not match `expected`, one line a place, e.g. `customer.id: expected 1, got 2`; at most 50.
 * Objects match when every expected key does, in any order; arrays element by element and in length.
 */
export function mismatchesOf(expected: unknown, actual: unknown): readonly string[] {
  const mismatches: string[] = [];
  collect(expected, actual, '', mismatches);
  return mismatches;
}

/** Recursion follows `expected`, which the config's author wrote, never `actual`. */
function collect(expected: unknown, actual: unknown, place: string, found: string[]): void {
  if (found.length >= MAX_MISMATCHES) return;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    collectItems(expected, actual, place, found);
  } else if (isRecord(expected) && isRecord(actual)) {
    for (const [key, value] of Object.entries(expected)) {
      const own = Object.hasOwn(actual, key) ? actual[key] : undefined;
      collect(value, own, place === '' ? key : `${place}.${key}`, found);
    }
  } else if (expected !== actual) {
    found.push(`${place || '/'}: expected ${valueText(expected)}, got ${valueText(actual)}`);
  }
}

function collectItems(
  expected: readonly unknown[],
  actual: readonly unknown[],
  place: string,
  found: string[],
): void {
  if (expected.length !== actual.length) {
    found.push(
      `${place || '/'}: expected ${plural(expected.length, 'element')}, got ${actual.length}: ${valueText(actual)}`,
    );
    return;
  }
  for (const [index, value] of expected.entries()) {
    collect(value, actual[index], place === '' ? String(index) : `${place}.${index}`, found);
  }
}

/** Deep equality, without regard to the order of keys. No deeper than the shallower of the two is looked at. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
