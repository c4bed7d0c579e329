import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aggregateRuns } from '../../../src/engine/evaluate/aggregate.js';
import type { PendingRuns } from '../../../src/engine/evaluate/gate-bounds.js';
import { GATE_NAMES, GATES } from '../../../src/engine/evaluate/gate-definitions.js';
import type {
  AggregatedTestResult,
  GateName,
  TestCaseRunResult,
} from '../../../src/engine/results.js';
import { fuzz } from '../../fuzz/fuzz.js';
import { bad, ok, sampleRun } from '../samples.js';
import { facts, resultsOf, testOf, type PlannedTest } from './random-suites.js';

/** A suite, and the order in which its runs are done: each number picks one of those that are left. */
const SUITE = fc.record({
  tests: fc
    .integer({ min: 0, max: 5 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, index) => testOf(`t${index}`))),
    ),
  picks: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  exactCounts: fc.boolean(),
});

test('at every step the final value lies within the bounds', async () => {
  await fuzz('gate bounds', 400, SUITE, ({ tests, picks, exactCounts }) => {
    const final = resultsOf(tests, new Map(tests.map(({ name, runs }) => [name, runs])));
    for (const [results, pending] of steps(tests, picks, exactCounts)) {
      for (const name of GATE_NAMES) expectWithin(name, results, pending, final);
    }
  });
});

test('nothing pending: the bounds are the measure', async () => {
  await fuzz('gate bounds at the end', 200, SUITE, ({ tests }) => {
    const final = resultsOf(tests, new Map(tests.map(({ name, runs }) => [name, runs])));
    for (const name of GATE_NAMES) {
      const measure = GATES[name].measure(final);
      const bounds = GATES[name].bounds(final, []);
      expect(bounds).toEqual(
        measure === undefined
          ? undefined
          : { low: expect.closeTo(measure, 9), high: expect.closeTo(measure, 9), certain: true },
      );
    }
  });
});

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

/** What is known after each run, from none to all. */
function* steps(
  tests: readonly PlannedTest[],
  picks: readonly number[],
  exactCounts: boolean,
): Generator<readonly [readonly AggregatedTestResult[], readonly PendingRuns[]]> {
  const left = tests.flatMap(({ name, runs }) => runs.map((it) => [name, it] as const));
  const done = new Map<string, TestCaseRunResult[]>();
  for (let step = 0; ; step += 1) {
    const pending = tests.flatMap(({ name, types, runs, minPasses }): readonly PendingRuns[] => {
      const rest = runs.length - (done.get(name)?.length ?? 0);
      if (rest === 0) return [];
      const counts = [...types, 'output'].map((type) => [
        type,
        exactCounts ? types.filter((it) => it === type).length || 1 : Infinity,
      ]);
      const assertionsPerRun = Object.fromEntries(counts) as Record<string, number>;
      return [{ testCaseName: name, modelId: 'a', runs: rest, minPasses, assertionsPerRun }];
    });
    yield [resultsOf(tests, done), pending];
    const [next] = left.splice((picks[step] ?? 0) % Math.max(1, left.length), 1);
    if (next === undefined) return;
    const [name, result] = next;
    done.set(name, [...(done.get(name) ?? []), result]);
  }
}

function expectWithin(
  name: GateName,
  results: readonly AggregatedTestResult[],
  pending: readonly PendingRuns[],
  final: readonly AggregatedTestResult[],
): void {
  const bounds = GATES[name].bounds(results, pending);
  const value = GATES[name].measure(final);
  if (value === undefined) {
    expect([name, bounds?.certain ?? false]).toEqual([name, false]);
    return;
  }
  expect([name, bounds]).toEqual([name, expect.anything()]);
  expect([name, value >= (bounds?.low ?? NaN) - 1e-9]).toEqual([name, true]);
  expect([name, value <= (bounds?.high ?? NaN) + 1e-9]).toEqual([name, true]);
}
