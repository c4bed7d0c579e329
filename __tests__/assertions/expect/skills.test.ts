/** `expect.skills`: which calls of an agent use a skill. */
import { afterAll, expect, test } from '@jest/globals';
import type { ToolCall } from '../../../src/providers/provider.js';
import { evaluate, known, lines, testSandbox } from '../evaluate.js';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

function call(name: string, args: Readonly<Record<string, unknown>>): ToolCall {
  return { id: 'c', name, arguments: args };
}

/** As the agents name their tools and arguments. */
const USES: readonly (readonly [string, ToolCall])[] = [
  ['Claude Code', call('Skill', { skill: 'csv' })],
  ['a skill of a plugin', call('Skill', { skill: 'tables:csv', args: 'x' })],
  ['Copilot, Qwen Code', call('skill', { skill: 'csv' })],
  ['opencode', call('skill', { name: 'csv' })],
  ['Gemini CLI', call('activate_skill', { name: 'csv' })],
  [
    'Codex',
    call('command_execution', { command: "/bin/bash -lc 'cat .agents/skills/csv/SKILL.md'" }),
  ],
  ['a tool that reads', call('Read', { file_path: '/tmp/run/.claude/skills/csv/SKILL.md' })],
  ['from within the folder above', call('Bash', { command: 'cat csv/SKILL.md | head' })],
  ['several files', call('read_many_files', { paths: ['README.md', 'skills/csv/SKILL.md'] })],
  ['Windows', call('Read', { file_path: 'C:\\w\\.claude\\skills\\csv\\SKILL.md' })],
];

const OTHERS: readonly (readonly [string, ToolCall])[] = [
  ['another skill', call('Skill', { skill: 'pdf' })],
  ['a skill whose name ends so', call('Skill', { skill: 'my-csv' })],
  ['another skill that is told of this one', call('Skill', { skill: 'pdf', args: 'like csv' })],
  ['the file of another skill', call('Read', { file_path: '.claude/skills/my-csv/SKILL.md' })],
  ['a file of the skill', call('Read', { file_path: '.claude/skills/csv/scripts/run.py' })],
  ['the skill is written', call('Write', { file_path: '.claude/skills/csv/SKILL.md' })],
  ['a list of skills', call('Bash', { command: 'ls .claude/skills/csv' })],
];

async function verdicts(calls: readonly ToolCall[]): Promise<readonly string[]> {
  const expected = { skills: { used: ['csv'], notUsed: ['csv'] } };
  return lines(await evaluate(expected, { toolCalls: known(calls) }, { sandbox }));
}

test.each(USES)('used: %s', async (_name, one) => {
  expect(await verdicts([call('Bash', { command: 'ls' }), one])).toEqual([
    'ok Skill used: csv',
    `SKILL_USED Skill NOT used: csv: The skill "csv" was used, by a call of "${one.name}"`,
  ]);
});

test.each(OTHERS)('not used: %s', async (_name, one) => {
  expect(await verdicts([one])).toEqual([
    `SKILL_NOT_USED Skill used: csv: The skill "csv" was not used. Called: ${one.name}`,
    'ok Skill NOT used: csv',
  ]);
});

test('without calls nothing was used', async () => {
  expect(await verdicts([])).toEqual([
    'SKILL_NOT_USED Skill used: csv: The skill "csv" was not used. Called: (nothing)',
    'ok Skill NOT used: csv',
  ]);
});

test('arguments that nobody recorded may be those of the skill', async () => {
  const hidden = { ...call('Skill', {}), argumentsUnknown: true as const };
  const why =
    'Whether the skill "csv" was used is not known: nobody recorded the arguments of "Skill"';
  expect(await verdicts([hidden])).toEqual([
    `SKILL_NOT_USED Skill used: csv: ${why}`,
    `SKILL_USED Skill NOT used: csv: ${why}`,
  ]);
  const written = { ...call('Write', {}), argumentsUnknown: true as const };
  expect((await verdicts([written]))[1]).toBe('ok Skill NOT used: csv');
});
