/**
 * Answers that an `http` endpoint streams: the deltas of the formats that are known, joined. The text on the wire is
 * never the answer: it holds the answer in pieces, in which nothing that is looked for would be found. Nor is a stream
 * an answer that broke off before its own end.
 */
import { isRecord, parsedJson } from '../../basics/basics.js';
import { type TimelessChat, type TokenUsage, usageOf } from '../provider.js';
import {
  chatOf,
  errorIn,
  readParts,
  readToolCalls,
  responsesEnd,
  thoughtsBeside,
  usageOfAny,
  wordsOf,
} from '../replies.js';
import { InvalidReplyError } from '../transport/errors.js';

/**
 * The answer of a streamed body; undefined for a body that is no stream. Throws InvalidReplyError for a stream of a
 * format that is not known, and for one that ends in an error or before its end.
 */
export function readStream(mediaType: string, body: string): TimelessChat | undefined {
  const isNamed = isNamedStream(mediaType);
  const found = eventsOf(body);
  if (found === undefined && !isNamed) return undefined;
  const pieces = (found?.events ?? []).map(pieceOf);
  const failed = pieces.find(({ error }) => error !== undefined);
  const isKnown = pieces.some(isOfAnswer);
  // Lines of JSON may be what the model was asked for.
  if (!isNamed && found?.carrier === 'lines' && !isKnown) return undefined;
  if (failed !== undefined) {
    throw new InvalidReplyError(
      `the stream ended with an error: ${failed.error ?? ''}`,
      undefined,
      'may-pass',
    );
  }
  if (!isKnown) throw streams(body);
  return joined(pieces, body);
}

/** Throws where the body is a stream, of whatever format. */
export function refuseStream(mediaType: string, body: string): void {
  const found = isNamedStream(mediaType) ? undefined : eventsOf(body);
  if (isNamedStream(mediaType) || (found !== undefined && found.carrier !== 'lines')) {
    throw streams(body);
  }
}

/** The refusal of a stream that cannot be read. */
function streams(body: string): InvalidReplyError {
  return new InvalidReplyError(
    'the endpoint streams; set `stream: false`, or the option that makes it answer in one piece, in the `body` of providers.http',
    body,
    'surely',
  );
}

function isOfAnswer({ text, thoughts = [], calls = [], stated, refusal }: Piece): boolean {
  const says = text !== undefined || refusal !== undefined || stated !== undefined;
  return says || thoughts.length > 0 || calls.length > 0;
}

function joined(pieces: readonly Piece[], body: string): TimelessChat {
  const text = pieces.map((piece) => piece.text ?? '').join('');
  const refusal = pieces.map((piece) => piece.refusal ?? '').join('');
  const thoughts = pieces.flatMap((piece) => piece.thoughts ?? []).join('');
  const usages = pieces.flatMap(({ usage }) => usage ?? []);
  const model = pieces.find(({ modelId }) => modelId !== undefined)?.modelId;
  const refused = text === '' && refusal !== '';
  const stated = pieces.findLast((piece) => piece.stated !== undefined)?.stated;
  if (!refused && stated === undefined && !pieces.some(({ done }) => done === true)) {
    throw new InvalidReplyError('the stream broke off before its end', body, 'may-pass');
  }
  const answer = {
    text: refused ? refusal : text,
    thoughts: thoughts === '' ? [] : [thoughts],
    toolCalls: readToolCalls(joinedCalls(pieces.flatMap(({ calls = [] }) => calls)), body),
    stated,
    refused,
    usage: usageOf(
      Math.max(0, ...usages.map(({ inputTokens }) => inputTokens)),
      Math.max(0, ...usages.map(({ outputTokens }) => outputTokens)),
    ),
  };
  return chatOf(answer, { model }, body);
}

/** Calls in the order of their first pieces. */
function joinedCalls(pieces: readonly CallPiece[]): readonly Readonly<Record<string, unknown>>[] {
  const calls = new Map<string, { id: unknown; name: unknown; arguments: unknown }>();
  for (const { key, id, name, arguments: added } of pieces) {
    const call = calls.get(key) ?? { id: undefined, name: undefined, arguments: undefined };
    call.id ??= id;
    call.name ??= name;
    const isText = typeof added === 'string' && typeof call.arguments === 'string';
    if (added !== undefined && added !== null) {
      call.arguments = isText ? `${String(call.arguments)}${added}` : added;
    }
    calls.set(key, call);
  }
  return [...calls.values()];
}

// The events of a streamed body, whatever carries them: server-sent events, lines of JSON.

/** Media types that are streams, whatever the body looks like. */
const STREAM_TYPES =
  /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-?lines)|application\/stream\+json)$/;

/** One event: its data parsed, or as text where it is no JSON. */
interface StreamEvent {
  readonly data: unknown;
  /** What a server-sent event calls itself. */
  readonly name?: string;
}

/** How the events of a body were told apart. */
interface EventList {
  readonly events: readonly StreamEvent[];
  /** Lines of JSON may be what the model was asked for; the other carriers are nothing else. */
  readonly carrier: 'events' | 'codes' | 'lines';
}

/** The events of a body; undefined for one that is no stream. A last event that was cut in its middle is left out. */
function eventsOf(body: string): EventList | undefined {
  const sent = serverSentEvents(body);
  if (sent !== undefined) return { events: sent, carrier: 'events' };
  if (isCoded(body)) return { events: [], carrier: 'codes' };
  const lines = jsonLines(body);
  return lines === undefined ? undefined : { events: lines, carrier: 'lines' };
}

/** Whether the server calls the body a stream. */
function isNamedStream(mediaType: string): boolean {
  return STREAM_TYPES.test(mediaType);
}

function linesOf(body: string): readonly string[] {
  return body.split(/\r\n|\n|\r/);
}

const EVENT_LINE = /^(?:|(?:data|event|id|retry)(?::.*)?|:.*)$/;
/** A line in whose name the connection broke. */
const CUT_LINE = /^(?:d|da|dat|e|ev|eve|even|i|r|re|ret|retr)$/;

/** `data:` lines up to an empty line are one event; undefined for a body that has other lines. */
function serverSentEvents(body: string): readonly StreamEvent[] | undefined {
  const lines = [...linesOf(body.replace(/^\ufeff/, ''))];
  if (CUT_LINE.test(lines.at(-1) ?? '')) lines.pop();
  if (!lines.every((line) => EVENT_LINE.test(line))) return undefined;
  if (!lines.some((line) => line.startsWith('data:'))) return undefined;
  const events: StreamEvent[] = [];
  let data: string[] = [];
  let name: string | undefined;
  for (const line of [...lines, '']) {
    const value = /^data:? ?(.*)$/.exec(line)?.[1];
    if (value !== undefined) data.push(value);
    name = /^event: ?(.*)$/.exec(line)?.[1]?.trim() ?? name;
    if (line !== '') continue;
    if (data.length > 0) {
      events.push({ data: parsed(data.join('\n')), ...(name === undefined ? {} : { name }) });
    }
    data = [];
    name = undefined;
  }
  return events;
}

/** The older data stream of the AI SDK, which is not joined: a code, a colon and JSON a line, the text's code being 0. */
function isCoded(body: string): boolean {
  const lines = linesOf(body).filter((line) => line !== '');
  const isCut = /^[0-9a-k](?::|$)/.test(lines.at(-1) ?? '');
  const whole = isCut ? lines.slice(0, -1) : lines;
  return (
    lines.some((line) => line.startsWith('0:"')) &&
    whole.every((line) => /^[0-9a-k]:["{[]/.test(line))
  );
}

/** A JSON object a line, and more than one of them; the last may be cut. */
function jsonLines(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.trimStart().startsWith('{'))) {
    return undefined;
  }
  const events = lines.map((line) => ({ data: parsed(line) }));
  const whole = isRecord(events.at(-1)?.data) ? events : events.slice(0, -1);
  return whole.every(({ data }) => isRecord(data)) ? whole : undefined;
}

function parsed(text: string): unknown {
  const value = parsedJson(text);
  return value === undefined ? text : value;
}

// What one event of a stream adds to the answer, in each format that is known.

/** Part of a tool call, whose arguments may come in many pieces. */
interface CallPiece {
  /** Equal for all pieces of one call. */
  readonly key: string;
  readonly id?: unknown;
  readonly name?: unknown;
  /** Text is added to what came before; anything else is the whole. */
  readonly arguments?: unknown;
}

interface Piece {
  readonly text?: string;
  readonly thoughts?: readonly string[];
  readonly calls?: readonly CallPiece[];
  /** Why the answer ended, as the format states it. */
  readonly stated?: unknown;
  /** The stream has come to its own end. */
  readonly done?: true;
  readonly error?: string;
  readonly refusal?: string;
  readonly usage?: TokenUsage;
  readonly modelId?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** The piece of an event; empty for what belongs to no answer. */
function pieceOf({ data, name }: StreamEvent): Piece {
  if (data === '[DONE]') return { done: true };
  if (name === 'error') return { error: wordsOf(isRecord(data) ? (data['error'] ?? data) : data) };
  if (!isRecord(data)) return {};
  const error = errorIn(data);
  if (error !== undefined) return { error: wordsOf(error) };
  const piece = chatChunk(data) ?? typedEvent(data) ?? ollamaLine(data) ?? {};
  const usage = usageIn(data);
  const { model } = data;
  return {
    ...piece,
    ...(usage === undefined ? {} : { usage }),
    ...(typeof model === 'string' && model !== '' ? { modelId: model } : {}),
  };
}

function wholeCall(
  { toolName, name, args, input, arguments: given }: Json,
  id: unknown,
): CallPiece {
  return {
    key: `call ${String(id)}`,
    id,
    name: toolName ?? name,
    arguments: given ?? input ?? args,
  };
}

/** OpenAI's chat completions, and all that are like them. */
function chatChunk({ choices }: Json): Piece | undefined {
  if (!Array.isArray(choices)) return undefined;
  // Others than the first answer are not asked for.
  const choice: unknown = choices.find((it) => isRecord(it) && (it['index'] ?? 0) === 0);
  if (!isRecord(choice)) return {};
  const error = errorIn(choice);
  if (error !== undefined) return { error: wordsOf(error) };
  const { delta, message, text } = choice;
  const added = isRecord(delta) ? delta : isRecord(message) ? message : { content: text };
  const { content, refusal } = added;
  // Mistral streams thoughts and text as parts.
  const parts = Array.isArray(content) ? readParts(content) : undefined;
  return {
    ...saying(parts?.text ?? content),
    ...(typeof refusal === 'string' && refusal !== '' ? { refusal } : {}),
    thoughts: [...thoughtsBeside(added), ...(parts?.thoughts ?? [])],
    calls: chatCalls(added),
    ...ending(choice['finish_reason']),
  };
}

function chatCalls({ tool_calls: calls, function_call: older }: Json): readonly CallPiece[] {
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  const pieces = list.map((call, place): CallPiece => {
    const { index = place, id, function: called } = isRecord(call) ? call : {};
    const { name, arguments: args } = isRecord(called) ? called : {};
    return { key: `call ${String(index)}`, id, name, arguments: args };
  });
  return isRecord(older)
    ? [...pieces, { key: 'older', name: older['name'], arguments: older['arguments'] }]
    : pieces;
}

/** OpenAI's responses, Anthropic's messages, and the AI SDK's message stream name the type of each event. */
function typedEvent(data: Json): Piece | undefined {
  const { type, delta } = data;
  if (typeof type !== 'string') return undefined;
  return responsesEvent(type, data) ?? messagesEvent(type, data) ?? sdkEvent(type, data, delta);
}

function responsesEvent(type: string, { delta, item, response }: Json): Piece | undefined {
  const whole = isRecord(response) ? response : {};
  switch (type) {
    case 'response.output_text.delta':
      return saying(delta);
    case 'response.refusal.delta':
      return typeof delta === 'string' ? { refusal: delta } : {};
    case 'response.reasoning_text.delta':
    case 'response.reasoning_summary_text.delta':
      return typeof delta === 'string' ? { thoughts: [delta] } : {};
    case 'response.output_item.done': {
      const isCall = isRecord(item) && item['type'] === 'function_call';
      return isCall ? { calls: [wholeCall(item, item['call_id'])] } : {};
    }
    case 'response.completed':
      return { stated: responsesEnd({ status: 'completed', ...whole }) };
    case 'response.incomplete':
      return {
        stated: responsesEnd({
          incomplete_details: { reason: 'length' },
          ...whole,
          status: 'incomplete',
        }),
      };
    case 'response.failed':
    case 'response.cancelled': {
      const error = errorIn(whole);
      return { error: error === undefined ? type : wordsOf(error) };
    }
    default:
      return undefined;
  }
}

function messagesEvent(type: string, data: Json): Piece | undefined {
  const { delta, index, content_block: block } = data;
  const added = isRecord(delta) ? delta : {};
  switch (type) {
    case 'content_block_start': {
      const { type: kind, id, name, input, text } = isRecord(block) ? block : {};
      if (kind === 'text') return saying(text);
      if (kind !== 'tool_use') return {};
      const given = isRecord(input) && Object.keys(input).length > 0 ? input : undefined;
      return { calls: [{ key: `block ${String(index)}`, id, name, arguments: given }] };
    }
    case 'content_block_delta': {
      const { text, thinking, partial_json: json } = added;
      if (typeof thinking === 'string') return { thoughts: [thinking] };
      if (typeof json === 'string') {
        return { calls: [{ key: `block ${String(index)}`, arguments: json }] };
      }
      return saying(text);
    }
    case 'message_delta':
      return ending(added['stop_reason']);
    case 'message_stop':
      return { done: true };
    default:
      return undefined;
  }
}

function sdkEvent(type: string, data: Json, delta: unknown): Piece | undefined {
  switch (type) {
    case 'text-delta':
      return saying(delta ?? data['textDelta'] ?? data['text']);
    case 'reasoning-delta':
      return typeof delta === 'string' ? { thoughts: [delta] } : {};
    case 'tool-call':
    case 'tool-input-available':
      return { calls: [wholeCall(data, data['toolCallId'])] };
    case 'finish':
      return { done: true, ...ending(data['finishReason']) };
    case 'abort':
      return { stated: 'abort' };
    case 'error':
      return { error: wordsOf(data['errorText'] ?? data['message'] ?? data) };
    default:
      return undefined;
  }
}

/** Ollama: `response` of /api/generate, `message.content` of /api/chat, a line each. */
function ollamaLine(data: Json): Piece | undefined {
  const { done, response, message } = data;
  if (typeof done !== 'boolean') return undefined;
  const inner = isRecord(message) ? message : { ...data, content: response };
  return {
    ...saying(inner['content']),
    thoughts: thoughtsBeside(inner),
    calls: isRecord(message) ? chatCalls(message) : [],
    ...(done ? { done: true, ...ending(data['done_reason']) } : {}),
  };
}

function saying(text: unknown): Piece {
  return typeof text === 'string' ? { text } : {};
}

/** Pieces before the last one say null. */
function ending(stated: unknown): Piece {
  return typeof stated === 'string' && stated !== '' ? { stated } : {};
}

function usageIn(data: Json): TokenUsage | undefined {
  const { message, response } = data;
  const holder = [data, message, response].find((it) => isRecord(it) && isRecord(it['usage']));
  const usage = usageOfAny(holder ?? data);
  return usage.totalTokens === 0 ? undefined : usage;
}
