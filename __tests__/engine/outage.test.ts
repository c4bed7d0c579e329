/** How long an outage lasts, on a clock that only the test moves: minutes, not hours. */
import { expect, test } from '@jest/globals';
import { ProviderError, type ChatResponse } from '../../src/providers/provider.js';
import { sampleSuite } from './samples.js';
import { chatCall, scriptedRun, type Answerer } from './scripted-models.js';

const fails =
  (kind: 'transient' | 'rate-limit', retryAfterMs?: number): Answerer =>
  () =>
    new ProviderError(kind, 'down', retryAfterMs === undefined ? {} : { retryAfterMs });
const hangs: Answerer = () => new Promise<ChatResponse>(() => undefined);

test.each([
  ['silence', hangs, { calls: 200, concurrency: 32, minutes: 5 }],
  ['silence, the default of 4 calls at once', hangs, { calls: 50, concurrency: 4, minutes: 9 }],
  ['500', fails('transient'), { calls: 200, concurrency: 32, minutes: 1 }],
  ['503, Retry-After 60', fails('transient', 60_000), { calls: 50, concurrency: 4, minutes: 6 }],
  ['429', fails('rate-limit'), { calls: 200, concurrency: 32, minutes: 3 }],
  ['429, Retry-After 60', fails('rate-limit', 60_000), { calls: 200, concurrency: 32, minutes: 6 }],
  [
    '429, Retry-After 60, few',
    fails('rate-limit', 60_000),
    { calls: 3, concurrency: 4, minutes: 6 },
  ],
])('%s for ever, timeouts of a minute', async (_, answer, { calls, concurrency, minutes }) => {
  const run = scriptedRun(answer, { concurrency });
  const suite = sampleSuite({ timeoutMs: 60_000, concurrency });
  const errors: unknown[] = [];
  for (let index = 0; index < calls; index += 1) {
    void run.calls
      .complete(chatCall(`q${index}`, { suite }))
      .catch((error: unknown) => errors.push(error));
  }
  for (let minute = 0; minute < minutes; minute += 1) await run.clock.advance(60_000);
  expect(errors).toHaveLength(calls);
  expect(errors.every((error) => error instanceof ProviderError)).toBe(true);
});
