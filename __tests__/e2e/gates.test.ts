/** Every gate, red and green, by models' answers: what is measured, and how it is said. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GateName, GateResult } from '../../src/engine/results.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  DEAR,
  runAction,
  startModel,
  suiteYaml,
  type SuiteYaml,
  type TestYaml,
} from './project.js';

interface Row {
  readonly gate: GateName;
  readonly tests: readonly TestYaml[];
  /** A threshold that the measure does not reach, and the strictest that it does. */
  readonly red: number;
  readonly green: number;
  readonly actual: number;
  readonly message: string;
  /** Runs of each test; default 1. */
  readonly repeat?: number;
  /** What the config sets for a threshold, where that is no number. */
  readonly setting?: (threshold: number) => unknown;
}

const PII = { guardrails: { pii: { denyPatterns: ['\\d{3}-\\d{2}-\\d{4}'] } } };
const GOOD: TestYaml = { name: 'good', expect: { output: { contains: ['ok'] } } };
const BAD: TestYaml = { name: 'bad', expect: { output: { contains: ['refund'] } } };

/** Half of ten are right. */
const HALF: readonly TestYaml[] = Array.from({ length: 10 }, (_, index) => ({
  ...(index % 2 === 0 ? GOOD : BAD),
  name: `half ${index}`,
}));

const ROWS: readonly Row[] = [
  {
    gate: 'passRateMin',
    tests: [GOOD, { ...GOOD, name: 'fine' }, BAD],
    red: 0.7,
    green: 2 / 3,
    actual: 2 / 3,
    message: 'Pass rate: 66.7% (min: 70.0%)',
  },
  {
    gate: 'runPassRateMin',
    tests: HALF,
    repeat: 2,
    red: 0.9,
    // The most that 10 of 20 answers do not rule out is 69.8 %.
    green: 0.69,
    actual: 0.5,
    message: 'Answer pass rate: 50 % (min: 90 %)',
  },
  {
    gate: 'reliabilityMin',
    tests: HALF,
    repeat: 2,
    setting: (rate) => ({ tries: 2, rate }),
    red: 0.9,
    green: 0.75,
    actual: 0.5,
    message: 'Reliability (2 tries): 50 % (min: 90 %)',
  },
  {
    gate: 'schemaFailuresMax',
    tests: [{ name: 'no JSON', expect: { output: { format: 'json' } } }, GOOD],
    red: 0,
    green: 1,
    actual: 1,
    message: 'Schema failures: 1 (max: 0)',
  },
  {
    gate: 'piiFailuresMax',
    tests: [{ name: 'pii', expect: PII }],
    red: 0,
    green: 1,
    actual: 1,
    message: 'PII failures: 1 (max: 0)',
  },
  {
    gate: 'keywordFailuresMax',
    tests: [{ name: 'keywords', expect: { guardrails: { keywords: { deny: ['ok'] } } } }],
    red: 0,
    green: 1,
    actual: 1,
    message: 'Keyword failures: 1 (max: 0)',
  },
  {
    gate: 'judgeAvgMin',
    tests: [
      { name: 'kind', expect: { judge: [{ criteria: 'Kindness, 0.9', minScore: 0.1 }] } },
      { name: 'short', expect: { judge: [{ criteria: 'Brevity, 0.5', minScore: 0.1 }] } },
    ],
    red: 0.8,
    green: 0.7,
    actual: 0.7,
    message: 'Judge avg: 70.0% (min: 80.0%)',
  },
  {
    gate: 'driftScoreMax',
    tests: [
      { name: 'drifted', expect: { baseline: { drift: { method: 'field-diff', maxScore: 1 } } } },
      { name: 'good', expect: { baseline: { drift: { method: 'field-diff', maxScore: 1 } } } },
    ],
    red: 0.2,
    green: 0.5,
    actual: 0.5,
    message: 'Drift score: 0.500 (max: 0.2)',
  },
  {
    gate: 'costMaxUsd',
    tests: [{ name: 'judged', expect: { judge: [{ criteria: 'Kindness, 0.9' }] } }],
    // The answer and the judge cost $0.015 each.
    red: 0.02,
    green: 0.03,
    actual: 0.03,
    message: 'Cost: $0.030 (max: $0.020)',
  },
  {
    gate: 'deterministicPassRate',
    tests: [GOOD, BAD, { name: 'kind', expect: { judge: [{ criteria: 'Kindness, 0.9' }] } }],
    red: 0.9,
    green: 0.5,
    actual: 0.5,
    message: 'Deterministic pass rate: 50 % (min: 90 %)',
  },
  {
    gate: 'probabilisticPassRate',
    tests: [
      BAD,
      {
        name: 'kind',
        expect: { judge: [{ criteria: 'Kindness, 0.9' }, { criteria: 'Wit, 0.1' }] },
      },
    ],
    red: 0.9,
    green: 0.5,
    actual: 0.5,
    message: 'Probabilistic pass rate: 50 % (min: 90 %)',
  },
];

/** So that only the gate of the row speaks. */
const LENIENT = {
  passRateMin: 0,
  schemaFailuresMax: 9,
  piiFailuresMax: 9,
  keywordFailuresMax: 9,
} as const;

const BASELINE = JSON.stringify({
  version: '1',
  suiteName: 'driftScoreMax',
  createdAt: '2026-11-01T00:00:00.000Z',
  results: {
    'drifted::m': { outputText: '{"amount":10}' },
    'good::m': { outputText: 'ok' },
  },
});

const LATE = { kind: 'text', text: 'ok', delayMs: 50 } as const;
const DOWN = { kind: 'http', status: 501, body: { error: { message: 'not now' } } } as const;
const model = await startModel(
  { pii: 'Your number is 123-45-6789.', drifted: '{"amount":5}', late: LATE, down: DOWN },
  (question) => `{"score": ${/Criterion: \w+, (\S+)/.exec(question)?.[1] ?? ''}}`,
);

/** One run with a suite for each row. */
async function runAll(thresholdOf: (row: Row) => number): Promise<ActionRun> {
  const suites = ROWS.map((row): [string, string] => [
    `${row.gate}.yaml`,
    suiteYaml({
      url: model.url,
      name: row.gate,
      tests: row.tests,
      gates: { ...LENIENT, [row.gate]: row.setting?.(thresholdOf(row)) ?? thresholdOf(row) },
      models: [DEAR],
      defaults: { repeat: row.repeat ?? 1 },
    }),
  ]);
  // Patterns are matched in the sandbox, which is part of the build.
  return runFiles(
    { ...Object.fromEntries(suites), '.kindlm/baselines/driftScoreMax.json': BASELINE },
    'own',
  );
}

async function runFiles(
  files: Record<string, string>,
  process: ActionOptions['process'] = 'this',
): Promise<ActionRun> {
  const workspace = await createWorkspace(files);
  return runAction(workspace, { process, inputs: { config: '*.yaml' } });
}

function gatesOutput({ outputs }: ActionRun): readonly (GateResult & { suite: string })[] {
  return JSON.parse(outputs['gates'] ?? '') as (GateResult & { suite: string })[];
}

function gateOf(run: ActionRun, suite: string, gateName: string) {
  return gatesOutput(run).find((gate) => gate.suite === suite && gate.gateName === gateName);
}

describe.each([
  { what: 'red', passed: false, code: 1 },
  { what: 'green', passed: true, code: 0 },
] as const)('$what', ({ what, passed, code }) => {
  let run: ActionRun;
  beforeAll(async () => {
    run = await runAll((row) => row[what]);
  });

  test.each(ROWS)('$gate', ({ gate, actual, message, ...row }) => {
    const measured = gateOf(run, gate, gate);
    expect(measured).toMatchObject({
      passed,
      threshold: row[what],
      actual: expect.closeTo(actual, 9),
    });
    if (!passed) expect(measured?.message).toBe(message);
    const suite = run.report?.suites.find(({ name }) => name === gate);
    expect(suite?.gates.passed).toBe(passed);
  });

  test('the job', () => {
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code, stderr: '' });
    expect(reportViolations(run.report)).toEqual([]);
    expect(run.summary).toMatch(passed ? /^## ✅ / : /^## ❌ /);
  });
});

describe('few answers leave a gate green that so many would have turned red', () => {
  const gates = { ...LENIENT, runPassRateMin: 0.9, reliabilityMin: { tries: 2, rate: 0.9 } };

  test.each([
    { tests: [GOOD, { ...GOOD, name: 'fine' }, BAD], code: 0 },
    { tests: HALF, code: 1 },
  ])('$tests.length tests: $code', async ({ tests, code }) => {
    const run = await runFiles({
      'kindlm.yaml': suiteYaml({ url: model.url, tests, gates, defaults: { repeat: 2 } }),
    });
    expect(run.code).toBe(code);
    for (const name of ['runPassRateMin', 'reliabilityMin']) {
      const gate = gateOf(run, 'support', name);
      expect(gate).toMatchObject({ passed: code === 0 });
      expect(gate?.message.includes('which chance can explain')).toBe(code === 0);
      expect(gate?.actual).toBeLessThan(0.9);
    }
  });

  test('an input that asks for fewer runs than tries: not exercised, and said', async () => {
    const workspace = await createWorkspace({
      'kindlm.yaml': suiteYaml({ url: model.url, tests: HALF, gates, defaults: { repeat: 2 } }),
    });
    const run = await runAction(workspace, { inputs: { repeat: '1' } });
    expect(gateOf(run, 'support', 'reliabilityMin')).toMatchObject({
      passed: true,
      noData: 'nothing-asked',
      message: 'Reliability (2 tries): not exercised, no test was asked so often (min: 90 %)',
    });
    expect(run.suite?.notices).toEqual([
      'The input `repeat` asks for fewer answers (1) than `gates.reliabilityMin.tries` (2), so that gate is not exercised.',
      '`gates.passRateMin` is 0: that gate holds whatever fails.',
    ]);
    expect(run.summary).toContain('so that gate is not exercised.');
  });
});

describe('a gate that no answer of its tests can fail is shown as not exercised', () => {
  const JSON_TEST: TestYaml = { name: 'JSON', expect: { output: { format: 'json' } } };
  const PII_TEST: TestYaml = { name: 'pii', expect: PII };
  const asserting = (...assert: readonly object[]): TestYaml => ({ name: 'scored', assert });
  const unseen = (minScore: number): TestYaml => ({
    name: 'judged',
    expect: { judge: [{ criteria: 'Kindness, 0.9', minScore }] },
  });
  const SCHEMA = { schemaFailuresMax: 0 };
  const TURNS = [{ turn: 'first', expect: { output: { contains: ['ok'] } } }];
  const SURE = { type: 'javascript', value: 'true' };
  const IDLE = { schemaFailuresMax: 'no schema assertions ran' };

  type Case<Wanted> = readonly [
    name: string,
    tests: readonly TestYaml[],
    gates: NonNullable<SuiteYaml['gates']>,
    wanted: Wanted,
  ];
  /** A suite for each case, by its name, in one run: patterns are matched in the sandbox, which is part of the build. */
  const runCases = (cases: readonly Case<unknown>[]): Promise<ActionRun> =>
    runFiles(
      Object.fromEntries(
        cases.map(([name, tests, gates], index) => [
          `${index}.yaml`,
          suiteYaml({ url: model.url, name, tests, gates }),
        ]),
      ),
      'own',
    );

  const IDLE_CASES: readonly Case<Readonly<Record<string, string>>>[] = [
    ['only texts', [GOOD], SCHEMA, IDLE],
    ['texts in a turn', [{ name: 'turns', conversation: TURNS }], SCHEMA, IDLE],
    ['JSON without weight', [asserting({ type: 'is-json', weight: 0 })], SCHEMA, IDLE],
    [
      'a list that no score can fail',
      [{ ...asserting({ type: 'is-json' }), threshold: 0 }],
      SCHEMA,
      IDLE,
    ],
    [
      'a limit above all tests',
      [PII_TEST, GOOD],
      { piiFailuresMax: 1, passRateMin: 0.5 },
      { piiFailuresMax: 'no answer of these tests can miss its limit' },
    ],
    [
      'a limit of 0',
      [GOOD],
      { passRateMin: 0 },
      { passRateMin: 'no answer of these tests can miss its limit' },
    ],
    [
      'a check that is always true',
      [asserting(SURE)],
      { deterministicPassRate: 0.9 },
      { deterministicPassRate: 'no deterministic assertions ran' },
    ],
    [
      'a judge whose every score is enough',
      [unseen(0)],
      { probabilisticPassRate: 0.9 },
      { probabilisticPassRate: 'no probabilistic assertions ran' },
    ],
  ];

  test('nothing that it counts can happen, or its limit cannot be missed', async () => {
    const run = await runCases(IDLE_CASES);
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' });
    for (const [name, , , idle] of IDLE_CASES) {
      for (const [gate, words] of Object.entries(idle)) {
        const message = expect.stringContaining(`not exercised, ${words}`);
        expect(gateOf(run, name, gate)).toMatchObject({ noData: expect.anything(), message });
      }
    }
    expect(reportViolations(run.report)).toEqual([]);
  });

  const FAILING_CASES: readonly Case<string>[] = [
    ['JSON beside texts', [GOOD, JSON_TEST], SCHEMA, 'schemaFailuresMax'],
    [
      'JSON in a turn',
      [{ name: 'turns', conversation: [{ turn: 'first', expect: JSON_TEST.expect }] }],
      SCHEMA,
      'schemaFailuresMax',
    ],
    ['JSON in a list', [asserting({ type: 'is-json' }, SURE)], SCHEMA, 'schemaFailuresMax'],
    ['personal data', [PII_TEST], { piiFailuresMax: 0 }, 'piiFailuresMax'],
    [
      'a check beside one that is always true',
      [asserting(SURE, { type: 'contains', value: 'refund' })],
      { deterministicPassRate: 0.9 },
      'deterministicPassRate',
    ],
    ['a judge', [unseen(0.95)], { probabilisticPassRate: 0.9 }, 'probabilisticPassRate'],
  ];

  test('what can fail it still does', async () => {
    const run = await runCases(FAILING_CASES);
    expect(run.code).toBe(1);
    for (const [name, , , gate] of FAILING_CASES) {
      expect([name, gateOf(run, name, gate)]).toEqual([
        name,
        expect.objectContaining({ passed: false }),
      ]);
      expect(gateOf(run, name, gate)).not.toHaveProperty('noData');
    }
  });

  test('the comment of no view calls it passed', async () => {
    const run = await runFiles({
      'kindlm.yaml': suiteYaml({ url: model.url, tests: [GOOD], gates: SCHEMA }),
    });
    expect(run.summary).toContain('➖ 3 gates not exercised: schema failures');
    expect(run.summary).not.toMatch(/passed[^\n]*schema failures|schema failures[^\n]*passed/iu);
  });
});

test('a gate whose data a provider error took away is never green', async () => {
  const judge = [{ criteria: 'Kindness, 0.9' }];
  const run = await runFiles({
    'kindlm.yaml': suiteYaml({
      url: model.url,
      tests: [GOOD, { name: 'down', expect: { judge } }],
      gates: { passRateMin: 0.5, judgeAvgMin: 0.7 },
    }),
  });
  expect(run).toMatchObject({ code: 3, outputs: { result: 'error' } });
  expect(gateOf(run, 'support', 'judgeAvgMin')).toMatchObject({
    passed: false,
    noData: 'provider-errors',
    message: 'Judge average: no data: 1 answer was lost to provider errors (min: 0.70)',
  });
});
