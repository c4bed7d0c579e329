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
type Found = { readonly value: unknown } | undefined;

/** Edit distance takes time in the product of the lengths; this is about 50 ms. */
const MAX_COMPARED_LENGTH = 20_000;
/** Products of lengths in one comparison: a model must not hold up the run with an answer of many long texts. */
const MAX_WORK = 4 * MAX_COMPARED_LENGTH ** 2;
const MAX_DEPTH = 500;
/** Fields that are told apart; a list of thousands of rows is not read field by field. */
const MAX_FIELDS = 200;

/**
 * Drift of every leaf field of either value, the baseline's first. An empty object or list is a leaf. After 200 fields
 * the others share one entry, with the largest drift among them.
 */
export function diffAllFields(baseline: unknown, current: unknown): readonly FieldDrift[] {
  const drifts = new Drifts();
  walkLeaves(baseline, { value: current }, START, ({ trail, leaf, other }) =>
    drifts.add(() => nameOf(trail), leaf, other),
  );
  walkLeaves(current, { value: baseline }, START, ({ trail, leaf, other }) => {
    // A leaf on both sides was met before.
    if (other !== undefined && isLeaf(other.value, trail.depth)) return;
    drifts.add(() => nameOf(trail), other, leaf);
  });
  return drifts.all();
}

/** Drift of the named fields, likewise: dotted paths, list indexes included. A key that itself has dots is found as well. */
export function diffFields(
  baseline: unknown,
  current: unknown,
  fields: readonly string[],
): readonly FieldDrift[] {
  const drifts = new Drifts();
  for (const field of fields) {
    const path = field.split('.');
    drifts.add(() => field, valueAt(baseline, path), valueAt(current, path));
  }
  return drifts.all();
}

/** Collects the drifts of one comparison, within its share of time and memory. */
class Drifts {
  readonly #shown: FieldDrift[] = [];
  #others = 0;
  #worst: FieldDrift | undefined;
  #work = MAX_WORK;

  add(field: () => string, baseline: Found, current: Found): void {
    const drift = this.#between(baseline, current);
    const values = {
      ...(baseline === undefined ? {} : { baseline: baseline.value }),
      ...(current === undefined ? {} : { current: current.value }),
    };
    if (this.#shown.length < MAX_FIELDS) {
      this.#shown.push({ field: field(), drift, ...values });
      return;
    }
    this.#others += 1;
    if (this.#worst === undefined || drift > this.#worst.drift) {
      this.#worst = { field: '', drift, ...values };
    }
  }

  all(): readonly FieldDrift[] {
    if (this.#worst === undefined) return this.#shown;
    return [...this.#shown, { ...this.#worst, field: `(${this.#others} more fields)` }];
  }

  #between(baseline: Found, current: Found): number {
    if (baseline === undefined || current === undefined) return baseline === current ? 0 : 1;
    const [a, b] = [baseline.value, current.value];
    if (typeof a === 'string' && typeof b === 'string') {
      const { drift, work } = editDrift(a, b, Math.floor(Math.sqrt(this.#work)));
      this.#work -= work;
      return drift;
    }
    if (typeof a === 'number' && typeof b === 'number') return numberDrift(a, b);
    return deepEqual(a, b, 0) ? 0 : 1;
  }
}

/** Normalised edit distance. Texts that differ over more than 20,000 characters: what is beyond counts as different. */
export function textDrift(a: string, b: string): number {
  return editDrift(a, b, MAX_COMPARED_LENGTH).drift;
}

/** The same with at most so many characters compared; `work`: the product of the lengths that were. */
function editDrift(a: string, b: string, most: number): { drift: number; work: number } {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return { drift: 0, work: 0 };
  const compared = Math.min(most, MAX_COMPARED_LENGTH);
  const differing = withoutCommonEnds(a, b);
  const [left, right] = [differing[0].slice(0, compared), differing[1].slice(0, compared)];
  const beyond = Math.max(differing[0].length, differing[1].length) - compared;
  const edits = distance(left, right) + Math.max(0, beyond);
  return { drift: Math.min(1, edits / longest), work: left.length * right.length };
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

/** The way to a value, from its key upwards: the leaves of a deep list share all but their own step. */
interface Trail {
  readonly depth: number;
  readonly key: string;
  readonly above: Trail | undefined;
}

const START: Trail = { depth: 0, key: '', above: undefined };

interface Leaf {
  readonly trail: Trail;
  readonly leaf: Found;
  /** What the other value has there. */
  readonly other: Found;
}

/** Calls `meet` for each leaf in the order they are written; below 500 levels everything is one leaf. */
function walkLeaves(node: unknown, other: Found, trail: Trail, meet: (leaf: Leaf) => void): void {
  if (isLeaf(node, trail.depth)) {
    meet({ trail, leaf: { value: node }, other });
    return;
  }
  for (const [key, child] of Object.entries(node as object)) {
    const beside = other === undefined ? undefined : ownProperty(other.value, key);
    walkLeaves(child, beside, { depth: trail.depth + 1, key, above: trail }, meet);
  }
}

function isLeaf(node: unknown, depth: number): boolean {
  if (typeof node !== 'object' || node === null || depth >= MAX_DEPTH) return true;
  return Object.keys(node).length === 0;
}

function nameOf(trail: Trail): string {
  const keys: string[] = [];
  for (let at = trail; at.above !== undefined; at = at.above) keys.push(at.key);
  return keys.reverse().join('.');
}

/** The value at the path; a key with dots in it is found under its own name as well. */
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
