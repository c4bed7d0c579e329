import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { atMost } from '../../src/statistics/intervals.js';
import { afterRound, ALPHA, roundLimits, shareAlpha } from '../../src/statistics/verdicts.js';

type Look = Parameters<typeof afterRound>[2];

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

  // An early look has .001 up to nine of them; more share .009, and the last always has .001 or more.
  test.each([
    [{ min: 1, max: 9 }, 1, 0.001, 0.002],
    [{ min: 1, max: 10 }, 1, 0.001, 0.001],
    [{ min: 1, max: 11 }, 1, 0.0009, 0.001],
    [{ min: 2, max: 20 }, 1, 0.0005, 0.001],
    [{ min: 2, max: 20 }, 5, 0.0001, 0.0002],
    [{ min: 10, max: 100 }, 1, 0.0001, 0.001],
  ])('%j with %i questions: %f early, %f at last', (repeats, questions, early, final) => {
    expect(roundLimits(repeats, questions)).toEqual({
      early: expect.closeTo(early, 12),
      final: expect.closeTo(final, 12),
    });
  });

  test.each([
    [1, 0.0009, 'worse'],
    [10, 0.0009, 'worse'],
    [10, 0.00091, 'another-round'],
    [11, 0.001, 'worse'],
    [11, 0.0011, 'cannot-tell'],
  ])('round %i of eleven, p %f: %s', (round, p, expected) => {
    const look = { p, upper: 0.3, compared: 25 };
    expect(afterRound(round, { repeats: { min: 1, max: 11 } }, look)).toBe(expected);
  });
});

// Holm: the smallest p is held against .01 / m, and with each that is worse m is one less.
describe('questions that share one chance in a hundred', () => {
  test.each([
    [[], []],
    [[0.01], [true]],
    [[0.0101], [false]],
    [
      [0.005, 0.01],
      [true, true],
    ],
    [
      [0.0051, 0.0051],
      [false, false],
    ],
    [
      [0.01, 0.01],
      [false, false],
    ],
    [
      [0.005, 0.0101],
      [true, false],
    ],
    // Two at once are struck off at the level that both were asked at.
    [
      [0.003, 0.003, 0.01],
      [true, true, true],
    ],
    [
      [0.01, 0.01 / 3, 0.005],
      [true, true, true],
    ],
    [
      [0.01, 0.0034, 0.005],
      [false, false, false],
    ],
    [
      [0.01 / 3, 0.0051, 0.0051],
      [true, false, false],
    ],
  ])('%j: %j', (ps, worse) => {
    const asked = ps.map((p) => (level: number) => atMost(p, level));
    expect(shareAlpha(asked, ALPHA).worse).toEqual(worse);
  });

  test('each has the level that it was asked at last', () => {
    const asked = [0.5, 0.003, 0.006].map((p) => (level: number) => atMost(p, level));
    const { worse, levels } = shareAlpha(asked, 0.012);
    expect(worse).toEqual([false, true, true]);
    expect(levels).toEqual([0.012, 0.004, 0.006].map((level) => expect.closeTo(level, 12)));
  });
});

describe('after a round of { min: 2, max: 4 } of 25 results', () => {
  const seen = (look: Partial<Look>): Look => ({ p: 0.5, upper: 0.3, compared: 25, ...look });
  const guard = (drop: number): Look['guard'] => ({ critical: 0.1, drop });
  test.each([
    [1, { p: 1e-9, upper: 0.01 }, 'another-round'],
    [2, { p: 0.001 }, 'worse'],
    [2, { p: 0.001, guard: guard(0.12) }, 'worse'],
    [2, { p: 0.001, guard: guard(0.119) }, 'another-round'],
    [2, { p: 0.002 }, 'another-round'],
    [3, { upper: 0.099 }, 'not-worse'],
    [3, { upper: 0.1 }, 'another-round'],
    // 100 results could show half of that, and 10,000 no less than two points.
    [3, { upper: 0.05, compared: 100 }, 'another-round'],
    [3, { upper: 0.049, compared: 100 }, 'not-worse'],
    [3, { upper: 0.019, compared: 10_000 }, 'not-worse'],
    [3, { upper: 0.02, compared: 10_000 }, 'another-round'],
    [4, { p: 0.008 }, 'worse'],
    [4, { p: 0.008, guard: guard(0.1) }, 'worse'],
    [4, { p: 0.008, guard: guard(0.099) }, 'cannot-tell'],
    [4, { p: 0.008, guard: guard(0.099), upper: 0.05 }, 'cannot-tell'],
    [4, { p: 0.0081 }, 'cannot-tell'],
    [4, { p: 0.0081, upper: 0.09 }, 'not-worse'],
  ] as const)('%i with %j: %s', (round, look, expected) => {
    expect(afterRound(round, { repeats: { min: 2, max: 4 } }, seen(look))).toBe(expected);
  });

  test.each([
    [3, 0.03, 0.029, 'not-worse'],
    [3, 0.03, 0.03, 'another-round'],
    [4, 0.2, 0.199, 'not-worse'],
    [4, 0.2, 0.2, 'cannot-tell'],
  ] as const)('%i where %f must be ruled out, upper %f: %s', (round, margin, upper, expected) => {
    const setup = { repeats: { min: 2, max: 4 }, margin };
    expect(afterRound(round, setup, seen({ upper }))).toBe(expected);
  });

  test('a plain number has one round, the last', () => {
    const repeats = { min: 3, max: 3 };
    expect(afterRound(3, { repeats }, seen({ p: 0.01 }))).toBe('worse');
    expect(afterRound(3, { repeats }, seen({ p: 0.02 }))).toBe('cannot-tell');
  });
});
