/** Checks on JSON that a server sent. */
import { firstPart } from '../../redaction/cut.js';
import type { TokenUsage } from '../provider.js';

const MAX_SHOWN = 2_000;

/** The start of a parsed reply, for a message. Undefined for one that is nested too deeply to be written. */
export function shownReply(reply: unknown): string | undefined {
  try {
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    return firstPart(text, MAX_SHOWN);
  } catch {
    // A RangeError: JSON.parse reads any depth, JSON.stringify does not write it.
    return undefined;
  }
}

/** What errors of any origin have. `instanceof Error` misses those of another realm, such as a worker's or a test's. */
export interface ErrorShape {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly cause?: unknown;
}

/** The parts of an error; undefined for what is not one. */
export function errorShape(value: unknown): ErrorShape | undefined {
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  return {
    name: 'name' in value ? String(value.name) : 'Error',
    message: String(value.message),
    ...('code' in value && typeof value.code === 'string' ? { code: value.code } : {}),
    ...('cause' in value && value.cause !== undefined ? { cause: value.cause } : {}),
  };
}

/** A token count as a server states it; 0 for what is not one. */
export function tokenCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Usage with the total summed up, for replies that state none or too small a one. */
export function usageOf(inputTokens: number, outputTokens: number, statedTotal = 0): TokenUsage {
  return {
    inputTokens,
    outputTokens,
    totalTokens: Math.max(statedTotal, inputTokens + outputTokens),
  };
}

/** Longer ones identify nothing that anybody would look for. */
const MAX_REPLY_ID = 200;

/** The id that a reply gives itself; undefined where it has none. */
export function replyIdOf(reply: Record<string, unknown>): string | undefined {
  const { id } = reply;
  const isUsable = typeof id === 'string' && id !== '' && id.length <= MAX_REPLY_ID;
  return isUsable ? id : undefined;
}
