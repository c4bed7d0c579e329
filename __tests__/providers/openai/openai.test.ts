import { afterEach, describe, expect, test } from '@jest/globals';
import type { ModelSpec } from '../../../src/config/suite.js';
import type { ChatRequest } from '../../../src/providers/provider.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import type { FakeServer, RecordedRequest } from '../../servers/faults.js';
import { startOpenAiServer, type OpenAiReply } from '../../servers/openai-server.js';
import { adapterOn, complete, failureOf, KEY, patient } from '../settings.js';

const servers: FakeServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(
  reply?: (request: RecordedRequest, index: number) => OpenAiReply | string,
): Promise<FakeServer> {
  const server = await startOpenAiServer(reply === undefined ? {} : { reply });
  servers.push(server);
  return server;
}

async function exchange(
  provider: ModelSpec['provider'],
  changes: Partial<ChatRequest>,
  reply?: OpenAiReply,
) {
  const server = await serve(reply && (() => reply));
  const response = await complete(adapterOn(provider, server.url), changes);
  return { response, request: server.requests[0], body: server.requests[0]?.body };
}

const reply = (message: object, choice: object = {}, rest: object = {}): OpenAiReply => ({
  kind: 'json',
  body: { choices: [{ message, finish_reason: 'stop', ...choice }], ...rest },
});

const PARAMS = { temperature: 0.2, maxTokens: 64, topP: 0.9, stopSequences: ['END'], seed: 7 };
const SCHEMA = {
  type: 'object',
  properties: { score: { type: 'number' } },
  required: ['score'],
  additionalProperties: false,
};

describe('requests', () => {
  test('a whole conversation with tools goes out as the API wants it', async () => {
    const { request, body } = await exchange('openai', {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Refund 7.' },
        {
          role: 'assistant',
          content: '',
          toolCalls: [{ id: 'c1', name: 'refund', arguments: { id: 7 } }],
        },
        { role: 'tool', toolCallId: 'c1', name: 'refund', content: '{"ok":true}' },
      ],
      params: PARAMS,
      tools: [{ name: 'refund', description: 'Refunds', parameters: { type: 'object' } }],
    });
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    });
    expect(body).toEqual({
      model: 'm',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Refund 7.' },
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'c1', type: 'function', function: { name: 'refund', arguments: '{"id":7}' } },
          ],
        },
        { role: 'tool', tool_call_id: 'c1', content: '{"ok":true}' },
      ],
      temperature: 0.2,
      top_p: 0.9,
      max_tokens: 64,
      stop: ['END'],
      seed: 7,
      tools: [
        {
          type: 'function',
          function: { name: 'refund', description: 'Refunds', parameters: { type: 'object' } },
        },
      ],
    });
  });

  test('what is not set is not sent', async () => {
    const { body } = await exchange('openai', {});
    expect(Object.keys(body as object).sort()).toEqual(['messages', 'model']);
  });

  test('calls through one client differ in their body, and go to the path of their kind', async () => {
    const server = await serve();
    const adapter = adapterOn('openai', server.url);
    for (const content of ['first', 'second']) {
      await complete(adapter, { messages: [{ role: 'user', content }] });
    }
    await adapter.embed?.({ model: 'm', input: ['third'] }, patient()).catch(() => undefined);
    const sent = server.requests.map(({ path, body }) => [path, body]);
    expect(sent).toMatchObject([
      ['/v1/chat/completions', { messages: [{ content: 'first' }] }],
      ['/v1/chat/completions', { messages: [{ content: 'second' }] }],
      ['/v1/embeddings', { input: ['third'] }],
    ]);
    const [first, second] = server.requests.map(({ method, headers }) => ({
      method,
      headers: { ...headers, 'content-length': undefined },
    }));
    expect(second).toEqual(first);
  });

  test.each<[ModelSpec['provider'], string]>([
    ['openai', 'seed'],
    ['gemini', 'seed'],
    ['mistral', 'random_seed'],
    ['cohere', 'seed'],
    ['ollama', 'seed'],
  ])('%s calls the seed %s', async (provider, name) => {
    const { body } = await exchange(provider, { params: { seed: 7 } });
    expect(body).toHaveProperty(name, 7);
  });

  test.each<[ModelSpec['provider']]>([['openai'], ['gemini'], ['mistral'], ['ollama'], ['cohere']])(
    '%s is asked for structured output',
    async (provider) => {
      const { body } = await exchange(provider, {
        responseSchema: { name: 'verdict', schema: SCHEMA },
      });
      expect(body).toMatchObject({
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'verdict', schema: SCHEMA, strict: true },
        },
      });
    },
  );

  test('a schema that leaves properties open is not sent as strict', async () => {
    const { body } = await exchange('openai', {
      responseSchema: { name: 'verdict', schema: { ...SCHEMA, required: [] } },
    });
    expect(body).toHaveProperty('response_format.json_schema.strict', false);
  });

  test('ollama gets its version path, and no key where none is given', async () => {
    const server = await serve();
    const adapter = createAdapter('ollama', { baseUrl: server.url.replace('/v1', '') }, {});
    expect(await complete(adapter)).toMatchObject({ text: 'ok' });
    expect(server.requests[0]).toMatchObject({ path: '/v1/chat/completions' });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('the environment of the SDK changes nothing', async () => {
    const server = await serve();
    const mine = {
      OPENAI_BASE_URL: 'http://127.0.0.1:1',
      OPENAI_ORG_ID: 'org-other',
      OPENAI_PROJECT_ID: 'proj-other',
      OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other\nX-Leak: secret',
      OPENAI_LOG: 'debug',
    };
    const before = { ...process.env };
    Object.assign(process.env, mine);
    try {
      await complete(adapterOn('mistral', server.url));
    } finally {
      for (const name of Object.keys(mine)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, before);
    }
    const headers = server.requests[0]?.headers ?? {};
    expect(headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/x-leak|openai-/)]),
    );
  });

  test('the organization of the config is sent', async () => {
    const server = await serve();
    const settings = { apiKeyEnv: 'K', baseUrl: server.url, organization: 'org-1' };
    await complete(createAdapter('openai', settings, { K: 'k' }));
    expect(server.requests[0]?.headers['openai-organization']).toBe('org-1');
  });
});

describe('an answer as long as its limit', () => {
  const said = (tokens: number, reason: string) =>
    reply({ content: 'a' }, { finish_reason: reason }, { usage: { completion_tokens: tokens } });
  test.each([
    ['the limit, though "stop"', 64, 'stop', 'length'],
    ['less', 63, 'stop', 'stop'],
    ['the limit, with another reason', 64, 'content_filter', 'content-filter'],
  ])('%s', async (_name, tokens, reason, finishReason) => {
    const { response } = await exchange('openai', { params: PARAMS }, said(tokens, reason));
    expect(response).toMatchObject({ finishReason });
  });
});

describe('parameters that a model refuses', () => {
  const refusal = (message: string): OpenAiReply => ({
    kind: 'http',
    status: 400,
    body: { error: { message, type: 'invalid_request_error' } },
  });

  /** A server whose model refuses some parameters, one at a time, as OpenAI does. */
  function refusing(refusals: Readonly<Record<string, string>>) {
    return serve(({ body }) => {
      const refused = Object.keys(refusals).find((name) => Object.hasOwn(body as object, name));
      return refused === undefined ? 'fine' : refusal(refusals[refused] ?? '');
    });
  }

  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    [
      'a reasoning model',
      {
        max_tokens:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        temperature:
          "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
        top_p: "Unsupported parameter: 'top_p' is not supported with this model.",
      },
      ['max_completion_tokens', 'messages', 'model', 'response_format', 'seed', 'stop'],
    ],
    [
      'a model without structured output',
      { response_format: "Invalid schema for response_format 'verdict'" },
      ['max_tokens', 'messages', 'model', 'seed', 'stop', 'temperature', 'top_p'],
    ],
    [
      'a server that forbids what it does not know',
      { seed: 'body.seed: Extra inputs are not permitted' },
      ['max_tokens', 'messages', 'model', 'response_format', 'stop', 'temperature', 'top_p'],
    ],
  ])('%s gets what it takes, and is not asked twice', async (_name, refusals, accepted) => {
    const server = await refusing(refusals);
    const adapter = adapterOn('openai', server.url);
    const changes = { params: PARAMS, responseSchema: { name: 'verdict', schema: SCHEMA } };
    expect(await complete(adapter, changes)).toMatchObject({ text: 'fine' });
    expect(Object.keys(server.requests.at(-1)?.body as object).sort()).toEqual(accepted);
    const sent = server.requests.length;
    expect(sent).toBe(Object.keys(refusals).length + 1);
    await complete(adapter, changes);
    expect(server.requests).toHaveLength(sent + 1);
    await complete(adapter, { ...changes, model: 'another' });
    expect(server.requests).toHaveLength(2 * sent + 1);
  });

  test.each([
    ['a value out of range', "Invalid 'temperature': must be at most 2", { params: PARAMS }],
    ['stop, which changes answers', "Unsupported parameter: 'stop'", { params: PARAMS }],
    ['a parameter that was not sent', "Unsupported parameter: 'temperature'", {}],
  ])('%s stays an error', async (_name, message, changes) => {
    const server = await serve(() => refusal(message));
    const error = await failureOf(complete(adapterOn('openai', server.url), changes));
    expect(error).toMatchObject({ kind: 'rejected', status: 400 });
    expect(error.message).toContain(message);
    expect(server.requests).toHaveLength(1);
  });

  test('a limit refused under both names stays an error', async () => {
    const server = await refusing({
      max_tokens: "Unsupported parameter: 'max_tokens'",
      max_completion_tokens: "Unsupported parameter: 'max_completion_tokens'",
    });
    const call = complete(adapterOn('openai', server.url), { params: { maxTokens: 5 } });
    expect(await failureOf(call)).toMatchObject({ kind: 'rejected' });
    expect(server.requests).toHaveLength(2);
  });
});

describe('replies', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  test('an answer', async () => {
    const { response } = await exchange('openai', { model: 'gpt-x' });
    expect(response).toEqual({
      text: 'ok',
      toolCalls: [],
      finishReason: 'stop',
      usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
      latencyMs: expect.any(Number),
      modelId: 'gpt-x',
    });
  });

  test.each<[string, unknown, unknown]>([
    ['JSON', '{"a":[1]}', { a: [1] }],
    ['nothing', '', {}],
    ['null', null, {}],
    ['an object, as Ollama gives', { a: 1 }, { a: 1 }],
    ['half of JSON, kept as text', '{"a":', { $raw: '{"a":' }],
    ['a list, kept as text', '[1]', { $raw: '[1]' }],
    ['a name of the prototype', '{"__proto__":1}', JSON.parse('{"__proto__":1}')],
    ['ordinary nesting', deep(50), JSON.parse(deep(50))],
    ['nesting that no report could be written with', deep(5000), { $raw: deep(5000) }],
  ])('arguments that are %s', async (_name, given, expected) => {
    const calls = [{ id: 'c9', type: 'function', function: { name: 't', arguments: given } }];
    const { response } = await exchange('openai', {}, reply({ content: null, tool_calls: calls }));
    expect(response.toolCalls).toEqual([{ id: 'c9', name: 't', arguments: expected }]);
    expect(response.finishReason).toBe('tool-calls');
  });

  test('tool calls without ids get some, and go back as they came', async () => {
    const server = await serve((_request, index) =>
      index === 0
        ? {
            kind: 'tools',
            calls: [
              { id: '', name: 'a', arguments: { x: 1 } },
              { id: '', name: 'b', arguments: 'not json' },
            ],
          }
        : 'done',
    );
    const adapter = adapterOn('gemini', server.url);
    const first = await complete(adapter);
    expect(first.toolCalls.map(({ id }) => id)).toEqual(['call_0', 'call_1']);
    const second = await complete(adapter, {
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: first.text, toolCalls: first.toolCalls },
        ...first.toolCalls.map(({ id, name }) => ({
          role: 'tool' as const,
          toolCallId: id,
          name,
          content: '1',
        })),
      ],
    });
    expect(second.text).toBe('done');
    expect(server.requests[1]?.body).toMatchObject({
      messages: [
        { role: 'user' },
        {
          tool_calls: [
            { id: 'call_0', function: { name: 'a', arguments: '{"x":1}' } },
            { id: 'call_1', function: { name: 'b', arguments: '{"$raw":"not json"}' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_0', name: 'a' },
        { role: 'tool', tool_call_id: 'call_1', name: 'b' },
      ],
    });
  });

  test.each<[string, ModelSpec['provider'], unknown, object]>([
    ['none', 'openai', undefined, { inputTokens: 0, outputTokens: 0, totalTokens: 0 }],
    [
      'nonsense',
      'openai',
      { prompt_tokens: -1, completion_tokens: '7', total_tokens: 1e999 },
      { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    ],
    [
      'no total',
      'openai',
      { prompt_tokens: 3, completion_tokens: 4 },
      { inputTokens: 3, outputTokens: 4, totalTokens: 7 },
    ],
    [
      'thinking that only the total has',
      'gemini',
      { prompt_tokens: 3, completion_tokens: 4, total_tokens: 100 },
      { inputTokens: 3, outputTokens: 97, totalTokens: 100 },
    ],
  ])('usage: %s', async (_name, provider, usage, expected) => {
    const { response } = await exchange(provider, {}, reply({ content: 'a' }, {}, { usage }));
    expect(response.usage).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['choices is empty', { choices: [] }],
    ['the first choice is null', { choices: [null] }],
    ['no message', { choices: [{ finish_reason: 'stop' }] }],
    ['content is a number', { choices: [{ message: { content: 5 } }] }],
    ['a part without a type', { choices: [{ message: { content: [{ value: 'a' }] } }] }],
    ['a text part without text', { choices: [{ message: { content: [{ type: 'text' }] } }] }],
    ['tool_calls is an object', { choices: [{ message: { tool_calls: {} } }] }],
    ['a call without a function', { choices: [{ message: { tool_calls: [{ id: 'a' }] } }] }],
    ['a call without a name', { choices: [{ message: { tool_calls: [{ function: {} }] } }] }],
    ['an error as text', { choices: [{ message: { content: 'a' } }], error: 'overloaded' }],
  ])('%s: an invalid reply', async (_name, body) => {
    const server = await serve(() => ({ kind: 'json', body }));
    const error = await failureOf(complete(adapterOn('openai', server.url)));
    expect(error.kind).toBe('invalid-reply');
    expect(error.message).toContain(JSON.stringify(body).slice(0, 40));
  });
});

describe('prefill', () => {
  const PREFILL = { role: 'assistant', content: '{"score":' } as const;
  const messages = [{ role: 'user', content: 'Score?' } as const, PREFILL];

  test.each([
    ['continued', ' 1}', '{"score": 1}'],
    ['repeated', '{"score": 1}', '{"score": 1}'],
    ['not answered', '', ''],
  ])('%s', async (_name, content, expected) => {
    const { response, body } = await exchange('openai', { messages }, reply({ content }));
    expect(body).toMatchObject({ messages: [{ role: 'user' }, PREFILL] });
    expect(response.text).toBe(expected);
  });

  test('is marked for Mistral', async () => {
    const { body } = await exchange('mistral', { messages });
    expect(body).toMatchObject({ messages: [{ role: 'user' }, { ...PREFILL, prefix: true }] });
  });
});

describe('embeddings', () => {
  const embed = async (provider: ModelSpec['provider'], given?: OpenAiReply) => {
    const server = await serve(given && (() => given));
    const adapter = adapterOn(provider, server.url);
    const call = adapter.embed?.({ model: 'e', input: ['ab', 'c'] }, patient());
    return { server, call: call ?? Promise.reject(new Error('no embeddings')) };
  };

  test.each<ModelSpec['provider']>(['openai', 'gemini', 'mistral', 'cohere', 'ollama'])(
    '%s',
    async (provider) => {
      const { server, call } = await embed(provider);
      expect(await call).toEqual({
        vectors: [
          [2, 1],
          [1, 1],
        ],
        usage: { inputTokens: 4, outputTokens: 0, totalTokens: 4 },
        latencyMs: expect.any(Number),
      });
      expect(server.requests[0]).toMatchObject({
        path: '/v1/embeddings',
        body: { model: 'e', input: ['ab', 'c'], encoding_format: 'float' },
      });
    },
  );

  test('vectors are put in the order of their indexes', async () => {
    const data = [
      { index: 1, embedding: [1] },
      { index: 0, embedding: [0] },
    ];
    const { call } = await embed('openai', { kind: 'json', body: { data } });
    expect(await call).toMatchObject({ vectors: [[0], [1]] });
  });

  test.each<[string, unknown]>([
    ['{}', {}],
    ['too few vectors', { data: [{ embedding: [1] }] }],
    ['different lengths', { data: [{ embedding: [1] }, { embedding: [1, 2] }] }],
    ['no numbers', { data: [{ embedding: ['1'] }, { embedding: [1] }] }],
    ['null among numbers', { data: [{ embedding: [null] }, { embedding: [1] }] }],
    ['base64', { data: [{ embedding: 'AAAA' }, { embedding: 'AAAA' }] }],
    ['an empty vector', { data: [{ embedding: [] }, { embedding: [] }] }],
  ])('%s: an invalid reply', async (_name, body) => {
    const { call } = await embed('openai', { kind: 'json', body });
    expect(await failureOf(call)).toMatchObject({ kind: 'invalid-reply' });
  });
});
