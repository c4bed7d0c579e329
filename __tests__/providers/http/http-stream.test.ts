/** Endpoints that stream, from a real server: the answer is what the pieces say together, never the text on the wire. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HttpProvider } from '../../../src/config/generated/kindlm-config.js';
import type { ProviderAdapter } from '../../../src/providers/provider.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import { startFakeServer, type FakeServer } from '../../servers/faults.js';
import { complete, failureOf } from '../settings.js';

let server: FakeServer;
let type = '';
let body = '';
beforeAll(async () => {
  server = await startFakeServer(() => ({
    body: '',
    fault: { kind: 'http', status: 200, headers: { 'content-type': type }, body },
  }));
});
afterAll(() => server.close());

function endpoint(settings: Partial<HttpProvider> = {}): ProviderAdapter {
  const url = `${server.url}/ask`;
  return createAdapter('http', { baseUrl: url, http: { url, ...settings } }, {});
}

const SSE = 'text/event-stream';
const sse = (...events: readonly unknown[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
const lines = (...values: readonly unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
const chunk = (content: string | null, finish: string | null = null) => ({
  model: 'm-1',
  choices: [{ delta: { content }, finish_reason: finish }],
});

test.each<[string, string, string, object]>([
  [
    'OpenAI',
    `${SSE}; charset=utf-8`,
    `${sse(chunk(''), chunk('Your law'), chunk('suit of 1'), chunk('00 $'), chunk(null, 'stop'))}${sse({ choices: [], usage: { prompt_tokens: 3, completion_tokens: 4 } })}data: [DONE]\n\n`,
    { text: 'Your lawsuit of 100 $', modelId: 'm-1', usage: { inputTokens: 3, outputTokens: 4 } },
  ],
  ['OpenAI, called text', 'text/plain', sse(chunk('a'), chunk('b', 'stop')), { text: 'ab' }],
  ['OpenAI, called JSON', 'application/json', sse(chunk('a'), chunk('b', 'stop')), { text: 'ab' }],
  [
    'OpenAI with comments and carriage returns',
    SSE,
    `: ping\r\n\r\ndata: ${JSON.stringify(chunk('a', 'stop'))}\r\n\r\n`,
    { text: 'a' },
  ],
  [
    'OpenAI responses',
    SSE,
    `event: response.output_text.delta\n${sse({ type: 'response.output_text.delta', delta: 'a' })}${sse({ type: 'response.output_text.delta', delta: 'b' }, { type: 'response.completed' })}`,
    { text: 'ab' },
  ],
  [
    'Anthropic',
    SSE,
    `event: message_start\n${sse(
      { type: 'message_start', message: { usage: { input_tokens: 5, output_tokens: 1 } } },
      { type: 'content_block_delta', delta: { type: 'text_delta', text: 'a' } },
      { type: 'content_block_delta', delta: { type: 'text_delta', text: 'b' } },
      { type: 'message_delta', delta: { stop_reason: 'max_tokens' }, usage: { output_tokens: 9 } },
    )}`,
    { text: 'ab', finishReason: 'length', usage: { inputTokens: 5, outputTokens: 9 } },
  ],
  [
    'Ollama generate',
    'application/x-ndjson',
    lines({ response: 'a', done: false }, { response: 'b', done: true, eval_count: 2 }),
    { text: 'ab', usage: { outputTokens: 2 } },
  ],
  [
    'Ollama chat, called JSON',
    'application/json',
    lines({ message: { content: 'a' }, done: false }, { message: { content: 'b' }, done: true }),
    { text: 'ab' },
  ],
])('%s is joined', async (_name, sentType, sent, expected) => {
  [type, body] = [sentType, sent];
  expect(await complete(endpoint())).toMatchObject(expected);
});

describe('what cannot be joined is an error that says what to do', () => {
  const STREAMS = /^http: invalid reply: the endpoint streams; set `stream: false`/;
  test.each<[string, string, string, Partial<HttpProvider>, RegExp]>([
    ['text in events', SSE, 'data: Hello\n\ndata: you\n\n', {}, STREAMS],
    ['events of a format that is not known', SSE, sse({ token: 'a' }, { token: 'b' }), {}, STREAMS],
    ['the same, called text', 'text/plain', sse({ token: 'a' }, { token: 'b' }), {}, STREAMS],
    ['nothing but the end', SSE, 'data: [DONE]\n\n', {}, STREAMS],
    ['an empty stream', SSE, '', {}, STREAMS],
    ['unknown lines', 'application/x-ndjson', lines({ token: 'a' }, { token: 'b' }), {}, STREAMS],
    ['a path into it', SSE, sse(chunk('a')), { responsePath: 'output' }, STREAMS],
    [
      'an error in the middle',
      SSE,
      sse(chunk('a'), { error: { message: 'overloaded' } }),
      {},
      /the stream ended with an error: overloaded/,
    ],
    [
      'the older data stream of the AI SDK',
      'text/plain',
      'f:{"messageId":"x"}\n0:"a"\n0:"b',
      {},
      STREAMS,
    ],
  ])('%s', async (_name, sentType, sent, settings, message) => {
    [type, body] = [sentType, sent];
    const error = await failureOf(complete(endpoint(settings)));
    expect([error.kind, error.failureCode]).toEqual(['invalid-reply', 'PROVIDER_ERROR']);
    expect(error.message).toMatch(message);
  });
});
