/** `tool-calls`, as docs/assertions.md describes `toolCalls`. */
import { afterAll, describe, expect, test } from '@jest/globals';
import type { ToolCall } from '../../../src/providers/provider.js';
import type { Expect } from '../../../src/config/suite.js';
import { evaluate, known, lines, schemaFile, testSandbox } from '../evaluate.js';

type ToolCallExpect = NonNullable<Expect['toolCalls']>[number];

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const files = [
  schemaFile('refund.json', { required: ['id'], properties: { id: { type: 'integer' } } }),
  schemaFile('runaway.json', { properties: { id: { pattern: '^(a+)+$' } } }, true),
];
const schemas = new Map(files.map((file) => [file.name, file]));

function call(name: string, args: Record<string, unknown> = {}, response?: unknown): ToolCall {
  return { id: 'c', name, arguments: args, ...(response === undefined ? {} : { response }) };
}

const lookup = call('lookup', { id: 1 });
const refund = call('refund', { id: 1, amount: 5 });

function check(
  expected: ToolCallExpect | ToolCallExpect[],
  toolCalls: readonly ToolCall[],
): Promise<readonly string[]> {
  const expectations = [expected].flat();
  return evaluate(
    { toolCalls: expectations },
    { toolCalls: known(toolCalls) },
    { sandbox, schemas },
  ).then(lines);
}

describe('called, not called', () => {
  test.each<[string, ToolCallExpect | ToolCallExpect[], ToolCall[], ...string[]]>([
    ['called', { tool: 'refund' }, [lookup, refund], 'ok Tool called: refund'],
    [
      'never called',
      { tool: 'refund', argsMatch: { id: 1 } },
      [lookup],
      'TOOL_CALL_MISSING Tool called: refund: Expected tool "refund" was never called. Called: lookup',
    ],
    [
      'nothing called',
      { tool: 'refund' },
      [],
      'TOOL_CALL_MISSING Tool called: refund: Expected tool "refund" was never called. Called: (none)',
    ],
    [
      'names without end, which the model writes',
      { tool: 'refund' },
      [call('x'.repeat(400)), call('y'.repeat(400))],
      `TOOL_CALL_MISSING Tool called: refund: Expected tool "refund" was never called. Called: ${'x'.repeat(400)}, ${'y'.repeat(98)}…`,
    ],
    [
      'rightly not called',
      { tool: 'refund', shouldNotCall: true },
      [lookup],
      'ok Tool NOT called: refund',
    ],
    [
      'wrongly called',
      { tool: 'refund', shouldNotCall: true },
      [refund, refund],
      'TOOL_CALL_UNEXPECTED Tool NOT called: refund: Tool "refund" was called 2 time(s) but should not have been',
    ],
    [
      'not called with these arguments',
      { tool: 'refund', shouldNotCall: true, argsMatch: { id: 2 } },
      [refund],
      'ok Tool NOT called: refund',
    ],
    [
      'called with forbidden arguments',
      { tool: 'refund', shouldNotCall: true, argsMatch: { id: 1 } },
      [refund, call('refund', { id: 2 })],
      'TOOL_CALL_UNEXPECTED Tool NOT called: refund: Tool "refund" was called 1 time(s) with arguments that match {"id":1} but should not have been',
    ],
    [
      'not called first',
      { tool: 'refund', shouldNotCall: true, order: 0 },
      [lookup, refund],
      'ok Tool NOT called: refund',
    ],
    [
      'called first, wrongly',
      { tool: 'refund', shouldNotCall: true, order: 0 },
      [refund],
      'TOOL_CALL_UNEXPECTED Tool NOT called: refund: Tool "refund" was called 1 time(s) at position 0 but should not have been',
    ],
    [
      'several expectations',
      [{ tool: 'lookup' }, { tool: 'refund', shouldNotCall: true }],
      [lookup],
      'ok Tool called: lookup',
      'ok Tool NOT called: refund',
    ],
    [
      'a tool called like an inherited name',
      { tool: '__proto__' },
      [call('__proto__')],
      'ok Tool called: __proto__',
    ],
  ])('%s', async (_name, expected, calls, ...result) => {
    expect(await check(expected, calls)).toEqual(result);
  });
});

describe('argsMatch', () => {
  const mismatch = (text: string): string =>
    `TOOL_CALL_ARGS_MISMATCH Tool args: t: Argument mismatches: ${text}`;
  test.each<[string, Record<string, unknown>, Record<string, unknown>[], string]>([
    ['equal', { id: 1 }, [{ id: 1 }], 'ok Tool args: t'],
    ['more than expected', { id: 1 }, [{ id: 1, note: 'x' }], 'ok Tool args: t'],
    ['key order', { a: { x: 1, y: 2 } }, [{ a: { y: 2, x: 1 } }], 'ok Tool args: t'],
    ['nested, more than expected', { a: { x: 1 } }, [{ a: { x: 1, y: 2 } }], 'ok Tool args: t'],
    ['other value', { id: 1 }, [{ id: 2 }], mismatch('id: expected 1, got 2')],
    ['other type', { id: 1 }, [{ id: '1' }], mismatch('id: expected 1, got "1"')],
    ['missing', { id: 1 }, [{}], mismatch('id: expected 1, got undefined')],
    ['null is not missing', { id: null }, [{}], mismatch('id: expected null, got undefined')],
    [
      'the path of each mismatch',
      { customer: { id: 'c-1', tier: 'gold' }, n: 1 },
      [{ customer: { id: 'c-2' }, n: 2 }],
      mismatch(
        'customer.id: expected "c-1", got "c-2"; customer.tier: expected "gold", got undefined; n: expected 1, got 2',
      ),
    ],
    [
      'arrays: elements may have more',
      { l: [{ a: 1 }] },
      [{ l: [{ a: 1, b: 2 }] }],
      'ok Tool args: t',
    ],
    [
      'arrays: order',
      { l: [1, 2] },
      [{ l: [2, 1] }],
      mismatch('l.0: expected 1, got 2; l.1: expected 2, got 1'),
    ],
    [
      'arrays: length',
      { l: [1] },
      [{ l: [1, 2] }],
      mismatch('l: expected 1 element, got 2: [1,2]'),
    ],
    ['an object is no array', { l: {} }, [{ l: [] }], mismatch('l: expected {}, got []')],
    ['any call may match', { id: 2 }, [{ id: 1 }, { id: 2 }], 'ok Tool args: t'],
    [
      'the closest call is shown',
      { id: 1, amount: 5 },
      [{}, { id: 1, amount: 6 }, { amount: 9 }],
      mismatch('amount: expected 5, got 6'),
    ],
    [
      'inherited names are not there',
      { toString: 1 },
      [{}],
      mismatch('toString: expected 1, got undefined'),
    ],
    [
      'long values are cut',
      { id: 1 },
      [{ id: 'x'.repeat(5000) }],
      mismatch(`id: expected 1, got "${'x'.repeat(199)}…`),
    ],
  ])('%s', async (_name, argsMatch, args, result) => {
    const calls = args.map((each) => call('t', each));
    expect(await check({ tool: 't', argsMatch }, calls)).toEqual(['ok Tool called: t', result]);
  });

  test('metadata: mismatches and the arguments', async () => {
    const outcomes = await evaluate(
      { toolCalls: [{ tool: 'refund', argsMatch: { id: 2 } }] },
      { toolCalls: known([refund]) },
      { sandbox },
    );
    expect(outcomes[1]?.metadata).toEqual({
      mismatches: ['id: expected 2, got 1'],
      actualArgs: { id: 1, amount: 5 },
    });
  });

  test('arguments nested beyond the stack', async () => {
    const deep: unknown = JSON.parse('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000));
    expect(await check({ tool: 't', argsMatch: { x: 1 } }, [call('t', { x: deep })])).toEqual([
      'ok Tool called: t',
      mismatch('x: expected 1, got (nested too deeply to show)'),
    ]);
  });
});

describe('order', () => {
  test.each<[string, ToolCallExpect, ToolCall[], ...string[]]>([
    [
      'right',
      { tool: 'refund', order: 1 },
      [lookup, refund],
      'ok Tool called: refund',
      'ok Tool order: refund at position 1',
    ],
    [
      'wrong',
      { tool: 'refund', order: 0 },
      [lookup, refund],
      'ok Tool called: refund',
      'TOOL_CALL_ORDER_WRONG Tool order: refund at position 0: Expected "refund" at position 0, found at 1',
    ],
    [
      'beyond the end',
      { tool: 'refund', order: 7 },
      [refund],
      'ok Tool called: refund',
      'TOOL_CALL_ORDER_WRONG Tool order: refund at position 7: Expected "refund" at position 7, found at 0',
    ],
    [
      'the call at the position is looked at, not an earlier one of the same tool',
      { tool: 'refund', order: 1, argsMatch: { id: 1 } },
      [refund, call('refund', { id: 2 })],
      'ok Tool called: refund',
      'TOOL_CALL_ARGS_MISMATCH Tool args: refund: Argument mismatches: id: expected 1, got 2',
      'ok Tool order: refund at position 1',
    ],
    [
      'arguments of a call at the wrong position are not looked at',
      { tool: 'refund', order: 0, argsMatch: { id: 1 } },
      [lookup, refund],
      'ok Tool called: refund',
      'TOOL_CALL_ORDER_WRONG Tool order: refund at position 0: Expected "refund" at position 0, found at 1',
    ],
  ])('%s', async (_name, expected, calls, ...result) => {
    expect(await check(expected, calls)).toEqual(result);
  });
});

describe('argsSchema and responseContains', () => {
  test.each<[string, ToolCallExpect, ToolCall[], ...string[]]>([
    [
      'schema met',
      { tool: 'refund', argsSchema: 'refund.json' },
      [refund],
      'ok Tool called: refund',
      'ok Tool args schema: refund',
    ],
    [
      'schema not met',
      { tool: 'refund', argsSchema: 'refund.json' },
      [call('refund', { id: 'x' })],
      'ok Tool called: refund',
      'TOOL_CALL_ARGS_SCHEMA_INVALID Tool args schema: refund: /id: must be integer',
    ],
    [
      'a runaway pattern',
      { tool: 'refund', argsSchema: 'runaway.json' },
      [call('refund', { id: `${'a'.repeat(40)}!` }), call('refund', { id: 'a' })],
      'ok Tool called: refund',
      'INTERNAL_ERROR Tool args schema: refund: Schema "runaway.json" was not decided within 500 ms: a regular expression or reference in it takes too long on this value',
    ],
    [
      'response contains',
      { tool: 'refund', responseContains: 'done' },
      [call('refund', {}, 'all done')],
      'ok Tool called: refund',
      'ok Tool response: refund',
    ],
    [
      'a text inside the response, also with quotes',
      { tool: 'refund', responseContains: 'say "hi"' },
      [call('refund', {}, { notes: ['say "hi"'] })],
      'ok Tool called: refund',
      'ok Tool response: refund',
    ],
    [
      'the response as JSON',
      { tool: 'refund', responseContains: '"ok":true' },
      [call('refund', {}, { ok: true })],
      'ok Tool called: refund',
      'ok Tool response: refund',
    ],
    [
      'response does not contain',
      { tool: 'refund', responseContains: 'done' },
      [call('refund', {}, { error: 'no' })],
      'ok Tool called: refund',
      'CONTAINS_FAILED Tool response: refund: Response of tool "refund" does not contain "done": {"error":"no"}',
    ],
    [
      'no response',
      { tool: 'refund', responseContains: '' },
      [call('refund')],
      'ok Tool called: refund',
      'CONTAINS_FAILED Tool response: refund: Response of tool "refund" does not contain "": undefined',
    ],
    [
      'one call must fulfil all of it',
      { tool: 'refund', argsMatch: { id: 1 }, responseContains: 'done' },
      [call('refund', { id: 1 }, 'no'), call('refund', { id: 2 }, 'done')],
      'ok Tool called: refund',
      'ok Tool args: refund',
      'CONTAINS_FAILED Tool response: refund: Response of tool "refund" does not contain "done": "no"',
    ],
  ])('%s', async (_name, expected, calls, ...result) => {
    expect(await check(expected, calls)).toEqual(result);
  });
});
