/** How V8 keeps the memory of a run, and how much it compiles, by flags that it reads as it goes; a version without one says so and goes on. */
import { setFlagsFromString } from 'node:v8';

/** From so many runs on, and for configs of so many bytes, less memory is worth a tenth more of the process's time. */
const LARGE_RUN = 5_000;
const LARGE_CONFIG_BYTES = 300_000;

/** From so many bytes on, what is compiled to parse a config takes longer than what Node compiles of itself (see `startWaiting`). */
const LONG_CONFIG_BYTES = 30_000;

/**
 * Keeps the heap small while models are asked. On a machine with much memory, Node 24 lets the young generation grow to
 * 128 MB, of which a run uses a few: answers are looked at and dropped. docs/performance.md says what 10,000 runs take.
 */
export function keepHeapSmall(runs: number): void {
  setFlagsFromString(runs < LARGE_RUN ? '--semi-space-growth-factor=1' : '--optimize-for-size');
}

/** The same before a config is parsed, whose syntax tree takes more than the run does. */
export function prepareForConfig(configBytes: number): void {
  if (configBytes >= LARGE_CONFIG_BYTES) setFlagsFromString('--optimize-for-size');
  if (configBytes >= LONG_CONFIG_BYTES) compileLess();
}

/**
 * Node 20 has no quick compiler between its interpreter and its best one, which, beside a run of some seconds, compiles
 * 500 functions: a tenth of the CPU time of 3,000 calls, on the core that a local server or agent could have. With six times
 * the default budget a function is compiled when it has been busy for six times as long.
 */
export function compileLess(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
}
