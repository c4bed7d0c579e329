/** `command` tests: a shell command of the repository answers. */
import { errorText } from '../../basics/basics.js';
import { AGENT_PROGRAMS } from '../../config/agents.js';
import { variableValue } from '../../config/providers.js';
import {
  type AgentFacts,
  type ChatRequest,
  type ChatResponse,
  MAX_TOOL_CALLS,
  ModuleLoadError,
  type ProviderAdapter,
  ProviderError,
  type TimelessChat,
  usageOf,
} from '../provider.js';
import { complaintOf } from './complaint.js';
import { costByName } from '../pricing.js';
import { CommandOutputReader } from './agent-output.js';
import { AGENTS } from './agent-readers.js';
import type { AgentEnding, AgentFault, AgentRun } from './agent-run.js';
import { readCommandOutput } from './output.js';
import {
  type GroupResult,
  missingProgram,
  type ProcessGroup,
  startGroup,
} from './process-group.js';
import { commandEnvironment, runScript, withoutKeys } from './user-programs.js';
import { CommandTraces } from './traces.js';
import { type OpenCopy, Workspaces } from './workspace.js';
import { firstPart } from '../../redaction/cut.js';

const MAX_STDERR_BYTES = 64 * 1024;

interface CommandOptions {
  /** Absolute folder of the config. */
  readonly cwd: string;
  /** Absolute folder that no copy of a workspace is in, nor named in by a variable of its commands; `cwd` unless given. */
  readonly checkout?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** Takes what ends the scripts beside the agents, for when the run is stopped. */
  readonly onStop?: (end: () => void) => void;
  /** Names of variables that a script is not started without, by script. */
  readonly keys?: ReadonlyMap<string, readonly string[]>;
  /** `process.platform` unless given. */
  readonly platform?: string;
}

/** Makes the adapter that runs commands, each in its own process group. */
export function createCommandAdapter(options: CommandOptions): ProviderAdapter {
  const running = new Set<ProcessGroup>();
  const traces = new CommandTraces();
  const workspaces = workspacesOf(options);
  const run = commandRunner(options, { running, traces });
  return {
    name: 'command',
    async complete(request, signal) {
      const { command, vars = {}, workspace } = request;
      if (command === undefined)
        throw new ProviderError('rejected', 'command: there is none to run');
      if ((options.platform ?? process.platform) === 'win32') {
        throw new ProviderError(
          'rejected',
          'command: commands need a POSIX shell, use a Linux or macOS runner',
        );
      }
      requireKeys(command, options);
      const copy = workspace && (await workspaces.open(workspace, vars));
      try {
        const answer = await run({ ...request, command, copy }, signal);
        return copy === undefined ? answer : { ...answer, ...(await settled(copy, options)), copy };
      } catch (error) {
        await copy?.close(false);
        throw error;
      }
    },
    restore: (workspace, vars, changes) => workspaces.restore(workspace, vars, changes),
    async close() {
      await Promise.all([...running].map((group) => group.end()));
      await traces.close();
      await workspaces.close();
      running.clear();
    },
  };
}

interface Running {
  readonly running: Set<ProcessGroup>;
  readonly traces: CommandTraces;
}

/** Makes the function that runs one command to its end. */
function commandRunner(
  options: CommandOptions,
  { running, traces }: Running,
): (request: RunRequest, signal: AbortSignal) => Promise<ChatResponse> {
  const versions = new AgentVersions();
  return async (
    { command, model, vars, runValues, exitCodes = [0], agent, skills, copy }: RunRequest,
    signal: AbortSignal,
  ): Promise<ChatResponse> => {
    const trace = await traces.start(command);
    const started = performance.now();
    const output = new CommandOutputReader(agent !== 'none', skills);
    const given = { vars: { ...runValues, ...vars }, traces: trace.target, output, copy };
    const group = await start(command, given, options).catch((error: unknown) => {
      trace.abandon();
      throw error;
    });
    running.add(group);
    const onAbort = (): void => void group.end();
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    const size = copy?.watch(() => void group.end());
    try {
      const result = await group.result;
      if (size?.isFull() === true) throw new ProviderError('command-failed', FULL);
      const latencyMs = Math.round(performance.now() - started);
      const answer = readResult(result, { exitCodes, output }, options);
      const whole = priced(await trace.end(answer, signal), model);
      return { ...(await withVersion(whole, command, versions, options)), latencyMs };
    } catch (error) {
      throw error instanceof ProviderError || error instanceof ModuleLoadError
        ? error
        : startFailure(error, options);
    } finally {
      size?.end();
      trace.abandon();
      signal.removeEventListener('abort', onAbort);
      if (!signal.aborted) running.delete(group);
      else void group.end().then(() => running.delete(group));
    }
  };
}

function workspacesOf(options: CommandOptions): Workspaces {
  const workspaces = new Workspaces({
    directory: options.cwd,
    checkout: options.checkout ?? options.cwd,
    redact: options.redact,
    environmentOf: (vars) => commandEnvironment(options.environment, vars),
    keys: new Set([...(options.keys?.values() ?? [])].flat()),
  });
  options.onStop?.(() => workspaces.endScripts());
  return workspaces;
}

interface RunRequest extends ChatRequest {
  readonly command: string;
  readonly copy: OpenCopy | undefined;
}

const FULL = 'The command wrote more than 4 GB into its workspace and was ended';

/** What a recording keeps of the changes. What an agent leaves behind may be more than anybody looks at. */
async function settled(
  copy: OpenCopy,
  { redact }: CommandOptions,
): Promise<Pick<ChatResponse, 'changes' | 'changesTooLarge'>> {
  try {
    await copy.settle();
  } catch (error) {
    throw new ProviderError('command-failed', redact(`The command ${errorText(error)}`));
  }
  const stored = await copy.stored();
  return stored.kind === 'stored' ? { changes: stored.files } : { changesTooLarge: stored.bytes };
}

/** Its own time is none of the answer's. */
async function withVersion(
  answer: TimelessChat,
  command: string,
  versions: AgentVersions,
  { cwd, environment }: CommandOptions,
): Promise<TimelessChat> {
  if (answer.agent === undefined) return answer;
  const env = commandEnvironment(environment, {});
  return { ...answer, agent: await versions.of(answer.agent, command, { cwd, env }) };
}

/** The model of a request whose test names none. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'command']);

/** The answer with the model that the test names, where nothing else does, and with the price of its tokens. */
function priced(answer: TimelessChat, stated: string): TimelessChat {
  const modelId = answer.modelId ?? (UNNAMED.has(stated) ? undefined : stated);
  if (modelId === undefined) return answer;
  const { usage } = answer;
  const cost = answer.costUsd ?? (usage.totalTokens > 0 ? costByName(modelId, usage) : undefined);
  return { ...answer, modelId, ...(cost === undefined ? {} : { costUsd: cost }) };
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

interface CommandStart {
  readonly vars: Readonly<Record<string, string>>;
  readonly traces: Parameters<typeof commandEnvironment>[2];
  readonly output: CommandOutputReader;
  readonly copy: OpenCopy | undefined;
}

async function start(
  script: string,
  { vars, traces, output, copy }: CommandStart,
  options: CommandOptions,
): Promise<ProcessGroup> {
  const env = commandEnvironment(options.environment, vars, traces);
  try {
    return await startGroup(script, {
      cwd: copy?.work ?? options.cwd,
      env: copy?.environment(env) ?? env,
      token: copy?.token,
      onStdout: (chunk) => output.add(chunk),
      maxStderrBytes: MAX_STDERR_BYTES,
    });
  } catch (error) {
    throw startFailure(error, options);
  }
}

function startFailure(error: unknown, { redact }: CommandOptions): ProviderError {
  const reason = redact(errorText(error));
  return new ProviderError('command-failed', `The command could not be started: ${reason}`);
}

interface EndedCommand {
  readonly exitCodes: readonly number[];
  readonly output: CommandOutputReader;
}

/** What the agent says of its own end takes precedence over the code of its process: it may end well with a refused key. */
function readResult(
  result: GroupResult,
  { exitCodes, output }: EndedCommand,
  options: CommandOptions,
): TimelessChat {
  const read = output.end();
  const failed = (what: string): ProviderError =>
    new ProviderError(
      'command-failed',
      `The command ${what}${shownError(result, output, options)}`,
    );
  const overflowedAt = output.overflowedAt();
  if (overflowedAt !== undefined) {
    throw failed(`wrote more than ${overflowedAt} bytes and was ended`);
  }
  const agent = typeof read === 'string' ? undefined : agentAnswer(read, options.redact);
  if (agent !== undefined && output.isAnswered()) return agent;
  if (result.signal !== null) throw failed(`was ended by ${result.signal}`);
  if (agent !== undefined && agent.agent?.turnLimitReached === true) return agent;
  const missing =
    typeof read === 'string' && read.trim() === '' ? missingProgram(result, exitCodes) : undefined;
  if (missing !== undefined) {
    throw new ProviderError('not-installed', options.redact(missing.message), missing);
  }
  if (result.exitCode === null || !exitCodes.includes(result.exitCode)) {
    const expected = exitCodes.length === 1 && exitCodes[0] === 0 ? '' : expectedText(exitCodes);
    throw failed(`ended with exit code ${result.exitCode}${expected}`);
  }
  if (agent !== undefined) return agent;
  if (typeof read !== 'string') throw failed(brokenOff(read));
  return readCommandOutput(read, (why) => failed(`answered with broken JSON: ${why}`));
}

/** Some agents stop where a tool is denied. */
function brokenOff({ agent, deniedTools }: AgentRun): string {
  const { title } = AGENT_PROGRAMS[agent];
  const ended = `ended before the events of ${title} came to their end`;
  if (deniedTools.length === 0) return ended;
  return `${ended}; it was denied ${deniedTools.join(', ')}, which is allowed by ${AGENTS[agent].allowing}`;
}

function expectedText(exitCodes: readonly number[]): string {
  return `, expected ${exitCodes.join(' or ')}`;
}

/** What the command complained of, as one line; an agent may do so between its events. */
function shownError(
  { stderr }: GroupResult,
  output: CommandOutputReader,
  { redact }: CommandOptions,
): string {
  const complaint = stderr.trim() === '' ? output.notices.join('\n') : stderr;
  const line = complaintOf(redact(complaint));
  return line === '' ? '; it wrote nothing to standard error' : `: ${line}`;
}

// What becomes of an agent's run: an answer, or the failure that its own words say.

/** Characters of a version, and of an agent's words on its end. */
const MAX_VERSION = 100;
const MAX_REASON = 600;

/**
 * The answer; undefined where the events stop before their end. Throws ProviderError where the agent says that it failed.
 * @param redact takes secrets out of a text
 */
function agentAnswer(run: AgentRun, redact: (text: string) => string): TimelessChat | undefined {
  const { agent, ending, tokens, form, calls, costUsd = 0 } = run;
  if (ending.kind === 'error') throw failure(AGENT_PROGRAMS[agent].title, ending, redact);
  if (ending.kind === 'broken-off') return undefined;
  if (calls.length > MAX_TOOL_CALLS) {
    throw new ProviderError(
      'command-failed',
      `${AGENT_PROGRAMS[agent].title} made more than ${MAX_TOOL_CALLS} tool calls`,
    );
  }
  const unknown = form === 'json' ? 'only-result' : run.isIncomplete ? 'lost' : undefined;
  return {
    text: run.answer,
    toolCalls: calls,
    ...(unknown === undefined ? {} : { toolCallsUnknown: unknown }),
    finishReason: run.isCut ? 'length' : 'stop',
    usage: usageOf(tokens?.input ?? 0, tokens?.output ?? 0),
    ...(costUsd > 0 ? { costUsd } : {}),
    ...(run.model === undefined ? {} : { modelId: run.model }),
    agent: factsOf(run),
  };
}

function factsOf({ agent, version, turns, tokens, ending, deniedTools }: AgentRun): AgentFacts {
  const { allowing } = AGENTS[agent];
  return {
    name: AGENT_PROGRAMS[agent].title,
    ...(version === undefined ? {} : { version: firstPart(version, MAX_VERSION) }),
    ...(turns === undefined ? {} : { turns }),
    ...(tokens === undefined ? {} : { cachedTokens: tokens.cached }),
    ...(ending.kind === 'turn-limit' ? { turnLimitReached: true as const } : {}),
    ...(deniedTools.length === 0 ? {} : { denied: { tools: deniedTools, allowedBy: allowing } }),
  };
}

const DID: Readonly<Record<AgentFault, string>> = {
  auth: 'was refused its key',
  quota: 'has no credit left',
  'rate-limit': 'met a rate limit',
  transient: 'got no answer from its model',
  rejected: 'ended with an error',
};

function failure(
  title: string,
  { cause, message, status }: Extract<AgentEnding, { kind: 'error' }>,
  redact: (text: string) => string,
): ProviderError {
  const said = firstPart(redact(message).replace(/\s+/g, ' ').trim(), MAX_REASON);
  return new ProviderError(cause, `${title} ${DID[cause]}: ${said}`, {
    ...(status === undefined ? {} : { status }),
    ...(cause === 'rejected' ? { refused: true } : {}),
  });
}

// The version of an agent whose events name none: what its program says to `--version`.

/** Milliseconds: programs of 400 MB are read from the disk first. */
const VERSION_MS = 20_000;
const MAX_BYTES = 4096;

interface VersionOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Asks each program once. */
class AgentVersions {
  readonly #asked = new Map<string, Promise<string | undefined>>();

  /** The facts with the version; as they are where they have one, or where the script does not show the program. */
  async of(agent: AgentFacts, script: string, options: VersionOptions): Promise<AgentFacts> {
    const program = agent.version === undefined ? programOf(agent.name, script) : undefined;
    if (program === undefined) return agent;
    const key = JSON.stringify([program, options.cwd, options.env['PATH']]);
    const asking = this.#asked.get(key) ?? askVersion(program, options);
    this.#asked.set(key, asking);
    const version = await asking;
    return version === undefined ? agent : { ...agent, version };
  }
}

/** What may be before a program, and starts it and nothing else. */
const LAUNCHER =
  /^(?:[A-Za-z_]\w*=[\w@%+:,./~-]*|npx|bunx|pnpx|pnpm|yarn|dlx|exec|env|command|nice|timeout|\d+[smh]?|-y|--yes|--)$/;
const PLAIN_WORD = /^[\w@%+=:,./~-]+$/;

/** The part of a script that starts the program; undefined where anything else might be started with it. */
function programOf(name: string, script: string): string | undefined {
  const agent = Object.values(AGENT_PROGRAMS).find(({ title }) => title === name);
  if (agent === undefined) return undefined;
  const names: ReadonlySet<string> = new Set([agent.program, nameIn(agent.npm)]);
  for (const command of script.split(/&&|\|\||[;|&\n(){}]/)) {
    const words = command.trim().split(/\s+/);
    const at = words.findIndex((word) => names.has(nameIn(word)));
    if (at === -1) continue;
    const isPlain = PLAIN_WORD.test(words[at] ?? '');
    if (isPlain && words.slice(0, at).every((word) => LAUNCHER.test(word))) {
      return words.slice(0, at + 1).join(' ');
    }
  }
  return undefined;
}

/** `@openai/codex@0.169.0` and `./bin/codex` are both `codex`. */
function nameIn(word: string): string {
  return /([^/@]+)(?:@[^/]*)?$/.exec(word)?.[1] ?? '';
}

async function askVersion(
  program: string,
  { cwd, env }: VersionOptions,
): Promise<string | undefined> {
  const end = await runScript(`${program} --version`, {
    cwd,
    // It says its version without any key.
    env: withoutKeys(env, new Set()),
    timeoutMs: VERSION_MS,
    mostBytes: MAX_BYTES,
    scripts: new Set(),
    redact: (text) => text,
  }).catch(() => undefined);
  if (end?.exitCode !== 0) return undefined;
  return /\d+\.\d+\.\d+[\w.+-]*\w|\d+\.\d+\.\d+/.exec(end.stdout)?.[0];
}
