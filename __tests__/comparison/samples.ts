/** Small samples, written the way one would say them: `passed(9, 9)`, `run('110')`. */
import type { ComparedResult, Outcome, RunOutcomes } from '../../src/statistics/intervals.js';

/** Outcomes by repeat from a text of 1s and 0s. */
export function run(outcomes: string): RunOutcomes {
  return Array.from(outcomes, (outcome): Outcome => (outcome === '1' ? 1 : 0));
}

/** A result from texts of 1s and 0s: the base's runs, newest first, and this run's (or its attempts'). */
export function result(
  base: readonly string[],
  head: string | readonly string[],
  deterministic = false,
): ComparedResult {
  const attempts = typeof head === 'string' ? [head] : head;
  return { base: base.map(run), head: attempts.map(run), deterministic };
}

/** The same result `times` times. */
export function times<T>(count: number, value: T): readonly T[] {
  return Array.from({ length: count }, () => value);
}
