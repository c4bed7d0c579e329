/**
 * The exact distribution of a sum of independent whole-number scores, by convolution. No random numbers, no
 * approximation: what is cut off at the ends is below 1e-30 a cell, far below the rounding of one addition, and keeps
 * the width near the spread of the sum instead of its range (3,000 results: some 100,000 cells, not a million).
 */

/** The chances of one result's scores. */
export interface ScoreChances {
  /** Distinct whole numbers, ascending. */
  readonly scores: readonly number[];
  /** The chance of each, 0..1; they add up to 1. */
  readonly chances: readonly number[];
}

/** The chances of a sum: of `lowest`, `lowest + 1`, and so on. */
export interface SumChances {
  readonly lowest: number;
  readonly chances: Float64Array;
}

/** Both tails of a sum at a value that both include, each 0..1. */
export interface Tails {
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
export function span({ scores }: ScoreChances): number {
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
