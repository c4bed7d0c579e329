/** The sandbox as a run sees it: waiting for it ends with the run, as waiting for a model does. */
import type { Sandbox, SandboxOutcome } from '../../sandbox/sandbox.js';
import { interruptionError, type StopSwitch } from './stop.js';

/**
 * A sandbox whose work is given up when the run is stopped: it then rejects with the interruption's ProviderError.
 * Runaway patterns wait for each other, a second each, and a cancelled job has ten.
 */
export function stoppableSandbox(sandbox: Sandbox, stop: StopSwitch): Sandbox {
  const unlessStopped = <T>(work: () => Promise<SandboxOutcome<T>>): Promise<SandboxOutcome<T>> => {
    if (stop.interruption !== undefined)
      return Promise.reject(interruptionError(stop.interruption));
    return new Promise((resolve, reject) => {
      const unsubscribe = stop.onStop(() => {
        if (stop.interruption !== undefined) reject(interruptionError(stop.interruption));
      });
      work().then(resolve, reject).finally(unsubscribe);
    });
  };
  return {
    matchAll: (pattern, flags, text) => unlessStopped(() => sandbox.matchAll(pattern, flags, text)),
    validate: (schema, value) => unlessStopped(() => sandbox.validate(schema, value)),
    checkScript: (source) => unlessStopped(() => sandbox.checkScript(source)),
    runScript: (call) => unlessStopped(() => sandbox.runScript(call)),
    close: () => sandbox.close(),
  };
}
