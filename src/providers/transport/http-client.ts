/**
 * `fetch` for everything that providers send, on undici's dispatchers: its pools and its proxies, without the streams of
 * the web's fetch. Added here, since undici does not have them: bodies bounded before and after decompression, errors
 * that say which connection failed, no redirects, and a proxy's refusals told apart from the server's.
 */
import type { Dispatcher } from 'undici';
import { firstPart } from '../../redaction/cut.js';
import { type CallSignal, loadModule } from '../provider.js';
import { InvalidReplyError } from './errors.js';
import { proxySettings } from '../endpoint.js';
import type { ProxyRoutes } from './proxy.js';
import { FetchedReply, ReplyHeaders } from './reply.js';
import { errorShape } from '../../basics/basics.js';

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
   * AbortError, with WayError, or with InvalidReplyError.
   */
  readonly fetch: (url: string | URL | Request, init?: FetchInit) => Promise<FetchedReply>;
  /** Ends all sockets. Only tests need it: the process exits without waiting for idle ones. */
  readonly close: () => void;
}

/** What a request is made of; the signal may be the platform's or that of a call. */
interface FetchInit extends Omit<RequestInit, 'signal'> {
  readonly signal?: CallSignal | null | undefined;
  /** Whether an event stream has said all that is wanted, which its server may leave open after that. */
  readonly isWhole?: ((text: string) => boolean) | undefined;
}

interface HttpClientOptions {
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
        throw unusable(`unsupported protocol ${url.protocol}`);
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
        isWhole: init.isWhole,
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

/** An AbortError; the reason itself is in the signal, where callers read it. */
function reasonOf(signal: CallSignal): Error {
  return new DOMException(errorShape(signal.reason)?.message ?? 'aborted', 'AbortError');
}

// One exchange through an undici dispatcher, by the handler that `request` itself is built on: `request` makes a
// stream,
// a promise and an abort listener of every reply, half of what a call costs, for a body that is read whole.

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

interface ExchangeRequest {
  readonly url: URL;
  readonly method: (typeof METHODS)[number];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: CallSignal | undefined;
  /** Before and after decompression. */
  readonly maxBodyBytes: number;
  /** Called when the exchange is ended from here. */
  readonly onAbort: () => void;
  readonly isWhole: FetchInit['isWhole'];
}

/** The method as undici names it; the web's fetch takes it in any case, too. Throws TypeError for one that no provider needs. */
function methodOf(method: string): ExchangeRequest['method'] {
  const known = METHODS.find((name) => name === method.toUpperCase());
  if (known === undefined) throw new TypeError(`no request has the method ${method}`);
  return known;
}

/**
 * Sends a request and reads its reply. Rejects with the connection's error, with an AbortError as soon as the signal
 * fires, or with InvalidReplyError.
 */
async function exchange(dispatcher: Dispatcher, request: ExchangeRequest): Promise<FetchedReply> {
  const { status, headers, body } = await received(dispatcher, request);
  // undici frees the socket a turn of the event loop after the reply; a call made before it would open another.
  await new Promise((resolve) => setImmediate(resolve));
  if (status < 200 || status > 599) throw unusable(`impossible status ${status}`);
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity' || body.byteLength === 0) {
    return new FetchedReply(status, headers, textOf(body));
  }
  const plain = await unpacked(body, encoding, request.maxBodyBytes);
  const left = headers.without('content-encoding', 'content-length');
  return new FetchedReply(status, left, textOf(plain));
}

interface Received {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

function received(dispatcher: Dispatcher, request: ExchangeRequest): Promise<Received> {
  const { url, method, headers, body } = request;
  return new Promise<Received>((resolve, reject) => {
    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body,
        // The signal bounds the whole exchange.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      new ReplyCollector(request, resolve, reject),
    );
  });
}

/** Collects one reply as undici hands it over, until it is whole, too large, lost or no longer wanted. */
class ReplyCollector implements Dispatcher.DispatchHandlers {
  readonly #signal: CallSignal | undefined;
  readonly #maxBodyBytes: number;
  readonly #onAbort: () => void;
  readonly #isWhole: FetchInit['isWhole'];
  readonly #resolve: (reply: Received) => void;
  readonly #reject: (error: unknown) => void;
  readonly #chunks: Buffer[] = [];
  /** Of an event stream what has come since an event ended, so that each is looked at once. */
  #event: Buffer[] = [];
  #size = 0;
  #head: Omit<Received, 'body'> | undefined;
  #endConnection: (() => void) | undefined;

  constructor(
    { signal, maxBodyBytes, onAbort, isWhole }: ExchangeRequest,
    resolve: (reply: Received) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal;
    this.#maxBodyBytes = maxBodyBytes;
    this.#onAbort = onAbort;
    this.#isWhole = isWhole;
    this.#resolve = resolve;
    this.#reject = reject;
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  onConnect(end: () => void): void {
    if (this.#signal?.aborted === true) end();
    else this.#endConnection = end;
  }

  onHeaders(status: number, raw: Buffer[]): boolean {
    // An informational reply comes before the real one.
    if (status >= 200) this.#head = { status, headers: ReplyHeaders.ofRaw(raw) };
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.byteLength;
    if (this.#size <= this.#maxBodyBytes) {
      this.#chunks.push(chunk);
      this.#endWhole(chunk);
      return true;
    }
    this.#fail(tooLarge(this.#maxBodyBytes));
    this.#endConnection?.();
    return false;
  }

  /** Only the end of an event can be the end of what is wanted. */
  #endWhole(chunk: Buffer): void {
    const head = this.#head;
    if (this.#isWhole === undefined || head === undefined) return;
    if (head.headers.get('content-type')?.startsWith('text/event-stream') !== true) return;
    // An empty line ends an event; it may have come in two pieces.
    const joint = Buffer.concat([this.#event.at(-1)?.subarray(-3) ?? Buffer.alloc(0), chunk]);
    this.#event.push(chunk);
    if (!/\n\r?\n/.test(joint.toString('latin1'))) return;
    const events = Buffer.concat(this.#event);
    const end = Math.max(events.lastIndexOf('\n\n'), events.lastIndexOf('\n\r\n')) + 1;
    this.#event = [events.subarray(end)];
    if (!this.#isWhole(events.toString('utf8'))) return;
    this.#succeed(head);
    this.#onAbort();
    this.#endConnection?.();
  }

  onComplete(): void {
    if (this.#head !== undefined) this.#succeed(this.#head);
  }

  onError(error: Error): void {
    // A refusal whose body is lost is a refusal all the same: its status says enough.
    if (this.#head !== undefined && this.#head.status >= 300 && isConnectionLost(error)) {
      this.#succeed(this.#head);
    } else {
      this.#fail(error);
    }
  }

  /** undici reports an abort only once it is connected. */
  readonly #abort = (): void => {
    if (this.#signal === undefined) return;
    this.#onAbort();
    this.#fail(reasonOf(this.#signal));
    this.#endConnection?.();
  };

  #succeed(head: Omit<Received, 'body'>): void {
    this.#stopListening();
    this.#resolve({ ...head, body: Buffer.concat(this.#chunks) });
  }

  #fail(error: unknown): void {
    this.#stopListening();
    this.#reject(error);
  }

  #stopListening(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
  }
}

function isConnectionLost(error: unknown): boolean {
  const code = errorShape(error)?.code ?? '';
  return code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('UND_ERR_SOCKET');
}

/** Without a byte order mark, which JSON must not have and some servers send. */
function textOf(body: Buffer): string {
  const text = body.toString('utf8');
  return text.replace(/^\ufeff/, '');
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
