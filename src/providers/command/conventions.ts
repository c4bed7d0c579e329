/**
 * What a span says of a model, a tool or an agent, by two conventions: OpenTelemetry's for generative AI (semantic
 * conventions 1.41.0, with the older names of what was renamed since 1.27), and OpenInference's. Where a span has
 * both, the first goes first.
 */
import { isRecord } from '../../basics/basics.js';
import type { Span } from './span.js';

export type StepKind = 'agent' | 'model' | 'tool' | 'step';

export interface CallFacts {
  readonly id?: string | undefined;
  readonly name: string;
  /** As it was recorded: JSON as text, or a value. Undefined: it was not recorded. */
  readonly args?: unknown;
  readonly result?: unknown;
}

export interface SpanFacts {
  readonly kind: StepKind;
  /** Of the tool, the model or the agent; else the span's. */
  readonly name: string;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly totalTokens?: number | undefined;
  /** USD, as the span states it. */
  readonly costUsd?: number | undefined;
  /** As the reply names it, else as it was asked for. */
  readonly model?: string | undefined;
  /** Of a tool's span. */
  readonly call?: CallFacts | undefined;
  /** Calls that a model's reply asks for. */
  readonly requested: readonly CallFacts[];
  /** What tools answered, in the messages that a model was sent, by the id of the call. */
  readonly results: readonly (readonly [id: string, result: unknown])[];
  /** The reply ended for the sake of tool calls. */
  readonly wantsTools: boolean;
  /** A model's reply is there, or why it ended: it would say that it asks for tools. */
  readonly tellsEnd: boolean;
}

/** The facts of a span; undefined where neither convention says what it is. */
export function factsOf(span: Span): SpanFacts | undefined {
  const kind = kindOf(span);
  if (kind === undefined) return undefined;
  const model = textOf(span, 'gen_ai.response.model', 'gen_ai.request.model', 'llm.model_name');
  const call = kind === 'tool' ? toolCall(span) : undefined;
  const agent = textOf(span, 'gen_ai.agent.name', 'agent.name');
  const names = { agent, model, tool: call?.name, step: undefined };
  return {
    kind,
    name: names[kind] ?? span.name,
    inputTokens: tokensOf(
      span,
      'gen_ai.usage.input_tokens',
      'gen_ai.usage.prompt_tokens',
      'llm.token_count.prompt',
    ),
    outputTokens: tokensOf(
      span,
      'gen_ai.usage.output_tokens',
      'gen_ai.usage.completion_tokens',
      'llm.token_count.completion',
    ),
    totalTokens: tokensOf(span, 'llm.token_count.total'),
    costUsd: usdOf(span, 'gen_ai.usage.cost', 'llm.cost.total'),
    model,
    call,
    ...(kind === 'model' ? modelFacts(span) : NO_REPLY),
  };
}

const NO_REPLY = { requested: [], results: [], wantsTools: false, tellsEnd: false } as const;

/** Operations of the GenAI conventions, and span kinds of OpenInference. */
const KINDS: ReadonlyMap<string, StepKind> = new Map([
  ...['chat', 'text_completion', 'generate_content', 'embeddings', 'LLM', 'EMBEDDING'].map(
    (name) => [name, 'model'] as const,
  ),
  ...['execute_tool', 'TOOL'].map((name) => [name, 'tool'] as const),
  ...['create_agent', 'invoke_agent', 'invoke_workflow', 'AGENT'].map(
    (name) => [name, 'agent'] as const,
  ),
  ...['retrieval', 'CHAIN', 'RETRIEVER', 'RERANKER', 'GUARDRAIL', 'EVALUATOR', 'PROMPT'].map(
    (name) => [name, 'step'] as const,
  ),
]);

const OPERATIONS = ['gen_ai.operation.name', 'openinference.span.kind'] as const;

function kindOf(span: Span): StepKind | undefined {
  const known = OPERATIONS.map((key) => KINDS.get(textOf(span, key) ?? '')).find(
    (kind) => kind !== undefined,
  );
  if (known !== undefined) return known;
  // Older instrumentations name no operation.
  if (span.attributes.has('gen_ai.tool.name')) return 'tool';
  return span.attributes.has('gen_ai.request.model') ? 'model' : undefined;
}

function toolCall(span: Span): CallFacts {
  return {
    id: textOf(span, 'gen_ai.tool.call.id', 'tool.id', 'tool_call.id'),
    // A name is required by both conventions; `execute_tool NAME` is how the span is called.
    name:
      textOf(span, 'gen_ai.tool.name', 'tool.name') ?? span.name.replace(/^execute_tool\s+/, ''),
    args: valueOf(span, 'gen_ai.tool.call.arguments', 'input.value', 'tool.parameters'),
    result: decoded(valueOf(span, 'gen_ai.tool.call.result', 'output.value')),
  };
}

/** Operations of models that can call no tool. */
const WITHOUT_REPLY: ReadonlySet<unknown> = new Set(['embeddings', 'EMBEDDING']);

type ModelFacts = Pick<SpanFacts, keyof typeof NO_REPLY>;

function modelFacts(span: Span): ModelFacts {
  const sent = partsOf(messagesOf(span, 'gen_ai.output.messages'));
  const requested = [...sent.flatMap(requestedCall), ...choices(span)];
  const finish = [
    valueOf(span, 'gen_ai.response.finish_reasons'),
    ...messagesOf(span, 'gen_ai.output.messages').map((message) => message['finish_reason']),
  ];
  const ends = finish
    .flatMap((reasons) => decoded(reasons))
    .filter((reason) => reason !== undefined && reason !== null && reason !== '');
  return {
    requested: requested.length > 0 ? requested : flattenedCalls(span),
    results: [
      ...partsOf(messagesOf(span, 'gen_ai.input.messages')).flatMap(toolResult),
      ...flattenedResults(span),
    ],
    wantsTools: ends.some((reason) => TOOL_ENDS.has(String(reason))),
    tellsEnd:
      ends.length > 0 ||
      sent.length > 0 ||
      span.events.some(({ name }) => name === 'gen_ai.choice') ||
      [...span.attributes.keys()].some((key) => FLATTENED_REPLY.test(key)) ||
      OPERATIONS.some((key) => WITHOUT_REPLY.has(span.attributes.get(key))),
  };
}

/** Why a reply ended, as providers say that it is for tools. */
const TOOL_ENDS: ReadonlySet<string> = new Set([
  'tool_call',
  'tool_calls',
  'tool_use',
  'function_call',
]);

type Json = Readonly<Record<string, unknown>>;

/** Messages of the GenAI conventions, of the span or of an event on it: a list, or its JSON. */
function messagesOf(span: Span, key: string): readonly Json[] {
  const holders = [span, ...span.events];
  const held = holders.map(({ attributes }) => attributes.get(key)).find((it) => it !== undefined);
  const messages = decoded(held);
  return Array.isArray(messages) ? messages.filter((message) => isRecord(message)) : [];
}

function partsOf(messages: readonly Json[]): readonly Json[] {
  return messages.flatMap(({ parts }) =>
    Array.isArray(parts) ? parts.filter((part) => isRecord(part)) : [],
  );
}

function requestedCall({ type, id, name, arguments: args }: Json): readonly CallFacts[] {
  if (type !== 'tool_call' || typeof name !== 'string' || name === '') return [];
  return [{ id: idOf(id), name, args }];
}

function toolResult(part: Json): readonly (readonly [string, unknown])[] {
  const id = idOf(part['id']);
  if (part['type'] !== 'tool_call_response' || id === undefined) return [];
  return [[id, decoded(part['response'] ?? part['result'])]];
}

/** The older `gen_ai.choice` events: a message in the shape of OpenAI's API. */
function choices(span: Span): readonly CallFacts[] {
  return span.events
    .filter(({ name }) => name === 'gen_ai.choice')
    .flatMap(({ attributes }) => {
      const message = decoded(attributes.get('message'));
      const calls = isRecord(message)
        ? message['tool_calls']
        : decoded(attributes.get('tool_calls'));
      return Array.isArray(calls) ? calls.flatMap(functionCall) : [];
    });
}

function functionCall(call: unknown): readonly CallFacts[] {
  const called = isRecord(call) ? (call['function'] ?? call) : undefined;
  if (!isRecord(call) || !isRecord(called)) return [];
  const { name, arguments: args } = called;
  return typeof name === 'string' && name !== '' ? [{ id: idOf(call['id']), name, args }] : [];
}

/** One attribute a fact, with indexes in its name: OpenInference, and OpenTelemetry's in its first years. */
const FLATTENED_CALL =
  /^(?:llm\.output_messages\.(\d+)\.message\.tool_calls\.(\d+)\.tool_call\.(?:function\.)?|gen_ai\.completion\.(\d+)\.tool_calls\.(\d+)\.)(id|name|arguments)$/;

function flattenedCalls(span: Span): readonly CallFacts[] {
  const calls = new Map<string, { id?: string; name?: string; args?: unknown; order: number }>();
  for (const [key, value] of span.attributes) {
    const match = FLATTENED_CALL.exec(key);
    if (match === null) continue;
    const message = Number(match[1] ?? match[3]);
    const index = Number(match[2] ?? match[4]);
    const place = `${message}.${index}`;
    const call = calls.get(place) ?? { order: message * 10_000 + index };
    calls.set(place, call);
    if (match[5] === 'arguments') call.args = value;
    else if (typeof value === 'string') call[match[5] === 'id' ? 'id' : 'name'] = value;
  }
  return [...calls.values()]
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ id, name, args }) => (name === undefined ? [] : [{ id, name, args }]));
}

const FLATTENED_REPLY = /^(?:llm\.output_messages|gen_ai\.completion)\.\d+\./;

const FLATTENED_RESULT = /^(llm\.input_messages\.\d+\.message\.)tool_call_id$/;

function flattenedResults(span: Span): readonly (readonly [string, unknown])[] {
  return [...span.attributes].flatMap(([key, value]) => {
    const prefix = FLATTENED_RESULT.exec(key)?.[1];
    const id = idOf(value);
    if (prefix === undefined || id === undefined) return [];
    return [[id, decoded(span.attributes.get(`${prefix}content`))] as const];
  });
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text that is JSON of an object, a list or a text, as its value; anything else as it is. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The first of the attributes that there is. */
function valueOf({ attributes }: Span, ...keys: readonly string[]): unknown {
  return keys.map((key) => attributes.get(key)).find((value) => value !== undefined);
}

function textOf({ attributes }: Span, ...keys: readonly string[]): string | undefined {
  return keys.flatMap((key) => idOf(attributes.get(key)) ?? [])[0];
}

/** More than any model call takes: the sum of all spans stays a number that a recording can hold. */
const MAX_TOKENS = 1e9;
const MAX_USD = 1e6;

/** The first that is a whole number from 0. */
function tokensOf(span: Span, ...keys: readonly string[]): number | undefined {
  return numbersOf(span, keys).find((value) => Number.isInteger(value) && value <= MAX_TOKENS);
}

/** The first that is an amount from 0. */
function usdOf(span: Span, ...keys: readonly string[]): number | undefined {
  return numbersOf(span, keys).find((value) => value <= MAX_USD);
}

function numbersOf({ attributes }: Span, keys: readonly string[]): readonly number[] {
  return keys
    .map((key) => attributes.get(key))
    .filter((value) => typeof value === 'number')
    .filter((value) => value >= 0);
}
