import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ProviderSettings } from '../../../src/config/suite.js';
import type { ChatRequest, ProviderAdapter } from '../../../src/providers/provider.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import { startFakeServer, type FakeServer, type WireReply } from '../../servers/faults.js';
import { complete, failureOf, KEY } from '../settings.js';

type HttpProvider = NonNullable<ProviderSettings['http']>;

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
    ['the last of a list', { a: ['x', 'y'] }, { responsePath: 'a.-1' }, { text: 'y' }],
    ['the last but one, in brackets', { a: ['x', 'y'] }, { responsePath: 'a[-2]' }, { text: 'x' }],
    ['a key called -1', { a: { '-1': 'x' } }, { responsePath: 'a.-1' }, { text: 'x' }],
    [
      'usage, model and calls of the last message',
      { steps: [{}, { n: 5, m: 'm-2', calls: [{ name: 'a' }] }], text: 'A' },
      {
        responsePath: 'text',
        toolCallsPath: 'steps.-1.calls',
        usagePaths: { inputTokens: 'steps.-1.n' },
        modelIdPath: 'steps[-1].m',
      },
      { toolCalls: [{ name: 'a' }], usage: { inputTokens: 5 }, modelId: 'm-2' },
    ],
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

const CALL_A = { name: 'a', arguments: {} };
const CALL_B = { name: 'b', arguments: {} };

test.each<[string, unknown, string, readonly string[] | 'unknown']>([
  ['all have some', [{ calls: [CALL_A] }, { calls: [CALL_B] }], 'x.*.calls', ['a', 'b']],
  ['some have some', [{}, { calls: [CALL_B] }, { calls: null }], 'x.*.calls', ['b']],
  ['some are no messages', ['hi', { calls: [CALL_B] }, null], 'x.*.calls', ['b']],
  ['none has any', [{}, {}], 'x.*.calls', []],
  ['there is no message', [], 'x.*.calls', []],
  ['each call by itself', [{ calls: [CALL_A, CALL_B] }], 'x.*.calls.*', ['a', 'b']],
  ['one call each', [{ call: CALL_A }, {}], 'x.*.call', ['a']],
  ['there is no list', 'none', 'x.*.calls', 'unknown'],
  ['no message has the place', [{ y: 1 }], 'x.*.inner.calls', 'unknown'],
  ['only texts', ['hi'], 'x.*.calls', 'unknown'],
])('calls of the messages of a list: %s', async (_, x, toolCallsPath, expected) => {
  reply = { body: { output: 'Hi', x } };
  const { toolCalls, toolCallsUnknown } = await complete(endpoint({ toolCallsPath }));
  const names = toolCalls.map(({ name }) => name);
  expect(toolCallsUnknown === undefined ? names : 'unknown').toEqual(expected);
});

describe('LangServe and LangGraph', () => {
  const AI = {
    type: 'ai',
    content: 'It is 18 degrees.',
    additional_kwargs: {},
    response_metadata: { finish_reason: 'stop', model_name: 'gpt-4o' },
    usage_metadata: { input_tokens: 7, output_tokens: 3, total_tokens: 10 },
    tool_calls: [],
  };
  const CALLING = {
    ...AI,
    content: '',
    response_metadata: { finish_reason: 'tool_calls' },
    tool_calls: [{ name: 'weather', args: { city: 'Rome' }, id: 'c1', type: 'tool_call' }],
  };
  const STATE = [
    { type: 'human', content: 'Hello' },
    { ...CALLING, tool_calls: [{ name: 'old', args: {}, id: 'c0', type: 'tool_call' }] },
    { type: 'human', content: 'And in Rome?' },
    CALLING,
    { type: 'tool', content: '18', tool_call_id: 'c1', name: 'weather' },
    AI,
  ];
  const ANSWERED = {
    text: 'It is 18 degrees.',
    toolCalls: [{ id: 'c1', name: 'weather', arguments: { city: 'Rome' }, response: '18' }],
    usage: { inputTokens: 14, outputTokens: 6, totalTokens: 20 },
  };

  test.each<[string, unknown, object]>([
    ['a text', { output: 'A', metadata: { run_id: 'r' } }, { text: 'A', finishReason: 'stop' }],
    ['content alone', { output: { content: 'A' } }, { text: 'A' }],
    [
      'a message',
      { output: AI },
      { text: 'It is 18 degrees.', finishReason: 'stop', usage: { totalTokens: 10 } },
    ],
    [
      'a message in parts',
      { output: { ...AI, content: [{ type: 'text', text: 'A' }] } },
      { text: 'A' },
    ],
    [
      'a message that calls a tool',
      { output: CALLING },
      { toolCalls: [{ name: 'weather' }], finishReason: 'tool-calls' },
    ],
    [
      'a message that was cut',
      { output: { ...AI, response_metadata: { finish_reason: 'length' } } },
      { finishReason: 'length' },
    ],
    [
      'data with a field of that name',
      { output: { content: 'A', score: 1 } },
      { text: '{"content":"A","score":1}' },
    ],
    ['a state', { messages: STATE }, ANSWERED],
    ['a state under output', { output: { messages: STATE } }, ANSWERED],
    ['a text beside messages', { output: 'A', messages: STATE }, { text: 'A', toolCalls: [] }],
    [
      'messages of the other convention',
      {
        messages: [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: 'Ho' },
        ],
      },
      { text: 'Ho' },
    ],
  ])('%s', async (_, body, expected) => {
    reply = { body };
    expect(await complete(endpoint())).toMatchObject(expected);
  });

  test.each<[string, unknown]>([
    ['an error beside the state', { __error__: { message: 'boom' }, messages: STATE }],
    ['no message of the model', { messages: STATE.slice(0, 1) }],
    ['a message without content', { messages: [{ type: 'ai' }] }],
  ])('%s is no answer', async (_, body) => {
    reply = { body };
    expect((await failureOf(complete(endpoint()))).kind).toBe('invalid-reply');
  });
});

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
