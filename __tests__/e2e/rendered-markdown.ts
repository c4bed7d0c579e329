/** What a reader of GitHub sees of a Markdown text: rendered as GitHub Flavored Markdown, raw HTML included. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export interface Rendered {
  /** Names of all tags, each once, sorted. */
  readonly tags: readonly string[];
  /** Opening tags less closing tags of the elements that can be left open. */
  readonly unclosed: Readonly<Record<string, number>>;
  /** Cells of each table row, by table. */
  readonly tables: readonly (readonly number[])[];
  /** Where links lead. */
  readonly links: readonly string[];
  /** The text outside of code, which GitHub searches for mentions and references. */
  readonly prose: string;
}

/** Renders a summary or comment. */
export function renderMarkdown(markdown: string): Rendered {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const container = ['details', 'summary', 'table', 'sub'];
  return {
    tags: [...new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag))].sort(),
    unclosed: Object.fromEntries(
      container.map((tag) => [
        tag,
        count(new RegExp(`<${tag}[ >]`, 'g')) - count(new RegExp(`</${tag}>`, 'g')),
      ]),
    ),
    tables: [...html.matchAll(/<table>.*?<\/table>/gs)].map(([table]) =>
      [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(
        ([row]) => [...row.matchAll(/<t[hd][ >]/g)].length,
      ),
    ),
    links: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
    prose: html
      .replaceAll(/<(code|pre)>.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(?:#(\d+)|(amp|lt|gt|quot));/g, (_, code?: string, name?: string) =>
        code === undefined ? (NAMED[name ?? ''] ?? '') : String.fromCodePoint(Number(code)),
      ),
  };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
