/** What of `params.extra` goes with a question that has a schema of its own, to real servers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChatRequest } from '../../src/providers/provider.js';
import { createAdapter } from '../../src/providers/adapters.js';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { adapterOn, complete } from './settings.js';

let openai: FakeServer;
let anthropic: FakeServer;
beforeAll(async () => {
  openai = await startOpenAiServer();
  anthropic = await startAnthropicServer();
});
afterAll(() => Promise.all([openai.close(), anthropic.close()]));

const responseSchema = {
  name: 'judgement',
  schema: { type: 'object', properties: { score: { type: 'number' } } },
};
const JSON_MODE = { response_format: { type: 'json_object' } };

async function sentTo(
  via: 'openai' | 'anthropic' | 'http',
  extra: Readonly<Record<string, unknown>>,
  changes: Partial<ChatRequest> = {},
): Promise<unknown> {
  const server = via === 'anthropic' ? anthropic : openai;
  const url = `${server.url}/chat/completions`;
  const adapter =
    via === 'http'
      ? createAdapter('http', { baseUrl: url, http: { url } }, {})
      : adapterOn(via, server.url);
  await complete(adapter, { params: { extra }, ...changes });
  return server.requests.at(-1)?.body;
}

const OWN = { type: 'json_schema', json_schema: { name: 'judgement' } };

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['JSON mode', JSON_MODE],
  ['a schema', { response_format: { type: 'json_schema', json_schema: { name: 'order' } } }],
  ['a grammar', { ...JSON_MODE, guided_json: {}, grammar: 'root ::= "a"' }],
])('openai: the own schema goes before %s of the entry', async (_name, extra) => {
  const body = await sentTo('openai', { ...extra, top_k: 5 }, { responseSchema });
  expect(body).toMatchObject({ response_format: OWN, top_k: 5 });
  expect(body).not.toHaveProperty('guided_json');
  expect(body).not.toHaveProperty('grammar');
});

test('anthropic: the own schema goes before that of the entry, and the rest is kept', async () => {
  const extra = { output_config: { effort: 'low', format: { type: 'json_schema', schema: {} } } };
  const body = await sentTo('anthropic', extra, { model: 'claude-haiku-4-5', responseSchema });
  expect(body).toMatchObject({
    output_config: { effort: 'low', format: { schema: { properties: { score: {} } } } },
  });
});

test('anthropic: a model without structured output is sent no other schema', async () => {
  const extra = { output_config: { format: { type: 'json_schema', schema: {} } } };
  const model = 'claude-sonnet-4-20250514';
  const body = await sentTo('anthropic', extra, { model, responseSchema });
  expect(body).not.toHaveProperty('output_config');
});

test('http: no format of the entry is sent with the question', async () => {
  const body = await sentTo('http', { ...JSON_MODE, top_k: 5 }, { responseSchema });
  expect(body).toMatchObject({ top_k: 5 });
  expect(body).not.toHaveProperty('response_format');
});

test.each(['openai', 'http'] as const)('%s: the model under test gets it', async (via) => {
  expect(await sentTo(via, JSON_MODE)).toMatchObject(JSON_MODE);
});
