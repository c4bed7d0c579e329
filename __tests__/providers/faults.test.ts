import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ProviderError, type ProviderAdapter } from '../../src/providers/provider.js';
import { startAnthropicServer } from '../servers/anthropic-server.js';
import type { FakeServer, Fault } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { NOBODY_URL } from '../servers/http-exchange.js';
import { adapterOn, complete, failureOf, KEY } from './settings.js';

const servers: Pick<FakeServer, 'close'>[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function adapterWith(family: 'openai' | 'anthropic', fault: Fault) {
  const options = { reply: () => fault };
  const server =
    family === 'openai' ? await startOpenAiServer(options) : await startAnthropicServer(options);
  servers.push(server);
  return { server, adapter: adapterOn(family, server.url) };
}

const openAiError = (code: string, message: string) => ({ error: { code, type: code, message } });

const http = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault => ({
  kind: 'http',
  status,
  body,
  headers,
});

describe.each(['openai', 'anthropic'] as const)('%s', (family) => {
  const STATUS: readonly (readonly [string, Fault, object])[] = [
    ['401', http(401, openAiError('invalid_api_key', 'Wrong key')), { kind: 'auth', status: 401 }],
    ['403', http(403), { kind: 'auth', status: 403, failureCode: 'PROVIDER_AUTH_FAILED' }],
    ['402', http(402), { kind: 'quota', retryable: false }],
    [
      '429 of a quota',
      http(429, openAiError('insufficient_quota', 'You exceeded your current quota')),
      { kind: 'quota', retryable: false },
    ],
    [
      '400 of a credit balance',
      http(400, { type: 'error', error: { message: 'Your credit balance is too low' } }),
      { kind: 'quota' },
    ],
    [
      '429 of a rate, in seconds',
      http(429, openAiError('rate_limit_exceeded', 'Slow down'), { 'retry-after': '2' }),
      { kind: 'rate-limit', retryAfterMs: 2000, retryable: true },
    ],
    [
      '429 in milliseconds, which go first',
      http(429, {}, { 'retry-after-ms': '250', 'retry-after': '9' }),
      { kind: 'rate-limit', retryAfterMs: 250 },
    ],
    ['429 with nonsense', http(429, {}, { 'retry-after': '-1' }), { retryAfterMs: undefined }],
    [
      '429 with a date that is over',
      http(429, {}, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
      { kind: 'rate-limit', retryAfterMs: 0 },
    ],
    [
      '429 of Gemini, which says "billing" for a minute as well',
      http(429, [
        {
          error: {
            code: 429,
            status: 'RESOURCE_EXHAUSTED',
            message: 'You exceeded your current quota, check your plan and billing details.',
            details: [{ retryDelay: '34.5s' }],
          },
        },
      ]),
      { kind: 'rate-limit', retryAfterMs: 34_500 },
    ],
    [
      '429 of Gemini for the day',
      http(429, {
        error: { status: 'RESOURCE_EXHAUSTED', details: [{ quotaId: 'RequestsPerDayPerModel' }] },
      }),
      { kind: 'quota' },
    ],
    ['408', http(408), { kind: 'transient', retryable: true }],
    ['409', http(409), { kind: 'transient' }],
    ['500', http(500), { kind: 'transient', status: 500 }],
    ['503', http(503, {}, { 'retry-after': '1.5' }), { kind: 'transient', retryAfterMs: 1500 }],
    ['529', http(529), { kind: 'transient', failureCode: 'PROVIDER_ERROR' }],
    ['404', http(404, { message: 'no such model' }), { kind: 'rejected', retryable: false }],
    ['a redirect', http(302, '', { location: 'http://127.0.0.1:1/' }), { kind: 'rejected' }],
  ];

  test.each(STATUS)('%s', async (_name, fault, expected) => {
    const { adapter, server } = await adapterWith(family, fault);
    expect(await failureOf(complete(adapter))).toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
  });

  test('a date in Retry-After is counted from now', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const { adapter } = await adapterWith(family, http(429, {}, { 'retry-after': inAMinute }));
    const { retryAfterMs } = await failureOf(complete(adapter));
    expect(retryAfterMs).toBeGreaterThan(30_000);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  const REPLIES: readonly (readonly [string, Fault, RegExp])[] = [
    ['{}', { kind: 'json', body: {} }, /no (choices|content)/],
    ['a list', { kind: 'json', body: [] }, /not a JSON object/],
    [
      'nested too deeply to be shown',
      http(200, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      /not a JSON object/,
    ],
    [
      'an error under 200',
      { kind: 'json', body: { error: { message: 'overloaded' } } },
      /error under status 200: .*overloaded/,
    ],
    ['a page', { kind: 'html' }, /content type text\/html.*Sign in to the proxy/],
    [
      'a page that speaks of a time-out',
      { kind: 'html', body: '<p>gateway timed out</p>' },
      /timed out/,
    ],
    ['half of the JSON', { kind: 'truncated' }, /not JSON/],
    ['nothing', http(200, ''), /empty/],
    ['nothing, 204', http(204, ''), /empty/],
    ['text that is called JSON', http(200, 'Bad gateway'), /not JSON: Bad gateway/],
    ['null', http(200, 'null'), /not JSON/],
    [
      'an unknown encoding',
      http(200, '{}', { 'content-encoding': 'zstd9' }),
      /content-encoding "zstd9"/,
    ],
    ['no gzip', http(200, '{}', { 'content-encoding': 'gzip' }), /not valid gzip/],
  ];

  test.each(REPLIES)('a reply that is %s', async (_name, fault, message) => {
    const { adapter } = await adapterWith(family, fault);
    const error = await failureOf(complete(adapter));
    expect(error.kind).toBe('invalid-reply');
    expect(error.failureCode).toBe('PROVIDER_ERROR');
    expect(error.message).toMatch(message);
  });

  const GOOD =
    family === 'openai'
      ? { choices: [{ message: { content: 'Hello' }, finish_reason: 'stop' }] }
      : { content: [{ type: 'text', text: 'Hello' }], stop_reason: 'end_turn' };

  test.each(['', 'text/plain', 'application/octet-stream', 'text/html'])(
    'JSON under the content type %j is read',
    async (type) => {
      const reply = http(200, JSON.stringify(GOOD), { 'content-type': type });
      const { adapter } = await adapterWith(family, reply);
      expect(await complete(adapter)).toMatchObject({ text: 'Hello' });
    },
  );

  const stream = 'data: {"choices":[{"delta":{"content":"Hel"}}]}\n\n';
  test.each<readonly [string, Fault, string | undefined]>([
    ['501', http(501, openAiError('x', 'Not implemented')), 'surely'],
    ['a stream', http(200, stream, { 'content-type': 'text/event-stream' }), 'surely'],
    ['a stream that is called JSON', http(200, stream), 'surely'],
    ['an encoding that nobody asked for', http(200, '{}', { 'content-encoding': 'x' }), 'surely'],
    ['a login page', { kind: 'html' }, 'likely'],
    ['500', http(500), undefined],
    ['half of the JSON', { kind: 'truncated' }, undefined],
  ])('%s will come again: %j', async (_name, fault, lasting) => {
    const { adapter } = await adapterWith(family, fault);
    expect(await failureOf(complete(adapter))).toMatchObject({ retryable: true, lasting });
  });

  test.each([
    [401, 'auth'],
    [403, 'auth'],
    [404, 'rejected'],
    [500, 'transient'],
  ] as const)('a %i whose body is reset is judged by its status', async (status, kind) => {
    const server = createHttpServer((message, response) => {
      message.resume().on('end', () => {
        response.writeHead(status, { 'content-length': '1000' });
        response.write('{"error":', () => response.socket?.resetAndDestroy());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    servers.push({ close: () => new Promise((resolve) => server.close(() => resolve())) });
    const error = await failureOf(complete(adapterOn(family, `http://127.0.0.1:${port}`)));
    expect([error.kind, error.status]).toEqual([kind, status]);
  });

  test.each<readonly [string, Fault]>([
    ['reset', { kind: 'reset' }],
    ['cut inside the body', { kind: 'cut' }],
  ])('a connection %s is transient', async (_name, fault) => {
    const { adapter } = await adapterWith(family, fault);
    expect(await failureOf(complete(adapter))).toMatchObject({ kind: 'transient' });
  });

  test('a refused connection is transient and says which error it was', async () => {
    const error = await failureOf(complete(adapterOn(family, NOBODY_URL)));
    expect(error).toMatchObject({ kind: 'transient' });
    expect(error.message).toContain('ECONNREFUSED');
  });

  const ABORTS: readonly (readonly [string, Fault])[] = [
    ['before the headers', { kind: 'hang' }],
    ['after the headers', { kind: 'stall' }],
    ['while the body drips', { kind: 'drip', intervalMs: 20 }],
  ];

  test.each(ABORTS)('a timeout %s ends the exchange and its socket', async (_name, fault) => {
    const { adapter, server } = await adapterWith(family, fault);
    const call = complete(adapter, {}, AbortSignal.timeout(150));
    expect(await failureOf(call)).toMatchObject({
      kind: 'timeout',
      failureCode: 'PROVIDER_TIMEOUT',
    });
    await until(() => server.inFlight() === 0);
    expect(server.inFlight()).toBe(0);
  });

  test.each(ABORTS)('a cancelled call %s rejects with the reason', async (_name, fault) => {
    const { adapter, server } = await adapterWith(family, fault);
    const controller = new AbortController();
    const reason = new ProviderError('cancelled', 'the run ended first');
    const failure = failureOf(complete(adapter, {}, controller.signal));
    await until(() => server.requests.length === 1);
    controller.abort(reason);
    expect(await failure).toBe(reason);
  });

  test('a signal that has fired sends nothing', async () => {
    const { adapter, server } = await adapterWith(family, { kind: 'hang' });
    expect(await failureOf(complete(adapter, {}, AbortSignal.abort()))).toMatchObject({
      kind: 'cancelled',
    });
    expect(server.requests).toHaveLength(0);
  });

  const ECHOES: readonly (readonly [string, Fault])[] = [
    ['an error', http(401, { error: { message: `Incorrect key ${KEY}` } })],
    ['an error that is cut at the key', http(400, `${'x'.repeat(290)}${KEY}`)],
    ['a page', { kind: 'html', body: `<p>key ${KEY}</p>` }],
    ['a reply', { kind: 'json', body: { key: KEY } }],
    ['text that is called JSON', http(200, `key ${KEY}`)],
  ];

  test.each(ECHOES)('a key echoed in %s is not in the message', async (_name, fault) => {
    const { adapter } = await adapterWith(family, fault);
    const { message } = await failureOf(complete(adapter));
    expect(message).not.toContain(KEY.slice(0, 10));
    expect(message).toContain('*');
  });

  test('a server cannot write more than one short line into a message', async () => {
    const text = `one\ntwo\r\u2028::error::three ${'🦊'.repeat(2000)}`;
    const { adapter } = await adapterWith(family, http(400, { error: { message: text } }));
    const { message } = await failureOf(complete(adapter));
    expect(message).toMatch(/^\w+: HTTP 400: one two ::error::three 🦊/);
    expect(message.length).toBeLessThan(340);
    expect(message.split(/[\r\n\u2028]/)).toHaveLength(1);
    expect(message).not.toMatch(/\p{Surrogate}/u);
  });

  test('sockets are kept for the next call', async () => {
    const { adapter, server } = await adapterWith(family, http(500));
    for (let call = 0; call < 3; call += 1) await failureOf(complete(adapter));
    expect(server.requests.map(({ connection }) => connection)).toEqual([0, 0, 0]);
  });

  test('a missing key fails as auth before anything is sent', async () => {
    const { server } = await adapterWith(family, http(200));
    const adapter: ProviderAdapter = await import('../../src/providers/adapters.js').then(
      ({ createAdapter }) =>
        createAdapter(family, { apiKeyEnv: 'TEST_KEY', baseUrl: server.url }, { TEST_KEY: ' \n' }),
    );
    expect(await failureOf(complete(adapter))).toMatchObject({
      kind: 'auth',
      message: `${family}: TEST_KEY is not set`,
    });
    expect(server.requests).toHaveLength(0);
  });
});

/** Waits for what another process of the event loop brings about; the test's own timeout ends a wait in vain. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
