/**
 * The frame of a page of ours: one HTML file that needs no network. Its policy lets nothing be shown or run but this
 * style sheet and this script, whatever the texts in its body hold.
 */
import { createHash } from 'node:crypto';
import { htmlText } from '../words/escape.js';

interface HtmlDocument {
  /** May be foreign. */
  readonly title: string;
  readonly style: string;
  /** Part of the body, in a `<script>` without attributes. None: nothing is run. */
  readonly script?: string;
  /** HTML; empty parts are left out. */
  readonly body: readonly string[];
}

/** In pieces of whole lines: what a page holds of the answers is bounded, but as one text it would be there twice. */
export function htmlDocument({ title, style, script, body }: HtmlDocument): readonly string[] {
  const policy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    ...(script === undefined ? [] : [`script-src '${hashOf(script)}'`]),
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

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
