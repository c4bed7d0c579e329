/** Scores and bands of the `assert` lists. */
import { expect, test } from '@jest/globals';
import type { AssertionResult } from '../../../src/assertions/assertion.js';
import { scoresOf } from '../../../src/report/story/suite-figures.js';
import { scoreWords } from '../../../src/report/story/words.js';
import { ok, sampleResult, sampleRun } from '../../engine/samples.js';

const scored = (label: string, score: number): AssertionResult => ({
  ...ok('contains', score, label),
  metadata: { scored: true },
});

test('the mean of the runs, for scored assertions only, in config order', () => {
  const result = sampleResult('t', [
    sampleRun({ assertions: [scored('b: c', 1), ok('schema', 0.2), scored('a', 0.5)] }),
    sampleRun({ assertions: [scored('b: c', 0.5), ok('schema', 0.2), scored('a', 0.5)] }),
  ]);
  expect(scoresOf(result)).toEqual([
    { label: 'b: c', mean: 0.75 },
    { label: 'a', mean: 0.5 },
  ]);
});

test.each([
  [1, '1.00 perfect'],
  [0.795, '0.80 excellent'],
  [0.75, '0.75 good'],
  [0.25, '0.25 failed'],
])('%d in words: %s', (score, words) => {
  expect(scoreWords(score)).toBe(words);
});
