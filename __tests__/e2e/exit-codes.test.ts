/** What the process ends with, and why it says so: docs/gates-and-exit-codes.md. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { NODES } from './nodes.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_NAME,
  runAction,
  startModel,
  suiteYaml,
  type SuiteYaml,
} from './project.js';

const NOT_THE_KEY = 'sk-refused';
const DOWN = { kind: 'http', status: 500, body: { error: { message: 'overloaded' } } } as const;
const REFUSED = { kind: 'http', status: 401, body: { error: { message: 'bad key' } } } as const;
const model = await startModel({
  refund: 'The refund is on its way.',
  'refund, worse': 'No.',
  down: DOWN,
  refused: REFUSED,
});

const REFUND = { name: 'refund', expect: { output: { contains: ['refund'] } } };
const WORSE = { ...REFUND, name: 'refund, worse' };
const HELLO = { name: 'hello', expect: { output: { contains: ['ok'] } } };
const DOWN_TEST = { name: 'down', expect: { output: { contains: ['ok'] } } };

interface Case extends Partial<Omit<ActionOptions, 'workspace'>> {
  readonly suite?: Omit<SuiteYaml, 'url'>;
  readonly yaml?: string;
}

async function workspaceOf({ suite = { tests: [REFUND] }, yaml }: Case) {
  const text = yaml ?? suiteYaml({ url: model.url, ...suite });
  const workspace = await createWorkspace({ 'kindlm.yaml': text });
  return workspace;
}

async function run({ suite, yaml, env, ...options }: Case): Promise<ActionRun> {
  const workspace = await workspaceOf({
    ...(suite === undefined ? {} : { suite }),
    ...(yaml === undefined ? {} : { yaml }),
  });
  return runAction(workspace, { env: { [KEY_NAME]: 'sk-test', ...env }, ...options });
}

/** The verdict's own error: the one that marks no line of the config, and the last. */
function verdictError({ annotations }: ActionRun): string | undefined {
  const last = annotations.filter(({ level }) => level === 'error').at(-1);
  return last?.file === undefined ? last?.message : undefined;
}

interface Expected {
  readonly code: number;
  readonly result: string;
  /** The verdict's error line; undefined for a green job. */
  readonly error: string | RegExp | undefined;
  /** First line of the job summary. */
  readonly summary: string | RegExp;
  /** The only problem, which has its annotation and its line in the summary. */
  readonly problem?: RegExp;
}

function expectVerdict(
  ended: ActionRun,
  { code, result, error, summary, problem }: Expected,
): void {
  const [line] = (verdictError(ended) ?? '').split('\n');
  expect({ code: ended.code, stderr: ended.stderr, ...ended.outputs }).toMatchObject({
    code,
    stderr: '',
    result,
    'exit-code': String(code),
  });
  if (error === undefined) {
    expect(ended.annotations.filter(({ level }) => level === 'error')).toEqual([]);
  } else if (typeof error === 'string') expect(line).toBe(error);
  else expect(line).toMatch(error);
  const [headline] = ended.summary.split('\n');
  if (typeof summary === 'string') expect(headline).toBe(summary);
  else expect(headline).toMatch(summary);
  if (problem !== undefined) {
    expect(ended.annotations.filter(({ message }) => problem.test(message))).toHaveLength(1);
    // Nothing was asked, so there is nothing to count.
    expect(`${ended.stdout}${ended.summary}`).not.toMatch(/0 answers|PROVIDER_ERROR|Pass rate/);
  }
  expect(reportViolations(ended.report)).toEqual([]);
  expect(ended.report?.verdict).toMatchObject({ result, exitCode: code });
}

const TABLE: readonly (readonly [string, Case, Expected])[] = [
  [
    '0: all gates pass',
    {},
    {
      code: 0,
      result: 'passed',
      error: undefined,
      summary: /^## ✅ `support` passes: 1 of 1 test$/,
    },
  ],
  [
    '1: a test fails',
    { suite: { tests: [HELLO, WORSE] } },
    {
      code: 1,
      result: 'failed',
      error:
        'support fails: 1 of 2 tests pass, all are needed; pass rate 50 % (needs 95 %); worst test: refund, worse: does not say "refund"',
      summary: '## ❌ `support` fails: 1 of 2 tests pass, all are needed',
    },
  ],
  [
    '2: the config has a misspelt key',
    { suite: { tests: [{ name: 'refund', expects: {} }] } },
    {
      code: 2,
      result: 'error',
      error: 'Nothing was run: 1 problem',
      summary: '## ❌ Nothing was run: 1 problem',
      problem:
        /^kindlm\.yaml:\d+:5 tests\[0\]\.expects: Unknown key "expects"\. Did you mean "expect"\?$/,
    },
  ],
  [
    '2: there is no config',
    { inputs: { config: 'other.yaml' } },
    {
      code: 2,
      result: 'error',
      error: 'Nothing was run: 1 problem',
      summary: '## ❌ Nothing was run: 1 problem',
      problem: /other\.yaml/,
    },
  ],
  [
    '2: No test is selected',
    { inputs: { tests: 'refnd' } },
    {
      code: 2,
      result: 'error',
      error: 'Nothing was run: 1 problem',
      summary: '## ❌ Nothing was run: 1 problem',
      problem: /refnd/,
    },
  ],
  [
    '2: nothing is recorded',
    { inputs: { responses: 'replay' } },
    {
      code: 2,
      result: 'error',
      error: 'Nothing was run: 1 problem',
      summary: '## ❌ Nothing was run: 1 problem',
      problem: /^There are no stored answers of these tests in .*responses: record/,
    },
  ],
  [
    '3: a key is absent',
    { env: { [KEY_NAME]: undefined } },
    {
      code: 3,
      result: 'error',
      error: /^The key TEST_KEY \(openai\) is not set$/,
      summary: /^## ❌ The key TEST\S+KEY \(openai\) is not set/,
    },
  ],
  [
    '3: the key is in quotes, and a missing one would be skipped',
    {
      env: { [KEY_NAME]: '"sk-test-in-quotes"\n' },
      inputs: { 'on-missing-secrets': 'skip' },
    },
    {
      code: 3,
      result: 'error',
      error: /^The key TEST_KEY \(openai\) is in quotes: store it without them$/,
      summary: /^## ❌ The key TEST\S+KEY \(openai\) is in quotes/,
    },
  ],
  [
    '3: the key is refused',
    {
      suite: { tests: [{ ...REFUND, vars: { message: 'refused' } }, HELLO] },
      env: { [KEY_NAME]: NOT_THE_KEY },
    },
    {
      code: 3,
      result: 'error',
      error: 'The provider refused the key',
      summary: /^## ❌ The provider refused the key$/,
    },
  ],
  [
    '3: the provider is down',
    { suite: { tests: [DOWN_TEST] } },
    {
      code: 3,
      result: 'error',
      error: 'openai is down: HTTP 500',
      summary: /^## ❌ (?:openai|`support`: no answer came)/,
    },
  ],
];

/** All at once, each in a process of its own: most of them wait for tries. */
async function together(
  cases: readonly (readonly [string, Case, ...unknown[]])[],
  options: Case,
): Promise<ReadonlyMap<string, ActionRun>> {
  const ended = cases.map(
    async ([name, given]) => [name, await run({ ...options, ...given })] as const,
  );
  return new Map(await Promise.all(ended));
}

function of(name: string, ended: ReadonlyMap<string, ActionRun>): ActionRun {
  const one = ended.get(name);
  if (one === undefined) throw new Error(`no run for ${name}`);
  return one;
}

describe.each(NODES)('on Node %s', (node) => {
  // Its start is the same whatever follows: of the other Node a green and a red one will do.
  const rows = node === '24' ? TABLE : TABLE.slice(0, 2);
  let ended: ReadonlyMap<string, ActionRun>;
  beforeAll(async () => {
    ended = await together(rows, { node });
  });

  test.each(rows)('%s', (name, _, expected) => expectVerdict(of(name, ended), expected));
});

test('2: an input is not valid, and the error names the valid values', async () => {
  const ended = await run({ inputs: { 'fail-on': 'gate' } });
  expect(ended.code).toBe(2);
  expect(ended.outputs).toMatchObject({ result: 'error', 'exit-code': '2', total: '0' });
  const errors = ended.annotations.filter(({ level }) => level === 'error');
  expect(errors.map(({ message }) => message)).toEqual([
    'Input fail-on: "gate" is not valid; expected "gates", "never". Did you mean "gates"?',
    expect.stringMatching(/^Nothing was run: 1 problem\n/),
  ]);
});

describe('1 or 3: part of the calls fails with 500', () => {
  const both = (expectFails: boolean) => [
    HELLO,
    { ...HELLO, name: 'hello again' },
    expectFails ? WORSE : REFUND,
    DOWN_TEST,
  ];
  const TABLE_1_3 = [
    { what: 'no regression', fails: false, passRateMin: 0.95, code: 3, counts: [3, 0, 1] },
    { what: 'a real regression', fails: true, passRateMin: 0.95, code: 1, counts: [2, 1, 1] },
    {
      what: 'a regression that the gate allows',
      fails: true,
      passRateMin: 0.6,
      code: 3,
      counts: [2, 1, 1],
    },
    {
      what: 'an outage that the gate allows',
      fails: false,
      passRateMin: 0.75,
      code: 0,
      counts: [3, 0, 1],
    },
  ];
  const ERRORS: Readonly<Record<number, RegExp | undefined>> = {
    0: undefined,
    1: /^support fails: 2 of 4 tests pass, all are needed; pass rate 50 % \(needs 95 %\); worst test: refund, worse: /,
    3: /^openai was down for 1 of 4 answers: HTTP 500$/,
  };
  const ICONS: Readonly<Record<number, RegExp>> = { 0: /^## ✅/, 1: /^## ❌/, 3: /^## ❌/ };
  const RESULTS: Readonly<Record<number, string>> = { 0: 'passed', 1: 'failed', 3: 'error' };

  let all: ReadonlyMap<string, ActionRun>;
  beforeAll(async () => {
    const cases = TABLE_1_3.map(({ what, fails, passRateMin }): [string, Case] => [
      what,
      { suite: { tests: both(fails), gates: { passRateMin } } },
    ]);
    all = await together(cases, { process: 'own' });
  });

  test.each(TABLE_1_3)('$what: $code', ({ what, code, counts }) => {
    const ended = of(what, all);
    expectVerdict(ended, {
      code,
      result: RESULTS[code] ?? '',
      error: ERRORS[code],
      summary: ICONS[code] ?? /^$/,
    });
    const [passed, failed, errored] = counts.map(String);
    expect(ended.outputs).toMatchObject({ total: '4', passed, failed, errored });
  });
});

describe('fail-on: never', () => {
  test('forgives failed gates, and the outputs still tell of them', async () => {
    const ended = await run({
      suite: { tests: [WORSE] },
      inputs: { 'fail-on': 'never' },
    });
    expect(ended).toMatchObject({
      code: 0,
      outputs: { result: 'failed', 'exit-code': '1', failed: '1' },
      report: { verdict: { result: 'failed', exitCode: 1 }, run: { failOn: 'never' } },
    });
    expect(ended.summary).toMatch(/^## ❌ /);
    expect(ended.summary).toContain('fail-on: never');
    expect(ended.annotations.at(-1)).toMatchObject({
      level: 'warning',
      message: expect.stringMatching(
        /^support fails: [^]*\nThe job stays green because of `fail-on: never`\.\n/,
      ),
    });
  });

  test.each([
    ['a config error', { suite: { tests: [{ name: 'x', expects: {} }] } }, 2],
    ['a provider error', { suite: { tests: [{ ...HELLO, vars: { message: 'refused' } }] } }, 3],
  ] as const)('does not forgive %s', async (_, given, code) => {
    const ended = await run({ ...given, inputs: { 'fail-on': 'never' } });
    expect(ended).toMatchObject({ code, outputs: { result: 'error', 'exit-code': String(code) } });
  });
});
