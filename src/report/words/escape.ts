/**
 * The only doors through which foreign text (of models, tests, configs, pull requests) reaches a reader:
 * one function a surface. Views never interpolate foreign text any other way.
 */
import { endOfCharacters, firstPart } from '../../redaction/cut.js';
import { logText } from './log-text.js';
import { stripVTControlCharacters } from 'node:util';

/** Breaks what GitHub's filters look for in rendered text, without being seen. */
const WORD_JOINER = '\u2060';
const REPLACEMENT = '\uFFFD';
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Bidi overrides, zero-width characters, soft hyphens, language tags: all that is there and not seen. */
const INVISIBLE = /\p{Cf}/gu;
const CONTROL = /\p{Cc}/gu;
const CONTROL_BUT_LINE_BREAK = /[^\P{Cc}\n\t]/gu;
/** Stacked accents that paint over the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Words of visible ASCII with one space between them, as most names are: there is nothing to clean. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/;

const VISIBLE_ASCII = /^[\n\t -~]*$/;

/** Any text as one plain line: no escape sequences, controls, invisible characters; white space collapsed. */
export function plainLine(text: string): string {
  if (PLAIN_WORDS.test(text)) return text;
  return stripVTControlCharacters(text)
    .replace(LONE_SURROGATE, REPLACEMENT)
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(STACKED_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** As plainLine, but line breaks and tabs stay. */
export function plainBlock(text: string): string {
  if (VISIBLE_ASCII.test(text)) return text;
  return stripVTControlCharacters(text.replace(/\r\n?|\u2028|\u2029/gu, '\n'))
    .replace(LONE_SURROGATE, REPLACEMENT)
    .replace(INVISIBLE, '')
    .replace(CONTROL_BUT_LINE_BREAK, ' ')
    .replace(STACKED_MARKS, '$1');
}

/** As plainLine, but spaces stay as they are: for code and diffs. */
export function codeLine(text: string): string {
  return plainBlock(text).replace(/[\n\t]/gu, ' ');
}

/** The start of a text as one plain line of at most `max` code points, the ellipsis included. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max && PLAIN_WORDS.test(text)) return text;
  // Cleaning shortens a text, seldom by much; the bound keeps a megabyte of message from being cleaned for 200 characters.
  const bound = max * 2 + 200;
  const line = plainLine(firstPart(text, bound));
  if (text.length <= bound && endOfCharacters(line, max) === line.length) return line;
  return `${firstPart(line, endOfCharacters(line, max - 1)).trimEnd()}…`;
}

/**
 * Foreign text as Markdown prose on one line (heading, paragraph, list item, table cell).
 * What GitHub finds in *rendered* text (mentions, issues, commits, bare URLs, emoji names) is broken by an
 * invisible joiner, since neither a backslash nor an entity disarms it; what Markdown acts on becomes an entity.
 * What neither of them acts on stays as it is, so that the text can be read, searched and copied.
 */
export function markdownText(text: string): string {
  // A repository may define autolinks, such as JIRA-8.
  return proseLine(plainLine(text).replace(/\b[A-Z]{2,}-(?=\d)/gu, `$&${WORD_JOINER}`));
}

/** As markdownText, for a file: GitHub knows no autolinks of a repository's own there, so `UTF-8` stays whole. */
export function markdownFileText(text: string): string {
  return proseLine(plainLine(text));
}

/** As markdownFileText, for a placeholder in a user's template, which may be inside a code span. */
export function markdownTemplateText(text: string): string {
  return proseText(plainLine(text));
}

/** Words between backticks, as our own messages quote names. */
const PLAIN_CODE = /(`[\w.][\w .:/{}=,-]*`)/u;

/** Code spans of plain words stay, where the line has no other backtick: nothing in them acts. */
function proseLine(line: string): string {
  const parts = line.split(PLAIN_CODE);
  const isPlain = parts.every((part, index) => index % 2 === 1 || !part.includes('`'));
  if (!isPlain) return proseText(line);
  return parts.map((part, index) => (index % 2 === 1 ? part : proseText(part))).join('');
}

function proseText(text: string): string {
  return (
    text
      .replace(/@(?=[\w-])/gu, `$&${WORD_JOINER}`)
      .replace(/#(?=\d)/gu, `$&${WORD_JOINER}`)
      .replace(/:(?=\/\/|[\w+-]+:)/gu, `:${WORD_JOINER}`)
      .replace(/(www)\./giu, `$1${WORD_JOINER}.`)
      .replace(/\bGHSA-(?=\w)/giu, `$&${WORD_JOINER}`)
      .replace(/\bGH-(?=\d)/giu, `$&${WORD_JOINER}`)
      // A commit, where no letter or digit is beside it.
      .replace(/(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/giu, (hex) =>
        hex.replace(/.{6}(?=.)/gu, `$&${WORD_JOINER}`),
      )
      .replace(/[<\\`*~|[\]]|&(?=[#\w])/gu, entity)
      // Inside a word it emphasizes nothing.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, entity)
      .replace(/^[-+=>#]|^\d+(?=[.)])|#$/gu, escapeBlockStart)
      .replace(/\$/gu, '<span>$</span>')
  );
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** A text that begins as a list item, a rule or a heading would be one; a heading's last `#` would be lost. */
function escapeBlockStart(start: string): string {
  return /^\d/u.test(start) ? `${start}${WORD_JOINER}` : entity(start);
}

/** Foreign text as a code span: shown as it is, nothing in it acts. Empty text is shown as `(empty)`. */
export function markdownCode(text: string): string {
  const line = plainLine(text);
  if (line === '') return '(empty)';
  const fence = '`'.repeat(longestRun(line) + 1);
  const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Lines as a fenced code block; nothing in them acts or ends it. `language`: our own word. */
export function fencedCode(lines: readonly string[], language: string): readonly string[] {
  const clean = lines.map(codeLine);
  const fence = '`'.repeat(Math.max(3, longestRun(clean.join('\n')) + 1));
  return [`${fence}${language}`, ...clean, fence];
}

const MAX_NAME = 100;

/** A name of a test, model, gate or code as a code span; what is longer than 100 code points is shortened. */
export function markdownName(text: string): string {
  return markdownCode(excerpt(text, MAX_NAME));
}

/** Foreign text in the title of an issue: GitHub reads code spans, emoji names, mentions and references there. */
export function issueTitleText(text: string): string {
  return excerpt(text, MAX_NAME)
    .replaceAll('`', "'")
    .replace(/[@#:](?=[\w-])/gu, `$&${WORD_JOINER}`);
}

/** A finished Markdown fragment as a table cell: its pipes, also those in code spans, no longer end the cell. */
export function markdownCell(markdown: string): string {
  return markdown.replace(
    /(\\*)\|/gu,
    (_match, slashes: string) => `${slashes}${slashes.length % 2 === 0 ? '\\' : '\\\\'}|`,
  );
}

function longestRun(text: string): number {
  let longest = 0;
  for (const run of text.match(/`+/gu) ?? []) longest = Math.max(longest, run.length);
  return longest;
}

/** Foreign text inside an HTML element, on one line, e.g. in `<summary>`, where Markdown is not read. */
export function htmlText(text: string): string {
  return plainLine(text).replace(/[&<>"'`]/gu, entity);
}

/** As htmlText, with its spaces: for `<pre>`. */
export function htmlCode(text: string): string {
  return codeLine(text).replace(/[&<>"'`]/gu, entity);
}

/** Everything that XML 1.0 does not allow in a document; lone surrogates are matched as well. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Controls that XML allows but a terminal may obey. */
const HIGH_CONTROL = /[\u007F-\u009F]/gu;

/** Foreign text as the content of an XML element. Characters that XML 1.0 forbids or that are not seen are removed. */
export function xmlText(text: string): string {
  return (
    stripVTControlCharacters(text)
      .replace(NOT_XML, '')
      .replace(INVISIBLE, '')
      .replace(HIGH_CONTROL, '')
      // Some readers take them for line breaks and some do not.
      .replace(/[\u2028\u2029]/gu, '\n')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

/** Foreign text as an XML attribute's value, without the quotes. */
export function xmlAttribute(text: string): string {
  return xmlText(text)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;');
}

/** A JSON file as one text; see jsonFilePieces. */
export function jsonFileText(value: unknown): string {
  return [...jsonFilePieces(value)].join('');
}

/**
 * A JSON file, indented by two, in pieces no larger than what is nested `JSON_DEPTH` deep, so that a report of any
 * size is written without being a text in memory. What is not seen, or what a terminal may obey, is written as an
 * escape, so that no value changes. Values under `compact`, properties of the document itself, are written without
 * white space: tables for machines, which indented would have many times their size; `all`: the whole document is.
 */
export function* jsonFilePieces(
  value: unknown,
  compact: readonly string[] | 'all' = [],
): Generator<string> {
  const heads = new Set(compact === 'all' ? [] : compact.map(jsonHead));
  const newLine = compact === 'all' ? '' : '\n';
  for (const piece of nestedJson(value, newLine, JSON_DEPTH, heads)) yield escapeUnseen(piece);
  yield '\n';
}

/** A value as one line of a file of JSON lines, without its end; what is not seen is written as an escape, as there. */
export function jsonLine(value: unknown): string {
  return escapeUnseen(JSON.stringify(value));
}

/** Of report.json: the suites, their results, and each of those. */
const JSON_DEPTH = 4;

function* nestedJson(
  value: unknown,
  newLine: string,
  depth: number,
  compact: ReadonlySet<string>,
): Generator<string> {
  const entries = depth === 0 ? [] : jsonEntries(value);
  const isCompact = newLine === '';
  if (entries.length === 0) {
    // A line break inside of a JSON text is never part of a string.
    const text = isCompact ? JSON.stringify(value) : JSON.stringify(value, undefined, 2);
    yield text.replaceAll('\n', newLine);
    return;
  }
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  let before: string = open;
  for (const [head, item] of entries) {
    const inner = isCompact ? newLine : `${newLine}  `;
    yield `${before}${inner}${head}`;
    if (compact.has(head)) yield JSON.stringify(item);
    else yield* nestedJson(item, inner, depth - 1, NOTHING_COMPACT);
    before = ',';
  }
  yield `${newLine}${close}`;
}

const NOTHING_COMPACT: ReadonlySet<string> = new Set();

function jsonHead(name: string): string {
  return `${JSON.stringify(name)}: `;
}

/** What a JSON object or array contains, each with the text before it; empty for any other value. */
function jsonEntries(value: unknown): readonly (readonly [head: string, item: unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.map((item: unknown) => ['', item ?? null] as const);
  const entries: [string, unknown][] = Object.entries(value);
  return entries
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => [jsonHead(name), item] as const);
}

const UNSEEN = /[\p{Cf}\u007F-\u009F\u2028\u2029]/gu;

function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, jsonEscape);
}

function jsonEscape(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Foreign text as one line of a job's log or of a terminal. */
export function logLine(text: string): string {
  return logText(plainLine(text));
}
