/** The platform's AbortSignal for a call, as libraries want it. */
import type { CallSignal } from '../provider.js';

/** Does the work with a real signal that fires when the call is ended, and that is let go of with the work. */
export async function withAbortSignal<T>(
  ended: CallSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(ended.reason);
  if (ended.aborted) onAbort();
  ended.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    ended.removeEventListener('abort', onAbort);
  }
}
