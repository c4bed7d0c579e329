/** Every failure code, produced by a model's answer and read from report.json: in the order of design/engine.md. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { FAILURE_CODES, type FailureCode } from '../../src/assertions/assertion.js';
import type { AggregatedTestResult } from '../../src/engine/results.js';
import type { OpenAiReply } from '../servers/openai-server.js';
import { reportViolations } from './report-schema.js';
import {
  type ActionRun,
  createWorkspace,
  DEAR,
  EMBEDDINGS,
  runAction,
  startModel,
  suiteYaml,
} from './project.js';

interface Row {
  /** What the model is given to say; also the test's name. */
  readonly name: string;
  readonly reply: OpenAiReply | string;
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly assert?: readonly object[];
  /** The baseline's answer. */
  readonly baseline?: string;
  /** The judge's reply. */
  readonly judge?: string;
  readonly type: string;
  readonly code: FailureCode;
  readonly message: string | RegExp;
}

const calls = (...names: readonly string[]): OpenAiReply => ({
  kind: 'tools',
  calls: names.map((name) => ({ name, arguments: { orderId: '2' } })),
});

const NEVER_ASKED = { output: { notContains: ['never asked'] } };

const SECTIONS: Readonly<Record<string, readonly Row[]>> = {
  '1. JSON Schema validation': [
    {
      name: 'no JSON',
      reply: 'Sure! {"action": "refund"}',
      expect: { output: { format: 'json' } },
      type: 'schema',
      code: 'SCHEMA_PARSE_ERROR',
      message: /^Output is not valid JSON: /,
    },
    {
      name: 'JSON of another shape',
      reply: '{"orderId":"2"}',
      expect: { output: { format: 'json', schemaFile: 'schemas/order.json' } },
      type: 'schema',
      code: 'SCHEMA_INVALID',
      message: '/orderId: must be integer',
    },
    {
      name: 'contains',
      reply: 'We will look into it. Refund.',
      expect: { output: { contains: ['refund'] } },
      type: 'schema',
      code: 'CONTAINS_FAILED',
      message: 'Output does not contain "refund"',
    },
    {
      name: 'notContains',
      reply: 'I am sorry.',
      expect: { output: { notContains: ['sorry'] } },
      type: 'schema',
      code: 'NOT_CONTAINS_FAILED',
      message: 'Output contains forbidden substring "sorry"',
    },
    {
      name: 'maxLength',
      reply: 'twelve chars',
      expect: { output: { maxLength: 11 } },
      type: 'schema',
      code: 'MAX_LENGTH_EXCEEDED',
      message: 'Output length 12 exceeds max 11',
    },
    {
      name: 'a schema’s pattern that runs away',
      reply: `{"note":"${'a'.repeat(40)}!"}`,
      expect: { output: { format: 'json', schemaFile: 'schemas/runaway.json' } },
      type: 'schema',
      code: 'INTERNAL_ERROR',
      message: /^Schema "schemas\/runaway\.json" was not decided within 1000 ms: /,
    },
  ],
  '2. PII detection': [
    {
      name: 'denyPatterns',
      reply: 'Your number is 123-45-6789, or 987-65-4321.',
      expect: { guardrails: { pii: { denyPatterns: ['\\d{3}-\\d{2}-\\d{4}'] } } },
      type: 'pii',
      code: 'PII_DETECTED',
      message: 'Found 2 PII match(es) for pattern "pii-pattern-0"',
    },
    {
      name: 'a pattern that runs away',
      reply: `${'a'.repeat(40)}!`,
      expect: {
        guardrails: {
          pii: { denyPatterns: [], customPatterns: [{ name: 'runaway', pattern: '^(a+)+$' }] },
        },
      },
      type: 'pii',
      code: 'INTERNAL_ERROR',
      message:
        'PII pattern "runaway" was not decided within 1000 ms: it takes too long on this output',
    },
  ],
  '3. Keyword guardrails': [
    {
      name: 'deny',
      reply: 'We GUARANTEE it.',
      expect: { guardrails: { keywords: { deny: ['guarantee'] } } },
      type: 'keywords',
      code: 'KEYWORD_DENIED',
      message: 'Output contains denied keyword "guarantee"',
    },
    {
      name: 'allow',
      reply: 'Hello.',
      expect: { guardrails: { keywords: { allow: ['refund', 'return'] } } },
      type: 'keywords',
      code: 'KEYWORD_MISSING',
      message: 'Output must contain at least one of: refund, return',
    },
  ],
  '4. LLM-as-judge': [
    {
      name: 'below the threshold',
      reply: 'No refunds. Bye.',
      judge: 'Here you are: {"score": 0.4, "reasoning": "Curt."}',
      expect: { judge: [{ criteria: 'The answer is kind', minScore: 0.7 }] },
      type: 'judge',
      code: 'JUDGE_BELOW_THRESHOLD',
      message: 'Judge score 0.40 below threshold 0.7',
    },
  ],
  '5. Tool calls': [
    {
      name: 'a tool that is not called',
      reply: 'Done without tools.',
      expect: { toolCalls: [{ tool: 'refund' }] },
      type: 'tool-calls',
      code: 'TOOL_CALL_MISSING',
      message: 'Expected tool "refund" was never called. Called: (none)',
    },
    {
      name: 'a tool that must not be called',
      reply: calls('refund'),
      expect: { toolCalls: [{ tool: 'refund', shouldNotCall: true }] },
      type: 'tool-calls',
      code: 'TOOL_CALL_UNEXPECTED',
      message: 'Tool "refund" was called 1 time(s) but should not have been',
    },
    {
      name: 'argsMatch',
      reply: calls('refund'),
      expect: { toolCalls: [{ tool: 'refund', argsMatch: { orderId: '1' } }] },
      type: 'tool-calls',
      code: 'TOOL_CALL_ARGS_MISMATCH',
      message: 'Argument mismatches: orderId: expected "1", got "2"',
    },
    {
      name: 'argsSchema',
      reply: calls('refund'),
      expect: { toolCalls: [{ tool: 'refund', argsSchema: 'schemas/order.json' }] },
      type: 'tool-calls',
      code: 'TOOL_CALL_ARGS_SCHEMA_INVALID',
      message: '/orderId: must be integer',
    },
    {
      name: 'order',
      reply: calls('lookup', 'refund'),
      expect: { toolCalls: [{ tool: 'refund', order: 0 }] },
      type: 'tool-calls',
      code: 'TOOL_CALL_ORDER_WRONG',
      message: 'Expected "refund" at position 0, found at 1',
    },
    {
      name: 'trajectory',
      reply: calls('refund', 'lookup'),
      expect: { trajectory: { tools: ['lookup', 'refund'] } },
      type: 'trajectory',
      code: 'TRAJECTORY_MISMATCH',
      message:
        'The tool calls are not as wanted (ordered): 1 missing, 1 out of order\nmissing: lookup\nok: refund {"orderId":"2"}\nout of order: lookup {"orderId":"2"}',
    },
    {
      name: 'responseContains',
      reply: calls('refund'),
      expect: { toolCalls: [{ tool: 'refund', responseContains: 'declined' }] },
      type: 'tool-calls',
      code: 'CONTAINS_FAILED',
      message: /^Response of tool "refund" does not contain "declined": .*refunded/,
    },
  ],
  '6. Baseline drift': [
    {
      name: 'by a judge',
      reply: 'We keep the money.',
      baseline: 'We refund the money.',
      judge: '{"driftScore": 0.9, "reasoning": "The opposite."}',
      expect: { baseline: { drift: { method: 'judge', maxScore: 0.2 } } },
      type: 'drift',
      code: 'DRIFT_EXCEEDED',
      message: 'Drift score 0.900 exceeds max 0.2',
    },
  ],
  'Ours: latency, cost, empty answers': [
    {
      name: 'latency',
      reply: { kind: 'text', text: 'Late.', delayMs: 50 },
      expect: { latency: { maxMs: 10 } },
      type: 'latency',
      code: 'LATENCY_EXCEEDED',
      message: /^Latency \d+ ms exceeds max 10 ms$/,
    },
    {
      name: 'cost',
      reply: 'Dear.',
      expect: { cost: { maxUsd: 0.01 } },
      type: 'cost',
      code: 'COST_EXCEEDED',
      message: 'Cost $0.0150 exceeds max $0.01',
    },
    {
      name: 'no text',
      reply: '',
      expect: { output: { notContains: ['anything'] } },
      type: 'output',
      code: 'EMPTY_OUTPUT',
      message: 'The model answered with no text and no tool call',
    },
    {
      name: 'a tool loop that maxTurns cut off',
      reply: calls('refund'),
      expect: { output: { notContains: ['anything'] } },
      type: 'conversation',
      code: 'MAX_TURNS_EXCEEDED',
      message:
        'The model still called tools after 1 reply (`maxTurns`): there is no answer to judge',
    },
  ],
  'Scored assertions': [
    {
      name: 'a script that says no',
      reply: 'Off it goes.',
      assert: [{ type: 'javascript', value: 'output.length > 100' }],
      type: 'javascript',
      code: 'JAVASCRIPT_FAILED',
      message: 'The code returned false',
    },
    {
      name: 'a script that throws',
      reply: 'Off it went.',
      assert: [{ type: 'javascript', value: 'output.refund.amount > 1' }],
      type: 'javascript',
      code: 'JAVASCRIPT_ERROR',
      message: /amount/,
    },
    {
      name: 'another meaning',
      reply: 'No idea.',
      assert: [{ type: 'similar', value: 'The refund is on its way.' }],
      type: 'similar',
      code: 'SIMILARITY_BELOW_THRESHOLD',
      message: /0\.75/,
    },
  ],
  'Provider failures': [
    {
      name: 'a request that is refused',
      reply: { kind: 'http', status: 400, body: { error: { message: 'no such model' } } },
      expect: NEVER_ASKED,
      type: 'provider',
      code: 'PROVIDER_ERROR',
      message: /^Refused \(see kindlm\.yaml:\d+\): openai: HTTP 400: no such model$/,
    },
  ],
};

/** What needs a run of its own: it would stop or slow the others. */
const TIMEOUT: Row = {
  name: 'no reply in time',
  reply: { kind: 'hang' },
  expect: NEVER_ASKED,
  type: 'provider',
  code: 'PROVIDER_TIMEOUT',
  message: 'No complete reply within 300 ms (after 10 attempts)',
};

const REFUSED_KEY: Row = {
  name: 'a refused key',
  reply: { kind: 'http', status: 401, body: { error: { message: 'bad key' } } },
  expect: NEVER_ASKED,
  type: 'provider',
  code: 'PROVIDER_AUTH_FAILED',
  message: 'openai: HTTP 401: bad key',
};

const PAST_THE_BUDGET: Row = {
  name: 'past the budget',
  reply: 'never sent',
  expect: NEVER_ASKED,
  type: 'budget',
  code: 'BUDGET_EXCEEDED',
  message: 'Not started: the estimated cost would pass the budget of $0.02',
};

const ANSWERS = Object.values(SECTIONS).flat();
const ROWS = [...ANSWERS, TIMEOUT, REFUSED_KEY, PAST_THE_BUDGET];

/** Codes of other tests' runs, by the file that has them. */
const ELSEWHERE: Readonly<Partial<Record<FailureCode, string>>> = {
  COMMAND_FAILED: 'command',
  COMMAND_TIMEOUT: 'command',
  EXTERNAL_CHECK_FAILED: 'results',
  EXTERNAL_RESULT_MISSING: 'results',
  SKILL_NOT_USED: 'skills',
  SKILL_USED: 'skills',
  FILE_MISSING: 'workspaces',
  FILE_UNEXPECTED: 'workspaces',
  FILE_CONTENT_MISMATCH: 'workspaces',
  FILE_CHANGED: 'workspaces',
  CHANGE_NOT_ALLOWED: 'workspaces',
  CHECK_FAILED: 'workspaces',
  PYTHON_FAILED: 'interpreted-checks',
  PYTHON_ERROR: 'interpreted-checks',
  FORMAT_INVALID: 'asserts',
  CONCISENESS_FAILED: 'asserts',
};

const FILES = {
  'schemas/order.json': JSON.stringify({
    type: 'object',
    properties: { orderId: { type: 'integer' } },
  }),
  'schemas/runaway.json': JSON.stringify({ properties: { note: { pattern: '^(a+)+$' } } }),
  'baseline.json': JSON.stringify({
    version: '1',
    suiteName: 'support',
    createdAt: '2026-11-01T00:00:00.000Z',
    results: Object.fromEntries(
      ROWS.flatMap(({ name, baseline }) =>
        baseline === undefined ? [] : [[`${name}::m`, { outputText: baseline }]],
      ),
    ),
  }),
};

const TOOLS = ['lookup', 'refund'].map((name) => ({
  name,
  responses: [{ when: { orderId: '2' }, then: { status: 'refunded' } }],
}));
const model = await startModel(
  {
    ...Object.fromEntries(ROWS.map(({ name, reply }) => [name, reply])),
    [EMBEDDINGS]: {
      kind: 'vectors',
      vectors: [
        [1, 0],
        [0, 1],
      ],
    },
  },
  (question) => ROWS.find((row) => isAbout(row, question))?.judge ?? 'no row is judged so',
);

function isAbout({ judge, reply }: Row, question: string): boolean {
  return judge !== undefined && typeof reply === 'string' && question.includes(reply);
}

async function runRows(
  rows: readonly Row[],
  settings: { gates?: Record<string, number>; defaults?: Record<string, number> } = {},
): Promise<ActionRun> {
  const yaml = suiteYaml({
    url: model.url,
    tests: rows.map(({ name, expect: expected, assert, type }) => ({
      name,
      ...(expected && { expect: expected }),
      ...(assert && { assert }),
      ...(type === 'tool-calls' || type === 'trajectory' ? { tools: TOOLS } : {}),
      ...(type === 'conversation' ? { maxTurns: 1 } : {}),
    })),
    ...settings,
    models: [DEAR],
    baseline: { file: 'baseline.json' },
  });
  const workspace = await createWorkspace({ 'kindlm.yaml': yaml, ...FILES });
  return runAction(workspace, { process: 'own' });
}

function resultOf({ report }: ActionRun, name: string): AggregatedTestResult {
  const results = report?.suites.flatMap((suite) => suite.results) ?? [];
  const found = results.find(({ testCaseName }) => testCaseName === name);
  if (found === undefined) throw new Error(`no result of ${name}`);
  return found;
}

/** The row's verdict in the document, and its code in JUnit. */
function expectRow(run: ActionRun, { name, type, code, message }: Row): void {
  const result = resultOf(run, name);
  const failing = result.runs.flatMap((one) => one.assertions.filter(({ passed }) => !passed));
  expect(failing).toHaveLength(1);
  expect(failing[0]).toMatchObject({
    assertionType: type,
    failureCode: code,
    failureMessage: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect(result).toMatchObject({
    passed: false,
    status: type === 'provider' ? 'errored' : 'failed',
    failureCodes: [code],
  });
  const element = type === 'provider' ? 'error' : 'failure';
  expect(run.files['junit.xml']).toMatch(
    new RegExp(`<testcase name="${name} \\[m\\]"[^>]*><${element} [^>]*type="${code}"`),
  );
}

function counts(rows: readonly Row[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { code } of rows) found[code] = (found[code] ?? 0) + 1;
  return found;
}

describe('one suite with a test for each', () => {
  let run: ActionRun;
  beforeAll(async () => {
    run = await runRows(ANSWERS);
  });

  describe.each(Object.entries(SECTIONS))('%s', (_, rows) => {
    test.each(rows)('$name: $code', (row) => expectRow(run, row));
  });

  test('the run is red, and its report is a report', () => {
    expect(run).toMatchObject({ code: 1, stderr: '', outputs: { result: 'failed', passed: '0' } });
    expect(reportViolations(run.report)).toEqual([]);
  });

  test('the codes are counted in output, report and summary', () => {
    expect(JSON.parse(run.outputs['failure-codes'] ?? '')).toEqual(counts(ANSWERS));
    expect(run.report?.failureCodes).toEqual(counts(ANSWERS));
    for (const [code, count] of Object.entries(counts(ANSWERS))) {
      expect(run.summary).toMatch(new RegExp(`\\| \`${code}\` \\| ${count} \\|`));
    }
  });

  test('personal data that was found is redacted in every file, the summary and the log', () => {
    const everywhere = [run.stdout, run.summary, ...Object.values(run.files)].join('\n');
    expect(everywhere).not.toMatch(/123-45-6789|987-65-4321/);
  });

  test('nine lines of the config are marked at the most', () => {
    const marks = run.annotations.filter(({ file }) => file !== undefined);
    expect(marks).toHaveLength(9);
    expect(marks.every(({ file, level }) => file === 'kindlm.yaml' && level === 'error')).toBe(
      true,
    );
  });
});

describe('what needs a run of its own', () => {
  test('no reply in time: PROVIDER_TIMEOUT, exit code 3', async () => {
    const run = await runRows([TIMEOUT], { defaults: { timeoutMs: 300 } });
    expectRow(run, TIMEOUT);
    expect(run.code).toBe(3);
  });

  test('a refused key: PROVIDER_AUTH_FAILED, exit code 3', async () => {
    const run = await runRows([REFUSED_KEY]);
    expectRow(run, REFUSED_KEY);
    expect(run.code).toBe(3);
  });

  test('past the budget: BUDGET_EXCEEDED, exit code 1', async () => {
    const first = { ...PAST_THE_BUDGET, name: 'within the budget' };
    const run = await runRows([first, PAST_THE_BUDGET], { gates: { costMaxUsd: 0.02 } });
    expectRow(run, PAST_THE_BUDGET);
    expect(resultOf(run, first.name).passed).toBe(true);
    expect(run.code).toBe(1);
    expect(run.report?.complete).toBe(false);
  });
});

test('every failure code has a row, here or in the file that has runs of its kind', async () => {
  const expected = FAILURE_CODES.filter((code) => !(code in ELSEWHERE));
  expect(Object.keys(counts(ROWS)).sort()).toEqual(expected.sort());
  for (const [code, file] of Object.entries(ELSEWHERE)) {
    const source = await readFile(new URL(`${file}.test.ts`, import.meta.url), 'utf8');
    expect([code, new RegExp(`\\b${code}\\b`).test(source)]).toEqual([code, true]);
  }
});
