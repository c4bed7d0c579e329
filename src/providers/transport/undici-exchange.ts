/**
 * One exchange through an undici dispatcher, by the handler that `request` itself is built on: `request` makes a stream,
 * a promise and an abort listener of every reply, half of what a call costs, for a body that is read whole.
 */
import type { Dispatcher } from 'undici';
import type { CallSignal } from '../provider.js';
import { reasonOf } from './abort-signal.js';
import { HttpReplyError } from './exchange-errors.js';
import { FetchedReply, ReplyHeaders } from './fetched-reply.js';
import { tooLarge, unpacked } from './reply-body.js';
import { errorShape } from './reply-shape.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

export interface ExchangeRequest {
  readonly url: URL;
  readonly method: (typeof METHODS)[number];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: CallSignal | undefined;
  /** Before and after decompression. */
  readonly maxBodyBytes: number;
  /** Called when the signal ends the exchange. */
  readonly onAbort: () => void;
}

/** The method as undici names it; the web's fetch takes it in any case, too. Throws TypeError for one that no provider needs. */
export function methodOf(method: string): ExchangeRequest['method'] {
  const known = METHODS.find((name) => name === method.toUpperCase());
  if (known === undefined) throw new TypeError(`no request has the method ${method}`);
  return known;
}

/**
 * Sends a request and reads its reply. Rejects with the connection's error, with an AbortError as soon as the signal
 * fires, or with HttpReplyError.
 */
export async function exchange(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
): Promise<FetchedReply> {
  const { status, headers, body } = await received(dispatcher, request);
  // undici frees the socket a turn of the event loop after the reply; a call made before it would open another.
  await new Promise((resolve) => setImmediate(resolve));
  if (status < 200 || status > 599) throw new HttpReplyError(`impossible status ${status}`);
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
  readonly #resolve: (reply: Received) => void;
  readonly #reject: (error: unknown) => void;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #head: Omit<Received, 'body'> | undefined;
  #endConnection: (() => void) | undefined;

  constructor(
    { signal, maxBodyBytes, onAbort }: ExchangeRequest,
    resolve: (reply: Received) => void,
    reject: (error: unknown) => void,
  ) {
    this.#signal = signal;
    this.#maxBodyBytes = maxBodyBytes;
    this.#onAbort = onAbort;
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
      return true;
    }
    this.#fail(tooLarge(this.#maxBodyBytes));
    this.#endConnection?.();
    return false;
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
