/** Prefill: the start of the answer, given as a trailing assistant message. */
import type { ChatRequest } from './provider.js';

/** The request's prefill, if it has one. */
export function prefillOf(request: ChatRequest): string | undefined {
  const last = request.messages.at(-1);
  return last?.role === 'assistant' && (last.toolCalls ?? []).length === 0
    ? last.content
    : undefined;
}

/**
 * The whole answer. Some servers repeat the prefill in theirs. An empty continuation stays empty: a prefill alone is
 * no answer.
 */
export function withPrefill(request: ChatRequest, continuation: string): string {
  const prefill = prefillOf(request);
  if (prefill === undefined || continuation === '' || continuation.startsWith(prefill)) {
    return continuation;
  }
  return prefill + continuation;
}
