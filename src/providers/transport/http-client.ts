/**
 * `fetch` for everything that providers send, on undici's dispatchers: its pools and its proxies, without the streams of
 * the web's fetch. Added here, since undici does not have them: bodies bounded before and after decompression, errors
 * that say which connection failed, no redirects, and a proxy's refusals told apart from the server's.
 */
import type { Dispatcher } from 'undici';
import { firstPart } from '../../redaction/cut.js';
import { loadModule } from '../provider.js';
import { InvalidReplyError } from './errors.js';
import { FetchedReply, type ReplyHeaders } from './reply.js';
import { proxySettings } from '../endpoint.js';
import type { createProxyRoutes } from './proxy.js';
import { errorShape } from '../../basics/basics.js';

/** Milliseconds that a server gets to accept a connection. */
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
   * One exchange, body included. Rejects with the connection's error and its `code`, with the signal's reason, with
   * WayError, or with InvalidReplyError.
   */
  readonly fetch: (url: string | URL | Request, init?: FetchInit) => Promise<FetchedReply>;
  /** Ends all sockets. Only tests need it: the process exits without waiting for idle ones. */
  readonly close: () => void;
}

interface FetchInit extends Omit<RequestInit, 'headers'> {
  readonly headers?: Headers | Readonly<Record<string, string>> | undefined;
  /** Whether an event stream has said all that is wanted, which its server may leave open after that. */
  readonly isWhole?: ((text: string) => boolean) | undefined;
}

interface HttpClientOptions {
  readonly maxBodyBytes?: number;
  /** Environment that names a proxy (`HTTPS_PROXY`, `NO_PROXY`, ...); none without it. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

interface Routes {
  readonly direct: Dispatcher;
  readonly proxies: ReturnType<typeof createProxyRoutes> | undefined;
}

function loadUndici() {
  return loadModule(() => import('undici'));
}

/** Makes a client with its own sockets; their number is bounded by the calls in flight. */
export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  const { maxBodyBytes = MAX_BODY_BYTES } = options;
  const settings = proxySettings(options.environment ?? {});
  let routes: Promise<Routes> | undefined;
  const open = async (): Promise<Routes> => {
    const { Agent } = await loadUndici();
    const direct = new Agent({ connect: { timeout: CONNECT_MS } });
    if (settings === undefined) return { direct, proxies: undefined };
    const proxy = await loadModule(() => import('./proxy.js'));
    return { direct, proxies: proxy.createProxyRoutes(settings) };
  };
  let abortedAt = Number.NEGATIVE_INFINITY;
  return {
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw unusable(`unsupported protocol ${url.protocol}`);
      }
      const { direct, proxies } = await (routes ??= open());
      const closing = CLOSING_MS - (performance.now() - abortedAt);
      if (closing > 0) await new Promise((resolve) => setTimeout(resolve, closing));
      const { signal } = init;
      signal?.throwIfAborted();
      const route = proxies?.routeTo(url);
      let end = (): void => undefined;
      const onAbort = (): void => {
        abortedAt = performance.now();
        end();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const onCut = (ending: () => void): void => void (end = ending);
      try {
        const reply = (dispatcher: Dispatcher) =>
          exchange(dispatcher, url, { ...init, maxBodyBytes, onCut });
        return await (route === undefined ? reply(direct) : route(reply));
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    close: () => {
      void routes?.then(({ direct, proxies }) => {
        void direct.destroy();
        proxies?.close();
      });
    },
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

/** The method as undici names it; the web's fetch takes it in any case, too. Throws TypeError for one that no provider needs. */
function methodOf(method = 'GET'): (typeof METHODS)[number] {
  const known = METHODS.find((name) => name === method.toUpperCase());
  if (known === undefined) throw new TypeError(`no request has the method ${method}`);
  return known;
}

function bodyOf(body: RequestInit['body']): string | null {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null;
  throw new TypeError('only string bodies are sent');
}

function plainHeaders(given: FetchInit['headers']): Readonly<Record<string, string>> | undefined {
  return given instanceof Headers ? Object.fromEntries(given) : given;
}

interface ExchangeInit extends FetchInit {
  /** Before and after decompression. */
  readonly maxBodyBytes: number;
  /** Takes what ends the exchange when the signal fires. */
  readonly onCut: (ending: () => void) => void;
}

/** Sends a request and reads its reply. */
async function exchange(
  dispatcher: Dispatcher,
  url: URL,
  init: ExchangeInit,
): Promise<FetchedReply> {
  const { status, headers, body } = await received(dispatcher, url, init);
  // undici frees the socket a turn of the event loop after the reply; a call made before it would open another.
  await new Promise((resolve) => setImmediate(resolve));
  if (status < 200 || status > 599) throw unusable(`impossible status ${status}`);
  const encoding = valueOf(headers, 'content-encoding').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity' || body.byteLength === 0) {
    return new FetchedReply(status, headers, textOf(body));
  }
  const plain = await unpacked(body, encoding, init.maxBodyBytes);
  const left = headers.filter(([name]) => !/^content-(?:encoding|length)$/.test(name));
  return new FetchedReply(status, left, textOf(plain));
}

interface Received {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

/** By the handler that undici's own `request` is built on, which makes a stream of every body: a fifth of a call's cost. */
function received(
  dispatcher: Dispatcher,
  url: URL,
  { method, headers, body, signal, maxBodyBytes, isWhole, onCut }: ExchangeInit,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let head: Omit<Received, 'body'> | undefined;
    let hasAll: ((chunk: Buffer) => boolean) | undefined;
    let cut = (): void => undefined;
    const succeed = (): void => {
      if (head !== undefined) resolve({ ...head, body: Buffer.concat(chunks) });
    };
    onCut(() => {
      // The reason itself is in the signal, where callers read it.
      reject(new DOMException('aborted', 'AbortError'));
      cut();
    });
    const request = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: methodOf(method),
      headers: { ...plainHeaders(headers), 'accept-encoding': 'identity' },
      body: bodyOf(body),
      // The signal bounds the whole exchange.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    dispatcher.dispatch(request, {
      onConnect(end) {
        cut = end;
        if (signal?.aborted === true) cut();
      },
      onHeaders(status, raw) {
        // An informational reply comes before the real one.
        if (status < 200) return true;
        head = { status, headers: headersOf(raw) };
        const isEvents = valueOf(head.headers, 'content-type').startsWith('text/event-stream');
        hasAll = isEvents && isWhole !== undefined ? eventWatch(isWhole) : undefined;
        return true;
      },
      onData(chunk) {
        size += chunk.byteLength;
        chunks.push(chunk);
        if (size > maxBodyBytes) reject(tooLarge(maxBodyBytes));
        else if (hasAll?.(chunk) === true) succeed();
        else return true;
        cut();
        return false;
      },
      onComplete: succeed,
      onError(error) {
        // A refusal whose body is lost is a refusal all the same: its status says enough.
        if (head !== undefined && head.status >= 300 && isConnectionLost(error)) succeed();
        else reject(error);
      },
    });
  });
}

/** Of names and values by turns, as they came over the wire. */
function headersOf(raw: readonly Buffer[]): ReplyHeaders {
  const texts = raw.map((part) => part.toString('latin1'));
  return texts.flatMap((name, index): ReplyHeaders =>
    index % 2 === 0 ? [[name.toLowerCase(), texts[index + 1] ?? '']] : [],
  );
}

const valueOf = (headers: ReplyHeaders, wanted: string): string =>
  headers.find(([name]) => name === wanted)?.[1] ?? '';

/** Tells of each piece of an event stream whether all that is wanted has come; each event is looked at once. */
function eventWatch(isWhole: (text: string) => boolean): (chunk: Buffer) => boolean {
  let event: Buffer[] = [];
  return (chunk) => {
    // An empty line ends an event; it may have come in two pieces.
    const joint = Buffer.concat([...event.slice(-1).map((last) => last.subarray(-3)), chunk]);
    event.push(chunk);
    if (!/\n\r?\n/.test(joint.toString('latin1'))) return false;
    const events = Buffer.concat(event);
    const end = Math.max(events.lastIndexOf('\n\n'), events.lastIndexOf('\n\r\n')) + 1;
    event = [events.subarray(end)];
    return isWhole(events.toString('utf8'));
  };
}

function isConnectionLost(error: unknown): boolean {
  const code = errorShape(error)?.code ?? '';
  return code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('UND_ERR_SOCKET');
}

/** Without a byte order mark, which JSON must not have and some servers send. */
function textOf(body: Buffer): string {
  return body.toString('utf8').replace(/^\ufeff/, '');
}

// Bodies of replies, unpacked within a bound.

/** The refusal of a body above the bound. */
function tooLarge(maxBodyBytes: number): InvalidReplyError {
  return unusable(`the body is larger than ${maxBodyBytes} bytes`, 'surely');
}

/** The refusal of what no client can use. */
function unusable(problem: string, comesAgain: 'surely' | 'may-pass' = 'may-pass') {
  return new InvalidReplyError(problem, undefined, comesAgain);
}

/** A server may compress although it was asked not to; the bound holds for what it unpacks to. */
async function unpacked(body: Buffer, encoding: string, maxBodyBytes: number): Promise<Buffer> {
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
    throw unusable(`the body is not valid ${encoding}`);
  }
  throw unusable(`unknown content-encoding ${JSON.stringify(firstPart(encoding, 40))}`, 'surely');
}
