/**
 * The `fetch` that the SDKs get. It keeps what a failed exchange was (the SDKs drop error bodies in shapes that are
 * not their own vendor's) and lets out only the headers that the exchange needs.
 */
import type { HttpClient } from './http-fetch.js';

/** A reply with a status outside 2xx. A redirect is one too: following it would carry the key to another host. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';

  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: string,
  ) {
    super(`status ${status}`);
  }
}

/** A 2xx reply that is not what the API promises. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';

  /**
   * `problem` says what is wrong and `body` is what came. They stay out of `message`, in which the SDKs look for
   * "timed out".
   */
  constructor(
    readonly problem: string,
    readonly body?: string,
  ) {
    super('invalid reply');
  }
}

/** No whole reply came. `failure` is what the client threw; its text, too, stays out of `message`. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  constructor(readonly failure: unknown) {
    super('no reply');
  }
}

/**
 * The SDKs add headers from OPENAI_CUSTOM_HEADERS and ANTHROPIC_CUSTOM_HEADERS, whatever server they talk to, and a
 * dozen about the machine that they run on.
 */
const SENT_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  'authorization',
  'user-agent',
  'x-api-key',
  'anthropic-version',
  'openai-organization',
]);

/** Rejects with HttpStatusError, InvalidReplyError or ExchangeError. */
export function createSdkFetch(
  http: HttpClient,
): (url: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const href = typeof url === 'string' ? url : 'href' in url ? url.href : url.url;
    const headers = sentHeaders(init?.headers);
    const request = { method: init?.method, body: init?.body, signal: init?.signal, headers };
    const reply = await http.exchange(href, request).catch((error: unknown) => {
      throw new ExchangeError(error);
    });
    if (reply.status >= 300) throw new HttpStatusError(reply.status, reply.headers, reply.body);
    requireJson(reply.headers.get('content-type'), reply.body);
    return new Response(reply.body, { status: 200, headers: reply.headers });
  };
}

function sentHeaders(given: RequestInit['headers']): Record<string, string> {
  const headers = given instanceof Headers ? given : new Headers(given);
  const sent: Record<string, string> = {};
  for (const name of SENT_HEADERS) {
    const value = headers.get(name);
    if (value !== null) sent[name] = value;
  }
  return sent;
}

function requireJson(contentType: string | null, body: string): void {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (body.trim() === '') throw new InvalidReplyError('the body is empty');
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    const shown = mediaType === '' ? 'no content type' : `content type ${mediaType}`;
    throw new InvalidReplyError(`${shown} where JSON was expected`, body);
  }
  // The SDK parses the body; this only tells a page of text from a slip inside JSON.
  if (!/^\s*[{[]/.test(body)) throw new InvalidReplyError('the body is not JSON', body);
}
