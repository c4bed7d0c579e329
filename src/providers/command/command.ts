/** `command` tests: a shell command of the repository answers. */
import { isRecord, sum } from '../../basics/basics.js';
import { variableName } from '../../config/placeholders.js';
import { lastPart } from '../../redaction/cut.js';
import { loadModule } from '../load-module.js';
import { costUsd, priceOf } from '../pricing.js';
import {
  type CallSignal,
  type ChatResponse,
  MAX_TOOL_CALLS,
  ModuleLoadError,
  type ProviderAdapter,
  ProviderError,
  type ToolCall,
  type UnknownCalls,
} from '../provider.js';
import { isDeeperThan, MAX_LEVELS, parseArguments } from '../replies.js';
import { errorShape, tokenCount, usageOf } from '../transport/reply.js';
import type { AgentTrace, ModelUse } from './agent-trace.js';
import type { CallFacts } from './conventions.js';
import { missingProgram } from './missing-program.js';
import { type GroupResult, type ProcessGroup, startGroup } from './process-group.js';
import type { TraceReceiver, TraceRun } from './receiver.js';
import { variableValue } from '../../config/providers.js';

const MAX_STDOUT_BYTES = 1024 * 1024;
const MAX_STDERR_BYTES = 64 * 1024;
/** Characters of standard error in a message, from its end. */
const SHOWN_STDERR = 600;

interface CommandOptions {
  /** Absolute folder of the config. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** Names of variables that a script is not started without, by script. */
  readonly keys?: ReadonlyMap<string, readonly string[]>;
  /** `process.platform` unless given. */
  readonly platform?: string;
}

/** Makes the adapter that runs commands, each in its own process group. */
export function createCommandAdapter(options: CommandOptions): ProviderAdapter {
  const running = new Set<ProcessGroup>();
  const traces = new CommandTraces();
  const killAll = (): void => {
    for (const group of running) group.kill();
  };
  return {
    name: 'command',
    async complete({ command, vars = {}, exitCodes = [0] }, signal) {
      if (command === undefined)
        throw new ProviderError('rejected', 'command: there is none to run');
      if ((options.platform ?? process.platform) === 'win32') {
        throw new ProviderError(
          'rejected',
          'command: commands need a POSIX shell, use a Linux or macOS runner',
        );
      }
      requireKeys(command, options);
      const trace = await traces.start(command);
      const started = performance.now();
      const group = await start(command, { vars, traces: trace.target }, options).catch(
        (error: unknown) => {
          trace.abandon();
          throw error;
        },
      );
      running.add(group);
      // However the action ends, its commands end with it.
      if (running.size === 1) process.once('exit', killAll);
      const onAbort = (): void => void group.end();
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      try {
        const result = await group.result;
        const latencyMs = Math.round(performance.now() - started);
        const answer = readResult(result, { command, exitCodes }, options);
        return { ...withTrace(answer, await trace.end(signal)), latencyMs };
      } catch (error) {
        throw error instanceof ProviderError || error instanceof ModuleLoadError
          ? error
          : startFailure(error, options);
      } finally {
        trace.abandon();
        signal.removeEventListener('abort', onAbort);
        if (!signal.aborted) running.delete(group);
        else void group.end().then(() => running.delete(group));
        if (running.size === 0) process.off('exit', killAll);
      }
    },
    async close() {
      await Promise.all([...running].map((group) => group.end()));
      await traces.close();
      running.clear();
      process.off('exit', killAll);
    },
  };
}

/** What a program needs may be absent where nothing was thought to be asked, such as under `cache`. */
function requireKeys(command: string, { keys, environment }: CommandOptions): void {
  const absent = (keys?.get(command) ?? []).filter(
    (name) => variableValue(name, environment) === undefined,
  );
  if (absent.length === 0) return;
  const names = [...new Set(absent)].join(', ');
  throw new ProviderError('auth', `command: not started, since ${names} is not set`);
}

async function start(
  script: string,
  { vars, traces }: { vars: Readonly<Record<string, string>>; traces: TraceTarget | undefined },
  options: CommandOptions,
): Promise<ProcessGroup> {
  try {
    return await startGroup(script, {
      cwd: options.cwd,
      env: commandEnvironment(options.environment, vars, traces),
      maxStdoutBytes: MAX_STDOUT_BYTES,
      maxStderrBytes: MAX_STDERR_BYTES,
    });
  } catch (error) {
    throw startFailure(error, options);
  }
}

function startFailure(error: unknown, { redact }: CommandOptions): ProviderError {
  const reason = redact(errorShape(error)?.message ?? String(error));
  return new ProviderError('command-failed', `The command could not be started: ${reason}`);
}

function readResult(
  result: GroupResult,
  { command, exitCodes }: { readonly command: string; readonly exitCodes: readonly number[] },
  options: CommandOptions,
): ReturnType<typeof readCommandOutput> {
  const failed = (what: string): ProviderError =>
    new ProviderError('command-failed', `The command ${what}${shownError(result, options)}`);
  if (result.overflowed) throw failed(`wrote more than ${MAX_STDOUT_BYTES} bytes and was ended`);
  if (result.signal !== null) throw failed(`was ended by ${result.signal}`);
  const missing = missingProgram(result, { script: command, exitCodes });
  if (missing !== undefined) {
    throw new ProviderError('not-installed', options.redact(missing.message), missing);
  }
  if (result.exitCode === null || !exitCodes.includes(result.exitCode)) {
    const expected = exitCodes.length === 1 && exitCodes[0] === 0 ? '' : expectedText(exitCodes);
    throw failed(`ended with exit code ${result.exitCode}${expected}`);
  }
  try {
    return readCommandOutput(result.stdout);
  } catch (error) {
    if (error instanceof CommandOutputError)
      throw failed(`answered with broken JSON: ${error.message}`);
    throw error;
  }
}

function expectedText(exitCodes: readonly number[]): string {
  return `, expected ${exitCodes.join(' or ')}`;
}

/** The end of what the command complained of, as one line. */
function shownError({ stderr }: GroupResult, { redact }: CommandOptions): string {
  // Redacted first: cutting could leave half a key.
  const line = redact(stderr)
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
  if (line === '') return '; it wrote nothing to standard error';
  return line.length > SHOWN_STDERR ? `: …${lastPart(line, SHOWN_STDERR)}` : `: ${line}`;
}

// What a command sees of the environment: the user's own keys, and nothing that belongs to the job.

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Tokens of the job and its runner, the action's inputs, and the files through which a step changes later ones: a
 * command that writes to GITHUB_ENV or GITHUB_PATH would outlive its step.
 */
const WITHHELD =
  /^(?:INPUT_.*|ACTIONS_.*|RUNNER_TOKEN|SYSTEM_ACCESSTOKEN|GITHUB_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i;

const TOKEN_NAMES = [
  'GITHUB_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'INPUT_GITHUB_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

/** Where a command sends its traces. */
interface TraceTarget {
  readonly endpoint: string;
  readonly traceparent: string;
}

/** The environment of a command, with the test's variables under their prefix, and where its traces go. */
export function commandEnvironment(
  environment: Environment,
  vars: Readonly<Record<string, string>>,
  traces?: TraceTarget,
): Record<string, string> {
  const tokens = TOKEN_NAMES.flatMap((name) => environment[name]?.trim() || []);
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !WITHHELD.test(entry[0]) &&
      // The same token under another name, e.g. GH_TOKEN.
      !tokens.some((token) => entry[1]?.includes(token)),
  );
  const own = Object.entries(vars).map(([name, value]) => [variableName(name), value] as const);
  const all = Object.fromEntries<string>([...kept, ...own]);
  return traces === undefined ? all : withTraceTarget(all, traces);
}

/** What would send the traces elsewhere, or a key of that place to the receiver. */
const OTHER_TARGET = /^OTEL_EXPORTER_OTLP_(?:TRACES_(?:ENDPOINT|PROTOCOL|HEADERS)|HEADERS)$/;

function withTraceTarget(
  environment: Readonly<Record<string, string>>,
  { endpoint, traceparent }: TraceTarget,
): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !OTHER_TARGET.test(name));
  return {
    ...Object.fromEntries(kept),
    ...withoutProxy(environment),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    TRACEPARENT: traceparent,
  };
}

const PROXY = /^(?:https?|all)_proxy$/i;

/** Exporters that heed a proxy would look for the receiver behind it. */
function withoutProxy(environment: Readonly<Record<string, string>>): Record<string, string> {
  const isBehindProxy = Object.entries(environment).some(
    ([name, value]) => PROXY.test(name) && value !== '',
  );
  if (!isBehindProxy) return {};
  const { no_proxy: lower, NO_PROXY: upper } = environment;
  const extended = (own: string | undefined): string =>
    own?.trim() === '*' ? own : [own ?? '', '127.0.0.1'].filter((part) => part !== '').join(',');
  return { no_proxy: extended(lower ?? upper), NO_PROXY: extended(upper ?? lower) };
}

// What a command's standard output says.

type CommandAnswer = Omit<ChatResponse, 'latencyMs'>;

/** Output that looks like an answer with its tool calls and is none. */
class CommandOutputError extends Error {
  override readonly name = 'CommandOutputError';
}

/**
 * The answer: the text without the white space around it or, where that is a JSON object with `output` or `toolCalls`,
 * what the object says. Lines that are events of the KindLM CLI's protocol are taken out of the text. Throws
 * CommandOutputError for an object whose parts are not what they should be.
 */
export function readCommandOutput(stdout: string): CommandAnswer {
  const envelope = envelopeOf(stdout.trim());
  if (envelope === undefined) return protocolAnswer(stdout);
  const { output, usage, costUsd } = envelope;
  const toolCalls = readToolCalls(envelope['toolCalls']);
  const stated = isRecord(usage) ? usage : {};
  return {
    ...answer(outputText(output), toolCalls),
    ...(Array.isArray(envelope['toolCalls']) ? {} : { toolCallsUnknown: 'untold' }),
    usage: usageOf(
      tokenCount(stated['inputTokens']),
      tokenCount(stated['outputTokens']),
      tokenCount(stated['totalTokens']),
    ),
    ...(costUsd === undefined ? {} : { costUsd: readCost(costUsd) }),
  };
}

/** What a line of the KindLM CLI's protocol begins with. */
const EVENT_START = '{"kindlm":';

type ProtocolEvent =
  | {
      readonly kind: 'tool_call';
      readonly name: string;
      readonly arguments: ToolCall['arguments'];
      readonly id?: string;
    }
  | { readonly kind: 'output_json'; readonly data: unknown };

/** Events apart; all other lines, also those that only look like events, are the text. */
function protocolAnswer(stdout: string): CommandAnswer {
  const text: string[] = [];
  const toolCalls: ToolCall[] = [];
  let outputJson: unknown;
  for (const line of stdout.split('\n')) {
    const event = eventOf(line.trim());
    if (event === undefined) text.push(line);
    else if (event.kind === 'output_json') outputJson = event.data;
    else {
      const { name, arguments: args, id = `cmd_tc_${toolCalls.length}` } = event;
      toolCalls.push({ id, name, arguments: args });
    }
  }
  const printed = text.join('\n').trim();
  // Where nothing else was printed, checks of the text look at the JSON: they must not pass on nothing.
  const said = outputJson !== undefined && printed === '' ? JSON.stringify(outputJson) : printed;
  return {
    ...answer(said, toolCalls),
    // No line says that there was no call, and a model may write any.
    ...(toolCalls.length > 0 ? {} : { toolCallsUnknown: 'untold' }),
    ...(outputJson === undefined ? {} : { outputJson }),
  };
}

function eventOf(line: string): ProtocolEvent | undefined {
  const value = line.startsWith(EVENT_START) ? parsedRecord(line) : undefined;
  if (value === undefined) return undefined;
  const { kindlm, name, id, arguments: args, data } = value;
  if (kindlm === 'output_json' && data !== undefined) {
    if (isDeeperThan(data, MAX_LEVELS)) throw new CommandOutputError('`data` is nested too deeply');
    return { kind: 'output_json', data };
  }
  if (kindlm !== 'tool_call' || typeof name !== 'string' || name === '') return undefined;
  return {
    kind: 'tool_call',
    name,
    arguments: parseArguments(args),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
  };
}

function answer(text: string, toolCalls: readonly ToolCall[]): CommandAnswer {
  return { text, toolCalls, finishReason: 'stop', usage: usageOf(0, 0) };
}

function envelopeOf(text: string): Record<string, unknown> | undefined {
  const value = text.startsWith('{') ? parsedRecord(text) : undefined;
  if (value === undefined) return undefined;
  const isEnvelope = Object.hasOwn(value, 'output') || Object.hasOwn(value, 'toolCalls');
  // An event of the protocol may be all that there is, and have such a key itself.
  return isEnvelope && !Object.hasOwn(value, 'kindlm') ? value : undefined;
}

function parsedRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function outputText(output: unknown): string {
  if (typeof output === 'string') return output;
  if (output === undefined || output === null) return '';
  if (isDeeperThan(output, MAX_LEVELS))
    throw new CommandOutputError('`output` is nested too deeply');
  return JSON.stringify(output);
}

function readToolCalls(value: unknown): readonly ToolCall[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new CommandOutputError('`toolCalls` is not a list');
  return value.map((call: unknown, index) => {
    const name = isRecord(call) ? call['name'] : undefined;
    if (!isRecord(call) || typeof name !== 'string' || name === '') {
      throw new CommandOutputError(`\`toolCalls[${index}]\` has no name`);
    }
    const id = call['id'];
    return {
      id: typeof id === 'string' && id !== '' ? id : `call_${index}`,
      name,
      arguments: parseArguments(call['arguments']),
    };
  });
}

function readCost(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new CommandOutputError('`costUsd` is not a number from 0');
}

// The traces of `command` tests: a receiver while commands run, and what an answer gains from what was received.

/** The traces of one process. */
interface CommandTrace {
  /** Where it sends them; absent where nothing can be received. */
  readonly target?: Pick<TraceRun, 'endpoint' | 'traceparent'>;
  /** To be called when the process has ended: waits for what is still to come, as long as the signal lets it. */
  end(signal: CallSignal): Promise<AgentTrace | undefined>;
  /** Receives nothing more; to be called in any case. */
  abandon(): void;
}

const NO_TRACE: CommandTrace = { end: () => Promise.resolve(undefined), abandon: () => {} };

/** One receiver for all commands of an adapter, opened for the first. */
class CommandTraces {
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
      end: async (signal) => {
        const received = await run.end(!this.#silent.has(script), signal);
        if (received.wasReached) this.#heard.add(script);
        if (this.#heard.has(script)) this.#silent.delete(script);
        else this.#silent.add(script);
        const { readAgentTrace } = await loadModule(() => import('./agent-trace.js'));
        return readAgentTrace(received);
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

type Answer = Omit<ChatResponse, 'latencyMs'>;

/**
 * The answer with what the traces tell beside it. Each fact has one source, so that nothing counts twice. Tool calls are
 * those of the spans where these tell them, since a model can write what is printed; tokens and cost are the printed
 * ones, if there are any.
 */
export function withTrace(answer: Answer, trace: AgentTrace | undefined): Answer {
  if (trace === undefined) return answer;
  const { toolCalls: printed, toolCallsUnknown: unprinted, ...rest } = answer;
  const traced = toolCallsOf(trace.calls);
  const isTold = trace.told === 'known' || traced.length > 0;
  const sameNames = isSameSequence(printed, traced);
  const unknown = trace.told === 'known' ? undefined : whyUnknown(trace, answer);
  return {
    ...rest,
    toolCalls: isTold ? (sameNames ? bothOf(traced, printed) : traced) : printed,
    ...(unknown === undefined ? {} : { toolCallsUnknown: unknown }),
    ...usedBy(answer, trace),
    ...(trace.modelId === undefined ? {} : { modelId: trace.modelId }),
    trace: {
      ...trace.run,
      ...(isTold && unprinted === undefined && !sameNames ? { otherCallsPrinted: true } : {}),
    },
  };
}

/** Where spans do not tell, what was printed does; not against them. */
function whyUnknown(trace: AgentTrace, answer: Answer): UnknownCalls | undefined {
  if (trace.told === 'lost') return 'lost';
  if (trace.told === 'none') return undefined;
  if (trace.told === 'untold') return answer.toolCallsUnknown;
  return trace.calls.length === 0 && answer.toolCalls.length > 0 ? undefined : 'untold';
}

function isSameSequence(some: readonly ToolCall[], others: readonly ToolCall[]): boolean {
  return (
    some.length === others.length && some.every(({ name }, index) => name === others[index]?.name)
  );
}

/** Of the same calls, printed as well, what the spans do not hold: instrumentations record arguments on request only. */
function bothOf(traced: readonly ToolCall[], printed: readonly ToolCall[]): readonly ToolCall[] {
  return traced.map((call, index) => {
    const { arguments: args = {}, response } = printed[index] ?? {};
    const { argumentsUnknown, ...rest } = call;
    return {
      ...(response === undefined ? {} : { response }),
      ...rest,
      ...(argumentsUnknown === true ? { arguments: args } : {}),
    };
  });
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
      id: id ?? `trace_${index}`,
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

function usedBy(answer: Answer, { uses }: AgentTrace): Partial<Pick<Answer, 'usage' | 'costUsd'>> {
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

/** Vendors whose models have prices; their names of models are all different. */
const PRICED = ['openai', 'anthropic', 'gemini', 'mistral', 'cohere'] as const;

/** USD as the span states it, else by the price of its model; undefined: not known. */
function costOf({ model, inputTokens, outputTokens, totalTokens, costUsd: stated }: ModelUse) {
  if (stated !== undefined) return stated;
  if (model === undefined) return undefined;
  const price = PRICED.map((provider) => priceOf({ provider, model })).find(
    (known) => known !== undefined,
  );
  // A total alone does not say which tokens are the answer's, which are the more expensive ones.
  const unnamed = totalTokens - inputTokens - outputTokens;
  return price && costUsd(usageOf(inputTokens, outputTokens + unnamed), price);
}
