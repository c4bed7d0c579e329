/**
 * Do the repeats of one base run come out alike? Then they share a cause (a seed, a cache, the provider's state of that
 * hour), a run tells less than its number of repeats says, and only whole runs may be shuffled. One answer for the suite:
 *
 *     A = sum over results and their runs of C(k, 2) + C(n - k, 2)
 *
 * counts the pairs of repeats of a run that came out the same; p = P(>= A) when each result's base outcomes are dealt out
 * anew over its runs (multivariate hypergeometric, exact). The head is not looked at, so that asking costs no false alarm.
 * Source: Good, "Permutation, Parametric and Bootstrap Tests of Hypotheses" (3rd ed.), ch. 3 (conditional tests).
 */
import { passesOf, type RunOutcomes } from '../compared-result.js';
import { scoreChances, type ScoreChances } from './distribution.js';
import { tailChances } from './tails.js';
import { atMost } from '../../statistics/tolerance.js';
import { sum } from '../../basics/numbers.js';

/** From this many base runs on, a result has a say, and whole runs can be shuffled. */
export const RUNS_TO_SHUFFLE_WHOLE = 3;
/** Repeats of a run that are looked at: more say little more, and the work grows with their square. */
const MAX_REPEATS = 10;
/** The level of the question. Saying "alike" too often only makes the comparison more careful. */
const LEVEL = 0.1;

/** One base run of one result: k of its n repeats passed. */
export interface RunPasses {
  readonly k: number;
  readonly n: number;
}

export interface Alikeness {
  /** A: pairs of repeats of the same run that came out the same. */
  readonly pairs: number;
  /** P(>= A) had the repeats nothing in common, 0..1. */
  readonly p: number;
}

/** Of each result its base runs. Those with fewer than three runs have no say; without any p is 1. */
export function alikeness(results: readonly (readonly RunPasses[])[]): Alikeness {
  const telling = results.filter((runs) => runs.length >= RUNS_TO_SHUFFLE_WHOLE);
  const dealt = oncePerDeal();
  const pairs = sum(telling.flat().map(pairsOf));
  if (telling.length === 0) return { pairs, p: 1 };
  return { pairs, p: tailChances(telling.map(dealt), pairs).atLeast };
}

/** Whether whole runs are shuffled: the repeats of the base runs (newest first, of each result) came out alike. */
export function areAlike(results: readonly (readonly RunOutcomes[])[]): boolean {
  const { p } = alikeness(
    results.map((runs) => runs.filter((run) => run.length > 0).map(firstRepeats)),
  );
  return atMost(p, LEVEL);
}

function firstRepeats(run: RunOutcomes): RunPasses {
  const n = Math.min(MAX_REPEATS, run.length);
  return { k: passesOf(run, n), n };
}

function pairsOf({ k, n }: RunPasses): number {
  return choose(k, 2) + choose(n - k, 2);
}

/** The pairs of one result under dealing. Equal numbers of repeats are dealt once, for all numbers of passes. */
function oncePerDeal(): (runs: readonly RunPasses[]) => ScoreChances {
  const deals = new Map<string, readonly Float64Array[]>();
  const known = new Map<string, ScoreChances>();
  return (runs) => {
    const sizes = runs.map(({ n }) => n).sort((left, right) => left - right);
    const passes = sum(runs.map(({ k }) => k));
    const deal = deals.get(sizes.join()) ?? dealtPairs(sizes);
    deals.set(sizes.join(), deal);
    const key = `${passes}:${sizes.join()}`;
    const found = known.get(key) ?? chancesOf(deal[passes]);
    known.set(key, found);
    return found;
  };
}

function chancesOf(ways: Float64Array | undefined): ScoreChances {
  const weighted: (readonly [number, number])[] = [];
  ways?.forEach((weight, pairs) => {
    if (weight > 0) weighted.push([pairs, weight]);
  });
  return scoreChances(weighted);
}

/** By the passes that are dealt, and by the pairs that they make: in how many ways, run by run. */
function dealtPairs(sizes: readonly number[]): readonly Float64Array[] {
  const mostPairs = sum(sizes.map((n) => choose(n, 2)));
  const none = (passes: number): Float64Array[] =>
    Array.from({ length: passes + 1 }, () => new Float64Array(mostPairs + 1));
  let ways = none(0);
  let total = 0;
  ways[0]?.fill(1, 0, 1);
  for (const n of sizes) {
    total += n;
    const next = none(total);
    for (const [dealt, from] of ways.entries()) {
      for (let k = 0; k <= n; k += 1) addDeal(next[dealt + k], from, { k, n });
    }
    ways = next;
  }
  return ways;
}

function addDeal(to: Float64Array | undefined, from: Float64Array, run: RunPasses): void {
  if (to === undefined) return;
  const factor = choose(run.n, run.k);
  const more = pairsOf(run);
  for (let pairs = 0; pairs + more < from.length; pairs += 1) {
    to[pairs + more] = (to[pairs + more] ?? 0) + (from[pairs] ?? 0) * factor;
  }
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}
