/** The platform's AbortSignal for a call, as libraries want it. */
import type { CallSignal } from '../provider.js';
import { errorShape } from './reply-shape.js';

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

/** The value, or a rejection as soon as the signal fires: what makes the value may not look at it at once. */
export function orAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(reasonOf(signal));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** An AbortError; the reason itself is in the signal, where callers read it. */
export function reasonOf(signal: CallSignal): Error {
  return new DOMException(errorShape(signal.reason)?.message ?? 'aborted', 'AbortError');
}
