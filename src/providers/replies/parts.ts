/** Answers in parts: text, thoughts and tool calls side by side, by whatever names the APIs give them. */
import type { ToolCall } from '../provider.js';
import { readToolCall } from './replied-tool-calls.js';
import { isRecord } from '../../basics/is-record.js';

/** What the parts of an answer come to. */
export interface Parts {
  readonly text: string;
  readonly thoughts: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** The model's own words for not answering. */
  readonly refusal: string;
}

const TEXT_TYPES: ReadonlySet<unknown> = new Set(['text', 'output_text']);
const THOUGHT_TYPES: ReadonlySet<unknown> = new Set([
  'thinking',
  'redacted_thinking',
  'reasoning',
  'reasoning_text',
  'summary_text',
  'thought',
]);
const CALL_TYPES: ReadonlySet<unknown> = new Set([
  'tool_use',
  'tool_call',
  'tool-call',
  'function_call',
]);

type Part =
  | { readonly kind: 'text' | 'thought' | 'refusal'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ToolCall }
  | { readonly kind: 'parts'; readonly parts: Parts }
  | { readonly kind: 'beside' };

/**
 * The parts of an answer; parts that are no words (images, sources) are left out. Undefined for a list that is none of
 * parts, such as data that an agent answers with.
 */
export function readParts(list: readonly unknown[]): Parts | undefined {
  const parts = list.map(partOf);
  const known = parts.filter((part) => part !== undefined);
  // A list of nothing but strings is data as well.
  const isAnswer =
    list.length === 0 ||
    known.some(({ kind }, place) => kind !== 'beside' && typeof list[place] !== 'string');
  if (known.length < parts.length || !isAnswer) return undefined;
  const wordsOf = (kind: 'text' | 'thought' | 'refusal', inner: keyof Parts): readonly string[] =>
    known.flatMap((part) => {
      if (part.kind === 'parts') {
        const words = part.parts[inner];
        return typeof words === 'string' ? [words] : words.filter((it) => typeof it === 'string');
      }
      return part.kind === kind ? [part.text] : [];
    });
  return {
    text: wordsOf('text', 'text').join(''),
    thoughts: wordsOf('thought', 'thoughts').filter((text) => text !== ''),
    toolCalls: known.flatMap((part) => {
      if (part.kind === 'parts') return part.parts.toolCalls;
      return part.kind === 'call' ? [part.call] : [];
    }),
    refusal: wordsOf('refusal', 'refusal').join(''),
  };
}

function partOf(part: unknown, index: number): Part | undefined {
  if (typeof part === 'string') return { kind: 'text', text: part };
  if (!isRecord(part)) return undefined;
  const { type, text } = part;
  // Gemini's parts and Bedrock's have no type.
  if (type === undefined) {
    const { toolUse, reasoningContent } = part;
    if (isRecord(reasoningContent)) {
      const words = reasoningContent['reasoningText'];
      return { kind: 'thought', text: isRecord(words) ? thoughtIn(words) : '' };
    }
    if (toolUse !== undefined) {
      const call = readToolCall(toolUse, index);
      return call === undefined ? undefined : { kind: 'call', call };
    }
    if (typeof text !== 'string' || !isOnlyText(part)) return undefined;
    return { kind: part['thought'] === true ? 'thought' : 'text', text };
  }
  if (typeof type !== 'string') return undefined;
  if (TEXT_TYPES.has(type)) return textPart(text);
  if (THOUGHT_TYPES.has(type)) return { kind: 'thought', text: thoughtIn(part) };
  if (CALL_TYPES.has(type)) {
    const call = readToolCall(part, index);
    return call === undefined ? undefined : { kind: 'call', call };
  }
  if (type === 'refusal') {
    const { refusal } = part;
    return typeof refusal === 'string' ? { kind: 'refusal', text: refusal } : undefined;
  }
  // An item of OpenAI's Responses holds further parts.
  if (type === 'message' && Array.isArray(part['content'])) {
    const parts = readParts(part['content']);
    return parts === undefined ? undefined : { kind: 'parts', parts };
  }
  return { kind: 'beside' };
}

/** OpenAI's Assistants write `text: { value }`. */
function textPart(text: unknown): Part | undefined {
  const value = isRecord(text) ? text['value'] : text;
  return typeof value === 'string' ? { kind: 'text', text: value } : undefined;
}

function isOnlyText(part: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(part).every((key) => /^(?:text|thought|thoughtSignature)$/.test(key));
}

/** The words of a thought, wherever its API puts them; none of one that the provider has encrypted. */
export function thoughtIn(part: Readonly<Record<string, unknown>>): string {
  const { thinking, text, summary, content, reasoning } = part;
  for (const words of [thinking, text, reasoning, content, summary]) {
    if (typeof words === 'string' && words !== '') return words;
    if (!Array.isArray(words)) continue;
    const inner = words.map((item: unknown) =>
      isRecord(item) && typeof item['text'] === 'string' ? item['text'] : '',
    );
    if (inner.some((text) => text !== '')) return inner.join('');
  }
  return '';
}

/** Thoughts that an API writes into a field beside the answer, as DeepSeek, vLLM, OpenRouter and Ollama write them. */
export function thoughtsBeside(message: Readonly<Record<string, unknown>>): readonly string[] {
  const { reasoning_content, reasoning, thinking } = message;
  const words = [reasoning_content, reasoning, thinking].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof words === 'string' ? [words] : [];
}
