/** When a suite is decided before its last run; random suites are in `__tests__/fuzz/engine/`. */
import { expect, test } from '@jest/globals';
import { earlyVerdicts } from '../../../src/engine/evaluate/verdict.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../../src/engine/results.js';
import { DEFAULT_GATES, erroredRun, type PlannedTest, resultsOf, sampleRun } from '../samples.js';

test.each<[string, readonly TestCaseRunResult[], number, string]>([
  ['one failure of twenty is allowed', [failedRun('a')], 19, 'open'],
  ['two failures of twenty are not', [failedRun('a'), failedRun('b')], 18, 'failed'],
  ['nor are two that a provider caused, but that is not 1', [lost('a'), lost('b')], 18, 'gates'],
  [
    'one failure, and a lost run that leaves nineteen: 18 of 19 are too few',
    [failedRun('a'), lost('b')],
    18,
    'failed',
  ],
  ['nineteen passed', times(19, passedRun), 1, 'passed'],
  ['eighteen passed', times(18, passedRun), 2, 'open'],
])('a gate of 95 %%: %s', (_, runs, pending, fate) => {
  const tests = runs.map((run): PlannedTest => ({
    name: run.testCaseName,
    types: [],
    runs: [run],
  }));
  const results = resultsOf(tests, new Map(tests.map(({ name, runs: all }) => [name, all])));
  const rest = Array.from({ length: pending }, (__, index) => ({
    testCaseName: `pending ${index}`,
    modelId: 'a',
    runs: 1,
    assertionsPerRun: {},
  }));
  expect(earlyVerdicts([{ gates: DEFAULT_GATES, results, pending: rest }])).toEqual([fate]);
});

test('a suite that is worse settles the exit code for one that may be the provider', () => {
  const worse = { gates: DEFAULT_GATES, results: resultsOfRuns([failedRun('a')]), pending: [] };
  const lostOne = {
    gates: DEFAULT_GATES,
    results: resultsOfRuns([lost('a')]),
    pending: [{ testCaseName: 'b', modelId: 'a', runs: 1, assertionsPerRun: {} }],
  };
  expect(earlyVerdicts([lostOne])).toEqual(['gates']);
  expect(earlyVerdicts([worse, lostOne])).toEqual(['failed', 'failed']);
});

function resultsOfRuns(runs: readonly TestCaseRunResult[]): readonly AggregatedTestResult[] {
  const tests = runs.map((run): PlannedTest => ({
    name: run.testCaseName,
    types: [],
    runs: [run],
  }));
  return resultsOf(tests, new Map(tests.map(({ name, runs: all }) => [name, all])));
}

function passedRun(testCaseName: string): TestCaseRunResult {
  return sampleRun({ testCaseName });
}

function failedRun(testCaseName: string): TestCaseRunResult {
  return sampleRun({ testCaseName, outcome: { kind: 'failed' } });
}

function lost(testCaseName: string): TestCaseRunResult {
  return erroredRun({ testCaseName });
}

function times(
  count: number,
  make: (name: string) => TestCaseRunResult,
): readonly TestCaseRunResult[] {
  return Array.from({ length: count }, (_, index) => make(`test ${index}`));
}
