/** The job summary of a shard: what it did, and who judges it. */
import { markdownName, markdownText } from '../words/escape.js';
import { costWords, durationWords, outcomeIcon, runHeadline } from '../words/headline.js';
import { count } from '../../words/format.js';
import type { Links } from '../words/links.js';
import type { Report } from '../report.js';
import { shownReport } from '../sections/run-state.js';
import { assemble, bare, list, tableHead, tableRow, type Block } from './markdown-blocks.js';
import { noticesBlock, problemsBlock, runStateBlocks } from './markdown-sections.js';

/** A matrix may have hundreds of jobs, whose summaries share one page. */
const MAX_BYTES = 20_000;

export function renderPartSummary(whole: Report, links: Links): string {
  const report = shownReport(whole);
  const { outcome, words } = runHeadline(report);
  const blocks: readonly Block[] = [
    text(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    ...problemsBlock(report, 20),
    ...suitesBlock(report),
    ...noticesBlock(report.notices, 10),
    text(0, footer(report, links)),
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

function footer(report: Report, { artifactName }: Links): string {
  const parts = [
    // Of a run that asked nothing there is nothing to count.
    ...(report.suites.length === 0 ? [] : [costWords(report.totals), durationWords(report)]),
    artifactName === undefined ? undefined : `artifact ${markdownName(artifactName)}`,
    'The job with `mode: merge` judges all shards together.',
  ].filter((part) => part !== undefined);
  return `<sub>${parts.join(' · ')}</sub>`;
}

function text(priority: number, markdown: string): Block {
  return { kind: 'text', priority, text: markdown };
}
