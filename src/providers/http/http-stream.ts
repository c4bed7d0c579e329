/**
 * Answers that an `http` endpoint streams: the deltas of the formats that are known, joined. The text on the wire is
 * never the answer: it holds the answer in pieces, in which nothing that is looked for would be found. Nor is a stream
 * an answer that broke off before its own end.
 */
import type { ChatResponse, ToolCall } from '../provider.js';
import { endingOf } from '../replies/ends.js';
import { readToolCalls } from '../replies/replied-tool-calls.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { usageOf } from '../transport/reply-shape.js';
import { eventsOf, isNamedStream } from './stream-events.js';
import { pieceOf, type CallPiece, type Piece } from './stream-pieces.js';

export type StreamedChat = Omit<ChatResponse, 'latencyMs'>;

/**
 * The answer of a streamed body; undefined for a body that is no stream. Throws InvalidReplyError for a stream of a
 * format that is not known, and for one that ends in an error or before its end.
 */
export function readStream(mediaType: string, body: string): StreamedChat | undefined {
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

/** The refusal of a stream that cannot be read. */
export function streams(body: string): InvalidReplyError {
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

function joined(pieces: readonly Piece[], body: string): StreamedChat {
  const toolCalls = readToolCalls(joinedCalls(pieces.flatMap(({ calls = [] }) => calls)), body);
  const answer = pieces.map(({ text }) => text ?? '').join('');
  const refusal = pieces.map((piece) => piece.refusal ?? '').join('');
  const thoughts = pieces.flatMap((piece) => piece.thoughts ?? []).join('');
  const usages = pieces.flatMap(({ usage }) => usage ?? []);
  const modelId = pieces.find((piece) => piece.modelId !== undefined)?.modelId;
  const refused = answer === '' && refusal !== '';
  return {
    text: refused ? refusal : answer,
    toolCalls,
    finishReason: refused ? 'content-filter' : finishReason(pieces, toolCalls, body),
    usage: usageOf(
      Math.max(0, ...usages.map(({ inputTokens }) => inputTokens)),
      Math.max(0, ...usages.map(({ outputTokens }) => outputTokens)),
    ),
    ...(thoughts === '' ? {} : { thoughts }),
    ...(modelId === undefined ? {} : { modelId }),
  };
}

function finishReason(
  pieces: readonly Piece[],
  toolCalls: readonly ToolCall[],
  body: string,
): ChatResponse['finishReason'] {
  const stated = pieces.findLast((piece) => piece.stated !== undefined)?.stated;
  if (stated === undefined && !pieces.some(({ done }) => done === true)) {
    throw new InvalidReplyError('the stream broke off before its end', body, 'may-pass');
  }
  const ending = endingOf({ stated, toolCalls, alwaysStated: false });
  if (ending.kind === 'broken') {
    throw new InvalidReplyError(ending.problem, body, ending.comesAgain);
  }
  return ending.finishReason;
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
