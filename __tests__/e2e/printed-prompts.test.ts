/** Prompts that programs print, through dist/. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { field } from '../servers/openai-server.js';
import {
  type ActionOptions,
  createWorkspace,
  KEY_NAME,
  lineOf,
  runAction,
  startModel,
  suiteYaml,
  type Workspace,
} from './project.js';
import { pullRequestEvent } from './github-project.js';
import { startGitHubServer } from '../servers/github-server.js';
import { createJobs } from './sharded-suite.js';

const KEY = 'sk-test-0123456789abcdef';
const [model, github] = await Promise.all([
  startModel({ 'Say hello to Ada': 'Hello, Ada.' }),
  startGitHubServer(),
]);

const GREET = 'node greet.mjs';
const PROGRAM = `const { KINDLM_VAR_name: name, ${KEY_NAME}: key, CI } = process.env;
console.log(JSON.stringify({ system: 'key: ' + key, user: 'Say hello to ' + name }));
`;
const STARTED = 'touch started; node greet.mjs';
const BATCH = `let text = '';
for await (const part of process.stdin) text += part;
for (const line of text.trim().split('\\n')) console.log(JSON.stringify('Say hello to ' + JSON.parse(line).name));
`;

interface Job extends Partial<ActionOptions> {
  readonly prompt: Readonly<Record<string, unknown>>;
  readonly program?: string;
  readonly names?: readonly string[];
  /** Of the whole config. */
  readonly more?: Readonly<Record<string, unknown>>;
}

function files({ prompt, program = PROGRAM, names = ['Ada'], more }: Job) {
  const yaml = suiteYaml({
    url: model.url,
    tests: names.map((name) => ({
      name: `greets ${name}`,
      vars: { name },
      expect: { output: { notContains: ['no'] } },
    })),
    prompts: { ask: prompt },
    defaults: { timeoutMs: 3000 },
    ...more,
  });
  return { 'kindlm.yaml': yaml, 'greet.mjs': program, 'greet.txt': 'hello' };
}

async function runIn(workspace: Workspace, options: Partial<ActionOptions>) {
  const before = model.requests.length;
  const ended = await runAction(workspace, {
    ...options,
    env: { [KEY_NAME]: KEY, ...options.env },
    inputs: { outputs: 'all', ...options.inputs },
  });
  const asked = model.requests.slice(before).map(({ body }) => field(body, 'messages'));
  return { ...ended, asked };
}

async function run(job: Job) {
  const all = files(job);
  const workspace = await createWorkspace(all);
  return { ...(await runIn(workspace, job)), yaml: all['kindlm.yaml'] };
}

const user = (content: string) => ({ role: 'user', content });
const system = (content: string) => ({ role: 'system', content });
const printing = (text: string) => `process.stdout.write(${JSON.stringify(text)});`;

describe('what is printed is asked', () => {
  test('a JSON object, without the keys of the step; reports have it', async () => {
    const ended = await run({ prompt: { command: GREET } });
    expect(ended.stderr).toBe('');
    expect(ended.code).toBe(0);
    expect(ended.asked).toEqual([[system('key: undefined'), user('Say hello to Ada')]]);
    expect(JSON.stringify(ended.results)).toContain('Say hello to Ada');
  });

  test.each<[name: string, program: string, asked: readonly unknown[]]>([
    ['a text', printing('  Hello there\n'), [user('Hello there')]],
    ['a text that is JSON', printing('{"question": 1}'), [user('{"question": 1}')]],
    ['a text with braces', printing('{{name}} and {% if %}'), [user('{{name}} and {% if %}')]],
    [
      'a list of messages',
      printing(
        JSON.stringify([
          system('One.'),
          { role: 'developer', content: [{ type: 'text', text: 'Two.' }] },
          user('a'),
          { role: 'assistant', content: 'b' },
          user('c'),
        ]),
      ),
      [system('One.\n\nTwo.'), user('a'), { role: 'assistant', content: 'b' }, user('c')],
    ],
    [
      'a hostile text',
      printing('::error::x\u001b[2J @all <script>'),
      [user('::error::x\u001b[2J @all <script>')],
    ],
  ])('%s', async (_name, program, asked) => {
    const ended = await run({ prompt: { command: GREET }, program });
    expect(ended.code).toBe(0);
    expect(ended.asked).toEqual([asked]);
    expect(ended.stdout).not.toMatch(/^::error::x/m);
  });

  test('variables reach the command, and never its shell; each set is printed once', async () => {
    const names = ['Ada', '$(id)"; exit 3 #', 'Ada'];
    const ended = await run({
      prompt: { command: 'echo x >> runs.txt; echo "Say hello to "{{name}}; wc -l < runs.txt' },
      names: [names[0] ?? '', names[1] ?? ''],
    });
    expect(ended.code).toBe(0);
    expect(ended.asked).toHaveLength(2);
    expect(JSON.stringify(ended.asked)).toContain('$(id)\\"; exit 3 #');
  });

  test('one process for all', async () => {
    const prompt = { command: GREET, batch: true };
    const ended = await run({ prompt, program: BATCH, names: ['Ada', 'Bob', 'Cid'] });
    expect(ended.code).toBe(0);
    const asked = ended.asked.map((messages) => JSON.stringify(messages)).sort();
    expect(asked).toEqual(
      ['Ada', 'Bob', 'Cid'].map((name) => JSON.stringify([user(`Say hello to ${name}`)])),
    );
  });

  test('which may take the timeout for each of its lines', async () => {
    const ended = await run({
      prompt: { command: GREET, batch: true },
      program: `setTimeout(() => process.stdout.write('a\\nb\\nc\\n'), 2500);`,
      names: ['Ada', 'Bob', 'Cid'],
      more: { defaults: { timeoutMs: 1500 } },
    });
    expect([ended.code, ended.asked.length]).toEqual([0, 3]);
  });

  test('a key that it names reaches it; what it prints of it is neither asked nor shown', async () => {
    const ended = await run({ prompt: { command: GREET, keys: [KEY_NAME] } });
    expect(ended.code).toBe(0);
    expect(ended.asked).toEqual([[system('key: ***'), user('Say hello to Ada')]]);
    expect(JSON.stringify(ended.report)).not.toContain(KEY);
  });
});

describe('what fails is an error at the line of its test, before any call', () => {
  test.each<
    [name: string, prompt: Readonly<Record<string, unknown>>, program: string, words: RegExp]
  >([
    [
      'another exit code',
      {},
      'console.error("no such user"); process.exit(4);',
      /ended with exit code 4: no such user/,
    ],
    ['nothing', {}, printing('\n'), /printed nothing/],
    [
      'messages that are no JSON',
      {},
      printing('{"system": "a", '),
      /printed messages as JSON that is not valid/,
    ],
    [
      'an image',
      {},
      printing('[{"role":"user","content":[{"type":"image"}]}]'),
      /a message that is not text/,
    ],
    ['no user', {}, printing('{"system":"a"}'), /not text|without a user message/],
    ['a hang', {}, 'setInterval(() => {}, 1000);', /did not end within 3,000 ms/],
    [
      'too much',
      {},
      'import { writeSync } from "node:fs"; for (;;) writeSync(1, "x".repeat(1e5));',
      /printed more than 5,000,000 bytes/,
    ],
    [
      'a program that is not there',
      { command: 'nowhere-prompt' },
      '',
      /"nowhere-prompt" is not installed/,
    ],
    [
      'a line too few',
      { batch: true },
      'console.log("a");',
      /printed 1 line for 2 sets of variables/,
    ],
    [
      'a broken line',
      { batch: true },
      'console.log(\'"a\'); console.log("b");',
      /a line of JSON that is not valid/,
    ],
  ])('%s', async (_name, more, program, words) => {
    const prompt = { command: GREET, ...more };
    const ended = await run({ prompt, program, names: ['Ada', 'Bob'] });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toMatch(words);
    // It runs no program.
    expect(ended.stdout).not.toContain('npx kindlm-action validate');
    expect(ended.stdout).toMatch(
      new RegExp(
        `kindlm\\.yaml:${lineOf(ended.yaml, 'greets')}:|line=${lineOf(ended.yaml, 'greets')}`,
      ),
    );
    expect(ended.asked).toEqual([]);
  });

  const off = 'Prompts from programs are switched off in this run';
  test.each<[name: string, job: Partial<ActionOptions>, code: number, words: string]>([
    ['commands switched off', { inputs: { 'allow-commands': 'false' } }, 2, off],
    ['pull_request_target', { event: { name: 'pull_request_target', payload: {} } }, 2, off],
    [
      'a pull request without keys',
      { event: 'pull_request', env: { [KEY_NAME]: undefined } },
      3,
      KEY_NAME,
    ],
  ])('%s: none is started', async (_name, job, code, words) => {
    const prompt = { command: STARTED, keys: [KEY_NAME] };
    const workspace = await createWorkspace(files({ prompt }));
    const ended = await runIn(workspace, job);
    expect([ended.code, ended.asked]).toEqual([code, []]);
    expect(ended.stdout).toContain(words);
    expect(existsSync(join(workspace.path, 'started'))).toBe(false);
  });

  describe('a fork follows the rules of `command`', () => {
    const keyless = { providers: { openai: { baseUrl: model.url } } };
    const event = pullRequestEvent(github, { isFork: true });
    const without = { env: { [KEY_NAME]: undefined }, event };
    test.each<
      [name: string, job: Partial<ActionOptions>, more: Job['more'], code: number, is: boolean]
    >([
      ['without keys', without, {}, 3, false],
      ['skipped', { ...without, inputs: { 'on-missing-secrets': 'skip' } }, {}, 0, false],
      ['replayed', { ...without, inputs: { 'on-missing-secrets': 'replay' } }, {}, 2, false],
      ['with a model that needs no key', without, keyless, 0, true],
      [
        'of pull_request_target',
        { event: { ...event, name: 'pull_request_target' } },
        {},
        2,
        false,
      ],
      [
        'of pull_request_target, allowed by the workflow',
        { event: { ...event, name: 'pull_request_target' }, inputs: { 'allow-commands': 'true' } },
        {},
        0,
        true,
      ],
    ])('%s', async (_name, job, more, code, isStarted) => {
      const keys = more?.['providers'] === undefined ? { keys: [KEY_NAME] } : {};
      const printed = files({ prompt: { command: STARTED, ...keys }, ...(more && { more }) });
      const command = { name: 't', command: 'touch started; echo hello', ...keys };
      const plain = {
        ...printed,
        'kindlm.yaml': suiteYaml({ url: model.url, ...more, tests: [command] }),
      };
      for (const all of [printed, plain]) {
        const workspace = await createWorkspace(all);
        const ended = await runIn(workspace, { github, ...job });
        expect([ended.code, existsSync(join(workspace.path, 'started'))]).toEqual([
          code,
          isStarted,
        ]);
        if (code === 3) expect(ended.stdout).toMatch(/fork/i);
      }
    });
  });

  test.each<[more: Readonly<Record<string, unknown>>, words: string]>([
    [{ command: GREET, user: 'x' }, 'A prompt has `command` or `user`, not both'],
    [{ user: 'x', batch: true }, '`batch` belongs to a prompt with a `command`'],
    [
      { command: 'echo {{name}}', batch: true },
      'With `batch` the command cannot be given {{name}}',
    ],
    [{ command: 'echo {{nobody}}' }, 'uses {{nobody}}'],
    [{ command: 'node -e {{name}}' }, 'cannot be given {{name}} safely'],
    [{ command: GREET, dependsOn: ['gone/**'] }, 'No file matches'],
  ])('%j is refused', async (prompt, words) => {
    const ended = await run({ prompt });
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain(words);
  });
});

test('a program that prints something else each time is told, with the first difference', async () => {
  const program = 'console.log("Say hello"); console.log(process.hrtime.bigint() + " <b>");';
  const ended = await run({ prompt: { command: GREET }, program });
  expect(ended.code).toBe(0);
  expect(ended.summary).toMatch(/printed something else when it was run again/);
  expect(ended.summary).toMatch(/First difference, line 2/);
  expect(ended.results[0]?.requestHash).toBeNull();
});

describe('recorded and replayed', () => {
  async function recorded<T>(prompt: Job['prompt'], then: (workspace: Workspace) => Promise<T>) {
    const workspace = await createWorkspace(files({ prompt }));
    const ended = await runIn(workspace, { inputs: { responses: 'record' } });
    expect(ended.code).toBe(0);
    return await then(workspace);
  }
  const REPLAY = { inputs: { responses: 'replay' } };

  test('without the program; nothing ties it to the program without `dependsOn`', async () => {
    await recorded({ command: GREET }, async (workspace) => {
      rmSync(join(workspace.path, 'greet.mjs'));
      const ended = await runIn(workspace, { inputs: { responses: 'replay' } });
      expect(ended.code).toBe(0);
      expect(ended.summary).toContain('not bound to the program that printed them');
      expect(JSON.stringify(ended.results)).toContain('Say hello to Ada');
    });
  });

  test('with `dependsOn` it is bound: a change of the program makes it stale', async () => {
    await recorded({ command: GREET, dependsOn: ['greet.*'] }, async (workspace) => {
      const bound = await runIn(workspace, REPLAY);
      expect(bound.code).toBe(0);
      expect(bound.summary).not.toContain('not bound');
      writeFileSync(join(workspace.path, 'greet.txt'), 'changed');
      const stale = await runIn(workspace, REPLAY);
      expect(stale.code).toBe(2);
      expect(stale.stdout).toContain('The stored prompt of test "greets Ada" is stale');
    });
  });

  test('in place of missing keys an unbound prompt is refused', async () => {
    await recorded({ command: GREET }, async (workspace) => {
      const ended = await runIn(workspace, {
        env: { [KEY_NAME]: undefined },
        inputs: { 'on-missing-secrets': 'replay' },
      });
      expect(ended.code).toBe(2);
      expect(ended.stdout).toContain('is not bound to the program that printed it');
    });
  });
});

describe('only-changed', () => {
  const prompt = { command: GREET, dependsOn: ['greet.*'] };
  const program = `import { readFileSync } from 'node:fs'; console.log('Say', readFileSync('greet.txt', 'utf8').trim());`;
  test.each<[file: string, text: string, asked: number]>([
    ['greet.txt', 'hello', 0],
    ['greet.txt', 'hello\n', 0],
    ['greet.txt', 'goodbye', 1],
  ])('%s is %j: %i asked', async (file, text, asked) => {
    const workspace = await createWorkspace(files({ prompt, program }));
    const base = await runIn(workspace, {});
    writeFileSync(join(workspace.path, file), text);
    const ended = await runIn(workspace, { base, inputs: { 'only-changed': 'true' } });
    expect([ended.code, ended.asked.length]).toEqual([0, asked]);
  });
});

test('two shards, merged, are the whole run', async () => {
  const names = ['Ada', 'Bob', 'Cid', 'Dan'];
  const jobs = createJobs(files({ prompt: { command: GREET }, names }));
  const merged = await jobs.merge(await jobs.shards(2));
  const whole = await jobs.run();
  const told = ({ code, results }: typeof whole) => [
    code,
    ...results.map(({ testCaseName, requestHash }) => [testCaseName, requestHash]),
  ];
  expect(told(merged)).toEqual(told(whole));
  expect(whole.results).toHaveLength(4);
});

test.each<[mode: string, tests: number, isRun: boolean]>([
  ['validate', 1, false],
  ['plan', 50, true],
  ['plan', 51, false],
])('mode: %s with %i tests', async (mode, tests, isRun) => {
  const workspace = await createWorkspace(
    files({
      prompt: { command: 'touch started; echo hello {{name}}' },
      names: Array.from({ length: tests }, (_, index) => `n${index}`),
    }),
  );
  const ended = await runIn(workspace, { inputs: { mode } });
  expect(ended.code).toBe(0);
  expect(ended.asked).toEqual([]);
  expect(existsSync(join(workspace.path, 'started'))).toBe(isRun);
});
