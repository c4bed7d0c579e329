import { expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { createWorkspace, manyTests, runAction, suiteYaml } from './project.js';

const server = await startOpenAiServer();

const VALIDATE = { inputs: { mode: 'validate' }, env: {} };

test('a good config: nothing is sent, no key is needed, and the log says that nothing was tested', async () => {
  const text = suiteYaml({ url: server.url, tests: manyTests(3, { repeat: 5 }) });
  const run = await runAction(text, VALIDATE);
  expect(run).toMatchObject({
    code: 0,
    outputs: { result: 'passed', 'exit-code': '0', total: '0' },
  });
  expect(server.requests).toHaveLength(0);
  expect(run.stdout).toContain(': 1 suite, 3 tests; no model was called');
  // A valid config is no warning.
  expect(run.annotations).toEqual([]);
  expect(run.summary).toMatch(/^## ✅ The configuration is valid/);
});

test.each([
  ['an unknown prompt', { tests: manyTests(1, { prompt: 'q' }) }, {}, /prompt.*"q"/],
  ['a misspelt key', { tests: manyTests(1, { expct: {} }) }, {}, /Did you mean "expect"/],
  ['a filter that selects nothing', {}, { tests: 'nobody' }, /nobody/],
  ['no YAML', undefined, {}, /kindlm\.yaml/],
])('%s: nothing is sent, exit code 2', async (_name, parts, inputs, message) => {
  const text = parts === undefined ? '{ "a": [' : suiteYaml({ url: server.url, ...parts });
  const run = await runAction(text, { ...VALIDATE, inputs: { ...VALIDATE.inputs, ...inputs } });
  expect(run).toMatchObject({ code: 2, outputs: { result: 'error', 'exit-code': '2' } });
  expect(run.stdout).toMatch(message);
  expect(run.annotations[0]?.level).toBe('error');
  expect(server.requests).toHaveLength(0);
});

test.each(['kindlm.yaml', 'suites/kindlm.yaml'])(
  'at a terminal, %s in a folder that the person does not stand in is found',
  async (file) => {
    const there = await createWorkspace({ [file]: suiteYaml({ url: server.url }) });
    const here = await createWorkspace({});
    const args = [`${there.path}/${file}`, '--mode', 'validate'];
    const run = await runAction(here, { as: 'local', args, process: 'own' });
    await Promise.all([there.remove(), here.remove()]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain('The configuration is valid');
  },
);

test.each(['validate', 'plan'])(
  'mode: %s leaves the report of the last run alone',
  async (mode) => {
    const last = { 'kindlm-report/junit.xml': 'the last' };
    for (const text of [suiteYaml({ url: server.url }), 'kindlm: 2\n']) {
      const workspace = await createWorkspace({ 'kindlm.yaml': text, ...last });
      const run = await runAction(workspace, { as: 'local', args: ['--mode', mode] });
      const kept = await workspace.read('kindlm-report/junit.xml');
      await workspace.remove();
      expect(kept).toBe('the last');
      expect(run.stdout).not.toContain('$0.00 ·');
      expect(run.stdout).toMatch(run.code === 0 ? /^✅ /m : /^❌ Nothing was run: 1 problem$/m);
    }
  },
);
