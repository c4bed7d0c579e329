/**
 * How likely is a sum of scores as large, or as small, as the observed one? By convolution where that takes a moment,
 * which is every suite of some hundred tests; above by the transform of the same distribution, so that 3,000 results
 * take a tenth of a second. Both are exact but for rounding, and agree to 1e-12.
 */
import {
  chanceOfAtLeast,
  chanceOfAtMost,
  span,
  sumChances,
  type ScoreChances,
  type Tails,
} from './distribution.js';
import { tailsByTransform } from './transform.js';

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
