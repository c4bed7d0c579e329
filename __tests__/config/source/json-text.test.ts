import { expect, test } from '@jest/globals';
import { parseJson, parseWrittenJson } from '../../../src/config/source/json-text.js';

test.each<[string, string, number, number]>([
  ['nothing', '', 1, 1],
  ['a bare word', '{\n  "type": object }', 2, 11],
  ['two commas', '{\n  "version": 1,,\n}', 2, 16],
  ['a comma at the end', '{ "a": 1, }', 1, 11],
  ['a comment', '{\n// no\n}', 2, 1],
  ['single quotes', "{ 'a': 1 }", 1, 3],
  ['a text without an end', '["a', 1, 2],
  ['an end that is missing', '{\n"a": [1, 2\n', 3, 1],
  ['more after the end', '{}\n{}', 2, 1],
  ['a byte order mark before a mistake', '\ufeff{ x }', 1, 3],
])('%s: line and column of the first mistake', (_what, text, line, column) => {
  expect(parseJson(Buffer.from(text))).toMatchObject({ kind: 'invalid', line, column });
});

test.each([
  ['{ "a": 1, "b": { "a": 2 } }', undefined],
  ['[{ "a": 1 }, { "a": 2 }, "a", "a"]', undefined],
  ['{ "a": "a", "__proto__": 1, "__proto__": 2 }', 29],
  ['\ufeff{ "b": [{ "\\u0061": 1, "a": 2 }] }', 24],
])('%s: a name that an object has twice', (text, column) => {
  const expected = column === undefined ? { kind: 'parsed' } : { kind: 'invalid', line: 1, column };
  expect(parseWrittenJson(Buffer.from(text))).toMatchObject(expected);
});

test('valid, with a byte order mark', () => {
  expect(parseJson(Buffer.from('\ufeff{"a":[1]}'))).toEqual({ kind: 'parsed', value: { a: [1] } });
});

test('nested deeper than the stack: refused with a place, not thrown', () => {
  expect(parseJson(Buffer.from('['.repeat(1_000_000)))).toMatchObject({ kind: 'invalid' });
});

test('bytes that are no UTF-8', () => {
  expect(parseJson(Uint8Array.of(0xff, 0xfe))).toMatchObject({ message: 'is not UTF-8' });
});
