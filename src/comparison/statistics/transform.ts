/**
 * The two tails of a sum of many independent whole-number scores, by way of its characteristic function: the
 * convolution theorem makes a product of the convolution of `distribution.ts`, whose work grows faster than the suite.
 *
 *     f_k = product over the results of sum over j of c_j e^(i w k s_j),   w = 2 pi / M
 *     P(t <= sum < a + M) = 1/M  sum over k = 0 .. M - 1 of  f_k (e^(-i w k t) - e^(-i w k a)) / (1 - e^(-i w k))
 *
 * with scores s_j and their chances c_j. This is exact where the sum cannot leave [a, a + M). For a large suite M is
 * the width that Bernstein's inequality gives for a chance of 1e-14 outside.
 * Most f_k are the product of numbers well below 1, and are done with after some dozen results. The tails are right to
 * 1e-12, the tolerance of all comparisons of p; smaller ones are given as 0.
 * Roots of unity come from square roots alone, which every machine and Node version rounds alike; sines need not be.
 * Sources: Abate and Whitt, Operations Research Letters 12 (1992) 245-251 (inverting generating functions); Boucheron,
 * Lugosi and Massart, "Concentration Inequalities" (2013), 2.8 (Bernstein).
 */
import type { ScoreChances, Tails } from './distribution.js';
import { TOLERANCE } from '../../statistics/tolerance.js';

/** A product below this is 0: all of them together change a tail by less than 1e-13. */
const NEGLIGIBLE = 1e-15;
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
    if (re * re + im * im < NEGLIGIBLE * NEGLIGIBLE) return ZERO;
  }
  return { re, im };
}

const ZERO = { re: 0, im: 0 };
