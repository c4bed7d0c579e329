import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HttpProvider } from '../../../src/config/generated/kindlm-config.js';
import type { ChatRequest, ProviderAdapter } from '../../../src/providers/provider.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import { startFakeServer, type FakeServer, type WireReply } from '../../servers/faults.js';
import { complete, failureOf, KEY } from '../settings.js';

let server: FakeServer;
let reply: WireReply = { body: { output: 'Hello' } };
beforeAll(async () => {
  server = await startFakeServer(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = { body: { output: 'Hello' } };
});

function endpoint(
  settings: Partial<HttpProvider> = {},
  environment: Record<string, string> = {},
): ProviderAdapter {
  const http = { url: `${server.url}/ask?v=1`, ...settings };
  const { apiKeyEnv, apiKeyHeader, headers, url } = http;
  return createAdapter(
    'http',
    { http, baseUrl: url, headers, apiKeyEnv, apiKeyHeader },
    environment,
  );
}

/** The last request that the server got. */
function sent() {
  const last = server.requests.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  return last;
}

const HOSTILE = 'a "quote" \\ } , "x": 1\nand {{model}}';
const ASKED: Partial<ChatRequest> = {
  messages: [
    { role: 'system', content: 'Be kind.' },
    { role: 'user', content: HOSTILE },
  ],
  params: { temperature: 0.5, maxTokens: 7 },
  vars: { city: 'Rome "I"' },
};
const MESSAGES = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: HOSTILE },
];

describe('what is sent', () => {
  test.each<[string, unknown, unknown]>([
    ['no template', undefined, { model: 'm', messages: MESSAGES, temperature: 0.5, max_tokens: 7 }],
    ['a value', { q: '{{prompt}}', s: ['{{system}}'] }, { q: HOSTILE, s: ['Be kind.'] }],
    ['messages as a value', { m: '{{messages}}' }, { m: MESSAGES }],
    ['numbers as values', { t: '{{temperature}}', n: '{{maxTokens}}' }, { t: 0.5, n: 7 }],
    ['inside of a longer text', { q: '{{city}}: {{prompt}}' }, { q: `Rome "I": ${HOSTILE}` }],
    ['all variables', { v: '{{vars}}' }, { v: { city: 'Rome "I"' } }],
    ['JSON text', '{ "q": "{{prompt}}", "in": {{city}} }', { q: HOSTILE, in: 'Rome "I"' }],
    [
      'JSON text with messages',
      '{"m": {{messages_json}}, "n": {{maxTokens}}}',
      { m: MESSAGES, n: 7 },
    ],
    ['JSON text with escapes', '{"q": "\\"{{city}}\\""}', { q: '"Rome "I""' }],
    ['plain text', 'City: {{city}}', 'City: Rome "I"'],
  ])('%s', async (_name, body, expected) => {
    await complete(endpoint(body === undefined ? {} : { body }), ASKED);
    expect(sent()).toMatchObject({ method: 'POST', path: '/ask?v=1', body: expected });
  });

  test('GET sends no body', async () => {
    await complete(endpoint({ method: 'GET', body: { q: '{{prompt}}', n: 1 } }), ASKED);
    expect(sent()).toMatchObject({ method: 'GET', body: '' });
    const query = new URL(sent().path, server.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({ v: '1', q: HOSTILE, n: '1' });
  });

  test('headers from the environment, and the key as a bearer token', async () => {
    const headers = { 'X-Team': 'search', 'X-Agent-Token': 'env:AGENT' };
    await complete(endpoint({ headers, apiKeyEnv: 'K' }, { AGENT: 'agent-secret\n', K: KEY }));
    expect(sent().headers).toMatchObject({
      'x-team': 'search',
      'x-agent-token': 'agent-secret',
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
    });
  });

  test.each<[string, Partial<HttpProvider>]>([
    ['a header', { headers: { 'X-Token': 'env:ABSENT' } }],
    ['the key', { apiKeyEnv: 'ABSENT' }],
  ])('%s that is not set: nothing is sent', async (_name, settings) => {
    const before = server.requests.length;
    const error = await failureOf(complete(endpoint(settings)));
    expect([error.kind, error.message]).toEqual(['auth', 'http: ABSENT is not set']);
    expect(server.requests).toHaveLength(before);
  });
});

describe('what is read', () => {
  const NESTED = {
    data: [{ text: 'Found' }],
    meta: { in: 3, out: 4, model: 'agent-2' },
    calls: [
      { name: 'a', arguments: { x: 1 } },
      { id: 'c2', function: { name: 'b', arguments: '{"y":2}' } },
    ],
  };
  const CALLS = [
    { id: 'call_0', name: 'a', arguments: { x: 1 } },
    { id: 'c2', name: 'b', arguments: { y: 2 } },
  ];

  test.each<[string, unknown, Partial<HttpProvider>, object]>([
    ['output', { output: 'A' }, {}, { text: 'A' }],
    ['text', { text: 'A' }, {}, { text: 'A' }],
    ['a JSON string', 'A', {}, { text: 'A' }],
    [
      'a chat completion',
      { model: 'x', choices: [{ message: { content: 'A' } }], usage: { prompt_tokens: 2 } },
      {},
      { text: 'A', modelId: 'x', usage: { inputTokens: 2, outputTokens: 0, totalTokens: 2 } },
    ],
    ['a path', NESTED, { responsePath: 'data.0.text' }, { text: 'Found' }],
    ['a path with brackets', NESTED, { responsePath: 'data[0].text' }, { text: 'Found' }],
    ['an object at the path', NESTED, { responsePath: 'data.0' }, { text: '{"text":"Found"}' }],
    ['texts of a list', { a: ['Fo', 'und'] }, { responsePath: 'a.*' }, { text: 'Found' }],
    ['texts in a list', NESTED, { responsePath: 'data.*.text' }, { text: 'Found' }],
    ['no texts in a list', { a: [] }, { responsePath: 'a.*' }, { text: '' }],
    [
      'tool calls',
      NESTED,
      { responsePath: 'data.0.text', toolCallsPath: 'calls' },
      { toolCalls: CALLS, finishReason: 'tool-calls' },
    ],
    [
      'no tool calls',
      NESTED,
      { responsePath: 'meta.model', toolCallsPath: 'meta.calls' },
      { toolCalls: [] },
    ],
    [
      'usage and model',
      NESTED,
      {
        responsePath: 'data.0.text',
        usagePaths: { inputTokens: 'meta.in', outputTokens: 'meta.out' },
        modelIdPath: 'meta.model',
      },
      { usage: { inputTokens: 3, outputTokens: 4, totalTokens: 7 }, modelId: 'agent-2' },
    ],
  ])('%s', async (_name, body, settings, expected) => {
    reply = { body };
    expect(await complete(endpoint(settings))).toMatchObject(expected);
  });

  test('text that is no JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    reply = { body: '', fault: { kind: 'http', status: 200, headers, body: 'Just text.' } };
    expect(await complete(endpoint())).toMatchObject({ text: 'Just text.', finishReason: 'stop' });
  });
});

test.each([
  ['nothing there', { output: 'Hi' }, true],
  ['null', { output: 'Hi', x: null }, true],
  ['a text', { output: 'Hi', x: 'none' }, true],
  ['a number', { output: 'Hi', x: 0 }, true],
  ['an object without the list', { output: 'Hi', x: {} }, false],
  ['an object whose list is null', { output: 'Hi', x: { calls: null } }, false],
  ['an empty list', { output: 'Hi', x: { calls: [] } }, false],
])(
  'whether the place of `toolCallsPath` says that there was no call: %s',
  async (_, body, isUnknown) => {
    reply = { body };
    const { toolCalls, toolCallsUnknown } = await complete(endpoint({ toolCallsPath: 'x.calls' }));
    expect([toolCalls, toolCallsUnknown]).toEqual([[], isUnknown ? 'not-at-path' : undefined]);
  },
);

describe('what fails', () => {
  test.each<[string, WireReply, Partial<HttpProvider>, string, RegExp]>([
    [
      'a wrong path',
      { body: { a: 1 } },
      { responsePath: 'a.b' },
      'invalid-reply',
      /nothing at "a\.b" \(responsePath\)/,
    ],
    [
      'a path of the prototype',
      { body: {} },
      { responsePath: 'constructor.name' },
      'invalid-reply',
      /nothing at/,
    ],
    [
      'wrong usage',
      { body: { output: '' } },
      { usagePaths: { inputTokens: 'n' } },
      'invalid-reply',
      /"n" \(usagePaths\.inputTokens\)/,
    ],
    ['no answer', { body: { answer: 'no' } }, {}, 'invalid-reply', /set `responsePath`/],
    ['an error', { body: { error: 'no' } }, {}, 'invalid-reply', /an error under status 200: no/],
    ['a page', { body: '', fault: { kind: 'html' } }, {}, 'invalid-reply', /web page/],
    [
      'cut JSON',
      { body: { output: 'long enough' }, fault: { kind: 'truncated' } },
      {},
      'invalid-reply',
      /not JSON/,
    ],
    ['401', { body: '', fault: { kind: 'http', status: 401 } }, {}, 'auth', /HTTP 401/],
    ['429', { body: '', fault: { kind: 'http', status: 429 } }, {}, 'rate-limit', /HTTP 429/],
    ['500', { body: '', fault: { kind: 'http', status: 500 } }, {}, 'transient', /HTTP 500/],
    [
      'a redirect',
      { body: '', fault: { kind: 'http', status: 302, headers: { location: '/x' } } },
      {},
      'rejected',
      /not followed/,
    ],
    ['reset', { body: '', fault: { kind: 'reset' } }, {}, 'transient', /ECONNRESET|socket hang up/],
  ])('%s', async (_name, wire, settings, kind, message) => {
    reply = wire;
    const error = await failureOf(complete(endpoint(settings)));
    expect([error.kind, error.message]).toEqual([kind, expect.stringMatching(message)]);
  });

  test('no message repeats a key or a header from the environment', async () => {
    reply = {
      body: '',
      fault: { kind: 'http', status: 400, body: { error: `bad ${KEY} and agent-secret` } },
    };
    const settings = { apiKeyEnv: 'K', headers: { 'X-A': 'env:A' } };
    const error = await failureOf(complete(endpoint(settings, { K: KEY, A: 'agent-secret' })));
    expect(error.message).toBe('http: HTTP 400: bad *** and ***');
  });
});
