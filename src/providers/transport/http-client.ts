/**
 * `fetch` for everything that providers send, on undici's `request`: its pools and its proxies, without the streams of
 * the web's fetch. Added here, since undici does not have them: bodies bounded before and after decompression, errors
 * that say which connection failed, no redirects, and a proxy's refusals told apart from the server's.
 */
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { orAborted, reasonOf } from './abort-signal.js';
import { loadModule } from '../load-module.js';
import { FetchedReply, ReplyHeaders } from './fetched-reply.js';
import { HttpReplyError } from './exchange-errors.js';
import { tooLarge, unpacked } from './reply-body.js';
import type { ProxyRoutes } from './proxy.js';
import { proxySettings } from './proxy-settings.js';
import { errorShape } from './reply-shape.js';

/** Milliseconds that a server, or a proxy, gets to accept a connection. */
const CONNECT_MS = 15_000;

/**
 * Milliseconds in which a server hears that an aborted exchange is over. A connection is at hand: without the pause, the
 * next call would reach it before.
 */
const CLOSING_MS = 10;

/** Largest body accepted, in bytes, before and after decompression. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export interface HttpClient {
  /**
   * One exchange, body included. Rejects with the connection's error and its `code`, with the signal's reason as an
   * AbortError, with ProxyError, or with HttpReplyError.
   */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<FetchedReply>;
  /** Ends all sockets. Only tests need it: the process exits without waiting for idle ones. */
  readonly close: () => void;
}

export interface HttpClientOptions {
  readonly maxBodyBytes?: number;
  /** Environment that names a proxy (`HTTPS_PROXY`, `NO_PROXY`, ...); none without it. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that a proxy gets to open a tunnel. Default 15,000. */
  readonly proxyConnectMs?: number;
}

interface Routes {
  readonly direct: Dispatcher;
  readonly proxies: ProxyRoutes | undefined;
}

/** Starts to load what sends requests, so that it is there when the first is to be sent. */
export function preloadHttp(): void {
  // The first request loads it again and reports the failure.
  loadUndici().catch(() => undefined);
}

function loadUndici() {
  return loadModule(() => import('undici'));
}

/** Makes a client with its own sockets; their number is bounded by the calls in flight. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { maxBodyBytes = MAX_BODY_BYTES, proxyConnectMs = CONNECT_MS } = options;
  const settings = proxySettings(options.environment ?? {});
  let routes: Promise<Routes> | undefined;
  const open = async (): Promise<Routes> => {
    const { Agent } = await loadUndici();
    const direct = new Agent({ connect: { timeout: CONNECT_MS } });
    if (settings === undefined) return { direct, proxies: undefined };
    const { createProxyRoutes } = await loadModule(() => import('./proxy.js'));
    return { direct, proxies: createProxyRoutes(settings, proxyConnectMs) };
  };
  const urlOf = parsedUrls();
  let abortedAt = Number.NEGATIVE_INFINITY;
  const noteAbort = (): void => {
    abortedAt = performance.now();
  };
  return {
    fetch: async (input, init = {}) => {
      const url = urlOf(hrefOf(input));
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new HttpReplyError(`unsupported protocol ${url.protocol}`);
      }
      const { direct, proxies } = await (routes ??= open());
      const closing = CLOSING_MS - (performance.now() - abortedAt);
      if (closing > 0) await new Promise((resolve) => setTimeout(resolve, closing));
      if (init.signal?.aborted) throw reasonOf(init.signal);
      const route = proxies?.routeTo(url);
      const reply = (dispatcher: Dispatcher) => {
        const whole = exchange(dispatcher, url, init, maxBodyBytes);
        // undici looks at the signal once it is connected.
        return init.signal ? orAborted(whole, init.signal, noteAbort) : whole;
      };
      return route === undefined ? reply(direct) : route.through(reply);
    },
    close: () => {
      void routes?.then(({ direct, proxies }) => {
        void direct.destroy();
        proxies?.close();
      });
    },
  };
}

async function exchange(
  dispatcher: Dispatcher,
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  maxBodyBytes: number,
): Promise<FetchedReply> {
  try {
    const reply = await dispatcher.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: methodOf(method),
      headers: { ...headersOf(headers), 'accept-encoding': 'identity' },
      body: bodyOf(body),
      ...(signal ? { signal } : {}),
      // The signal bounds the whole exchange.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const { statusCode } = reply;
    const packed = await collect(reply.body, maxBodyBytes, statusCode);
    // undici frees the socket a turn of the event loop after the reply; a call made before it would open another.
    await new Promise((resolve) => setImmediate(resolve));
    if (statusCode < 200 || statusCode > 599) {
      throw new HttpReplyError(`impossible status ${statusCode}`);
    }
    const received = new ReplyHeaders(reply.headers);
    const encoding = received.get('content-encoding')?.trim().toLowerCase() ?? '';
    if (encoding === '' || encoding === 'identity' || packed.byteLength === 0) {
      return new FetchedReply(url.href, statusCode, received, packed.toString('utf8'));
    }
    const plain = await unpacked(packed, encoding, maxBodyBytes);
    const rest = Object.entries(reply.headers).filter(
      ([name]) => name !== 'content-encoding' && name !== 'content-length',
    );
    const left = new ReplyHeaders(Object.fromEntries(rest));
    return new FetchedReply(url.href, statusCode, left, plain.toString('utf8'));
  } catch (error) {
    throw signal?.aborted ? reasonOf(signal) : error;
  }
}

/**
 * Reads a whole body; a connection that ends before the announced length rejects. A refusal whose body is lost is a
 * refusal all the same: its status says enough.
 */
function collect(body: Readable, maxBodyBytes: number, status: number) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBodyBytes) {
        chunks.push(chunk);
        return;
      }
      reject(tooLarge(maxBodyBytes));
      body.destroy();
    });
    body.on('end', () => resolve(Buffer.concat(chunks, size)));
    body.on('error', (error: Error) => {
      if (status >= 300 && isConnectionLost(error)) resolve(Buffer.concat(chunks));
      else reject(error);
    });
  });
}

function isConnectionLost(error: unknown): boolean {
  const code = errorShape(error)?.code ?? '';
  return code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('UND_ERR_SOCKET');
}

function hrefOf(input: string | URL | Request): string {
  if (typeof input === 'string') return input;
  return 'href' in input ? input.href : /* a Request */ input.url;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

function methodOf(method: string): (typeof METHODS)[number] {
  const known = METHODS.find((name) => name === method);
  if (known === undefined) throw new TypeError(`no request has the method ${method}`);
  return known;
}

function headersOf(given: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(given instanceof Headers ? given : new Headers(given));
}

function bodyOf(body: RequestInit['body']): string | null {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null;
  throw new TypeError('only string bodies are sent');
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
