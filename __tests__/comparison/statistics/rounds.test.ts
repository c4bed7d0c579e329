import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { holm } from '../../../src/comparison/statistics/holm.js';
import {
  afterRound,
  ALPHA,
  pForOneLook,
  roundLimits,
} from '../../../src/comparison/statistics/rounds.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

describe('the limits of rounds', () => {
  test('never spend more than one false alarm in a hundred runs, over all looks and suites', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 9 }),
        (min, more, suites) => {
          const { early = 0, final } = roundLimits({ min, max: min + more }, suites);
          expect((early * more + final) * suites).toBeLessThanOrEqual(ALPHA + 1e-12);
          expect(final).toBeGreaterThan(0);
          expect(early === 0).toBe(more === 0);
        },
      ),
    );
  });

  test.each([
    [{ min: 3, max: 3 }, undefined, 0.01],
    [{ min: 1, max: 2 }, 0.001, 0.009],
    [{ min: 2, max: 6 }, 0.001, 0.006],
    [{ min: 1, max: 10 }, 0.001, 0.001],
    [{ min: 1, max: 19 }, 0.0005, 0.001],
  ])('%j', (repeats, early, final) => {
    const limits = roundLimits(repeats);
    expect(limits.final).toBeCloseTo(final, 12);
    expect(limits.early ?? -1).toBeCloseTo(early ?? -1, 12);
  });
});

describe('after a round of { min: 2, max: 4 }', () => {
  test.each([
    [1, { p: 1e-9, upper: 0.01 }, 'another-round'],
    [2, { p: 0.001, upper: 0.3 }, 'worse'],
    [2, { p: 0.002, upper: 0.3 }, 'another-round'],
    [3, { p: 0.5, upper: 0.099 }, 'not-worse'],
    [3, { p: 0.5, upper: 0.1 }, 'another-round'],
    [4, { p: 0.008, upper: 0.3 }, 'worse'],
    [4, { p: 0.0081, upper: 0.3 }, 'cannot-tell'],
    [4, { p: 0.0081, upper: 0.09 }, 'not-worse'],
  ] as const)('%i with %j: %s', (round, numbers, expected) => {
    expect(afterRound(round, { min: 2, max: 4 }, numbers)).toBe(expected);
  });

  test('a plain number has one round, the last', () => {
    expect(afterRound(3, { min: 3, max: 3 }, { p: 0.01, upper: 0.3 })).toBe('worse');
    expect(afterRound(3, { min: 3, max: 3 }, { p: 0.02, upper: 0.3 })).toBe('cannot-tell');
  });

  test('what stops one of three suites early is still worse when all three are judged', () => {
    const { early = 0 } = roundLimits({ min: 1, max: 5 }, 3);
    expect(afterRound(1, { min: 1, max: 5 }, { p: early, upper: 0.3 }, 3)).toBe('worse');
    expect(holm([pForOneLook(early, early * 3), 0.9, 0.8], ALPHA)).toEqual([true, false, false]);
  });

  test('a p at its limit is as a p of .01 at one look', () => {
    expect([pForOneLook(0.006, 0.006), pForOneLook(0.9, 0.006)]).toEqual([0.01, 1]);
  });
});

describe('Holm', () => {
  test.each([
    [[], []],
    [[0.01], [true]],
    [[0.0101], [false]],
    [
      [0.01, 0.005],
      [true, true],
    ],
    [
      [0.01, 0.0051],
      [false, false],
    ],
    [
      [0.2, 0.001, 0.006],
      [false, true, false],
    ],
    [
      [0.001, 0.2, 0.005],
      [true, false, true],
    ],
    [
      [0, 0, 0],
      [true, true, true],
    ],
  ])('%j: %j', (ps, expected) => {
    expect(holm(ps, 0.01)).toEqual(expected);
  });
});
