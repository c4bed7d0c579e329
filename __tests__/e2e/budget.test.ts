import { beforeAll, describe, expect, test } from '@jest/globals';
import { type FakeServer, type Fault, startFakeServer } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionRun,
  KEY_NAME,
  manyTests,
  modelEntry,
  runAction,
  suiteYaml,
} from './project.js';

/** Every answer has 15 tokens; at one dollar a million tokens that is $0.000015. */
const server = await startOpenAiServer({
  reply: ({ body }) =>
    field(body, 'model') === 'judge' ? '{"score": 1, "reasoning": ""}' : 'fine',
});

const JUDGED = { models: ['m'], expect: { judge: [{ criteria: 'Is fine', passes: 2 }] } };
const CASES = [
  { name: 'the input', inputs: { 'max-cost-usd': '0.0001' }, parts: {}, done: 6, cost: '0.00009' },
  {
    name: 'the gate',
    inputs: {},
    parts: { gates: { costMaxUsd: 0.0001 } },
    done: 6,
    cost: '0.00009',
  },
  {
    name: 'the input over the gate',
    inputs: { 'max-cost-usd': '0.00003' },
    parts: { gates: { costMaxUsd: 1 } },
    done: 2,
    cost: '0.00003',
  },
  {
    // 1 answer and 2 passes of the judge: $0.000045 a test.
    name: 'the input, judges counted',
    inputs: { 'max-cost-usd': '0.0001' },
    parts: {
      models: [modelEntry('m'), modelEntry('judge')],
      tests: manyTests(20, JUDGED).map((test, index) => ({
        ...test,
        expect: { judge: [{ criteria: `Is fine ${index}`, passes: 2 }] },
      })),
      defaults: { judgeModel: 'judge' },
    },
    done: 2,
    cost: '0.00009',
  },
] as const;

describe('what would pass the budget does not start', () => {
  test.each(CASES)('$name', async ({ inputs, parts, done, cost }) => {
    const run = await runAction(suiteYaml({ url: server.url, tests: manyTests(20), ...parts }), {
      inputs,
    });
    expect(run).toMatchObject({
      code: 1,
      outputs: { result: 'failed', 'exit-code': '1', 'cost-usd': cost, passed: String(done) },
      report: { complete: false },
    });
    expect(run.failures.map(({ code }) => code)).toEqual([
      ...Array<undefined>(done).fill(undefined),
      ...Array<string>(20 - done).fill('BUDGET_EXCEEDED'),
    ]);
    expect(run.failures[19]?.message).toMatch(/^Not started: .* the budget of \$0\.0000?[13]/);
    expect(JSON.parse(run.outputs['failure-codes'] ?? '')).toEqual({ BUDGET_EXCEEDED: 20 - done });
  });

  test('a budget of the input holds for all suites together', async () => {
    const text = (name: string) => suiteYaml({ url: server.url, name, tests: manyTests(5) });
    const run = await runAction(text('one'), {
      process: 'own',
      files: { 'two.yaml': text('two') },
      inputs: { config: 'kindlm.yaml\ntwo.yaml', 'max-cost-usd': '0.0001' },
    });
    expect(run).toMatchObject({ code: 1, outputs: { passed: '6', 'cost-usd': '0.00009' } });
  });
});

describe('a server that states no token usage', () => {
  let silent: FakeServer;
  beforeAll(async () => {
    silent = await startOpenAiServer({ reply: () => ({ kind: 'text', text: 'fine', usage: {} }) });
  });

  test('is not free to a cost assertion, and its cost is no lower bound of nothing', async () => {
    const limit = { expect: { cost: { maxUsd: 1 } }, assert: [{ type: 'cost', threshold: 1 }] };
    const run = await runAction(
      suiteYaml({ url: silent.url, tests: [{ name: 't', prompt: 'p', ...limit }] }),
    );
    expect(run).toMatchObject({
      code: 1,
      report: { totals: { costUsd: 0, costIncomplete: true } },
    });
    const failures = run.runs.flatMap(({ assertions }) => assertions);
    expect(
      failures.map(({ failureCode, failureMessage }) => [failureCode, failureMessage]),
    ).toEqual(Array(2).fill(['INTERNAL_ERROR', expect.stringContaining('states no token usage')]));
  });

  test('is held to the budget by a guess, and that is said once', async () => {
    const run = await runAction(suiteYaml({ url: silent.url, tests: manyTests(20) }), {
      inputs: { 'max-cost-usd': '0.0001' },
    });
    const codes = run.failures.map(({ code }) => code);
    expect(run.code).toBe(1);
    expect(codes[0]).toBeUndefined();
    expect(codes[19]).toBe('BUDGET_EXCEEDED');
    expect(run.stdout.match(/::warning::Some replies state no token usage/g)).toHaveLength(1);
    expect(run.report?.notices).toEqual([expect.stringContaining('a guess from their length')]);
  });
});

describe('a budget on a model of unknown price', () => {
  const unpriced = { id: 'house-model', provider: 'openai', model: 'house-model' };
  const JUDGE = { ...unpriced, id: 'judge' };
  const LIMITS = [
    { name: 'the input', parts: { models: [unpriced] }, inputs: { 'max-cost-usd': '1' } },
    { name: 'the gate', parts: { models: [unpriced], gates: { costMaxUsd: 1 } }, inputs: {} },
    {
      name: 'a test',
      parts: {
        models: [unpriced],
        tests: [{ name: 't', prompt: 'p', expect: { cost: { maxUsd: 1 } } }],
      },
      inputs: {},
    },
    {
      name: 'the input, with such a judge',
      parts: {
        models: [modelEntry('m'), JUDGE],
        tests: [{ name: 't', prompt: 'p', ...JUDGED }],
        defaults: { judgeModel: 'judge' },
      },
      inputs: { 'max-cost-usd': '1' },
    },
  ];
  test.each(LIMITS)(
    'of $name is refused, and says how to give a price',
    async ({ parts, inputs }) => {
      const before = server.requests.length;
      const run = await runAction(suiteYaml({ url: server.url, ...parts }), { inputs });
      expect(run).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
      expect(run.report?.problems).toHaveLength(1);
      const [problem] = run.report?.problems ?? [];
      expect(problem?.message).toContain('openai/house-model) is not known');
      expect(problem?.hint).toContain('pricing: { input: <USD per million tokens>');
      expect(server.requests).toHaveLength(before);
    },
  );

  test('without a limit it is no error', async () => {
    const run = await runAction(suiteYaml({ url: server.url, models: [unpriced] }));
    expect(run).toMatchObject({ code: 0, report: { totals: { costIncomplete: true } } });
    // No view calls it free.
    expect(run.summary).toContain('cost unknown');
    for (const view of [run.summary, run.files['report.html'] ?? '']) {
      expect(view).not.toMatch(/\$(?:<\/span>)?0\.00/);
    }
  });
});

describe('programs that do not say what they cost', () => {
  const SAYS = `echo '{"output":"fine","costUsd":0.4}'`;
  const SILENT = 'echo fine';
  const FAILS = 'exit 3';
  const LATE = 'sleep 20';

  function runPrograms(
    commands: readonly string[],
    gates: Readonly<Record<string, unknown>>,
    rest: Readonly<Record<string, unknown>> = {},
  ) {
    const tests = commands.map((command, index) => ({ name: `t${index}`, command, ...rest }));
    const lenient = { passRateMin: 0, ...gates };
    return runAction(
      suiteYaml({ url: server.url, tests, gates: lenient, defaults: { concurrency: 1 } }),
    );
  }
  const costGate = ({ report }: Awaited<ReturnType<typeof runPrograms>>) =>
    report?.suites[0]?.gates.gates.find(({ gateName }) => gateName === 'costMaxUsd');

  test.each<[string, readonly string[], number, Readonly<Record<string, unknown>>, unknown]>([
    ['none says it', [SILENT, SILENT, SILENT], 9, {}, { passed: false, noData: 'unknown' }],
    ['none says it, and some fail', [SILENT, FAILS], 9, {}, { passed: false, noData: 'unknown' }],
    ['all fail', [FAILS, LATE], 9, { timeoutMs: 500 }, { passed: false, noData: 'unknown' }],
    [
      'each counts as the most expensive',
      [SAYS, SILENT, FAILS],
      9,
      {},
      { passed: true, actual: 1.2 },
    ],
    ['over the limit', [SILENT, SILENT, SAYS], 1, {}, { passed: false }],
    [
      '`costUsd` of the test',
      [SAYS, SILENT, FAILS],
      9,
      { costUsd: 3 },
      { passed: true, actual: 6.4 },
    ],
    ['free ones', [SILENT, SILENT], 9, { costUsd: 0 }, { passed: true }],
  ])('%s', async (_name, commands, costMaxUsd, rest, gate) => {
    const run = await runPrograms(commands, { costMaxUsd }, rest);
    const found = costGate(run);
    expect(found).toMatchObject({
      ...(gate as object),
      ...(found?.noData === undefined
        ? { actual: expect.closeTo((gate as { actual?: number }).actual ?? found?.actual ?? 0, 9) }
        : {}),
    });
    expect(run.code).toBe(found?.passed === true ? 0 : 1);
    if (found?.noData !== undefined) {
      expect(found.message).toContain(`Cost: unknown for ${commands.length} answers`);
      expect(run.summary).toContain(`unknown for ${commands.length} answers`);
    }
  });

  test.each<[string, readonly string[], Readonly<Record<string, unknown>>, number]>([
    ['`costUsd`', Array<string>(6).fill(SILENT), { costUsd: 0.3 }, 3],
    ['`costUsd` of those that fail', Array<string>(6).fill(FAILS), { costUsd: 0.3 }, 3],
    ['the first known cost', [SAYS, ...Array<string>(5).fill(SILENT)], {}, 2],
    // Another may have been started while the first known cost came in.
    ['the first known cost, later', [SILENT, SAYS, ...Array<string>(5).fill(SILENT)], {}, 4],
  ])('a budget takes %s', async (_name, commands, rest, done) => {
    const run = await runPrograms(commands, { costMaxUsd: 1 }, rest);
    const codes = run.failures.map(({ code }) => code);
    const began = codes.indexOf('BUDGET_EXCEEDED');
    expect([done - 1, done]).toContain(began);
    expect(codes.slice(began)).toEqual(codes.slice(began).map(() => 'BUDGET_EXCEEDED'));
  });

  test('the limit of a test holds against its `costUsd`', async () => {
    const run = await runPrograms(
      [SILENT],
      {},
      { costUsd: 0.3, expect: { cost: { maxUsd: 0.2 } } },
    );
    expect(run.failures).toMatchObject([{ code: 'COST_EXCEEDED' }]);
  });
});

describe('what a call costs that brought no answer', () => {
  let broken: FakeServer;
  let fault: Fault;
  beforeAll(async () => {
    broken = await startFakeServer(() => ({ fault, body: {} }));
  });

  const priced = modelEntry('m');
  const unpriced = { id: 'm', provider: 'openai', model: 'house-model' };
  const own = { id: 'm', provider: 'app', model: 'm' };
  const http = (status: number): Fault => ({ kind: 'http', status });
  const page: Fault = { kind: 'html' };

  async function asked(
    model: Readonly<Record<string, unknown>>,
    parts: object = {},
  ): Promise<ActionRun> {
    const openai = { apiKeyEnv: KEY_NAME, baseUrl: broken.url };
    const providers = { openai, app: { kind: 'http', url: broken.url } };
    return runAction(suiteYaml({ url: broken.url, models: [model], providers, ...parts }));
  }

  test.each<[string, Readonly<Record<string, unknown>>, Fault, 'none' | 'unknown']>([
    ['a priced model that refuses', priced, http(400), 'none'],
    ['a priced model with an error of its server', priced, http(501), 'none'],
    ['a priced model whose reply nobody can read', priced, page, 'unknown'],
    [
      'a free model whose reply nobody can read',
      { ...priced, pricing: { input: 0, output: 0 } },
      page,
      'none',
    ],
    ['a model of unknown price that refuses', unpriced, http(400), 'none'],
    ['a model of unknown price with an error of its server', unpriced, http(501), 'unknown'],
    ['an endpoint of one’s own that fails', own, http(500), 'unknown'],
    ['an endpoint of one’s own that refuses', own, http(422), 'unknown'],
    [
      'an endpoint of one’s own that is free',
      { ...own, pricing: { input: 0, output: 0 } },
      http(500),
      'none',
    ],
  ])('%s', async (_, model, reply, cost) => {
    fault = reply;
    const run = await asked(model);
    const isUnknown = cost === 'unknown';
    const words = isUnknown ? 'cost unknown' : '$0.00';
    expect(run.runs[0]?.costEstimateUsd).toBe(isUnknown ? null : 0);
    expect(run).toMatchObject({
      outputs: { 'cost-usd': isUnknown ? '' : '0' },
      report: { totals: { costUsd: 0, costIncomplete: isUnknown } },
    });
    // The table of models, and the line below the story, in each view that has them.
    const views = [run.summary, run.files['report.html'] ?? ''];
    for (const view of views) {
      expect(view).toContain(words);
      expect(view).not.toContain(isUnknown ? '$0.00' : 'cost unknown');
    }
  });
});
