/** Strict reading of what Anthropic's Messages API answers. */
import type { ChatResponse, FinishReason, ToolCall } from '../provider.js';
import { replyIdOf, shownReply, tokenCount, usageOf } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { endingOf, errorIn } from '../replies/ends.js';
import { thoughtIn } from '../replies/parts.js';
import { parseArguments } from '../tool-arguments.js';
import { isRecord } from '../../basics/is-record.js';

/** Reads a message. Throws InvalidReplyError for anything that the API does not promise. */
export function readMessage(reply: unknown): Omit<ChatResponse, 'latencyMs'> {
  if (!isRecord(reply)) {
    throw new InvalidReplyError('the body is not a JSON object', shownReply(reply));
  }
  if (reply['type'] === 'error' || errorIn(reply) !== undefined) {
    throw new InvalidReplyError('an error under status 200', shownReply(reply), 'may-pass');
  }
  const content = reply['content'];
  if (!Array.isArray(content)) throw invalid('no content', reply);
  const blocks = content.map((block: unknown) => {
    if (!isRecord(block) || typeof block['type'] !== 'string') {
      throw invalid('a content block has no type', reply);
    }
    return block;
  });
  const thoughts = blocks.filter(isThought);
  const words = thoughts.map(thoughtIn).filter((text) => text !== '');
  const toolCalls = blocks.flatMap((block) => toolCallOf(block, reply));
  const replyId = replyIdOf(reply);
  return {
    text: blocks.flatMap((block) => textOf(block, reply)).join(''),
    ...(words.length === 0 ? {} : { thoughts: words.join('\n') }),
    toolCalls,
    ...(thoughts.length === 0 ? {} : { continuation: thoughts }),
    finishReason: finishReason(reply['stop_reason'], toolCalls, reply),
    usage: readUsage(reply['usage']),
    ...(typeof reply['model'] === 'string' && reply['model'] !== ''
      ? { modelId: reply['model'] }
      : {}),
    ...(replyId === undefined ? {} : { replyId }),
  };
}

/** A model that thinks wants its signed thoughts back, unchanged, before its tool calls. */
function isThought(block: Record<string, unknown>): boolean {
  return block['type'] === 'thinking' || block['type'] === 'redacted_thinking';
}

function textOf(block: Record<string, unknown>, reply: unknown): readonly string[] {
  if (block['type'] !== 'text') return [];
  if (typeof block['text'] !== 'string') throw invalid('a text block has no text', reply);
  return [block['text']];
}

function toolCallOf(block: Record<string, unknown>, reply: unknown): readonly ToolCall[] {
  if (block['type'] !== 'tool_use') return [];
  const { id, name, input } = block;
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || name === '') {
    throw invalid('a tool_use block has no id or name', reply);
  }
  return [{ id, name, arguments: parseArguments(input) }];
}

function finishReason(
  stated: unknown,
  toolCalls: readonly ToolCall[],
  reply: unknown,
): FinishReason {
  const ending = endingOf({ stated, toolCalls, alwaysStated: true });
  if (ending.kind === 'broken')
    throw new InvalidReplyError(ending.problem, shownReply(reply), ending.comesAgain);
  return ending.finishReason;
}

/** `input_tokens` leaves out what the prompt cache held or took. */
function readUsage(usage: unknown): ChatResponse['usage'] {
  if (!isRecord(usage)) return usageOf(0, 0);
  const input =
    tokenCount(usage['input_tokens']) +
    tokenCount(usage['cache_creation_input_tokens']) +
    tokenCount(usage['cache_read_input_tokens']);
  return usageOf(input, tokenCount(usage['output_tokens']));
}

function invalid(problem: string, reply: unknown): InvalidReplyError {
  return new InvalidReplyError(problem, shownReply(reply));
}
