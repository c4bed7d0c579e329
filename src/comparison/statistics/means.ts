/**
 * Judge scores, latency and cost: the permutation test by whole runs on each run's mean value of a result. Each of the
 * runs is equally likely to be the head's; with D = mean of the other runs - that run,
 *
 *     s = sign(D) * floor(100 |D| / (|D| + 0.2) + 1/2)
 *
 * so that one wild value cannot decide alone. One base run: the two assignments are the two signs of D (sign flips).
 * Latency and cost enter as -ln, so that D is positive where the head takes or costs more, and factors add up.
 * Source: the project's simulations (docs/trust.md); Good, "Permutation, Parametric and Bootstrap Tests", ch. 3.
 */
import { scoreChances, type ScoreChances } from './distribution.js';
import { tailChances } from './tails.js';
import { mean, sum } from '../../basics/numbers.js';

/** One result's mean value in each run. Runs without a value are left out. */
export interface ComparedMeans {
  readonly base: readonly number[];
  /** This run's; of re-run jobs, one each. Several are averaged, which can only make the test more careful. */
  readonly head: readonly number[];
}

/** Which way is worse. `higher-is-better`: judge scores of 0..1; `lower-is-better`: latencies and costs above 0. */
export type Direction = 'higher-is-better' | 'lower-is-better';

export interface MeansTest extends ComparedAverages {
  /** P(sum >= observed), 0..1: small where the head is worse. */
  readonly worse: number;
  /** P(sum <= observed), 0..1: small where the head is better. */
  readonly better: number;
  readonly score: number;
}

export interface ComparedAverages {
  /** Results with a value on both sides. */
  readonly compared: number;
  /** Mean over those results of the base runs' mean and of the head's value, in the unit that came in. */
  readonly baseMean: number;
  readonly headMean: number;
}

/** The difference at which a score is half of its most, 100. */
const HALF_WAY = 0.2;
/** Differences are rounded to this before they are scored: the same on every machine. */
const DECIMALS = 1e9;

/** The test over all results. Results without a usable value on either side are left out; undefined if none is left. */
export function metricByRuns(
  results: readonly ComparedMeans[],
  direction: Direction,
): MeansTest | undefined {
  const usable = results.filter((result) => isUsable(result, direction));
  if (usable.length === 0) return undefined;
  const shuffled = usable.map((result) => shuffleMeans(result, direction));
  const score = sum(shuffled.map((result) => result.observed));
  const { atLeast, atMost } = tailChances(
    shuffled.map((result) => result.null),
    score,
  );
  return { worse: atLeast, better: atMost, score, ...averagesOf(usable) };
}

/** Both sides' averages, over the same results, without a test. */
export function averages(
  results: readonly ComparedMeans[],
  direction: Direction,
): ComparedAverages | undefined {
  const usable = results.filter((result) => isUsable(result, direction));
  return usable.length === 0 ? undefined : averagesOf(usable);
}

function averagesOf(usable: readonly ComparedMeans[]): ComparedAverages {
  return {
    compared: usable.length,
    baseMean: mean(usable.map(({ base }) => mean(base))),
    headMean: mean(usable.map(({ head }) => mean(head))),
  };
}

/**
 * A free model's cost of 0 has no logarithm. Such a result is left out whichever run the 0 is in, so that leaving it
 * out says nothing about which run is the head's.
 */
function isUsable({ base, head }: ComparedMeans, direction: Direction): boolean {
  if (base.length === 0 || head.length === 0) return false;
  const isValue = (value: number): boolean =>
    Number.isFinite(value) && (direction === 'higher-is-better' || value > 0);
  return base.every(isValue) && head.every(isValue);
}

interface ShuffledMeans {
  readonly observed: number;
  readonly null: ScoreChances;
}

/** A result whose runs all had the same value: whichever is the head's, nothing differs. */
const ALL_THE_SAME: ShuffledMeans = { observed: 0, null: { scores: [0], chances: [1] } };

function shuffleMeans({ base, head }: ComparedMeans, direction: Direction): ShuffledMeans {
  const value = mean(head);
  if (base.every((it) => it === value)) return ALL_THE_SAME;
  const transformed = [value, ...base].map((it) =>
    direction === 'higher-is-better' ? it : -Math.log(it),
  );
  const total = sum(transformed);
  const scores = transformed.map((it) => scoreOfDifference((total - it) / base.length - it));
  return { observed: scores[0] ?? 0, null: scoreChances(scores.map((score) => [score, 1])) };
}

function scoreOfDifference(difference: number): number {
  const size = Math.round(Math.abs(difference) * DECIMALS) / DECIMALS;
  const magnitude = Math.floor((100 * size) / (size + HALF_WAY) + 0.5);
  return difference < 0 ? 0 - magnitude : magnitude;
}
