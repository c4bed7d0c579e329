import { describe, expect, test } from '@jest/globals';
import { PROVIDERS } from '../../../src/config/providers.js';
import { baseUrlOf } from '../../../src/providers/endpoint.js';
import { chatBody, isReasoningModel } from '../../../src/providers/openai/openai.js';
import { request } from '../settings.js';

describe("OpenAI's own server", () => {
  test.each<[string, boolean]>([
    ['gpt-4o', false],
    ['gpt-4.1-mini', false],
    ['chatgpt-4o-latest', false],
    ['gpt-5', true],
    ['gpt-5-mini-2025-08-07', true],
    ['gpt-5-chat-latest', false],
    ['gpt-5.4-nano', true],
    ['gpt-6.1-sol', true],
    ['gpt-10', true],
    ['o1', true],
    ['o4-mini', true],
    ['omni', false],
  ])('%s reasons: %s', (model, reasons) => {
    expect(isReasoningModel(model)).toBe(reasons);
    const params = { temperature: 0.2, topP: 0.5, maxTokens: 9 };
    const body = chatBody(request({ model, params }), {
      dialect: PROVIDERS.openai,
      isOpenAi: true,
    });
    expect(body).toMatchObject({ max_completion_tokens: 9 });
    expect(Object.hasOwn(body, 'temperature')).toBe(!reasons);
    expect(Object.hasOwn(body, 'top_p')).toBe(!reasons);
    expect(body).not.toHaveProperty('max_tokens');
  });

  test('another server with the same model name gets the common parameters', () => {
    const body = chatBody(request({ model: 'o3', params: { temperature: 0.2, maxTokens: 9 } }), {
      dialect: PROVIDERS.openai,
      isOpenAi: false,
    });
    expect(body).toMatchObject({ temperature: 0.2, max_tokens: 9 });
  });
});

test.each([
  ['openai', undefined, 'https://api.openai.com/v1'],
  ['gemini', undefined, 'https://generativelanguage.googleapis.com/v1beta/openai'],
  ['mistral', undefined, 'https://api.mistral.ai/v1'],
  ['cohere', undefined, 'https://api.cohere.ai/compatibility/v1'],
  ['ollama', undefined, 'http://localhost:11434/v1'],
  ['ollama', 'http://gpu:11434', 'http://gpu:11434/v1'],
  ['ollama', 'http://gpu:11434/v1/', 'http://gpu:11434/v1'],
  ['openai', 'https://gateway.example/openai/', 'https://gateway.example/openai'],
  ['openai', 'https://api.openai.com', 'https://api.openai.com/v1'],
  ['openai', 'https://eu.api.openai.com/v1', 'https://eu.api.openai.com/v1'],
  ['openai', 'https://gateway.example/x/chat/completions?k=v', 'https://gateway.example/x?k=v'],
  ['openai', 'https://acme.openai.azure.com/', 'https://acme.openai.azure.com/openai/v1'],
  [
    'openai',
    'https://acme.openai.azure.com/openai/deployments/d?api-version=1',
    'https://acme.openai.azure.com/openai/deployments/d?api-version=1',
  ],
  [
    'gemini',
    'https://generativelanguage.googleapis.com/v1beta/',
    'https://generativelanguage.googleapis.com/v1beta/openai',
  ],
  [
    'gemini',
    'https://generativelanguage.googleapis.com/v1/openai',
    'https://generativelanguage.googleapis.com/v1/openai',
  ],
  ['gemini', 'https://gateway.example/v1beta', 'https://gateway.example/v1beta'],
  ['cohere', 'https://api.cohere.ai', 'https://api.cohere.ai/compatibility/v1'],
] as const)('%s at %s is %s', (provider, configured, expected) => {
  expect(baseUrlOf(PROVIDERS[provider], configured)).toBe(expected);
});
