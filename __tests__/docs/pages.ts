/** The repository's own pages and files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = new URL('../../', import.meta.url);

/** A file of the repository as text. */
export function readText(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** Names in a folder of the repository, sorted. */
export function listFolder(path: string): readonly string[] {
  return readdirSync(new URL(path, ROOT)).sort();
}

/** Paths of all files below a folder of the repository, from its root on, sorted. */
export function listTree(path: string): readonly string[] {
  return readdirSync(new URL(path, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(ROOT), join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** README, the pages beside it and every page of docs/ (for users) and design/ (for contributors). */
export const PAGES: readonly string[] = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs/', 'design/'].flatMap((folder) =>
    listFolder(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}${name}`),
  ),
];

/** Absolute path of a file of the repository. */
export function absolute(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

/** Reads the parts of a Markdown page that the tests of the documentation look at. */

const FENCE = /^```(\w*)[^\n]*\n([\s\S]*?)^```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} +(.+)$/gm;

export interface CodeBlock {
  readonly language: string;
  readonly text: string;
}

/** Fenced code blocks, in order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(FENCE)].map(([, language = '', text = '']) => ({ language, text }));
}

/** Targets of inline links outside code blocks. */
export function linkTargets(markdown: string): readonly string[] {
  return [...markdown.replaceAll(FENCE, '').matchAll(LINK)].map(([, target = '']) => target);
}

/** Anchors of the page's headings, as GitHub makes them. */
export function anchors(markdown: string): readonly string[] {
  return [...markdown.replaceAll(FENCE, '').matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** Rows of the first table below a heading of level 2, without its head, cells trimmed. */
export function tableUnder(markdown: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = markdown.split(new RegExp(`^## ${heading}$`, 'm'));
  const [ownSection = ''] = section.split(/^## /m);
  // A section may have a table under each of its headings.
  const tables = ownSection.split(/\n(?:[^|\n].*)?\n/).map((block) => block.split('\n'));
  const rows = tables.flatMap((block) => block.filter((line) => line.startsWith('|')).slice(2));
  return rows.map((row) =>
    row
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
}
