/** What an exchange fails with, and the one place that makes a ProviderError of it. */
import { ModuleLoadError, ProviderError, type ProviderErrorKind } from '../provider.js';
import { errorShape, isRecord, parsedJson } from '../../basics/basics.js';
import { lastingConnectionFailure } from '../../basics/connections.js';
import { descriptorOf } from '../../config/providers.js';
import { cut, jsonFault } from '../../redaction/cut.js';
import type { Endpoint } from '../endpoint.js';

/** A reply with a status outside 2xx. A redirect is one too: following it would carry the key to another host. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';

  /** `stated`: the reply was a success, and its body states the status of a failure. */
  constructor(
    readonly status: number,
    readonly headers: Pick<Headers, 'get'>,
    readonly body: string,
    readonly stated = false,
  ) {
    super(`status ${status}`);
  }
}

/** `surely`: the same reply will come again. `likely`: it will, unless the server has answered well before. */
type Lasting = 'surely' | 'likely';

/** A reply that is not what the API promises, or that no client can use: too large, or with an impossible status. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';
  readonly lasting: Lasting | undefined;

  /**
   * `problem` says what is wrong and `body` is what came.
   * @param comesAgain a server that has never answered otherwise does not speak this API, so `likely` unless something
   * else is known; `may-pass` for what was broken off on its way, or what the server itself calls an error
   */
  constructor(
    readonly problem: string,
    readonly body?: string,
    comesAgain: Lasting | 'may-pass' = 'likely',
  ) {
    super(`invalid reply: ${problem}`);
    this.lasting = comesAgain === 'may-pass' ? undefined : comesAgain;
  }
}

/**
 * What is in front of the server is in the way: a proxy that cannot be reached or refuses, a token service that gives no
 * key for the job's identity. The message names the proxy's host, never its credentials, or holds the service's words.
 */
export class WayError extends Error {
  override readonly name = 'WayError';

  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What a `fetch` that a vendor's library calls threw; `failure` stays out of `message`, in which libraries search.
 * `lacking` is what the exchange was for, where that is no answer of a model.
 */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  constructor(
    readonly failure: unknown,
    readonly lacking?: string,
  ) {
    super('no reply');
  }
}

// Turns what the network and the servers throw into ProviderError.

/** Most characters of a server's own words in a message, and of a body that is no reply. */
const MAX_SERVER_TEXT = 300;
const MAX_SNIPPET = 200;

/** Whose exchange failed. */
interface ExchangeScope {
  readonly endpoint: Pick<Endpoint, 'name' | 'kind' | 'redact' | 'place'>;
  readonly signal: AbortSignal;
}

/**
 * The ProviderError for whatever an exchange threw; the signal's reason when the exchange was aborted. Throws
 * ModuleLoadError on: a broken action is not the provider's fault.
 */
export function toProviderError(error: unknown, scope: ExchangeScope): ProviderError {
  if (error instanceof ModuleLoadError) throw error;
  if (scope.signal.aborted) return fromAbort(scope);
  const { cause, lacking } = rootCause(error);
  if (cause instanceof ProviderError) return cause;
  if (cause instanceof HttpStatusError) return fromStatus(cause, scope);
  const failed = (kind: ProviderErrorKind, text: string, details = {}) =>
    new ProviderError(kind, withAdvice(scope, clean(text, scope, MAX_SERVER_TEXT)), details);
  if (cause instanceof WayError) {
    // A token service that answers nonsense will not do better in a second.
    const lasting = cause.kind === 'invalid-reply' ? 'surely' : undefined;
    return failed(cause.kind, cause.message, lastingOf({ lasting }));
  }
  if (cause instanceof InvalidReplyError) {
    const snippet = cause.body === undefined ? '' : `: ${clean(cause.body, scope, MAX_SNIPPET)}`;
    return new ProviderError(
      'invalid-reply',
      `${scope.endpoint.name}: invalid reply: ${clean(cause.problem, scope, MAX_SNIPPET)}${snippet}`,
      lastingOf(cause),
    );
  }
  const { code, message } = codeAndMessage(cause);
  const text = jsonFault(message);
  const lasting = code === undefined ? undefined : lastingConnectionFailure(code, text);
  if (lasting !== undefined)
    return failed('transient', lacking + placed(lasting, scope), { lasting: 'likely' });
  return code === 'ECONNREFUSED'
    ? failed('transient', lacking + placed(connectionText(code, text), scope), { lasting: 'down' })
    : failed(connectionKind(code), lacking + connectionText(code, text));
}

/** With the line of the config that names the server: nobody reaches it there, and its URL may be wrong. */
function placed(text: string, { endpoint }: ExchangeScope): string {
  return endpoint.place === undefined ? text : `${text} (${endpoint.place})`;
}

function lastingOf({ lasting }: Pick<InvalidReplyError, 'lasting'>) {
  return lasting === undefined ? {} : { lasting };
}

function fromAbort(scope: ExchangeScope): ProviderError {
  const reason: unknown = scope.signal.reason;
  if (reason instanceof ProviderError) return reason;
  return errorShape(reason)?.name === 'TimeoutError'
    ? new ProviderError('timeout', `${scope.endpoint.name}: no whole reply in time`)
    : new ProviderError('cancelled', `${scope.endpoint.name}: the call was cancelled`);
}

/**
 * Libraries wrap what their fetch throws; the innermost error says what happened. `lacking`: what the connection was for,
 * where it was not the model's, such as `no key for the job's identity: `.
 */
function rootCause(error: unknown): { readonly cause: unknown; readonly lacking: string } {
  let cause: unknown = error;
  let lacking = '';
  for (let depth = 0; depth < 8; depth += 1) {
    if (cause instanceof ModuleLoadError) throw cause;
    if (cause instanceof ProviderError) break;
    if (cause instanceof ExchangeError && cause.lacking !== undefined) {
      lacking ||= `${cause.lacking}: `;
    }
    const next: unknown = cause instanceof ExchangeError ? cause.failure : errorShape(cause)?.cause;
    if (next === undefined) break;
    cause = next;
  }
  return { cause, lacking };
}

/** Refusals of Node and undici to send, e.g. of a line break in a header. */
const MALFORMED_REQUEST =
  /^(?:ERR_(?:INVALID|UNESCAPED|HTTP_INVALID|UNSUPPORTED)|UND_ERR_(?:INVALID_ARG|NOT_SUPPORTED))/;

function connectionKind(code: string | undefined): ProviderErrorKind {
  if (code === undefined) return 'rejected';
  if (code.startsWith('HPE_')) return 'invalid-reply';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  if (MALFORMED_REQUEST.test(code)) return 'rejected';
  return 'transient';
}

function connectionText(code: string | undefined, message: string): string {
  if (code === 'ECONNREFUSED') {
    const address = /ECONNREFUSED (\S+)/.exec(message)?.[1] ?? 'its address';
    return `nothing listens at ${address} (ECONNREFUSED): is the server started, and its URL right?`;
  }
  if (code === undefined || message.includes(code)) return message;
  return message === '' ? code : `${message} (${code})`;
}

function codeAndMessage(error: unknown): { readonly code?: string; readonly message: string } {
  const shape = errorShape(error);
  const message = shape?.message ?? String(error);
  if (shape?.code !== undefined) return { code: shape.code, message };
  // Happy eyeballs: one error an address.
  const errors: unknown = isRecord(error) ? error['errors'] : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return { message };
  const first = codeAndMessage(errors[0]);
  return { ...first, message: message === '' ? first.message : message };
}

function fromStatus(error: HttpStatusError, scope: ExchangeScope): ProviderError {
  const { status, headers, stated } = error;
  const body = parseBody(error.body);
  const retryAfterMs = retryAfter(headers, error.body);
  const text = clean(serverText(body, error.body), scope, MAX_SERVER_TEXT);
  const location = status >= 300 && status < 400 ? ' redirect, which is not followed' : '';
  return new ProviderError(
    statusKind(status, body, error.body, retryAfterMs),
    withAdvice(
      scope,
      `${stated ? 'an error under status 200, ' : 'HTTP '}${status}${location}${text === '' ? '' : `: ${text}`}`,
    ),
    {
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      // Not implemented: what the server cannot do now it cannot do in a minute.
      ...(status === 501 ? { lasting: 'surely' } : {}),
    },
  );
}

function statusKind(
  status: number,
  body: unknown,
  raw: string,
  retryAfterMs: number | undefined,
): ProviderErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 429) return isQuota(body, raw, retryAfterMs) ? 'quota' : 'rate-limit';
  if (status === 400 && /credit balance|billing_hard_limit|billing_not_active/i.test(raw))
    return 'quota';
  if (status === 408 || status === 409 || status >= 500) return 'transient';
  return 'rejected';
}

const QUOTA_CODES = /^(insufficient_quota|billing_.*|quota_exceeded|credit.*|.*spend_limit.*)$/;

/** Words of an exhausted quota, whatever else the server says, e.g. when to come back. */
const QUOTA_WORDS =
  /insufficient_quota|credit balance|exceeded your (?:current|monthly|daily) quota|(?:insufficient|out of|no) (?:credits?|funds|balance)|(?:quota|credits?|spend(?:ing)? limit) (?:is |are |has been |have been )?(?:exhausted|used up)/i;

/**
 * Whether waiting does not help. The code decides. Gemini speaks of the quota for limits of a minute as well, also
 * through a gateway that keeps no more than its words; and "billing" alone occurs in messages on ordinary rate limits,
 * so it decides only where no time to retry is given.
 */
function isQuota(body: unknown, raw: string, retryAfterMs: number | undefined): boolean {
  const error = errorObject(body);
  const codes = [error?.['code'], error?.['type']].filter((code) => typeof code === 'string');
  if (codes.some((code) => QUOTA_CODES.test(code))) return true;
  if (/RESOURCE_EXHAUSTED/.test(raw)) return /PerDay/.test(raw);
  if (codes.some((code) => /^rate_limit/.test(code))) return false;
  return QUOTA_WORDS.test(raw) || (retryAfterMs === undefined && /billing/i.test(raw));
}

function parseBody(raw: string): unknown {
  const parsed = parsedJson(raw);
  // Gemini's compatible endpoint wraps its errors in an array.
  return Array.isArray(parsed) ? parsed[0] : parsed;
}

function errorObject(body: unknown): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined;
  return isRecord(body['error']) ? body['error'] : body;
}

function serverText(body: unknown, raw: string): string {
  const error = errorObject(body);
  const candidates = [error?.['message'], error?.['error'], error?.['detail']];
  return candidates.find((text) => typeof text === 'string' && text !== '')?.toString() ?? raw;
}

/** What the server asked to wait in ms: `retry-after-ms`, `Retry-After` in seconds or as a date, or Gemini's `retryDelay`. */
function retryAfter(headers: HttpStatusError['headers'], raw: string): number | undefined {
  const inMs = parseSeconds(headers.get('retry-after-ms'));
  if (inMs !== undefined) return inMs;
  const header = headers.get('retry-after');
  const seconds = parseSeconds(header);
  if (seconds !== undefined) return seconds * 1000;
  // Date.parse takes "soon, 3000" for a day of that year.
  const isDate = header !== null && /^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i.test(header);
  const date = isDate ? Date.parse(header) : NaN;
  if (!Number.isNaN(date)) return Math.max(0, date - Date.now());
  const delay = parseSeconds(/"retryDelay"\s*:\s*"([\d.]+)s"/.exec(raw)?.[1] ?? null);
  return delay === undefined ? undefined : delay * 1000;
}

function parseSeconds(text: string | null): number | undefined {
  if (text === null || !/^\s*\d{1,12}(\.\d{1,6})?\s*$/.test(text)) return undefined;
  return Number(text);
}

const PREFILL_REFUSED: ReturnType<typeof descriptorOf>['advice'][number] = {
  says: /assistant message prefill|must end with a user message/i,
  advice: 'Leave `assistant` out of the prompt for this model.',
};

/** The message with the endpoint's name before it, and with what to do where that is known. */
function withAdvice({ endpoint }: ExchangeScope, text: string): string {
  const advice = [PREFILL_REFUSED, ...descriptorOf(endpoint.kind).advice];
  const known = advice.find(({ says }) => says.test(text));
  return `${endpoint.name}: ${text}${known === undefined ? '' : `. ${known.advice}`}`;
}

/** One line of at most `limit` characters, without the key. */
function clean(text: string, scope: ExchangeScope, limit: number): string {
  // Redacted first: cutting could leave half a key.
  const line = scope.endpoint
    .redact(text)
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
  return line.length > limit ? cut(line, limit - 1) : line;
}
