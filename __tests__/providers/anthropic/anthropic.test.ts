import { afterEach, describe, expect, test } from '@jest/globals';
import type { ChatMessage, ChatRequest } from '../../../src/providers/provider.js';
import { startAnthropicServer, type AnthropicReply } from '../../servers/anthropic-server.js';
import type { FakeServer, RecordedRequest } from '../../servers/faults.js';
import { adapterOn, complete, failureOf, KEY } from '../settings.js';

const servers: FakeServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(
  reply?: (request: RecordedRequest, index: number) => AnthropicReply | string,
): Promise<FakeServer> {
  const server = await startAnthropicServer(reply === undefined ? {} : { reply });
  servers.push(server);
  return server;
}

async function exchange(changes: Partial<ChatRequest>, reply?: AnthropicReply) {
  const server = await serve(reply && (() => reply));
  const response = await complete(adapterOn('anthropic', server.url), changes);
  return { response, request: server.requests[0], body: server.requests[0]?.body };
}

const SCHEMA = {
  type: 'object',
  properties: { score: { type: 'number', minimum: 0, maximum: 1 } },
  required: ['score'],
};

describe('requests', () => {
  test('a whole conversation with tools goes out as the API wants it', async () => {
    const { request, body } = await exchange({
      model: 'claude-haiku-4-5',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Refund 7 and 8.' },
        {
          role: 'assistant',
          content: 'Both.',
          toolCalls: [
            { id: 't1', name: 'refund', arguments: { id: 7 } },
            { id: 't2', name: 'refund', arguments: { id: 8 } },
          ],
        },
        { role: 'tool', toolCallId: 't1', name: 'refund', content: 'ok' },
        { role: 'tool', toolCallId: 't2', name: 'refund', content: 'no' },
        { role: 'user', content: 'And now?' },
      ],
      params: { temperature: 1.4, maxTokens: 64, stopSequences: ['END'], seed: 1 },
      tools: [
        { name: 'refund', description: 'Refunds', parameters: { properties: {} } },
        { name: 'noop' },
      ],
    });
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/messages',
      headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
    });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(body).toEqual({
      model: 'claude-haiku-4-5',
      max_tokens: 64,
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Refund 7 and 8.' },
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Both.' },
            { type: 'tool_use', id: 't1', name: 'refund', input: { id: 7 } },
            { type: 'tool_use', id: 't2', name: 'refund', input: { id: 8 } },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 't1', content: 'ok' },
            { type: 'tool_result', tool_use_id: 't2', content: 'no' },
          ],
        },
        { role: 'user', content: 'And now?' },
      ],
      temperature: 1,
      stop_sequences: ['END'],
      tools: [
        {
          name: 'refund',
          description: 'Refunds',
          input_schema: { type: 'object', properties: {} },
        },
        { name: 'noop', input_schema: { type: 'object' } },
      ],
    });
  });

  test.each<[string, object]>([
    ['claude-3-opus-20240229', { temperature: 0.2 }],
    ['claude-3-5-sonnet-latest', { temperature: 0.2 }],
    ['claude-sonnet-4-20250514', { temperature: 0.2 }],
    ['claude-opus-4-6', { temperature: 0.2 }],
    ['claude-opus-4-7', {}],
    ['claude-opus-4-8', {}],
    ['claude-sonnet-5', {}],
    ['claude-haiku-5-5', {}],
    ['claude-mythos-preview', {}],
    ['my-gateway-model', { temperature: 0.2 }],
  ])('%s is sent %j', async (model, expected) => {
    const { body } = await exchange({ model, params: { temperature: 0.2 } });
    const { temperature } = body as { temperature?: number };
    expect(temperature === undefined ? {} : { temperature }).toEqual(expected);
  });

  test('topP takes the place of temperature: the models refuse both together', async () => {
    const params = { temperature: 0.2, topP: 0.9 };
    const { body } = await exchange({ model: 'claude-haiku-4-5', params });
    expect(body).toMatchObject({ top_p: 0.9 });
    expect(body).not.toHaveProperty('temperature');
  });

  test.each([
    ['claude-haiku-4-5', true],
    ['claude-sonnet-5', true],
    ['claude-sonnet-4-20250514', false],
  ])('%s is asked for structured output: %s', async (model, asked) => {
    const { body } = await exchange({ model, responseSchema: { name: 'v', schema: SCHEMA } });
    if (!asked) {
      expect(body).not.toHaveProperty('output_config');
      return;
    }
    expect(body).toHaveProperty('output_config.format.type', 'json_schema');
    expect(body).toHaveProperty('output_config.format.schema.additionalProperties', false);
    expect(body).not.toHaveProperty('output_config.format.schema.properties.score.minimum');
  });

  test('a limit is always sent', async () => {
    const { body } = await exchange({});
    expect(body).toMatchObject({ max_tokens: 4096 });
  });

  test('empty assistant messages, which the API refuses, are left out', async () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'a' },
      { role: 'assistant', content: '' },
      { role: 'user', content: 'b' },
    ];
    const { body } = await exchange({ messages });
    expect(body).toMatchObject({ messages: [{ content: 'a' }, { content: 'b' }] });
  });
});

describe('parameters that a model refuses', () => {
  test.each([
    ['temperature', '`temperature` is deprecated for this model.', { temperature: 0.2 }],
    ['top_p', 'top_p: Extra inputs are not permitted', { topP: 0.2 }],
    ['output_config', "output_config.format: 'minimum' is not supported", {}],
  ])('%s is left out from then on', async (name, message, params) => {
    const server = await serve(({ body }) =>
      Object.hasOwn(body as object, name)
        ? { kind: 'http', status: 400, body: { type: 'error', error: { message } } }
        : 'fine',
    );
    const adapter = adapterOn('anthropic', server.url);
    const changes = { params, responseSchema: { name: 'v', schema: SCHEMA } };
    expect(await complete(adapter, changes)).toMatchObject({ text: 'fine' });
    expect(server.requests).toHaveLength(2);
    await complete(adapter, changes);
    expect(server.requests).toHaveLength(3);
  });

  test('a refused prefill stays an error that says so', async () => {
    const message = 'This model does not support assistant message prefill.';
    const server = await serve(() => ({ kind: 'http', status: 400, body: { error: { message } } }));
    const error = await failureOf(complete(adapterOn('anthropic', server.url)));
    expect(error).toMatchObject({ kind: 'rejected' });
    expect(error.message).toContain(message);
  });
});

describe('replies', () => {
  test('an answer, with what the prompt cache held', async () => {
    const usage = {
      input_tokens: 1,
      cache_creation_input_tokens: 2,
      cache_read_input_tokens: 4,
      output_tokens: 8,
    };
    const { response } = await exchange(
      { model: 'claude-x' },
      { kind: 'text', text: 'Hello', usage },
    );
    expect(response).toEqual({
      text: 'Hello',
      toolCalls: [],
      finishReason: 'stop',
      usage: { inputTokens: 7, outputTokens: 8, totalTokens: 15 },
      latencyMs: expect.any(Number),
      modelId: 'claude-x',
    });
  });

  test.each([
    ['end_turn', 'stop'],
    ['stop_sequence', 'stop'],
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['refusal', 'content-filter'],
    ['__proto__', 'other'],
  ])('stop reason %s is %s', async (stopReason, finishReason) => {
    const { response } = await exchange({}, { kind: 'text', text: 'a', stopReason });
    expect(response).toMatchObject({ finishReason });
  });

  test('tool calls, with text before them', async () => {
    const { response } = await exchange(
      {},
      { kind: 'tools', text: 'Let me look.', calls: [{ name: 'get', input: { id: 1 } }] },
    );
    expect(response).toMatchObject({
      text: 'Let me look.',
      toolCalls: [{ id: 'toolu_0', name: 'get', arguments: { id: 1 } }],
      finishReason: 'tool-calls',
    });
  });

  test('thinking is no part of the answer, and an empty answer is empty', async () => {
    const content = [{ type: 'thinking', thinking: 'hm' }];
    const { response } = await exchange(
      {},
      { kind: 'json', body: { content, stop_reason: 'end_turn' } },
    );
    expect(response).toMatchObject({
      text: '',
      toolCalls: [],
      finishReason: 'stop',
      thoughts: 'hm',
    });
  });

  test.each<[string, unknown]>([
    ['no content', { type: 'message' }],
    ['content is text', { content: 'a' }],
    ['a block without a type', { content: [{}] }],
    ['a text block without text', { content: [{ type: 'text' }] }],
    ['a tool_use without an id', { content: [{ type: 'tool_use', name: 'a', input: {} }] }],
    ['a tool_use without a name', { content: [{ type: 'tool_use', id: 'a', input: {} }] }],
    ['an error of no known type under 200', { type: 'error', error: { type: 'no_such_type' } }],
  ])('%s: an invalid reply', async (_name, body) => {
    const server = await serve(() => ({ kind: 'json', body }));
    const error = await failureOf(complete(adapterOn('anthropic', server.url)));
    expect(error.kind).toBe('invalid-reply');
    expect(error.message).toContain(JSON.stringify(body).slice(0, 40));
  });
});

test('a prefill goes without its trailing space, asks for no schema, and is part of the text', async () => {
  const { response, body } = await exchange(
    {
      messages: [
        { role: 'user', content: 'Score?' },
        { role: 'assistant', content: '{"score": ' },
      ],
      responseSchema: { name: 'v', schema: SCHEMA },
    },
    { kind: 'text', text: '1}' },
  );
  expect(body).toMatchObject({
    messages: [{ role: 'user' }, { role: 'assistant', content: '{"score":' }],
  });
  expect(body).not.toHaveProperty('output_config');
  expect(response.text).toBe('{"score": 1}');
});

test.each(['', '/', '/v1', '/v1/'])('a base URL that ends with "%s"', async (ending) => {
  const server = await serve();
  await complete(adapterOn('anthropic', server.url + ending));
  expect(server.requests[0]?.path).toBe('/v1/messages');
});

test('there are no embeddings', () => {
  expect(adapterOn('anthropic', 'http://127.0.0.1:1').embed).toBeUndefined();
});
