/** What a failed GitHub request means for something optional. */
import { lastingConnectionFailure } from '../words/connection-failure.js';
import { firstPart } from '../redaction/cut.js';
import { errorText } from '../basics/error-text.js';
import { isRecord } from '../basics/is-record.js';

/** `message`: GitHub's own words, on one line. */
export interface ApiFailure {
  /**
   * `read-only-token`: a permission is missing, or the token may not see what is there. `body-refused`: what was sent is
   * too long or does not fit. `gone`: it was there, and was deleted, switched off or has expired.
   */
  readonly kind: 'read-only-token' | 'locked' | 'body-refused' | 'gone' | 'other';
  readonly message: string;
}

const MAX_MESSAGE_LENGTH = 300;

/**
 * How GitHub says that a permission is missing. It answers 403 to everything else that it refuses, too: a rate limit, SAML
 * single sign-on, a list of allowed addresses, an archived repository, a suspended account. There, its own words are the
 * reason, and "give the job ..." would send people the wrong way.
 */
const NO_PERMISSION =
  /\bnot accessible(?: by|$)|\bmust have\b.*\b(?:access|rights|permission)|\bwrite access\b.*\bnot granted\b|\b(?:do(?:es)? not|don't|doesn't) have\b.*\b(?:permissions?|access|rights)\b|\brequires? .*\bpermissions?\b/i;

/** Reads an error thrown by a GitHub client: the only place that says what a status means. Never throws. */
export function readApiFailure(error: unknown): ApiFailure {
  const status = statusOf(error);
  return { kind: kindOf(status, errorText(error)), message: describe(error, status) };
}

/** What each status means; 404 because what the token may not see is hidden as if it were not there. */
const KINDS: ReadonlyMap<number | undefined, ApiFailure['kind']> = new Map([
  [404, 'read-only-token'],
  [410, 'gone'],
  [422, 'body-refused'],
]);

function kindOf(status: number | undefined, text: string): ApiFailure['kind'] {
  if (status !== 403) return KINDS.get(status) ?? 'other';
  if (/\block/i.test(text)) return 'locked';
  return NO_PERMISSION.test(text) ? 'read-only-token' : 'other';
}

/** What GitHub asks to wait after a limit for which it does not say how long. */
const DEFAULT_WAIT_SECONDS = 60;

/** How many seconds a refusal for a rate limit asks to wait; undefined for any other error. */
export function rateLimitOf(error: unknown): number | undefined {
  const status = statusOf(error);
  if (status !== 403 && status !== 429) return undefined;
  const headers = headersOf(error);
  const {
    'retry-after': after,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  } = headers;
  if (after !== undefined) return secondsUntil(/^\s*\d/.test(after) ? Number(after) : after);
  if (left === '0' && reset !== undefined) return secondsUntil(new Date(Number(reset) * 1000));
  const isLimit = status === 429 || /\brate limit\b|\babuse\b/i.test(errorText(error));
  return isLimit ? DEFAULT_WAIT_SECONDS : undefined;
}

/** From seconds, a date or its text; at least one, and the default for what is none of them. */
function secondsUntil(when: number | string | Date): number {
  const seconds =
    typeof when === 'number' ? when : Math.ceil((new Date(when).getTime() - Date.now()) / 1000) + 1;
  return Number.isFinite(seconds) ? Math.max(seconds, 1) : DEFAULT_WAIT_SECONDS;
}

function headersOf(error: unknown): Readonly<Record<string, string | undefined>> {
  const response = isRecord(error) ? error['response'] : undefined;
  const headers = isRecord(response) ? response['headers'] : undefined;
  if (!isRecord(headers)) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Whether what was asked for is not there, or is hidden from the token. */
export function isMissing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 410;
}

/** Whether a reply came at all. */
export function wasAnswered(error: unknown): boolean {
  return statusOf(error) !== undefined;
}

/** The HTTP status of an error thrown by a GitHub client, if it has one. Where no reply came, the client says 500. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (!hasReply(error) && failureBelow(error) !== undefined) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Why the server of a request cannot be reached, as `lastingConnectionFailure` says it; undefined for other errors. */
export function lastingFailureOf(error: unknown): string | undefined {
  const failure = failureBelow(error);
  return failure === undefined
    ? undefined
    : lastingConnectionFailure(failure.code, failure.message);
}

function hasReply(error: object): boolean {
  return 'response' in error && error.response !== undefined;
}

const MAX_CAUSES = 5;

/** The connection's own error below those of the libraries. */
function failureBelow(
  error: unknown,
): { readonly code: string; readonly message: string } | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (typeof current !== 'object' || current === null) return undefined;
    const code: unknown = 'code' in current ? current.code : undefined;
    const message: unknown = 'message' in current ? current.message : undefined;
    if (typeof code === 'string') return { code, message: String(message) };
    current = 'cause' in current ? current.cause : undefined;
  }
  return undefined;
}

/** One short line for the log. */
export function describeError(error: unknown): string {
  return describe(error, statusOf(error));
}

function describe(error: unknown, status: number | undefined): string {
  const text = lastingFailureOf(error) ?? withCode(error);
  const line = oneLine(text) || statusOnly(error);
  const shortened =
    line.length > MAX_MESSAGE_LENGTH ? `${firstPart(line, MAX_MESSAGE_LENGTH)} [...]` : line;
  return status === undefined ? shortened : `${shortened} (HTTP ${status})`;
}

/** The heading and what it is about: "Repository rule violations found" says nothing without the line after it. */
function oneLine(text: string): string {
  const [first = '', second] = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (second === undefined) return first;
  return /[.:!?;,]$/.test(first) ? `${first} ${second}` : `${first}: ${second}`;
}

/** The client's words for a connection that failed are "fetch failed"; the code below them says how. */
function withCode(error: unknown): string {
  const text = errorText(error);
  const code = failureBelow(error)?.code;
  return code === undefined || text !== 'fetch failed' ? text : `${text} (${code})`;
}

/** Azure's client, which stores artifacts, says nothing where a proxy in between sends an error without a body. */
function statusOnly(error: unknown): string {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? error.statusCode
      : undefined;
  return typeof status === 'number' ? `HTTP ${status} without a reason` : 'no reason is known';
}
