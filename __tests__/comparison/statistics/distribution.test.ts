import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ComparedResult } from '../../../src/statistics/intervals.js';
import {
  permutationTest,
  scoreChances,
  type ScoreChances,
  shuffledResults,
  sumChances,
  tailChances,
} from '../../../src/statistics/exact-tests.js';
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
        const all = combinations(some);
        const chance = (keep: (score: number) => boolean): number =>
          all.reduce((total, [score, weight]) => total + (keep(score) ? weight : 0), 0);
        const { atLeast, atMost } = tailChances(some, value);
        expect(atLeast).toBeCloseTo(
          chance((score) => score >= value),
          12,
        );
        expect(atMost).toBeCloseTo(
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
    [1_200, 3, 60_000],
  ])('of %i results x 10 runs of %i has the same tails either way', (results, repeats, width) => {
    const shuffled = shuffledResults(flaky(results, repeats));
    const nulls = shuffled.map((it) => it.null);
    const observed = shuffled.reduce((total, it) => total + it.observed, 0);
    const sum = sumChances(nulls);
    expect(sum.chances.length).toBeLessThan(width);
    for (const value of [observed, 0, 1, -500, 2_000, 8_000, -20_000]) {
      const { atLeast, atMost } = tailChances(nulls, value);
      expect(atLeast).toBeCloseTo(tailOf(sum, value, Infinity), 11);
      expect(atMost).toBeCloseTo(tailOf(sum, -Infinity, value), 11);
    }
    const { worse, better } = permutationTest(flaky(results, repeats));
    expect(worse).toBeCloseTo(tailOf(sum, observed, Infinity), 11);
    expect(better).toBeCloseTo(tailOf(sum, -Infinity, observed), 11);
  });

  test('of the same result many times is the binomial distribution', () => {
    // One run each, 600 tests that changed, 330 of them for the worse: McNemar's exact test.
    const changed = [result(['1'], '0'), result(['0'], '1')] as const;
    const suite = Array.from({ length: 600 }, (_, index) => changed[index < 330 ? 0 : 1]);
    const ways = (least: number): bigint => {
      let all = 0n;
      let row = 1n;
      for (let k = 0; k <= 600; k += 1) {
        if (k >= least) all += row;
        row = (row * BigInt(600 - k)) / BigInt(k + 1);
      }
      return all;
    };
    const expected = Number((ways(330) * 10n ** 18n) / 2n ** 600n) / 1e18;
    expect(permutationTest(suite).worse).toBeCloseTo(expected, 12);
  });

  test('of 10,000 results has p as well', () => {
    const { worse, better } = permutationTest(flaky(10_000, 3));
    expect(worse + better).toBeGreaterThanOrEqual(1);
    expect(worse + better).toBeLessThan(1.01);
  });

  test('that all broke has a p as small as it is, not 0 by cutting', () => {
    const broken = permutationTest(Array.from({ length: 40 }, () => result(['1'], '0')));
    expect(broken.worse).toBe(2 ** -40);
  });
});

/** The chance of a sum from `least` to `most`, cell by cell of the convolution. */
function tailOf(
  { lowest, chances }: ReturnType<typeof sumChances>,
  least: number,
  most: number,
): number {
  return chances.reduce(
    (total, chance, at) => (lowest + at >= least && lowest + at <= most ? total + chance : total),
    0,
  );
}

function combinations(parts: readonly ScoreChances[]): readonly (readonly [number, number])[] {
  return parts.reduce<readonly (readonly [number, number])[]>(
    (all, { scores, chances }) =>
      all.flatMap(([sum, weight]) =>
        scores.map((score, index) => [sum + score, weight * (chances[index] ?? 0)] as const),
      ),
    [[0, 1]],
  );
}
