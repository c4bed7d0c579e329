import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Counts } from '../../src/comparison/sample.js';
import { labelTests, regressedForGate } from '../../src/comparison/test-labels.js';
import { times } from './samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

/** `9/9 0/3`: passes of runs on the base branch, and here. */
function counts(text: string): Counts {
  const [kb = 0, nb = 0, kh = 0, nh = 0] = text.split(/[/ ]/u).map(Number);
  return { kb, nb, kh, nh };
}

describe('the label of one test among fifty that always pass', () => {
  test.each([
    ['9/9 0/3', { label: 'regressed' }],
    ['3/3 0/3', { label: 'regressed' }],
    ['1/1 0/1', { label: 'failing-now' }],
    ['9/9 2/3', { label: 'failing-now' }],
    ['8/9 1/3', { label: 'flaky-on-both' }],
    ['0/9 3/3', { label: 'improved', certain: true }],
    ['0/1 1/1', { label: 'passing-now' }],
    ['8/9 3/3', { label: 'passing-now' }],
    ['9/9 3/3', { label: 'unchanged' }],
    ['0/9 0/3', { label: 'unchanged' }],
    ['2/9 0/3', { label: 'unchanged' }],
    ['0/0 3/3', { label: 'not-compared' }],
    ['9/9 0/0', { label: 'not-compared' }],
  ])('%s', (text, expected) => {
    const { labels } = labelTests([counts(text), ...times(49, counts('9/9 3/3'))]);
    expect(labels[0]).toMatchObject(expected);
    expect(labels.slice(1).every(({ label }) => label === 'unchanged')).toBe(true);
  });
});

describe('many tests at once', () => {
  test('two that went from 3 of 3 to 0 of 3 are only probable: one more could be luck', () => {
    const { labels, regressedByChance, tarone } = labelTests(times(2, counts('3/3 0/3')));
    expect(labels.map(({ label }) => label)).toEqual(['probably-regressed', 'probably-regressed']);
    expect(regressedByChance).toBeCloseTo(0.1, 12);
    expect(tarone).toEqual({ K: 2, limit: 0.025 });
  });

  test('two that went the other way are improved, and not for certain', () => {
    const { labels, improvedByChance } = labelTests(times(2, counts('0/3 3/3')));
    expect(labels).toMatchObject(times(2, { label: 'improved', certain: false }));
    expect(improvedByChance).toBeCloseTo(0.1, 12);
  });

  test('the gate counts one test of fifty that went from 9 of 9 to 0 of 3, but not from 3 of 3', () => {
    const others = times(49, counts('9/9 3/3'));
    expect(regressedForGate([...others, counts('9/9 0/0'), counts('9/9 0/3')])).toEqual([50]);
    expect(regressedForGate([...others, counts('3/3 0/3')])).toEqual([]);
  });

  test('what the gate counts is regressed in the list as well', () => {
    const any = fc
      .record({ nb: fc.integer({ min: 0, max: 30 }), nh: fc.integer({ min: 0, max: 5 }) })
      .chain(({ nb, nh }) =>
        fc.record({
          kb: fc.integer({ min: 0, max: nb }),
          nb: fc.constant(nb),
          kh: fc.integer({ min: 0, max: nh }),
          nh: fc.constant(nh),
        }),
      );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (results) => {
        const { labels } = labelTests(results);
        expect(labels).toHaveLength(results.length);
        for (const position of regressedForGate(results)) {
          expect(labels[position]?.label).toMatch(/^(probably-)?regressed$/u);
        }
      }),
    );
  });
});
