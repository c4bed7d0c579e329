/** The token that actions/checkout keeps in .git/config is sent to no model, and nothing is written there. */
import { expect, test } from '@jest/globals';
import { createWorkspace, KEY_NAME, runAction, startModel, suiteYaml } from './project.js';

const model = await startModel({});

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['a prompt', '.git/config', {}],
  ['a prompt in other letters', 'prompts/../.GIT/config', {}],
  ['the report folder', 'system.md', { 'report-dir': '.git/report' }],
])('%s in .git: exit code 2, nothing is asked', async (_name, systemFile, inputs) => {
  const yaml = suiteYaml({
    url: model.url,
    tests: [{ name: 't' }],
    prompts: { ask: { systemFile, user: '{{message}}' } },
  });
  const workspace = await createWorkspace(
    { 'kindlm.yaml': yaml, 'system.md': 'Be brief.' },
    { git: true },
  );
  const env = { [KEY_NAME]: 'sk-test-key' };
  const ended = await runAction(workspace, { env, inputs });
  expect(ended.code).toBe(2);
  expect(ended.stdout).toContain('is inside of `.git`');
  expect(model.requests).toEqual([]);
});
