import { describe, expect, test } from '@jest/globals';
import { FIRST_TRY, MAX_TOTAL_WAIT_MS, nextTry } from '../../src/engine/retry.js';
import { ProviderError, type ProviderErrorKind } from '../../src/providers/provider.js';

/** Delays of a call that fails the same way for ever. */
function delays(kind: ProviderErrorKind, retryAfterMs?: number): number[] {
  const error = new ProviderError(kind, 'x', retryAfterMs === undefined ? {} : { retryAfterMs });
  const all: number[] = [];
  let state = FIRST_TRY;
  for (;;) {
    const next = nextTry(error, state, 0.5);
    if (next === undefined) return all;
    all.push(next.delayMs);
    state = next.state;
  }
}

describe('retries', () => {
  test.each<[ProviderErrorKind, number[]]>([
    ['transient', [375, 750, 1500, 3000, 3000, 3000]],
    ['timeout', [375, 750, 1500, 3000, 3000, 3000]],
    ['invalid-reply', [375, 750, 1500, 3000, 3000, 3000]],
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
    expect(delays('transient', 5000)).toEqual([5000, 5000, 5000, 5000, 5000, 5000]);
    const late = new ProviderError('rate-limit', 'x', { retryAfterMs: MAX_TOTAL_WAIT_MS + 1 });
    expect(nextTry(late, FIRST_TRY, 0.5)?.delayMs).toBe(MAX_TOTAL_WAIT_MS + 1);
    expect(nextTry(late, FIRST_TRY, 0.5, MAX_TOTAL_WAIT_MS)).toBeUndefined();
  });

  test('the jitter keeps the delay between half and the whole of the ceiling', () => {
    const error = new ProviderError('transient', 'x');
    expect(nextTry(error, FIRST_TRY, 0)?.delayMs).toBe(250);
    expect(nextTry(error, FIRST_TRY, 0.999)?.delayMs).toBeLessThanOrEqual(500);
  });
});
