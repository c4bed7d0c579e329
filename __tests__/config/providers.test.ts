import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { kindOf, PROVIDERS } from '../../src/config/providers.js';
import { entriesAt, itemsAt, valueAt } from '../../src/basics/basics.js';

const schema: unknown = JSON.parse(readFileSync('src/config/kindlm.schema.json', 'utf8'));
const definitions = valueAt(schema, 'definitions');
const configured = Object.keys(PROVIDERS).filter((kind) => kind !== 'command');

describe('every kind of provider that the schema names has a descriptor, and the other way round', () => {
  test('as an entry of `providers`', () => {
    const entries = entriesAt(valueAt(definitions, 'providers'), 'properties');
    expect(entries.map(([name]) => name).sort()).toEqual([...configured].sort());
  });

  test('as `kind` of an entry under another name', () => {
    const { kind } = Object.fromEntries(
      entriesAt(valueAt(definitions, 'namedProvider'), 'properties'),
    );
    expect([...itemsAt(kind, 'enum')].sort()).toEqual([...configured].sort());
  });

  test('and `kind` asks for the keys of the same kind', () => {
    const providers = valueAt(valueAt(definitions, 'providers'), 'properties');
    const rules = itemsAt(valueAt(definitions, 'namedProvider'), 'allOf').flatMap((rule) => {
      const kind = valueAt(valueAt(valueAt(rule, 'if'), 'properties'), 'kind');
      const kinds = [...itemsAt(kind, 'enum'), valueAt(kind, 'const')];
      return kinds
        .filter((name) => typeof name === 'string')
        .map((name) => [name, valueAt(rule, 'then')] as const);
    });
    // A kind without its rule would take keys of any name.
    expect(rules.map(([name]) => name).sort()).toEqual([...configured].sort());
    for (const [name, keys] of rules)
      expect([name, keys]).toEqual([name, valueAt(providers, name)]);
  });

  test('as the provider of a model in report.json, which merge and comment mode would refuse', () => {
    const report: unknown = JSON.parse(readFileSync('src/report/report.schema.json', 'utf8'));
    const model = valueAt(valueAt(report, '$defs'), 'model');
    const provider = valueAt(valueAt(model, 'properties'), 'provider');
    // `command` is what a model of a `command` test would say; a config cannot name it.
    expect([...itemsAt(provider, 'enum')].sort()).toEqual([...configured, 'command'].sort());
  });
});

test.each([
  ['openai', true],
  ['mcp', true],
  ['command', false],
  ['constructor', false],
  ['', false],
])('%j is the name of a kind that a config can name: %s', (word, expected) => {
  expect(kindOf(word, {}) === word).toBe(expected);
});

/** What docs/providers.md says of each, so that a changed row is seen. */
test.each([
  ['openai', 'OPENAI_API_KEY', 'text-embedding-3-small', 'server'],
  ['anthropic', 'ANTHROPIC_API_KEY', false, 'server'],
  ['gemini', 'GEMINI_API_KEY', 'gemini-embedding-001', 'server'],
  ['mistral', 'MISTRAL_API_KEY', 'mistral-embed', 'server'],
  ['cohere', 'COHERE_API_KEY', undefined, 'server'],
  ['ollama', undefined, undefined, 'server'],
  ['http', undefined, false, 'suite'],
  ['mcp', undefined, false, 'suite'],
  ['command', undefined, false, 'suite'],
] as const)('%s: key in %s, embeddings by %s, limits of the %s', (kind, key, embedder, limits) => {
  const { apiKeyEnv, embeddings, rateLimit } = PROVIDERS[kind];
  expect(apiKeyEnv).toBe(key);
  expect(embeddings === false ? false : embeddings.defaultModel).toBe(embedder);
  expect(rateLimit).toBe(limits);
});
