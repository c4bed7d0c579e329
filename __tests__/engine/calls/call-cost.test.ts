import { expect, test } from '@jest/globals';
import type { ModelSpec } from '../../../src/config/suite.js';
import type { ChatRequest, ChatResponse, TokenUsage } from '../../../src/providers/provider.js';
import { sampleModel } from '../samples.js';
import { chatCall, reply, scriptedRun } from '../scripted-models.js';

const usage = (inputTokens: number, outputTokens: number, totalTokens: number): TokenUsage => ({
  inputTokens,
  outputTokens,
  totalTokens,
});
const REQUEST: ChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: 'x'.repeat(300) }],
  params: {},
};
/** One dollar a token in, ten a token out. */
const priced = (_model: ModelSpec, { inputTokens, outputTokens }: TokenUsage) =>
  inputTokens + 10 * outputTokens;
const NOTHING = usage(0, 0, 0);

/** What a call costs that is answered so. */
async function callCost(answer: ChatResponse, costOf: typeof priced | (() => number | null)) {
  const { calls } = scriptedRun(() => answer, { costOf });
  const { costUsd, spentUsd, guessed } = await calls.complete(
    chatCall('', { model: sampleModel('m'), request: REQUEST }),
  );
  return { costUsd, spentUsd, guessed };
}

test.each([
  { name: 'tokens', reply: { usage: usage(2, 3, 5) }, costOf: priced, cost: 32, spent: 32 },
  {
    name: 'a stated cost',
    reply: { usage: NOTHING, costUsd: 7 },
    costOf: priced,
    cost: 7,
    spent: 7,
  },
  { name: 'only a total', reply: { usage: usage(0, 0, 5) }, costOf: priced, cost: 50, spent: 50 },
  { name: 'no price', reply: { usage: NOTHING }, costOf: () => null, cost: null, spent: 0 },
  { name: 'a free model', reply: { usage: NOTHING }, costOf: () => 0, cost: 0, spent: 0 },
])('$name is no guess', async ({ reply: parts, costOf, cost, spent }) => {
  const answer = reply('fine', parts);
  expect(await callCost(answer, costOf)).toEqual({
    costUsd: cost,
    spentUsd: spent,
    guessed: false,
  });
});

test('no usage: a guess that counts what was asked and what was said', async () => {
  const guess = async (text: string): Promise<number> => {
    const cost = await callCost(reply(text, { usage: NOTHING }), priced);
    expect(cost).toMatchObject({ costUsd: null, guessed: true });
    return cost.spentUsd;
  };
  expect(await guess('')).toBeGreaterThanOrEqual(100);
  expect((await guess('x'.repeat(30))) - (await guess(''))).toBe(100);
});
