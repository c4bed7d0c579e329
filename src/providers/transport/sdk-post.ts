/**
 * JSON posts through a vendor's SDK: it makes the request and knows the errors; the transport below it, the timeouts
 * and retries above it and the reading of replies are ours. The SDK hands on whatever parses under status 200.
 */
import { isRecord } from '../../basics/basics.js';
import { jsonFault } from '../../redaction/cut.js';
import type { IdentityTokens } from '../identity-tokens.js';
import type { CallSignal, RateLimit } from '../provider.js';
import { rateLimitOf, type RefusalMemory } from './errors.js';
import { ExchangeError, HttpStatusError, InvalidReplyError } from './exchange-errors.js';
import type { HttpClient } from './http-client.js';
import { errorShape } from './reply.js';

/**
 * What an SDK hands on to its `fetch` with the request. The signal goes there by itself: given one, the SDKs make three
 * of the platform's signals for every call, which cost more than to send it.
 */
interface CallOptions {
  readonly redirect: 'manual';
  readonly callSignal: CallSignal;
  /** The key of the job's identity, where there is one. */
  readonly bearer: string | undefined;
}

/** What the SDKs' clients have in common. */
export interface SdkClient {
  readonly post: (
    path: string,
    options: { readonly body: unknown; readonly fetchOptions: CallOptions },
  ) => { readonly asResponse: () => Promise<Response> };
}

interface JsonReply {
  readonly value: unknown;
  readonly headers: Headers;
  /** Whole milliseconds from the request to the end of the body. */
  readonly latencyMs: number;
}

type JsonPost = (
  path: string,
  body: Readonly<Record<string, unknown>>,
  signal: CallSignal,
) => Promise<JsonReply>;

/** The longest delay that a timer takes, in ms: the caller's signal ends an exchange, not the SDK's own clock. */
export const SDK_TIMEOUT_MS = 2_147_483_647;

/**
 * Makes the function that posts JSON, with a key of the job's `identity` where there is one; a key that the server no
 * longer takes is exchanged once. It rejects with HttpStatusError, InvalidReplyError, IdentityError, or as `HttpClient.fetch`.
 */
export function createSdkPost(
  loadClient: () => Promise<SdkClient>,
  identity?: IdentityTokens,
): JsonPost {
  let loading: Promise<SdkClient> | undefined;
  const post = async (...[path, body, signal, bearer]: Posted): Promise<JsonReply> => {
    const client = await (loading ??= loadClient());
    const started = performance.now();
    const fetchOptions = { redirect: 'manual', callSignal: signal, bearer } as const;
    const response = await replyTo(client.post(path, { body, fetchOptions }).asResponse());
    const text = await response.text();
    const latencyMs = Math.round(performance.now() - started);
    const { headers } = response;
    return { value: parseReply(headers.get('content-type'), text), headers, latencyMs };
  };
  return async (path, body, signal) => {
    if (identity === undefined) return post(path, body, signal, undefined);
    // Before the clock of the call starts: the exchange is not part of the model's latency.
    const bearer = await identity.current();
    try {
      return await post(path, body, signal, bearer);
    } catch (error) {
      if (!(error instanceof HttpStatusError) || error.status !== 401) throw error;
      const renewed = await identity.renewed(bearer);
      if (renewed === bearer) throw error;
      return post(path, body, signal, renewed);
    }
  };
}

type Posted = [...Parameters<JsonPost>, bearer: string | undefined];

/**
 * The `fetch` of an SDK. Of its headers only those of the request itself are sent, and the adapter's own: what it reads
 * from the environment (`OPENAI_CUSTOM_HEADERS`) and tells of the machine (`x-stainless-*`) is not for the server.
 */
export function sdkFetch(
  http: HttpClient,
  own: Readonly<Record<string, string>>,
): (url: string | URL | Request, init?: RequestInit) => Promise<Response> {
  const sent: Record<string, string> = { 'user-agent': 'kindlm-action' };
  for (const [name, value] of Object.entries(own)) sent[name.toLowerCase()] = value;
  return async (
    url,
    init: RequestInit & Partial<Pick<CallOptions, 'callSignal' | 'bearer'>> = {},
  ) => {
    const given = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
    const headers: Record<string, string> = {};
    for (const name of OF_THE_REQUEST) {
      const value = given.get(name);
      if (value !== null) headers[name] = value;
    }
    Object.assign(headers, sent);
    if (init.bearer !== undefined) headers['authorization'] = `Bearer ${init.bearer}`;
    try {
      // The SDKs use no more of a Response than a FetchedReply has (__tests__/providers).
      // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment
      return await http.fetch(url, { ...init, headers, signal: init.callSignal ?? init.signal });
    } catch (error) {
      // As it is, its words would decide in the SDK what kind of failure it was.
      throw new ExchangeError(error);
    }
  };
}

const OF_THE_REQUEST = ['accept', 'content-type'];

/** The SDKs' errors of a status keep its headers, and the body parsed or in their message. */
async function replyTo(exchange: Promise<Response>): Promise<Response> {
  try {
    return await exchange;
  } catch (error) {
    if (!isRecord(error) || typeof error['status'] !== 'number') throw error;
    const { status, headers } = error;
    if (!(typeof headers === 'object' && headers !== null && 'get' in headers)) throw error;
    const message = errorShape(error)?.message ?? '';
    const text = message.replace(/^\d+ (?:status code \(no body\)$)?/, '');
    const body = error['error'] === undefined ? text : JSON.stringify(error['error']);
    throw new HttpStatusError(status, headersLike(headers), body);
  }
}

function headersLike(headers: object): Pick<Headers, 'get'> {
  return headers instanceof Headers || isReadable(headers) ? headers : { get: () => null };
}

function isReadable(headers: object): headers is Pick<Headers, 'get'> {
  return 'get' in headers && typeof headers.get === 'function';
}

/** The JSON of a reply, whatever its content type says of it: servers differ there, but what parses is what was meant. */
function parseReply(contentType: string | null, content: string): unknown {
  const body = content.replace(/^\ufeff/, '');
  if (!/\S/.test(body)) throw new InvalidReplyError('the body is empty', undefined, 'may-pass');
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const saysJson = mediaType === 'application/json' || mediaType.endsWith('+json');
  // This only tells a page of text from a slip inside JSON.
  const looksJson = /^\s*[{[]/.test(body);
  if (looksJson) {
    try {
      return JSON.parse(body);
    } catch (error) {
      if (saysJson) {
        const problem = `the body is not JSON: ${jsonFault(error)}`;
        throw new InvalidReplyError(problem, undefined, 'may-pass');
      }
    }
  }
  if (isEventStream(mediaType, body)) {
    throw new InvalidReplyError('a stream where JSON was expected', body, 'surely');
  }
  if (saysJson) throw new InvalidReplyError('the body is not JSON', body, 'may-pass');
  const shown = mediaType === '' ? 'no content type' : `content type ${mediaType}`;
  const isPage = mediaType === 'text/html' ? 'likely' : 'may-pass';
  throw new InvalidReplyError(`${shown} where JSON was expected`, body, isPage);
}

function isEventStream(mediaType: string, body: string): boolean {
  return mediaType === 'text/event-stream' || /^(?:event|data):/.test(body);
}

// One timed exchange with a model API, sent again without what the model refuses by name.

interface TimedReply {
  readonly reply: unknown;
  /** Whole milliseconds of the exchange that succeeded. */
  readonly latencyMs: number;
  readonly rateLimit?: RateLimit;
}

/** Makes the function that posts a body; what the model refuses by name is left out, and remembered. Rejects as `post`. */
export function createExchange(
  post: JsonPost,
  refusals: RefusalMemory,
): (
  path: string,
  body: Readonly<Record<string, unknown>> & { readonly model?: unknown },
  signal: CallSignal,
) => Promise<TimedReply> {
  return async (path, body, signal) => {
    const model = String(body.model);
    for (;;) {
      if (signal.aborted) throw signal.reason;
      const sent = refusals.apply(model, body);
      try {
        const { value, headers, latencyMs } = await post(path, sent, signal);
        const rateLimit = rateLimitOf(headers);
        return { reply: value, latencyMs, ...(rateLimit === undefined ? {} : { rateLimit }) };
      } catch (error) {
        if (!(error instanceof HttpStatusError) || !refusals.learn(model, sent, error)) throw error;
      }
    }
  };
}
