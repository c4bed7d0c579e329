import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  createSecretRedactor,
  cut,
  firstPart,
  jsonFault,
  lastPart,
  RunSecrets,
} from '../../src/redaction/cut.js';
import { redactorOf } from '../../src/redaction/personal-data.js';

const KEY = String.raw`sk-Q7"z/p+V&4nT=w9Kd\2mXe8Rb6Yc3HfJ5`;
const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

describe('without a secret', () => {
  test.each<[string, number, string, string, string]>([
    ['short', 5, 'short', 'short', 'short'],
    ['a text', 3, 'a t…', 'a t', 'ext'],
    ['a text', 0, '…', '', ''],
    ['a😀', 2, 'a…', 'a', '😀'],
    ['😀a', 2, '😀…', '😀', 'a'],
  ])('%p to %d', (text, max, shown, first, last) => {
    expect([cut(text, max), firstPart(text, max), lastPart(text, max)]).toEqual([
      shown,
      first,
      last,
    ]);
  });
});

describe('with a secret', () => {
  beforeAll(() => new RunSecrets().add([KEY, 'test']));

  const FORMS: readonly [string, string][] = [
    ['as it is', KEY],
    ['URL-encoded', encodeURIComponent(KEY)],
    ['Base64', Buffer.from(KEY).toString('base64')],
    ['hex', Buffer.from(KEY).toString('hex')],
    ['in JSON', asJson(KEY)],
    ['in JSON in JSON in JSON', asJson(asJson(asJson(KEY)))],
    ['with escaped slashes', asJson(KEY).replaceAll('/', String.raw`\/`)],
    [
      'as HTML-safe JSON',
      asJson(KEY)
        .replaceAll('&', String.raw`\u0026`)
        .replaceAll('+', String.raw`\u002B`),
    ],
  ];

  test.each(FORMS)('%s: wherever the cut falls, no piece of it is left', (_name, form) => {
    const pieces = Array.from({ length: form.length - 5 }, (_, at) => form.slice(at, at + 6));
    const text = `${'.'.repeat(20)} ${form} ${'.'.repeat(20)}`;
    for (let max = 0; max < text.length; max++) {
      for (const shown of [cut(text, max), firstPart(text, max), lastPart(text, max)]) {
        expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
        expect(shown.length).toBeLessThanOrEqual(max + 3);
      }
    }
  });

  test('what lies before and behind it stays', () => {
    expect(cut(`before ${KEY} behind it`, 50)).toBe('before *** behind…');
    expect(lastPart(`before it ${KEY} behind`, 20)).toBe('*** behind');
  });

  test('a text that is not cut is left to the redactor of the whole', () => {
    expect(cut(KEY, 100)).toBe(KEY);
  });

  test('a text full of keys', () => {
    expect(firstPart(`${KEY},`.repeat(1000), 200)).toBe('***,'.repeat(5) + '***');
  });

  test('a short value is no secret', () => {
    expect(firstPart('a test of it', 6)).toBe('a test');
  });
});

describe('a text that ends in the middle of a secret', () => {
  const redact = createSecretRedactor([KEY]);
  test.each([
    ['the answer was cut off: sk-Q7"z/p', 'the answer was cut off: ***'],
    [`all but one: ${KEY.slice(0, -1)}`, 'all but one: ***'],
    ['few characters: sk-Q7', 'few characters: sk-Q7'],
    ['in the middle sk-Q7"z/p of it', 'in the middle sk-Q7"z/p of it'],
  ])('%p', (text, shown) => {
    expect(redact(text)).toBe(shown);
  });
});

test('a key file of 48 KB', () => {
  const file = Array.from({ length: 6000 }, (_, n) => `"${n}\\`).join('-+');
  const redact = createSecretRedactor([file]);
  expect(redact(`x ${file} y`)).toBe('x *** y');
  expect(redact(JSON.stringify({ file }))).toBe('{"file":"***"}');
});

test.each<[string, string]>([
  [`{"key": "${'x'.repeat(30)}sk-abcdef${'x'.repeat(30)}`.padEnd(90, 'y'), 'sk-abc'],
  [`${'x'.repeat(40)} sk-abcdef ${'x'.repeat(40)}`, 'xxx'],
])('the fault of %p is said without its text', (text, piece) => {
  let fault = '';
  try {
    JSON.parse(text);
  } catch (error) {
    fault = jsonFault(error);
  }
  expect(fault).not.toBe('');
  expect(fault).not.toContain(piece);
});

test('personal data inside of a key leaves nothing of the key', () => {
  const digits = 'sk-abcdef-4111111111111111-ghijkl';
  new RunSecrets().add([digits]);
  expect(redactorOf(['4111111111111111'])(`got ${digits}.`)).toBe('got ***.');
});
