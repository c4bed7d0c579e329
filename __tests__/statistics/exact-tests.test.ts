/** Exact tests against going through all cases, where these are few, and against other formulas, where they are many. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type {
  ComparedResult,
  Counts,
  Outcome,
  RunOutcomes,
} from '../../src/statistics/intervals.js';
import {
  dealsOf,
  leastFisherWorse,
  permutation,
  permutationTest,
  regressed,
  shuffle,
  wholeRuns,
} from '../../src/statistics/verdicts.js';
import { anyCounts, result, resultOf, times } from './samples.js';

type Permutation = ReturnType<typeof permutation>;

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const outcome: fc.Arbitrary<Outcome> = fc.constantFrom(0, 1);
const outcomes = (minLength: number, maxLength: number): fc.Arbitrary<RunOutcomes> =>
  fc.array(outcome, { minLength, maxLength });

describe('shuffling repeats (one or two base runs)', () => {
  const small = fc.record({
    base: fc.array(outcomes(1, 3), { minLength: 1, maxLength: 2 }),
    head: outcomes(1, 3).map((run) => [run]),
    deterministic: fc.constant(false),
  });

  test('is what going through all relabellings of the runs gives', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 2 }), (results) => {
        const expected = bruteForce(
          results.map(({ base, head }) => {
            const all = [...head.flat(), ...base.flat()];
            return sumsOfChoices(all, head.flat().length).map((kh) => ({
              kh,
              nh: head.flat().length,
              kb: total(all) - kh,
              nb: all.length - head.flat().length,
            }));
          }),
        );
        expectNear(permutationTest(results), expected);
      }),
      { numRuns: 60 },
    );
  });
});

describe('shuffling whole runs', () => {
  /** Some base runs, one or two attempts at the head, all with the same number of repeats. */
  const small = fc.integer({ min: 1, max: 3 }).chain((n) =>
    fc.record({
      base: fc.array(outcomes(n, n), { minLength: 3, maxLength: 4 }),
      head: fc.array(outcomes(n, n), { minLength: 1, maxLength: 2 }),
      deterministic: fc.constant(false),
    }),
  );

  test('is what going through all choices of the head gives', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 3 }), (results) => {
        expectNear(byWholeRuns(results), bruteForce(results.map(wholeRunChoices)));
      }),
      { numRuns: 60 },
    );
  });

  test('is what a suite gets whose base runs came out alike, and no other', () => {
    const alike = times(5, result(['111', '000', '111', '000'], '000'));
    expect(permutationTest(alike).worse).toBeCloseTo(byWholeRuns(alike).worse, 12);
    const mixed = times(5, result(['110', '101', '011', '101'], '000'));
    expect(permutationTest(mixed).worse).toBeLessThan(byWholeRuns(mixed).worse);
    // Two base runs cannot show it.
    const two = times(5, result(['111', '000'], '000'));
    expect(permutationTest(two).worse).toBeCloseTo(byRepeats(two).worse, 12);
  });

  test('counts every attempt at the head', () => {
    const one = byWholeRuns([result(['111', '111', '111'], ['000'])]);
    const two = byWholeRuns([result(['111', '111', '111'], ['111', '000'])]);
    // Of ten choices of two runs among five, four have the one that failed.
    expect([one.worse, two.worse]).toEqual([1 / 4, 4 / 10]);
  });
});

describe('temperature 0 or a seed: one run a side', () => {
  test.each([
    [1 / 2, ['111'], '000'],
    [1 / 2, ['111', '111', '111', '111'], '000'],
    [1, ['000', '111', '111', '111'], '000'],
  ] as const)('%f: %j, here %s', (p, base, head) => {
    expect(permutationTest([result(base, head, true)]).worse).toBeCloseTo(p, 12);
    expect(permutationTest([result(base, head, true)]).leastByRuns).toBe(1 / 2);
  });

  test('of several attempts the first counts, so that nobody can ask until it is green', () => {
    const attempts = permutationTest([result(['111'], ['111', '000'], true)]);
    expect(attempts.worse).toBeCloseTo(1 / 2, 12);
  });

  test('a harmless edit that redraws all answers is worse in at most 1 of 100 cases', () => {
    // Twenty tests whose answer is right nine times in ten, drawn once for main and once for the edit.
    let worse = 0;
    const random = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), 40 * 400);
    for (let edit = 0; edit < 400; edit += 1) {
      const answer = (at: number): string => ((random[edit * 40 + at] ?? 0) < 0.9 ? '111' : '000');
      const results = Array.from({ length: 20 }, (_, at) => {
        const base = answer(at);
        return result([base, base, base, base, base], answer(20 + at), true);
      });
      if (permutationTest(results).worse <= 0.01) worse += 1;
    }
    expect(worse / 400).toBeLessThanOrEqual(0.02);
  });
});

describe('which whole runs are shuffled', () => {
  test.each([
    ['all alike', ['111', '110', '111'], ['101'], { n: 3, base: [3, 2, 3], head: [2] }],
    [
      'a base run that errors cut short is dropped',
      ['111', '111', '1', '111', '011'],
      ['111'],
      { n: 3, base: [3, 3, 3, 2], head: [3] },
    ],
    [
      'but never so that fewer than three are left',
      ['111', '111', '1'],
      ['110'],
      { n: 1, base: [1, 1, 1], head: [1] },
    ],
    [
      'a head with fewer repeats',
      ['11111', '10111', '11111'],
      ['10'],
      { n: 2, base: [2, 1, 2], head: [1] },
    ],
    [
      'a head with more repeats',
      ['11', '11', '11'],
      ['11000'],
      { n: 2, base: [2, 2, 2], head: [2] },
    ],
    [
      'runs without this result',
      ['', '11', '11', '', '11'],
      ['01'],
      { n: 2, base: [2, 2, 2], head: [1] },
    ],
    [
      'an attempt that errored',
      ['11', '11', '11'],
      ['', '01'],
      { n: 2, base: [2, 2, 2], head: [1] },
    ],
  ])('%s', (_, base, head, expected) => {
    expect(wholeRuns(result(base, head))).toEqual(expected);
  });
});

describe('a large suite', () => {
  test('of the same result many times is the binomial distribution', () => {
    // One run each, 600 tests that changed, 330 of them for the worse: McNemar's exact test.
    const suite = [...times(330, result(['1'], '0')), ...times(270, result(['0'], '1'))];
    let [ways, row] = [0n, 1n];
    for (let k = 0n; k <= 600n; k += 1n) {
      if (k >= 330n) ways += row;
      row = (row * (600n - k)) / (k + 1n);
    }
    const expected = Number((ways * 10n ** 18n) / 2n ** 600n) / 1e18;
    expect(permutationTest(suite).worse).toBeCloseTo(expected, 12);
  });

  test('of 10,000 results, no two alike, has p as well', () => {
    const outcomes = (index: number, seed: number): string =>
      [0, 3, 6].map((repeat) => ((index * 7 + seed * 5 + repeat) % 11 < 8 ? '1' : '0')).join('');
    const suite = Array.from({ length: 10_000 }, (_, index) =>
      result(
        Array.from({ length: 10 }, (__, seed) => outcomes(index, seed)),
        outcomes(index, 11),
      ),
    );
    const { worse, better } = permutationTest(suite);
    expect(worse + better).toBeGreaterThanOrEqual(1);
    expect(worse + better).toBeLessThan(1.01);
  });

  test('that all broke has a p as small as it is, not 0 by rounding', () => {
    expect(permutationTest(times(40, result(['1'], '0'))).worse).toBe(2 ** -40);
  });
});

describe('one test', () => {
  const counts = anyCounts([1, 1_000], [1, 1_000]);

  test('has its score in whole numbers, however many runs it has', () => {
    fc.assert(
      fc.property(counts, ({ kb, nb, kh, nh }) => {
        // s = sign(D) * floor(100 |D| (1 + |D|/2) (1 + f/2) + 1/2), with fractions over one denominator.
        const top = BigInt(kb * nh - kh * nb);
        const d = top < 0n ? -top : top;
        const q = BigInt(nb * nh);
        const runs = 2n * BigInt(nb + nh);
        const numerator = 200n * d * (2n * q + d) * (runs + BigInt(kb + kh));
        const denominator = 2n * q * q * runs;
        const magnitude = Number((numerator + denominator) / (2n * denominator));
        expect(score({ kb, nb, kh, nh })).toBe(top < 0n ? 0 - magnitude : magnitude);
      }),
    );
  });

  test('is dealt out anew, however many runs it has', () => {
    const deals = dealsOf({ kb: 47_500, nb: 95_000, kh: 2_500, nh: 5_000 });
    expect(deals.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(deals.every(({ chance }) => chance >= 0 && chance < 0.1)).toBe(true);
  });

  test('is held against the smallest K of which at most K results can reach a / K', () => {
    fc.assert(
      fc.property(fc.array(anyCounts([1, 30], [1, 10])), (results) => {
        const least = results.map(leastFisherWorse);
        const { K, limit } = regressed(results, 0.05);
        const reach = (k: number): number => least.filter((p) => p <= 0.05 / k + 1e-12).length;
        expect(limit).toBe(0.05 / K);
        expect(reach(K)).toBeLessThanOrEqual(K);
        for (let smaller = 1; smaller < K; smaller += 1) {
          expect(reach(smaller)).toBeGreaterThan(smaller);
        }
      }),
    );
  });
});

describe('the permutation test of a suite', () => {
  test('changes "worse" and "better" with the sides', () => {
    const pair = fc
      .integer({ min: 1, max: 3 })
      .chain((n) => fc.tuple(outcomes(n, n), outcomes(n, n)));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 5 }), (pairs) => {
        const side = (swap: boolean): Permutation =>
          permutationTest(
            pairs.map(([left, right]) => ({
              base: [swap ? right : left],
              head: [swap ? left : right],
              deterministic: false,
            })),
          );
        expect(side(true).better).toBeCloseTo(side(false).worse, 12);
        expect(side(true).score).toBe(0 - side(false).score);
      }),
    );
  });

  test.each([
    ['nothing', []],
    ['no head', [result(['111'], '')]],
    ['no base', [result([], '111')]],
    ['empty runs only', [result(['', ''], ['', ''])]],
  ])('of %s says nothing', (_, results) => {
    expect(permutationTest(results)).toMatchObject({
      worse: 1,
      better: 1,
      score: 0,
    });
  });

  test('knows the least p of 3 tests with one run a side: 1 in 8, whatever they did', () => {
    expect(permutationTest(times(3, result(['1'], '1'))).leastByRuns).toBeCloseTo(1 / 8, 12);
  });
});

/** Of one result: the sum over a suite that has no other. */
function score(counts: Counts): number {
  return permutationTest([resultOf(counts)]).score;
}

interface Assigned {
  readonly kb: number;
  readonly nb: number;
  readonly kh: number;
  readonly nh: number;
}

/** p by going through all combinations; the first assignment of every result is the one observed. */
function bruteForce(results: readonly (readonly Assigned[])[]): { worse: number; better: number } {
  const observed = total(results.map(([first]) => (first === undefined ? 0 : score(first))));
  let sums = [0];
  for (const assignments of results) {
    sums = sums.flatMap((sum) => assignments.map((assigned) => sum + score(assigned)));
  }
  const share = (keep: (sum: number) => boolean): number => sums.filter(keep).length / sums.length;
  return { worse: share((sum) => sum >= observed), better: share((sum) => sum <= observed) };
}

function wholeRunChoices({ base, head }: ComparedResult): readonly Assigned[] {
  const n = head[0]?.length ?? 0;
  const all = [...head, ...base].map(total);
  return sumsOfChoices(all, head.length).map((kh) => ({
    kh,
    nh: head.length * n,
    kb: total(all) - kh,
    nb: base.length * n,
  }));
}

/** The sum of each choice of `size` of the values; the first is that of the first ones. */
function sumsOfChoices(values: readonly number[], size: number): readonly number[] {
  if (size === 0) return [0];
  return values.flatMap((value, index) =>
    sumsOfChoices(values.slice(index + 1), size - 1).map((sum) => sum + value),
  );
}

function byRepeats(results: readonly ComparedResult[]): Permutation {
  return permutation(results.flatMap((one) => shuffle(one, { wholeRuns: false }) ?? []));
}

/** Whatever the base runs say. */
function byWholeRuns(results: readonly ComparedResult[]): Permutation {
  return permutation(results.flatMap((one) => shuffle(one, { wholeRuns: true }) ?? []));
}

function expectNear(actual: Permutation, expected: { worse: number; better: number }): void {
  expect(actual.worse).toBeCloseTo(expected.worse, 12);
  expect(actual.better).toBeCloseTo(expected.better, 12);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
