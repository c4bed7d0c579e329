import { describe, expect, test } from '@jest/globals';
import type { Assertion, AssertionContext } from '../../../src/assertions/assertion.js';
import type { ModelSpec, TestCase } from '../../../src/config/suite.js';
import type { TestCaseRunResult } from '../../../src/engine/results.js';
import { runUnit, stoppedResult, unaffordableResult } from '../../../src/engine/run/unit-run.js';
import { ok, sampleModel, sampleSuite, sampleTest } from '../samples.js';
import { reply, scriptedRun, type Answerer } from '../scripted-models.js';

const JUDGE = sampleModel('judge');

/** An assertion that looks at what it is given, and passes. */
function looking(type: string, look: (context: AssertionContext) => unknown): Assertion {
  return {
    type,
    evaluate: async (context) => {
      await look(context);
      return [ok(type)];
    },
  };
}

const asks = (label: string): Assertion =>
  looking('judge', ({ models }) =>
    models.ask({
      modelId: 'judge',
      system: 's',
      user: `---b1 ${label}`,
      responseSchema: { type: 'object' },
      boundary: 'b1',
      label,
      attempt: 0,
    }),
  );

async function runOne(
  answer: Answerer,
  assertions:
    | readonly Assertion[]
    | ((turn: TestCase['conversation'][number] | undefined) => readonly Assertion[]),
  {
    testCase = sampleTest('t'),
    costOf = () => 1,
    baseline,
    isNeeded,
  }: {
    testCase?: TestCase;
    costOf?: (model: ModelSpec) => number | null;
    baseline?: string;
    isNeeded?: () => boolean;
  } = {},
): Promise<TestCaseRunResult> {
  const { calls } = scriptedRun(answer, { costOf });
  const suite = sampleSuite({
    models: [sampleModel('a'), JUDGE],
    ...(baseline === undefined
      ? {}
      : {
          baseline: {
            file: 'b.json',
            createdAt: '2026-11-01T00:00:00Z',
            results: new Map([['t::a', { outputText: baseline }]]),
          },
        }),
  });
  const unit = { suite, test: testCase, model: sampleModel('a'), modelId: 'a', repeat: 0 };
  const lane = calls.lane(suite, unit.model);
  const { result } = await runUnit(
    unit,
    { slot: await lane.acquire('start'), isNeeded },
    {
      calls,
      openToolServer: null,
      assertionsFor: (_unit, turn) =>
        typeof assertions === 'function' ? assertions(turn) : assertions,
    },
  );
  // Nothing keeps a slot.
  await Promise.all(Array.from({ length: lane.limit }, () => lane.acquire('start')));
  return result;
}

describe('what a run adds up', () => {
  test('latency of the model under test; tokens and cost of all calls', async () => {
    const run = await runOne(
      ({ model }) => reply('x', { latencyMs: model === 'judge' ? 700 : 30 }),
      [asks('one'), asks('two'), asks('one')],
    );
    // The third question is the first one again.
    expect(run).toMatchObject({
      latencyMs: 30,
      callCount: 3,
      costEstimateUsd: 3,
      tokenUsage: { inputTokens: 3, outputTokens: 3, totalTokens: 6 },
    });
  });

  test('a price that is unknown makes the sum unknown, but not the share of the model under test', async () => {
    const seen: (number | null)[] = [];
    const run = await runOne(
      () => reply('x'),
      [asks('one'), looking('cost', ({ costUsd }) => seen.push(costUsd))],
      { costOf: ({ id }) => (id === 'judge' ? null : 2) },
    );
    expect(run.costEstimateUsd).toBeNull();
    expect(seen).toEqual([2]);
  });
});

describe('what assertions see', () => {
  test('the answer, the baseline of this test and model, and the run’s figures', async () => {
    const seen: unknown[] = [];
    await runOne(
      () => reply('hello', { latencyMs: 12 }),
      [looking('drift', (context) => seen.push({ ...context, models: undefined }))],
      { baseline: 'hello before' },
    );
    expect(seen).toEqual([
      {
        outputText: 'hello',
        toolCalls: { kind: 'known', calls: [] },
        baselineText: 'hello before',
        latencyMs: 12,
        costUsd: 1,
        models: undefined,
      },
    ]);
  });

  test.each([
    ['no text', reply(' \n'), 'The model answered with no text and no tool call'],
    [
      'a filtered text',
      reply('so', { finishReason: 'content-filter' }),
      "The provider's content filter removed the answer",
    ],
  ])('%s is shown to none of them', async (_name, response, failureMessage) => {
    const seen: unknown[] = [];
    const run = await runOne(() => response, [looking('schema', () => seen.push('looked'))]);
    expect(seen).toEqual([]);
    expect(run).toMatchObject({
      outcome: { kind: 'failed' },
      assertions: [{ assertionType: 'output', failureCode: 'EMPTY_OUTPUT', failureMessage }],
    });
  });

  test('guardrails see all turns of a conversation, also when a later turn is empty', async () => {
    const seen: unknown[] = [];
    const guardrail = looking('pii', ({ outputText, transcript }) =>
      seen.push({ outputText, transcript }),
    );
    const conversation = [{ label: 'first' }, { label: 'second', user: 'go on' }];
    const talk = (texts: readonly string[]) =>
      runOne(
        (_request, index) => reply(texts[index] ?? ''),
        (turn) =>
          turn === undefined ? [guardrail, looking('schema', () => seen.push('schema'))] : [],
        { testCase: sampleTest('t', { conversation }) },
      );
    await talk(['a secret', 'goodbye']);
    await talk(['a secret', '']);
    expect(seen).toEqual([
      { outputText: 'goodbye', transcript: 'a secret\ngoodbye' },
      'schema',
      { outputText: '', transcript: 'a secret' },
    ]);
  });

  describe('after tool calls', () => {
    const call = { id: 'c', name: 'look', arguments: {} };
    const calling = (text: string) =>
      reply(text, { toolCalls: [call], finishReason: 'tool-calls' });
    const tools = [{ name: 'look' }];
    const withoutText = (type: string): Assertion => ({
      ...looking(type, () => 0),
      judgesWithoutText: true,
    });
    const outcomes = ({ assertions }: TestCaseRunResult) =>
      assertions.map(
        ({ assertionType, failureCode = 'passed' }) => `${assertionType} ${failureCode}`,
      );
    const assertions = [looking('schema', () => 0), withoutText('pii'), withoutText('tool-calls')];

    test.each<[string, string, string[]]>([
      ['a cut loop that said nothing', '', ['conversation MAX_TURNS_EXCEEDED']],
      [
        'a cut loop is guarded by what was said',
        'x',
        ['conversation MAX_TURNS_EXCEEDED', 'pii passed'],
      ],
    ])('%s', async (_name, text, expected) => {
      const run = await runOne(() => calling(text), assertions, {
        testCase: sampleTest('t', { tools, maxTurns: 2 }),
      });
      expect(outcomes(run)).toEqual(expected);
      expect(run.assertions[0]).toMatchObject({
        label: 'Conversation within maxTurns limit',
        failureMessage: expect.stringContaining('2 replies (`maxTurns`)'),
      });
    });

    test.each<[string, readonly Assertion[], string[]]>([
      [
        'a check of the text fails',
        assertions,
        ['output EMPTY_OUTPUT', 'pii passed', 'tool-calls passed'],
      ],
      ['without one the run passes', assertions.slice(1), ['pii passed', 'tool-calls passed']],
      ['nothing is asserted', [], []],
    ])('an answer without text: %s', async (_name, list, expected) => {
      const run = await runOne((_request, index) => (index === 0 ? calling('') : reply('')), list, {
        testCase: sampleTest('t', { tools }),
      });
      expect(outcomes(run)).toEqual(expected);
    });

    test('guardrails see what was said beside the tool calls', async () => {
      const seen: unknown[] = [];
      await runOne(
        (_request, index) => (index === 0 ? calling('your secret is 7') : reply('done')),
        [looking('pii', ({ outputText, transcript }) => seen.push([outputText, transcript]))],
        { testCase: sampleTest('t', { tools }) },
      );
      expect(seen).toEqual([['done', 'your secret is 7\ndone']]);
    });
  });
});

test('runs share what their test asks, so that ten thousand of them hold it once', async () => {
  const testCase = sampleTest('t', { vars: { name: 'Ann' } });
  const [first, second] = [
    await runOne(() => reply('one'), [], { testCase }),
    await runOne(() => reply('two'), [], { testCase }),
  ];
  expect(first.input).toEqual({
    vars: { name: 'Ann' },
    messages: [{ role: 'user', content: 'hi' }],
    tools: [],
  });
  expect(second.input).toBe(first.input);
});

const UNIT = {
  suite: sampleSuite(),
  test: sampleTest('t'),
  model: sampleModel('a'),
  modelId: 'a',
  repeat: 1,
};

test.each<[TestCaseRunResult, reason: string, failures: readonly string[]]>([
  [unaffordableResult(UNIT, 2), 'budget', ['BUDGET_EXCEEDED']],
  [stoppedResult(UNIT, { kind: 'deadline', maxMinutes: 3 }), 'deadline', ['PROVIDER_TIMEOUT']],
  [stoppedResult(UNIT, { kind: 'auth', message: 'no' }), 'stopped', ['PROVIDER_AUTH_FAILED']],
  // It has neither passed nor failed.
  [stoppedResult(UNIT, { kind: 'signal', signal: 'SIGTERM' }), 'cancelled', []],
])('a unit that was not started: %#', (result, reason, failures) => {
  const shown = { testCaseName: 't', runIndex: 1, callCount: 0, costEstimateUsd: 0 };
  expect(result).toMatchObject({ ...shown, outcome: { kind: 'not-run', reason } });
  expect(result.assertions.map(({ failureCode }) => failureCode)).toEqual(failures);
  if (failures.length > 0) expect(result.assertions[0]?.failureMessage).toMatch(/\$2|3 minutes|no/);
});

describe('a unit that can change nothing any more', () => {
  test('does not ask its judges; what it has asked is paid, and it has no outcome', async () => {
    const asked: string[] = [];
    const run = await runOne(
      ({ model }) => {
        asked.push(model);
        return reply('x');
      },
      [asks('one'), asks('two'), looking('schema', () => undefined)],
      { isNeeded: () => asked.length === 0 },
    );
    expect(asked).toEqual(['a']);
    expect(run).toMatchObject({
      outcome: { kind: 'not-run', reason: 'decided' },
      callCount: 1,
      costEstimateUsd: 1,
      latencyMs: 5,
      assertions: [],
      outputText: '',
    });
  });

  test('nor the next turn of its conversation', async () => {
    const asked: string[] = [];
    const run = await runOne(
      (request) => {
        asked.push(String(request.messages.at(-1)?.content));
        return reply('x');
      },
      [],
      {
        testCase: sampleTest('t', {
          conversation: [
            { label: 'first', user: 'one' },
            { label: 'second', user: 'two' },
          ],
        }),
        isNeeded: () => asked.length === 0,
      },
    );
    expect(asked).toHaveLength(1);
    expect(run.outcome).toEqual({ kind: 'not-run', reason: 'decided' });
  });

  test('is finished where it asks nothing more', async () => {
    const run = await runOne(() => reply('x'), [looking('schema', () => undefined)], {
      isNeeded: () => false,
    });
    expect(run.outcome).toEqual({ kind: 'passed' });
  });
});
