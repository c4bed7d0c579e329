/**
 * What promptfoo's pages on assertions say, as answer, assertion and verdict. Rows under "differs" are where the
 * documents that this action implements decide otherwise, as docs/assertions.md says.
 */
import { afterAll, describe, expect, test } from '@jest/globals';
import { type AssertYaml, score, scriptedModels, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

type Row = readonly [output: string, assert: AssertYaml, passed: boolean, score: number];

async function verdictOf(
  output: string,
  assert: AssertYaml,
  context: object = {},
): Promise<readonly unknown[]> {
  const [result] = await score([assert], output, { sandbox, vars: { topic: 'bananas' }, context });
  return [result?.passed, Math.round((result?.score ?? -1) * 100) / 100];
}

describe('deterministic', () => {
  test.each<Row>([
    ['The expected substring', { type: 'contains', value: 'The expected' }, true, 1],
    ['the expected substring', { type: 'contains', value: 'The expected' }, false, 0],
    ['the expected substring', { type: 'icontains', value: 'The EXPECTED' }, true, 1],
    ['Hello', { type: 'not-contains', value: 'secret' }, true, 1],
    ['a secret', { type: 'not-contains', value: 'secret' }, false, 0],
    ['Value 2', { type: 'contains-any', value: ['Value 1', 'Value 2'] }, true, 1],
    ['Value 3', { type: 'contains-any', value: ['Value 1', 'Value 2'] }, false, 0],
    ['Value 1, Value 2', { type: 'contains-all', value: ['Value 1', 'Value 2'] }, true, 1],
    ['Value 1', { type: 'contains-all', value: ['Value 1', 'Value 2'] }, false, 0],
    ['VALUE 2', { type: 'icontains-any', value: 'value 1, value 2' }, true, 1],
    ['VALUE 2', { type: 'icontains-all', value: 'value 1, value 2' }, false, 0],
    [
      'another,test',
      { type: 'contains-any', value: String.raw`"hello\"world,test", "another,test"` },
      true,
      1,
    ],
    [
      'another,test',
      { type: 'contains-all', value: String.raw`"hello\"world,test", "another,test"` },
      false,
      0,
    ],
    ['Yes, it is', { type: 'starts-with', value: 'Yes' }, true, 1],
    ['No, yes', { type: 'starts-with', value: 'Yes' }, false, 0],
    ['The expected output', { type: 'equals', value: 'The expected output' }, true, 1],
    ['The expected output.', { type: 'equals', value: 'The expected output' }, false, 0],
    ['Call 2024', { type: 'regex', value: String.raw`\d{4}` }, true, 1],
    ['Call 24', { type: 'regex', value: String.raw`\d{4}` }, false, 0],
    ['Call 24', { type: 'not-regex', value: String.raw`\d{4}` }, true, 1],
    ['{"a": 1}', { type: 'is-json' }, true, 1],
    ['Here: {"a": 1}', { type: 'is-json' }, false, 0],
    ['Here: {"a": 1} and more', { type: 'contains-json' }, true, 1],
    ['no braces', { type: 'contains-json' }, false, 0],
    ['no braces', { type: 'not-is-json' }, true, 1],
  ])('%j, %j: %s', async (output, assert, passed, points) => {
    expect(await verdictOf(output, assert)).toEqual([passed, points]);
  });
});

describe('javascript', () => {
  const js = (value: string, rest: Partial<AssertYaml> = {}): AssertYaml => ({
    type: 'javascript',
    value,
    ...rest,
  });
  test.each<Row>([
    ['Hello, World!', js("output.includes('Hello, World!')"), true, 1],
    ['Hello', js("output === 'Hello, World!'"), false, 0],
    ['some bananas', js('output.includes(context.vars.topic)'), true, 1],
    ['Hello', js("const words = output.split(' ');\nreturn words.length === 1;"), true, 1],
    ['Hello', js("return { pass: false, score: 0.5, reason: 'Half' };"), false, 0.5],
    ['Hello', js("({ pass: true, score: 0.5, reason: 'Half' })"), true, 0.5],
    ['x'.repeat(550), js('Math.max(0, 1 - (output.length - 100) / 900)'), true, 0.5],
    [
      'x'.repeat(550),
      js('Math.max(0, 1 - (output.length - 100) / 900)', { threshold: 0.6 }),
      false,
      0.5,
    ],
    ['Hello', js('output.length'), true, 1],
    ['Hello', js('output.length <= context.config.max', { config: { max: 5 } }), true, 1],
    ['Hello', js('0'), false, 0],
  ])('%j, %j: %s', async (output, assert, passed, points) => {
    expect(await verdictOf(output, assert)).toEqual([passed, points]);
  });

  test.each<[string, Row]>([
    ['a number above 0 and below 0.5', ['Hello', js('0.3'), false, 0.3]],
    ['a number below 0', ['Hello', js('-1'), false, 0]],
    ['a score above 1 in an object', ['Hello', js('({ pass: true, score: 5 })'), false, 0]],
    ['JSON is not parsed: `output` is a text', ['{"a":1}', js('output.a === 1'), false, 0]],
  ])('differs: %s', async (_what, [output, assert, passed, points]) => {
    expect(await verdictOf(output, assert)).toEqual([passed, points]);
  });
});

describe('similar', () => {
  const angle = (cosine: number): number[][] => [
    [1, 0],
    [cosine, Math.sqrt(1 - cosine * cosine)],
  ];
  test.each<[number, number | undefined, boolean]>([
    [1, undefined, true],
    [0.76, undefined, true],
    [0.74, undefined, false],
    [0.82, 0.8, true],
    [0.78, 0.8, false],
  ])('cosine %d, threshold %p: %s', async (cosine, threshold, passed) => {
    const assert: AssertYaml = { type: 'similar', value: 'The expected output' };
    const limited = threshold === undefined ? assert : { ...assert, threshold };
    const models = scriptedModels([], angle(cosine));
    expect(await verdictOf('An answer', limited, { models })).toEqual([passed, cosine]);
  });
});

describe('latency and cost', () => {
  test.each<[AssertYaml, boolean]>([
    [{ type: 'latency', threshold: 5000 }, true],
    [{ type: 'latency', threshold: 100 }, false],
    [{ type: 'cost', threshold: 0.001 }, true],
    [{ type: 'cost', threshold: 0.0001 }, false],
  ])('%j: %s', async (assert, passed) => {
    const [result] = await score([assert], 'x', {
      sandbox,
      context: { latencyMs: 200, costUsd: 0.0005 },
    });
    expect(result?.passed).toBe(passed);
  });
});
