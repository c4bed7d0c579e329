import { describe, expect, test } from '@jest/globals';
import type { ComparedResult } from '../../src/statistics/intervals.js';
import { judgeSuites, type SuiteSample } from '../../src/statistics/verdicts.js';
import { judgeSuite, result, times } from './samples.js';

const good = result(['1', '1', '1'], '1');
const broken = result(['1', '1', '1'], '0');
const flaky = result(['110', '101', '111'], '011');
const once = result(['1'], '1');
const brokenOnce = result(['1'], '0');
/** Base and head as they are, no errors, the same model. */
function sample(results: readonly ComparedResult[], more: Partial<SuiteSample> = {}): SuiteSample {
  const all = results.flatMap(({ head }) => head.flat()).length;
  return { results, headRuns: { all, errored: 0 }, changedModels: [], ...more };
}

describe('the verdict of a suite', () => {
  test.each([
    ['worse', 'five of thirty broke', [...times(25, good), ...times(5, broken)]],
    ['not-worse', 'nothing happened', times(30, good)],
    [
      'not-worse',
      'flaky as before',
      [...times(25, result(['111', '111', '111'], '111')), ...times(5, flaky)],
    ],
    ['cannot-tell', 'one of ten broke', [...times(9, good), broken]],
    [
      'worse',
      'one of ten broke, where nothing had ever failed in nine answers',
      [...times(9, result(['111', '111', '111'], '111')), result(['111', '111', '111'], '000')],
    ],
    [
      'worse',
      'one run a side, seven of thirty broke',
      [...times(23, once), ...times(7, brokenOnce)],
    ],
    [
      'cannot-tell',
      'one run a side, six of thirty broke',
      [...times(24, once), ...times(6, brokenOnce)],
    ],
    ['not-worse', 'all was fixed', times(30, result(['000', '000', '000'], '111'))],
  ] as const)('%s: %s', (verdict, _, results) => {
    expect(judgeSuite(sample(results)).verdict).toBe(verdict);
  });

  test.each([
    ['nothing-compared', sample([])],
    ['nothing-compared', sample([result([], '111'), result(['111'], '')])],
    ['too-little-data', sample([broken, broken])],
    ['too-little-data', sample(times(6, brokenOnce))],
    ['too-little-data', sample(times(6, result(['111', '111', '111'], '000', true)))],
    ['too-few-runs', sample(times(7, once))],
    ['too-few-runs', sample([broken, good, good, good])],
    ['errored', sample(times(30, broken), { headRuns: { all: 90, errored: 10 } })],
    [
      'model-version',
      sample(times(30, result([], '0')), {
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
      judgeSuites(suites).map(({ verdict: { verdict } }) => verdict);
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
    expect(verdicts.map(({ verdict: { verdict } }) => verdict)).toEqual([
      'cannot-tell',
      'worse',
      'cannot-tell',
      'cannot-tell',
    ]);
  });
});

describe('the guard against days', () => {
  // The base branch itself went from all to half and back; this run is as its bad day.
  const swaying = times(30, result(['111', '010', '111', '101', '111'], '010'));
  const steady = times(30, result(['111', '110', '111', '111', '101'], '010'));

  test.each([
    ['day-to-day', 'as on a bad day of the base branch', swaying, []],
    ['worse', 'the base branch never moved so far', steady, []],
    [
      'worse',
      'untouched tests saw the same day and did not move',
      swaying,
      times(60, steadyHere()),
    ],
    ['untouched-fell', 'untouched tests fell too', steady, times(60, fellHere())],
  ] as const)('%s: %s', (expected, _, results, untouched) => {
    const verdict = judgeSuite(sample(results, { untouched }));
    expect(verdict.verdict === 'cannot-tell' ? verdict.reason.kind : verdict.verdict).toBe(
      expected,
    );
    expect(verdict.evidence?.p).toBeLessThan(0.01);
    expect(verdict.evidence?.guard?.passes).toBe(expected === 'worse');
  });

  test.each([
    ['untouched', 'tests that the change does not touch can show a smaller drop', 60],
    ['days', 'too few of them to show one', 1],
  ] as const)('%s: %s', (kind, _, count) => {
    const untouched = times(count, steadyHere());
    expect(judgeSuite(sample(steady, { untouched })).evidence?.guard?.kind).toBe(kind);
  });

  test('the question whether the model itself has changed is asked without it', () => {
    const verdict = judgeSuite(sample(swaying, { unguarded: true }));
    expect(verdict).toMatchObject({ verdict: 'worse', evidence: { guard: undefined } });
  });

  test.each([
    ['temperature 0', times(30, result(['111', '110', '111'], '000', true))],
    [
      'temperature 0 for more than half',
      [
        ...times(16, result(['111', '110', '111'], '000', true)),
        ...times(14, result(['111', '110', '111'], '000')),
      ],
    ],
    [
      'temperature 0 and single repeats, together for more than half',
      [
        ...times(9, result(['111', '110', '111'], '000', true)),
        ...times(5, brokenOnce),
        ...times(6, result(['111', '110', '111'], '000')),
      ],
    ],
  ])('days are unknown: %s', (_, results) => {
    expect(judgeSuite(sample(results)).evidence?.guard).toBeUndefined();
  });

  test('one answer against one: the base’s mean rate bounds what a day may do', () => {
    const hundred = [...times(16, brokenOnce), ...times(74, result(['1'], '1'))];
    const results = [...hundred, ...times(4, result(['0'], '1')), ...times(6, result(['0'], '0'))];
    expect(judgeSuite(sample(results))).toMatchObject({
      verdict: 'cannot-tell',
      reason: { kind: 'day-to-day' },
      evidence: { guard: { kind: 'days', runs: 1, passes: false } },
    });
  });

  test('a suite that it blocks keeps its share: others are not judged less strictly for it', () => {
    const fourBroken = sample([...times(26, good), ...times(4, broken)]);
    const words = (suites: readonly SuiteSample[]): readonly string[] =>
      judgeSuites(suites).map(({ verdict: { verdict } }) => verdict);
    const blocked = sample(swaying);
    expect(words([fourBroken, blocked])).toEqual(['worse', 'cannot-tell']);
    expect(words([fourBroken, blocked, blocked])).toEqual([
      'cannot-tell',
      'cannot-tell',
      'cannot-tell',
    ]);
  });

  function steadyHere(): ComparedResult {
    return result(['111', '010', '111', '101', '111'], '111');
  }
  function fellHere(): ComparedResult {
    return result(['111', '110', '111', '111', '101'], '010');
  }
});

describe('what "not worse" rules out', () => {
  // No drop at all, and an upper bound between two and three points.
  const suite = times(40, result(['111', '111'], '111'));
  test.each([
    [0.02, 'cannot-tell'],
    [0.1, 'not-worse'],
    [0.2, 'not-worse'],
  ])('a margin of %f: %s', (margin, expected) => {
    expect(judgeSuite(sample(suite, { margin })).verdict).toBe(expected);
  });
});

test('some models moved, and the others are worse: that is said; else nothing is', () => {
  const changedModels = [{ model: 'm', base: ['m-1'], head: ['m-2'] }];
  const moved = times(5, result([], '111'));
  const worse = sample([...moved, ...times(30, broken)], { changedModels });
  expect(judgeSuite(worse).verdict).toBe('worse');
  const same = sample([...moved, ...times(30, result(['111', '111'], '111'))], { changedModels });
  expect(judgeSuite(same)).toMatchObject({ reason: { kind: 'model-version' } });
});
