import { expect, test } from '@jest/globals';
import { rerunOf } from '../../../src/report/digest/rerun.js';
import type { Report } from '../../../src/report/report.js';
import { fail, pass, providerFailure, sampleReport } from '../sample-report.js';

const WRONG = fail('CONTAINS_FAILED', 'contains "x"', 'no');

/** Thirty tests of three runs, `flaky` of which fail one run. */
function suite(flaky: number, passRateMin: number, spoiled?: 'provider'): Report['suites'][number] {
  const [only] = sampleReport({
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
