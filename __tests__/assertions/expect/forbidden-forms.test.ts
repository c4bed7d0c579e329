/** What must not be said is found in whatever letters it is written, and in what is sent to tools. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { AssertionContext } from '../../../src/assertions/assertion.js';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const codes = async (expects: Expect, context: Partial<AssertionContext>) =>
  (await evaluate(expects, context, { sandbox })).flatMap(({ failureCode }) => failureCode ?? []);

const DENY: Expect = { guardrails: { keywords: { deny: ['Café law'] } } };
const NOT: Expect = { output: { notContains: ['Café law'] } };

describe('forms of the same letters', () => {
  test.each([
    ['as it is', 'Café law', true],
    ['decomposed', 'Cafe\u0301 law', true],
    ['full-width', 'Ｃafé ｌａｗ', true],
    ['soft hyphens', 'Ca\u00ADfé l\u00ADaw', true],
    ['zero-width', 'C\u200Bafé\u200D law\uFEFF', true],
    ['a space that does not break', 'Café\u00A0law', true],
    ['another word', 'Caffè law', false],
  ])('%s', async (_, outputText, isFound) => {
    expect(await codes(DENY, { outputText })).toEqual(isFound ? ['KEYWORD_DENIED'] : []);
    expect(await codes(NOT, { outputText })).toEqual(isFound ? ['NOT_CONTAINS_FAILED'] : []);
  });
});

test.each<[string, Expect, string]>([
  ['keywords', DENY, 'KEYWORD_DENIED'],
  ['notContains', NOT, 'NOT_CONTAINS_FAILED'],
  ['personal data', { guardrails: { pii: { enabled: true } } }, 'PII_DETECTED'],
])('arguments of tool calls and text beside them: %s', async (_, expects, code) => {
  const guarded = 'done\nCafé law\njane@example.com';
  expect(await codes(expects, { outputText: 'done', guarded: { text: guarded } })).toEqual([code]);
  expect(await codes(expects, { outputText: 'done', transcript: guarded })).toEqual([code]);
});

test.each<[string, Expect, string]>([
  ['keywords', DENY, 'INTERNAL_ERROR'],
  ['notContains', NOT, 'NOT_CONTAINS_FAILED'],
  ['personal data', { guardrails: { pii: { enabled: true } } }, 'INTERNAL_ERROR'],
])('arguments that were lost pass nothing: %s', async (_, expects, code) => {
  const context = { outputText: 'done', guarded: { text: 'done', unread: 'lost' } } as const;
  expect(new Set(await codes(expects, context))).toEqual(new Set([code]));
});

test('an allowed word in the arguments alone was not said', async () => {
  const allow: Expect = { guardrails: { keywords: { allow: ['refund'] } } };
  const codesOf = await codes(allow, { outputText: 'ok', guarded: { text: 'ok\nrefund' } });
  expect(codesOf).toEqual(['KEYWORD_MISSING']);
});
