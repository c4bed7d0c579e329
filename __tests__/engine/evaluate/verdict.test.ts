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

const RESULTS: Readonly<Record<string, (name: string) => AggregatedTestResult>> = {
  good,
  bad: failing,
  lost,
  'lost-unchecked': (name) => sampleResult(name, [erroredRun()], []),
  unaffordable: (name) =>
    sampleResult(name, [sampleRun({ assertions: [bad('budget', 'BUDGET_EXCEEDED')] })]),
  empty: (name) =>
    sampleResult(name, [sampleRun({ assertions: [bad('output', 'EMPTY_OUTPUT')] })], ['pii']),
};

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  auth,
  signal,
  deadline: { kind: 'deadline', maxMinutes: 60 },
};

/**
 * What a run came to, as text: of each suite (`;` between two) its results and gates, then what else there was. `good*3`
 * is three that passed, named t0 to t2; `lax=9` allows nine schema failures.
 */
function inputOf(text: string): Parameters<typeof decideVerdict>[0] {
  const [ofSuites = '', more = ''] = text.split('+');
  let named = 0;
  const suites = ofSuites.split(';').map((suite, at) => {
    const words = suite.trim().split(' ');
    const results = words.flatMap((word) => {
      const [kind = '', times = '1'] = word.split('*');
      const make = RESULTS[kind];
      return make === undefined ? [] : many(Number(times), () => make(`t${named++}`));
    });
    const gates = words
      .map((word) => word.split('='))
      .filter(([, limit]) => limit !== undefined)
      .map(([name, limit]) => [name === 'lax' ? 'schemaFailuresMax' : name, Number(limit)]);
    return outcome(results, Object.fromEntries(gates) as Partial<SuiteGates>, ['one', 'two'][at]);
  });
  const others = more.trim().split(' ');
  const interruption = others.flatMap((word) => INTERRUPTIONS[word] ?? [])[0];
  return {
    suites,
    problems: others.filter((word) => word === 'stale').map(() => stale),
    interruption,
  };
}

const OUT = 'PROVIDER_ERROR: 503 Service Unavailable';
const AFFECTED = 'which is why the gates do not pass';

/** Rows of: what, the run, the exit code, and the reason. */
const TABLE = `
  all good | good*40 | 0 | all gates passed: 40 of 40 results passed
  a failure within the gates | good*19 bad lax=1 | 0 | all gates passed: 19 of 20 results passed
  one result | good | 0 | all gates passed: 1 of 1 result passed
  an errored run within the gates | good*19 lost | 0 | all gates passed: 19 of 20 results passed
  a real regression | good*37 bad*3 lax=9 | 1 | pass rate 92.5 % is below 95 %
  numbers that look alike get more digits | good*1899 bad*101 lax=999 | 1 | pass rate 94.95 % is below 95 %
  several gates | good bad | 1 | pass rate 50 % is below 95 % (and 1 more gate)
  a regression beside an outage | good bad lost lax=9 | 1 | pass rate 33.3 % is below 95 %
  the gate that fails in both evaluations is named | good*19 bad lost | 1 | number of schema failures 1 is above 0
  the budget | good unaffordable | 1 | pass rate 50 % is below 95 %
  cost, without any failing test | good costMaxUsd=0.005 | 1 | cost $0.010 is above $0.0050
  latency | good latencyMaxMs=99.6 | 1 | mean latency 100 ms is above 99.6 ms
  a gate without data | empty passRateMin=0 | 1 | PII failures: no data: 1 answer was without an answer to judge (max: 0)
  a problem | good + stale | 2 | the run cannot be judged: 1 problem
  problems before anything else | bad + stale stale auth | 2 | the run cannot be judged: 2 problems
  a refused key | bad lost + auth | 3 | openai: 401 invalid key
  an outage | good*3 lost | 3 | provider errors affected 1 of 4 answers, ${AFFECTED} (pass rate 75 % is below 95 %); first: "t3" on a: ${OUT}
  a total outage | lost*2 | 3 | provider errors affected all 2 answers, ${AFFECTED} (pass rate 0 % is below 95 %); first: "t0" on a: ${OUT}
  one that lax gates would let pass | lost-unchecked passRateMin=0 lax=99 | 3 | provider errors affected the only answer; first: "t0" on a: ${OUT}
  a failure and an outage that only together break the gate | good*38 bad lost*2 lax=1 | 3 | provider errors affected 2 of 41 answers, ${AFFECTED} (pass rate 92.7 % is below 95 %); first: "t39" on a: ${OUT}
  cancelled while all is well | good + signal | 3 | the run was cancelled (SIGTERM) before all tests were done
  cancelled with tests missing | good lost + signal | 3 | the run was cancelled (SIGTERM) before all tests were done
  cancelled after a regression | bad lost lax=9 + signal | 1 | pass rate 0 % is below 95 %
  the deadline | good lost + deadline | 3 | provider errors affected 1 of 2 answers, ${AFFECTED} (pass rate 50 % is below 95 %); first: "t1" on a: ${OUT}
  two suites, one red | good ; bad lax=9 | 1 | suite "two": pass rate 0 % is below 95 %
  two suites, both red | bad lax=9 ; bad | 1 | suite "one": pass rate 0 % is below 95 % (and 1 more suite)
  two suites, one red and one out | lost ; bad lax=9 | 1 | suite "two": pass rate 0 % is below 95 %
  two suites, one green and one out | good ; lost | 3 | provider errors affected 1 of 2 answers, ${AFFECTED} (pass rate 0 % is below 95 %); first: "t1" on a: ${OUT}
  two suites, both green | good ; good | 0 | all gates passed: 2 of 2 results passed
`;

test.each(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim())),
)('%s: %s', (_what, run = '', exitCode = '', reason = '') => {
  const result = exitCode === '0' ? 'passed' : exitCode === '1' ? 'failed' : 'error';
  expect(decideVerdict(inputOf(run))).toEqual({ result, exitCode: Number(exitCode), reason });
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
