/** Generated from src/report/report.schema.json by `npm run generate`. Do not edit. */
import type { AgentFacts } from '../../providers/provider.js';
import type { AssertionResult } from '../../assertions/assertion.js';
import type { FailureCode } from '../../assertions/assertion.js';
import type { RunTrace } from '../../providers/provider.js';
import type { SourceLocation } from '../../config/suite.js';
import type { SourceSpan } from '../../config/suite.js';
import type { TokenUsage } from '../../providers/provider.js';
import type { ToolDefinition } from '../../providers/provider.js';
/** All runs of one test against one model. */
export interface AggregatedTestResult {
  /** Name of the test. */
  readonly testCaseName: string;
  /** The config's id of the model; `command` for command tests. */
  readonly modelId: string;
  /** The harness that ran it, whose words are its checks'; absent where we asked. */
  readonly checkedBy?: CheckedBy | undefined;
  /** Number of answers. */
  readonly runCount: number;
  /** Whether every answer passed. */
  readonly passed: boolean;
  /** So many of the runs must pass for the result to pass. Absent: all. */
  readonly minPasses?: number | undefined;
  /** Asked at temperature 0 or with a seed: its runs are one answer, and count as one where answers are counted. */
  readonly oneAnswer?: true | undefined;
  /** Share of answers that passed. */
  readonly passRate: number;
  /** Scores by `<assertionType>:<label>`. */
  readonly assertionScores: Readonly<Record<string, ScoreSummary>>;
  /** Unique, in order of first appearance. */
  readonly failureCodes: readonly FailureCode[];
  /** Mean of the runs' latencies, in milliseconds. */
  readonly latencyAvgMs: number;
  /** USD; unknown prices count as 0. */
  readonly totalCostUsd: number;
  /** Tokens of all runs. */
  readonly totalTokens: number;
  /** In repeat order. */
  readonly runs: readonly TestCaseRunResult[];
  /** `failed`: more runs failed than may. `errored`: not passed, because other runs ended with a provider error. `not-run`: not decided, because runs were not asked once the verdict was certain without them. */
  readonly status: 'passed' | 'failed' | 'errored' | 'not-run';
  readonly reused?: ReusedFrom | undefined;
  /** Repeats beyond those that count: for the comparison with the base branch, and for nothing else. */
  readonly extraRuns?: readonly TestCaseRunResult[] | undefined;
  /** The test's line in the config. */
  readonly location: SourceLocation;
  /** The lines that the test is made of: a review comment about it is placed there where a change touches them. */
  readonly sources: readonly SourceSpan[];
  /** Patterns of the files that the test's answers depend on: those of the test, of its printed prompt, and its images. */
  readonly dependsOn?: readonly string[] | undefined;
  /** The test's tags. */
  readonly tags: readonly string[];
  /** Types of the assertions that the test has, run or not. */
  readonly assertionTypes: readonly string[];
  /** Codes that no answer can get, although the test has assertions of the type that gives them. */
  readonly impossibleCodes?: readonly FailureCode[] | undefined;
  /** Identity of what the model is asked; null where it cannot be known. docs/comparison.md says what is in it. */
  readonly requestHash: string | null;
  /** Identity of what is made of the answers. */
  readonly checksHash: string;
  /** Of a command whose request is known: identity of the program, whatever it is asked. Where both sides have the same, another version of an agent is not the change's own doing. */
  readonly programHash?: string | undefined;
  /** Of a test with tools of MCP servers: identity of what they list. */
  readonly listedHash?: string | undefined;
  /** Of such a test: identity of all else that is asked, the files of the servers among it. */
  readonly unlistedHash?: string | undefined;
  /** What a row of cases says of the test (`__description`). */
  readonly description?: string | undefined;
  /** What a row of cases says of the test (`__metadata:*`), by name. */
  readonly metadata?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** The test has no assertion that an answer could fail, so it passes whatever the model says. */
  readonly assertsNothing: boolean;
}

/** All gates of a suite. */
export interface GateEvaluation {
  /** Whether every gate passed. */
  readonly passed: boolean;
  /** The document's gates in its order, then the action's own. */
  readonly gates: readonly GateResult[];
}

/** A harness. */
export interface HarnessFacts {
  /** Name of the entry of `results`. */
  readonly entry: string;
  /** e.g. `vitest`. */
  readonly harness: string;
  /** The entry's line in the config. */
  readonly location: SourceLocation;
  /** Of all its runs the worst. `whole`: as it should, or it is not known; `failed`: with an exit code other than 0; `timeout`: past its own time; `stopped`: by the end of the action's run; `none`: nothing that can be read; `left-out`: the input `tags` left it out. */
  readonly ended: 'whole' | 'failed' | 'timeout' | 'stopped' | 'none' | 'left-out';
  /** Its runs. */
  readonly repeat: number;
  /** The input `tests`, where it is set. */
  readonly tests?: readonly string[] | undefined;
  /** The input `models`, where it is set. */
  readonly models?: readonly string[] | undefined;
  /** The input `sample`, where it is set. */
  readonly sample?:
    | {
        /** So many tests. */
        readonly kind: 'count';
        /** How many. */
        readonly count: number;
      }
    | {
        /** A share of the tests. */
        readonly kind: 'share';
        /** In percent. */
        readonly percent: number;
      }
    | undefined;
  /** What the input `sample` came to, where it left tests out. */
  readonly sampled?: SampleSize | undefined;
}

/** A test left out by `skip: true`, or by the harness that has it. */
export interface SkippedTest {
  /** Name of the test. */
  readonly testCaseName: string;
  /** The harness that skipped it; absent where the config did. */
  readonly checkedBy?: CheckedBy | undefined;
  /** The config's id of the model. */
  readonly modelId: string;
  readonly location: SourceLocation;
}

/** Why the run ended before all its units were done. */
export type Interruption =
  | {
      readonly kind: 'deadline';
      /** The deadline in minutes. */
      readonly maxMinutes: number;
    }
  | {
      readonly kind: 'signal';
      /** Name of the signal, e.g. `SIGTERM`. */
      readonly signal: string;
    }
  | {
      readonly kind: 'auth';
      /** What the provider said. */
      readonly message: string;
    };

/** What the gates said, also under `fail-on: never`. */
export interface Verdict {
  /** `error`: the run could not be judged (exit codes 2 to 4). */
  readonly result: 'passed' | 'failed' | 'error';
  /** 0 passed, 1 a gate failed, 2 config or recording invalid, 3 provider error, 4 internal error. */
  readonly exitCode: 0 | 1 | 2 | 3 | 4;
  /** One line: which gate, actual against threshold and the worst failing test, or what went wrong. */
  readonly reason: string;
}

/** A judge (criterion, rubric, model) held against answers that people have judged. */
export interface JudgeCheck {
  /** What the judge looks for. */
  readonly criteria: string;
  /** Its rubric. */
  readonly rubric?: string | undefined;
  /** Config id of the model that judges. */
  readonly judgeModel: string;
  /** Lowest score that passes. */
  readonly minScore: number;
  /** File of the labels, relative to the workspace. */
  readonly file: string;
  /** Hash of the judge, its question and the labels; equal: nothing needs to be asked again. */
  readonly identity: string;
  /** Where the scores come from. */
  readonly source:
    | {
        /** This run asked. */
        readonly kind: 'asked';
      }
    | {
        /** A run of the base branch asked. */
        readonly kind: 'base';
        /** Its commit. */
        readonly sha?: string | undefined;
        /** When it ended, ISO 8601. */
        readonly finishedAt: string;
      };
  /** What the judge's replies named as their model, sorted. */
  readonly versions: readonly string[];
  /** Each labelled answer once. */
  readonly verdicts: readonly {
    /** Line of the file of labels, from 1. */
    readonly line: number;
    /** Which answer it is: the same text has the same id in every report. */
    readonly answer: string;
    /** What people say. */
    readonly good: boolean;
    /** The judge's; null: there is none. */
    readonly score: number | null;
    /** Whether the judge passes it; null as the score. */
    readonly passed: boolean | null;
  }[];
  /** Labels with a score, and on how many of them the judge is right. */
  readonly counts: {
    /** Good answers that it passed. */
    readonly passGood: number;
    /** Good answers. */
    readonly good: number;
    /** Bad answers that it stopped. */
    readonly failBad: number;
    /** Bad answers. */
    readonly bad: number;
  };
  /** Labels without a score. */
  readonly lost: number;
  /** Why the first of them has none. */
  readonly lostBecause?: string | undefined;
  /** What the labels say for certain (95 %, one-sided, of each rate). */
  readonly state: 'trusted' | 'not trusted' | 'too few labels';
  /** What both rates must reach. */
  readonly min: number;
  /** Share of good answers that it passes. */
  readonly sensitivity: {
    /** 0 to 1; null: there is nothing to count. */
    readonly share: number | null;
    /** Lower end of the 95 % interval (Wilson). */
    readonly low: number;
    /** Upper end. */
    readonly high: number;
  };
  /** Share of bad answers that it stops. */
  readonly specificity: {
    /** 0 to 1; null: there is nothing to count. */
    readonly share: number | null;
    /** Lower end of the 95 % interval (Wilson). */
    readonly low: number;
    /** Upper end. */
    readonly high: number;
  };
  /** Labels of good answers that it takes to trust a judge that goes on so; null: more will not help. */
  readonly askedGood: number | null;
  /** The same of bad answers. */
  readonly askedBad: number | null;
  /** Area under the curve of its scores. */
  readonly auc?:
    | {
        /** Share of pairs of a good and a bad answer in the right order. */
        readonly auc: number;
        /** Its standard deviation. */
        readonly sd: number;
      }
    | undefined;
  /** Labels on which the judge is wrong. */
  readonly wrong: readonly {
    /** Line of the file of labels, from 1. */
    readonly line: number;
    /** What people say. */
    readonly good: boolean;
    /** The judge's. */
    readonly score: number;
    /** The answer; absent where `outputs` leaves it out. */
    readonly output?: string | undefined;
    /** What was asked. */
    readonly question?: string | undefined;
    /** Of the label. */
    readonly note?: string | undefined;
    /** The judge's. */
    readonly reasoning?: string | undefined;
  }[];
  /** Wrong labels that are not listed. */
  readonly wrongLeftOut: number;
  /** Lines of labels that judge the same answer differently; they count nowhere. */
  readonly contradictory: readonly (readonly number[])[];
  readonly spent: LabelSpending;
}

/** What today's judge says of answers that the base branch gave. */
export interface BaseAnswersJudged {
  /** Each answer. */
  readonly answers: readonly {
    /** Its test. */
    readonly testCaseName: string;
    /** Its model. */
    readonly modelId: string;
    /** Mean score then. */
    readonly before: number;
    /** Mean score today. */
    readonly now: number;
    /** Whether its answer passed. */
    readonly passedBefore: boolean;
    /** Whether it would pass by today's scores. */
    readonly passesNow: boolean;
  }[];
  /** Answers that the judge was to be asked about, and has not judged. */
  readonly lost: number;
  /** Why the first of them was not. */
  readonly lostBecause?: string | undefined;
  readonly spent: LabelSpending;
}

/** Who says whether a test passed. */
export interface CheckedBy {
  /** Name of the entry of `results`. */
  readonly entry: string;
  /** e.g. `vitest`. */
  readonly harness: string;
}

/** A score over the runs of a result. */
export interface ScoreSummary {
  /** Arithmetic mean. */
  readonly mean: number;
  /** Lowest. */
  readonly min: number;
  /** Highest. */
  readonly max: number;
}

/** One unit: a test, a model, a repeat. */
export interface TestCaseRunResult {
  /** Name of the test. */
  readonly testCaseName: string;
  /** The config's id of the model; `command` for command tests. */
  readonly modelId: string;
  /** Repeat, from 0. */
  readonly runIndex: number;
  /** What was asked; absent where nothing was sent or outputs are omitted. */
  readonly input?: RunInput | undefined;
  /** The model's final text; empty where outputs are omitted. */
  readonly outputText: string;
  /** In the order they were made. */
  readonly toolCalls: readonly ToolCallResult[];
  readonly trace?: RunTrace | undefined;
  /** Present for `conversation` tests. */
  readonly turns?: readonly TurnResult[] | undefined;
  /** Results of all checks. */
  readonly assertions: readonly AssertionResult[];
  /** Milliseconds of the model calls that succeeded, without waiting. */
  readonly latencyMs: number;
  /** JSON that a command reported beside its text; absent where there is none. */
  readonly outputJson?: unknown;
  /** Stored answers without a latency: `latencyMs` measures nothing. */
  readonly latencyUnstated?: true | undefined;
  /** What the model thought before its words (`<think>`, reasoning fields), all turns together; not judged. Absent where there is nothing, or where the input `outputs` leaves it out. */
  readonly thoughts?: string | undefined;
  /** Length of the thoughts in UTF-16 code units. */
  readonly thoughtCharacters?: number | undefined;
  readonly tokenUsage: TokenUsage;
  /** USD of the run's calls, judge and embedding calls included; null when a price is unknown. */
  readonly costEstimateUsd: number | null;
  /** Why the model stopped; absent when it never answered. */
  readonly finishReason?: 'stop' | 'length' | 'tool-calls' | 'content-filter' | 'other' | undefined;
  /** The answer was cut at maxTokens. */
  readonly truncated: boolean;
  readonly outcome: TestRunOutcome;
  /** Model calls sent, retries and judges included; 0 for stored answers. */
  readonly callCount: number;
  /** What the replies named as their model, by the config's id of the model; judges included. Absent: they named none. */
  readonly repliedModels?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Equal for repeats that got one and the same answer, by the ids of its replies: a cache gave it again. Absent: replies have no ids. */
  readonly sampleId?: string | undefined;
  /** Stored answers of this run, judges included, that nothing ties to their question: without a hash, or of a program without `dependsOn`. */
  readonly unboundAnswers?: number | undefined;
  readonly agent?: AgentFacts | undefined;
  /** What an agent changed in its workspace, sorted by path. Absent: it had none, or the input `outputs` leaves it out. */
  readonly changes?: readonly FileChange[] | undefined;
  /** The tool loop ended at maxTurns, or an agent at its own limit of turns. */
  readonly turnLimitReached: boolean;
  /** The input `outputs` took the model's texts out of this run. */
  readonly outputOmitted?: true | undefined;
  /** Its tool calls are kept by name only, and its trace without its steps: the report would have been too large. */
  readonly callsShortened?: true | undefined;
  /** Details of its checks, or of a run that passed all but judges', were left out: the report would have been too large. */
  readonly checksOmitted?: true | undefined;
}

/** The run of the base branch whose result stands for this one: it was not asked. */
export interface ReusedFrom {
  /** Its commit; `unknown` where its report names none. */
  readonly sha: string;
  /** Id of its workflow run. */
  readonly runId?: number | undefined;
  /** ISO 8601. */
  readonly finishedAt: string;
}

/** One gate. */
export interface GateResult {
  readonly gateName: GateName;
  /** Whether the gate lets the run pass. */
  readonly passed: boolean;
  /** What was measured; without data, the value of a gate that nothing speaks against. */
  readonly actual: number;
  /** What the config asks for; of `notWorse` 0.5, with 0 for not worse, 0.5 for cannot tell and 1 for worse. */
  readonly threshold: number;
  /** Of `reliabilityMin`: how many tries in a row must pass. */
  readonly tries?: number | undefined;
  /** Actual and threshold in words, or why there was no data. */
  readonly message: string;
  /** Why nothing was there to measure; absent where something was. `unknown`: answers do not say what the gate measures, such as their cost, and it fails. `nothing-asked`: no test gives the gate data, and it passes as not exercised (a pass rate fails). `no-base-report`: there is nothing to compare with, and it passes as not exercised. `other-version`: another version of the model answers than on the base branch, and it passes as not exercised. `other-judge`: the judge itself has changed since the base branch, and it passes as not exercised. `too-little-data`: there was something to measure, but no answers of this run could have failed the gate (too few of them on the base branch, too few labels, a limit that none can miss), and it passes as not exercised. `provider-errors`, `no-answers`: the data was lost, and the gate fails. */
  readonly noData?:
    | 'nothing-asked'
    | 'provider-errors'
    | 'no-answers'
    | 'no-base-report'
    | 'other-version'
    | 'other-judge'
    | 'too-little-data'
    | 'unknown'
    | undefined;
  /** With `noData: unknown`: how many answers do not say what the gate measures. */
  readonly unknownAnswers?: number | undefined;
}

/** Part of the cases. */
export interface SampleSize {
  /** Cases that were planned. */
  readonly asked: number;
  /** Cases of the suite that the filters kept. */
  readonly cases: number;
}

/** What asking took in this run. */
export interface LabelSpending {
  /** Requests sent. */
  readonly calls: number;
  /** Tokens. */
  readonly tokens: number;
  /** USD; null: a price is not known. */
  readonly costUsd: number | null;
}

/** What a test asks, variables filled in. */
export interface RunInput {
  /** Values of the prompt's variables. */
  readonly vars: Readonly<Record<string, string>>;
  /** Messages of the first request; a trailing assistant message is a prefill. Empty for command tests. */
  readonly messages: readonly InputMessage[];
  /** Tools offered to the model. */
  readonly tools: readonly ToolDefinition[];
  /** Of a command test, with the values of its variables, as people read it; no line to be run. */
  readonly command?: string | undefined;
}

/** A tool call of the model. */
export interface ToolCallResult {
  /** The provider's id of the call. */
  readonly id: string;
  /** Name of the tool. */
  readonly name: string;
  /** Arguments as the model gave them; empty where outputs are omitted. */
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Nobody recorded the arguments: that they are empty does not say that there were none. */
  readonly argumentsUnknown?: true | undefined;
  /** An agent that the agent under test started made it. */
  readonly isOfSubagent?: true | undefined;
  /** What the call was answered with. Absent where an agent made the call itself and did not report the answer, and where outputs are omitted. */
  readonly result?: unknown;
}

/** One answered turn of a conversation. */
export interface TurnResult {
  /** Name of the turn. */
  readonly label: string;
  /** The user message that the turn sent, if it sent one and outputs are not omitted. */
  readonly user?: string | undefined;
  /** The model's text. */
  readonly outputText: string;
  /** In the order they were made. */
  readonly toolCalls: readonly ToolCallResult[];
}

/** How a run came out. */
export type TestRunOutcome =
  | {
      /** Passed or failed. */
      readonly kind: 'passed' | 'failed';
    }
  | {
      /** Errored. */
      readonly kind: 'errored';
      /** What went wrong. */
      readonly code: 'PROVIDER_TIMEOUT' | 'PROVIDER_AUTH_FAILED' | 'PROVIDER_ERROR';
      /** The same as a sentence. */
      readonly message: string;
      readonly refused?: Refusal | undefined;
    }
  | {
      /** Not run. */
      readonly kind: 'not-run';
      /** Why. */
      readonly reason: 'budget' | 'deadline' | 'stopped' | 'cancelled' | 'decided';
    }
  | {
      /** Reused. */
      readonly kind: 'reused';
      /** Commit of the base run. */
      readonly sha: string;
      /** Whether it passed. */
      readonly passed: boolean;
    };

/** A file that an agent changed. */
export interface FileChange {
  /** In the workspace. */
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
  /** Where that changed: whether it can be run now. */
  readonly executable?: boolean | undefined;
  readonly addedLines: number;
  readonly removedLines: number;
  /** Hunks of a unified diff. Absent: it is no text, or there was no room for it. */
  readonly patch?: string | undefined;
}

/** Key of a gate in the config's `gates`. */
export type GateName =
  | 'passRateMin'
  | 'runPassRateMin'
  | 'reliabilityMin'
  | 'schemaFailuresMax'
  | 'piiFailuresMax'
  | 'keywordFailuresMax'
  | 'judgeAvgMin'
  | 'judgeTrustMin'
  | 'driftScoreMax'
  | 'costMaxUsd'
  | 'latencyMaxMs'
  | 'deterministicPassRate'
  | 'probabilisticPassRate'
  | 'notWorse'
  | 'regressionsMax'
  | 'newFailuresMax'
  | 'passRateDropMax'
  | 'judgeDropMax'
  | 'latencyIncreaseMax'
  | 'costIncreaseMax';

/** One message that was sent. */
export interface InputMessage {
  /** Who speaks. */
  readonly role: 'system' | 'user' | 'assistant';
  /** Its text. */
  readonly content: string;
  /** Pictures and PDFs beside the text; their bytes are kept nowhere. */
  readonly images?:
    | readonly {
        /** Workspace-relative. */
        readonly path: string;
        /** Media type, by content. */
        readonly type: string;
        /** Size. */
        readonly bytes: number;
        /** Of its content. */
        readonly sha256: string;
      }[]
    | undefined;
}

/** A server refused a request, and would refuse it again: no outage. */
export interface Refusal {
  /** The model under test, a judge, or the model that makes embeddings; endpoint: the config's own http or mcp endpoint failed. */
  readonly by: 'model' | 'judge' | 'embedding' | 'endpoint';
  /** The config's id of that model. */
  readonly modelId: string;
  /** HTTP status. */
  readonly status?: number | undefined;
  /** The base branch's run had an answer to the same request, so the provider is at fault. */
  readonly answeredOnBase?: true | undefined;
}
