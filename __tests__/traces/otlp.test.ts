/** Both forms of OTLP, posted to the receiver: hostile bodies are refused or bounded, and nothing else. */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openTraceReceiver, type Span } from '../../src/providers/command/receiver.js';

let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
beforeAll(async () => {
  receiver = await openTraceReceiver();
});
afterAll(() => receiver.close());

const JSON_TYPE = 'application/json';
const PROTOBUF = 'application/x-protobuf';
type Type = typeof JSON_TYPE | typeof PROTOBUF;

/** The status of the answer to an export, and the spans of it. */
async function exported(type: Type, body: Uint8Array): Promise<[number, readonly Span[]]> {
  const run = receiver.startRun();
  const headers = { 'content-type': type };
  const init = { method: 'POST', headers, body: Buffer.from(body) };
  const { status } = await fetch(`${run.endpoint}/v1/traces`, init);
  return [status, (await run.end(false, new AbortController().signal)).spans];
}

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

async function valueIn(type: Type, body: Uint8Array, key = 'gen_ai.x'): Promise<unknown> {
  const [, spans] = await exported(type, body);
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
])('%s is the same in both forms', async (_name, binary, written, expected) => {
  expect(await valueIn(PROTOBUF, protobuf('gen_ai.x', binary))).toEqual(expected);
  expect(await valueIn(JSON_TYPE, json('gen_ai.x', written))).toEqual(expected);
});

test.each([1e308, '9'.repeat(400), '-5', 'soon', null, Number('1e999')])(
  'a time that no clock shows is none: %s',
  async (startTimeUnixNano) => {
    const document = { resourceSpans: [{ scopeSpans: [{ spans: [{ startTimeUnixNano }] }] }] };
    const [, spans] = await exported(JSON_TYPE, bytes(JSON.stringify(document)));
    expect(spans.map(({ startMs }) => startMs)).toEqual([0]);
  },
);

test('attributes of other conventions are not kept', async () => {
  const text = message([1, bytes('a')]);
  expect(await valueIn(PROTOBUF, protobuf('http.url', text), 'http.url')).toBeUndefined();
  expect(
    await valueIn(JSON_TYPE, json('http.url', { stringValue: 'a' }), 'http.url'),
  ).toBeUndefined();
});

test('values without end are cut at a depth', async () => {
  let binary = message([1, bytes('a')]);
  let written: unknown = { stringValue: 'a' };
  for (let level = 0; level < 500; level += 1) {
    binary = message([5, message([1, binary])]);
    written = { arrayValue: { values: [written] } };
  }
  const depth = (value: unknown): number => (Array.isArray(value) ? 1 + depth(value[0]) : 0);
  expect(depth(await valueIn(PROTOBUF, protobuf('gen_ai.x', binary)))).toBeLessThan(40);
  expect(depth(await valueIn(JSON_TYPE, json('gen_ai.x', written)))).toBeLessThan(40);
});

test.each<[string, Type, Uint8Array]>([
  ['no JSON', JSON_TYPE, bytes('{')],
  ['a list', JSON_TYPE, bytes('[]')],
  ['a length beyond the end', PROTOBUF, Uint8Array.of(0x0a, 0x7f)],
  ['an unknown wire type', PROTOBUF, Uint8Array.of(0x0f)],
])('refused: %s', async (_name, type, body) => {
  expect(await exported(type, body)).toEqual([400, []]);
});

test('whatever is sent, it is taken or refused, and all that is taken are spans', async () => {
  const survives = async (type: Type, ...bodies: readonly Uint8Array[]): Promise<void> => {
    const all = await Promise.all(bodies.map((body) => exported(type, body)));
    for (const [status, spans] of all) {
      expect([200, 400]).toContain(status);
      for (const { name } of spans) expect(typeof name).toBe('string');
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (body) =>
      survives(PROTOBUF, body, protobuf('gen_ai.x', body)),
    ),
    { numRuns: 200, seed: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), (value) =>
      survives(
        JSON_TYPE,
        json('gen_ai.x', value),
        bytes(JSON.stringify({ resourceSpans: [{ scopeSpans: value }] })),
        bytes(JSON.stringify({ resourceSpans: value })),
      ),
    ),
    { numRuns: 200, seed: 1 },
  );
}, 60_000);
