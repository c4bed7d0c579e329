/** Views as whole texts, as they reach a file or a comment. */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { publish } from '../../src/github/publish.js';
import { jsonFilePieces } from '../../src/report/escape.js';
import type { Report, SuiteReport } from '../../src/report/report.js';
import {
  type ComplianceDocument,
  complianceFiles,
  type FileDigest,
  htmlPieces,
  junitPieces,
  planAnnotations,
  renderCheck,
  renderCommentVariants,
  renderGoneSuite,
  renderSummary,
  renderTerminal,
  renderUnjudgedVariants,
} from '../../src/report/views.js';
import type { FILE_NAMES } from '../../src/app/preflight/folder-problems.js';

/** report.html. The same report gives the same bytes. */
export function renderHtml(report: Report): string {
  return [...htmlPieces(report)].join('');
}

/** junit.xml. */
export function renderJunit(report: Report): string {
  return [...junitPieces(report)].join('');
}

/** compliance.json, read, and compliance.md. */
export function complianceOf(report: Report, others: readonly FileDigest[] = []) {
  const texts = new Map(complianceFiles(report, others).map(({ name, text }) => [name, text]));
  return {
    document: JSON.parse(texts.get('compliance.json') ?? '') as ComplianceDocument,
    markdown: texts.get('compliance.md') ?? '',
  };
}

/** The fullest rendering of the comment of one suite. */
export function renderComment(
  report: Report,
  suite: Pick<SuiteReport, 'name'>,
  links: Parameters<typeof renderCommentVariants>[2],
): string {
  return renderCommentVariants(report, suite, links)[0] ?? '';
}

/** A JSON file of the report folder. */
export function jsonFileText(value: unknown): string {
  return [...jsonFilePieces(value)].join('');
}

/** Every text that is made from a report, by name: what one of them shows, a report that was read back must show too. */

const LINKS = { runUrl: 'https://github.com/acme/shop/actions/runs/7' };

/** A file or a published view that is missing here does not compile. SHA256SUMS has digests alone; reviews have tests of their findings. */
type ViewName =
  | Exclude<(typeof FILE_NAMES)[number], 'SHA256SUMS' | 'parts.json'>
  | Exclude<keyof Parameters<typeof publish>[0]['views'], 'review' | 'settledReview'>
  | 'terminal';

export function everyView(report: Report): Readonly<Record<ViewName, unknown>> {
  const compliance = complianceOf(report);
  return {
    'report.json': jsonFileText(report),
    'junit.xml': renderJunit(report),
    'report.html': renderHtml(report),
    'compliance.json': jsonFileText(compliance.document),
    'compliance.md': compliance.markdown,
    summary: renderSummary(report, LINKS),
    comment: report.suites.map((suite) => renderCommentVariants(report, suite, LINKS)),
    gone: report.suites.map(({ name }) => renderGoneSuite(report, name, LINKS)),
    unjudged: renderUnjudgedVariants(report, LINKS),
    check: renderCheck(report, LINKS),
    annotations: planAnnotations(report),
    terminal: renderTerminal(report, { color: false, verbose: true, files: [] }),
  };
}

/** Markdown as GitHub's grammar reads it: micromark with GFM, as a tree. */

export function mdastOf(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Every node of a tree, parents first. */
export function nodesOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** The kinds of nodes, each once, in order of first appearance. */
export function nodeTypes(tree: Root): readonly string[] {
  return [...new Set(nodesOf(tree).map(({ type }) => type))];
}

/** Raw HTML of a tree, in order. */
export function htmlOf(tree: Root): readonly string[] {
  return nodesOf(tree).flatMap((node) => (node.type === 'html' ? [node.value] : []));
}

/** Text outside of code, which GitHub searches for mentions and references. */
export function proseOf(tree: Root): string {
  return nodesOf(tree)
    .flatMap((node) => (node.type === 'text' ? [node.value] : []))
    .join('\n');
}

/** What a reader has before them without opening anything, and how much of it there is. */

export interface Amount {
  readonly lines: number;
  readonly words: number;
  /** Runs of digits outside of links, code and names. */
  readonly numbers: number;
}

/** Markdown without what is folded: of a fold its summary stays. */
export function unfolded(markdown: string): string {
  const parts = markdown.replace(/<!--[^]*?-->/g, '').split(/(<details[^>]*>|<\/details>)/);
  let depth = 0;
  const kept = parts.map((part) => {
    if (part === '</details>') depth -= 1;
    else if (part.startsWith('<details')) {
      depth += 1;
      return depth === 1 ? '\n' : '';
    } else if (depth === 0) return part;
    else if (depth === 1) return /<summary>[^]*?<\/summary>/.exec(part)?.[0] ?? '';
    return '';
  });
  return kept.join('');
}

/** @param text of a view, as it is seen (see `unfolded`) */
export function amountOf(text: string, report: Report): Amount {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<code>[^]*?<\/code>/g, ' `code` ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/g, ' ');
  const lines = plain.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return {
    lines: lines.length,
    words: plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    numbers: (withoutNames(plain, report).match(/\d+(?:[.,]\d+)*/g) ?? []).length,
  };
}

/** Without code spans, commits, addresses, and names of tests, models and suites. */
export function withoutNames(text: string, report: Report): string {
  const names = report.suites.flatMap(({ name, file, models, results }) => [
    name,
    file,
    ...models.map(({ id }) => id),
    ...results.map(({ testCaseName }) => testCaseName),
  ]);
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  let left = text.replace(/(`+)[^`]*\1/g, ' ').replace(/\bhttps?:\S+/g, ' ');
  left = left.replace(/\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b/g, ' ');
  for (const name of longestFirst) left = left.replaceAll(name, ' ');
  return left;
}
