/** What is read of the base branch's report without a comparison: before models are asked, and while they are. */
import type { Suite } from '../../config/suite.js';
import { hasSameRecipient } from '../../comparison/memory.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { SuiteReport } from '../../report/report.js';
import type { AggregatedTestResult, ResponseSource } from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import {
  takenOver,
  type KnownJudges,
  labelSetsOf,
  type LabelSet,
} from '../../engine/judges/judge-check.js';

/** The base branch's own report of a suite; undefined where there is none. */
export function baseSuite(
  base: BaseReportOutcome | undefined,
  suite: string,
): SuiteReport | undefined {
  return base?.kind === 'found' ? base.report.suites.find(({ name }) => name === suite) : undefined;
}

/** Its results; empty where there is no such report. */
export function baseResults(
  base: BaseReportOutcome | undefined,
  suite: string,
): readonly AggregatedTestResult[] {
  return baseSuite(base, suite)?.results ?? [];
}

/** Ids of a suite's models that are asked in the same way as on the base branch. */
export function sameModels(
  base: BaseReportOutcome | undefined,
  { name, models }: Pick<SuiteReport, 'name' | 'models'>,
): ReadonlySet<string> {
  if (base?.kind !== 'found') return new Set();
  const there = base.report.suites.find((suite) => suite.name === name)?.models;
  return new Set(models.flatMap(({ id }) => (hasSameRecipient(id, models, there) ? [id] : [])));
}

/**
 * Whether labels are asked about whatever the base branch knows: a scheduled run is there to find out whether models have
 * changed, and recordings want every answer, and give it for nothing.
 */
export function asksAllLabels(responses: ResponseSource, eventName: string | undefined): boolean {
  return eventName === 'schedule' || responses === 'record' || responses === 'replay';
}

/** Undefined where it knows nothing, or where its judges were not asked either. */
export function knownJudges(base: BaseReportOutcome, suite: string): KnownJudges | undefined {
  if (base.kind !== 'found' || base.report.run.responses === 'replay') return undefined;
  const { sha, finishedAt } = base.base;
  const checks = base.report.suites.find(({ name }) => name === suite)?.judges;
  return checks && { checks, source: { kind: 'base', sha, finishedAt } };
}

/** A labelled criterion, and whether its judge has to be asked. */
interface PlannedLabels {
  readonly set: LabelSet;
  readonly suite: Suite;
  readonly isAsked: boolean;
}

/**
 * The labels of these plans, by what is known before anything is asked: another version of a judge shows in its replies.
 * @param base undefined where nothing of the base branch is used
 */
export function plannedLabels(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): readonly PlannedLabels[] {
  return plans.flatMap((plan) => {
    const { suite } = plan;
    const known = base && knownJudges(base, suite.name);
    return labelSetsOf(plan).map((set) => ({
      set,
      suite,
      isAsked: takenOver(set, suite, known) === undefined,
    }));
  });
}
