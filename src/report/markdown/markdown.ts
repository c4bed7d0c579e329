/** The job summary of a whole run. */
import { count, plural, shortCommit } from '../../basics/format.js';
import { firstPart } from '../../redaction/cut.js';
import type { Report, SuiteReport } from '../report.js';
import { shownReport } from '../sections/caveats.js';
import { comparisonCell, comparisonLine } from '../sections/comparison-line.js';
import { PLAN_ALIGNMENT, planTable } from '../sections/plan-table.js';
import {
  allPlaced,
  type FailingTest,
  type FailingTests,
  renderSections,
  suiteSections,
} from '../sections/suite-sections.js';
import { type Exchange, failedExchange, listedOnce } from '../sections/test-lists.js';
import {
  commitUrl,
  excerpt,
  fencedCode,
  htmlText,
  type Links,
  markdownCode,
  markdownLink,
  markdownName,
  markdownText,
  plainBlock,
  wrapLine,
} from '../words/escape.js';
import {
  costWords,
  countWords,
  durationWords,
  outcomeIcon,
  responsesWords,
  resultNoun,
  runHeadline,
  answersWords,
  suiteHeadline,
  suiteTitle,
} from '../words/headline.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import { rateAlone, rateOfResults, rateText } from '../words/phrases.js';
import { assemble, bare, type Block, fold, list, tableHead, tableRow } from './markdown-blocks.js';
import {
  type Extent,
  extremesBlock,
  failureCodesBlock,
  MARKDOWN_SECTIONS,
  modelsBlock,
  noticesBlock,
  problemsBlock,
  runStateBlocks,
  scoresBlock,
} from './markdown-sections.js';

export type { Links } from '../words/escape.js';

/** GitHub drops a summary over 1 MiB whole, so nothing of it would be seen; in bytes. */
const SUMMARY_MAX_BYTES = 990_000;
const SUMMARY_EXTENT: Omit<Extent, 'quotes' | 'intervals'> = {
  reason: 400,
  maxFindings: 2_000,
  maxChanges: 300,
  openUpTo: 20,
};
/**
 * The job summary, below 1,000,000 bytes of UTF-8, or below `maxBytes` where that is less.
 * @param exchanges questions and answers of the worst tests, and intervals, are for the job's own page only
 */
export function renderSummary(
  whole: Report,
  links: Links,
  maxBytes: number = SUMMARY_MAX_BYTES,
  exchanges: 'shown' | 'left-out' = 'shown',
): string {
  const report = shownReport(whole);
  const { outcome, words } = runHeadline(report);
  const isSummary = exchanges === 'shown';
  const answered = isSummary ? exchangesBySuite(report) : undefined;
  const blocks: readonly Block[] = [
    text(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    ...problemsBlock(report, 200),
    ...planBlocks(report),
    ...suiteOverview(report, isSummary ? rateText : rateAlone),
    ...report.suites.flatMap((suite) =>
      summaryOfSuite(report, suite, links, answered && (answered.get(suite) ?? 0)),
    ),
    ...noticesBlock(report.notices, 50),
    // Of a run that asked nothing there is nothing to count.
    ...(report.suites.length === 0 ? [] : [text(0, footer(report, report, links))]),
  ];
  return assemble(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
}

/** @param exchanges tests whose question and answer are shown; undefined where neither they nor intervals are */
function summaryOfSuite(
  report: Report,
  suite: SuiteReport,
  links: Links,
  exchanges: number | undefined,
): readonly Block[] {
  const intervals = exchanges !== undefined;
  const quotes = report.run.outputs !== 'none';
  const extent: Extent = { ...SUMMARY_EXTENT, quotes, intervals, artifactName: links.artifactName };
  const sections = suiteSections(report, suite);
  const { comparison, gates, failingTests, changes, judges, reliability, caveats, ...unplaced } =
    renderSections(
      { ...sections, ...listedOnce(sections, extent.maxChanges) },
      MARKDOWN_SECTIONS,
      extent,
    );
  allPlaced(unplaced);
  return [
    ...suiteHeading(report, suite),
    ...comparison,
    text(0, contextLine(report, suite)),
    ...gates,
    ...exchangeBlocks(sections.failingTests, exchanges ?? 0, sections.changes.base?.branch),
    ...scoresBlock(suite),
    ...judges,
    ...caveats,
    ...failureCodesBlock(suite),
    ...changes,
    ...failingTests,
    ...modelsBlock(suite, extent, 'open'),
    ...reliability,
    ...extremesBlock(report, suite),
    ...noticesBlock(suite.notices, 50),
  ];
}

function suiteHeading(report: Report, suite: SuiteReport): readonly Block[] {
  if (report.suites.length === 1) return [];
  const { outcome, words } = suiteTitle(report, suite);
  return [text(0, `### ${outcomeIcon(outcome)} ${markdownText(words)}`)];
}

function suiteOverview(
  report: Report,
  written: (rate: ShareEstimate, what: string) => string,
): readonly Block[] {
  if (report.suites.length < 2) return [];
  const isCompared = report.comparison?.kind === 'compared';
  const head = tableHead([
    ['Suite', 'left'],
    ['Passed', 'right'],
    ['Pass rate', 'right'],
    ['Cost', 'right'],
    ['Gates', 'left'],
    ...(isCompared ? ([['Against the base branch', 'left']] as const) : []),
  ]);
  const items = report.suites.map((suite) => {
    const { outcome, words } = suiteHeadline(report, suite);
    const { passed, total } = suite.totals;
    return tableRow([
      markdownCode(excerpt(suite.name, 80)),
      `${passed} of ${total}`,
      written(rateOfResults(passed, total), `${resultNoun(suite)}s`),
      costWords(suite.totals),
      `${outcomeIcon(outcome)} ${markdownText(excerpt(words, 120))}`,
      ...(isCompared ? [againstBase(report, suite)] : []),
    ]);
  });
  const more = (omitted: number): string => `… and ${count(omitted)} more suites`;
  const block = {
    kind: 'list',
    priority: -1,
    open: '',
    close: '',
    maxItems: 500,
    unlisted: 0,
    more,
  } as const;
  return [{ ...block, groups: [{ head, items }] }];
}

function againstBase(report: Report, suite: SuiteReport): string {
  const line = comparisonLine(report, suite);
  return line.kind === 'compared' ? comparisonCell(line.outcome) : '–';
}

/** One line of what was counted. Finished Markdown. */
export function contextLine(report: Report, suite: SuiteReport): string {
  const words = [countWords(suite), responsesWords(report)];
  return words.filter((part) => part !== undefined).join(' · ');
}

/** Cost, time and links. Finished Markdown. */
export function footer(
  report: Report,
  { totals, suites }: Pick<Report, 'totals' | 'suites'>,
  links: Links,
): string {
  const { sha, runAttempt } = report.run;
  const commit =
    sha === undefined
      ? undefined
      : `commit ${markdownLink(markdownCode(shortCommit(sha)), commitUrl(report.run))}`;
  const attempt = runAttempt !== undefined && runAttempt > 1 ? ` (attempt ${runAttempt})` : '';
  const parts = [
    costWords(totals),
    durationWords(report),
    plural(totals.tokens, 'token'),
    answersWords(suites),
    commit,
    linkOrNothing('Run', links.runUrl ?? report.run.runUrl, attempt),
    linkOrNothing('All reports', links.artifactUrl, artifactWords(links)),
  ];
  return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}

function artifactWords({ artifactName }: Links): string {
  return artifactName === undefined ? '' : ` (${markdownName(artifactName)})`;
}

function linkOrNothing(label: string, url: string | undefined, after: string): string | undefined {
  const link = markdownLink(label, url);
  return link === label ? undefined : `${link}${after}`;
}

function text(priority: number, markdown: string): Block {
  return { kind: 'text', priority, text: markdown };
}

// The job summary's worst failing tests, each folded: what was asked, what came back, and what it was before.

/** Tests of a whole summary whose question and answer are shown. */
const MAX_EXCHANGES = 10;
/** UTF-16 code units of each text. */
const MAX_TEXT = 1_500;
const MAX_LINES = 25;
const COLUMNS = 110;
const MAX_CALLS = 10;
const MAX_NAME = 100;

/** How many tests of each suite are shown: of all suites together the worst ten, shared among those with failing tests. */
function exchangesBySuite({ suites }: Report): ReadonlyMap<SuiteReport, number> {
  const failing = suites.filter(({ totals, gates }) => totals.failed > 0 || !gates.passed);
  const each = Math.ceil(MAX_EXCHANGES / Math.max(1, failing.length));
  return new Map(
    failing.map((suite, index) => [
      suite,
      Math.max(0, Math.min(each, MAX_EXCHANGES - each * index)),
    ]),
  );
}

/**
 * @param max at most so many tests
 * @param branch of the base that a "before" is of; foreign text
 */
function exchangeBlocks(
  { failed, tolerated, allowed, noun }: FailingTests,
  max: number,
  branch: string | undefined,
): readonly Block[] {
  const failing = failed.length > 0 || allowed ? failed : tolerated;
  const items = failing.slice(0, max).flatMap((test) => {
    const exchange = failedExchange(test.result);
    return exchange === undefined ? [] : [exchangeItem(test, exchange, branch)];
  });
  if (items.length === 0) return [];
  const which =
    failing.length === items.length
      ? ''
      : `, in the worst ${items.length} of ${count(failing.length)} failing ${noun}s`;
  const open = `**What was asked, and what came back**${which}`;
  return [
    list(
      3,
      { open, close: '' },
      items.map((item) => ({ head: '', items: [item] })),
    ),
  ];
}

function exchangeItem(
  { result, failedRuns, askedRuns, checks, url }: FailingTest,
  { asked, called, answer, before }: Exchange,
  branch: string | undefined,
): string {
  const [check] = checks;
  const runs = result.runCount === 1 ? '' : `, ${failedRuns} of ${askedRuns} answers failed`;
  const title = `${htmlName(result.testCaseName)} on ${htmlName(result.modelId)}${runs}: ${htmlName(check.failureCode)}`;
  const { open, close } = fold(title);
  const base = branch === undefined ? '' : ` on ${markdownName(branch)}`;
  const parts = [
    open,
    ...(asked === undefined ? [] : [labelled('Asked', asked)]),
    ...(called.length === 0
      ? []
      : [`**Called** ${called.slice(0, MAX_CALLS).map(markdownName).join(', ')}`]),
    labelled('Answer', answer),
    ...(before === undefined ? [] : [labelled(`Before${base}`, before)]),
    `**Why** ${markdownName(check.label)}: ${markdownCode(excerpt(check.message, 400))}`,
    ...(url === undefined ? [] : [markdownLink('Where it is configured', url)]),
    close,
  ];
  return parts.join('\n\n');
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
  return `<code>${htmlText(excerpt(name, MAX_NAME))}</code>`;
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
    rows.length > OPEN_UP_TO ? fold(`<b>All ${rows.length} rows that are shown</b>`) : bare();
  const last = table.more === undefined ? [] : [tableRow([markdownText(table.more)])];
  return [
    {
      kind: 'list',
      priority: 0,
      ...frame,
      groups: [{ head, items: [total, ...rows, ...last] }],
      more: (omitted) => `… and ${omitted} more rows`,
    },
  ];
}

// The job summary of a shard: what it did, and who judges it.

/** A matrix may have hundreds of jobs, whose summaries share one page. */
const MAX_BYTES = 20_000;

export function renderPartSummary(whole: Report, links: Links): string {
  const report = shownReport(whole);
  const { outcome, words } = runHeadline(report);
  const blocks: readonly Block[] = [
    partText(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    ...problemsBlock(report, 20),
    ...suitesBlock(report),
    ...noticesBlock(report.notices, 10),
    partText(0, partFooter(report, links)),
  ];
  return assemble(blocks, MAX_BYTES);
}

function suitesBlock({ suites }: Report): readonly Block[] {
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
  return [list(0, bare(), [{ head, items }])];
}

function partFooter(report: Report, { artifactName }: Links): string {
  const parts = [
    // Of a run that asked nothing there is nothing to count.
    ...(report.suites.length === 0 ? [] : [costWords(report.totals), durationWords(report)]),
    artifactName === undefined ? undefined : `artifact ${markdownName(artifactName)}`,
    'The job with `mode: merge` judges all shards together.',
  ].filter((part) => part !== undefined);
  return `<sub>${parts.join(' · ')}</sub>`;
}

function partText(priority: number, markdown: string): Block {
  return { kind: 'text', priority, text: markdown };
}
