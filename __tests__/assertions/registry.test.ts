import { afterAll, expect, test } from '@jest/globals';
import { AssertionFacts, buildAssertions } from '../../src/assertions/registry.js';
import type { Expect } from '../../src/config/generated/kindlm-config.js';
import { sampleTest } from '../engine/samples.js';
import { testSandbox } from './evaluate.js';

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
