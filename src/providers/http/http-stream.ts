/**
 * Answers that an `http` endpoint streams: the deltas of the formats that are known, joined. The text on the wire is
 * never the answer: it holds the answer in pieces, in which nothing that is looked for would be found.
 */
import type { ChatResponse, FinishReason } from '../provider.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { isRecord, tokenCount, usageOf } from '../transport/reply-shape.js';

export type StreamedChat = Omit<ChatResponse, 'latencyMs'>;

/** Media types that are streams, whatever the body looks like. */
const STREAM_TYPES =
  /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-?lines)|application\/stream\+json)$/;

/** One event: its data parsed, or as text where it is no JSON; `code` is that of the AI SDK's protocol. */
interface StreamEvent {
  readonly data: unknown;
  readonly code?: string;
}

/**
 * The answer of a streamed body; undefined for a body that is no stream. Throws InvalidReplyError for a stream of a
 * format that is not known, and for one that ends in an error.
 */
export function readStream(mediaType: string, body: string): StreamedChat | undefined {
  const isNamed = STREAM_TYPES.test(mediaType);
  const events = serverSentEvents(body) ?? codedLines(body) ?? jsonLines(body);
  if (events === undefined && !isNamed) return undefined;
  const pieces = (events ?? []).map(pieceOf);
  if (!pieces.some(({ text }) => text !== undefined)) {
    // Lines of JSON may be what the model was asked for.
    if (!isNamed && serverSentEvents(body) === undefined) return undefined;
    throw streams(body);
  }
  const failed = pieces.find(({ error }) => error !== undefined);
  if (failed !== undefined) {
    throw new InvalidReplyError(`the stream ended with an error: ${failed.error ?? ''}`);
  }
  const finishReason = pieces.findLast((piece) => piece.finish !== undefined)?.finish ?? 'stop';
  const usages = pieces.flatMap(({ usage }) => usage ?? []);
  const modelId = pieces.find((piece) => piece.modelId !== undefined)?.modelId;
  return {
    text: pieces.map(({ text }) => text ?? '').join(''),
    toolCalls: [],
    finishReason,
    usage: usageOf(
      Math.max(0, ...usages.map(({ input }) => input)),
      Math.max(0, ...usages.map(({ output }) => output)),
    ),
    ...(modelId === undefined ? {} : { modelId }),
  };
}

/** Whether the body is a stream, of whatever format. */
export function isStream(mediaType: string, body: string): boolean {
  return (
    STREAM_TYPES.test(mediaType) ||
    serverSentEvents(body) !== undefined ||
    codedLines(body) !== undefined
  );
}

/** The refusal of a stream that cannot be read. */
export function streams(body: string): InvalidReplyError {
  return new InvalidReplyError(
    'the endpoint streams; set `stream: false`, or the option that makes it answer in one piece, in the `body` of providers.http',
    body,
    'surely',
  );
}

function linesOf(body: string): readonly string[] {
  return body.split(/\r\n|\n|\r/);
}

/** `data:` lines up to an empty line are one event; undefined for a body that has other lines. */
function serverSentEvents(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body.replace(/^\ufeff/, ''));
  if (!lines.every((line) => /^(?:|(?:data|event|id|retry)(?::.*)?|:.*)$/.test(line))) {
    return undefined;
  }
  if (!lines.some((line) => line.startsWith('data:'))) return undefined;
  const events: StreamEvent[] = [];
  let data: string[] = [];
  for (const line of [...lines, '']) {
    const value = /^data:? ?(.*)$/.exec(line)?.[1];
    if (value !== undefined) data.push(value);
    if (line !== '' || data.length === 0) continue;
    events.push({ data: parsed(data.join('\n')) });
    data = [];
  }
  return events;
}

/** The AI SDK's data stream: a code, a colon and JSON a line, the text's code being 0. */
function codedLines(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body).filter((line) => line !== '');
  const events = lines.map((line) => {
    const [, code, json = ''] = /^([0-9a-k]):(["{[].*)$/.exec(line) ?? [];
    const data = code === undefined ? undefined : parsed(json);
    return code === undefined || data === json ? undefined : { code, data };
  });
  const isWhole = events.every((event) => event !== undefined);
  return isWhole && events.some(({ code }) => code === '0') ? events : undefined;
}

/** A JSON object a line, and more than one of them. */
function jsonLines(body: string): readonly StreamEvent[] | undefined {
  const lines = linesOf(body).filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.trimStart().startsWith('{'))) {
    return undefined;
  }
  const events = lines.map((line) => ({ data: parsed(line) }));
  return events.every(({ data }) => isRecord(data)) ? events : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What one event adds. */
interface Piece {
  readonly text?: string;
  readonly finish?: FinishReason;
  readonly error?: string;
  readonly usage?: { readonly input: number; readonly output: number };
  readonly modelId?: string;
}

function pieceOf({ data, code }: StreamEvent): Piece {
  if (code !== undefined) return codedPiece(code, data);
  if (!isRecord(data)) return {};
  const error = data['error'];
  if (error !== undefined && error !== null) return { error: wordsOf(error) };
  const piece = chatChunk(data) ?? typedEvent(data) ?? ollamaLine(data) ?? {};
  const usage = usageIn(data);
  const model = data['model'];
  return {
    ...piece,
    ...(usage === undefined ? {} : { usage }),
    ...(typeof model === 'string' && model !== '' ? { modelId: model } : {}),
  };
}

function codedPiece(code: string, data: unknown): Piece {
  if (code === '0' && typeof data === 'string') return { text: data };
  if (code === '3') return { error: wordsOf(data) };
  const reason = code === 'd' && isRecord(data) ? finishOf(data['finishReason']) : undefined;
  return reason === undefined ? {} : { finish: reason };
}

/** OpenAI's chat completions, and all that are like them. */
function chatChunk({ choices }: Record<string, unknown>): Piece | undefined {
  if (!Array.isArray(choices)) return undefined;
  const choice: unknown = choices[0];
  if (!isRecord(choice)) return {};
  const { delta, text } = choice;
  const content = isRecord(delta) ? delta['content'] : text;
  const finish = finishOf(choice['finish_reason']);
  return {
    ...(typeof content === 'string' ? { text: content } : {}),
    ...(finish === undefined ? {} : { finish }),
  };
}

/** OpenAI's responses, Anthropic's messages, and the AI SDK's message stream name the type of each event. */
function typedEvent({
  type,
  delta,
  errorText,
  message,
}: Record<string, unknown>): Piece | undefined {
  switch (type) {
    case 'response.output_text.delta':
    case 'text-delta':
      return typeof delta === 'string' ? { text: delta } : {};
    case 'content_block_delta':
      return isRecord(delta) && typeof delta['text'] === 'string' ? { text: delta['text'] } : {};
    case 'message_delta': {
      const finish = isRecord(delta) ? finishOf(delta['stop_reason']) : undefined;
      return finish === undefined ? {} : { finish };
    }
    case 'error':
      return { error: wordsOf(errorText ?? message) };
    case 'response.incomplete':
      return { finish: 'length' };
    default:
      return undefined;
  }
}

/** Ollama: `response` of /api/generate, `message.content` of /api/chat, a line each. */
function ollamaLine({
  done,
  response,
  message,
  ...rest
}: Record<string, unknown>): Piece | undefined {
  if (typeof done !== 'boolean') return undefined;
  const content = isRecord(message) ? message['content'] : response;
  const finish = finishOf(rest['done_reason']);
  return {
    ...(typeof content === 'string' ? { text: content } : {}),
    ...(finish === undefined ? {} : { finish }),
  };
}

function finishOf(reason: unknown): FinishReason | undefined {
  if (typeof reason !== 'string') return undefined;
  if (/^(?:length|max_tokens)$/.test(reason)) return 'length';
  return /^content[-_]filter$|^refusal$/.test(reason) ? 'content-filter' : 'stop';
}

function usageIn(data: Record<string, unknown>): Piece['usage'] {
  const { usage, message } = data;
  const stated = isRecord(usage) ? usage : isRecord(message) ? message['usage'] : undefined;
  const counts = isRecord(stated) ? stated : data;
  const input = ['prompt_tokens', 'input_tokens', 'prompt_eval_count'];
  const output = ['completion_tokens', 'output_tokens', 'eval_count'];
  const most = (names: readonly string[]) =>
    Math.max(...names.map((name) => tokenCount(counts[name])));
  const found = { input: most(input), output: most(output) };
  return found.input + found.output === 0 ? undefined : found;
}

function wordsOf(error: unknown): string {
  const said = isRecord(error) ? (error['message'] ?? error) : error;
  return typeof said === 'string' ? said : JSON.stringify(said ?? '');
}
