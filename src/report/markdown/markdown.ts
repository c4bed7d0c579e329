/** The job summary of a whole run. */
import { excerpt, markdownCode, markdownName, markdownText } from '../words/escape.js';
import { count, plural, shortCommit } from '../../words/format.js';
import {
  costWords,
  countWords,
  durationWords,
  outcomeIcon,
  responsesWords,
  resultNoun,
  runHeadline,
  runsWords,
  suiteHeadline,
  suiteTitle,
} from '../words/headline.js';
import { commitUrl, markdownLink, type Links } from '../words/links.js';
import { rateOfResults, rateText } from '../words/rate-text.js';
import { assemble, tableHead, tableRow, type Block } from './markdown-blocks.js';
import { planBlocks } from './markdown-plan.js';
import { exchangeBlocks, exchangesBySuite } from './markdown-exchanges.js';
import type { Extent } from './markdown-findings.js';
import {
  extremesBlock,
  failureCodesBlock,
  MARKDOWN_SECTIONS,
  modelsBlock,
  noticesBlock,
  problemsBlock,
  runStateBlocks,
  scoresBlock,
} from './markdown-sections.js';
import type { Report, SuiteReport } from '../report.js';
import { comparisonCell, comparisonLine } from '../sections/comparison-line.js';
import { shownReport } from '../sections/run-state.js';
import { allPlaced, renderSections, suiteSections } from '../sections/suite-sections.js';
import { listedOnce } from '../sections/test-lists.js';

export type { Links } from '../words/links.js';

/** GitHub drops a summary over 1 MiB whole, so nothing of it would be seen; in bytes. */
export const SUMMARY_MAX_BYTES = 990_000;
const SUMMARY_EXTENT: Omit<Extent, 'quotes'> = {
  reason: 400,
  maxFindings: 2_000,
  maxChanges: 300,
  openUpTo: 20,
};
/**
 * The job summary, below 1,000,000 bytes of UTF-8, or below `maxBytes` where that is less.
 * @param exchanges questions and answers of the worst tests are for the job's own page only
 */
export function renderSummary(
  whole: Report,
  links: Links,
  maxBytes: number = SUMMARY_MAX_BYTES,
  exchanges: 'shown' | 'left-out' = 'shown',
): string {
  const report = shownReport(whole);
  const { outcome, words } = runHeadline(report);
  const answered =
    exchanges === 'shown' ? exchangesBySuite(report) : new Map<SuiteReport, number>();
  const blocks: readonly Block[] = [
    text(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    ...problemsBlock(report, 200),
    ...planBlocks(report),
    ...suiteOverview(report),
    ...report.suites.flatMap((suite) =>
      summaryOfSuite(report, suite, links, answered.get(suite) ?? 0),
    ),
    ...noticesBlock(report.notices, 50),
    // Of a run that asked nothing there is nothing to count.
    ...(report.suites.length === 0 ? [] : [text(0, footer(report, report, links))]),
  ];
  return assemble(blocks, Math.min(maxBytes, SUMMARY_MAX_BYTES));
}

/** @param exchanges tests whose question and answer are shown */
function summaryOfSuite(
  report: Report,
  suite: SuiteReport,
  links: Links,
  exchanges: number,
): readonly Block[] {
  const quotes = report.run.outputs !== 'none';
  const extent: Extent = { ...SUMMARY_EXTENT, quotes, artifactName: links.artifactName };
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
    ...exchangeBlocks(sections.failingTests, exchanges, sections.changes.base?.branch),
    ...scoresBlock(suite),
    ...judges,
    ...caveats,
    ...failureCodesBlock(suite),
    ...changes,
    ...failingTests,
    ...modelsBlock(suite, 'open'),
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

function suiteOverview(report: Report): readonly Block[] {
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
      rateText(rateOfResults(passed, total), `${resultNoun(suite)}s`),
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
    runsWords(suites),
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
