import { describe, expect, test } from '@jest/globals';
import type { ModelSpec, ProviderSettings } from '../../src/config/suite.js';
import { requiredKeyName } from '../../src/config/providers.js';
import { resolveEndpoint } from '../../src/providers/endpoint.js';
import { createAdapter } from '../../src/providers/adapters.js';

test.each<[ModelSpec['provider'], ProviderSettings, string | undefined]>([
  ['openai', {}, 'OPENAI_API_KEY'],
  ['anthropic', {}, 'ANTHROPIC_API_KEY'],
  ['gemini', {}, 'GEMINI_API_KEY'],
  ['mistral', {}, 'MISTRAL_API_KEY'],
  ['cohere', {}, 'COHERE_API_KEY'],
  ['ollama', {}, undefined],
  ['http', {}, undefined],
  ['mcp', {}, undefined],
  ['openai', { baseUrl: 'http://localhost/v1' }, undefined],
  ['anthropic', { baseUrl: 'http://localhost' }, undefined],
  ['openai', { apiKeyEnv: 'MINE' }, 'MINE'],
  ['ollama', { apiKeyEnv: 'MINE' }, 'MINE'],
  ['http', { apiKeyEnv: 'MINE' }, 'MINE'],
])('%s with %j needs %s', (provider, settings, expected) => {
  expect(requiredKeyName(provider, settings)).toBe(expected);
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['absent', {}, undefined],
  ['empty', { K: '' }, undefined],
  ['blank', { K: ' \n' }, undefined],
  ['with a newline', { K: 'secret\r\n' }, 'secret'],
])('a key that is %s', (_name, environment, expected) => {
  const { headers } = resolveEndpoint('openai', 'openai', { apiKeyEnv: 'K' }, environment);
  expect(headers['authorization']).toBe(expected && `Bearer ${expected}`);
});

test('a name of the prototype holds no key', () => {
  const { headers } = resolveEndpoint('openai', 'openai', { apiKeyEnv: 'constructor' }, {});
  expect(headers).toEqual({});
});

describe('createAdapter', () => {
  test.each<[ModelSpec['provider'], boolean]>([
    ['openai', true],
    ['gemini', true],
    ['mistral', true],
    ['cohere', true],
    ['ollama', true],
    ['anthropic', false],
  ])('%s has embeddings: %s', (provider, has) => {
    const adapter = createAdapter(provider, {}, {});
    expect(adapter.name).toBe(provider);
    expect(adapter.embed !== undefined).toBe(has);
  });
});
