/** String checks of `assert`, as promptfoo documents them. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { type AssertYaml, line, score, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

type Type = AssertYaml['type'];
const FAILS = 'CONTAINS_FAILED';
const FOUND = 'NOT_CONTAINS_FAILED';

/** type, value, answer, result; with `not-` the result is the other one. */
const TABLE: readonly (readonly [Type, unknown, string, boolean])[] = [
  ['contains', 'refund', 'The refund is on its way', true],
  ['contains', 'Refund', 'The refund is on its way', false],
  ['contains', 'one\ntwo', 'zero\none\ntwo\nthree', true],
  ['contains', 'one\ntwo', 'one\r\ntwo', false],
  ['contains', '`', 'Use `npm ci`', true],
  ['contains', 42, 'The answer is 42.', true],
  ['contains', 'a, b', 'a, b', true],
  ['contains', '日本', '日本語', true],
  ['contains', '👨‍👩‍👧', 'family: 👨‍👩‍👧', true],
  ['contains', '.*', 'anything', false],
  ['icontains', 'REFUND', 'the refund', true],
  ['icontains', 'straße', 'STRASSE', false],
  ['icontains', 'ÄRGER', 'ärger', true],
  ['icontains', 'é', 'CAFE\u0301', true],
  ['contains-any', ['x', 'two'], 'one two', true],
  ['contains-any', ['x', 'y'], 'one two', false],
  ['contains-any', 'x, two', 'one two', true],
  ['contains-any', '"a, b", c', 'a and b', false],
  ['contains-any', '"a, b", c', 'a, b', true],
  ['contains-any', [1, 2], 'No. 2', true],
  ['contains-all', ['one', 'two'], 'two one', true],
  ['contains-all', ['one', 'three'], 'one two', false],
  ['contains-all', 'one,two', 'one two', true],
  ['icontains-any', ['X', 'TWO'], 'one two', true],
  ['icontains-any', ['X'], 'one two', false],
  ['icontains-all', ['ONE', 'TWO'], 'one two', true],
  ['icontains-all', ['ONE', 'THREE'], 'one two', false],
  ['starts-with', 'Yes', 'Yes, of course', true],
  ['starts-with', 'Yes', ' Yes', false],
  ['starts-with', 'yes', 'Yes', false],
  ['equals', 'Paris', 'Paris', true],
  ['equals', 'Paris', 'Paris\n', false],
  ['equals', 42, '42', true],
  ['equals', true, 'true', true],
  ['equals', { a: 1, b: [1, { c: null }] }, '{ "b": [1, {"c": null}], "a": 1 }', true],
  ['equals', { a: 1 }, '{"a":1,"b":2}', false],
  ['equals', { a: 1 }, '{"a":"1"}', false],
  ['equals', { a: 1 }, 'a: 1', false],
  ['equals', [1, 2], '[1,2]', true],
  ['equals', [1, 2], '[2,1]', false],
  ['equals', JSON.parse('{"__proto__":{"a":1}}'), '{}', false],
  ['regex', '\\d{4}', 'in 2026', true],
  ['regex', '\\d{4}', 'in 26', false],
  ['regex', '^two$', 'one\ntwo', false],
  ['regex', '(a)|(b)\\2', 'bb', true],
  ['regex', '^(?!.*sorry).*$', 'Sure', true],
  ['regex', '^(?!.*sorry).*$', 'I am sorry', false],
];

test('what must not be said is found in other forms of its letters, what must be said is not', async () => {
  const [said] = await score([{ type: 'contains', value: 'é' }], 'cafe\u0301', { sandbox });
  const [unsaid] = await score([{ type: 'not-contains', value: 'é' }], 'cafe\u0301', { sandbox });
  expect([said?.passed, unsaid?.passed]).toEqual([false, false]);
});

describe('each type, and the same with `not-`', () => {
  test.each(TABLE)('%s %j on %j: %s', async (type, value, answer, holds) => {
    const [plain] = await score([{ type, value }], answer, { sandbox });
    expect(plain).toMatchObject({
      assertionType: type,
      passed: holds,
      score: holds ? 1 : 0,
      ...(holds ? {} : { failureCode: FAILS }),
    });
    const [negated] = await score([{ type: `not-${type}` as Type, value }], answer, { sandbox });
    expect(negated).toMatchObject({
      assertionType: type,
      passed: !holds,
      score: holds ? 0 : 1,
      metadata: { negated: true, type: `not-${type}` },
      ...(holds ? { failureCode: FOUND } : {}),
    });
  });
});

test.each<[AssertYaml, string, string]>([
  [{ type: 'contains', value: 'x' }, 'y', '0 CONTAINS_FAILED Output does not contain "x"'],
  [{ type: 'not-contains', value: '<b>' }, 'a <b>', '0 NOT_CONTAINS_FAILED Output contains "<b>"'],
  [
    { type: 'contains-any', value: ['x', 'z'] },
    'y',
    '0 CONTAINS_FAILED Output contains none of "x"; "z"',
  ],
  [
    { type: 'contains-all', value: ['x', 'y', 'z'] },
    'y',
    '0 CONTAINS_FAILED Output does not contain "x"; "z"',
  ],
  // The answer's words are in the metadata, which not every report shows.
  [{ type: 'equals', value: 'x' }, 'secret', '0 CONTAINS_FAILED Output differs from "x"'],
  [
    { type: 'equals', value: { a: 1 } },
    'x',
    '0 CONTAINS_FAILED Expected {"a":1}, and the output is not JSON',
  ],
  [{ type: 'starts-with', value: 'x' }, 'y', '0 CONTAINS_FAILED Output does not start with "x"'],
  [{ type: 'regex', value: 'x+' }, 'y', '0 CONTAINS_FAILED Output does not match the pattern "x+"'],
])('%j on %j says why', async (assert, answer, expected) => {
  const [result] = await score([assert], answer, { sandbox });
  expect(result === undefined ? undefined : line(result)).toBe(expected);
});

test.each<[AssertYaml, string, string | undefined]>([
  [{ type: 'contains', value: 'Refund' }, 'a refund', 'icontains'],
  [{ type: 'contains-all', value: ['A', 'y'] }, 'a y', 'icontains-all'],
  [{ type: 'contains-all', value: ['A', 'z'] }, 'a y', undefined],
  [{ type: 'not-contains', value: 'A' }, 'a', undefined],
])('%j on %j: what would accept it is %j', async (assert, answer, expected) => {
  const [result] = await score([assert], answer, { sandbox });
  expect(result?.metadata?.otherCase).toBe(expected);
});

describe('a pattern that runs away fails, negated or not', () => {
  test.each<Type>(['regex', 'not-regex'])('%s', async (type) => {
    const asserts = [
      { type, value: '(a+)+$' },
      { type: 'contains' as const, value: 'aa' },
    ];
    const [runaway, next] = await score(asserts, `${'a'.repeat(40)}!`, { sandbox });
    expect(runaway).toMatchObject({ passed: false, score: 0, failureCode: 'INTERNAL_ERROR' });
    expect(runaway?.failureMessage).toContain('"(a+)+$" was not decided within 500 ms');
    expect(next).toMatchObject({ passed: true });
  });
});

test.each<[AssertYaml, readonly string[] | undefined]>([
  [{ type: 'not-contains', value: 'b' }, ['b']],
  [{ type: 'not-icontains-any', value: ['A', 'x', 'c'] }, ['A', 'c']],
  [{ type: 'not-contains-all', value: 'a, b' }, ['a', 'b']],
  [{ type: 'not-starts-with', value: 'a' }, ['a']],
  [{ type: 'not-contains', value: 'x' }, undefined],
  [{ type: 'contains', value: 'b' }, undefined],
  [{ type: 'contains', value: 'x' }, undefined],
])('%j on "a b c" names %j as forbidden', async (assert, forbidden) => {
  const [result] = await score([assert], 'a b c', { sandbox });
  expect(result?.metadata?.forbidden).toEqual(forbidden);
});
