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
import { lengthOf, mean, meanOrNothing } from '../basics/basics.js';
import type { Outcome, RunOutcomes } from '../statistics/intervals.js';

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

/** A changed file as reports show it: of one answer's patches 64 KB are kept, the smallest first. */
export type FileChange = Omit<ChangedFile, 'addedText' | 'patch'> & {
  readonly patch?: string | undefined;
};

/** The result of one unit: a test, a model, a repeat. */
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
   * its own time; `stopped`: by the end of our run; `none`: nothing that can be read; `left-out`: the input `tags` left it
   * out.
   */
  readonly ended: 'whole' | 'failed' | 'timeout' | 'stopped' | 'none' | 'left-out';
  /** Its runs. */
  readonly repeat: number;
  /** The inputs of the same names, where they are set: what they leave out is not missing. */
  readonly tests?: readonly string[] | undefined;
  readonly models?: readonly string[] | undefined;
  readonly sample?: Sample | undefined;
  /** What `sample` came to, where it left tests out. */
  readonly sampled?: SampleSize | undefined;
}

/** The input `sample`: so many of the cases of each suite, or a share of them, in percent above 0. */
export type Sample =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'share'; readonly percent: number };

/** How many of the cases are asked, of those that the filters keep. */
export interface SampleSize {
  readonly asked: number;
  readonly cases: number;
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
  /** A harness skipped it, and not the config. */
  readonly checkedBy?: CheckedBy | undefined;
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

/** What a run may count as. */
type RunFact =
  | 'passed'
  /** It was done, and did not pass: a budget's refusal is a failure, too. */
  | 'failed'
  /** The model answered, well or not: latency and cost of other runs are those of nothing. */
  | 'answered'
  /** It neither passed nor failed, since a provider gave no answer or the job ended before it: it counts as not passed. */
  | 'errored'
  /** It is errored, and no cancelled job is to blame. */
  | 'lost'
  /** It is errored and says nothing of the change, so it is left out of the second gate evaluation. */
  | 'outage'
  /** A server refused it that had answered for nobody: asked again, it would refuse it again. */
  | 'refused'
  /** It is neither well nor badly done: it was not needed, or the job was cancelled. */
  | 'notRun'
  /** It was not asked because the verdict was certain without it. */
  | 'unneeded'
  /** The job was cancelled before the run had ended: no provider is to blame, and no test. */
  | 'cancelled';

type RunFacts = Readonly<Record<RunFact, boolean>>;

const NO_FACTS: RunFacts = {
  passed: false,
  failed: false,
  answered: false,
  errored: false,
  lost: false,
  outage: false,
  refused: false,
  notRun: false,
  unneeded: false,
  cancelled: false,
};

function facts(...held: readonly RunFact[]): RunFacts {
  return { ...NO_FACTS, ...Object.fromEntries(held.map((fact) => [fact, true])) };
}

/** The one table of what each ending of a run counts as, for status, gates, comparison and views. */
const COUNTS_AS = {
  passed: facts('passed', 'answered'),
  failed: facts('failed', 'answered'),
  // A refused request is not an outage, unless the base branch's run had an answer to the same one.
  refused: facts('errored', 'lost', 'refused'),
  noAnswer: facts('errored', 'lost', 'outage'),
  budget: facts('failed'),
  deadline: facts('errored', 'lost', 'outage'),
  stopped: facts('errored', 'lost', 'outage'),
  cancelled: facts('errored', 'outage', 'notRun', 'cancelled'),
  decided: facts('notRun', 'unneeded'),
  reusedPass: facts('passed', 'answered'),
  reusedFailure: facts('failed', 'answered'),
} as const;

function endingOf(outcome: TestRunOutcome): keyof typeof COUNTS_AS {
  switch (outcome.kind) {
    case 'errored':
      return outcome.refused === undefined || outcome.refused.answeredOnBase === true
        ? 'noAnswer'
        : 'refused';
    case 'not-run':
      return outcome.reason;
    case 'reused':
      return outcome.passed ? 'reusedPass' : 'reusedFailure';
    case 'passed':
    case 'failed':
      return outcome.kind;
  }
}

export function countsAs({ outcome }: Pick<TestCaseRunResult, 'outcome'>): RunFacts {
  return COUNTS_AS[endingOf(outcome)];
}

/** How many runs of a result were asked, or refused by a budget or an interruption: all but those that were not needed. */
export function askedRuns({ runs }: Pick<AggregatedTestResult, 'runs'>): number {
  return runs.filter((run) => !countsAs(run).notRun).length;
}

/** Whether an assertion failed, and its run with it: an advisory one is shown and decides nothing. */
export function decidedAgainst({ passed, advisory }: AssertionResult): boolean {
  return !passed && advisory !== true;
}

/** Whether a run shows what must never happen: it fails the result alone, whatever `minPasses` allows. */
export function failsResult({ assertions }: TestCaseRunResult): boolean {
  return assertions.some((one) => one.failsResult === true && decidedAgainst(one));
}

/** Whether a run's latency measures something: it was answered, and no stored answer lacks its latency. */
export function wasTimed(run: TestCaseRunResult): boolean {
  return countsAs(run).answered && run.latencyUnstated !== true;
}

// What a result's own runs say: outcomes by repeat, and the mean of what was measured in them.

/** What a comparison needs of a result, whichever run reported it. */
export type ComparableResult = Pick<
  AggregatedTestResult,
  | 'testCaseName'
  | 'modelId'
  | 'checkedBy'
  | 'passed'
  | 'oneAnswer'
  | 'requestHash'
  | 'checksHash'
  | 'programHash'
  | 'listedHash'
  | 'unlistedHash'
  | 'assertionScores'
  | 'runs'
  | 'extraRuns'
>;

/** One run (job) of one result. Means are of a repeat; undefined where nothing was measured. */
export interface MeasuredRun {
  readonly outcomes: RunOutcomes;
  /** 0 to 1. */
  readonly judge: number | undefined;
  readonly latencyMs: number | undefined;
  readonly costUsd: number | undefined;
}

/** Which of a result's runs count, and how. */
export interface Counting {
  /** Whether an answer counts. */
  readonly keeps?: ((run: TestCaseRunResult, result: ComparableResult) => boolean) | undefined;
  /** The base branch had an answer where this run was refused: that is a failure, and the change's. */
  readonly refusedFails?: boolean | undefined;
}

/** The same of several jobs on one commit: an answer that a cache gave to two of them counts in the first. */
export function measureAll(
  results: readonly ComparableResult[],
  counting: Counting = {},
): readonly MeasuredRun[] {
  const seen = new Set<string>();
  return results.map((result) => measure(result, counting, seen));
}

/** Repeats beyond those that count are asked for the comparison. */
export function allRuns({
  runs,
  extraRuns,
}: Pick<ComparableResult, 'runs' | 'extraRuns'>): readonly TestCaseRunResult[] {
  return extraRuns === undefined ? runs : [...runs, ...extraRuns];
}

/**
 * What a result's own runs say; those reused from the base branch say nothing new.
 * @param seen sample ids that have been counted
 */
export function measure(
  result: ComparableResult,
  { keeps, refusedFails }: Counting = {},
  seen = new Set<string>(),
): MeasuredRun {
  const outcomes: Outcome[] = [];
  const latencies: number[] = [];
  const costs: number[] = [];
  const left: TestCaseRunResult[] = [];
  let refused = 0;
  for (const run of allRuns(result)) {
    if (refusedFails === true && countsAs(run).refused) {
      outcomes.push(0);
      refused += 1;
    }
    const outcome = outcomeOf(run);
    if (outcome === undefined) continue;
    if (keeps?.(run, result) === false) {
      left.push(run);
      continue;
    }
    const { sampleId } = run;
    // One answer, however often it was given: as it was judged first, whatever that was. (A gate, which must not depend on
    // the order in which runs end, counts it once each way: `ownAnswers`, engine/evaluate/gate-definitions.ts.)
    if (sampleId !== undefined && seen.has(sampleId)) continue;
    if (sampleId !== undefined) seen.add(sampleId);
    outcomes.push(outcome);
    if (run.latencyUnstated !== true) latencies.push(run.latencyMs);
    if (run.costEstimateUsd !== null) costs.push(run.costEstimateUsd);
  }
  const answers = outcomes.length - refused;
  return {
    outcomes,
    judge: answers === 0 ? undefined : judgeMeanOf(result, left),
    latencyMs: meanOrNothing(latencies),
    // A mean without the runs of unknown price would compare something else.
    costUsd: costs.length === answers ? meanOrNothing(costs) : undefined,
  };
}

/** Undefined: the run says nothing of the change, since a provider failed it or it was not asked here. */
export function outcomeOf({ outcome }: TestCaseRunResult): Outcome | undefined {
  switch (outcome.kind) {
    case 'passed':
      return 1;
    case 'failed':
      return 0;
    case 'errored':
    case 'not-run':
    case 'reused':
      return undefined;
  }
}

/** Whether all that there is of a result are the base branch's own runs. */
export function hasOnlyReusedRuns({ runs }: ComparableResult): boolean {
  return runs.length > 0 && runs.every(({ outcome }) => outcome.kind === 'reused');
}

/** The mean of the criteria's means; without the runs that do not count, where there are such. */
function judgeMeanOf(
  { assertionScores, runs }: ComparableResult,
  left: readonly TestCaseRunResult[],
): number | undefined {
  const scores = new Map<string, number[]>();
  if (left.length === 0) {
    for (const [key, score] of Object.entries(assertionScores)) {
      if (key.startsWith('judge:')) scores.set(key, [score.mean]);
    }
  }
  for (const run of left.length === 0 ? [] : runs.filter((one) => !left.includes(one))) {
    for (const { assertionType, label, score } of run.assertions) {
      if (assertionType === 'judge') scores.set(label, [...(scores.get(label) ?? []), score]);
    }
  }
  return meanOrNothing([...scores.values()].map(mean));
}

/** With what is reused: it is no new observation, but a suite's totals without it would be those of another suite. */
export function measureWithReused(result: ComparableResult): MeasuredRun {
  if (!hasOnlyReusedRuns(result)) return measure(result);
  const runs = result.runs.map((run) =>
    run.outcome.kind === 'reused'
      ? { ...run, outcome: { kind: run.outcome.passed ? 'passed' : 'failed' } as const }
      : run,
  );
  return measure({ ...result, runs });
}
