/** An agent that is asked about skills and nothing else is ended once that is known. Each is a process that would go on. */
import { afterAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandAdapter } from '../../../src/providers/adapters.js';
import type { ChatRequest, ChatResponse } from '../../../src/providers/provider.js';

const FOLDER = join(import.meta.dirname, '../../fixtures/agents');
const adapter = createCommandAdapter({ cwd: FOLDER, environment: {}, redact: (text) => text });
afterAll(() => adapter.close?.());

const [INIT = ''] = readFileSync(join(FOLDER, 'claude-code.jsonl'), 'utf8').split('\n');

/** One reply of the model, as Claude Code prints it. */
function reply(turn: number, name: string, input: object): string {
  const content = [{ type: 'tool_use', id: `toolu_${turn}`, name, input }];
  const usage = { input_tokens: 100, output_tokens: 10 };
  const message = {
    id: `msg_${turn}`,
    role: 'assistant',
    model: 'claude-opus-4-8',
    content,
    usage,
  };
  return JSON.stringify({ type: 'assistant', message, parent_tool_use_id: null });
}

const END = JSON.stringify({
  type: 'result',
  subtype: 'success',
  is_error: false,
  num_turns: 9,
  result: 'Done.',
  usage: { input_tokens: 900, output_tokens: 90 },
});

/** Prints the lines, then waits for a minute, then ends as agents do. */
function agent(lines: readonly string[]): string {
  const quoted = lines.map((line) => `'${line.replaceAll("'", '')}'`).join(' ');
  return `printf '%s\\n' ${quoted}; sleep 60; echo '${END}'`;
}

function ask(command: string, skills?: ChatRequest['skills']): Promise<ChatResponse> {
  const request = { model: '', messages: [], params: {}, command, ...(skills && { skills }) };
  return adapter.complete(request, new AbortController().signal);
}

const USES = reply(1, 'Skill', { skill: 'csv' });
const LOOKS = [1, 2, 3, 4].map((turn) => reply(turn, 'Bash', { command: `ls ${turn}` }));

test.each<[string, readonly string[], ChatRequest['skills'], readonly string[]]>([
  ['the skill is used', [USES], { used: ['csv'], notUsed: [] }, ['Skill']],
  ['a skill is used that should not be', [USES], { used: [], notUsed: ['csv'] }, ['Skill']],
  [
    'its file is read',
    [reply(1, 'Read', { file_path: '/w/.claude/skills/csv/SKILL.md' })],
    { used: ['csv'], notUsed: [] },
    ['Read'],
  ],
  [
    'a fourth reply begins',
    LOOKS,
    { used: ['csv'], notUsed: [] },
    ['Bash', 'Bash', 'Bash', 'Bash'],
  ],
  [
    'so it is where none may be used',
    LOOKS,
    { used: [], notUsed: ['csv'] },
    ['Bash', 'Bash', 'Bash', 'Bash'],
  ],
])('ended once %s', async (_what, lines, skills, calls) => {
  const { text, toolCalls, agent: facts, modelId } = await ask(agent([INIT, ...lines]), skills);
  // Not when its minute was over.
  expect(text).not.toBe('Done.');
  expect(toolCalls.map(({ name }) => name)).toEqual(calls);
  expect([facts?.name, modelId]).toEqual(['Claude Code', 'claude-opus-4-8']);
});

test.each<[string, readonly string[], ChatRequest['skills']]>([
  ['nothing of the kind is asked', [USES], undefined],
  ['one of two skills is used', [USES], { used: ['csv', 'pdf'], notUsed: [] }],
  ['another skill is used', [USES], { used: ['pdf'], notUsed: [] }],
  ['three replies came', LOOKS.slice(0, 3), { used: ['csv'], notUsed: [] }],
])('not ended where %s', async (_what, lines, skills) => {
  const command = agent([INIT, ...lines]).replace('sleep 60', 'sleep 0.3');
  expect((await ask(command, skills)).text).toBe('Done.');
});

test('a refused key is none of its answers', async () => {
  const refused = readFileSync(join(FOLDER, 'claude-code-401.jsonl'), 'utf8').split('\n');
  const lines = [INIT, USES, ...refused.slice(1)].filter((line) => line !== '');
  const command = `cat <<'EOF'\n${lines.join('\n')}\nEOF\n`;
  await expect(ask(command, { used: ['csv'], notUsed: [] })).rejects.toThrow('was refused its key');
});
