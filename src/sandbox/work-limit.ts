/**
 * Limits on the time of work that may run for ever. What counts is the time that the machine gave to the work: on a busy
 * one a pattern that is quick as ever may wait for its turn for a second, and has not run away.
 */
import { readFileSync } from 'node:fs';

/** Milliseconds that a process and all its threads have run so far; undefined where that cannot be known. */
type CpuClock = () => number | undefined;

/** Of this process. */
const ownCpuMs: CpuClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The 14th and 15th field of a process's line, in hundredths of a second on every machine that Node runs on. */
const CPU_FIELDS = /\) \S (?:-?\d+ ){10}(\d+) (\d+) /;

/** Of another process, where the system is Linux. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const fields = CPU_FIELDS.exec(readFileSync(`/proc/${String(pid)}/stat`, 'latin1'));
    return fields === null ? undefined : 10 * (Number(fields[1]) + Number(fields[2]));
  } catch {
    return undefined;
  }
}

interface Limit {
  /** A new limit, this many ms from now. */
  start(ms: number): void;
  /** Remembers that it was passed. */
  passed(): boolean;
  wasPassed(): boolean;
}

/** A limit that the work itself asks for as it goes. The clocks are in ms. */
export function createLimit(
  now: () => number = () => performance.now(),
  cpu: CpuClock = ownCpuMs,
): Limit {
  let end = Infinity;
  let allowed = 0;
  let used = 0;
  let over = false;
  return {
    start(ms) {
      end = now() + ms;
      used = cpu() ?? 0;
      allowed = ms;
      over = false;
    },
    passed() {
      if (over || now() <= end) return over;
      const left = allowed - ((cpu() ?? Infinity) - used);
      // As the time goes on, so may the work: it is looked at again when it can have used up the rest.
      if (left > 0) end = now() + left;
      else over = true;
      return over;
    },
    wasPassed: () => over,
  };
}

/** How much longer than its limit work may take altogether: what is stopped altogether gets no time of the machine. */
const LONGEST_FACTOR = 10;
/** The part of a limit after which its work is looked at for the first time: most is done by then. */
const FIRST_LOOK = 0.25;
/** Of the clock of other processes, ms. */
const TICK_MS = 10;

/** Calls `onPassed` once, when work in another process has used up its limit (ms). Returns what ends the watch. */
export function watchLimit(limitMs: number, cpu: CpuClock, onPassed: () => void): () => void {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout;
  let first: number | undefined;
  const look = (): void => {
    const wallMs = performance.now() - startedAt;
    const used = cpu();
    // What it did before the first look is not known: it counts as if it had run all the time.
    first ??= used;
    const usedMs =
      used === undefined || first === undefined ? wallMs : FIRST_LOOK * limitMs + used - first;
    const left = Math.min(limitMs - usedMs, LONGEST_FACTOR * limitMs - wallMs);
    if (left < TICK_MS && wallMs >= limitMs) onPassed();
    else timer = setTimeout(look, Math.max(left, limitMs - wallMs, TICK_MS));
  };
  timer = setTimeout(look, FIRST_LOOK * limitMs);
  return () => clearTimeout(timer);
}
