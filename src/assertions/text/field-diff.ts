/** How far two JSON values, or two texts, are apart, field by field. Drift is 0 (equal) to 1 (nothing in common). */
import { distance } from 'fastest-levenshtein';
import { isRecord } from '../../basics/is-record.js';

export interface FieldDrift {
  /** Dotted path; empty for the value itself. */
  readonly field: string;
  readonly drift: number;
  /** Absent where the field is missing on that side. */
  readonly baseline?: unknown;
  readonly current?: unknown;
}

type Path = readonly string[];

/** Edit distance takes time in the product of the lengths; this is about 50 ms. */
const MAX_COMPARED_LENGTH = 20_000;
const MAX_DEPTH = 500;

/** Drift of every leaf field of either value, the baseline's first. An empty object or list is a leaf. */
export function diffAllFields(baseline: unknown, current: unknown): readonly FieldDrift[] {
  const paths = new Map<string, Path>();
  for (const path of [...leavesOf(baseline), ...leavesOf(current)]) {
    paths.set(JSON.stringify(path), path);
  }
  return [...paths.values()].map((path) =>
    driftOf(path.join('.'), leafAt(baseline, path), leafAt(current, path)),
  );
}

/** Drift of the named fields: dotted paths, list indexes included. A key that itself has dots is found as well. */
export function diffFields(
  baseline: unknown,
  current: unknown,
  fields: readonly string[],
): readonly FieldDrift[] {
  return fields.map((field) => {
    const path = field.split('.');
    return driftOf(field, valueAt(baseline, path), valueAt(current, path));
  });
}

/** Normalised edit distance. Texts that differ over more than 20,000 characters: what is beyond counts as different. */
export function textDrift(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 0;
  const [left, right] = withoutCommonEnds(a, b);
  const beyond = Math.max(left.length, right.length) - MAX_COMPARED_LENGTH;
  const edits =
    distance(left.slice(0, MAX_COMPARED_LENGTH), right.slice(0, MAX_COMPARED_LENGTH)) +
    Math.max(0, beyond);
  return Math.min(1, edits / longest);
}

type Found = { readonly value: unknown } | undefined;

function driftOf(field: string, baseline: Found, current: Found): FieldDrift {
  return {
    field,
    drift: foundDrift(baseline, current),
    ...(baseline === undefined ? {} : { baseline: baseline.value }),
    ...(current === undefined ? {} : { current: current.value }),
  };
}

function foundDrift(baseline: Found, current: Found): number {
  if (baseline === undefined || current === undefined) return baseline === current ? 0 : 1;
  return valueDrift(baseline.value, current.value);
}

function valueDrift(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return textDrift(a, b);
  if (typeof a === 'number' && typeof b === 'number') return numberDrift(a, b);
  return deepEqual(a, b, 0) ? 0 : 1;
}

function numberDrift(a: number, b: number): number {
  if (a === b) return 0;
  const drift = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
  // JSON like 1e999 reads as Infinity, and the quotient of infinities is no number.
  return Number.isNaN(drift) ? 1 : Math.min(1, drift);
}

function deepEqual(a: unknown, b: unknown, depth: number): boolean {
  if (a === b) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    const items: readonly unknown[] = b;
    return (
      a.length === items.length &&
      a.every((item, index) => deepEqual(item, items[index], depth + 1))
    );
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key], depth + 1))
  );
}

/** Paths of the leaves in the order they are written; below 500 levels everything is one leaf. */
function leavesOf(value: unknown): readonly Path[] {
  const leaves: Path[] = [];
  const visit = (node: unknown, path: Path): void => {
    const entries = typeof node === 'object' && node !== null ? Object.entries(node) : [];
    if (entries.length === 0 || path.length >= MAX_DEPTH) leaves.push(path);
    for (const [key, child] of path.length < MAX_DEPTH ? entries : []) visit(child, [...path, key]);
  };
  visit(value, []);
  return leaves;
}

function leafAt(value: unknown, path: Path): Found {
  let found: Found = { value };
  for (const key of path) {
    found = found === undefined ? undefined : ownProperty(found.value, key);
  }
  return found;
}

/** Like leafAt, but a key with dots in it is found under its own name as well. */
function valueAt(value: unknown, path: Path): Found {
  if (path.length === 0) return { value };
  for (let taken = 1; taken <= path.length; taken++) {
    const property = ownProperty(value, path.slice(0, taken).join('.'));
    const found = property === undefined ? undefined : valueAt(property.value, path.slice(taken));
    if (found !== undefined) return found;
  }
  return undefined;
}

function ownProperty(value: unknown, key: string): Found {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && key === 'length') return undefined;
  const property = Object.getOwnPropertyDescriptor(value, key);
  return property === undefined ? undefined : { value: property.value };
}

function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
