/** Replies that will not change are asked for twice at most, and end as an error of the provider. */
import { expect, test } from '@jest/globals';
import { startFakeServer, type Fault } from '../servers/faults.js';
import { failuresOf, runConfig } from './model-suite.js';

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

const CASES = Object.keys(PROVIDERS).flatMap((provider) =>
  REPLIES.map(([name, fault, message]) => ({ provider, name, fault, message })),
);

test.each(CASES)('$provider: $name', async ({ provider, fault, message }) => {
  const server = await startFakeServer(() => ({ fault, body: {} }));
  const describe = Object.entries(PROVIDERS).find(([name]) => name === provider)?.[1];
  try {
    const run = await runConfig(
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
    );
    expect(run.code).toBe(3);
    expect(failuresOf(run)).toEqual([
      { code: 'PROVIDER_ERROR', message: expect.stringMatching(message) },
    ]);
    expect(server.requests.length).toBeLessThanOrEqual(2);
  } finally {
    await server.close();
  }
});
