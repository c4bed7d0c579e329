/**
 * All scenarios in all views that are read in passing: none names another worst test, another order, another number or
 * another word for a state; each stays within its budget, says what to do, and lets no foreign text act.
 */
import { describe, expect, test } from '@jest/globals';
import {
  planAnnotations,
  renderCheck,
  renderSummary,
  renderReviewComment,
  reviewTests,
  plainText,
  type Sentence,
  type Story,
  storyOf,
  failureMessage,
  renderLog,
  renderTerminal,
} from '../../src/report/views.js';
import type { TestCaseRunResult } from '../../src/engine/results.js';
import type { Report } from '../../src/report/report.js';
import { countsOf } from '../../src/report/story/tests.js';
import { amountOf, mdastOf, nodesOf, proseOf, unfolded, withoutNames } from './rendered.js';
import { scenario, SCENARIOS } from './scenarios.js';
import { commentsOf, RUN_URL } from './shown-scenarios.js';

const LINKS = { runUrl: RUN_URL };

interface Shown {
  readonly name: string;
  /** All of it. */
  readonly text: string;
  /** Without what is folded. */
  readonly seen: string;
}

function markdown(name: string, text: string): Shown {
  return { name, text, seen: unfolded(text) };
}

function plain(name: string, text: string): Shown {
  return { name, text, seen: text };
}

/** Each as one who reads it in passing sees it. */
function viewsOf(report: Report): readonly Shown[] {
  const marks = planAnnotations(report).map(({ title, message }) => `${title}\n${message}`);
  const tests = reviewTests(report);
  return [
    ...commentsOf(report).map((text, index) => markdown(`comment ${index + 1}`, text)),
    markdown('summary', renderSummary(report, LINKS)),
    plain('terminal', renderTerminal(report, { color: false, columns: 80, files: [] })),
    plain('terminal --verbose', renderTerminal(report, { color: false, verbose: true, files: [] })),
    plain('log', renderLog(report)),
    plain('setFailed', failureMessage(report)),
    plain('annotations', marks.join('\n')),
    plain('check title', renderCheck(report, LINKS).title),
    ...(tests.length === 0 ? [] : [markdown('review', renderReviewComment(report, tests, LINKS))]),
  ];
}

/** The first test of each group, in the order of the story: of the others a view may only count some. */
function worstOf(story: Story): readonly string[] {
  const names = story.suites.flatMap(({ causes }) =>
    [...causes.shown, ...causes.folded].map(({ tests: [{ name }] }) => name),
  );
  return [...new Set(names)];
}

/** Without commands to copy, which name tests as patterns. */
function withoutCommands(text: string): string {
  return text.replace(/npx kindlm-action[^\n]*(?:\n {2}[^\n]*)?/gu, '');
}

function firstAt(text: string, whole: string): number {
  // Of names in names, the last one is there also where the others are cut.
  const name = whole.split(' > ').at(-1) ?? whole;
  const found = new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/gu, '\\$&')}(?![\\w-])`).exec(text);
  return found?.index ?? -1;
}

function runsOf({ suites }: Report): readonly TestCaseRunResult[] {
  return suites.flatMap(({ results }) => results.flatMap(({ runs }) => runs));
}

const NEXT = /Next|NOTHING WAS TESTED/u;

/** For a terminal of 80 columns, in which a sign takes two. */
function isTooWide(line: string): boolean {
  const signs = line.match(/\p{Emoji_Presentation}/gu) ?? [];
  return line.replaceAll(/[\uDC00-\uDFFF]/g, '').length + signs.length > 80;
}

/** What only lays out: cuts, places, the process. */
function withoutLayout(text: string): string {
  return withoutCommands(text)
    .replace(/&#?\w+;/gu, ' ')
    .replace(/\d+ more\b/gu, '')
    .replace(/[\w./-]+:\d+(?::\d+)?/gu, '')
    .replace(/exit code \d/gu, '');
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
}

function sentencesOf(story: Story): readonly string[] {
  return [
    ...[story.title, ...story.state],
    ...(story.next === undefined ? [] : [story.next]),
    ...story.suites.flatMap(({ title, verdict, qualifiers, causes, next }) => [
      title,
      ...(verdict === undefined ? [] : [verdict.lead, verdict.rest]),
      ...qualifiers.shown,
      ...(causes.lead === undefined ? [] : [causes.lead.sentence]),
      ...(next === undefined ? [] : [next]),
    ]),
  ]
    .filter(([first]) => first?.kind === 'text')
    .map(plainText);
}

/** Everything that a story says. */
function textOf(story: Story): string {
  const of = (sentence: Sentence | undefined): string =>
    sentence === undefined ? '' : plainText(sentence);
  const suites = story.suites.flatMap((suite) => [
    of(suite.title),
    of(suite.verdict?.lead),
    of(suite.verdict?.rest),
    suite.gates.lead ?? '',
    ...suite.gates.failed.map(({ phrase }) => of(phrase)),
    ...[...suite.qualifiers.shown, ...suite.qualifiers.folded].map(of),
    of(suite.causes.lead?.sentence),
    of(suite.next),
    ...[...suite.causes.shown, ...suite.causes.folded].flatMap(({ reason, tests, example }) => [
      of(reason),
      of(countsOf(tests, suite.branch)),
      ...tests.flatMap((one) => [
        of(countsOf([one], suite.branch)),
        ...one.checks.flatMap(({ label, message, lines }) => [label, message, ...lines]),
      ]),
      example?.asked ?? '',
      example?.before ?? '',
      example?.now ?? '',
    ]),
    ...suite.folds.flatMap(({ title, lines = [], table }) => [
      of(title),
      ...lines.map(of),
      ...(table?.rows ?? []).flatMap((row) => row.map(({ text }) => of(text))),
    ]),
    JSON.stringify(suite.tests.map(({ result }) => result)),
  ]);
  return [
    of(story.title),
    ...story.state.map(of),
    of(story.next),
    ...story.notices,
    // Folded, their number is said.
    String(story.notices.length),
    ...story.footer,
    JSON.stringify(story.problems),
    ...suites,
  ].join('\n');
}

const ATTACK = '<img src=x onerror=y> | @octocat #1 ![a](https://evil.example) `t` ';
const HOSTILE: readonly (readonly [string, string])[] = [
  ['markup', ATTACK],
  ['commands', '::error::owned\n::set-output name=x::y\n##[group]x \u001B[31m\u202E'],
];
const OWN_TAGS =
  /<\/?(?:details|summary|sub|b|code|br|span|h\d|table|thead|tbody|tr|td|th|p|ul|li|a|kbd|pre)\b[^>]*>/gu;

/** What models, tests and configs write. */
const FOREIGN_KEYS: ReadonlySet<string> = new Set([
  'outputText',
  'label',
  'failureMessage',
  'message',
  'hint',
  'content',
  'reasoning',
  'criteria',
  'branch',
]);

/** The same report with `hostile` in front of every foreign text, names among them. */
function hostileNames(report: Report, hostile: string): Report {
  const names = new Set(
    report.suites.flatMap(({ name, results, models }) => [
      name,
      ...models.map(({ id }) => id),
      ...results.map(({ testCaseName }) => testCaseName),
    ]),
  );
  const mapped = JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      typeof value === 'string' && (names.has(value) || FOREIGN_KEYS.has(key))
        ? `${hostile}${value}`
        : value,
    ),
  ) as Report;
  return mapped;
}

describe.each(SCENARIOS)('%s', (name) => {
  test('the same worst test, and the same order', async () => {
    const report = await scenario(name);
    const order = worstOf(storyOf(report));
    for (const { name: view, seen } of viewsOf(report)) {
      // Examples are of those that were answered.
      const [text = ''] = withoutCommands(seen).split('**What was asked');
      const places = order
        .map((one) => ({ one, at: firstAt(text, one) }))
        .filter(({ at }) => at >= 0);
      const told = places.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
      expect([view, told]).toEqual([view, places.map(({ one }) => one)]);
      // Of suites with a comment each, another one's has none of them.
      if (told.length > 0) expect([view, told[0]]).toEqual([view, order[0]]);
    }
  });

  test('no number that is not of the story', async () => {
    const report = await scenario(name);
    const known = new Set(numbersIn(textOf(storyOf(report))));
    for (const { name: view, seen } of viewsOf(report)) {
      const own = numbersIn(withoutNames(withoutLayout(seen), report));
      expect([view, own.filter((number) => !known.has(number))]).toEqual([view, []]);
    }
  });

  test('within 25 lines and 40 numbers, 24 lines of 80 columns', async () => {
    const report = await scenario(name);
    for (const { name: view, seen } of viewsOf(report)) {
      const { lines, numbers } = amountOf(seen, report);
      if (view.startsWith('comment')) {
        expect([view, lines <= 25, numbers <= 40, lines, numbers]).toEqual([
          view,
          true,
          true,
          lines,
          numbers,
        ]);
      }
      if (view === 'terminal' || view === 'log') expect(lines).toBeLessThanOrEqual(24);
      if (view === 'terminal') expect(seen.split('\n').filter(isTooWide)).toEqual([]);
    }
  });

  test('what is not green says what to do', async () => {
    const report = await scenario(name);
    const { sign, next, suites } = storyOf(report);
    if (sign === '✅') return;
    const said = [next, ...suites.map((suite) => suite.next)].filter((one) => one !== undefined);
    expect(said.length).toBeGreaterThan(0);
    for (const { name: view, seen } of viewsOf(report)) {
      if (view === 'annotations' || view === 'check title' || view === 'review') continue;
      const isGreenComment = view.startsWith('comment') && seen.startsWith('## ✅');
      if (!isGreenComment) expect([view, seen]).toEqual([view, expect.stringMatching(NEXT)]);
    }
  });

  test('in the words of the glossary', async () => {
    const report = await scenario(name);
    const story = storyOf(report);
    for (const sentence of sentencesOf(story)) {
      // A provider's name is written as it is.
      const isNamed = sentence.startsWith('openai ');
      expect(isNamed ? '' : sentence).not.toMatch(/^\p{Ll}\p{Ll}* |[.!?] \p{Ll}\p{Ll}+ \p{Ll}/u);
    }
    // The messages of checks are KindLM's own.
    const messages = runsOf(report).flatMap(({ assertions }) =>
      assertions.flatMap(({ failureMessage = '' }) =>
        failureMessage === '' ? [] : failureMessage,
      ),
    );
    for (const { name: view, text: whole } of viewsOf(report)) {
      const text = messages.reduce((left, message) => left.replaceAll(message, ''), whole);
      expect([
        view,
        /.{0,40}(?:\(s\)|right once|\b\d+ runs? (?:pass|fail|did)).{0,20}/u.exec(text)?.[0],
      ]).toEqual([view, undefined]);
    }
  });

  test('where nothing was answered there is no rate', async () => {
    const report = await scenario(name);
    const runs = runsOf(report);
    const isAnswered = runs.some(({ outcome }) => outcome.kind !== 'errored');
    if (isAnswered || runs.length === 0) return;
    for (const { name: view, text } of viewsOf(report)) {
      expect([view, /.{0,60}(?<!≥ \d*)\d %.{0,30}/u.exec(text)?.[0]]).toEqual([view, undefined]);
    }
  });

  test.each(HOSTILE)('nothing foreign acts: %j', async (_, hostile) => {
    const report = hostileNames(await scenario(name), hostile);
    for (const { name: view, text } of viewsOf(report)) {
      if (view.startsWith('comment') || view === 'summary' || view === 'review') {
        const tree = mdastOf(text);
        const html = nodesOf(tree).flatMap((node) => (node.type === 'html' ? [node.value] : []));
        expect([
          view,
          html
            .join('')
            .replaceAll(OWN_TAGS, '')
            .match(/<[^!][^>]*>/u),
        ]).toEqual([view, null]);
        expect([view, proseOf(tree).match(/@octocat|#1\b|https?:\/\//u)]).toEqual([view, null]);
        expect([view, nodesOf(tree).filter(({ type }) => type === 'image')]).toEqual([view, []]);
        const links = nodesOf(tree).flatMap((node) => (node.type === 'link' ? [node.url] : []));
        expect(links.filter((url) => url.includes('evil'))).toEqual([]);
      } else if (view !== 'annotations' && view !== 'check title') {
        expect([view, text.match(/^\s*::|##\[/mu)]).toEqual([view, null]);
      }
      expect([view, text.match(/[^\P{Cc}\n\t]|\u202E/u)]).toEqual([view, null]);
    }
  });
});
