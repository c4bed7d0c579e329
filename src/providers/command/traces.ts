/** The traces of `command` tests: a receiver while commands run, and what an answer gains from what was received. */
import { sum } from '../../basics/basics.js';
import { costUsd, priceByName } from '../pricing.js';
import {
  type AgentFacts,
  isDeeperThan,
  loadModule,
  MAX_LEVELS,
  MAX_TOOL_CALLS,
  ModuleLoadError,
  ProviderError,
  type ToolCall,
  type UnknownCalls,
  usageOf,
} from '../provider.js';
import { parseArguments } from '../replies.js';
import { AGENTS } from './agent-readers.js';
import type { AgentTrace, CallFacts } from './agent-trace.js';
import type { CommandAnswer } from './output.js';
import type { TraceReceiver, TraceRun } from './receiver.js';

/** The traces of one process. */
interface CommandTrace {
  /** Where it sends them; absent where nothing can be received. */
  readonly target?: Pick<TraceRun, 'endpoint' | 'traceparent'>;
  /**
   * The answer with what was received, to be called when the process has ended: waits for what is still to come, as long
   * as the signal lets it.
   */
  end(answer: CommandAnswer, signal: AbortSignal): Promise<CommandAnswer>;
  /** Receives nothing more; to be called in any case. */
  abandon(): void;
}

const NO_TRACE: CommandTrace = { end: (answer) => Promise.resolve(answer), abandon: () => {} };

/** One receiver for all commands of an adapter, opened for the first. */
export class CommandTraces {
  #receiver: Promise<TraceReceiver | undefined> | undefined;
  /**
   * Scripts of which no process has sent anything, the whole wait for what comes late included: their next ones are not
   * waited for. One that was heard is, whatever another of its runs has to send.
   */
  readonly #silent = new Set<string>();
  readonly #heard = new Set<string>();

  async start(script: string): Promise<CommandTrace> {
    const receiver = await (this.#receiver ??= openReceiver());
    if (receiver === undefined) return NO_TRACE;
    const run = receiver.startRun();
    return {
      target: run,
      abandon: () => run.abandon(),
      end: async (answer, signal) => {
        const received = await run.end(!this.#silent.has(script), signal);
        if (received.wasReached) this.#heard.add(script);
        if (this.#heard.has(script)) this.#silent.delete(script);
        else this.#silent.add(script);
        const { readAgentTrace } = await loadModule(() => import('./agent-trace.js'));
        return withTrace(answer, readAgentTrace(received));
      },
    };
  }

  async close(): Promise<void> {
    const receiver = await this.#receiver?.catch(() => undefined);
    this.#receiver = undefined;
    await receiver?.close();
  }
}

/** Undefined where the machine has no loopback interface to listen on: commands run without it, as they always could. */
async function openReceiver(): Promise<TraceReceiver | undefined> {
  const { openTraceReceiver } = await loadModule(() => import('./receiver.js'));
  try {
    return await openTraceReceiver();
  } catch (cause) {
    if (cause instanceof ModuleLoadError) throw cause;
    return undefined;
  }
}

/**
 * The answer with what the traces tell beside it. Each fact has one source, so that nothing counts twice. Tool calls are
 * those of an agent's events, else those of the spans where these tell them, else the printed ones, since a model can
 * write what is printed. Tokens and cost are those of the command's own output, if there are any.
 */
function withTrace(answer: CommandAnswer, trace: AgentTrace | undefined): CommandAnswer {
  if (trace === undefined) return answer;
  const { toolCallsUnknown: unprinted, ...rest } = answer;
  const known = isOfEvents(answer) ? withSpans(answer, trace) : fromSpans(answer, trace);
  const modelId = answer.modelId ?? trace.modelId;
  return {
    ...rest,
    toolCalls: known.calls,
    ...(known.unknown === undefined ? {} : { toolCallsUnknown: known.unknown }),
    ...usedBy(answer, trace),
    ...(modelId === undefined ? {} : { modelId }),
    ...(answer.agent === undefined ? {} : { agent: withVersion(answer.agent, trace.services) }),
    trace: {
      ...trace.run,
      ...(known.differ && unprinted === undefined ? { otherCallsPrinted: true } : {}),
    },
  };
}

interface KnownCalls {
  readonly calls: readonly ToolCall[];
  readonly unknown: UnknownCalls | undefined;
  /** Output and spans tell other calls. */
  readonly differ: boolean;
}

/** Whether an agent's events told the calls. */
function isOfEvents({ agent, toolCallsUnknown }: CommandAnswer): boolean {
  return agent !== undefined && toolCallsUnknown !== 'only-result';
}

/** Calls by events, with what only the spans hold of the same calls. */
function withSpans({ toolCalls, toolCallsUnknown }: CommandAnswer, trace: AgentTrace): KnownCalls {
  const spans = toolCallsOf(trace.calls);
  const byId = new Map(spans.map((span) => [span.id, span]));
  const own = new Set(toolCalls.map(({ id }) => id));
  return {
    calls: toolCalls.map((call) => bothOf(call, byId.get(call.id))),
    unknown: toolCallsUnknown,
    // Spans may leave calls out, as those of subagents; they must not know of others.
    differ: spans.some(({ id, name }) =>
      hasOwnId(id) ? !own.has(id) : !toolCalls.some((call) => call.name === name),
    ),
  };
}

function fromSpans(answer: CommandAnswer, trace: AgentTrace): KnownCalls {
  const { toolCalls: printed } = answer;
  const traced = toolCallsOf(trace.calls);
  const isTold = trace.told === 'known' || traced.length > 0;
  const sameNames = isSameSequence(printed, traced);
  const both = sameNames ? traced.map((call, index) => bothOf(call, printed[index])) : traced;
  return {
    calls: isTold ? both : printed,
    unknown: trace.told === 'known' ? undefined : whyUnknown(trace, answer),
    differ: isTold && !sameNames,
  };
}

function withVersion(agent: AgentFacts, services: AgentTrace['services']): AgentFacts {
  const program = Object.values(AGENTS).find(({ title }) => title === agent.name)?.program;
  const [, version] =
    [...services].find(([name]) => program !== undefined && name.includes(program)) ?? [];
  return version === undefined || agent.version !== undefined ? agent : { ...agent, version };
}

/** Where spans do not tell, what was printed does; not against them. */
function whyUnknown(trace: AgentTrace, answer: CommandAnswer): UnknownCalls | undefined {
  if (trace.told === 'lost') return 'lost';
  if (trace.told === 'none') return undefined;
  const { toolCallsUnknown } = answer;
  if (trace.told === 'untold') {
    return toolCallsUnknown === 'untold' ? 'unreadable-traces' : toolCallsUnknown;
  }
  return trace.calls.length === 0 && answer.toolCalls.length > 0 ? undefined : 'unnamed';
}

function isSameSequence(some: readonly ToolCall[], others: readonly ToolCall[]): boolean {
  return (
    some.length === others.length && some.every(({ name }, index) => name === others[index]?.name)
  );
}

/** One call that two sources tell: what the first does not hold of it, the other may. */
function bothOf(call: ToolCall, other: ToolCall | undefined): ToolCall {
  if (other === undefined) return call;
  const { argumentsUnknown, ...rest } = call;
  const isUnknown = argumentsUnknown === true && other.argumentsUnknown === true;
  return {
    ...(other.response === undefined ? {} : { response: other.response }),
    ...rest,
    ...(argumentsUnknown === true ? { arguments: other.arguments } : {}),
    ...(isUnknown ? { argumentsUnknown } : {}),
  };
}

/** What stands for the id of a call that has none. */
const OWN_ID = 'trace_';

function hasOwnId(id: string): boolean {
  return !id.startsWith(OWN_ID);
}

/** Characters of all arguments, and of all results, as JSON: as much as a command may print. */
const MAX_CHARACTERS = 1024 * 1024;

function toolCallsOf(calls: readonly CallFacts[]): readonly ToolCall[] {
  if (calls.length > MAX_TOOL_CALLS) {
    throw new ProviderError(
      'command-failed',
      `The command's traces have more than ${MAX_TOOL_CALLS} tool calls`,
    );
  }
  let characters = 0;
  let resultCharacters = 0;
  return calls.map(({ id, name, args, result }, index) => {
    const call: ToolCall = {
      id: id ?? `${OWN_ID}${index}`,
      name,
      arguments: parseArguments(args),
      ...(args === undefined ? { argumentsUnknown: true } : {}),
    };
    characters += JSON.stringify(call).length;
    if (characters > MAX_CHARACTERS) {
      throw new ProviderError(
        'command-failed',
        `The command's traces have tool calls of more than ${MAX_CHARACTERS} characters`,
      );
    }
    if (result === undefined || isDeeperThan(result, MAX_LEVELS)) return call;
    resultCharacters += JSON.stringify(result).length;
    return resultCharacters > MAX_CHARACTERS ? call : { ...call, response: result };
  });
}

function usedBy(
  answer: CommandAnswer,
  { uses }: AgentTrace,
): Partial<Pick<CommandAnswer, 'usage' | 'costUsd'>> {
  if (uses.length === 0) return {};
  const traced = usageOf(
    sum(uses.map(({ inputTokens }) => inputTokens)),
    sum(uses.map(({ outputTokens }) => outputTokens)),
    sum(uses.map(({ totalTokens }) => totalTokens)),
  );
  const usage = answer.usage.totalTokens > 0 ? answer.usage : traced;
  if (answer.costUsd !== undefined) return { usage };
  const costs = uses.map(costOf);
  // A sum without one of its parts would pass every limit.
  const cost = costs.includes(undefined) ? undefined : sum(costs.map((part) => part ?? 0));
  return { usage, ...(cost === undefined ? {} : { costUsd: cost }) };
}

/** USD as the span states it, else by the price of its model; undefined: not known. */
function costOf({
  model,
  inputTokens,
  outputTokens,
  totalTokens,
  costUsd: stated,
}: AgentTrace['uses'][number]) {
  if (stated !== undefined) return stated;
  if (model === undefined) return undefined;
  const price = priceByName(model);
  // A total alone does not say which tokens are the answer's, which are the more expensive ones.
  const unnamed = totalTokens - inputTokens - outputTokens;
  return price && costUsd(usageOf(inputTokens, outputTokens + unnamed), price);
}
