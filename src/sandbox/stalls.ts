/** Remembers what stalled: each stall costs a whole deadline, and ten thousand runs would wait for ten thousand of them. */
import type { SandboxOutcome } from './outcome.js';

/** Once may be bad luck on a busy machine. */
const MAX_STALLS = 2;

type Timeout = Extract<SandboxOutcome<never>, { readonly kind: 'timeout' }>;

/** Does work that has a key; what timed out twice under a key is not tried again, and times out at once. */
export type GiveUp = <T>(
  key: string,
  work: () => Promise<SandboxOutcome<T>>,
) => Promise<SandboxOutcome<T>>;

/** A record of its own, empty at first. */
export function givingUp(): GiveUp {
  const stalls = new Map<string, { readonly count: number; readonly last: Timeout }>();
  return async (key, work) => {
    const known = stalls.get(key);
    if (known !== undefined && known.count >= MAX_STALLS) return known.last;
    const outcome = await work();
    if (outcome.kind === 'timeout') {
      stalls.set(key, { count: (known?.count ?? 0) + 1, last: outcome });
    }
    return outcome;
  };
}
