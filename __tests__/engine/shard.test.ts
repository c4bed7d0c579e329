import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Suite } from '../../src/config/suite.js';
import { planSuites, type SuitePlan, plannedCalls, shardPlans } from '../../src/engine/plan.js';
import { sampleModel, sampleSuite, sampleTest } from './samples.js';

const ALL = { tags: [], tests: [], models: [] };

function plansOf(suites: readonly Suite[]): readonly SuitePlan[] {
  const planned = planSuites(suites, ALL);
  if (planned.kind !== 'planned') throw new Error(planned.problem.message);
  return planned.plans;
}

interface Shape {
  readonly repeat: number;
  readonly models: number;
  readonly turns: number;
  readonly passes: number;
}

const shapes = fc.array(
  fc.array(
    fc.record<Shape>({
      repeat: fc.integer({ min: 1, max: 6 }),
      models: fc.integer({ min: 1, max: 3 }),
      turns: fc.integer({ min: 0, max: 3 }),
      passes: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
  { minLength: 1, maxLength: 4 },
);

function suiteOf(tests: readonly Shape[], index: number): Suite {
  const ids = ['a', 'b', 'c'];
  return sampleSuite({
    name: `suite ${index}`,
    models: ids.map(sampleModel),
    tests: tests.map(({ repeat, models, turns, passes }, number) =>
      sampleTest(`test ${number}`, {
        repeat,
        models: ids.slice(0, models),
        conversation: Array.from({ length: turns }, (_, turn) => ({ label: `turn ${turn}` })),
        expects: passes === 0 ? [] : [{ judge: [{ criteria: 'polite', minScore: 0.5, passes }] }],
      }),
    ),
  });
}

function shards(plans: readonly SuitePlan[], count: number) {
  return Array.from(
    { length: count },
    (_, index) => shardPlans(plans, { index: index + 1, count }).suites,
  );
}

function callsOf({ units }: SuitePlan): number {
  return units.reduce((sum, { test: one }) => sum + plannedCalls(one), 0);
}

function heaviest(plans: readonly SuitePlan[]): number {
  return Math.max(
    ...plans.flatMap((plan) =>
      plan.suite.tests.map((one) =>
        callsOf({ ...plan, units: plan.units.filter((unit) => unit.test === one) }),
      ),
    ),
  );
}

function spread(loads: readonly number[]): number {
  return Math.max(...loads) - Math.min(...loads);
}

describe('every suite and every number of parts', () => {
  const cases = [shapes, fc.integer({ min: 1, max: 30 })] as const;

  test('each test is in exactly one part, with all its models and repeats', () => {
    fc.assert(
      fc.property(...cases, (all, count) => {
        const plans = plansOf(all.map(suiteOf));
        const parts = shards(plans, count);
        for (const [index, whole] of plans.entries()) {
          const own = parts.map((part) => part[index]?.plan.units ?? []);
          const owners = own.map((units) => new Set(units.map((unit) => unit.test)));
          for (const one of whole.suite.tests) {
            expect(owners.filter((tests) => tests.has(one))).toHaveLength(1);
          }
          expect(new Set(own.flat())).toEqual(new Set(whole.units));
          expect(own.flat()).toHaveLength(whole.units.length);
        }
      }),
    );
  });

  test('the positions say where a result stands in the whole', () => {
    fc.assert(
      fc.property(...cases, (all, count) => {
        const plans = plansOf(all.map(suiteOf));
        for (const part of shards(plans, count)) {
          for (const [index, { plan, positions, plannedResults }] of part.entries()) {
            const whole = (plans[index]?.units ?? []).filter(({ repeat }) => repeat === 0);
            expect(plannedResults).toBe(whole.length);
            expect(positions.map((position) => whole[position])).toEqual(
              plan.units.filter(({ repeat }) => repeat === 0),
            );
          }
        }
      }),
    );
  });

  test('no two parts differ by more calls than the most expensive test has', () => {
    fc.assert(
      fc.property(...cases, (all, count) => {
        const plans = plansOf(all.map(suiteOf));
        const parts = shards(plans, count);
        for (const [index, plan] of plans.entries()) {
          const loads = parts.map((part) => callsOf(part[index]?.plan ?? plan));
          expect(spread(loads)).toBeLessThanOrEqual(heaviest([plan]));
        }
        const totals = parts.map((part) => part.reduce((sum, { plan }) => sum + callsOf(plan), 0));
        expect(spread(totals)).toBeLessThanOrEqual(heaviest(plans));
      }),
    );
  });
});

describe('the split', () => {
  const simple = (count: number, name = 's') =>
    sampleSuite({
      name,
      models: [sampleModel('a')],
      tests: Array.from({ length: count }, (_, index) => sampleTest(`t${index}`)),
    });
  const namesOf = (suites: readonly Suite[], index: number, count: number) =>
    shardPlans(plansOf(suites), { index, count }).suites.map(({ plan }) =>
      plan.units.map((unit) => unit.test.name),
    );

  test('equal tests go round in config order', () => {
    expect(namesOf([simple(5)], 1, 2)).toEqual([['t0', 't2', 't4']]);
    expect(namesOf([simple(5)], 2, 2)).toEqual([['t1', 't3']]);
  });

  test('a part above the tests is empty and keeps its suite', () => {
    expect(namesOf([simple(2)], 3, 3)).toEqual([[]]);
  });
});

describe('the hash of the plan', () => {
  const suite = sampleSuite({
    models: [sampleModel('a')],
    tests: [sampleTest('t'), sampleTest('u')],
  });
  const hash = (one: Suite, filter = {}) => {
    const planned = planSuites([one], { ...ALL, ...filter });
    if (planned.kind !== 'planned') throw new Error(planned.problem.message);
    return shardPlans(planned.plans, { index: 1, count: 2 }).sha256;
  };

  test('is that of every job that planned the same', () => {
    expect(hash({ ...suite, concurrency: 50 })).toBe(hash(suite));
  });

  test.each<[string, Suite, object]>([
    ['a filter', suite, { tests: ['t'] }],
    ['a file', { ...suite, inputFiles: [{ file: 'p.md', sha256: 'a'.repeat(64) }] }, {}],
    ['the config', { ...suite, sha256: 'b'.repeat(64) }, {}],
    ['a gate', { ...suite, gates: { ...suite.gates, passRateMin: 0.5 } }, {}],
    ['a repeat', { ...suite, tests: suite.tests.map((one) => ({ ...one, repeat: 2 })) }, {}],
  ])('tells another by %s', (_, other, filter) => {
    expect(hash(other, filter)).not.toBe(hash(suite));
  });
});
