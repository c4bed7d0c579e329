import { expect, test } from '@jest/globals';
import type { Report } from '../../../src/report/report.js';
import { renderTerminal } from '../../../src/report/terminal/terminal.js';
import { HOSTILE } from '../hostile.js';
import { comparedWithHostile } from '../sample-comparison.js';
import { fail, failingReport, greenReport, redReport, sampleReport } from '../sample-report.js';

const FILES = ['kindlm-report/report.json', 'kindlm-report/junit.xml'];

test('shows gates, failing tests, files, verdict and exit code', () => {
  const text = renderTerminal(redReport(), { color: false, files: FILES });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '❌ support-agent  37 of 40 results passed, 3 failed, 1 skipped · 92.5 % of results · 1 to 3 answers each',
      '  ✗ Pass rate         92.5 % of results  ≥ 95 %  −2.5 points',
      '  – Drift score                       –  ≤ 0.15  not exercised',
      '  ✗ forgot-password [claude-sonnet] 1 of 3 answers  kindlm.yaml:271',
      '      PII_DETECTED PII: E-mail: Found 1 PII match(es) for pattern "E-mail"',
      '      The answer asks for the order number again.',
      '  1 test asserts nothing, so no answer can fail: smoke',
      '  1 answer was cut at maxTokens: smoke',
      '  kindlm-report/junit.xml',
      '118 answers · 33,984 tokens · $0.070 · 42.3 s',
    ]),
  );
  expect(text.endsWith('\nexit code 1\n')).toBe(true);
});

test('shows of a failing test what was asked, what was called, the answer, and then what failed', () => {
  const report = redReport();
  const [suite] = report.suites;
  const failing = suite?.results.find(({ status }) => status === 'failed');
  const answered = {
    ...report,
    suites: report.suites.map((one) => ({
      ...one,
      results: one.results.map((result) =>
        result !== failing
          ? result
          : {
              ...result,
              runs: result.runs.map((run) => ({
                ...run,
                input: {
                  vars: {},
                  messages: [
                    { role: 'system' as const, content: 'Be kind.' },
                    { role: 'user' as const, content: 'Where is\nmy parcel?' },
                  ],
                  tools: [],
                },
                toolCalls: [{ id: '1', name: 'get_order', arguments: {} }],
                outputText: 'One.\n\nTwo.\nThree.\nFour.',
              })),
            },
      ),
    })),
  };
  const text = renderTerminal(answered, { color: false, files: [] });
  expect(text).toMatch(
    / {6}asked {3}Where is my parcel\?\n {6}called {2}get_order\n {6}answer {2}One\.\n {14}Two\.\n {14}Three\.\n {14}…\n {6}[A-Z_]+ /,
  );
  expect(text).not.toContain('Be kind.');
});

test('an answer of the base branch that passed stands below one that fails now', () => {
  const of = (passed: boolean): string => {
    const report = redReport();
    const before = { outputText: 'It was\n\nkind \u001B[31mbefore.', passed };
    const comparison = { kind: 'changed', before } as const;
    const suites = report.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({
        ...result,
        comparison,
        runs: result.runs.map((run) => ({ ...run, outputText: 'Rude.' })),
      })),
    }));
    return renderTerminal({ ...report, suites }, { color: false, files: [] });
  };
  expect(of(true)).toMatch(/ {6}answer {2}Rude\.\n {6}before {2}It was\n {14}kind .*before\.\n/);
  expect(of(true)).not.toContain('\u001B');
  expect(of(true).split('before  ')).toHaveLength(of(true).split('answer  ').length);
  expect(of(false)).not.toContain('before  ');
});

test('a green run ends in its gates, one that fails in what is to be done', () => {
  const places = (text: string): readonly string[] =>
    text
      .split('\n')
      .flatMap(
        (line) => /^(Files| {2}[✓✗] Pass rate|[✅❌] .*: |exit code)/u.exec(line)?.[0].trim() ?? [],
      )
      .map((line) => line.replace(/^[✅❌].*/u, 'verdict'));
  const of = (report: Report) => places(renderTerminal(report, { color: false, files: FILES }));
  expect(of(greenReport())).toEqual(['Files', '✓ Pass rate', 'verdict', 'exit code']);
  expect(of(redReport())).toEqual(['✗ Pass rate', 'Files', 'verdict', 'exit code']);
});

test('breaks long lines between words where the terminal is narrow', () => {
  const wide = renderTerminal(redReport(), { color: false, files: FILES });
  const narrow = renderTerminal(redReport(), { color: false, files: FILES, columns: 60 });
  const words = (text: string): readonly string[] => text.split(/\s+/);
  expect(words(narrow)).toEqual(words(wide));
  const long = narrow.split('\n').filter((line) => line.length > 60);
  expect(long.filter((line) => line.trim().includes(' '))).toEqual([]);
});

test('colours only when asked to', () => {
  expect(renderTerminal(greenReport(), { color: true, files: [] })).toContain('\u001B[32m');
  expect(renderTerminal(greenReport(), { color: false, files: [] })).not.toContain('\u001B');
});

test('lists at most thirty failing tests', () => {
  const text = renderTerminal(failingReport(300, 'x'), { color: false, files: [] });
  expect(text.match(/^ {2}✗ \d+ x \[/gmu)).toHaveLength(30);
  expect(text).toContain('  … and 270 more');
});

test.each(HOSTILE)('%j gives no command to runner or terminal', (hostile) => {
  const report = sampleReport({
    suites: [
      {
        name: hostile,
        models: [hostile, 'b'],
        tests: [
          { name: hostile, runs: [[fail('SCHEMA_INVALID', hostile, hostile)]] },
          { name: hostile, model: 'b', runs: [[]] },
        ],
        notices: [hostile],
      },
    ],
    notices: [hostile],
    problems: [{ message: hostile, hint: hostile, diff: [hostile, `- ${hostile}`] }],
  });
  for (const shown of [report, comparedWithHostile(report, () => hostile)]) {
    const text = renderTerminal(shown, { color: false, files: [hostile] });
    expect(text).not.toMatch(/^\s*::|##\[/mu);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    const plain = renderTerminal(shown, { color: false, files: ['x'] });
    expect(text.split('\n')).toHaveLength(plain.split('\n').length);
  }
});

test('two ways to fail: question and answer of one test each, with `verbose` of every one', () => {
  const report = failingReport(6, 'x');
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({ ...run, outputText: 'Go away.' })),
    })),
  }));
  const answers = (verbose: boolean): number =>
    renderTerminal({ ...report, suites }, { color: false, files: [], verbose }).split('Go away.')
      .length - 1;
  expect([answers(false), answers(true)]).toEqual([2, 6]);
  const text = renderTerminal({ ...report, suites }, { color: false, files: [] });
  expect(text.match(/ (?:SCHEMA_INVALID|KEYWORD_DENIED) /g)).toHaveLength(6);
});
