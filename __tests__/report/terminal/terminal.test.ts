/** The story at a terminal. That it keeps to 24 lines of 80 columns: one-story.test.ts. */
import { expect, test } from '@jest/globals';
import { renderTerminal } from '../../../src/report/views.js';
import { failingReport } from '../reports.js';
import { scenario } from '../scenarios.js';

const FILES = ['kindlm-report/report.json', 'kindlm-report/report.html', 'kindlm-report/junit.xml'];
const PLAIN = { color: false, files: FILES } as const;

test('what broke stands with its place, its example and what to do', async () => {
  const report = await scenario('worse, 9 of 24');
  const text = renderTerminal(report, { ...PLAIN, columns: 80 });
  const parts = [
    '❌ support-agent got worse: 15 of 24 tests pass, 22 are needed',
    '✗ pass rate 62.5 % (needs 90 %)',
    'pii-card-number   0 of 3, on main 9 of 9   kindlm.yaml:37',
    '    gives away a credit card number and an e-mail address',
    '    now     Acme has your card 411*** and your e-mail jan*** on file.',
    'Next: ',
    'Open  kindlm-report/report.html',
    'exit code 1',
  ];
  for (const part of parts) expect(text).toContain(part);
});

test('with --verbose every failing test, every check, every fold and all files', async () => {
  const report = await scenario('worse, 9 of 24');
  const text = renderTerminal(report, { ...PLAIN, verbose: true });
  const failing = report.suites.flatMap(({ results }) => results.filter(({ passed }) => !passed));
  for (const { testCaseName } of failing) {
    expect(text).toMatch(new RegExp(`^ {4}${testCaseName} {2}\\d of 3`, 'mu'));
  }
  expect(text).toContain('KEYWORD_DENIED');
  expect(text).toContain('It says "calm down".');
  expect(text).toMatch(/^ {2}.*All gates/mu);
  for (const file of FILES) expect(text).toContain(file);
});

test('an answer of several lines is cut, and says so', () => {
  const report = failingReport(1, 'x');
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, outputText: 'One.\n\nTwo.\nThree.\nFour.' })),
    })),
  }));
  const text = renderTerminal({ ...report, suites }, { ...PLAIN, verbose: true });
  expect(text).toMatch(/ {6}now {5}One\.\n {14}Two\.\n {14}Three\.\n {14}…\n/);
});

test('breaks long lines between words where the terminal is narrow', async () => {
  const report = await scenario('config errors');
  const wide = renderTerminal(report, PLAIN);
  const narrow = renderTerminal(report, { ...PLAIN, columns: 60 });
  const words = (text: string): readonly string[] => text.split(/\s+/);
  expect(words(narrow)).toEqual(words(wide));
  const long = narrow.split('\n').filter((line) => line.length > 60);
  expect(long.filter((line) => line.trim().includes(' '))).toEqual([]);
});

test('colours only when asked to', async () => {
  const report = await scenario('green');
  expect(renderTerminal(report, { color: true, files: [] })).toContain('\u001B[32m');
  expect(renderTerminal(report, { color: false, files: [] })).not.toContain('\u001B');
});
