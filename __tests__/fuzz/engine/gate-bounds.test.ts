/** What gates can still become, against what they became: random suites, in every order. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type GateDefinition,
  type PendingRuns,
  GATE_NAMES,
  GATES,
} from '../../../src/engine/evaluate/gate-definitions.js';
import type {
  AggregatedTestResult,
  GateName,
  TestCaseRunResult,
} from '../../../src/engine/results.js';
import { type PlannedTest, resultsOf } from '../../engine/samples.js';
import { fuzz } from '../fuzz.js';
import { testOf } from './random-suites.js';

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

/** How often in a row, where a gate wants that. */
const TRIES: Partial<Record<GateName, readonly number[]>> = { reliabilityMin: [1, 2, 3] };

test('at every step the final value lies within the bounds', async () => {
  await fuzz('gate bounds', 400, SUITE, ({ tests, picks, exactCounts }) => {
    const final = resultsOf(tests, new Map(tests.map(({ name, runs }) => [name, runs])));
    for (const [results, pending] of steps(tests, picks, exactCounts)) {
      for (const name of GATE_NAMES) {
        for (const tries of TRIES[name] ?? [1])
          expectWithin({ name, tries }, results, pending, final);
      }
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
      const canFailResult = types.includes('changes');
      const known = { testCaseName: name, modelId: 'a', minPasses, canFailResult };
      return [{ ...known, runs: rest, assertionsPerRun }];
    });
    yield [resultsOf(tests, done), pending];
    const [next] = left.splice((picks[step] ?? 0) % Math.max(1, left.length), 1);
    if (next === undefined) return;
    const [name, result] = next;
    done.set(name, [...(done.get(name) ?? []), result]);
  }
}

function expectWithin(
  { name, tries }: { readonly name: GateName; readonly tries: number },
  results: readonly AggregatedTestResult[],
  pending: readonly PendingRuns[],
  final: readonly AggregatedTestResult[],
): void {
  const { measure, bounds: boundsOf, highest, highestBounds } = GATES[name];
  const reach = boundsOf(results, pending, undefined, tries);
  expectBetween(name, reach, measure(final, undefined, tries));
  if (highest === undefined || reach === undefined) return;
  const reachOfHighest = highestBounds?.(results, pending, undefined, tries);
  expectBetween(`highest ${name}`, reachOfHighest, highest(final, tries));
}

function expectBetween(
  name: string,
  bounds: ReturnType<GateDefinition['bounds']>,
  value: number | undefined,
): void {
  if (value === undefined) {
    expect([name, bounds?.certain ?? false]).toEqual([name, false]);
    return;
  }
  expect([name, bounds]).toEqual([name, expect.anything()]);
  expect([name, value >= (bounds?.low ?? NaN) - 1e-9]).toEqual([name, true]);
  expect([name, value <= (bounds?.high ?? NaN) + 1e-9]).toEqual([name, true]);
}
