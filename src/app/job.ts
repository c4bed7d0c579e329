/** A run on its way: prepared, and what it has found out when it ends. */
import type { ConfigProblem } from '../config/problem.js';
import type { Interruption, Verdict, ResponseSource } from '../engine/results.js';
import type { BaseReportOutcome } from '../github/base-report.js';
import type { StopSwitch } from '../engine/execute.js';
import type { PlanFilter, shardPlans, SuitePlan } from '../engine/plan.js';
import type { SuiteFacts, SuiteReportInput } from '../report/build-report.js';
import type { MergedRun } from '../report/merge.js';
import type { Preview } from '../report/views.js';
import type { ShardPlan } from '../report/report.js';
import type { MissingVariable } from './preflight/keys.js';
import type { HostProcess, Session } from './session/session.js';

/** What a job asks, and how. */
export interface ReadyRun {
  /** What this job runs: all that is planned, or its part of it. */
  readonly plans: readonly SuitePlan[];
  /** Of a shard: its part of the plans, and what all of them are. */
  readonly part?: ReturnType<typeof shardPlans> | undefined;
  readonly responses: ResponseSource;
  /** What is kept of what harnesses ran. */
  readonly filter: PlanFilter;
  readonly notices: readonly string[];
  /** Missing keys, because of which stored answers are used. */
  readonly missing: readonly MissingVariable[];
  /** Recordings that the pull request itself brings: workspace-relative paths, one list a plan. */
  readonly ownRecordings?: readonly (readonly string[])[] | undefined;
  /** What the pull request takes out of texts that `parts` names, one list a plan. */
  readonly takenOut?: readonly NonNullable<SuiteFacts['takenOut']>[] | undefined;
  /** What the input `compare` names; undefined: to be searched for. */
  readonly base: BaseReportOutcome | undefined;
}

/** Where a run is prepared, and what programs that are started before it need. */
export interface Job {
  readonly session: Session;
  /** The process's own variables, and at a terminal those of `.env` files. */
  readonly environment: HostProcess['environment'];
  readonly stop: StopSwitch;
}

/** A job, ready for its models to be asked. */
export interface ReadyJob extends Job {
  readonly kind: 'ready';
  readonly prepared: ReadyRun;
}

/** A job that asks nothing: what it has found out, for example what is wrong. */
export interface EndedJob {
  readonly kind: 'ended';
  readonly findings: RunFindings;
}

/** What the run found out, before any view of it. */
export interface RunFindings {
  /** Of a merge: when its parts began. */
  readonly startedAt?: Date;
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
  readonly merged?: Pick<MergedRun['run'], 'outputs' | 'sha' | 'selection' | 'inputs'> | undefined;
  readonly interruption?: Interruption | undefined;
  /** Of a job that asks no model. */
  readonly preview?: Preview | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** Of a run that asked nothing. */
export const NOTHING_RUN = {
  suites: [],
  complianceFolders: [],
  notices: [],
  problems: [],
} as const;

/** Thrown where a run ends before it asks anything: its verdict, or what is wrong. */
export class NotRun extends Error {
  constructor(readonly findings: Partial<RunFindings>) {
    super('the run has ended before it asked anything');
  }
}

/** Ends the run where anything is wrong. */
export function refuseIf(problems: readonly ConfigProblem[]): void {
  if (problems.length > 0) throw new NotRun({ problems });
}
