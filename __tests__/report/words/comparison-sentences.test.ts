import { describe, expect, test } from '@jest/globals';
import type {
  CannotTellReason,
  SuiteEvidence,
  SuiteVerdict,
} from '../../../src/comparison/suite-verdict.js';
import {
  judgeSentence,
  luckSentence,
  oneAnswerSentence,
  rerunSentence,
  verdictSentence,
} from '../../../src/report/words/comparison-sentences.js';
import { plainSentence } from '../../../src/report/words/phrases.js';

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

function said(verdict: SuiteVerdict): string {
  return plainSentence(verdictSentence(verdict, { branch: 'main' }));
}

describe('the verdict as people say it', () => {
  test.each([
    [
      { headRate: 0.81, p: 0.004 },
      'Worse than `main`: 96 % -> 81 % of answers pass. Chance alone would do this in fewer than 1 in 100 runs.',
    ],
    [
      { headRate: 0.81, p: 0.01 },
      'Worse than `main`: 96 % -> 81 % of answers pass. Chance alone would do this in fewer than 1 in 100 runs.',
    ],
    [
      { baseRate: 1, headRate: 0.997, p: 0.0002 },
      'Worse than `main`: 100 % -> 99.7 % of answers pass. Chance alone would do this in fewer than 1 in 1,000 runs.',
    ],
    [
      { baseRate: 0.964, headRate: 0.961, p: 0 },
      'Worse than `main`: 96.4 % -> 96.1 % of answers pass. Chance alone would do this in fewer than 1 in 10,000 runs.',
    ],
    [
      { headRate: 0.81, p: 0.004, guard: undefined },
      'Worse than `main`: 96 % -> 81 % of answers pass. Chance alone would do this in fewer than 1 in 100 runs. Days are unknown: a bad day of the provider could look the same.',
    ],
  ])('worse: %j', (numbers, sentence) => {
    expect(said({ verdict: 'worse', evidence: evidence(numbers) })).toBe(sentence);
  });

  test.each([
    [0.06, 'Not worse than `main`. A drop of more than 6 points is unlikely.'],
    [0.0601, 'Not worse than `main`. A drop of more than 7 points is unlikely.'],
    [0.0999, 'Not worse than `main`. A drop of more than 10 points is unlikely.'],
    [0.004, 'Not worse than `main`. A drop of more than 1 point is unlikely.'],
    [-0.2, 'Not worse than `main`. Any drop is unlikely.'],
  ])('not worse, with a bound of %f', (upper, sentence) => {
    expect(said({ verdict: 'not-worse', evidence: evidence({ upper }) })).toBe(sentence);
  });

  test.each([
    [
      cannotTell({ kind: 'too-few-runs' }, { baseRate: 0.91, headRate: 0.88, upper: 0.12 }),
      'Cannot tell: 91 % -> 88 % of answers. A drop of up to 12 points is possible; more repeats or more runs on `main` will narrow this.',
    ],
    [
      cannotTell(
        { kind: 'too-few-runs' },
        { baseRate: 0.91, headRate: 0.88, upper: 0.12, oneAnswerASide: 30 },
      ),
      'Cannot tell: 91 % -> 88 % of answers. A drop of up to 12 points is possible; only more tests, or a temperature above 0, will narrow this.',
    ],
    [
      cannotTell({ kind: 'day-to-day' }, { headRate: 0.88, guard: { ...GUARD, critical: 0.083 } }),
      'Cannot tell: 96 % -> 88 % of answers. `main` itself moves by up to 9 points from day to day.',
    ],
    [
      cannotTell({ kind: 'day-to-day' }, { headRate: 0.88, guard: { ...GUARD, runs: 2 } }),
      'Cannot tell: 96 % -> 88 % of answers. An ordinary day could do this; `main` has 2 of 5 runs it takes to know.',
    ],
    [
      cannotTell({ kind: 'untouched-fell' }, { headRate: 0.88 }),
      'Cannot tell: 96 % -> 88 % of answers. Tests that this change does not touch fell too.',
    ],
    [cannotTell({ kind: 'too-little-data' }, {}), 'Too little data to ever show a drop.'],
    [
      cannotTell({ kind: 'nothing-compared' }),
      'Cannot tell: no test has results both on `main` and here.',
    ],
    [
      cannotTell({ kind: 'errored', errored: 12, all: 90 }, {}),
      'Cannot tell: 12 of 90 answers had no outcome (a provider error, or the end of the job), which is too many.',
    ],
    [
      cannotTell(
        {
          kind: 'model-version',
          models: ['a', 'b', 'c', 'd', 'e'].map((model) => ({ model, base: ['1'], head: ['2'] })),
        },
        {},
      ),
      'Cannot tell: the model itself is another version than on `main` (`a`, `b`, `c` and 2 more), so a difference says nothing about this change.',
    ],
  ])('cannot tell: %#', (verdict, sentence) => {
    expect(said(verdict)).toBe(sentence);
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
    const sentences = verdicts.map((verdict) => verdictSentence(verdict, { branch: hostile }));
    for (const sentence of sentences) {
      const own = sentence.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
      expect(own.join('')).not.toContain('img');
      expect(sentence).toContainEqual({ kind: 'branch', name: hostile });
    }
  });
});

test.each([
  [{ oneAnswerASide: 0 }, undefined],
  [
    { oneAnswerASide: 30 },
    'What was compared is asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.',
  ],
  [
    { oneAnswerASide: 12 },
    '12 of the 30 results that were compared are asked at temperature 0 or with a seed: there a side has one answer, since no repeat can tell a worse prompt from an unlucky wording.',
  ],
])('%j', (numbers, sentence) => {
  expect(oneAnswerSentence(evidence(numbers))).toBe(sentence);
});

test.each([
  [
    { isWorse: true, guard: undefined },
    'Judge average of the tests compared fell: 0.86 -> 0.79. Chance alone',
  ],
  [
    { isWorse: false, guard: undefined, worse: 0.2 },
    'Judge average of the tests compared: 0.86 -> 0.79.',
  ],
  [
    { isWorse: false, guard: { runs: 5, critical: 0.08, drop: 0.07, passes: false } },
    'Judge average of the tests compared: 0.86 -> 0.79, which an ordinary day could do.',
  ],
])('the judge average, %j', (found, sentence) => {
  const judge = { worse: 0.001, better: 1, score: 9, compared: 30, baseMean: 0.86, headMean: 0.79 };
  expect(judgeSentence({ ...judge, drop: 0.07, ...found })).toContain(sentence);
});

test.each([
  [0.01, 'Luck alone explains almost none of these.'],
  [0.4, 'By luck alone, fewer than one would look like this.'],
  [2.2, 'By luck alone, about 2 would look like this.'],
])('%f by luck', (expected, sentence) => {
  expect(luckSentence(expected)).toBe(sentence);
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
  expect(rerunSentence(flip)).toBe(sentence);
});
