import { expect, test } from '@jest/globals';
import { rerunOf } from '../../src/report/rerun-flip.js';
import type { Report } from '../../src/report/report.js';
import { fail, pass, providerFailure, sampleReport } from './reports.js';

const WRONG = fail('CONTAINS_FAILED', 'contains "x"', 'no');

/** Thirty tests of three runs, `flaky` of which fail one run. */
function suite(
  flaky: number,
  passRateMin: number,
  spoiled?: 'provider',
  responses: Report['run']['responses'] = 'live',
): Report['suites'][number] {
  const [only] = sampleReport({
    run: { responses },
    suites: [
      {
        gates: { passRateMin },
        tests: Array.from({ length: 30 }, (_, index) => ({
          name: `t${index}`,
          runs: [
            [index < flaky ? WRONG : pass()],
            [pass()],
            [spoiled === 'provider' && index === 29 ? providerFailure() : pass()],
          ],
        })),
      },
    ],
  }).suites;
  if (only === undefined) throw new Error('one suite');
  return only;
}

const flipOf = (...sample: Parameters<typeof suite>): number | undefined => {
  const { gates, results } = suite(...sample);
  return rerunOf(gates, results)?.flip;
};

test('near the limit a re-run may decide otherwise, far from it hardly', () => {
  expect(flipOf(3, 0.9)).toBeGreaterThan(0.2);
  expect(flipOf(4, 0.9)).toBeGreaterThan(0.2);
  expect(flipOf(0, 0.5)).toBeLessThan(0.01);
  expect(flipOf(25, 0.9)).toBeLessThan(0.01);
});

test('a replay comes to the same', () => {
  expect(suite(3, 0.9, undefined, 'live').rerun).toBeDefined();
  expect(suite(3, 0.9, undefined, 'replay').rerun).toBeUndefined();
});

test('a gate that lets no result fail has no estimate', () => {
  expect(flipOf(1, 1)).toBeUndefined();
  expect(flipOf(1, 0.99)).toBeUndefined();
  expect(flipOf(1, 0.95)).toBeDefined();
});

test('runs that a provider spoiled are left out, and nothing else', () => {
  expect(flipOf(3, 0.5, 'provider')).toBeDefined();
  const { gates, results } = suite(3, 0.5);
  const lost = results.map((result) => ({
    ...result,
    runs: result.runs.map((run) => ({
      ...run,
      outcome: { kind: 'errored' as const, code: 'PROVIDER_ERROR' as const, message: '' },
    })),
  }));
  expect(rerunOf(gates, lost)).toBeUndefined();
});

type Run = Report['suites'][number]['results'][number]['runs'][number];

const REUSED = { sha: 'f'.repeat(40), finishedAt: '2026-11-20T10:00:00Z' };

/** The same suite with other outcomes where they are given. */
function withOutcomes(
  flaky: number,
  passRateMin: number,
  outcome: (index: number, run: Run) => Run['outcome'],
): number | undefined {
  const { gates, results } = suite(flaky, passRateMin);
  const changed = results.map((result, index) => {
    const runs = result.runs.map((run) => ({ ...run, outcome: outcome(index, run) }));
    const isReused = runs.every((run) => run.outcome.kind === 'reused');
    return { ...result, runs, reused: isReused ? REUSED : undefined };
  });
  return rerunOf(gates, changed)?.flip;
}

test('what was not asked because it was decided has not failed', () => {
  const last = (index: number, { runIndex, outcome }: Run): Run['outcome'] =>
    index >= 20 && runIndex > 0 ? { kind: 'not-run', reason: 'decided' } : outcome;
  // Three of twenty asked in full have failed, and the rest has passed so far: near 0.9, as when all are asked.
  expect(withOutcomes(3, 0.9, last)).toBeGreaterThan(0.2);
  // Thirteen failures that nobody saw would make it certain.
  expect(withOutcomes(3, 0.5, last)).toBeLessThan(0.05);
});

test("results of the base branch are the same in a re-run, and are no part of this run's odds", () => {
  const reused =
    (from: number) =>
    (index: number, { outcome }: Run): Run['outcome'] =>
      index >= from
        ? { kind: 'reused', sha: 'f'.repeat(40), passed: outcome.kind === 'passed' }
        : outcome;
  // All that is asked is flaky: what was reused does not make it look steady.
  expect(withOutcomes(3, 0.95, reused(3))).toBeGreaterThan(withOutcomes(3, 0.95, reused(30)) ?? 1);
  expect(withOutcomes(3, 0.9, reused(0))).toBeUndefined();
});

test('repeats that a cache answered count once: three of them are no better known than one', () => {
  const flip = (repeats: number): number | undefined => {
    const [only] = sampleReport({
      suites: [
        {
          gates: { passRateMin: 0.9 },
          tests: Array.from({ length: 30 }, (_, index) => ({
            name: `t${index}`,
            runs: Array.from({ length: repeats }, () => [index < 3 ? WRONG : pass()]),
          })),
        },
      ],
    }).suites;
    const cached = only?.results.map((result, index) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, sampleId: `a.${index}` })),
    }));
    return only === undefined || cached === undefined
      ? undefined
      : rerunOf(only.gates, cached)?.flip;
  };
  expect(flip(3)).toBeGreaterThan(0.05);
  expect(flip(3)).toBeCloseTo(flip(1) ?? 0, 12);
});
