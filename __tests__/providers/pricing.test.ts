import { expect, test } from '@jest/globals';
import type { ModelSpec } from '../../src/config/suite.js';
import { costOf, priceOf } from '../../src/providers/pricing.js';

test.each<[ModelSpec['provider'], string, number, number]>([
  ['openai', 'gpt-4o', 2.5, 10],
  ['openai', 'gpt-4o-2024-08-06', 2.5, 10],
  ['openai', 'gpt-4o-2024-05-13', 5, 15],
  ['openai', 'gpt-4o-mini', 0.15, 0.6],
  ['openai', 'gpt-4o-mini-2024-07-18', 0.15, 0.6],
  ['openai', 'gpt-4-0613', 30, 60],
  ['openai', 'gpt-4-turbo-2024-04-09', 10, 30],
  ['openai', 'gpt-5-chat-latest', 1.25, 10],
  ['openai', 'gpt-5-nano-2025-08-07', 0.05, 0.4],
  ['openai', 'text-embedding-3-small', 0.02, 0],
  ['anthropic', 'claude-sonnet-4-5-20250929', 3, 15],
  ['anthropic', 'claude-opus-4-20250514', 15, 75],
  ['anthropic', 'claude-opus-4-5', 5, 25],
  ['anthropic', 'claude-3-5-haiku-latest', 0.8, 4],
  ['gemini', 'models/gemini-2.5-flash', 0.3, 2.5],
  ['gemini', 'gemini-2.0-flash-001', 0.1, 0.4],
  ['mistral', 'mistral-large-2411', 2, 6],
  ['cohere', 'command-r-08-2024', 0.15, 0.6],
  ['ollama', 'llama3.3', 0, 0],
  ['openai', 'openai/gpt-4o', 2.5, 10],
  ['openai', 'openrouter/anthropic/claude-sonnet-4.5', 3, 15],
  ['openai', 'anthropic/claude-3.5-haiku', 0.8, 4],
  ['openai', 'google/gemini-2.5-flash', 0.3, 2.5],
  ['openai', 'gemini/gemini-2.5-pro', 1.25, 10],
  ['http', 'cohere/command-r-08-2024', 0.15, 0.6],
])('%s %s costs %d and %d', (provider, model, input, output) => {
  expect(priceOf({ provider, model })).toEqual({ input, output });
});

test.each<[ModelSpec['provider'], string]>([
  ['openai', 'gpt-4o-audio-preview'],
  ['openai', 'gpt-4-32k'],
  ['openai', 'ft:gpt-4o-mini:acme::1'],
  ['openai', 'gpt-4o-latest-mini'],
  ['openai', 'claude-opus-4-5'],
  ['openai', ''],
  ['openai', '__proto__'],
  ['mistral', 'mistral-large-latest'],
  ['http', 'gpt-4o'],
  ['openai', 'meta-llama/llama-3-70b'],
  ['openai', 'someone/gpt-4o'],
  ['openai', 'openai/gpt-oss-20b'],
])('%s "%s" has no known price', (provider, model) => {
  expect(priceOf({ provider, model })).toBeUndefined();
});

test('the price of the config goes first', () => {
  const pricing = { input: 1, output: 2 };
  expect(priceOf({ provider: 'ollama', model: 'a', pricing })).toBe(pricing);
  expect(priceOf({ provider: 'openai', model: 'gpt-4o', pricing })).toBe(pricing);
});

test('cost is per million tokens', () => {
  const usage = { inputTokens: 2_000, outputTokens: 500, totalTokens: 2_500 };
  const pricing = { input: 2.5, output: 10 };
  expect(costOf({ provider: 'openai', model: 'own', pricing }, usage)).toBeCloseTo(0.01, 10);
});
