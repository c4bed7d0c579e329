/** The job summary's worst failing tests, with question and answer. */
import { describe, expect, test } from '@jest/globals';
import type { Nodes } from 'mdast';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { renderCheck, renderSummary, renderTerminal } from '../../../src/report/views.js';
import { applyOutputsPolicy } from '../../../src/report/fit-report.js';
import type { Report, ReportedResult } from '../../../src/report/report.js';
import { mdastOf, nodesOf, renderComment } from '../rendered.js';
import { failingReport, greenReport, redReport } from '../reports.js';

const LINKS = { artifactName: 'kindlm-report' };

type Said = Partial<Pick<TestCaseRunResult, 'outputText' | 'toolCalls' | 'turns'>> & {
  readonly asked?: string;
  readonly before?: string;
  readonly calledBefore?: readonly string[];
};

/** The report with this question and answer in every run. */
function answered(
  report: Report,
  { asked = 'Why?', before, calledBefore = [], ...rest }: Said,
): Report {
  const input = {
    vars: {},
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: asked },
    ],
    tools: [],
  } as const;
  const calls = calledBefore.map((name) => ({ id: name, name, arguments: {} }));
  const comparison: Pick<ReportedResult, 'comparison'> =
    before === undefined
      ? {}
      : { comparison: { kind: 'changed', before: { outputText: before, passed: true, calls } } };
  const result = (one: ReportedResult): ReportedResult => ({
    ...one,
    ...comparison,
    runs: one.runs.map((run) => ({ ...run, outputText: 'Because.', ...rest, input })),
  });
  const suites = report.suites.map((one) => ({ ...one, results: one.results.map(result) }));
  return { ...report, suites };
}

function summaryOf(report: Report): string {
  return renderSummary(report, LINKS);
}

/** The texts of the blocks of code. */
function codeOf(markdown: string): readonly string[] {
  return nodesOf(mdastOf(markdown)).flatMap((node: Nodes) =>
    node.type === 'code' ? [node.value] : [],
  );
}

/** The same of words that mark nothing up, without the tree of a summary of a megabyte. */
function fencesIn(markdown: string): readonly string[] {
  return markdown.match(/^```text\n[^]*?\n```$/gm) ?? [];
}

test('what was asked, what was called, the answer, the answer before, and why, folded', () => {
  const text = summaryOf(
    answered(redReport(), {
      asked: 'Where is\n\nmy parcel?',
      outputText: 'It is\n    lost.',
      before: 'On its way.',
      toolCalls: [
        { id: '1', name: 'get_order', arguments: {} },
        { id: '2', name: 'get_order', arguments: {} },
      ],
    }),
  );
  const [, block = ''] = /(<details><summary><code>[\s\S]*?<\/details>)/.exec(text) ?? [];
  expect(block.split('\n')).toEqual([
    '<details><summary><code>forgot-password</code> on <code>claude-sonnet</code>, 2 of 3 answers passed: <code>PII_DETECTED</code></summary>',
    '',
    '**Asked**',
    '',
    '```text',
    'Where is',
    '',
    'my parcel?',
    '```',
    '',
    '**Called** `get_order`, `get_order`',
    '',
    '**Answer**',
    '',
    '```text',
    'It is',
    '    lost.',
    '```',
    '',
    '**Before**',
    '',
    '```text',
    'On its way.',
    '```',
    '',
    '**Why** `PII: E-mail`: `Found 1 PII match(es) for pattern "E-mail"`',
    '',
    expect.stringMatching(/^`#test=\S+` in report\.html; \[where it is configured\]\(https:/),
    '',
    '</details>',
  ]);
  expect(text).not.toContain('Be kind.');
});

test.each([
  [['pay'], ['ask', 'pay'], '`pay`; before: `ask`, `pay`', 'pay; before: ask, pay'],
  [[], ['ask'], 'nothing; before: `ask`', 'nothing; before: ask'],
  [['a|b', '`'], [], '`a|b`, `` ` ``', 'a|b, `'],
])('of calls %j after %j', (called, calledBefore, said, inLog) => {
  const toolCalls = called.map((name) => ({ id: name, name, arguments: {} }));
  const report = answered(redReport(), { toolCalls, before: 'On its way.', calledBefore });
  expect(summaryOf(report)).toContain(`\n**Called** ${said}\n`);
  const log = renderTerminal(report, { color: false, verbose: true, files: [], columns: 200 });
  expect(log).toMatch(/called +\S/u);
  expect(log.match(/(?<=called +)\S.*$/mu)?.[0]).toBe(inLog);
});

test('the worst ten, and how many there are', () => {
  const text = summaryOf(answered(failingReport(300, 'x'), {}));
  expect(text).toContain('**What was asked, and what came back**, in 10 of 300 failing tests');
  expect(fencesIn(text)).toHaveLength(20);
});

test('several suites share the ten', () => {
  const report = answered(failingReport(30, 'x'), {});
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('one suite');
  const of = (count: number): Report => ({
    ...report,
    suites: Array.from({ length: count }, (_, index) => ({ ...suite, name: `suite ${index}` })),
  });
  expect(fencesIn(summaryOf(of(2)))).toHaveLength(20);
  expect(fencesIn(summaryOf(of(3)))).toHaveLength(20);
  expect(fencesIn(summaryOf(of(30)))).toHaveLength(20);
});

describe('nothing of it', () => {
  const report = answered(redReport(), {
    asked: 'QUESTION',
    outputText: 'ANSWER',
    before: 'BEFORE',
  });
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('one suite');
  const table: readonly [string, string][] = [
    ['under outputs: none', summaryOf(applyOutputsPolicy(report, 'none'))],
    ['of a green run', summaryOf(answered(greenReport(), { outputText: 'ANSWER' }))],
    ['in the comment', renderComment(report, suite, LINKS)],
    ['in a check run', renderCheck(report, LINKS).summaries.join()],
    [
      'in a check run of several suites',
      renderCheck({ ...report, suites: [suite, { ...suite, name: 'b' }] }, LINKS).summaries.join(),
    ],
  ];
  test.each(table)('%s', (_name, text) => {
    expect(text).not.toMatch(/QUESTION|ANSWER|BEFORE|What was asked, and/);
  });
});

describe('long texts', () => {
  const MANY = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  test.each([
    ['lines', MANY, MANY.split('\n').slice(0, 25).concat('…').join('\n')],
    ['characters', 'x'.repeat(5_000), `${'x'.repeat(1_500)}\n…`],
    [
      'a long line',
      'word '.repeat(50),
      `${'word '.repeat(22).trim()}\n  ${'word '.repeat(21).trim()}\n  ${'word '.repeat(7).trim()}`,
    ],
    ['an empty one', ' \n', '(empty)'],
  ])('%s', (_name, outputText, expected) => {
    const codes = codeOf(summaryOf(answered(failingReport(1, 'x'), { outputText })));
    expect(codes).toEqual(['Why?', expected]);
  });

  test('of a whole summary they never reach GitHub’s limit, and leave room for the tables', () => {
    const long = '界'.repeat(100_000);
    const text = summaryOf(
      answered(failingReport(1_000, long), { asked: long, outputText: long, before: long }),
    );
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(fencesIn(text)).toHaveLength(30);
    expect(text).toContain('<summary>1,000 failing tests, one by one</summary>');
  });
});
