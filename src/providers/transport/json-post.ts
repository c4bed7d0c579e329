/**
 * One request to a model API and its checked reply. Straight on the HTTP client: loading a vendor's SDK takes longer
 * than the whole start of a run may, and its `post` costs a call three times as much (docs/performance.md).
 */
import type { HttpClient, ReplyHeaders } from './http-fetch.js';
import type { CallSignal } from '../provider.js';

/** A reply with a status outside 2xx. A redirect is one too: following it would carry the key to another host. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError';

  constructor(
    readonly status: number,
    readonly headers: ReplyHeaders,
    readonly body: string,
  ) {
    super(`status ${status}`);
  }
}

/** A 2xx reply that is not what the API promises. */
export class InvalidReplyError extends Error {
  override readonly name = 'InvalidReplyError';

  /** `problem` says what is wrong and `body` is what came. */
  constructor(
    readonly problem: string,
    readonly body?: string,
  ) {
    super('invalid reply');
  }
}

/** What a `fetch` that a vendor's library calls threw; `failure` stays out of `message`, in which libraries search. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';

  constructor(readonly failure: unknown) {
    super('no reply');
  }
}

export interface JsonServer {
  /** A request's path is appended to its own; its query (Azure's `?api-version=`) stays. */
  readonly baseUrl: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly http: HttpClient;
}

export interface JsonReply {
  readonly value: unknown;
  readonly headers: ReplyHeaders;
}

export type JsonPost = (
  path: string,
  body: Readonly<Record<string, unknown>>,
  signal: CallSignal,
) => Promise<JsonReply>;

/** Makes the function that posts JSON. It rejects with HttpStatusError, InvalidReplyError, or as `HttpClient.exchange`. */
export function createJsonPost({ baseUrl, headers, http }: JsonServer): JsonPost {
  const sent = {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'kindlm-action',
    ...headers,
  };
  return async (path, body, signal) => {
    const request = { method: 'POST', headers: sent, body: JSON.stringify(body), signal };
    const reply = await http.exchange(urlOf(baseUrl, path), request);
    if (reply.status >= 300) throw new HttpStatusError(reply.status, reply.headers, reply.body);
    return {
      value: parseReply(reply.headers.get('content-type'), reply.body),
      headers: reply.headers,
    };
  };
}

function urlOf(baseUrl: string, path: string): string {
  const query = baseUrl.indexOf('?');
  const end = query === -1 ? baseUrl.length : query;
  return baseUrl.slice(0, end).replace(/\/+$/, '') + path + baseUrl.slice(end);
}

function parseReply(contentType: string | null, body: string): unknown {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!/\S/.test(body)) throw new InvalidReplyError('the body is empty');
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) {
    const shown = mediaType === '' ? 'no content type' : `content type ${mediaType}`;
    throw new InvalidReplyError(`${shown} where JSON was expected`, body);
  }
  // This only tells a page of text from a slip inside JSON.
  if (!/^\s*[{[]/.test(body)) throw new InvalidReplyError('the body is not JSON', body);
  try {
    return JSON.parse(body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidReplyError(`the body is not JSON: ${reason}`);
  }
}
