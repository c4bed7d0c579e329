/** A judge that has changed since the base branch: what labels show of it, and that nobody is blamed for it. */
import { describe, expect, test } from '@jest/globals';
import { compareReports } from '../../../src/comparison/compare.js';
import { answerId, type JudgeCheck } from '../../../src/engine/judges/judge-check.js';
import type { SuiteComparison } from '../../../src/report/comparison.js';
import type { ReportedResult } from '../../../src/report/report.js';
import { headSuite, report, result } from '../reports.js';

const RATE = { share: 1, low: 0, high: 1 };

function check(scores: readonly (number | null)[], parts: Partial<JudgeCheck> = {}): JudgeCheck {
  return {
    criteria: 'is polite',
    judgeModel: 'judge',
    minScore: 0.7,
    file: 'labels.jsonl',
    identity: 'x',
    source: { kind: 'asked' },
    versions: [],
    verdicts: scores.map((score, index) => ({
      line: index + 1,
      answer: answerId(`answer ${index}`),
      good: true,
      score,
      passed: score === null ? null : score >= 0.7,
    })),
    counts: { passGood: 1, good: 1, failBad: 1, bad: 1 },
    lost: 0,
    state: 'trusted',
    min: 0.7,
    sensitivity: RATE,
    specificity: RATE,
    askedGood: null,
    askedBad: null,
    wrong: [],
    wrongLeftOut: 0,
    contradictory: [],
    spent: { calls: 0, tokens: 0, costUsd: 0 },
    ...parts,
  };
}

/** A result of three runs with this score of its judge. */
function judged(name: string, outcomes: string, score: number, judge = 'judge'): ReportedResult {
  const made = result(name, outcomes, { judge: score });
  return {
    ...made,
    runs: made.runs.map((run) => ({
      ...run,
      assertions: run.assertions.map((it) => ({ ...it, metadata: { judgeModel: judge } })),
    })),
  };
}

const tests = (outcomes: string, score: number, judge?: string): readonly ReportedResult[] =>
  Array.from({ length: 30 }, (_, index) => judged(`t${index}`, outcomes, score, judge));
const asChanged = (results: readonly ReportedResult[]) =>
  results.map((it) => ({ ...it, requestHash: 'asked otherwise' }));

function compare(
  [before, now]: readonly [JudgeCheck | readonly JudgeCheck[] | undefined, JudgeCheck],
  results: readonly ReportedResult[] = asChanged(tests('000', 0.6)),
): SuiteComparison {
  const base = report({ s: tests('111', 0.8) });
  const [suite] = base.suites;
  if (suite === undefined) throw new Error('the report has no suite');
  const withJudges = { ...base, suites: [{ ...suite, judges: before && [before].flat() }] };
  const head = headSuite('s', results, { judges: [now], settings: { judgeDropMax: 0.01 } });
  const [compared] = compareReports([head], withJudges);
  if (compared === undefined) throw new Error('one suite has one comparison');
  return compared.comparison;
}

const many = (score: number): readonly number[] => Array.from({ length: 20 }, () => score);

describe('a judge that gives labelled answers other scores than on the base branch', () => {
  const stricter = compare([check(many(0.8)), check(many(0.6))]);

  test('makes nobody worse', () => {
    expect(stricter.verdict).toMatchObject({
      verdict: 'cannot-tell',
      reason: { kind: 'judge-changed' },
    });
    expect(stricter.judge).toBeUndefined();
    expect(stricter.counts).toMatchObject({ regressed: 0, notCompared: 30 });
  });

  test('is described by how many scores differ, which way, and which verdicts', () => {
    expect(stricter.judges).toMatchObject([
      { changed: true, compared: 20, differ: 20, lower: 20, flippedLeftOut: 0 },
    ]);
    expect(stricter.judges?.[0]?.flipped).toHaveLength(20);
    expect(stricter.judges?.[0]?.flipped[3]).toEqual({
      line: 4,
      good: true,
      before: 0.8,
      now: 0.6,
    });
  });

  test('is found in each of its files of labels', () => {
    const others = check(many(0.8), {
      file: 'others.jsonl',
      verdicts: check(many(0.8)).verdicts.map((it) => ({ ...it, answer: answerId(`x${it.line}`) })),
    });
    const { judges } = compare([[others, check(many(0.8))], check(many(0.6))]);
    expect(judges).toMatchObject([{ changed: true, compared: 20, differ: 20 }]);
  });

  test('hides no drop of what it has not judged', () => {
    const mixed = asChanged([
      ...tests('000', 0.6, 'another').slice(0, 20),
      ...tests('000', 0.6).slice(20),
    ]);
    const { verdict, judge } = compare([check(many(0.8)), check(many(0.6))], mixed);
    expect(verdict).toMatchObject({ verdict: 'worse', evidence: { compared: 20 } });
    expect(judge).toMatchObject({ compared: 20 });
  });

  test('is no proof that what it has not judged is not worse', () => {
    const mixed = asChanged([
      ...tests('111', 0.8, 'another').slice(0, 29),
      ...tests('000', 0.6).slice(29),
    ]);
    const { verdict } = compare([check(many(0.8)), check(many(0.6))], mixed);
    expect(verdict).toMatchObject({ verdict: 'cannot-tell', reason: { kind: 'judge-changed' } });
  });
});

describe('is no other judge', () => {
  const up = many(0.8).map((score, index) => (index < 5 ? 0.6 : score));
  const mixed = many(0.8).map((score, index) =>
    index < 8 ? (index % 2 === 0 ? 0.6 : 0.9) : score,
  );
  const seven = many(0.8).map((score, index) => (index < 7 ? 0.7 : index === 7 ? 0.9 : score));
  test.each<[what: string, before: JudgeCheck | undefined, now: JudgeCheck, shifts: number]>([
    ['the same scores', check(many(0.8)), check(many(0.8)), 1],
    ['five that differ', check(many(0.8)), check(up), 1],
    // By chance in 7 of 100 cases.
    ['seven lower and one higher', check(many(0.8)), check(seven), 1],
    ['as many higher as lower', check(many(0.8)), check(mixed), 1],
    ['labels that only this run has', undefined, check(many(0.6)), 0],
    ['labels of another criterion', check(many(0.8), { criteria: 'x' }), check(many(0.6)), 0],
    ['labels of another rubric', check(many(0.8), { rubric: 'x' }), check(many(0.6)), 0],
    ['labels without scores', check(many(0.8).map(() => null)), check(many(0.6)), 0],
    [
      "scores that are the base branch's own",
      check(many(0.8)),
      check(many(0.6), { source: { kind: 'base', finishedAt: '2026-11-20T09:30:00.000Z' } }),
      0,
    ],
  ])('%s', (_, before, now, shifts) => {
    const { verdict, judges = [], judge } = compare([before, now]);
    expect(verdict.verdict).toBe('worse');
    expect(judge?.isWorse).toBe(true);
    expect(judges).toHaveLength(shifts);
    expect(judges.every(({ changed }) => !changed)).toBe(true);
  });

  test('further labels take nothing from those that both sides have', () => {
    const { judges } = compare([check(many(0.8)), check([...many(0.6), 0.1, 0.2])]);
    expect(judges).toMatchObject([{ changed: true, compared: 20 }]);
  });
});
