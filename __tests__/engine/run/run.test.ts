import { describe, expect, test } from '@jest/globals';
import type { Assertion } from '../../../src/assertions/assertion.js';
import type { Suite, TestCase } from '../../../src/config/suite.js';
import type { SuitePlan, Unit } from '../../../src/engine/plan.js';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { runPlans, type RunSetup } from '../../../src/engine/run/run.js';
import { ProviderError } from '../../../src/providers/provider.js';
import { NO_GATES, ok, sampleModel, sampleSuite, sampleTest } from '../samples.js';
import { reply, scriptedRun, settle, type Answerer } from '../scripted-models.js';

function planOf(tests: readonly TestCase[], rest: Partial<Suite> = {}): SuitePlan {
  const suite = sampleSuite({ tests, gates: NO_GATES, ...rest });
  const units = tests.flatMap((one): Unit[] =>
    Array.from({ length: one.repeat }, (_, repeat) => ({
      suite,
      test: one,
      model: sampleModel('a'),
      modelId: 'a',
      repeat,
    })),
  );
  return { suite, units, skipped: [] };
}

/** Tests whose prompt is their name. */
function named(...names: readonly string[]): readonly TestCase[] {
  return names.map((name) =>
    sampleTest(name, { subject: { kind: 'prompt', promptName: 'p', messages: { user: name } } }),
  );
}

function wire(answer: Answerer, changes: Partial<RunSetup> & { concurrency?: number } = {}) {
  const { concurrency = 2, ...rest } = changes;
  const run = scriptedRun(answer, { concurrency });
  const results: TestCaseRunResult[] = [];
  const setup: RunSetup = {
    calls: run.calls,
    assertionsFor: () => [],
    openToolServer: null,
    stop: run.stop,
    clock: run.clock,
    maxMinutes: 1,
    costOf: run.costOf,
    onResult: (_plan, result) => results.push(result),
    ...rest,
  };
  return { ...run, setup, results };
}

/** `name code` of each run; a dash where nothing failed. */
function codes(runs: readonly TestCaseRunResult[] | undefined): readonly string[] {
  return (runs ?? []).map(({ testCaseName, assertions }) => {
    const failed = assertions.filter(({ passed }) => !passed);
    return `${testCaseName} ${failed.map(({ failureCode }) => failureCode).join() || '-'}`;
  });
}

const passes: Assertion = { type: 'schema', evaluate: () => Promise.resolve([ok('schema')]) };

function throwing(error: unknown): Assertion {
  return {
    type: 'pii',
    evaluate: () => {
      throw error;
    },
  };
}

describe('what goes wrong in one unit stays there', () => {
  const FAULTS = [
    {
      name: 'an exception in an assertion',
      assertion: throwing(new TypeError('x is undefined')),
      code: 'INTERNAL_ERROR',
      type: 'pii',
      message: 'x is undefined',
      outcome: { kind: 'failed' },
    },
    {
      name: 'something thrown that is no error',
      assertion: throwing('nonsense'),
      code: 'INTERNAL_ERROR',
      type: 'pii',
      message: 'nonsense',
      outcome: { kind: 'failed' },
    },
    {
      name: 'a provider error of a judge',
      assertion: throwing(new ProviderError('timeout', 'no reply')),
      code: 'PROVIDER_TIMEOUT',
      type: 'provider',
      message: 'no reply',
      outcome: { kind: 'errored', code: 'PROVIDER_TIMEOUT', message: 'no reply' },
    },
  ];
  test.each(FAULTS)('$name', async ({ assertion, code, type, message, outcome }) => {
    const { setup } = wire(() => reply('fine'), {
      assertionsFor: ({ test: { name } }) => (name === 'b' ? [assertion, passes] : [passes]),
    });
    const { runs } = await runPlans([planOf(named('a', 'b', 'c'))], setup);
    expect(codes(runs[0])).toEqual(['a -', `b ${code}`, 'c -']);
    // The answer and what the other assertions found are kept.
    expect(runs[0]?.[1]).toMatchObject({
      outputText: 'fine',
      outcome,
      assertions: [
        { assertionType: type, failureCode: code, failureMessage: message, passed: false },
        { assertionType: 'schema', passed: true },
      ],
    });
  });

  test('an assertion that cannot be built', async () => {
    const { setup } = wire(() => reply('fine'), {
      assertionsFor: ({ test: { name } }) => {
        if (name === 'b') throw new Error('no such schema');
        return [];
      },
    });
    const { runs } = await runPlans([planOf(named('a', 'b', 'c'))], setup);
    expect(codes(runs[0])).toEqual(['a -', 'b INTERNAL_ERROR', 'c -']);
  });

  test('a model call that fails', async () => {
    const { setup } = wire(({ messages }) =>
      messages[0]?.content === 'b' ? new ProviderError('rejected', 'HTTP 404') : reply('fine'),
    );
    const { runs } = await runPlans([planOf(named('a', 'b', 'c'))], setup);
    expect(codes(runs[0])).toEqual(['a -', 'b PROVIDER_ERROR', 'c -']);
    expect(runs[0]?.[1]).toMatchObject({
      outcome: { kind: 'errored', code: 'PROVIDER_ERROR' },
      costEstimateUsd: 0,
      callCount: 0,
    });
  });
});

test('runs stand in unit order; onResult hears of each as it ends', async () => {
  let finishFirst = (): void => undefined;
  const { setup, results } = wire(
    ({ messages }) =>
      messages[0]?.content === 'a'
        ? new Promise((resolve) => (finishFirst = () => resolve(reply('late'))))
        : reply('soon'),
    { concurrency: 2 },
  );
  const running = runPlans([planOf(named('a', 'b', 'c'))], setup);
  await settle();
  expect(results.map(({ testCaseName }) => testCaseName)).toEqual(['b', 'c']);
  finishFirst();
  const { runs, problems, interruption } = await running;
  expect(codes(runs[0])).toEqual(['a -', 'b -', 'c -']);
  expect(results.map(({ testCaseName }) => testCaseName)).toEqual(['b', 'c', 'a']);
  expect({ problems, interruption }).toEqual({ problems: [], interruption: undefined });
});

test('of repeats that end in the wrong order, the first that passed keeps its answer', async () => {
  const finish: (() => void)[] = [];
  const { setup, results } = wire(
    (_request, index) =>
      new Promise((resolve) => finish.push(() => resolve(reply(`answer ${index}`)))),
    { concurrency: 3 },
  );
  const plan = planOf(named('a').map((one) => ({ ...one, repeat: 3 })));
  const running = runPlans([plan], {
    ...setup,
    keeping: {
      trim: (run) => ({ ...run, outputText: '', outputOmitted: true }),
      sampleCharacters: 1_000,
    },
  });
  await settle();
  for (const end of finish.toReversed()) {
    end();
    await settle();
  }
  const { runs } = await running;
  expect(runs[0]?.map(({ outputText }) => outputText)).toEqual(['answer 0', '', '']);
  // What steers the run, and what counts its progress, holds on to no answer.
  expect(results.map(({ outputText }) => outputText)).toEqual(['', '', '']);
});

describe('budgets', () => {
  test('a unit that its suite refuses takes nothing from the budget of all', async () => {
    const { setup, requests } = wire(() => reply('fine'), { maxCostUsd: 3 });
    const gates = { ...NO_GATES, costMaxUsd: 1 };
    const { runs } = await runPlans(
      [planOf(named('a', 'b', 'c'), { gates }), planOf(named('d', 'e', 'f'), { name: 'second' })],
      setup,
    );
    expect(codes(runs[0])).toEqual(['a -', 'b BUDGET_EXCEEDED', 'c BUDGET_EXCEEDED']);
    expect(codes(runs[1])).toEqual(['d -', 'e -', 'f BUDGET_EXCEEDED']);
    expect(requests).toHaveLength(3);
    expect(runs.flat().map(({ outcome }) => outcome.kind)).toEqual([
      'passed',
      'not-run',
      'not-run',
      'passed',
      'passed',
      'not-run',
    ]);
  });

  test('units that wait for the budget hear of the end of the run', async () => {
    const { setup, stop } = wire(() => new Promise(() => undefined), { maxCostUsd: 1 });
    const running = runPlans([planOf(named('a', 'b', 'c'))], setup);
    await settle();
    stop.stop({ kind: 'signal', signal: 'SIGINT' });
    const { runs, interruption } = await running;
    // Nothing is to blame for it: the one that was under way is no provider's error either.
    expect(codes(runs[0])).toEqual(['a -', 'b -', 'c -']);
    expect(runs[0]?.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'not-run', reason: 'cancelled' })),
    );
    expect(interruption).toEqual({ kind: 'signal', signal: 'SIGINT' });
  });
});

describe('the deadline', () => {
  test('cuts off what runs, and starts nothing more', async () => {
    const { setup, clock, requests } = wire(({ messages }) =>
      messages[0]?.content === 'a' ? reply('fine') : new Promise(() => undefined),
    );
    const suite = { timeoutMs: 10 * 60_000 };
    const running = runPlans([planOf(named('a', 'b', 'c', 'd', 'e'), suite)], setup);
    await clock.advance(60_000);
    const { runs, interruption } = await running;
    expect(interruption).toEqual({ kind: 'deadline', maxMinutes: 1 });
    expect(codes(runs[0])).toEqual([
      'a -',
      ...['b', 'c', 'd', 'e'].map((name) => `${name} PROVIDER_TIMEOUT`),
    ]);
    expect(requests).toHaveLength(3);
  });

  test('does not go off after the last unit', async () => {
    const { setup, clock, stop } = wire(() => reply('fine'));
    await runPlans([planOf(named('a'))], setup);
    await clock.advance(120_000);
    expect(stop.interruption).toBeUndefined();
  });
});

test('a provider that is throttled does not hold up the units of another', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { setup, results, calls } = wire(
    async ({ model }) => {
      if (model === 'slow') await held;
      return reply('fine');
    },
    { concurrency: 4 },
  );
  const tests = named('a', 'b');
  const suite = sampleSuite({ tests, gates: NO_GATES });
  const slow = sampleModel('slow');
  const quick = { ...sampleModel('quick'), provider: 'mistral' as const };
  const units = tests.flatMap((one) =>
    [slow, quick].map((model) => ({ suite, test: one, model, modelId: model.id, repeat: 0 })),
  );
  const lane = calls.lane(suite, slow);
  lane.throttle();
  lane.throttle();
  expect(lane.limit).toBe(1);

  const run = runPlans([{ suite, units, skipped: [] }], setup);
  await settle();
  expect(results.map(({ modelId }) => modelId)).toEqual(['quick', 'quick']);
  release();
  const { runs } = await run;
  expect(runs[0]?.map(({ modelId }) => modelId)).toEqual(['slow', 'quick', 'slow', 'quick']);
});
