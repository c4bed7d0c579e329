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
 * Hypotheses" (3rd ed.), ch. 3; the project's simulations (docs/trust.md).
 */
import {
  hasBothSides,
  oncePerCounts,
  oneRunASide,
  passesOf,
  pooledCounts,
  type ComparedResult,
  type Counts,
  type RunOutcomes,
} from '../compared-result.js';
import { areAlike, RUNS_TO_SHUFFLE_WHOLE } from './alike.js';
import { scoreChances, type ScoreChances } from './distribution.js';
import { hypergeometric } from './hypergeometric.js';
import { score } from './score.js';
import { tailChances } from './tails.js';
import { sum } from '../../basics/numbers.js';

/** One result under shuffling. */
export interface ShuffledResult {
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
export interface WholeRuns {
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

export interface ShuffleSetup {
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
