/** When a failed model call is tried again, and after how long (SPEC section 4). */
import type { ProviderError } from '../providers/provider.js';

/** Tries of a call that times out, loses its connection, meets a 5xx or gets garbage. */
const MAX_ATTEMPTS = 7;
/** A rate limit says "later", not "no": it is tried longer, within the same bound on waiting. */
const MAX_RATE_LIMITED_ATTEMPTS = 12;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 20_000;
/** Where nobody said "later", an error passes soon or the provider's health sees that it does not. */
const LONGEST_FAILURE_DELAY_MS = 4_000;
/** All waiting for one call together that the server did not ask for. */
export const MAX_TOTAL_WAIT_MS = 120_000;

export interface RetryState {
  /** Tries so far that failed for something else than a rate limit. */
  readonly failures: number;
  readonly rateLimited: number;
  readonly waitedMs: number;
}

export const FIRST_TRY: RetryState = { failures: 0, rateLimited: 0, waitedMs: 0 };

/**
 * Decides on the next try.
 * @param random a number in [0, 1) for the jitter, so that parallel calls do not come back all at once
 * @param remainingMs until the run's deadline: a longer Retry-After is final
 * @returns the delay in ms and the new state, or `undefined` when the error is final
 */
export function nextTry(
  error: ProviderError,
  state: RetryState,
  random: number,
  remainingMs = Number.POSITIVE_INFINITY,
): { delayMs: number; state: RetryState } | undefined {
  if (!error.retryable) return undefined;
  const limited = error.kind === 'rate-limit';
  const failures = state.failures + (limited ? 0 : 1);
  const rateLimited = state.rateLimited + (limited ? 1 : 0);
  if (failures >= MAX_ATTEMPTS || rateLimited >= MAX_RATE_LIMITED_ATTEMPTS) return undefined;

  const longest = limited ? LONGEST_DELAY_MS : LONGEST_FAILURE_DELAY_MS;
  const ceiling = Math.min(longest, FIRST_DELAY_MS * 2 ** (failures + rateLimited));
  const backoff = ceiling / 2 + (ceiling / 2) * random;
  const asked = error.retryAfterMs ?? 0;
  const delayMs = Math.round(Math.max(backoff, asked));
  const waitedMs = state.waitedMs + (asked >= delayMs ? 0 : delayMs);
  if (waitedMs > MAX_TOTAL_WAIT_MS || delayMs >= remainingMs) return undefined;
  return { delayMs, state: { failures, rateLimited, waitedMs } };
}
