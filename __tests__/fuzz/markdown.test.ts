/** The Markdown views: hostile text makes nothing that the same report with harmless words does not have. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import {
  driftIssue,
  renderSummary,
  renderTerminal,
  renderCommentVariants,
} from '../../src/report/views.js';
import type { Report } from '../../src/report/report.js';
import { complianceOf, mdastOf, nodesOf, proseOf, renderComment } from '../report/rendered.js';
import { fuzz } from './fuzz.js';
import {
  EACH_HOSTILE,
  harmless,
  HOSTILE_CASE,
  type HostileCase,
  hostileReport,
} from './hostile-report.js';

const LINKS = {
  runUrl: 'https://github.com/acme/support/actions/runs/1',
  artifactUrl: 'https://github.com/acme/support/actions/runs/1/artifacts/2',
};
/** All that is there and not seen, but for the joiner that disarms references. */
const UNSEEN = /[^\P{Cf}\u2060]|[^\P{Cc}\n\t]|\p{Surrogate}/u;
function summary(report: Report): string {
  return renderSummary(report, LINKS);
}

function comment(report: Report): string {
  const [suite] = report.suites;
  if (suite === undefined) throw new Error('the sample has a suite');
  return renderComment(report, suite, LINKS);
}

function driftIssues(report: Report): string {
  const states = ['worse', 'still-low', 'unknown', 'recovered'] as const;
  const drops = report.suites.flatMap((suite) =>
    states.map((state) => ({ suite: '0', before: 0.9, then: 0.5, now: 0.6, state, report: suite })),
  );
  const over = drops.filter(({ state }) => state === 'recovered');
  return `${driftIssue(report, drops).body}\n${driftIssue(report, over).body}`;
}

test.each([
  ['summary', summary, 150],
  ['comment', comment, 150],
  ['issue about the model', driftIssues, 100],
  ['compliance.md', (report: Report) => complianceOf(report).markdown, 100],
] as const)('%s', (name, render, cases) => {
  const wanted = ofHarmless((report) => skeleton(mdastOf(render(report))));
  return fuzz(
    name,
    cases,
    HOSTILE_CASE,
    (hostile) => {
      const text = render(hostileReport(hostile));
      const tree = mdastOf(text);
      expect(skeleton(tree)).toEqual(wanted(hostile));
      expectDisarmed(text, tree);
    },
    EACH_HOSTILE,
  );
});

/** What is made of the same report with harmless words: once for all cases that differ by their hostile words only. */
function ofHarmless<T>(make: (report: Report) => T): (hostile: HostileCase) => T {
  const made = new Map<string, T>();
  return (hostile) => {
    const same = harmless(hostile);
    const key = JSON.stringify(same);
    const known = made.get(key) ?? make(hostileReport(same));
    made.set(key, known);
    return known;
  };
}

const BUDGET = fc.integer({ min: 300, max: 20_000 });

test('within a budget, whole parts only', () =>
  fuzz('Markdown budgets', 80, fc.tuple(HOSTILE_CASE, BUDGET), ([hostile, maxBytes]) => {
    const report = hostileReport(hostile);
    const comments = report.suites.flatMap((suite) => renderCommentVariants(report, suite, LINKS));
    const texts = [
      [renderSummary(report, LINKS, maxBytes), maxBytes] as const,
      ...comments.map((text) => [text, 59_000] as const),
    ];
    for (const [text, most] of texts) {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
      const tree = mdastOf(text);
      expect(htmlIn(tree).filter((tag) => /^<details/.test(tag))).toHaveLength(
        htmlIn(tree).filter((tag) => tag === '</details>').length,
      );
      expectDisarmed(text, tree);
    }
  }));

test('the terminal', () => {
  const all = { color: false, verbose: true, files: [] } as const;
  // What was asked, called and answered has as many lines as it has, up to three. Where lines are wrapped is a matter of
  // the texts.
  const lines = (report: Report) =>
    renderTerminal(withoutExchanges(report), { ...all, columns: 100_000 }).split('\n').length;
  const most = ofHarmless(lines);
  return fuzz(
    'terminal',
    200,
    HOSTILE_CASE,
    (hostile) => {
      const report = hostileReport(hostile);
      const text = renderTerminal(report, all);
      expect(text).not.toMatch(UNSEEN);
      expect(text).not.toMatch(/^\s*::|##\[/m);
      // A text of which nothing is seen has no line; none adds one.
      expect(lines(report)).toBeLessThanOrEqual(most(hostile));
    },
    EACH_HOSTILE,
  );
});

function withoutExchanges(report: Report): Report {
  const suites = report.suites.map((suite) => ({
    ...suite,
    results: suite.results.map((result) => ({
      ...result,
      runs: result.runs.map((run) => ({
        ...run,
        input: undefined,
        outputText: '',
        toolCalls: [],
        turns: undefined,
      })),
      comparison: result.comparison && { ...result.comparison, before: undefined },
    })),
  }));
  return { ...report, suites };
}

/** Foreign text stands in text, code and where links lead; all else is ours, and so is each table's width. */
const FOREIGN: ReadonlySet<Nodes['type']> = new Set(['text', 'inlineCode', 'paragraph']);

function skeleton(tree: Root): readonly string[] {
  return nodesOf(tree).flatMap((node) => {
    if (FOREIGN.has(node.type)) return [];
    if (node.type === 'html') return /^<\/?span>$/.test(node.value) ? [] : [ownTags(node.value)];
    if (node.type === 'tableRow') return [`row of ${node.children.length}`];
    return [node.type];
  });
}

/** Without names in the titles of what is folded, in which no tag can begin. */
function ownTags(html: string): string {
  return html.replaceAll(/<code>[^<]*<\/code>/g, '<code/>');
}

function htmlIn(tree: Root): readonly string[] {
  return nodesOf(tree).flatMap((node) =>
    node.type === 'html' ? node.value.split(/(?=<\/details>)|(?<=<\/details>)/) : [],
  );
}

/** Mentions nobody, refers to nothing, links to GitHub only, hides nothing. */
function expectDisarmed(text: string, tree: Root): void {
  expect(proseOf(tree)).not.toMatch(
    /@[a-z\d]|#\d|\bGH-\d|\bGHSA-[a-z\d]|https?:\/\/|www\.\w|\b[0-9a-f]{7,}\b/i,
  );
  const links = nodesOf(tree).flatMap((node) => (node.type === 'link' ? [node.url] : []));
  expect(links.filter((url) => !url.startsWith('https://github.com/'))).toEqual([]);
  expect(text).not.toMatch(UNSEEN);
}
