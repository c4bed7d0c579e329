import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import {
  freshRepeats,
  noticedWithout,
  partCandidates,
  partChances,
  type PartDirection,
  partRepeats,
  partsFound,
} from '../../src/statistics/parts.js';
import { near } from '../comparison/near.js';

interface Case {
  readonly name: string;
  readonly function: string;
  readonly input: never;
  readonly expected: unknown;
}

const { cases, tolerance } = JSON.parse(
  readFileSync(new URL('../fixtures/statistics/cases-3.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[]; readonly tolerance: number };

interface Asked {
  readonly n: number;
  readonly n0: number;
  readonly whole: readonly number[];
}

const countsOf = ({ n, n0, whole }: Asked, without: readonly number[]) =>
  whole.map((kb, place) => ({ kb, nb: n0, kh: without[place] ?? 0, nh: n }));

/** The page's name of each quantity, and how this code computes it. */
const FUNCTIONS = new Map<string, (input: never) => unknown>([
  [
    'partsWholeRepeats',
    ({ repeat, parts }: { readonly repeat: number; readonly parts: number }) =>
      partRepeats(repeat, parts).whole,
  ],
  [
    'partsFreshRepeats',
    ({ candidates }: { readonly candidates: number }) => freshRepeats(candidates),
  ],
  [
    'partsSuiteP',
    (input: Asked & { readonly without: readonly number[] }) =>
      partChances(countsOf(input, input.without)),
  ],
  [
    'partsCandidates',
    (input: Asked & { readonly without: readonly (readonly number[])[] }) =>
      partCandidates(input.without.map((without) => countsOf(input, without))).map(
        ({ part, result, direction }) => [part, result, direction],
      ),
  ],
  [
    'partsFound',
    (input: {
      readonly suite: readonly (readonly [number, number, PartDirection])[];
      readonly fresh: readonly {
        readonly part: number;
        readonly test: number;
        readonly direction: PartDirection;
        readonly n: number;
        readonly with: number;
        readonly without: number;
      }[];
    }) => {
      const found = partsFound(
        input.suite.map(([p, part, direction]) => ({ p, part, direction })),
        input.fresh.map((one) => ({
          part: one.part,
          result: one.test,
          direction: one.direction,
          counts: { kb: one.with, nb: one.n, kh: one.without, nh: one.n },
        })),
      );
      return {
        parts: found.parts.map(({ part, direction }) => [part, direction]),
        tests: found.results.map(({ part, result, direction }) => [part, result, direction]),
      };
    },
  ],
]);

test('every function of parts is asked', () => {
  const named = cases.map((one) => one.function).filter((name) => name !== 'dayGuard');
  expect([...new Set(named)].sort()).toEqual([...FUNCTIONS.keys()].sort());
});

test.each(cases.filter((one) => FUNCTIONS.has(one.function)))(
  '$function: $name',
  ({ function: name, input, expected }) => {
    expect(FUNCTIONS.get(name)?.(input)).toEqual(near(expected, tolerance));
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
