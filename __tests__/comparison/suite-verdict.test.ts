import { describe, expect, test } from '@jest/globals';
import type { ComparedResult } from '../../src/comparison/sample.js';
import { judgeSuites, type SuiteSample } from '../../src/comparison/suite-verdict.js';
import { judgeSuite } from './judge-suite.js';
import { result, times } from './samples.js';

const good = result(['111', '111', '111'], '111');
const broken = result(['111', '111', '111'], '000');
const flaky = result(['110', '101', '111'], '011');
/** Base and head as they are, no errors, the same model. */
function sample(results: readonly ComparedResult[], more: Partial<SuiteSample> = {}): SuiteSample {
  const all = results.flatMap(({ head }) => head.flat()).length;
  return { results, headRuns: { all, errored: 0 }, changedModels: [], ...more };
}

describe('the verdict of a suite', () => {
  test.each([
    ['worse', 'five of thirty broke', [...times(25, good), ...times(5, broken)]],
    ['not-worse', 'nothing happened', times(30, good)],
    ['not-worse', 'flaky as before', [...times(25, good), ...times(5, flaky)]],
    ['cannot-tell', 'one of ten broke', [...times(9, good), broken]],
    [
      'worse',
      'one run a side, seven of thirty broke',
      [...times(23, result(['1'], '1')), ...times(7, result(['1'], '0'))],
    ],
    [
      'cannot-tell',
      'one run a side, six of thirty broke',
      [...times(24, result(['1'], '1')), ...times(6, result(['1'], '0'))],
    ],
    ['not-worse', 'all was fixed', times(30, result(['000', '000', '000'], '111'))],
  ] as const)('%s: %s', (verdict, _, results) => {
    expect(judgeSuite(sample(results)).verdict).toBe(verdict);
  });

  test.each([
    ['nothing-compared', sample([])],
    ['nothing-compared', sample([result([], '111'), result(['111'], '')])],
    ['too-little-data', sample([broken, broken])],
    ['too-little-data', sample(times(6, result(['1'], '0')))],
    ['too-few-runs', sample(times(7, result(['1'], '1')))],
    ['too-few-runs', sample([broken, good, good, good])],
    ['errored', sample(times(30, broken), { headRuns: { all: 90, errored: 10 } })],
    [
      'model-version',
      sample(times(30, broken), {
        changedModels: [
          { model: 'gpt-4o', base: ['gpt-4o-2024-08-06'], head: ['gpt-4o-2026-01-01'] },
        ],
      }),
    ],
  ] as const)('cannot tell, %s', (kind, suite) => {
    expect(judgeSuite(suite)).toMatchObject({ verdict: 'cannot-tell', reason: { kind } });
  });

  test('a tenth of errored runs is still judged', () => {
    const suite = sample(times(30, broken), { headRuns: { all: 90, errored: 9 } });
    expect(judgeSuite(suite).verdict).toBe('worse');
  });

  test('says what it rests on', () => {
    const { evidence } = judgeSuite(
      sample([...times(25, good), ...times(5, broken), result([], '111'), result(['111'], '')]),
    );
    expect(evidence).toMatchObject({ compared: 30, withoutBothSides: 2, baseRate: 1 });
    expect(evidence?.headRate).toBeCloseTo(25 / 30, 12);
    expect(evidence?.p).toBeCloseTo(4 ** -5, 12);
  });

  test('an early stop is judged by its own limit', () => {
    // 4^-4 is about .004: worse at one look, not at the .001 of an early one.
    const results = [...times(26, good), ...times(4, broken)];
    expect(judgeSuite(sample(results)).verdict).toBe('worse');
    expect(judgeSuite(sample(results, { limit: 0.001 })).verdict).toBe('cannot-tell');
  });
});

describe('several suites in one run', () => {
  const fourBroken = sample([...times(26, good), ...times(4, broken)]);
  const unchanged = sample(times(30, good));

  test('share the one chance in a hundred', () => {
    const words = (suites: readonly SuiteSample[]): readonly string[] =>
      judgeSuites(suites).map(({ verdict }) => verdict);
    expect(words([fourBroken, unchanged])).toEqual(['worse', 'not-worse']);
    expect(words([fourBroken, unchanged, unchanged])).toEqual([
      'cannot-tell',
      'not-worse',
      'not-worse',
    ]);
  });

  test('those that cannot be judged take no share of it', () => {
    const errored = sample(times(30, good), { headRuns: { all: 90, errored: 40 } });
    const verdicts = judgeSuites([errored, fourBroken, errored, sample([])]);
    expect(verdicts.map(({ verdict }) => verdict)).toEqual([
      'cannot-tell',
      'worse',
      'cannot-tell',
      'cannot-tell',
    ]);
  });
});
