/** Which key an endpoint needs, and what no server takes for one. */
import { describe, expect, test } from '@jest/globals';
import type { ModelSpec, ProviderSettings } from '../../src/config/suite.js';
import { requiredKeyName } from '../../src/config/providers.js';
import { createAdapter } from '../../src/providers/adapters.js';
import { resolveEndpoint, unusableVariables } from '../../src/providers/endpoint.js';

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

const SECRET = 'sk-abcdef-0123456789';
const KEY: ProviderSettings = { apiKeyEnv: 'MY_KEY' };
const faultOf = (value: string, settings = KEY) =>
  unusableVariables('openai', settings, { MY_KEY: value }).find(({ name }) => name === 'MY_KEY')
    ?.fault;

describe('no server takes it for a key', () => {
  test.each<[string, string, RegExp]>([
    ['double quotes', `"${SECRET}"`, /is in quotes/],
    ['single quotes and a line break', `'${SECRET}'\n`, /is in quotes/],
    ['one quote', `${SECRET}"`, /quote at one end/],
    ['Bearer', `Bearer ${SECRET}`, /begins with `Bearer`/],
    ['bearer and a tab', `bearer\t${SECRET}`, /begins with `Bearer`/],
    ['the whole header', `Authorization: Bearer ${SECRET}`, /begins with `Bearer`/],
    ['its own name', `MY_KEY=${SECRET}`, /begins with its own name/],
    ['a reference of a shell', '$OPENAI_API_KEY', /reference that nothing filled in/],
    ['a reference of a workflow', '${{ secrets.OPENAI_API_KEY }}', /reference/],
    ['two lines', `${SECRET}\n${SECRET}`, /several lines/],
    ['a space inside', `sk-abcdef 0123456789`, /a space inside/],
    ['an ellipsis', `sk-abc…6789`, /character that no key has/],
    ['a zero-width space', `${SECRET}\u200b${SECRET}`, /character that no key has/],
  ])('%s', (_name, value, message) => {
    const fault = faultOf(value);
    expect(fault).toMatch(message);
    expect(fault).not.toMatch(/abc|6789/);
    // What a call says where the run has begun without the key.
    const { unusable } = resolveEndpoint('openai', 'openai', KEY, { MY_KEY: value });
    expect(unusable).toBe(`MY_KEY ${fault ?? ''}`);
  });
});

describe('keys as they are', () => {
  const SPACES = [`${SECRET}\n`, `${SECRET}\r\n`, `  ${SECRET} `, `\uFEFF${SECRET}`, SECRET];
  test.each(SPACES)('%j: white space around it is taken off', (value) => {
    expect(faultOf(value)).toBeUndefined();
    const { headers } = resolveEndpoint('openai', 'openai', KEY, { MY_KEY: value });
    expect(headers).toEqual({ authorization: `Bearer ${SECRET}` });
  });

  test.each<[string, ProviderSettings, string]>([
    ['a scheme in a header of one’s own', { ...KEY, apiKeyHeader: 'X-Auth' }, `Token ${SECRET}`],
    ['the same in `headers`', { headers: { Authorization: 'env:MY_KEY' } }, `Bearer ${SECRET}`],
    ['a name that is not its own', KEY, `OTHER=${SECRET}`],
  ])('%s', (_name, settings, value) => {
    expect(faultOf(value, settings)).toBeUndefined();
  });

  test('a header cannot hold two lines either', () => {
    const settings = { headers: { 'X-Team': 'env:MY_KEY' } };
    expect(faultOf('a\nb', settings)).toMatch(/several lines/);
  });
});
