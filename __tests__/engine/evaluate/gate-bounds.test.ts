/** How narrow the bounds of gates are; whether they are wide enough, `__tests__/fuzz/engine/early-verdict` holds. */
import { expect, test } from '@jest/globals';
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import {
  type PendingRuns,
  GATES,
  progressOf,
} from '../../../src/engine/evaluate/gate-definitions.js';
import type { GateName } from '../../../src/engine/results.js';
import type { AssertionResult } from '../../../src/assertions/assertion.js';
import { bad, facts, ok, sampleRun } from '../samples.js';

const SCHEMA = { schema: 1, output: 1 };
const FAILED = [bad('schema', 'SCHEMA_INVALID')];
const OTHER = { testCaseName: 'b' };
const NO_JSON = ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'] as const;
const judges = (judge: number) => ({ assertionsPerRun: { judge } });

/** One run of test `a` is done, and one is pending. */
test.each<
  [
    what: string,
    gate: GateName,
    done: readonly AssertionResult[],
    pending: Partial<PendingRuns>,
    best: number | undefined,
    worst: number | undefined,
  ]
>([
  ['a failed run cannot be made good', 'passRateMin', FAILED, {}, 0, 0],
  ['a test that has not begun', 'passRateMin', [], OTHER, 1, 0.5],
  ['another schema test', 'schemaFailuresMax', FAILED, OTHER, 1, 3],
  ['no other one', 'schemaFailuresMax', FAILED, { ...OTHER, assertionsPerRun: {} }, 1, 1],
  [
    'one that asks for no JSON',
    'schemaFailuresMax',
    FAILED,
    { ...OTHER, impossibleCodes: NO_JSON },
    1,
    1,
  ],
  ['half the judgements', 'judgeAvgMin', [ok('judge')], judges(1), 1, 0.5],
  ['a judge to come', 'judgeAvgMin', [ok('judge')], { ...OTHER, ...judges(1) }, 1, 0.5],
  ['as many as there are fields', 'judgeAvgMin', [ok('judge')], judges(Infinity), 1, 0],
  ['no judge at all', 'judgeAvgMin', [], {}, undefined, undefined],
  ['again', 'driftScoreMax', [ok('drift', 0.6)], { assertionsPerRun: { drift: 1 } }, 0.2, 0.7],
  ['what is spent is spent', 'costMaxUsd', [], {}, 0.01, Infinity],
  ['others may be answered at once', 'latencyMaxMs', [], OTHER, 50, Infinity],
  [
    'one of two',
    'deterministicPassRate',
    [ok('schema')],
    { assertionsPerRun: { schema: 1 } },
    1,
    0.5,
  ],
  ['nothing judged yet', 'probabilisticPassRate', [], judges(2), 1, 0],
])('%s: %s', (_, gate, assertions, pending, best, worst) => {
  const results = [aggregateRuns([sampleRun({ testCaseName: 'a', assertions })], facts([]))];
  const rest = { testCaseName: 'a', modelId: 'a', runs: 1, assertionsPerRun: SCHEMA, ...pending };
  const all = progressOf(results, [rest]);
  const about = (value: number | undefined): unknown =>
    value === undefined || value === Infinity ? value : expect.closeTo(value, 9);
  expect(GATES[gate].measure?.(all, 'best', 1)).toEqual(about(best));
  expect(GATES[gate].measure?.(all, 'worst', 1)).toEqual(about(worst));
});
