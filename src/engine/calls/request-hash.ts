/** Identity of a model request: what recordings are matched by and identical judge questions are found by. */
import { createHash } from 'node:crypto';
import type { ChatMessage, ChatRequest, EmbeddingRequest } from '../../providers/provider.js';

const BOUNDARY_PLACEHOLDER = '<boundary>';

/**
 * `sha256:<hex>` of everything that the provider sees, whatever the order of object keys.
 * @param boundary random text inside the request (a judge's fence) that is no part of its identity
 */
export function requestHash(
  provider: string,
  request: ChatRequest | EmbeddingRequest,
  boundary?: string,
): string {
  const text = canonicalJson({ provider, ...identityOf(request) });
  const stable = boundary === undefined ? text : text.replaceAll(boundary, BOUNDARY_PLACEHOLDER);
  return `sha256:${createHash('sha256').update(stable).digest('hex')}`;
}

/** A recording keeps no continuations, and a replay must find its answers all the same. */
function identityOf(request: ChatRequest | EmbeddingRequest): ChatRequest | EmbeddingRequest {
  if (!('messages' in request) || !request.messages.some(isContinued)) return request;
  return { ...request, messages: request.messages.map(withoutContinuation) };
}

function isContinued(message: ChatMessage): boolean {
  return message.role === 'assistant' && message.continuation !== undefined;
}

function withoutContinuation(message: ChatMessage): ChatMessage {
  if (message.role !== 'assistant') return message;
  const { role, content, toolCalls } = message;
  return { role, content, ...(toolCalls === undefined ? {} : { toolCalls }) };
}

/** JSON text that is the same whatever the order of object keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : item,
  );
}
