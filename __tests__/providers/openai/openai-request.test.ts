import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PROVIDERS } from '../../../src/config/providers.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import { baseUrlOf } from '../../../src/providers/endpoint.js';
import type { FakeServer } from '../../servers/faults.js';
import { startOpenAiServer } from '../../servers/openai-server.js';
import { adapterOn, complete } from '../settings.js';

describe("OpenAI's own server", () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await startOpenAiServer();
  });
  afterAll(() => server.close());

  /** What a server of that name is sent: the local one stands in its way as a proxy. */
  async function sentTo(host: string, model: string): Promise<unknown> {
    const settings = { apiKeyEnv: 'K', baseUrl: `http://${host}/v1` };
    const environment = { K: 'sk-1', HTTP_PROXY: new URL(server.url).origin };
    const params = { temperature: 0.2, topP: 0.5, maxTokens: 9 };
    await complete(createAdapter('openai', settings, environment), { model, params });
    return server.requests.at(-1)?.body;
  }

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
  ])('%s reasons: %s', async (model, reasons) => {
    const sampling = reasons ? {} : { temperature: 0.2, top_p: 0.5 };
    expect(await sentTo('api.openai.com', model)).toEqual({
      model,
      messages: [{ role: 'user', content: 'Hi' }],
      max_completion_tokens: 9,
      ...sampling,
    });
  });

  test('another server with the same model name gets the common parameters', async () => {
    const body = await sentTo('api.gateway.example', 'o3');
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
  ['openai', 'https://ACME.openai.azure.com/', 'https://acme.openai.azure.com/openai/v1'],
  [
    'openai',
    'https://acme.cognitiveservices.azure.com',
    'https://acme.cognitiveservices.azure.com/openai/v1',
  ],
  ['openai', 'https://openai.azure.com.evil.example/', 'https://openai.azure.com.evil.example'],
  [
    'openai',
    'https://acme.openai.azure.com/openai/deployments/d/?api-version=1',
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

test('the query of a base URL stays behind the path of the request', async () => {
  const server = await startOpenAiServer({ reply: () => 'Hello' });
  try {
    await complete(adapterOn('openai', `${server.url}/deployments/x/?api-version=2024-10-21`));
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/deployments/x/chat/completions?api-version=2024-10-21',
    ]);
  } finally {
    await server.close();
  }
});
