/**
 * What a coding agent did in one run, in one shape for all agents: the object that a reader of its events fills, and the
 * form in which its events and its spans tell a call.
 */
import { sum } from '../../basics/basics.js';
import type { AgentName } from '../../config/agents.js';
import { isTooDeep, MAX_TOOL_CALLS, type ProviderErrorKind, type ToolCall } from '../provider.js';
import { parseArguments } from '../replies.js';

/** A call as an agent's events tell it, or spans. */
interface ToldCall {
  readonly id?: string | undefined;
  /** The agent's own word. */
  readonly name: string;
  /** JSON as text, or a value. Undefined: nobody recorded it. */
  readonly args?: unknown;
  readonly result?: unknown;
  /** It was made by an agent that this one started. */
  readonly isOfSubagent?: boolean | undefined;
}

/** The call as it is judged. @param otherId of a call that has none */
export function toolCallOf(
  { id, name, args, result, isOfSubagent }: ToldCall,
  otherId: string,
): ToolCall {
  return {
    id: id ?? otherId,
    name,
    arguments: parseArguments(args),
    ...(args === undefined ? { argumentsUnknown: true as const } : {}),
    ...(result === undefined ? {} : { response: result }),
    ...(isOfSubagent === true ? { isOfSubagent } : {}),
  };
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

interface AgentTokens {
  /** The cached ones among them. */
  readonly input: number;
  readonly output: number;
  readonly cached: number;
}

export type Json = Readonly<Record<string, unknown>>;

/** Characters of all arguments of a run, as JSON, and of all results: the report keeps less. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** Calls that are kept: more than an answer may have, so that it is seen. */
const MAX_CALLS = MAX_TOOL_CALLS + 1;

/**
 * What is known so far. Events may come twice, out of order, or not at all: whatever has an id counts once, and a result
 * without its call says that something is missing.
 */
export class AgentRun {
  version: string | undefined;
  /** As the stream names it; with several, the one of the last reply, or the one that wrote most. */
  model: string | undefined;
  /** Its last message. */
  answer = '';
  /** The model stopped at its limit of tokens. */
  isCut = false;
  /** USD as the agent states them; 0 beside tokens is a price that it does not know. */
  costUsd: number | undefined;
  /** As the agent counts them at its end. */
  statedTurns: number | undefined;
  readonly #calls = new Map<string, { -readonly [key in keyof ToldCall]: ToldCall[key] }>();
  readonly #early = new Map<string, unknown>();
  readonly #turns = new Set<string>();
  readonly #tokens = new Map<string, AgentTokens>();
  /** Ids of calls, or names of tools. */
  readonly #denied = new Set<string>();
  #ending: AgentEnding | undefined;
  #isCutOff = false;
  #argCharacters = 0;
  #resultCharacters = 0;
  #unnamedCalls = 0;

  /** @param form `json`: only what the program said at its end, without calls */
  constructor(
    readonly agent: AgentName,
    readonly form: 'stream' | 'json',
  ) {}

  call(id: unknown, tool: unknown, args: unknown, isOfSubagent: boolean): void {
    if (typeof tool !== 'string' || tool === '') return;
    const own = typeof id === 'string' && id !== '' ? id : undefined;
    const key = own ?? `unnamed ${this.#unnamedCalls++}`;
    const known = this.#calls.get(key);
    if (known !== undefined) {
      known.args ??= this.#keptArgs(args);
      known.isOfSubagent ||= isOfSubagent;
      return;
    }
    if (this.#calls.size >= MAX_CALLS) return;
    const result = this.#early.get(key);
    this.#early.delete(key);
    this.#calls.set(key, { id: own, name: tool, args: this.#keptArgs(args), result, isOfSubagent });
  }

  result(id: unknown, result: unknown): void {
    if (typeof id !== 'string' || id === '') return;
    const kept = this.#keptResult(result);
    const call = this.#calls.get(id);
    if (call === undefined) this.#early.set(id, kept);
    else call.result ??= kept;
  }

  /** Something of the stream was unreadable or too long. */
  lost(): void {
    this.#isCutOff = true;
  }

  /** There may be calls of which nothing is known. */
  get isIncomplete(): boolean {
    return this.#isCutOff || this.#early.size > 0;
  }

  /** @param call id of a call, or name of a tool */
  denied(call: unknown): void {
    if (typeof call === 'string' && call !== '') this.#denied.add(call);
  }

  /** Tools that were not run for lack of a permission, each once. */
  get deniedTools(): readonly string[] {
    return [...new Set([...this.#denied].map((call) => this.#calls.get(call)?.name ?? call))];
  }

  get hasEnded(): boolean {
    return this.#ending !== undefined;
  }

  get ending(): AgentEnding {
    return this.#ending ?? { kind: 'broken-off' };
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
  used(id: string, tokens: AgentTokens): void {
    this.#tokens.set(id, tokens);
  }

  /** Calls as they are known by now, in the order in which they were made. */
  get calls(): readonly ToolCall[] {
    return [...this.#calls.values()].map((call, index) => toolCallOf(call, `call_${index}`));
  }

  /** Replies of the model, without those to subagents; undefined where the stream does not tell. */
  get turns(): number | undefined {
    return this.statedTurns ?? (this.#turns.size === 0 ? undefined : this.#turns.size);
  }

  /** The sum of all that was told; undefined where that is nothing. */
  get tokens(): AgentTokens | undefined {
    const told = [...this.#tokens.values()];
    const all = {
      input: sum(told.map(({ input }) => input)),
      output: sum(told.map(({ output }) => output)),
      cached: sum(told.map(({ cached }) => cached)),
    };
    return all.input + all.output === 0 ? undefined : all;
  }

  #keptArgs(args: unknown): unknown {
    if (args === undefined || isTooDeep(args)) return undefined;
    this.#argCharacters += sizeOf(args);
    return this.#argCharacters > MAX_CHARACTERS ? undefined : args;
  }

  #keptResult(result: unknown): unknown {
    if (result === undefined || isTooDeep(result)) return undefined;
    this.#resultCharacters += sizeOf(result);
    return this.#resultCharacters > MAX_CHARACTERS ? undefined : result;
  }
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' ? value.length : JSON.stringify(value).length;
}
