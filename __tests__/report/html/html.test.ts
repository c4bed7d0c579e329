/** The text of report.html: policy, data, sizes. What a reader sees is in html-page.test.ts. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { AssertionResult } from '../../../src/assertions/assertion.js';
import { dataElements, type DetailChunk } from '../../../src/report/html/embedded-data.js';
import type { Report } from '../../../src/report/report.js';
import { erroredReport, fail, greenReport, redReport, sampleReport } from '../reports.js';
import { renderHtml } from '../rendered.js';

test.each([
  ['green', greenReport],
  ['red', redReport],
  ['errored', erroredReport],
  ['nothing', () => sampleReport({ suites: [] })],
])('a %s report gives the same bytes each time', (_, report) => {
  expect(renderHtml(report())).toBe(renderHtml(report()));
});

test('the policy names one style and two scripts by hash, and nothing is styled or run inline', () => {
  const html = renderHtml(redReport());
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^' ]+'; script-src 'sha256-[^' ]+' 'sha256-[^' ]+'; base-uri 'none'; form-action 'none'$/,
  );
  const tags = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  expect(tags).not.toMatch(/<[^>]*\s(?:style|on\w+|src)=/);
});

test('whose code draws the plots is said, with its licence', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  expect(renderHtml(redReport())).toContain(
    `/* uplot ${devDependencies['uplot']}. The MIT License (MIT)`,
  );
});

describe('sizes', () => {
  const LONG = 'word '.repeat(8_000);

  function report(): Report {
    const plain = redReport();
    return {
      ...plain,
      suites: plain.suites.map((suite) => ({
        ...suite,
        results: suite.results.map((result) => ({
          ...result,
          runs: result.runs.map((run) => ({ ...run, outputText: LONG })),
        })),
      })),
    };
  }

  /** Longest answer of the runs that passed, and of those that failed. */
  function answers(elements: readonly string[]): { passed: number; failed: number } {
    const longest = { passed: 0, failed: 0 };
    for (const element of elements.slice(1)) {
      const chunk = JSON.parse(element.replace(/^<[^>]*>|<[^>]*>$/g, '')) as DetailChunk;
      for (const run of chunk.flatMap(({ runs }) => runs)) {
        const kind = run.verdict === 'passed' ? 'passed' : 'failed';
        const lengths = run.answers.map(({ answer }) => answer.text.length);
        longest[kind] = Math.max(longest[kind], ...lengths);
      }
    }
    return longest;
  }

  test.each([
    [10_000_000, { passed: 20_000, failed: 20_000 }],
    [400_000, { passed: 0, failed: 20_000 }],
    [100_000, { passed: 0, failed: 2_000 }],
    [30_000, { passed: 0, failed: 0 }],
  ])('within %d characters: answers of %j at most', (budget, expected) => {
    const elements = dataElements(report(), ['support-agent'], budget);
    expect(elements.slice(1).join('').length).toBeLessThanOrEqual(budget);
    expect(answers(elements)).toEqual(expected);
  });

  test('without any room, the rows stay', () => {
    expect(dataElements(report(), ['support-agent'], 10)).toHaveLength(1);
  });

  test('an answer that was cut says so', () => {
    expect(dataElements(report(), [], 10_000_000).join('')).toContain(
      'Cut here: 20,000 of 40,000 characters.',
    );
  });
});

describe('marks', () => {
  /** Of an answer with this text, as the page has it. */
  function marksOf(outputText: string, assertions: readonly AssertionResult[]) {
    const made = sampleReport({ suites: [{ tests: [{ name: 't', runs: [assertions] }] }] });
    const suites = made.suites.map((suite) => ({
      ...suite,
      results: suite.results.map((result) => ({
        ...result,
        runs: result.runs.map((run) => ({ ...run, outputText })),
      })),
    }));
    const [, element = ''] = dataElements({ ...made, suites }, ['s']);
    const [detail] = JSON.parse(element.replace(/^<[^>]*>|<[^>]*>$/g, '')) as DetailChunk;
    return detail?.runs[0]?.answers[0]?.answer.marks ?? [];
  }

  const denied = fail(
    'KEYWORD_DENIED',
    'Keyword deny: "x"',
    'Output contains denied keyword "Calm"',
    { metadata: { forbidden: ['Calm'] } },
  );
  const pii = fail('PII_DETECTED', 'PII: E-mail', 'Found 1', {
    metadata: { redactedMatches: ['ann***'] },
  });

  test.each([
    ['in any case', 'Be CALM, be calm', [denied], ['CALM', 'calm']],
    ['as written, where it is', 'Be Calm, be calm', [denied], ['Calm']],
    ['not at all', 'Be quiet', [denied], []],
    ['redacted', 'Write to ann***.', [pii], ['ann***']],
    ['both', 'calm ann***', [pii, denied], ['calm', 'ann***']],
    [
      'each of several texts',
      'We do a.b and c',
      [fail('NOT_CONTAINS_FAILED', 'banned', 'no', { metadata: { forbidden: ['a.b', 'c'] } })],
      ['a.b', 'c'],
    ],
    [
      'nothing that only a label names',
      'calm',
      [fail('NOT_CONTAINS_FAILED', 'not-contains "calm"', 'no')],
      [],
    ],
    // Of an answer, the page has at most the first 20,000 characters.
    ...[200_000, 1_500, 3].map((length) => {
      const long = 'a:'.repeat(length);
      const denial = fail('NOT_CONTAINS_FAILED', 'long', 'no', { metadata: { forbidden: [long] } });
      const marked = length === 200_000 ? [] : [long];
      return [`a text of ${2 * length} characters`, `${long}.`, [denial], marked] as const;
    }),
    ['nothing for what passed', 'calm', [{ ...denied, passed: true }], []],
  ])('%s', (_, text, assertions, expected) => {
    const marked = marksOf(text, assertions).map(({ start, end }) => text.slice(start, end));
    expect(marked).toEqual(expected);
  });

  test('at most two hundred, never overlapping', () => {
    const marks = marksOf('calm'.repeat(1_000), [denied, denied]);
    expect(marks).toHaveLength(200);
    expect(marks.every(({ start }, index) => start === index * 4)).toBe(true);
  });
});
