/**
 * The Report: the one versioned document (`report.json`) of which every view is a pure function.
 * Its published JSON Schema is report.schema.json.
 */
import type {
  ComplianceSettings,
  SuiteGates,
  InputFile,
  ModelSpec,
  SourceLocation,
  SourceSpan,
} from '../config/suite.js';
import type { ConfigProblem } from '../config/problem.js';
import type {
  AggregatedTestResult,
  GateEvaluation,
  HarnessFacts,
  Interruption,
  SampleSize,
  SkippedTest,
  Verdict,
} from '../engine/results.js';

import type { Account } from '../engine/execute.js';
import type { ListedTool } from '../engine/identity.js';
import type { Demand, Demands } from '../engine/demands.js';
import type { JudgeCheck } from '../engine/judges/judge-check.js';
import type { Savings } from './savings.js';
import type {
  BaseAnswersJudged,
  BaseMemory,
  ResultComparison,
  RunComparison,
  SuiteComparison,
} from './comparison.js';
import type { RerunFlip } from './rerun-flip.js';

/** For those who read reports and know no config. */
export type { SourceSpan };

/** Of the document and its schema: each released change of the schema is a new version. */
export const REPORT_VERSION = '2';

/** Where and why the run happened. Everything is absent outside GitHub except times. */
export interface RunMetadata {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly durationMs: number;
  readonly responses: 'live' | 'record' | 'replay' | 'cache';
  readonly failOn: 'gates' | 'never';
  readonly outputs: 'none' | 'failed' | 'some' | 'all';
  /** e.g. `https://github.com` */
  readonly serverUrl?: string | undefined;
  /** `owner/name` */
  readonly repository?: string | undefined;
  /** The commit that was tested (a pull request's head, not the merge commit). */
  readonly sha?: string | undefined;
  readonly ref?: string | undefined;
  readonly event?: string | undefined;
  readonly pullRequest?: number | undefined;
  readonly workflow?: string | undefined;
  readonly job?: string | undefined;
  readonly runId?: number | undefined;
  readonly runAttempt?: number | undefined;
  readonly runUrl?: string | undefined;
  /** Which step of the job this was. */
  readonly step?: StepIdentity | undefined;
  /** What the inputs of the workflow demand. */
  readonly inputs?: readonly Demand[] | undefined;
}

/** The inputs that tell one step's comment from another's, together with workflow and job. */
export interface StepIdentity {
  readonly workingDirectory: string;
  /** Paths or globs, at least one. */
  readonly config: readonly string[];
  /** `tags`, `tests` and `models`. */
  readonly filters: readonly (readonly string[])[];
  readonly commentKey?: string | undefined;
  /** Values of the job's matrix: two of its jobs may have the same inputs. They tell reports apart, not comments. */
  readonly matrix?: string | undefined;
}

export interface Totals {
  /** passed + failed + errored + notRun: test x model results. */
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  /** Not asked, or not wholly, because the verdict was decided without them; in `total`, so that no pass rate flatters. */
  readonly notRun: number;
  readonly skipped: number;
  /** 0 to 1: passed of total; 0 when total is 0. */
  readonly passRate: number;
  readonly runs: number;
  /** Runs whose answer was cut at maxTokens. */
  readonly truncated: number;
  readonly tokens: number;
  /** USD, judge and embedding calls included; calls with unknown price count as 0. */
  readonly costUsd: number;
  /** Some call's price is unknown, so costUsd is a lower bound. */
  readonly costIncomplete: boolean;
}

/** A result, and how it compares with the base branch. */
export interface ReportedResult extends AggregatedTestResult {
  readonly comparison?: ResultComparison | undefined;
}

export interface SuiteReport {
  readonly name: string;
  readonly project: string;
  readonly description?: string | undefined;
  readonly tags: readonly string[];
  /** Workspace-relative path of the config. */
  readonly file: string;
  readonly sha256: string;
  /** The other files that the config names, sorted by path. */
  readonly inputFiles: readonly InputFile[];
  /** Commit that last changed the config, where git knows it. */
  readonly configCommit?:
    { readonly sha: string; readonly date: string; readonly dirty: boolean } | undefined;
  readonly models: readonly ModelSpec[];
  readonly judgeModel: string;
  readonly baselineFile?: string | undefined;
  /**
   * Under `replay` and `cache` on a pull request: the recordings of this suite that the pull request itself adds or
   * changes, or reads from elsewhere than its base, as workspace-relative paths, sorted. Absent where there are none, or where they could not be found out.
   */
  readonly ownRecordings?: readonly string[] | undefined;
  /** Parts of texts that `parts` names, which the pull request takes out and does not change otherwise. Foreign text. */
  readonly takenOut?: readonly { readonly file: string; readonly part: string }[] | undefined;
  readonly repeat: { readonly min: number; readonly max: number };
  /** Runs that were planned (test x model x repeat), done or not. */
  readonly plannedRuns: number;
  readonly totals: Totals;
  /** Failure code to the number of test x model results that have it. */
  readonly failureCodes: Readonly<Record<string, number>>;
  readonly gates: GateEvaluation;
  /** Gates without the runs that an outage affected; present when there were such runs. */
  readonly gatesWithoutErroredRuns?: GateEvaluation | undefined;
  /** Of the pass-rate gate; absent where there is nothing to estimate it from. */
  readonly rerun?: RerunFlip | undefined;
  readonly results: readonly ReportedResult[];
  /** Other harnesses whose results are among them; absent where there are none. */
  readonly harnesses?: readonly HarnessFacts[] | undefined;
  readonly skippedTests: readonly SkippedTest[];
  /** Where the input `sample` left cases out: how many were planned, of how many. */
  readonly sample?: SampleSize | undefined;
  /** Against the base branch; absent where there was nothing to compare with. */
  readonly comparison?: SuiteComparison | undefined;
  /** Without the output folder, which is a path of the machine. */
  readonly compliance: Omit<ComplianceSettings, 'outputDir'>;
  /** Judges held against labelled answers, in config order; absent where none has labels. */
  readonly judges?: readonly JudgeCheck[] | undefined;
  /** What today's judge says of the base branch's answers; absent where it was not asked. */
  readonly judgedAgain?: BaseAnswersJudged | undefined;
  /** What the suite demands, whatever was asked of it: a later run says where a change demands less. */
  readonly demands?: Demands | undefined;
  /** Position of each gate the config sets, by gate name. */
  readonly gateLocations: Readonly<Partial<Record<string, SourceLocation>>>;
  readonly notices: readonly string[];
}

/** Lines one below the other, both included, from 1. */
export interface LineRange {
  readonly startLine: number;
  readonly endLine: number;
}

/** Lines of the old version that are gone, with nothing in their place. */
export interface RemovedLines extends LineRange {
  /** The line of the new version that they stood before; one more than it has where they were the last. */
  readonly before: number;
}

/** What a pull request changes in a file, as far as GitHub shows it. */
export interface PullRequestFile {
  /** Path from the repository's root, after the change. */
  readonly file: string;
  /** Lines that it writes, ascending, each range within one hunk of the diff. */
  readonly written: readonly LineRange[];
  readonly removed: readonly RemovedLines[];
}

export interface Report {
  readonly version: typeof REPORT_VERSION;
  readonly tool: { readonly name: string; readonly version: string };
  readonly verdict: Verdict;
  /** Whether every planned unit was done. */
  readonly complete: boolean;
  readonly interruption?: Interruption | undefined;
  /** This is one part of a sharded run, which judges nothing. */
  readonly shard?: ReportedShard | undefined;
  readonly run: RunMetadata;
  readonly totals: Totals;
  readonly failureCodes: Readonly<Record<string, number>>;
  readonly suites: readonly SuiteReport[];
  /** Absent: this run does not compare (only `validate`d, or made before there were comparisons). */
  readonly comparison?: RunComparison | undefined;
  /** Only in reports of the base branch's own runs. */
  readonly memory?: BaseMemory | undefined;
  /** Against asking everything; absent where everything was asked. */
  readonly savings?: Savings | undefined;
  /**
   * What the pull request changes in the files that failing tests are made of, by GitHub's word. Absent where nothing failed,
   * or where it is not known.
   */
  readonly changedFiles?: readonly PullRequestFile[] | undefined;
  /**
   * Files that tell agents what to do, which the pull request changes and no test sees, by GitHub's word: at most 100 paths
   * from the repository's root. Absent where there are none, or where it is not known.
   */
  readonly unseenChanges?: readonly string[] | undefined;
  /** Mistakes in recordings or baselines found while running; exit code 2. */
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

// What a part of a sharded run carries beside its results, so that a merge needs neither checkout nor config.

/** Which part a report is. Its gates are not evaluated and its verdict says nothing of the change. */
export interface ReportedShard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
  /** The machine that ran it: which job it was, GitHub's API tells by that and the time. */
  readonly runner?: string | undefined;
  /** What was planned; absent where the job came to no plan (an invalid config, a missing key). */
  readonly plan?: ShardPlan | undefined;
}

/** The inputs that leave tests out, as people read them. */
export interface Selection {
  /** e.g. `tags: smoke, slow` */
  readonly filters: readonly string[];
  /** e.g. `sample: 10 %` */
  readonly sample?: string | undefined;
}

export interface ShardPlan {
  /** Hex SHA-256 of what all parts have in common: suites, files, gates and everything that is planned. */
  readonly sha256: string;
  /** The commit that was checked out, where git knows it: in a pull request's job mostly its merge commit. */
  readonly checkedOut?: string | undefined;
  /** What of the configs was selected; absent where all of them was. */
  readonly selection?: Selection | undefined;
  /** Recording files that this part wrote. */
  readonly recorded: number;
  /** In the order of the report's suites. */
  readonly suites: readonly ShardSuite[];
}

export interface ShardSuite {
  /** As the config and the inputs of the job set them. */
  readonly gates: SuiteGates;
  /** Of the suite, not of all parts together: what was saved is told as of one run. */
  readonly concurrency: number;
  /** Folder that gets a copy of the compliance documents, relative to the workspace. */
  readonly complianceFolder?: string | undefined;
  /** Test x model results that all parts have together. */
  readonly plannedResults: number;
  /** The place of each of this part's planned results among those, from 0. */
  readonly positions: readonly number[];
  /** Test x model of the suite that no part does: skipped, or left out by a filter. */
  readonly unplanned: readonly { readonly testCaseName: string; readonly modelId: string }[];
  /** Harnesses of all parts together, and the places of those that are this part's; absent where there are none. */
  readonly harnesses?: { readonly planned: number; readonly own: readonly number[] } | undefined;
  /** Tools that MCP servers listed for the tests of all parts, as this part saw them; absent where there are none. */
  readonly listed?: readonly ListedTool[] | undefined;
  /** Runs whose assertions asked a model: a question that two parts asked counts once, as in one run. */
  readonly accounts: readonly ReportedAccount[];
}

export interface ReportedAccount extends Account {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly runIndex: number;
}
