import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Counts } from '../../../src/statistics/intervals.js';
import { labelTests } from '../../../src/comparison/compare.js';
import { anyCounts, resultOf } from '../samples.js';
import {
  dealsOf,
  fisherBetter,
  fisherWorse,
  leastFisherWorse,
  regressed,
} from '../../../src/statistics/exact-tests.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const counts = anyCounts([1, 30], [1, 10]);

describe("Fisher's exact test", () => {
  test('is the sum of its binomial coefficients', () => {
    fc.assert(
      fc.property(counts, ({ kb, nb, kh, nh }) => {
        const passes = kb + kh;
        let ways = 0n;
        for (let k = 0; k <= kh; k += 1) ways += choose(nh, k) * choose(nb, passes - k);
        const expected = Number((ways * 10n ** 18n) / choose(nb + nh, passes)) / 1e18;
        expect(fisherWorse({ kb, nb, kh, nh })).toBeCloseTo(expected, 12);
      }),
    );
  });

  test('has a mirror, and what was seen counts for both', () => {
    fc.assert(
      fc.property(counts, (sample) => {
        expect(fisherWorse(sample) + fisherBetter(sample)).toBeGreaterThan(1 - 1e-12);
        expect(fisherWorse(sample)).toBeGreaterThanOrEqual(leastFisherWorse(sample) - 1e-15);
      }),
    );
  });

  test('holds for many runs', () => {
    const deals = dealsOf({ kb: 47_500, nb: 95_000, kh: 2_500, nh: 5_000 });
    expect(deals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(deals.every(({ chance }) => chance >= 0 && chance < 0.1)).toBe(true);
  });
});

describe("Tarone's correction", () => {
  /** Of n runs a side, all of the base's and none here passed: the least p is 1 / C(2n, n). */
  const broken = (n: number): Counts => ({ kb: n, nb: n, kh: 0, nh: n });
  const fine: Counts = { kb: 3, nb: 3, kh: 3, nh: 3 };
  test.each([
    ['nothing can reach the limit', [fine, fine, fine], 0.05, 1],
    ['one can', [broken(3), fine, fine], 0.05, 1],
    ['two can reach .05, none .025', [broken(3), broken(3), fine], 0.05, 2],
    ['two can reach .025', [broken(4), broken(4), fine], 0.05, 2],
    ['all can', [broken(9), broken(9), broken(9)], 0.05, 3],
    ['nothing at all', [], 0.05, 1],
  ])('%s', (_, results, a, K) => {
    expect(regressed(results, a)).toMatchObject({ K, limit: a / K });
  });

  test('is the smallest such K, and never looser than no correction nor stricter than Bonferroni', () => {
    fc.assert(
      fc.property(fc.array(counts), (results) => {
        const least = results.map(leastFisherWorse);
        const { K } = regressed(results, 0.05);
        const reach = (k: number): number => least.filter((p) => p <= 0.05 / k + 1e-12).length;
        expect(reach(K)).toBeLessThanOrEqual(K);
        for (let smaller = 1; smaller < K; smaller += 1) {
          expect(reach(smaller)).toBeGreaterThan(smaller);
        }
        expect(K).toBeLessThanOrEqual(Math.max(1, least.length));
      }),
    );
  });
});

/** How many results luck alone puts on the list of what is worse. */
function worseByChance(results: readonly Counts[]): number {
  return labelTests(results.map(resultOf)).byChance.worse;
}

describe('by chance', () => {
  test('is at most .05 a result, and what the flagged ones are measured against', () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 10 }), (results) => {
        expect(worseByChance(results)).toBeLessThanOrEqual(0.05 * results.length + 1e-9);
      }),
    );
  });

  test('finds nobody among results that never failed', () => {
    const results = Array.from({ length: 50 }, () => ({ kb: 9, nb: 9, kh: 3, nh: 3 }));
    expect([worseByChance(results), regressed(results, 0.05).flagged]).toEqual([0, []]);
  });
});

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let index = 1; index <= k; index += 1) {
    ways = (ways * BigInt(n - k + index)) / BigInt(index);
  }
  return ways;
}
