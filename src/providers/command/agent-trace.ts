/** What the spans of one run say together: the tools that were called, what models were asked, and the tree of it. */
import { firstPart } from '../../redaction/cut.js';
import { type CallFacts, factsOf, type SpanFacts, type StepKind } from './conventions.js';
import type { ReceivedTrace } from './receiver.js';
import type { Span } from './span.js';

/** One line of a run's tree. */
export interface TraceStep {
  readonly kind: StepKind;
  /** Of the tool, the model or the agent. Foreign text. */
  readonly name: string;
  /** From 0. */
  readonly depth: number;
  /** Milliseconds since the first step began. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly failed?: true;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** What a report keeps of a run's traces. */
export interface RunTrace {
  /** In the order of the tree: each before what it contains. */
  readonly steps: readonly TraceStep[];
  /** Spans of a convention that is known: there may be more than `steps` has. */
  readonly understoodSpans: number;
  /** Spans of neither convention. */
  readonly otherSpans: number;
  /** Tool calls whose arguments the spans do not hold. */
  readonly callsWithoutArguments: number;
  /** Exports that were too large, cut off or not OTLP, and spans beyond what is kept. */
  readonly refusedExports: number;
  readonly droppedSpans: number;
  /** The command printed other tool calls than its spans show; theirs count. */
  readonly otherCallsPrinted?: true;
}

/** Tokens of one model call, or what it states as its cost. */
export interface ModelUse {
  readonly model?: string | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
  readonly costUsd?: number | undefined;
}

export interface AgentTrace {
  readonly run: RunTrace;
  /** In the order in which they were made. */
  readonly calls: readonly CallFacts[];
  /**
   * `known`: the spans show what was called, and hold every call that a model's reply speaks of. `none`: they show no
   * call, and not of every reply whether it asked for one. `untold`: there is no span that is understood. `missing`:
   * replies asked for tools of which there is no span. `lost`: something of the traces was.
   */
  readonly told: 'known' | 'none' | 'untold' | 'missing' | 'lost';
  /** The model calls whose tokens count, each once, whatever spans repeat them. */
  readonly uses: readonly ModelUse[];
  /** The model of the first model call. */
  readonly modelId: string | undefined;
}

/** More than any answer may have: enough to say that there are too many. */
const MAX_MERGED = 2_000;
const MAX_STEPS = 200;
const MAX_DEPTH = 12;
const MAX_NAME = 200;

/** A span that a convention describes, in the tree of those alone. */
interface Node {
  readonly span: Span;
  readonly facts: SpanFacts;
  parent: Node | undefined;
  readonly children: Node[];
}

/** Reads what was received; undefined where nothing of it is a span. */
export function readAgentTrace(received: ReceivedTrace): AgentTrace | undefined {
  const { refusedExports, droppedSpans } = received;
  const spans = distinctSpans(received.spans);
  if (spans.length === 0 && refusedExports === 0) return undefined;
  const nodes = nodesOf(spans);
  const executed = nodes.filter(({ facts }) => facts.kind === 'tool').filter(isCallOfItsOwn);
  const models = nodes.filter(({ facts }) => facts.kind === 'model');
  const repliesOfModels = models.filter((node) => !hasBelow(node, ({ kind }) => kind === 'model'));
  const calls = mergedCalls(executed.slice(0, MAX_MERGED), repliesOfModels);
  const shown = stepsOf(nodes);
  const uses = nodes
    .filter((node) => statesUsage(node.facts) && !hasBelow(node, statesUsage))
    .map(({ facts }) => useOf(facts));
  return {
    run: {
      steps: shown.slice(0, MAX_STEPS),
      understoodSpans: nodes.length,
      otherSpans: spans.length - nodes.length,
      callsWithoutArguments: calls.filter(({ args }) => args === undefined).length,
      refusedExports,
      droppedSpans,
    },
    calls,
    told:
      refusedExports + droppedSpans > 0
        ? 'lost'
        : toldBy(nodes, repliesOfModels, executed.length, calls.length),
    uses,
    modelId: models.find(({ facts }) => facts.model !== undefined)?.facts.model,
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
  // What is above a span is looked for once; what refers to itself is above nothing.
  const above = new Map<Span, Node | undefined>();
  const nodeAbove = (start: Span): Node | undefined => {
    const passed: Span[] = [];
    const seen = new Set<Span>();
    let at: Span | undefined = start;
    let found: Node | undefined;
    while (at !== undefined && !seen.has(at)) {
      if (above.has(at)) {
        found = above.get(at);
        break;
      }
      seen.add(at);
      passed.push(at);
      const parent: Span | undefined = byId.get(keyOf(at, at.parentSpanId));
      found = parent === undefined ? undefined : described.get(parent);
      if (found !== undefined) break;
      at = parent;
    }
    for (const span of passed) above.set(span, found);
    return found;
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

function useOf({
  inputTokens = 0,
  outputTokens = 0,
  totalTokens,
  costUsd,
  model,
}: SpanFacts): ModelUse {
  const total = Math.max(totalTokens ?? 0, inputTokens + outputTokens);
  return { model, inputTokens, outputTokens, totalTokens: total, costUsd };
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
function mergedCalls(executed: readonly Node[], models: readonly Node[]): readonly CallFacts[] {
  const results = new Map(models.flatMap(({ facts }) => facts.results));
  const requested = distinctRequests(models);
  const made = executed.map(({ span, facts }) => ({
    at: span.startMs,
    call: facts.call ?? { name: facts.name },
  }));
  const asked = new Set(requested);
  const pairOf = (call: CallFacts): CallFacts | undefined => {
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
  readonly call: CallFacts;
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
