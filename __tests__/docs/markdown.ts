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
