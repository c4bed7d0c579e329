/** What a run of the base branch hands on to the runs after it, its judges' scores among it; pull requests read it only. */
import { recalled } from '../../comparison/measured.js';
import { memoryOf, remember } from '../../comparison/memory.js';
import type { Unit } from '../../engine/plan.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { branchOfRef, type GitHubContext } from '../../github/context.js';
import type { SuiteReportInput } from '../../report/build-report.js';
import type { BaseMemory } from '../../report/comparison.js';
import type { Report, RunMetadata } from '../../report/report.js';
import { meanOrNothing, sum } from '../../basics/numbers.js';
import { resultKey } from '../../basics/result-key.js';
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

/** How often each test failed in the runs that the base report remembers, as a share of them. */
export function failureSharesIn(report: Report): (unit: Unit) => number {
  const shares = new Map(
    memoryOf(report).suites.flatMap(({ name, results }) =>
      results.map(({ test, model, runs }) => {
        const outcomes = runs.flatMap((run) => recalled(run).outcomes);
        return [keyIn(name, test, model), 1 - (meanOrNothing(outcomes) ?? 1)] as const;
      }),
    ),
  );
  return ({ suite, test, modelId }) => shares.get(keyIn(suite.name, test.name, modelId)) ?? 0;
}

function keyIn(suite: string, test: string, model: string): string {
  return JSON.stringify([suite, resultKey(test, model)]);
}
