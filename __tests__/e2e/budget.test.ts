import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  failuresOf,
  manyTests,
  modelEntry,
  runConfig,
  runsOf,
  suiteConfig,
} from './model-suite.js';
import { runHere } from './run-action.js';

runHere();

/** Every answer has 15 tokens; at one dollar a million tokens that is $0.000015. */
let server: FakeServer;
beforeAll(async () => {
  server = await startOpenAiServer({
    reply: ({ body }) =>
      field(body, 'model') === 'judge' ? '{"score": 1, "reasoning": ""}' : 'fine',
  });
});
afterAll(() => server.close());

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
    const run = await runConfig(
      suiteConfig({ openai: server.url, tests: manyTests(20), ...parts }),
      { inputs },
    );
    expect(run).toMatchObject({
      code: 1,
      outputs: { result: 'failed', 'exit-code': '1', 'cost-usd': cost, passed: String(done) },
      report: { complete: false },
    });
    expect(failuresOf(run).map(({ code }) => code)).toEqual([
      ...Array<undefined>(done).fill(undefined),
      ...Array<string>(20 - done).fill('BUDGET_EXCEEDED'),
    ]);
    expect(failuresOf(run)[19]?.message).toMatch(/^Not started: .* the budget of \$0\.0000?[13]/);
    expect(JSON.parse(run.outputs['failure-codes'] ?? '')).toEqual({ BUDGET_EXCEEDED: 20 - done });
  });

  test('a budget of the input holds for all suites together', async () => {
    const text = (name: string) =>
      suiteConfig({ openai: server.url, tests: manyTests(5) }).replace(
        '"support"',
        JSON.stringify(name),
      );
    const run = await runConfig(text('one'), {
      process: 'own',
      files: { 'two.yaml': text('two') },
      inputs: { config: 'kindlm.yaml\ntwo.yaml', 'max-cost-usd': '0.0001' },
    });
    expect(run).toMatchObject({ code: 1, outputs: { passed: '6', 'cost-usd': '0.00009' } });
  });

  test('a budget smaller than the first prompt sends nothing', async () => {
    const before = server.requests.length;
    const prompts = { p: { user: 'word '.repeat(2000) } };
    const run = await runConfig(suiteConfig({ openai: server.url, prompts, tests: manyTests(3) }), {
      inputs: { 'max-cost-usd': '0.0001' },
    });
    expect(failuresOf(run).map(({ code }) => code)).toEqual(Array(3).fill('BUDGET_EXCEEDED'));
    expect(run).toMatchObject({ outputs: { 'cost-usd': '0' } });
    expect(run.code).not.toBe(0);
    expect(server.requests).toHaveLength(before);
  });

  test('an ample budget is not felt', async () => {
    const run = await runConfig(suiteConfig({ openai: server.url, tests: manyTests(20) }), {
      inputs: { 'max-cost-usd': '0.0003' },
    });
    expect(run).toMatchObject({
      code: 0,
      outputs: { passed: '20', 'cost-usd': '0.0003' },
      report: { complete: true },
    });
  });
});

describe('a server that states no token usage', () => {
  let silent: FakeServer;
  beforeAll(async () => {
    silent = await startOpenAiServer({ reply: () => ({ kind: 'text', text: 'fine', usage: {} }) });
  });
  afterAll(() => silent.close());

  test('is not free to a cost assertion, and its cost is no lower bound of nothing', async () => {
    const limit = { expect: { cost: { maxUsd: 1 } }, assert: [{ type: 'cost', threshold: 1 }] };
    const run = await runConfig(
      suiteConfig({ openai: silent.url, tests: [{ name: 't', prompt: 'p', ...limit }] }),
    );
    expect(run).toMatchObject({
      code: 1,
      report: { totals: { costUsd: 0, costIncomplete: true } },
    });
    const failures = runsOf(run).flatMap(({ assertions }) => assertions);
    expect(
      failures.map(({ failureCode, failureMessage }) => [failureCode, failureMessage]),
    ).toEqual(Array(2).fill(['INTERNAL_ERROR', expect.stringContaining('states no token usage')]));
  });

  test('is held to the budget by a guess, and that is said once', async () => {
    const run = await runConfig(suiteConfig({ openai: silent.url, tests: manyTests(20) }), {
      inputs: { 'max-cost-usd': '0.0001' },
    });
    const codes = failuresOf(run).map(({ code }) => code);
    expect(run.code).toBe(1);
    expect(codes[0]).toBeUndefined();
    expect(codes[19]).toBe('BUDGET_EXCEEDED');
    expect(run.stdout.match(/::warning::Some replies state no token usage/g)).toHaveLength(1);
    expect(run.report?.notices).toEqual([expect.stringContaining('a guess from their length')]);
  });

  test('without a budget nothing is guessed', async () => {
    const run = await runConfig(suiteConfig({ openai: silent.url }));
    expect(run).toMatchObject({ code: 0, report: { notices: [] } });
  });

  test('costs nothing where the price is nothing', async () => {
    const free = { ...modelEntry('m'), pricing: { input: 0, output: 0 } };
    const tests = [{ name: 't', prompt: 'p', expect: { cost: { maxUsd: 0.01 } } }];
    const run = await runConfig(suiteConfig({ openai: silent.url, models: [free], tests }));
    expect(run).toMatchObject({ code: 0, report: { totals: { costIncomplete: false } } });
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
      const run = await runConfig(suiteConfig({ openai: server.url, ...parts }), { inputs });
      expect(run).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
      expect(run.report?.problems).toHaveLength(1);
      const [problem] = run.report?.problems ?? [];
      expect(problem?.message).toContain('openai/house-model) is not known');
      expect(problem?.hint).toContain('pricing: { input: <USD per million tokens>');
      expect(server.requests).toHaveLength(before);
    },
  );

  test('without a limit it is no error', async () => {
    const run = await runConfig(suiteConfig({ openai: server.url, models: [unpriced] }));
    expect(run).toMatchObject({ code: 0, report: { totals: { costIncomplete: true } } });
  });
});
