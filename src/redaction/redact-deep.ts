/** What both redactors do: find texts as they are written in a report, and go through JSON values. */

import { REPORT_WORDS } from './generated/report-words.js';

/** Deeper than any report; a recursion without a limit would end the process. */
const MAX_DEPTH = 500;
const TOO_DEEP = '[nested too deeply to show]';

/**
 * A JSON-like value with every string and property name redacted; what holds nothing to redact is not copied. A text
 * that is a word of the report's own format stays: with the key `ollama`, as local servers want one, the name of the
 * provider would be gone, and nobody could read the report.
 */
export function redactDeep<T>(value: T, redact: (text: string) => string): T;
export function redactDeep(
  value: unknown,
  redact: (text: string) => string,
  redactNumber: (number: number) => unknown,
): unknown;
export function redactDeep(
  value: unknown,
  text: (text: string) => string,
  number?: (number: number) => unknown,
): unknown {
  return redactValue(value, { text, number }, 0);
}

interface Redactors {
  readonly text: (text: string) => string;
  /** Without it numbers stay. */
  readonly number: ((number: number) => unknown) | undefined;
}

function redactValue(value: unknown, redact: Redactors, depth: number): unknown {
  if (typeof value === 'string') return redactText(value, redact);
  if (typeof value === 'number' && redact.number !== undefined) return redact.number(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value)
    ? redactArray(value, redact, depth + 1)
    : redactObject(value, redact, depth + 1);
}

function redactText(text: string, redact: Redactors): string {
  return REPORT_WORDS.has(text) ? text : redact.text(text);
}

function redactArray(
  given: readonly unknown[],
  redact: Redactors,
  depth: number,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of given.entries()) {
    const redacted = redactValue(item, redact, depth);
    if (redacted === item) continue;
    copy ??= [...given];
    copy[index] = redacted;
  }
  return copy ?? given;
}

function redactObject(value: object, redact: Redactors, depth: number): object {
  let copy: [string, unknown][] | undefined;
  for (const [index, name] of Object.keys(value).entries()) {
    const item: unknown = Reflect.get(value, name);
    const redactedName = redactText(name, redact);
    const redacted = redactValue(item, redact, depth);
    if (redactedName === name && redacted === item) continue;
    copy ??= Object.entries(value);
    copy[index] = [redactedName, redacted];
  }
  return copy === undefined ? value : Object.fromEntries(copy);
}

/** A pattern for the text itself. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** The text as it appears inside a JSON string. */
export function jsonForm(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
