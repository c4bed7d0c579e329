import { expect, test } from '@jest/globals';
import { PROVIDERS } from '../../src/config/providers.js';
import { baseUrlOf, isAzure } from '../../src/providers/endpoint.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { adapterOn, complete } from './settings.js';

test.each<[string, boolean]>([
  ['https://acme.openai.azure.com/openai/v1', true],
  ['https://ACME.openai.azure.com/', true],
  ['https://acme.cognitiveservices.azure.com/openai/v1', true],
  ['https://openai.azure.com.evil.example/', false],
  ['https://api.openai.com/v1', false],
])('%s is Azure: %s', (url, expected) => {
  expect(isAzure(url)).toBe(expected);
});

test.each([
  ['https://a.example/v1/', 'https://a.example/v1'],
  ['https://a.example/d/x/?api-version=1', 'https://a.example/d/x?api-version=1'],
])('base URL %s', (configured, expected) => {
  expect(baseUrlOf(PROVIDERS.openai, configured)).toBe(expected);
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
