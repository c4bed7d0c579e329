import { describe, expect, test } from '@jest/globals';
import { createSecretRedactor, redactDeep } from '../../src/redaction/secrets.js';

const KEY = 'sk-proj-AbC/123+"quoted"é.$^(x)';

describe('each way a secret may be written', () => {
  const redact = createSecretRedactor([KEY]);
  const utf8 = Buffer.from(KEY);
  const basic = (prefix: string): string => Buffer.from(`${prefix}${KEY}`).toString('base64');
  const table: readonly (readonly [string, string])[] = [
    ['plain', KEY],
    ['in a JSON string', JSON.stringify(KEY).slice(1, -1)],
    [
      'in a JSON string in a JSON string',
      JSON.stringify(JSON.stringify(KEY).slice(1, -1)).slice(1, -1),
    ],
    ['URL-encoded', encodeURIComponent(KEY)],
    [
      'URL-encoded in lower case',
      encodeURIComponent(KEY).replace(/%../g, (hex) => hex.toLowerCase()),
    ],
    ['Base64', utf8.toString('base64')],
    ['Base64 without padding', utf8.toString('base64').replace(/=+$/, '')],
    ['Base64url', utf8.toString('base64url')],
    ['hex', utf8.toString('hex')],
  ];
  test.each(table)('%s', (_, written) => {
    expect(redact(`before ${written} after ${written}`)).toBe('before *** after ***');
  });

  test.each(['u:', 'us:', 'user:'])('Base64 of %s and the secret', (prefix) => {
    const redacted = redact(`Basic ${basic(prefix)}!`);
    expect(redacted).toContain('***');
    const left = redacted.replace('Basic ', '').split('***');
    // At most a character or two of the secret's first and last byte may be left on either side.
    expect(left.join('').length).toBeLessThan(prefix.length * 2 + 7);
  });
});

describe('what is replaced', () => {
  const table: readonly (readonly [string, readonly string[], string, string])[] = [
    ['nothing without secrets', [], 'text', 'text'],
    ['nothing for an empty secret', ['', '   '], 'a   b', 'a   b'],
    ['nothing for a word of five letters', ['dummy'], 'a dummy key', 'a dummy key'],
    ['a secret of six', ['abc123'], 'key abc123.', 'key ***.'],
    ['the longer of two that overlap', ['secret', 'secret-long'], 'secret-long secret', '*** ***'],
    ['every occurrence', ['secret'], 'secretsecret', '******'],
    ['pattern characters are literal', ['a.b*c(d'], 'a.b*c(d axbbc(d', '*** axbbc(d'],
    ['white space around a key does not hide it', [' secret-key\n'], 'x secret-key y', 'x *** y'],
    [
      'each line of a key file',
      ['-----BEGIN KEY-----\nMIIEvQIBADANBg\nshort\n-----END KEY-----'],
      'line: MIIEvQIBADANBg, short',
      'line: ***, short',
    ],
    ['half a surrogate pair', ['abc\uD800def'], 'x abc\uD800def', 'x ***'],
  ];
  test.each(table)('%s', (_, secrets, text, expected) => {
    expect(createSecretRedactor(secrets)(text)).toBe(expected);
  });

  test('redacting twice changes nothing more', () => {
    const redact = createSecretRedactor([KEY, 'secret']);
    const once = redact(`${KEY} secret`);
    expect(redact(once)).toBe(once);
  });
});

describe('deep', () => {
  const redact = createSecretRedactor(['secret-key']);

  test('strings and property names at any depth, and nothing else', () => {
    const value = {
      n: 1,
      none: null,
      yes: true,
      list: ['secret-key', { 'a secret-key': 'x secret-key' }],
    };
    const before = structuredClone(value);
    expect(redactDeep(value, redact)).toEqual({
      n: 1,
      none: null,
      yes: true,
      list: ['***', { 'a ***': 'x ***' }],
    });
    expect(value).toEqual(before);
  });

  test("the words of the report's own format stay, whatever the key is", () => {
    const value = { provider: 'ollama', ollama: 'ollama', outputText: 'ollama is a word' };
    expect(redactDeep(value, createSecretRedactor(['ollama', 'provider']))).toEqual({
      provider: 'ollama',
      ollama: 'ollama',
      outputText: '*** is a word',
    });
  });

  test('a property named __proto__ stays one', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":"secret-key"}}');
    expect(JSON.stringify(redactDeep(value, redact))).toBe('{"__proto__":{"x":"***"}}');
  });
});
