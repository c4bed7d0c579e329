/** Nobody is right 0 % of the time who was never heard. */
import { expect, test } from '@jest/globals';
import { aggregateRuns } from '../../src/engine/evaluate/aggregate.js';
import { judgeAverage } from '../../src/engine/evaluate/gate-definitions.js';
import { ProviderError } from '../../src/providers/provider.js';
import { everyView } from './rendered.js';
import { comparedWith, foldRows } from './story/told.js';
import { reportOf } from './world.js';
import { erroredRun, ok, sampleResult, sampleRun } from '../engine/samples.js';

const unanswered = (modelId: string) => {
  const facts = sampleResult('t', [sampleRun()]);
  return aggregateRuns([erroredRun({ modelId }), erroredRun({ modelId, runIndex: 1 })], facts);
};

test('a lost answer is no try', () => {
  const runs = [sampleRun(), sampleRun({ runIndex: 1 }), erroredRun({ runIndex: 2 })];
  const result = aggregateRuns(runs, sampleResult('t', [sampleRun()]));
  const [head, row] = foldRows(
    comparedWith({}, () => ({ results: [result] })),
    'reliability',
  );
  expect(head).toEqual(['Model', 'Each right', 'Two in a row']);
  expect(row?.slice(1)).toEqual(['100 %', '100 %']);
});

test('a model that gave no answer has no row', () => {
  const report = comparedWith({}, () => ({ results: [unanswered('a')] }));
  expect(foldRows(report, 'reliability')).toEqual([]);
});

test('the judge average of a model is that of the gate, lost answers and all', () => {
  const judged = sampleRun({ assertions: [ok('judge', 0.9, 'kind')] });
  const lost = erroredRun({ runIndex: 1 });
  const results = [aggregateRuns([judged, lost], sampleResult('t', [judged]))];
  const [head = [], row = []] = foldRows(
    comparedWith({}, () => ({ results })),
    'models',
  );
  expect(row[head.indexOf('Judge average')]).toBe('0.45');
  expect(judgeAverage(results)).toBeCloseTo(0.45);
});

// a lost answer must not pass, and whoever reads the number must know that it is in it.
test.each([
  [3, 0.9, /reliability .*; counts 3 lost answers as failed\)/],
  [1, 0.3, /Counts 1 lost answer as failed/],
  [0, 0.9, undefined],
] as const)(
  '%d lost answers at %d: the gate says that it counts them',
  async (lost, rate, says) => {
    const down = new ProviderError('rejected', 'openai: HTTP 400', { status: 400 });
    const names = ['a', 'b', 'c', 'd'];
    const report = await reportOf({
      project: {
        files: { 'prompts/system.md': 'Be polite.' },
        configs: {
          'kindlm.yaml': {
            name: 'support',
            questions: names.map((name) => ({ name, message: name, answer: 'fine' })),
            gates: { passRateMin: 0, reliabilityMin: { tries: 2, rate } },
            repeat: 3,
          },
        },
      },
      answers: Object.fromEntries(names.slice(0, lost).map((name) => [name, [down, 'ok', 'ok']])),
    });
    expect(report.suites[0]?.gates.gates.map(({ gateName }) => gateName)).toContain(
      'reliabilityMin',
    );
    const { summary, comment, terminal, check } = everyView(report);
    for (const view of [summary, comment, terminal, check]) {
      const text = JSON.stringify(view);
      if (says === undefined) expect(text).not.toContain('lost answer');
      else if (lost === 3 || view === summary) expect(text).toMatch(says);
    }
  },
);
