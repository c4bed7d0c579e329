/** The action at a terminal: what paths are relative to, what is said without a key, and what `--help` lists. */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionOptions,
  createWorkspace,
  KEY_ENV,
  manyTests,
  runAction,
  suiteYaml,
  Workspace,
} from './project.js';

const ACTION_ROOT = fileURLToPath(new URL('../../', import.meta.url));
const server = await startOpenAiServer();

const configNamed = (name: string): string => suiteYaml({ url: server.url, name });

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ 'kindlm.yaml': configNamed('root') });
  await mkdir(join(workspace.path, 'packages/bot'), { recursive: true });
  await workspace.write({ 'packages/bot/kindlm.yaml': configNamed('bot') });
});

const atTerminal = (options: ActionOptions & { readonly on?: Workspace }) =>
  runAction(options.on ?? workspace, {
    as: 'local',
    args: ['kindlm.yaml'],
    ...options,
    env: { ...KEY_ENV, ...options.env },
  });

describe('the folder that paths are relative to', () => {
  test("is the current one, whatever npm's INIT_CWD says", async () => {
    const run = await atTerminal({
      on: new Workspace(join(workspace.path, 'packages/bot')),
      env: { INIT_CWD: workspace.path },
    });
    expect(run.code).toBe(0);
    expect(run.report?.suites.map(({ name }) => name)).toEqual(['bot']);
    expect(run.stdout).toMatch(/^Open {2}kindlm-report\/report\.html$/m);
  });

  test("is INIT_CWD where npm has changed into the action's own folder", async () => {
    const run = await atTerminal({
      on: new Workspace(ACTION_ROOT),
      args: ['kindlm.yaml', '--report-dir', 'out'],
      env: { INIT_CWD: join(workspace.path, 'packages/bot') },
    });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('bot');
    expect(run.stdout).toMatch(/^Open {2}out\/report\.html$/m);
  });
});

describe('without a key', () => {
  /** Five tests, of which `recorded` says whose answers are recorded while there is a key. */
  const withoutKey = async (recorded: readonly string[]) => {
    const suite = suiteYaml({ url: server.url, tests: manyTests(5) });
    const folder = await createWorkspace({ 'kindlm.yaml': suite });
    if (recorded.length > 0) {
      const args = ['kindlm.yaml', '--responses', 'record', '--tests', recorded.join(',')];
      expect(await atTerminal({ on: folder, args })).toMatchObject({ code: 0 });
    }
    return await atTerminal({ on: folder, env: { TEST_KEY: undefined } });
  };
  const REASON = 'The key TEST_KEY (openai) is not set, so stored answers were looked for: ';

  test('it says that the key is missing and that no answers are stored, once', async () => {
    const run = await withoutKey([]);
    expect(run.code).toBe(2);
    expect(run.report?.problems.map(({ message }) => message)).toEqual([
      `${REASON}there are none.`,
    ]);
    expect(run.stdout).not.toMatch(/t[1-5]/);
  });

  test('it says once that some answers are stored and others are not', async () => {
    const run = await withoutKey(['t0']);
    expect(run.code).toBe(2);
    expect(run.report?.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The key .* looked for: some are missing .* test "t1".* affects 4 tests/,
      ),
    ]);
  });
});

describe('called without arguments', () => {
  const alone = (files: Readonly<Record<string, string>>) => folderRun(files, []);
  const folderRun = async (files: Readonly<Record<string, string>>, args: readonly string[]) => {
    const folder = await createWorkspace(files);
    return await atTerminal({ on: folder, args });
  };

  test('it runs the kindlm.yaml of the current folder', async () => {
    const run = await alone({ 'kindlm.yaml': configNamed('mine') });
    expect([run.code, run.report?.suites.map(({ name }) => name)]).toEqual([0, ['mine']]);
  });

  test('a kindlm.yaml that is broken is an error, and no example is shown in its place', async () => {
    const run = await alone({ 'kindlm.yaml': 'kindlm: 1\nsuite: [' });
    expect([run.code, run.report?.suites]).toEqual([2, []]);
    expect(run.stdout).toContain('kindlm.yaml:2');
  });

  test('where there is none, it says what to do', async () => {
    const folder = await createWorkspace({ 'README.md': '' });
    const run = await atTerminal({ on: folder, args: [] });
    const left = await readdir(folder.path);
    await folder.remove();
    // No folder of reports is left where nobody has a suite.
    expect([run.code, left]).toEqual([2, ['README.md']]);
    expect(run.stdout).toMatch(/There is no config file "kindlm\.yaml".*npx kindlm-action init/);
    expect(run.stdout).toMatch(/^Next: Run npx kindlm-action init\.$/m);
  });
});

describe('a .env file beside the config', () => {
  const SECRET = 'quiet-zebra-0123456789';
  /** One test whose question holds the key, run with these files beside its config, which is in a folder. */
  const runWith = async (envFile: string, options: Partial<ActionOptions> = {}) => {
    const suite = suiteYaml({ url: server.url, prompts: { p: { user: `Say ${SECRET}` } } });
    const folder = await createWorkspace({ 'bot/kindlm.yaml': suite, 'bot/.env': envFile });
    const args = ['bot/kindlm.yaml', '--outputs', 'all'];
    const env = { TEST_KEY: undefined, ...options.env };
    const run = await atTerminal({ on: folder, args, ...options, env });
    return { run, key: server.requests.at(-1)?.headers['authorization'] };
  };

  test('has the key, which no report shows', async () => {
    const { run, key } = await runWith(`# mine\nTEST_KEY="${SECRET}"\n`);
    expect([run.code, key]).toEqual([0, `Bearer ${SECRET}`]);
    expect(run.suite?.results).toHaveLength(1);
    expect(JSON.stringify(run.files) + run.stdout + run.stderr).not.toContain(SECRET);
  });

  test('gives way to a variable that is set', async () => {
    const { run, key } = await runWith(`TEST_KEY=${SECRET}`, { env: KEY_ENV });
    expect([run.code, key]).toEqual([0, `Bearer ${KEY_ENV.TEST_KEY}`]);
  });

  test('is not read under GitHub', async () => {
    const { run } = await runWith(`TEST_KEY=${SECRET}`, {
      as: 'runner',
      args: [],
      inputs: { config: 'bot/kindlm.yaml' },
    });
    expect([run.code, run.stdout]).toEqual([3, expect.stringContaining('TEST_KEY')]);
  });
});

describe('npm start', () => {
  const START = join(ACTION_ROOT, 'examples/start.mjs');
  const start = (args: readonly string[]) => atTerminal({ actionPath: START, args });

  test('alone runs the example on its recorded answers; options hold all the same', async () => {
    const out = join(workspace.path, 'out');
    const run = await start(['--report-dir', out]);
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining('support-agent')]);
    const plan = await start(['--report-dir', out, '--mode', 'plan']);
    expect([plan.code, plan.stdout]).toEqual([0, expect.stringContaining('Planned')]);
  });

  test.each([[['kindlm.yaml']], [['--config', 'kindlm.yaml']], [['--config=kindlm.yaml']]])(
    'with %j runs that',
    async (args) => {
      const run = await start(args);
      expect([run.code, run.report?.suites.map(({ name }) => name)]).toEqual([0, ['root']]);
    },
  );
});
