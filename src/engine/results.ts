/** What the engine produces: runs, aggregated results, gates. Property names are those of design/engine.md. */
import type { AssertionResult, FailureCode } from '../assertions/assertion.js';
import type {
  AgentFacts,
  ChangedFile,
  FinishReason,
  ProviderFailureCode,
  RunTrace,
  TokenUsage,
  ToolCall,
  ToolDefinition,
} from '../providers/provider.js';
import type { Gates } from '../config/generated/kindlm-config.js';
import type { SourceLocation, SourceSpan } from '../config/suite.js';
import { lengthOf } from '../basics/basics.js';

export type { RunTrace };

/** What a test asks. The runs of a test share one object, since there may be ten thousand of them. */
export interface RunInput {
  /** Values of the prompt's variables. */
  readonly vars: Readonly<Record<string, string>>;
  /** Of the first request, variables filled in. A trailing assistant message is a prefill. Empty for `command` tests. */
  readonly messages: readonly InputMessage[];
  /** Offered to the model. */
  readonly tools: readonly ToolDefinition[];
  /** Of a `command` test, with the values of its variables, as people read it. */
  readonly command?: string;
}

export interface InputMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** Pictures and PDFs beside it, of which nothing is kept but this. */
  readonly images?:
    | readonly {
        readonly path: string;
        readonly type: string;
        readonly bytes: number;
        readonly sha256: string;
      }[]
    | undefined;
}

/** A tool call of the model, and what it was answered with. */
export interface ToolCallResult extends Omit<ToolCall, 'response'> {
  /** Absent where an agent made the call itself and did not report the answer. */
  readonly result?: unknown;
}

/** One answered conversation turn of a run. */
export interface TurnResult {
  readonly label: string;
  /** The user message that the turn sent, if it sent one. */
  readonly user?: string | undefined;
  readonly outputText: string;
  readonly toolCalls: readonly ToolCallResult[];
}

/**
 * How a run came out. `errored`: a provider gave no answer. Unless it refused the request, the run says
 * nothing of the change. `not-run`: the
 * run was not started. `reused`: the base branch's run is used instead.
 */
export type TestRunOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'errored';
      readonly code: Exclude<ProviderFailureCode, 'COMMAND_FAILED' | 'COMMAND_TIMEOUT'>;
      readonly message: string;
      /** Present where a server refused a request: no outage, unless `answeredOnBase`. */
      readonly refused?: Refusal | undefined;
    }
  | {
      readonly kind: 'not-run';
      readonly reason: 'budget' | 'deadline' | 'stopped' | 'cancelled' | 'decided';
    }
  | { readonly kind: 'reused'; readonly sha: string; readonly passed: boolean };

/**
 * A request that its server refused, e.g. because it knows no such model: asked again, it would refuse it again. Or one at
 * which the user's own endpoint failed: that is no provider's outage either.
 */
export interface Refusal {
  /**
   * Whether the model under test refused, a judge, or the model that makes embeddings; `endpoint`: the config's own `http` or
   * `mcp` endpoint failed, whatever it was asked as.
   */
  readonly by: 'model' | 'judge' | 'embedding' | 'endpoint';
  /** The config's id of the model that was asked. */
  readonly modelId: string;
  /** HTTP status; absent where the protocol refuses under status 200, and where there was no reply. */
  readonly status?: number | undefined;
  /** The base branch's run had an answer to the same request: not the change but the provider is at fault. */
  readonly answeredOnBase?: true | undefined;
}

/** The result of one unit: a test, a model, a repeat. */
/** A changed file as reports show it: of one answer's patches 64 KB are kept, the smallest first. */
export type FileChange = Omit<ChangedFile, 'addedText' | 'patch'> & {
  readonly patch?: string | undefined;
};

export interface TestCaseRunResult {
  readonly testCaseName: string;
  readonly modelId: string;
  /** From 0. */
  readonly runIndex: number;
  /** Absent where nothing was asked, and where the input `outputs` leaves it out. */
  readonly input?: RunInput | undefined;
  readonly outputText: string;
  /** JSON that was reported beside the text; absent where there is none. */
  readonly outputJson?: unknown;
  /** What the model thought before its words, all turns together; shown, and not judged. */
  readonly thoughts?: string | undefined;
  /** Their length in UTF-16 code units, also where the input `outputs` leaves them out. */
  readonly thoughtCharacters?: number;
  readonly toolCalls: readonly ToolCallResult[];
  /**
   * What the traces of a `command` show of the run. Its steps are those of a run that did not pass; of one that passed,
   * it is here only where something of the traces is missing.
   */
  readonly trace?: RunTrace | undefined;
  /** Of a `command` that is an agent whose events are known. */
  readonly agent?: AgentFacts | undefined;
  /** What an agent changed in its workspace; absent where it has none, and where the input `outputs` leaves it out. */
  readonly changes?: readonly FileChange[] | undefined;
  /** Present for `conversation` tests. */
  readonly turns?: readonly TurnResult[];
  readonly assertions: readonly AssertionResult[];
  /** Model calls under test only, of the attempts that succeeded, without waiting. */
  readonly latencyMs: number;
  /** Stored answers without a latency: `latencyMs` measures nothing, and counts in no mean. */
  readonly latencyUnstated?: true;
  readonly tokenUsage: TokenUsage;
  /** USD of the run's own model calls plus its judge and embedding calls; null when a price is unknown. */
  readonly costEstimateUsd: number | null;
  readonly finishReason?: FinishReason;
  /** The answer was cut at maxTokens. */
  readonly truncated: boolean;
  readonly outcome: TestRunOutcome;
  /** Model calls sent for this run, retries and judges included. */
  readonly callCount: number;
  /** What the replies named as their model, by the config's id of the model; judges included. Absent: they named none. */
  readonly repliedModels?: Readonly<Record<string, readonly string[]>>;
  /**
   * Equal for repeats that got one and the same answer, by the ids of its replies: a cache between the action and the
   * model gave it again. Absent where replies have no ids.
   */
  readonly sampleId?: string;
  /** Stored answers of this run (judges included) that nothing ties to their question: without a hash, or of a program without `dependsOn`. */
  readonly unboundAnswers?: number;
  /** The tool loop ended at maxTurns while the model still called tools. */
  readonly turnLimitReached: boolean;
  /** The input `outputs` left question and answer out of this run, so empty texts here say nothing. */
  readonly outputOmitted?: true;
  /** Its calls are kept by name only, and its trace without its steps: the report would have been too large. */
  readonly callsShortened?: true;
  /** Details of its checks, or of one that passed all but judges', were left out: the report would have been too large. */
  readonly checksOmitted?: true;
}

export interface ScoreSummary {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export type TestStatus = 'passed' | 'failed' | 'errored' | 'not-run';

/** The run of the base branch whose result stands for this one. */
export interface ReusedFrom {
  /** Its commit; `unknown` where its report names none. Foreign text. */
  readonly sha: string;
  readonly runId?: number | undefined;
  /** ISO 8601. */
  readonly finishedAt: string;
}

/** Who says whether a test passed, where we do not. */
interface CheckedBy {
  /** Name of the entry of `results`. */
  readonly entry: string;
  /** e.g. `vitest` */
  readonly harness: string;
}

/** What became of a harness, an entry of `results`. */
export interface HarnessFacts extends CheckedBy {
  readonly location: SourceLocation;
  /**
   * Of all its runs the worst: `whole`, also where it is not known; `failed`: with an exit code other than 0; `timeout`: past
   * its own time; `stopped`: by the end of our run.
   */
  readonly ended: 'whole' | 'failed' | 'timeout' | 'stopped';
  /** Its runs. */
  readonly repeat: number;
  /** The inputs of the same names, where they are set: what they leave out is not missing. */
  readonly tests?: readonly string[] | undefined;
  readonly models?: readonly string[] | undefined;
}

/** All runs of one test against one model. */
export interface AggregatedTestResult {
  readonly testCaseName: string;
  readonly modelId: string;
  /** A harness ran it, and its words are its checks'; see docs/results.md. */
  readonly checkedBy?: CheckedBy | undefined;
  readonly runCount: number;
  /** So many of the runs must pass for the result to pass; absent where all must. */
  readonly minPasses?: number | undefined;
  /** Asked at temperature 0 or with a seed: its runs are one answer, and count as one where answers are counted. */
  readonly oneAnswer?: true | undefined;
  readonly passed: boolean;
  /** 0 to 1: share of answers whose assertions all passed. */
  readonly passRate: number;
  /** By `<assertionType>:<label>`. */
  readonly assertionScores: Readonly<Record<string, ScoreSummary>>;
  /** Unique, in order of first appearance. */
  readonly failureCodes: readonly FailureCode[];
  readonly latencyAvgMs: number;
  readonly totalCostUsd: number;
  readonly totalTokens: number;
  readonly runs: readonly TestCaseRunResult[];
  /** It was not asked: its runs are the base branch's. */
  readonly reused?: ReusedFrom | undefined;
  /** Repeats beyond those that count: for the comparison with the base branch, and for nothing else. */
  readonly extraRuns?: readonly TestCaseRunResult[] | undefined;
  /**
   * `failed`: more runs failed than may. `errored`: not passed, because other runs ended with a provider error.
   * `not-run`: not decided, because runs were not asked once the verdict was certain without them.
   */
  readonly status: TestStatus;
  /** The test's line in the config. */
  readonly location: SourceLocation;
  /** Where to comment on it: the lines that it is made of. */
  readonly sources: readonly SourceSpan[];
  /** Patterns of the files that its answers depend on, as the config writes them. */
  readonly dependsOn?: readonly string[] | undefined;
  /** What a row of cases says of the test, for people who open it in a report. */
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly tags: readonly string[];
  /** Types of the assertions that the test has, run or not. */
  readonly assertionTypes: readonly string[];
  /** Codes that no answer can get, although the test has assertions of the type that gives them. Absent: none. */
  readonly impossibleCodes?: readonly FailureCode[] | undefined;
  /** The test has no assertion that an answer could fail, so it passes whatever the model says. */
  readonly assertsNothing: boolean;
  /** What the model is asked, as 43 characters of base64url; null where it cannot be known. See identity.ts. */
  readonly requestHash: string | null;
  /** What is made of the answers, likewise. */
  readonly checksHash: string;
  /** Of a `command` whose request is known: the program that answers, whatever it is asked. */
  readonly programHash?: string | undefined;
  /** Of a test with tools of MCP servers: what they list, and all else that is asked. */
  readonly listedHash?: string | undefined;
  readonly unlistedHash?: string | undefined;
}

/** A key of the config's `gates`. */
/** Settings that stand among the gates and say how one of them is meant, not what to stop at. */
type GateSetting = 'notWorseMargin';

/** Gates of `mode: parts`, which has no others. */
export type PartsGate = 'unnoticedPartsMax' | 'harmfulPartsMax';

export type GateName = Exclude<keyof Gates, GateSetting | PartsGate>;

/**
 * Why a gate had nothing to measure. `nothing-asked`: no test gives it data. `provider-errors`, `no-answers`: tests
 * would have, and every such run ended with a provider error or without an answer to look at. `no-base-report`: there
 * is nothing to compare with. `too-little-data`: there was something to measure, and no answers of this run could have
 * failed the gate. `unknown`: answers do not say what the gate measures, such as their cost.
 */
export type NoDataReason =
  | 'nothing-asked'
  | 'provider-errors'
  | 'no-answers'
  | 'unknown'
  | 'no-base-report'
  | 'other-version'
  | 'other-judge'
  | 'too-little-data';

export interface GateResult {
  readonly gateName: GateName;
  readonly passed: boolean;
  readonly actual: number;
  readonly threshold: number;
  /** Of `reliabilityMin`: how many tries in a row must pass. */
  readonly tries?: number | undefined;
  readonly message: string;
  /** Present where nothing was there to measure: a gate that passes then is shown as not exercised. */
  readonly noData?: NoDataReason | undefined;
  /** With `unknown`: how many answers do not say it. */
  readonly unknownAnswers?: number | undefined;
}

export interface GateEvaluation {
  readonly passed: boolean;
  readonly gates: readonly GateResult[];
}

/** A test that was left out, and why. Counts in `skipped` only. */
export interface SkippedTest {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly location: SourceLocation;
}

/** Why a run ended before all its units were done. */
export type Interruption =
  | { readonly kind: 'deadline'; readonly maxMinutes: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'auth'; readonly message: string };

export type ExitCode = 0 | 1 | 2 | 3 | 4;

export type RunOutcome = 'passed' | 'failed' | 'error';

export interface Verdict {
  readonly result: RunOutcome;
  /** What the gates said, also under `fail-on: never`. */
  readonly exitCode: ExitCode;
  /** One line for people: which gate, actual against threshold, the worst failing test; or what went wrong. */
  readonly reason: string;
}

/** Where answers come from, as the input `responses` says. */
export type ResponseSource = 'live' | 'record' | 'replay' | 'cache';

/** About how many characters a run's question and answer take in a report. */
export function charactersOf({
  input,
  outputText,
  outputJson,
  thoughts,
  toolCalls,
  changes,
  turns,
}: TestCaseRunResult): number {
  return lengthOf([input, outputText, outputJson, thoughts, toolCalls, changes, turns]);
}
