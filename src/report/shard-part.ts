/** What a part of a sharded run carries beside its results, so that a merge needs neither checkout nor config. */
import type { Account } from '../engine/run/account.js';
import type { Gates } from '../config/suite.js';

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
  readonly gates: Gates;
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
  /** Runs whose assertions asked a model: a question that two parts asked counts once, as in one run. */
  readonly accounts: readonly ReportedAccount[];
}

export interface ReportedAccount extends Account {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly runIndex: number;
}
