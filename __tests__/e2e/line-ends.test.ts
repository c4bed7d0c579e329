/** A checkout on Windows has `\r\n` in every text file (`core.autocrlf`): the run must not notice. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import { createWorkspace, modelEntry, runAction, startDist } from './project.js';

startDist();

type Files = Readonly<Record<string, string>>;

/** The files as git checks them out on Windows. */
function onWindows(files: Files): Files {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]));
}

describe('a suite whose texts are files', () => {
  let server: FakeServer;
  beforeAll(async () => {
    server = await startOpenAiServer({ reply: () => 'Line one.\nLine two.\n' });
  });

  const suite = (): Files => ({
    'kindlm.yaml': `kindlm: 1
project: shop
suite: { name: support }
providers: { openai: { apiKeyEnv: TEST_KEY, baseUrl: "${server.url}" } }
models: [${JSON.stringify(modelEntry('m'))}]
prompts:
  p: { systemFile: prompts/system.md, userFile: prompts/user.md }
  inline:
    user: |
      First line.
      {{message}}
tests:
  - name: files
    prompt: p
    vars: { name: Ada }
    assert:
      - { type: equals, value: 'file://expected.txt' }
      - { type: javascript, value: 'file://check.cjs' }
  - name: inline
    prompt: inline
    vars:
      message: |
        Two
        lines
    expect: { output: { contains: ["Line one.\\nLine two."] } }
`,
    'prompts/system.md': 'Be kind.\n\nBe brief.\n',
    'prompts/user.md': 'Dear {{name}},\nhello.\n',
    'expected.txt': 'Line one.\nLine two.\n',
    'check.cjs':
      "const lines = `a\nb`;\nmodule.exports = (output) => lines === 'a\\nb' && !output.includes('\\r');\n",
  });

  test('models are sent the same, and `file://` values are equal', async () => {
    const workspace = await createWorkspace(onWindows(suite()));
    const before = server.requests.length;
    const run = await runAction(workspace, { inputs: { outputs: 'all' } });
    const sent = server.requests.slice(before).map(({ body }) => field(body, 'messages'));
    expect(JSON.stringify(sent)).not.toContain('\\r');
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).toContain('Dear Ada,\\nhello.');
    expect(run.outputs).toMatchObject({ 'exit-code': '0', passed: '2' });
  });

  test('answers recorded here are found there, and their files are left alone', async () => {
    const here = await createWorkspace(suite());
    await runAction(here, { inputs: { responses: 'record' } });
    const recorded = onWindows(await here.files('.kindlm'));
    const there = await createWorkspace(onWindows(suite()));
    for (const [name, text] of Object.entries(recorded)) {
      await createFile(join(there.path, '.kindlm', name), text);
    }
    const before = server.requests.length;
    for (const responses of ['replay', 'cache']) {
      const run = await runAction(there, { inputs: { responses } });
      expect(run.outputs['errored']).toBe('0');
      expect(run.code).not.toBe(2);
    }
    expect(server.requests).toHaveLength(before);
    expect(await there.files('.kindlm')).toEqual(recorded);
  });
});

async function createFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
