/** promptfoo's prompt functions: printed by `prompts.x.command`, they are asked as promptfoo asks them. */
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { type NodeName, nodeProgram } from '../e2e/nodes.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { importIn, importSmall, SMALL } from './run-import.js';
import { createWorkspace, runAction, startDist } from '../e2e/project.js';
const model = await startOpenAiServer({ reply: () => 'hello' });

/** The messages that a model is asked after the import, and how both ended. */
async function asked(
  changes: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
) {
  const provider = { id: 'openai:gpt-4o-mini', label: 'mini', config: { apiBaseUrl: model.url } };
  const workspace = await createWorkspace({
    ...files,
    'promptfooconfig.yaml': stringify({ ...SMALL, providers: [provider], ...changes }),
  });
  const before = model.requests.length;
  const imported = await importIn(workspace);
  const ended = await runAction(workspace, {
    process: 'own',
    inputs: { config: 'kindlm.yaml' },
    env: {
      OPENAI_API_KEY: 'not-a-real-key',
      PATH: [dirname(nodeProgram('24')), process.env['PATH']].join(delimiter),
    },
  });
  const messages = model.requests.slice(before).map(({ body }) => field(body, 'messages'));
  return { imported, ended, messages };
}

const user = (content: string) => ({ role: 'user', content });

const JAVASCRIPT = `
console.log('a line that is no prompt');
module.exports = async ({ vars, provider, config }) => [
  { role: 'system', content: [provider.id, provider.label, config.tone].join(' ') },
  { role: 'user', content: 'JavaScript: {{word}} ' + vars.count.toFixed(1) + vars.list.length + vars.map.a },
];
module.exports.named = ({ vars }) => 'named: ' + vars.word + '{{ nobody }}';
`;
const TYPESCRIPT = `
interface Given { readonly vars: { readonly word: string } }
export default function prompt({ vars }: Given): { prompt: string } {
  return { prompt: 'TypeScript: ' + vars.word };
}
`;
const PYTHON = `
import asyncio
from words import GREETING
print("a line that is no prompt")
async def ask(context):
    await asyncio.sleep(0)
    given = context["vars"]
    return [
        {"role": "system", "content": context["provider"]["id"]},
        {"role": "user", "content": f"{GREETING}: {{{{word}}}} {given['count'] + 1} {given['map']['a']}"},
    ]
class Made:
    @staticmethod
    def text(context):
        return "Made: " + context["vars"]["word"]
`;
const SCRIPT = `
import json, sys
print("script: " + json.loads(sys.argv[1])["vars"]["word"])
`;

startDist();

const FILES = {
  'prompts/one.cjs': JAVASCRIPT,
  'prompts/two.mts': TYPESCRIPT,
  'prompts/three.py': PYTHON,
  'prompts/words.py': 'GREETING = "Python"',
  'prompts/script.py': SCRIPT,
  'shell.mjs': 'console.log(process.argv[2], JSON.parse(process.argv[3]).vars.word);',
};
const WORD = `it's "$(id)" {{x}}`;

test('functions of JavaScript, TypeScript and Python, and programs, are asked what they make', async () => {
  const vars = { word: WORD, count: 2, list: { of: [1] }, map: { a: 'b', length: 3 } };
  const { imported, ended, messages } = await asked(
    {
      prompts: [
        { id: 'file://prompts/one.cjs', label: 'first', config: { tone: 'kind' } },
        'prompts/one.cjs:named',
        'file://prompts/two.mts',
        'file://prompts/three.py:ask',
        'prompts/three.py:Made.text',
        'file://prompts/script.py',
        'exec:node shell.mjs "two words"',
      ],
      tests: [{ vars: { ...vars, list: vars.map, x: 'y' }, assert: SMALL.tests[0]?.assert }],
    },
    FILES,
  );
  expect(imported.refused).toEqual([]);
  expect(imported.files).toEqual(
    expect.arrayContaining(['promptfoo-prompt.mjs', 'promptfoo-prompt.py']),
  );
  expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: '' });
  const word = `it's "$(id)" y`;
  const expected = [
    [
      { role: 'system', content: 'openai:gpt-4o-mini mini kind' },
      user(`JavaScript: ${word} 2.03b`),
    ],
    [user(`named: ${word}`)],
    [user(`TypeScript: ${word}`)],
    [{ role: 'system', content: 'openai:gpt-4o-mini' }, user(`Python: ${word} 3 b`)],
    [user(`Made: ${word}`)],
    [user(`script: ${word}`)],
    [user(`two words ${word}`)],
  ].map((one) => JSON.stringify(one));
  expect(messages.map((one) => JSON.stringify(one)).sort()).toEqual(expected.sort());
  expect(imported.config.prompts).toMatchObject({
    one: { batch: true, dependsOn: ['prompts/one.cjs'] },
    three: { dependsOn: ['prompts/three.py'] },
    shell: { dependsOn: ['shell.mjs'] },
  });
});

/** What the written command prints for the variables of the small config, or the end of what it complains of. */
async function printed(
  prompt: string,
  files: Readonly<Record<string, string>>,
  node: NodeName = '24',
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const config = stringify({ ...SMALL, prompts: [prompt] });
  const workspace = await createWorkspace({ ...files, 'promptfooconfig.yaml': config });
  const { prompts = {} } = (await importIn(workspace)).config;
  const [entry] = Object.values(prompts);
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', String(field(entry, 'command'))], {
    cwd: workspace.path,
    input: `${JSON.stringify(SMALL.tests[0]?.vars)}\n`,
    encoding: 'utf8',
    env: { PATH: [dirname(nodeProgram(node)), process.env['PATH']].join(delimiter) },
  });
  return { code: status, stdout, stderr };
}

describe('what a function returns that is no prompt ends its program', () => {
  test.each([
    ['undefined', 'it returns no prompt'],
    ['{ prompt: "a", config: { temperature: 1 } }', 'it returns a config for the model'],
    ['"{% if word %}a{% endif %}"', 'its prompt holds the template {% if word %}'],
    ['"{{ word | upper }}"', 'its prompt holds the template {{ word | upper }}'],
    ['"- role: user"', 'it returns a chat as YAML'],
    ['nowhere()', 'nowhere is not defined'],
  ])('%s', async (code, words) => {
    const p = `export default () => (${code});`;
    expect(await printed('file://p.mjs', { 'p.mjs': p })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(words),
    });
  });

  test.each([
    ['None', 'it returns no prompt'],
    ['{"prompt": "a", "config": {"temperature": 1}}', 'it returns a config for the model'],
    ['"{{ word | upper }}"', 'its prompt holds the template {{ word | upper }}'],
    ['nowhere()', "name 'nowhere' is not defined"],
  ])('%s, in Python', async (code, words) => {
    const p = `def ask(context):\n    return ${code}\n`;
    expect(await printed('file://p.py:ask', { 'p.py': p })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(words),
    });
  });
});

describe('a function in TypeScript', () => {
  const ENUM = `enum Tone { Kind = 'kind' }
export const ask = ({ vars }: { vars: { word: string } }): string => Tone.Kind + vars.word;`;
  const refused = /Node\.js v[\d.]+ cannot run p\.ts \(.*npx --no-install tsx/;
  test.each<[name: string, text: string, node: NodeName, code: number]>([
    ['by its name', ENUM.replace(/enum.*\n/, "const Tone = { Kind: 'kind' };\n"), '24', 0],
    ['with more than types', ENUM, '24', 1],
    ['on the oldest Node.js', ENUM, '20', 1],
  ])('%s', async (_name, text, node, code) => {
    const ended = await printed('file://p.ts:ask', { 'p.ts': text }, node);
    expect([ended.code, ended.stdout]).toEqual([code, code === 0 ? '"kindhello"\n' : '']);
    if (code !== 0) expect(ended.stderr).toMatch(refused);
  });
});

describe('what works differently is told', () => {
  const TS = { 'p.ts': 'export default () => "a";' };

  test('TypeScript needs a newer Node.js, or the tsx of the repository', async () => {
    const changes = { prompts: ['file://p.ts'] };
    const plain = await importSmall(changes, TS);
    expect(plain.changed).toEqual([
      'prompt p.ts: is started with `node`, which reads TypeScript from version 22.18 on',
    ]);
    const files = { ...TS, 'package.json': '{"devDependencies": {"tsx": "4.0.0"}}' };
    const { changed, config } = await importSmall(changes, files);
    expect(changed).toEqual(['prompt p.ts: is started with `tsx`, which the package.json names']);
    expect(config.prompts?.['p']).toMatchObject({
      command: expect.stringMatching(/^npx --no-install tsx promptfoo-prompt\.mjs /),
    });
  });

  test('a function that reads the provider is told one of several', async () => {
    const { changed } = await importSmall(
      { prompts: ['file://p.mjs'], providers: ['openai:gpt-4o-mini', 'openai:gpt-4o'] },
      { 'p.mjs': 'export default ({ provider }) => provider.id;' },
    );
    expect(changed).toEqual([
      'prompt p.mjs: is told the provider openai:gpt-4o-mini, whichever model is asked (promptfoo: the one that is asked)',
    ]);
  });

  test('a prompt from a program for a provider that is one is left out', async () => {
    const { lost } = await importSmall(
      { prompts: ['Say {{word}}', 'file://p.mjs'], providers: ['echo'] },
      { 'p.mjs': 'export default () => "a";' },
    );
    expect(lost).toContain('prompt p.mjs: a program prints it, and its provider is a program too');
  });

  test('a key in its config is held back', async () => {
    const { lost, text } = await importSmall(
      { prompts: [{ id: 'file://p.mjs', config: { api_key: 'abcdefgh12345678' } }] },
      { 'p.mjs': 'export default () => "a";' },
    );
    expect(lost.join('\n')).toContain('`config.api_key` holds a key');
    expect(text).not.toContain('abcdefgh12345678');
  });
});
