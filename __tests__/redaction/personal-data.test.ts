import { describe, expect, test } from '@jest/globals';
import { redactOutcome } from '../../src/assertions/assertion.js';
import {
  redactedForm,
  redactorOf,
  redactSensitiveDeep,
  redactSensitiveJson,
} from '../../src/redaction/personal-data.js';

test.each([
  ['', '***'],
  ['1234567', '***'],
  ['12345678', '123***'],
  ['😀😀😀😀😀😀😀😀', '😀😀😀***'],
  ['😀😀😀😀', '***'],
])('%p is shown as %p', (match, shown) => {
  expect(redactedForm(match)).toBe(shown);
});

describe('redactorOf', () => {
  const MAIL = 'jane@example.com';
  test.each<[string, string, string[], string]>([
    ['nothing sensitive', 'Hello', [], 'Hello'],
    ['every occurrence', `${MAIL}, ${MAIL}`, [MAIL], 'jan***, jan***'],
    ['whatever the case', 'JANE@EXAMPLE.COM', [MAIL], 'JAN***'],
    ['longest first', `x${MAIL}`, [MAIL, `x${MAIL}`], 'xja***'],
    ['several', 'a@b.io 123-45-6789', ['a@b.io', '123-45-6789'], '*** 123***'],
    ['characters that mean something in patterns', 'a.b axb', ['a.b'], '*** axb'],
    [
      'as JSON writes it',
      String.raw`{"q":"say \"hi there\""}`,
      ['say "hi there"'],
      '{"q":"say***"}',
    ],
    ['cut at the end', 'Write to jane@exam', [MAIL], 'Write to jan***'],
    ['cut in the middle of a message', 'got "jane@exa…; other', [MAIL], 'got "jan***…; other'],
    ['a few letters in common are no cut', 'Hello jan', [MAIL], 'Hello jan'],
    ['an empty text matches nothing', 'Hello', [''], 'Hello'],
    [
      'patterns that match everything',
      'abc',
      Array.from({ length: 1001 }, (_, n) => `x${n}`),
      '[withheld: too many personal data matches]',
    ],
  ])('%s', (_name, text, sensitive, expected) => {
    expect(redactorOf(sensitive)(text)).toBe(expected);
  });
});

test('deep: values and names, copied, whatever their names', () => {
  const value = { list: ['x secret-1'], 'secret-1': 1, nothing: null, ['__proto__']: 'secret-1' };
  const redacted = redactSensitiveDeep(value, ['secret-1']);
  expect(JSON.stringify(redacted)).toBe(
    '{"list":["x sec***"],"sec***":1,"nothing":null,"__proto__":"sec***"}',
  );
  expect(value.list).toEqual(['x secret-1']);
});

test('deep: nesting beyond the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  const redacted = redactSensitiveDeep(deep, ['secret']);
  expect(JSON.stringify(redacted)).toContain('[nested too deeply to show]');
});

test('a thousand different matches, the longest first', () => {
  const matches = Array.from({ length: 1000 }, (_, n) => `match-${n}-${'x'.repeat(n % 190)}`);
  expect(redactorOf(matches)(matches.join(' '))).toBe(matches.map(() => 'mat***').join(' '));
});

test('many matches and many marks of a cut take no quadratic time', () => {
  const mails = Array.from({ length: 900 }, (_, n) => `user${n}@example.com`);
  const marks = '…'.repeat(300_000);
  expect(redactorOf(mails)(`${mails.join(' ')} user7@exa${marks}`)).toBe(
    `${mails.map(() => 'use***').join(' ')} use***${marks}`,
  );
});

test('deep: long texts that are sensitive as a whole take no quadratic time', () => {
  const long = 'ab'.repeat(200_000);
  expect(redactSensitiveDeep({ long, cut: long.slice(0, 200) }, [long])).toEqual({
    long: 'aba***',
    cut: 'aba***',
  });
});

test('an outcome keeps its type, its code and the names of its metadata, whatever a pattern matched', () => {
  const outcome = {
    assertionType: 'pii',
    label: 'PII: x',
    passed: false,
    score: 0,
    failureCode: 'PII_DETECTED' as const,
    failureMessage: 'PII in Drift: pii',
    metadata: { pattern: 'pii', redactedMatches: ['PII'], matchCount: 1 },
    sensitiveText: ['PII'],
  };
  expect(redactOutcome(outcome, ['PII', 'drift'])).toEqual({
    assertionType: 'pii',
    label: 'PII: x',
    passed: false,
    score: 0,
    failureCode: 'PII_DETECTED',
    failureMessage: '*** in ***: ***',
    metadata: { pattern: '***', redactedMatches: ['***'], matchCount: 1 },
  });
  expect(redactOutcome(outcome, [])).not.toHaveProperty('sensitiveText');
});

test('a field of the answer that names a drift result is redacted', () => {
  const drift = { assertionType: 'drift', label: 'Drift: jane@b.io', passed: true, score: 1 };
  expect(redactOutcome(drift, ['jane@b.io'])).toEqual({ ...drift, label: 'Drift: jan***' });
});

test('a number that is personal data becomes the text of its redacted form', () => {
  const value = { card: 4111111111111111, list: [1, 4111111111111111], other: 41 };
  expect(redactSensitiveJson(value, ['4111111111111111'])).toEqual({
    card: '411***',
    list: [1, '411***'],
    other: 41,
  });
  expect(redactSensitiveDeep(value, ['4111111111111111'])).toBe(value);
});

test('the arguments of a tool call that an assertion shows are redacted as the call itself is', () => {
  const call = {
    assertionType: 'tool-calls',
    label: 'Tool args: pay',
    passed: false,
    score: 0,
    metadata: { actualArgs: { card: 4111111111111111, amount: 5 }, latencyMs: 4111111111111111 },
  };
  expect(redactOutcome(call, ['4111111111111111']).metadata).toEqual({
    actualArgs: { card: '411***', amount: 5 },
    latencyMs: 4111111111111111,
  });
});
