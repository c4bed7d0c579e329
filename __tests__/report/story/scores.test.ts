/** Scores of the `assert` lists and their bands, as junit.xml has them. */
import { expect, test } from '@jest/globals';
import type { AssertionResult } from '../../../src/assertions/assertion.js';
import { ok, sampleResult, sampleRun } from '../../engine/samples.js';
import { renderJunit } from '../rendered.js';
import { comparedWith } from './told.js';

const scored = (label: string, score: number): AssertionResult => ({
  ...ok('contains', score, label),
  metadata: { scored: true },
});

function factsOf(runs: readonly (readonly AssertionResult[])[]): string {
  const result = sampleResult(
    't',
    runs.map((assertions) => sampleRun({ assertions })),
  );
  return renderJunit(comparedWith({}, () => ({ results: [result] })));
}

test('the mean of the answers, for scored assertions only, in config order', () => {
  const facts = factsOf([
    [scored('b: c', 1), ok('schema', 0.2), scored('a', 0.5)],
    [scored('b: c', 0.5), ok('schema', 0.2), scored('a', 0.5)],
  ]);
  expect(facts).toMatch(/; score of b: c=0\.75 good; score of a=0\.50 \w+"/u);
});

test.each([
  [1, '1.00 perfect'],
  [0.795, '0.80 excellent'],
  [0.75, '0.75 good'],
  [0.25, '0.25 failed'],
])('%d in words: %s', (score, words) => {
  expect(factsOf([[scored('a', score)]])).toContain(`score of a=${words}"`);
});
