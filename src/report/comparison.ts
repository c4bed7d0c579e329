/**
 * The comparison with the base branch as report.json holds it: what this run was compared with, what
 * came of it for each suite and each result, and what the base branch's own reports remember.
 */
import type { FailureCode } from '../assertions/assertion.js';
import type { FileChange, GateName, InputMessage, ToolCallResult } from '../engine/results.js';
import type { ByChance, TestLabel } from '../statistics/test-labels.js';
import type { SuiteSight } from '../statistics/sight.js';
import type {
  CostComparison,
  JudgeComparison,
  LatencyComparison,
  SuiteVerdict,
} from '../statistics/verdicts.js';

export type { BaseAnswersJudged, JudgedAgain } from '../engine/judges/judge-check.js';
export type { SightAdvice, SuiteSight } from '../statistics/sight.js';
export {
  type CannotTellReason,
  type ChangedModel,
  type CostComparison,
  type JudgeComparison,
  type LatencyComparison,
  modelChange,
  type SuiteEvidence,
  type SuiteVerdict,
} from '../statistics/verdicts.js';

/** The base report. Names and commits come from another run's report or from GitHub: hostile text. */
export interface BaseReference {
  readonly source: 'artifact' | 'path';
  /** e.g. `main`; of a path the branch that the report names, else `base`. */
  readonly branch: string;
  readonly sha?: string | undefined;
  readonly runId?: number | undefined;
  readonly runAttempt?: number | undefined;
  readonly runUrl?: string | undefined;
  /** ISO 8601: by GitHub's word for an artifact, the report's own for a path. */
  readonly finishedAt: string;
  /** Whether its commit is an ancestor of what is tested; undefined where that is unknown. */
  readonly isAncestor?: boolean | undefined;
  /** Base runs that are remembered, 1 to 10. */
  readonly runs: number;
}

/**
 * Why there is nothing to compare with. `disabled`: `compare: never`. `not-applicable`: an event without a base.
 * `no-token`: the input `github-token` is empty. `no-run`: the base branch has no finished run of this workflow. `no-artifact`: its runs uploaded no report.
 */
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

/**
 * What this change demands less than the base branch does. `removed`, `skipped`, `not-asked`: tests; `dropped`, `weaker`:
 * a number that is gone, or that is easier to reach; `changed`: a text, or a way of doing it, of which nobody can say
 * which demands less; `moved`: the folder of recordings.
 */
export interface Weakening {
  readonly kind: 'removed' | 'skipped' | 'not-asked' | 'dropped' | 'weaker' | 'changed' | 'moved';
  /** As in `Demand`, else `test` or `recordings`. Of another report: hostile text. */
  readonly what: string;
  readonly there?: number | undefined;
  /** Of `not-asked` all tests that are asked on either side. */
  readonly here?: number | undefined;
  /** So many tests, or 1. */
  readonly count: number;
  /** Of tests the first 20; of recordings and inputs what is there and what is here. Foreign text. */
  readonly names: readonly string[];
}

/** Foreign text. */
interface GoneSuite {
  readonly name: string;
  /** The input `config` of the run that had it, which its comment was written under. Absent outside of GitHub. */
  readonly config?: readonly string[] | undefined;
  /** The base report is that of another job, which may ask it still: its comment is left alone. */
  readonly ofOtherJob?: true | undefined;
}

export type RunComparison =
  | {
      readonly kind: 'compared';
      readonly base: BaseReference;
      /** Suites of the base report that this run does not have. Absent: none. */
      readonly goneSuites?: readonly GoneSuite[] | undefined;
      /** Inputs of the workflow that demand less than in the base report's run. Absent: none. */
      readonly weakened?: readonly Weakening[] | undefined;
    }
  | {
      readonly kind: 'unavailable';
      readonly reason: NoBaseReason;
      /** Where the base would be. Hostile text; absent on a branch's own runs. */
      readonly branch?: string | undefined;
    };

/** Results of a suite by what became of them. */
export interface ComparisonCounts {
  readonly regressed: number;
  readonly probablyRegressed: number;
  /** Temperature 0 or a seed: passed in every answer on the base branch, in none here. */
  readonly failsEveryTime: number;
  readonly failingNow: number;
  readonly improved: number;
  /** The mirror of `failsEveryTime`. */
  readonly passesEveryTime: number;
  readonly passingNow: number;
  readonly flakyOnBoth: number;
  readonly unchanged: number;
  readonly notCompared: number;
  readonly added: number;
  readonly removed: number;
  readonly checksChanged: number;
  /** Nothing is other than what MCP servers list. */
  readonly toolsChanged?: number | undefined;
}

/** A judge's scores of labelled answers against those that the base branch's report has of the same ones. */
export interface JudgeShift {
  /** Foreign text. */
  readonly criteria: string;
  /** Config id. */
  readonly judgeModel: string;
  /** Chance does not explain it: the judge is another one than it was. */
  readonly changed: boolean;
  /** Two-sided, 0..1: how often chance alone would do this. */
  readonly p: number;
  /** Labelled answers with a score on both sides; of them those whose score is another one, and those with a lower one. */
  readonly compared: number;
  readonly differ: number;
  readonly lower: number;
  /** Mean scores of those answers, 0 to 1. */
  readonly baseMean: number;
  readonly headMean: number;
  /** Labels that pass on one side only. */
  readonly flipped: readonly {
    /** Of the file of labels. */
    readonly line: number;
    readonly good: boolean;
    readonly before: number;
    readonly now: number;
  }[];
  /** Those that are not listed. */
  readonly flippedLeftOut: number;
  /** What its replies named as their model, where that differs. Foreign text. */
  readonly versions?:
    { readonly base: readonly string[]; readonly head: readonly string[] } | undefined;
}

/** What a drop may come from. */
export type DropCause = 'change' | 'model' | 'judge';

/** A drop of the judge's scores by what caused it; the parts add up to `total`. Scores are 0 to 1. */
export interface WhoMoved {
  /** Answers of the base branch that today's judge was asked about: of tests that this change touches, and of others. */
  readonly answers: number;
  readonly untouchedAnswers: number;
  readonly total: number;
  readonly judge: number;
  /** Absent where too few tests are untouched to tell: then `change` is the change's and the model's together. */
  readonly model?: number | undefined;
  readonly change: number;
  /** 95 % interval of `change`. */
  readonly low: number;
  readonly high: number;
  /** Those of which it is certain; empty: they cannot be told apart. */
  readonly causes: readonly DropCause[];
  /** Of the runs that pass, as shares: the drop, and how much of it is the judge's, and the model's. */
  readonly passRate?:
    { readonly drop: number; readonly judge: number; readonly model: number } | undefined;
  /** What is left without the judge's part is certainly a drop: of the scores, and of the pass rate. */
  readonly isScoreWorse: boolean;
  readonly isRateWorse: boolean;
}

/** Answers of either side, and how many of them count for nothing, since the other side has none of their version. */
export interface OtherVersions {
  readonly head: number;
  readonly ofHead: number;
  readonly base: number;
  readonly ofBase: number;
}

export interface SuiteComparison {
  /** About the results whose request this change touches. */
  readonly verdict: SuiteVerdict;
  /** Results whose request this change touches, or whose request cannot be known. */
  readonly changed: number;
  /** Results whose request is the base's: this change cannot have made them worse. */
  readonly unchangedRequests: number;
  /**
   * Results that may be asked otherwise than on the base branch, and of which this comparison says nothing: not asked in
   * this run, checked otherwise too, or under another name. Absent where there are none.
   */
  readonly leftOpen?: number | undefined;
  /**
   * Answers of the results whose request this change touches, and how many of them are left out: of a version that the
   * other side does not have. Absent where none is.
   */
  readonly otherVersions?: OtherVersions | undefined;
  /** Those together: whether the model itself answers differently. Absent where there are none. */
  readonly model?: SuiteVerdict | undefined;
  /** Of the results whose request this change touches, and of those on one side only. */
  readonly counts: ComparisonCounts;
  /** How many tests each list would have by luck alone. */
  readonly byChance: ByChance;
  /** The drop that "not worse" rules out, as a share (`notWorseMargin`). */
  readonly margin: number;
  /** What the comparison could have noticed; absent where nothing was compared. */
  readonly sight?: SuiteSight | undefined;
  readonly judge?: JudgeComparison | undefined;
  /** Judges that were asked about labelled answers on both sides; absent where there are none. */
  readonly judges?: readonly JudgeShift[] | undefined;
  /** Present where today's judge was asked about the base branch's answers, since scores here are worse. */
  readonly moved?: WhoMoved | undefined;
  readonly cost?: CostComparison | undefined;
  readonly latency?: LatencyComparison | undefined;
  /** Gates that the base report's own run failed; absent where there are none. */
  readonly failedGates?: readonly GateName[] | undefined;
  /** What this change demands less; absent where it is nothing, or where the base report does not say. */
  readonly weakened?: readonly Weakening[] | undefined;
  readonly removed: readonly {
    readonly testCaseName: string;
    readonly modelId: string;
    readonly passed: number;
    readonly runs: number;
  }[];
  /** The base's figures beside this run's gates, over the results that are on both sides with equal checks. */
  readonly base: {
    /** 0 to 1: share of answers that passed. */
    readonly passRate?: number | undefined;
    readonly judgeAvg?: number | undefined;
    readonly latencyAvgMs?: number | undefined;
    readonly costUsd?: number | undefined;
  };
}

/** Whether this change touches nothing that is asked, as far as the base branch knows what that is. */
export function isUntouched(comparison: SuiteComparison): boolean {
  return isAskedAsBefore(comparison) && comparison.leftOpen === undefined;
}

/** Whether there are results that both sides were asked alike, and none that was asked otherwise and can be compared. */
export function isAskedAsBefore({ changed, unchangedRequests }: SuiteComparison): boolean {
  return changed === 0 && unchangedRequests > 0;
}

/** One result against the base. */
export interface ResultComparison {
  readonly kind: 'changed' | 'unchanged-request' | 'checks-changed' | 'tools-changed' | 'new';
  /** Absent where the results mean different things, or one side has none. */
  readonly label?: TestLabel['label'] | undefined;
  /** Regressed for certain at the level of the gate `regressionsMax`. */
  readonly countsForGate?: true | undefined;
  /** Passed in every answer on the base branch, two or more, and in none here: what the gate `newFailuresMax` counts. */
  readonly newFailure?: true | undefined;
  /** The base's runs of this result, all that count together. */
  readonly base?:
    | {
        readonly passed: number;
        readonly runs: number;
        readonly judge?: number | undefined;
        readonly latencyMs?: number | undefined;
        readonly costUsd?: number | undefined;
      }
    | undefined;
  /** How the base report's own run came out, of a result that did not pass here, or not in every answer. */
  readonly there?:
    { readonly passed: boolean; readonly failureCodes: readonly FailureCode[] } | undefined;
  /** An answer of the base report's own run, where it holds one and the input `outputs` lets it be shown. */
  readonly before?: AnswerBefore | undefined;
}

interface AnswerBefore {
  readonly outputText: string;
  readonly passed: boolean;
  /** What was asked there, where this change alters the request and the base report has it. */
  readonly messages?: readonly InputMessage[] | undefined;
  /** In the order of the calls, at most a hundred; absent where there were none. */
  readonly calls?: readonly Pick<ToolCallResult, 'name' | 'arguments'>[] | undefined;
  /** What an agent changed, at most a hundred files; absent where that was nothing. */
  readonly changes?: readonly FileChange[] | undefined;
}

/** A run of the base branch. One entry a commit: the attempts at it are pooled. */
export interface RememberedRun {
  readonly sha: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly runId?: number | undefined;
  readonly runAttempt?: number | undefined;
}

/**
 * One remembered run of one result: index into `BaseMemory.runs`; outcomes by repeat as text of `1` (passed) and `0`
 * (failed), errored runs left out; mean judge score (0 to 1), mean latency (ms) and mean cost (USD) of a repeat. A run
 * whose answers are of several versions has an entry for each, with the models' ids and the names in their replies;
 * where these are absent, all is as `versions` says of the run. Two lengths and no optional member: an `undefined` in a row
 * is a `null` in the file, which its reader refuses.
 */
export type RememberedOutcomes =
  readonly [...OutcomesAndMeans] | readonly [...OutcomesAndMeans, named: NamedVersions];

type OutcomesAndMeans = [
  run: number,
  outcomes: string,
  judge: number | null,
  latencyMs: number | null,
  costUsd: number | null,
];

/** Models' ids with the names in their replies. */
export type NamedVersions = readonly (readonly [model: string, names: readonly string[]])[];

/**
 * One remembered run and model of a suite: index into `BaseMemory.runs`, the model's id, the versions its replies named.
 * None: its names differ from reply to reply, and are no versions.
 */
export type RememberedVersions = readonly [run: number, model: string, names: readonly string[]];

/** What a report of the base branch knows of the runs before it and of itself. Pull requests read it, and never write it. */
export interface BaseMemory {
  /** Newest first, at most ten. */
  readonly runs: readonly RememberedRun[];
  readonly suites: readonly {
    readonly name: string;
    readonly results: readonly {
      readonly test: string;
      readonly model: string;
      /** Null: cannot be known; then only runs of the newest commit count. */
      readonly request: string | null;
      readonly checks: string;
      readonly runs: readonly RememberedOutcomes[];
    }[];
    /** What named none is not in it. */
    readonly versions: readonly RememberedVersions[];
  }[];
  /** Newest first, at most fifty commits, one entry a commit and suite. */
  readonly trend: readonly TrendPoint[];
}

export interface TrendPoint {
  readonly sha: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly suite: string;
  /** 0 to 1: share of answers that passed. */
  readonly passRate: number;
  readonly judgeAvg: number | null;
  readonly latencyAvgMs: number | null;
  /** Null where part of it is unknown. */
  readonly costUsd: number | null;
}
