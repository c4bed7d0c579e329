/** What a suite can see, and what would show more. The numbers behind it are in statistics/cases-2.test.ts. */
import { describe, expect, test } from '@jest/globals';
import type { ComparedResult } from '../../src/comparison/compared-result.js';
import { suiteSight } from '../../src/comparison/sight.js';
import { judgeSuite } from './judge-suite.js';
import { result, times } from './samples.js';

const MARGIN = 0.1;

function sightOf(results: readonly ComparedResult[], margin = MARGIN) {
  const verdict = judgeSuite({
    results,
    headRuns: { all: results.length, errored: 0 },
    changedModels: [],
    margin,
  });
  return { verdict: verdict.verdict, sight: suiteSight(results, verdict, margin) };
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
    expect(sight?.advice).toMatchObject({ kind: 'repeats' });
    const { repeats, leastDrop, moreRuns } = sight?.advice as {
      repeats: number;
      leastDrop: number;
      moreRuns: number;
    };
    expect(leastDrop).toBeLessThanOrEqual(margin);
    expect(moreRuns).toBe(30 * (repeats - 2));
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
