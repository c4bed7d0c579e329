import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rerunPasses, type RerunResult } from '../../src/statistics/rerun.js';
import { times } from '../comparison/samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const passes: fc.Arbitrary<RerunResult> = fc
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
