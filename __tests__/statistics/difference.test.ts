/** "15 points fewer, 9 to 21": the interval that a verdict is said with does not speak against it. */
import { describe, expect, test } from '@jest/globals';
import type { SuiteSample, SuiteVerdict } from '../../src/statistics/verdicts.js';
import { type Counts, type Outcome, differenceBounds } from '../../src/statistics/intervals.js';
import { verdictWords } from '../report/story/told.js';
import { judgeSuite } from './samples.js';

let state = 20_261_124;
const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;

/** A day of the provider's, in logits. */
function day(): number {
  return 0.3 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

function draw(rate: number, repeats: number, shift: number): readonly Outcome[] {
  const shifted = 1 / (1 + ((1 - rate) / rate) * Math.exp(-shift));
  return Array.from({ length: repeats }, () => (random() < shifted ? 1 : 0));
}

/** True rates on the base branch. `halves`: what the tests differ by is all that there is. */
const MIXES: Readonly<Record<string, () => number>> = {
  typical: () => [0.99, 0.99, 0.99, 0.93, 0.93, 0.7][Math.floor(random() * 6)] ?? 0.2,
  heavy: () => (random() < 0.3 ? 0.98 : 0.1 + 0.8 * random()),
  halves: () => (random() < 0.5 ? 0.999 : 0.001),
};

interface Shape {
  readonly tests: number;
  readonly repeats: number;
  readonly baseRuns: number;
  readonly deterministic: boolean;
}

const SHAPES: readonly Shape[] = [
  { tests: 30, repeats: 3, baseRuns: 5, deterministic: false },
  { tests: 30, repeats: 1, baseRuns: 1, deterministic: true },
  { tests: 60, repeats: 2, baseRuns: 2, deterministic: false },
  { tests: 10, repeats: 5, baseRuns: 3, deterministic: false },
];

/** So many in a hundred tests break with the change, or as many points of each are lost. */
function suite(rate: () => number, shape: Shape, broken: boolean): SuiteSample {
  const { tests, repeats, baseRuns, deterministic } = shape;
  const lost = [0, 0.1, 0.2, 0.35][Math.floor(random() * 4)] ?? 0;
  const days = Array.from({ length: baseRuns }, day);
  const here = day();
  const results = Array.from({ length: tests }, () => {
    const before = rate();
    const kept = random() < lost ? 1e-6 : before;
    const after = broken ? kept : Math.max(1e-6, before - lost);
    return {
      base: days.map((shift) => draw(before, repeats, shift)),
      head: [draw(after, repeats, here)],
      deterministic,
    };
  });
  return { results, headRuns: { all: tests * repeats, errored: 0 }, changedModels: [] };
}

const verdicts: readonly SuiteVerdict[] = Object.values(MIXES).flatMap((rate) =>
  SHAPES.flatMap((shape) =>
    Array.from({ length: 60 }, (_, index) => judgeSuite(suite(rate, shape, index % 2 === 0))),
  ),
);

test('in 99 of 100 suites that are worse, the interval excludes that nothing was lost', () => {
  const worse = verdicts.filter(({ verdict }) => verdict === 'worse');
  expect(worse.length).toBeGreaterThan(150);
  const without = worse.filter(({ evidence }) => evidence?.difference === undefined);
  expect(without.length / worse.length).toBeLessThanOrEqual(0.01);
});

test('what is said never speaks against the verdict', () => {
  for (const verdict of verdicts) {
    const { points, low, high } =
      /(?<points>-?\d+) points? fewer, (?<low>-?\d+) to (?<high>-?\d+)\)/u.exec(
        verdictWords(verdict),
      )?.groups ?? {};
    if (verdict.verdict !== 'worse') expect(points).toBeUndefined();
    if (points === undefined) continue;
    expect(Number(low)).toBeGreaterThanOrEqual(1);
    expect(Number(points)).toBeGreaterThanOrEqual(Number(low));
    expect(Number(high)).toBeGreaterThanOrEqual(Number(points));
  }
});

test('not worse: the upper end is below the margin', () => {
  const same = verdicts.filter(({ verdict }) => verdict === 'not-worse');
  expect(same.length).toBeGreaterThan(20);
  for (const { evidence } of same) expect(evidence?.upper).toBeLessThan(0.1);
});

describe('the interval', () => {
  const result = (kb: number, kh: number) => ({ kb, nb: 3, kh, nh: 3 });

  test('holds the drop, and is as wide as chance where no test differs from another', () => {
    const { low, high } = differenceBounds(Array<Counts>(30).fill(result(2, 1)), 0);
    expect(low).toBeGreaterThan(0.2);
    expect(high).toBeLessThan(0.46);
  });

  test('does not count what the tests differ by', () => {
    const halves = [
      ...Array<Counts>(15).fill(result(3, 2)),
      ...Array<Counts>(15).fill(result(0, 0)),
    ];
    const { low, high } = differenceBounds(halves, 0);
    expect(low).toBeGreaterThan(0.05);
    expect(high - low).toBeLessThan(0.2);
  });

  test('takes a day in', () => {
    const results = Array<Counts>(30).fill(result(3, 2));
    const [alone, withDay] = [differenceBounds(results, 0), differenceBounds(results, 0.01)];
    expect(withDay.low).toBeLessThan(alone.low);
    expect(withDay.high).toBeGreaterThan(alone.high);
  });
});
