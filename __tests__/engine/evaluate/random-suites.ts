/** Random tests with random runs, and what is known when some of them are done. */
import fc from 'fast-check';
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../../src/engine/results.js';
import { bad, erroredRun, ok, sampleRun } from '../samples.js';

const TYPES = ['schema', 'pii', 'keywords', 'judge', 'drift'] as const;
const CODES = {
  schema: 'SCHEMA_INVALID',
  pii: 'PII_DETECTED',
  keywords: 'KEYWORD_DENIED',
  judge: 'JUDGE_BELOW_THRESHOLD',
  drift: 'DRIFT_EXCEEDED',
} as const;

/** A test that may be asked: how many runs it has, and what of each type a run checks. */
export interface PlannedTest {
  readonly name: string;
  readonly types: readonly (typeof TYPES)[number][];
  readonly runs: readonly TestCaseRunResult[];
  /** Absent: all runs must pass. */
  readonly minPasses?: number | undefined;
}

export function testOf(name: string): fc.Arbitrary<PlannedTest> {
  return fc
    .record({
      types: fc.array(fc.constantFrom(...TYPES), { maxLength: 4 }),
      count: fc.integer({ min: 1, max: 4 }),
    })
    .chain(({ types, count }) =>
      fc
        .record({
          runs: fc.array(runOf(name, types), { minLength: count, maxLength: count }),
          minPasses: fc.option(fc.integer({ min: 1, max: count }), { nil: undefined }),
        })
        .map((rest) => ({ name, types, ...rest })),
    );
}

/** A run that passes, fails, is cut short, stays empty, is never started, is lost to the provider or refused by it. */
function runOf(name: string, types: PlannedTest['types']): fc.Arbitrary<TestCaseRunResult> {
  const assertions = fc
    .tuple(
      ...types.map((type) =>
        fc.record({
          type: fc.constant(type),
          score: fc.double({ min: 0, max: 1, noNaN: true }),
          passes: fc.boolean(),
        }),
      ),
    )
    .map((all) =>
      all.map(({ type, score, passes }, index) => ({
        ...(passes ? ok(type, score) : bad(type, CODES[type], score)),
        label: `${type} ${index}`,
      })),
    );
  const answered = fc
    .record({
      assertions,
      latencyMs: fc.integer({ min: 0, max: 900 }),
      cost: fc.constantFrom(null, 0, 0.01, 2),
    })
    .map(({ cost, ...rest }) => sampleRun({ ...rest, testCaseName: name, costEstimateUsd: cost }));
  return fc.oneof(
    { weight: 6, arbitrary: answered },
    fc.constant(erroredRun({ testCaseName: name })),
    fc
      .constantFrom('model', 'judge')
      .chain((by) => fc.constantFrom(400, 404).map((status) => refusedRun(name, by, status))),
    fc.constant(sampleRun({ testCaseName: name, assertions: [bad('output', 'EMPTY_OUTPUT')] })),
    fc.constant(
      sampleRun({
        testCaseName: name,
        latencyMs: 0,
        assertions: [bad('budget', 'BUDGET_EXCEEDED')],
      }),
    ),
  );
}

/** A run whose request was refused. */
export function refusedRun(
  testCaseName: string,
  by: 'model' | 'judge',
  status: number,
): TestCaseRunResult {
  const refused = { by, modelId: by === 'model' ? 'a' : 'j', status };
  const outcome = { kind: 'errored', code: 'PROVIDER_ERROR', message: 'no', refused } as const;
  return erroredRun({ testCaseName, outcome });
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
