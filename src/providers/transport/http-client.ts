/**
 * `fetch` for everything that providers send, on undici's dispatchers: its pools and its proxies, without the streams of
 * the web's fetch. Added here, since undici does not have them: bodies bounded before and after decompression, errors
 * that say which connection failed, no redirects, and a proxy's refusals told apart from the server's.
 */
import type { Dispatcher } from 'undici';
import { loadModule } from '../load-module.js';
import type { CallSignal } from '../provider.js';
import { reasonOf } from './abort-signal.js';
import { HttpReplyError } from './exchange-errors.js';
import type { FetchedReply } from './fetched-reply.js';
import type { ProxyRoutes } from './proxy.js';
import { proxySettings } from './proxy-settings.js';
import { exchange, methodOf } from './undici-exchange.js';

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
  readonly fetch: (url: string | URL | Request, init?: FetchInit) => Promise<FetchedReply>;
  /** Ends all sockets. Only tests need it: the process exits without waiting for idle ones. */
  readonly close: () => void;
}

/** What a request is made of; the signal may be the platform's or that of a call. */
export interface FetchInit extends Omit<RequestInit, 'signal'> {
  readonly signal?: CallSignal | null | undefined;
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
      const signal = init.signal ?? undefined;
      if (signal?.aborted === true) throw reasonOf(signal);
      const route = proxies?.routeTo(url);
      const request = {
        url,
        method: methodOf(init.method ?? 'GET'),
        headers: headersOf(init.headers),
        body: bodyOf(init.body),
        signal,
        maxBodyBytes,
        onAbort: noteAbort,
      };
      const reply = (dispatcher: Dispatcher) => exchange(dispatcher, request);
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

function hrefOf(input: string | URL | Request): string {
  if (typeof input === 'string') return input;
  return 'href' in input ? input.href : /* a Request */ input.url;
}

function isPlain(given: object): given is Readonly<Record<string, string>> {
  return (
    Object.getPrototypeOf(given) === Object.prototype &&
    Object.values(given).every((value) => typeof value === 'string')
  );
}

function headersOf(given: RequestInit['headers']): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  // The platform's own class takes longer than all else that is done here for a call.
  return isPlain(given) ? given : Object.fromEntries(new Headers(given));
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
