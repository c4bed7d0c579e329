/**
 * What compatible servers want back with a model's tool calls: `extra_content`, in which Gemini signs its thoughts.
 * From Gemini 3 on a call without its signature is refused.
 */
import { isRecord } from '../../basics/is-record.js';

/** Google's own word for a call whose signature is not known, as that of a stored answer. */
const NO_SIGNATURE = { google: { thought_signature: 'skip_thought_signature_validator' } };

/** The continuation of an answer with these `tool_calls`; undefined where the server wants nothing back. */
export function continuationOf(toolCalls: unknown): unknown {
  if (!Array.isArray(toolCalls)) return undefined;
  const extras = toolCalls.map((call: unknown) =>
    isRecord(call) && isRecord(call['extra_content']) ? call['extra_content'] : undefined,
  );
  return extras.some((extra) => extra !== undefined) ? extras : undefined;
}

/** `extra_content` of each tool call. `signed`: without a continuation, the first call says that it has no signature. */
export function callExtras(continuation: unknown, signed: boolean): readonly unknown[] {
  if (Array.isArray(continuation)) return continuation;
  return signed ? [NO_SIGNATURE] : [];
}
