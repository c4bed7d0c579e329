// The verdict of compare.ts in a fraction of its time, for the hundred thousands of simulated pull requests that a small
// error needs: its own functions, called with what has been worked out before, and without the exact distribution where a
// bound proves on which side of the limit p lies. `npm run trust` holds the two against each other (same-verdicts).
import {
  permutation,
  repeatsAreAlike,
  shuffle,
  shuffleRepeats,
} from '../../src/statistics/exact-tests.js';
import {
  type ComparedResult,
  countsForRate,
  dropBound,
  hasBothSides,
  type Outcome,
  passesOf,
  pooledCounts,
} from '../../src/statistics/intervals.js';
import { afterRound, roundLimits, suiteGuard } from '../../src/statistics/verdicts.js';
import type { Job } from './types.js';

type LookSetup = Parameters<typeof afterRound>[1];

/** How often each test is asked: in rounds, where both differ. */
export type Repeats = LookSetup['repeats'];

export type Word = Exclude<ReturnType<typeof afterRound>, 'another-round'>;

/** The base's jobs (newest first) and this run's outcomes, after `round`. */
export type LookAt = (
  base: readonly Job[],
  head: Job,
  round: number,
  repeats: Repeats,
) => ReturnType<typeof afterRound>;

export interface LookOptions extends Pick<LookSetup, 'margin' | 'questions'> {
  /** The models are known to have temperature 0 or a seed. */
  readonly deterministic?: boolean;
  /** What if there were no guard against days: to show what it is for. */
  readonly unguarded?: boolean;
  /** What if single answers were shuffled, however alike they are: to show why they are not. */
  readonly singleAnswers?: boolean;
}

type Shuffled = ReturnType<typeof shuffleRepeats>;

/** A result under shuffling, with the mean and the variance of its score. */
type WithMoments = Shuffled & { readonly mean: number; readonly variance: number };

type Shuffle = (result: ComparedResult, wholeRuns: boolean) => WithMoments;

/** Looks of a pull request: what `afterRound` says of it. */
export function createLooks({
  deterministic = false,
  singleAnswers = false,
  unguarded = false,
  margin,
  questions = 1,
}: LookOptions = {}): LookAt {
  const known = new Map<string, WithMoments>();
  /** Equal counts are shuffled once. */
  const shuffleOnce: Shuffle = (result, wholeRuns) => {
    const key = `${wholeRuns} ${keyOf(result)}`;
    let found = known.get(key);
    if (found === undefined) {
      const one = singleAnswers ? undefined : shuffle(result, { wholeRuns });
      found = withMoments(one ?? shuffleRepeats(pooledCounts(result)));
      known.set(key, found);
    }
    return found;
  };
  return (base, head, round, repeats) => {
    const results = resultsOf(base, head, deterministic);
    const compared = results.filter((result) => hasBothSides(pooledCounts(result)));
    const bound = dropBound(compared.map(countsForRate));
    if (bound === undefined || tooManyErrors(base, head)) {
      return round < repeats.max && bound !== undefined ? 'another-round' : 'cannot-tell';
    }
    const { early, final } = roundLimits(repeats, questions);
    const p = pOf(compared, shuffleOnce, (round < repeats.max ? early : undefined) ?? final);
    const guard = unguarded ? undefined : suiteGuard(compared);
    const seen = { p, upper: bound.upper, compared: compared.length, guard };
    return afterRound(round, { repeats, margin, questions }, seen);
  };
}

/**
 * p of "worse", or 1 or 0 where it is proven to lie above or below the limit. Whether whole runs are shuffled is asked
 * only where the two ways are not proven to lie on the same side.
 */
function pOf(compared: readonly ComparedResult[], shuffleOnce: Shuffle, limit: number): number {
  const ways = [false, true].map((wholeRuns) => compared.map((it) => shuffleOnce(it, wholeRuns)));
  const proven = ways.map((parts) => provenP(parts, limit));
  if (proven[0] !== undefined && proven[0] === proven[1]) return proven[0];
  const way = repeatsAreAlike(compared) ? 1 : 0;
  return proven[way] ?? permutation(ways[way]).worse;
}

/** Runs that were lost to errors (null) have no outcome. A base run that does not hold a result keeps its place. */
export function resultsOf(
  base: readonly Job[],
  head: Job,
  deterministic: boolean,
): readonly ComparedResult[] {
  return head.flatMap((outcomes, index) => {
    if (outcomes.length === 0) return [];
    return [
      {
        base: base.map((run) => run[index].filter(isKnown)),
        head: [outcomes.filter(isKnown)],
        deterministic,
      },
    ];
  });
}

function isKnown(outcome: Outcome | null): outcome is Outcome {
  return outcome !== null;
}

/** More than a tenth of the runs of what the base knows: what is new has nothing to be compared with. */
function tooManyErrors(base: readonly Job[], head: Job): boolean {
  let [all, errored] = [0, 0];
  for (const [index, outcomes] of head.entries()) {
    if (base.every((run) => run[index].length === 0)) continue;
    all += outcomes.length;
    for (const outcome of outcomes) if (outcome === null) errored += 1;
  }
  return errored * 10 > all;
}

/** Where all runs have one length, only their passes count, in any order; else some are cut to the length of others. */
function keyOf({ base, head: [head = []], deterministic }: ComparedResult): string {
  const isEven = !deterministic && base.every((run) => run.length === head.length);
  if (!isEven) return `${base.map((run) => run.join('')).join(' ')} ${head.join('')}`;
  const passes = base.map((run) => passesOf(run)).sort((left, right) => left - right);
  return `${head.length}: ${passes.join(' ')} ${passesOf(head)}`;
}

function withMoments(result: Shuffled): WithMoments {
  const { scores, chances } = result.null;
  let mean = 0;
  let square = 0;
  for (const [index, score] of scores.entries()) {
    mean += score * chances[index];
    square += score * score * chances[index];
  }
  return { ...result, mean, variance: square - mean * mean };
}

/** Room for rounding: what lies this near to the limit is worked out. */
const ROOM = 1.001;

/** 1 or 0 where p is proven to lie above or below the limit, else undefined. */
function provenP(parts: readonly WithMoments[], limit: number): 0 | 1 | undefined {
  let above = 0;
  let variance = 0;
  for (const part of parts) {
    above += part.observed - part.mean;
    variance += part.variance;
  }
  // Cantelli: P(sum >= mean - d) >= d^2 / (variance + d^2).
  if (above < 0 && above * above > ROOM * limit * (variance + above * above)) return 1;
  if (above < 3 * Math.sqrt(variance)) return undefined;
  // Chernoff: P(sum >= observed) <= E exp(t (sum - observed)), for every t > 0.
  const t = above / variance;
  let exponent = 0;
  for (const { observed, null: distribution } of parts) {
    let expectation = 0;
    for (const [index, score] of distribution.scores.entries()) {
      expectation += distribution.chances[index] * Math.exp(t * (score - observed));
    }
    exponent += Math.log(expectation);
  }
  return exponent < Math.log(limit / ROOM) ? 0 : undefined;
}
