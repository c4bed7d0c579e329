import { describe, expect, test } from '@jest/globals';
import { type Account, settleQuestions } from '../../../src/engine/execute.js';
import { sampleRun } from '../samples.js';

const NO_CALLS: Account['tested'] = {
  usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  costUsd: 0,
  guessed: false,
  sent: 0,
};

const tested: Account['tested'] = {
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  costUsd: 0.1,
  guessed: false,
  sent: 1,
};

function asked(question: string, costUsd: number | null = 0.2, guessed = false) {
  const usage = { inputTokens: 10, outputTokens: 5, totalTokens: 15 };
  return { question, charge: { usage, costUsd, guessed, sent: 1 } };
}

function settled(accounts: readonly (Account | undefined)[]) {
  return settleQuestions(
    accounts.map(() => sampleRun({ costEstimateUsd: 7, callCount: 7 })),
    accounts,
  ).map(({ costEstimateUsd, callCount, tokenUsage }) => [
    costEstimateUsd,
    callCount,
    tokenUsage.totalTokens,
  ]);
}

describe('who is charged for a question', () => {
  test('the first unit in config order that asked it, once', () => {
    expect(
      settled([
        { tested, asked: [] },
        { tested: NO_CALLS, asked: [asked('a')] },
        { tested: NO_CALLS, asked: [asked('a'), asked('b'), asked('b')] },
        undefined,
        { tested: NO_CALLS, asked: [asked('b'), asked('a')] },
      ]),
    ).toEqual([
      [7, 7, 10],
      [0.2, 1, 15],
      [0.2, 1, 15],
      [7, 7, 10],
      [0, 0, 0],
    ]);
  });

  test('the order in which its answers came shows in no sum', () => {
    const questions = [asked('a', 0.1), asked('b', 0.2), asked('c', 0.3), asked('d', 1e-9)];
    const [one] = settled([{ tested, asked: questions }]);
    expect(settled([{ tested, asked: questions.toReversed() }])).toEqual([one]);
  });

  test.each<[string, number | null, boolean, number | null]>([
    ['an unknown price', null, false, null],
    ['a guess beside a known cost', null, true, 0.1],
  ])('%s', (_name, cost, guessed, expected) => {
    const [one] = settled([{ tested, asked: [asked('a', cost, guessed)] }]);
    expect(one?.[0]).toBe(expected);
  });
});
