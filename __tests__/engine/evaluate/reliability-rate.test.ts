/** `reliabilityMin`: red only where so many tries in a row would certainly pass less often. */
import { describe, expect, test } from '@jest/globals';
import {
  decideVerdict,
  earlyVerdicts,
  evaluateSuiteGates,
} from '../../../src/engine/evaluate/verdict.js';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { bad, erroredRun, NO_GATES, sampleResult, sampleRun } from '../samples.js';

const FAILURE = [bad('custom', 'CONTAINS_FAILED')];

/** One run a letter: passed, failed, lost to the provider; P and F: the same cached answer again and again. */
const RUNS: Readonly<Record<string, TestCaseRunResult>> = {
  p: sampleRun(),
  f: sampleRun({ assertions: FAILURE }),
  e: erroredRun(),
  P: sampleRun({ sampleId: 'cached.1' }),
  F: sampleRun({ sampleId: 'cached.2', assertions: FAILURE }),
};

/** `p5` is five runs that passed; `10*ppf` ten results of three runs. */
function suiteOf(...shapes: readonly string[]) {
  return shapes.flatMap((shape, at) => {
    const [, times = '1', runs = ''] = /^(?:(\d+)\*)?(\w+)$/.exec(shape) ?? [];
    return Array.from({ length: Number(times) }, (_, index) =>
      sampleResult(
        `t${at}.${index}`,
        runs.split('').map((letter) => RUNS[letter] ?? sampleRun()),
      ),
    );
  });
}

function gatesOf(tries: number, rate: number) {
  return { ...NO_GATES, reliabilityMin: { tries, rate } };
}

test.each<{
  shapes: readonly string[];
  tries: number;
  rate: number;
  actual: number;
  passed: boolean;
}>([
  { shapes: ['30*ppp'], tries: 3, rate: 1, actual: 1, passed: true },
  { shapes: ['12*ppp', '18*ppf'], tries: 3, rate: 0.8, actual: 0.4, passed: false },
  // The interval of three results reaches far beyond what they say.
  { shapes: ['2*ppp', '1*ppf'], tries: 3, rate: 0.8, actual: 2 / 3, passed: true },
  { shapes: ['20*ppf'], tries: 2, rate: 0.3, actual: 1 / 3, passed: true },
  { shapes: ['20*ppf'], tries: 2, rate: 0.9, actual: 1 / 3, passed: false },
  { shapes: ['30*pp', '30*ff'], tries: 1, rate: 0.7, actual: 0.5, passed: false },
  // Results that cannot say are left out.
  { shapes: ['30*ppp', '30*ff'], tries: 3, rate: 1, actual: 1, passed: true },
  { shapes: ['30*ppp', '30*FFF'], tries: 2, rate: 1, actual: 1, passed: true },
  // A lost run has not passed.
  { shapes: ['10*ppp', '20*ppe'], tries: 3, rate: 0.8, actual: 1 / 3, passed: false },
])('$shapes, $tries tries, at least $rate: $actual', ({ shapes, tries, rate, actual, passed }) => {
  const { gates } = evaluateSuiteGates(gatesOf(tries, rate), suiteOf(...shapes)).gates;
  const gate = gates.find(({ gateName }) => gateName === 'reliabilityMin');
  expect(gate).toMatchObject({ passed, tries, threshold: rate, actual: expect.closeTo(actual, 9) });
});

describe('in words', () => {
  test.each<[rate: number, message: string]>([
    [0.8, 'Reliability (3 tries): 40 % (min: 80 %)'],
    [0.5, 'Reliability (3 tries): 40 %, which chance can explain (min: 50 %)'],
    [0.405, 'Reliability (3 tries): 40 %, which chance can explain (min: 40.5 %)'],
    [0.3, 'Reliability (3 tries): 40 % (min: 30 %)'],
  ])('at least %d: %s', (rate, message) => {
    const results = suiteOf('12*ppp', '18*ppf');
    const [, gate] = evaluateSuiteGates(gatesOf(3, rate), results).gates.gates;
    expect(gate?.message).toBe(message);
  });

  test.each<[shapes: readonly string[]]>([[['5*pp']], [['4*pp', 'pe']], [['30*PPP']]])(
    '%s: nobody was asked three times',
    (shapes) => {
      const [, gate] = evaluateSuiteGates(gatesOf(3, 0.8), suiteOf(...shapes)).gates.gates;
      expect(gate).toMatchObject({
        passed: true,
        noData: 'nothing-asked',
        message: 'Reliability (3 tries): not exercised, no test was asked so often (min: 80 %)',
      });
    },
  );
});

test.each<[shapes: readonly string[], exitCode: number]>([
  [['10*ppp', '20*ppe'], 3],
  [['30*ppe'], 3],
  [['10*ppp', '20*pfe'], 3],
  [['10*ppp', '20*ppf', 'ppe'], 1],
])('%s: ends with %i', (shapes, exitCode) => {
  const results = suiteOf(...shapes);
  const suite = { name: 'suite', results, ...evaluateSuiteGates(gatesOf(3, 0.9), results) };
  expect(decideVerdict({ suites: [suite], problems: [] })).toMatchObject({ exitCode });
});

test.each<[shapes: readonly string[], pending: number, fate: string]>([
  [['30*ppp'], 1, 'passed'],
  [['30*ppf'], 1, 'failed'],
  [['10*ppf', '2*ppp'], 40, 'open'],
  // The ids may still turn out to say nothing: then every answer counts.
  [['30*FFF'], 1, 'open'],
])('%s and %i to come: %s', (shapes, pending, fate) => {
  const rest = Array.from({ length: pending }, (_, index) => ({
    testCaseName: `pending ${index}`,
    modelId: 'a',
    runs: 3,
    assertionsPerRun: {},
  }));
  const gates = gatesOf(3, 0.8);
  expect(earlyVerdicts([{ gates, results: suiteOf(...shapes), pending: rest }])).toEqual([fate]);
});
