/** Why and when a run ends early: one switch that every waiting or running call hears. */
import { ProviderError } from '../../providers/provider.js';
import type { Interpreters } from '../../sandbox/interpreters.js';
import type { Sandbox, SandboxOutcome } from '../../sandbox/sandbox.js';
import type { Interruption } from '../results.js';

export class StopSwitch {
  #interruption: Interruption | undefined;
  readonly #listeners = new Set<() => void>();

  get interruption(): Interruption | undefined {
    return this.#interruption;
  }

  /** Ends the run. The first reason counts; later ones are ignored. */
  stop(reason: Interruption): void {
    if (this.#interruption !== undefined) return;
    this.#interruption = reason;
    for (const listener of [...this.#listeners]) listener();
    this.#listeners.clear();
  }

  /** Calls back on stop, at once when it has happened; the returned function unsubscribes. */
  onStop(listener: () => void): () => void {
    if (this.#interruption === undefined) this.#listeners.add(listener);
    else listener();
    return () => this.#listeners.delete(listener);
  }
}

/** The error of a call that an interruption kept from being sent or cut off. */
export function interruptionError(interruption: Interruption): ProviderError {
  switch (interruption.kind) {
    case 'deadline':
      return new ProviderError(
        'timeout',
        `Not finished: the run reached its deadline of ${interruption.maxMinutes} ${interruption.maxMinutes === 1 ? 'minute' : 'minutes'} (input max-minutes)`,
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

/** Work that is given up when the run is stopped: it then rejects with the interruption's ProviderError. */
export function unlessStopped<T>(stop: StopSwitch, work: () => Promise<T>): Promise<T> {
  if (stop.interruption !== undefined) return Promise.reject(interruptionError(stop.interruption));
  return new Promise((resolve, reject) => {
    const unsubscribe = stop.onStop(() => {
      if (stop.interruption !== undefined) reject(interruptionError(stop.interruption));
    });
    work().then(resolve, reject).finally(unsubscribe);
  });
}

/**
 * Where the config's code runs, whose work is given up when the run is stopped. Runaway patterns wait for each other, a second each, and a cancelled job has ten.
 */
export function stoppableCode(
  sandbox: Sandbox,
  interpreters: Pick<Interpreters, 'run'>,
  stop: StopSwitch,
): { readonly sandbox: Sandbox; readonly interpreters: Pick<Interpreters, 'run'> } {
  const ended = <T>(work: () => Promise<SandboxOutcome<T>>) => unlessStopped(stop, work);
  return {
    sandbox: {
      matchAll: (pattern, flags, text) => ended(() => sandbox.matchAll(pattern, flags, text)),
      validate: (schema, value) => ended(() => sandbox.validate(schema, value)),
      checkScript: (source) => ended(() => sandbox.checkScript(source)),
      runScript: (call) => ended(() => sandbox.runScript(call)),
      close: () => sandbox.close(),
    },
    interpreters: { run: (call) => ended(() => interpreters.run(call)) },
  };
}

/** Time as the engine sees it: handed in, so that the engine itself knows no clock. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}
