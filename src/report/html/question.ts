/** What a test asked, for the page: variables, messages and tools. */
import type { RunInput } from '../../engine/results.js';
import { excerpt } from '../words/escape.js';
import { cutBlock, jsonText, shownText, type ShownText } from './shown-text.js';

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
