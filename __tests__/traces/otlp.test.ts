/** Both forms of OTLP: hostile bodies end with an error or are bounded, and never with anything else. */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readJson, readProtobuf } from '../../src/providers/command/receiver.js';
import { OtlpError, type Span } from '../../src/providers/command/span.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function message(...fields: readonly (readonly [number, Uint8Array])[]): Uint8Array {
  const writer = new BinaryWriter();
  for (const [number, value] of fields) writer.tag(number, WireType.LengthDelimited).bytes(value);
  return writer.finish();
}

/** An export of one span with one attribute. */
const protobuf = (key: string, value: Uint8Array): Uint8Array =>
  message([1, message([2, message([2, message([9, message([1, bytes(key)], [2, value])])])])]);
const json = (key: string, value: unknown): Uint8Array =>
  bytes(
    JSON.stringify({
      resourceSpans: [{ scopeSpans: [{ spans: [{ attributes: [{ key, value }] }] }] }],
    }),
  );

function valueIn(read: typeof readJson, body: Uint8Array, key = 'gen_ai.x'): unknown {
  const spans: Span[] = [];
  read(body, (span) => spans.push(span));
  return spans[0]?.attributes.get(key);
}

const scalar = (field: number, write: (writer: BinaryWriter) => void, wire: WireType) => {
  const writer = new BinaryWriter().tag(field, wire);
  write(writer);
  return writer.finish();
};

test.each<[string, Uint8Array, unknown, unknown]>([
  ['a text', message([1, bytes('é')]), { stringValue: 'é' }, 'é'],
  ['a truth', scalar(2, (it) => it.bool(true), WireType.Varint), { boolValue: true }, true],
  ['a whole number', scalar(3, (it) => it.int64(-7n), WireType.Varint), { intValue: '-7' }, -7],
  [
    'one beyond 2^53',
    scalar(3, (it) => it.int64(2n ** 60n), WireType.Varint),
    { intValue: String(2n ** 60n) },
    String(2n ** 60n),
  ],
  ['a number', scalar(4, (it) => it.double(0.5), WireType.Bit64), { doubleValue: 0.5 }, 0.5],
  [
    'a list',
    message([5, message([1, message([1, bytes('a')])])]),
    { arrayValue: { values: [{ stringValue: 'a' }] } },
    ['a'],
  ],
  [
    'an object',
    message([6, message([1, message([1, bytes('__proto__')], [2, message([1, bytes('a')])])])]),
    { kvlistValue: { values: [{ key: '__proto__', value: { stringValue: 'a' } }] } },
    Object.fromEntries([['__proto__', 'a']]),
  ],
])('%s is the same in both forms', (_name, binary, written, expected) => {
  expect(valueIn(readProtobuf, protobuf('gen_ai.x', binary))).toEqual(expected);
  expect(valueIn(readJson, json('gen_ai.x', written))).toEqual(expected);
});

test.each([1e308, '9'.repeat(400), '-5', 'soon', null, Number('1e999')])(
  'a time that no clock shows is none: %s',
  (startTimeUnixNano) => {
    const spans: Span[] = [];
    const document = { resourceSpans: [{ scopeSpans: [{ spans: [{ startTimeUnixNano }] }] }] };
    readJson(bytes(JSON.stringify(document)), (span) => spans.push(span));
    expect(spans.map(({ startMs }) => startMs)).toEqual([0]);
  },
);

test('attributes of other conventions are not kept', () => {
  const text = message([1, bytes('a')]);
  expect(valueIn(readProtobuf, protobuf('http.url', text), 'http.url')).toBeUndefined();
  expect(valueIn(readJson, json('http.url', { stringValue: 'a' }), 'http.url')).toBeUndefined();
});

test('values without end are cut at a depth', () => {
  let binary = message([1, bytes('a')]);
  let written: unknown = { stringValue: 'a' };
  for (let level = 0; level < 500; level += 1) {
    binary = message([5, message([1, binary])]);
    written = { arrayValue: { values: [written] } };
  }
  const depth = (value: unknown): number => (Array.isArray(value) ? 1 + depth(value[0]) : 0);
  expect(depth(valueIn(readProtobuf, protobuf('gen_ai.x', binary)))).toBeLessThan(40);
  expect(depth(valueIn(readJson, json('gen_ai.x', written)))).toBeLessThan(40);
});

test.each([
  ['no JSON', readJson, bytes('{')],
  ['a list', readJson, bytes('[]')],
  ['a length beyond the end', readProtobuf, Uint8Array.of(0x0a, 0x7f)],
  ['an unknown wire type', readProtobuf, Uint8Array.of(0x0f)],
])('refused: %s', (_name, read, body) => {
  expect(() => read(body, () => {})).toThrow(OtlpError);
});

test('whatever is sent, nothing but spans or an OtlpError comes out', () => {
  const survives = (read: typeof readJson, body: Uint8Array): void => {
    try {
      read(body, (span) => expect(typeof span.name).toBe('string'));
    } catch (error) {
      expect(error).toBeInstanceOf(OtlpError);
    }
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (body) => {
      survives(readProtobuf, body);
      survives(readProtobuf, protobuf('gen_ai.x', body));
    }),
    { numRuns: 300, seed: 1 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      survives(readJson, json('gen_ai.x', value));
      survives(readJson, bytes(JSON.stringify({ resourceSpans: [{ scopeSpans: value }] })));
      survives(readJson, bytes(JSON.stringify({ resourceSpans: value })));
    }),
    { numRuns: 300, seed: 1 },
  );
});
