/**
 * Receives the traces of the agents under test: OTLP over HTTP on the loopback interface, protobuf or JSON. Each run has
 * a path of its own that nobody can guess, so that no other process writes into it. Knows no provider and no test.
 */
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isRecord } from '../../basics/basics.js';
import { firstPart } from '../../redaction/cut.js';

/** Bytes of one export, packed and unpacked; exporters send a few hundred spans at a time. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** Bytes of all exports of a run, unpacked; those that are still arriving count as they come. */
const MAX_RUN_BYTES = 32 * 1024 * 1024;
const MAX_SPANS = 10_000;
const MAX_SERVICES = 20;
/** Spans that arrive within so many milliseconds after the process has ended count. */
const LATE_MS = 500;
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
  /** Versions of the programs that sent spans, by the names that they give themselves. */
  readonly services: ReadonlyMap<string, string>;
}

interface TraceRun {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  /** Value of TRACEPARENT. Spans count whatever trace they name. */
  readonly traceparent: string;
  /**
   * To be called when the process has ended: waits for what is still to come, then closes the path. `patient` waits
   * the whole LATE_MS, or until `signal` is aborted; else only for exports that have begun.
   */
  end(patient: boolean, signal: AbortSignal): Promise<ReceivedTrace>;
  /** Closes the path at once. */
  abandon(): void;
}

interface TraceReceiver {
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
  readonly #services = new Map<string, string>();
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
      // All or nothing: an export that breaks off says nothing for sure.
      const resources = recordsAt(exportOf(body, isJsonType(request)), 'resourceSpans');
      for (const resource of resources) this.#take(resource);
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
  async settled(patient: boolean, signal: AbortSignal): Promise<void> {
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
      services: this.#services,
    };
  }

  #take(resource: Json): void {
    const spans = recordsAt(resource, 'scopeSpans').flatMap((scope) => recordsAt(scope, 'spans'));
    const kept = spans.slice(0, MAX_SPANS - this.#spans.length);
    this.#spans.push(...kept.map(spanOf));
    this.#droppedSpans += spans.length - kept.length;
    const { resource: sender } = resource;
    if (!isRecord(sender)) return;
    const attributes = attributesOf(sender, (key) => SERVICE.test(key));
    const name = attributes.get('service.name');
    const version = attributes.get('service.version');
    if (typeof name !== 'string' || typeof version !== 'string') return;
    if (this.#services.size < MAX_SERVICES) this.#services.set(name, firstPart(version, MAX_NAME));
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

// Reads `ExportTraceServiceRequest` of OTLP in its JSON form: ids in hexadecimal, 64-bit numbers as texts.

type Json = Readonly<Record<string, unknown>>;

const SERVICE = /^service\.(?:name|version)$/;

/** Throws for what is no export. */
function exportOf(body: Uint8Array, isJson: boolean): Json {
  const document: unknown = isJson ? JSON.parse(textOf(body)) : decoded(body, EXPORT, 0);
  if (!isRecord(document)) throw new Error('not an export of spans');
  return document;
}

function spanOf(span: Json): Span {
  const status = span['status'];
  return {
    traceId: idAt(span, 'traceId'),
    spanId: idAt(span, 'spanId'),
    parentSpanId: idAt(span, 'parentSpanId'),
    name: nameAt(span),
    startMs: timeAt(span, 'startTimeUnixNano'),
    endMs: timeAt(span, 'endTimeUnixNano'),
    attributes: attributesOf(span, isKept),
    events: recordsAt(span, 'events').slice(0, MAX_EVENTS).map(eventOf),
    failed: isRecord(status) && (status['code'] === 2 || status['code'] === 'STATUS_CODE_ERROR'),
  };
}

function eventOf(event: Json): SpanEvent {
  return { name: nameAt(event), attributes: attributesOf(event, () => true) };
}

function attributesOf(owner: Json, isWanted: (key: string) => boolean): Attributes {
  const attributes = new Map<string, unknown>();
  for (const { key, value } of recordsAt(owner, 'attributes')) {
    if (attributes.size >= MAX_ATTRIBUTES) break;
    if (typeof key === 'string' && isWanted(key)) attributes.set(key, valueOf(value, 0));
  }
  return attributes;
}

/** Undefined for an empty value, and for what is nested too deeply. */
function valueOf(value: unknown, depth: number): unknown {
  if (!isRecord(value) || depth > MAX_VALUE_DEPTH) return undefined;
  const { stringValue, boolValue, intValue, doubleValue, bytesValue } = value;
  const { arrayValue, kvlistValue } = value;
  if (intValue !== undefined) return numberOfJson(intValue);
  if (isRecord(arrayValue)) {
    return recordsAt(arrayValue, 'values').map((item) => valueOf(item, depth + 1) ?? null);
  }
  if (isRecord(kvlistValue)) {
    return Object.fromEntries(
      recordsAt(kvlistValue, 'values').flatMap((entry) =>
        typeof entry['key'] === 'string'
          ? [[entry['key'], valueOf(entry['value'], depth + 1)]]
          : [],
      ),
    );
  }
  const scalar = stringValue ?? boolValue ?? doubleValue ?? bytesValue;
  return typeof scalar === 'object' ? undefined : scalar;
}

function numberOfJson(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function recordsAt(owner: Json, key: string): readonly Json[] {
  const items = owner[key];
  return Array.isArray(items) ? items.filter((item) => isRecord(item)) : [];
}

function idAt(owner: Json, key: string): string {
  const id = owner[key];
  return typeof id === 'string' && id.length <= 64 ? id.toLowerCase() : '';
}

function nameAt({ name }: Json): string {
  return typeof name === 'string' ? firstPart(name, MAX_NAME) : '';
}

function timeAt(owner: Json, key: string): number {
  const time = owner[key];
  return typeof time === 'string' || typeof time === 'number' ? millisecondsOf(time) : 0;
}

// The binary form (opentelemetry-proto 1.x) becomes the JSON form: the few fields that are used, by their numbers. What is
// unknown is skipped, as the format wants it.

interface Field {
  readonly name: string;
  readonly wire: WireType;
  readonly read: (reader: BinaryReader, depth: number) => unknown;
  readonly isList?: true;
}
type Message = Readonly<Record<number, Field>>;

const bytesAs = (name: string, read: (bytes: Uint8Array) => string): Field => ({
  name,
  wire: WireType.LengthDelimited,
  read: (reader) => read(reader.bytes()),
});
const text = (name: string): Field => bytesAs(name, textOf);
const id = (name: string): Field => bytesAs(name, (bytes) => Buffer.from(bytes).toString('hex'));
const time = (name: string): Field => ({
  name,
  wire: WireType.Bit64,
  read: (reader) => String(reader.fixed64()),
});
const one = (name: string, message: () => Message): Field => ({
  name,
  wire: WireType.LengthDelimited,
  read: (reader, depth) => decoded(reader.bytes(), message(), depth + 1),
});
const many = (name: string, message: () => Message): Field => ({
  ...one(name, message),
  isList: true,
});

const ATTRIBUTE: Message = { 1: text('key'), 2: one('value', () => VALUE) };
/** Of an AnyValue one field is set. */
const VALUE: Message = {
  1: text('stringValue'),
  2: { name: 'boolValue', wire: WireType.Varint, read: (reader) => reader.bool() },
  3: { name: 'intValue', wire: WireType.Varint, read: (reader) => String(reader.int64()) },
  4: { name: 'doubleValue', wire: WireType.Bit64, read: (reader) => reader.double() },
  5: one('arrayValue', () => ({ 1: many('values', () => VALUE) })),
  6: one('kvlistValue', () => ({ 1: many('values', () => ATTRIBUTE) })),
  7: bytesAs('bytesValue', (bytes) => Buffer.from(bytes).toString('base64')),
};
const STATUS: Message = {
  3: { name: 'code', wire: WireType.Varint, read: (reader) => reader.int32() },
};
const SPAN: Message = {
  1: id('traceId'),
  2: id('spanId'),
  4: id('parentSpanId'),
  5: text('name'),
  7: time('startTimeUnixNano'),
  8: time('endTimeUnixNano'),
  9: many('attributes', () => ATTRIBUTE),
  11: many('events', () => ({ 2: text('name'), 3: many('attributes', () => ATTRIBUTE) })),
  15: one('status', () => STATUS),
};
const EXPORT: Message = {
  1: many('resourceSpans', () => ({
    1: one('resource', () => ({ 1: many('attributes', () => ATTRIBUTE) })),
    2: many('scopeSpans', () => ({ 2: many('spans', () => SPAN) })),
  })),
};

/** Messages inside of each other: what is deeper is left out, as values of that depth are. */
const MAX_MESSAGES = 110;

function decoded(bytes: Uint8Array, fields: Message, depth: number): Json | undefined {
  if (depth > MAX_MESSAGES) return undefined;
  const message: Record<string, unknown> = {};
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const field = fields[number];
    if (field?.wire !== wire) {
      reader.skip(wire, number, 100);
      continue;
    }
    const value = field.read(reader, depth);
    const list = field.isList === true ? (message[field.name] ?? []) : undefined;
    if (Array.isArray(list)) list.push(value);
    message[field.name] = list ?? value;
  }
  return message;
}

/** UTF-8; what is none reads as U+FFFD. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}

// A span as both formats of OTLP give it, and what of it is kept.

interface SpanEvent {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Values are JSON: texts, numbers, booleans, lists and objects. Whole numbers beyond 2^53 and bytes are texts. */
type Attributes = ReadonlyMap<string, unknown>;

export interface Span {
  /** Hexadecimal, lower case. */
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: it has none. */
  readonly parentSpanId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
  /** What conventions for models and agents name, and nothing else. */
  readonly attributes: Attributes;
  readonly events: readonly SpanEvent[];
  /** Its status is an error. */
  readonly failed: boolean;
}

/** Levels of lists and objects inside of a value; what is deeper is left out. */
const MAX_VALUE_DEPTH = 32;
const MAX_ATTRIBUTES = 2_000;
const MAX_EVENTS = 200;
/** Longer names than this identify nothing. */
const MAX_NAME = 500;

const KEPT = /^(?:gen_ai\.|llm\.|openinference\.|tool\.|tool_call\.|agent\.|(?:in|out)put\.)/;

/** Whether an attribute is one that is read: the rest would only fill the memory. */
function isKept(key: string): boolean {
  return key.length <= MAX_NAME && KEPT.test(key);
}

/** Milliseconds: the year 5138. No clock is later, and differences stay numbers that a report can hold. */
const LATEST_MS = 1e14;

/** Milliseconds of nanoseconds, to the microsecond; 0 for what is no time. */
function millisecondsOf(nanoseconds: bigint | string | number | undefined): number {
  try {
    const time = Number(BigInt(nanoseconds ?? 0) / 1_000n) / 1_000;
    return time >= 0 && time <= LATEST_MS ? time : 0;
  } catch {
    return 0;
  }
}
