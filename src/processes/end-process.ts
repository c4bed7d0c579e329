/**
 * The one end of this process. `RunEnd` decides which it is, a verdict or a crash, before anything of either is told; what
 * was written is handed over first, since `process.exit` throws away what a pipe has not taken.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '../basics/basics.js';
import { blockOnChild } from './children.js';

/** The right to publish a verdict. Only `RunEnd` gives it, and whatever publishes asks for it. */
class PublishPermit {
  readonly #end: RunEnd;

  constructor(end: RunEnd) {
    this.#end = end;
  }

  /** Throws where the run has crashed: nothing of it may be published any more. */
  require(): void {
    if (this.#end.state === 'crashed') throw new RunIsOver();
  }
}

export type { PublishPermit };

/** What publishes learns that there is nothing to publish. */
class RunIsOver extends Error {
  override readonly name = 'RunIsOver';
  constructor() {
    super('the run has ended by a crash, and has no verdict');
  }
}

/**
 * Which end a run comes to. The first word counts: before the verdict is published a crash is the end, and no verdict of
 * this run is published any more; from then on the verdict is.
 */
export class RunEnd {
  #state: 'open' | 'decided' | 'crashed' = 'open';

  get state(): 'open' | 'decided' | 'crashed' {
    return this.#state;
  }

  /** The end is the verdict: its caller publishes that. Throws where the run has crashed. */
  decide(): PublishPermit {
    if (this.#state === 'crashed') throw new RunIsOver();
    this.#state = 'decided';
    return new PublishPermit(this);
  }

  /**
   * The end is a crash. False where it cannot be: the run has crashed already, or its verdict is being published.
   * @param evenIfDecided the crash is that of what publishes, so that no verdict was published whole
   */
  crash({ evenIfDecided = false } = {}): boolean {
    if (this.#state === 'crashed' || (this.#state === 'decided' && !evenIfDecided)) return false;
    this.#state = 'crashed';
    return true;
  }
}

/** First argument of the process that tells of another one's crash, which it reads from standard input. */
const AFTER_CRASH = '--after-crash';
/** ms; what it publishes has its own, shorter limit. */
const TELLING_LIMIT_MS = 60_000;
const MAX_CAUSES = 8;
/** Exit code of a process that has crashed: an internal error. */
export const CRASHED = 4;

/** An error as it goes from the process that crashed to the one that tells of it. */
interface CrashRecord {
  readonly name?: string | undefined;
  readonly message: string;
  readonly code?: string | undefined;
  readonly stack?: string | undefined;
  readonly cause?: CrashRecord | undefined;
}

/**
 * Has a new process tell of a crash of this one, which does nothing more meanwhile: what is left of its run must neither
 * send, write nor say anything. Resolves to false where that process failed, too.
 * @param entry absolute path of the program, which finds the crash by `crashToTell`
 */
export async function tellInNewProcess(
  error: unknown,
  entry: string,
  args: readonly string[],
): Promise<boolean> {
  const input = JSON.stringify(recordOf(error));
  const limits = { input, timeout: TELLING_LIMIT_MS };
  const code = await blockOnChild(entry, [AFTER_CRASH, ...args], limits).catch(() => null);
  return code === CRASHED;
}

/** What this process is to tell of, and the arguments of the one that crashed. Undefined: it is a separate run. */
export function crashToTell(
  args: readonly string[],
): { readonly error: Error; readonly args: readonly string[] } | undefined {
  const [first, ...others] = args;
  if (first !== AFTER_CRASH) return undefined;
  return { error: errorOf(JSON.parse(readFileSync(0, 'utf8')) as CrashRecord), args: others };
}

/** Anything can be thrown, getters that throw among it. */
function recordOf(thrown: unknown, depth = 0): CrashRecord {
  try {
    if (!(thrown instanceof Error)) return { message: errorText(thrown) };
    const { name, message, stack, cause } = thrown;
    const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
    const isDeep = depth === MAX_CAUSES || cause === undefined;
    return { name, message, stack, code, cause: isDeep ? undefined : recordOf(cause, depth + 1) };
  } catch {
    return { message: 'what was thrown cannot be read' };
  }
}

function errorOf({ cause, ...record }: CrashRecord): Error {
  const error = new Error(record.message, cause && { cause: errorOf(cause) });
  return Object.assign(error, { stack: undefined }, record);
}

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
