/**
 * Retries of the whole run: a provider that fails every other call for an hour must not make the run an hour longer.
 * Successes earn retries, so that a run of any length gets over errors that are a part of its calls. A run of n calls
 * sends 2n + 200 requests at the most, rate limits apart. A provider that answers nothing ends sooner, by its health;
 * one that lets half of 3,000 calls time out after 60 s, 32 at once, would take 96 minutes, and meets the run's
 * deadline.
 */

/** Retries that a run has from the start. */
const INITIAL_RETRIES = 200;
/** Retries that a success earns. */
const RETRIES_PER_SUCCESS = 1;

export interface RetryBudget {
  /** Takes one retry; `false` when there is none left. */
  take(): boolean;
  succeeded(): void;
}

export function createRetryBudget(): RetryBudget {
  let left = INITIAL_RETRIES;
  return {
    take() {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    succeeded() {
      left += RETRIES_PER_SUCCESS;
    },
  };
}
