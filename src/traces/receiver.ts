/**
 * Receives the traces of the agents under test: OTLP over HTTP on the loopback interface, protobuf or JSON. Each run has
 * a path of its own that nobody can guess, so that no other process writes into it. Knows no provider and no test.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readJson } from './otlp-json.js';
import { readProtobuf } from './otlp-protobuf.js';
import type { Span } from './span.js';

/** Bytes of one export, packed and unpacked; exporters send a few hundred spans at a time. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** Bytes of all exports of a run, unpacked; those that are still arriving count as they come. */
const MAX_RUN_BYTES = 32 * 1024 * 1024;
const MAX_SPANS = 10_000;
/** Spans that arrive within so many milliseconds after the process has ended count. */
export const LATE_MS = 500;
/** Milliseconds in which what the process has sent before its end is read from the socket. */
const BRIEF_MS = 20;
const REQUEST_MS = 5_000;

const unzip = promisify(gunzip);

/** What a run's process has sent. */
export interface ReceivedTrace {
  readonly spans: readonly Span[];
  /** Exports that were too large, cut off or not OTLP. */
  readonly refusedExports: number;
  /** Spans beyond what is kept of a run. */
  readonly droppedSpans: number;
  /** Something was sent, to whatever signal's path. */
  readonly wasReached: boolean;
}

/** The part of an AbortSignal that ends the wait. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once: true }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface TraceRun {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** Value of TRACEPARENT. Spans count whatever trace they name. */
  readonly traceparent: string;
  /**
   * To be called when the process has ended: waits for what is still to come, then closes the path. `patient` waits
   * the whole LATE_MS, or until `signal` is aborted; else only for exports that have begun.
   */
  end(patient: boolean, signal: EndSignal): Promise<ReceivedTrace>;
  /** Closes the path at once. */
  abandon(): void;
}

export interface TraceReceiver {
  startRun(): TraceRun;
  close(): Promise<void>;
}

/** Starts to listen on a port that the system chooses. Rejects where it has none. */
export async function openTraceReceiver(): Promise<TraceReceiver> {
  const runs = new Map<string, OpenRun>();
  const server = createServer(
    {
      requestTimeout: REQUEST_MS,
      headersTimeout: REQUEST_MS / 2,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => void answer(runs, request, response),
  );
  server.maxConnections = 1_000;
  await listen(server);
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    startRun() {
      const secret = randomBytes(32).toString('base64url');
      const run = new OpenRun();
      runs.set(secret, run);
      const close = (): ReceivedTrace => {
        runs.delete(secret);
        return run.close();
      };
      return {
        endpoint: `http://127.0.0.1:${port}/${secret}`,
        traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
        end: async (patient, signal) => {
          await run.settled(patient, signal);
          return close();
        },
        abandon: () => void close(),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
}

const PATH = /^\/([\w-]{43})\/v1\/(traces|metrics|logs)$/;

async function answer(
  runs: ReadonlyMap<string, OpenRun>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A client that breaks off is no error.
  request.on('error', () => {});
  response.on('error', () => {});
  const [, secret = '', signal] = PATH.exec(request.url ?? '') ?? [];
  const run = runs.get(secret);
  if (run === undefined) {
    refuse(request, response, 404);
    return;
  }
  run.noteReached();
  // Metrics and logs are taken, so that no exporter complains, and not read.
  const status = await statusOf(run, request, signal === 'traces');
  if (status !== 200) {
    refuse(request, response, status);
    return;
  }
  const isJson = isJsonType(request);
  response.writeHead(200, {
    'Content-Type': isJson ? 'application/json' : 'application/x-protobuf',
  });
  response.end(isJson ? '{}' : '');
}

async function statusOf(run: OpenRun, request: IncomingMessage, isTraces: boolean) {
  if (request.method !== 'POST') return 405;
  return isTraces ? run.receive(request) : run.ignore(request);
}

/** Ends the connection: whatever is still to come on it is not read. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close' });
  response.end(() => request.destroy());
}

function isJsonType({ headers }: IncomingMessage): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '');
}

/** What has been sent to one run's path so far. */
class OpenRun {
  readonly #spans: Span[] = [];
  readonly #reading = new Set<IncomingMessage>();
  #bytes = 0;
  /** Of exports that have not been unpacked yet. */
  #pendingBytes = 0;
  #lastUnpacked: Promise<unknown> = Promise.resolve();
  #refusedExports = 0;
  #droppedSpans = 0;
  #wasReached = false;
  #isClosed = false;
  #onIdle: (() => void) | undefined;

  noteReached(): void {
    this.#wasReached = true;
  }

  /** Reads an export; the HTTP status of the answer to it. */
  async receive(request: IncomingMessage): Promise<number> {
    const status = await this.#whileReading(request, async () => {
      const body = await this.#unpacked(request);
      if (this.#isClosed) return 404;
      this.#bytes += body.byteLength;
      if (this.#bytes > MAX_RUN_BYTES) return 413;
      const read = isJsonType(request) ? readJson : readProtobuf;
      // All or nothing: an export that breaks off says nothing for sure.
      const spans: Span[] = [];
      read(body, (span) => {
        if (this.#spans.length + spans.length < MAX_SPANS) spans.push(span);
        else this.#droppedSpans += 1;
      });
      this.#spans.push(...spans);
      return 200;
    });
    if (status !== 200) this.#refusedExports += 1;
    return status;
  }

  ignore(request: IncomingMessage): Promise<number> {
    return this.#whileReading(request, async () => {
      await eachChunk(request, () => {});
      return 200;
    });
  }

  /** Waits until nothing more is to be expected; LATE_MS at most, and no longer than the signal lets it. */
  async settled(patient: boolean, signal: EndSignal): Promise<void> {
    let end = (): void => {};
    const over = new Promise<void>((resolve) => void (end = resolve));
    // A loop that was busy runs its timers first, and only then reads its sockets.
    const afterReading = (next: () => void) => (): void => void readSockets().then(next);
    const late = setTimeout(afterReading(end), signal.aborted ? 0 : LATE_MS);
    signal.addEventListener('abort', end, { once: true });
    if (!patient) {
      const endWhenIdle = (): void => {
        if (this.#reading.size === 0) end();
        else this.#onIdle = end;
      };
      setTimeout(afterReading(endWhenIdle), BRIEF_MS);
    }
    await over;
    clearTimeout(late);
    signal.removeEventListener('abort', end);
  }

  close(): ReceivedTrace {
    this.#isClosed = true;
    // What has begun and not come to its end is lost.
    this.#refusedExports += this.#reading.size;
    for (const request of this.#reading) request.destroy();
    return {
      spans: this.#spans,
      refusedExports: this.#refusedExports,
      droppedSpans: this.#droppedSpans,
      wasReached: this.#wasReached,
    };
  }

  /** Many exports at once take no more memory than they would one after the other. */
  async #unpacked(request: IncomingMessage): Promise<Buffer> {
    const packed = isPacked(request);
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      await eachChunk(request, (chunk) => {
        size += chunk.byteLength;
        this.#pendingBytes += chunk.byteLength;
        if (this.#bytes + this.#pendingBytes > MAX_RUN_BYTES) throw new RefusedBody(413);
        chunks.push(chunk);
      });
      const body = Buffer.concat(chunks);
      if (!packed) return body;
      const turn = this.#lastUnpacked.then(() => unzipped(body));
      this.#lastUnpacked = turn.catch(() => undefined);
      return await turn;
    } finally {
      this.#pendingBytes -= size;
    }
  }

  async #whileReading(request: IncomingMessage, read: () => Promise<number>): Promise<number> {
    this.#reading.add(request);
    try {
      return await read();
    } catch (cause) {
      return cause instanceof RefusedBody ? cause.status : 400;
    } finally {
      this.#reading.delete(request);
      if (this.#reading.size === 0) this.#onIdle?.();
    }
  }
}

function isPacked({ headers }: IncomingMessage): boolean {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== 'gzip') throw new RefusedBody(415);
  return encoding === 'gzip';
}

async function readSockets(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

class RefusedBody extends Error {
  constructor(readonly status: 413 | 415) {
    super(`HTTP ${status}`);
  }
}

async function unzipped(body: Buffer): Promise<Buffer> {
  try {
    return await unzip(body, { maxOutputLength: MAX_BODY_BYTES });
  } catch (cause) {
    const isTooLarge =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new RefusedBody(413) : cause;
  }
}

/** Hands on the pieces of a body. Throws RefusedBody once they are too many, and ends the connection. */
async function eachChunk(request: IncomingMessage, take: (chunk: Buffer) => void): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new RefusedBody(413);
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new RefusedBody(413);
    take(chunk);
  }
}
