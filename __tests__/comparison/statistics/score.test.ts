import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Counts } from '../../../src/statistics/intervals.js';
import { permutationTest } from '../../../src/statistics/exact-tests.js';
import { anyCounts, resultOf } from '../samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

/** Of one result: the sum over a suite that has no other. */
const score = (one: Counts): number => permutationTest([resultOf(one)]).score;

const counts = (most: number): fc.Arbitrary<Counts> => anyCounts([1, most], [1, most]);

describe('the score of one result', () => {
  test.each([10, 1_000])('is the formula in whole numbers, up to %i runs a side', (most) => {
    fc.assert(
      fc.property(counts(most), (sample) => {
        expect(score(sample)).toBe(inWholeNumbers(sample));
      }),
    );
  });

  test('changes its sign with the sides', () => {
    fc.assert(
      fc.property(counts(50), ({ kb, nb, kh, nh }) => {
        expect(score({ kb: kh, nb: nh, kh: kb, nh: nb }) + score({ kb, nb, kh, nh })).toBe(0);
      }),
    );
  });

  test('never grows with one more pass in the head', () => {
    fc.assert(
      fc.property(counts(20), ({ kb, nb, kh, nh }) => {
        fc.pre(kh < nh && kb > 0);
        // The shuffle keeps the total of passes: one more in the head is one less in the base.
        expect(score({ kb: kb - 1, nb, kh: kh + 1, nh })).toBeLessThanOrEqual(
          score({ kb, nb, kh, nh }),
        );
      }),
    );
  });

  test('is within 225 either way', () => {
    fc.assert(
      fc.property(counts(1_000), (sample) => {
        expect(Math.abs(score(sample))).toBeLessThanOrEqual(225);
      }),
    );
  });
});

/** s = sign(D) * floor(100 |D| (1 + |D|/2) (1 + f/2) + 1/2), with fractions over one denominator. */
function inWholeNumbers({ kb, nb, kh, nh }: Counts): number {
  const [Kb, Nb, Kh, Nh] = [BigInt(kb), BigInt(nb), BigInt(kh), BigInt(nh)];
  const top = Kb * Nh - Kh * Nb;
  const d = top < 0n ? -top : top;
  const q = Nb * Nh;
  const numerator = 100n * d * (2n * q + d) * (2n * (Nb + Nh) + Kb + Kh);
  const denominator = q * (2n * q) * (2n * (Nb + Nh));
  const magnitude = Number((2n * numerator + denominator) / (2n * denominator));
  return top < 0n ? 0 - magnitude : magnitude;
}
