/**
 * JSON posts through a vendor's SDK: it makes the request and knows the errors; the transport below it, the timeouts
 * and retries above it and the reading of replies are ours. The SDK hands on whatever parses under status 200.
 */
import { errorShape, isRecord } from '../../basics/basics.js';
import { jsonFault } from '../../redaction/cut.js';
import type { Endpoint } from '../endpoint.js';
import type { IdentityTokens } from '../identity-tokens.js';
import { ProviderError } from '../provider.js';
import { ExchangeError, HttpStatusError, InvalidReplyError, toProviderError } from './errors.js';
import type { HttpClient } from './http-client.js';

/**
 * What an SDK hands on to its `fetch` with the request. The signal goes there by itself: given one, the SDKs make three
 * of the platform's for every call, a tenth of what a call costs.
 */
interface CallOptions {
  readonly redirect: 'manual';
  readonly callSignal: AbortSignal;
  /** The key of the job's identity, where there is one. */
  readonly bearer: string | undefined;
}

/** What the SDKs' clients have in common. */
interface SdkClient {
  readonly post: (
    path: string,
    options: { readonly body: unknown; readonly fetchOptions: CallOptions },
  ) => { readonly asResponse: () => Promise<Response> };
}

interface TimedReply {
  readonly reply: unknown;
  /** Whole milliseconds of the exchange that succeeded, from the request to the end of the body. */
  readonly latencyMs: number;
}

type JsonPost = (
  path: string,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<TimedReply>;

/** The longest delay that a timer takes, in ms: the caller's signal ends an exchange, not the SDK's own clock. */
const SDK_TIMEOUT_MS = 2_147_483_647;

/**
 * Makes the function that posts JSON, with a key of the job's `identity` where there is one; a key that the server no
 * longer takes is exchanged once. It rejects with HttpStatusError, InvalidReplyError, WayError, or as `HttpClient.fetch`.
 */
function createSdkPost(loadClient: () => Promise<SdkClient>, identity?: IdentityTokens): JsonPost {
  let loading: Promise<SdkClient> | undefined;
  const post = async (...[path, body, signal, bearer]: Posted): Promise<TimedReply> => {
    const client = await (loading ??= loadClient());
    const started = performance.now();
    const fetchOptions = { redirect: 'manual', callSignal: signal, bearer } as const;
    const response = await replyTo(client.post(path, { body, fetchOptions }).asResponse());
    const text = await response.text();
    const latencyMs = Math.round(performance.now() - started);
    return { reply: parseReply(response.headers.get('content-type'), text), latencyMs };
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
function sdkFetch(
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
      const signal = init.callSignal ?? init.signal ?? null;
      return await http.fetch(url, { ...init, headers, signal });
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
    if (!isReadable(headers)) throw error;
    const message = errorShape(error)?.message ?? '';
    const text = message.replace(/^\d+ (?:status code \(no body\)$)?/, '');
    const body = error['error'] === undefined ? text : JSON.stringify(error['error']);
    throw new HttpStatusError(status, headers, body);
  }
}

function isReadable(headers: unknown): headers is Pick<Headers, 'get'> {
  return isRecord(headers) && typeof headers['get'] === 'function';
}

/**
 * The JSON of a reply, whatever its content type says of it: servers differ there, but what parses is what was meant.
 * @param body without a byte order mark, which http-client.ts has taken off
 */
function parseReply(contentType: string | null, body: string): unknown {
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

type Post = (
  path: string,
  body: Readonly<Record<string, unknown>> & { readonly model?: unknown },
) => Promise<TimedReply>;

/** What is the same of every SDK's client: it neither retries nor times out, and tells nobody of what it does. */
interface ClientOptions {
  readonly maxRetries: 0;
  readonly timeout: number;
  readonly logLevel: 'off';
  readonly fetch: ReturnType<typeof sdkFetch>;
}

interface ExchangeOptions {
  readonly endpoint: Endpoint;
  readonly http: HttpClient;
  /** Of every request, the key among them. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Keys of the job's identity, in place of one in the headers. */
  readonly identity: IdentityTokens | undefined;
  readonly refusable: readonly RefusableParameter[];
  /** Makes the vendor's client, at the first call. */
  readonly openClient: (options: ClientOptions) => Promise<SdkClient>;
}

/**
 * Makes what a vendor's adapter works with: a function that does the work of one call, in which JSON is posted. What the
 * model refuses by name is left out, and remembered. Rejects with ProviderError.
 */
export function createExchange({
  endpoint,
  http,
  headers,
  identity,
  refusable,
  openClient,
}: ExchangeOptions): <T>(signal: AbortSignal, work: (post: Post) => Promise<T>) => Promise<T> {
  const refusals = createRefusalMemory(refusable);
  const send = createSdkPost(
    () =>
      openClient({
        maxRetries: 0,
        timeout: SDK_TIMEOUT_MS,
        logLevel: 'off',
        fetch: sdkFetch(http, headers),
      }),
    identity,
  );
  const post = async (signal: AbortSignal, ...[path, body]: Parameters<Post>) => {
    const model = String(body.model);
    for (;;) {
      if (signal.aborted) throw signal.reason;
      const sent = refusals.apply(model, body);
      try {
        return await send(path, sent, signal);
      } catch (error) {
        if (!(error instanceof HttpStatusError) || !refusals.learn(model, sent, error)) throw error;
      }
    }
  };
  return async (signal, work) => {
    const { name, unusable } = endpoint;
    if (unusable !== undefined) throw new ProviderError('auth', `${name}: ${unusable}`);
    try {
      return await work((path, body) => post(signal, path, body));
    } catch (error) {
      throw toProviderError(error, { endpoint, signal });
    }
  };
}

// Models of one API differ in the parameters that they take, and the differences change with every release. A 400 that
// names a parameter is answered by sending the request again without it, once for the model.

/** What to do when a parameter is refused: leave it out, or send its value under another name. */
type Substitute = { readonly kind: 'omit' } | { readonly kind: 'rename'; readonly to: string };

export interface RefusableParameter {
  readonly name: string;
  readonly substitute: Substitute;
  /** Words by which servers speak of it, besides its name. */
  readonly aliases?: readonly string[];
  /** Any complaint about it counts, not only that it is unknown: its value is ours, not the user's. */
  readonly anyComplaint?: boolean;
}

interface RefusalMemory {
  /** The body without what the model refused before. */
  apply(model: string, body: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Learns from a refusal of this body; false when nothing can be left out. */
  learn(model: string, body: Readonly<Record<string, unknown>>, error: HttpStatusError): boolean;
}

const NOT_SUPPORTED =
  /unsupported|not support|support only|deprecat|unrecogni[sz]ed|unknown|extra (inputs|fields)|not permitted|not allowed|cannot both|only the default|cannot find field/i;

/** Makes the memory of one adapter. */
function createRefusalMemory(parameters: readonly RefusableParameter[]): RefusalMemory {
  const refusedBy = new Map<string, Set<string>>();
  return {
    apply(model, body) {
      const refused = refusedBy.get(model);
      const sent = { ...body };
      for (const { name, substitute } of parameters) {
        if (refused?.has(name) !== true || !Object.hasOwn(sent, name)) continue;
        if (substitute.kind === 'rename') sent[substitute.to] = sent[name];
        Reflect.deleteProperty(sent, name);
      }
      return sent;
    },
    learn(model, body, error) {
      if (error.status !== 400 && error.status !== 422) return false;
      const refused = refusedBy.get(model) ?? new Set<string>();
      const found = parameters.find(
        (parameter) => Object.hasOwn(body, parameter.name) && complains(error.body, parameter),
      );
      if (found === undefined) return false;
      // Both names refused: sending neither would lift the limit on the answer's length.
      if (found.substitute.kind === 'rename' && refused.has(found.substitute.to)) return false;
      refusedBy.set(model, refused.add(found.name));
      return true;
    },
  };
}

function complains(text: string, parameter: RefusableParameter): boolean {
  const excerpt = text.slice(0, 4000);
  const named = [parameter.name, ...(parameter.aliases ?? [])].some((name) =>
    new RegExp(`(?<![a-z_])${name}(?![a-z_])`, 'i').test(excerpt),
  );
  return named && (parameter.anyComplaint === true || NOT_SUPPORTED.test(excerpt));
}
