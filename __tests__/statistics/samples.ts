/** Small samples, written the way one would say them: `passed(9, 9)`, `run('110')`. */
import fc from 'fast-check';
import { judgeSuites, type SuiteSample, type SuiteVerdict } from '../../src/statistics/verdicts.js';
import type {
  ComparedResult,
  Counts,
  Outcome,
  RunOutcomes,
} from '../../src/statistics/intervals.js';

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

/** A result with so many passes and runs on each side: which of them passed says nothing where only counts are looked at. */
export function resultOf({ kb, nb, kh, nh }: Counts): ComparedResult {
  return result([passed(kb, nb)], passed(kh, nh));
}

/** `k` passes, then failures: `n` outcomes. */
export function passed(k: number, n: number): string {
  return '1'.repeat(k) + '0'.repeat(n - k);
}

/** Any counts of so many runs a side: from the least to the most. */
export function anyCounts(
  base: readonly [least: number, most: number],
  head: readonly [least: number, most: number],
): fc.Arbitrary<Counts> {
  const runs = ([min, max]: typeof base): fc.Arbitrary<number> => fc.integer({ min, max });
  return fc.record({ nb: runs(base), nh: runs(head) }).chain(({ nb, nh }) =>
    fc.record({
      kb: fc.integer({ min: 0, max: nb }),
      nb: fc.constant(nb),
      kh: fc.integer({ min: 0, max: nh }),
      nh: fc.constant(nh),
    }),
  );
}

/** The same result `times` times. */
export function times<T>(count: number, value: T): readonly T[] {
  return Array.from({ length: count }, () => value);
}

/** The verdict of the only suite of a run. */
export function judgeSuite(sample: SuiteSample): SuiteVerdict {
  const [judged] = judgeSuites([sample]);
  if (judged === undefined) throw new Error('one suite has one verdict');
  return judged.verdict;
}
