/** The gates against the base branch: what each is held against, and what becomes of it without a base report. */
import { describe, expect, test } from '@jest/globals';
import type { SuiteGates } from '../../../src/config/suite.js';
import {
  type BaseFigures,
  GATE_NAMES,
  GATES,
} from '../../../src/engine/evaluate/gate-definitions.js';
import {
  earlyVerdicts,
  evaluateSuiteGates,
  decideVerdict,
} from '../../../src/engine/evaluate/verdict.js';
import { gateCells } from '../../report/story/told.js';
import { erroredRun, NO_GATES, ok, sampleResult, sampleRun } from '../samples.js';

/** As if all that this change touches had failed. */
const LOST: BaseFigures = {
  verdict: 'worse',
  lostToErrors: false,
  isOtherVersion: false,
  isOtherJudge: false,
  regressions: 9,
  newFailures: 9,
  drop: 1,
  judge: { drop: 1, isWorse: true },
  latencyRatio: Infinity,
  costRatio: Infinity,
  atWorst: [],
};

const FIGURES: BaseFigures = {
  verdict: 'not-worse',
  lostToErrors: false,
  isOtherVersion: false,
  isOtherJudge: false,
  regressions: 0,
  newFailures: 0,
  drop: 0.02,
  judge: { drop: 0.01, isWorse: false },
  latencyRatio: 1.1,
  costRatio: 1.05,
  atWorst: [() => LOST],
};

const RESULTS = [sampleResult('t', [sampleRun({ assertions: [ok('schema')] })])];

function evaluate(gates: Partial<SuiteGates>, figures: BaseFigures | undefined = FIGURES) {
  const { gates: evaluation } = evaluateSuiteGates({ ...NO_GATES, ...gates }, RESULTS, {
    figures,
    withoutErroredRuns: () => figures,
  });
  const [gate] = evaluation.gates.filter(({ gateName }) => gateName in gates);
  if (gate === undefined) throw new Error('The gate was not evaluated');
  return gate;
}

describe('against a base report', () => {
  test.each<
    [gates: Partial<SuiteGates>, figures: Partial<BaseFigures>, passed: boolean, message: string]
  >([
    [{ notWorse: true }, {}, true, 'not worse'],
    [{ notWorse: true }, { verdict: 'cannot-tell' }, true, 'cannot tell'],
    [{ notWorse: true }, { verdict: 'worse' }, false, 'worse'],
    [{ regressionsMax: 0 }, {}, true, '0 (max: 0)'],
    [{ regressionsMax: 0 }, { regressions: 1 }, false, '1 (max: 0)'],
    [{ newFailuresMax: 1 }, { newFailures: 1 }, true, '1 (max: 1)'],
    [{ newFailuresMax: 0 }, { newFailures: 1 }, false, '1 (max: 0)'],
    [{ passRateDropMax: 5 }, {}, true, '2 points (max: 5 points)'],
    [
      { passRateDropMax: 1 },
      {},
      true,
      'Pass rate drop: 2 points, which chance or an ordinary day can explain (max: 1 point)',
    ],
    [{ passRateDropMax: 1 }, { verdict: 'worse' }, false, '2 points (max: 1 point)'],
    [{ passRateDropMax: 5 }, { verdict: 'worse' }, true, '2 points (max: 5 points)'],
    [{ judgeDropMax: 0.005 }, {}, true, 'which chance or an ordinary day can explain'],
    [{ judgeDropMax: 0.005 }, { judge: { drop: 0.01, isWorse: true } }, false, '0.01'],
    [{ latencyIncreaseMax: 1.2 }, {}, true, '1.1 times (max: 1.2 times)'],
    [{ latencyIncreaseMax: 1.2 }, { latencyRatio: 1.3 }, false, '1.3 times (max: 1.2 times)'],
    [{ costIncreaseMax: 1.2 }, { costRatio: 1.21 }, false, '1.21 times (max: 1.2 times)'],
  ])('%j with %j', (gates, figures, passed, message) => {
    const gate = evaluate(gates, { ...FIGURES, ...figures });
    expect(gate.message).toContain(message);
    expect([gate.passed, gate.noData]).toEqual([passed, undefined]);
  });

  test.each([
    ['nothing that the base branch has is touched', {}, 'nothing-asked', 'not exercised'],
    ['another version answers', { isOtherVersion: true }, 'other-version', 'another version of'],
  ])('no gate is exercised where %s', (_what, why, noData, words) => {
    const nothing: BaseFigures = {
      ...FIGURES,
      ...{ verdict: undefined, drop: undefined, judge: undefined },
      ...{ latencyRatio: undefined, costRatio: undefined, atWorst: [], ...why },
    };
    for (const gate of EVERY_BASE_GATE.map((gates) => evaluate(gates, nothing))) {
      expect(gate).toMatchObject({ passed: true, noData, message: expect.stringContaining(words) });
      expect(gateCells(gate)[0]).toBe('➖ not exercised');
    }
  });

  test('one that no answers could have failed has shown nothing', () => {
    const harmless: BaseFigures = {
      ...LOST,
      ...{ verdict: 'cannot-tell', regressions: 0, newFailures: 0, drop: 0 },
      ...{ judge: { drop: 1, isWorse: false }, latencyRatio: 1, costRatio: 1 },
    };
    for (const gates of EVERY_BASE_GATE) {
      const figures = { ...FIGURES, ...{ drop: 0, latencyRatio: 1, costRatio: 1 } };
      const gate = evaluate(gates, { ...figures, atWorst: [() => harmless] });
      expect(gate).toMatchObject({ passed: true, noData: 'too-little-data' });
      expect(gate.message).toContain('not exercised, too little data for any answer to fail it');
      const [sign, , actual] = gateCells(gate);
      expect([sign, actual]).toEqual(['➖ not exercised', '–']);
      const both = evaluate(gates, { ...figures, atWorst: [() => harmless, () => LOST] });
      expect(both.noData).toBeUndefined();
    }
  });

  test('`notWorse: false` is no gate', () => {
    const { gates } = evaluateSuiteGates({ ...NO_GATES, notWorse: false }, RESULTS).gates;
    expect(gates.map(({ gateName }) => gateName)).not.toContain('notWorse');
  });
});

const EVERY_BASE_GATE: readonly Partial<SuiteGates>[] = [
  { notWorse: true },
  { regressionsMax: 0 },
  { newFailuresMax: 0 },
  { passRateDropMax: 0 },
  { judgeDropMax: 0 },
  { latencyIncreaseMax: 1 },
  { costIncreaseMax: 1 },
];

test('the list above is complete', () => {
  const against = GATE_NAMES.filter((name) => GATES[name].against !== undefined);
  expect(EVERY_BASE_GATE.flatMap((gates) => Object.keys(gates))).toEqual(against);
});

describe('without a base report', () => {
  test.each(EVERY_BASE_GATE)('%j passes, not exercised', (gates) => {
    const { gates: evaluation } = evaluateSuiteGates({ ...NO_GATES, ...gates }, RESULTS);
    const gate = evaluation.gates.find(({ gateName }) => gateName in gates);
    expect(gate).toMatchObject({ passed: true, noData: 'no-base-report' });
    expect(gate?.message).toContain('no report of the base branch to compare with');
  });
});

describe('what a provider lostToErrors', () => {
  const results = [
    sampleResult('t', [sampleRun({ assertions: [ok('schema')] }), erroredRun()]),
    sampleResult('u', [sampleRun({ assertions: [ok('schema')] })]),
  ];
  const gates = { ...NO_GATES, passRateMin: 0, notWorse: true };
  const lostToErrors = { ...FIGURES, verdict: 'cannot-tell', lostToErrors: true } as const;

  test.each([
    ['not worse without them: the provider is to blame', FIGURES, 3],
    ['worse without them: the change is', { ...FIGURES, verdict: 'worse' }, 1],
  ] as const)('%s', (_what, without, exitCode) => {
    const evaluation = evaluateSuiteGates(gates, results, {
      figures: lostToErrors,
      withoutErroredRuns: () => without,
    });
    expect(evaluation.gates.passed).toBe(false);
    const verdict = decideVerdict({
      suites: [{ name: 's', results, ...evaluation }],
      problems: [],
    });
    expect(verdict.exitCode).toBe(exitCode);
    if (exitCode === 1) expect(verdict.reason).toContain('no data');
  });
});

test.each(EVERY_BASE_GATE)(
  '%j: pending runs leave it open with a base, and settle it without',
  (set) => {
    const pending = [{ testCaseName: 't', modelId: 'a', runs: 1, assertionsPerRun: {} }];
    const suite = { gates: { ...NO_GATES, ...set }, results: RESULTS, pending };
    expect(earlyVerdicts([{ ...suite, mayHaveBase: true }])).toEqual(['open']);
    expect(earlyVerdicts([suite])).toEqual(['passed']);
  },
);
