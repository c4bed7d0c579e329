import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeProgram } from './nodes.js';
import { type ActionOptions, createWorkspace, runAction, type Workspace } from './project.js';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace(
    { 'kindlm.yaml': 'kindlm: 1\n', 'a/b.txt': 'b' },
    { git: true },
  );
});

/** Runs a script in the action's place. */
async function runScript(script: string, options: Partial<ActionOptions> = {}) {
  const actionPath = join(workspace.path, 'action.mjs');
  await writeFile(actionPath, `import fs from 'node:fs';\nconst env = process.env;\n${script}`);
  return runAction(workspace, { actionPath, ...options });
}

test('everything that a step leaves is collected', async () => {
  const run = await runScript(`
    fs.appendFileSync(env.GITHUB_OUTPUT, 'result<<X\\nfailed\\nX\\n');
    fs.appendFileSync(env.GITHUB_STEP_SUMMARY, '# hello\\n');
    fs.mkdirSync('kindlm-report/sub', { recursive: true });
    fs.writeFileSync('kindlm-report/notes.json', '{"a":1}');
    fs.writeFileSync('kindlm-report/sub/x.txt', 'x');
    console.log('::error file=kindlm.yaml,line=3,title=refund::it%0Abroke');
    console.log('::group::g');
    console.error('oops');
    process.exitCode = 3;
  `);
  expect(run).toMatchObject({
    code: 3,
    signal: null,
    stderr: 'oops\n',
    outputs: { result: 'failed' },
    summary: '# hello\n',
    annotations: [
      { level: 'error', file: 'kindlm.yaml', line: 3, title: 'refund', message: 'it\nbroke' },
    ],
    files: { 'notes.json': '{"a":1}', 'sub/x.txt': 'x' },
    report: undefined,
    otherFiles: { env: '', path: '', state: '' },
  });
  expect(run.commands.map(({ name }) => name)).toEqual(['error', 'group']);
});

describe('the environment', () => {
  const print =
    'fs.writeFileSync(1, JSON.stringify({ ...env, cwd: process.cwd(), node: process.version }));';
  const printed = async (options: Partial<ActionOptions> = {}) =>
    JSON.parse((await runScript(print, options)).stdout) as Record<string, string>;

  test('has the inputs, action.yml’s defaults among them', async () => {
    const environment = await printed({
      inputs: { tags: 'smoke', 'fail-on': 'never' },
      github: { apiUrl: 'http://127.0.0.1:1', token: 'ghs_x' },
    });
    expect(environment).toMatchObject({
      INPUT_CONFIG: 'kindlm.yaml',
      INPUT_TAGS: 'smoke',
      'INPUT_FAIL-ON': 'never',
      'INPUT_MAX-MINUTES': '60',
      'INPUT_GITHUB-TOKEN': 'ghs_x',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: 'http://127.0.0.1:1',
      cwd: workspace.path,
    });
    expect(environment['node']).toMatch(/^v24\./);
  });

  test('has nothing of ours', async () => {
    process.env['LEAKED_KEY'] = 'sk-real';
    try {
      expect(await printed()).not.toHaveProperty('LEAKED_KEY');
    } finally {
      delete process.env['LEAKED_KEY'];
    }
  });

  test('can be that of a terminal', async () => {
    const environment = await printed({ as: 'local', node: '20', env: { OPENAI_API_KEY: 'k' } });
    expect(Object.keys(environment).filter((name) => /^(GITHUB|INPUT|RUNNER)_/.test(name))).toEqual(
      [],
    );
    const node = String(execFileSync(nodeProgram('20'), ['-p', 'process.version'])).trim();
    expect(environment).toMatchObject({ node, OPENAI_API_KEY: 'k' });
  });

  test('refuses an input that action.yml lacks', async () => {
    await expect(printed({ inputs: { confg: 'x' } })).rejects.toThrow(
      'action.yml has no input confg',
    );
  });
});

test('an event payload reaches the action', async () => {
  const script =
    'fs.writeFileSync(1, env.GITHUB_EVENT_NAME + fs.readFileSync(env.GITHUB_EVENT_PATH));';
  const event = { name: 'pull_request', payload: { pull_request: { number: 1 } } };
  expect((await runScript(script, { event })).stdout).toBe(
    'pull_request{"pull_request":{"number":1}}',
  );
  const broken = { name: 'push', payload: '{' };
  expect((await runScript(script, { event: broken })).stdout).toBe('push{');
});

describe('signals', () => {
  const script = `
    process.once('SIGTERM', () => { console.log('ending'); process.exit(7); });
    setInterval(() => {}, 1000);
    console.log('ready');
  `;
  test('are sent when the output says so', async () => {
    const run = await runScript(script, { signal: { name: 'SIGTERM', when: /ready/ } });
    expect(run).toMatchObject({ code: 7, stdout: 'ready\nending\n' });
  });

  test('end a process that does not heed them', async () => {
    const run = await runScript(script, { signal: { name: 'SIGKILL', when: /ready/ } });
    expect(run).toMatchObject({ code: null, signal: 'SIGKILL' });
  });

  test('a process that never ends is killed', async () => {
    const run = await runScript(script, { timeLimitMs: 1_000 });
    expect(run).toMatchObject({ code: null, signal: 'SIGKILL' });
  });
});
