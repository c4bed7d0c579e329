/** `runPassRateMin`: red only where it is certain that the true share of passing answers is lower. */
import { expect, test } from '@jest/globals';
import { evaluateSuiteGates, earlyVerdicts } from '../../../src/engine/evaluate/verdict.js';
import { bad, NO_GATES, sampleResult, sampleRun } from '../samples.js';

const PASS = sampleRun();
const FAIL = sampleRun({ assertions: [bad('custom', 'CONTAINS_FAILED')] });

/** Results of so many runs each; the failures are all in the last ones. */
function suiteOf(passes: number, answers: number, repeats = 1) {
  const runs = Array.from({ length: answers }, (_, index) => (index < passes ? PASS : FAIL));
  return Array.from({ length: answers / repeats }, (_, index) =>
    sampleResult(`t${index}`, runs.slice(index * repeats, (index + 1) * repeats)),
  );
}

test.each<[passes: number, answers: number, repeats: number, min: number, passed: boolean]>([
  [25, 30, 1, 0.95, false],
  [26, 30, 1, 0.95, true],
  [81, 90, 3, 0.95, false],
  [82, 90, 3, 0.95, true],
  [270, 300, 3, 0.95, false],
  [0, 3, 1, 0.5, true],
  // A chance of exactly 1 in 20.
  [0, 1, 1, 0.95, false],
  [90, 90, 3, 1, true],
  [89, 90, 3, 1, false],
])('%i of %i answers, %i a result, at least %d: %p', (passes, answers, repeats, min, passed) => {
  const { gates } = evaluateSuiteGates(
    { ...NO_GATES, runPassRateMin: min },
    suiteOf(passes, answers, repeats),
  ).gates;
  const gate = gates.find(({ gateName }) => gateName === 'runPassRateMin');
  expect(gate).toMatchObject({ passed, actual: passes / answers });
});

test('at temperature 0 the runs of a result are one answer, which passed where all did', () => {
  const results = suiteOf(81, 90, 3).map((result) => ({ ...result, oneAnswer: true as const }));
  const [, gate] = evaluateSuiteGates({ ...NO_GATES, runPassRateMin: 0.95 }, results).gates.gates;
  expect(gate).toMatchObject({ passed: true, actual: 27 / 30 });
  expect(gate?.message).toBe('Answer pass rate: 90 %, which chance can explain (min: 95 %)');
});

test('an answer that a cache gave again counts once', () => {
  const cached = sampleRun({ ...FAIL, sampleId: 'a.1' });
  const results = [
    ...suiteOf(30, 30),
    ...Array.from({ length: 10 }, (_, index) =>
      sampleResult(`c${index}`, [cached, cached, cached]),
    ),
  ];
  const [, gate] = evaluateSuiteGates({ ...NO_GATES, runPassRateMin: 0.8 }, results).gates.gates;
  // 30 of 40 and not of 60, which would be red.
  expect(gate).toMatchObject({ passed: true, actual: 30 / 40 });
});

test.each<[passes: number, done: number, pending: number, fate: string]>([
  [20, 30, 4, 'failed'],
  [0, 1, 0, 'failed'],
  [26, 30, 1, 'open'],
  [30, 30, 2, 'passed'],
])('%i of %i passed, %i pending: %s', (passes, done, pending, fate) => {
  const rest = Array.from({ length: pending }, (_, index) => ({
    testCaseName: `pending ${index}`,
    modelId: 'a',
    runs: 1,
    assertionsPerRun: {},
  }));
  const gates = { ...NO_GATES, runPassRateMin: 0.95 };
  expect(earlyVerdicts([{ gates, results: suiteOf(passes, done), pending: rest }])).toEqual([fate]);
});
