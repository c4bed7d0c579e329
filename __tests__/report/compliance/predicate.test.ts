import { describe, expect, test } from '@jest/globals';
import { testResultPredicate } from '../../../src/report/views.js';
import { erroredReport, greenReport, pass, redReport, sampleReport } from '../reports.js';

const RUNS = [[pass()]];

describe('result', () => {
  test.each([
    [
      'every test passed',
      sampleReport({ suites: [{ tests: [{ name: 'a', runs: RUNS }] }] }),
      'PASSED',
    ],
    [
      'a test asserts nothing',
      sampleReport({ suites: [{ tests: [{ name: 'a', runs: [[]] }] }] }),
      'WARNED',
    ],
    ['a gate failed', redReport(), 'FAILED'],
    ['the provider failed', erroredReport(), 'FAILED'],
    ['nothing ran', sampleReport({ suites: [], problems: [{ message: 'stale' }] }), 'FAILED'],
    [
      'a test failed, and the gates allow it',
      sampleReport({
        suites: [
          {
            gates: { passRateMin: 0.5 },
            tests: [
              { name: 'a', runs: RUNS },
              { name: 'b', runs: [[{ ...pass(), passed: false, score: 0 }]] },
            ],
          },
        ],
      }),
      'WARNED',
    ],
    ['the run was cut short', { ...greenReport(), complete: false }, 'WARNED'],
  ])('%s', (_, report, result) => {
    expect(testResultPredicate(report).result).toBe(result);
  });
});

test('names every test once, and what was configured', () => {
  const predicate = testResultPredicate(redReport());
  const { passedTests, warnedTests, failedTests } = predicate;
  expect(passedTests).toHaveLength(36);
  expect(warnedTests).toEqual(['support-agent / smoke [gpt-4o]']);
  expect(failedTests).toEqual([
    'support-agent / refund-double-charge [gpt-4o]',
    'support-agent / forgot-password [claude-sonnet]',
    'support-agent / refund-double-charge [claude-sonnet]',
  ]);
  expect(predicate.configuration).toEqual([
    { name: 'kindlm.yaml', digest: { sha256: 'ab'.repeat(32) } },
    { name: 'prompts/system.md', digest: { sha256: 'cd'.repeat(32) } },
  ]);
  expect(predicate.url).toBe('https://github.com/acme/support/actions/runs/123456789');
});
