/** Rules of `telegram-format` for MarkdownV2 (docs/assertions.md). Every expression here takes linear time on any text. */
import { type FormatFinding, found, linkTexts, once, TELEGRAM_TAGS } from './telegram-finding.js';

const CODE_BLOCK = /```[\s\S]*?```/g;
const INLINE_CODE = /`[^`\n]+`/g;
const HTML_TAG = new RegExp(`<(?:${TELEGRAM_TAGS})`, 'i');
const ESCAPE = /\\[_*[\]()~`>#+\-=|{}.!\\]/g;
const MAX_WARNED_ESCAPES = 5;

/** Markers by their kind. Underscores count at the ends of words only: `snake_case_name` has none. */
const MARKERS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['bold', /\*[^*]+\*/],
  ['italic', /(?<![\p{L}\p{N}_])_[^_]+_(?![\p{L}\p{N}_])/u],
  ['underline', /(?<![\p{L}\p{N}_])__[^_]+__(?![\p{L}\p{N}_])/u],
  ['strikethrough', /~[^~]+~/],
  ['spoiler', /\|\|[^|]+\|\|/],
];

/** What is wrong with a text as Telegram MarkdownV2. Code is literal text: only its language is looked at. */
export function markdownFindings(text: string): readonly FormatFinding[] {
  const prose = text.replace(CODE_BLOCK, ' ').replace(INLINE_CODE, ' ');
  return found([
    once('error', hasHtmlTag(prose), 'HTML tags, use the markers of MarkdownV2'),
    ...markersInLinks(prose),
    escapes(prose),
    languages(text),
  ]);
}

/** As `/<(b|i|...)[^>]*>/i`, which takes quadratic time on tags that never end. */
function hasHtmlTag(text: string): boolean {
  const start = text.search(HTML_TAG);
  return start !== -1 && text.includes('>', start);
}

function markersInLinks(text: string): readonly FormatFinding[] {
  const texts = linkTexts(text);
  return MARKERS.map(([kind, pattern]) =>
    once(
      'warning',
      texts.some((link) => pattern.test(link)),
      `${kind} markers inside the brackets of a link, put them around the link`,
    ),
  );
}

function escapes(text: string): FormatFinding {
  const count = text.match(ESCAPE)?.length ?? 0;
  const words = `${count} escape ${count === 1 ? 'sequence' : 'sequences'}, leave escaping to the transport`;
  return once(count > MAX_WARNED_ESCAPES ? 'error' : 'warning', count > 0, words);
}

function languages(text: string): FormatFinding {
  const blocks = text.match(CODE_BLOCK) ?? [];
  const unnamed = blocks.filter((block) => !/^```[\w+#.-]+[ \t]*\r?\n/.test(block)).length;
  return once(
    'warning',
    blocks.length > 1 && unnamed > 0,
    `${unnamed} of ${blocks.length} code blocks without a language`,
  );
}
