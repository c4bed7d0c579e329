import { isRecord } from '../basics/basics.js';
import { plural } from '../basics/format.js';
import { cut } from '../redaction/cut.js';
import { scalarText } from '../config/suite.js';

const ONLY_ASCII = /^[\u0000-\u007f]*$/;

/**
 * A text for comparison without regard to case, the same on every machine: lower case by Unicode's rules, with the
 * forms that lower-casing alone leaves apart made equal (final sigma, the dot of the Turkish capital I, composed and
 * decomposed accents).
 */
export function caseFold(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').replaceAll('i\u0307', 'i');
}

// The forms that one and the same text may be written in, for checks of what must not be said.

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** The text with full-width, composed and other compatible letters as plain ones, without what is not seen between them. */
function plainForm(text: string): string {
  if (ONLY_ASCII.test(text)) return text;
  return text.normalize('NFKC').replace(UNSEEN, '').normalize('NFKC');
}

/**
 * Whether a text that must not be said is said, in whatever form of its letters: soft hyphens, zero-width characters and
 * full-width letters change nothing that a reader sees. `fold` makes letters of both cases equal, where they are.
 */
export function saysForbidden(
  text: string,
  forbidden: string,
  fold: (text: string) => string = (same) => same,
): boolean {
  if (fold(text).includes(fold(forbidden))) return true;
  const plain = fold(plainForm(forbidden));
  // A text of nothing but unseen characters has no other form.
  return plain !== '' && fold(plainForm(text)).includes(plain);
}

// Lists of texts as promptfoo writes them.

/**
 * The texts of `contains-any` and its like: a list of texts and numbers, or one text of them with commas between, where
 * double quotes keep a comma or spaces. Undefined for what is neither.
 */
export function textsOf(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return splitList(value);
  if (!Array.isArray(value)) return undefined;
  const texts = value.flatMap((item: unknown) => scalarText(item) ?? []);
  return texts.length === value.length ? texts : undefined;
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

// Texts of messages: bounded, so that a report stays readable whatever a model answers.

const MAX_VALUE_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 2000;

/** A value as JSON, cut at 200 characters. Absent values read `undefined`. */
export function shortJson(value: unknown): string {
  try {
    return value === undefined ? 'undefined' : cut(JSON.stringify(value), MAX_VALUE_LENGTH);
  } catch {
    // JSON.stringify recurses: the stack ends before the nesting does.
    return '(nested too deeply to show)';
  }
}

/** The parts joined by `; `, as many as fit into 2000 characters, and how many more there are. */
export function joinBounded(parts: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const part of parts) {
    length += part.length + 2;
    if (shown.length > 0 && length > MAX_MESSAGE_LENGTH) break;
    shown.push(cut(part, MAX_MESSAGE_LENGTH));
  }
  const left = parts.length - shown.length;
  return shown.join('; ') + (left === 0 ? '' : `; ... and ${left} more`);
}

/**
 * A score with as few decimals (from `digits` on) as show on which side of the threshold it is:
 * 0.699 against 0.7 reads `0.699`, not `0.70`.
 */
export function scoreText(score: number, threshold: number, digits: number): string {
  for (let decimals = digits; decimals < 9; decimals++) {
    const text = score.toFixed(decimals);
    if (Math.sign(Number(text) - threshold) === Math.sign(score - threshold)) return text;
  }
  return String(score);
}

/** A score without the noise of floating point: 0.1 + 0.2 reaches 0.3. */
export function rounded(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}

// Nearness of embeddings.

/** Cosine of the angle between two vectors, -1 to 1; undefined for vectors that have no angle between them. */
export function cosineSimilarity(a: readonly number[], b: readonly number[]): number | undefined {
  if (a.length !== b.length) return undefined;
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  const similarity = product(a, b) / Math.sqrt(product(a, a) * product(b, b));
  return Number.isFinite(similarity) ? Math.max(-1, Math.min(1, similarity)) : undefined;
}

// The two partial matches of tool arguments. `argsMatch` asserts, and looks into nested values: objects may have more
// than is expected, arrays may not (`mismatchesOf`). A simulated tool's `when` chooses, as in the KindLM CLI: the
// arguments may have more keys, but the value of each named one is the very same (`hasEntries`), lest a config of the
// CLI get another answer here.

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
    found.push(`${place || '/'}: expected ${shortJson(expected)}, got ${shortJson(actual)}`);
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
      `${place || '/'}: expected ${plural(expected.length, 'element')}, got ${actual.length}: ${shortJson(actual)}`,
    );
    return;
  }
  for (const [index, value] of expected.entries()) {
    collect(value, actual[index], place === '' ? String(index) : `${place}.${index}`, found);
  }
}

/** Deeper values of a model's are equal to no other: a recursion without a limit would end the stack. */
const MAX_DEPTH = 500;

/** Deep equality, without regard to the order of keys. */
export function sameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index], depth + 1));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key], depth + 1))
  );
}
