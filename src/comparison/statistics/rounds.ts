/**
 * `repeat: { min, max }`: looking after each round, and stopping at the first clear answer. Looking several times at
 * p <= .01 would make more than one false alarm in a hundred, so the looks share the .01: .001 for each early look and
 * what is left for the last, which by the union bound keeps false alarms at .01 whatever the looks have in common.
 * Source: the project's statistics page; Bonferroni's inequality. (The last look's .01 - .001 (max - min) ends at nine
 * early looks; beyond, the early looks share .009 evenly, and the last keeps .001.)
 */
import { atMost } from './tolerance.js';

/** False alarms of the suite's verdict, at most. */
export const ALPHA = 0.01;
/** A drop that a "not worse" rules out, as a share. */
const MARGIN = 0.1;

const EARLY = 0.001;
const LEAST_FINAL = 0.001;

export interface Repeats {
  /** 1 or more. */
  readonly min: number;
  /** `min` or more. */
  readonly max: number;
}

export interface RoundLimits {
  /** The p at which an early round stops as worse; undefined where there is no early round. */
  readonly early: number | undefined;
  /** The p at which the last round is worse. */
  readonly final: number;
}

/** The limits for one suite; with several `suites` in the run each has its share, so that an early stop still holds. */
export function roundLimits({ min, max }: Repeats, suites = 1): RoundLimits {
  const looks = max - min;
  if (looks <= 0) return { early: undefined, final: ALPHA / suites };
  const early = Math.min(EARLY, (ALPHA - LEAST_FINAL) / looks);
  return { early: early / suites, final: (ALPHA - early * looks) / suites };
}

export type SuiteWord = 'worse' | 'not-worse' | 'cannot-tell';

/** The verdict by its two numbers: p of "worse" (0..1) and the upper bound of the drop (a share). */
export function verdictByNumbers(p: number, upper: number, limit = ALPHA): SuiteWord {
  if (atMost(p, limit)) return 'worse';
  return upper < MARGIN ? 'not-worse' : 'cannot-tell';
}

/** What to do after `round` (1 or more) of a suite: ask another round, or stop, and as what. */
export function afterRound(
  round: number,
  repeats: Repeats,
  { p, upper }: { readonly p: number; readonly upper: number },
  suites = 1,
): SuiteWord | 'another-round' {
  if (round < repeats.min) return 'another-round';
  const { early, final } = roundLimits(repeats, suites);
  if (round >= repeats.max) return verdictByNumbers(p, upper, final);
  const word = verdictByNumbers(p, upper, early);
  return word === 'cannot-tell' ? 'another-round' : word;
}

/**
 * A p of a suite that was looked at several times, as if it had been looked at once: 1 means nothing, `ALPHA` is the
 * limit. What Holm's method and the views take.
 */
export function pForOneLook(p: number, limit: number): number {
  return Math.min(1, p * (ALPHA / limit));
}
