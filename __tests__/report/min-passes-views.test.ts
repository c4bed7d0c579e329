/** A result that passed with a failed run, and a gate that looks at every run: one leak in five is a leak. */
import { expect, test } from '@jest/globals';
import {
  planAnnotations,
  reviewTests,
  renderSummary,
  renderTerminal,
} from '../../src/report/views.js';
import { fail, pass, sampleReport } from './reports.js';
import { renderComment, renderJunit } from './rendered.js';

const GOOD = [pass('pii', 'PII: E-mail'), pass()];
const LEAK = [
  fail('PII_DETECTED', 'PII: E-mail', 'an e-mail address', { assertionType: 'pii' }),
  pass(),
];
const FORMAT = [pass('pii', 'PII: E-mail'), fail('CONTAINS_FAILED', 'contains', 'no greeting')];

const report = (bad: typeof GOOD) =>
  sampleReport({
    suites: [
      {
        tests: [
          { name: 'hands over', runs: [GOOD, GOOD, bad, GOOD, GOOD], minPasses: 4, line: 20 },
          { name: 'greets' },
        ],
      },
    ],
  });

const views = (of: ReturnType<typeof report>): readonly string[] => [
  renderSummary(of, {}),
  ...of.suites.map((suite) => renderComment(of, suite, {})),
  renderTerminal(of, { color: false, verbose: true, files: [] }),
  renderJunit(of),
];

test('a failed run that the gates allow is shown, and the run is green', () => {
  const green = report(FORMAT);
  expect(green.verdict.exitCode).toBe(0);
  expect(green.totals.passed).toBe(2);
  for (const view of views(green)) expect(view).toContain('no greeting');
  expect(renderSummary(green, {})).toContain('1 test passed with failed answers');
  expect(renderSummary(green, {})).toContain('4 of 5');
  const junit = renderJunit(green);
  expect(junit).toMatch(
    /<system-out>hands over \[gpt-4o\]: passed, 4 of 5 answers\n {2}CONTAINS_FAILED/,
  );
  expect(junit).not.toContain('<failure');
  expect(planAnnotations(green)).toEqual([]);
  expect(reviewTests(green)).toEqual([]);
});

test('one leak in five is red, in every view', () => {
  const red = report(LEAK);
  expect(red.verdict).toMatchObject({ exitCode: 1 });
  expect(red.verdict.reason).toMatch(/PII failures 1 is above 0$/);
  for (const view of views(red)) {
    expect(view).toContain('PII_DETECTED');
    expect(view).toContain('an e-mail address');
  }
  expect(planAnnotations(red)).toEqual([
    expect.objectContaining({
      level: 'error',
      line: 20,
      title: 'KindLM: hands over shows what must never happen',
    }),
  ]);
  expect(reviewTests(red).map((told) => told.test.name)).toEqual(['hands over']);
});
