/** What a coding agent did in one run, in one shape for all agents, and the object that a reader of events fills. */
import { sum } from '../../basics/basics.js';
import type { AgentName } from '../../config/agents.js';
import { isDeeperThan, MAX_LEVELS, MAX_TOOL_CALLS, type ProviderErrorKind } from '../provider.js';

interface AgentCall {
  readonly id?: string | undefined;
  /** The agent's own word. */
  readonly tool: string;
  /** Undefined where the stream does not hold them. */
  readonly args?: unknown;
  readonly result?: unknown;
  /** It was made by an agent that this one started. */
  readonly isOfSubagent?: true;
}

/**
 * How the agent says that it ended. `broken-off`: its stream stops before its own end. `error`: the agent calls it one,
 * whatever its exit code, or no model spoke; `status` is the HTTP status of the request that failed, where it is told.
 */
export type AgentEnding =
  | { readonly kind: 'done' }
  | { readonly kind: 'broken-off' }
  | { readonly kind: 'turn-limit' }
  | {
      readonly kind: 'error';
      /** The agent's own words. */
      readonly message: string;
      readonly cause: AgentFault;
      readonly status?: number | undefined;
    };

/** `rejected`: the request was refused for what it asks, or nobody says why. */
export type AgentFault = Extract<
  ProviderErrorKind,
  'auth' | 'quota' | 'rate-limit' | 'transient' | 'rejected'
>;

export interface AgentRun {
  readonly agent: AgentName;
  readonly version?: string | undefined;
  /** As the stream names it; with several, the one of the last reply, or the one that wrote most. */
  readonly model?: string | undefined;
  /** Its last message. */
  readonly answer: string;
  /** The model stopped at its limit of tokens. */
  readonly isCut: boolean;
  /** In the order in which they were made. */
  readonly calls: readonly AgentCall[];
  /** Replies of the model, without those to subagents; undefined where the stream does not tell. */
  readonly turns?: number | undefined;
  /** Undefined where the stream tells none. `input` holds the cached ones, too. */
  readonly tokens?: AgentTokens | undefined;
  /** USD as the agent states them. */
  readonly costUsd?: number | undefined;
  readonly ending: AgentEnding;
  /** Tools that were not run for lack of a permission, each once. */
  readonly deniedTools: readonly string[];
  /** Something of the stream was unreadable or too long: there may be calls of which nothing is known. */
  readonly isIncomplete: boolean;
  /** `json`: only what the program said at its end, without calls. */
  readonly form: 'stream' | 'json';
}

export interface AgentTokens {
  readonly input: number;
  readonly output: number;
  readonly cached: number;
}

export type Json = Readonly<Record<string, unknown>>;

/** Characters of all arguments of a run, as JSON, and of all results: the report keeps less. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Calls that are kept: more than an answer may have, so that it is seen. */
const MAX_CALLS = MAX_TOOL_CALLS + 1;

interface Call {
  readonly id: string;
  tool: string;
  args: unknown;
  result: unknown;
  isOfSubagent: boolean;
}

/**
 * What is known so far. Events may come twice, out of order, or not at all: whatever has an id counts once, and a result
 * without its call says that something is missing.
 */
export class RunSoFar {
  version: string | undefined;
  model: string | undefined;
  answer = '';
  isCut = false;
  costUsd: number | undefined;
  /** As the agent counts them at its end. */
  statedTurns: number | undefined;
  isIncomplete = false;
  readonly #calls = new Map<string, Call>();
  readonly #early = new Map<string, unknown>();
  readonly #turns = new Set<string>();
  readonly #tokens = new Map<string, AgentTokens>();
  /** Ids of calls, or names of tools. */
  readonly #denied = new Set<string>();
  #ending: AgentEnding | undefined;
  #argCharacters = 0;
  #resultCharacters = 0;
  #unnamedCalls = 0;

  call(id: unknown, tool: unknown, args: unknown, isOfSubagent: boolean): void {
    if (typeof tool !== 'string' || tool === '') return;
    const key = typeof id === 'string' && id !== '' ? id : `unnamed ${this.#unnamedCalls++}`;
    const known = this.#calls.get(key);
    if (known !== undefined) {
      known.args ??= this.#keptArgs(args);
      known.isOfSubagent ||= isOfSubagent;
      return;
    }
    if (this.#calls.size >= MAX_CALLS) return;
    const result = this.#early.get(key);
    this.#early.delete(key);
    this.#calls.set(key, { id: key, tool, args: this.#keptArgs(args), result, isOfSubagent });
  }

  result(id: unknown, result: unknown): void {
    if (typeof id !== 'string' || id === '') return;
    const kept = this.#keptResult(result);
    const call = this.#calls.get(id);
    if (call === undefined) this.#early.set(id, kept);
    else call.result ??= kept;
  }

  /** @param call id of a call, or name of a tool */
  denied(call: unknown): void {
    if (typeof call === 'string' && call !== '') this.#denied.add(call);
  }

  get hasEnded(): boolean {
    return this.#ending !== undefined;
  }

  /** An error stays one, whatever else the stream says. */
  ended(ending: AgentEnding): void {
    if (this.#ending?.kind !== 'error') this.#ending = ending;
  }

  /** @param id equal for events of one reply */
  turn(id: unknown): void {
    this.#turns.add(typeof id === 'string' ? id : `unnamed ${this.#turns.size}`);
  }

  /** @param id equal for events that tell the same tokens; the last one counts */
  tokens(id: string, tokens: AgentTokens): void {
    this.#tokens.set(id, tokens);
  }

  /** Calls as they are known by now. */
  get calls(): readonly AgentCall[] {
    return [...this.#calls.values()].map(({ id, tool, args, result, isOfSubagent }) => ({
      ...(id.startsWith('unnamed ') ? {} : { id }),
      tool,
      args,
      result,
      ...(isOfSubagent ? { isOfSubagent: true as const } : {}),
    }));
  }

  get turns(): number | undefined {
    return this.statedTurns ?? (this.#turns.size === 0 ? undefined : this.#turns.size);
  }

  /** The sum of all that was told. */
  get allTokens(): AgentTokens | undefined {
    const told = [...this.#tokens.values()];
    const all = {
      input: sum(told.map(({ input }) => input)),
      output: sum(told.map(({ output }) => output)),
      cached: sum(told.map(({ cached }) => cached)),
    };
    return all.input + all.output === 0 ? undefined : all;
  }

  finished(agent: AgentName, form: AgentRun['form']): AgentRun {
    const tokens = this.allTokens;
    // A price of 0 beside tokens is one that the agent does not know.
    const isCostKnown = this.costUsd !== undefined && this.costUsd > 0;
    return {
      agent,
      version: this.version,
      model: this.model,
      answer: this.answer,
      isCut: this.isCut,
      calls: this.calls,
      turns: this.turns,
      tokens,
      costUsd: isCostKnown ? this.costUsd : undefined,
      ending: this.#ending ?? { kind: 'broken-off' },
      deniedTools: [
        ...new Set([...this.#denied].map((call) => this.#calls.get(call)?.tool ?? call)),
      ],
      isIncomplete: this.isIncomplete || this.#early.size > 0,
      form,
    };
  }

  #keptArgs(args: unknown): unknown {
    if (args === undefined || isDeeperThan(args, MAX_LEVELS)) return undefined;
    this.#argCharacters += sizeOf(args);
    return this.#argCharacters > MAX_CHARACTERS ? undefined : args;
  }

  #keptResult(result: unknown): unknown {
    if (result === undefined || isDeeperThan(result, MAX_LEVELS)) return undefined;
    this.#resultCharacters += sizeOf(result);
    return this.#resultCharacters > MAX_CHARACTERS ? undefined : result;
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length : JSON.stringify(value).length;
}
