/** `minPasses`: when a result passes, and what is certain of one before all its runs are done. */
import { describe, expect, test } from '@jest/globals';
import { withoutOutages } from '../../../src/engine/evaluate/aggregate.js';
import { GATES, progressOf } from '../../../src/engine/evaluate/gate-definitions.js';
import { evaluateSuiteGates, decideVerdict } from '../../../src/engine/evaluate/verdict.js';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { bad, DEFAULT_GATES, erroredRun, sampleResult, sampleRun } from '../samples.js';

/** One run a letter: passed, failed, failed by what must never happen, passed by it, lost to the provider, not needed. */
const RUNS: Readonly<Record<string, TestCaseRunResult>> = {
  p: sampleRun(),
  f: sampleRun({ assertions: [bad('custom', 'CONTAINS_FAILED')] }),
  x: sampleRun({
    assertions: [{ ...bad('changes', 'CHANGE_NOT_ALLOWED'), failsResult: true }],
  }),
  k: sampleRun({
    assertions: [{ ...bad('changes', 'CHANGE_NOT_ALLOWED'), passed: true, failsResult: true }],
  }),
  e: erroredRun(),
  n: sampleRun({ outcome: { kind: 'not-run', reason: 'decided' } }),
};

function resultOf(runs: string, minPasses: number | undefined) {
  return sampleResult(
    't',
    runs.split('').map((letter) => RUNS[letter] ?? sampleRun()),
    undefined,
    minPasses,
  );
}

describe('a result passes when enough of its runs do', () => {
  test.each<[runs: string, minPasses: number | undefined, status: string, code: number]>([
    ['ppp', 2, 'passed', 0],
    ['pfp', 2, 'passed', 0],
    ['pff', 2, 'failed', 1],
    ['ffffp', 1, 'passed', 0],
    ['pfp', undefined, 'failed', 1],
    // One that is spoiled does not matter to those that have got there.
    ['ppe', 2, 'passed', 0],
    ['ppe', undefined, 'errored', 3],
    // The lost one might have passed.
    ['pfe', 2, 'errored', 3],
    ['pee', 2, 'errored', 3],
    ['ffe', 2, 'failed', 1],
    ['fee', 2, 'errored', 3],
    ['eee', 2, 'errored', 3],
    ['ppn', 2, 'passed', 0],
    ['pfn', 2, 'not-run', 1],
    // Once is enough.
    ['ppppx', 4, 'failed', 1],
    ['xpe', 1, 'failed', 1],
    ['xpn', 1, 'failed', 1],
    ['eex', 1, 'failed', 1],
    ['pkf', 2, 'passed', 0],
  ])('%s, of which %p must pass: %s', (runs, minPasses, status, code) => {
    const results = [resultOf(runs, minPasses)];
    expect(results[0]?.status).toBe(status);
    const gates = evaluateSuiteGates(DEFAULT_GATES, results);
    const suites = [{ name: 'suite', results, ...gates }];
    expect(decideVerdict({ suites, problems: [] }).exitCode).toBe(code);
  });

  test('its pass rate is still that of all its runs, and so are its failure codes', () => {
    const { passed, passRate, failureCodes } = resultOf('pfpp', 3);
    expect({ passed, passRate, failureCodes }).toEqual({
      passed: true,
      passRate: 0.75,
      failureCodes: ['CONTAINS_FAILED'],
    });
  });

  test('without what an outage affected it may fail as often as before', () => {
    const [left] = withoutOutages([resultOf('pefpp', 4)]);
    expect(left).toMatchObject({ runCount: 4, minPasses: 3, passed: true });
  });
});

describe('with runs pending', () => {
  test.each<[runs: string, minPasses: number, pending: number, low: number, high: number]>([
    ['pp', 2, 1, 1, 1],
    ['p', 2, 2, 0, 1],
    ['pf', 2, 1, 0, 1],
    ['ff', 2, 1, 0, 0],
    ['fe', 2, 1, 0, 0],
    ['ffp', 2, 2, 0, 1],
  ])('%s, of which %i must pass, %i pending: %d to %d', (runs, minPasses, pending, low, high) => {
    const rest = {
      testCaseName: 't',
      modelId: 'a',
      runs: pending,
      minPasses,
      assertionsPerRun: {},
    };
    const all = progressOf([resultOf(runs, minPasses)], [rest]);
    expect(GATES.passRateMin.measure?.(all, 'worst', 1)).toBe(low);
    expect(GATES.passRateMin.measure?.(all, 'best', 1)).toBe(high);
  });
});
