#!/usr/bin/env node
// A stand-in for Claude Code in examples/skill, by the name of `claude`: it follows the SKILL.md that it finds in its
// current folder, and prints the events that Claude Code prints (__tests__/fixtures/agents/claude-code.jsonl).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [, prompt = ''] = process.argv.slice(process.argv.indexOf('-p'));
const MODEL = 'claude-opus-4-8';
const SKILL = '.claude/skills/changelog/SKILL.md';
const TASKS = [
  [/gift cards/, 'gift-cards', 'feature', 'You can pay with gift cards now.'],
  [/total/, 'rounding', 'fix', 'The total of your cart is right to the cent now.'],
];

let turns = 0;
const usage = { input: 0, output: 0 };
const print = (event) => process.stdout.write(`${JSON.stringify(event)}\n`);

function say(block) {
  turns += 1;
  const tokens = { input_tokens: 2400 + 180 * turns, output_tokens: 60 };
  usage.input += tokens.input_tokens;
  usage.output += tokens.output_tokens;
  const message = { id: `msg_${turns}`, type: 'message', role: 'assistant', model: MODEL };
  print({
    type: 'assistant',
    message: { ...message, content: [block], usage: tokens },
    parent_tool_use_id: null,
  });
}

function call(name, input, result) {
  const id = `toolu_${turns + 1}`;
  say({ type: 'tool_use', id, name, input });
  const content = [{ tool_use_id: id, type: 'tool_result', content: result() }];
  print({ type: 'user', message: { role: 'user', content }, parent_tool_use_id: null });
}

function end(result) {
  say({ type: 'text', text: result });
  print({
    type: 'result',
    subtype: 'success',
    is_error: false,
    num_turns: turns,
    result,
    total_cost_usd: Number((usage.input * 5e-6 + usage.output * 25e-6).toFixed(6)),
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  });
}

print({
  type: 'system',
  subtype: 'init',
  cwd: process.cwd(),
  session_id: '5f2c7a90-3c55-4d1e-9a51-0e6c1f3b2d10',
  tools: ['Bash', 'Edit', 'Read', 'Skill', 'Write'],
  model: MODEL,
  permissionMode: 'acceptEdits',
  slash_commands: [],
  apiKeySource: 'ANTHROPIC_API_KEY',
  claude_code_version: '2.1.197',
});

const task = TASKS.find(([asked]) => asked.test(prompt));
if (task === undefined || !existsSync(SKILL)) {
  end('The checkout takes euros and pounds.');
} else {
  const [, name, kind, sentence] = task;
  call('Skill', { skill: 'changelog' }, () => 'Launching skill: changelog');
  const [, folder = '.'] = /into the folder `([\w/-]+)`/.exec(readFileSync(SKILL, 'utf8')) ?? [];
  const file = `${folder}/${name}.md`;
  call('Write', { file_path: file, content: `kind: ${kind}\n\n${sentence}\n` }, () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `kind: ${kind}\n\n${sentence}\n`);
    return `File created successfully at: ${file}`;
  });
  end(sentence);
}
