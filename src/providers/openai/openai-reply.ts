/** Strict reading of what OpenAI-compatible servers answer. */
import type { CompatibleDescriptor } from '../../config/providers.js';
import { continuationOf } from './openai-continuation.js';
import type {
  ChatResponse,
  EmbeddingResponse,
  FinishReason,
  TokenUsage,
  ToolCall,
} from '../provider.js';
import { isRecord, shownReply, tokenCount, usageOf } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { parseArguments } from '../tool-arguments.js';

export type TimelessChat = Omit<ChatResponse, 'latencyMs'>;
type TimelessEmbedding = Omit<EmbeddingResponse, 'latencyMs'>;

/** Reads a chat completion. Throws InvalidReplyError for anything that the API does not promise. */
export function readCompletion(reply: unknown, dialect: CompatibleDescriptor): TimelessChat {
  const body = requireReply(reply);
  const choices = body['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isRecord(choice)) throw broken('no choices', body);
  const message = choice['message'];
  if (!isRecord(message)) throw broken('the first choice has no message', body);
  const toolCalls = readToolCalls(message['tool_calls'], body);
  const refusal = message['refusal'];
  const text = readText(message['content'], body);
  const refused = text === '' && typeof refusal === 'string' && refusal !== '';
  const stated = finishReason(choice['finish_reason'], body);
  const continuation = continuationOf(message['tool_calls']);
  return {
    text: refused ? refusal : text,
    toolCalls,
    finishReason: refused ? 'content-filter' : withToolCalls(stated, toolCalls),
    usage: readUsage(body['usage'], dialect),
    ...statedCost(body['usage']),
    ...(typeof body['model'] === 'string' && body['model'] !== ''
      ? { modelId: body['model'] }
      : {}),
    ...(continuation === undefined ? {} : { continuation }),
  };
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
  if (!Array.isArray(data)) throw broken('no data', body);
  if (data.length !== count) throw broken(`${data.length} vectors for ${count} texts`, body);
  const placed = data.map((item: unknown, position) => {
    if (!isRecord(item)) throw broken('a vector is not an object', body);
    const index = typeof item['index'] === 'number' ? item['index'] : position;
    return { index, vector: readVector(item['embedding'], body) };
  });
  const vectors = placed.sort((a, b) => a.index - b.index).map(({ vector }) => vector);
  if (vectors.some((vector) => vector.length !== vectors[0]?.length)) {
    throw broken('vectors of different lengths', body);
  }
  return { vectors, usage: readUsage(body['usage'], dialect) };
}

function requireReply(reply: unknown): Record<string, unknown> {
  if (!isRecord(reply))
    throw new InvalidReplyError('the body is not a JSON object', shownReply(reply));
  const error = reply['error'];
  if (error !== undefined && error !== null) throw broken('an error under status 200', reply);
  return reply;
}

function readVector(value: unknown, body: unknown): readonly number[] {
  if (!Array.isArray(value) || value.length === 0) throw broken('a vector is empty', body);
  return value.map((component: unknown) => {
    if (typeof component === 'number' && Number.isFinite(component)) return component;
    throw broken('a vector contains something other than numbers', body);
  });
}

/** Text is a string, null, or a list of parts; only parts of type `text` count (others are the model's thinking). */
function readText(content: unknown, body: unknown): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw broken('the content is neither text nor parts', body);
  return content
    .map((part: unknown) => {
      if (!isRecord(part) || typeof part['type'] !== 'string') {
        throw broken('a content part has no type', body);
      }
      if (part['type'] !== 'text') return '';
      if (typeof part['text'] !== 'string') throw broken('a text part has no text', body);
      return part['text'];
    })
    .join('');
}

/** Reads tool calls of OpenAI's shape, or `{ name, arguments }` alone. Throws InvalidReplyError. */
export function readToolCalls(calls: unknown, body: unknown): readonly ToolCall[] {
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls)) throw broken('tool_calls is not a list', body);
  return calls.map((call: unknown, index) => {
    const called = isRecord(call) ? (call['function'] ?? call) : undefined;
    const name = isRecord(called) ? called['name'] : undefined;
    if (!isRecord(call) || !isRecord(called) || typeof name !== 'string' || name === '') {
      throw broken('a tool call has no function name', body);
    }
    const id = call['id'];
    return {
      // Some compatible servers leave the id out; the tool's answer needs one to refer to.
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name,
      arguments: parseArguments(called['arguments']),
    };
  });
}

const FINISH_REASONS: ReadonlyMap<string, FinishReason> = new Map([
  ['stop', 'stop'],
  ['length', 'length'],
  ['model_length', 'length'],
  ['max_tokens', 'length'],
  ['tool_calls', 'tool-calls'],
  ['function_call', 'tool-calls'],
  ['content_filter', 'content-filter'],
  ['safety', 'content-filter'],
  ['prohibited_content', 'content-filter'],
  ['blocklist', 'content-filter'],
  ['recitation', 'content-filter'],
  ['spii', 'content-filter'],
  ['model_armor', 'content-filter'],
]);

/** Gemini adds its own reason behind a colon; `error` is how Mistral and gateways say that generating failed. */
function finishReason(value: unknown, body: unknown): FinishReason {
  const reason = typeof value === 'string' ? value.split(':', 1)[0]?.trim().toLowerCase() : '';
  if (reason === 'error') throw broken('the server stopped with an error', body);
  return FINISH_REASONS.get(reason ?? '') ?? 'other';
}

/** Ollama and Gemini say `stop` when the model calls tools. */
function withToolCalls(stated: FinishReason, calls: readonly ToolCall[]): FinishReason {
  return calls.length > 0 && (stated === 'stop' || stated === 'other') ? 'tool-calls' : stated;
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

function broken(problem: string, body: unknown): InvalidReplyError {
  return new InvalidReplyError(problem, shownReply(body));
}
