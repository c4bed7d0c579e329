/** What a job's log ends with. */
import { expect, test } from '@jest/globals';
import { announce } from '../../src/app/job-log.js';
import { createTerminalLog } from '../../src/github/log.js';
import type { Report } from '../../src/report/report.js';
import { parseCommands } from '../e2e/workflow-commands.js';
import { HOSTILE } from '../report/hostile.js';
import { comparedWithHostile, failingReport, sampleReport, smallSuite } from '../report/reports.js';
import { scenario, type ScenarioName } from '../report/scenarios.js';

function logOf(report: Report, failOn: 'gates' | 'never' = 'gates'): readonly string[] {
  let text = '';
  announce(
    report,
    failOn,
    createTerminalLog((written) => (text += written)),
  );
  return text.trim().split('\n');
}

test('a red run: the story, and why it is red last', async () => {
  const lines = logOf(await scenario('worse, 9 of 24'));
  const order = [
    '❌ support-agent got worse',
    '🔴 ',
    '✗ pass rate 62.5 % (needs 90 %)',
    'pii-card-number',
    'Next: ',
    'error: support-agent got worse',
  ].map((words) => lines.findIndex((line) => line.includes(words)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBe(0);
});

/** The first line of what makes a job red, or of the warning. */
test.each<[ScenarioName, RegExp]>([
  [
    'worse, 9 of 24',
    /^error: support-agent got worse: .*; pass rate 62\.5 % \(needs 90 %\), and 4 more gates; worst test: /mu,
  ],
  ['judge not trusted', /^error: support-agent: judge trust 25 % \(needs 70 %\)$/mu],
  ['maintainer without key', /^error: The key OPENAI_API_KEY \(.+\) is not set$/mu],
  ['fork without key', /^warning: NOTHING WAS TESTED: the key OPENAI_API_KEY/mu],
  ['config errors', /^error: Nothing was run: 4 problems$/mu],
])('%s', async (name, words) => {
  expect(logOf(await scenario(name)).join('\n')).toMatch(words);
});

test('with `fail-on: never` a red suite is a warning', async () => {
  const report = await scenario('worse, 9 of 24');
  const run = { ...report.run, failOn: 'never' as const };
  const text = logOf({ ...report, run }, 'never').join('\n');
  expect(text).toMatch(/^warning: support-agent got worse/mu);
  expect(text).not.toMatch(/^error: /mu);
});

test('many suites: red ones first, and as many as are read', () => {
  const calm = Array.from({ length: 30 }, (_, n) => smallSuite(`s${n}`, true));
  const lines = logOf(sampleReport({ suites: [...calm, smallSuite('sales', false)] }));
  const at = (words: string): number => lines.findIndex((line) => line.startsWith(words));
  expect(at('❌ sales ')).toBeGreaterThan(0);
  expect(at('❌ sales ')).toBeLessThan(at('✅ s0 '));
  expect(lines.join('\n')).toMatch(/^… and 25 more suites that pass$/mu);
});

test.each(HOSTILE)('%j issues no command and adds no line', (text) => {
  const lines = logOf(comparedWithHostile(failingReport(2, text), () => text));
  const plain = logOf(comparedWithHostile(failingReport(2, 'plain'), () => 'plain'));
  // What makes it red is one annotation, which the runner's log escapes as a whole.
  const body = (all: readonly string[]): readonly string[] =>
    all.slice(
      0,
      all.findIndex((line) => line.startsWith('error: ')),
    );
  expect(parseCommands(body(lines).join('\n'))).toEqual([]);
  if (text.trim() !== '') expect(body(lines)).toHaveLength(body(plain).length);
});
