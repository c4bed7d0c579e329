/** What a run has found out when it ends: apart from `conclude.ts`, whose code is loaded while the models are asked. */
import type { ConfigProblem } from '../config/problem.js';
import type { Interruption, Verdict, ResponseSource } from '../engine/results.js';
import type { BaseReportOutcome } from '../github/base-report.js';
import type { SuiteReportInput } from '../report/build-report.js';
import type { MergedMetadata } from '../report/merge.js';
import type { Preview } from '../report/views.js';
import type { ShardPlan } from '../report/report.js';

/** What the run found out, before any view of it. */
export interface ActionResult {
  readonly startedAt: Date;
  readonly suites: readonly SuiteReportInput[];
  /** What the results were compared with; absent where nothing was run. */
  readonly base?: BaseReportOutcome;
  /** Absolute paths of the folders that get a copy of the compliance documents. */
  readonly complianceFolders: readonly string[];
  readonly verdict: Verdict;
  readonly responses?: ResponseSource;
  /** Of a shard, which judges nothing: what a merge must know. */
  readonly shardPlan?: ShardPlan | undefined;
  /** Of a merge: what is known from the parts only. */
  readonly merged?: Pick<MergedMetadata, 'outputs' | 'sha' | 'selection' | 'inputs'> | undefined;
  readonly interruption?: Interruption | undefined;
  /** Of a job that asks no model. */
  readonly preview?: Preview | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** The same without what is known from the start. */
export type RunFindings = Omit<ActionResult, 'startedAt'>;

/** Of a run that asked nothing. */
export const NOTHING_RUN = {
  suites: [],
  complianceFolders: [],
  notices: [],
  problems: [],
} as const;
