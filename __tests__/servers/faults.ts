/** The way a fake model server answers: well, or in one of the ways that real ones fail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { closedAfterwards } from './closing.js';

/** A request as the server got it. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; the raw text when it is none. */
  readonly body: unknown;
  /** Number of the connection that it came over, from 0: equal numbers mean a reused socket. */
  readonly connection: number;
}

/** What goes over the wire, whatever API it belongs to. */
export type Fault =
  /** Any status, headers and body; a body that is not a string is sent as JSON. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** Status 200 with this JSON. */
  | { readonly kind: 'json'; readonly body: unknown }
  /** Status 200 with a page. */
  | { readonly kind: 'html'; readonly body?: string }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Sends the headers and half the body, then nothing. */
  | { readonly kind: 'stall' }
  /** Sends the good answer a byte at a time, `intervalMs` (1000) apart. */
  | { readonly kind: 'drip'; readonly intervalMs?: number }
  /** Resets the connection before any answer. */
  | { readonly kind: 'reset' }
  /** A whole HTTP reply whose JSON stops in the middle. */
  | { readonly kind: 'truncated' }
  /** Announces the whole body, sends half, and closes. */
  | { readonly kind: 'cut' };

/** When a reply is sent: once something has happened, and so long after that. */
export interface Timing {
  readonly after?: Promise<unknown>;
  readonly delayMs?: number;
}

/** A reply: what it is, and when it is sent. */
export type Delayed<T> = T & Timing;

export interface FakeServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests being answered now, and the most there were at once. */
  readonly inFlight: () => number;
  readonly maxInFlight: () => number;
  /** Connections accepted so far. */
  readonly connections: () => number;
  /** Ends every socket at once; done by itself when the test, or the file, has ended. */
  readonly close: () => Promise<void>;
}

/** What to send for a request; `body` is the good answer, of which some faults send a part. */
export interface WireReply extends Timing {
  readonly fault?: Fault;
  readonly body: unknown;
}

export function timingOf({ after, delayMs }: Timing): Timing {
  return { ...(after && { after }), ...(delayMs === undefined ? {} : { delayMs }) };
}

let received = 0;

/** Requests that all of them together got so far. */
export const requestsSoFar = (): number => received;

/** Starts a server on a free port of the loopback interface. `answer` decides each reply; `index` counts requests from 0. */
export async function startFakeServer(
  answer: (request: RecordedRequest, index: number) => WireReply | Promise<WireReply>,
): Promise<FakeServer> {
  const requests: RecordedRequest[] = [];
  const connections = new Map<Socket, number>();
  let inFlight = 0;
  let maxInFlight = 0;
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    countEnd(message, response, () => (inFlight -= 1));
    const request = await receive(message, connections.get(message.socket) ?? -1);
    requests.push(request);
    received += 1;
    const reply = await answer(request, requests.length - 1);
    await reply.after;
    if (reply.delayMs !== undefined) await sleep(reply.delayMs, response);
    send(reply, response);
  };
  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      // An aborted request is what some tests are about; a broken script is a mistake of the test.
      if (!message.destroyed) response.writeHead(500).end(`fake server: ${String(error)}`);
    });
  });
  server.on('connection', (socket) => connections.set(socket, connections.size));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return closedAfterwards({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    inFlight: () => inFlight,
    maxInFlight: () => maxInFlight,
    connections: () => connections.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections.keys()) socket.destroy();
      }),
  });
}

/**
 * Calls `done` once, when the exchange has ended. A client that hangs up is heard by `end`: the response's own `close`
 * comes a turn of the loop later, when a busy server may have begun the client's next request.
 */
function countEnd({ socket }: IncomingMessage, response: ServerResponse, done: () => void): void {
  const end = () => {
    socket.off('end', end);
    response.off('close', end);
    done();
  };
  socket.on('end', end);
  response.on('close', end);
}

async function receive(message: IncomingMessage, connection: number): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: message.method ?? '',
    path: message.url ?? '',
    headers: message.headers,
    body: parseOrText(text),
    connection,
  };
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Resolves early when the client leaves. */
function sleep(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function send(reply: WireReply, response: ServerResponse): void {
  const { fault } = reply;
  const good = JSON.stringify(reply.body);
  const half = good.slice(0, Math.floor(good.length / 2));
  switch (fault?.kind) {
    case undefined:
      response.writeHead(200, JSON_HEADERS).end(good);
      return;
    case 'http':
      response
        .writeHead(fault.status, { ...JSON_HEADERS, ...fault.headers })
        .end(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {}));
      return;
    case 'json':
      response.writeHead(200, JSON_HEADERS).end(JSON.stringify(fault.body));
      return;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(fault.body ?? '<html><body>Sign in to the proxy</body></html>');
      return;
    case 'hang':
      return;
    case 'stall':
      response.writeHead(200, JSON_HEADERS).write(half);
      return;
    case 'drip':
      drip(response, good, fault.intervalMs ?? 1000);
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'truncated':
      response.writeHead(200, JSON_HEADERS).end(half);
      return;
    case 'cut':
      response.writeHead(200, { ...JSON_HEADERS, 'content-length': String(good.length) });
      response.write(half, () => response.socket?.destroy());
      return;
  }
}

function drip(response: ServerResponse, text: string, intervalMs: number): void {
  response.writeHead(200, JSON_HEADERS);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(text[sent] ?? '');
    sent += 1;
    if (sent < text.length) return;
    clearInterval(timer);
    response.end();
  }, intervalMs);
  response.once('close', () => clearInterval(timer));
}
