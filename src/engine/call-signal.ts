/** The signal of one call, which the run's stop and the call's deadline abort. */
import type { CallSignal } from '../providers/provider.js';

export interface AbortableSignal extends CallSignal {
  /** Calls the listeners; the first reason counts. */
  abort(reason: unknown): void;
}

export function createCallSignal(): AbortableSignal {
  let aborted = false;
  let reason: unknown;
  let listeners: (() => void)[] = [];
  return {
    get aborted() {
      return aborted;
    },
    get reason() {
      return reason;
    },
    addEventListener(_type, listener) {
      listeners.push(listener);
    },
    removeEventListener(_type, listener) {
      listeners = listeners.filter((other) => other !== listener);
    },
    abort(why) {
      if (aborted) return;
      aborted = true;
      reason = why;
      const waiting = listeners;
      listeners = [];
      for (const listener of waiting) listener();
    },
  };
}
