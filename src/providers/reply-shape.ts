/** Checks on JSON that a server sent. */
import type { TokenUsage } from './provider.js';

/** Whether the value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
