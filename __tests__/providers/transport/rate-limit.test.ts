import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listen } from '../../servers/http-exchange.js';
import { adapterOn, complete } from '../settings.js';

let headers: Readonly<Record<string, string>> = {};
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen((request, response) => {
    const message = { role: 'assistant', content: 'Hi' };
    const body = JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] });
    request.resume().on('end', () => response.writeHead(200, headers).end(body));
  });
});
afterAll(() => server.close());

async function limitBeside(given: Readonly<Record<string, string>>) {
  headers = given;
  return (await complete(adapterOn('openai', server.url))).rateLimit;
}

test.each<[Record<string, string>, Awaited<ReturnType<typeof limitBeside>>]>([
  [{}, undefined],
  [
    { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0s' },
    { remainingRequests: 0, resetMs: 360_000 },
  ],
  [
    { 'x-ratelimit-remaining-requests': '59', 'x-ratelimit-reset-requests': '120ms' },
    { remainingRequests: 59, resetMs: 120 },
  ],
  [
    { 'x-ratelimit-remaining-requests': '3', 'x-ratelimit-reset-requests': '1.5' },
    { remainingRequests: 3, resetMs: 1500 },
  ],
  [{ 'x-ratelimit-remaining-requests': '-1', 'x-ratelimit-reset-requests': '1s' }, undefined],
  [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': 'soon' }, undefined],
  [{ 'x-ratelimit-remaining-requests': '0' }, undefined],
])('%j', async (given, expected) => {
  expect(await limitBeside(given)).toEqual(expected);
});

test('a limit that is reset at a date', async () => {
  const limit = await limitBeside({
    'anthropic-ratelimit-requests-remaining': '0',
    'anthropic-ratelimit-requests-reset': new Date(Date.now() + 600_000).toISOString(),
  });
  expect(limit?.remainingRequests).toBe(0);
  expect(limit?.resetMs).toBeGreaterThan(500_000);
  expect(limit?.resetMs).toBeLessThanOrEqual(600_000);
});
