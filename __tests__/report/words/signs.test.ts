/** One sign means one thing in every view: ✅ passed, ❌ failed, ⚠️ look here though nothing fails. */
import { describe, expect, test } from '@jest/globals';
import {
  planAnnotations,
  renderCheck,
  renderUnjudgedVariants,
  storyOf,
  renderSummary,
  renderTerminal,
} from '../../../src/report/views.js';
import type { Report } from '../../../src/report/report.js';
import { listTree, readText } from '../../docs/pages.js';
import { everyVerdict } from '../reports.js';
import { renderComment, renderHtml } from '../rendered.js';

const SIGN = /✅|❌|⚠️|➖/gu;

/** The first sign of each view is that of the run's outcome, or of the suite's in a run of one. */
function titlesOf(report: Report): Readonly<Record<string, string>> {
  const [suite] = report.suites;
  return {
    summary: renderSummary(report, {}),
    check: renderCheck(report, {}).title,
    'report.html': /<h1>.*?<\/h1>/su.exec(renderHtml(report))?.[0] ?? '',
    ...(suite === undefined
      ? { unjudged: renderUnjudgedVariants(report, {})[0] ?? '' }
      : report.suites.length === 1
        ? { comment: renderComment(report, suite, {}) }
        : {}),
  };
}

describe.each(everyVerdict('support'))('%s', (_ending, sign, report) => {
  test(`every view begins with ${sign}`, () => {
    const views = titlesOf(report);
    const firsts = Object.entries(views).map(([view, text]) => [view, text.match(SIGN)?.[0]]);
    expect(firsts).toEqual(Object.keys(views).map((view) => [view, sign]));
    // The first one of a terminal is about the run.
    const first = renderTerminal(report, { color: false, verbose: true, files: [] }).match(
      /^(?:✅|❌|⚠️) /gmu,
    );
    expect(first?.[0]).toBe(`${sign} `);
  });

  test('annotations are errors exactly where the sign is ❌, and have titles of a few words', () => {
    const annotations = [...planAnnotations(report), ...renderCheck(report, {}).annotations];
    for (const { level, title } of annotations) {
      expect(level).toBe(sign === '❌' ? 'error' : 'warning');
      expect(title).toMatch(/^KindLM: /);
      expect(title.length).toBeLessThanOrEqual(90);
    }
  });

  test('a gate that failed has ❌, one that passed ✅, one without data neither', () => {
    const gates = storyOf(report).suites.flatMap(({ suite }) => suite.gates.gates);
    const rows = [
      renderSummary(report, {}),
      ...report.suites.map((it) => renderComment(report, it, {})),
    ].flatMap(
      (text) =>
        text.match(/^\| (?:✅|❌|⚠️|➖) (?:passed|failed|no data|not exercised) \|.*$/gmu) ?? [],
    );
    expect(rows.length).toBeGreaterThanOrEqual(gates.length);
    for (const row of rows) {
      expect(row).toMatch(/✅ passed|❌ failed|❌ no data|➖ not exercised/u);
    }
  });
});

test('signs are written in one place', () => {
  const files = listTree('src').filter(
    (file) => file.endsWith('.ts') && !/page-assets|generated|story\/words\.ts$/.test(file),
  );
  const withSigns = files.filter((file) => {
    const code = readText(file).replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gmu, '');
    return /[✅❌➖🔴🟢⚪💭]|⚠|✂/u.test(code);
  });
  expect(files.length).toBeGreaterThan(200);
  expect(withSigns).toEqual([]);
});
