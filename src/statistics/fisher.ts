/**
 * One test at a time: Fisher's exact test, one-sided, and Tarone's correction for many tests. Tarone counts only the
 * results that could reach a limit at all: K is the smallest whole number for which at most K results have a least
 * reachable p <= a / K, and a / K is the limit. Results that all passed on both sides cost nothing that way.
 * Sources: Fisher, "Statistical Methods for Research Workers" (5th ed.), 21.02; Tarone, Biometrics 46 (1990) 515-522.
 */
import { sum } from '../basics/basics.js';
import { type Counts, oncePerCounts } from './compared-result.js';
import { hypergeometric } from './distribution.js';
import { atMost } from './tolerance.js';

/** P(as few passes in the head, or fewer, by chance), 0..1: small where the head is worse. */
export function fisherWorse({ kb, nb, kh, nh }: Counts): number {
  const { lowest, chances } = hypergeometric(nb + nh, kb + kh, nh);
  return Math.min(1, sum(chances.slice(0, kh - lowest + 1)));
}

/** The mirror: small where the head is better. */
export function fisherBetter({ kb, nb, kh, nh }: Counts): number {
  return fisherWorse({ kb: nb - kb, nb, kh: nh - kh, nh });
}

/** The least p that `fisherWorse` could reach with as many passes in all, 0..1. */
export function leastFisherWorse({ kb, nb, kh, nh }: Counts): number {
  return hypergeometric(nb + nh, kb + kh, nh).chances[0] ?? 1;
}

export interface Tarone {
  /** How many results the limit is divided by. */
  readonly K: number;
  /** a / K. */
  readonly limit: number;
}

/** Tarone's limit at level `a` (0..1) for results with these least reachable p. */
export function taroneLimit(least: readonly number[], a: number): Tarone {
  let K = 1;
  while (least.filter((p) => atMost(p, a / K)).length > K) K += 1;
  return { K, limit: a / K };
}

/** The results that are worse for certain at level `a`: positions in `results`, ascending. */
export function regressed(
  results: readonly Counts[],
  a: number,
): Tarone & { readonly flagged: readonly number[] } {
  const tarone = taroneLimit(results.map(oncePerCounts(leastFisherWorse)), a);
  const worse = oncePerCounts(fisherWorse);
  const flagged = results.flatMap((counts, position) =>
    atMost(worse(counts), tarone.limit) ? [position] : [],
  );
  return { ...tarone, flagged };
}

/** How a result is dealt out anew: the chance of each number of passes in the head, and both p that it would have. */
export interface Deal {
  readonly counts: Counts;
  readonly chance: number;
  readonly pWorse: number;
  readonly pBetter: number;
}

/** All deals of one result, given the passes and runs of both sides together; their chances add up to 1. */
export function dealsOf({ kb, nb, kh, nh }: Counts): readonly Deal[] {
  const passes = kb + kh;
  const { lowest, chances } = hypergeometric(nb + nh, passes, nh);
  let below = 0;
  let above = 1;
  return chances.map((chance, index) => {
    below += chance;
    const deal = {
      counts: { kb: passes - lowest - index, nb, kh: lowest + index, nh },
      chance,
      pWorse: Math.min(1, below),
      pBetter: Math.max(chance, above),
    };
    above -= chance;
    return deal;
  });
}

/** How many results would have `fisherWorse` <= `limit` by luck alone, had nothing changed. */
export function byChance(results: readonly Counts[], limit: number): number {
  return sum(
    results.map(
      oncePerCounts((counts) =>
        sum(dealsOf(counts).flatMap(({ pWorse, chance }) => (atMost(pWorse, limit) ? chance : []))),
      ),
    ),
  );
}
