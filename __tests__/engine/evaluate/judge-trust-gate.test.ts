/** The gate `judgeTrustMin`: red where labels refute a judge, and where lost labels may hide that. */
import { describe, expect, test } from '@jest/globals';
import {
  decideVerdict,
  earlyVerdicts,
  evaluateSuiteGates,
} from '../../../src/engine/evaluate/verdict.js';
import type { LabelledJudge } from '../../../src/engine/evaluate/gate-definitions.js';
import { sampleResult, sampleRun } from '../samples.js';

const RESULTS = [sampleResult('a', [sampleRun()])];
const GATES = {
  passRateMin: 0.5,
  schemaFailuresMax: 0,
  piiFailuresMax: 0,
  keywordFailuresMax: 0,
  judgeTrustMin: 0.7,
};

/** @param lost labels of either kind without a score */
function judge(
  passGood: number,
  good: number,
  failBad: number,
  bad: number,
  lost = 0,
  kinds: readonly ('good' | 'bad')[] = ['good', 'bad'],
): LabelledJudge {
  const lostOf = (isGood: boolean): LabelledJudge['verdicts'] =>
    Array.from({ length: kinds.includes(isGood ? 'good' : 'bad') ? lost : 0 }, (_, index) => ({
      line: index + 1,
      answer: '',
      good: isGood,
      score: null,
      passed: null,
    }));
  const counts = { passGood, good, failBad, bad };
  return { counts, verdicts: [...lostOf(true), ...lostOf(false)] };
}

const GOOD = judge(20, 20, 20, 20);

describe('the gate', () => {
  test.each<[what: string, judges: LabelledJudge[], passed: boolean, actual: number, exit: number]>(
    [
      ['a trusted judge', [GOOD], true, 1, 0],
      ['one that passes everything', [judge(20, 20, 0, 20)], false, 0, 1],
      ['one that stops everything', [judge(0, 20, 20, 20)], false, 0, 1],
      ['too few labels, below the gate', [judge(3, 5, 5, 5)], true, 0.6, 0],
      ['one of two', [GOOD, judge(20, 20, 9, 20)], false, 0.45, 1],
      [
        'a rate that is low by chance does not hide one that is not',
        [judge(1, 2, 2, 2), judge(18, 20, 9, 20)],
        false,
        0.45,
        1,
      ],
      ['good labels only', [judge(20, 20, 0, 0)], true, 1, 0],
      ['none', [], true, 1, 0],
      ['lost labels that decide nothing', [judge(30, 30, 30, 30, 1)], true, 0.967_741_9, 0],
      ['lost labels that may hide a bad judge', [judge(10, 10, 10, 10, 20)], false, 0.333_333_3, 3],
      ['lost good labels alone', [judge(10, 10, 10, 10, 20, ['good'])], false, 0.333_333_3, 3],
      ['lost bad labels alone', [judge(10, 10, 10, 10, 20, ['bad'])], false, 0.333_333_3, 3],
      ['nothing but lost labels', [judge(0, 0, 0, 0, 20)], false, 0, 3],
      ['a judge that fails without them, too', [judge(20, 20, 0, 20, 5)], false, 0, 1],
    ],
  )('%s', (_, judges, passed, actual, exit) => {
    const evaluated = evaluateSuiteGates(GATES, RESULTS, undefined, judges);
    const gate = evaluated.gates.gates.find(({ gateName }) => gateName === 'judgeTrustMin');
    expect(gate?.passed).toBe(passed);
    expect(gate?.actual).toBeCloseTo(actual, 6);
    const suites = [{ name: 's', results: RESULTS, ...evaluated }];
    const verdict = decideVerdict({ suites, problems: [] });
    expect(verdict.exitCode).toBe(exit);
    // No test explains it, and the budget or the deadline may have taken labels.
    expect(verdict.reason).not.toMatch(/worst test|provider/);
  });
});

describe('where labels cannot show anything, it is not exercised', () => {
  test.each<[what: string, judges: LabelledJudge[], min: number, message: string]>([
    ['too few labels', [judge(3, 5, 5, 5)], 0.7, 'too few labels to tell (min: 70 %)'],
    ['none that is right', [judge(0, 1, 0, 2)], 0.7, 'too few labels to tell (min: 70 %)'],
    ['labels of one kind', [judge(20, 20, 0, 0)], 0.7, 'too few labels to tell (min: 70 %)'],
    ['a limit that nothing is below', [GOOD], 0, 'too few labels to tell (min: 0 %)'],
  ])('%s', (_, judges, judgeTrustMin, message) => {
    const { gates } = evaluateSuiteGates({ ...GATES, judgeTrustMin }, RESULTS, undefined, judges);
    expect(gates.gates.find(({ gateName }) => gateName === 'judgeTrustMin')).toMatchObject({
      passed: true,
      noData: 'too-little-data',
      message: `Judge trust: not exercised, ${message}`,
    });
  });

  // Every number of right ones of up to five labels a kind.
  const counts = [0, 1, 5];
  const kinds = counts.flatMap((n) => Array.from({ length: n + 1 }, (_, right) => [right, n]));
  test.each([0, 0.3, 0.7, 1])('of %d: passed only where it could fail', (min) => {
    const gateOf = (one: LabelledJudge) =>
      evaluateSuiteGates({ ...GATES, judgeTrustMin: min }, RESULTS, undefined, [
        one,
      ]).gates.gates.find(({ gateName }) => gateName === 'judgeTrustMin');
    for (const [passGood = 0, good = 0] of kinds) {
      for (const [failBad = 0, bad = 0] of kinds) {
        const gate = gateOf(judge(passGood, good, failBad, bad));
        if (gate?.passed !== true || gate.noData !== undefined) continue;
        expect(gateOf(judge(0, good, 0, bad))?.passed).toBe(false);
        expect(gate.actual).toBeGreaterThanOrEqual(min);
      }
    }
  });
});

test('no answer that is pending changes it', () => {
  const pending = [{ testCaseName: 'b', modelId: 'a', runs: 1, assertionsPerRun: { judge: 1 } }];
  expect(earlyVerdicts([{ gates: GATES, results: RESULTS, pending }])).toEqual(['passed']);
});
