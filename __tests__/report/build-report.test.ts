import { describe, expect, test } from '@jest/globals';
import { bad, sampleRun } from '../engine/samples.js';
import { FIRST, FIRST_RUNS, reportOf, SECOND, SECOND_RUNS } from './reports.js';

const report = reportOf([
  [FIRST, FIRST_RUNS],
  [SECOND, SECOND_RUNS],
]);
const [first, second] = report.suites;

describe('counts and sums', () => {
  test('of a suite', () => {
    expect(first?.totals).toEqual({
      total: 4,
      passed: 1,
      failed: 2,
      errored: 1,
      notRun: 0,
      skipped: 2,
      passRate: 0.25,
      runs: 7,
      truncated: 1,
      tokens: 40,
      costUsd: 0.03,
      costIncomplete: true,
    });
    expect(second?.totals).toMatchObject({
      total: 1,
      passed: 1,
      skipped: 0,
      costIncomplete: false,
    });
  });

  test('of the whole run', () => {
    expect(report.totals).toMatchObject({
      total: 5,
      passed: 2,
      failed: 2,
      errored: 1,
      notRun: 0,
      skipped: 2,
      runs: 8,
      passRate: 0.4,
    });
  });

  test('results that have a code, in the order of the codes', () => {
    expect(Object.entries(report.failureCodes)).toEqual([
      ['SCHEMA_PARSE_ERROR', 2],
      ['PII_DETECTED', 1],
      ['PROVIDER_ERROR', 1],
    ]);
    expect(second?.failureCodes).toEqual({});
  });

  test('repeats of the planned tests', () => {
    expect(first?.repeat).toEqual({ min: 1, max: 3 });
    expect(second?.repeat).toEqual({ min: 1, max: 1 });
  });
});

describe('what stands where', () => {
  test('the verdict, the gates and both evaluations', () => {
    expect(report.verdict).toMatchObject({ result: 'failed', exitCode: 1 });
    expect(first?.gates.passed).toBe(false);
    expect(first?.gatesWithoutErroredRuns?.gates[0]?.actual).toBeCloseTo(1 / 3, 12);
    expect(second?.gatesWithoutErroredRuns).toBeUndefined();
  });

  test('the machine’s paths stand nowhere', () => {
    expect(JSON.stringify(report)).not.toContain('/somewhere');
    expect(JSON.stringify(report)).not.toContain('/repo');
  });

  test('the test named __proto__ is there', () => {
    const parsed = JSON.stringify(report);
    expect(parsed).toContain('"testCaseName":"__proto__"');
  });
});

describe('complete', () => {
  const late = FIRST_RUNS.map((run) =>
    run.testCaseName === 'lost'
      ? sampleRun({
          ...run,
          outcome: { kind: 'not-run', reason: 'budget' },
          assertions: [bad('budget', 'BUDGET_EXCEEDED')],
        })
      : run,
  );
  const table = [
    ['every unit ran', FIRST_RUNS, undefined, true],
    ['a run is missing', FIRST_RUNS.slice(1), undefined, false],
    ['the budget kept runs from starting', late, undefined, false],
    ['the deadline', FIRST_RUNS, { kind: 'deadline', maxMinutes: 1 }, false],
  ] as const;
  test.each(table)('%s', (_, runs, interruption, complete) => {
    expect(reportOf([[FIRST, runs]], interruption)).toMatchObject({ complete });
  });
});

test('whatever order the runs finish in, the report is the same bytes', () => {
  const expected = JSON.stringify(reportOf([[FIRST, FIRST_RUNS]]));
  for (let rotation = 1; rotation < FIRST_RUNS.length; rotation += 1) {
    const shuffled = [...FIRST_RUNS.slice(rotation), ...FIRST_RUNS.slice(0, rotation)].reverse();
    expect(JSON.stringify(reportOf([[FIRST, shuffled]]))).toBe(expected);
  }
});
