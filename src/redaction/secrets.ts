/** Takes secret values out of everything that is written: files, comment, log. */
import { escapePattern, jsonForm } from './redact-deep.js';

export { redactDeep } from './redact-deep.js';

const MASK = '***';

/**
 * Shorter values are left alone: as dummy keys of local servers (`test`, `none`) they are no secrets, and
 * replacing such words would shred the report.
 */
const SHORTEST_SECRET = 6;

/** Lines of a key file that are shorter than this (`-----`, `==`) tell nothing. */
const SHORTEST_LINE = 12;

const LONGEST_REMEMBERED = 80;
const MOST_REMEMBERED = 2_000;

/** A piece of Base64 that is cut out of a longer text must be long enough not to occur by chance. */
const SHORTEST_BASE64_PIECE = 12;

/**
 * A function that replaces the secrets by `***`, also where they are written as Base64 (inside of a longer Base64
 * text too), Base64url, hex, URL-encoded or inside a JSON string. Secrets of fewer than six characters are not replaced.
 */
export function createSecretRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.flatMap(linesOf).flatMap(formsOf));
  forms.delete('');
  if (forms.size === 0) return (text) => text;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const anywhere = new RegExp(longestFirst.map(escapePattern).join('|'), 'g');
  return remembering((text) => text.replace(anywhere, MASK));
}

/** Whether a text is long enough to be replaced. */
export function isSecret(text: string): boolean {
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
    isSecret,
  );
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, 'utf8');
  const json = jsonForm(secret);
  const url = encodeUrl(secret);
  const base64 = bytes.toString('base64');
  return [
    secret,
    json,
    jsonForm(json),
    url,
    lowerCaseEscapes(url),
    url.replaceAll('%20', '+'),
    encodeUrl(base64),
    bytes.toString('hex'),
    ...[base64, base64.replace(/=+$/, ''), ...base64Pieces(bytes)].flatMap((text) => [
      text,
      toBase64Url(text),
    ]),
  ];
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

function lowerCaseEscapes(url: string): string {
  return url.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
}

function toBase64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
