/** What the page has no expected numbers for: ends, what is not known, and what holds of all numbers. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  binomialAtLeast,
  clopperPearson,
  reliability,
  rerunPasses,
} from '../../src/statistics/intervals.js';
import { judgeChanged } from '../../src/statistics/judges.js';
import { noticedWithout, partCandidates, partRepeats } from '../../src/statistics/parts.js';
import { times } from './samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const passes: fc.Arbitrary<Parameters<typeof rerunPasses>[0][number]> = fc
  .integer({ min: 1, max: 6 })
  .chain((n) => fc.record({ k: fc.integer({ min: 0, max: n }), n: fc.constant(n) }));

describe('would a re-run agree', () => {
  test('is a chance, and the less needs to pass the likelier it passes', () => {
    fc.assert(
      fc.property(fc.array(passes, { minLength: 1, maxLength: 12 }), (results) => {
        const chances = Array.from(
          { length: results.length + 2 },
          (_, need) => rerunPasses(results, 3, need)?.passes ?? -1,
        );
        expect(chances[0]).toBeCloseTo(1, 12);
        expect(chances.at(-1)).toBe(0);
        expect(chances).toEqual([...chances].sort((left, right) => right - left));
      }),
    );
  });

  test.each([
    ['all passed, a gate far below', times(30, { k: 3, n: 3 }), 15, 0.999, 1],
    ['all failed', times(30, { k: 0, n: 3 }), 15, 0, 0.001],
    [
      'half of them flaky, a gate in the middle',
      [...times(15, { k: 3, n: 3 }), ...times(15, { k: 2, n: 3 })],
      20,
      0.05,
      0.95,
    ],
  ])('%s', (_, results, need, least, most) => {
    const passes = rerunPasses(results, 3, need)?.passes;
    expect(passes).toBeGreaterThanOrEqual(least);
    expect(passes).toBeLessThanOrEqual(most);
  });

  test('takes results that errors cut short, and a re-run with other repeats', () => {
    const results = [...times(10, { k: 3, n: 3 }), { k: 1, n: 2 }];
    const chance = (repeats: number): number => rerunPasses(results, repeats, 11)?.passes ?? -1;
    expect(chance(1)).toBeGreaterThan(chance(3));
  });

  test('has no answer without results', () => {
    expect(rerunPasses([], 3, 0)).toBeUndefined();
  });
});

test.each([
  [1, 1, 3, 3],
  [2, 4, 3, 6],
  [3, 100, 3, 20],
  [5, 1, 5, 5],
  [25, 1, 25, 25],
])(
  'asked %i times, %i parts: %i times without each, %i times whole',
  (repeat, parts, without, whole) => {
    expect(partRepeats(repeat, parts)).toEqual({ without, whole });
  },
);

test('a part without an answer on one side seems nothing', () => {
  expect(
    partCandidates([
      [
        { kb: 3, nb: 3, kh: 0, nh: 0 },
        { kb: 0, nb: 0, kh: 3, nh: 3 },
      ],
    ]),
  ).toEqual([]);
});

test('what would have been noticed grows with the parts and shrinks with the tests', () => {
  const drop = (results: number, parts: number) =>
    noticedWithout({ spread: 0.03, rate: 0.96, results, repeats: partRepeats(3, parts), parts });
  expect(drop(30, 3)).toBeGreaterThan(0.05);
  expect(drop(30, 3)).toBeLessThan(0.25);
  expect(drop(100, 3)).toBeLessThan(drop(30, 3) ?? 0);
  expect(drop(2, 1)).toBeUndefined();
});

/** At most k of n pass: at least n - k do not. */
function atMostBy(k: number, n: number, p: number): number {
  return binomialAtLeast(n - k, n, 1 - p);
}

test.each([
  ['none of many', 0, 30_000, 0.0001, 0.04977956],
  ['all', 30_000, 30_000, 0.5, 1],
  ['none can', -1, 5, 0.5, 0],
  ['the share is 0', 0, 5, 0, 1],
  ['the share is 1', 4, 5, 1, 0],
  ['in the middle of many', 15_000, 30_000, 0.5, 0.50230327],
  ['far below the mean of many', 10_000, 30_000, 0.5, 0],
] as const)('at most: %s', (_, k, n, p, chance) => {
  expect(atMostBy(k, n, p)).toBeCloseTo(chance, 7);
});

test('at least and at most share the middle', () => {
  for (let k = 0; k <= 7; k += 1) {
    const both = binomialAtLeast(k, 7, 0.3) + atMostBy(k - 1, 7, 0.3);
    expect(both).toBeCloseTo(1, 12);
  }
});

test('nothing is known of no answers', () => {
  expect(clopperPearson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(reliability([{ passes: 1, repeats: 1 }], 2)).toBeUndefined();
});

test.each([
  ['no difference', Array.from({ length: 20 }, () => [0.7, 0.7] as const), 0, false],
  ['five lower, which chance does', Array.from({ length: 5 }, () => [0.9, 0.5] as const), 5, false],
])('a judge asked again: %s', (_, pairs, differ, changed) => {
  const found = judgeChanged(pairs.map(([before, now]) => ({ before, now })));
  expect(found).toMatchObject({ differ, changed });
});
