/**
 * What the answers of all APIs are made of: their parts, how they ended, the errors in them, tool calls and usage. Each
 * adapter reads the shape of its own API with these.
 */
import { isRecord } from '../basics/basics.js';
import {
  isTooDeep,
  summedUsage,
  type TimelessChat,
  type TokenUsage,
  type ToolCall,
  usageOf,
} from './provider.js';
import { firstPart } from '../redaction/cut.js';
import { HttpStatusError, InvalidReplyError } from './transport/errors.js';

type Json = Readonly<Record<string, unknown>>;

// Answers in parts: text, thoughts and tool calls side by side, by whatever names the APIs give them.

/** What the parts of an answer come to. */
interface Parts {
  readonly text: string;
  readonly thoughts: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** The model's own words for not answering. */
  readonly refusal: string;
}

const TEXT_TYPES: ReadonlySet<unknown> = new Set(['text', 'output_text']);
const THOUGHT_TYPES: ReadonlySet<unknown> = new Set([
  'thinking',
  'redacted_thinking',
  'reasoning',
  'reasoning_text',
  'summary_text',
  'thought',
]);
const CALL_TYPES: ReadonlySet<unknown> = new Set([
  'tool_use',
  'tool_call',
  'tool-call',
  'function_call',
]);

/** What one part adds: nothing where it is no words, such as an image. */
type Part = Partial<Parts>;

/**
 * The parts of an answer; parts that are no words (images, sources) are left out. Undefined for a list that is none of
 * parts, such as data that an agent answers with.
 */
export function readParts(list: readonly unknown[]): Parts | undefined {
  const parts = list.map(partOf);
  const known = parts.filter((part) => part !== undefined);
  // A list of nothing but strings is data as well.
  const isAnswer =
    list.length === 0 ||
    known.some((part, place) => Object.keys(part).length > 0 && typeof list[place] !== 'string');
  if (known.length < parts.length || !isAnswer) return undefined;
  return {
    text: known.map(({ text = '' }) => text).join(''),
    thoughts: known.flatMap(({ thoughts = [] }) => thoughts).filter((text) => text !== ''),
    toolCalls: known.flatMap(({ toolCalls = [] }) => toolCalls),
    refusal: known.map(({ refusal = '' }) => refusal).join(''),
  };
}

function partOf(part: unknown, index: number): Part | undefined {
  if (typeof part === 'string') return { text: part };
  if (!isRecord(part)) return undefined;
  const { type, text } = part;
  // Gemini's parts and Bedrock's have no type.
  if (type === undefined) {
    const { toolUse, reasoningContent } = part;
    if (isRecord(reasoningContent)) {
      const words = reasoningContent['reasoningText'];
      return { thoughts: [isRecord(words) ? thoughtIn(words) : ''] };
    }
    if (toolUse !== undefined) return callPart(toolUse, index);
    if (typeof text !== 'string' || !isOnlyText(part)) return undefined;
    return part['thought'] === true ? { thoughts: [text] } : { text };
  }
  if (typeof type !== 'string') return undefined;
  if (TEXT_TYPES.has(type)) return textPart(text);
  if (THOUGHT_TYPES.has(type)) return { thoughts: [thoughtIn(part)] };
  if (CALL_TYPES.has(type)) return callPart(part, index);
  if (type === 'refusal') {
    const { refusal } = part;
    return typeof refusal === 'string' ? { refusal } : undefined;
  }
  // An item of OpenAI's Responses holds further parts.
  if (type === 'message' && Array.isArray(part['content'])) return readParts(part['content']);
  return {};
}

function callPart(part: unknown, index: number): Part | undefined {
  const call = readToolCall(part, index);
  return call === undefined ? undefined : { toolCalls: [call] };
}

/** OpenAI's Assistants write `text: { value }`. */
function textPart(text: unknown): Part | undefined {
  const value = isRecord(text) ? text['value'] : text;
  return typeof value === 'string' ? { text: value } : undefined;
}

function isOnlyText(part: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(part).every((key) => /^(?:text|thought|thoughtSignature)$/.test(key));
}

/** The words of a thought, wherever its API puts them; none of one that the provider has encrypted. */
function thoughtIn(part: Readonly<Record<string, unknown>>): string {
  const { thinking, text, summary, content, reasoning } = part;
  for (const words of [thinking, text, reasoning, content, summary]) {
    if (typeof words === 'string' && words !== '') return words;
    if (!Array.isArray(words)) continue;
    const inner = words.map((item: unknown) =>
      isRecord(item) && typeof item['text'] === 'string' ? item['text'] : '',
    );
    if (inner.some((text) => text !== '')) return inner.join('');
  }
  return '';
}

/** Thoughts that an API writes into a field beside the answer, as DeepSeek, vLLM, OpenRouter and Ollama write them. */
export function thoughtsBeside(message: Readonly<Record<string, unknown>>): readonly string[] {
  const { reasoning_content, reasoning, thinking } = message;
  const words = [reasoning_content, reasoning, thinking].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof words === 'string' ? [words] : [];
}

// How an answer ended, by what its API says of it: the one place that knows the words of all APIs. What was broken off
// is no answer, and half an answer must not meet a "must not contain".

/**
 * `complete`: the model was done. `truncated`: cut at a limit of tokens. `filtered`: the provider took the answer away.
 * `calls-tools`: it announces tool calls. `broken-off`: it says itself that it is no whole answer. `unknown`: a word
 * that is not known. `unstated`: it says nothing.
 */
type EndKind =
  'complete' | 'truncated' | 'filtered' | 'calls-tools' | 'broken-off' | 'unknown' | 'unstated';

const WORDS: Readonly<Record<Exclude<EndKind, 'unknown' | 'unstated'>, readonly string[]>> = {
  complete: [
    'stop',
    'end_turn',
    'stop_sequence',
    'eos',
    'eos_token',
    'end',
    'done',
    'complete',
    'completed',
    'finished',
    'success',
    'succeeded',
    'ok',
  ],
  truncated: [
    'length',
    'max_length',
    'max_tokens',
    'max_output_tokens',
    'max_completion_tokens',
    'model_length',
    'model_context_window_exceeded',
    'context_length_exceeded',
    'token_limit',
  ],
  filtered: [
    'content_filter',
    'content_filtered',
    'refusal',
    'safety',
    'image_safety',
    'prohibited_content',
    'blocklist',
    'blocked',
    'recitation',
    'spii',
    'model_armor',
    'guardrail_intervened',
    'moderation',
    'sensitive',
    'error_toxic',
  ],
  'calls-tools': ['tool_calls', 'tool_call', 'tool_use', 'function_call', 'function_calls'],
  'broken-off': [
    'error',
    'abort',
    'aborted',
    'cancel',
    'cancelled',
    'canceled',
    'failed',
    'failure',
    'incomplete',
    'interrupted',
    'timeout',
    'insufficient_system_resource',
    'network_error',
    'pause_turn',
    'malformed_function_call',
    'malformed_response',
    'unexpected_tool_call',
    'too_many_tool_calls',
    // Neither is there an answer yet.
    'in_progress',
    'queued',
    'pending',
    'running',
    'processing',
    // Ollama's for a request that moved a model in or out of memory.
    'load',
    'unload',
  ],
};

const KINDS: ReadonlyMap<string, EndKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.map((word) => [word, isWordKind(kind) ? kind : 'unknown'] as const),
  ),
);

function isWordKind(kind: string): kind is keyof typeof WORDS {
  return Object.hasOwn(WORDS, kind);
}

/** Words that are not in the list, and say by a part of them that something went wrong. */
const SAYS_BROKEN =
  /error|abort|cancel|fail|timeout|timed_out|interrupt|incomplete|overload|malformed|insufficient|unavailable/;

/**
 * What a stated end means. Null is said by APIs that are not done; a gateway that leaves the field out, or empty, says
 * nothing.
 */
export function endKind(stated: unknown): EndKind {
  if (stated === undefined || stated === '') return 'unstated';
  if (typeof stated !== 'string') return stated === null ? 'broken-off' : 'unknown';
  // Gemini puts its own reason behind a colon, and the AI SDK writes dashes.
  const word = (stated.split(':', 1)[0] ?? '').trim().toLowerCase().replace(/[-\s]/g, '_');
  const known = KINDS.get(word);
  if (known !== undefined) return known;
  return SAYS_BROKEN.test(word) ? 'broken-off' : 'unknown';
}

/** Why the answer of any API ended. Throws InvalidReplyError, with what came, where it is no whole answer. */
function finishReasonOf(
  { stated, toolCalls, alwaysStated = false, refused = false }: ShapedAnswer,
  body: unknown,
): TimelessChat['finishReason'] {
  if (refused) return 'content-filter';
  const broken = (problem: string, comesAgain: 'likely' | 'may-pass') =>
    new InvalidReplyError(problem, shownReply(body), comesAgain);
  const calls = toolCalls.length > 0;
  // Ollama and Gemini say `stop` when the model calls tools.
  const complete = calls ? 'tool-calls' : 'stop';
  const kind = endKind(stated);
  switch (kind) {
    case 'complete':
      return complete;
    case 'truncated':
      return 'length';
    case 'filtered':
      return 'content-filter';
    case 'unknown':
      return calls ? 'tool-calls' : 'other';
    case 'calls-tools':
      if (calls) return 'tool-calls';
      throw broken('it announces tool calls and has none', 'may-pass');
    case 'broken-off': {
      const reason = typeof stated === 'string' ? JSON.stringify(stated.trim()) : 'no reason given';
      // What is always null is a server's way.
      const comesAgain = stated === null ? 'likely' : 'may-pass';
      throw broken(`the answer was broken off (${reason})`, comesAgain);
    }
    case 'unstated':
      if (alwaysStated) throw broken(NO_REASON, 'likely');
      return complete;
  }
}

const NO_REASON =
  'it gives no reason for its end (`finish_reason`, `stop_reason`), so it may be half an answer. Describe a server that never gives one as an `http` provider with its `responsePath`';

/** An `error` beside an answer, or a list of `errors`; undefined where there is none. Empty ones are none. */
export function errorIn(reply: Readonly<Record<string, unknown>>): unknown {
  return [own(reply, 'error'), own(reply, 'errors')].find(saysSomething);
}

/** Some servers send `error: false`, `""`, or an object of empty values with every good answer. */
function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(saysSomething);
  return isRecord(value) ? Object.values(value).some(saysSomething) : true;
}

function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** What an error says, in a line or two. */
export function wordsOf(error: unknown): string {
  const said = isRecord(error) ? (error['message'] ?? error) : error;
  return typeof said === 'string' ? said : JSON.stringify(said ?? '');
}

/** The end of a Responses object: its `status`, and why it is not complete. */
export function responsesEnd({
  status,
  incomplete_details: details,
}: Readonly<Record<string, unknown>>): unknown {
  const reason = isRecord(details) ? details['reason'] : undefined;
  return status === 'incomplete' && typeof reason === 'string' ? reason : status;
}

// Tool calls as the APIs write them.

/** Reads tool calls of OpenAI's shape, or `{ name, arguments }` alone. Throws InvalidReplyError. */
export function readToolCalls(calls: unknown, body: unknown): readonly ToolCall[] {
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls)) throw invalidReply('tool_calls is not a list', body);
  return calls.map((call: unknown, index) => {
    const read = readToolCall(call, index);
    if (read === undefined) {
      throw invalidReply('a tool call has no function name', body);
    }
    return read;
  });
}

/**
 * A call of any API: `function: { name, arguments }`, a block of Anthropic's (`input`), an item of OpenAI's Responses
 * (`call_id`), or one of the AI SDK (`toolName`, `args`). Undefined for what names no tool.
 */
function readToolCall(call: unknown, index: number): ToolCall | undefined {
  if (!isRecord(call)) return undefined;
  const called = call['function'] ?? call;
  if (!isRecord(called)) return undefined;
  const name = called['name'] ?? called['toolName'];
  if (typeof name !== 'string' || name === '') return undefined;
  const ids: readonly unknown[] = [
    call['call_id'],
    call['id'],
    call['toolCallId'],
    call['toolUseId'],
  ];
  const id = ids.find((value) => typeof value === 'string' && value !== '');
  return {
    // Some compatible servers leave the id out; the tool's answer needs one to refer to.
    id: typeof id === 'string' ? id : `call_${index}`,
    name,
    arguments: parseArguments(called['arguments'] ?? called['input'] ?? called['args']),
  };
}

/** The calls of a message: `tool_calls`, or the one of the older `function_call`. Throws InvalidReplyError. */
function callsOfMessage(
  message: Readonly<Record<string, unknown>>,
  body: unknown,
): readonly ToolCall[] {
  const { tool_calls: calls, function_call: older } = message;
  const isOlder = (calls === undefined || calls === null) && isRecord(older);
  return readToolCalls(isOlder ? [older] : calls, body);
}

// Arguments of tool calls as models write them.

/** Key under which arguments that are no JSON object are kept as text. */
const RAW_ARGUMENTS = '$raw';

/**
 * The arguments of a call: JSON text, JSON text of such text (models and gateways encode it twice), or an object. Text that is not a JSON object becomes `{ "$raw": text }`, so that
 * the call is still seen by assertions, and an `argsMatch` on it fails instead of the whole reply.
 */
export function parseArguments(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value) && !isTooDeep(value)) return value;
  if (value === undefined || value === null || value === '') return {};
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const parsed = decoded(text);
    const isUsable = isRecord(parsed) && !isTooDeep(parsed);
    return isUsable ? parsed : { [RAW_ARGUMENTS]: text };
  } catch {
    return { [RAW_ARGUMENTS]: typeof value === 'string' ? value : '' };
  }
}

/** Times that arguments may be encoded; what is wrapped more often is no slip. */
const MAX_ENCODINGS = 3;

function decoded(text: string): unknown {
  let value: unknown = text;
  for (let round = 0; round < MAX_ENCODINGS && typeof value === 'string'; round += 1) {
    value = JSON.parse(value);
  }
  return value;
}

// Checks on JSON that a server sent.

const MAX_SHOWN = 2_000;

/** The start of a parsed reply, for a message. Undefined for one that is nested too deeply to be written. */
function shownReply(reply: unknown): string | undefined {
  try {
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    return firstPart(text, MAX_SHOWN);
  } catch {
    // A RangeError: JSON.parse reads any depth, JSON.stringify does not write it.
    return undefined;
  }
}

/** The refusal of a reply of which this is wrong. */
export function invalidReply(problem: string, reply: unknown): InvalidReplyError {
  return new InvalidReplyError(problem, shownReply(reply));
}

/** The refusal of a reply that holds an error under a status of success. */
function errorReply(reply: unknown, words?: string): InvalidReplyError {
  const said = words === undefined ? '' : `: ${words}`;
  return new InvalidReplyError(`an error under status 200${said}`, shownReply(reply), 'may-pass');
}

/** Statuses by the names that Anthropic's and OpenAI's APIs give their errors. */
const STATUSES: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  invalid_api_key: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  insufficient_quota: 429,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  overloaded_error: 529,
};

/**
 * The refusal of a reply that holds an error of a vendor's API under a status of success, as gateways send it once the
 * model has begun (openrouter.ai/docs/api-reference/errors): what its code or type says decides, as a status would.
 */
function vendorErrorReply(reply: unknown, error: unknown): Error {
  const { code, type } = isRecord(error) ? error : {};
  const status = [code, type].map(statusNamed).find((known) => known !== undefined);
  if (status === undefined) return errorReply(reply);
  return new HttpStatusError(status, new Headers(), shownReply({ error }) ?? '', true);
}

function statusNamed(name: unknown): number | undefined {
  const number = typeof name === 'number' || typeof name === 'string' ? Number(name) : 0;
  if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  return typeof name === 'string' && Object.hasOwn(STATUSES, name) ? STATUSES[name] : undefined;
}

/** A token count as a server states it; 0 for what is not one. */
export function tokenCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

// Usage, and other facts beside an answer.

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

// The shapes that are known.

/** An answer whose end is not decided yet. */
export interface ShapedAnswer {
  readonly text: string;
  readonly thoughts: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** As the reply states it; undefined where it does not. */
  readonly stated?: unknown;
  /** Whole answers of this shape always state their end, so that none means that there is none. */
  readonly alwaysStated?: boolean;
  /** The model refused, in its own words, which are then the text. */
  readonly refused?: boolean;
  /** Where the shape has it elsewhere than others. */
  readonly usage?: TokenUsage;
}

/** The answer in a JSON value; undefined for a shape that is not known. Throws InvalidReplyError for a broken one. */
export function readKnownShape(value: unknown): ShapedAnswer | undefined {
  if (typeof value === 'string') return plainAnswer(value);
  if (Array.isArray(value)) return fromParts(value);
  if (!isRecord(value)) return undefined;
  refuseErrors(value, value);
  return (
    chatCompletion(value) ??
    responses(value) ??
    messages(value) ??
    converse(value) ??
    ollama(value) ??
    langChain(value) ??
    innerMessage(value) ??
    generated(value)
  );
}

/** Throws where the value, or a choice or message in it, holds an error. `isApi`: as a vendor's API writes it. */
export function refuseErrors(holder: Json, body: unknown, isApi = false): void {
  const error = errorIn(holder);
  if (error === undefined) return;
  throw isApi ? vendorErrorReply(body, error) : errorReply(body, wordsOf(error));
}

/** The answer as it is handed on; `body` is what came, for messages. Throws InvalidReplyError where it is no whole one. */
export function chatOf(answer: ShapedAnswer, value: unknown, body: unknown = value): TimelessChat {
  const { text, thoughts, toolCalls, usage } = answer;
  const model = isRecord(value) ? value['model'] : undefined;
  return {
    text,
    ...(thoughts.length === 0 ? {} : { thoughts: thoughts.join('\n') }),
    toolCalls,
    finishReason: finishReasonOf(answer, body),
    usage: usage ?? usageOfAny(value),
    ...(typeof model === 'string' && model !== '' ? { modelId: model } : {}),
  };
}

/** Longer ones identify nothing that anybody would look for. */
const MAX_REPLY_ID = 200;

/** A reply of a server that speaks one of these APIs. Throws InvalidReplyError for anything that it does not promise. */
export function readReply(
  reply: unknown,
  api: 'chat-completions' | 'messages',
): TimelessChat & { readonly reply: Json } {
  if (!isRecord(reply)) throw invalidReply('the body is not a JSON object', reply);
  refuseErrors(reply, reply, true);
  const shaped = api === 'messages' ? messages(reply, true) : chatCompletion(reply, true);
  if (shaped === undefined) throw invalidReply('the content is neither text nor parts', reply);
  const { id } = reply;
  const isUsable = typeof id === 'string' && id !== '' && id.length <= MAX_REPLY_ID;
  return { ...chatOf(shaped, reply), ...(isUsable ? { replyId: id } : {}), reply };
}

export function plainAnswer(text: string): ShapedAnswer {
  return { text, thoughts: [], toolCalls: [] };
}

function fromParts(list: readonly unknown[]): ShapedAnswer | undefined {
  if (list.length === 0) return undefined;
  const parts = readParts(list);
  return parts === undefined ? undefined : withParts(parts);
}

function withParts({
  text,
  thoughts,
  toolCalls,
  refusal,
}: NonNullable<ReturnType<typeof readParts>>): ShapedAnswer {
  const refused = text === '' && refusal !== '';
  return { ...plainAnswer(refused ? refusal : text), thoughts, toolCalls, refused };
}

/** Words of a message, in one piece or in parts; undefined for what is neither. */
function contentOf(content: unknown): ShapedAnswer | undefined {
  if (content === undefined || content === null) return plainAnswer('');
  if (typeof content === 'string') return plainAnswer(content);
  if (!Array.isArray(content)) return undefined;
  return content.length === 0 ? plainAnswer('') : fromParts(content);
}

function messageAnswer(message: Json, body: unknown, isApi = false): ShapedAnswer {
  refuseErrors(message, body, isApi);
  const content = contentOf(message['content']);
  if (content === undefined) {
    throw invalidReply('the content is neither text nor parts', body);
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

/** Also completions of the older kind, with `text` in place of a message. `isApi`: nothing else is expected. */
function chatCompletion(value: Json, isApi = false): ShapedAnswer | undefined {
  const { choices, object } = value;
  const named = isApi || (typeof object === 'string' && /completion/.test(object));
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isRecord(choice)) {
    if (named) throw invalidReply('no choices', value);
    return undefined;
  }
  refuseErrors(choice, value, isApi);
  const { message, text } = choice;
  const stated = { stated: choice['finish_reason'], alwaysStated: named };
  if (isRecord(message)) return { ...messageAnswer(message, value, isApi), ...stated };
  if (typeof text === 'string') return { ...plainAnswer(text), ...stated };
  if (!named && value['output'] !== undefined) return undefined;
  throw invalidReply('the first choice has no message', value);
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
  if (typeof words === 'string') return { ...plainAnswer(words), ...stated };
  throw invalidReply('the response has no output', value);
}

/** Anthropic's Messages, and parts of content without more around them. `isApi`: nothing else is expected. */
function messages(value: Json, isApi = false): ShapedAnswer | undefined {
  const { type, role, content } = value;
  if (type === 'error') throw errorReply(value);
  const named = isApi || (type === 'message' && role === 'assistant');
  const isAnswer =
    Array.isArray(content) || (!isApi && typeof content === 'string' && role === 'assistant');
  if (!isAnswer) {
    if (named) throw invalidReply('no content', value);
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
      ? { ...plainAnswer(response), thoughts: thoughtsBeside(value) }
      : undefined;
  if (answer === undefined) return undefined;
  return { ...answer, stated: done ? value['done_reason'] : null };
}

/** What LangChain's messages call the roles of others. */
const OTHER_TURNS: ReadonlySet<unknown> = new Set(['human', 'user', 'system', 'developer']);

/**
 * LangServe's `output`, and the state that LangGraph answers with: the last message of the model, and the calls of all its
 * messages since somebody else's.
 */
function langChain(value: Json): ShapedAnswer | undefined {
  const { output = value, text } = value;
  // What an endpoint calls its answer is that, whatever stands beside it.
  const holder = output === value && text !== undefined ? undefined : output;
  if (!isRecord(holder)) return undefined;
  const list = Array.isArray(holder['messages']) ? holder['messages'].filter(isRecord) : undefined;
  const isMessage = list === undefined && holder !== value && isLangChainMessage(holder);
  if (list === undefined && !isMessage) return undefined;
  refuseErrors({ error: value['__error__'] }, value);
  const begins = (list ?? []).findLastIndex(({ type, role }) => OTHER_TURNS.has(type ?? role));
  const turn = (list ?? [holder]).slice(begins + 1);
  const said = turn.filter(isLangChainMessage);
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const answers = said.map((message) => messageAnswer(message, value));
  const results = new Map(
    turn.map(({ tool_call_id: id, content }) => [id, contentOf(content)?.text] as const),
  );
  const { response_metadata: facts } = last;
  return {
    ...messageAnswer(last, value),
    toolCalls: answers
      .flatMap(({ toolCalls }) => toolCalls)
      .map((call) => {
        const response = results.get(call.id);
        return response === undefined ? call : { ...call, response };
      }),
    thoughts: answers.flatMap(({ thoughts }) => thoughts),
    // Calls that are answered are no end: the model was asked again.
    stated: isRecord(facts) ? statedEnd(facts) : undefined,
    usage: summedUsage(said.map(({ usage_metadata: counts }) => usageOfAny(counts))),
  };
}

function isLangChainMessage(message: Json): boolean {
  const { type, role, content, response_metadata: facts } = message;
  if (content === undefined) return false;
  const isAlone = Object.keys(message).length === 1 && typeof content === 'string';
  return (
    isAlone ||
    /^(?:ai|AIMessage(?:Chunk)?|assistant)$/.test(String(type ?? role)) ||
    isRecord(facts)
  );
}

/** A message alone, as Cohere and Bedrock (in `output`) wrap it. */
function innerMessage(value: Json): ShapedAnswer | undefined {
  const { message, output } = value;
  const inner = isRecord(output) && isRecord(output['message']) ? output['message'] : message;
  if (!isRecord(inner) || contentOf(inner['content'] ?? undefined) === undefined) return undefined;
  if (inner['content'] === undefined && inner['tool_calls'] === undefined) return undefined;
  return { ...messageAnswer(inner, value), stated: statedEnd(value) };
}

/** `output`, or the `text` of the AI SDK and of many an endpoint. */
function generated(value: Json): ShapedAnswer | undefined {
  const found = [value['output'], value['text']].find((words) => words !== undefined);
  if (found === undefined) return undefined;
  const stated = statedEnd(value);
  const isOfSdk = typeof value['finishReason'] === 'string';
  const toolCalls = isOfSdk ? readToolCalls(value['toolCalls'], value) : [];
  const parts = Array.isArray(found) ? contentOf(found) : undefined;
  const answer = parts ?? plainAnswer(textOf(found));
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
function statedEnd(value: Json): unknown {
  const name = END_NAMES.find((candidate) => Object.hasOwn(value, candidate));
  // Null is "not done" in a message of Anthropic's, and nothing at all in an endpoint's own format.
  if (name !== undefined) return value[name] ?? (value['type'] === 'message' ? null : undefined);
  const { status } = value;
  return typeof status === 'string' && UNFINISHED.test(status) ? responsesEnd(value) : undefined;
}

/**
 * How a reply of any shape says that it ended, whose answer the config finds itself: by its first choice, or of itself.
 * Throws where it holds an error beside the answer.
 */
export function endBeside(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  refuseErrors(value, value);
  const { choices, done } = value;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isRecord(choice)) return done === false ? null : statedEnd(value);
  refuseErrors(choice, value);
  return choice['finish_reason'];
}
