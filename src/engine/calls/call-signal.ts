/** The signal of one call, which the run's stop and the call's deadline abort. */
import type { CallSignal } from '../../providers/provider.js';

export class AbortableSignal implements CallSignal {
  aborted = false;
  reason: unknown = undefined;
  private listeners: (() => void)[] = [];

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.push(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners = this.listeners.filter((other) => other !== listener);
  }

  /** Calls the listeners; the first reason counts. */
  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    const waiting = this.listeners;
    this.listeners = [];
    for (const listener of waiting) listener();
  }
}
