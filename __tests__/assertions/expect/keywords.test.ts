/** `keywords`, as docs/assertions.md describes `guardrails.keywords`. */
import { afterAll, expect, test } from '@jest/globals';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, lines, testSandbox } from '../evaluate.js';

type KeywordGuardrail = NonNullable<NonNullable<Expect['guardrails']>['keywords']>;

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const denied = (word: string): string =>
  `KEYWORD_DENIED Keyword deny: "${word}": Output contains denied keyword "${word}"`;

test.each<[string, KeywordGuardrail, string, string[]]>([
  ['none denied', { deny: ['lawsuit'] }, 'Hello', ['ok Keyword deny list']],
  ['denied, whatever the case', { deny: ['LawSuit'] }, 'a LAWSUIT', [denied('LawSuit')]],
  ['each denied keyword', { deny: ['a', 'b', 'x'] }, 'a b', [denied('a'), denied('b')]],
  ['one allowed', { allow: ['refund', 'return'] }, 'a Return', ['ok Keyword allow list']],
  [
    'none allowed',
    { allow: ['refund', 'return'] },
    'Hello',
    ['KEYWORD_MISSING Keyword allow list: Output must contain at least one of: refund, return'],
  ],
  [
    'both lists',
    { deny: ['x'], allow: ['y'] },
    'x',
    [denied('x'), 'KEYWORD_MISSING Keyword allow list: Output must contain at least one of: y'],
  ],
  ['final sigma', { deny: ['ΟΔΟΣ'] }, 'οδοσ οδος ΟΔΟΣΑ', [denied('ΟΔΟΣ')]],
  ['Turkish dotted I', { deny: ['istanbul'] }, 'İSTANBUL', [denied('istanbul')]],
  ['decomposed accents', { deny: ['café'] }, 'CAFE\u0301', [denied('café')]],
  ['no lists, no result', { deny: [], allow: [] }, 'x', []],
])('%s', async (_name, keywords, outputText, expected) => {
  const outcomes = await evaluate({ guardrails: { keywords } }, { outputText }, { sandbox });
  expect(lines(outcomes)).toEqual(expected);
});

test('a denied keyword is named for the reports, which mark it in the answer', async () => {
  const results = await evaluate(
    { guardrails: { keywords: { deny: ['A', 'x'] } } },
    { outputText: 'a b' },
    { sandbox },
  );
  expect(results.map(({ metadata }) => metadata)).toEqual([{ forbidden: ['A'] }]);
});
