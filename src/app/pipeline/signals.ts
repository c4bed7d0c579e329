/** Cancelled jobs: what a signal does to a run, from its first step to its last. */
import type { StopSwitch } from '../../engine/execute.js';
import type { Log } from '../../github/log.js';

/**
 * From now on SIGINT and SIGTERM end the run early instead of the process. A cancelled job gets SIGINT, 7.5 s later
 * SIGTERM, 2.5 s later SIGKILL: the reports must be out before, and no later signal may keep them from being written.
 * On Windows it gets Ctrl+C and Ctrl+Break instead; the latter is SIGBREAK, which elsewhere never comes.
 */
export function stopOnSignals(stop: StopSwitch, log: Log): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) {
    process.on(signal, () => {
      if (stop.interruption?.kind === 'signal') return;
      log.warning(`${signal}: nothing more is sent; the reports of what is done are written.`);
      stop.stop({ kind: 'signal', signal });
    });
  }
}

/** What `work` resolves to, or `instead` as soon as the run is cancelled. Another end of the run does not hurry it. */
export function unlessCancelled<T>(work: Promise<T>, instead: T, stop: StopSwitch): Promise<T> {
  return new Promise((resolve, reject) => {
    const unsubscribe = stop.onStop(() => {
      if (stop.interruption?.kind === 'signal') resolve(instead);
    });
    work.then(resolve, reject).finally(unsubscribe);
  });
}
