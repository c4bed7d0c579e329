/** Tests with runs that are laid down, and what is known when some of them are done. */
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../../src/engine/results.js';

export const TYPES = ['schema', 'pii', 'keywords', 'judge', 'drift', 'changes'] as const;

/** A test that may be asked: how many runs it has, and what of each type a run checks. */
export interface PlannedTest {
  readonly name: string;
  readonly types: readonly (typeof TYPES)[number][];
  readonly runs: readonly TestCaseRunResult[];
  /** Absent: all runs must pass. */
  readonly minPasses?: number | undefined;
}

export function facts(assertionTypes: readonly string[]) {
  return {
    location: { file: 'kindlm.yaml', line: 1, column: 1 },
    sources: [],
    tags: [],
    assertionTypes,
    requestHash: 'r'.repeat(43),
    checksHash: 'c'.repeat(43),
  };
}

export function resultsOf(
  tests: readonly PlannedTest[],
  done: ReadonlyMap<string, readonly TestCaseRunResult[]>,
): readonly AggregatedTestResult[] {
  return tests.flatMap(({ name, types, minPasses }) => {
    const runs = done.get(name) ?? [];
    if (runs.length === 0) return [];
    return [aggregateRuns(runs, { ...facts([...new Set(types)]), minPasses })];
  });
}
