/**
 * The exact distribution of a sum of independent whole-number scores, by convolution. No random numbers, no
 * approximation: what is cut off at the ends is below 1e-30 a cell, far below the rounding of one addition, and keeps
 * the width near the spread of the sum instead of its range (3,000 results: some 100,000 cells, not a million).
 */
import { sum } from '../basics/basics.js';
import { TOLERANCE } from './tolerance.js';

/** The chances of one result's scores. */
export interface ScoreChances {
  /** Distinct whole numbers, ascending. */
  readonly scores: readonly number[];
  /** The chance of each, 0..1; they add up to 1. */
  readonly chances: readonly number[];
}

/** The chances of a sum: of `lowest`, `lowest + 1`, and so on. */
interface SumChances {
  readonly lowest: number;
  readonly chances: Float64Array;
}

/** Both tails of a sum at a value that both include, each 0..1. */
interface Tails {
  readonly atLeast: number;
  readonly atMost: number;
}

const NEGLIGIBLE = 1e-30;
/** The chances of scores that may repeat in any order, given as weights of any positive total. */
export function scoreChances(
  weighted: Iterable<readonly [score: number, weight: number]>,
): ScoreChances {
  const weights = new Map<number, number>();
  let total = 0;
  for (const [score, weight] of weighted) {
    weights.set(score, (weights.get(score) ?? 0) + weight);
    total += weight;
  }
  const sorted = [...weights].sort(([left], [right]) => left - right);
  return {
    scores: sorted.map(([score]) => score),
    chances: sorted.map(([, weight]) => weight / total),
  };
}

/** The distribution of the sum of independent scores, one of each part. No part: 0 for certain. */
export function sumChances(parts: Iterable<ScoreChances>): SumChances {
  let sum: SumChances = { lowest: 0, chances: Float64Array.of(1) };
  // The narrow ones first: the work is the width at each step.
  const narrowFirst = [...parts].sort((left, right) => span(left) - span(right));
  for (const part of narrowFirst) sum = plus(sum, part);
  return sum;
}

/** From the least score to the most. */
function span({ scores }: ScoreChances): number {
  return (scores.at(-1) ?? 0) - (scores[0] ?? 0);
}

/** P(sum >= value), 0..1. */
export function chanceOfAtLeast({ lowest, chances }: SumChances, value: number): number {
  let total = 0;
  const first = Math.max(0, value - lowest);
  // From the smallest terms to the largest, as far as the tail goes.
  for (let index = chances.length - 1; index >= first; index -= 1) {
    total += chances[index] ?? 0;
  }
  return Math.min(1, total);
}

/** P(sum <= value), 0..1. */
export function chanceOfAtMost({ lowest, chances }: SumChances, value: number): number {
  let total = 0;
  const last = Math.min(chances.length - 1, value - lowest);
  for (let index = 0; index <= last; index += 1) {
    total += chances[index] ?? 0;
  }
  return Math.min(1, total);
}

function plus(sum: SumChances, { scores, chances }: ScoreChances): SumChances {
  const least = scores[0] ?? 0;
  const most = scores.at(-1) ?? 0;
  if (least === most) return { lowest: sum.lowest + least, chances: sum.chances };
  const next = new Float64Array(sum.chances.length + most - least);
  for (const [position, score] of scores.entries()) {
    addShifted(next, sum.chances, score - least, chances[position] ?? 0);
  }
  return trimmed(sum.lowest + least, next);
}

function addShifted(to: Float64Array, from: Float64Array, shift: number, factor: number): void {
  for (let index = 0; index < from.length; index += 1) {
    to[index + shift] = (to[index + shift] ?? 0) + (from[index] ?? 0) * factor;
  }
}

function trimmed(lowest: number, chances: Float64Array): SumChances {
  let first = 0;
  let end = chances.length;
  while (first < end && (chances[first] ?? 0) < NEGLIGIBLE) first += 1;
  while (end > first && (chances[end - 1] ?? 0) < NEGLIGIBLE) end -= 1;
  return { lowest: lowest + first, chances: chances.subarray(first, end) };
}

// The hypergeometric distribution: of n runs, m passed; `drawn` of them are the head's by chance. The chance that k of
// those passed is C(m, k) C(n - m, drawn - k) / C(n, drawn). Computed outwards from the mode by the ratio of
// neighbours, so that no binomial coefficient overflows.

interface Hypergeometric {
  /** The fewest passes that can be drawn. */
  readonly lowest: number;
  /** The chances of `lowest`, `lowest + 1`, ...; they add up to 1. */
  readonly chances: readonly number[];
}

/** The chances of each number of passes among `drawn` of `runs` of which `passes` passed: whole numbers, both <= runs. */
export function hypergeometric(runs: number, passes: number, drawn: number): Hypergeometric {
  const lowest = Math.max(0, drawn - (runs - passes));
  const highest = Math.min(passes, drawn);
  const mode = Math.floor(((drawn + 1) * (passes + 1)) / (runs + 2));
  const start = Math.min(highest, Math.max(lowest, mode));
  const weights = new Array<number>(highest - lowest + 1).fill(0);
  /** Chance of k + 1 over that of k. */
  const ratio = (k: number): number =>
    ((passes - k) * (drawn - k)) / ((k + 1) * (runs - passes - drawn + k + 1));
  weights[start - lowest] = 1;
  for (let k = start, weight = 1; k < highest; k += 1) {
    weight *= ratio(k);
    weights[k + 1 - lowest] = weight;
  }
  for (let k = start, weight = 1; k > lowest; k -= 1) {
    weight /= ratio(k - 1);
    weights[k - 1 - lowest] = weight;
  }
  const total = sum(weights);
  return { lowest, chances: weights.map((weight) => weight / total) };
}

// How likely is a sum of scores as large, or as small, as the observed one? By convolution where that takes a moment,
// which is every suite of some hundred tests; above by the transform of the same distribution, so that 3,000 results
// take a tenth of a second. Both are exact but for rounding, and agree to 1e-12.

/** Additions that convolving may take: some milliseconds. */
const CONVOLVED = 4_000_000;
/** The width that a sum is convolved in, in standard deviations. */
const DEVIATIONS = 24;

/** P(sum >= value) and P(sum <= value) of the sum of independent scores, one of each part. */
export function tailChances(parts: readonly ScoreChances[], value: number): Tails {
  if (workOf(parts) > CONVOLVED) return tailsByTransform(parts, value);
  const sum = sumChances(parts);
  return { atLeast: chanceOfAtLeast(sum, value), atMost: chanceOfAtMost(sum, value) };
}

/** At most how many additions convolving takes: for each part its scores times the width so far. */
function workOf(parts: readonly ScoreChances[]): number {
  let work = 0;
  let range = 0;
  let variance = 0;
  for (const part of parts) {
    if (part.scores.length < 2) continue;
    work += Math.min(range, DEVIATIONS * Math.sqrt(variance)) * part.scores.length;
    range += span(part);
    // At most: that of both ends with the same chance.
    variance += (span(part) / 2) ** 2;
  }
  return work;
}

// The two tails of a sum of many independent whole-number scores, by way of its characteristic function: the
// convolution theorem makes a product of the convolution of `distribution.ts`, whose work grows faster than the suite.
//
// f_k = product over the results of sum over j of c_j e^(i w k s_j),   w = 2 pi / M
// P(t <= sum < a + M) = 1/M  sum over k = 0 .. M - 1 of  f_k (e^(-i w k t) - e^(-i w k a)) / (1 - e^(-i w k))
//
// with scores s_j and their chances c_j. This is exact where the sum cannot leave [a, a + M). For a large suite M is
// the width that Bernstein's inequality gives for a chance of 1e-14 outside.
// Most f_k are the product of numbers well below 1, and are done with after some dozen results. The tails are right to
// 1e-12, the tolerance of all comparisons of p; smaller ones are given as 0.
// Roots of unity come from square roots alone, which every machine and Node version rounds alike; sines need not be.
// Sources: Abate and Whitt, Operations Research Letters 12 (1992) 245-251 (inverting generating functions); Boucheron,
// Lugosi and Massart, "Concentration Inequalities" (2013), 2.8 (Bernstein).

/** A product below this is 0: all of them together change a tail by less than 1e-13. */
const NEGLIGIBLE_TERM = 1e-15;
/** -ln of half the chance that is left outside the window, 1e-14. */
const OUTSIDE = 33;

/** P(sum >= value) and P(sum <= value), each 0..1. The work is that of the spread, not of the number of results. */
export function tailsByTransform(parts: readonly ScoreChances[], value: number): Tails {
  const groups = grouped(parts);
  const { mean, reach } = windowOf(groups);
  if (value > mean + reach) return { atLeast: 0, atMost: 1 };
  if (value < mean - reach) return { atLeast: 1, atMost: 0 };
  const size = powerOfTwo(2 * reach + 2);
  const start = Math.floor(mean) - size / 2;
  const { cosines, sines } = rootsOfUnity(size);
  const mask = size - 1;
  // k = 0, and then each k with its conjugate M - k; k = M / 2 is its own.
  let atLeast = start + size - value;
  let exactly = 1;
  for (let k = 1; k <= size / 2; k += 1) {
    const { re, im } = product(groups, k, cosines, sines);
    if (re === 0 && im === 0) continue;
    const weight = k === size / 2 ? 1 : 2;
    const here = Math.imul(value, k) & mask;
    const end = Math.imul(start, k) & mask;
    const cosine = cosines[here] ?? 0;
    const sine = sines[here] ?? 0;
    exactly += weight * (re * cosine + im * sine);
    // 1 / (1 - e^(-i x)) = 1/2 - i/2 cot(x/2), and cot(x/2) = (1 + cos x) / sin x.
    const cotangent = k === size / 2 ? 0 : (1 + (cosines[k] ?? 0)) / (sines[k] ?? 0);
    const real = cosine - (cosines[end] ?? 0);
    const imaginary = (sines[end] ?? 0) - sine;
    const geometricRe = (real + imaginary * cotangent) / 2;
    const geometricIm = (imaginary - real * cotangent) / 2;
    atLeast += weight * (re * geometricRe - im * geometricIm);
  }
  const upper = atLeast / size;
  return { atLeast: asChance(upper), atMost: asChance(1 - upper + exactly / size) };
}

/** The least that is `least` or more, and 4 or more. */
function powerOfTwo(least: number): number {
  let size = 4;
  while (size < least) size *= 2;
  return size;
}

/** What rounding leaves of a chance that is too small to be told from 0 is 0. */
function asChance(value: number): number {
  return value < TOLERANCE ? 0 : Math.min(1, value);
}

/** Results with the same chances: their factor is a power. */
interface Group {
  readonly count: number;
  readonly scores: Int32Array;
  readonly chances: Float64Array;
  readonly mean: number;
  readonly variance: number;
  /** How far a score can be from the mean. */
  readonly furthest: number;
}

/** The widest first: their factors are the smallest, and end the product soonest. */
function grouped(parts: readonly ScoreChances[]): readonly Group[] {
  const counts = new Map<string, { readonly part: ScoreChances; count: number }>();
  for (const part of parts) {
    const key = `${part.scores.join()};${part.chances.join()}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { part, count: 1 });
    else known.count += 1;
  }
  return Array.from(counts.values(), ({ part, count }) => group(part, count)).sort(
    (left, right) => right.variance * right.count - left.variance * left.count,
  );
}

function group(part: ScoreChances, count: number): Group {
  const scores = Int32Array.from(part.scores);
  const chances = Float64Array.from(part.chances);
  let mean = 0;
  let squares = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const weighted = (scores[index] ?? 0) * (chances[index] ?? 0);
    mean += weighted;
    squares += weighted * (scores[index] ?? 0);
  }
  const furthest = Math.max((scores.at(-1) ?? 0) - mean, mean - (scores[0] ?? 0));
  return { count, scores, chances, mean, variance: Math.max(0, squares - mean * mean), furthest };
}

/** The sum is further from its mean than `reach` with a chance below 1e-14, or never. */
function windowOf(groups: readonly Group[]): { readonly mean: number; readonly reach: number } {
  let mean = 0;
  let variance = 0;
  let furthest = 0;
  let range = 0;
  for (const it of groups) {
    mean += it.count * it.mean;
    variance += it.count * it.variance;
    furthest = Math.max(furthest, it.furthest);
    range += it.count * it.furthest;
  }
  const linear = (OUTSIDE * furthest) / 3;
  const bernstein = linear + Math.sqrt(linear * linear + 2 * OUTSIDE * variance);
  return { mean, reach: Math.ceil(Math.min(bernstein, range)) + 1 };
}

/** e^(i 2 pi j / size) for j = 0 .. size - 1; `size` is a power of two, 4 or more. */
function rootsOfUnity(size: number): {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
} {
  const cosines = new Float64Array(size);
  const sines = new Float64Array(size);
  const quarter = size / 4;
  cosines[0] = 1;
  sines[quarter] = 1;
  cosines[2 * quarter] = -1;
  sines[3 * quarter] = -1;
  for (let step = quarter; step >= 2; step /= 2) {
    for (let index = 0; index < size; index += step) {
      // Halfway between two neighbours on the circle.
      const next = (index + step) % size;
      const x = (cosines[index] ?? 0) + (cosines[next] ?? 0);
      const y = (sines[index] ?? 0) + (sines[next] ?? 0);
      const length = Math.sqrt(x * x + y * y);
      cosines[index + step / 2] = x / length;
      sines[index + step / 2] = y / length;
    }
  }
  return { cosines, sines };
}

/** f_k; 0 where it is negligible. */
function product(
  groups: readonly Group[],
  k: number,
  cosines: Float64Array,
  sines: Float64Array,
): { readonly re: number; readonly im: number } {
  const mask = cosines.length - 1;
  let re = 1;
  let im = 0;
  for (const { scores, chances, count } of groups) {
    let baseRe = 0;
    let baseIm = 0;
    for (let index = 0; index < scores.length; index += 1) {
      // Modulo a power of two that divides 2^32, also where the product overflows.
      const root = Math.imul(scores[index] ?? 0, k) & mask;
      const chance = chances[index] ?? 0;
      baseRe += chance * (cosines[root] ?? 0);
      baseIm += chance * (sines[root] ?? 0);
    }
    for (let power = count; power > 0; power >>= 1) {
      if ((power & 1) === 1) {
        const real = re * baseRe - im * baseIm;
        im = re * baseIm + im * baseRe;
        re = real;
      }
      const square = baseRe * baseRe - baseIm * baseIm;
      baseIm = 2 * baseRe * baseIm;
      baseRe = square;
    }
    if (re * re + im * im < NEGLIGIBLE_TERM * NEGLIGIBLE_TERM) return ZERO;
  }
  return { re, im };
}

const ZERO = { re: 0, im: 0 };
