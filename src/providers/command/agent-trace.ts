/**
 * What a span says of a model, a tool or an agent, by two conventions: OpenTelemetry's for generative AI (semantic
 * conventions 1.41.0, with the older names of what was renamed since 1.27), and OpenInference's. Where a span has
 * both, the first goes first.
 */
import { isRecord, parsedJson, sum } from '../../basics/basics.js';
import { firstPart } from '../../redaction/cut.js';
import { costByName } from '../pricing.js';
import {
  isTooDeep,
  MAX_TOOL_CALLS,
  ProviderError,
  type RunTrace,
  summedUsage,
  type TokenUsage,
  type ToolCall,
  usageOf,
} from '../provider.js';
import { toolCallOf } from './agent-run.js';
import type { ReceivedTrace, Span } from './receiver.js';

type TraceStep = RunTrace['steps'][number];
type StepKind = TraceStep['kind'];
type ToldCall = Parameters<typeof toolCallOf>[0];

interface SpanFacts {
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
  readonly call?: ToldCall | undefined;
  /** Calls that a model's reply asks for. */
  readonly requested: readonly ToldCall[];
  /** What tools answered, in the messages that a model was sent, by the id of the call. */
  readonly results: readonly (readonly [id: string, result: unknown])[];
  /** The reply ended for the sake of tool calls. */
  readonly wantsTools: boolean;
  /** A model's reply is there, or why it ended: it would say that it asks for tools. */
  readonly tellsEnd: boolean;
}

/** The facts of a span; undefined where neither convention says what it is. */
function factsOf(span: Span): SpanFacts | undefined {
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

function toolCall(span: Span): ToldCall {
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

function requestedCall({ type, id, name, arguments: args }: Json): readonly ToldCall[] {
  if (type !== 'tool_call' || typeof name !== 'string' || name === '') return [];
  return [{ id: idOf(id), name, args }];
}

function toolResult(part: Json): readonly (readonly [string, unknown])[] {
  const id = idOf(part['id']);
  if (part['type'] !== 'tool_call_response' || id === undefined) return [];
  return [[id, decoded(part['response'] ?? part['result'])]];
}

/** The older `gen_ai.choice` events: a message in the shape of OpenAI's API. */
function choices(span: Span): readonly ToldCall[] {
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

function functionCall(call: unknown): readonly ToldCall[] {
  const called = isRecord(call) ? (call['function'] ?? call) : undefined;
  if (!isRecord(call) || !isRecord(called)) return [];
  const { name, arguments: args } = called;
  return typeof name === 'string' && name !== '' ? [{ id: idOf(call['id']), name, args }] : [];
}

/** One attribute a fact, with indexes in its name: OpenInference, and OpenTelemetry's in its first years. */
const FLATTENED_CALL =
  /^(?:llm\.output_messages\.(\d+)\.message\.tool_calls\.(\d+)\.tool_call\.(?:function\.)?|gen_ai\.completion\.(\d+)\.tool_calls\.(\d+)\.)(id|name|arguments)$/;

function flattenedCalls(span: Span): readonly ToldCall[] {
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
  return parsedJson(value) ?? value;
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

// What the spans of one run say together: the tools that were called, what models were asked, and the tree of it.

export interface AgentTrace {
  readonly run: RunTrace;
  /** In the order in which they were made. */
  readonly calls: readonly ToolCall[];
  /**
   * `known`: the spans show what was called, and hold every call that a model's reply speaks of. `none`: they show no
   * call, and not of every reply whether it asked for one. `untold`: there is no span that is understood. `missing`:
   * replies asked for tools of which there is no span. `lost`: something of the traces was.
   */
  readonly told: 'known' | 'none' | 'untold' | 'missing' | 'lost';
  /** Of the model calls, each once, whatever spans repeat them; undefined where none states any. */
  readonly usage: TokenUsage | undefined;
  /** USD; undefined where one of them states none, and its model has no known price. */
  readonly costUsd: number | undefined;
  /** The model of the first model call. */
  readonly modelId: string | undefined;
  readonly services: ReceivedTrace['services'];
}

/** More than any answer may have: enough to say that there are too many. */
const MAX_MERGED = 2_000;
const MAX_STEPS = 200;
const MAX_DEPTH = 12;
/** Spans of no convention between two that one describes. */
const MAX_BETWEEN = 100;
const MAX_NAME = 200;

/** A span that a convention describes, in the tree of those alone. */
interface Node {
  readonly span: Span;
  readonly facts: SpanFacts;
  parent: Node | undefined;
  readonly children: Node[];
}

/** Reads what was received; undefined where nothing of it is a span. Throws ProviderError for more calls than are kept. */
export function readAgentTrace(received: ReceivedTrace): AgentTrace | undefined {
  const { refusedExports, droppedSpans } = received;
  const spans = distinctSpans(received.spans);
  if (spans.length === 0 && refusedExports === 0) return undefined;
  const nodes = nodesOf(spans);
  const executed = nodes.filter(({ facts }) => facts.kind === 'tool').filter(isCallOfItsOwn);
  const models = nodes.filter(({ facts }) => facts.kind === 'model');
  const repliesOfModels = models.filter((node) => !hasBelow(node, ({ kind }) => kind === 'model'));
  const calls = toolCallsOf(mergedCalls(executed.slice(0, MAX_MERGED), repliesOfModels));
  const shown = stepsOf(nodes);
  const uses = nodes.filter((node) => statesUsage(node.facts) && !hasBelow(node, statesUsage));
  return {
    run: {
      steps: shown.slice(0, MAX_STEPS),
      understoodSpans: nodes.length,
      otherSpans: spans.length - nodes.length,
      callsWithoutArguments: calls.filter(({ argumentsUnknown }) => argumentsUnknown).length,
      refusedExports,
      droppedSpans,
    },
    calls,
    told:
      refusedExports + droppedSpans > 0
        ? 'lost'
        : toldBy(nodes, repliesOfModels, executed.length, calls.length),
    ...usedBy(uses.map(({ facts }) => facts)),
    modelId: models.find(({ facts }) => facts.model !== undefined)?.facts.model,
    services: received.services,
  };
}

function toldBy(
  nodes: readonly Node[],
  replies: readonly Node[],
  executed: number,
  calls: number,
): AgentTrace['told'] {
  const wanting = replies.filter(({ facts }) => facts.wantsTools);
  const unnamed = wanting.filter(({ facts }) => facts.requested.length === 0);
  // Every reply that asks for tools makes at least one call.
  if (unnamed.length > 0 && executed < wanting.length) return 'missing';
  if (calls > 0) return 'known';
  if (nodes.length === 0) return 'untold';
  return replies.length > 0 && replies.every(({ facts }) => facts.tellsEnd) ? 'known' : 'none';
}

/** An exporter that had no answer sends again. In the order of their start. */
function distinctSpans(spans: readonly Span[]): readonly Span[] {
  const byId = new Map(spans.map((span) => [keyOf(span, span.spanId), span]));
  return [...byId.values()].sort((a, b) => a.startMs - b.startMs);
}

function keyOf({ traceId }: Span, spanId: string): string {
  return `${traceId} ${spanId}`;
}

/** The described spans, each under the nearest described one above it. */
function nodesOf(spans: readonly Span[]): readonly Node[] {
  const byId = new Map(spans.map((span) => [keyOf(span, span.spanId), span]));
  const described = new Map<Span, Node>();
  for (const span of spans) {
    const facts = factsOf(span);
    if (facts !== undefined) described.set(span, { span, facts, parent: undefined, children: [] });
  }
  const nodeAbove = (start: Span): Node | undefined => {
    let at: Span | undefined = start;
    for (let step = 0; at !== undefined && step < MAX_BETWEEN; step += 1) {
      at = byId.get(keyOf(at, at.parentSpanId));
      const found = at && described.get(at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const nodes = [...described.values()];
  for (const node of nodes) {
    const parent = nodeAbove(node.span);
    if (parent === undefined || isUnder(parent, node)) continue;
    node.parent = parent;
    parent.children.push(node);
  }
  return nodes;
}

/** Whether `node` is `other` or something inside of it, as far as is known: a circle of parents is opened there. */
function isUnder(node: Node, other: Node): boolean {
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
    if (at === other) return true;
  }
  return false;
}

function statesUsage({ inputTokens, outputTokens, totalTokens, costUsd }: SpanFacts): boolean {
  return [inputTokens, outputTokens, totalTokens, costUsd].some((it) => (it ?? 0) > 0);
}

/**
 * Whether something inside of a span says the same in more detail: two instrumentations of one model call, or an agent's
 * sum. What a tool asks of a model is no detail of the model call around it.
 */
function hasBelow(node: Node, isSame: (facts: SpanFacts) => boolean): boolean {
  const waiting = [...node.children];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (isSame(at.facts)) return true;
    if (node.facts.kind === 'model' && at.facts.kind === 'tool') continue;
    waiting.push(...at.children);
  }
  return false;
}

function usedBy(uses: readonly SpanFacts[]): Pick<AgentTrace, 'usage' | 'costUsd'> {
  if (uses.length === 0) return { usage: undefined, costUsd: undefined };
  const all = uses.map(({ inputTokens, outputTokens, totalTokens, costUsd, model }) => {
    const usage = usageOf(inputTokens ?? 0, outputTokens ?? 0, totalTokens);
    return {
      usage,
      costUsd: costUsd ?? (model === undefined ? undefined : pricedBy(model, usage)),
    };
  });
  const costs = all.map(({ costUsd }) => costUsd);
  return {
    usage: summedUsage(all.map(({ usage }) => usage)),
    // A sum without one of its parts would pass every limit.
    costUsd: costs.includes(undefined) ? undefined : sum(costs.map((part) => part ?? 0)),
  };
}

/** A total alone does not say which tokens are the answer's, which are the more expensive ones. */
function pricedBy(model: string, { inputTokens, totalTokens }: TokenUsage): number | undefined {
  return costByName(model, usageOf(inputTokens, totalTokens - inputTokens));
}

/** Before the id of a call that has none. */
export const OWN_ID = 'trace_';
/** Characters of all arguments, and of all results, as JSON: as much as a command may print. */
const MAX_CHARACTERS = 1024 * 1024;

function toolCallsOf(calls: readonly ToldCall[]): readonly ToolCall[] {
  const tooMany = (what: string): ProviderError =>
    new ProviderError('command-failed', `The command's traces have ${what}`);
  if (calls.length > MAX_TOOL_CALLS) throw tooMany(`more than ${MAX_TOOL_CALLS} tool calls`);
  let characters = 0;
  let resultCharacters = 0;
  return calls.map(({ result, ...told }, index) => {
    const call = toolCallOf(told, `${OWN_ID}${index}`);
    characters += JSON.stringify(call).length;
    if (characters > MAX_CHARACTERS) {
      throw tooMany(`tool calls of more than ${MAX_CHARACTERS} characters`);
    }
    if (result === undefined || isTooDeep(result)) return call;
    resultCharacters += JSON.stringify(result).length;
    return resultCharacters > MAX_CHARACTERS ? call : { ...call, response: result };
  });
}

/** Two instrumentations of one tool make one span inside of the other. */
function isCallOfItsOwn({ facts: { call }, parent }: Node): boolean {
  const outer = parent?.facts.call;
  if (call === undefined || outer === undefined || outer.name !== call.name) return true;
  if (call.id !== undefined && outer.id !== undefined) return call.id !== outer.id;
  return JSON.stringify(call.args) !== JSON.stringify(outer.args);
}

/**
 * The calls that were executed, and those that a model asked for and no span executes. A call is in both as a rule: they
 * are the same by their id, else by their name, one after the other.
 */
function mergedCalls(executed: readonly Node[], models: readonly Node[]): readonly ToldCall[] {
  const results = new Map(models.flatMap(({ facts }) => facts.results));
  const requested = distinctRequests(models);
  const made = executed.map(({ span, facts }) => ({
    at: span.startMs,
    call: facts.call ?? { name: facts.name },
  }));
  const asked = new Set(requested);
  const pairOf = (call: ToldCall): ToldCall | undefined => {
    const open = [...asked];
    const pair =
      open.find((request) => call.id !== undefined && request.call.id === call.id) ??
      open.find(
        (request) =>
          request.call.name === call.name &&
          (call.id === undefined || request.call.id === undefined),
      );
    if (pair !== undefined) asked.delete(pair);
    return pair?.call;
  };
  const paired = made.map(({ at, call }) => {
    const pair = pairOf(call);
    const both = { ...call, id: call.id ?? pair?.id, args: call.args ?? pair?.args };
    return { at, call: both };
  });
  return [...paired, ...asked]
    .toSorted((a, b) => a.at - b.at)
    .map(({ call }) => ({
      ...call,
      result: call.result ?? (call.id === undefined ? undefined : results.get(call.id)),
    }));
}

interface Request {
  /** When the model's reply ended. */
  readonly at: number;
  readonly call: ToldCall;
}

function distinctRequests(models: readonly Node[]): readonly Request[] {
  const known = new Set<string>();
  return models
    .flatMap(({ span, facts }) => facts.requested.map((call) => ({ at: span.endMs, call })))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_MERGED)
    .filter(({ call: { id } }) => {
      const isNew = id === undefined || !known.has(id);
      if (id !== undefined) known.add(id);
      return isNew;
    });
}

function stepsOf(nodes: readonly Node[]): readonly TraceStep[] {
  const first = Math.min(...nodes.slice(0, 1).map(({ span }) => span.startMs));
  const steps: TraceStep[] = [];
  const waiting = nodes
    .filter(({ parent }) => parent === undefined)
    .map((node) => ({ node, depth: 0 }))
    .reverse();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { node, depth } = at;
    steps.push(stepOf(node, Math.min(depth, MAX_DEPTH), first));
    if (steps.length >= MAX_STEPS) break;
    waiting.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })).reverse());
  }
  return steps;
}

function stepOf({ span, facts }: Node, depth: number, first: number): TraceStep {
  const { kind, name, inputTokens, outputTokens } = facts;
  return {
    kind,
    name: firstPart(name, MAX_NAME),
    depth,
    startMs: Math.round(Math.max(0, span.startMs - first)),
    durationMs: Math.round(Math.max(0, span.endMs - span.startMs)),
    ...(span.failed ? { failed: true as const } : {}),
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
  };
}
