/** What an `http` endpoint is sent: its body template, or the default body, filled in. */
import { PLACEHOLDER } from '../../config/templates/interpolation.js';
import type { ChatMessage, ChatRequest } from '../provider.js';
import { furtherFields } from '../answer-format.js';
import { messageBody, toolBody } from '../openai/openai-request.js';
import { PROVIDERS } from '../../config/providers.js';
import { isRecord } from '../../basics/is-record.js';

export interface HttpBody {
  readonly text: string;
  readonly contentType: string;
}

/** The body of a request; without a template, that of an OpenAI-compatible chat completion. */
export function httpBody(template: unknown, request: ChatRequest): HttpBody {
  if (template === undefined || template === null) return json(defaultBody(request));
  const values = templateValues(request);
  if (typeof template !== 'string') return json(fillValue(template, values));
  return isJsonTemplate(template)
    ? { text: fillJsonText(template, values), contentType: 'application/json' }
    : { text: fillText(template, values), contentType: 'text/plain; charset=utf-8' };
}

/** The template with the request filled in: what an MCP tool is called with. */
export function filledArguments(
  template: Readonly<Record<string, unknown>>,
  request: ChatRequest,
): Record<string, unknown> {
  const filled = fillValue(template, templateValues(request));
  return isRecord(filled) ? filled : {};
}

/** The query parameters of a GET: those of the template, else the prompt. */
export function httpQuery(
  template: unknown,
  request: ChatRequest,
): readonly (readonly [string, string])[] {
  const values = templateValues(request);
  const filled = fillValue(template ?? { prompt: '{{prompt}}' }, values);
  return isRecord(filled)
    ? Object.entries(filled).map(([name, value]) => [name, textOf(value)] as const)
    : [];
}

function json(value: unknown): HttpBody {
  return { text: JSON.stringify(value), contentType: 'application/json' };
}

function defaultBody(request: ChatRequest): unknown {
  const { model, messages, params, tools = [] } = request;
  return {
    model,
    messages: messages.map(plainMessage),
    temperature: params.temperature,
    max_tokens: params.maxTokens,
    ...(tools.length === 0 ? {} : { tools: tools.map(toolBody) }),
    ...furtherFields(request),
  };
}

function plainMessage(message: ChatMessage): unknown {
  return messageBody(message, PROVIDERS.openai, false);
}

type Values = ReadonlyMap<string, unknown>;

function templateValues({ model, messages, params, tools = [], vars = {} }: ChatRequest): Values {
  const last = (role: ChatMessage['role']): string =>
    messages.findLast((message) => message.role === role)?.content ?? '';
  const all = messages.map(plainMessage);
  const offered = tools.map(toolBody);
  return new Map<string, unknown>([
    ...Object.entries(vars),
    ['prompt', last('user')],
    ['user', last('user')],
    ['system', last('system')],
    ['messages', all],
    ['messages_json', all],
    ['tools', offered],
    ['tools_json', offered],
    ['model', model],
    ['temperature', params.temperature ?? null],
    ['maxTokens', params.maxTokens ?? null],
    ['vars', vars],
  ]);
}

const ANYWHERE = new RegExp(PLACEHOLDER, 'g');
const ALONE = new RegExp(`^${PLACEHOLDER}$`);
const IN_JSON = new RegExp(String.raw`\\[\s\S]|"|${PLACEHOLDER}`, 'g');

/** Fills in every text of a JSON value; one that is nothing but a placeholder becomes the value itself. */
function fillValue(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const name = ALONE.exec(template)?.[1];
    return name !== undefined && values.has(name) ? values.get(name) : fillText(template, values);
  }
  if (Array.isArray(template)) return template.map((item: unknown) => fillValue(item, values));
  if (!isRecord(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, fillValue(value, values)]),
  );
}

function fillText(template: string, values: Values): string {
  return template.replace(ANYWHERE, (placeholder, name: string) =>
    values.has(name) ? textOf(values.get(name)) : placeholder,
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether the text is JSON once its placeholders are values. */
function isJsonTemplate(template: string): boolean {
  try {
    JSON.parse(fillPlaces(template, (_name, inString) => (inString ? '' : 'null')));
    return true;
  } catch {
    return false;
  }
}

/** Inside a JSON string a value is escaped, outside it becomes JSON itself: no value can add a key or end a string. */
function fillJsonText(template: string, values: Values): string {
  return fillPlaces(template, (name, inString, placeholder) => {
    if (!values.has(name)) return placeholder;
    const value = values.get(name);
    return inString ? JSON.stringify(textOf(value)).slice(1, -1) : JSON.stringify(value);
  });
}

function fillPlaces(
  template: string,
  fill: (name: string, inString: boolean, placeholder: string) => string,
): string {
  let inString = false;
  return template.replace(IN_JSON, (found: string, name: string | undefined) => {
    if (name !== undefined) return fill(name, inString, found);
    if (found === '"') inString = !inString;
    return found;
  });
}
