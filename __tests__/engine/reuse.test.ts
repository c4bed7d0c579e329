import { describe, expect, test } from '@jest/globals';
import { aggregateRuns, testFacts, reuseResults } from '../../src/engine/evaluate/aggregate.js';
import type { SuitePlan, Unit } from '../../src/engine/plan.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../src/engine/results.js';
import { erroredRun, sampleModel, sampleRun, sampleSuite, sampleTest } from './samples.js';

const FROM = { sha: 'a'.repeat(40), runId: 5, finishedAt: '2026-11-20T10:00:00Z' };
const WEEK_BEFORE = Date.parse('2026-11-14T00:00:00Z');

function unitOf(repeat = 0, repeats = 2): Unit {
  const test = sampleTest('t', { repeat: repeats, expects: [{ output: { contains: ['x'] } }] });
  return { suite: sampleSuite(), test, model: sampleModel('a'), modelId: 'a', repeat };
}

function planOf(): SuitePlan {
  return { suite: sampleSuite(), units: [unitOf(0), unitOf(1)], skipped: [] };
}

function baseResult(
  runs: readonly TestCaseRunResult[],
  more: Partial<AggregatedTestResult> = {},
): AggregatedTestResult {
  const indexed = runs.map((run, runIndex) => ({ ...run, runIndex }));
  return { ...aggregateRuns(indexed, testFacts(unitOf())), ...more };
}

const passed = sampleRun();
const failed = sampleRun({ outcome: { kind: 'failed' } });

describe('results of the base branch', () => {
  test('stand in for asking as what they are, with their commit', () => {
    const base = baseResult([passed, failed]);
    const plan = reuseResults(planOf(), { results: [base], from: FROM, notBefore: WEEK_BEFORE });
    expect([plan.units, plan.planned?.length]).toEqual([[], 2]);
    expect(plan.reused).toMatchObject([
      {
        status: 'failed',
        passRate: 0.5,
        reused: FROM,
        runs: [
          { outcome: { kind: 'reused', sha: FROM.sha, passed: true } },
          { outcome: { kind: 'reused', sha: FROM.sha, passed: false } },
        ],
      },
    ]);
  });

  test('are still those of a test that asserts nothing, if they were', () => {
    const idle = baseResult([passed, passed], { assertsNothing: true });
    const plans = [idle, { ...idle, assertsNothing: false }].map((base) =>
      reuseResults(planOf(), { results: [base], from: FROM, notBefore: WEEK_BEFORE }),
    );
    expect(plans.map(({ reused }) => reused?.[0]?.assertsNothing)).toEqual([true, false]);
  });

  const old = { sha: 'b'.repeat(40), finishedAt: '2026-11-10T10:00:00Z' };
  test.each<[string, AggregatedTestResult]>([
    ['too few repeats', baseResult([passed])],
    ['an errored run', baseResult([passed, erroredRun()])],
    [
      'a run that was not asked',
      baseResult([passed, sampleRun({ outcome: { kind: 'not-run', reason: 'decided' } })]),
    ],
    ['another question', baseResult([passed, passed], { requestHash: 'x'.repeat(43) })],
    ['a question that nobody knows', baseResult([passed, passed], { requestHash: null })],
    ['other checks', baseResult([passed, passed], { checksHash: 'x'.repeat(43) })],
    ['another test', baseResult([passed, passed], { testCaseName: 'other' })],
    [
      'results that were reused there, and are too old',
      baseResult([passed, passed], { reused: old }),
    ],
  ])('are asked again: %s', (_, base) => {
    const plan = reuseResults(planOf(), { results: [base], from: FROM, notBefore: WEEK_BEFORE });
    expect([plan.units.length, plan.reused]).toEqual([2, []]);
  });
});
