/**
 * What the action asks of a model provider, and how a provider fails.
 * One adapter call is one exchange: retries, pools, budgets and recordings live above it.
 */
import { errorText, sum } from '../basics/basics.js';
import type { RunValues } from '../config/placeholders.js';
import type { Attachment, FileTree, Suite, Workspace } from '../config/suite.js';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What an agent's own tool answered, where the agent says so. */
  readonly response?: unknown;
  /** Nobody recorded the arguments: `arguments` is empty and does not say that there were none. */
  readonly argumentsUnknown?: true | undefined;
  /** An agent that the agent under test started made it. */
  readonly isOfSubagent?: true | undefined;
}

/**
 * Why it is not known which tools an answer called. `untold`: a command neither printed calls nor sent traces;
 * `unreadable-traces`: what it sent follows no convention that is known; `unnamed`: models asked for tools, and no span
 * names one; `lost`: of its traces or events something was refused, cut off or left out; `only-result`: an agent printed its result
 * and not its events; `not-at-path`: the reply has no such place as `toolCallsPath` names; `unlisted`: nothing in the
 * reply is looked at for calls.
 */
export const UNKNOWN_CALLS = [
  'untold',
  'unreadable-traces',
  'unnamed',
  'lost',
  'only-result',
  'not-at-path',
  'unlisted',
] as const;
export type UnknownCalls = (typeof UNKNOWN_CALLS)[number];

export interface ToolDefinition {
  readonly name: string;
  readonly description?: string;
  /** JSON Schema of the arguments. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

export type ChatMessage =
  | { readonly role: 'system'; readonly content: string }
  | {
      readonly role: 'user';
      readonly content: string;
      readonly images?: readonly Attachment[] | undefined;
    }
  | {
      readonly role: 'assistant';
      readonly content: string;
      readonly toolCalls?: readonly ToolCall[];
      /** As in the ChatResponse that the message represents. */
      readonly continuation?: unknown;
    }
  | {
      readonly role: 'tool';
      readonly toolCallId: string;
      readonly name: string;
      readonly content: string;
    };

export interface ChatRequest {
  /** The provider's name of the model. */
  readonly model: string;
  /** A trailing assistant message is a prefill that the model continues. */
  readonly messages: readonly ChatMessage[];
  readonly params: {
    readonly temperature?: number | undefined;
    readonly maxTokens?: number | undefined;
    readonly topP?: number | undefined;
    readonly stopSequences?: readonly string[] | undefined;
    readonly seed?: number | undefined;
    /** Further fields of the body, sent as they are; they go over the adapter's own. */
    readonly extra?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly tools?: readonly ToolDefinition[];
  /** Ask for a JSON object of this schema, where the provider can. */
  readonly responseSchema?: {
    readonly name: string;
    readonly schema: Readonly<Record<string, unknown>>;
  };
  /** Values for the templates of `http` and `command`. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Names in its system and user messages that the run fills in as it is sent. */
  readonly fills?: readonly string[];
  /** Values that the run has for templates, where `vars` has none; set as it is sent, and no part of its identity. */
  readonly runValues?: RunValues;
  /** What of an endpoint's description the answer depends on: part of the request's identity, without URL and headers. */
  readonly definition?: Readonly<Record<string, unknown>>;
  /** The files that the program behind the endpoint is made of (`dependsOn`): part of the request's identity, never sent. */
  readonly files?: readonly { readonly file: string; readonly sha256: string }[] | undefined;
  /** MCP servers that answer its tool calls: part of its identity, never sent. */
  readonly servers?: readonly AskedServer[] | undefined;
  /** The script of a `command` test. */
  readonly command?: string;
  /** Exit codes of the command whose output is judged; 0 unless given. */
  readonly exitCodes?: readonly number[];
  /** What the command works on. */
  readonly workspace?: AskedWorkspace;
  /** What the command prints is its answer, even where it looks like the events of an agent. */
  readonly agent?: 'none';
  /** All that is asked of the command's agent: it is ended once it is known. */
  readonly skills?: SkillQuestion;
}

/** An MCP server in a request. */
interface AskedServer {
  /** The command or the URL, as the config writes it. */
  readonly server: string;
  /** Undefined: nothing would show that it still answers so. */
  readonly files?: Suite['inputFiles'] | undefined;
}

/** A workspace in a request: its content is part of the request's identity. */
export class AskedWorkspace {
  readonly tree: string;
  readonly setup: readonly string[];
  readonly git: boolean;
  readonly home: string;
  readonly #whole: Workspace;

  constructor(whole: Workspace) {
    const { tree, setup, git, home } = whole;
    this.tree = tree.sha256;
    this.setup = setup.map(({ script }) => script);
    this.git = git;
    this.home = home === 'inherit' ? home : home.sha256;
    this.#whole = whole;
  }

  /** Its files, which no identity holds. */
  whole(): Workspace {
    return this.#whole;
  }
}

/** A file of a copy, by content. */
interface FileState {
  readonly sha256: string;
  readonly executable: boolean;
  readonly bytes: number;
  /** Target of a symbolic link. */
  readonly link?: string;
  /** A socket, a pipe or a device. */
  readonly isSpecial?: true;
}

/** A file that an agent changed. */
export interface ChangedFile {
  /** In the workspace, with forward slashes. Foreign text. */
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
  /** Where that changed: whether it can be run now. */
  readonly executable?: boolean;
  readonly addedLines: number;
  readonly removedLines: number;
  /** Hunks of a unified diff; absent where the file is no text, or too much of it differs. Foreign text. */
  readonly patch?: string;
  /** The added lines; absent where the file is no text. Foreign text. */
  readonly addedText?: string;
}

/** A changed file as a recording keeps it: one of `text`, `base64`, `link` and `deleted`. */
interface StoredChange {
  readonly path: string;
  readonly deleted?: true;
  readonly text?: string;
  readonly base64?: string;
  readonly link?: string;
  readonly executable?: true;
}

/** A command that is run in a copy after the agent. */
interface CopyCheck {
  readonly script: string;
  readonly vars: Readonly<Record<string, string>>;
  /** Laid over the copy first. */
  readonly tree?: FileTree | undefined;
  readonly timeoutMs: number;
  /** Looks at what the agent left: no check of the copy runs before it has ended. */
  readonly looked: Promise<unknown>;
}

interface CheckEnd {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly stdout: string;
  /** Standard output and standard error as they came, from its end. */
  readonly lastLines: string;
}

/** The private copy of a workspace in which an agent worked, or as a recording says that it left it. */
export interface WorkspaceCopy {
  /** What git ignored at the start, and `.git`, are not among them. */
  readonly changes: readonly ChangedFile[];
  /** Without what git ignored at the start, and `.git`. */
  readonly start: ReadonlyMap<string, FileState>;
  readonly now: ReadonlyMap<string, FileState>;
  /** The bytes of a file as the agent left it. */
  read(path: string): Promise<Buffer>;
  /** Of `.git` and of what git ignores, the changed paths that are wanted; `isNew`: not there at the start. */
  hiddenChanges(
    isWanted: (path: string) => boolean,
  ): Promise<readonly { readonly path: string; readonly isNew: boolean }[]>;
  /** In the order of the calls, one after the other; what it changes is no change of the agent. Rejects for what it names and is not installed. */
  check(check: CopyCheck): Promise<CheckEnd>;
  /** Removes the copy, or leaves it where it is: then its folder. */
  close(isKept: boolean): Promise<string | undefined>;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
}

/** A reply as code of the config sees it. */
interface ReplyForCode {
  /** As it came. */
  readonly text: string;
  /** Parsed; null where it is no JSON. */
  readonly json: unknown;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Runs code of the config on a reply: what it returns. Rejects with an Error that says, after "it", why it cannot. */
export type ReplyCode = (code: string, reply: ReplyForCode) => Promise<unknown>;

/** Why the model stopped. `length`: cut at maxTokens. `content-filter`: the provider removed the answer. */
type FinishReason = 'stop' | 'length' | 'tool-calls' | 'content-filter' | 'other';

/** One line of a run's tree. */
interface TraceStep {
  readonly kind: 'agent' | 'model' | 'tool' | 'step';
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

/** What an agent's events say of its run, beside answer, calls, tokens and cost. */
export interface AgentFacts {
  /** As people call it, e.g. `Claude Code`. */
  readonly name: string;
  /** Foreign text. */
  readonly version?: string;
  /** As it counts them, else replies of its model, without those to its subagents. */
  readonly turns?: number;
  /** Of the input tokens, those that came from the provider's cache. */
  readonly cachedTokens?: number;
  /** It ended at its own limit of turns. */
  readonly turnLimitReached?: true;
  /** Tools that it may not use, since nobody could be asked, and how they are allowed. */
  readonly denied?: { readonly tools: readonly string[]; readonly allowedBy: string };
}

export interface ChatResponse {
  /** The prefill, where there was one, is included. */
  readonly text: string;
  /** What the model thought before or between its words, where the API keeps it apart from them; not judged. */
  readonly thoughts?: string;
  /** JSON that was reported beside the text (`output_json` of a command); undefined where there is none. */
  readonly outputJson?: unknown;
  readonly toolCalls: readonly ToolCall[];
  /** It is not known which tools were called, or not of all: `toolCalls` has those that were seen. */
  readonly toolCallsUnknown?: UnknownCalls;
  /** Of a command that is an agent whose events are known. */
  readonly agent?: AgentFacts;
  /** What an agent's spans show of its run; for reports, and never stored. */
  readonly trace?: RunTrace;
  /** What a command changed in its workspace, where that can be stored; else how many bytes it has. */
  readonly changes?: readonly StoredChange[];
  readonly changesTooLarge?: number;
  /** The copy itself, which the caller closes; never stored. */
  readonly copy?: WorkspaceCopy;
  readonly finishReason: FinishReason;
  readonly usage: TokenUsage;
  /** Milliseconds of this exchange. */
  readonly latencyMs: number;
  /** A recording that states no latency: `latencyMs` is 0 and measures nothing. */
  readonly latencyUnstated?: true;
  /** The model's name as the reply states it. */
  readonly modelId?: string;
  /** The reply's own id: two replies with the same one are one answer, given twice by a cache. */
  readonly replyId?: string;
  /** Cost in USD as the answer states it; takes precedence over any price. */
  readonly costUsd?: number;
  /**
   * What the provider wants back with this answer's tool calls (signatures of the model's thoughts). Its adapter's own
   * affair: no part of the answer or of a request's identity, and never stored.
   */
  readonly continuation?: unknown;
}

/** An answer before its exchange is timed. */
export type TimelessChat = Omit<ChatResponse, 'latencyMs'>;

/** Tool calls of one answer: no model makes more, and tens of thousands would fill the memory of the whole run. */
export const MAX_TOOL_CALLS = 1_000;

/** Levels of nesting that are kept as a value; far deeper ones would overflow the stack of whatever writes them. */
const MAX_LEVELS = 200;

/** Whether objects and lists are nested more deeply than a value is kept. Recordings refuse such a one. */
export function isTooDeep(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isTooDeep(child, levels - 1));
}

/** Usage with the total summed up, for replies that state none or too small a one. */
export function usageOf(inputTokens: number, outputTokens: number, statedTotal = 0): TokenUsage {
  return {
    inputTokens,
    outputTokens,
    totalTokens: Math.max(statedTotal, inputTokens + outputTokens),
  };
}

export function summedUsage(counts: readonly TokenUsage[]): TokenUsage {
  return usageOf(
    sum(counts.map(({ inputTokens }) => inputTokens)),
    sum(counts.map(({ outputTokens }) => outputTokens)),
    sum(counts.map(({ totalTokens }) => totalTokens)),
  );
}

export interface EmbeddingRequest {
  readonly model: string;
  readonly input: readonly string[];
}

export interface EmbeddingResponse {
  /** One vector an input, in order. */
  readonly vectors: readonly (readonly number[])[];
  readonly usage: TokenUsage;
  readonly latencyMs: number;
}

export interface ProviderAdapter {
  readonly name: string;
  /** Sends one chat request. Throws ProviderError; aborting `signal` rejects with the signal's reason as a ProviderError of kind `timeout` or `cancelled`. */
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatResponse>;
  /** Absent where the provider has no embeddings. */
  readonly embed?: (request: EmbeddingRequest, signal: AbortSignal) => Promise<EmbeddingResponse>;
  /** A new copy of a workspace with the changes of a stored answer; without any, as an agent finds it. */
  readonly restore?: (
    workspace: AskedWorkspace,
    vars: Readonly<Record<string, string>>,
    changes: readonly StoredChange[],
  ) => Promise<WorkspaceCopy>;
  /** Ends connections and processes, in bounded time; present where there is anything to end. Never rejects. */
  readonly close?: () => Promise<void>;
}

/** The identity of the job that runs the action. */
export interface JobIdentity {
  /** A new OIDC token of the job, for GitHub's own audience where none is given. Rejects without `id-token: write`. */
  readonly idToken: (audience: string | undefined) => Promise<string>;
  /** Told of every token before it is sent anywhere: from then on no view may show it. */
  readonly onSecret: (secret: string) => void;
  /** Takes the tokens told so far out of a text. */
  readonly redact: (text: string) => string;
}

/**
 * Kinds of failure: `timeout` no whole reply in time; `auth` 401 or 403; `quota` credit exhausted (not retried);
 * `rate-limit` 429; `transient` connection lost, 408, 409, 5xx; `invalid-reply` a reply that is not what the API
 * promises; `rejected` any other 4xx; `cancelled` the run ended first; `command-failed` the command of a test crashed,
 * and `command-timeout` it took too long: the change's fault and not a provider's; `not-installed` a program that the
 * command starts is not on this machine, and `not-prepared` its workspace cannot be made, which says nothing of the change.
 */
export type ProviderErrorKind =
  | 'timeout'
  | 'auth'
  | 'quota'
  | 'rate-limit'
  | 'transient'
  | 'invalid-reply'
  | 'rejected'
  | 'cancelled'
  | 'command-failed'
  | 'command-timeout'
  | 'not-installed'
  | 'not-prepared';

type ProviderFailureCode =
  | 'PROVIDER_TIMEOUT'
  | 'PROVIDER_AUTH_FAILED'
  | 'PROVIDER_ERROR'
  | 'COMMAND_FAILED'
  | 'COMMAND_TIMEOUT';

/**
 * Statuses by which a server says of the request itself that it will not take it: an unknown model, a prompt that is too
 * long, a parameter that it does not know. Asking again gives the same answer, so it is not an outage.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 405, 410, 413, 414, 415, 422, 431]);

/** A gateway answers with its own error page while the server behind it restarts, so invalid replies are retried as well. */
const RETRYABLE: ReadonlySet<ProviderErrorKind> = new Set([
  'timeout',
  'rate-limit',
  'transient',
  'invalid-reply',
]);

interface ProviderErrorDetails {
  /** HTTP status. */
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly lasting?: 'surely' | 'likely' | 'down';
  /** What to do about it, as a sentence. */
  readonly hint?: string | undefined;
  /** Nothing was sent. */
  readonly unsent?: boolean;
  /** Default: by the status. For protocols that refuse under status 200. */
  readonly refused?: boolean;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  readonly status?: number;
  /** Whether the same reply will come again, or is likely to until the server has once answered; `down`: nobody listens there. */
  readonly lasting?: 'surely' | 'likely' | 'down';
  /** What the server asked for in Retry-After, in ms. */
  readonly retryAfterMs?: number;
  /** The server refused this request, and would refuse it again. */
  readonly refused: boolean;
  /** Nothing was sent: the other side cannot have done anything. */
  readonly unsent: boolean;
  /** What to do about it, as a sentence. */
  readonly hint?: string;

  constructor(kind: ProviderErrorKind, message: string, details: ProviderErrorDetails = {}) {
    super(message);
    this.kind = kind;
    const { status, refused = REFUSALS.has(status ?? 0) } = details;
    this.refused = kind === 'rejected' && refused;
    this.unsent = details.unsent === true;
    if (details.status !== undefined) this.status = details.status;
    if (details.lasting !== undefined) this.lasting = details.lasting;
    if (details.hint !== undefined) this.hint = details.hint;
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs;
  }

  /** The failure code (design/engine.md). */
  get failureCode(): ProviderFailureCode {
    if (this.kind === 'timeout') return 'PROVIDER_TIMEOUT';
    if (this.kind === 'auth') return 'PROVIDER_AUTH_FAILED';
    if (this.kind === 'command-failed') return 'COMMAND_FAILED';
    if (this.kind === 'command-timeout') return 'COMMAND_TIMEOUT';
    return 'PROVIDER_ERROR';
  }

  /** Whether the same request may succeed a little later. */
  get retryable(): boolean {
    return RETRYABLE.has(this.kind);
  }
}

/** A part of the action itself cannot be loaded: exit code 4, never a provider's error. */
export class ModuleLoadError extends Error {
  override readonly name = 'ModuleLoadError';
}

// Loads parts of the action itself, whose failure is the action's own fault.

/** The module that `load` imports. Rejects with ModuleLoadError. */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const reason = errorText(cause);
    throw new ModuleLoadError(`a part of the action cannot be loaded: ${reason}`, { cause });
  }
}

// Which calls of an agent use a skill: what a test of it is judged by, and when its agent may be ended.

type AgentCall = Pick<ToolCall, 'name' | 'arguments' | 'argumentsUnknown'>;

/** What a test that is about skills and nothing else wants to know: such a run is over once that is known. */
interface SkillQuestion {
  readonly used: readonly string[];
  readonly notUsed: readonly string[];
}

/** Replies of its model after which an agent that has not used a skill will not. */
const MOST_TURNS = 3;

/** Whether the calls so far answer the question. */
export function isAnswered(
  { used, notUsed }: SkillQuestion,
  {
    calls,
    turns = 0,
  }: { readonly calls: readonly AgentCall[]; readonly turns?: number | undefined },
): boolean {
  const isUsed = (skill: string): boolean => calls.some((call) => usesSkill(call, skill) === true);
  if (turns > MOST_TURNS || notUsed.some(isUsed)) return true;
  return notUsed.length === 0 && used.every(isUsed);
}

/** The agents' own tools for skills: `Skill`, `skill`, `activate_skill`. */
const SKILL_TOOL = /^(?:(?:activate|use|load|invoke)_)?skill$/i;

/** A file that is written has not been read. */
const WRITING_TOOL = /write|edit|create|patch|replace|file_change|insert/i;

/**
 * Whether a call loads a skill: the agent's tool for skills names it, or anything reads its `SKILL.md`. Undefined where
 * nobody recorded the arguments of a call that may.
 */
export function usesSkill(
  { name, arguments: args, argumentsUnknown }: AgentCall,
  skill: string,
): boolean | undefined {
  const isOfSkills = SKILL_TOOL.test(name);
  if (!isOfSkills && WRITING_TOOL.test(name)) return false;
  if (argumentsUnknown === true) return undefined;
  // A skill of a plugin is called `plugin:skill`.
  return textsIn(args).some((text) =>
    isOfSkills ? text === skill || text.endsWith(`:${skill}`) : readsFileOf(text, skill),
  );
}

/** Whether a path, or a command, names the skill's `SKILL.md`. */
function readsFileOf(text: string, skill: string): boolean {
  const file = `${skill}/SKILL.md`;
  const plain = text.replaceAll('\\', '/');
  for (let at = plain.indexOf(file); at !== -1; at = plain.indexOf(file, at + 1)) {
    if (at === 0 || /[/\s"'=]/.test(plain.charAt(at - 1))) return true;
  }
  return false;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
