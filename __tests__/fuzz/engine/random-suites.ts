/** Random tests with random runs. */
import fc from 'fast-check';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { bad, erroredRun, ok, type PlannedTest, sampleRun, TYPES } from '../../engine/samples.js';

const CODES = {
  schema: 'SCHEMA_INVALID',
  pii: 'PII_DETECTED',
  keywords: 'KEYWORD_DENIED',
  judge: 'JUDGE_BELOW_THRESHOLD',
  drift: 'DRIFT_EXCEEDED',
  changes: 'CHANGE_NOT_ALLOWED',
} as const;

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
        ...(!passes && type === 'changes' && { failsResult: true as const }),
        label: `${type} ${index}`,
      })),
    );
  const answered = fc
    .record({
      // A cache gives some answers again.
      sampleId: fc.constantFrom(undefined, undefined, 'a.1', 'b.2'),
      assertions,
      latencyMs: fc.integer({ min: 0, max: 900 }),
      cost: fc.constantFrom(null, 0, 0.01, 2),
    })
    .map(({ cost, sampleId, ...rest }) =>
      sampleRun({
        ...rest,
        testCaseName: name,
        costEstimateUsd: cost,
        ...(sampleId !== undefined && { sampleId }),
      }),
    );
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
function refusedRun(
  testCaseName: string,
  by: 'model' | 'judge',
  status: number,
): TestCaseRunResult {
  const refused = { by, modelId: by === 'model' ? 'a' : 'j', status };
  const outcome = { kind: 'errored', code: 'PROVIDER_ERROR', message: 'no', refused } as const;
  return erroredRun({ testCaseName, outcome });
}
