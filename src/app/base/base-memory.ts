/** What a run of the base branch hands on to the runs after it, its judges' scores among it; pull requests read it only. */
import { memoryOf, remember } from '../../comparison/memory.js';
import type { Suite } from '../../config/suite.js';
import type { ResponseSource } from '../../engine/calls/model-calls.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { branchOfRef, type GitHubContext } from '../../github/context.js';
import { takenOver, type KnownJudges } from '../../judges/check-judges.js';
import { labelSetsOf, type LabelSet } from '../../judges/label-sets.js';
import type { SuiteReportInput } from '../../report/build-report.js';
import type { BaseMemory } from '../../report/comparison.js';
import type { RunMetadata } from '../../report/report.js';
import { sum } from '../../basics/numbers.js';
import { isBranchEvent } from '../../basics/branch-events.js';

/** The memory of a run; undefined where it is none of a branch itself, or has no results. */
export function memoryOfRun(
  { eventName, ref, sha }: GitHubContext,
  { suites, base, isPartial }: MemoryParts,
  { finishedAt, runId, runAttempt, responses }: RunMetadata,
): BaseMemory | undefined {
  const isOfBranch = isBranchEvent(eventName) && branchOfRef(ref) !== undefined;
  if (!isOfBranch || sha === undefined || suites.length === 0) return undefined;
  const found = base?.kind === 'found' ? base : undefined;
  return remember(found && memoryOf(found.report), {
    run: { sha, finishedAt, runId, runAttempt },
    suites: suites.map(({ facts, results }) => ({
      name: facts.name,
      results,
      costUsd: sum(results.map(({ totalCostUsd }) => totalCostUsd)),
    })),
    attempts: found?.attempts ?? [],
    isPartial: isPartial || suites.some(({ results }) => results.some(lacksRuns)),
    mayBeStored: responses === 'replay' || responses === 'cache',
  });
}

/** Of what was stopped when it was decided, or when the budget was spent, there are no totals either. */
function lacksRuns({ runs }: SuiteReportInput['results'][number]): boolean {
  return runs.some(({ outcome }) => outcome.kind === 'not-run');
}

interface MemoryParts {
  readonly suites: readonly SuiteReportInput[];
  readonly base?: BaseReportOutcome | undefined;
  /** Filters or an end before its time left tests out. */
  readonly isPartial: boolean;
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
export interface PlannedLabels {
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
