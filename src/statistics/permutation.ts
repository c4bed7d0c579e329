/**
 * Could shuffling explain the drop? The exact permutation test of a suite: the observed sum of the results' scores
 * against all ways to shuffle, inside every result and independently of the others, what is the head's. The sum's
 * distribution is the convolution of the results' small ones.
 *
 * - By repeats (one or two base runs; three or more whose repeats are not alike, see alike.ts): given the total of
 *   passes, the head's are hypergeometric.
 * - By whole runs (three or more whose repeats are alike): each choice of the head's runs among all runs is equally
 *   likely. Exact whatever the repeats of one run share.
 * - One run a side (temperature 0 or a seed, where a run is one answer however often it is asked): the newest base run
 *   and this one change places with the chance 1/2.
 *
 * One repeat each side is McNemar's exact test every way.
 * Sources: Fisher, "The Design of Experiments" (1935), ch. III; Good, "Permutation, Parametric and Bootstrap Tests of
 * Hypotheses" (3rd ed.), ch. 3; the project's simulations (design/trust.md).
 */
import { sum } from '../basics/basics.js';
import {
  type ComparedResult,
  type Counts,
  hasBothSides,
  oncePerCounts,
  oneRunASide,
  passesOf,
  pooledCounts,
  type RunOutcomes,
} from './compared-result.js';
import { hypergeometric, scoreChances, type ScoreChances, tailChances } from './distribution.js';
import { atMost } from './tolerance.js';

/** One result under shuffling. */
interface ShuffledResult {
  readonly observed: number;
  readonly null: ScoreChances;
  /** The least p that this result alone could show with its numbers of runs, whatever their outcomes, 0..1. */
  readonly leastByRuns: number;
}

/** The whole suite under shuffling. All p are 0..1; without results they are 1. */
export interface Permutation {
  /** P(sum >= observed): small where the head is worse. */
  readonly worse: number;
  /** P(sum <= observed): small where the head is better. */
  readonly better: number;
  /** The observed sum of scores. */
  readonly score: number;
  /** The least `worse` that these totals of passes could have reached. Never above `worse`. */
  readonly leastWorse: number;
  /** The least `worse` that these numbers of runs could reach, had every base answer passed and every head answer failed. */
  readonly leastByRuns: number;
}

/** Whole runs of one result, all cut to the same number of repeats. */
interface WholeRuns {
  /** Repeats of every run, 1 or more. */
  readonly n: number;
  /** Passes of each base run, 0..n. */
  readonly base: readonly number[];
  /** Passes of each of the head's runs (one, but for re-run jobs), 0..n. */
  readonly head: readonly number[];
}

/** The permutation test of a suite. Results without an outcome on either side are left out. */
export function permutationTest(results: readonly ComparedResult[]): Permutation {
  return permutation(shuffledResults(results));
}

/** The results of a suite, each shuffled in the way that its runs allow; those without an outcome on either side left out. */
export function shuffledResults(results: readonly ComparedResult[]): readonly ShuffledResult[] {
  const setup = {
    wholeRuns: repeatsAreAlike(results),
    byRuns: oncePerRuns(),
    byRepeats: oncePerCounts(shuffleRepeats),
  };
  return results.flatMap((result) => shuffle(result, setup) ?? []);
}

/** Whether the suite's results with three base runs or more are shuffled by whole runs: one answer for the suite. */
export function repeatsAreAlike(results: readonly ComparedResult[]): boolean {
  return areAlike(results.filter(({ deterministic }) => !deterministic).map(({ base }) => base));
}

/** The permutation test of results that are shuffled already. */
export function permutation(results: readonly ShuffledResult[]): Permutation {
  const observed = sum(results.map((result) => result.observed));
  const { atLeast, atMost } = tailChances(
    results.map((result) => result.null),
    observed,
  );
  const leastWorse = product(results.map((result) => result.null.chances.at(-1) ?? 1));
  const leastBetter = product(results.map((result) => result.null.chances[0] ?? 1));
  return {
    worse: Math.max(leastWorse, atLeast),
    better: Math.max(leastBetter, atMost),
    score: observed,
    leastWorse,
    leastByRuns: product(results.map((result) => result.leastByRuns)),
  };
}

interface ShuffleSetup {
  /** Of the suite: see `repeatsAreAlike`. */
  readonly wholeRuns: boolean;
  /** Both may remember what they have shuffled. */
  readonly byRuns?: (runs: WholeRuns) => ShuffledResult;
  readonly byRepeats?: (counts: Counts) => ShuffledResult;
}

/** One result, shuffled in the way that its runs allow; undefined without an outcome on either side. */
export function shuffle(
  result: ComparedResult,
  { wholeRuns: whole, byRuns = shuffleRuns, byRepeats = shuffleRepeats }: ShuffleSetup,
): ShuffledResult | undefined {
  const counts = pooledCounts(result);
  if (!hasBothSides(counts)) return undefined;
  if (result.deterministic) {
    const { kb, kh, nb } = oneRunASide(result);
    return byRuns({ n: nb, base: [kb], head: [kh] });
  }
  const baseRuns = longEnough(result.base, 1).length;
  return whole && baseRuns >= RUNS_TO_SHUFFLE_WHOLE ? byRuns(wholeRuns(result)) : byRepeats(counts);
}

/** `shuffleRuns`, asked once for all results whose runs had the same numbers of passes. */
function oncePerRuns(): (runs: WholeRuns) => ShuffledResult {
  const known = new Map<string, ShuffledResult>();
  return (runs) => {
    const key = `${runs.n}:${runs.base.join()}:${runs.head.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const shuffled = shuffleRuns(runs);
    known.set(key, shuffled);
    return shuffled;
  };
}

/** Repeats shuffled: which of all runs are the head's, given how many passed. */
export function shuffleRepeats(counts: Counts): ShuffledResult {
  const runs = counts.nb + counts.nh;
  const passes = counts.kb + counts.kh;
  const { lowest, chances } = hypergeometric(runs, passes, counts.nh);
  return {
    observed: score(counts),
    null: scoreChances(
      chances.map((chance, index) => {
        const kh = lowest + index;
        return [score({ kb: passes - kh, nb: counts.nb, kh, nh: counts.nh }), chance];
      }),
    ),
    leastByRuns: 1 / choose(runs, counts.nh),
  };
}

/** Whole runs shuffled: every choice of the head's runs among all is equally likely. */
export function shuffleRuns({ n, base, head }: WholeRuns): ShuffledResult {
  const passes = [...head, ...base];
  const total = sum(passes);
  const nb = base.length * n;
  const nh = head.length * n;
  const scoreOf = (kh: number): number => score({ kb: total - kh, nb, kh, nh });
  const choices = choicesByPasses(passes, head.length);
  return {
    observed: scoreOf(sum(head)),
    null: scoreChances(Array.from(choices, ([kh, ways]) => [scoreOf(kh), ways])),
    leastByRuns: 1 / choose(passes.length, head.length),
  };
}

/**
 * The runs that are shuffled whole, cut to one number n of repeats. n and with it the runs (those with n outcomes or
 * more) are chosen by the numbers of outcomes alone, never by what they were, so the test stays exact: the n that gives
 * the most information, n times the harmonic mean of the runs on both sides, without going below three base runs where
 * there are as many. So one base run that errors cut short is dropped rather than cutting all others to its length.
 */
export function wholeRuns({ base, head }: ComparedResult): WholeRuns {
  const enough = Math.min(RUNS_TO_SHUFFLE_WHOLE, longEnough(base, 1).length);
  const most = Math.max(...head.map((run) => run.length));
  // Mostly all runs have as many outcomes.
  if ([...base, ...head].every((run) => run.length === most)) return cutTo(most, base, head);
  let best = 1;
  let bestInformation = 0;
  for (let n = 1; n <= most; n += 1) {
    const baseRuns = longEnough(base, n).length;
    const headRuns = longEnough(head, n).length;
    const information = (n * baseRuns * headRuns) / (baseRuns + headRuns);
    if (baseRuns >= enough && information > bestInformation) {
      best = n;
      bestInformation = information;
    }
  }
  return cutTo(best, longEnough(base, best), longEnough(head, best));
}

function cutTo(n: number, base: readonly RunOutcomes[], head: readonly RunOutcomes[]): WholeRuns {
  const passes = (run: RunOutcomes): number => passesOf(run, n);
  return { n, base: base.map(passes), head: head.map(passes) };
}

function longEnough(runs: readonly RunOutcomes[], n: number): readonly RunOutcomes[] {
  return runs.filter((run) => run.length >= n);
}

/** In how many ways `size` of the runs have each total of passes. */
function choicesByPasses(passes: readonly number[], size: number): ReadonlyMap<number, number> {
  const bySize = Array.from({ length: size + 1 }, () => new Map<number, number>());
  bySize[0]?.set(0, 1);
  for (const run of passes) {
    for (let taken = size; taken > 0; taken -= 1) {
      for (const [sum, ways] of bySize[taken - 1] ?? []) {
        const target = bySize[taken];
        target?.set(sum + run, (target.get(sum + run) ?? 0) + ways);
      }
    }
  }
  return bySize[size] ?? new Map<number, number>();
}

/** C(n, k); Infinity where it is beyond what a number holds. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= Math.min(k, n - k); index += 1) {
    ways = (ways * (n - Math.min(k, n - k) + index)) / index;
  }
  return ways;
}

function product(chances: readonly number[]): number {
  return chances.reduce((all, chance) => all * chance, 1);
}

// The score of one result: how much worse the head looks, as a whole number, so that sums of scores are exact and
// ties are ties.
//
// s = sign(D) * floor(100 |D| (1 + |D|/2) (1 + f/2) + 1/2)
//
// D = base pass rate - head pass rate; f = pass rate of both sides together. A large drop of one test counts for more
// than the same drop spread over several, and a drop of a test that usually passes for more than that of a flaky one.
// Source: the project's simulations (design/trust.md), where it was chosen among twelve.

/**
 * The score, -225..225 (D = 1 and f -> 1 give 100 * 1.5 * 1.5), positive where the head is worse. Both sides need at least one
 * run.
 */
export function score({ kb, nb, kh, nh }: Counts): number {
  const difference = kb * nh - kh * nb;
  const size = Math.abs(difference);
  const product = nb * nh;
  const runs = nb + nh;
  const passes = kb + kh;
  // With D = size / product and f = passes / runs, everything over the common denominator 4 product^2 runs.
  const numerator =
    100 * size * (2 * product + size) * (2 * runs + passes) + 2 * product * product * runs;
  const denominator = 4 * product * product * runs;
  const magnitude = Number.isSafeInteger(numerator)
    ? (numerator - (numerator % denominator)) / denominator
    : largeQuotient(size, product, runs, passes);
  return difference < 0 ? 0 - magnitude : magnitude;
}

/** The same where the numerator is beyond 2^53: some hundred repeats against some thousand base runs. */
function largeQuotient(size: number, product: number, runs: number, passes: number): number {
  const [d, q, t, m] = [BigInt(size), BigInt(product), BigInt(runs), BigInt(passes)];
  return Number((100n * d * (2n * q + d) * (2n * t + m) + 2n * q * q * t) / (4n * q * q * t));
}

// Do the repeats of one base run come out alike? Then they share a cause (a seed, a cache, the provider's state of
// that
// hour), a run tells less than its number of repeats says, and only whole runs may be shuffled. One answer for the
// suite:
//
// A = sum over results and their runs of C(k, 2) + C(n - k, 2)
//
// counts the pairs of repeats of a run that came out the same; p = P(>= A) when each result's base outcomes are dealt
// out
// anew over its runs (multivariate hypergeometric, exact). The head is not looked at, so that asking costs no false
// alarm.
// Source: Good, "Permutation, Parametric and Bootstrap Tests of Hypotheses" (3rd ed.), ch. 3 (conditional tests).

/** From this many base runs on, a result has a say, and whole runs can be shuffled. */
export const RUNS_TO_SHUFFLE_WHOLE = 3;
/** Repeats of a run that are looked at: more say little more, and the work grows with their square. */
const MAX_REPEATS = 10;
/** The level of the question. Saying "alike" too often only makes the comparison more careful. */
const LEVEL = 0.1;

/** One base run of one result: k of its n repeats passed. */
interface RunPasses {
  readonly k: number;
  readonly n: number;
}

interface Alikeness {
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
function areAlike(results: readonly (readonly RunOutcomes[])[]): boolean {
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
  return waysToChoose(k, 2) + waysToChoose(n - k, 2);
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
  const mostPairs = sum(sizes.map((n) => waysToChoose(n, 2)));
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
  const factor = waysToChoose(run.n, run.k);
  const more = pairsOf(run);
  for (let pairs = 0; pairs + more < from.length; pairs += 1) {
    to[pairs + more] = (to[pairs + more] ?? 0) + (from[pairs] ?? 0) * factor;
  }
}

function waysToChoose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}
