/**
 * One test at a time: Fisher's exact test, one-sided, and Tarone's correction for many tests. Tarone counts only the
 * results that could reach a limit at all: K is the smallest whole number for which at most K results have a least
 * reachable p <= a / K, and a / K is the limit. Results that all passed on both sides cost nothing that way.
 * Sources: Fisher, "Statistical Methods for Research Workers" (5th ed.), 21.02; Tarone, Biometrics 46 (1990) 515-522.
 */
import { oncePerCounts, type Counts } from '../sample.js';
import { hypergeometric } from './hypergeometric.js';
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

/** How many results would have `fisherWorse` <= `limit` by luck alone, had nothing changed. */
export function byChance(results: readonly Counts[], limit: number): number {
  return sum(results.map(oncePerCounts((counts) => chanceOfLuck(counts, limit))));
}

/** P(p <= limit) of one result, given its totals: the largest p that it can have within the limit. */
function chanceOfLuck({ kb, nb, kh, nh }: Counts, limit: number): number {
  let reached = 0;
  let p = 0;
  for (const chance of hypergeometric(nb + nh, kb + kh, nh).chances) {
    p += chance;
    if (!atMost(p, limit)) break;
    reached = p;
  }
  return reached;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
