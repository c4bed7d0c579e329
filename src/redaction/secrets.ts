/** Takes secret values out of everything that is written: files, comment, log. */
import { REPORT_WORDS } from './generated/report-words.js';

const MASK = '***';

/**
 * Shorter values are left alone: as dummy keys of local servers (`test`, `none`) they are not secret, and
 * replacing such words would shred the report.
 */
const SHORTEST_SECRET = 6;

/** Lines of a key file that are shorter than this (`-----`, `==`) tell nothing. */
const SHORTEST_LINE = 12;

/** Shorter starts of a secret occur by chance, and tell little. */
const SHORTEST_START = 8;

const LONGEST_REMEMBERED = 80;
const MOST_REMEMBERED = 2_000;

/** A piece of Base64 that is cut out of a longer text must be long enough not to occur by chance. */
const SHORTEST_BASE64_PIECE = 12;

/** A place in a text, in UTF-16 code units. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a text holds secrets. */
interface SecretMatcher {
  /** In order, none overlapping another. */
  find(text: string): readonly TextRange[];
  /** Length of the longest text that may be found, in UTF-16 code units; 0 where there are no secrets. */
  readonly longest: number;
}

/**
 * Finds the secrets as they are, and as Base64 (inside of a longer Base64 text too), Base64url, hex, URL-encoded, inside
 * of a JSON string or of HTML, broken into lines or coloured. Secrets of fewer than six characters are not looked for.
 */
export function secretMatcher(secrets: readonly string[]): SecretMatcher {
  const forms = formsOfAll(secrets);
  const whole = finderOf(forms);
  const broken = brokenFinder(forms);
  return {
    find: (text) => merged([...whole(text), ...broken(text)]),
    // In lines of twenty characters with a few characters of indentation it is shorter than that.
    longest: 2 * Math.max(0, ...forms.map(longestMatch)),
  };
}

function finderOf(forms: readonly string[]): (text: string) => readonly TextRange[] {
  const { long, short } = searchesOf(forms);
  return (text) => [
    ...long.flatMap((form) => occurrences(text, form)),
    ...short.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      })),
    ),
  ];
}

/**
 * What may be in the middle of a text that was not meant to be broken: ends of lines (`base64` and terminals break them)
 * with what a quote or a box puts before the next, colours, zeros of UTF-16, characters without width; ends and colours as
 * JSON writes them, too. Every repetition is bounded or cannot fail, so a hostile text costs no more than another.
 */
const BREAKS =
  /(?:\r?\n|\r)[ \t>|\u2502]*|\\{1,15}(?:n|r|u001[bB]\[[\d;]{0,20}m)|\u001b\[[\d;]{0,20}[A-Za-z]|[\u0000\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Shorter forms, in UTF-16 code units, may meet by chance where two lines do. */
const SHORTEST_BROKEN = 16;

/** Finds what is there only once the breaks are taken out. */
function brokenFinder(forms: readonly string[]): (text: string) => readonly TextRange[] {
  const find = finderOf(forms.filter(({ length }) => length >= SHORTEST_BROKEN));
  return (text) => {
    // Of each piece between two breaks: where it begins in the text, and in the text without breaks.
    const pieces: { readonly from: number; readonly at: number }[] = [];
    let joined = '';
    let from = 0;
    for (const { index, 0: found } of text.matchAll(BREAKS)) {
      pieces.push({ from, at: joined.length });
      joined += text.slice(from, index);
      from = index + found.length;
    }
    if (pieces.length === 0) return [];
    pieces.push({ from, at: joined.length });
    joined += text.slice(from);
    const placeOf = (at: number): number => {
      const piece = lastAtMost(pieces, at);
      return piece.from + at - piece.at;
    };
    return find(joined).flatMap((range) => {
      const start = placeOf(range.start);
      const end = placeOf(range.end - 1) + 1;
      const isBroken = end - start > range.end - range.start;
      return isBroken ? [{ start, end }] : [];
    });
  };
}

/** The last piece that begins at a place or before it; the first begins at 0. */
function lastAtMost<T extends { readonly at: number }>(pieces: readonly T[], at: number): T {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return pieces[low] as T;
}

/**
 * A function that replaces the secrets by `***`, in every form that `secretMatcher` knows, and the start of one with which
 * a text ends: an answer may have been cut off in the middle of a key.
 */
export function createSecretRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = formsOfAll(secrets);
  if (forms.length === 0) return (text) => text;
  const { long, short } = searchesOf(forms);
  const withoutStart = startAtEndRedactor(forms);
  const broken = brokenFinder(forms);
  return remembering((text) => {
    const withoutLong = long.reduce((left, form) => left.replaceAll(form, MASK), text);
    const withoutWhole = short.reduce((left, form) => left.replace(form, MASK), withoutLong);
    return withoutStart(withoutRanges(withoutWhole, merged(broken(withoutWhole))));
  });
}

function withoutRanges(text: string, ranges: readonly TextRange[]): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of ranges) {
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}

/** All forms of the secrets, longest first. */
function formsOfAll(secrets: readonly string[]): readonly string[] {
  const forms = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  forms.delete('');
  return [...forms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Longer forms, such as those of whole key files, are looked for as they are: they would be too much for a pattern. */
const LONGEST_IN_PATTERN = 1_000;
const MOST_OF_A_PATTERN = 100_000;

/** Texts to look for as they are, and patterns for the shorter forms. */
function searchesOf(forms: readonly string[]): {
  readonly long: readonly string[];
  readonly short: readonly RegExp[];
} {
  const groups: string[][] = [];
  let size = MOST_OF_A_PATTERN;
  for (const form of forms) {
    if (form.length > LONGEST_IN_PATTERN) continue;
    const pattern = patternOf(form);
    size += pattern.length;
    if (size >= MOST_OF_A_PATTERN) {
      groups.push([]);
      size = pattern.length;
    }
    groups.at(-1)?.push(pattern);
  }
  return {
    long: forms.filter(({ length }) => length > LONGEST_IN_PATTERN),
    short: groups.map((group) => new RegExp(group.join('|'), 'g')),
  };
}

function occurrences(text: string, form: string): readonly TextRange[] {
  const found: TextRange[] = [];
  let start = text.indexOf(form);
  while (start !== -1) {
    const end = start + form.length;
    found.push({ start, end });
    start = text.indexOf(form, end);
  }
  return found;
}

function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last === undefined || range.start >= last.end) found.push(range);
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return found;
}

/** Most backslashes before a character: JSON inside of JSON, four levels deep. */
const MOST_BACKSLASHES = 15;
const BACKSLASHES = String.raw`\\{0,${MOST_BACKSLASHES}}`;
/** Characters that some writer of JSON escapes: with a backslash, or as a code. */
const ESCAPED_IN_JSON = /["\\/&+<>'=\u0000-\u001f\u007f-\uffff]/;

/** The text itself, and as it is written inside of JSON, of JSON inside of JSON, of HTML, and of Markdown. */
function patternOf(form: string): string {
  return form.replaceAll(/[^A-Za-z0-9]/g, (character) => {
    const itself = escapePattern(character);
    if (!ESCAPED_IN_JSON.test(character)) return String.raw`\\?${itself}`;
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    const names = [`u${code}`, `u${code.toUpperCase()}`, SHORT_ESCAPES.get(character) ?? []].flat();
    const html = [ENTITIES.get(character) ?? [], `#0?${character.charCodeAt(0)}`].flat();
    const entity = ENTITIES.has(character) ? `|&(?:${html.join('|')});` : '';
    return `(?:${BACKSLASHES}${itself}|${String.raw`\\`}${BACKSLASHES}(?:${names.join('|')})${entity})`;
  });
}

/** What HTML and XML write in the place of a character, but for its number. */
const ENTITIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['&', ['amp', '#x26']],
  ['<', ['lt', '#x3[cC]']],
  ['>', ['gt', '#x3[eE]']],
  ['"', ['quot', '#x22']],
  ["'", ['apos', '#x27']],
]);

/** What JSON writes behind a backslash in the place of a character. */
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\b', 'b'],
  ['\f', 'f'],
  ['\n', 'n'],
  ['\r', 'r'],
  ['\t', 't'],
]);

/** Length of the longest text that a form is found as. */
function longestMatch(form: string): number {
  if (form.length > LONGEST_IN_PATTERN) return form.length;
  const others = form.replaceAll(/[A-Za-z0-9]/g, '').length;
  return form.length + others * (MOST_BACKSLASHES + 5);
}

/** Replaces the start of a form, of eight characters or more, at the very end of a text. */
function startAtEndRedactor(forms: readonly string[]): (text: string) => string {
  const byHead = new Map<string, string[]>();
  for (const form of forms) {
    if (form.length <= SHORTEST_START) continue;
    const head = form.slice(0, SHORTEST_START);
    byHead.set(head, [...(byHead.get(head) ?? []), form]);
  }
  const longest = forms[0]?.length ?? 0;
  return (text) => {
    if (text.length < SHORTEST_START) return text;
    const tailStart = Math.max(0, text.length - longest);
    let found = text.length;
    for (const [head, starting] of byHead) {
      let at = text.indexOf(head, tailStart);
      while (at !== -1 && at < found) {
        const end = text.slice(at);
        if (starting.some((form) => form.startsWith(end))) found = at;
        at = text.indexOf(head, at + 1);
      }
    }
    return found === text.length ? text : `${text.slice(0, found)}${MASK}`;
  };
}

/** Whether a text is long enough to be replaced. */
export function isLongEnoughToHide(text: string): boolean {
  return text.trim().length >= SHORTEST_SECRET;
}

/** A report holds the same names and labels thousands of times. */
function remembering(redact: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return redact(text);
    const redacted = known.get(text) ?? redact(text);
    if (known.size < MOST_REMEMBERED) known.set(text, redacted);
    return redacted;
  };
}

/** The secret itself and, where it has several lines, each of them: a report may show one line alone. */
function linesOf(secret: string): readonly string[] {
  const trimmed = secret.trim();
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  return [secret, trimmed, ...lines.filter((line) => line.length >= SHORTEST_LINE)].filter(
    isLongEnoughToHide,
  );
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const json = jsonForm(secret);
  const base64 = bytes.toString('base64');
  return [
    secret,
    json,
    jsonForm(json),
    ...urlForms(secret),
    encodeUrl(base64),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...[base64, base64.replace(/=+$/, ''), ...piecesOfBoth(secret)].flatMap((text) => [
      text,
      toBase64Url(text),
    ]),
  ];
}

/** Of UTF-8, and of UTF-16, as Windows writes files. */
function piecesOfBoth(secret: string): readonly string[] {
  const bytes = [Buffer.from(secret, 'utf8'), Buffer.from(secret, 'utf16le')];
  return bytes.flatMap(base64Pieces);
}

/** What the secret looks like inside of a longer Base64 text, at each of the three alignments of its bytes. */
function base64Pieces(bytes: Buffer): readonly string[] {
  return [0, 1, 2]
    .map((before) => {
      const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
      // Only characters whose six bits all come from the secret.
      const start = Math.ceil((before * 8) / 6);
      const end = Math.floor(((before + bytes.length) * 8) / 6);
      return text.slice(start, end);
    })
    .filter((piece) => piece.length >= SHORTEST_BASE64_PIECE);
}

/** The way through UTF-8 replaces halves of surrogate pairs, on which `encodeURIComponent` throws. */
function encodeUrl(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}

/**
 * Some escape more characters than JavaScript does: all but those that RFC 3986 leaves (Python, curl), or those that forms
 * leave (`URLSearchParams`, Java).
 */
function urlForms(secret: string): readonly string[] {
  const url = encodeUrl(secret);
  return [url, escaped(url, /[!'()*]/g), escaped(url, /[!'()~]/g)]
    .flatMap((form) => [form, form.replaceAll('%20', '+')])
    .flatMap((form) => [form, lowerCaseEscapes(form)]);
}

function escaped(url: string, signs: RegExp): string {
  return url.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function lowerCaseEscapes(url: string): string {
  return url.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// What both redactors do: find texts as they are written in a report, and go through JSON values.

/** Deeper than any report; a recursion without a limit would end the process. */
const MAX_DEPTH = 500;
const TOO_DEEP = '[nested too deeply to show]';

/**
 * A JSON-like value with every string and property name redacted; what holds nothing to redact is not copied. A text
 * that is a word of the report's own format stays: with the key `ollama`, as local servers want one, the name of the
 * provider would be gone, and nobody could read the report.
 */
export function redactDeep<T>(value: T, redact: (text: string) => string): T;
export function redactDeep(
  value: unknown,
  redact: (text: string) => string,
  redactNumber: (number: number) => unknown,
): unknown;
export function redactDeep(
  value: unknown,
  text: (text: string) => string,
  number?: (number: number) => unknown,
): unknown {
  return redactValue(value, { text, number }, 0);
}

interface Redactors {
  readonly text: (text: string) => string;
  /** Without it numbers stay. */
  readonly number: ((number: number) => unknown) | undefined;
}

function redactValue(value: unknown, redact: Redactors, depth: number): unknown {
  if (typeof value === 'string') return redactText(value, redact);
  if (typeof value === 'number' && redact.number !== undefined) return redact.number(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value)
    ? redactArray(value, redact, depth + 1)
    : redactObject(value, redact, depth + 1);
}

function redactText(text: string, redact: Redactors): string {
  return REPORT_WORDS.has(text) ? text : redact.text(text);
}

function redactArray(
  given: readonly unknown[],
  redact: Redactors,
  depth: number,
): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of given.entries()) {
    const redacted = redactValue(item, redact, depth);
    if (redacted === item) continue;
    copy ??= [...given];
    copy[index] = redacted;
  }
  return copy ?? given;
}

function redactObject(value: object, redact: Redactors, depth: number): object {
  let copy: [string, unknown][] | undefined;
  for (const [index, name] of Object.keys(value).entries()) {
    const item: unknown = Reflect.get(value, name);
    const redactedName = redactText(name, redact);
    const redacted = redactValue(item, redact, depth);
    if (redactedName === name && redacted === item) continue;
    copy ??= Object.entries(value);
    copy[index] = [redactedName, redacted];
  }
  return copy === undefined ? value : Object.fromEntries(copy);
}

/** A pattern for the text itself. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** The text as it appears inside a JSON string. */
export function jsonForm(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
