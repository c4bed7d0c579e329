/** The comment of a run that judged nothing: it says so, instead of leaving an earlier verdict to be believed. */
import { shortCommit } from '../../basics/format.js';
import {
  commitUrl,
  type Links,
  markdownCode,
  markdownLink,
  markdownText,
} from '../words/escape.js';
import { outcomeIcon, runHeadline } from '../words/headline.js';
import { assemble, COMMENT_VARIANTS, type Block } from './markdown-blocks.js';
import { problemsBlock, runStateBlocks } from './markdown-sections.js';
import type { Report } from '../report.js';

const MAX_PROBLEMS = 50;

/** From the fullest to the shortest rendering, each below 60,000 characters; equal ones are given once. */
export function renderUnjudgedVariants(report: Report, links: Links): readonly string[] {
  const { outcome, words } = runHeadline(report);
  const blocks: readonly Block[] = [
    text(-2, `## ${outcomeIcon(outcome)} KindLM: ${markdownText(words)}`),
    ...runStateBlocks(report),
    text(-1, note(report)),
    ...problemsBlock(report, MAX_PROBLEMS),
    text(0, footer(report, links)),
  ];
  return [...new Set(COMMENT_VARIANTS.map((maxBytes) => assemble(blocks, maxBytes)))];
}

function note(report: Report): string {
  const here = commitWords(report) ?? 'this commit';
  return `> No model answer was judged for ${here}. An earlier result in this place does not hold for it.`;
}

function footer(report: Report, links: Links): string {
  const url = links.runUrl ?? report.run.runUrl;
  const parts = [
    commitWords(report),
    url === undefined ? undefined : markdownLink('Run', url),
    links.artifactUrl === undefined ? undefined : markdownLink('All reports', links.artifactUrl),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}

function commitWords({ run }: Report): string | undefined {
  return run.sha === undefined
    ? undefined
    : `commit ${markdownLink(markdownCode(shortCommit(run.sha)), commitUrl(run))}`;
}

function text(priority: number, markdown: string): Block {
  return { kind: 'text', priority, text: markdown };
}
