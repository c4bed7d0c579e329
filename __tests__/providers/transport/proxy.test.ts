/** Calls through a real proxy; through dist/ and TLS in __tests__/e2e/proxy.test.ts. */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ProviderError } from '../../../src/providers/provider.js';
import { createHttpClient } from '../../../src/providers/transport/http-client.js';
import { createAdapter } from '../../../src/providers/adapters.js';
import type { FakeServer } from '../../servers/faults.js';
import { NOBODY_URL } from '../../servers/http-exchange.js';
import { startOpenAiServer } from '../../servers/openai-server.js';
import { startProxyServer, type ProxyFault, type ProxyServer } from '../../servers/proxy-server.js';
import { complete, failureOf, KEY } from '../settings.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function modelServer(): Promise<FakeServer> {
  const server = await startOpenAiServer({ reply: () => 'Hello' });
  closing.push(() => server.close());
  return server;
}

async function proxyServer(
  hosts: Readonly<Record<string, string>>,
  rest: { readonly credentials?: string; readonly fault?: ProxyFault } = {},
): Promise<ProxyServer> {
  const server = await startProxyServer({ hosts, ...rest });
  closing.push(() => server.close());
  return server;
}

function adapter(baseUrl: string, environment: Readonly<Record<string, string>>) {
  return createAdapter('openai', { apiKeyEnv: 'K', baseUrl }, { K: KEY, ...environment });
}

const origin = (url: string) => url.replace(/\/v1$/, '');

describe('http: URLs', () => {
  test('go to the proxy whole, over one connection, with its credentials and the server of the URL', async () => {
    const model = await modelServer();
    const proxy = await proxyServer(
      { 'models.test:8080': origin(model.url) },
      { credentials: 'user:p@ss' },
    );
    const through = adapter('http://models.test:8080/v1?a=b', {
      http_proxy: proxy.url.replace('//', '//user:p%40ss@'),
    });
    expect((await complete(through)).text).toBe('Hello');
    expect((await complete(through)).text).toBe('Hello');
    expect(proxy.requests).toMatchObject([
      {
        method: 'POST',
        target: 'http://models.test:8080/v1/chat/completions?a=b',
        headers: { host: 'models.test:8080', authorization: `Bearer ${KEY}` },
      },
      { method: 'POST' },
    ]);
    expect(proxy.open()).toBe(1);
    expect(model.requests.map(({ headers }) => headers['proxy-authorization'])).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['the proxy of https: URLs', { https_proxy: 'PROXY' }],
    ['NO_PROXY', { http_proxy: 'PROXY', NO_PROXY: 'models.test' }],
  ])('%s is not asked', async (_name, environment) => {
    const proxy = await proxyServer({});
    const set = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace('PROXY', proxy.url)]),
    );
    const failure = await failureOf(complete(adapter('http://models.test/v1', set)));
    expect(failure).toMatchObject({ kind: 'transient' });
    expect(failure.message).toContain('models.test');
    expect(proxy.requests).toEqual([]);
  });

  test('this machine is reached without the proxy', async () => {
    const [model, proxy] = await Promise.all([modelServer(), proxyServer({})]);
    const past = adapter(model.url, { http_proxy: proxy.url, HTTP_PROXY: proxy.url });
    expect((await complete(past)).text).toBe('Hello');
    expect(proxy.requests).toEqual([]);
  });
});

describe('a refusal of the proxy over plain http', () => {
  const PAGE = '<!DOCTYPE html><html><body><h1>ERR_ACCESS_DENIED</h1></body></html>';
  test.each<[string, number, Readonly<Record<string, string>>, string, string, RegExp]>([
    [
      'squid',
      403,
      { 'content-type': 'text/html', 'x-squid-error': 'ERR_ACCESS_DENIED 0' },
      PAGE,
      'rejected',
      /^openai: the proxy 127\.0\.0\.1:\d+ \(HTTP_PROXY\) refuses a connection to models\.test \(HTTP 403\): allow the host there, or name it in NO_PROXY$/,
    ],
    ['tinyproxy', 403, { 'content-type': 'text/html' }, PAGE, 'rejected', /the proxy .* refuses/],
    ['one with no words', 403, {}, '', 'rejected', /the proxy .* refuses/],
    ['one that says 401', 401, {}, PAGE, 'auth', /the proxy .* wants credentials \(HTTP 401\)/],
    [
      'squid that wants a password',
      407,
      { 'proxy-authenticate': 'Basic realm="x"', 'content-type': 'text/html' },
      PAGE.repeat(200),
      'auth',
      /the proxy .* wants credentials \(HTTP 407\)/,
    ],
    [
      'the model behind it',
      403,
      { 'content-type': 'application/json' },
      '{"error":{"message":"no access to this model"}}',
      'auth',
      /^openai: HTTP 403: no access to this model$/,
    ],
    ['the model behind it, in words', 401, {}, 'Unauthorized', 'auth', /^openai: HTTP 401: Unauth/],
  ])('%s', async (_name, status, headers, body, kind, message) => {
    const server = createHttpServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status, headers).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    const through = adapter('http://models.test/v1', { HTTP_PROXY: `http://127.0.0.1:${port}` });
    const failure = await failureOf(complete(through));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toMatch(message);
    expect(failure.message).not.toContain('<');
    server.closeAllConnections();
  });
});

type Expected = readonly [kind: string, retryable: boolean, message: string];

describe.each(['http://models.test/v1', 'https://models.test/v1'])('%s', (baseUrl) => {
  const isTunnel = baseUrl.startsWith('https');
  const FAULTS: readonly (readonly [string, ProxyFault, Expected])[] = [
    ['407', 407, ['auth', false, 'wants credentials (HTTP 407): set']],
    ...(isTunnel
      ? ([
          [
            '403',
            403,
            ['rejected', false, 'refuses a connection to models.test:443 (HTTP 403): allow'],
          ],
          ['503', 503, ['transient', true, 'cannot connect to models.test:443 (HTTP 503)']],
          ['garbage', 'garbage', ['invalid-reply', true, 'does not answer as a proxy does']],
          ['a reset', 'reset', ['transient', true, 'ended the connection']],
        ] as const)
      : []),
  ];

  test.each(FAULTS)('a proxy with %s', async (_name, fault, [kind, retryable, message]) => {
    const proxy = await proxyServer({}, { fault });
    const { host } = new URL(proxy.url);
    const variable = isTunnel ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const http = createHttpClient({ environment: { [variable]: proxy.url } });
    closing.push(() => {
      http.close();
      return Promise.resolve();
    });
    await expect(http.fetch(`${baseUrl}/x`)).rejects.toMatchObject({
      name: 'WayError',
      kind,
      message: expect.stringContaining(`the proxy ${host} (${variable}) ${message}`),
    });
    const failure = await failureOf(complete(adapter(baseUrl, { [variable]: proxy.url })));
    expect(failure).toMatchObject({ kind, retryable });
    expect(failure.message).toContain(`openai: the proxy ${host}`);
  });

  test('a proxy that does not take the credentials is named without them', async () => {
    const proxy = await proxyServer({}, { credentials: 'user:right-one' });
    const failure = await failureOf(
      complete(
        adapter(baseUrl, {
          http_proxy: proxy.url.replace('//', '//user:wrong-one@'),
          https_proxy: proxy.url.replace('//', '//user:wrong-one@'),
        }),
      ),
    );
    expect(failure).toMatchObject({ kind: 'auth', retryable: false });
    expect(failure.message).toMatch(
      /^openai: the proxy 127\.0\.0\.1:\d+ \(https?_proxy\) does not accept the credentials/,
    );
  });

  test('a proxy that is not there is tried again', async () => {
    const url = NOBODY_URL.replace('//', '//user:secret-pw@');
    const failure = await failureOf(
      complete(adapter(baseUrl, { http_proxy: url, https_proxy: url })),
    );
    expect(failure).toMatchObject({ kind: 'transient', retryable: true });
    expect(failure.message).toMatch(
      /the proxy 127\.0\.0\.1:\d+ .* cannot be reached: .*ECONNREFUSED/,
    );
    expect(failure.message).not.toContain('secret-pw');
  });

  test('an abort ends the connection to a proxy that stalls', async () => {
    const proxy = await proxyServer({}, { fault: 'hang' });
    const stop = new AbortController();
    const call = complete(
      adapter(baseUrl, { http_proxy: proxy.url, https_proxy: proxy.url }),
      {},
      stop.signal,
    );
    while (proxy.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect(await failureOf(call)).toMatchObject({ kind: 'cancelled' });
    // undici keeps an idle connection for four seconds, and one that waits for an answer for five minutes.
    const latest = performance.now() + 20_000;
    while (proxy.open() > 0 && performance.now() < latest)
      await new Promise((resolve) => setImmediate(resolve));
    expect(proxy.open()).toBe(0);
  });
});

test('a call that is given up takes no tunnel from another', async () => {
  const proxy = await proxyServer({}, { fault: 'hang' });
  const through = adapter('https://models.test/v1', { https_proxy: proxy.url });
  const [first, second] = [new AbortController(), new AbortController()];
  const calls = [first, second].map(({ signal }) => failureOf(complete(through, {}, signal)));
  while (proxy.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
  second.abort();
  while (proxy.open() > 1) await new Promise((resolve) => setImmediate(resolve));
  first.abort(new ProviderError('timeout', 'of the first'));
  expect(await Promise.all(calls)).toMatchObject([{ kind: 'timeout' }, { kind: 'cancelled' }]);
});
