import { expect, test } from '@jest/globals';
import { judgeTokenLimit } from '../../../src/engine/plan.js';
import { sampleModel, sampleSuite } from '../samples.js';

test.each<[string, number | undefined, number]>([
  ['gpt-4o', undefined, 512],
  ['gpt-5-chat-latest', undefined, 512],
  ['claude-sonnet-4-5', undefined, 512],
  ['llama-3.1-8b-instant', undefined, 512],
  ['gpt-5-mini', undefined, 4096],
  ['o4-mini', undefined, 4096],
  ['openai/o3', undefined, 4096],
  ['gemini-2.5-flash', undefined, 4096],
  ['deepseek-r1:14b', undefined, 4096],
  ['deepseek-reasoner', undefined, 4096],
  ['Qwen/Qwen3-8B', undefined, 4096],
  ['kimi-k2-thinking', undefined, 4096],
  ['gpt-4o', 2000, 2000],
  ['o4-mini', 300, 300],
])('%s with params.maxTokens %p may answer %p tokens', (model, stated, expected) => {
  const suite = sampleSuite({
    statedMaxTokens: new Map(stated === undefined ? [] : [['judge', stated]]),
  });
  expect(judgeTokenLimit(suite, { ...sampleModel('judge'), model })).toBe(expected);
});
