/** Reads `ExportTraceServiceRequest` of OTLP in its JSON form: ids in hexadecimal, 64-bit numbers as texts. */
import { isRecord } from '../basics/is-record.js';
import { firstPart } from '../redaction/cut.js';
import {
  isKept,
  MAX_ATTRIBUTES,
  MAX_EVENTS,
  MAX_NAME,
  MAX_VALUE_DEPTH,
  millisecondsOf,
  OtlpError,
  type Attributes,
  type Span,
  type SpanEvent,
} from './span.js';

type Json = Readonly<Record<string, unknown>>;

/** Calls `onSpan` for each span of an export. Throws OtlpError for what is none. */
export function readJson(body: Uint8Array, onSpan: (span: Span) => void): void {
  const document = parsed(body);
  if (!isRecord(document)) throw new OtlpError('not an export of spans');
  for (const resource of recordsAt(document, 'resourceSpans')) {
    for (const scope of recordsAt(resource, 'scopeSpans')) {
      for (const span of recordsAt(scope, 'spans')) onSpan(spanOf(span));
    }
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  } catch (cause) {
    throw new OtlpError('not JSON', { cause });
  }
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
  if (intValue !== undefined) return wholeNumber(intValue);
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

function wholeNumber(value: unknown): number | string | undefined {
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
