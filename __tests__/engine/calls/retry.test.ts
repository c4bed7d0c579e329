import { describe, expect, test } from '@jest/globals';
import { CallTries } from '../../../src/engine/calls/patience.js';
import { ProviderError, type ProviderErrorKind } from '../../../src/providers/provider.js';

/** Of one call: all waiting that nobody asked for, and tries with that waiting, after which none begins. */
const [MAX_TOTAL_WAIT_MS, MAX_TOTAL_MS] = [120_000, 300_000];

/** A try that took no time, in the middle of the jitter. */
const SHORT = { tookMs: 0, random: 0.5 };

/** Delays of a call that fails the same way for ever. */
function delays(
  kind: ProviderErrorKind,
  {
    retryAfterMs,
    tookMs = 0,
    mostAlike,
  }: { retryAfterMs?: number; tookMs?: number; mostAlike?: number } = {},
): number[] {
  const error = new ProviderError(kind, 'x', retryAfterMs === undefined ? {} : { retryAfterMs });
  const all: number[] = [];
  const tries = new CallTries();
  for (;;) {
    const delayMs = tries.delayAfter(error, { ...SHORT, tookMs, mostAlike });
    if (delayMs === undefined) return all;
    all.push(delayMs);
  }
}

describe('retries', () => {
  test.each<ProviderErrorKind>(['transient', 'invalid-reply'])(
    'a %s that will come again is tried twice',
    (kind) => {
      expect(delays(kind, { mostAlike: 2 })).toEqual([375]);
    },
  );

  test.each<[ProviderErrorKind, number[]]>([
    ['transient', [375, 750, 1500, 3000, 3000, 3000, 3000, 3000, 3000]],
    ['timeout', [375, 750, 1500, 3000, 3000, 3000, 3000, 3000, 3000]],
    ['invalid-reply', [375, 750, 1500, 3000, 3000, 3000, 3000, 3000, 3000]],
    ['auth', []],
    ['quota', []],
    ['rejected', []],
    ['cancelled', []],
  ])('%s: %j', (kind, expected) => {
    expect(delays(kind)).toEqual(expected);
  });

  test('a rate limit is tried longer, but all waiting together is bounded', () => {
    const all = delays('rate-limit');
    expect(all.length).toBeGreaterThan(4);
    expect(all.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MAX_TOTAL_WAIT_MS);
  });

  test('Retry-After is the least that is waited, however long, but not past the deadline', () => {
    expect(delays('transient', { retryAfterMs: 5000 })).toEqual(Array<number>(9).fill(5000));
    const late = new ProviderError('rate-limit', 'x', { retryAfterMs: MAX_TOTAL_WAIT_MS + 1 });
    const first = (more = {}) => new CallTries().delayAfter(late, { ...SHORT, ...more });
    expect(first()).toBe(MAX_TOTAL_WAIT_MS + 1);
    expect(first({ remainingMs: MAX_TOTAL_WAIT_MS })).toBeUndefined();
  });

  test.each([
    ['half a minute', 30_000, {}, 10],
    ['a minute', 60_000, {}, 5],
    ['a minute, and a minute of Retry-After', 60_000, { retryAfterMs: 60_000 }, 5],
    ['ten minutes', 600_000, {}, 2],
  ])('tries that take %s end after about five minutes of them', (_, tookMs, asked, tries) => {
    expect(delays('timeout', { tookMs, ...asked })).toHaveLength(tries - 1);
    expect((tries - 1) * tookMs).toBeLessThan(Math.max(MAX_TOTAL_MS, 2 * tookMs));
  });

  test('the jitter keeps the delay between half and the whole of the ceiling', () => {
    const error = new ProviderError('transient', 'x');
    const first = (random: number) => new CallTries().delayAfter(error, { tookMs: 0, random });
    expect(first(0)).toBe(250);
    expect(first(0.999)).toBeLessThanOrEqual(500);
  });
});
