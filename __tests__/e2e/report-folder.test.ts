import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { runIn, suiteConfig } from './model-suite.js';
import { createWorkspace, readFolder, type Workspace } from './workspace.js';

let server: FakeServer;
let outside: Workspace;
let workspace: Workspace;

beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const config: unknown = JSON.parse(suiteConfig({ openai: server.url }));
  const compliance = { enabled: true, outputDir: 'evidence' };
  outside = await createWorkspace();
  workspace = await createWorkspace({
    'kindlm.yaml': JSON.stringify(Object.assign({}, config, { compliance })),
  });
});
afterEach(() => Promise.all([outside.remove(), workspace.remove()]));

describe('links that a pull request brings', () => {
  test('as the report folder: nothing is written through it', async () => {
    await symlink(outside.path, join(workspace.path, 'kindlm-report'));
    const run = await runIn(workspace);
    expect(await readFolder(outside.path)).toEqual({});
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('::warning::The report files could not be written');
  });

  test('as a file in the folder of evidence: it is replaced', async () => {
    const folder = join(workspace.path, 'evidence');
    await mkdir(folder);
    await symlink(join(outside.path, 'victim'), join(folder, 'compliance.md'));
    const run = await runIn(workspace);
    expect(await readFolder(outside.path)).toEqual({});
    expect(run.code).toBe(0);
    expect((await readFolder(folder))['compliance.md']).toContain('# Record of testing');
  });
});
