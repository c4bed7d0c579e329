import { existsSync, readFileSync, watch } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createWorkspace, KEY, runAction } from './project.js';

interface CommandTest {
  readonly command: string;
  readonly [key: string]: unknown;
}

/** A suite of one command test `t`; its one model is never asked. */
function commandSuite(one: CommandTest, rest: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    kindlm: 1,
    project: 'shop',
    suite: { name: 'agents' },
    providers: { openai: { apiKeyEnv: 'TEST_KEY' } },
    models: [{ id: 'unused', provider: 'openai', model: 'gpt-4o' }],
    prompts: { p: { user: 'Hi' } },
    tests: [{ name: 't', ...one }],
    ...rest,
  });
}

const HOSTILE = `"; touch pwned; ' $(touch pwned) \`touch pwned\``;

test('its standard output is the answer', async () => {
  const run = await runAction(
    commandSuite({
      command: 'node agent.mjs {{message}} "m: {{message}}" \'{{message}}\'',
      vars: { message: HOSTILE },
      repeat: 2,
      expect: { output: { contains: ['3 equal'] } },
    }),
    {
      files: {
        'agent.mjs': `import { existsSync } from 'node:fs';
          const [a, b, c] = process.argv.slice(2);
          const same = b === 'm: ' + a && c === a && process.env.KINDLM_VAR_message === a;
          console.log(existsSync('pwned') || !same ? 'broken' : '3 equal');`,
      },
    },
  );
  expect([run.code, run.stderr, run.failures]).toEqual([0, '', [{}, {}]]);
  expect(run.results).toMatchObject([{ testCaseName: 't', modelId: 'command', runCount: 2 }]);
});

test('`exitCodes` says which ends of a command are judged', async () => {
  const one = { command: 'echo no; exit 4', expect: { output: { contains: ['no'] } } };
  const [expected, other] = await Promise.all([
    runAction(commandSuite({ ...one, exitCodes: [0, 4] })),
    runAction(commandSuite({ ...one, exitCodes: [3] })),
  ]);
  expect([expected.code, expected.failures]).toEqual([0, [{}]]);
  expect(other.code).toBe(1);
  expect(other.failures).toMatchObject([
    { code: 'COMMAND_FAILED', message: expect.stringContaining('exit code 4, expected 3') },
  ]);
});

describe('a command that fails is the change at fault, not a provider', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'exit code',
      'echo $TEST_KEY is wrong >&2; exit 3',
      'COMMAND_FAILED',
      /ended with exit code 3: \*\*\* is wrong$/,
    ],
    ['127 with an answer', 'echo x; exit 127', 'COMMAND_FAILED', /ended with exit code 127/],
    ['time', 'echo x; sleep 30', 'COMMAND_TIMEOUT', /did not end within 900 ms/],
    ['a signal', 'kill -9 $$', 'COMMAND_FAILED', /ended by SIGKILL/],
    ['too much output', 'yes', 'COMMAND_FAILED', /more than 1048576 bytes/],
    ['broken JSON', `echo '{"toolCalls":{}}'`, 'COMMAND_FAILED', /`toolCalls` is not a list/],
    ['silence', 'true', 'EMPTY_OUTPUT', /no text/],
  ])('%s', async (_name, command, code, message) => {
    const run = await runAction(
      commandSuite({ command, ...(code === 'COMMAND_TIMEOUT' ? { timeoutMs: 900 } : {}) }),
    );
    expect([run.code, run.outputs['errored']]).toEqual([1, '0']);
    expect(run.failures).toEqual([{ code, message: expect.stringMatching(message) }]);
    expect(run.summary + JSON.stringify(run.files)).not.toContain(KEY);
  });
});

describe('a program that is not there says nothing of the change', () => {
  test.each<[string, string, RegExp]>([
    ['not found', 'claude -p {{m}}', /"claude" is not installed.*@anthropic-ai\/claude-code/],
    ['where the script goes on', 'no-such-agent; exit 1', /"no-such-agent" is not installed/],
    ['behind `env`', 'env A=1 no-such-agent', /no-such-agent.* is not installed/],
    [
      'in another shell',
      "sh -c 'uvx ruff'; exit $?",
      /"uvx" is not installed.*astral-sh\/setup-uv/,
    ],
    ['silent', 'no-such-agent 2>&-', /a program that they do not find.*without its name.*by hand/],
    ['its own 127', 'sh -c "exit 127"', /a program that they do not find.*`exitCodes: \[127\]`/],
    ['started by a program', 'node agent.cjs', /"codex" is not installed.*@openai\/codex/],
    ['its interpreter', './missing.sh', /missing\.sh|no-such-interpreter/],
    ['not executable', './plain.sh', /"\.\/plain\.sh" may not be run.*--chmod=\+x/],
    ['by its path', '/opt/no/such/program', /"\/opt\/no\/such\/program"/],
  ])('%s', async (_name, command, words) => {
    const workspace = await createWorkspace({
      'kindlm.yaml': commandSuite({ command, vars: { m: 'hi' }, repeat: 2 }),
      'missing.sh': '#!/opt/no-such-interpreter\necho hi\n',
      'plain.sh': '#!/bin/sh\necho hi\n',
      'agent.cjs': `const { spawnSync } = require('child_process');
        const { status } = spawnSync('codex exec', { shell: true, stdio: 'inherit' });
        process.exitCode = status;`,
    });
    await chmod(join(workspace.path, 'missing.sh'), 0o755);
    const run = await runAction(workspace);
    expect([run.code, run.outputs['result']]).toEqual([2, 'error']);
    const [problem] = run.report?.problems ?? [];
    expect(`${problem?.message} ${problem?.hint}`).toMatch(words);
    expect(run.stdout).toContain(problem?.hint);
    expect(run.report?.problems).toHaveLength(1);
    expect(run.report?.problems[0]?.location).toMatchObject({ file: 'kindlm.yaml' });
  });
});

test('its timeout ends the whole process group', async () => {
  const config = commandSuite(
    { command: "trap '' TERM; sleep 3600 & echo $! > pid; wait; sleep 3600" },
    // Until then the shell must have written the number, also on a slow machine.
    { defaults: { timeoutMs: 5_000 } },
  );
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  const run = await runAction(workspace, { process: 'own' });
  expect(run.code).toBe(1);
  expect(run.failures).toMatchObject([{ code: 'COMMAND_TIMEOUT' }]);
  const pid = Number(await workspace.read('pid'));
  await end(pid);
});

test('a cancelled job ends its commands', async () => {
  const config = commandSuite({ command: 'sleep 3600 & echo $! > pid; wait' });
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  const started = writtenIn(workspace.path, 'pid');
  const run = await runAction(workspace, { signal: { name: 'SIGTERM', when: started } });
  expect(run.code).not.toBe(0);
  expect(run.report?.suites).toHaveLength(1);
  await end(Number(await workspace.read('pid')));
});

test('it gets the keys of the step, and nothing of the job', async () => {
  const run = await runAction(
    commandSuite({
      command: `env | cut -d= -f1 | sort | tr '\\n' ' '`,
      expect: { output: { contains: ['TEST_KEY', 'GITHUB_WORKSPACE'] } },
    }),
    {
      process: 'own',
      inputs: { outputs: 'all' },
      github: { apiUrl: 'http://127.0.0.1:9', token: 'ghs_token-of-the-job' },
      env: {
        TEST_KEY: KEY,
        GITHUB_TOKEN: 'ghs_token-of-the-job',
        GH_TOKEN: 'ghs_token-of-the-job',
        ACTIONS_RUNTIME_TOKEN: 'runtime-token',
      },
    },
  );
  expect(run.failures).toEqual([{}]);
  const names = run.runs[0]?.outputText.split(' ') ?? [];
  const job = /^(INPUT_.*|ACTIONS_.*|GH_TOKEN|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/;
  expect(names.filter((name) => job.test(name))).toEqual([]);
});

test('recorded and replayed; stale once the command or a variable has changed', async () => {
  const suite = (message: string) =>
    commandSuite({
      command: 'echo {{message}}; echo ran >> runs',
      vars: { message },
      expect: { output: { contains: ['Hello'] } },
    });
  const workspace = await createWorkspace({ 'kindlm.yaml': suite('Hello') });
  expect((await runAction(workspace, { inputs: { responses: 'record' } })).code).toBe(0);
  expect((await runAction(workspace, { inputs: { responses: 'replay' } })).code).toBe(0);
  expect(await workspace.read('runs')).toBe('ran\n');
  await workspace.write({ 'kindlm.yaml': suite('Hello again') });
  const stale = await runAction(workspace, { inputs: { responses: 'replay' } });
  expect([stale.code, stale.stdout]).toEqual([2, expect.stringContaining('different request')]);
});

test.each([
  ['pull_request_target', 'auto', 2],
  ['workflow_run', 'auto', 2],
  ['issue_comment', 'auto', 2],
  ['check_run', 'auto', 2],
  ['check_suite', 'auto', 2],
  ['deployment_status', 'auto', 2],
  ['pull_request_review', 'auto', 2],
  ['an_event_of_the_future', 'auto', 2],
  ['push', 'auto', 0],
  ['pull_request', 'auto', 0],
  ['merge_group', 'auto', 0],
  ['schedule', 'auto', 0],
  ['workflow_dispatch', 'auto', 0],
  ['workflow_call', 'auto', 0],
  ['push', 'false', 2],
  ['pull_request_target', 'true', 0],
])('under %s with allow-commands: %s the exit code is %i', async (name, allow, code) => {
  const run = await runAction(commandSuite({ command: 'echo ok' }), {
    event: { name, payload: {} },
    inputs: { 'allow-commands': allow },
  });
  expect(run.code).toBe(code);
});

/** Resolves once the folder has the file, with something in it. */
function writtenIn(folder: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder);
    const look = () => {
      if (!existsSync(join(folder, name)) || readFileSync(join(folder, name)).length === 0) return;
      watcher.close();
      resolve();
    };
    watcher.on('change', look);
    look();
  });
}

/** Resolves once a process has ended. One that was killed still needs a moment of a busy machine. */
async function end(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** False for a process that is gone, or dead and only not yet collected by its parent. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  return !/\) Z /.test(stat);
}
