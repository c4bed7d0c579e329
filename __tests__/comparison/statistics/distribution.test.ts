import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ComparedResult } from '../../../src/comparison/sample.js';
import {
  chanceOfAtLeast,
  chanceOfAtMost,
  scoreChances,
  sumChances,
  type ScoreChances,
} from '../../../src/comparison/statistics/distribution.js';
import { permutationTest } from '../../../src/comparison/statistics/permutation.js';
import { MAX_SCORE } from '../../../src/comparison/statistics/score.js';
import { result } from '../samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const part: fc.Arbitrary<ScoreChances> = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((weighted) => scoreChances(weighted));
const parts = fc.array(part, { maxLength: 4 });

describe('the distribution of a sum', () => {
  test('adds up to 1', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const { chances } = sumChances(some);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('is what going through all combinations gives', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: -80, max: 80 }), (some, value) => {
        const sum = sumChances(some);
        const all = combinations(some);
        const chance = (keep: (score: number) => boolean): number =>
          all.reduce((total, [score, weight]) => total + (keep(score) ? weight : 0), 0);
        expect(chanceOfAtLeast(sum, value)).toBeCloseTo(
          chance((score) => score >= value),
          12,
        );
        expect(chanceOfAtMost(sum, value)).toBeCloseTo(
          chance((score) => score <= value),
          12,
        );
      }),
    );
  });

  test('of nothing is 0 for certain', () => {
    expect(sumChances([])).toEqual({ lowest: 0, chances: Float64Array.of(1) });
  });
});

describe('a large suite', () => {
  /** Every result flaky, ten base runs of 3 (or of 10), no two alike: the widest that a suite of this size gets. */
  const flaky = (results: number, repeats: number): readonly ComparedResult[] =>
    Array.from({ length: results }, (_, index) => {
      const outcomes = (seed: number): string =>
        Array.from({ length: repeats }, (__, repeat) =>
          (index * 7 + seed * 5 + repeat * 3) % 11 < 8 ? '1' : '0',
        ).join('');
      return result(
        Array.from({ length: 10 }, (__, seed) => outcomes(seed)),
        outcomes(11),
      );
    });

  test.each([
    [600, 3, 40_000],
    [600, 10, 40_000],
    [3_000, 3, 100_000],
    [3_000, 10, 100_000],
  ])('of %i results x 10 runs of %i is at most %i wide', (results, repeats, width) => {
    const { sum, worse, better } = permutationTest(flaky(results, repeats));
    expect(sum.chances.length).toBeLessThan(width);
    expect(sum.chances.length).toBeLessThan(results * 2 * MAX_SCORE);
    expect(sum.chances.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 9);
    expect(worse + better).toBeGreaterThanOrEqual(1);
  });

  test('that all broke has a p as small as it is, not 0 by cutting', () => {
    const broken = permutationTest(Array.from({ length: 40 }, () => result(['1'], '0')));
    expect(broken.worse).toBe(2 ** -40);
  });
});

function combinations(parts: readonly ScoreChances[]): readonly (readonly [number, number])[] {
  return parts.reduce<readonly (readonly [number, number])[]>(
    (all, { scores, chances }) =>
      all.flatMap(([sum, weight]) =>
        scores.map((score, index) => [sum + score, weight * (chances[index] ?? 0)] as const),
      ),
    [[0, 1]],
  );
}
