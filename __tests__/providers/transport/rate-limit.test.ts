import { expect, test } from '@jest/globals';
import { rateLimitOf } from '../../../src/providers/transport/errors.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each<[Record<string, string>, ReturnType<typeof rateLimitOf>]>([
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
  [
    {
      'anthropic-ratelimit-requests-remaining': '0',
      'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:07Z',
    },
    { remainingRequests: 0, resetMs: 7000 },
  ],
  [{ 'x-ratelimit-remaining-requests': '-1', 'x-ratelimit-reset-requests': '1s' }, undefined],
  [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': 'soon' }, undefined],
  [{ 'x-ratelimit-remaining-requests': '0' }, undefined],
])('%j', (headers, expected) => {
  expect(rateLimitOf({ get: (name) => headers[name] ?? null }, NOW)).toEqual(expected);
});
