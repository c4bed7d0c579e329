/** Where in an answer the offence is: forbidden words, and personal data that was redacted. */
import type { AssertionResult } from '../../assertions/assertion.js';
import { plainBlock } from '../words/escape.js';
import type { ShownText } from './shown-text.js';

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
/** As the messages of schema.ts and keywords.ts end. */
const QUOTED = /(?:forbidden substring|denied keyword) "([\s\S]+)"$/u;

/** Marks of the failed assertions in a text that plainBlock has cleaned: sorted, not overlapping, at most 200. */
export function marksOf(text: string, assertions: readonly AssertionResult[]): readonly Mark[] {
  const found = assertions
    .filter((assertion) => !assertion.passed)
    .flatMap((assertion) => [
      ...forbiddenTexts(assertion).flatMap((needle) => occurrences(text, needle, 'forbidden')),
      ...redactedTexts(assertion).flatMap((needle) => occurrences(text, needle, 'redacted')),
    ])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return withoutOverlaps(found).slice(0, MAX_MARKS);
}

function forbiddenTexts({
  failureCode,
  failureMessage,
  label,
}: AssertionResult): readonly string[] {
  if (failureCode !== 'NOT_CONTAINS_FAILED' && failureCode !== 'KEYWORD_DENIED') return [];
  const quoted = QUOTED.exec(failureMessage ?? '')?.[1];
  return quoted === undefined ? valueOfLabel(label) : [quoted];
}

/** Scored assertions are labelled by type and value as JSON, e.g. `not-contains-any ["a","b"]`. */
function valueOfLabel(label: string): readonly string[] {
  const start = label.search(/[["]/u);
  if (start === -1) return [];
  try {
    const value: unknown = JSON.parse(label.slice(start));
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return texts.filter((item) => typeof item === 'string');
  } catch {
    // A metric's name, or a value that the label shortens: nothing to look for.
    return [];
  }
}

function redactedTexts({ failureCode, metadata }: AssertionResult): readonly string[] {
  const matches = metadata?.['redactedMatches'];
  if (failureCode !== 'PII_DETECTED' || !Array.isArray(matches)) return [];
  const texts: readonly unknown[] = matches;
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
