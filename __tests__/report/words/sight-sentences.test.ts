/** What the suite can see, as people read it. */
import { expect, test } from '@jest/globals';
import type { SuiteSight } from '../../../src/comparison/sight.js';
import { plainSentence } from '../../../src/report/words/sentence.js';
import { sightSentences } from '../../../src/report/words/sight-sentences.js';
import { worseReport } from '../sample-comparison.js';

const SIGHT: SuiteSight = { results: 30, repeats: 3, baseRuns: 5, leastDrop: 0.0851 };

function words(sight: SuiteSight | undefined, costUsd = 0): readonly string[] {
  const [suite] = worseReport().suites;
  if (suite?.comparison === undefined) throw new Error('the sample is compared');
  const results = suite.results.map((result) => ({
    ...result,
    runCount: 3,
    totalCostUsd: costUsd,
  }));
  const shown = { ...suite, results, comparison: { ...suite.comparison, sight } };
  return sightSentences(shown, { branch: 'main' }, 'test').map(plainSentence);
}

test('what would be noticed, rounded up to whole points', () => {
  expect(words(SIGHT)).toEqual([
    'With 30 tests, 3 repeats and 5 runs of `main`, a drop of 9 points is noticed 8 times in 10.',
  ]);
  expect(words({ results: 1, repeats: 1, baseRuns: 1, leastDrop: 1 })).toEqual([
    'With 1 test, 1 repeat and 1 run of `main`, no drop would be noticed 8 times in 10.',
  ]);
  expect(words(undefined)).toEqual([]);
});

test.each([
  [
    { kind: 'repeats', repeats: 5, leastDrop: 0.0699, moreRuns: 60 } as const,
    '`repeat: 5` would show a drop of 7 points (60 runs, about $0.60 more).',
  ],
  [
    { kind: 'most-repeats', repeats: 20, leastDrop: 0.2 } as const,
    'Even 20 repeats would only show a drop of 20 points: more tests see more.',
  ],
  [{ kind: 'days' } as const, '`main` moves too much from day to day for more repeats to help.'],
  [
    { kind: 'more-tests' } as const,
    'Asked at temperature 0 or with a seed, only more tests would show a smaller drop.',
  ],
])('advice: %j', (advice, sentence) => {
  expect(words({ ...SIGHT, advice }, 0.03)[1]).toBe(sentence);
});

test('without a known price, no cost is made up', () => {
  const advice = { kind: 'repeats', repeats: 5, leastDrop: 0.07, moreRuns: 60 } as const;
  expect(words({ ...SIGHT, advice })[1]).toContain('(60 runs more)');
});
