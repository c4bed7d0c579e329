/** Replies that will not change are asked for twice at most, and end as an error of the provider. */
import { expect, test } from '@jest/globals';
import { startFakeServer, type Fault } from '../servers/faults.js';
import { manyTests, runAction } from './project.js';

const OVER_THE_LIMIT = 33 * 1024 * 1024;

const SSE = { 'content-type': 'text/event-stream' };
const CHUNK = 'data: {"choices":[{"delta":{"content":"law"}}]}\n\ndata: {"choices":[{"del';

const REPLIES: readonly (readonly [string, Fault, RegExp])[] = [
  ['501', { kind: 'http', status: 501, body: { error: { message: 'no such thing' } } }, /HTTP 501/],
  ['a login page under 200', { kind: 'html' }, /invalid reply/],
  [
    'a stream where JSON was asked for',
    { kind: 'http', status: 200, headers: SSE, body: CHUNK },
    /invalid reply|streams/,
  ],
  ['JSON of another API', { kind: 'json', body: { status: 'up' } }, /invalid reply/],
  [
    'a body over the limit',
    { kind: 'http', status: 200, body: `{"text":"${'x'.repeat(OVER_THE_LIMIT)}"}` },
    /MiB|MB|large/,
  ],
];

const PROVIDERS = {
  openai: (baseUrl: string) => ({ baseUrl }),
  anthropic: (baseUrl: string) => ({ baseUrl }),
  http: (url: string) => ({ url, responsePath: 'text' }),
};

/** All by one of them, and the first two by the others. */
const CASES = Object.keys(PROVIDERS).flatMap((provider) =>
  REPLIES.slice(0, provider === 'openai' ? REPLIES.length : 2).map(([name, fault, message]) => ({
    ...{ provider, name, fault, message },
  })),
);

test.each(CASES)('$provider: $name', async ({ provider, name, fault, message }) => {
  const server = await startFakeServer(() => ({ fault, body: {} }));
  const describe = Object.entries(PROVIDERS).find(([known]) => known === provider)?.[1];
  const run = await runAction(
    JSON.stringify({
      kindlm: 1,
      project: 'shop',
      suite: { name: 'support' },
      providers: { [provider]: describe?.(server.url) },
      models: [{ id: 'm', provider, model: 'm' }],
      prompts: { p: { user: 'Hello.' } },
      tests: [
        { name: 't', prompt: 'p', expect: { guardrails: { keywords: { deny: ['lawsuit'] } } } },
      ],
    }),
    // What it reads before it stops is the memory of a process.
    name === 'a body over the limit' ? { process: 'own' } : {},
  );
  // An endpoint of one's own is no provider that may be down.
  expect(run.code).toBe(provider === 'http' ? 1 : 3);
  expect(run.failures).toEqual([
    { code: 'PROVIDER_ERROR', message: expect.stringMatching(message) },
  ]);
  expect(server.requests.length).toBeLessThanOrEqual(2);
});

/** One run of `tests` tests on an `http` endpoint or MCP tool of its own. */
const runOn = (provider: string, entry: object, tests = 1) =>
  runAction(
    JSON.stringify({
      kindlm: 1,
      project: 'shop',
      suite: { name: 'support' },
      providers: { [provider]: entry },
      models: [{ id: 'm', provider, model: 'm' }],
      prompts: { p: { user: 'Hello.' } },
      tests: manyTests(tests, { expect: { output: { contains: ['fine'] } } }),
      defaults: { concurrency: 4 },
    }),
  );

const PATHS: readonly (readonly [string, object, RegExp])[] = [
  ['a wrong responsePath', { responsePath: 'answer.text' }, /nothing at "answer\.text"/],
  ['a wrong usage path', { usagePaths: { inputTokens: 'tokens.in' } }, /nothing at "tokens\.in"/],
  ['a usage path that leads to a text', { usagePaths: { inputTokens: 'text' } }, /no number of/],
  ['a wrong modelIdPath', { modelIdPath: 'model.id' }, /nothing at "model\.id"/],
];

test.each(PATHS)('%s is asked twice, also by twenty tests', async (_, paths, message) => {
  const server = await startFakeServer(() => ({ body: { text: 'fine' } }));
  const run = await runOn('http', { url: server.url, ...paths }, 20);
  expect(run.failures[0]?.message).toMatch(message);
  expect(run.code).toBe(1);
  expect(run.runs.every(({ callCount }) => callCount <= 2)).toBe(true);
  expect(server.requests.length).toBeLessThanOrEqual(40);
});

test('a reply without the path is asked again where the server has answered well before', async () => {
  const server = await startFakeServer((_, index) => ({
    body: index === 1 || index === 2 ? { busy: true } : { text: 'fine' },
  }));
  const run = await runOn('http', { url: server.url, responsePath: 'text' }, 2);
  expect(run.code).toBe(0);
});

test.each<[string, string]>([
  ['its code', JSON.stringify({ error: { code: 'insufficient_quota', message: 'no' } })],
  [
    'its words',
    JSON.stringify({
      error: { message: 'You exceeded your current quota, please check your plan.' },
    }),
  ],
  ['its words in a text', 'Your credits have been exhausted.'],
])('an exhausted quota is asked once, whatever Retry-After says: by %s', async (_, body) => {
  const headers = { 'retry-after': '1' };
  const fault = { kind: 'http', status: 429, headers, body } as const;
  const server = await startFakeServer(() => ({ fault, body: {} }));
  const run = await runOn('openai', { baseUrl: server.url });
  expect([run.code, server.requests.length]).toEqual([3, 1]);
});

test.each([
  ['/sse', 404],
  ['/sse', 400],
  ['/anything', 405],
])(
  'an MCP server of the older transport (%s, %i) is named as such, and asked once',
  async (path, status) => {
    const fault = { kind: 'http', status, body: 'Not here' } as const;
    const server = await startFakeServer(() => ({ fault, body: {} }));
    const run = await runOn('mcp', { serverUrl: `${server.url}${path}`, toolName: 'ask' });
    expect(run.failures[0]?.message).toContain('older HTTP+SSE transport');
    expect([run.code, server.requests.length]).toEqual([1, 1]);
  },
);
