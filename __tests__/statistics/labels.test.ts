import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Counts, countsForLabel } from '../../src/statistics/intervals.js';
import { labelTests, regressed } from '../../src/statistics/verdicts.js';
import { anyCounts, result, resultOf, times } from './samples.js';

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_121 });

/** What is worse for certain where the gate is the only question of the run. */
function regressedForGate(results: readonly Counts[]): readonly number[] {
  return regressed(results, 0.01).flagged;
}

/** Labels of counts that are not those of one answer a side. */
function labelCounts(results: readonly Counts[]) {
  return labelTests(results.map(resultOf));
}

/** `9/9 0/3`: passes of runs on the base branch, and here. */
function counts(text: string): Counts {
  const [kb = 0, nb = 0, kh = 0, nh = 0] = text.split(/[/ ]/u).map(Number);
  return { kb, nb, kh, nh };
}

describe('the label of one test among fifty that always pass', () => {
  test.each([
    ['9/9 0/3', 'regressed'],
    ['3/3 0/3', 'regressed'],
    ['1/1 0/1', 'fails-every-time'],
    ['9/9 0/1', 'fails-every-time'],
    ['9/9 2/3', 'failing-now'],
    ['8/9 1/3', 'flaky-on-both'],
    ['0/9 3/3', 'improved'],
    ['0/1 1/1', 'passes-every-time'],
    ['0/9 1/1', 'passes-every-time'],
    ['8/9 3/3', 'passing-now'],
    ['9/9 3/3', 'unchanged'],
    ['0/9 0/3', 'unchanged'],
    ['2/9 0/3', 'unchanged'],
    ['0/0 3/3', 'not-compared'],
    ['9/9 0/0', 'not-compared'],
  ])('%s', (text, expected) => {
    const { labels } = labelCounts([counts(text), ...times(49, counts('9/9 3/3'))]);
    expect(labels[0]).toBe(expected);
    expect(labels.slice(1).every((label) => label === 'unchanged')).toBe(true);
  });
});

describe('many tests at once', () => {
  test('two that went from 3 of 3 to 0 of 3 are only probable: one more could be luck', () => {
    const { labels, byChance } = labelCounts(times(2, counts('3/3 0/3')));
    expect(labels).toEqual(['probably-regressed', 'probably-regressed']);
    expect(byChance.worse).toBeCloseTo(0.1, 12);
  });

  test('two that went the other way are improved', () => {
    const { labels, byChance } = labelCounts(times(2, counts('0/3 3/3')));
    expect(labels).toEqual(times(2, 'improved'));
    expect(byChance.better).toBeCloseTo(0.1, 12);
  });

  test('the gate counts one test of fifty that went from 9 of 9 to 0 of 3, but not from 3 of 3', () => {
    const others = times(49, counts('9/9 3/3'));
    expect(regressedForGate([...others, counts('9/9 0/0'), counts('9/9 0/3')])).toEqual([50]);
    expect(regressedForGate([...others, counts('3/3 0/3')])).toEqual([]);
  });

  test('what the gate counts is regressed in the list as well', () => {
    const any = anyCounts([0, 30], [0, 5]);
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (results) => {
        const { labels } = labelCounts(results);
        expect(labels).toHaveLength(results.length);
        for (const position of regressedForGate(results)) {
          expect(labels[position]).toMatch(/^(probably-)?regressed$/u);
        }
      }),
    );
  });
});

describe('temperature 0 or a seed: one answer a side', () => {
  test.each([
    ['fails-every-time', ['111', '111'], '000'],
    ['fails-every-time', ['1'], '0'],
    ['passes-every-time', ['000', '000'], '111'],
    ['failing-now', ['111', '111'], '010'],
    // Passed when main was asked last, and not before.
    ['failing-now', ['111', '110'], '000'],
    ['passing-now', ['010', '000'], '111'],
    ['unchanged', ['111', '111'], '111'],
    ['unchanged', ['110', '111'], '000'],
    ['not-compared', ['111', '111'], ''],
  ] as const)('%s: %j, here %s', (expected, base, head) => {
    const { labels } = labelTests([result(base, head, true)]);
    expect(labels[0]).toBe(expected);
  });

  test('nine of nine against none of three is no certainty: nine repeats are one answer', () => {
    const broken = result(['111', '111', '111'], '000', true);
    const { labels, byChance } = labelTests(times(5, broken));
    expect(labels).toEqual(times(5, 'fails-every-time'));
    expect(regressedForGate(times(5, countsForLabel(broken)))).toEqual([]);
    // The run here and the newest of main, exchanged: one of its runs would then pass and the others not.
    expect(byChance).toEqual({ worse: 0, better: 0, fails: 2.5, passes: 0, differ: 2.5 });
  });

  test('where repeats vary by themselves, it is worse for certain', () => {
    const broken = result(['111', '111', '111'], '000', false);
    expect(labelTests([broken]).labels[0]).toBe('regressed');
  });
});
