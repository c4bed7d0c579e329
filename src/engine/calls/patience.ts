/**
 * How long a run is patient: when a call that failed is tried again, and when a provider that answers nothing is given
 * up. Every wait has an end. Pure, but for the clock that is handed in.
 */
import { duration } from '../../basics/format.js';
import { ProviderError, type ProviderErrorKind } from '../../providers/provider.js';

// Retries of the whole run: a provider that fails every other call for an hour must not make the run an hour longer.
// Successes earn retries, so that a run of any length gets over errors that are a part of its calls. A run of n calls
// sends 2n + 200 requests at the most, rate limits apart. A provider that answers nothing ends sooner, by its health;
// one that lets half of 3,000 calls time out after 60 s, 32 at once, would take 96 minutes, and meets the run's
// deadline.

/** Retries that a run has from the start. */
const INITIAL_RETRIES = 200;

/** Retries that a success earns. */
const RETRIES_PER_SUCCESS = 1;

/** Retries that are left to a run. */
export class RetryBudget {
  #left = INITIAL_RETRIES;

  /** Takes one retry; `false` when there is none left. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  succeeded(): void {
    this.#left += RETRIES_PER_SUCCESS;
  }
}

// When a failed model call is tried again, and after how long.

/** Tries of a call that times out, loses its connection, meets a 5xx or gets garbage: where 30 % of them fail, six calls in a million are errored. */
const MAX_ATTEMPTS = 10;

/** A rate limit says "later", not "no": it is tried longer, within the same bound on waiting. */
const MAX_RATE_LIMITED_ATTEMPTS = 12;

const FIRST_DELAY_MS = 250;

const LONGEST_DELAY_MS = 20_000;

/** Where nobody said "later", an error passes soon or the provider's health sees that it does not. */
const LONGEST_FAILURE_DELAY_MS = 4_000;

/** All waiting for one call together that the server did not ask for. */
const MAX_TOTAL_WAIT_MS = 120_000;

/** Tries of one call and that waiting together, after which no further try begins: five timeouts of a minute. */
const MAX_TOTAL_MS = 300_000;

/** A server that asks for more says "not today": nobody lets a job wait for it, whatever its deadline is. */
const LONGEST_ASKED_MS = 600_000;

/** Whether a server asks to wait longer than anybody does. */
export function asksTooMuch({ retryAfterMs = 0 }: Pick<ProviderError, 'retryAfterMs'>): boolean {
  return retryAfterMs > LONGEST_ASKED_MS;
}

/** One silence is no reason to give up, however long the timeout is that it lasted. */
const MIN_ATTEMPTS = 2;

/** What the decision rests on beside the error and the tries so far. */
interface TryCircumstances {
  /** Milliseconds that the failed try took. */
  readonly tookMs: number;
  /** A number in [0, 1) for the jitter, so that parallel calls do not come back all at once. */
  readonly random: number;
  /** Milliseconds until the run's deadline: a longer Retry-After is final. Default: no deadline. */
  readonly remainingMs?: number;
  /** Tries at most that get a reply which probably comes again, e.g. a status 501. Default: no such reply. */
  readonly mostAlike?: number | undefined;
}

/** The failed tries of one call. */
export class CallTries {
  /** For something else than a rate limit. */
  #failures = 0;
  #rateLimited = 0;
  /** Those among them whose reply was one that may come only so often. */
  #alike = 0;
  /** Waits that the server did not ask for, in ms. */
  #waitedMs = 0;
  /** The tries themselves. */
  #triedMs = 0;

  /** Counts a failed try. Returns the ms to wait for the next one, or `undefined` when the error is final. */
  delayAfter(
    error: ProviderError,
    { tookMs, random, remainingMs = Number.POSITIVE_INFINITY, mostAlike }: TryCircumstances,
  ): number | undefined {
    if (!error.retryable || asksTooMuch(error)) return undefined;
    const limited = error.kind === 'rate-limit';
    if (limited) this.#rateLimited += 1;
    else this.#failures += 1;
    if (mostAlike !== undefined) this.#alike += 1;
    if (mostAlike !== undefined && this.#alike >= mostAlike) return undefined;
    if (this.#failures >= MAX_ATTEMPTS || this.#rateLimited >= MAX_RATE_LIMITED_ATTEMPTS) {
      return undefined;
    }
    const tries = this.#failures + this.#rateLimited;
    const longest = limited ? LONGEST_DELAY_MS : LONGEST_FAILURE_DELAY_MS;
    const ceiling = Math.min(longest, FIRST_DELAY_MS * 2 ** tries);
    const backoff = ceiling / 2 + (ceiling / 2) * random;
    const asked = error.retryAfterMs ?? 0;
    const delayMs = Math.round(Math.max(backoff, asked));
    if (asked < delayMs) this.#waitedMs += delayMs;
    this.#triedMs += tookMs;
    if (this.#waitedMs > MAX_TOTAL_WAIT_MS || delayMs >= remainingMs) return undefined;
    const isOver = tries >= MIN_ATTEMPTS && this.#waitedMs + this.#triedMs >= MAX_TOTAL_MS;
    return isOver ? undefined : delayMs;
  }
}

// What is known of a provider in this run: whether it asked for a pause, and whether it answers at all. While it does
// not, calls wait for one probe at a time instead of spending their tries; when it has not answered for long, they
// fail at once, so that an outage ends in minutes. For 3,000 calls, 32 at once, timeouts of 60 s: half a minute where
// every call fails at once, 2 minutes of 429s, 4 of silence, 5 of 429s with a Retry-After of a minute. With 4 at once,
// silence takes 8 minutes; with one, 23.

/** Calls in a row that failed, without one that succeeded, after which only probes are sent. */
const OPEN_AFTER = 20;

/** The same of a server that has answered nobody and refuses connections, or is the user's own: it is not there, or is only starting. */
const OPEN_AFTER_REFUSED = 4;

const DOWN_PATIENCE_MS = 3_000;

/** So does refusing every call for so long: with a call a minute, twenty would take twenty minutes. */
const OPEN_AFTER_REFUSING_MS = 120_000;

const FIRST_PROBE_MS = 500;

const LONGEST_PROBE_MS = 10_000;

/** Silence after which a provider is given up, if as many probes failed as well. */
const PATIENCE_MS = 20_000;

const RATE_LIMITED_PATIENCE_MS = 120_000;

/** Time without an answer, pauses that the provider asked for included: it broke its word too often to be believed. */
const BROKEN_PROMISES_MS = 300_000;

const MIN_PROBES = 3;

/** A shorter Retry-After is the one call's matter: a limit on tokens refuses a large request and lets small ones pass. */
const PAUSES_ALL_FROM_MS = 10_000;

type Admission =
  | { readonly kind: 'go' }
  /** Ask again after so many ms. */
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'dead'; readonly error: ProviderError };

export class ProviderHealth {
  readonly #provider: string;
  readonly #now: () => number;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  /** In a row. */
  #failures = 0;
  #answered = false;
  #failingSince = 0;
  #unansweredSince = 0;
  #lastFailure: ProviderError | undefined;
  /** The last failure was that of the user's own program on this machine. */
  #isOwn = false;
  #probes = 0;
  #probing = false;
  #probeAt = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(provider: string, now: () => number) {
    this.#provider = provider;
    this.#now = now;
  }

  /** Whether a call may be sent now. `go` must be followed by `succeeded` or `failed`. */
  admit(): Admission {
    const time = this.#now();
    if (this.#isSentAway()) return this.#dead();
    if (time < this.#pausedUntil) {
      return this.givenUp() ? this.#dead() : { kind: 'wait', ms: this.#pausedUntil - time };
    }
    if (!this.#isOpen()) return { kind: 'go' };
    if (!this.#probing && time >= this.#probeAt) {
      this.#probing = true;
      return { kind: 'go' };
    }
    if (this.givenUp()) return this.#dead();
    return { kind: 'wait', ms: Math.max(this.#probeAt - time, FIRST_PROBE_MS) };
  }

  /** Whether it was silent for so long that what fails now is not tried again. */
  givenUp(): boolean {
    if (this.#isSentAway()) return true;
    if (!this.#isOpen() || this.#probes < MIN_PROBES) return false;
    const time = this.#now();
    return (
      time - this.#failingSince >= this.#patienceMs() ||
      time - this.#unansweredSince >= BROKEN_PROMISES_MS
    );
  }

  /** Whether any call of this run was answered. */
  hasAnswered(): boolean {
    return this.#answered;
  }

  succeeded(): void {
    this.#answered = true;
    this.#failures = 0;
    this.#probes = 0;
    this.#probing = false;
  }

  /**
   * `error` as the call ended; only failures that tell of the provider count. `isOwn`: it is the user's own program on this
   * machine, before which nothing else can have failed.
   */
  failed(error: ProviderError, isOwn = false): void {
    const wasProbe = this.#probing;
    this.#probing = false;
    if (!error.retryable) return;
    const time = this.#now();
    const asked = error.retryAfterMs ?? 0;
    // One 503 may be one machine's; a provider that answers nobody speaks for all of it.
    const forAll = error.kind === 'rate-limit' || this.#isOpen();
    if (forAll && asked >= PAUSES_ALL_FROM_MS && !asksTooMuch(error)) {
      this.#pausedUntil = Math.max(this.#pausedUntil, time + asked);
    }
    if (this.#failures === 0) {
      this.#failingSince = time;
      this.#unansweredSince = time;
    }
    // Time in which nothing may be sent is no silence.
    this.#failingSince = Math.max(this.#failingSince, Math.min(this.#pausedUntil, time));
    this.#failures += 1;
    this.#lastFailure = error;
    this.#isOwn = isOwn;
    if (!this.#isOpen()) return;
    if (wasProbe) this.#probes += 1;
    this.#probeAt = time + Math.min(LONGEST_PROBE_MS, FIRST_PROBE_MS * 2 ** this.#probes);
  }

  /** Whether only probes are sent. */
  #isOpen(): boolean {
    if (this.#failures >= (this.#isDown() ? OPEN_AFTER_REFUSED : OPEN_AFTER)) return true;
    const isRefusing = this.#failures > 0 && this.#lastFailure?.kind === 'rate-limit';
    return isRefusing && this.#now() - this.#unansweredSince >= OPEN_AFTER_REFUSING_MS;
  }

  /** Whether a rate limit asks everybody to come back when this run is over. */
  #isSentAway(): boolean {
    const last = this.#failures === 0 ? undefined : this.#lastFailure;
    return last !== undefined && last.kind === 'rate-limit' && asksTooMuch(last);
  }

  /** Whether nobody listens where the server should be, or the user's own is not ready. */
  #isDown(): boolean {
    return (this.#lastFailure?.lasting === 'down' || this.#isOwn) && !this.#answered;
  }

  #patienceMs(): number {
    if (this.#lastFailure?.kind === 'rate-limit') return RATE_LIMITED_PATIENCE_MS;
    if (this.#isDown()) return DOWN_PATIENCE_MS;
    if (this.#lastFailure?.lasting === 'down') return PATIENCE_MS;
    // No such server, or one whose certificate nobody vouches for: there is nothing to wait for.
    return this.#lastFailure?.lasting !== undefined && !this.#answered ? 0 : PATIENCE_MS;
  }

  #dead(): Admission {
    const error = deadError(this.#provider, this.#failures, this.#lastFailure);
    return { kind: 'dead', error };
  }
}

/** A server that answers is not said to be silent. */
const DID: Readonly<Partial<Record<ProviderErrorKind, string>>> = {
  'rate-limit': 'answered nothing but rate limits to',
  'invalid-reply': 'gave no reply that can be read to',
};

function deadError(
  provider: string,
  failures: number,
  last: ProviderError | undefined,
): ProviderError {
  const did = (last && DID[last.kind]) ?? 'did not answer';
  // The same words for every call that was not sent: they are said once.
  const message =
    last?.lasting !== undefined || (last && asksTooMuch(last))
      ? `Not sent: ${last.message}${asksTooMuch(last) ? ` (it asks to wait ${duration(last.retryAfterMs ?? 0)})` : ''}`
      : `Not sent: ${provider} ${did} ${failures} calls in a row; the last: ${last?.message ?? 'no answer'}`;
  return new ProviderError(
    last?.kind ?? 'transient',
    message,
    last?.status === undefined ? {} : { status: last.status },
  );
}
