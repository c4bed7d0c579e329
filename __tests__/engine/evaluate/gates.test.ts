import { describe, expect, test } from '@jest/globals';
import type { SuiteGates } from '../../../src/config/suite.js';
import { evaluateSuiteGates } from '../../../src/engine/evaluate/verdict.js';
import type { AggregatedTestResult, GateName } from '../../../src/engine/results.js';
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
const fine = (type: string) => sampleRun({ assertions: [ok(type)] });
const codes = (type: string, ...failureCodes: Parameters<typeof bad>[1][]): AggregatedTestResult =>
  sampleResult('codes', [sampleRun({ assertions: failureCodes.map((code) => bad(type, code)) })]);
const timed = (...latencies: number[]): AggregatedTestResult =>
  sampleResult(
    'timed',
    latencies.map((latencyMs) => sampleRun({ latencyMs })),
  );

type Row = readonly [
  what: string,
  gates: Partial<SuiteGates>,
  results: readonly AggregatedTestResult[],
  /** Whether it passes, what it measures, and its message. */
  says: `${'passes' | 'fails' | 'passes without data' | 'fails without data'}, ${string}: ${string}`,
];

/** Evaluates the one gate that a row sets. */
function check([, gates, results, says]: Row): void {
  const [name] = Object.keys(gates) as GateName[];
  const gate = evaluateSuiteGates({ ...NO_GATES, ...gates }, results).gates.gates.find(
    ({ gateName }) => gateName === name,
  );
  const [, verdict, over, under = '1', message] =
    /^([^,]+), ([\d.]+)(?:\/(\d+))?: (.*)$/u.exec(says) ?? [];
  expect({
    verdict: `${gate?.passed === true ? 'passes' : 'fails'}${gate?.noData === undefined ? '' : ' without data'}`,
    actual: gate?.actual,
    message: gate?.message,
  }).toEqual({ verdict, actual: expect.closeTo(Number(over) / Number(under), 9), message });
}

describe('the document’s gates', () => {
  const table: readonly Row[] = [
    ['all pass', { passRateMin: 0.95 }, many(3, good), 'passes, 1: Pass rate: 100.0% (min: 95.0%)'],
    [
      '19 of 20 is 95 %',
      { passRateMin: 0.95 },
      [...many(19, good), failing()],
      'passes, 0.95: Pass rate: 95.0% (min: 95.0%)',
    ],
    [
      '18 of 20 is not',
      { passRateMin: 0.95 },
      [...many(18, good), ...many(2, failing)],
      'fails, 0.9: Pass rate: 90.0% (min: 95.0%)',
    ],
    [
      '2 of 3 against 0.6666666666',
      { passRateMin: 0.6666666666 },
      [good(), good(), failing()],
      'passes, 2/3: Pass rate: 66.7% (min: 66.7%)',
    ],
    [
      'a test passes only when all its runs do',
      { passRateMin: 0.5 },
      [
        sampleResult('flaky', [
          sampleRun(),
          sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID')] }),
        ]),
      ],
      'fails, 0: Pass rate: 0.0% (min: 50.0%)',
    ],
    [
      'a errored run counts as not passed',
      { passRateMin: 0.6 },
      [good(), lost(['schema'])],
      'fails, 0.5: Pass rate: 50.0% (min: 60.0%)',
    ],
    [
      'no results never pass',
      { passRateMin: 0 },
      [],
      'fails without data, 0: Pass rate: no results (min: 0 %)',
    ],

    [
      'schema codes',
      { schemaFailuresMax: 0 },
      [good(), failing()],
      'fails, 1: Schema failures: 1 (max: 0)',
    ],
    [
      'both schema codes count, as in the document',
      { schemaFailuresMax: 1 },
      [codes('schema', 'SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR')],
      'fails, 2: Schema failures: 2 (max: 1)',
    ],
    [
      'a code counts once a result',
      { schemaFailuresMax: 1 },
      [codes('schema', 'SCHEMA_INVALID', 'SCHEMA_INVALID')],
      'passes, 1: Schema failures: 1 (max: 1)',
    ],
    [
      'codes of other checks do not count',
      { schemaFailuresMax: 0 },
      [codes('schema', 'CONTAINS_FAILED')],
      'passes, 0: Schema failures: 0 (max: 0)',
    ],
    [
      'is-json is a schema check too',
      { schemaFailuresMax: 0 },
      [codes('is-json', 'SCHEMA_PARSE_ERROR')],
      'fails, 1: Schema failures: 1 (max: 0)',
    ],

    [
      'pii',
      { piiFailuresMax: 0 },
      [codes('pii', 'PII_DETECTED'), codes('pii', 'PII_DETECTED')],
      'fails, 2: PII failures: 2 (max: 0)',
    ],
    [
      'pii allowed',
      { piiFailuresMax: 2 },
      [codes('pii', 'PII_DETECTED'), ...many(2, (name) => sampleResult(name, [fine('pii')]))],
      'passes, 1: PII failures: 1 (max: 2)',
    ],

    [
      'judge average of means',
      { judgeAvgMin: 0.7 },
      [judged(0.6, 0.8), judged(0.9)],
      'passes, 0.8: Judge avg: 80.0% (min: 70.0%)',
    ],
    [
      'judge below',
      { judgeAvgMin: 0.7 },
      [judged(0.5), judged(0.8)],
      'fails, 0.65: Judge avg: 65.0% (min: 70.0%)',
    ],
    [
      '0.1 + 0.2 is 0.3 for a judge',
      { judgeAvgMin: 0.2 },
      [judged(0.1), judged(0.2), judged(0.3)],
      'passes, 0.2: Judge avg: 20.0% (min: 20.0%)',
    ],
    [
      '1e-6 too little is too little',
      { judgeAvgMin: 0.7 },
      [judged(0.699999)],
      'fails, 0.699999: Judge avg: 70.0% (min: 70.0%)',
    ],

    [
      'drift is the worst, not the mean',
      { driftScoreMax: 0.15 },
      [drifted(0.05), drifted(0.2)],
      'fails, 0.2: Drift score: 0.200 (max: 0.15)',
    ],
    [
      'drift of repeats is their mean',
      { driftScoreMax: 0.15 },
      [drifted(0.05, 0.2)],
      'passes, 0.125: Drift score: 0.125 (max: 0.15)',
    ],
    [
      '1 - 0.85 is 0.15',
      { driftScoreMax: 0.15 },
      [drifted(0.15)],
      'passes, 0.15: Drift score: 0.150 (max: 0.15)',
    ],
    [
      'a test without a baseline measures nothing',
      { driftScoreMax: 0.15 },
      [withoutBaseline, drifted(0.1)],
      'passes, 0.1: Drift score: 0.100 (max: 0.15)',
    ],
  ];
  test.each(table)('%s', (...row) => check(row));
});

describe('our gates', () => {
  const table: readonly Row[] = [
    [
      'keywords count results, not codes',
      { keywordFailuresMax: 0 },
      [codes('keywords', 'KEYWORD_DENIED', 'KEYWORD_MISSING')],
      'fails, 1: Keyword failures: 1 (max: 0)',
    ],
    [
      'cost is the total',
      { costMaxUsd: 0.025 },
      many(3, (name) => sampleResult(name, [sampleRun()])),
      'fails, 0.03: Cost: $0.030 (max: $0.025)',
    ],
    [
      'cost of many small calls',
      { costMaxUsd: 0.3 },
      [
        sampleResult(
          'x',
          Array.from({ length: 3 }, () => sampleRun({ costEstimateUsd: 0.1 })),
        ),
      ],
      'passes, 0.3: Cost: $0.30 (max: $0.30)',
    ],
    [
      'latency is the mean of test means',
      { latencyMaxMs: 200 },
      [timed(100, 300), timed(100)],
      'passes, 150: Mean latency: 150 ms (max: 200 ms)',
    ],
    [
      'slow',
      { latencyMaxMs: 200 },
      [timed(401), timed(0)],
      'fails, 200.5: Mean latency: 201 ms (max: 200 ms)',
    ],
    [
      'runs without an answer do not make it faster',
      { latencyMaxMs: 200 },
      [
        sampleResult('x', [
          sampleRun({ latencyMs: 300 }),
          erroredRun(),
          sampleRun({ latencyMs: 0, assertions: [bad('budget', 'BUDGET_EXCEEDED')] }),
        ]),
      ],
      'fails, 300: Mean latency: 300 ms (max: 200 ms)',
    ],
    [
      'deterministic: judges, drift, provider and budget aside',
      { deterministicPassRate: 0.9 },
      [
        sampleResult('x', [
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
        ]),
      ],
      'fails, 0.5: Deterministic pass rate: 50 % (min: 90 %)',
    ],
    [
      'probabilistic: over all runs',
      { probabilisticPassRate: 0.75 },
      [
        sampleResult('x', [
          sampleRun({
            assertions: [ok('schema'), ok('judge'), bad('judge', 'JUDGE_BELOW_THRESHOLD', 0.2)],
          }),
          sampleRun({ assertions: [bad('pii', 'PII_DETECTED'), ok('judge'), ok('drift')] }),
        ]),
      ],
      'passes, 0.75: Probabilistic pass rate: 75 % (min: 75 %)',
    ],
  ];
  test.each(table)('%s', (...row) => check(row));
});

describe('no data', () => {
  const budget = sampleResult(
    'late',
    [sampleRun({ assertions: [bad('budget', 'BUDGET_EXCEEDED')] })],
    ['pii'],
  );
  const empty = sampleResult(
    'empty',
    [sampleRun({ assertions: [bad('output', 'EMPTY_OUTPUT')] })],
    ['pii'],
  );
  const table: readonly Row[] = [
    [
      'nobody asked for a judge',
      { judgeAvgMin: 0.7 },
      [good()],
      'passes without data, 1: Judge average: not exercised, no judge assertions ran (min: 0.70)',
    ],
    [
      'nobody asked for schema',
      { schemaFailuresMax: 0 },
      [judged(1)],
      'passes without data, 0: Schema failures: not exercised, no schema assertions ran (max: 0)',
    ],
    [
      'nobody asked for pii',
      { piiFailuresMax: 0 },
      [good()],
      'passes without data, 0: PII failures: not exercised, no PII assertions ran (max: 0)',
    ],
    [
      'nobody asked for keywords',
      { keywordFailuresMax: 0 },
      [good()],
      'passes without data, 0: Keyword failures: not exercised, no keyword assertions ran (max: 0)',
    ],
    [
      'nobody asked for drift',
      { driftScoreMax: 0.1 },
      [good()],
      'passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)',
    ],
    [
      'no baseline',
      { driftScoreMax: 0.1 },
      [withoutBaseline],
      'passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)',
    ],
    [
      'no baseline earns nothing',
      { probabilisticPassRate: 0.9 },
      [withoutBaseline],
      'passes without data, 1: Probabilistic pass rate: not exercised, no probabilistic assertions ran (min: 90 %)',
    ],
    [
      'only judges',
      { deterministicPassRate: 0.9 },
      [judged(1)],
      'passes without data, 1: Deterministic pass rate: not exercised, no deterministic assertions ran (min: 90 %)',
    ],
    [
      'no price',
      { costMaxUsd: 1 },
      [sampleResult('x', [sampleRun({ costEstimateUsd: null })])],
      'passes without data, 0: Cost: not exercised, no tokens of a known price were counted (max: $1.00)',
    ],
    [
      'no usage in the replies',
      { costMaxUsd: 1 },
      [
        sampleResult('x', [
          sampleRun({
            costEstimateUsd: 0,
            tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
          }),
        ]),
      ],
      'passes without data, 0: Cost: not exercised, no tokens of a known price were counted (max: $1.00)',
    ],
    [
      'a model that is free',
      { costMaxUsd: 1 },
      [sampleResult('x', [sampleRun({ costEstimateUsd: 0 })])],
      'passes, 0: Cost: $0.00 (max: $1.00)',
    ],

    [
      'the provider took the judge',
      { judgeAvgMin: 0.7 },
      [good(), lost(['judge'], 2)],
      'fails without data, 1: Judge average: no data: 2 answers were lost to provider errors (min: 0.70)',
    ],
    [
      'the provider took the schema check',
      { schemaFailuresMax: 0 },
      [judged(1), lost(['schema'])],
      'fails without data, 0: Schema failures: no data: 1 answer was lost to provider errors (max: 0)',
    ],
    [
      'the provider took the pii check',
      { piiFailuresMax: 0 },
      [good(), lost(['pii'])],
      'fails without data, 0: PII failures: no data: 1 answer was lost to provider errors (max: 0)',
    ],
    [
      'the provider took the keywords',
      { keywordFailuresMax: 0 },
      [good(), lost(['keywords'])],
      'fails without data, 0: Keyword failures: no data: 1 answer was lost to provider errors (max: 0)',
    ],
    [
      'the provider took the drift',
      { driftScoreMax: 0.1 },
      [good(), lost(['drift'])],
      'fails without data, 0: Drift score: no data: 1 answer was lost to provider errors (max: 0.10)',
    ],
    [
      'the provider took everything: cost',
      { costMaxUsd: 1 },
      [lost([])],
      'fails without data, 0: Cost: no data: 1 answer was lost to provider errors (max: $1.00)',
    ],
    [
      'the provider took everything: latency',
      { latencyMaxMs: 1 },
      [lost([])],
      'fails without data, 0: Mean latency: no data: 1 answer was lost to provider errors (max: 1 ms)',
    ],
    [
      'the provider took everything: deterministic',
      { deterministicPassRate: 0 },
      [lost(['pii'])],
      'fails without data, 1: Deterministic pass rate: no data: 1 answer was lost to provider errors (min: 0 %)',
    ],
    [
      'the provider took everything: probabilistic',
      { probabilisticPassRate: 0 },
      [lost(['drift'])],
      'fails without data, 1: Probabilistic pass rate: no data: 1 answer was lost to provider errors (min: 0 %)',
    ],
    [
      'lost runs of tests without that kind take nothing',
      { judgeAvgMin: 0.7 },
      [good(), lost(['schema'])],
      'passes without data, 1: Judge average: not exercised, no judge assertions ran (min: 0.70)',
    ],
    [
      'a repeat that was lost beside one that was judged',
      { judgeAvgMin: 0.7 },
      [sampleResult('x', [sampleRun({ assertions: [ok('judge', 0.8)] }), erroredRun()])],
      'fails, 0.4: Judge avg: 40.0% (min: 70.0%)',
    ],
    [
      'a lost repeat without a baseline would have measured nothing',
      { driftScoreMax: 0.1 },
      [sampleResult('x', [...withoutBaseline.runs, erroredRun()], ['drift'])],
      'passes without data, 0: Drift score: not exercised, no drift was measured (max: 0.10)',
    ],
    [
      'the budget took the pii check',
      { piiFailuresMax: 0 },
      [good(), budget],
      'fails without data, 0: PII failures: no data: 1 answer was without an answer to judge (max: 0)',
    ],
    [
      'empty answers cannot prove the absence of pii',
      { piiFailuresMax: 0 },
      [empty, empty],
      'fails without data, 0: PII failures: no data: 2 answers were without an answer to judge (max: 0)',
    ],
  ];
  test.each(table)('%s', (...row) => check(row));
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
