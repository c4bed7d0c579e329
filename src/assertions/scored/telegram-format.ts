/** `telegram-format`: whether an answer is written in the format that Telegram is told to expect. */
import { sum } from '../../basics/basics.js';
import { describeValue, suggest } from '../../config/problem.js';
import type { LocatedAssert, ScoredValue, ValueFault } from '../../config/suite.js';
import {
  type AssertionContext,
  roundedScore,
  type ScoredDeps,
  type ScoredKind,
  type ScoredVerdict,
} from '../assertion.js';

const ERROR_PENALTY = 0.25;
const WARNING_PENALTY = 0.1;
const PASS_FROM = 0.5;
const MAX_NAMED = 20;
/** Values of `telegram-format` and of `vars.outputFormat`. */
const FORMATS = ['telegram-html', 'telegram-markdown'] as const;

export const telegramKind: ScoredKind = {
  valueKind: 'template',
  valueFault: formatFault,
  readsVariables: (value) => typeof value !== 'string',
  failureCode: 'FORMAT_INVALID',
  evaluate: ({ value }: LocatedAssert, { outputText }: AssertionContext, { test }: ScoredDeps) => {
    const format = typeof value === 'string' ? value : test.vars['outputFormat'];
    return Promise.resolve(
      format === 'telegram-markdown'
        ? verdictOf('MarkdownV2', markdownFindings(outputText))
        : verdictOf('HTML', htmlFindings(outputText)),
    );
  },
};

function formatFault({ value, vars }: ScoredValue): ValueFault | undefined {
  const formats: readonly unknown[] = FORMATS;
  const format = value ?? vars['outputFormat'];
  if (formats.includes(format)) return undefined;
  if (format === undefined) {
    const message = '`telegram-format` needs a value, or the variable `outputFormat` of the test.';
    return { message, hint: suggest('', FORMATS) };
  }
  return {
    message: `Telegram has no format ${describeValue(format)}.`,
    hint: suggest(typeof format === 'string' ? format : '', FORMATS),
  };
}

/** Score 1 less 0.25 an error and 0.1 a warning, within 0 to 1; every finding is named. */
function verdictOf(format: string, findings: readonly FormatFinding[]): ScoredVerdict {
  const errors = countOf(findings, 'error');
  const warnings = countOf(findings, 'warning');
  const left = 1 - errors * ERROR_PENALTY - warnings * WARNING_PENALTY;
  const score = roundedScore(Math.max(0, Math.min(1, left)));
  const named = findings.slice(0, MAX_NAMED).map(({ level, times, text }) => {
    return `${level}: ${text}${times > 1 ? ` (${times} times)` : ''}`;
  });
  const reason =
    findings.length === 0
      ? `Valid Telegram ${format}`
      : `Telegram ${format}, score ${score}: ${named.join('; ')}`;
  return { pass: score >= PASS_FROM, score, reason, metadata: { errors, warnings } };
}

function countOf(findings: readonly FormatFinding[], level: FormatFinding['level']): number {
  return sum(findings.filter((finding) => finding.level === level).map(({ times }) => times));
}

/** What a format rule found. */

interface FormatFinding {
  /** `error` costs 0.25, `warning` 0.1, each time. */
  readonly level: 'error' | 'warning';
  /** How often it counts. */
  readonly times: number;
  /** What it is and what to do; no words of the answer. */
  readonly text: string;
}

/** Tags that Telegram's HTML mode allows. Part of a regular expression. */
const TELEGRAM_TAGS = 'b|i|u|s|code|pre|a|blockquote|tg-spoiler';

/** A rule that counts at most once. */
function once(level: FormatFinding['level'], found: boolean, text: string): FormatFinding {
  return { level, times: found ? 1 : 0, text };
}

/** The findings that there are. */
function found(findings: readonly FormatFinding[]): readonly FormatFinding[] {
  return findings.filter(({ times }) => times > 0);
}

/**
 * Texts of all `[text](url)`, each from its last `[`. Finds a link wherever `/\[[^\]]+\]\([^)]+\)/` does, which itself
 * takes quadratic time on a text of brackets.
 */
function linkTexts(text: string): readonly string[] {
  const texts: string[] = [];
  const lastClose = text.lastIndexOf(')');
  let start = 0;
  for (let end = text.indexOf(']'); end !== -1; end = text.indexOf(']', start)) {
    const hasUrl = text[end + 1] === '(' && text[end + 2] !== ')' && lastClose > end + 2;
    // There is at least one character between the brackets.
    const before = hasUrl ? text.slice(start, end) : '';
    const open = before.slice(0, -1).lastIndexOf('[');
    if (open !== -1) texts.push(before.slice(open + 1));
    start = end + 1;
  }
  return texts;
}

// Rules of `telegram-format` for HTML (design/engine.md). Every expression here takes linear time on any text.

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
function htmlFindings(text: string): readonly FormatFinding[] {
  const tags = tagsOf(text);
  const prose = withoutCode(text, tags);
  return found([
    {
      level: 'error',
      times: tagCount(prose, /\*\*[^*]+\*\*/g),
      text: 'Markdown bold **text**, use <b>text</b>',
    },
    {
      level: 'error',
      times: tagCount(prose, /__[^_]+__/g),
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
  const count = tagCount(text, sign === '<' ? /</g : />/g) - tags.length;
  return once('warning', count > STRAY_TOLERANCE, `${count} unescaped ${sign}, use ${escape}`);
}

function tagCount(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

// Rules of `telegram-format` for MarkdownV2 (design/engine.md). Every expression here takes linear time on any text.

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
function markdownFindings(text: string): readonly FormatFinding[] {
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
