/** When a failed model call is tried again, and after how long. */
import type { ProviderError } from '../../providers/provider.js';

/** Tries of a call that times out, loses its connection, meets a 5xx or gets garbage: where 30 % of them fail, six calls in a million are errored. */
const MAX_ATTEMPTS = 10;
/** A rate limit says "later", not "no": it is tried longer, within the same bound on waiting. */
const MAX_RATE_LIMITED_ATTEMPTS = 12;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 20_000;
/** Where nobody said "later", an error passes soon or the provider's health sees that it does not. */
const LONGEST_FAILURE_DELAY_MS = 4_000;
/** All waiting for one call together that the server did not ask for. */
export const MAX_TOTAL_WAIT_MS = 120_000;
/** Tries of one call and that waiting together, after which no further try begins: five timeouts of a minute. */
export const MAX_TOTAL_MS = 300_000;
/** Tries that get a reply which will be the same the next time. */
const MAX_LASTING_TRIES = 2;
/** One silence is no reason to give up, however long the timeout is that it lasted. */
const MIN_ATTEMPTS = 2;

export interface RetryState {
  /** Tries so far that failed for something else than a rate limit. */
  readonly failures: number;
  readonly rateLimited: number;
  /** Tries among them whose reply was a lasting one. */
  readonly lasting: number;
  /** Waits that the server did not ask for. */
  readonly waitedMs: number;
  /** The tries themselves. */
  readonly triedMs: number;
}

/** What the decision rests on beside the error and the tries so far. */
export interface TryCircumstances {
  /** Milliseconds that the failed try took. */
  readonly tookMs: number;
  /** A number in [0, 1) for the jitter, so that parallel calls do not come back all at once. */
  readonly random: number;
  /** Milliseconds until the run's deadline: a longer Retry-After is final. Default: no deadline. */
  readonly remainingMs?: number;
  /** Whether the same reply will come again, e.g. a status 501. */
  readonly isLasting?: boolean;
}

export const FIRST_TRY: RetryState = {
  failures: 0,
  rateLimited: 0,
  lasting: 0,
  waitedMs: 0,
  triedMs: 0,
};

/**
 * Decides on the next try.
 * @returns the delay in ms and the new state, or `undefined` when the error is final
 */
export function nextTry(
  error: ProviderError,
  state: RetryState,
  { tookMs, random, remainingMs = Number.POSITIVE_INFINITY, isLasting = false }: TryCircumstances,
): { delayMs: number; state: RetryState } | undefined {
  if (!error.retryable) return undefined;
  const limited = error.kind === 'rate-limit';
  const failures = state.failures + (limited ? 0 : 1);
  const rateLimited = state.rateLimited + (limited ? 1 : 0);
  const lasting = state.lasting + (isLasting ? 1 : 0);
  if (lasting >= MAX_LASTING_TRIES) return undefined;
  if (failures >= MAX_ATTEMPTS || rateLimited >= MAX_RATE_LIMITED_ATTEMPTS) return undefined;

  const longest = limited ? LONGEST_DELAY_MS : LONGEST_FAILURE_DELAY_MS;
  const ceiling = Math.min(longest, FIRST_DELAY_MS * 2 ** (failures + rateLimited));
  const backoff = ceiling / 2 + (ceiling / 2) * random;
  const asked = error.retryAfterMs ?? 0;
  const delayMs = Math.round(Math.max(backoff, asked));
  const waitedMs = state.waitedMs + (asked >= delayMs ? 0 : delayMs);
  const triedMs = state.triedMs + tookMs;
  if (waitedMs > MAX_TOTAL_WAIT_MS || delayMs >= remainingMs) return undefined;
  const tries = failures + rateLimited;
  if (tries >= MIN_ATTEMPTS && waitedMs + triedMs >= MAX_TOTAL_MS) return undefined;
  return { delayMs, state: { failures, rateLimited, lasting, waitedMs, triedMs } };
}
