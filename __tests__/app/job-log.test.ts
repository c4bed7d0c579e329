/** What a job's log ends with. */
import { expect, test } from '@jest/globals';
import { announce } from '../../src/app/conclude.js';
import { createTerminalLog } from '../../src/github/log.js';
import type { Report } from '../../src/report/report.js';
import { parseCommands } from '../e2e/workflow-commands.js';
import { HOSTILE } from '../report/hostile.js';
import { comparedWithHostile, worseReport } from '../report/sample-comparison.js';
import {
  erroredReport,
  failingReport,
  greenReport,
  OUTPUT_CANARY,
  sampleReport,
  smallSuite,
} from '../report/sample-report.js';

function logOf(report: Report, failOn: 'gates' | 'never' = 'gates'): readonly string[] {
  let text = '';
  announce(
    report,
    failOn,
    createTerminalLog((written) => (text += written)),
  );
  return text.trimEnd().split('\n');
}

const at = (lines: readonly string[], words: string): number =>
  lines.findIndex((line) => line.includes(words));

test('a red run: comparison, the worst three tests with their reasons, gates, and why it is red last', () => {
  const lines = logOf(worseReport());
  const order = [
    '❌ support-agent: ',
    '🔴 Worse than `main`',
    '❌ refund-voucher [gpt-4o]  0 of 3 answers passed (15 of 15 on main, from every answer to none)',
    'CONTAINS_FAILED contains "refund": Output does not contain "refund"',
    '❌ refund-double-charge [gpt-4o]',
    '✗ Pass rate',
    'error: pass rate ',
  ].map((words) => at(lines, words));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
  expect(lines.filter((line) => /^ {2}❌/u.test(line))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^error: /);
  expect(lines.join('\n')).not.toContain(OUTPUT_CANARY);
});

test('a green run ends with the table of gates', () => {
  const lines = logOf(greenReport());
  expect(lines[0]).toMatch(/^all gates passed: 40 of 40/);
  expect(lines.at(-1)).toMatch(/^ {2}[✓–] Keyword failures/u);
});

test.each<[string, Report, RegExp]>([
  ['an outage', erroredReport(), /^ {2}⚠️ case-1 \[gpt-4o\] {2}1 answer did not come$/mu],
  ['nothing tested', sampleReport({ suites: [] }), /^warning: /],
  [
    'several suites',
    sampleReport({ suites: [smallSuite('calm', true), smallSuite('sales', false)] }),
    /^✅ calm: [^]*^❌ sales: /mu,
  ],
  [
    'more suites than are read',
    sampleReport({ suites: Array.from({ length: 30 }, (_, n) => smallSuite(`s${n}`, true)) }),
    /^\.\.\. and 10 more suites: see the job summary$/m,
  ],
])('%s', (_name, report, words) => {
  expect(logOf(report).join('\n')).toMatch(words);
});

test.each(HOSTILE)('%j issues no command and adds no line', (text) => {
  const lines = logOf(comparedWithHostile(failingReport(2, text), () => text));
  const plain = logOf(comparedWithHostile(failingReport(2, 'plain'), () => 'plain'));
  // The verdict is one annotation, which the runner's log escapes as a whole.
  const body = (all: readonly string[]): readonly string[] =>
    all.slice(
      0,
      all.findIndex((line) => line.startsWith('error: ')),
    );
  expect(parseCommands(body(lines).join('\n'))).toEqual([]);
  if (text.trim() !== '') expect(body(lines)).toHaveLength(body(plain).length);
});
