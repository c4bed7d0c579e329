/** promptfoo's `trajectory:*`, as parts of `expect`. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { importIn, importSmall } from './run-import.js';
import { createWorkspace, runAction, startDist } from '../e2e/project.js';

startDist();

const TOOLS = ['find', 'refund', 'delete'].map((name) => ({ name }));
const PROVIDER = { id: 'openai:gpt-4o', config: { tools: TOOLS } };
const kept = { type: 'latency', threshold: 900 };

describe('an assertion', () => {
  test.each([
    ['trajectory:tool-used', 'find', { toolCalls: [{ tool: 'find' }] }],
    [
      'trajectory:tool-used',
      ['find', '{{word}}'],
      { toolCalls: [{ tool: 'find' }, { tool: 'refund' }] },
    ],
    ['trajectory:tool-used', { name: 'find', min: 1 }, { toolCalls: [{ tool: 'find' }] }],
    [
      'not-trajectory:tool-used',
      ['delete'],
      { toolCalls: [{ tool: 'delete', shouldNotCall: true }] },
    ],
    [
      'trajectory:tool-sequence',
      ['find', { name: 'refund' }],
      { trajectory: { tools: ['find', 'refund'] } },
    ],
    [
      'trajectory:tool-sequence',
      { mode: 'exact', steps: ['find'] },
      { trajectory: { tools: ['find'], match: 'exact' } },
    ],
    [
      'trajectory:tool-args-match',
      { name: 'refund', args: { order: { id: 7 } } },
      { toolCalls: [{ tool: 'refund', argsMatch: { order: { id: 7 } } }] },
    ],
  ])('%s %j', async (type, value, wanted) => {
    const { config, lost } = await importSmall({
      providers: [PROVIDER],
      tests: [{ vars: { word: 'refund' }, assert: [{ type, value }] }],
    });
    expect(lost).toEqual([]);
    expect(config.tests?.[0]).toMatchObject({ expect: wanted });
  });

  test.each([
    ['trajectory:tool-used', { pattern: 'fi*' }, 'it counts calls, or names tools by a pattern'],
    ['trajectory:tool-used', { name: 'find', max: 2 }, 'it counts calls'],
    ['trajectory:tool-used', 'unknown', 'its models are offered no tool unknown'],
    ['not-trajectory:tool-sequence', ['find'], 'cannot be negated'],
    ['trajectory:tool-args-match', { name: 'find', args: { ids: [1] } }, 'a part of a list'],
    ['trajectory:step-count', { max: 3 }, 'kindlm.yaml has no such assertion'],
  ])('%s %j is left out and told', async (type, value, note) => {
    const { code, lost } = await importSmall({
      providers: [PROVIDER],
      tests: [{ vars: { word: 'x' }, assert: [kept, { type, value }] }],
    });
    expect(code).toBe(1);
    expect(lost).toEqual([expect.stringContaining(note)]);
  });

  test('on a model without tools would look at nothing', async () => {
    const { lost } = await importSmall({
      tests: [
        { vars: { word: 'x' }, assert: [kept, { type: 'trajectory:tool-used', value: 'find' }] },
      ],
    });
    expect(lost).toEqual([expect.stringContaining('no tools that are seen')]);
  });
});

test('calls of a script are judged', async () => {
  const workspace = await createWorkspace({
    'promptfooconfig.yaml': stringify({
      prompts: ['{{order}}'],
      providers: ['exec:node agent.mjs'],
      tracing: { enabled: true },
      defaultTest: { assert: [{ type: 'trajectory:tool-sequence', value: ['find', 'refund'] }] },
      tests: [{ vars: { order: 'find,refund' } }, { vars: { order: 'refund,find' } }],
    }),
    'agent.mjs': [
      "const toolCalls = process.argv[2].split(',').map((name) => ({ name, arguments: {} }));",
      "console.log(JSON.stringify({ output: 'done', toolCalls }));",
    ].join('\n'),
  });
  const { code, lost } = await importIn(workspace);
  expect({ code, lost }).toEqual({ code: 0, lost: [] });
  const run = await runAction(workspace, { inputs: { config: 'kindlm.yaml' } });
  const results = run.report?.suites.flatMap((suite) => suite.results) ?? [];
  expect(results.map(({ passed, failureCodes }) => [passed, failureCodes])).toEqual([
    [true, []],
    [false, ['TRAJECTORY_MISMATCH']],
  ]);
});
