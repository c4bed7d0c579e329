/** Tool calls as the APIs write them. */
import type { ToolCall } from '../provider.js';
import { shownReply } from '../transport/reply-shape.js';
import { InvalidReplyError } from '../transport/exchange-errors.js';
import { parseArguments } from '../tool-arguments.js';
import { isRecord } from '../../basics/is-record.js';

/** Reads tool calls of OpenAI's shape, or `{ name, arguments }` alone. Throws InvalidReplyError. */
export function readToolCalls(calls: unknown, body: unknown): readonly ToolCall[] {
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls))
    throw new InvalidReplyError('tool_calls is not a list', shownReply(body));
  return calls.map((call: unknown, index) => {
    const read = readToolCall(call, index);
    if (read === undefined) {
      throw new InvalidReplyError('a tool call has no function name', shownReply(body));
    }
    return read;
  });
}

/**
 * A call of any API: `function: { name, arguments }`, a block of Anthropic's (`input`), an item of OpenAI's Responses
 * (`call_id`), or one of the AI SDK (`toolName`, `args`). Undefined for what names no tool.
 */
export function readToolCall(call: unknown, index: number): ToolCall | undefined {
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
export function callsOfMessage(
  message: Readonly<Record<string, unknown>>,
  body: unknown,
): readonly ToolCall[] {
  const { tool_calls: calls, function_call: older } = message;
  const isOlder = (calls === undefined || calls === null) && isRecord(older);
  return readToolCalls(isOlder ? [older] : calls, body);
}
