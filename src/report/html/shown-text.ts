/** Foreign text for the page: cleaned, and cut where it is long. */
import { firstPart } from '../../redaction/cut.js';
import { plainBlock } from '../words/escape.js';
import { count } from '../../words/format.js';

export interface ShownText {
  readonly text: string;
  /** How much was cut off, and where it can be read. */
  readonly note?: string;
}

/** The first `max` characters of a message or an answer. */
export function shownText(text: string, max: number): ShownText {
  const shown = plainBlock(firstPart(text, max));
  if (text.length <= max) return { text: shown };
  return {
    text: shown,
    note: `Cut here: ${count(max)} of ${count(text.length)} characters. report.json has all of it.`,
  };
}

/** As shownText, with an ellipsis for what was cut off. */
export function cutBlock(text: string, max: number): string {
  const shown = plainBlock(firstPart(text, max));
  return text.length <= max ? shown : `${shown}…`;
}

/** A value as JSON on one line. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/gu, ' ');
  } catch {
    // JSON.stringify recurses: the stack ends before the nesting does.
    return '(nested too deeply to show)';
  }
}
