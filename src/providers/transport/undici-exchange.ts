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

/** The method as undici names it. Throws TypeError for one that no provider needs. */
export function methodOf(method: string): ExchangeRequest['method'] {
  const known = METHODS.find((name) => name === method);
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
  const { href } = request.url;
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity' || body.byteLength === 0) {
    return new FetchedReply(href, status, headers, textOf(body));
  }
  const plain = await unpacked(body, encoding, request.maxBodyBytes);
  const left = headers.without('content-encoding', 'content-length');
  return new FetchedReply(href, status, left, textOf(plain));
}

interface Received {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

function received(dispatcher: Dispatcher, request: ExchangeRequest): Promise<Received> {
  const { url, method, headers, body, signal, maxBodyBytes, onAbort } = request;
  return new Promise<Received>((resolve, reject) => {
    let endConnection: (() => void) | undefined;
    // undici reports an abort only once it is connected.
    const abort = (): void => {
      if (signal === undefined) return;
      onAbort();
      settle(() => reject(reasonOf(signal)));
      endConnection?.();
    };
    const settle = (how: () => void): void => {
      signal?.removeEventListener('abort', abort);
      how();
    };
    signal?.addEventListener('abort', abort, { once: true });
    const chunks: Buffer[] = [];
    let size = 0;
    let head: Omit<Received, 'body'> | undefined;
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
      {
        onConnect(end) {
          if (signal?.aborted === true) end();
          else endConnection = end;
        },
        onHeaders(status, raw) {
          // An informational reply comes before the real one.
          if (status >= 200) head = { status, headers: ReplyHeaders.ofRaw(raw) };
          return true;
        },
        onData(chunk) {
          size += chunk.byteLength;
          if (size <= maxBodyBytes) {
            chunks.push(chunk);
            return true;
          }
          settle(() => reject(tooLarge(maxBodyBytes)));
          endConnection?.();
          return false;
        },
        onComplete() {
          const reply = head;
          if (reply === undefined) return;
          settle(() => resolve({ ...reply, body: Buffer.concat(chunks, size) }));
        },
        onError(error) {
          const reply = head;
          // A refusal whose body is lost is a refusal all the same: its status says enough.
          if (reply !== undefined && reply.status >= 300 && isConnectionLost(error)) {
            settle(() => resolve({ ...reply, body: Buffer.concat(chunks) }));
          } else {
            settle(() => reject(error));
          }
        },
      },
    );
  });
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
