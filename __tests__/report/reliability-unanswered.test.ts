/** Nobody is right 0 % of the time who was never heard. */
import { expect, test } from '@jest/globals';
import { reliabilityRows } from '../../src/report/sections/reliability-rows.js';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { erroredRun, sampleResult, sampleRun } from '../engine/samples.js';

const unanswered = (modelId: string) => {
  const facts = sampleResult('t', [sampleRun()]);
  return aggregateRuns([erroredRun({ modelId }), erroredRun({ modelId, runIndex: 1 })], facts);
};

test('a model that gave no answer has no row', () => {
  expect(reliabilityRows({ results: [unanswered('a')] })).toEqual([]);
});
