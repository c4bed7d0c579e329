import { expect, test } from '@jest/globals';
import { proxyProblems, proxySecrets, proxySettings } from '../../../src/providers/endpoint.js';

type Environment = Readonly<Record<string, string>>;

test.each<[Environment, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ NO_PROXY: '*', ALL_PROXY: 'http://p:1' }, undefined, undefined],
  [{ HTTPS_PROXY: ' ', https_proxy: '' }, undefined, undefined],
  [{ HTTPS_PROXY: 'http://p:3128' }, undefined, 'http: p 3128 HTTPS_PROXY'],
  [{ HTTP_PROXY: 'http://p:3128' }, 'http: p 3128 HTTP_PROXY', undefined],
  [
    { HTTPS_PROXY: 'http://upper:1', https_proxy: 'http://lower:2' },
    undefined,
    'http: lower 2 https_proxy',
  ],
  [{ HTTPS_PROXY: 'http://upper:1', https_proxy: '' }, undefined, 'http: upper 1 HTTPS_PROXY'],
  [
    { http_proxy: 'p.example:8080\n', https_proxy: 'https://q.example/' },
    'http: p.example 8080 http_proxy',
    'https: q.example 443 https_proxy',
  ],
  [{ https_proxy: 'http://[::1]' }, undefined, 'http: ::1 80 https_proxy'],
])('%j', (environment, http, https) => {
  const settings = proxySettings(environment);
  const shown = (['http:', 'https:'] as const).map((protocol) => {
    const server = settings?.servers[protocol];
    return server && `${server.protocol} ${server.host} ${server.port} ${server.variable}`;
  });
  expect(shown).toEqual([http, https]);
});

test.each([
  ['http://u:p%40ss@p:1', 'u:p@ss'],
  ['u:p@p:1', 'u:p'],
  ['http://token@p:1', 'token:'],
])('%s sends the credentials %j', (value, credentials) => {
  const { servers } = proxySettings({ https_proxy: value }) ?? {};
  expect(servers?.['https:']?.authorization).toBe(
    `Basic ${Buffer.from(credentials).toString('base64')}`,
  );
});

test.each([
  'socks5://p:1080',
  'http://',
  'http://p:99999',
  'http://u:p%zz@p:1',
  'http://us er:pw@[p:1',
  'file:///etc/passwd',
])('%j is no address of a proxy', (value) => {
  const problems = proxyProblems({ HTTPS_PROXY: value, http_proxy: 'http://fine:1' });
  expect(problems.map(({ message }) => message)).toEqual([
    'The environment variable HTTPS_PROXY is not the address of an HTTP proxy.',
  ]);
  expect(proxySettings({ HTTPS_PROXY: value })).toBeUndefined();
});

test.each<[Environment, readonly string[]]>([
  [{}, []],
  [{ HTTPS_PROXY: 'http://p:1/a@b' }, []],
  [
    { HTTPS_PROXY: 'http://user:s%40cret@p:1' },
    ['s%40cret', 's@cret', 'user:s%40cret', 'user:s@cret'],
  ],
  [
    { http_proxy: 'token-1@p:1', HTTP_PROXY: 'http://u:other@q:1' },
    ['token-1', 'other', 'u:other'],
  ],
  [{ ALL_PROXY: 'socks5://u:hidden@p:1' }, ['hidden', 'u:hidden']],
  [{ HTTPS_PROXY: 'http://u:broken%zz@p:1' }, ['broken%zz', 'u:broken%zz']],
])('secrets of %j', (environment, expected) => {
  expect(proxySecrets(environment)).toEqual(expected);
});
