/** Rules of `telegram-format` for HTML (docs/assertions.md). Every expression here takes linear time on any text. */
import { type FormatFinding, found, linkTexts, once, TELEGRAM_TAGS } from './telegram-finding.js';

const TAG = new RegExp(`<(/?)(${TELEGRAM_TAGS})(?:\\s[^<>]*)?>`, 'gi');
/** How far the numbers of opening and closing tags of one name may be apart. */
const TAG_TOLERANCE = 1;
/** How many `<`, and how many `>`, may be in the text unescaped. */
const STRAY_TOLERANCE = 1;

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a text as Telegram HTML. */
export function htmlFindings(text: string): readonly FormatFinding[] {
  const tags = tagsOf(text);
  const prose = withoutCode(text, tags);
  return found([
    {
      level: 'error',
      times: countOf(prose, /\*\*[^*]+\*\*/g),
      text: 'Markdown bold **text**, use <b>text</b>',
    },
    {
      level: 'error',
      times: countOf(prose, /__[^_]+__/g),
      text: 'Markdown underline __text__, use <u>text</u>',
    },
    once(
      'error',
      /```[\s\S]*?```/.test(prose),
      'Markdown code block, use <pre><code>code</code></pre>',
    ),
    once(
      'warning',
      linkTexts(prose).length > 0,
      'Markdown link [text](url), use <a href="url">text</a>',
    ),
    ...unbalanced(tags),
    stray('<', '&lt;', text, tags),
    stray('>', '&gt;', text, tags),
  ]);
}

function tagsOf(text: string): readonly Tag[] {
  return Array.from(text.matchAll(TAG), ({ 0: all, 1: slash, 2: name = '', index }) => ({
    name: name.toLowerCase(),
    closes: slash === '/',
    start: index,
    end: index + all.length,
  }));
}

/** The text with a space in place of what is inside `<code>` and `<pre>`. One that is never closed hides nothing. */
function withoutCode(text: string, tags: readonly Tag[]): string {
  const lastClose = new Map(
    tags.filter(({ closes }) => closes).map(({ name, start }) => [name, start]),
  );
  const parts: string[] = [];
  let from = 0;
  let inside: string | undefined;
  for (const { name, closes, start, end } of tags) {
    if (name !== 'code' && name !== 'pre') continue;
    if (inside === undefined) {
      if (closes || (lastClose.get(name) ?? -1) < start) continue;
      parts.push(text.slice(from, end));
      inside = name;
    } else if (closes && name === inside) {
      from = start;
      inside = undefined;
    }
  }
  return [...parts, text.slice(from)].join(' ');
}

function unbalanced(tags: readonly Tag[]): readonly FormatFinding[] {
  const names = [...new Set(tags.map(({ name }) => name))];
  return names.map((name) => {
    const named = tags.filter((tag) => tag.name === name);
    const closed = named.filter(({ closes }) => closes).length;
    const opened = named.length - closed;
    const text = `<${name}> opened ${opened} and closed ${closed} times`;
    return once('error', Math.abs(opened - closed) > TAG_TOLERANCE, text);
  });
}

function stray(sign: '<' | '>', escape: string, text: string, tags: readonly Tag[]): FormatFinding {
  // Each tag has one of either sign.
  const count = countOf(text, sign === '<' ? /</g : />/g) - tags.length;
  return once('warning', count > STRAY_TOLERANCE, `${count} unescaped ${sign}, use ${escape}`);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
