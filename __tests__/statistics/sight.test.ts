/** What a suite can see, and what would show more. The numbers behind it are in statistics/oracle.test.ts. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ComparedResult, Outcome } from '../../src/statistics/intervals.js';
import { compareReports } from '../../src/comparison/compare.js';
import {
  ALPHA,
  expectedLeastDrop,
  MOST_REPEATS,
  noticedDrop,
  repeatsToSee,
  suiteSight,
  type SuiteSight,
} from '../../src/statistics/verdicts.js';
import type { ReportedResult } from '../../src/report/report.js';
import { headSuite, history, result as reported } from '../comparison/reports.js';
import { fuzz } from '../fuzz/fuzz.js';
import { judgeSuite, result, times } from './samples.js';

const MARGIN = 0.1;

function sightOf(results: readonly ComparedResult[], margin = MARGIN) {
  const verdict = judgeSuite({
    results,
    headRuns: { all: results.length, errored: 0 },
    changedModels: [],
    margin,
  });
  return {
    verdict: verdict.verdict,
    sight: suiteSight(results, [], verdict, { margin, level: ALPHA }),
  };
}

const GOOD = result(times(5, '111'), '111');
const FLAKY = result(['110', '101', '111', '011', '110'], '110');

test('more tests, more repeats and more base runs see smaller drops', () => {
  const least = (results: readonly ComparedResult[]) => sightOf(results).sight?.leastDrop ?? 1;
  const suite = (count: number, good = GOOD, flaky = FLAKY) => [
    ...times(count * 0.8, good),
    ...times(count * 0.2, flaky),
  ];
  const [small, large] = [least(suite(10)), least(suite(100))];
  expect(large).toBeLessThan(small);
  const oneRepeat = suite(100, result(times(5, '1'), '1'), result(['1', '0', '1', '0', '1'], '1'));
  expect(large).toBeLessThan(least(oneRepeat));
  const oneRun = suite(100, result(['111'], '111'), result(['110'], '110'));
  expect(large).toBeLessThan(least(oneRun));
});

test('it says with what: results, answers of each, base runs', () => {
  expect(sightOf([...times(20, GOOD), ...times(10, FLAKY)]).sight).toMatchObject({
    results: 30,
    repeats: 3,
    baseRuns: 5,
  });
});

test('nothing compared, nothing to see', () => {
  expect(sightOf([result([], '111')]).sight).toBeUndefined();
});

describe('advice', () => {
  test('a suite that can tell needs none', () => {
    const { verdict, sight } = sightOf(times(100, GOOD));
    expect(verdict).toBe('not-worse');
    expect(sight?.advice).toBeUndefined();
  });

  test('more repeats, with what they show and what they take', () => {
    const margin = 0.05;
    const { verdict, sight } = sightOf(
      [
        ...times(24, result(times(5, '11'), '11')),
        // Each fails on another day: nothing moves all of them at once.
        ...[0, 1, 2, 3, 4, 0].map((day) =>
          result(
            [0, 1, 2, 3, 4].map((at) => (at === day ? '10' : '11')),
            day < 1 ? '10' : '11',
          ),
        ),
      ],
      margin,
    );
    expect(verdict).toBe('cannot-tell');
    // With one run of it, the base branch's few answers stay few, however often is asked here.
    expect(sight?.advice).toMatchObject({ kind: 'repeats', leastDrop: expect.any(Number) });
    const { repeats = 0, leastDrop: promised = 1 } = sight?.advice as Partial<{
      repeats: number;
      leastDrop: number;
    }>;
    expect(repeats).toBeGreaterThan(2);
    expect(promised).toBeLessThanOrEqual(margin);
  });

  test('what the next run on the base branch must bring is said apart from the next pull request', () => {
    const flaky = result(['110'], '100');
    const margin = 0.06;
    const good = result(['111'], '111');
    const { sight } = sightOf([...times(80, good), ...times(10, flaky)], margin);
    expect(sight?.advice).toMatchObject({ kind: 'base-repeats', runs: expect.any(Number) });
    const { nextDrop, leastDrop: later } = sight?.advice as { nextDrop: number; leastDrop: number };
    expect(later).toBeLessThanOrEqual(margin);
    expect(nextDrop).toBeGreaterThan(margin);
    expect(nextDrop).toBeLessThan(sight?.leastDrop ?? 0);
    expect(sight?.withMoreRuns?.leastDrop).toBeLessThanOrEqual(margin);
  });

  test('more tests, where even twenty repeats show too little', () => {
    const few = [...times(4, GOOD), FLAKY];
    expect(sightOf(few, 0.05).sight?.advice).toMatchObject({ kind: 'most-repeats' });
  });

  test('more tests, at temperature 0', () => {
    const answer = result(['111', '111'], '110', true);
    expect(sightOf(times(5, answer)).sight?.advice).toEqual({ kind: 'more-tests' });
  });

  test('none that helps, where the base branch moves from day to day', () => {
    const halfRight = result(['10', '11', '01'], '10');
    expect(sightOf(times(20, halfRight)).sight?.advice).toEqual({ kind: 'days' });
  });
});

/** Outcomes of a suite at one true rate, from nothing passes to everything does: base runs newest first, and this run. */
const SUITE = fc
  .record({
    tests: fc.integer({ min: 1, max: 40 }),
    runs: fc.integer({ min: 1, max: 10 }),
    repeats: fc.integer({ min: 1, max: 5 }),
    here: fc.integer({ min: 1, max: 6 }),
    rate: fc.constantFrom(0, 0.02, 0.1, 0.3, 0.6, 0.9, 0.98, 1),
    margin: fc.constantFrom(0.02, 0.05, 0.1, 0.2),
    deterministic: fc.boolean(),
    seed: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 97,
      maxLength: 97,
    }),
  })
  .map(({ tests, runs, repeats, here, rate, margin, deterministic, seed }) => {
    let drawn = 0;
    const draw = (): Outcome => ((seed[(drawn += 1) % seed.length] ?? 0) < rate ? 1 : 0);
    const asked = (n: number) => Array.from({ length: n }, draw);
    const results = Array.from({ length: tests }, (_, index): ComparedResult => ({
      base: Array.from({ length: runs }, () => asked(repeats)),
      head: [asked(here)],
      deterministic: deterministic && index % 2 === 0,
    }));
    return { results, margin };
  });

/** Of one test on either side. */
const OUTCOMES = fc.record({
  base: fc.constantFrom('111', '110', '10', '1', '11111', '000'),
  head: fc.constantFrom('111', '100', '01', '1', '0', '11'),
});

describe('every suite there can be', () => {
  test('has a finite number, or none where no more can be lost', () =>
    fuzz('what suites see', 1_200, SUITE, ({ results, margin }) => {
      const { sight } = sightOf(results, margin);
      const { baseRate = 0, leastDrop: least, advice, withMoreRuns } = sight ?? {};
      for (const drop of [least, ...dropsOf(advice), withMoreRuns?.leastDrop ?? 1]) {
        if (drop === undefined) continue;
        expect(Number.isFinite(drop) && drop > 0 && drop <= 1).toBe(true);
      }
      if (least !== undefined) expect(least).toBeLessThanOrEqual(baseRate);
      if (baseRate === 0) expect([least, advice]).toEqual([undefined, undefined]);
    }));

  test('sees in its next pull request what its advice said, the base branch as it is', () =>
    fuzz('advice followed', 1_200, SUITE, ({ results, margin }) => {
      const { advice } = sightOf(results, margin).sight ?? {};
      if (advice?.kind !== 'repeats' && advice?.kind !== 'base-repeats') return;
      const promised = advice.kind === 'repeats' ? advice.leastDrop : advice.nextDrop;
      const next = results.map(({ head: [head = []], ...rest }) => {
        const more = Array.from({ length: advice.repeats }, (_, at) => head[at % head.length] ?? 1);
        return { ...rest, head: [more] };
      });
      expect(sightOf(next, margin).sight?.leastDrop).toBe(promised);
    }));

  test('sees in a run of several questions what its share of the one chance in 100 lets it see', () =>
    fuzz(
      'shared sight',
      300,
      fc.record({
        suites: fc.array(fc.array(OUTCOMES, { minLength: 1, maxLength: 8 }), {
          minLength: 1,
          maxLength: 4,
        }),
        settings: fc.record(
          { regressionsMax: fc.nat(2), notWorseMargin: fc.constantFrom(2, 10, 20) },
          { requiredKeys: ['notWorseMargin'] },
        ),
      }),
      ({ suites, settings }) => {
        const named = suites.map((tests, at) => [`s${at}`, tests] as const);
        const side = (which: 'base' | 'head') =>
          named.map(([name, tests]): readonly [string, readonly ReportedResult[]] => [
            name,
            tests.map((one, at) => reported(`t${at}`, one[which], { request: which })),
          ]);
        const heads = side('head').map(([name, results]) => headSuite(name, results, { settings }));
        const base = history([Object.fromEntries(side('base'))]);
        const shared = compareReports(heads, base);
        const questions = suites.length + (settings.regressionsMax === undefined ? 0 : 1);
        for (const [at, tests] of suites.entries()) {
          const { sight, verdict } = shared[at]?.comparison ?? {};
          if (verdict === undefined) throw new Error('every suite is compared');
          const results = tests.map((one) => result([one.base], one.head));
          const seenAt = (level: number) =>
            suiteSight(results, [], verdict, { margin: settings.notWorseMargin / 100, level });
          expect(sight).toEqual(seenAt(ALPHA / questions));
          // The guard against days is not shared.
          expect(sight?.leastDrop ?? 1).toBeGreaterThanOrEqual(seenAt(ALPHA)?.leastDrop ?? 1);
        }
      },
    ));

  test('the formulas are total over shares, sizes and levels', () =>
    fuzz(
      'formulas of sight',
      4_000,
      fc.record({
        v: fc.double({ min: 0, max: 0.3, noNaN: true }),
        m: fc.double({ min: 0, max: 1, noNaN: true }),
        N: fc.integer({ min: 1, max: 2_000 }),
        r: fc.integer({ min: 1, max: 100 }),
        nb: fc.integer({ min: 1, max: 1_000 }),
        critical: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 2, noNaN: true })),
        tau2: fc.double({ min: 0, max: 0.1, noNaN: true }),
        runs: fc.integer({ min: 1, max: 10 }),
      }),
      ({ tau2, runs: B, ...sight }) => {
        const { N, m, v } = sight;
        const least = noticedDrop({ ...sight, alpha: 0.01, power: 0.8 });
        if (least !== undefined) {
          expect(least > 0 && least >= sight.critical && least <= m).toBe(true);
        }
        const found = repeatsToSee({ drop: 0.1, v, m, N, B, tau2 });
        expect(Number.isFinite(found.least)).toBe(true);
        expect(found.repeats ?? MOST_REPEATS).toBeLessThanOrEqual(MOST_REPEATS);
        const sides = { results: N, repeats: sight.r, baseRuns: B, passRate: m };
        const expected = expectedLeastDrop({ ...sides, variance: v, questions: 1 });
        if (expected !== undefined) expect(expected > 0 && expected <= m).toBe(true);
      },
    ));
});

function dropsOf(advice: SuiteSight['advice']): readonly (number | undefined)[] {
  if (advice === undefined || !('repeats' in advice)) return [];
  return [advice.leastDrop, ...(advice.kind === 'base-repeats' ? [advice.nextDrop] : [])];
}
