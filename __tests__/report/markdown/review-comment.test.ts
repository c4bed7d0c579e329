/** What a review comment says: which tests, on how many runs, why, and how it was before. Never an answer. */
import { expect, test } from '@jest/globals';
import { renderReviewComment, reviewTests } from '../../../src/report/views.js';
import type { Report, ReportedResult } from '../../../src/report/report.js';
import { fail, OUTPUT_CANARY, pass, sampleReport } from '../reports.js';

const links = { runUrl: 'https://github.com/acme/shop/actions/runs/7' };

/** The comment about every test that may be blamed. */
function commentOf(report: Report): string {
  return renderReviewComment(report, reviewTests(report), links);
}

const runs = [[pass('contains')], [fail('CONTAINS_FAILED', 'contains', 'no `refund` in it')]];
const report = sampleReport({ suites: [{ name: 'support', tests: [{ name: 'refund', runs }] }] });

/** The report with what its first result was before. */
function compared(comparison: ReportedResult['comparison']): Report {
  const base = {
    source: 'artifact',
    branch: 'ma`in',
    finishedAt: '2026-11-20T10:00:00Z',
    runs: 3,
  } as const;
  return {
    ...report,
    comparison: { kind: 'compared', base },
    suites: report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({ ...result, comparison })),
    })),
  };
}

test('names the test, its runs and its reason, and quotes no answer', () => {
  const comment = commentOf(report);
  expect(comment).toContain('❌ **1 test fails** with the lines changed here:');
  expect(comment).toMatch(/^- \[`refund`\]\(\S+\) \(1 of 2\): no `refund` in it$/m);
  expect(comment).toContain(`[Run](${links.runUrl})`);
  expect(comment).not.toContain(OUTPUT_CANARY);
});

test('says how it was on the base branch', () => {
  const before = { outputText: OUTPUT_CANARY, passed: true };
  const comment = commentOf(compared({ kind: 'changed', base: { passed: 9, runs: 9 }, before }));
  expect(comment).toContain('(1 of 2, on ``ma`in`` 9 of 9)');
  expect(comment).not.toContain(OUTPUT_CANARY);
});

test('a test that passes and is worse all the same is there, with all its answers', () => {
  const [suite] = report.suites;
  const [failing] = suite?.results ?? [];
  if (suite === undefined || failing === undefined) throw new Error('no result');
  const [passed, failed] = failing.runs;
  if (passed === undefined || failed === undefined) throw new Error('no runs');
  const comparison = {
    kind: 'changed',
    label: 'regressed',
    base: { passed: 30, runs: 30 },
  } as const;
  const worse: ReportedResult = {
    ...failing,
    testCaseName: 'greeting',
    runs: [passed],
    runCount: 1,
    extraRuns: [failed, failed, passed],
    passRate: 1,
    status: 'passed',
    comparison,
  };
  const results = [worse, { ...worse, testCaseName: 'same', comparison: undefined }, failing];
  const both = { ...compared(undefined), suites: [{ ...suite, results }] };
  const tests = reviewTests(both);
  expect(tests.map(({ test: { name } }) => name)).toEqual(['greeting', 'refund']);
  const comment = renderReviewComment(both, tests, links);
  expect(comment).toContain('❌ **2 tests fail or got worse** with the lines changed here:');
  expect(comment).toContain('(2 of 4, on ``ma`in`` 30 of 30)');
  expect(comment).not.toContain(OUTPUT_CANARY);
});

test('compares nothing where the checks have changed', () => {
  const comment = commentOf(compared({ kind: 'checks-changed', base: { passed: 9, runs: 9 } }));
  expect(comment).not.toContain('9 of 9');
});

test('shows ten tests and counts the rest', () => {
  const tests = Array.from({ length: 14 }, (_, n) => ({ name: `test ${n}`, runs }));
  const comment = commentOf(sampleReport({ suites: [{ name: 'support', tests }] }));
  expect(comment).toContain('❌ **14 tests fail**');
  expect(comment.match(/^- \[/gm)).toHaveLength(10);
  expect(comment).toContain('- … and 4 more');
});

test.each<[string, ReportedResult['comparison'], number]>([
  ['never passed there', { kind: 'changed', label: 'unchanged', base: { passed: 0, runs: 9 } }, 0],
  ['flaky there', { kind: 'changed', label: 'flaky-on-both', base: { passed: 5, runs: 9 } }, 0],
  ['failed there once', { kind: 'changed', label: 'unchanged', base: { passed: 8, runs: 9 } }, 0],
  ['passed there', { kind: 'changed', label: 'failing-now', base: { passed: 9, runs: 9 } }, 1],
  ['worse', { kind: 'changed', label: 'regressed', base: { passed: 8, runs: 9 } }, 1],
  ['other checks', { kind: 'checks-changed', base: { passed: 0, runs: 9 } }, 1],
  ['new', { kind: 'new' }, 1],
  ['not compared', undefined, 1],
])('changed lines are blamed for what they can have done: %s', (_, comparison, blamed) => {
  expect(reviewTests(compared(comparison))).toHaveLength(blamed);
});
