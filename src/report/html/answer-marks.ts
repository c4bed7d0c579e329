/** Where in an answer the offence is: forbidden words, and personal data that was redacted. */
import type { AssertionResult } from '../../assertions/assertion.js';
import { plainBlock } from '../escape.js';
import type { ShownText } from './question.js';

/** A span of a text, in UTF-16 code units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'forbidden' | 'redacted' | 'removed' | 'added';
}

/** A text in which spans are marked. */
export interface MarkedText extends ShownText {
  readonly marks: readonly Mark[];
}

const MAX_MARKS = 200;
/** Characters. A very long pattern overflows the stack of the regular expression's compiler. */
const MAX_PATTERN = 2_000;

/** Marks of the failed assertions in a text that plainBlock has cleaned: sorted, not overlapping, at most 200. */
export function marksOf(text: string, assertions: readonly AssertionResult[]): readonly Mark[] {
  const found = assertions
    .filter((assertion) => !assertion.passed)
    .flatMap((assertion) => [
      ...textsOf(assertion, 'forbidden').flatMap((needle) =>
        occurrences(text, needle, 'forbidden'),
      ),
      ...textsOf(assertion, 'redactedMatches').flatMap((needle) =>
        occurrences(text, needle, 'redacted'),
      ),
    ])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return withoutOverlaps(found).slice(0, MAX_MARKS);
}

/** The texts of a list that the assertion's metadata has. */
function textsOf(
  { metadata }: AssertionResult,
  name: 'forbidden' | 'redactedMatches',
): readonly string[] {
  const list: unknown = metadata?.[name];
  if (!Array.isArray(list)) return [];
  const texts: readonly unknown[] = list;
  return [...new Set(texts.filter((item) => typeof item === 'string'))];
}

/** As written where the text has it so, else without regard to case, as `icontains` and keywords find it. */
function occurrences(text: string, needle: string, kind: Mark['kind']): readonly Mark[] {
  const plain = plainBlock(needle);
  if (plain.trim() === '') return [];
  const exact = exactOccurrences(text, plain);
  const found = exact.length > 0 ? exact : occurrencesInAnyCase(text, plain);
  return found.slice(0, MAX_MARKS).map(([start, length]) => ({ start, end: start + length, kind }));
}

type Span = readonly [start: number, length: number];

function exactOccurrences(text: string, plain: string): readonly Span[] {
  const found: Span[] = [];
  for (
    let start = text.indexOf(plain);
    start !== -1 && found.length < MAX_MARKS;
    start = text.indexOf(plain, start + plain.length)
  ) {
    found.push([start, plain.length]);
  }
  return found;
}

function occurrencesInAnyCase(text: string, plain: string): readonly Span[] {
  if (plain.length > MAX_PATTERN) return [];
  const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index, 0: { length } }) => [
    index,
    length,
  ]);
}

function withoutOverlaps(marks: readonly Mark[]): readonly Mark[] {
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}
