/** The one end of this process: what was written is handed over first, since `process.exit` throws away what a pipe has not taken. */
import { setTimeout as pause } from 'node:timers/promises';

type Output = Pick<NodeJS.WriteStream, 'writableLength' | 'on'>;

/** A reader that takes nothing for so long (ms) will not read the rest either. A cancelled job has 7.5 s in all. */
const STALLED_MS = 5_000;
/** A reader that takes a little now and then is waited for no longer than this (ms). */
const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 10;

const OUTPUTS: readonly Output[] = [process.stdout, process.stderr];

/** From now on a reader that goes away (`| head`) is no failure: an unread log changes no verdict. */
export function keepGoingWithoutReaders(): void {
  for (const output of OUTPUTS) output.on('error', () => undefined);
}

/**
 * Ends the process, whatever timers and sockets are left, once standard output and error have been taken, or their reader
 * takes nothing for five seconds.
 */
export async function endProcess(exitCode: number): Promise<never> {
  // Should the loop run empty before, the code is right all the same.
  process.exitCode = exitCode;
  await Promise.all(OUTPUTS.map(drained));
  process.exit(exitCode);
}

async function drained(output: Output): Promise<void> {
  const started = performance.now();
  let left = output.writableLength;
  let moved = started;
  while (left > 0) {
    await pause(LOOK_EVERY_MS);
    const now = performance.now();
    if (output.writableLength < left) moved = now;
    left = output.writableLength;
    if (now - moved > STALLED_MS || now - started > LONGEST_MS) return;
  }
}
