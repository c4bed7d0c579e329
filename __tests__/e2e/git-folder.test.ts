/** The token that actions/checkout keeps in .git/config is sent to no model, and nothing is written there. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { createWorkspace, runAction } from './run-action.js';
import { KEY_NAME, startScriptedModel, suiteYaml } from './suite-yaml.js';

let model: FakeServer;
beforeAll(async () => {
  model = await startScriptedModel({});
});
afterAll(() => model.close());

test.each<[string, string, Readonly<Record<string, string>>]>([
  ['a prompt', '.git/config', {}],
  ['a prompt in other letters', 'prompts/../.GIT/config', {}],
  ['the report folder', 'system.md', { 'report-dir': '.git/report' }],
])('%s in .git: exit code 2, nothing is asked', async (_name, systemFile, inputs) => {
  const yaml = suiteYaml({
    url: model.url,
    tests: [{ name: 't' }],
    more: { prompts: { ask: { systemFile, user: '{{message}}' } } },
  });
  const workspace = await createWorkspace(
    { 'kindlm.yaml': yaml, 'system.md': 'Be brief.' },
    { git: true },
  );
  try {
    const env = { [KEY_NAME]: 'sk-test-key' };
    const ended = await runAction({ workspace: workspace.path, env, inputs });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('is inside of `.git`');
    expect(model.requests).toEqual([]);
  } finally {
    await workspace.remove();
  }
});
