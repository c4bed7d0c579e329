/** The config language through dist/: all of it parses, and a mistake is marked where it stands. */
import { expect, test } from '@jest/globals';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODES, type NodeName } from './nodes.js';
import { type ActionRun, createWorkspace, runAction, startDist } from './project.js';

startDist();

const EVERY_KEY = fileURLToPath(new URL('../fixtures/config/every-key/', import.meta.url));
const text = await readFile(join(EVERY_KEY, 'every-key.yaml'), 'utf8');

/** The fixture's folder with this text as its config; no key is set, so nothing could be sent. */
async function run(
  yaml: string,
  node: NodeName = '24',
  mode: 'run' | 'validate' = 'run',
): Promise<ActionRun> {
  const workspace = await createWorkspace();
  await cp(EVERY_KEY, workspace.path, { recursive: true });
  await workspace.write({ 'kindlm.yaml': yaml });
  return runAction(workspace, { node, inputs: { mode } });
}

/** `file:line:col` and message of every error that marks a line. */
function marks({ commands }: ActionRun): readonly (readonly [string, string])[] {
  return commands
    .filter(({ name, properties }) => name === 'error' && properties['file'] !== undefined)
    .map(({ properties: { file, line, col }, data }) => [`${file}:${line}:${col}`, data]);
}

test.each(NODES)('every key parses (Node %s)', async (node) => {
  const ended = await run(text, node, 'validate');
  expect(marks(ended)).toEqual([]);
  expect(ended).toMatchObject({
    code: 0,
    stderr: '',
    outputs: { result: 'passed', 'exit-code': '0' },
  });
  // It leaves the report of the last run alone.
  expect(ended.report).toBeUndefined();
});

test('all mistakes at once: nine marks, the rest in the log', async () => {
  const prompt = 'prompts: { ask: { user: hi } }';
  const tests = Array.from({ length: 12 }, (_, index) => `  - { name: t${index}, prompt: nope }`);
  const models = 'models: [{ id: a, provider: openai, model: a }]';
  const head = [
    'kindlm: 1',
    'project: p',
    'suite: { name: s }',
    'providers: { openai: { apiKeyEnv: K } }',
  ];
  const ended = await run([...head, models, prompt, 'tests:', ...tests, ''].join('\n'));
  expect(ended.code).toBe(2);
  expect(marks(ended)).toHaveLength(9);
  const lines = [...ended.stdout.matchAll(/kindlm\.yaml:(\d+):\d+ tests\[\d+\]\.prompt/g)];
  expect(new Set(lines.map(([, line]) => line)).size).toBe(12);
  expect(ended.report?.problems).toHaveLength(12);
  expect(ended.annotations.filter(({ level }) => level === 'error')).toHaveLength(10);
});
