import { describe, expect, test } from '@jest/globals';
import type { ConfigProblem } from '../../../src/config/problem.js';
import type { SuiteGates } from '../../../src/config/suite.js';
import {
  evaluateSuiteGates,
  decideVerdict,
  processExitCode,
} from '../../../src/engine/evaluate/verdict.js';
import type {
  AggregatedTestResult,
  Interruption,
  TestRunOutcome,
} from '../../../src/engine/results.js';
import { bad, DEFAULT_GATES, ok, sampleResult, sampleRun, erroredRun } from '../samples.js';

type SuiteOutcome = Parameters<typeof decideVerdict>[0]['suites'][number];

const good = (name: string): AggregatedTestResult =>
  sampleResult(name, [sampleRun({ assertions: [ok('schema')] })]);
const failing = (name: string): AggregatedTestResult =>
  sampleResult(name, [
    sampleRun({ assertions: [bad('schema', 'SCHEMA_INVALID', 0, '/total: must be number')] }),
  ]);
const lost = (name: string): AggregatedTestResult => sampleResult(name, [erroredRun()], ['schema']);
const many = (
  count: number,
  make: (name: string) => AggregatedTestResult,
): AggregatedTestResult[] => Array.from({ length: count }, (_, index) => make(`t${index}`));

function outcome(
  results: readonly AggregatedTestResult[],
  gates: Partial<SuiteGates> = {},
  name = 'suite',
): SuiteOutcome {
  return { name, results, ...evaluateSuiteGates({ ...DEFAULT_GATES, ...gates }, results) };
}

const signal: Interruption = { kind: 'signal', signal: 'SIGTERM' };
const auth: Interruption = { kind: 'auth', message: 'openai: 401 invalid key' };
const stale: ConfigProblem = {
  message: 'test "x": the recording is stale.',
  location: { file: 'kindlm.yaml', line: 4, column: 5 },
  hint: 'Record it again.',
};

type Row = readonly [
  what: string,
  input: {
    suites: readonly SuiteOutcome[];
    problems?: readonly ConfigProblem[];
    interruption?: Interruption;
  },
  exitCode: number,
  reason: string,
];

const LAX = { passRateMin: 0, schemaFailuresMax: 99 };

describe('exit codes and their reasons', () => {
  const table: readonly Row[] = [
    [
      'all good',
      { suites: [outcome(many(40, good))] },
      0,
      'all gates passed: 40 of 40 results passed',
    ],
    [
      'a failure within the gates',
      { suites: [outcome([...many(19, good), failing('x')], { schemaFailuresMax: 1 })] },
      0,
      'all gates passed: 19 of 20 results passed',
    ],
    ['one result', { suites: [outcome([good('x')])] }, 0, 'all gates passed: 1 of 1 result passed'],
    [
      'a errored run within the gates',
      { suites: [outcome([...many(19, good), lost('x')])] },
      0,
      'all gates passed: 19 of 20 results passed',
    ],

    [
      'a real regression',
      { suites: [outcome([...many(37, good), ...many(3, failing)], { schemaFailuresMax: 9 })] },
      1,
      'pass rate 92.5 % is below 95 %',
    ],
    [
      'numbers that look alike get more digits',
      {
        suites: [outcome([...many(1899, good), ...many(101, failing)], { schemaFailuresMax: 999 })],
      },
      1,
      'pass rate 94.95 % is below 95 %',
    ],
    [
      'several gates',
      { suites: [outcome([good('a'), failing('b')])] },
      1,
      'pass rate 50 % is below 95 % (and 1 more gate)',
    ],
    [
      'a regression beside an outage',
      { suites: [outcome([good('a'), failing('b'), lost('c')], { schemaFailuresMax: 9 })] },
      1,
      'pass rate 33.3 % is below 95 %',
    ],
    [
      'the gate that fails in both evaluations is named',
      { suites: [outcome([...many(19, good), failing('b'), lost('c')])] },
      1,
      'number of schema failures 1 is above 0',
    ],
    [
      'the budget',
      {
        suites: [
          outcome([
            good('a'),
            sampleResult('b', [
              sampleRun({ assertions: [bad('budget', 'BUDGET_EXCEEDED', 0, 'Not started')] }),
            ]),
          ]),
        ],
      },
      1,
      'pass rate 50 % is below 95 %',
    ],
    [
      'cost, without any failing test',
      { suites: [outcome([good('a')], { costMaxUsd: 0.005 })] },
      1,
      'cost $0.010 is above $0.0050',
    ],
    [
      'latency',
      { suites: [outcome([good('a')], { latencyMaxMs: 99.6 })] },
      1,
      'mean latency 100 ms is above 99.6 ms',
    ],
    [
      'a gate without data',
      {
        suites: [
          outcome(
            [
              sampleResult(
                'b',
                [sampleRun({ assertions: [bad('output', 'EMPTY_OUTPUT', 0, 'No text')] })],
                ['pii'],
              ),
            ],
            { passRateMin: 0 },
          ),
        ],
      },
      1,
      'PII failures: no data: 1 answer was without an answer to judge (max: 0)',
    ],

    [
      'a problem',
      { suites: [outcome([good('a')])], problems: [stale] },
      2,
      'the run cannot be judged: 1 problem',
    ],
    [
      'problems before anything else',
      { suites: [outcome([failing('a')])], problems: [stale, stale], interruption: auth },
      2,
      'the run cannot be judged: 2 problems',
    ],

    [
      'a refused key',
      { suites: [outcome([failing('a'), lost('b')])], interruption: auth },
      3,
      'openai: 401 invalid key',
    ],
    [
      'an outage',
      { suites: [outcome([...many(3, good), lost('b')])] },
      3,
      'provider errors affected 1 of 4 answers, which is why the gates do not pass (pass rate 75 % is below 95 %); first: "b" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],
    [
      'a total outage',
      { suites: [outcome(many(2, lost))] },
      3,
      'provider errors affected all 2 answers, which is why the gates do not pass (pass rate 0 % is below 95 %); first: "t0" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],
    [
      'a total outage that lax gates would let pass',
      { suites: [outcome([sampleResult('x', [erroredRun()], [])], LAX)] },
      3,
      'provider errors affected the only answer; first: "x" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],
    [
      'a failure and an outage that only together break the gate',
      {
        suites: [
          outcome([...many(38, good), failing('x'), lost('y'), lost('z')], {
            schemaFailuresMax: 1,
          }),
        ],
      },
      3,
      'provider errors affected 2 of 41 answers, which is why the gates do not pass (pass rate 92.7 % is below 95 %); first: "y" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],

    [
      'cancelled while all is well',
      { suites: [outcome([good('a')])], interruption: signal },
      3,
      'the run was cancelled (SIGTERM) before all tests were done',
    ],
    [
      'cancelled with tests missing',
      { suites: [outcome([good('a'), lost('b')])], interruption: signal },
      3,
      'the run was cancelled (SIGTERM) before all tests were done',
    ],
    [
      'cancelled after a regression',
      {
        suites: [outcome([failing('a'), lost('b')], { schemaFailuresMax: 9 })],
        interruption: signal,
      },
      1,
      'pass rate 0 % is below 95 %',
    ],
    [
      'the deadline',
      {
        suites: [outcome([good('a'), lost('b')])],
        interruption: { kind: 'deadline', maxMinutes: 60 },
      },
      3,
      'provider errors affected 1 of 2 answers, which is why the gates do not pass (pass rate 50 % is below 95 %); first: "b" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],

    [
      'two suites, one red',
      {
        suites: [
          outcome([good('a')], {}, 'one'),
          outcome([failing('b')], { schemaFailuresMax: 9 }, 'two'),
        ],
      },
      1,
      'suite "two": pass rate 0 % is below 95 %',
    ],
    [
      'two suites, both red',
      {
        suites: [
          outcome([failing('a')], { schemaFailuresMax: 9 }, 'one'),
          outcome([failing('b')], {}, 'two'),
        ],
      },
      1,
      'suite "one": pass rate 0 % is below 95 % (and 1 more suite)',
    ],
    [
      'two suites, one red and one out',
      {
        suites: [
          outcome([lost('a')], {}, 'one'),
          outcome([failing('b')], { schemaFailuresMax: 9 }, 'two'),
        ],
      },
      1,
      'suite "two": pass rate 0 % is below 95 %',
    ],
    [
      'two suites, one green and one out',
      { suites: [outcome([good('a')], {}, 'one'), outcome([lost('b')], {}, 'two')] },
      3,
      'provider errors affected 1 of 2 answers, which is why the gates do not pass (pass rate 0 % is below 95 %); first: "b" on a: PROVIDER_ERROR: 503 Service Unavailable',
    ],
    [
      'two suites, both green',
      { suites: [outcome([good('a')], {}, 'one'), outcome([good('b')], {}, 'two')] },
      0,
      'all gates passed: 2 of 2 results passed',
    ],
  ];
  test.each(table)('%s', (_, input, exitCode, reason) => {
    expect(decideVerdict({ problems: [], ...input })).toEqual({
      result: exitCode === 0 ? 'passed' : exitCode === 1 ? 'failed' : 'error',
      exitCode,
      reason,
    });
  });
});

describe('1 against 3', () => {
  test('the same outage is 3 without a regression and 1 with one', () => {
    const outage = [lost('x'), lost('y')];
    const code = (results: readonly AggregatedTestResult[]): number =>
      decideVerdict({ suites: [outcome(results)], problems: [] }).exitCode;
    expect(code([...many(10, good), ...outage])).toBe(3);
    expect(code([...many(9, good), failing('z'), ...outage])).toBe(1);
  });

  test('a run that failed an assertion before the provider failed is judged by the others', () => {
    const half = erroredRun({
      assertions: [bad('schema', 'SCHEMA_INVALID'), bad('provider', 'PROVIDER_TIMEOUT')],
    });
    const results = [
      good('a'),
      sampleResult('b', [sampleRun({ assertions: [ok('schema')] }), half]),
    ];
    expect(decideVerdict({ suites: [outcome(results)], problems: [] }).exitCode).toBe(3);
  });
});

describe('what is said', () => {
  test('one that passed with a run that the gate is about', () => {
    const runs = [
      sampleRun({ assertions: [bad('pii', 'PII_DETECTED')] }),
      ...[1, 2, 3, 4].map(() => sampleRun({ assertions: [ok('pii')] })),
    ];
    const leaks = sampleResult('leaks', runs, undefined, 4);
    expect(leaks.passed).toBe(true);
    const { exitCode, reason } = decideVerdict({ suites: [outcome([leaks])], problems: [] });
    expect([exitCode, reason]).toEqual([1, 'number of PII failures 1 is above 0']);
  });

  test('hostile names and messages stay one short line', () => {
    const message = `line one\n::error::forged\r\n\u2028${'x'.repeat(500)}`;
    const nasty = sampleResult('evil\n::set-output', [
      sampleRun({ assertions: [bad('provider', 'PROVIDER_ERROR', 0, message)] }),
    ]);
    const { reason } = decideVerdict({ suites: [outcome([nasty])], problems: [] });
    expect(reason).toContain(
      '"evil ::set-output" on a: PROVIDER_ERROR: line one ::error::forged xxx',
    );
    expect(reason).not.toMatch(/[\r\n\u2028]/);
    expect(reason.length).toBeLessThan(400);
    expect(reason.endsWith('x…')).toBe(true);
  });

  test('a message is not cut through a character', () => {
    const message = `${'x'.repeat(198)}😀😀`;
    const result = sampleResult('x', [
      sampleRun({ assertions: [bad('provider', 'PROVIDER_ERROR', 0, message)] }),
    ]);
    const { reason } = decideVerdict({ suites: [outcome([result])], problems: [] });
    expect(reason.endsWith('xx…')).toBe(true);
  });
});

describe('nothing was asked', () => {
  type NotRun = Extract<TestRunOutcome, { kind: 'not-run' }>['reason'];
  const REASONS: readonly NotRun[] = ['budget', 'deadline', 'stopped', 'cancelled', 'decided'];
  const OUTCOMES: readonly TestRunOutcome[] = [
    { kind: 'passed' },
    { kind: 'failed' },
    { kind: 'errored', code: 'PROVIDER_ERROR', message: '503' },
    { kind: 'reused', sha: 'a'.repeat(40), passed: true },
    ...REASONS.map((reason) => ({ kind: 'not-run', reason }) as const),
  ];
  const ofOutcomes = (outcomes: readonly TestRunOutcome[], gates: Partial<SuiteGates>) => {
    const runs = outcomes.map((one) => sampleRun({ outcome: one, callCount: 0 }));
    return decideVerdict({
      suites: [outcome([sampleResult('t', runs)], gates)],
      problems: [],
    });
  };
  const isUnasked = ({ kind, ...rest }: TestRunOutcome) =>
    kind === 'not-run' && 'reason' in rest && /^(?:budget|decided)$/.test(rest.reason);

  /** Every pair of outcomes, under gates that pass and gates that fail. */
  const pairs = OUTCOMES.flatMap((one) => OUTCOMES.map((other) => [one, other] as const));
  test.each([{ passRateMin: 0 }, { passRateMin: 1 }])('exit code 2 for that only: %j', (gates) => {
    for (const pair of pairs) {
      const { exitCode, reason } = ofOutcomes(pair, gates);
      const wanted = pair.every(isUnasked);
      expect([pair, exitCode === 2, /^nothing was asked: /.test(reason)]).toEqual([
        pair,
        wanted,
        wanted,
      ]);
    }
  });

  test('a cancelled job says that it was cancelled', () => {
    const runs = [sampleRun({ outcome: { kind: 'not-run', reason: 'cancelled' } })];
    const suites = [outcome([sampleResult('t', runs)], { passRateMin: 0 })];
    expect(decideVerdict({ suites, problems: [], interruption: signal })).toMatchObject({
      exitCode: 3,
    });
  });
});

describe('fail-on', () => {
  const table = [
    [0, 'gates', 0],
    [1, 'gates', 1],
    [1, 'never', 0],
    [2, 'never', 2],
    [3, 'never', 3],
    [4, 'never', 4],
  ] as const;
  test.each(table)('verdict %i under %s ends the process with %i', (exitCode, failOn, expected) => {
    expect(processExitCode({ result: 'failed', exitCode, reason: '' }, failOn)).toBe(expected);
  });
});
