import { describe, expect, test } from '@jest/globals';
import { judgeSuites, type SuiteSample } from '../../src/statistics/verdicts.js';
import { metricByRuns } from '../../src/statistics/judges.js';
import { times } from './samples.js';

describe('the test on means', () => {
  test.each([
    ['nothing', []],
    ['no value here', [{ base: [0.9], head: [] }]],
    ['no value on the base branch', [{ base: [], head: [0.9] }]],
    ['no number', [{ base: [Number.NaN], head: [0.9] }]],
  ])('has no answer to %s', (_, results) => {
    expect(metricByRuns(results, 'higher-is-better')).toBeUndefined();
  });

  test('averages the attempts at the head', () => {
    const once = metricByRuns([{ base: [0.9, 0.8], head: [0.5] }], 'higher-is-better');
    const twice = metricByRuns([{ base: [0.9, 0.8], head: [0.4, 0.6] }], 'higher-is-better');
    expect(twice).toEqual(once);
  });
});

function compared(means: Pick<SuiteSample, 'costs' | 'latencies'>) {
  const suite = { results: [], headRuns: { all: 0, errored: 0 }, changedModels: [] };
  return judgeSuites([{ ...suite, ...means }])[0];
}

describe('cost and latency', () => {
  const compareCost = (costs: SuiteSample['costs']) => compared({ costs })?.cost;
  const compareLatency = (latencies: SuiteSample['latencies']) => compared({ latencies })?.latency;

  test.each([
    ['5 % more, however sure', 0.0105, 1.05, false],
    ['10 % more', 0.011, 1.1, true],
    ['twice as much', 0.02, 2, true],
    ['half', 0.005, 0.5, false],
  ])('a cost of %s', (_, head, ratio, isWorse) => {
    const found = compareCost(
      times(30, { base: [0.01, 0.01, 0.01], head: [head], deterministic: false }),
    );
    expect(found?.ratio).toBeCloseTo(ratio, 12);
    expect(found?.isWorse).toBe(isWorse);
  });

  test('twice the cost in one test of thirty is not the suite', () => {
    const same = times(29, { base: [0.01, 0.01], head: [0.01], deterministic: false });
    expect(
      compareCost([...same, { base: [0.01, 0.01], head: [0.9], deterministic: false }])?.isWorse,
    ).toBe(false);
  });

  test('a free model has no cost to compare', () => {
    expect(compareCost([{ base: [0, 0], head: [0], deterministic: false }])).toBeUndefined();
    expect(
      compareCost([
        { base: [0.01, 0], head: [0.01], deterministic: false },
        { base: [0.01], head: [0.02], deterministic: false },
      ])?.compared,
    ).toBe(1);
  });

  test('latency has a ratio and no verdict', () => {
    expect(
      compareLatency(times(50, { base: [200, 400], head: [600], deterministic: false })),
    ).toEqual({
      compared: 50,
      baseMean: 300,
      headMean: 600,
      ratio: 2,
    });
  });
});
