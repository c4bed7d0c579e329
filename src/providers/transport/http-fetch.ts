/**
 * HTTP for the model APIs on node:http and node:https: keep-alive sockets, bounded bodies, no cookies, no redirects.
 * The global fetch costs about three times as much a call, and hides which connection error it was.
 */
import type * as Http from 'node:http';
import type * as Https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { loadModule } from '../load-module.js';
import type { CallSignal } from '../provider.js';
import type { ProxyRoutes } from './proxy.js';
import { proxySettings } from './proxy-settings.js';
import type { Route } from './route.js';
import { errorShape } from './reply-shape.js';

/** Milliseconds that a proxy gets to open a tunnel. */
const PROXY_CONNECT_MS = 15_000;

/** Largest body accepted, in bytes, before and after decompression. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** The web's `Headers` would load all of fetch with it, at 20 ms. */
export interface ReplyHeaders {
  /** Name in lower case; several values are joined by a comma. */
  get(name: string): string | null;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
  /** Decompressed. */
  readonly body: string;
}

/** A reply that no client can use: too large, in an unknown encoding, or with an impossible status. */
export class HttpReplyError extends Error {
  override readonly name = 'HttpReplyError';
}

export interface HttpRequestInit {
  readonly method?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: CallSignal | null | undefined;
}

export interface HttpClient {
  /** One exchange, body included. Rejects with the connection's error and its `code`, with an AbortError, or with HttpReplyError. */
  readonly exchange: (url: string, init?: HttpRequestInit) => Promise<HttpReply>;
  /** `exchange` in the shape of the web's `fetch`. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Ends idle sockets. Only tests need it: an idle socket does not keep the process alive. */
  readonly close: () => void;
}

export interface HttpClientOptions {
  readonly maxBodyBytes?: number;
  /** Environment that names a proxy (`HTTPS_PROXY`, `NO_PROXY`, ...); none without it. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that a proxy gets to open a tunnel. Default 15,000. */
  readonly proxyConnectMs?: number;
}

/** Makes a client with its own sockets; their number is bounded by the calls in flight. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const maxBodyBytes = options.maxBodyBytes ?? MAX_BODY_BYTES;
  const agents: Http.Agent[] = [];
  const directRoute = lazily((module: typeof Http | typeof Https): Route => {
    const agent = new module.Agent({ keepAlive: true });
    agents.push(agent);
    const place = httpOptions();
    return {
      request: (url, { method, headers }) =>
        module.request({ ...place(url), method, headers, agent }),
    };
  });
  const proxies = proxyRoutes(options);
  const urlOf = parsedUrls();
  const routeTo = (url: URL): Promise<Route> =>
    proxies === undefined
      ? directRoute(url.protocol)
      : proxies().then((routes) => routes.routeTo(url) ?? directRoute(url.protocol));
  const exchange = async (url: string, init: HttpRequestInit = {}): Promise<HttpReply> => {
    const target = urlOf(url);
    const route = await routeTo(target);
    const { status, headers, rawHeaders, body } = await sendBy(route, target, init, maxBodyBytes);
    const refusal = route.refusal?.(status);
    if (refusal !== undefined) throw refusal;
    if (status < 200 || status > 599) throw new HttpReplyError(`impossible status ${status}`);
    const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
    const isPlain = encoding === 'identity' || encoding === '' || body.byteLength === 0;
    const plain = isPlain ? body : await decompress(body, encoding, maxBodyBytes);
    return { status, headers, rawHeaders, body: plain.toString('utf8') };
  };
  return {
    exchange,
    fetch: async (url, init) => {
      const href =
        typeof url === 'string' ? url : 'href' in url ? url.href : /* a Request */ url.url;
      const { status, rawHeaders, body } = await exchange(href, {
        ...init,
        headers: Object.fromEntries(new Headers(init?.headers)),
      });
      const headers = unpackedHeaders(rawHeaders);
      return new Response(hasNoBody(status) ? null : body, { status, headers });
    },
    close: () => {
      for (const agent of agents) agent.destroy();
      void proxies?.().then((routes) => routes.close());
    },
  };
}

/** What node:http makes of a URL, made once for each: it would be made anew for every request. */
function httpOptions(): (url: URL) => Http.RequestOptions {
  const made = new WeakMap<URL, Http.RequestOptions>();
  return (url) => {
    const options = made.get(url) ?? urlToHttpOptions(url);
    made.set(url, options);
    return options;
  };
}

/** Models have one URL for all their calls; a template may make others, which are forgotten. */
const KEPT_URLS = 100;

function parsedUrls(): (url: string) => URL {
  const known = new Map<string, URL>();
  return (text) => {
    const url = known.get(text) ?? new URL(text);
    if (known.size < KEPT_URLS) known.set(text, url);
    return url;
  };
}

/** Statuses for which the web's Response refuses any body. */
function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** The ways through a proxy, loaded at their first use; undefined where the environment names no proxy. */
function proxyRoutes({
  environment = {},
  proxyConnectMs = PROXY_CONNECT_MS,
}: HttpClientOptions): (() => Promise<ProxyRoutes>) | undefined {
  const settings = proxySettings(environment);
  if (settings === undefined) return undefined;
  let routes: Promise<ProxyRoutes> | undefined;
  return () =>
    (routes ??= loadModule(() => import('./proxy.js')).then(({ createProxyRoutes }) =>
      createProxyRoutes(settings, proxyConnectMs),
    ));
}

/** Loads the transport of a protocol at its first use: TLS alone costs milliseconds that a local server does not need. */
function lazily(
  make: (module: typeof Http | typeof Https) => Route,
): (protocol: string) => Promise<Route> {
  const made = new Map<string, Promise<Route>>();
  return (protocol) => {
    let route = made.get(protocol);
    if (route === undefined) {
      route = loadTransport(protocol).then(make);
      made.set(protocol, route);
    }
    return route;
  };
}

async function loadTransport(protocol: string): Promise<typeof Http | typeof Https> {
  if (protocol === 'https:') return import('node:https');
  if (protocol === 'http:') return import('node:http');
  throw new HttpReplyError(`unsupported protocol ${protocol}`);
}

interface RawReply {
  readonly status: number;
  readonly headers: ReplyHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Rejects with what an error means on the route. */
async function sendBy(
  route: Route,
  url: URL,
  init: HttpRequestInit,
  maxBodyBytes: number,
): Promise<RawReply> {
  try {
    return await send(route, url, init, maxBodyBytes);
  } catch (error) {
    throw route.failure?.(error) ?? error;
  }
}

function send(
  route: Route,
  url: URL,
  init: HttpRequestInit,
  maxBodyBytes: number,
): Promise<RawReply> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const body = bodyOf(init.body);
    const options = {
      method: init.method ?? 'GET',
      headers: requestHeaders(init.headers, body),
    };
    const request = route.request(url, options, signal);
    const onAbort = () => fail(signal ? reasonOf(signal) : new Error('aborted'));
    const settled = () => signal?.removeEventListener('abort', onAbort);
    const fail = (error: Error) => {
      settled();
      request.destroy();
      reject(error);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    request.on('error', fail);
    request.on('response', (message) => {
      collect(message, maxBodyBytes).then((received) => {
        settled();
        resolve({
          status: message.statusCode ?? 0,
          headers: replyHeaders(message),
          rawHeaders: message.rawHeaders,
          body: received,
        });
      }, fail);
    });
    request.end(body);
  });
}

/** The reason itself is in the signal; callers read it there. */
function reasonOf(signal: CallSignal): Error {
  return new DOMException(errorShape(signal.reason)?.message ?? 'aborted', 'AbortError');
}

/** A text, since node:http writes it in one go with the headers; bytes would be a second buffer, and a slower write. */
function bodyOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  throw new TypeError('only string bodies are sent');
}

function requestHeaders(
  given: HttpRequestInit['headers'],
  body: string | undefined,
): Record<string, string> {
  return {
    ...given,
    'accept-encoding': 'identity',
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
}

function replyHeaders({ headers }: Http.IncomingMessage): ReplyHeaders {
  return {
    get(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}

/** The headers of a body that is unpacked. */
function unpackedHeaders(rawHeaders: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  headers.delete('content-encoding');
  headers.delete('content-length');
  return headers;
}

/** Reads a whole body; a connection that ends before the announced length rejects with ECONNRESET. */
function collect(message: Http.IncomingMessage, maxBodyBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > maxBodyBytes) reject(tooLarge(maxBodyBytes));
      else chunks.push(chunk);
    });
    message.on('end', () => resolve(Buffer.concat(chunks, size)));
    message.on('error', reject);
  });
}

function tooLarge(maxBodyBytes: number): HttpReplyError {
  return new HttpReplyError(`the body is larger than ${maxBodyBytes} bytes`);
}

/** A server may compress although it was asked not to; the bound holds for what it unpacks to. */
async function decompress(body: Buffer, encoding: string, maxBodyBytes: number): Promise<Buffer> {
  const zlib = await import('node:zlib');
  const limits = { maxOutputLength: maxBodyBytes };
  try {
    switch (encoding) {
      case 'gzip':
      case 'x-gzip':
        return zlib.gunzipSync(body, limits);
      case 'deflate':
        return zlib.inflateSync(body, limits);
      case 'br':
        return zlib.brotliDecompressSync(body, limits);
    }
  } catch (error) {
    if (errorShape(error)?.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBodyBytes);
    throw new HttpReplyError(`the body is not valid ${encoding}`);
  }
  throw new HttpReplyError(`unknown content-encoding ${JSON.stringify(encoding.slice(0, 40))}`);
}
