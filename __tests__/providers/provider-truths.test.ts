/** What tells one provider from another, beyond the names of parameters (docs/providers.md). */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ModelSpec } from '../../src/config/suite.js';
import { requestHash } from '../../src/engine/calls/request.js';
import type { ChatMessage, ChatResponse } from '../../src/providers/provider.js';
import { createAdapter } from '../../src/providers/adapters.js';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer, Fault } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { NOBODY_URL } from '../servers/http-exchange.js';
import { adapterOn, complete, failureOf, KEY, request } from './settings.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function serve(reply: Fault, family: 'openai' | 'anthropic' = 'openai'): Promise<FakeServer> {
  const options = { reply: () => reply };
  const server =
    family === 'openai' ? await startOpenAiServer(options) : await startAnthropicServer(options);
  closing.push(() => server.close());
  return server;
}

const CALL = { type: 'function', function: { name: 'look', arguments: '{}' } };

function withCalls(calls: readonly object[], choice: object = {}): Fault {
  const message = { role: 'assistant', content: null, tool_calls: calls };
  return {
    kind: 'json',
    body: { choices: [{ message, finish_reason: 'tool_calls', ...choice }] },
  };
}

/** The conversation after an answer with tool calls, as the engine goes on with it. */
function after({ text, toolCalls, continuation }: ChatResponse): readonly ChatMessage[] {
  return [
    { role: 'user', content: 'Hi' },
    {
      role: 'assistant',
      content: text,
      toolCalls,
      ...(continuation === undefined ? {} : { continuation }),
    },
    ...toolCalls.map(({ id, name }): ChatMessage => ({
      role: 'tool',
      toolCallId: id,
      name,
      content: '1',
    })),
  ];
}

function assistantOf({ requests }: FakeServer): unknown {
  const messages = field(requests.at(-1)?.body, 'messages');
  return Array.isArray(messages) ? (messages as readonly unknown[])[1] : undefined;
}

const SIGNED = { google: { thought_signature: 'c2lnbmVk' } };
const NOT_SIGNED = { google: { thought_signature: 'skip_thought_signature_validator' } };

describe('signatures of thoughts', () => {
  test.each<[string, ModelSpec['provider'], string, readonly unknown[], readonly unknown[]]>([
    ['go back as they came', 'gemini', 'gemini-3-pro', [SIGNED, undefined], [SIGNED, undefined]],
    ['of a gateway too', 'openai', 'google/gemini-3-pro', [SIGNED], [SIGNED]],
    ['that a stored answer lacks', 'gemini', 'gemini-3.5-flash', [undefined], [NOT_SIGNED]],
    ['are not made up before Gemini 3', 'gemini', 'gemini-2.5-flash', [undefined], [undefined]],
    ['are not made up for others', 'openai', 'gemini-3-pro', [undefined], [undefined]],
    ['that make no sense', 'openai', 'm', ['text'], [undefined]],
  ])('%s', async (_name, provider, model, given, sent) => {
    const calls = given.map((extra_content, index) => ({
      ...CALL,
      id: `c${index}`,
      extra_content,
    }));
    const server = await serve(withCalls(calls));
    const adapter = adapterOn(provider, server.url);
    const response = await complete(adapter, { model });
    await complete(adapter, { model, messages: after(response) });
    expect(assistantOf(server)).toEqual({
      role: 'assistant',
      content: null,
      tool_calls: sent.map((extra_content, index) => ({
        ...CALL,
        id: `c${index}`,
        ...(extra_content === undefined ? {} : { extra_content }),
      })),
    });
  });

  test('Anthropic gets the thoughts before the calls', async () => {
    const thoughts = [
      { type: 'thinking', thinking: 'Hm.', signature: 'c2ln' },
      { type: 'redacted_thinking', data: 'eA==' },
    ];
    const call = { type: 'tool_use', id: 'toolu_1', name: 'look', input: {} };
    const reply: Fault = {
      kind: 'json',
      body: { type: 'message', content: [...thoughts, call], stop_reason: 'tool_use' },
    };
    const server = await serve(reply, 'anthropic');
    const adapter = adapterOn('anthropic', server.url);
    await complete(adapter, { messages: after(await complete(adapter)) });
    expect(assistantOf(server)).toEqual({ role: 'assistant', content: [...thoughts, call] });
  });

  test('are no part of the identity of a request, unlike arguments of that name', () => {
    const toolCalls = [{ id: 'c', name: 'look', arguments: { continuation: 1 } }];
    const messages = (continuation: unknown, calls = toolCalls) =>
      request({ messages: [{ role: 'assistant', content: '', toolCalls: calls, continuation }] });
    const gemini = { provider: 'gemini' } as const;
    const recipients = { written: gemini, reached: gemini };
    const hash = requestHash(recipients, messages(undefined));
    expect(requestHash(recipients, messages([SIGNED]))).toBe(hash);
    const others = [{ id: 'c', name: 'look', arguments: { continuation: 2 } }];
    expect(requestHash(recipients, messages([SIGNED], others))).not.toBe(hash);
  });
});

test.each([
  ['abcDEF123', 'abcDEF123'],
  ['call_0', '0000call0'],
  ['toolu_01A09q90qw90lq917835lq9', '917835lq9'],
  ['call', '00000call'],
])('Mistral gets the id %j as nine letters and digits', async (id, expected) => {
  const server = await serve(withCalls([{ ...CALL, id: 'aaaaaaaaa' }]));
  const toolCalls = [{ id, name: 'look', arguments: {} }];
  const response = await complete(adapterOn('mistral', server.url));
  await complete(adapterOn('mistral', server.url), { messages: after({ ...response, toolCalls }) });
  expect(server.requests.at(-1)?.body).toMatchObject({
    messages: [{}, { tool_calls: [{ id: expected }] }, { tool_call_id: expected }],
  });
});

describe('why the model stopped', () => {
  test.each([
    ['model_length', 'length'],
    ['content_filter: PROHIBITED_CONTENT', 'content-filter'],
    ['function_call_filter: MALFORMED_FUNCTION_CALL', 'other'],
  ])('%s is %s', async (reason, expected) => {
    const choices = [{ message: { content: 'x' }, finish_reason: reason }];
    const server = await serve({ kind: 'json', body: { choices } });
    expect(await complete(adapterOn('openai', server.url))).toMatchObject({
      finishReason: expected,
    });
  });

  test.each([
    [{ error: { code: 'content_filter', message: 'The response was filtered', status: 400 } }],
    [{ error: { code: 'content_policy_violation', message: 'No.' } }],
  ])('a prompt that is filtered (%j)', async (body) => {
    const server = await serve({ kind: 'http', status: 400, body });
    expect(await complete(adapterOn('openai', server.url))).toMatchObject({
      text: '',
      finishReason: 'content-filter',
    });
  });
});

describe('advice', () => {
  test.each<[ModelSpec['provider'], Fault, string]>([
    [
      'anthropic',
      {
        kind: 'http',
        status: 400,
        body: {
          type: 'error',
          error: {
            type: 'invalid_request_error',
            message:
              'This model does not support assistant message prefill. The conversation must end with a user message.',
          },
        },
      },
      'Leave `assistant` out of the prompt for this model.',
    ],
    [
      'ollama',
      { kind: 'http', status: 404, body: { error: { message: 'model "x" not found' } } },
      'Run `ollama pull` for this model in an earlier step.',
    ],
  ])('%s', async (provider, fault, advice) => {
    const server = await serve(fault, provider === 'anthropic' ? 'anthropic' : 'openai');
    const failure = await failureOf(complete(adapterOn(provider, server.url)));
    expect(failure).toMatchObject({ kind: 'rejected', retryable: false });
    expect(failure.message).toContain(advice);
  });

  test('Ollama under a name of its own', async () => {
    const fault: Fault = {
      kind: 'http',
      status: 404,
      body: { error: { message: 'model "x" not found' } },
    };
    const server = await serve(fault, 'openai');
    const adapter = createAdapter('ollama', { baseUrl: server.url }, {}, { name: 'local-gpu' });
    const failure = await failureOf(complete(adapter));
    expect(failure.message).toMatch(/^local-gpu: HTTP 404.*Run `ollama pull`/);
  });

  test('a key that the server repeats as Base64', async () => {
    const encoded = Buffer.from(KEY).toString('base64');
    const fault: Fault = {
      kind: 'http',
      status: 400,
      body: { error: { message: `no ${encoded}` } },
    };
    const server = await serve(fault, 'openai');
    const failure = await failureOf(complete(adapterOn('openai', server.url)));
    expect(failure.message).toBe('openai: HTTP 400: no ***');
  });

  test('Ollama that does not run', async () => {
    const failure = await failureOf(complete(adapterOn('ollama', NOBODY_URL)));
    expect(failure).toMatchObject({ kind: 'transient', retryable: true });
    expect(failure.message).toContain('Is Ollama running (`ollama serve`)');
  });
});
