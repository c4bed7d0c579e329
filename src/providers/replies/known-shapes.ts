/**
 * Answers in the shapes that endpoints are likely to take over from an API: chat completions, Responses, Messages,
 * Bedrock's Converse, content parts, Ollama's, the AI SDK's, `output` and `text`. Read as strictly as the providers of those names.
 */
import type { TokenUsage, ToolCall } from '../provider.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { shownReply, tokenCount, usageOf } from '../transport/reply-shape.js';
import { errorIn, responsesEnd, wordsOf } from './ends.js';
import { readParts, thoughtsBeside, type Parts } from './parts.js';
import { callsOfMessage, readToolCalls } from './replied-tool-calls.js';
import { isRecord } from '../../basics/is-record.js';

/** An answer whose end is not decided yet. */
export interface ShapedAnswer {
  readonly text: string;
  readonly thoughts: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** As the reply states it; undefined where it does not. */
  readonly stated: unknown;
  /** Whole answers of this shape always state their end. */
  readonly alwaysStated: boolean;
  /** The model refused, in its own words, which are then the text. */
  readonly refused: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** The answer in a JSON value; undefined for a shape that is not known. Throws InvalidReplyError for a broken one. */
export function readKnownShape(value: unknown): ShapedAnswer | undefined {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return fromParts(value);
  if (!isRecord(value)) return undefined;
  refuseErrors(value, value);
  return (
    chatCompletion(value) ??
    responses(value) ??
    messages(value) ??
    converse(value) ??
    ollama(value) ??
    innerMessage(value) ??
    generated(value)
  );
}

/** Throws where the value, or a choice or message in it, holds an error. */
export function refuseErrors(holder: Json, body: unknown): void {
  const error = errorIn(holder);
  if (error === undefined) return;
  throw new InvalidReplyError(
    `an error under status 200: ${wordsOf(error)}`,
    shownReply(body),
    'may-pass',
  );
}

function plain(text: string): ShapedAnswer {
  return {
    text,
    thoughts: [],
    toolCalls: [],
    stated: undefined,
    alwaysStated: false,
    refused: false,
  };
}

function fromParts(list: readonly unknown[]): ShapedAnswer | undefined {
  if (list.length === 0) return undefined;
  const parts = readParts(list);
  return parts === undefined ? undefined : withParts(parts);
}

function withParts({ text, thoughts, toolCalls, refusal }: Parts): ShapedAnswer {
  const refused = text === '' && refusal !== '';
  return { ...plain(refused ? refusal : text), thoughts, toolCalls, refused };
}

/** Words of a message, in one piece or in parts; undefined for what is neither. */
function contentOf(content: unknown): ShapedAnswer | undefined {
  if (content === undefined || content === null) return plain('');
  if (typeof content === 'string') return plain(content);
  if (!Array.isArray(content)) return undefined;
  return content.length === 0 ? plain('') : fromParts(content);
}

function messageAnswer(message: Json, body: unknown): ShapedAnswer {
  refuseErrors(message, body);
  const content = contentOf(message['content']);
  if (content === undefined) {
    throw new InvalidReplyError('the content is neither text nor parts', shownReply(body));
  }
  const { refusal } = message;
  const refused = content.text === '' && typeof refusal === 'string' && refusal !== '';
  return {
    ...content,
    ...(refused ? { text: refusal, refused } : {}),
    thoughts: [...thoughtsBeside(message), ...content.thoughts],
    toolCalls: [...callsOfMessage(message, body), ...content.toolCalls],
  };
}

/** Amazon Bedrock's Converse. */
function converse(value: Json): ShapedAnswer | undefined {
  const { output, stopReason } = value;
  const message = isRecord(output) ? output['message'] : undefined;
  if (!isRecord(message) || message['role'] !== 'assistant') return undefined;
  return { ...messageAnswer(message, value), stated: stopReason, alwaysStated: true };
}

/** Also completions of the older kind, with `text` in place of a message. */
function chatCompletion(value: Json): ShapedAnswer | undefined {
  const { choices, object } = value;
  if (!Array.isArray(choices)) return undefined;
  const named = typeof object === 'string' && /completion/.test(object);
  const choice: unknown = choices[0];
  if (!isRecord(choice)) {
    if (named) throw new InvalidReplyError('no choices', shownReply(value));
    return undefined;
  }
  refuseErrors(choice, value);
  const { message, text } = choice;
  const answer = isRecord(message)
    ? messageAnswer(message, value)
    : typeof text === 'string'
      ? plain(text)
      : undefined;
  if (answer === undefined) {
    if (!named && value['output'] !== undefined) return undefined;
    throw new InvalidReplyError('the first choice has no message', shownReply(value));
  }
  return { ...answer, stated: choice['finish_reason'], alwaysStated: named };
}

/** OpenAI's Responses. */
function responses(value: Json): ShapedAnswer | undefined {
  const { object, output, output_text: words } = value;
  const named = object === 'response';
  const isItems =
    Array.isArray(output) && output.some((item) => isRecord(item) && item['type'] === 'message');
  if (!named && !isItems) return undefined;
  const parts = Array.isArray(output) ? readParts(output) : undefined;
  const answer = parts === undefined ? undefined : withParts(parts);
  const stated = { stated: responsesEnd(value), alwaysStated: named };
  if (answer !== undefined) return { ...answer, ...stated };
  if (typeof words === 'string') return { ...plain(words), ...stated };
  throw new InvalidReplyError('the response has no output', shownReply(value));
}

/** Anthropic's Messages, and parts of content without more around them. */
function messages(value: Json): ShapedAnswer | undefined {
  const { type, role, content } = value;
  if (type === 'error') {
    throw new InvalidReplyError('an error under status 200', shownReply(value), 'may-pass');
  }
  const named = type === 'message' && role === 'assistant';
  const isAnswer = Array.isArray(content) || (typeof content === 'string' && role === 'assistant');
  if (!isAnswer) {
    if (named) throw new InvalidReplyError('no content', shownReply(value));
    return undefined;
  }
  const answer = contentOf(content);
  if (answer === undefined) return undefined;
  const toolCalls = [...callsOfMessage(value, value), ...answer.toolCalls];
  const thoughts = [...thoughtsBeside(value), ...answer.thoughts];
  return { ...answer, toolCalls, thoughts, stated: statedEnd(value), alwaysStated: named };
}

/** A piece of a stream that says `done: false` is no whole answer. */
function ollama(value: Json): ShapedAnswer | undefined {
  const { done, response, message } = value;
  if (typeof done !== 'boolean') return undefined;
  const answer = isRecord(message)
    ? messageAnswer(message, value)
    : typeof response === 'string'
      ? { ...plain(response), thoughts: thoughtsBeside(value) }
      : undefined;
  if (answer === undefined) return undefined;
  return { ...answer, stated: done ? value['done_reason'] : null, alwaysStated: false };
}

/** A message alone, as Cohere and Bedrock (in `output`) wrap it. */
function innerMessage(value: Json): ShapedAnswer | undefined {
  const { message, output } = value;
  const inner = isRecord(output) && isRecord(output['message']) ? output['message'] : message;
  if (!isRecord(inner) || contentOf(inner['content'] ?? undefined) === undefined) return undefined;
  if (inner['content'] === undefined && inner['tool_calls'] === undefined) return undefined;
  return { ...messageAnswer(inner, value), stated: statedEnd(value), alwaysStated: false };
}

/** `output`, or the `text` of the AI SDK and of many an endpoint. */
function generated(value: Json): ShapedAnswer | undefined {
  const found = [value['output'], value['text']].find((words) => words !== undefined);
  if (found === undefined) return undefined;
  const stated = statedEnd(value);
  const isOfSdk = typeof value['finishReason'] === 'string';
  const toolCalls = isOfSdk ? readToolCalls(value['toolCalls'], value) : [];
  const parts = Array.isArray(found) ? contentOf(found) : undefined;
  const answer = parts ?? plain(textOf(found));
  const thoughts = [...beside(value), ...answer.thoughts];
  return { ...answer, thoughts, toolCalls: [...answer.toolCalls, ...toolCalls], stated };
}

function beside(value: Json): readonly string[] {
  const { reasoningText } = value;
  return typeof reasoningText === 'string' ? [reasoningText] : thoughtsBeside(value);
}

/** A value as the text of an answer: JSON where it is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}

const END_NAMES = ['finish_reason', 'finishReason', 'stop_reason', 'stopReason', 'done_reason'];

/** Words of a `status` beside an answer that is none; others, such as an order's, are the endpoint's own affair. */
const UNFINISHED =
  /^(?:error|failed|failure|aborted|cancell?ed|incomplete|in_progress|queued|timeout)$/i;

/**
 * The end that a reply states of itself, by whatever name; undefined where it states none. With paths the config says
 * where the answer is, and the end is still the API's word.
 */
export function statedEnd(value: Json): unknown {
  const name = END_NAMES.find((candidate) => Object.hasOwn(value, candidate));
  // Null is "not done" in a message of Anthropic's, and nothing at all in an endpoint's own format.
  if (name !== undefined) return value[name] ?? (value['type'] === 'message' ? null : undefined);
  const { status } = value;
  return typeof status === 'string' && UNFINISHED.test(status) ? responsesEnd(value) : undefined;
}

/** The end of a reply of any shape: that of its first choice, or its own. */
export function endOfAny(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const { choices, done } = value;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (isRecord(choice)) return choice['finish_reason'];
  return done === false ? null : statedEnd(value);
}

const INPUT_NAMES = [
  'prompt_tokens',
  'input_tokens',
  'promptTokens',
  'inputTokens',
  'prompt_eval_count',
];
const OUTPUT_NAMES = [
  'completion_tokens',
  'output_tokens',
  'completionTokens',
  'outputTokens',
  'eval_count',
];
const TOTAL_NAMES = ['total_tokens', 'totalTokens'];

/** The usage that a reply states, by the names of any API; zeros where it states none. */
export function usageOfAny(value: unknown): TokenUsage {
  if (!isRecord(value)) return usageOf(0, 0);
  const { usage } = value;
  const counts = isRecord(usage) ? usage : value;
  const most = (names: readonly string[]): number =>
    Math.max(...names.map((name) => tokenCount(counts[name])));
  return usageOf(most(INPUT_NAMES), most(OUTPUT_NAMES), most(TOTAL_NAMES));
}
