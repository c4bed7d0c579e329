/**
 * A request as lines that people read: what a recording keeps of it, and what a diff is made of. Every line says by
 * itself what it belongs to (`params.temperature: 0.2`, `user: Where is my order?`), messages last, so that the request of
 * a later turn begins with the lines of the one before. Texts of models (answers that are judged, compared or continued)
 * and the values of headers are in it as a hash: nothing can be read there that is not in the config and its files.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '../../basics/is-record.js';
import type { ChatMessage, ChatRequest, EmbeddingRequest } from '../../providers/provider.js';
import type { Recipient } from './recipient.js';
import { canonicalJson } from './request-hash.js';

/** @param boundary random text around the answer that a judge is asked about */
export function requestLines(
  { provider, url, organization, headers }: Recipient,
  request: ChatRequest | EmbeddingRequest,
  boundary?: string,
): readonly string[] {
  const recipient = { provider, url, organization, headers: headers && hiddenHeaders(headers) };
  const named = Object.entries(recipient).flatMap(([key, value]) => linesOf(key, value));
  if (!('messages' in request)) {
    const texts = request.input.map((text) => `input: ${digestOf(text, 'text')}`);
    return [...named, ...linesOf('model', request.model), ...texts];
  }
  const { messages, model, params, tools = [], ...others } = request;
  const last = messages.length - 1;
  return [
    ...named,
    ...linesOf('model', model),
    ...linesOf('params', params),
    ...tools.flatMap(({ name, ...tool }) => [`tool ${name}`, ...linesOf(`tool ${name}`, tool)]),
    ...fieldLines(others),
    ...messages.flatMap((message, index) => messageLines(message, index === last, boundary)),
  ];
}

function fieldLines(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(fields)
    .sort()
    .flatMap((key) => linesOf(key, fields[key]));
}

/** Lines of a value, each with its path. A text of one line is quoted where a number could be mistaken for it. */
function linesOf(path: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string' && value.includes('\n')) return textLines(path, value);
  if (path.includes('.') || typeof value !== 'string') {
    if (isRecord(value) && Object.keys(value).length > 0) {
      return Object.keys(value)
        .sort()
        .flatMap((key) => linesOf(`${path}.${key}`, value[key]));
    }
    if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
      return value.flatMap((item: unknown, index) => linesOf(`${path}[${index}]`, item));
    }
    return [`${path}: ${canonicalJson(value)}`];
  }
  return [`${path}: ${value}`];
}

function textLines(label: string, text: string): readonly string[] {
  return text.split('\n').map((line) => `${label}: ${line}`);
}

function messageLines(
  message: ChatMessage,
  isLast: boolean,
  boundary: string | undefined,
): readonly string[] {
  switch (message.role) {
    case 'system':
    case 'user':
      return textLines(message.role, withoutAnswers(message.content, boundary));
    case 'tool':
      return textLines(`answer of tool ${message.name}`, message.content);
    case 'assistant': {
      const { content, toolCalls = [] } = message;
      // The last message is the prompt's own beginning of the answer; any other was written by the model.
      const said = isLast
        ? textLines('assistant', content)
        : [`assistant: ${digestOf(content, 'answer')}`];
      const calls = toolCalls.map(
        (call) => `assistant calls ${call.name}: ${digestOf(canonicalJson(call), 'call')}`,
      );
      return [...said, ...calls];
    }
  }
}

/** What a judge is asked about stands between two lines of dashes and the boundary. */
function withoutAnswers(content: string, boundary: string | undefined): string {
  if (boundary === undefined) return content;
  const fence = `---${boundary}`;
  const fenced = new RegExp(`${fence}\\n([^]*?)\\n${fence}`, 'g');
  return content
    .replace(fenced, (_match, text: string) => digestOf(text, 'answer'))
    .replaceAll(boundary, '<boundary>');
}

function hiddenHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const hidden = Object.entries(headers).map(([name, value]) => [
    name,
    value.startsWith('env:') ? value : digestOf(value, 'value'),
  ]);
  return Object.fromEntries(hidden) as Record<string, string>;
}

function digestOf(text: string, what: string): string {
  const hash = createHash('shake128', { outputLength: 6 }).update(text).digest('hex');
  return `(${what} of ${text.length} characters, hash ${hash})`;
}
