/** A question with a schema for its answer goes before what the model's entry says of the format of answers. */
import { isRecord } from '../basics/basics.js';
import type { ChatRequest } from './provider.js';

/** Fields by which the APIs, and the servers that speak their language, are told the format of an answer. */
const FORMAT_FIELDS: ReadonlySet<string> = new Set([
  'response_format',
  'responseFormat',
  'response_schema',
  'responseSchema',
  'response_mime_type',
  'output_format',
  'format',
  'json_schema',
  'grammar',
  'guided_json',
  'guided_regex',
  'guided_choice',
  'guided_grammar',
  'structured_outputs',
]);
/** Fields that hold a `format` among other things. */
const HOLDERS: ReadonlySet<string> = new Set(['output_config', 'text']);

/**
 * The further fields of a request's body. A request that has a schema of its own is sent none that the entry gives: a
 * judge would answer in the format of the model under test, and its score would not be found.
 */
export function furtherFields({
  params,
  responseSchema,
}: Pick<ChatRequest, 'params' | 'responseSchema'>): Readonly<Record<string, unknown>> {
  const { extra = {} } = params;
  if (responseSchema === undefined) return extra;
  const kept = Object.entries(extra).flatMap(([name, value]) => {
    if (FORMAT_FIELDS.has(name)) return [];
    if (!HOLDERS.has(name) || !isRecord(value)) return [[name, value] as const];
    const others = Object.entries(value).filter(([key]) => key !== 'format');
    return others.length === 0 ? [] : [[name, Object.fromEntries(others)] as const];
  });
  return Object.fromEntries(kept);
}

// Prefill: the start of the answer, given as a trailing assistant message.

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
