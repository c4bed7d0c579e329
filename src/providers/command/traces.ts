/** The traces of `command` tests: a receiver while commands run, and what an answer gains from what was received. */
import { AGENT_PROGRAMS } from '../../config/agents.js';
import {
  type AgentFacts,
  loadModule,
  ModuleLoadError,
  type TimelessChat,
  type ToolCall,
  type UnknownCalls,
} from '../provider.js';
import { type AgentTrace, OWN_ID, readAgentTrace } from './agent-trace.js';
import type { openTraceReceiver } from './receiver.js';

type TraceReceiver = Awaited<ReturnType<typeof openTraceReceiver>>;

/** The traces of one process. */
interface CommandTrace {
  /** Where it sends them; absent where nothing can be received. */
  readonly target?: Pick<ReturnType<TraceReceiver['startRun']>, 'endpoint' | 'traceparent'>;
  /**
   * The answer with what was received, to be called when the process has ended: waits for what is still to come, as long
   * as the signal lets it.
   */
  end(answer: TimelessChat, signal: AbortSignal): Promise<TimelessChat>;
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
  const receiver = await loadModule(() => import('./receiver.js'));
  try {
    return await receiver.openTraceReceiver();
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
function withTrace(answer: TimelessChat, trace: AgentTrace | undefined): TimelessChat {
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
function isOfEvents({ agent, toolCallsUnknown }: TimelessChat): boolean {
  return agent !== undefined && toolCallsUnknown !== 'only-result';
}

/** Calls by events, with what only the spans hold of the same calls. */
function withSpans({ toolCalls, toolCallsUnknown }: TimelessChat, trace: AgentTrace): KnownCalls {
  const { calls: spans } = trace;
  const byId = new Map(spans.map((span) => [span.id, span]));
  const own = new Set(toolCalls.map(({ id }) => id));
  return {
    calls: toolCalls.map((call) => bothOf(call, byId.get(call.id))),
    unknown: toolCallsUnknown,
    // Spans may leave calls out, as those of subagents; they must not know of others.
    differ: spans.some(({ id, name }) =>
      id.startsWith(OWN_ID) ? !toolCalls.some((call) => call.name === name) : !own.has(id),
    ),
  };
}

function fromSpans(answer: TimelessChat, trace: AgentTrace): KnownCalls {
  const { toolCalls: printed } = answer;
  const { calls: traced } = trace;
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
  const program = Object.values(AGENT_PROGRAMS).find(({ title }) => title === agent.name)?.program;
  const [, version] =
    [...services].find(([name]) => program !== undefined && name.includes(program)) ?? [];
  return version === undefined || agent.version !== undefined ? agent : { ...agent, version };
}

/** Where spans do not tell, what was printed does; not against them. */
function whyUnknown(trace: AgentTrace, answer: TimelessChat): UnknownCalls | undefined {
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

/** Tokens and cost; a cost without its tokens is the command's own. */
function usedBy(
  { usage, costUsd }: TimelessChat,
  traced: AgentTrace,
): Partial<Pick<TimelessChat, 'usage' | 'costUsd'>> {
  if (traced.usage === undefined) return {};
  const cost = costUsd ?? traced.costUsd;
  return {
    usage: usage.totalTokens > 0 ? usage : traced.usage,
    ...(cost === undefined ? {} : { costUsd: cost }),
  };
}
