/** What one event of a stream adds to the answer, in each format that is known. */
import type { TokenUsage } from '../provider.js';
import { errorIn, responsesEnd, wordsOf } from '../replies/ends.js';
import { readParts, thoughtsBeside } from '../replies/parts.js';
import { usageOfAny } from '../replies/known-shapes.js';
import type { StreamEvent } from './stream-events.js';
import { isRecord } from '../../basics/is-record.js';

/** Part of a tool call, whose arguments may come in many pieces. */
export interface CallPiece {
  /** Equal for all pieces of one call. */
  readonly key: string;
  readonly id?: unknown;
  readonly name?: unknown;
  /** Text is added to what came before; anything else is the whole. */
  readonly arguments?: unknown;
}

export interface Piece {
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
export function pieceOf({ data, code, name }: StreamEvent): Piece {
  if (code !== undefined) return codedPiece(code, data);
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

/** The AI SDK's data stream; a step that ends (`e`) may be followed by another, and the message's end (`d`) by none. */
function codedPiece(code: string, data: unknown): Piece {
  const text = typeof data === 'string' ? data : undefined;
  const record = isRecord(data) ? data : {};
  switch (code) {
    case '0':
      return text === undefined ? {} : { text };
    case 'g':
      return text === undefined ? {} : { thoughts: [text] };
    case '3':
      return { error: wordsOf(data) };
    case '9':
      return { calls: [wholeCall(record, record['toolCallId'])] };
    case 'd':
    case 'e':
      return { stated: record['finishReason'] };
    default:
      return {};
  }
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
