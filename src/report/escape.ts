/**
 * The only doors through which foreign text (of models, tests, configs, pull requests) reaches a reader:
 * one function a surface. Views never interpolate foreign text any other way.
 */
import { stripVTControlCharacters } from 'node:util';
import { shortCommit } from '../basics/format.js';
import type { SourceLocation } from '../config/suite.js';
import { firstPart } from '../redaction/cut.js';
import type { Report, RunMetadata, SuiteReport } from './report.js';

/** Breaks what GitHub's filters look for in rendered text, without being seen. */
const WORD_JOINER = '\u2060';
const REPLACEMENT = '\uFFFD';
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Bidi overrides, zero-width characters, soft hyphens, language tags: all that is there and not seen. */
const INVISIBLE = /\p{Cf}/gu;
const CONTROL_BUT_LINE_BREAK = /[^\P{Cc}\n\t]/gu;
/** Stacked accents that paint over the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Words of visible ASCII with one space between them, as most names are: there is nothing to clean. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/;

const VISIBLE_ASCII = /^[\n\t -~]*$/;

/** Any text as one plain line: no escape sequences, controls, invisible characters; white space collapsed. */
export function plainLine(text: string): string {
  return PLAIN_WORDS.test(text) ? text : plainBlock(text).replace(/\s+/gu, ' ').trim();
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
function codeLine(text: string): string {
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

/** The same of a test's name: of names in names (`file > suite > test`) the last one tells it from the others. */
export function excerptName(text: string, max: number): string {
  const line = excerpt(text, max);
  const [first = '', ...inner] = firstPart(text, MAX_PARTED).split(' > ');
  const last = inner.at(-1);
  if (!line.endsWith('…') || inner.length < 2 || last === undefined) return line;
  return excerpt(`${first} > … > ${last}`, max);
}

/** Characters of a name that is taken apart. */
const MAX_PARTED = 2_000;

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
      .replace(/^[-=>#]|^\+(?!\d)|^\d+(?=[.)](?!\d))|#$/gu, escapeBlockStart)
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

// A job's log and a terminal. @actions/core escapes what is inside a workflow command, but prints every other line as it is,
// and the runner would obey those that look like a command.

/** What the runner's culture-aware comparison passes over: controls, and what is invisible like a zero-width space. */
const INVISIBLE_IN_LOG = '\\p{C}\\p{Default_Ignorable_Code_Point}';
const STARTS_LIKE_A_COMMAND = new RegExp(`^[\\s${INVISIBLE_IN_LOG}]*:[${INVISIBLE_IN_LOG}]*:`, 'u');
const OLD_COMMAND = new RegExp(`#([${INVISIBLE_IN_LOG}]*)#([${INVISIBLE_IN_LOG}]*)\\[`, 'gu');
const COLOUR = '\\u001b\\[[0-9;]*m';
const CONTROL_CHARACTERS = new RegExp(
  `(${COLOUR})|[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]`,
  'gu',
);

/**
 * Text without control characters, which could move the cursor or hide what is printed. Colours stay, and every line
 * end becomes `\n`, because the runner takes a lone `\r` as a line end too.
 */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll(CONTROL_CHARACTERS, (_match, colour: string | undefined) => colour ?? '');
}

/**
 * Text that can be printed as lines of a log: no line of it is a workflow command. The runner obeys `::name::` at the
 * start of a line (after white space) and the old `##[name]` anywhere in it.
 */
export function logText(text: string): string {
  return withoutControls(text)
    .split('\n')
    .map((line) =>
      (STARTS_LIKE_A_COMMAND.test(line) ? `| ${line}` : line).replaceAll(OLD_COMMAND, '#$1#$2 ['),
    )
    .join('\n');
}

/** Foreign text as one line of a job's log or of a terminal. */
export function logLine(text: string): string {
  return logText(plainLine(text));
}

// Links that reports make. Their parts may be foreign, so every one is parsed and encoded.

/** Where else there is something to read; absent outside GitHub. */
export interface Links {
  readonly runUrl?: string | undefined;
  readonly artifactUrl?: string;
  /** report.html as a page, which takes a test's fragment. */
  readonly pageUrl?: string;
  /** Under which the artifact was uploaded. */
  readonly artifactName?: string;
}

/** A Markdown link, or only its label when there is no URL or not one of http(s). The label is finished Markdown. */
export function markdownLink(label: string, url: string | undefined): string {
  const safe = url === undefined ? undefined : safeUrl(url);
  return safe === undefined ? label : `[${label}](${safe})`;
}

/**
 * The line of a config at the tested commit; undefined where repository or commit are not known, for a file of
 * another repository, and for a path that a browser would resolve to a page outside of that commit, such as `../../../..`.
 */
export function sourceUrl(run: RunMetadata, location: SourceLocation): string | undefined {
  const { serverUrl, repository, sha } = run;
  if (location.elsewhere === true) return undefined;
  if (serverUrl === undefined || repository === undefined || sha === undefined) return undefined;
  if (`${sha}/${location.file}`.split('/').some((part) => part === '.' || part === '..')) {
    return undefined;
  }
  const path = [repository, 'blob', sha, location.file].map(encodePath).join('/');
  return `${serverUrl}/${path}#L${location.line}`;
}

/** Of which repository something is. */
type RepositoryPlace = Pick<RunMetadata, 'serverUrl' | 'repository'>;

const COMMIT = /^[0-9a-f]{7,64}$/iu;

/** The page of another commit of the same repository; undefined for what is no commit, as `../..` would lead elsewhere. */
export function revisionUrl(run: RepositoryPlace, sha: string): string | undefined {
  const { serverUrl, repository } = run;
  if (serverUrl === undefined || repository === undefined || !COMMIT.test(sha)) return undefined;
  return `${serverUrl}/${encodePath(repository)}/commit/${encodePath(sha)}`;
}

/** The page of another workflow run of the same repository. `id`: a whole number. */
export function workflowRunUrl(run: RepositoryPlace, id: number): string | undefined {
  const { serverUrl, repository } = run;
  if (serverUrl === undefined || repository === undefined) return undefined;
  return `${serverUrl}/${encodePath(repository)}/actions/runs/${id}`;
}

/** As the table in report.html shows names: its address must find them. */
export const MAX_TABLE_NAME = 200;

/** The fragment under which report.html opens a test, e.g. `#test=refund&on=gpt-4o`: it needs no escaping in a code span. */
export function testFragment(
  report: Report,
  suite: SuiteReport,
  test: { readonly testCaseName: string; readonly modelId: string },
): string {
  const address = new URLSearchParams({
    test: excerpt(test.testCaseName, MAX_TABLE_NAME),
    on: excerpt(test.modelId, MAX_TABLE_NAME),
  });
  if (report.suites.length > 1) address.set('in', excerpt(suite.name, MAX_TABLE_NAME));
  return `#${address.toString()}`;
}

function encodePath(path: string): string {
  return path
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** The URL in a form that is safe in any link; undefined when it is not one of http(s). */
export function safeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.href.replace(
    /[()|[\]\\<>"'`*_~\s]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

// Lines of a terminal that are broken between words, not in them.

/**
 * A line as lines of at most `columns` characters, the later ones indented two further than the first. A word that is
 * longer stays whole: a path or a link can then be copied. Colours take no room, and go on into the next line.
 */
export function wrapLine(line: string, columns: number): readonly string[] {
  if (widthOf(line) <= columns) return [line];
  const [, margin = '', text = ''] = /^( *)(.*)$/s.exec(line) ?? [];
  const indent = ' '.repeat(Math.min(margin.length + 2, Math.floor(columns / 3)));
  const lines: string[] = [];
  let current = margin;
  let width = margin.length;
  for (const [, space = '', word = ''] of text.matchAll(/( *)([^ ]+)/g)) {
    const needed = space.length + widthOf(word);
    const isFirst = width === (lines.length === 0 ? margin.length : indent.length);
    if (!isFirst && width + needed > columns) {
      lines.push(current);
      current = indent + word;
      width = indent.length + widthOf(word);
    } else {
      current += space + word;
      width += needed;
    }
  }
  return [...lines, current];
}

/** The second half of a character that JavaScript counts as two. */
const LOW_SURROGATE = /[\uDC00-\uDFFF]/g;

/** Signs that take two columns. */
const WIDE = /\p{Emoji_Presentation}|\uFE0F/gu;

/** Columns of a terminal. */
function widthOf(text: string): number {
  const seen = stripVTControlCharacters(text);
  return seen.replaceAll(LOW_SURROGATE, '').length + (seen.match(WIDE)?.length ?? 0);
}

// How every view says that a result is the base branch's.

/** e.g. `reused from 4f2a9c1`: a plain line. */
export function reusedWords(from: { readonly sha: string }): string {
  return `reused from ${plainLine(shortCommit(from.sha))}`;
}

/** Where the first `count` whole characters (code points) of a text end, in UTF-16 code units. */
function endOfCharacters(text: string, count: number): number {
  let end = 0;
  for (let taken = 0; taken < count && end < text.length; taken++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return end;
}
