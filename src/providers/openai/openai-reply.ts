/** Strict reading of what OpenAI-compatible servers answer. */
import type { CompatibleDescriptor } from '../../config/providers.js';
import { continuationOf } from './openai-request.js';
import type {
  ChatResponse,
  EmbeddingResponse,
  FinishReason,
  TokenUsage,
  ToolCall,
} from '../provider.js';
import { replyIdOf, shownReply, tokenCount, usageOf } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { endingOf, errorIn } from '../replies/ends.js';
import { thoughtIn, thoughtsBeside } from '../replies/parts.js';
import { callsOfMessage } from '../replies/replied-tool-calls.js';
import { isRecord } from '../../basics/is-record.js';

export type TimelessChat = Omit<ChatResponse, 'latencyMs'>;
type TimelessEmbedding = Omit<EmbeddingResponse, 'latencyMs'>;

/** Reads a chat completion. Throws InvalidReplyError for anything that the API does not promise. */
export function readCompletion(reply: unknown, dialect: CompatibleDescriptor): TimelessChat {
  const body = requireReply(reply);
  const choices = body['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isRecord(choice)) throw invalid('no choices', body);
  refuseErrors(choice, body);
  const message = choice['message'];
  if (!isRecord(message)) throw invalid('the first choice has no message', body);
  refuseErrors(message, body);
  const toolCalls = callsOfMessage(message, body);
  const { text, thoughts } = readContent(message, body);
  const refusal = text === '' ? message['refusal'] : undefined;
  const refused = typeof refusal === 'string' && refusal !== '' ? refusal : undefined;
  const continuation = continuationOf(message['tool_calls']);
  const answer: Writable<TimelessChat> = {
    text: refused ?? text,
    toolCalls,
    finishReason:
      refused === undefined
        ? finishReason(choice['finish_reason'], toolCalls, body)
        : 'content-filter',
    usage: readUsage(body['usage'], dialect),
    ...statedCost(body['usage']),
  };
  if (thoughts !== '') answer.thoughts = thoughts;
  if (typeof body['model'] === 'string' && body['model'] !== '') answer.modelId = body['model'];
  if (continuation !== undefined) answer.continuation = continuation;
  const replyId = replyIdOf(body);
  if (replyId !== undefined) answer.replyId = replyId;
  return answer;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

function finishReason(
  stated: unknown,
  toolCalls: readonly ToolCall[],
  body: unknown,
): FinishReason {
  const ending = endingOf({ stated, toolCalls, alwaysStated: true });
  if (ending.kind === 'broken')
    throw new InvalidReplyError(ending.problem, shownReply(body), ending.comesAgain);
  return ending.finishReason;
}

/** Gateways put the error of the server behind them beside its choices, into a choice, or into its message. */
function refuseErrors(holder: Readonly<Record<string, unknown>>, body: unknown): void {
  if (errorIn(holder) !== undefined) {
    throw new InvalidReplyError('an error under status 200', shownReply(body), 'may-pass');
  }
}

/** More than anybody charges; sums of larger ones could become infinite, which no report can hold. */
const MAX_USD = 1e12;

/** Gateways state in `usage.cost` what they charge, in USD. Anything but an amount is left alone. */
function statedCost(usage: unknown): { readonly costUsd?: number } {
  const cost = isRecord(usage) ? usage['cost'] : undefined;
  return typeof cost === 'number' && cost >= 0 && cost <= MAX_USD ? { costUsd: cost } : {};
}

/** What is shown as the answer to a prompt that the provider's filter blocked. */
export const FILTERED: TimelessChat = {
  text: '',
  toolCalls: [],
  finishReason: 'content-filter',
  usage: usageOf(0, 0),
};

/** Reads an embeddings reply of `count` vectors. Throws InvalidReplyError for anything else. */
export function readEmbeddings(
  reply: unknown,
  count: number,
  dialect: CompatibleDescriptor,
): TimelessEmbedding {
  const body = requireReply(reply);
  const data = body['data'];
  if (!Array.isArray(data)) throw invalid('no data', body);
  if (data.length !== count) throw invalid(`${data.length} vectors for ${count} texts`, body);
  const placed = data.map((item: unknown, position) => {
    if (!isRecord(item)) throw invalid('a vector is not an object', body);
    const index = typeof item['index'] === 'number' ? item['index'] : position;
    return { index, vector: readVector(item['embedding'], body) };
  });
  const vectors = placed.sort((a, b) => a.index - b.index).map(({ vector }) => vector);
  if (vectors.some((vector) => vector.length !== vectors[0]?.length)) {
    throw invalid('vectors of different lengths', body);
  }
  return { vectors, usage: readUsage(body['usage'], dialect) };
}

function requireReply(reply: unknown): Record<string, unknown> {
  if (!isRecord(reply))
    throw new InvalidReplyError('the body is not a JSON object', shownReply(reply));
  refuseErrors(reply, reply);
  return reply;
}

function readVector(value: unknown, body: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('a vector is empty', body);
  return value.map((component: unknown) => {
    if (typeof component === 'number' && Number.isFinite(component)) return component;
    throw invalid('a vector contains something other than numbers', body);
  });
}

/** Text is a string, null, or a list of parts; those that are the model's thinking are not part of it. */
function readContent(
  message: Readonly<Record<string, unknown>>,
  body: unknown,
): { readonly text: string; readonly thoughts: string } {
  const { content } = message;
  const beside = thoughtsBeside(message);
  if (content === undefined || content === null) return { text: '', thoughts: beside.join('\n') };
  if (typeof content === 'string') return { text: content, thoughts: beside.join('\n') };
  if (!Array.isArray(content)) throw invalid('the content is neither text nor parts', body);
  const parts = content.map((part: unknown) => readPart(part, body));
  const inside = parts.flatMap(({ thought }) => (thought === '' ? [] : [thought]));
  return {
    text: parts.map(({ text }) => text).join(''),
    thoughts: [...beside, ...inside].join('\n'),
  };
}

function readPart(
  part: unknown,
  body: unknown,
): { readonly text: string; readonly thought: string } {
  if (!isRecord(part) || typeof part['type'] !== 'string') {
    throw invalid('a content part has no type', body);
  }
  if (part['type'] !== 'text') {
    const isThought = /think|reason|thought/.test(part['type']);
    return { text: '', thought: isThought ? thoughtIn(part) : '' };
  }
  if (typeof part['text'] !== 'string') throw invalid('a text part has no text', body);
  return { text: part['text'], thought: '' };
}

function readUsage(usage: unknown, dialect: CompatibleDescriptor): TokenUsage {
  if (!isRecord(usage)) return usageOf(0, 0);
  const input = tokenCount(usage['prompt_tokens']);
  const output = tokenCount(usage['completion_tokens']);
  const total = tokenCount(usage['total_tokens']);
  return dialect.hiddenOutputTokens
    ? usageOf(input, Math.max(output, total - input))
    : usageOf(input, output, total);
}

function invalid(problem: string, body: unknown): InvalidReplyError {
  return new InvalidReplyError(problem, shownReply(body));
}
