import { afterAll, expect, test } from '@jest/globals';
import type { AssertionContext } from '../../src/assertions/assertion.js';
import type { Expect } from '../../src/config/suite.js';
import { evaluate, lines, testSandbox } from './evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

test.each<[string, Expect, Partial<AssertionContext>, string]>([
  ['in time', { latency: { maxMs: 1500 } }, { latencyMs: 1500 }, 'ok Latency: <= 1500 ms'],
  [
    'late',
    { latency: { maxMs: 1500 } },
    { latencyMs: 1500.2 },
    'LATENCY_EXCEEDED Latency: <= 1500 ms: Latency 1501 ms exceeds max 1500 ms',
  ],
  ['cheap', { cost: { maxUsd: 0.3 } }, { costUsd: 0.1 + 0.2 }, 'ok Cost: <= $0.3'],
  ['free', { cost: { maxUsd: 0.3 } }, { costUsd: 0 }, 'ok Cost: <= $0.3'],
  [
    'dear',
    { cost: { maxUsd: 0.01 } },
    { costUsd: 0.0123 },
    'COST_EXCEEDED Cost: <= $0.01: Cost $0.0123 exceeds max $0.01',
  ],
  [
    'a little too dear',
    { cost: { maxUsd: 0.01 } },
    { costUsd: 0.010001 },
    'COST_EXCEEDED Cost: <= $0.01: Cost $0.010001 exceeds max $0.01',
  ],
  [
    'unknown price',
    { cost: { maxUsd: 0.01 } },
    { costUsd: null },
    'INTERNAL_ERROR Cost: <= $0.01: The cost is not known because the model has no known price: give one as `pricing: { input: ..., output: ... }` (USD per million tokens) on its entry in `models`; a command states its own as `costUsd`, or its test does',
  ],
  [
    'no token usage in the reply',
    { cost: { maxUsd: 0.01 } },
    { costUsd: null, usageUnstated: true },
    'INTERNAL_ERROR Cost: <= $0.01: The cost is not known because a reply of the model states no token usage, so its price says nothing: drop the limit, or have the server (or the recording, as `usage`) state the tokens',
  ],
])('%s', async (_name, expects, context, line) => {
  expect(lines(await evaluate(expects, context, { sandbox }))).toEqual([line]);
});
