/** Remembers what timed out: each timeout costs a whole deadline, and ten thousand runs would wait for ten thousand of them. */
import type { SandboxOutcome } from './protocol.js';

/** Once may be bad luck on a busy machine. */
const MAX_TIMEOUTS = 2;

type Timeout = Extract<SandboxOutcome<never>, { readonly kind: 'timeout' }>;

/** Does work that has a key; what timed out twice under a key is not tried again, and times out at once. */
export type CircuitBreaker = <T>(
  key: string,
  work: () => Promise<SandboxOutcome<T>>,
) => Promise<SandboxOutcome<T>>;

/** Each circuit breaker keeps its own record of timeouts. */
export function createCircuitBreaker(): CircuitBreaker {
  const timeouts = new Map<string, { readonly count: number; readonly last: Timeout }>();
  return async (key, work) => {
    const known = timeouts.get(key);
    if (known !== undefined && known.count >= MAX_TIMEOUTS) return known.last;
    const outcome = await work();
    if (outcome.kind === 'timeout') {
      timeouts.set(key, { count: (known?.count ?? 0) + 1, last: outcome });
    }
    return outcome;
  };
}
