/**
 * Reads `ExportTraceServiceRequest` of OTLP (opentelemetry-proto 1.x) in binary form: the few fields that are used, by
 * their numbers. What is unknown is skipped, as the format wants it.
 */
import { firstPart } from '../redaction/cut.js';
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';
import {
  isKept,
  MAX_ATTRIBUTES,
  MAX_EVENTS,
  MAX_NAME,
  MAX_VALUE_DEPTH,
  millisecondsOf,
  OtlpError,
  type Span,
  type SpanEvent,
} from './span.js';

/** Reads one field; false: it is not one that is used, and is skipped. */
type FieldReader = (field: number, wire: WireType, reader: BinaryReader) => boolean;

/** Calls `onSpan` for each span of an export. Throws OtlpError for what is none. */
export function readProtobuf(body: Uint8Array, onSpan: (span: Span) => void): void {
  try {
    readMessage(
      body,
      nested(1, (resource) => {
        readMessage(
          resource,
          nested(2, (scope) => {
            readMessage(
              scope,
              nested(2, (span) => onSpan(readSpan(span))),
            );
          }),
        );
      }),
    );
  } catch (cause) {
    throw new OtlpError('not an export of spans', { cause });
  }
}

function readMessage(bytes: Uint8Array, read: FieldReader): void {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (!read(field, wire, reader)) reader.skip(wire, field, 100);
  }
}

/** A repeated message under one field number. */
function nested(number: number, read: (bytes: Uint8Array) => void): FieldReader {
  return (field, wire, reader) => {
    if (field !== number || wire !== WireType.LengthDelimited) return false;
    read(reader.bytes());
    return true;
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function readSpan(bytes: Uint8Array): Span {
  const attributes = new Map<string, unknown>();
  const events: SpanEvent[] = [];
  const span: Writable<Span> = {
    traceId: '',
    spanId: '',
    parentSpanId: '',
    name: '',
    startMs: 0,
    endMs: 0,
    attributes,
    events,
    failed: false,
  };
  readMessage(bytes, (field, wire, reader) => {
    if (wire === WireType.Bit64 && (field === 7 || field === 8)) {
      span[field === 7 ? 'startMs' : 'endMs'] = millisecondsOf(reader.fixed64());
      return true;
    }
    if (wire !== WireType.LengthDelimited) return false;
    if (field === 1) span.traceId = hexOf(reader.bytes());
    else if (field === 2) span.spanId = hexOf(reader.bytes());
    else if (field === 4) span.parentSpanId = hexOf(reader.bytes());
    else if (field === 5) span.name = firstPart(textOf(reader.bytes()), MAX_NAME);
    else if (field === 9) addAttribute(attributes, reader.bytes());
    else if (field === 11 && events.length < MAX_EVENTS) events.push(readEvent(reader.bytes()));
    else if (field === 15) span.failed = isErrorStatus(reader.bytes());
    else return false;
    return true;
  });
  return span;
}

function readEvent(bytes: Uint8Array): SpanEvent {
  const attributes = new Map<string, unknown>();
  let name = '';
  readMessage(bytes, (field, wire, reader) => {
    if (wire !== WireType.LengthDelimited || (field !== 2 && field !== 3)) return false;
    const value = reader.bytes();
    if (field === 2) name = firstPart(textOf(value), MAX_NAME);
    else addAttribute(attributes, value, () => true);
    return true;
  });
  return { name, attributes };
}

function isErrorStatus(bytes: Uint8Array): boolean {
  let code = 0;
  readMessage(bytes, (field, wire, reader) => {
    if (field !== 3 || wire !== WireType.Varint) return false;
    code = reader.int32();
    return true;
  });
  return code === 2;
}

function addAttribute(
  attributes: Map<string, unknown>,
  bytes: Uint8Array,
  isWanted: (key: string) => boolean = isKept,
): void {
  if (attributes.size >= MAX_ATTRIBUTES) return;
  const { key, value } = readKeyValue(bytes);
  if (value !== undefined && isWanted(key)) attributes.set(key, readValue(value, 0));
}

function readKeyValue(bytes: Uint8Array): { key: string; value?: Uint8Array } {
  const found: { key: string; value?: Uint8Array } = { key: '' };
  readMessage(bytes, (field, wire, reader) => {
    if (wire !== WireType.LengthDelimited || (field !== 1 && field !== 2)) return false;
    const part = reader.bytes();
    if (field === 1) found.key = textOf(part);
    else found.value = part;
    return true;
  });
  return found;
}

/** An AnyValue; the last of its fields counts. Undefined for an empty one, and for what is nested too deeply. */
function readValue(bytes: Uint8Array, depth: number): unknown {
  let value: unknown;
  readMessage(bytes, (field, wire, reader) => {
    if (field === 2 && wire === WireType.Varint) value = reader.bool();
    else if (field === 3 && wire === WireType.Varint) value = wholeNumber(reader.int64());
    else if (field === 4 && wire === WireType.Bit64) value = reader.double();
    else if (wire !== WireType.LengthDelimited) return false;
    else if (field === 1) value = textOf(reader.bytes());
    else if (field === 7) value = Buffer.from(reader.bytes()).toString('base64');
    else if (field === 5 || field === 6) value = readNested(field, reader.bytes(), depth + 1);
    else return false;
    return true;
  });
  return value;
}

function readNested(field: 5 | 6, bytes: Uint8Array, depth: number): unknown {
  if (depth > MAX_VALUE_DEPTH) return undefined;
  if (field === 5) {
    const items: unknown[] = [];
    readMessage(
      bytes,
      nested(1, (item) => void items.push(readValue(item, depth) ?? null)),
    );
    return items;
  }
  const entries: [string, unknown][] = [];
  readMessage(
    bytes,
    nested(1, (entry) => {
      const { key, value } = readKeyValue(entry);
      if (value !== undefined) entries.push([key, readValue(value, depth)]);
    }),
  );
  return Object.fromEntries(entries);
}

function wholeNumber(value: bigint | string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 32)).toString('hex');
}

/** UTF-8; what is none reads as U+FFFD. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}
