import { afterAll, describe, expect, test } from '@jest/globals';
import { AssertionFacts, buildAssertions } from '../../src/assertions/registry.js';
import type { Expect, TestCase } from '../../src/config/suite.js';
import { sampleTest } from '../engine/samples.js';
import { evaluate, schemaFile, testSandbox } from './evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const everything: Expect = {
  cost: { maxUsd: 1 },
  latency: { maxMs: 1 },
  baseline: { drift: {} },
  toolCalls: [{ tool: 't' }],
  judge: [{ criteria: 'a' }, { criteria: 'b' }],
  guardrails: { keywords: { deny: ['x'] }, pii: {} },
  output: { format: 'json' },
};
const TYPES = ['schema', 'pii', 'keywords', 'judge', 'tool-calls', 'drift', 'latency', 'cost'];

test.each<[string, Expect[], string[]]>([
  ['all kinds, in the order of the document', [everything], TYPES],
  ['nothing', [], []],
  [
    'blocks that assert nothing',
    [
      {
        output: { format: 'text' },
        guardrails: { pii: { enabled: false }, keywords: {} },
        judge: [],
        toolCalls: [],
        baseline: {},
      },
    ],
    [],
  ],
])('types: %s', (_name, expects, types) => {
  expect(new AssertionFacts(sampleTest('t', { expects })).types).toEqual(types);
  const built = buildAssertions(sampleTest('t', { expects }), {
    schemas: new Map(),
    trees: new Map(),
    judgeModel: 'j',
    randomBoundary: () => 'b',
    sandbox,
    interpret: () => Promise.reject(new Error('no interpreter here')),
  });
  expect([...new Set(built.map(({ type }) => type))]).toEqual(types);
});

test('types of turns count as well, each once', () => {
  const conversation = [
    { label: 'first', expect: { latency: { maxMs: 1 } } },
    { label: 'second' },
    { label: 'third', expect: { output: { contains: ['x'] } } },
  ];
  const expects = [{ latency: { maxMs: 1 } }];
  expect(new AssertionFacts(sampleTest('t', { expects, conversation })).types).toEqual([
    'schema',
    'latency',
  ]);
});

const SCHEMA_CODES = ['SCHEMA_INVALID', 'SCHEMA_PARSE_ERROR'];

test.each<[string, Partial<TestCase>, object, readonly string[] | undefined]>([
  ['nothing', {}, { output: Infinity }, undefined],
  [
    'two judges and a text',
    { expects: [{ judge: [{ criteria: 'a' }, { criteria: 'b' }], output: { contains: ['x'] } }] },
    { output: Infinity, judge: 2, schema: Infinity },
    SCHEMA_CODES,
  ],
  [
    'a judge and JSON in a turn',
    {
      conversation: [
        { label: 'first', expect: { judge: [{ criteria: 'a' }], output: { format: 'json' } } },
      ],
    },
    { output: Infinity, judge: 1, schema: Infinity },
    undefined,
  ],
  [
    'a JSON schema by its file alone',
    { expects: [{ output: { schemaFile: 'a.json' } }] },
    { output: Infinity, schema: Infinity },
    undefined,
  ],
])('of a test with %s', (_, parts, most, impossible) => {
  const sample = sampleTest('t', parts);
  expect(new AssertionFacts(sample).mostResultsPerRun).toEqual(most);
  expect(new AssertionFacts(sample).impossibleCodes).toEqual(impossible);
});

/** What `output` may ask for, each alone, and answers of which one or another fails each of them. */
const OUTPUTS: readonly NonNullable<Expect['output']>[] = [
  { format: 'json' },
  { schemaFile: 'order.json' },
  { contains: ['x'] },
  { notContains: ['y'] },
  { maxLength: 3 },
];
const ANSWERS = ['', 'x', 'y', '"x"', '{"id":1}', '{"id":"one"}', 'a long answer'];

describe('codes that no answer can get are got by none, and the others by some answer', () => {
  const order = schemaFile('order.json', {
    type: 'object',
    properties: { id: { type: 'integer' } },
  });
  const schemas = new Map([[order.name, order]]);
  const asked = Array.from({ length: 2 ** OUTPUTS.length - 1 }, (_, index) =>
    OUTPUTS.filter((_output, bit) => ((index + 1) & (1 << bit)) !== 0).reduce(
      (all, one) => ({ ...all, ...one }),
      {},
    ),
  );

  test.each(asked.map((output) => [Object.keys(output).join(', '), output] as const))(
    '%s',
    async (_name, output) => {
      const sample = sampleTest('t', { expects: [{ output }] });
      const outcomes = await Promise.all(
        ANSWERS.map((outputText) => evaluate({ output }, { outputText }, { sandbox, schemas })),
      );
      const codes = new Set<string>(
        outcomes.flat().flatMap(({ failureCode }) => failureCode ?? []),
      );
      const got = SCHEMA_CODES.filter((code) => codes.has(code));
      expect(got.length > 0).toBe(new AssertionFacts(sample).impossibleCodes === undefined);
    },
  );
});
