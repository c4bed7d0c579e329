/** What a test asked, for the page: variables, messages and tools. */
import { count } from '../../basics/format.js';
import type { RunInput } from '../../engine/results.js';
import { firstPart } from '../../redaction/cut.js';
import { excerpt, plainBlock } from '../escape.js';

export interface QuestionDetail {
  readonly vars: readonly (readonly [name: string, value: string])[];
  readonly messages: readonly MessageDetail[];
  readonly tools: readonly ToolDetail[];
  /** Of a `command` test. */
  readonly command?: string | undefined;
}

export interface MessageDetail extends ShownText {
  readonly role: string;
}

export interface ToolDetail {
  readonly name: string;
  readonly description?: string | undefined;
  /** JSON Schema of its arguments, as JSON. */
  readonly parameters?: string | undefined;
}

const MAX_VARIABLES = 50;
const MAX_TOOLS = 50;
const MAX_NAME = 300;
const MAX_VALUE = 1_000;
const MAX_PARAMETERS = 4_000;

/** The question with at most `max` characters of each message; undefined where there is none to show. */
export function questionOf(input: RunInput | undefined, max: number): QuestionDetail | undefined {
  if (input === undefined || max === 0) return undefined;
  const valueLength = Math.min(max, MAX_VALUE);
  return {
    vars: Object.entries(input.vars)
      .slice(0, MAX_VARIABLES)
      .map(([name, value]) => [excerpt(name, MAX_NAME), cutBlock(value, valueLength)] as const),
    messages: input.messages.map(({ role, content }) => ({ role, ...shownText(content, max) })),
    tools: input.tools.slice(0, MAX_TOOLS).map(({ name, description, parameters }) => ({
      name: excerpt(name, MAX_NAME),
      description: description === undefined ? undefined : cutBlock(description, valueLength),
      parameters:
        parameters === undefined
          ? undefined
          : cutBlock(jsonText(parameters), Math.min(max, MAX_PARAMETERS)),
    })),
    command: input.command === undefined ? undefined : cutBlock(input.command, max),
  };
}

// Foreign text for the page: cleaned, and cut where it is long.

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
