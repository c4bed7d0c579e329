/** The assertion interface (design/engine.md): what an assertion gets and what it returns. */
import type { Expect } from '../config/generated/kindlm-config.js';
import type { JsonSchemaSource } from '../config/suite.js';
import type { ProviderError, ToolCall, UnknownCalls } from '../providers/provider.js';
import type { Sandbox } from '../sandbox/sandbox.js';
import type { AssertionMetadata } from './metadata.js';

/** Failure codes, as design/engine.md lists them. */
export const FAILURE_CODES = [
  'SCHEMA_INVALID',
  'SCHEMA_PARSE_ERROR',
  'PII_DETECTED',
  'KEYWORD_DENIED',
  'KEYWORD_MISSING',
  'CONTAINS_FAILED',
  'NOT_CONTAINS_FAILED',
  'MAX_LENGTH_EXCEEDED',
  'JUDGE_BELOW_THRESHOLD',
  'TOOL_CALL_MISSING',
  'TOOL_CALL_UNEXPECTED',
  'TOOL_CALL_ARGS_MISMATCH',
  'TOOL_CALL_ORDER_WRONG',
  'TOOL_CALL_ARGS_SCHEMA_INVALID',
  'TRAJECTORY_MISMATCH',
  'DRIFT_EXCEEDED',
  'PROVIDER_TIMEOUT',
  'PROVIDER_AUTH_FAILED',
  'PROVIDER_ERROR',
  'INTERNAL_ERROR',
  'LATENCY_EXCEEDED',
  'COST_EXCEEDED',
  'EMPTY_OUTPUT',
  'MAX_TURNS_EXCEEDED',
  'BUDGET_EXCEEDED',
  'COMMAND_FAILED',
  'COMMAND_TIMEOUT',
  'JAVASCRIPT_FAILED',
  'JAVASCRIPT_ERROR',
  'SIMILARITY_BELOW_THRESHOLD',
  'FORMAT_INVALID',
  'CONCISENESS_FAILED',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export interface AssertionResult {
  /** Type of the assertion, e.g. `schema`, `pii`, `judge`; `provider` for a run that ended with a provider error. */
  readonly assertionType: string;
  /** Name of this check, unique enough to aggregate by. */
  readonly label: string;
  readonly passed: boolean;
  /** 0 to 1; 1 is perfect. */
  readonly score: number;
  readonly failureCode?: FailureCode | undefined;
  readonly failureMessage?: string;
  /** Shown, but it decides nothing: the test's `threshold` does, or its weight is 0. */
  readonly advisory?: true | undefined;
  readonly metadata?: AssertionMetadata | undefined;
}

/** What `evaluate` returns: a result, and the texts that no report may show in full. */
export interface AssertionOutcome extends AssertionResult {
  /** Personal data found in the output, as found; the engine redacts it wherever the run appears and drops this field. */
  readonly sensitiveText?: readonly string[];
  /** The check could not be made, because a provider failed: the run is errored. The engine drops this field. */
  readonly providerFailed?: true;
}

/** A tool call together with the response that the model got: simulated, or an agent's own. */
export type AnsweredToolCall = ToolCall;

/**
 * The tools that were called, or why that is not known: what reads them says what holds then, since what nobody saw
 * is not "not called".
 */
export type CallsOfRun =
  | { readonly kind: 'known'; readonly calls: readonly AnsweredToolCall[] }
  | { readonly kind: 'unknown'; readonly why: UnknownCalls };

const UNKNOWN = 'Which tools were called is not known:';

/** Why it is not known, as a sentence without its full stop. */
export const UNKNOWN_CALLS_TEXT: Readonly<Record<UnknownCalls, string>> = {
  untold: `${UNKNOWN} the command printed no calls, nor \`toolCalls\`, and sent no traces that tell (docs/agents.md)`,
  lost: `${UNKNOWN} of the command's traces an export was refused or cut off, or there were more spans than are kept (docs/agents.md)`,
  'not-at-path': `${UNKNOWN} the reply does not have the place in which \`toolCallsPath\` looks for them`,
  unlisted: `${UNKNOWN} the endpoint has no \`toolCallsPath\`, or is an MCP tool, which returns only its answer`,
};

/** What guardrails read: `unread` where there were calls whose arguments are not in it. */
interface GuardedText {
  readonly text: string;
  readonly unread?: UnknownCalls;
}

/** What a guardrail reads; `unread`: why calls may have had arguments that are not in it, so that it cannot pass. */
export function guardedText({
  outputText,
  transcript = outputText,
  guarded = { text: transcript },
}: AssertionContext): { readonly text: string; readonly unread?: string } {
  const { text, unread } = guarded;
  return { text, ...(unread === undefined ? {} : { unread: UNKNOWN_CALLS_TEXT[unread] }) };
}

/** A question to a judge model. */
export interface JudgeQuestion {
  /** Config id of the judge model. */
  readonly modelId: string;
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the reply, for providers with structured output. */
  readonly responseSchema: Readonly<Record<string, unknown>>;
  /** The random fence inside `user`; left out of the request's hash. */
  readonly boundary: string;
  /** What is asked, as recordings and logs name it, e.g. the criterion. */
  readonly label: string;
  /** Number of this asking, from 0: several passes are independent samples, a repeated question is a new one. */
  readonly attempt: number;
}

export interface JudgeReply {
  readonly text: string;
  /** The reply was cut off at this many tokens. */
  readonly cutAtTokens?: number;
  /** Config id of the model that answered. */
  readonly modelId: string;
}

/** Model access for assertions. Calls go through the run's pool, budget and recordings; they throw ProviderError. */
export interface AssertionModels {
  ask(question: JudgeQuestion): Promise<JudgeReply>;
  /** Vectors for the texts, or `unsupported` where the provider has no embeddings or its server refused to make any. `label` names the call in recordings. */
  embed(
    texts: readonly string[],
    label: string,
  ): Promise<
    | { readonly kind: 'vectors'; readonly vectors: readonly (readonly number[])[] }
    | { readonly kind: 'unsupported'; readonly refusal?: ProviderError }
  >;
}

export interface AssertionContext {
  readonly outputText: string;
  /** JSON that was reported beside the text: JSON checks judge it in place of the text. Undefined: there is none. */
  readonly outputJson?: unknown;
  /**
   * All that the model said, turn by turn, beside its tool calls too, and the JSON that it reported; absent where
   * `outputText` is all there is. Guardrails look at it: what was said in an early turn has been said.
   */
  readonly transcript?: string;
  /** The same with the arguments of its tool calls: what must not be said must not be sent to a tool either. */
  readonly guarded?: GuardedText;
  readonly toolCalls: CallsOfRun;
  /** The baseline's output for this test and model, where there is one. */
  readonly baselineText?: string | undefined;
  /** Milliseconds of the run's model calls, without waiting and retries. */
  readonly latencyMs: number;
  /** A stored answer states no latency, so `latencyMs` says too little. */
  readonly latencyUnstated?: boolean;
  /** USD of the run's own model calls; null when it is not known. */
  readonly costUsd: number | null;
  /** The model has a price, and its replies state no token usage to apply it to. */
  readonly usageUnstated?: boolean;
  readonly models: AssertionModels;
}

export interface Assertion {
  /** Type identifier; gates tell probabilistic types (`judge`, `drift`) from the rest by it. */
  readonly type: string;
  /** It has something to judge, or nothing to find, in a run that called tools and said nothing. */
  readonly judgesWithoutText?: true;
  /** Evaluates one output. Never throws for what the output holds; ProviderError when a judge or embedding call fails. */
  evaluate(context: AssertionContext): Promise<readonly AssertionOutcome[]>;
}

// What a kind of assertion is made of; registry.ts lists them all.

export interface AssertionDeps {
  /** JSON Schema files by the path that the config writes (`Suite.schemas`). */
  readonly schemas: ReadonlyMap<string, JsonSchemaSource>;
  /** Config id of the judge model for criteria that name none. */
  readonly judgeModel: string;
  /** A new unguessable token (letters and digits) that fences judged text. */
  readonly randomBoundary: () => string;
  readonly sandbox: Sandbox;
}

export interface AssertionKind {
  /** `assertionType` of its results. */
  readonly type: string;
  /** The assertions of this kind that the `expect` blocks of one test, or of one turn, ask for; none is common. */
  create(expects: readonly Expect[], deps: AssertionDeps): readonly Assertion[];
  /** Whether `create` would return any. */
  isIn(expects: readonly Expect[]): boolean;
  /** Whether any answer could fail one of them, which a limit such as `minScore: 0` rules out; `isIn` unless given. */
  canFail?(expects: readonly Expect[]): boolean;
}

// Short ways to write a result: passed with score 1, failed with score 0.

/** A check that passed. */
export function passed(assertionType: string, label: string): AssertionOutcome {
  return { assertionType, label, passed: true, score: 1 };
}

/** A check that failed: why, as a code and as a sentence. */
export function failed(
  assertionType: string,
  label: string,
  failureCode: FailureCode,
  failureMessage: string,
): AssertionOutcome {
  return {
    assertionType,
    label,
    passed: false,
    score: 0,
    failureCode,
    failureMessage,
  };
}
