/** The job summary of a whole run: the story, then its folds. */
import { count, plural, costWords } from '../../basics/format.js';
import { firstPart } from '../../redaction/cut.js';
import type { Report } from '../report.js';
import { PLAN_ALIGNMENT, planTable } from '../story/plan-table.js';
import {
  type Exchange,
  calledWords,
  changedWords,
  exchangeOf,
  plainText,
  type Story,
  storyOf,
  type StoryTest,
  type SuiteStory,
} from '../story/story.js';
import {
  excerpt,
  excerptName,
  fencedCode,
  htmlText,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
  markdownText,
  plainBlock,
  sourceUrl,
  wrapLine,
} from '../escape.js';

import {
  assemble,
  type Block,
  COMMENT_VARIANTS,
  fold,
  list,
  NO_FRAME,
  tableHead,
  tableRow,
  textBlock,
} from './markdown-blocks.js';
import {
  foldBlock,
  type FoldExtent,
  inSightBlocks,
  markdownSentence,
  storyBlocks,
} from './story-markdown.js';
import { type Annotation, planAnnotations, problemAnnotations } from '../annotations.js';
import { renderCommentVariants, renderUnjudgedVariants } from './markdown-comment.js';

/** GitHub drops a summary over 1 MiB whole, so nothing of it would be seen; in bytes. */
const SUMMARY_MAX_BYTES = 990_000;
const MOST_TESTS = 2_000;
const REASON = 400;

/**
 * The job summary, below 1,000,000 bytes of UTF-8, or below `maxBytes` where that is less.
 * @param exchanges questions and answers of the worst tests, and intervals, are for the job's own page only
 */
export function renderSummary(
  report: Report,
  links: Links,
  maxBytes: number = SUMMARY_MAX_BYTES,
  exchanges: 'shown' | 'left-out' = 'shown',
): string {
  const story = storyOf(report);
  const { suites } = story;
  const isAlone = suites.length === 1 && report.shard === undefined;
  const head = isAlone ? { ...story, state: [] } : story;
  const blocks = storyBlocks(head, { problems: 20, notices: 50 }, links, [
    ...planBlocks(report),
    ...suiteOverview(story),
    ...suites.flatMap((suite) =>
      suiteBlocks(story, suite, exchanges === 'shown' ? links : undefined),
    ),
  ]);
  return assemble(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
}

/** @param ownPage links of the job's, which has questions and answers, and intervals */
function suiteBlocks(
  story: Story,
  suite: SuiteStory,
  ownPage: Links | undefined,
): readonly Block[] {
  const isAlone = story.suites.length === 1 && story.report.shard === undefined;
  const quotes = story.report.run.outputs !== 'none';
  const extent: FoldExtent = {
    intervals: ownPage !== undefined,
    tests: MOST_TESTS,
    checks: 3,
    reason: REASON,
    quotes,
  };
  return [
    ...(isAlone ? [] : [textBlock(0, `### ${suite.sign} ${markdownSentence(suite.title)}`)]),
    ...inSightBlocks(suite, isAlone ? story.state : [], 0),
    ...(ownPage === undefined ? [] : exchangeBlocks(story, suite, ownPage)),
    // Placed last: thousands of failing tests would leave no room for anything else.
    ...suite.folds.flatMap((one) =>
      foldBlock(one, suite, { extent, priority: one.tests === undefined ? 5 : 9 }),
    ),
  ];
}

function suiteOverview({ report, suites }: Story): readonly Block[] {
  if (suites.length < 2) return [];
  const isCompared = report.comparison?.kind === 'compared';
  const head = tableHead([
    ['', 'left'],
    ['Suite', 'left'],
    ['Passed', 'right'],
    ['Cost', 'right'],
    ...(isCompared ? ([['Against the base branch', 'left']] as const) : []),
  ]);
  const items = suites.map(({ suite, sign, verdict }) => {
    const { passed, total } = suite.totals;
    const url = sourceUrl(report.run, { file: suite.file, line: 1, column: 1 });
    return tableRow([
      sign,
      markdownLink(markdownCode(excerpt(suite.name, 80)), url),
      `${passed} of ${total}`,
      costWords(suite.totals),
      ...(isCompared ? [verdict === undefined ? '–' : OUTCOME_WORDS[verdict.outcome]] : []),
    ]);
  });
  return [list(-1, NO_FRAME, [{ head, items }])];
}

const OUTCOME_WORDS: Readonly<Record<NonNullable<SuiteStory['verdict']>['outcome'], string>> = {
  worse: 'worse',
  'not-worse': 'not worse',
  'cannot-tell': 'cannot tell',
  untouched: 'not touched',
  none: 'not compared',
};

// The worst failing tests, each folded: what was asked, what came back, and what it was before.

/** Tests of a whole summary whose question and answer are shown, shared among the suites. */
const MAX_EXCHANGES = 10;
/** UTF-16 code units of each text. */
const MAX_TEXT = 1_500;
const MAX_LINES = 25;
const COLUMNS = 110;
const MAX_NAME = 100;

function exchangeBlocks(
  { report, suites }: Story,
  suite: SuiteStory,
  links: Links,
): readonly Block[] {
  const failing = suites.filter(({ causes }) => causes.shown.length > 0);
  const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
  const most = Math.max(0, Math.min(each, MAX_EXCHANGES - each * failing.indexOf(suite)));
  // Of what got no answer there is nothing to show.
  const tests = [...suite.causes.shown, ...suite.causes.folded]
    .flatMap((cause) => cause.tests)
    .filter(({ state }) => state !== 'lost');
  const items = tests
    .flatMap((test) => {
      const exchange = exchangeOf(test);
      return exchange === undefined ? [] : [{ test, exchange }];
    })
    .slice(0, most)
    .map(({ test, exchange }) => exchangeItem(test, exchange, { report, links }));
  if (items.length === 0) return [];
  const which =
    tests.length === items.length
      ? ''
      : `, in ${items.length} of ${count(tests.length)} failing tests`;
  return [
    list(
      3,
      { open: `**What was asked, and what came back**${which}`, close: '' },
      items.map((item) => ({ head: '', items: [item] })),
    ),
  ];
}

function exchangeItem(
  test: StoryTest,
  exchange: Exchange,
  { report, links }: { readonly report: Report; readonly links: Links },
): string {
  const { asked, now, before, lastLines } = exchange;
  const called = calledWords(exchange);
  const changed = changedWords(exchange);
  const { checks, here, url } = test;
  const runs = here.of <= 1 ? '' : `, ${here.passed} of ${plural(here.of, 'answer')} passed`;
  const [check] = checks;
  const { open, close } = fold(
    `${htmlName(test.name)} on ${htmlName(test.model)}${runs}${check === undefined ? '' : `: ${htmlName(check.code)}`}`,
  );
  const branch = report.comparison?.kind === 'compared' ? report.comparison.base.branch : undefined;
  const there = branch === undefined ? '' : ` on ${markdownName(branch)}`;
  const parts = [
    open,
    ...(asked === undefined ? [] : [labelled('Asked', asked)]),
    ...(called === undefined ? [] : [`**Called** ${markdownSentence(called)}`]),
    labelled('Answer', now),
    ...(before === undefined ? [] : [labelled(`Before${there}`, before)]),
    ...(changed === undefined ? [] : [`**Changed** ${markdownSentence(changed)}`]),
    ...(check === undefined
      ? []
      : [`**Why** ${markdownName(check.label)}: ${markdownCode(excerpt(check.message, REASON))}`]),
    ...(lastLines.length === 0 ? [] : [labelled('Last lines of the check', lastLines.join('\n'))]),
    `${inReport(test, links)}${url === undefined ? '' : `; ${markdownLink('where it is configured', url)}`}`,
    close,
  ];
  return parts.join('\n\n');
}

/** Where the page of the report opens it. */
function inReport({ fragment }: StoryTest, { pageUrl }: Links): string {
  return pageUrl === undefined
    ? `${markdownCode(fragment)} in report.html`
    : markdownLink('Open it in the report', `${pageUrl}${fragment}`);
}

/** A text as a block of code: nothing in it acts. */
function labelled(label: string, text: string): string {
  const start = plainBlock(firstPart(text, MAX_TEXT));
  // GitHub breaks no line of a block of code: a long answer would have to be scrolled sideways.
  const lines = start
    .trimEnd()
    .split('\n')
    .flatMap((line) => wrapLine(line, COLUMNS));
  const shown = lines.slice(0, MAX_LINES);
  const isCut = text.length > MAX_TEXT || lines.length > shown.length;
  const words = start.trim() === '' ? ['(empty)'] : [...shown, ...(isCut ? ['…'] : [])];
  return [`**${label}**`, '', ...fencedCode(words, 'text')].join('\n');
}

function htmlName(name: string): string {
  return `<code>${htmlText(excerptName(name, MAX_NAME))}</code>`;
}

// The plan of `mode: plan` in the job summary.

/** More rows than these are for the estimates below them. */
const MAX_ROWS = 300;
/** A longer table is folded. */
const OPEN_UP_TO = 40;

/** A row for each test and model, and their sum; nothing where nothing was planned. */
function planBlocks(report: Report): readonly Block[] {
  const table = planTable(report, MAX_ROWS);
  if (table === undefined) return [];
  const head = tableHead(
    table.head.map((title, index) => [title, PLAN_ALIGNMENT[index] ?? 'left'] as const),
  );
  const total = tableRow(
    table.total.map((cell) => (cell === '' ? '' : `**${markdownText(cell)}**`)),
  );
  const rows = table.rows.map(([test = '', model = '', ...cells]) =>
    tableRow([
      markdownCode(excerpt(test, 120)),
      markdownCode(excerpt(model, 60)),
      ...cells.map(markdownText),
    ]),
  );
  const frame =
    rows.length > OPEN_UP_TO ? fold(`<b>All ${rows.length} rows that are shown</b>`) : NO_FRAME;
  const last = table.more === undefined ? [] : [tableRow([markdownText(table.more)])];
  return [list(0, frame, [{ head, items: [total, ...rows, ...last] }])];
}

// The job summary of a shard: what it did, and who judges it.

/** A matrix may have hundreds of jobs, whose summaries share one page. */
const MAX_BYTES = 20_000;

export function renderPartSummary(report: Report, links: Links): string {
  const story = storyOf(report);
  const most = { problems: 20, notices: 10 };
  return assemble(storyBlocks(story, most, links, partOverview(story)), MAX_BYTES);
}

function partOverview({ report: { suites } }: Story): readonly Block[] {
  if (suites.length === 0) return [];
  const head = tableHead([
    ['Suite', 'left'],
    ['Tests × models', 'right'],
    ['Answers', 'right'],
    ['Not passed', 'right'],
  ]);
  const items = suites.map(({ name, totals }) =>
    tableRow([
      markdownName(name),
      count(totals.total),
      count(totals.runs),
      count(totals.total - totals.passed),
    ]),
  );
  return [list(0, NO_FRAME, [{ head, items }])];
}

// The check run's view of a report: a title, the comment's Markdown, and a mark on the line of each failing test.

interface CheckView {
  /** One line. */
  readonly title: string;
  /** Markdown from the fullest to the shortest rendering, each below 60,000 characters. */
  readonly summaries: readonly string[];
  /** Worst first. */
  readonly annotations: readonly Annotation[];
}

const MAX_TITLE = 200;
/** Fifty a request, and a second between two requests: more would cost the job more than anybody reads. */
const MAX_CHECK_ANNOTATIONS = 200;

/** The check run of a whole run: of one suite, its comment; of several, the summary within the same limits. */
export function renderCheck(whole: Report, links: Links): CheckView {
  const { report, sign, headline } = storyOf(whole);
  const annotations = [
    ...problemAnnotations(report),
    ...planAnnotations(report, MAX_CHECK_ANNOTATIONS),
  ];
  return {
    title: excerpt(`${sign} ${plainText(headline)}`, MAX_TITLE),
    summaries: summaries(report, links),
    annotations: annotations.slice(0, MAX_CHECK_ANNOTATIONS),
  };
}

function summaries(report: Report, links: Links): readonly string[] {
  const [first, ...others] = report.suites;
  if (first === undefined) return renderUnjudgedVariants(report, links);
  if (others.length === 0) return renderCommentVariants(report, first, links);
  return [
    ...new Set(
      COMMENT_VARIANTS.map((maxBytes) => renderSummary(report, links, maxBytes, 'left-out')),
    ),
  ];
}
