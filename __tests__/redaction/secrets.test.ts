import { beforeAll, describe, expect, test } from '@jest/globals';
import { createSecretRedactor, cut, redactDeep, RunSecrets } from '../../src/redaction/cut.js';

const KEY = 'sk-proj-AbC/123+"quoted"é.$^(x)';
/** As Python and curl do it. */
const RFC_3986 = encodeURIComponent(KEY).replaceAll('(', '%28').replaceAll(')', '%29');

function smallEscapes(url: string): string {
  return url.replace(/%../g, (hex) => hex.toLowerCase());
}

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
    ['URL-encoded in lower case', smallEscapes(encodeURIComponent(KEY))],
    ['URL-encoded by RFC 3986', RFC_3986],
    ['URL-encoded by RFC 3986 in lower case', smallEscapes(RFC_3986)],
    ['Base64', utf8.toString('base64')],
    ['Base64 without padding', utf8.toString('base64').replace(/=+$/, '')],
    ['Base64url', utf8.toString('base64url')],
    ['hex', utf8.toString('hex')],
    ['hex in capitals', utf8.toString('hex').toUpperCase()],
    ['HTML', KEY.replaceAll('"', '&quot;')],
    ['HTML in numbers', KEY.replaceAll('"', '&#34;')],
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

test('URL-encoded in a form, where a space is a plus and a tilde is escaped', () => {
  const password = "it's ~my (secret)* !";
  const redact = createSecretRedactor([password]);
  const form = new URLSearchParams({ password }).toString();
  expect(redact(`${form}&a=b`)).toBe('password=***&a=b');
  expect(redact('it%27s+~my+%28secret%29%2A+%21.')).toBe('***.');
});

describe('each way a text is broken where it is shown', () => {
  const LONG = 'sk-ant-Zq4"8+x/Lm2&Wt7=Rv5Bn1Kc3Yd6Pq9Hs2Jx7';
  const redact = createSecretRedactor([LONG]);
  const utf8 = Buffer.from(LONG);
  /** `between` after every `columns` characters. */
  const broken = (text: string, columns: number, between: string): string =>
    (text.match(new RegExp(`.{1,${columns}}`, 'gs')) ?? []).join(between);
  const forms: readonly (readonly [string, string])[] = [
    ['plain', LONG],
    ['in a JSON string', JSON.stringify(LONG).slice(1, -1)],
    ['Base64', utf8.toString('base64')],
    ['hex', utf8.toString('hex')],
    ['URL-encoded', encodeURIComponent(LONG)],
  ];
  const breaks: readonly (readonly [string, number, string])[] = [
    ['lines', 20, '\n'],
    ['lines of Windows', 19, '\r\n'],
    ['lines with an indentation', 11, '\n    '],
    ['lines of a quote', 17, '\n> '],
    ['lines in JSON', 20, String.raw`\n`],
    ['lines in JSON in JSON', 20, String.raw`\\r\\n`],
    ['colours', 7, '\u001b[01;31m'],
    ['colours in JSON', 7, String.raw`\u001b[0m`],
    ['characters without width', 1, '\u200b'],
    ['the zeros of UTF-16', 1, '\0'],
  ];
  const table = forms.flatMap(([form, text]) =>
    breaks.map(([how, columns, between]) => [form, how, broken(text, columns, between)] as const),
  );

  test.each(table)('%s, by %s', (_form, _how, written) => {
    expect(redact(`before ${written} after ${written}.`)).toBe('before *** after ***.');
    const kept = cut(`${'x'.repeat(30)} ${written} and more`, 40);
    expect(kept).not.toContain(written.slice(0, 8));
  });
  beforeAll(() => new RunSecrets().add([LONG]));

  test.each([
    [
      'what `base64` prints of a whole environment',
      `PATH=/usr/bin:/bin\nA_KEY=${LONG}\nHOME=/root`,
    ],
    ['and of a longer one', `${'LANG=C.UTF-8\n'.repeat(9)}A_KEY=${LONG}\nHOME=/root`],
  ])('%s', (_, environment) => {
    const printed = broken(Buffer.from(environment).toString('base64'), 76, '\n');
    const left = Buffer.from(redact(printed).replaceAll('***', ' '), 'base64').toString();
    expect(left).not.toContain(LONG.slice(4, 16));
    expect(left).not.toContain(LONG.slice(-16, -4));
    expect(redact(printed)).toContain('***');
  });

  test('Base64 of UTF-16', () => {
    const redacted = redact(Buffer.from(`key: ${LONG}`, 'utf16le').toString('base64'));
    expect(Buffer.from(redacted.split('***')[1] ?? '', 'base64').length).toBeLessThan(3);
    expect(redacted).toContain('***');
  });

  test('nothing where two lines only meet', () => {
    const text = 'secret-\nkey of\nabc\n123';
    expect(createSecretRedactor(['secret-key', 'abc123'])(text)).toBe(text);
  });

  test('a hostile text costs no more than another', () => {
    const texts = ['\r', '\\', '\u001b[', '\n>', ' ', '\u200b', '\u001b[1'].map((it) =>
      it.repeat(1_000_000 / it.length),
    );
    const started = performance.now();
    for (const text of texts) expect(redact(text)).toBe(text);
    expect(performance.now() - started).toBeLessThan(20_000);
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
