/** pass^k by model: in the summary, the comment, the terminal and report.html, with what was left out. */
import { describe, expect, test } from '@jest/globals';
import type { AssertionResult } from '../../src/assertions/assertion.js';
import { renderSummary, renderTerminal } from '../../src/report/views.js';
import { fail, pass, sampleReport, type SampleTest } from './reports.js';
import { foldRows, onlyStory, said } from './story/told.js';
import { renderComment, renderHtml } from './rendered.js';

/** `10*ppf`: ten tests of three runs, the last of which failed. */
function testsOf(model: string, ...shapes: readonly string[]): readonly SampleTest[] {
  return shapes.flatMap((shape, at) => {
    const [, times = '1', letters = ''] = /^(?:(\d+)\*)?(\w+)$/.exec(shape) ?? [];
    const runs = letters
      .split('')
      .map((letter): readonly AssertionResult[] =>
        letter === 'p' ? [pass()] : [fail('CONTAINS_FAILED', 'contains', 'no')],
      );
    return Array.from({ length: Number(times) }, (_, index) => ({
      name: `${model} ${at} ${index}`,
      model,
      runs,
    }));
  });
}

const reportOf = (tests: readonly SampleTest[]) =>
  sampleReport({ suites: [{ tests, models: ['fast', 'slow'] }] });

describe('in words', () => {
  test.each<[shapes: readonly string[], words: string | undefined]>([
    [['24*ppp', '6*ppf'], 'each right 93.3 %, two in a row 86.7 %, three in a row 80 %'],
    [['8*pp', '2*pf', '5*p'], 'each right 93.3 %, two in a row 80 %'],
    [['10*p', '10*f'], undefined],
  ])('%s: %s', (shapes, words) => {
    const { folds } = onlyStory(reportOf(testsOf('fast', ...shapes)));
    const titles = folds.filter(({ name }) => name === 'reliability').map((it) => said(it.title));
    expect(titles).toEqual(words === undefined ? [] : [`Each model: ${words}`]);
  });

  test('twenty repeats have columns for some of them', () => {
    const tests = testsOf('fast', `10*${'p'.repeat(20)}`);
    const [head = []] = foldRows(reportOf(tests), 'reliability');
    expect(head.slice(4)).toEqual(['Four in a row', 'Five in a row', '10 in a row', '20 in a row']);
  });
});

describe('in every view, by model', () => {
  const report = reportOf([
    ...testsOf('fast', '24*ppp', '6*ppf'),
    ...testsOf('slow', '10*ppp', '5*pp'),
  ]);
  const [suite] = report.suites;
  const summary = renderSummary(report, {});
  const comment = suite === undefined ? '' : renderComment(report, suite, {});

  test('summary and comment', () => {
    const head = '| Model | Each right | Two in a row | Three in a row |';
    const rows = [
      '| `fast` | 93.3 % (86–97 %) | 86.7 % (74–94 %) | 80 % (62–91 %) |',
      '| `slow` | 100 % (79–100 %) | 100 % (79–100 %) | 100 % (72–100 %), 5 left out |',
    ];
    for (const text of [head, ...rows]) {
      expect(summary).toContain(text);
      // Read in passing: the same without intervals.
      expect(comment).toContain(text.replaceAll(/ \(\d+–\d+ %\)/gu, ''));
    }
  });

  test('terminal', () => {
    const terminal = renderTerminal(report, { color: false, verbose: true, files: [] });
    expect(terminal).toMatch(/^ {4}fast +93\.3 % +86\.7 % +80 %$/mu);
  });

  test('report.html: a table, and a curve', () => {
    const html = renderHtml(report);
    expect(html).toContain('<th scope="col" class="number">Three in a row</th>');
    expect(html).toContain('100 % (72–100 %), 5 left out');
    expect(html).toContain(
      '<figure aria-label="Right several times in a row"><figcaption><b>Right several times in a row</b><span>fast (blue): each right 93.3 %',
    );
  });

  test('asked once: nothing of it', () => {
    const once = reportOf(testsOf('fast', '9*p', '1*f'));
    for (const text of [
      renderSummary(once, {}),
      renderTerminal(once, { color: false, verbose: true, files: [] }),
    ])
      expect(text).not.toMatch(/running/i);
    expect(renderHtml(once)).not.toContain('in a row');
  });
});
