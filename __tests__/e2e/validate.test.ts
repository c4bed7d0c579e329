import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { manyTests, runConfig, suiteConfig } from './model-suite.js';
import { createWorkspace, runAction, runHere } from './run-action.js';

runHere();

let server: FakeServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const VALIDATE = { inputs: { mode: 'validate' }, env: {} };

test('a good config: nothing is sent, no key is needed, and the log says that nothing was tested', async () => {
  const text = suiteConfig({ openai: server.url, tests: manyTests(3, { repeat: 5 }) });
  const run = await runConfig(text, VALIDATE);
  expect(run).toMatchObject({
    code: 0,
    outputs: { result: 'passed', 'exit-code': '0', total: '0' },
  });
  expect(server.requests).toHaveLength(0);
  expect(run.stdout).toContain(': 1 suite, 3 tests; no model was called');
});

test.each([
  ['an unknown prompt', { tests: manyTests(1, { prompt: 'q' }) }, {}, /prompt.*"q"/],
  ['a misspelt key', { tests: manyTests(1, { expct: {} }) }, {}, /Did you mean "expect"/],
  ['a filter that selects nothing', {}, { tests: 'nobody' }, /nobody/],
  ['no YAML', undefined, {}, /kindlm\.yaml/],
])('%s: nothing is sent, exit code 2', async (_name, parts, inputs, message) => {
  const text = parts === undefined ? '{ "a": [' : suiteConfig({ openai: server.url, ...parts });
  const run = await runConfig(text, { ...VALIDATE, inputs: { ...VALIDATE.inputs, ...inputs } });
  expect(run).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
  expect(run.stdout).toMatch(message);
  expect(run.annotations[0]?.level).toBe('error');
  expect(server.requests).toHaveLength(0);
});

test.each(['kindlm.yaml', 'suites/kindlm.yaml'])(
  'at a terminal, %s in a folder that the person does not stand in is found',
  async (file) => {
    const there = await createWorkspace({ [file]: suiteConfig({ openai: server.url }) });
    const here = await createWorkspace({});
    const args = [`${there.path}/${file}`, '--mode', 'validate'];
    const run = await runAction({ workspace: here.path, as: 'local', args, process: 'own' });
    await Promise.all([there.remove(), here.remove()]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('The configuration is valid');
  },
);

test.each(['validate', 'plan'])(
  'mode: %s leaves the report of the last run alone',
  async (mode) => {
    const last = { 'kindlm-report/junit.xml': 'the last' };
    for (const text of [suiteConfig({ openai: server.url }), 'kindlm: 2\n']) {
      const workspace = await createWorkspace({ 'kindlm.yaml': text, ...last });
      const run = await runAction({
        workspace: workspace.path,
        as: 'local',
        args: ['--mode', mode],
      });
      const kept = await readFile(join(workspace.path, 'kindlm-report/junit.xml'), 'utf8');
      await workspace.remove();
      expect(kept).toBe('the last');
      expect(run.stdout).not.toContain('$0.00 ·');
      expect(run.stdout).toMatch(run.code === 0 ? /^✅ /m : /^❌ Nothing was run: 1 problem$/m);
    }
  },
);
