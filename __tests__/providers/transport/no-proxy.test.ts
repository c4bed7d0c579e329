import { expect, test } from '@jest/globals';
import { proxySettings } from '../../../src/providers/endpoint.js';
import { createProxyRoutes } from '../../../src/providers/transport/proxy.js';

test.each<[string, string, boolean]>([
  // This machine never goes through a proxy.
  ['http://localhost:11434/v1', '', true],
  ['http://ollama.localhost/', '', true],
  ['http://127.3.2.1/', '', true],
  ['http://[::1]:8080/', '', true],
  ['https://api.openai.com/', '', false],
  ['https://localhost.example/', '', false],
  // Everything.
  ['https://api.openai.com/', '*', true],
  ['https://api.openai.com/', 'other.example, *', true],
  // Names.
  ['https://api.openai.com/', 'api.openai.com', true],
  ['https://api.openai.com/', 'API.OpenAI.com', true],
  ['https://api.openai.com./', 'api.openai.com', true],
  ['https://api.openai.com/', 'api.openai.com.', true],
  ['https://api.openai.com/', 'openai.com', true],
  ['https://api.openai.com/', '.openai.com', true],
  ['https://openai.com/', '.openai.com', true],
  ['https://api.openai.com/', '*.openai.com', true],
  ['https://notopenai.com/', 'openai.com', false],
  ['https://openai.com.evil.example/', 'openai.com', false],
  ['https://api.openai.com/', ' a.example ,openai.com ', true],
  ['https://api.openai.com/', 'a.example openai.com', true],
  ['https://api.openai.com/', ',,.', false],
  // Ports; a URL without one has that of its protocol.
  ['https://api.openai.com/', 'api.openai.com:443', true],
  ['https://api.openai.com/', 'api.openai.com:80', false],
  ['http://api.openai.com/', '.openai.com:80', true],
  ['http://api.openai.com:8080/', 'openai.com:8080', true],
  ['http://api.openai.com:8080/', 'openai.com:8081', false],
  // Addresses.
  ['http://10.1.2.3/', '10.1.2.3', true],
  ['http://10.1.2.3:8000/', '10.1.2.3:8000', true],
  ['http://10.1.2.3:8000/', '10.1.2.3:9000', false],
  ['http://10.1.2.3/', '2.3', false],
  ['http://10.1.2.3/', '10.0.0.0/8', true],
  ['http://11.1.2.3/', '10.0.0.0/8', false],
  ['http://10.1.2.3/', '10.0.0.0/99', false],
  ['http://[2001:db8::1]/', '2001:db8::1', true],
  ['http://[2001:db8::1]/', '2001:0DB8:0:0::1', true],
  ['http://[2001:db8::1]/', '[2001:db8::1]', true],
  ['http://[2001:db8::1]:81/', '[2001:db8::1]:81', true],
  ['http://[2001:db8::1]:81/', '[2001:db8::1]:82', false],
  ['http://[2001:db8::1]/', '2001:db8::/32', true],
  ['http://[2001:db9::1]/', '2001:db8::/32', false],
])('%s with NO_PROXY=%j goes past the proxy: %s', (url, noProxy, expected) => {
  const proxy = 'http://127.0.0.1:4';
  const settings = proxySettings({ http_proxy: proxy, https_proxy: proxy, no_proxy: noProxy });
  if (settings === undefined) throw new Error('no proxy');
  const routes = createProxyRoutes(settings);
  expect(routes.routeTo(new URL(url)) === undefined).toBe(expected);
  routes.close();
});
