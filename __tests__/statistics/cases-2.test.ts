/** The statistics that need no base report, held against expected numbers that were computed apart from this code. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { binomialAtLeast, clopperPearson, reliability } from '../../src/statistics/intervals.js';
import {
  areaUnderCurve,
  cohensKappa,
  judgeTrust,
  type LabelCounts,
  judgeChanged,
} from '../../src/statistics/judges.js';
import { noticedDrop } from '../../src/statistics/guards.js';

type Sight = Parameters<typeof noticedDrop>[0];

interface Case {
  readonly name: string;
  readonly function: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const { cases } = JSON.parse(
  readFileSync(new URL('../fixtures/statistics/cases-2.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[] };

function casesOf(name: string): readonly Case[] {
  return cases.filter((each) => each.function === name);
}

/** Every number within 1e-6, everything else as it is. */
function expectClose(actual: unknown, expected: unknown): void {
  if (typeof expected === 'number') expect(actual).toBeCloseTo(expected, 6);
  else if (typeof expected === 'object' && expected !== null) {
    for (const [key, value] of Object.entries(expected)) {
      expectClose((actual as Record<string, unknown>)[key], value);
    }
  } else expect(actual).toEqual(expected);
}

/** At most k of n pass: at least n - k do not. */
function atMostBy(k: number, n: number, p: number): number {
  return binomialAtLeast(n - k, n, 1 - p);
}

describe('expected numbers', () => {
  test.each(casesOf('runPassRate'))('$name', ({ input, expected }) => {
    const { passes, answers, min } = input as { passes: number; answers: number; min: number };
    const p = atMostBy(passes, answers, min);
    expectClose({ p, upper: clopperPearson(passes, answers).high, red: p <= 0.05 }, expected);
  });

  test.each(casesOf('reliability'))('$name', ({ input, expected }) => {
    const { results, k } = input as { results: [number, number][]; k: number };
    const repeats = results.map(([passes, count]) => ({ passes, repeats: count }));
    expectClose(reliability(repeats, k), expected);
  });

  test.each(casesOf('leastDrop'))('$name', ({ input, expected }) => {
    expectClose(noticedDrop(input as Sight), expected);
  });

  test.each(casesOf('judgeTrust'))('$name', ({ input, expected }) => {
    const { min, ...counts } = input as LabelCounts & { readonly min: number };
    const { sensitivity, specificity, ...said } = judgeTrust(counts, min);
    const bounds = {
      sensitivityLow: sensitivity.low,
      sensitivityHigh: sensitivity.high,
      specificityLow: specificity.low,
      specificityHigh: specificity.high,
    };
    expectClose({ ...said, ...bounds }, expected);
  });

  test.each(casesOf('auc'))('$name', ({ input, expected }) => {
    const { good, bad } = input as { readonly good: number[]; readonly bad: number[] };
    expectClose(areaUnderCurve(good, bad), expected);
  });
});

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
  [
    'a little better than chance',
    [45, 15, 25, 15],
    0.130434782609,
    -0.062938277798,
    0.323807843015,
  ],
  ['half way', [20, 5, 10, 15], 0.4, 0.151092290475, 0.648907709525],
  ['never above 1', [18, 1, 2, 19], 0.85, 0.686955542056, 1],
  ['all alike', [3, 0, 0, 3], 1, 1, 1],
] as const)(
  'two people: %s',
  (_, [bothPass, firstPasses, secondPasses, bothFail], kappa, low, high) => {
    const found = cohensKappa({ bothPass, firstPasses, secondPasses, bothFail });
    expectClose(found, { kappa, low, high });
  },
);

test('no kappa of nothing, nor where all verdicts are one', () => {
  const none = { bothPass: 0, firstPasses: 0, secondPasses: 0, bothFail: 0 };
  expect(cohensKappa(none)).toBeUndefined();
  expect(cohensKappa({ ...none, bothPass: 9 })).toBeUndefined();
  expect(areaUnderCurve([0.9], [])).toBeUndefined();
});

test.each([
  ['no difference', Array.from({ length: 20 }, () => [0.7, 0.7] as const), 0, false],
  ['five lower, which chance does', Array.from({ length: 5 }, () => [0.9, 0.5] as const), 5, false],
])('a judge asked again: %s', (_, pairs, differ, changed) => {
  const found = judgeChanged(pairs.map(([before, now]) => ({ before, now })));
  expect(found).toMatchObject({ differ, changed });
});
