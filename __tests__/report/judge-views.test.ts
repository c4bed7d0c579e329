/** Judges held against labels, in every view: rates apart, the state, what to do, and the labels that are wrong. */
import { describe, expect, test } from '@jest/globals';
import { answerId, type JudgeCheck } from '../../src/engine/judges/judge-check.js';
import { totalsOf } from '../../src/report/build-report.js';
import type { BaseAnswersJudged } from '../../src/engine/judges/judge-check.js';
import type { WhoMoved } from '../../src/report/comparison.js';
import { applyOutputsPolicy } from '../../src/report/fit-report.js';
import { judgeLines } from '../../src/report/story/judge-lines.js';
import { comparedReport, fail, judgeShift, pass, sampleReport, WHO_MOVED } from './reports.js';
import { plainText } from '../../src/report/views.js';
import { everyView } from './rendered.js';

const CHECK: JudgeCheck = {
  criteria: 'apologizes',
  judgeModel: 'gpt-4o',
  minScore: 0.7,
  file: 'labels/apologizes.jsonl',
  identity: 'x',
  source: { kind: 'asked' },
  versions: ['gpt-4o-2026'],
  verdicts: Array.from({ length: 40 }, (_, index) => ({
    line: index + 1,
    answer: answerId(`answer ${index}`),
    good: index < 20,
    score: index === 2 ? 0.6 : 0.9,
    passed: index !== 2,
  })),
  counts: { passGood: 19, good: 20, failBad: 14, bad: 20 },
  lost: 0,
  state: 'too few labels',
  min: 0.7,
  sensitivity: { share: 0.95, low: 0.764, high: 0.991 },
  specificity: { share: 0.7, low: 0.481, high: 0.855 },
  askedGood: 20,
  askedBad: null,
  wrong: [
    { line: 3, good: true, score: 0.4, output: 'I am sorry.', reasoning: 'CANARY-judge' },
    {
      line: 25,
      good: false,
      score: 0.9,
      output: 'CANARY-label',
      question: 'Why?',
      note: 'no sorry',
    },
  ],
  wrongLeftOut: 5,
  contradictory: [[7, 9]],
  spent: { calls: 40, tokens: 400, costUsd: 0.02 },
};

const reportWith = (check: Partial<JudgeCheck>) => {
  const judged = fail('JUDGE_BELOW_THRESHOLD', 'Judge: apologizes', 'low', {
    assertionType: 'judge',
    score: 0.2,
    metadata: { criteria: 'apologizes', reasoning: 'No.' },
  });
  return sampleReport({
    suites: [
      {
        tests: [
          { name: 'refund', runs: [[judged]] },
          { name: 'other', runs: [[pass()]] },
        ],
        gates: { judgeAvgMin: 0.5 },
        rest: { judges: [{ ...CHECK, ...check }] },
      },
    ],
  });
};

const TEXT_VIEWS = [
  'summary',
  'comment',
  'report.html',
  'junit.xml',
  'terminal',
  'compliance.md',
  'check',
] as const;

test.each(TEXT_VIEWS)('%s says how often the judge is right, and what that makes of it', (view) => {
  const text = JSON.stringify(everyView(reportWith({}))[view]);
  expect(text).toContain('passes 19 of 20 good answers, stops 14 of 20 bad ones (labels: 40)');
  expect(text).toContain('more will not help: it is wrong on too many of the bad ones');
  expect(text).not.toMatch(/scores rest on a judge that is not trusted/iu);
});

test.each(TEXT_VIEWS)('%s warns where scores rest on a judge that is not trusted', (view) => {
  const text = JSON.stringify(everyView(reportWith({ state: 'not trusted' }))[view]);
  expect(text).toContain('not trusted, certainly right on fewer than 70 % of bad answers');
  expect(text).toMatch(/scores rest on a judge that is not trusted/iu);
  if (view === 'summary') expect(text).toContain('Rests on a judge that is not trusted');
});

test('a long criterion is whole in the documents, and short in what is read in passing', () => {
  const criteria = `${'says '.repeat(50)}sorry`;
  const views = everyView(reportWith({ criteria }));
  const whole = ['report.html', 'junit.xml', 'compliance.json', 'compliance.md'] as const;
  for (const view of whole)
    expect(JSON.stringify(views[view])).toMatch(
      /Judge of .{0,10}(?:says ){50}sorry.{0,10}: passes/u,
    );
  const brief = /Judge of `(?:says ){15}says…`: passes/u;
  for (const view of ['comment', 'summary'] as const)
    expect(JSON.stringify(views[view])).toMatch(brief);
});

test('answers of labels are in report.html and report.json only, and not under `outputs: none`', () => {
  const views = everyView(reportWith({}));
  for (const [name, view] of Object.entries(views)) {
    const shows = JSON.stringify(view).includes('CANARY-label');
    expect([name, shows]).toEqual([name, name === 'report.html' || name === 'report.json']);
  }
  const none = everyView(applyOutputsPolicy(reportWith({}), 'none'));
  expect(JSON.stringify(none)).not.toContain('CANARY-');
});

describe('a judge that has changed since the base branch', () => {
  const changed = comparedReport(reportWith({}), {
    side: () => ({ kind: 'changed', passed: 3, runs: 3 }),
    rest: {
      verdict: {
        verdict: 'cannot-tell',
        reason: { kind: 'judge-changed' },
        evidence: undefined,
      },
      judges: [
        { ...judgeShift((index) => `name-${index}`), criteria: 'apologizes', judgeModel: 'gpt-4o' },
      ],
    },
  });

  test.each(['summary', 'comment', 'report.html', 'terminal', 'check'] as const)('%s', (view) => {
    const text = JSON.stringify(everyView(changed)[view]);
    expect(text).toMatch(/Cannot tell[:.](?:\*\*|<\/b>)? the judge itself has changed/iu);
    expect(text).toContain('itself has changed: it gives 18 of 40 labelled answers another score');
    expect(text).toMatch(/17 lower, 1 higher; mean 0\.82 (?:-|→)/u);
  });
});

describe('who moved', () => {
  const reportOf = (moved: WhoMoved | undefined, judgedAgain?: BaseAnswersJudged) => {
    const judge = { worse: 0.001, better: 1, score: 9, compared: 30, baseMean: 0.9, headMean: 0.7 };
    const plain = reportWith({});
    const asked = {
      ...plain,
      suites: plain.suites.map((suite) => ({ ...suite, judgedAgain })),
    };
    return comparedReport(asked, {
      side: () => ({ kind: 'changed', passed: 3, runs: 3 }),
      rest: { judge: { ...judge, drop: 0.2, isWorse: moved?.isScoreWorse !== false }, moved },
    });
  };
  const SPENT = { calls: 30, tokens: 300, costUsd: 0.01 };

  test.each(['summary', 'comment', 'report.html', 'terminal', 'check'] as const)('%s', (view) => {
    const text = JSON.stringify(everyView(reportOf(WHO_MOVED))[view]).replaceAll('&#39;', "'");
    expect(text).toContain('Who moved: the judge, which is stricter than it was');
    expect(text).toContain(
      "of the drop of 0.20 in judge scores, 0.17 is the judge's own, 0.00 the model's and 0.03 (-0.01 to 0.07) this change's",
    );
    expect(text).toContain('Cannot tell whether this change did that');
  });

  test.each<[what: string, moved: Partial<WhoMoved>, says: string]>([
    ['the change', { causes: ['change'] }, 'Who moved: this change. '],
    [
      'the change, where too few tests are untouched',
      { causes: ['change'], model: undefined },
      'Who moved: this change, or the model. ',
    ],
    ['the model', { causes: ['model'] }, 'Who moved: the model, which answers worse than it did. '],
    [
      'two of them',
      { causes: ['change', 'judge'] },
      'Who moved: this change, and the judge, which is stricter than it was. ',
    ],
    ['nobody for certain', { causes: [] }, 'Who moved: cannot be told apart. '],
  ])('%s', (_, parts, says) => {
    const text = String(everyView(reportOf({ ...WHO_MOVED, ...parts })).summary);
    expect(text).toContain(says);
  });

  test('answers that it was not asked about are said, and why', () => {
    const lost = { answers: [], lost: 30, lostBecause: 'The budget is used up', spent: SPENT };
    const text = String(everyView(reportOf(undefined, lost)).terminal);
    expect(text).toContain("Who moved: cannot tell. Today's judge has judged 0 of 30 answers of");
    expect(text).toContain('The budget is used up');
  });

  test('a drop that nobody asked about says so', () => {
    const text = String(everyView(reportOf(undefined)).summary);
    expect(text).toContain('Who moved is not known');
  });

  test('what was asked is in the cost of the run', () => {
    const judgedAgain = { answers: [], lost: 0, spent: SPENT };
    const totals = totalsOf([{ results: [], facts: { skippedTests: [], judgedAgain } }]);
    expect(totals).toMatchObject({ tokens: 300, costUsd: 0.01 });
  });
});

describe('in words', () => {
  test.each<[what: string, check: Partial<JudgeCheck>, says: string]>([
    [
      'trusted',
      { state: 'trusted' },
      'Judge of apologizes: passes 19 of 20 good answers, stops 14 of 20 bad ones (labels: 40); trusted',
    ],
    [
      'more of both',
      { counts: { passGood: 3, good: 3, failBad: 3, bad: 3 }, askedGood: 30, askedBad: 41 },
      'too few labels to tell (27 more good and 38 more bad ones would do if it goes on so)',
    ],
    [
      'more of one',
      { counts: { passGood: 20, good: 20, failBad: 3, bad: 3 }, askedGood: 20, askedBad: 30 },
      '(27 more bad ones would do if it goes on so)',
    ],
    [
      'no bad label',
      { counts: { passGood: 20, good: 20, failBad: 0, bad: 0 } },
      'passes 20 of 20 good answers, no bad answer to stop',
    ],
    [
      'none asked',
      { counts: { passGood: 0, good: 0, failBad: 0, bad: 0 }, lost: 40 },
      'was asked about none of its labels (labels: 40); nothing is known of it',
    ],
  ])('%s', (_, check, says) => {
    const report = reportWith(check);
    const lines = report.suites.flatMap((suite) => judgeLines(report, suite));
    expect(lines.map(({ sentence }) => plainText(sentence))).toEqual([
      expect.stringContaining(says),
    ]);
  });

  test('what else is known stands below', () => {
    const report = reportWith({
      auc: { auc: 0.91, sd: 0.05 },
      source: { kind: 'base', sha: 'abcdef0123456', finishedAt: '2026-11-20T09:30:00Z' },
    });
    const [line] = report.suites.flatMap((suite) => judgeLines(report, suite));
    expect(line?.notes).toEqual([
      '95 % intervals: it passes 76 % to 99 % of good answers and stops 48 % to 86 % of bad answers.',
      'Its scores put a good answer above a bad one in 91 % of pairs.',
      'labels/apologizes.jsonl: lines 7, 9 judge the same answer differently, so they count nowhere.',
      "Judged by the base branch's run at abcdef0; neither the judge nor its labels have changed since.",
      'Asking about the labels took 40 calls and $0.020, which the cost of the run includes.',
    ]);
    expect(line?.wrong[0]?.url).toContain('/labels/apologizes.jsonl#L3');
  });
});
