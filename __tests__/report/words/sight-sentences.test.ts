/** What the suite can see, as people read it. */
import { expect, test } from '@jest/globals';
import type { SuiteSight } from '../../../src/comparison/sight.js';
import { plainSentence } from '../../../src/report/words/phrases.js';
import { sightSentences } from '../../../src/report/words/comparison-sentences.js';
import { worseReport } from '../sample-comparison.js';

const SIGHT: SuiteSight = {
  results: 30,
  repeats: 3,
  baseRuns: 5,
  baseRate: 0.9,
  leastDrop: 0.0851,
};

function words(sight: SuiteSight | undefined, costUsd = 0): readonly string[] {
  const [suite] = worseReport().suites;
  if (suite?.comparison === undefined) throw new Error('the sample is compared');
  // All of the suite, two calls a run, whatever the change touches.
  const results = suite.results.slice(0, 10).map((result) => ({
    ...result,
    runs: result.runs
      .slice(0, 1)
      .flatMap((run) =>
        [0, 1, 2].map(() => ({ ...run, callCount: 2, costEstimateUsd: costUsd / 3 })),
      ),
  }));
  const shown = { ...suite, results, comparison: { ...suite.comparison, sight } };
  return sightSentences(shown, { branch: 'main' }, 'test').map(plainSentence);
}

test('what would be noticed, rounded up to whole points', () => {
  expect(words(SIGHT)).toEqual([
    'With 30 tests, 3 repeats and 5 runs of `main`, a drop of 9 points is noticed 8 times in 10.',
  ]);
  const one = { results: 1, repeats: 1, baseRuns: 1 };
  expect(words({ ...one, baseRate: 0.9 })).toEqual([
    'With 1 test, 1 repeat and 1 run of `main`, no drop would be noticed 8 times in 10.',
  ]);
  expect(words({ ...one, results: 30, baseRate: 0.04 })).toEqual([
    'With 30 tests, 1 repeat and 1 run of `main`, no drop can show: only 4 % of answers pass there.',
  ]);
  expect(words(undefined)).toEqual([]);
});

test.each([
  [
    { kind: 'repeats', repeats: 5, leastDrop: 0.0699 } as const,
    '`repeat: 5` would show a drop of 7 points from the next run on, with `main` as it is (40 calls, about $0.20 more).',
  ],
  [
    { kind: 'base-repeats', repeats: 5, leastDrop: 0.0699, runs: 2, nextDrop: 0.113 } as const,
    '`repeat: 5` would show a drop of 7 points once `main` has 2 runs with as many, and one of 12 points until then (40 calls, about $0.20 more).',
  ],
  [
    { kind: 'base-repeats', repeats: 5, leastDrop: 0.0699, runs: 1 } as const,
    '`repeat: 5` would show a drop of 7 points once `main` has 1 run with as many, and none until then (40 calls, about $0.20 more).',
  ],
  [
    { kind: 'most-repeats', repeats: 20, leastDrop: 0.2 } as const,
    'Even 20 repeats would only show a drop of 20 points: more tests see more.',
  ],
  [
    { kind: 'most-repeats', repeats: 20 } as const,
    'Even 20 repeats would show no drop: more tests see more.',
  ],
  [{ kind: 'days' } as const, '`main` moves too much from day to day for more repeats to help.'],
  [
    { kind: 'more-tests' } as const,
    'Asked at temperature 0 or with a seed, only more tests would show a smaller drop.',
  ],
])('advice: %j', (advice, sentence) => {
  expect(words({ ...SIGHT, advice }, 0.03)[1]).toBe(sentence);
});

test('of one run of the base branch nothing is said of how it moves', () => {
  expect(words({ ...SIGHT, baseRuns: 1, advice: { kind: 'days' } })[1]).toBe(
    'An ordinary day can move this suite by more than more repeats would show; `main` has 1 of 5 runs it takes to know its own days.',
  );
});

test('what comes by waiting costs nothing, and is said', () => {
  const withMoreRuns = { more: 3, baseRuns: 8, leastDrop: 0.0951 };
  expect(words({ ...SIGHT, withMoreRuns })[1]).toBe(
    'Without more repeats, a drop of 10 points is noticed once `main` has 3 more runs.',
  );
});

test('without a known price, no cost is made up', () => {
  const advice = { kind: 'repeats', repeats: 5, leastDrop: 0.07 } as const;
  expect(words({ ...SIGHT, advice })[1]).toContain('(40 calls more)');
});
