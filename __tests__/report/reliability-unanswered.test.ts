/** Nobody is right 0 % of the time who was never heard. */
import { expect, test } from '@jest/globals';
import { reliabilityRows } from '../../src/report/sections/reliability-rows.js';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { judgeAverage } from '../../src/engine/evaluate/gate-definitions.js';
import { compareModels } from '../../src/report/digest/model-comparison.js';
import { erroredRun, ok, sampleResult, sampleRun } from '../engine/samples.js';

const unanswered = (modelId: string) => {
  const facts = sampleResult('t', [sampleRun()]);
  return aggregateRuns([erroredRun({ modelId }), erroredRun({ modelId, runIndex: 1 })], facts);
};

test('a lost answer is no try', () => {
  const runs = [sampleRun(), sampleRun({ runIndex: 1 }), erroredRun({ runIndex: 2 })];
  const result = aggregateRuns(runs, sampleResult('t', [sampleRun()]));
  const [row] = reliabilityRows({ results: [result] });
  expect(row?.points.map(({ tries, share }) => [tries, share.value])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('a model that gave no answer has no row', () => {
  expect(reliabilityRows({ results: [unanswered('a')] })).toEqual([]);
});

test('the judge average of a model is that of the gate, lost answers and all', () => {
  const judged = sampleRun({ assertions: [ok('judge', 0.9, 'kind')] });
  const lost = erroredRun({ runIndex: 1 });
  const results = [aggregateRuns([judged, lost], sampleResult('t', [judged]))];
  const [row] = compareModels({ results, models: [] });
  expect(row?.judgeAverage).toBe(judgeAverage(results));
  expect(row?.judgeAverage).toBeCloseTo(0.45);
});
