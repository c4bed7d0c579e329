/**
 * The frame of a page of ours: one HTML file that needs no network. Its policy lets nothing be shown or run but this
 * style sheet and this script, whatever the texts in its body hold.
 */
import { createHash } from 'node:crypto';
import { htmlText, safeUrl } from '../escape.js';

interface HtmlDocument {
  /** May be foreign. */
  readonly title: string;
  readonly style: string;
  /** Part of the body, each in a `<script>` without attributes. */
  readonly scripts: readonly string[];
  /** HTML; empty parts are left out. */
  readonly body: readonly string[];
}

/** In pieces of whole lines: what a page holds of the answers is bounded, but as one text it would be there twice. */
export function htmlDocument({ title, style, scripts, body }: HtmlDocument): readonly string[] {
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src ${scripts.map((script) => `'${hashOf(script)}'`).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${htmlText(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body.filter((part) => part !== ''),
    '</body>',
    '</html>',
  ].map((line) => `${line}\n`);
}

/**
 * Data for a script of the page, which no browser runs. `<` is written as an escape, so that no text can end the element or
 * open a comment in it.
 */
export function dataElement(data: unknown, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** A link to http(s), or the bare label. The label is foreign text. */
export function htmlLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined
    ? htmlText(label)
    : `<a href="${htmlText(safe)}" rel="noreferrer">${htmlText(label)}</a>`;
}
