import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dropBound } from '../../../src/statistics/intervals.js';
import { times } from '../samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

describe('the bound of the drop', () => {
  test('is around the drop, within -1 and 1, and mirrored when the sides change', () => {
    const side = fc
      .integer({ min: 1, max: 30 })
      .chain((n) => fc.record({ k: fc.integer({ min: 0, max: n }), n: fc.constant(n) }));
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 10 }), (pairs) => {
        const bound = dropBound(pairs.map(([b, h]) => ({ kb: b.k, nb: b.n, kh: h.k, nh: h.n })));
        const mirrored = dropBound(pairs.map(([h, b]) => ({ kb: b.k, nb: b.n, kh: h.k, nh: h.n })));
        const { drop = 9, upper = 9, lower = 9 } = bound ?? {};
        expect(lower).toBeLessThanOrEqual(drop);
        expect(upper).toBeGreaterThanOrEqual(drop);
        expect(Math.max(-lower, upper)).toBeLessThanOrEqual(1 + 1e-12);
        expect(mirrored?.upper).toBeCloseTo(-lower, 12);
      }),
    );
  });

  test('narrows with runs and with results', () => {
    const upper = (results: number, runs: number): number =>
      dropBound(times(results, { kb: runs, nb: runs, kh: runs, nh: runs }))?.upper ?? 9;
    expect([upper(30, 1), upper(30, 3), upper(100, 3)]).toEqual(
      [upper(30, 1), upper(30, 3), upper(100, 3)].sort((left, right) => right - left),
    );
    expect(upper(30, 3)).toBeLessThan(upper(30, 1));
  });

  test('has no answer without results', () => {
    expect(dropBound([])).toBeUndefined();
  });
});
