/** The action at a terminal: what paths are relative to, what is said without a key, and what `--help` lists. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { KEY_ENV, suiteConfig } from './model-suite.js';
import { createWorkspace, runAction, type ActionOptions, type Workspace } from './run-action.js';

const ACTION_ROOT = fileURLToPath(new URL('../../', import.meta.url));

let server: FakeServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const configNamed = (name: string): string => {
  const config = JSON.parse(suiteConfig({ openai: server.url })) as object;
  return JSON.stringify({ ...config, suite: { name } });
};

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ 'kindlm.yaml': configNamed('root') });
  await mkdir(join(workspace.path, 'packages/bot'), { recursive: true });
  await writeFile(join(workspace.path, 'packages/bot/kindlm.yaml'), configNamed('bot'));
});
afterEach(() => workspace.remove());

const atTerminal = (options: Partial<ActionOptions>) =>
  runAction({
    workspace: workspace.path,
    as: 'local',
    args: ['kindlm.yaml'],
    ...options,
    env: { ...KEY_ENV, ...options.env },
  });

describe('the folder that paths are relative to', () => {
  test("is the current one, whatever npm's INIT_CWD says", async () => {
    const run = await atTerminal({
      workspace: join(workspace.path, 'packages/bot'),
      env: { INIT_CWD: workspace.path },
    });
    expect(run.code).toBe(0);
    expect(run.report?.suites.map(({ name }) => name)).toEqual(['bot']);
    expect(run.stdout).toMatch(/^\s*kindlm-report\/report\.json$/m);
  });

  test("is INIT_CWD where npm has changed into the action's own folder", async () => {
    const run = await atTerminal({
      workspace: ACTION_ROOT,
      args: ['kindlm.yaml', '--report-dir', 'out'],
      env: { INIT_CWD: join(workspace.path, 'packages/bot') },
    });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('bot');
    expect(run.stdout).toMatch(/^\s*out\/report\.json$/m);
  });
});
