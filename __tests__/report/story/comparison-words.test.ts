/** The comparison as people read it: each verdict, what the suite can see, and what luck would do, told by the story. */
import { describe, expect, test } from '@jest/globals';
import type {
  CannotTellReason,
  SuiteEvidence,
  SuiteVerdict,
  SuiteSight,
} from '../../../src/report/comparison.js';
import type { Report, SuiteReport } from '../../../src/report/report.js';
import { greenComparison } from '../reports.js';
import { comparedWith, foldLines, onlyStory, said, verdictWords } from './told.js';

const GUARD: SuiteEvidence['guard'] & object = {
  kind: 'days',
  runs: 5,
  critical: 0.09,
  drop: 0.15,
  passes: true,
};

function evidence(numbers: Partial<SuiteEvidence>): SuiteEvidence {
  const { baseRate = 0.96, headRate = 0.96 } = numbers;
  return {
    compared: 30,
    baseAnswers: 29,
    headAnswers: 29,
    oneAnswerASide: 0,
    guard: GUARD,
    withoutBothSides: 0,
    p: 0.5,
    pBetter: 0.5,
    score: 0,
    leastP: 1e-9,
    baseRate,
    headRate,
    drop: baseRate - headRate,
    upper: 0.06,
    lower: -0.06,
    ...numbers,
  };
}

function cannotTell(reason: CannotTellReason, numbers?: Partial<SuiteEvidence>): SuiteVerdict {
  return {
    verdict: 'cannot-tell',
    reason,
    evidence: numbers === undefined ? undefined : evidence(numbers),
  };
}

describe('the verdict', () => {
  test.each([
    [
      { headRate: 0.81, p: 0.004 },
      '96 % → 81 % of answers pass, against `main` (2 hours ago). Chance does this less than once in 100 times.',
    ],
    [
      { headRate: 0.81, p: 0.01 },
      '96 % → 81 % of answers pass, against `main` (2 hours ago). Chance does this less than once in 100 times.',
    ],
    [
      { baseRate: 1, headRate: 0.997, p: 0.0002 },
      '100 % → 99.7 % of answers pass, against `main` (2 hours ago). Chance does this less than once in 1,000 times.',
    ],
    [
      { baseRate: 0.964, headRate: 0.961, p: 0 },
      '96.4 % → 96.1 % of answers pass, against `main` (2 hours ago). Chance does this less than once in 10,000 times.',
    ],
    [
      { headRate: 0.81, p: 0.004, guard: undefined },
      '96 % → 81 % of answers pass, against `main` (2 hours ago). Chance does this less than once in 100 times. Days are unknown: a bad day of the provider could look the same.',
    ],
  ])('worse: %j', (numbers, sentence) => {
    expect(verdictWords({ verdict: 'worse', evidence: evidence(numbers) })).toBe(sentence);
  });

  test.each([
    [0.06, 'A drop of more than 6 points is unlikely.'],
    [0.0601, 'A drop of more than 7 points is unlikely.'],
    [0.0999, 'A drop of more than 10 points is unlikely.'],
    [0.004, 'A drop of more than 1 point is unlikely.'],
    [-0.2, 'Any drop is unlikely.'],
  ])('not worse, with a bound of %f', (upper, sentence) => {
    expect(verdictWords({ verdict: 'not-worse', evidence: evidence({ upper }) })).toBe(
      `Not worse than \`main\` (2 hours ago). ${sentence}`,
    );
  });

  test.each([
    [
      cannotTell({ kind: 'too-few-runs' }, { baseRate: 0.91, headRate: 0.88, upper: 0.12 }),
      'Cannot tell: 91 % → 88 % of answers pass. A drop of up to 12 points is possible; more repeats or more runs on `main` will narrow this.',
    ],
    [
      cannotTell(
        { kind: 'too-few-runs' },
        { baseRate: 0.91, headRate: 0.88, upper: 0.12, oneAnswerASide: 30 },
      ),
      'Cannot tell: 91 % → 88 % of answers pass. A drop of up to 12 points is possible; only more tests, or a temperature above 0, will narrow this.',
    ],
    [
      cannotTell({ kind: 'day-to-day' }, { headRate: 0.88, guard: { ...GUARD, critical: 0.083 } }),
      'Cannot tell: 96 % → 88 % of answers pass. `main` itself moves by up to 9 points from day to day.',
    ],
    [
      cannotTell({ kind: 'day-to-day' }, { headRate: 0.88, guard: { ...GUARD, runs: 2 } }),
      'Cannot tell: 96 % → 88 % of answers pass. An ordinary day could do this; `main` has 2 of 5 runs it takes to know.',
    ],
    [
      cannotTell({ kind: 'untouched-fell' }, { headRate: 0.88 }),
      'Cannot tell: 96 % → 88 % of answers pass. Tests that this change does not touch fell too.',
    ],
    [
      cannotTell({ kind: 'too-little-data' }, {}),
      'Cannot tell. Too little data to ever show a drop.',
    ],
    [
      cannotTell({ kind: 'nothing-compared' }),
      'Cannot tell. No test has results both on `main` and here.',
    ],
    [
      cannotTell({ kind: 'errored', errored: 12, all: 90 }, {}),
      'Cannot tell. 12 of 90 answers did not come (a provider error, or the end of the job): too many to compare the others.',
    ],
    [
      cannotTell(
        {
          kind: 'model-version',
          models: ['a', 'b', 'c', 'd', 'e'].map((model) => ({ model, base: ['1'], head: ['2'] })),
        },
        {},
      ),
      'Cannot tell. The model itself is another version than on `main` (`a`, `b`, `c` and 2 more), so a difference says nothing about this change.',
    ],
  ])('cannot tell: %#', (verdict, sentence) => {
    expect(verdictWords(verdict)).toBe(sentence);
  });

  const asked = (passed: number, rest: Partial<Parameters<typeof greenComparison>[1]> = {}) =>
    greenComparison(30, {
      side: () => ({ kind: 'unchanged-request', passed, runs: 15 }),
      base: { sha: undefined },
      ...rest,
    });
  const scheduled = (report: Report): Report => ({
    ...report,
    run: { ...report.run, event: 'schedule' },
  });

  test.each<[string, Report, sign: string, sentence: string]>([
    [
      'nothing touched',
      asked(15),
      '⚪',
      'This change alters nothing that the models are asked, so it cannot have made them worse than on `main` (2 hours ago).',
    ],
    [
      'nothing touched of what is compared',
      asked(15, { rest: { leftOpen: 2 } }),
      '⚪',
      'The tests that are compared are asked exactly as on `main` (2 hours ago). Nothing is known of 2 other tests: not asked in this run, renamed, or asked and checked otherwise.',
    ],
    [
      'on schedule the model is the headline',
      scheduled(asked(15)),
      '🟢',
      'The model itself answers no worse than on `main` (2 hours ago), asked the same. A drop of more than 3 points is unlikely.',
    ],
    [
      'a better model',
      scheduled(asked(9)),
      '🟢',
      'The model itself answers better than on `main` (2 hours ago), asked the same: 60 % → 100 % of answers pass. Chance does this less than once in 10,000 times.',
    ],
    [
      'another version of the model',
      scheduled(
        asked(15, { changedModels: [{ model: 'gpt-4o', base: ['2026-08'], head: ['2026-11'] }] }),
      ),
      '⚪',
      'The model itself is another version than on `main` (2 hours ago): `gpt-4o`. 100 % → 100 % of answers pass.',
    ],
  ])('%s', (_, report, sign, sentence) => {
    const { verdict } = onlyStory(report);
    expect([verdict?.sign, `${said(verdict?.lead)} ${said(verdict?.rest)}`.trim()]).toEqual([
      sign,
      sentence,
    ]);
  });

  test('names from outside are parts of their own, never inside our text', () => {
    const hostile = '</td><img src=x> `@everyone` | #1';
    const verdicts: readonly SuiteVerdict[] = [
      { verdict: 'worse', evidence: evidence({}) },
      { verdict: 'not-worse', evidence: evidence({}) },
      cannotTell({ kind: 'too-few-runs' }, {}),
      cannotTell({ kind: 'nothing-compared' }),
      cannotTell({
        kind: 'model-version',
        models: [{ model: hostile, base: [hostile], head: [hostile] }],
      }),
    ];
    for (const verdict of verdicts) {
      const told = onlyStory(comparedWith({ verdict }, undefined, { branch: hostile })).verdict;
      const parts = [...(told?.lead ?? []), ...(told?.rest ?? [])];
      const own = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      expect(own.join('')).not.toContain('img');
      expect(parts).toContainEqual({ kind: 'branch', name: hostile });
    }
  });
});

describe('how it was compared', () => {
  const ONE =
    'asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.';

  test.each([
    [{ oneAnswerASide: 0 }, undefined],
    [{ oneAnswerASide: 30 }, `What was compared is ${ONE}`],
    [{ oneAnswerASide: 12 }, `12 of the 30 results that were compared are ${ONE}`],
  ])('%j', (numbers, sentence) => {
    const verdict: SuiteVerdict = { verdict: 'not-worse', evidence: evidence(numbers) };
    const lines = foldLines(comparedWith({ verdict }), 'comparison');
    expect(lines.find((line) => line.includes('temperature 0'))).toBe(sentence);
  });

  test.each([
    [
      { isWorse: true, guard: undefined },
      'Judge average of the tests compared fell: 0.86 → 0.79. Chance does this less than once in 100 times.',
    ],
    [
      { isWorse: false, guard: undefined, worse: 0.2 },
      'Judge average of the tests compared: 0.86 → 0.79.',
    ],
    [
      { isWorse: false, guard: { runs: 5, critical: 0.08, drop: 0.07, passes: false } },
      'Judge average of the tests compared: 0.86 → 0.79, which an ordinary day could do.',
    ],
  ])('the judge average, %j', (found, sentence) => {
    const means = { compared: 30, baseMean: 0.86, headMean: 0.79, drop: 0.07 };
    const judge = { worse: 0.001, better: 1, score: 9, ...means, ...found };
    expect(foldLines(comparedWith({ judge }), 'comparison')).toContain(sentence);
  });
});

test.each([
  [0.01, 'Luck alone explains almost none of these.'],
  [0.4, 'By luck alone, fewer than one would look like this.'],
  [2.2, 'By luck alone, about 2 would look like this.'],
])('%f by luck', (expected, sentence) => {
  const improved = ({ results }: SuiteReport) => ({
    results: results.map((result) => ({
      ...result,
      comparison: { kind: 'changed', label: 'improved' } as const,
    })),
  });
  const byChance = { worse: 0, better: expected, fails: 0, passes: 0, differ: 0 };
  const [line = ''] = foldLines(comparedWith({ byChance }, improved), 'changes');
  expect(line).toMatch(/^30 tests got better: `case-1`, /);
  expect(line.endsWith(`. ${sentence}`)).toBe(true);
});

test.each([
  [0, undefined],
  [0.049, undefined],
  [Number.NaN, undefined],
  [0.05, 'A re-run would probably agree (about 1 in 20 would not)'],
  [0.166, 'A re-run would probably agree (about 1 in 6 would not)'],
  [0.2, 'A re-run would probably agree (about 1 in 5 would not)'],
  [0.21, 'about 1 in 5 re-runs would decide otherwise'],
  [0.33, 'about 1 in 3 re-runs would decide otherwise'],
  [0.4, 'about 1 in 3 re-runs would decide otherwise'],
  [0.41, 'a coin flip: too close to the limit'],
  [0.9, 'a coin flip: too close to the limit'],
])('a re-run that flips in %f', (flip, sentence) => {
  const lines = foldLines(
    comparedWith({}, () => ({ rerun: { flip } })),
    'gates',
  );
  expect(lines).toEqual(sentence === undefined ? [] : [`Pass rate: ${sentence}.`]);
});

describe('what the suite can see', () => {
  const SIGHT: SuiteSight = {
    results: 30,
    repeats: 3,
    baseRuns: 5,
    baseRate: 0.9,
    leastDrop: 0.0851,
  };

  function words(sight: SuiteSight | undefined, costUsd = 0): readonly string[] {
    // Ten tests, two calls a run.
    const asked = ({ results }: SuiteReport) => ({
      results: results.slice(0, 10).map((result) => ({
        ...result,
        runs: result.runs.map((run) => ({ ...run, callCount: 2, costEstimateUsd: costUsd / 3 })),
      })),
    });
    const others = foldLines(comparedWith({ sight: undefined }, asked), 'comparison');
    return foldLines(comparedWith({ sight }, asked), 'comparison').filter(
      (line) => !others.includes(line),
    );
  }

  test('what would be noticed, rounded up to whole points', () => {
    expect(words(SIGHT)).toEqual([
      'With 30 tests, 3 repeats and 5 runs of `main`, a drop of 9 points is noticed 8 times in 10.',
    ]);
    const one = { results: 1, repeats: 1, baseRuns: 1 };
    expect(words({ ...one, baseRate: 0.9 })).toEqual([
      'With 1 test, 1 repeat and 1 run of `main`, no drop would be noticed 8 times in 10.',
    ]);
    expect(words({ ...one, results: 30, baseRate: 0.04 })).toEqual([
      'With 30 tests, 1 repeat and 1 run of `main`, no drop can show: only 4 % of answers pass there.',
    ]);
  });

  test.each([
    [
      { kind: 'repeats', repeats: 5, leastDrop: 0.0699 } as const,
      '`repeat: 5` would show a drop of 7 points from the next run on, with `main` as it is (40 calls, about $0.20 more).',
    ],
    [
      { kind: 'base-repeats', repeats: 5, leastDrop: 0.0699, runs: 2, nextDrop: 0.113 } as const,
      '`repeat: 5` would show a drop of 7 points once `main` has 2 runs with as many, and one of 12 points until then (40 calls, about $0.20 more).',
    ],
    [
      { kind: 'base-repeats', repeats: 5, leastDrop: 0.0699, runs: 1 } as const,
      '`repeat: 5` would show a drop of 7 points once `main` has 1 run with as many, and none until then (40 calls, about $0.20 more).',
    ],
    [
      { kind: 'most-repeats', repeats: 20, leastDrop: 0.2 } as const,
      'Even 20 repeats would only show a drop of 20 points: more tests see more.',
    ],
    [
      { kind: 'most-repeats', repeats: 20 } as const,
      'Even 20 repeats would show no drop: more tests see more.',
    ],
    [
      { kind: 'days' } as const,
      '`main` moves too much from day to day for more repeats to help; a pinned model version, or tests that pull requests seldom touch, would.',
    ],
    [
      { kind: 'more-tests' } as const,
      'Asked at temperature 0 or with a seed, only more tests would show a smaller drop.',
    ],
  ])('advice: %j', (advice, sentence) => {
    expect(words({ ...SIGHT, advice }, 0.03)[1]).toBe(sentence);
  });

  test('of one run of the base branch nothing is said of how it moves', () => {
    expect(words({ ...SIGHT, baseRuns: 1, advice: { kind: 'days' } })[1]).toBe(
      'An ordinary day can move this suite by more than more repeats would show; `main` has 1 of 5 runs it takes to know its own days.',
    );
  });

  test('what comes by waiting costs nothing, and is said', () => {
    const withMoreRuns = { more: 3, baseRuns: 8, leastDrop: 0.0951 };
    expect(words({ ...SIGHT, withMoreRuns })[1]).toBe(
      'Without more repeats, a drop of 10 points is noticed once `main` has 3 more runs.',
    );
  });

  test('without a known price, no cost is made up', () => {
    const advice = { kind: 'repeats', repeats: 5, leastDrop: 0.07 } as const;
    expect(words({ ...SIGHT, advice })[1]).toContain('(40 calls more)');
  });
});

describe('what the pull request takes out of a text', () => {
  const takenOut = [{ file: 'prompts/support.md', part: 'Tone' }];
  const line = (comparison: Parameters<typeof comparedWith>[0]): string =>
    said(onlyStory(comparedWith(comparison, () => ({ takenOut }))).qualifiers.shown[0]);
  const notWorse = { verdict: 'not-worse', evidence: evidence({}) } as const;

  test.each<[string, Parameters<typeof comparedWith>[0]['sight'], string]>([
    [
      'with the drop that would have shown',
      { results: 30, repeats: 3, baseRuns: 5, baseRate: 1, leastDrop: 0.11 },
      ': a drop of 11 points would have shown',
    ],
    ['alone, where no drop could have shown', undefined, ''],
  ])('not noticed, %s', (_, sees, shown) => {
    expect(line({ verdict: notWorse, sight: sees })).toBe(
      `➖ This pull request takes out \`Tone\` of \`prompts/support.md\`: not noticed${shown}`,
    );
  });

  test('of a verdict that cannot tell nothing is said of it', () => {
    const verdict = cannotTell({ kind: 'nothing-compared' });
    expect(line({ verdict })).not.toContain('takes out');
  });
});
