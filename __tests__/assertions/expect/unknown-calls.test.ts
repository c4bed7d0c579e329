/** What nobody saw is not "not called": no check that reads calls passes where it is not known which there were. */
import { afterAll, expect, test } from '@jest/globals';
import type { Expect } from '../../../src/config/suite.js';
import { UNKNOWN_CALLS } from '../../../src/providers/provider.js';
import { evaluate, known, score, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

/** Checks that pass where no tool was called. */
const PASSING: readonly (readonly [string, Expect])[] = [
  ['shouldNotCall', { toolCalls: [{ tool: 'refund', shouldNotCall: true }] }],
  [
    'shouldNotCall of some arguments',
    { toolCalls: [{ tool: 'refund', shouldNotCall: true, argsMatch: { id: 1 }, order: 0 }] },
  ],
  ['only', { trajectory: { tools: ['lookup'], match: 'only' } }],
  ['exact', { trajectory: { tools: [], match: 'exact' } }],
  ['unordered', { trajectory: { tools: [], match: 'unordered' } }],
  ['maxCalls', { trajectory: { tools: [], maxCalls: 3 } }],
  ['skills', { skills: { notUsed: ['csv'] } }],
  ['maxRepeats', { trajectory: { tools: [], maxRepeats: 1 } }],
];
const FORMS = PASSING.flatMap(([name, expected]) =>
  UNKNOWN_CALLS.map((why) => [name, why, expected] as const),
);

test.each(FORMS)('%s, %s', async (_name, why, expected) => {
  const unknown = await evaluate(expected, { toolCalls: { kind: 'unknown', why } }, { sandbox });
  expect(unknown.length).toBeGreaterThan(0);
  for (const { passed, failureMessage } of unknown) {
    expect(passed).toBe(false);
    expect(failureMessage).toContain('Which tools were called is not known: ');
  }
  const none = await evaluate(expected, { toolCalls: known([]) }, { sandbox });
  expect(none.every(({ passed }) => passed)).toBe(true);
});

test('a call that must happen has not been seen either', async () => {
  const toolCalls = { kind: 'unknown', why: 'lost' } as const;
  const outcomes = await evaluate({ toolCalls: [{ tool: 'refund' }] }, { toolCalls }, { sandbox });
  expect(outcomes.map(({ failureCode }) => failureCode)).toEqual(['TOOL_CALL_MISSING']);
});

test('arguments that nobody recorded may be the forbidden ones', async () => {
  const forbidden: Expect = {
    toolCalls: [{ tool: 'refund', shouldNotCall: true, argsMatch: { amount: 5 } }],
  };
  const call = { id: 'c', name: 'refund', arguments: {} };
  const check = (argumentsUnknown?: true) =>
    evaluate(
      forbidden,
      { toolCalls: known([{ ...call, ...(argumentsUnknown && { argumentsUnknown }) }]) },
      { sandbox },
    );
  expect((await check())[0]?.passed).toBe(true);
  expect((await check(true))[0]?.failureMessage).toBe(
    'Tool "refund" was called 1 time(s) with arguments that were not recorded but should not have been',
  );
});

test.each([
  ['context.toolCalls.length === 0', false],
  ['!context.toolCalls.some(({ name }) => name === "refund")', false],
  ['({ ...context }).toolCalls === undefined', false],
  ['(({ toolCalls = [] }) => toolCalls.length === 0)(context)', false],
  ['JSON.stringify(context).includes("refund") === false', false],
  ['context.latencyMs === 0', true],
])('code that reads them fails, with the reason: %s', async (value, passes) => {
  const context = { toolCalls: { kind: 'unknown', why: 'untold' } } as const;
  const [outcome] = await score([{ type: 'javascript', value }], 'Done.', { sandbox, context });
  expect(outcome?.passed).toBe(passes);
  if (!passes) {
    expect(String(outcome?.metadata?.['reason'])).toContain('Which tools were called is not known');
  }
});
