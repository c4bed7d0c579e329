import { describe, expect, test } from '@jest/globals';
import { FAILURE_CODES } from '../../../src/assertions/assertion.js';
import type { SuiteGates } from '../../../src/config/suite.js';
import { evaluateSuiteGates } from '../../../src/engine/evaluate/verdict.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../../src/engine/results.js';
import {
  bad,
  DEFAULT_GATES,
  NO_GATES,
  ok,
  sampleResult,
  sampleRun,
  erroredRun,
} from '../samples.js';

const good = (name = 'good'): AggregatedTestResult =>
  sampleResult(name, [sampleRun({ assertions: [ok('schema')] })]);
const failing = (name = 'bad'): AggregatedTestResult =>
  sampleResult(name, [sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID')] })]);
const lost = (types: readonly string[], runs = 1): AggregatedTestResult =>
  sampleResult(
    'lost',
    Array.from({ length: runs }, () => erroredRun()),
    types,
  );
const many = (
  count: number,
  make: (name: string) => AggregatedTestResult,
): AggregatedTestResult[] => Array.from({ length: count }, (_, index) => make(`t${index}`));
const judged = (...scores: number[]): AggregatedTestResult =>
  sampleResult(
    'judged',
    scores.map((score) => sampleRun({ assertions: [ok('judge', score)] })),
  );
const drifted = (...drifts: number[]): AggregatedTestResult =>
  sampleResult(
    'drifted',
    drifts.map((drift) => sampleRun({ assertions: [ok('drift', 1 - drift)] })),
  );
const withoutBaseline = sampleResult('new', [
  sampleRun({
    assertions: [{ ...ok('drift', 1), metadata: { exercised: false, reason: 'No baseline' } }],
  }),
]);
const codes = (type: string, ...failureCodes: Parameters<typeof bad>[1][]): AggregatedTestResult =>
  sampleResult('codes', [sampleRun({ assertions: failureCodes.map((code) => bad(type, code)) })]);
const timed = (...latencies: number[]): AggregatedTestResult =>
  sampleResult(
    'timed',
    latencies.map((latencyMs) => sampleRun({ latencyMs })),
  );

/** Answers of one result, which are not told by a few numbers. */
const SPECIAL: Readonly<Record<string, readonly TestCaseRunResult[]>> = {
  flaky: [sampleRun(), sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID')] })],
  dimes: Array.from({ length: 3 }, () => sampleRun({ costEstimateUsd: 0.1 })),
  unanswered: [
    sampleRun({ latencyMs: 300 }),
    erroredRun(),
    sampleRun({ latencyMs: 0, assertions: [bad('budget', 'BUDGET_EXCEEDED')] }),
  ],
  everything: [
    sampleRun({
      assertions: [
        ok('schema'),
        bad('pii', 'PII_DETECTED'),
        bad('judge', 'JUDGE_BELOW_THRESHOLD'),
        bad('drift', 'DRIFT_EXCEEDED'),
        bad('budget', 'BUDGET_EXCEEDED'),
      ],
    }),
    erroredRun(),
  ],
  mixed: [
    sampleRun({
      assertions: [ok('schema'), ok('judge'), bad('judge', 'JUDGE_BELOW_THRESHOLD', 0.2)],
    }),
    sampleRun({ assertions: [bad('pii', 'PII_DETECTED'), ok('judge'), ok('drift')] }),
  ],
  'half-judged': [sampleRun({ assertions: [ok('judge', 0.8)] }), erroredRun()],
  priceless: [sampleRun({ costEstimateUsd: null })],
  free: [sampleRun({ costEstimateUsd: 0 })],
  'without-usage': [
    sampleRun({
      costEstimateUsd: 0,
      tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    }),
  ],
};

/** `good*3` is three of them, `judged(0.6,0.8)` one with two answers, `lost(pii,2)` one with two that were lost. */
function resultsOf(text: string): readonly AggregatedTestResult[] {
  return text.split(' ').flatMap((word) => {
    const [, name = '', given = '', times = '1'] =
      /^([^(*]*)(?:\((.*)\))?(?:\*(\d+))?$/.exec(word) ?? [];
    const [first = '', ...more] = given.split(',');
    return many(Number(times), (at) => {
      switch (name) {
        case 'good':
          return good(at);
        case 'bad':
          return failing(at);
        case 'lost':
          return lost(first === '' ? [] : [first], Number(more[0] ?? 1));
        case 'judged':
          return judged(...given.split(',').map(Number));
        case 'drifted':
          return drifted(...given.split(',').map(Number));
        case 'timed':
          return timed(...given.split(',').map(Number));
        case 'new':
          return withoutBaseline;
        case 'lost-new':
          return sampleResult('x', [...withoutBaseline.runs, erroredRun()], ['drift']);
        case 'fine':
          return sampleResult(at, [sampleRun({ assertions: [ok(first)] })]);
        case 'late':
          return sampleResult(
            at,
            [sampleRun({ assertions: [bad('budget', 'BUDGET_EXCEEDED')] })],
            [first],
          );
        case 'empty':
          return sampleResult(
            at,
            [sampleRun({ assertions: [bad('output', 'EMPTY_OUTPUT')] })],
            [first],
          );
        case 'codes':
          return codes(first, ...more.flatMap((code) => FAILURE_CODES.filter((it) => it === code)));
        default:
          return sampleResult(at, SPECIAL[name] ?? [sampleRun()]);
      }
    });
  });
}

/** Rows of: what, the one gate that is set, the results, and whether it passes, what it measures, and its message. */
function rows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function check([, gate = '', results = '', says = '']: readonly string[]): void {
  const [name = '', threshold] = gate.split(' ');
  const gates = { ...NO_GATES, [name]: Number(threshold) };
  const all = evaluateSuiteGates(gates, results === '' ? [] : resultsOf(results)).gates.gates;
  const found = all.find(({ gateName }) => gateName === name);
  const [, verdict, over, under = '1', message] =
    /^([^,]+), ([\d.]+)(?:\/(\d+))?: (.*)$/u.exec(says) ?? [];
  const data = found?.noData === undefined ? '' : ' without data';
  expect({
    verdict: `${found?.passed === true ? 'passes' : 'fails'}${data}`,
    actual: found?.actual,
    message: found?.message,
  }).toEqual({ verdict, actual: expect.closeTo(Number(over) / Number(under), 9), message });
}

describe('the document’s gates', () => {
  test.each(
    rows(`
    all pass | passRateMin 0.95 | good*3 | passes, 1: Pass rate: 100.0% (min: 95.0%)
    19 of 20 is 95 % | passRateMin 0.95 | good*19 bad | passes, 0.95: Pass rate: 95.0% (min: 95.0%)
    18 of 20 is not | passRateMin 0.95 | good*18 bad*2 | fails, 0.9: Pass rate: 90.0% (min: 95.0%)
    2 of 3 | passRateMin 0.6666666666 | good*2 bad | passes, 2/3: Pass rate: 66.7% (min: 66.7%)
    only when all its runs do | passRateMin 0.5 | flaky | fails, 0: Pass rate: 0.0% (min: 50.0%)
    an errored run has not passed | passRateMin 0.6 | good lost(schema) | fails, 0.5: Pass rate: 50.0% (min: 60.0%)
    no results never pass | passRateMin 0 | | fails without data, 0: Pass rate: no results (min: 0 %)
    schema codes | schemaFailuresMax 0 | good bad | fails, 1: Schema failures: 1 (max: 0)
    both count | schemaFailuresMax 1 | codes(schema,SCHEMA_INVALID,SCHEMA_PARSE_ERROR) | fails, 2: Schema failures: 2 (max: 1)
    once a result | schemaFailuresMax 1 | codes(schema,SCHEMA_INVALID,SCHEMA_INVALID) | passes, 1: Schema failures: 1 (max: 1)
    other codes do not | schemaFailuresMax 0 | codes(schema,CONTAINS_FAILED) | passes, 0: Schema failures: 0 (max: 0)
    is-json is one too | schemaFailuresMax 0 | codes(is-json,SCHEMA_PARSE_ERROR) | fails, 1: Schema failures: 1 (max: 0)
    pii | piiFailuresMax 0 | codes(pii,PII_DETECTED)*2 | fails, 2: PII failures: 2 (max: 0)
    pii allowed | piiFailuresMax 2 | codes(pii,PII_DETECTED) fine(pii)*2 | passes, 1: PII failures: 1 (max: 2)
    judge average of means | judgeAvgMin 0.7 | judged(0.6,0.8) judged(0.9) | passes, 0.8: Judge avg: 80.0% (min: 70.0%)
    judge below | judgeAvgMin 0.7 | judged(0.5) judged(0.8) | fails, 0.65: Judge avg: 65.0% (min: 70.0%)
    0.1 + 0.2 is 0.3 | judgeAvgMin 0.2 | judged(0.1) judged(0.2) judged(0.3) | passes, 0.2: Judge avg: 20.0% (min: 20.0%)
    1e-6 too little | judgeAvgMin 0.7 | judged(0.699999) | fails, 0.699999: Judge avg: 70.0% (min: 70.0%)
    drift is the worst | driftScoreMax 0.15 | drifted(0.05) drifted(0.2) | fails, 0.2: Drift score: 0.200 (max: 0.15)
    of repeats the mean | driftScoreMax 0.15 | drifted(0.05,0.2) | passes, 0.125: Drift score: 0.125 (max: 0.15)
    1 - 0.85 is 0.15 | driftScoreMax 0.15 | drifted(0.15) | passes, 0.15: Drift score: 0.150 (max: 0.15)
    without a baseline | driftScoreMax 0.15 | new drifted(0.1) | passes, 0.1: Drift score: 0.100 (max: 0.15)
  `),
  )('%s: %s', (...row) => check(row));
});

describe('our gates', () => {
  test.each(
    rows(`
    keywords count results | keywordFailuresMax 0 | codes(keywords,KEYWORD_DENIED,KEYWORD_MISSING) | fails, 1: Keyword failures: 1 (max: 0)
    cost is the total | costMaxUsd 0.025 | plain*3 | fails, 0.03: Cost: $0.030 (max: $0.025)
    cost of many small calls | costMaxUsd 0.3 | dimes | passes, 0.3: Cost: $0.30 (max: $0.30)
    the mean of test means | latencyMaxMs 200 | timed(100,300) timed(100) | passes, 150: Mean latency: 150 ms (max: 200 ms)
    slow | latencyMaxMs 200 | timed(401) timed(0) | fails, 200.5: Mean latency: 201 ms (max: 200 ms)
    no answer makes it no faster | latencyMaxMs 200 | unanswered | fails, 300: Mean latency: 300 ms (max: 200 ms)
    judges, drift, provider and budget aside | deterministicPassRate 0.9 | everything | fails, 0.5: Deterministic pass rate: 50 % (min: 90 %)
    over all runs | probabilisticPassRate 0.75 | mixed | passes, 0.75: Probabilistic pass rate: 75 % (min: 75 %)
  `),
  )('%s: %s', (...row) => check(row));
});

describe('no data: nobody asked for it', () => {
  test.each(
    rows(`
    a judge | judgeAvgMin 0.7 | good | passes without data, 1: Judge average: not exercised, no judge assertions ran (min: 0.70)
    schema | schemaFailuresMax 0 | judged(1) | passes without data, 0: Schema failures: not exercised, no schema assertions ran (max: 0)
    pii | piiFailuresMax 0 | good | passes without data, 0: PII failures: not exercised, no PII assertions ran (max: 0)
    keywords | keywordFailuresMax 0 | good | passes without data, 0: Keyword failures: not exercised, no keyword assertions ran (max: 0)
    drift | driftScoreMax 0.1 | good | passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)
    no baseline | driftScoreMax 0.1 | new | passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)
    no baseline earns nothing | probabilisticPassRate 0.9 | new | passes without data, 1: Probabilistic pass rate: not exercised, no probabilistic assertions ran (min: 90 %)
    only judges | deterministicPassRate 0.9 | judged(1) | passes without data, 1: Deterministic pass rate: not exercised, no deterministic assertions ran (min: 90 %)
    no price | costMaxUsd 1 | priceless | passes without data, 0: Cost: not exercised, no tokens of a known price were counted (max: $1.00)
    no usage in the replies | costMaxUsd 1 | without-usage | passes without data, 0: Cost: not exercised, no tokens of a known price were counted (max: $1.00)
    a model that is free | costMaxUsd 1 | free | passes, 0: Cost: $0.00 (max: $1.00)
    lost runs without that kind take nothing | judgeAvgMin 0.7 | good lost(schema) | passes without data, 1: Judge average: not exercised, no judge assertions ran (min: 0.70)
    a lost repeat without a baseline | driftScoreMax 0.1 | lost-new | passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)
  `),
  )('%s: %s', (...row) => check(row));
});

describe('no data: it was lost', () => {
  test.each(
    rows(`
    the judge | judgeAvgMin 0.7 | good lost(judge,2) | fails without data, 1: Judge average: no data: 2 answers were lost to provider errors (min: 0.70)
    the schema check | schemaFailuresMax 0 | judged(1) lost(schema) | fails without data, 0: Schema failures: no data: 1 answer was lost to provider errors (max: 0)
    the pii check | piiFailuresMax 0 | good lost(pii) | fails without data, 0: PII failures: no data: 1 answer was lost to provider errors (max: 0)
    the keywords | keywordFailuresMax 0 | good lost(keywords) | fails without data, 0: Keyword failures: no data: 1 answer was lost to provider errors (max: 0)
    the drift | driftScoreMax 0.1 | good lost(drift) | fails without data, 0: Drift score: no data: 1 answer was lost to provider errors (max: 0.10)
    all: cost | costMaxUsd 1 | lost() | fails without data, 0: Cost: no data: 1 answer was lost to provider errors (max: $1.00)
    all: latency | latencyMaxMs 1 | lost() | fails without data, 0: Mean latency: no data: 1 answer was lost to provider errors (max: 1 ms)
    all: deterministic | deterministicPassRate 0 | lost(pii) | fails without data, 1: Deterministic pass rate: no data: 1 answer was lost to provider errors (min: 0 %)
    all: probabilistic | probabilisticPassRate 0 | lost(drift) | fails without data, 1: Probabilistic pass rate: no data: 1 answer was lost to provider errors (min: 0 %)
    a repeat beside one that was judged | judgeAvgMin 0.7 | half-judged | fails, 0.4: Judge avg: 40.0% (min: 70.0%)
    to the budget | piiFailuresMax 0 | good late(pii) | fails without data, 0: PII failures: no data: 1 answer was without an answer to judge (max: 0)
    empty answers prove no absence | piiFailuresMax 0 | empty(pii)*2 | fails without data, 0: PII failures: no data: 2 answers were without an answer to judge (max: 0)
  `),
  )('%s: %s', (...row) => check(row));
});

describe('the list of gates', () => {
  const all: SuiteGates = {
    ...DEFAULT_GATES,
    judgeAvgMin: 0.5,
    driftScoreMax: 0.5,
    costMaxUsd: 1,
    latencyMaxMs: 1000,
    deterministicPassRate: 0.5,
    probabilisticPassRate: 0.5,
  };
  const names = (gates: SuiteGates): readonly string[] =>
    evaluateSuiteGates(gates, [good()]).gates.gates.map(({ gateName }) => gateName);

  test('holds the defaults, and what the config sets, in the document’s order, then ours', () => {
    expect(names(DEFAULT_GATES)).toEqual([
      'passRateMin',
      'schemaFailuresMax',
      'piiFailuresMax',
      'keywordFailuresMax',
    ]);
    expect(names(all)).toEqual([
      'passRateMin',
      'schemaFailuresMax',
      'piiFailuresMax',
      'judgeAvgMin',
      'driftScoreMax',
      'keywordFailuresMax',
      'costMaxUsd',
      'latencyMaxMs',
      'deterministicPassRate',
      'probabilisticPassRate',
    ]);
  });

  test('passes when each gate does', () => {
    expect(evaluateSuiteGates(all, [good()]).gates.passed).toBe(true);
    expect(evaluateSuiteGates(all, [good(), failing()]).gates.passed).toBe(false);
  });

  test('comes out the same whatever order the results stand in', () => {
    const results = [
      good(),
      failing(),
      judged(0.3, 0.4),
      drifted(0.1),
      timed(3, 5),
      lost(['pii'], 2),
      codes('pii', 'PII_DETECTED'),
    ];
    const verdicts = (list: readonly AggregatedTestResult[]) =>
      evaluateSuiteGates(all, list).gates.gates.map(({ gateName, passed, actual, noData }) => ({
        gateName,
        passed,
        actual: actual.toFixed(9),
        noData,
      }));
    const expected = verdicts(results);
    for (let rotation = 1; rotation < results.length; rotation += 1) {
      expect(verdicts([...results.slice(rotation), ...results.slice(0, rotation)])).toEqual(
        expected,
      );
    }
    expect(verdicts(results.toReversed())).toEqual(expected);
  });
});

describe('the second evaluation', () => {
  test('happens only when a run was errored, and leaves the errored ones out', () => {
    expect(evaluateSuiteGates(DEFAULT_GATES, [good()])).not.toHaveProperty(
      'gatesWithoutErroredRuns',
    );
    const both = evaluateSuiteGates(DEFAULT_GATES, [good(), lost(['pii'])]);
    expect(both.gates.gates.map(({ passed }) => passed)).toEqual([false, true, false, true]);
    expect(both.gatesWithoutErroredRuns?.passed).toBe(true);
    expect(both.gatesWithoutErroredRuns?.gates[0]?.actual).toBe(1);
  });
});
