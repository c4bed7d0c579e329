/** Generated from src/report/report.schema.json by `npm run generate`. Do not edit. */
import type { AggregatedTestResult } from '../../engine/results.js';
import type { BaseAnswersJudged } from '../../engine/judges/judge-check.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { CostComparison } from '../../statistics/verdicts.js';
import type { FailureCode } from '../../assertions/assertion.js';
import type { FileChange } from '../../engine/results.js';
import type { GateEvaluation } from '../../engine/results.js';
import type { GateName } from '../../engine/results.js';
import type { HarnessFacts } from '../../engine/results.js';
import type { InputMessage } from '../../engine/results.js';
import type { Interruption } from '../../engine/results.js';
import type { JudgeCheck } from '../../engine/judges/judge-check.js';
import type { JudgeComparison } from '../../statistics/verdicts.js';
import type { LatencyComparison } from '../../statistics/verdicts.js';
import type { ModelSpec } from '../../config/suite.js';
import type { SampleSize } from '../../engine/results.js';
import type { SkippedTest } from '../../engine/results.js';
import type { SourceLocation } from '../../config/suite.js';
import type { SuiteGates } from '../../config/suite.js';
import type { SuiteSight } from '../../statistics/verdicts.js';
import type { SuiteVerdict } from '../../statistics/verdicts.js';
import type { TestLabel } from '../../statistics/verdicts.js';
import type { Verdict } from '../../engine/results.js';
/** report.json, version 2: the result of one run of the KindLM action. Every other view is made from it. */
export interface Report {
  /** Version of this format. */
  readonly version: '2';
  /** What wrote the document. */
  readonly tool: {
    /** Name. */
    readonly name: string;
    /** Version. */
    readonly version: string;
  };
  readonly verdict: Verdict;
  /** Whether every planned unit was done. */
  readonly complete: boolean;
  readonly interruption?: Interruption | undefined;
  readonly shard?: ReportedShard | undefined;
  readonly run: RunMetadata;
  /** Over all suites. */
  readonly totals: Totals;
  /** Over all suites. */
  readonly failureCodes: FailureCodeCounts;
  /** One entry a config, in the order given. */
  readonly suites: readonly SuiteReport[];
  readonly comparison?: RunComparison | undefined;
  readonly memory?: BaseMemory | undefined;
  /** What the pull request changes in the files that failing tests are made of, by GitHub's word. Absent where nothing failed, or where it is not known. */
  readonly changedFiles?: readonly PullRequestFile[] | undefined;
  /** Files that tell agents what to do, which the pull request changes and no test sees, by GitHub's word: at most 100 paths from the repository's root. Absent where there are none, or where it is not known. */
  readonly unseenChanges?: readonly string[] | undefined;
  /** Mistakes in recordings or baselines found while running; exit code 2. */
  readonly problems: readonly ConfigProblem[];
  /** What the reader should know about the run. */
  readonly notices: readonly string[];
}

/** Which part of a sharded run this is. A part judges nothing: `mode: merge` makes one report of all parts. */
export interface ReportedShard {
  /** Which part, from 1. */
  readonly index: number;
  /** How many parts there are. */
  readonly count: number;
  /** Name of the machine that ran it. */
  readonly runner?: string | undefined;
  readonly plan?: ShardPlan | undefined;
}

/** Where and why the run happened. Outside GitHub only times and settings are known. */
export interface RunMetadata {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Milliseconds from start to finish. */
  readonly durationMs: number;
  /** Where answers came from. */
  readonly responses: 'live' | 'record' | 'replay' | 'cache';
  /** Whether failed gates fail the job. */
  readonly failOn: 'gates' | 'never';
  /** Which model outputs this document contains. */
  readonly outputs: 'none' | 'failed' | 'some' | 'all';
  /** e.g. `https://github.com`. */
  readonly serverUrl?: string | undefined;
  /** `owner/name`. */
  readonly repository?: string | undefined;
  /** The commit that was tested: a pull request's head, not its merge commit. */
  readonly sha?: string | undefined;
  /** The git ref of the event. */
  readonly ref?: string | undefined;
  /** Name of the event. */
  readonly event?: string | undefined;
  /** Number of the pull request. */
  readonly pullRequest?: number | undefined;
  /** Name of the workflow. */
  readonly workflow?: string | undefined;
  /** Id of the job. */
  readonly job?: string | undefined;
  /** Id of the workflow run. */
  readonly runId?: number | undefined;
  /** From 1. */
  readonly runAttempt?: number | undefined;
  /** URL of the workflow run. */
  readonly runUrl?: string | undefined;
  readonly inputs?: DemandList | undefined;
  /** The inputs that, with workflow and job, tell this step's comment from another's. */
  readonly step?:
    | {
        /** The input `working-directory`. */
        readonly workingDirectory: string;
        /** The input `config`. */
        readonly config: readonly string[];
        /** The inputs `tags`, `tests` and `models`. */
        readonly filters: readonly (readonly string[])[];
        /** The input `comment-key`; absent: the suite's name. */
        readonly commentKey?: string | undefined;
        /** Values of the job's matrix, with commas; absent: it is in none. */
        readonly matrix?: string | undefined;
      }
    | undefined;
}

/** Counts and sums over test x model results. */
export interface Totals {
  /** passed + failed + errored + notRun. */
  readonly total: number;
  /** Results whose every answer passed. */
  readonly passed: number;
  /** Results with a run that failed. */
  readonly failed: number;
  /** Results that did not pass only because of provider errors. */
  readonly errored: number;
  /** Results that were not asked, or not wholly, because the verdict was decided without them. None of their runs failed. */
  readonly notRun: number;
  /** Results left out by `skip: true`; not in `total`. */
  readonly skipped: number;
  /** passed of total; 0 when total is 0. */
  readonly passRate: number;
  /** Number of answers (test x model x repeat). */
  readonly runs: number;
  /** Runs whose answer was cut at maxTokens. */
  readonly truncated: number;
  /** Tokens of all calls. */
  readonly tokens: number;
  /** USD, judge and embedding calls included. */
  readonly costUsd: number;
  /** Some call's price is unknown, so `costUsd` is a lower bound. */
  readonly costIncomplete: boolean;
}

/** Failure code to the number of results that have it. */
export type FailureCodeCounts = Readonly<Record<string, number>>;

/** One config and what became of it. */
export interface SuiteReport {
  /** Name of the suite. */
  readonly name: string;
  /** Name of the project. */
  readonly project: string;
  /** What the suite tests. */
  readonly description?: string | undefined;
  /** The suite's tags. */
  readonly tags: readonly string[];
  /** Path of the config, relative to the workspace. */
  readonly file: string;
  /** Hex SHA-256 of the config file. */
  readonly sha256: string;
  /** The commit that last changed the config, where git knows it. */
  readonly configCommit?:
    | {
        /** Hash of the commit. */
        readonly sha: string;
        /** ISO 8601. */
        readonly date: string;
        /** The file has changes that are not committed. */
        readonly dirty: boolean;
      }
    | undefined;
  /** All configured models. */
  readonly models: readonly ModelSpec[];
  /** Id of the default judge model. */
  readonly judgeModel: string;
  /** The other files that the config names (prompts, schemas, baseline), sorted by path. */
  readonly inputFiles: readonly {
    /** Path relative to the workspace. */
    readonly file: string;
    /** Hex SHA-256 of its bytes. */
    readonly sha256: string;
  }[];
  /** Path of the baseline, relative to the workspace. */
  readonly baselineFile?: string | undefined;
  /** Under replay and cache on a pull request: recordings that the pull request itself adds or changes, or reads from elsewhere than its base. Absent: none, or they could not be found out. */
  readonly ownRecordings?: readonly string[] | undefined;
  /** Parts of texts that the config's `parts` names, which the pull request takes out and does not change otherwise. Absent: none, or they could not be found out. */
  readonly takenOut?:
    | readonly {
        /** As the config writes it. */
        readonly file: string;
        /** Its heading, or its first words. */
        readonly part: string;
      }[]
    | undefined;
  /** Fewest and most repeats of the planned tests. */
  readonly repeat: {
    /** Fewest. */
    readonly min: number;
    /** Most. */
    readonly max: number;
  };
  /** Runs that were planned (test x model x repeat), done or not. */
  readonly plannedRuns: number;
  readonly totals: Totals;
  readonly failureCodes: FailureCodeCounts;
  readonly gates: GateEvaluation;
  /** The gates as if the runs that an outage affected had never been planned; present when there were such runs. */
  readonly gatesWithoutErroredRuns?: GateEvaluation | undefined;
  /** Whether a re-run of the same commit would decide the pass-rate gate otherwise; absent where there is nothing to estimate it from, and for a gate that lets no result fail. */
  readonly rerun?:
    | {
        /** The chance that it would, estimated from this run's outcomes. */
        readonly flip: number;
      }
    | undefined;
  /** Test x model results in config order. */
  readonly results: readonly ReportedResult[];
  readonly comparison?: SuiteComparison | undefined;
  /** The input `sample` left cases out, and they were not asked. Absent where all were planned. */
  readonly sample?: SampleSize | undefined;
  /** Other harnesses whose results are among them, in config order; absent where there are none. */
  readonly harnesses?: readonly HarnessFacts[] | undefined;
  /** Tests that `skip: true` left out. */
  readonly skippedTests: readonly SkippedTest[];
  readonly compliance: ReportedCompliance;
  /** What today's judge says of the base branch's answers, where scores here are worse. */
  readonly judgedAgain?: BaseAnswersJudged | undefined;
  /** Judges held against labelled answers; absent where none has labels. */
  readonly judges?: readonly JudgeCheck[] | undefined;
  /** What the suite demands, whatever was asked of it: a later run says where a change demands less. */
  readonly demands?:
    | {
        readonly suite: DemandList;
        /** Tests that demand the same. */
        readonly tests: readonly {
          /** Their names. */
          readonly names: readonly string[];
          readonly demands: DemandList;
          /** What tells a demand of one of these tests from that of another. */
          readonly ids: readonly (readonly [number, readonly string[]])[];
        }[];
        /** The folder of recordings, from the config's own. */
        readonly recordings: string;
      }
    | undefined;
  /** Position of each gate that the config sets. */
  readonly gateLocations: Readonly<Record<string, SourceLocation>>;
  /** What the reader should know about this suite. */
  readonly notices: readonly string[];
}

/** What this run is compared with, or why with nothing. */
export type RunComparison =
  | {
      /** Compared. */
      readonly kind: 'compared';
      readonly base: BaseReference;
      /** Suites of the base report that this run does not have. Absent: none. */
      readonly goneSuites?:
        | readonly {
            /** Its name. */
            readonly name: string;
            /** The input `config` of the run that had it. */
            readonly config?: readonly string[] | undefined;
            /** The base report is that of another job, which may ask it still. */
            readonly ofOtherJob?: true | undefined;
          }[]
        | undefined;
      /** Inputs of the workflow that demand less than in the base report's run. Absent: none. */
      readonly weakened?: readonly Weakening[] | undefined;
    }
  | {
      /** Not compared. */
      readonly kind: 'unavailable';
      readonly reason: NoBaseReason;
      /** Where the base would be; absent on a branch's own runs. */
      readonly branch?: string | undefined;
    };

/** What the base branch's reports remember. Only in reports of its own runs. */
export interface BaseMemory {
  /** Newest first. */
  readonly runs: readonly RememberedRun[];
  /** One entry a suite. */
  readonly suites: readonly {
    /** Name of the suite. */
    readonly name: string;
    /** In config order. */
    readonly results: readonly {
      /** Name of the test. */
      readonly test: string;
      /** The model's id. */
      readonly model: string;
      /** requestHash. */
      readonly request: string | null;
      /** checksHash. */
      readonly checks: string;
      /** Newest first. */
      readonly runs: readonly RememberedOutcomes[];
    }[];
    /** Which versions of the models answered, run by run; what named none is not in it. */
    readonly versions: readonly RememberedVersions[];
  }[];
  /** Newest first, of fifty commits. */
  readonly trend: readonly TrendPoint[];
}

/** What a pull request changes in a file. */
export interface PullRequestFile {
  /** Path from the repository's root, after the change. */
  readonly file: string;
  /** Lines that it writes, ascending. */
  readonly written: readonly LineRange[];
  /** Lines that it takes out and puts nothing in the place of. */
  readonly removed: readonly RemovedLines[];
}

/** What was planned; absent where the job came to no plan. */
export interface ShardPlan {
  /** Hash of what all parts of the run have in common. */
  readonly sha256: string;
  /** The commit that was checked out, where git knows it: in a pull request's job mostly its merge commit. */
  readonly checkedOut?: string | undefined;
  /** What of the configs was selected; absent where all of them was. */
  readonly selection?:
    | {
        /** The inputs `tags`, `tests` and `models`, those that are set. */
        readonly filters: readonly string[];
        /** The input `sample`. */
        readonly sample?: string | undefined;
      }
    | undefined;
  /** Recording files that this part wrote. */
  readonly recorded: number;
  /** One entry a suite, in the order of the report's suites. */
  readonly suites: readonly ShardSuite[];
}

/** Demands: what, which way is weaker, its numbers, and what tells one of several apart. */
export type DemandList = readonly (readonly [
  string,
  'lower' | 'higher' | 'cheaper' | 'how',
  readonly number[],
  string,
])[];

/** All runs of one test against one model. */
export interface ReportedResult extends AggregatedTestResult {
  readonly comparison?: ResultComparison | undefined;
}

/** A suite against the base branch. */
export interface SuiteComparison {
  readonly verdict: SuiteVerdict;
  /** Results whose request this change touches, or whose request cannot be known. */
  readonly changed: number;
  /** Results whose request is the base branch's. */
  readonly unchangedRequests: number;
  /** Results that may be asked otherwise than on the base branch and of which the comparison says nothing: not asked in this run, checked otherwise too, or under another name. Absent where there are none. */
  readonly leftOpen?: number | undefined;
  readonly otherVersions?: OtherVersions | undefined;
  /** About the unchanged requests together: whether the model itself answers differently. */
  readonly model?: SuiteVerdict | undefined;
  /** Gates that the base report's own run failed; absent where there are none. */
  readonly failedGates?: readonly GateName[] | undefined;
  /** What this change demands less than the base branch does: tests taken out or skipped, gates and thresholds lowered or dropped, labels and baselines taken away, prices of zero, recordings pointed elsewhere. Absent where it is nothing, or where the base report does not say. */
  readonly weakened?: readonly Weakening[] | undefined;
  readonly counts: ComparisonCounts;
  readonly byChance: ByChance;
  /** The drop that "not worse" rules out, as a share (`notWorseMargin`). */
  readonly margin: number;
  readonly sight?: SuiteSight | undefined;
  /** Present where today's judge was asked about the base branch's answers. */
  readonly moved?: WhoMoved | undefined;
  /** Judges that were asked about labelled answers here and on the base branch. */
  readonly judges?: readonly JudgeShift[] | undefined;
  readonly judge?: JudgeComparison | undefined;
  readonly cost?: CostComparison | undefined;
  readonly latency?: LatencyComparison | undefined;
  /** What the base branch has and this config has not. */
  readonly removed: readonly {
    /** Name of the test. */
    readonly testCaseName: string;
    /** The model's id. */
    readonly modelId: string;
    /** Runs that passed. */
    readonly passed: number;
    /** Runs. */
    readonly runs: number;
  }[];
  /** The base branch's figures, over the results that are on both sides with equal checks, reused ones among them; absent where there is none. */
  readonly base: {
    /** Share of answers that passed. */
    readonly passRate?: number | undefined;
    /** Mean judge score. */
    readonly judgeAvg?: number | undefined;
    /** Mean latency in milliseconds. */
    readonly latencyAvgMs?: number | undefined;
    /** USD of as many runs as here. */
    readonly costUsd?: number | undefined;
  };
}

/** The config's compliance settings. */
export interface ReportedCompliance {
  /** Whether the config asks for compliance documents. */
  readonly enabled: boolean;
  /** The framework. */
  readonly framework: 'eu-ai-act' | 'custom';
  /** What the config says about the system. */
  readonly metadata: {
    /** Name of the system. */
    readonly systemName?: string | undefined;
    /** Version of the system. */
    readonly systemVersion?: string | undefined;
    /** Risk class. */
    readonly riskLevel?: 'high' | 'limited' | 'minimal' | undefined;
    /** Who operates the system. */
    readonly operator?: string | undefined;
    /** What it is for. */
    readonly intendedPurpose?: string | undefined;
    /** Notes on data governance. */
    readonly dataGovernanceNotes?: string | undefined;
    /** Who signs. */
    readonly responsiblePerson?: string | undefined;
  };
}

/** The report that this run is compared with. */
export interface BaseReference {
  /** Found on GitHub, or named by the input `compare`. */
  readonly source: 'artifact' | 'path';
  /** Name of the branch; of a path the one that its report names, else `base`. */
  readonly branch: string;
  /** Its commit. */
  readonly sha?: string | undefined;
  /** The workflow run that made it. */
  readonly runId?: number | undefined;
  /** Which attempt of it. */
  readonly runAttempt?: number | undefined;
  /** Its page. */
  readonly runUrl?: string | undefined;
  /** By GitHub's word for an artifact, the report's own for a path. */
  readonly finishedAt: string;
  /** Whether its commit is an ancestor of what is tested; absent where that is unknown. */
  readonly isAncestor?: boolean | undefined;
  /** Base runs that are remembered. */
  readonly runs: number;
}

/** One thing that is demanded less. */
export interface Weakening {
  /** `removed`, `skipped`, `not-asked`: tests. `dropped`, `weaker`: a number that is gone, or that is easier to reach. `changed`: a text, or a way of doing it, of which nobody can say which demands less. `moved`: the folder of recordings. */
  readonly kind: 'removed' | 'skipped' | 'not-asked' | 'dropped' | 'weaker' | 'changed' | 'moved';
  /** As in the demands of a suite, else `test` or `recordings`. */
  readonly what: string;
  /** The number on the base branch. */
  readonly there?: number | undefined;
  /** The number here. */
  readonly here?: number | undefined;
  /** So many tests, or 1. */
  readonly count: number;
  /** Of tests the first 20; of recordings and inputs what is there and what is here. */
  readonly names: readonly string[];
}

/** Why there is nothing to compare with. `disabled`: `compare: never`. `not-applicable`: an event without a base. `no-token`: the input `github-token` is empty. `no-run`: the base branch has no finished run of this workflow. `no-artifact`: its runs uploaded no report. */
export type NoBaseReason =
  | 'disabled'
  | 'not-applicable'
  | 'no-token'
  | 'no-permission'
  | 'no-run'
  | 'no-artifact'
  | 'expired'
  | 'too-large'
  | 'broken'
  | 'wrong-version'
  | 'too-slow'
  | 'failed';

/** A run of the base branch; the attempts at one commit are pooled. */
export interface RememberedRun {
  /** A commit; empty where the report that remembers it named none. */
  readonly sha: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  /** The workflow run. */
  readonly runId?: number | undefined;
  /** Which attempt of it. */
  readonly runAttempt?: number | undefined;
}

/** One remembered run of one result; a run whose answers are of several versions has an entry for each. Two lengths and no optional member: what is absent would be a null. */
export type RememberedOutcomes =
  | readonly [number, string, number | null, number | null, number | null]
  | readonly [
      number,
      string,
      number | null,
      number | null,
      number | null,
      readonly (readonly [string, readonly string[]])[],
    ];

/** Index into `runs` of the memory; the model's id; the versions that its replies named. */
export type RememberedVersions = readonly [number, string, readonly string[]];

/** Totals of a suite at a commit. */
export interface TrendPoint {
  /** A commit; empty where the report that remembers it named none. */
  readonly sha: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  /** Name of the suite. */
  readonly suite: string;
  /** Share of answers that passed. */
  readonly passRate: number;
  /** Mean judge score. */
  readonly judgeAvg: number | null;
  /** Mean latency in milliseconds. */
  readonly latencyAvgMs: number | null;
  /** USD of the suite; null where part of it is unknown. */
  readonly costUsd: number | null;
}

/** Lines one below the other. */
export interface LineRange {
  /** The first line, from 1. */
  readonly startLine: number;
  /** The last line, included. */
  readonly endLine: number;
}

/** Lines of the old version that are gone, with nothing in their place. */
export interface RemovedLines {
  /** The first line, from 1. */
  readonly startLine: number;
  /** The last line, included. */
  readonly endLine: number;
  /** The line of the new version that they stood before. */
  readonly before: number;
}

/** What a merge must know of a suite beside its results. */
export interface ShardSuite {
  readonly gates: SuiteGates;
  /** Folder that gets a copy of the compliance documents, relative to the workspace. */
  readonly complianceFolder?: string | undefined;
  /** Test x model results that all parts have together. */
  readonly plannedResults: number;
  /** Harnesses (entries of `results`); absent where there are none. */
  readonly harnesses?:
    | {
        /** Of all parts together. */
        readonly planned: number;
        /** The places of those of this part, from 0. */
        readonly own: readonly number[];
      }
    | undefined;
  /** Tools that MCP servers listed for the tests of all parts, as this part saw them; absent where there are none. */
  readonly listed?:
    | readonly {
        /** As the config names it. */
        readonly server: string;
        /** Its name. */
        readonly tool: string;
        /** Of its description and schema. */
        readonly hash: string;
      }[]
    | undefined;
  /** Test x model of the suite that no part does: skipped, or left out by a filter. */
  readonly unplanned: readonly {
    /** Name of the test. */
    readonly testCaseName: string;
    /** The config's id of the model. */
    readonly modelId: string;
  }[];
  /** The place of each result of this part among those, from 0. */
  readonly positions: readonly number[];
  /** Runs whose assertions asked a model. */
  readonly accounts: readonly ReportedAccount[];
}

/** A result against the base branch. */
export interface ResultComparison {
  /** `changed`: this change touches the request, or that is unknown; `unchanged-request`: it cannot have made it worse; `tools-changed`: an MCP server lists other tools, and all else is the same, not compared; `checks-changed`: judged by other checks, not compared; `new`: the base branch has none. */
  readonly kind: 'changed' | 'unchanged-request' | 'checks-changed' | 'tools-changed' | 'new';
  readonly label?: TestLabel | undefined;
  /** Worse for certain at the level of the gate `regressionsMax`. */
  readonly countsForGate?: true | undefined;
  /** How the base report's own run came out, of a result that did not pass here, or not in every answer. */
  readonly there?:
    | {
        /** Whether it passed. */
        readonly passed: boolean;
        /** Its failure codes. */
        readonly failureCodes: readonly FailureCode[];
      }
    | undefined;
  /** Passed in every answer on the base branch, two or more, and in none here: what the gate `newFailuresMax` counts. */
  readonly newFailure?: true | undefined;
  /** All runs of the base branch that count, together. */
  readonly base?:
    | {
        /** Runs that passed. */
        readonly passed: number;
        /** Runs. */
        readonly runs: number;
        /** Mean judge score. */
        readonly judge?: number | undefined;
        /** Mean latency in milliseconds. */
        readonly latencyMs?: number | undefined;
        /** Mean cost of a run in USD. */
        readonly costUsd?: number | undefined;
      }
    | undefined;
  /** An answer of the base branch. */
  readonly before?:
    | {
        /** The text. */
        readonly outputText: string;
        /** Whether its answer passed. */
        readonly passed: boolean;
        /** What was asked there, where this change alters the request and the base report has it. */
        readonly messages?: readonly InputMessage[] | undefined;
        /** What an agent changed. */
        readonly changes?: readonly FileChange[] | undefined;
        /** Its first tool calls, in the order of the calls. */
        readonly calls?:
          | readonly {
              /** Name of the tool. */
              readonly name: string;
              /** Arguments as the model gave them. */
              readonly arguments: Readonly<Record<string, unknown>>;
            }[]
          | undefined;
      }
    | undefined;
}

/** Answers of the results whose request this change touches, and how many of them are left out, since they are of a version that the other side does not have. Absent where none is. */
export interface OtherVersions {
  /** Left out here. */
  readonly head: number;
  /** Of so many answers. */
  readonly ofHead: number;
  /** Left out on the base branch. */
  readonly base: number;
  /** Of so many answers. */
  readonly ofBase: number;
}

/** Results by what became of them. */
export interface ComparisonCounts {
  /** Worse for certain. */
  readonly regressed: number;
  /** Worse, unless by luck. */
  readonly probablyRegressed: number;
  /** Asked at temperature 0 or with a seed: passed in every answer on the base branch, in none here. */
  readonly failsEveryTime: number;
  /** Always passed on the base branch, not always here. */
  readonly failingNow: number;
  /** Better. */
  readonly improved: number;
  /** The mirror of failsEveryTime. */
  readonly passesEveryTime: number;
  /** Not always passed on the base branch, always here. */
  readonly passingNow: number;
  /** Passed sometimes on both sides. */
  readonly flakyOnBoth: number;
  /** As before. */
  readonly unchanged: number;
  /** No outcome on one of the sides. */
  readonly notCompared: number;
  /** New. */
  readonly added: number;
  /** No longer in the config. */
  readonly removed: number;
  /** Judged by other checks. */
  readonly checksChanged: number;
  /** Not compared: an MCP server lists other tools, and nothing else is changed. Absent: none. */
  readonly toolsChanged?: number | undefined;
}

/** How many tests each list would have by luck alone. */
export interface ByChance {
  /** Regressed or probably regressed. */
  readonly worse: number;
  /** Improved. */
  readonly better: number;
  /** From every answer to none, and neither regressed nor probably regressed. */
  readonly fails: number;
  /** The mirror. */
  readonly passes: number;
  /** Failing now or passing now. */
  readonly differ: number;
}

/** A drop of the judge's scores by what caused it; the parts add up to the total. */
export interface WhoMoved {
  /** Answers of the base branch that today's judge was asked about, of tests that this change touches. */
  readonly answers: number;
  /** The same of tests that it does not touch. */
  readonly untouchedAnswers: number;
  /** The whole drop: scores on the base branch less those here. */
  readonly total: number;
  /** Of it the judge's own: it scores the same answers lower today. */
  readonly judge: number;
  /** Of it the model's: tests that nobody touched fell too. Absent where too few are untouched to tell. */
  readonly model?: number | undefined;
  /** Of it what is left: the change, and the model where that cannot be told. */
  readonly change: number;
  /** Of its 95 % interval. */
  readonly low: number;
  /** Of its 95 % interval. */
  readonly high: number;
  /** Those of which it is certain; empty: they cannot be told apart. */
  readonly causes: readonly DropCause[];
  /** Of the runs that pass, as shares. */
  readonly passRate?:
    | {
        /** The whole drop. */
        readonly drop: number;
        /** Of it the judge's own. */
        readonly judge: number;
        /** Of it the model's. */
        readonly model: number;
      }
    | undefined;
  /** Whether the scores certainly fell without the judge's part. */
  readonly isScoreWorse: boolean;
  /** The same of the runs that pass. */
  readonly isRateWorse: boolean;
}

/** A judge's scores of labelled answers against those that the base branch's report has of the same ones. */
export interface JudgeShift {
  /** What the judge looks for. */
  readonly criteria: string;
  /** Config id of the model that judges. */
  readonly judgeModel: string;
  /** Chance does not explain the difference: it is another judge than it was. */
  readonly changed: boolean;
  /** How often chance alone would do this, either way. */
  readonly p: number;
  /** Labelled answers with a score on both sides. */
  readonly compared: number;
  /** Of them those whose score is another one. */
  readonly differ: number;
  /** Of them those whose score is lower than it was. */
  readonly lower: number;
  /** Mean score on the base branch. */
  readonly baseMean: number;
  /** Mean score here. */
  readonly headMean: number;
  /** Labels that pass on one side only. */
  readonly flipped: readonly {
    /** Line of the file of labels, from 1. */
    readonly line: number;
    /** What people say. */
    readonly good: boolean;
    /** Score on the base branch. */
    readonly before: number;
    /** Score here. */
    readonly now: number;
  }[];
  /** Those that are not listed. */
  readonly flippedLeftOut: number;
  /** What its replies named as their model, where that differs. */
  readonly versions?:
    | {
        /** On the base branch. */
        readonly base: readonly string[];
        /** Here. */
        readonly head: readonly string[];
      }
    | undefined;
}

/** What the calls of one run cost. */
export interface ReportedAccount {
  /** Name of the test. */
  readonly testCaseName: string;
  /** The config's id of the model. */
  readonly modelId: string;
  /** The repeat, from 0. */
  readonly runIndex: number;
  /** The calls of the model under test. */
  readonly tested: Charge;
  /** The questions of the run's assertions. Equal questions are paid once a run. */
  readonly asked: readonly {
    /** Suite, judge model, attempt and hash of the request. */
    readonly question: string;
    readonly charge: Charge;
  }[];
}

/** What a drop may come from. */
export type DropCause = 'change' | 'model' | 'judge';

/** Cost of calls. */
export interface Charge {
  readonly usage: ChargedTokens;
  /** USD; null when it is not known. */
  readonly costUsd: number | null;
  /** Some reply stated no token usage. */
  readonly guessed: boolean;
  /** Requests sent, retries included. */
  readonly sent: number;
}

/** Tokens of a run. */
export interface ChargedTokens {
  /** Tokens sent. */
  readonly inputTokens: number;
  /** Tokens received. */
  readonly outputTokens: number;
  /** All tokens. */
  readonly totalTokens: number;
}
