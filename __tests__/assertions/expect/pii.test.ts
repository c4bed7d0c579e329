/** `pii`, as docs/assertions.md describes `guardrails.pii`. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, lines, testSandbox } from '../evaluate.js';

type PiiGuardrail = NonNullable<NonNullable<Expect['guardrails']>['pii']>;

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const expecting = (pii: PiiGuardrail): Expect => ({ guardrails: { pii } });
const check = (pii: PiiGuardrail, outputText: string): ReturnType<typeof evaluate> =>
  evaluate(expecting(pii), { outputText }, { sandbox });

describe('default patterns', () => {
  test.each<[string, string, string[]]>([
    ['nothing', 'Your order 4711 is on its way.', []],
    ['SSN', 'SSN 123-45-6789.', ['123-45-6789']],
    ['SSN with typographic hyphens', '123\u201145\u20116789', ['123\u201145\u20116789']],
    ['SSN inside a longer number', '1123-45-6789 123-45-67890', []],
    ['card', 'Card 4111111111111111', ['4111111111111111']],
    ['card in groups', '4111 1111 1111 1111', ['4111 1111 1111 1111']],
    ['card with hyphens', '5500-0000-0000-0004', ['5500-0000-0000-0004']],
    ['card and what follows', '4111 1111 1111 1111 5 items', ['4111 1111 1111 1111']],
    ['card after another group', '5234 4111 1111 1111 1111', ['4111 1111 1111 1111']],
    ['American Express', '3782 822463 10005', ['3782 822463 10005']],
    ['Diners', '30569309025904', ['30569309025904']],
    ['an order number that fails the Luhn check', 'Order 4111111111111112', []],
    ['a number that no card starts with', '1234567812345670', []],
    ['zeros', '0000000000000000', []],
    ['one digit repeated', '4444444444444448 5555555555555555', ['4444444444444448']],
    ['a fraction', '0.4111111111111111', []],
    ['an identifier', 'ord_4111111111111111 x4111111111111111', []],
    ['a longer number', '41111111111111111111111', []],
    ['e-mail', 'Write to jane.doe+x@mail.example.co.uk.', ['jane.doe+x@mail.example.co.uk']],
    ['e-mail with letters of other languages', 'jörg@müller.de', ['jörg@müller.de']],
    ['no e-mail', 'a@b user@localhost @handle x@.com', []],
    ['several', 'a@b.io 123-45-6789 c@d.io a@b.io', ['123-45-6789', 'a@b.io', 'c@d.io']],
  ])('%s', async (_name, output, found) => {
    const outcomes = await check({}, output);
    expect(outcomes.map(({ label }) => label)).toEqual([
      'PII: US SSN',
      'PII: Credit card',
      'PII: E-mail',
    ]);
    expect(outcomes.flatMap(({ sensitiveText }) => sensitiveText ?? [])).toEqual(found);
    expect(outcomes.every(({ passed }) => passed)).toBe(found.length === 0);
  });

  test.each<[string, PiiGuardrail['allow'], string, string[]]>([
    ['a text, in any case', ['Support@Acme.test'], 'support@acme.test a@b.io', ['a@b.io']],
    ['a part of what is found', ['acme.test'], 'support@acme.test', ['support@acme.test']],
    [
      'a pattern',
      [{ pattern: '.*@acme\\.test' }],
      'a@acme.test b@acmeXtest.io',
      ['b@acmeXtest.io'],
    ],
    ['a pattern of a part', [{ pattern: 'acme' }], 'a@acme.test', ['a@acme.test']],
    ['one of two', [{ pattern: 'a|b@c.io' }], 'a@c.io b@c.io', ['a@c.io']],
    ['other kinds of data', ['123-45-6789'], '123-45-6789 4111111111111111', ['4111111111111111']],
    ['all of it', ['a@b.io', { pattern: '.*@c.io' }], 'a@b.io d@c.io a@b.io', []],
  ])('allowed: %s', async (_name, allow = [], output, found) => {
    const outcomes = await check({ allow }, output);
    expect(outcomes.flatMap(({ sensitiveText }) => sensitiveText ?? [])).toEqual(found);
    expect(outcomes.every(({ passed }) => passed)).toBe(found.length === 0);
  });

  test('a pattern of `allow` that takes too long allows nothing, and is told', async () => {
    const allow = [{ pattern: '(?:[a-z@.]+)+!' }];
    const outcomes = await check({ allow }, `${'a'.repeat(60)}@b.io`);
    expect(lines(outcomes).join('\n')).toContain('was not decided within');
  });

  test('`allow` of the defaults holds for the test, and that of the test for the defaults', async () => {
    const expects = [expecting({ allow: ['a@b.io'] }), expecting({ allow: ['c@d.io'] })];
    const outcomes = await evaluate(expects, { outputText: 'a@b.io c@d.io e@f.io' }, { sandbox });
    expect(outcomes.map(({ sensitiveText }) => sensitiveText ?? [])).toEqual([
      [],
      [],
      ['e@f.io'],
      [],
      [],
      ['e@f.io'],
    ]);
  });

  test.each([
    ['letters', 'a'],
    ['at signs', 'a@'],
    ['labels', 'a.'],
    ['digits', '4'],
    ['groups', '4111 '],
    ['hyphenated digits', '1-'],
    ['labels behind an at sign', '@a.a'],
  ])('a megabyte of %s takes linear time', async (_name, part) => {
    const outcomes = await check({}, part.repeat(250_000));
    expect(outcomes).toHaveLength(3);
  });
});

describe("the config's patterns", () => {
  test.each<[string, PiiGuardrail, string, string[]]>([
    [
      'denyPatterns replace the built-in ones, flags gi',
      { denyPatterns: ['emp-\\d+', 'x'] },
      'EMP-12 emp-3 a@b.io',
      [
        'PII_DETECTED PII: pii-pattern-0: Found 2 PII match(es) for pattern "pii-pattern-0"',
        'ok PII: pii-pattern-1',
      ],
    ],
    [
      'customPatterns are added',
      { customPatterns: [{ name: 'IBAN', pattern: 'DE\\d{20}' }] },
      'DE89370400440532013000',
      [
        'ok PII: US SSN',
        'ok PII: Credit card',
        'ok PII: E-mail',
        'PII_DETECTED PII: IBAN: Found 1 PII match(es) for pattern "IBAN"',
      ],
    ],
    [
      'no deny pattern, but a custom one',
      { denyPatterns: [], customPatterns: [{ name: '__proto__', pattern: 'q' }] },
      'a@b.io',
      ['ok PII: __proto__'],
    ],
    [
      'a runaway pattern costs itself only',
      { denyPatterns: ['(a+)+$', 'b'] },
      `${'a'.repeat(40)}!`,
      [
        'INTERNAL_ERROR PII: pii-pattern-0: PII pattern "pii-pattern-0" was not decided within 500 ms: it takes too long on this output',
        'ok PII: pii-pattern-1',
      ],
    ],
    [
      'zero-length matches beside others are ignored',
      { denyPatterns: ['x|(?=y)'] },
      'y x',
      ['PII_DETECTED PII: pii-pattern-0: Found 1 PII match(es) for pattern "pii-pattern-0"'],
    ],
    [
      'a pattern that matches no characters does not pass unnoticed',
      { denyPatterns: ['(?=secret)'] },
      'secret',
      [
        'INTERNAL_ERROR PII: pii-pattern-0: PII pattern "pii-pattern-0" matches places but no characters: let it match the data itself',
      ],
    ],
    ['switched off', { enabled: false }, 'a@b.io', []],
    ['no pattern at all', { denyPatterns: [] }, 'a@b.io', []],
  ])('%s', async (_name, pii, output, expected) => {
    expect(lines(await check(pii, output))).toEqual(expected);
  });
});

test.each<[string, Expect[], number]>([
  ['defaults and the test add up', [expecting({}), expecting({ denyPatterns: ['x'] })], 4],
  [
    "a test's own `enabled: false` switches the defaults off",
    [expecting({}), expecting({ enabled: false })],
    0,
  ],
  ['defaults that are off, a test that is on', [expecting({ enabled: false }), expecting({})], 3],
])('%s', async (_name, expects, count) => {
  expect(await evaluate(expects, { outputText: '' }, { sandbox })).toHaveLength(count);
});

test('metadata shows at most three characters of a match of eight or more', async () => {
  const [outcome] = await check({ denyPatterns: ['\\w+'] }, 'short 😀 longenough longenough');
  expect(outcome?.metadata).toEqual({
    pattern: 'pii-pattern-0',
    matchCount: 3,
    redactedMatches: ['***', 'lon***', 'lon***'],
  });
  expect(outcome?.sensitiveText).toEqual(['short', 'longenough']);
});
