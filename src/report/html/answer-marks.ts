/** Where in an answer the offence is: forbidden words, and personal data that was redacted. */
import type { AssertionResult } from '../../assertions/assertion.js';
import { plainBlock } from '../words/escape.js';

/** A span of a text, in UTF-16 code units. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'forbidden' | 'redacted';
}

const MAX_MARKS = 200;

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
  const pattern = plain.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
  const flags = text.includes(plain) ? 'gu' : 'giu';
  return [...text.matchAll(new RegExp(pattern, flags))]
    .slice(0, MAX_MARKS)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length, kind }));
}

function withoutOverlaps(marks: readonly Mark[]): readonly Mark[] {
  let end = 0;
  return marks.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}
