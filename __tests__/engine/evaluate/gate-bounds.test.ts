/** How narrow the bounds of gates are; random suites are in `__tests__/fuzz/engine/`. */
import { expect, test } from '@jest/globals';
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import { type PendingRuns, GATES } from '../../../src/engine/evaluate/gate-definitions.js';
import type { GateName, TestCaseRunResult } from '../../../src/engine/results.js';
import { bad, facts, ok, sampleRun } from '../samples.js';

const SCHEMA = { schema: 1, output: 1 };

/** Bounds that are wide enough would hold always: these are as narrow as they can be. */
test.each<
  [string, GateName, readonly TestCaseRunResult[], Partial<PendingRuns>, number, number, boolean]
>([
  [
    'a failed run cannot be made good',
    'passRateMin',
    [failed('a')],
    { testCaseName: 'a' },
    0,
    0,
    true,
  ],
  ['a test that has not begun', 'passRateMin', [run('a')], { testCaseName: 'b' }, 0.5, 1, true],
  ['another schema test', 'schemaFailuresMax', [failed('a')], { testCaseName: 'b' }, 1, 3, true],
  [
    'no other schema test',
    'schemaFailuresMax',
    [failed('a')],
    { testCaseName: 'b', assertionsPerRun: {} },
    1,
    1,
    true,
  ],
  [
    'another test that asks for no JSON',
    'schemaFailuresMax',
    [failed('a')],
    { testCaseName: 'b', impossibleCodes: ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'] },
    1,
    1,
    true,
  ],
  [
    'half the judgements',
    'judgeAvgMin',
    [judged('a', 1)],
    { assertionsPerRun: { judge: 1 } },
    0.5,
    1,
    true,
  ],
  [
    'a judge to come',
    'judgeAvgMin',
    [judged('a', 1)],
    { testCaseName: 'b', assertionsPerRun: { judge: 1 } },
    0.5,
    1,
    true,
  ],
  [
    'as many judges as there are fields',
    'judgeAvgMin',
    [judged('a', 1)],
    { testCaseName: 'b', assertionsPerRun: { judge: Infinity } },
    0,
    1,
    true,
  ],
  [
    'drift is measured again',
    'driftScoreMax',
    [drifted('a', 0.4)],
    { assertionsPerRun: { drift: 1 } },
    0.2,
    0.7,
    true,
  ],
  ['what is spent is spent', 'costMaxUsd', [run('a')], {}, 0.01, Infinity, true],
  [
    'all others may be answered at once',
    'latencyMaxMs',
    [run('a')],
    { testCaseName: 'b' },
    50,
    Infinity,
    true,
  ],
  [
    'one check of two',
    'deterministicPassRate',
    [run('a', [ok('schema')])],
    { assertionsPerRun: { schema: 1 } },
    0.5,
    1,
    true,
  ],
  [
    'nothing judged yet',
    'probabilisticPassRate',
    [run('a')],
    { assertionsPerRun: { judge: 2 } },
    0,
    1,
    false,
  ],
])('%s: %s', (_, gate, runs, pending, low, high, certain) => {
  const results = [aggregateRuns(runs, facts([]))];
  const rest = { testCaseName: 'a', modelId: 'a', runs: 1, assertionsPerRun: SCHEMA, ...pending };
  expect(GATES[gate].bounds(results, [rest])).toEqual({
    low: expect.closeTo(low, 9),
    high: high === Infinity ? Infinity : expect.closeTo(high, 9),
    certain,
  });
});

test('no judge at all, now or later: no bounds', () => {
  const pending = [{ testCaseName: 'a', modelId: 'a', runs: 1, assertionsPerRun: SCHEMA }];
  expect(GATES.judgeAvgMin.bounds([], pending)).toBeUndefined();
});

function run(
  testCaseName: string,
  assertions: TestCaseRunResult['assertions'] = [],
): TestCaseRunResult {
  return sampleRun({ testCaseName, assertions });
}

function failed(testCaseName: string): TestCaseRunResult {
  return run(testCaseName, [bad('schema', 'SCHEMA_INVALID')]);
}

function judged(testCaseName: string, score: number): TestCaseRunResult {
  return run(testCaseName, [ok('judge', score)]);
}

function drifted(testCaseName: string, drift: number): TestCaseRunResult {
  return run(testCaseName, [ok('drift', 1 - drift)]);
}
