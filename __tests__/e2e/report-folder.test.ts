import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import { readFolder } from './workspace.js';
import { createWorkspace, runAction, suiteYaml, type Workspace } from './project.js';

let outside: Workspace;
let workspace: Workspace;
const server = await startOpenAiServer();

beforeEach(async () => {
  const compliance = { enabled: true, outputDir: 'evidence' };
  outside = await createWorkspace();
  workspace = await createWorkspace({
    'kindlm.yaml': suiteYaml({ url: server.url, compliance }),
  });
});

describe('a report-dir that cannot be a folder is an input error, and nothing is sent', () => {
  test.each([
    { directory: 'taken', why: 'a file is in its way' },
    { directory: 'taken/below', why: 'a file is in its way' },
    { directory: '/proc/kindlm-report', why: 'the folder cannot be made' },
    { directory: 'linked', why: 'a symbolic link leads out of the workspace' },
    { directory: 'linked/below', why: 'a symbolic link leads out of the workspace' },
  ])('$directory: $why', async ({ directory, why }) => {
    await workspace.write({ taken: 'a file' });
    await symlink(outside.path, join(workspace.path, 'linked'));
    const before = server.requests.length;
    const run = await runAction(workspace, { inputs: { 'report-dir': directory } });
    expect(server.requests.slice(before)).toEqual([]);
    expect(run.code).toBe(2);
    expect(run.outputs).toMatchObject({ result: 'error', 'exit-code': '2' });
    expect(run.annotations.find(({ level }) => level === 'error')?.message).toContain(
      `Input report-dir: ${JSON.stringify(directory)} cannot be the report folder: ${why}`,
    );
    // Once is enough.
    expect(run.annotations.filter(({ level }) => level === 'warning')).toEqual([]);
    expect(await outside.files()).toEqual({});
  });
});

describe('links that a pull request brings', () => {
  test('as the report folder: nothing is written through it', async () => {
    await symlink(outside.path, join(workspace.path, 'kindlm-report'));
    const run = await runAction(workspace);
    expect(await outside.files()).toEqual({});
    expect(run.code).toBe(2);
    expect(run.stdout).toContain('a symbolic link leads out of the workspace');
  });

  test('as a file in the folder of evidence: it is replaced', async () => {
    const folder = join(workspace.path, 'evidence');
    await mkdir(folder);
    await symlink(join(outside.path, 'victim'), join(folder, 'compliance.md'));
    const run = await runAction(workspace);
    expect(await outside.files()).toEqual({});
    expect(run.code).toBe(0);
    expect((await readFolder(folder))['compliance.md']).toContain('# Record of testing');
  });
});

/** A job that is killed says nothing: what it leaves must not be what another run said. */
describe('what an earlier run left', () => {
  const OLD = { 'report.json': '{"verdict":"passed"}', 'junit.xml': '<testsuites/>' };
  let folder: string;
  beforeEach(async () => {
    folder = join(workspace.path, 'kindlm-report');
    await mkdir(folder);
    for (const [name, text] of Object.entries({ ...OLD, 'notes.txt': 'mine' }))
      await writeFile(join(folder, name), text);
    await writeFile(join(folder, 'report.json.partial'), '{"half":');
  });

  test('is gone when the process is killed; other files stay', async () => {
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    const silent = await startOpenAiServer({
      reply() {
        ask();
        return { kind: 'hang' };
      },
    });
    await workspace.write({
      'kindlm.yaml': suiteYaml({ url: silent.url, defaults: { timeoutMs: 600_000 } }),
    });
    const run = await runAction(workspace, { signal: { name: 'SIGKILL', when: asked } });
    expect(run.signal).toBe('SIGKILL');
    expect(run.files).toEqual({ 'notes.txt': 'mine' });
  });

  test.each([
    ['an invalid config', { 'fail-on': 'never' }, 'tests: {}', 2],
    ['an invalid input', { repeat: 'often' }, undefined, 2],
  ])('is replaced by what %s comes to', async (_, inputs, config, code) => {
    if (config !== undefined) await workspace.write({ 'kindlm.yaml': config });
    const run = await runAction(workspace, { inputs });
    expect(run.code).toBe(code);
    expect(run.report?.verdict.result).toBe('error');
    expect(Object.keys(run.files).sort()).not.toContain('report.json.partial');
  });
});
