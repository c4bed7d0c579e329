/** An agent with OpenTelemetry and no line of the action's protocol: judged right and wrong, live and replayed. */
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { reportViolations } from './report-schema.js';
import { NODES } from './nodes.js';
import { createWorkspace, runAction } from './project.js';

const AGENT = fileURLToPath(new URL('../traces/traced-agent.mjs', import.meta.url));
const LOOKUP = { name: 'lookup', arguments: { order: '1' }, result: { status: 'paid twice' } };
const REFUND = { name: 'refund', arguments: { order: '1', amount: 5 } };

const agent = (name: string, plan: object, expected: object) => ({
  name,
  command: `node ${AGENT} {{plan}}`,
  vars: { plan: JSON.stringify(plan) },
  expect: expected,
});

const GOOD = { calls: [LOOKUP, REFUND] };
const TESTS = [
  agent('right', GOOD, {
    toolCalls: [
      { tool: 'lookup', argsMatch: { order: '1' }, order: 0, responseContains: 'paid twice' },
      { tool: 'delete', shouldNotCall: true },
    ],
    trajectory: { tools: ['lookup', 'refund'], match: 'exact', maxCalls: 2, maxRepeats: 1 },
    cost: { maxUsd: 0.01 },
    latency: { maxMs: 60_000 },
  }),
  agent(
    'another order',
    { calls: [REFUND, LOOKUP] },
    { trajectory: { tools: ['lookup', 'refund'] } },
  ),
  agent('too dear', GOOD, { cost: { maxUsd: 0.001 } }),
  agent('too slow', GOOD, { latency: { maxMs: 1 } }),
  agent('forbidden', GOOD, { toolCalls: [{ tool: 'refund', shouldNotCall: true }] }),
  agent('denied', GOOD, { guardrails: { keywords: { deny: ['amount'] } } }),
  agent(
    'in spite of hostile posts',
    { ...GOOD, hostile: ['large', 'deep', 'foreign'] },
    {
      trajectory: { tools: ['lookup', 'refund'], match: 'exact' },
    },
  ),
  {
    name: 'without traces',
    command: 'echo Done.',
    expect: {
      trajectory: { tools: [], maxCalls: 1 },
      toolCalls: [{ tool: 'refund', shouldNotCall: true }],
      // Nobody says that there were calls.
      guardrails: { keywords: { deny: ['amount'] } },
    },
  },
  agent(
    'hidden behind a line that the model wrote',
    { ...GOOD, print: '{"kindlm":"tool_call","name":"lookup"}' },
    { toolCalls: [{ tool: 'refund', shouldNotCall: true }] },
  ),
];

const CODES = [
  [],
  ['TRAJECTORY_MISMATCH'],
  ['COST_EXCEEDED'],
  ['LATENCY_EXCEEDED'],
  ['TOOL_CALL_UNEXPECTED'],
  ['KEYWORD_DENIED'],
  // An export that was refused may have held a call.
  ['TRAJECTORY_MISMATCH'],
  ['TOOL_CALL_UNEXPECTED', 'TRAJECTORY_MISMATCH'],
  ['TOOL_CALL_UNEXPECTED'],
];

test.each(NODES)('on Node %s', async (node) => {
  const config = {
    kindlm: 1,
    project: 'shop',
    suite: { name: 'agents' },
    providers: { openai: { apiKeyEnv: 'TEST_KEY' } },
    models: [{ id: 'unused', provider: 'openai', model: 'gpt-4o' }],
    prompts: { p: { user: 'Hi' } },
    tests: TESTS,
  };
  const workspace = await createWorkspace({ 'kindlm.yaml': JSON.stringify(config) });
  for (const responses of ['record', 'replay']) {
    const run = await runAction(workspace, { node, inputs: { responses, outputs: 'all' } });
    const runs = run.runs;
    const codes = runs.map(({ assertions }) => assertions.flatMap((it) => it.failureCode ?? []));
    expect([run.code, run.stderr, codes]).toEqual([1, '', CODES]);
    expect(reportViolations(run.report)).toEqual([]);
    expect(runs[0]?.tokenUsage).toEqual({ inputTokens: 400, outputTokens: 40, totalTokens: 440 });
    expect(runs[0]?.toolCalls[0]).toMatchObject({ name: 'lookup', result: LOOKUP.result });
    // The tree is of this run, and of a run that failed; a replay has none.
    const steps = runs.map(({ trace }) => trace?.steps.length ?? 0);
    expect(steps).toEqual(
      responses === 'record' ? [0, 6, 6, 6, 6, 6, 6, 0, 6] : steps.map(() => 0),
    );
    const told = 'have exports that were refused';
    expect(run.summary.includes(told)).toBe(responses === 'record');
  }
});
