/** Why and when a run ends early: one switch that every waiting or running call hears. */
import { ProviderError } from '../../providers/provider.js';
import type { Interruption } from '../results.js';

export interface StopSwitch {
  readonly interruption: Interruption | undefined;
  /** Ends the run. The first reason counts; later ones are ignored. */
  stop(interruption: Interruption): void;
  /** Calls back on stop, at once when it has happened; the returned function unsubscribes. */
  onStop(listener: () => void): () => void;
}

export function createStopSwitch(): StopSwitch {
  let interruption: Interruption | undefined;
  const listeners = new Set<() => void>();
  return {
    get interruption() {
      return interruption;
    },
    stop(reason) {
      if (interruption !== undefined) return;
      interruption = reason;
      for (const listener of [...listeners]) listener();
      listeners.clear();
    },
    onStop(listener) {
      if (interruption !== undefined) {
        listener();
        return () => undefined;
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The error of a call that an interruption kept from being sent or cut off. */
export function interruptionError(interruption: Interruption): ProviderError {
  switch (interruption.kind) {
    case 'deadline':
      return new ProviderError(
        'timeout',
        `Not finished: the run reached its deadline of ${interruption.maxMinutes} minutes (input max-minutes)`,
      );
    case 'signal':
      return new ProviderError(
        'cancelled',
        `Not finished: the run was cancelled (${interruption.signal})`,
      );
    case 'auth':
      return new ProviderError('auth', `Not sent: ${interruption.message}`);
  }
}
