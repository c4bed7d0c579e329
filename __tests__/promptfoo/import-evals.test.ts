/** `import` of an eval.yaml of Vally, skill-validator and waza: what becomes of each key, and what is told. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { createWorkspace } from '../e2e/workspace.js';
import { importIn, type ImportRun } from './run-import.js';

const SKILL = '---\nname: csv\ndescription: Tables.\n---\n\nRead the header.\n';
const AROUND = { 'skills/csv/SKILL.md': SKILL, 'skills/csv/scripts/sum.py': 'print(6)' };
const AGENT = 'each test starts GitHub Copilot CLI by its `command`: change it for another agent';

async function imported(
  spec: object,
  files: Readonly<Record<string, string>> = {},
): Promise<ImportRun> {
  const workspace = await createWorkspace({ ...AROUND, ...files, 'eval.yaml': stringify(spec) });
  try {
    return await importIn(workspace, ['eval.yaml']);
  } finally {
    await workspace.remove();
  }
}

/** The only test without what all have. */
function only({ config }: ImportRun): unknown {
  const [made, ...more] = config.tests ?? [];
  if (made === undefined || more.length > 0) throw new Error('expected one test');
  const { command, keys, ...rest } = made as unknown as Record<string, unknown>;
  expect([command, keys]).toEqual([
    expect.stringContaining('copilot -p {{prompt}} --output-format json --allow-all-tools'),
    ['COPILOT_GITHUB_TOKEN'],
  ]);
  return rest;
}

const SKILL_FILES = {
  '.github/skills/csv/SKILL.md': { from: 'skills/csv/SKILL.md' },
  '.github/skills/csv/scripts': { from: 'skills/csv/scripts' },
};

test('Vally: stimuli, graders, rubric, environment, constraints', async () => {
  const run = await imported(
    {
      name: 'csv',
      type: 'capability',
      config: {
        runs: 3,
        timeout: '8m',
        model: 'gpt-5.5',
        judge_model: 'claude-opus-5',
        executor: 'copilot-sdk',
      },
      environment: { files: [{ src: 'data/a.csv', dest: 'in/a.csv' }] },
      stimuli: [
        {
          name: 'sums a column',
          prompt: 'Sum in/a.csv.\n',
          tags: { risk: 'low' },
          environment: { commands: ['mkdir out'] },
          constraints: {
            max_turns: 9,
            expect_tools: ['view'],
            reject_tools: ['web'],
            max_duration: '90s',
          },
          graders: [
            { type: 'output-contains', config: { substring: '6' } },
            { type: 'output-not-contains', config: { substring: 'sorry' } },
            { type: 'output-matches', config: { pattern: '(?i)the sum is \\d' } },
            { type: 'output-matches', config: { pattern: '\\d+' } },
            { type: 'file-exists', config: { path: 'out/b.csv' } },
            { type: 'file-not-exists', config: { path: '**/*.tmp' } },
            { type: 'file-contains', config: { path: 'out/b.csv', value: '6' } },
            {
              type: 'run-command',
              config: {
                command: 'test',
                args: ['-f', "o'ut"],
                expected_exit_code: 1,
                timeout: '3m',
                stdout_matches: '^x',
              },
            },
            { type: 'skill-invocation', config: { required: ['csv'], disallowed: ['pdf'] } },
            { type: 'exit-success' },
            { type: 'prompt', config: { evidence: ['diff'] } },
            { type: 'pairwise' },
          ],
          rubric: ['Says 6.', 'Writes one file.'],
        },
      ],
    },
    { 'data/a.csv': 'a\n6\n' },
  );
  expect([run.code, run.refused]).toEqual([1, []]);
  expect(only(run)).toEqual({
    name: 'sums a column',
    vars: { prompt: 'Sum in/a.csv.\n' },
    workspace: {
      files: { 'in/a.csv': { from: 'data/a.csv' }, ...SKILL_FILES },
      setup: ['mkdir out'],
    },
    repeat: 3,
    timeoutMs: 90_000,
    expect: {
      output: { contains: ['6'], notContains: ['sorry'] },
      judge: [{ criteria: 'Says 6.' }, { criteria: 'Writes one file.' }],
      toolCalls: [{ tool: 'view' }, { tool: 'web', shouldNotCall: true }],
      skills: { used: ['csv'], notUsed: ['pdf'] },
      files: [
        { path: 'out/b.csv' },
        { path: '**/*.tmp', exists: false },
        { path: 'out/b.csv', contains: ['6'] },
      ],
      checks: [{ run: "test '-f' 'o'\\''ut'", exitCode: 1, timeoutMs: 180_000 }],
    },
    assert: [
      { type: 'javascript', value: 'new RegExp("the sum is \\\\d", \'i\').test(output)' },
      { type: 'regex', value: '\\d+' },
    ],
    tags: ['risk:low'],
  });
  expect(run.text).toContain('--allow-all-tools --model gpt-5.5');
  expect(run.config.models).toEqual([
    { id: 'judge', provider: 'anthropic', model: 'claude-opus-5' },
  ]);
  expect(run.lost).toEqual([
    '`type`',
    "stimuli[0]: `constraints.max_turns`: it is the agent's own to limit, such as by a flag of its command",
    'stimuli[0]: `graders[7].stdout_matches`',
    'stimuli[0]: `graders[11]`, of the type "pairwise"',
  ]);
  expect(run.changed).toEqual([AGENT]);
});

test('skill-validator: scenarios, setup, assertions, rubric, constraints', async () => {
  const run = await imported({
    name: 'csv',
    scenarios: [
      {
        name: 'sums',
        prompt: 'Sum a.csv.',
        setup: {
          files: [
            { path: 'a.csv', content: 'a' },
            { path: 'b.csv', source: 'none.csv' },
          ],
          commands: ['true'],
        },
        assertions: [
          { type: 'output_contains', value: '6' },
          { type: 'output_matches', pattern: '[0-9]' },
          { type: 'file_not_contains', path: 'a.csv', value: 'x' },
          { type: 'exit_success' },
          {
            type: 'run_command_and_assert',
            command_to_run: 'sh',
            command_arguments: '-c true',
            expected_std_output_contains: 'ok',
          },
          { type: 'file_exists' },
        ],
        rubric: ['Is short.'],
        timeout: 60,
        expect_activation: false,
        max_tokens: 5,
      },
    ],
  });
  expect([run.code, run.refused]).toEqual([1, []]);
  expect(only(run)).toEqual({
    name: 'sums',
    vars: { prompt: 'Sum a.csv.' },
    workspace: { files: { 'a.csv': 'a', ...SKILL_FILES }, setup: ['true'] },
    timeoutMs: 60_000,
    expect: {
      output: { contains: ['6'] },
      judge: [{ criteria: 'Is short.' }],
      skills: { notUsed: ['csv'] },
      files: [{ path: 'a.csv', notContains: ['x'] }],
      checks: [{ run: 'sh -c true', contains: ['ok'] }],
    },
    assert: [{ type: 'regex', value: '[0-9]' }],
  });
  expect(run.lost).toEqual([
    'scenarios[0]: `setup.files[1]`: there is no file "none.csv"',
    'scenarios[0]: `assertions[5]`',
    "scenarios[0]: `max_tokens`: it is the agent's own to limit, such as by a flag of its command",
  ]);
});

test('waza: tasks in separate files, graders of all and of one', async () => {
  const run = await imported(
    {
      name: 'csv-eval',
      skill: 'csv',
      config: {
        trials_per_task: 2,
        timeout_seconds: 300,
        executor: 'mock',
        model: 'gpt-5.5',
        parallel: true,
      },
      metrics: [{ name: 'task_completion', threshold: 0.8 }],
      graders: [{ type: 'text', name: 'no_errors', config: { regex_not_match: ['(?i)fatal'] } }],
      tasks: ['tasks/*.yaml'],
    },
    {
      'tasks/sum.yaml': stringify({
        id: 'sum-1',
        name: 'Sums',
        inputs: {
          prompt: 'Sum it.',
          context: { fixture: 'fixtures/one' },
          follow_up_prompts: ['And?'],
        },
        expected: { output_contains: ['6'], should_trigger: true, behavior: { max_tool_calls: 4 } },
        graders: [
          {
            type: 'file',
            name: 'f',
            config: {
              must_exist: ['b.csv'],
              content_patterns: [{ path: 'b.csv', must_match: ['6'], must_not_match: ['x'] }],
            },
          },
          { type: 'code', name: 'c', config: { assertions: ['len(output) > 0'] } },
        ],
      }),
      'fixtures/one/a.csv': 'a',
    },
  );
  expect([run.code, run.refused]).toEqual([1, []]);
  expect(only(run)).toEqual({
    name: 'Sums',
    vars: { prompt: 'Sum it.' },
    workspace: { from: 'fixtures/one', files: SKILL_FILES },
    repeat: 2,
    timeoutMs: 300_000,
    expect: {
      output: { contains: ['6'] },
      trajectory: { tools: [], maxCalls: 4 },
      skills: { used: ['csv'] },
      files: [{ path: 'b.csv' }, { path: 'b.csv', matches: '6' }],
    },
    assert: [{ type: 'javascript', value: '!new RegExp("fatal", \'i\').test(output)' }],
  });
  expect(run.lost).toEqual([
    '`metrics`',
    '`config.parallel`',
    'tasks/sum.yaml: `inputs.follow_up_prompts`',
    'tasks/sum.yaml: `graders[0].content_patterns`: b.csv must not match "x"',
    'tasks/sum.yaml: `graders[1].assertions`: Python "len(output) > 0"',
  ]);
});

describe('what is no suite', () => {
  test.each([
    [
      'nothing is checked',
      { stimuli: [{ name: 'a', prompt: 'b', graders: [{ type: 'exit-success' }] }] },
    ],
    [
      'no prompt',
      { stimuli: [{ name: 'a', graders: [{ type: 'file-exists', config: { path: 'a' } }] }] },
    ],
    ['no test', { stimuli: [] }],
  ])('%s', async (_name, spec) => {
    const run = await imported(spec);
    expect([run.code, run.files.includes('kindlm.yaml')]).toEqual([2, false]);
    expect(run.stderr).toContain(
      'Nothing of eval.yaml that checks an answer could be carried over',
    );
  });
});

test('a skill that is not there is told, and two tests of one name are told apart', async () => {
  const one = { name: 'a', prompt: 'b', rubric: ['Is kind.'] };
  const run = await imported({ name: 'other', stimuli: [one, one] });
  expect(run.config.tests?.map(({ name }) => name)).toEqual(['a', 'a #2']);
  expect(run.lost).toEqual([
    'the skill: no folder of that name has a SKILL.md; put it into `workspace.files`',
  ]);
});

test('a file or a command out of the workspace is not carried over', async () => {
  const run = await imported({
    name: 'csv',
    stimuli: [
      {
        name: 'a',
        prompt: 'b',
        rubric: ['Is kind.'],
        environment: {
          files: [
            { src: '../../etc/passwd', dest: 'a' },
            { content: 'x', dest: '../b' },
            { content: 'x', dest: '/c' },
          ],
        },
      },
    ],
  });
  expect(run.refused).toEqual([]);
  expect(run.lost).toHaveLength(3);
  expect(only(run)).toMatchObject({ workspace: { files: SKILL_FILES } });
});

test('a task that is no YAML is named with its place', async () => {
  const spec = { skill: 'csv', config: {}, tasks: ['tasks/*.yaml'] };
  const run = await imported(spec, { 'tasks/a.yaml': 'a: [' });
  expect([run.code, run.stderr]).toEqual([
    2,
    expect.stringContaining('tasks/a.yaml:1:5 is no YAML'),
  ]);
});
