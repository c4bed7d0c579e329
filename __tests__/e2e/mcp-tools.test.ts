/** Tools that MCP servers list: offered as they are today, simulated or called, stored, and compared. */
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { startMcpServer } from '../servers/mcp-server.js';
import { startGitHubServer } from '../servers/github-server.js';
import { pullRequestEvent, sentChecks } from './github-project.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_ENV,
  runAction,
  suiteYaml,
  type TestYaml,
  type Workspace,
} from './project.js';
import { askedLines, leftRunning, type Offered, startToolCaller, toolSuite } from './tool-suite.js';
import { createJobs } from './sharded-suite.js';

const SERVER = fileURLToPath(new URL('../servers/mcp-stdio.mjs', import.meta.url));

let workspace: Workspace;

const model = await startToolCaller();

beforeEach(async () => {
  workspace = await createWorkspace({});
  await copyFile(SERVER, join(workspace.path, 'server.mjs'));
});

interface Entry {
  readonly mode?: string;
  readonly mcp?: object;
  readonly tool?: object;
  readonly test?: object;
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly user?: string;
}

function suite({ mode = 'good', mcp = {}, tool = {}, test: own = {}, ...rest }: Entry): string {
  const command = `${process.execPath} server.mjs ${mode}`;
  const isUrl = 'serverUrl' in mcp;
  const tools = [{ mcp: { ...(isUrl ? {} : { command }), ...mcp }, ...tool }];
  return toolSuite({ url: model.url, test: { tools, ...own }, ...rest });
}

async function run(
  entry: Entry,
  inputs: Record<string, string> = {},
  more: ActionOptions = {},
): Promise<ActionRun> {
  await workspace.write({ 'kindlm.yaml': suite(entry) });
  return runAction(workspace, { ...more, inputs: { outputs: 'all', ...inputs } });
}

const asked = (): Promise<readonly string[]> => askedLines(workspace);

const names = (place = -1): readonly string[] =>
  ((model.requests.at(place)?.body as Offered).tools ?? []).map((it) => it.function.name);

describe('what is offered', () => {
  test('all that the server lists, answered as the config says', async () => {
    const done = await run({ tool: { defaultResponse: { state: 'sent' } } });
    expect([done.code, done.stderr]).toEqual([0, '']);
    expect(names()).toEqual(['lookup', 'cancel']);
    expect(done.runs[0]).toMatchObject({
      outputText: 'Told: {"state":"sent"}',
      toolCalls: [{ name: 'lookup', arguments: { id: '42' }, result: { state: 'sent' } }],
    });
    // Only the list was asked of it.
    expect((await asked()).map((line) => line.split(' ')[1])).not.toContain('tools/call');
    expect(await leftRunning(workspace)).toEqual([]);
  });

  test.each<[string, Entry, readonly string[]]>([
    ['only some', { mcp: { only: ['cancel'] } }, ['cancel']],
    ['128', { mode: 'most' }, Array.from({ length: 128 }, (_, index) => `t${index}`)],
    [
      'beside a tool of the test',
      { mcp: { only: ['lookup'] }, test: { tools: [{ name: 'own' }] } },
      ['own'],
    ],
  ])('%s', async (_, entry, expected) => {
    const done = await run({ ...entry, tool: { defaultResponse: 'x' } });
    expect([done.code, names()]).toEqual([0, expected]);
    expect(await leftRunning(workspace)).toEqual([]);
  });

  test('a server at a URL', async () => {
    const server = await startMcpServer(({ id }) => ({
      content: [{ type: 'text', text: `got ${String(id)}` }],
    }));
    const mcp = { serverUrl: server.url };
    const simulated = await run({ mcp, tool: { defaultResponse: 'x' } });
    expect([simulated.code, names(), server.calls.length]).toEqual([0, ['ask'], 0]);
    const called = await run({ mcp, tool: { call: true } });
    expect([called.code, called.runs[0]?.outputText]).toEqual([0, 'Told: "got 42"']);
    expect(server.sessions()).toBe(0);
  });
});

describe('a list that cannot be had ends the run before any model is asked', () => {
  test.each<[string, Entry, number, RegExp]>([
    ['it ends', { mode: 'exit' }, 2, /ended with exit code 3: Error: no database/],
    [
      'not installed',
      { mcp: { command: 'no-such-server-here' } },
      2,
      /"no-such-server-here" is not installed/,
    ],
    [
      'a tool that is not listed',
      { mcp: { only: ['lokup'] } },
      2,
      /no tool called "lokup".*Did you mean "lookup"/s,
    ],
    ['nobody listens', { mcp: { serverUrl: 'http://127.0.0.1:9/mcp' } }, 3, /could not be listed/],
  ])('%s', async (_, entry, code, words) => {
    const before = model.requests.length;
    const done = await run(entry);
    expect([done.code, done.stdout + done.stderr]).toEqual([code, expect.stringMatching(words)]);
    expect(model.requests).toHaveLength(before);
    // It starts no server.
    expect(done.stdout).not.toContain('npx kindlm-action validate');
    expect(await leftRunning(workspace)).toEqual([]);
  });
});

describe('an entry that cannot be', () => {
  test.each<[string, object, RegExp]>([
    ['neither', { call: true }, /neither `name` nor `mcp`/],
    ['both', { name: 'a', mcp: { command: 'x' } }, /has `name` and `mcp`/],
    [
      'call without a server',
      { name: 'a', call: true },
      /Only the tools of an MCP server can be called/,
    ],
    ['own parameters', { mcp: { command: 'x' }, parameters: {} }, /itself lists the `parameters`/],
    [
      'answers that are never given',
      { mcp: { command: 'x' }, call: true, defaultResponse: 1 },
      /has no effect/,
    ],
    ['a variable', { mcp: { command: 'x {{id}}' } }, /has no variables/],
    [
      'a command and a URL',
      { mcp: { command: 'x', serverUrl: 'http://a' } },
      /has `command` and `serverUrl`/,
    ],
    ['neither of them', { mcp: { only: ['a'] } }, /neither `command` nor `serverUrl`/],
    [
      'headers of a command',
      { mcp: { command: 'x', headers: { a: 'b' } } },
      /belong to a server with `serverUrl`/,
    ],
    [
      'a key in a header',
      { mcp: { serverUrl: 'http://a', headers: { authorization: 'Bearer x' } } },
      /carries a key/,
    ],
  ])('%s', async (_, tool, words) => {
    const done = await run({ test: { vars: { id: 'x' }, tools: [tool] } });
    expect([done.code, done.stdout]).toEqual([2, expect.stringMatching(words)]);
  });

  test('a server is a program of the checkout: not where commands may not run', async () => {
    const done = await run({}, { 'allow-commands': 'false' });
    expect([done.code, done.stdout]).toEqual([
      2,
      expect.stringContaining('MCP servers are not started in this run'),
    ]);
    expect(await asked()).toEqual([]);
  });
});

describe('call: true', () => {
  const CALL = { call: true };

  test('each answer has a server, which keeps its state meanwhile and then ends', async () => {
    const done = await run({ tool: CALL, user: 'twice', test: { repeat: 2 } });
    expect(done.code).toBe(0);
    const texts = done.runs.map(({ outputText }) => outputText);
    const told = 'Told: "lookup 42 call 1"; "lookup 42 call 2"';
    expect(texts).toEqual([told, told]);
    expect(done.results[0]?.requestHash).toBeNull();
    expect(await leftRunning(workspace)).toEqual([]);
  });
});

describe('stored', () => {
  const BOUND = { dependsOn: ['server.mjs'] };

  test('neither listed nor called under replay: what is stored holds as long as the files are the same', async () => {
    const entry = { mcp: BOUND, tool: { call: true } };
    const recorded = await run(entry, { responses: 'record' });
    expect([recorded.code, recorded.results[0]?.requestHash]).toEqual([0, expect.any(String)]);
    const before = await asked();
    const replayed = await run(entry, { responses: 'replay' });
    expect([replayed.code, replayed.runs[0]?.outputText]).toEqual([0, 'Told: "lookup 42 call 1"']);
    expect(await asked()).toEqual(before);
    await workspace.write({ 'server.mjs': '// another\n' });
    const stale = await run(entry, { responses: 'replay' });
    expect([stale.code, stale.stdout]).toEqual([
      2,
      expect.stringContaining('other files of `dependsOn`'),
    ]);
  });

  test('two entries that name other files of one server: its list is of all of them', async () => {
    const command = `${process.execPath} server.mjs good`;
    const tests = ['server.mjs', 'data.txt', undefined].map((file, at) => ({
      name: `t${at}`,
      prompt: 'p',
      tools: [{ mcp: { command, ...(file && { dependsOn: [file] }) }, defaultResponse: { at } }],
    }));
    await workspace.write({
      'kindlm.yaml': suiteYaml({ url: model.url, tests }),
      'data.txt': 'x',
    });
    const ended = async (inputs: Record<string, string>): Promise<unknown> => {
      const done = await runAction(workspace, { inputs });
      return [done.code, /other files of `dependsOn`/.test(done.stdout)];
    };
    expect(await ended({ responses: 'record' })).toEqual([0, false]);
    expect(await ended({ responses: 'replay' })).toEqual([0, false]);
    expect(await ended({ responses: 'replay', tests: 't0' })).toEqual([0, false]);
    await workspace.write({ 'data.txt': 'y' });
    expect(await ended({ responses: 'replay', tests: 't0' })).toEqual([2, true]);
  });

  test('without dependsOn it is used, and said', async () => {
    const entry = { tool: { defaultResponse: 'x' } };
    await run(entry, { responses: 'record' });
    const replayed = await run({ ...entry, mode: 'good' }, { responses: 'replay' });
    expect([replayed.code, replayed.stdout]).toEqual([
      0,
      expect.stringContaining('are those that were recorded'),
    ]);
    const gone = await run({ ...entry, mode: 'paged' }, { responses: 'replay' });
    expect([gone.code, gone.stdout]).toEqual([2, expect.stringContaining('is not stored')]);
  });

  test('a server with other keys may list other tools: each list is kept', async () => {
    const command = `${process.execPath} server.mjs by-key`;
    const tests = ['A_TOKEN', 'B_TOKEN'].map((key) => ({
      name: key,
      prompt: 'p',
      tools: [{ mcp: { command, keys: [key] }, defaultResponse: 'x' }],
    }));
    await workspace.write({ 'kindlm.yaml': suiteYaml({ url: model.url, tests }) });
    const env = { ...KEY_ENV, A_TOKEN: 'a-secret-of-it', B_TOKEN: 'b-secret-of-it' };
    const offered = async (responses: string): Promise<unknown> => {
      const done = await runAction(workspace, { env, inputs: { responses, outputs: 'all' } });
      return [done.code, done.runs.map(({ toolCalls }) => toolCalls.map(({ name }) => name))];
    };
    const each = [0, [['a-tool'], ['b-tool']]];
    expect([await offered('record'), await offered('replay')]).toEqual([each, each]);
  });

  test('a plan lists them, and validate starts nothing', async () => {
    const validated = await run({}, { mode: 'validate' });
    expect([validated.code, await asked()]).toEqual([0, []]);
    const planned = await run({}, { mode: 'plan' });
    expect([planned.code, (await asked()).length > 0]).toEqual([0, true]);
  });
});

describe('against the base branch', () => {
  const GATES = { notWorse: true, regressionsMax: 0, newFailuresMax: 0, passRateMin: 0 };

  async function compared(
    before: Entry,
    now: Entry,
    edit?: () => Promise<void>,
    more: ActionOptions = {},
  ): Promise<ActionRun> {
    const wanted = { repeat: 4, expect: { output: { contains: ['Told'] } } };
    await run({ ...before, test: wanted, gates: GATES }, { compare: 'never' });
    await rename(
      join(workspace.path, 'kindlm-report/report.json'),
      join(workspace.path, 'base.json'),
    );
    await edit?.();
    const inputs = { compare: 'base.json', 'check-name': 'KindLM' };
    return run({ ...now, test: wanted, gates: GATES }, inputs, more);
  }

  const kinds = (done: ActionRun): readonly unknown[] =>
    done.report?.suites.flatMap(({ results }) => results.map((it) => it.comparison?.kind)) ?? [];

  const LIST: Entry = { mode: 'file:list.json', tool: { defaultResponse: 'x' } };
  const tools = (...described: readonly string[]) =>
    JSON.stringify(
      described.map((name) => ({
        name: name[0],
        description: name,
        inputSchema: { type: 'object' },
      })),
    );

  test('only the list is another: apart, said in every view, and no verdict', async () => {
    const github = await startGitHubServer();
    await workspace.write({ 'list.json': tools('a') });
    const event = pullRequestEvent(github);
    const done = await compared(
      LIST,
      LIST,
      () => workspace.write({ 'list.json': tools('a, quickly') }),
      { event, github, token: 'checker' },
    );
    expect([done.code, kinds(done)]).toEqual([0, ['tools-changed']]);
    const [comment] = await github.comments();
    const [check] = sentChecks(github.requests);
    const views = [done.stdout, done.summary, comment?.body, check?.output.summary];
    // Its scripts, which come last, have all the words that a table may need.
    const [page] = (done.files['report.html'] ?? '').split('<script');
    for (const view of [...views, page]) {
      expect(view).toContain('The MCP server lists other tools than on');
      expect(view).toContain('the MCP server lists other tools than there');
      // It was asked otherwise.
      expect(view).not.toContain('Asked the same on both sides');
    }
    expect(done.files['junit.xml']).toContain('comparedWithBase=other tools listed');
    const { verdict } = JSON.parse(done.outputs['comparison'] ?? '') as { verdict: string };
    const gates = JSON.parse(done.outputs['gates'] ?? '') as {
      gateName: string;
      noData?: string;
    }[];
    const unheld = gates.filter(({ noData }) => noData === undefined);
    expect([verdict, done.suite?.comparison?.counts.toolsChanged, unheld]).toEqual([
      'cannot-tell',
      1,
      [],
    ]);
  });

  test.each<[string, Entry, Entry, string]>([
    ['nothing is another', {}, {}, 'unchanged-request'],
    ['the prompt is another as well', {}, { user: 'Where, please?' }, 'changed'],
  ])('%s', async (_, before, now, kind) => {
    const tool = { defaultResponse: 'x' };
    const done = await compared({ tool, ...before }, { tool, ...now });
    expect(kinds(done)).toEqual([kind]);
  });

  test('the change edits the server: what it lists is the change', async () => {
    const entry = { mcp: { dependsOn: ['server.mjs'] }, tool: { defaultResponse: 'x' } };
    const path = join(workspace.path, 'server.mjs');
    const done = await compared(entry, entry, async () => {
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace('Looks up ${name}.', 'Finds ${name}.'));
    });
    expect([done.code, kinds(done)]).toEqual([0, ['changed']]);
  });
});

describe('shards', () => {
  const tools = (...described: readonly string[]): string =>
    JSON.stringify(
      described.map((name) => ({ name, description: name, inputSchema: { type: 'object' } })),
    );

  /** What the merge of two shards says whose servers list these. */
  async function merged(lists: readonly [string, string], entry = {}): Promise<ActionRun> {
    const command = `${process.execPath} server.mjs file:list.json`;
    const tests = ['a', 'b'].map((name): TestYaml => ({
      name,
      prompt: 'p',
      tools: [{ mcp: { command, ...entry }, defaultResponse: 'x' }],
    }));
    const parts: ActionRun[] = [];
    for (const [index, list] of lists.entries()) {
      await workspace.write({
        'kindlm.yaml': suiteYaml({ url: model.url, tests }),
        'list.json': list,
      });
      parts.push(await runAction(workspace, { inputs: { shard: `${index + 1}/2` } }));
    }
    expect(parts.map(({ code }) => code)).toEqual([0, 0]);
    return createJobs({}).merge(parts);
  }

  test('that saw the same list are one run', async () => {
    const done = await merged([tools('lookup', 'cancel'), tools('cancel', 'lookup')]);
    expect([done.code, done.results.length]).toEqual([0, 2]);
  });

  test('that saw other lists are not: server, shard and tools are named', async () => {
    const list = tools('lookup', 'cancel');
    const done = await merged([list, list.replace('"description":"lookup"', '"description":"l"')]);
    expect([done.code, done.results]).toEqual([2, []]);
    expect(done.errors.join('\n')).toMatch(
      /The MCP server ".* server\.mjs file:list\.json" listed other tools to Shard 2 of 2 \(parts\/part-1\/report\.json\) than to Shard 1 of 2 \(parts\/part-0\/report\.json\): "lookup" is another\..*Pin the version/s,
    );
    const other = await merged([list, tools('cancel', '::error::x')]);
    expect(other.code).toBe(2);
    expect(other.errors.join('\n')).toContain('"lookup" is gone, "::error::x" is new');
  });
});

test('a key that a server needs is missing before it is started, and is a secret', async () => {
  const entry = { mode: 'keys', mcp: { keys: ['SHOP_TOKEN'] }, tool: { call: true } };
  await workspace.write({ 'kindlm.yaml': suite(entry) });
  const absent = await runAction(workspace, {});
  expect([absent.code, absent.stdout]).toEqual([3, expect.stringContaining('SHOP_TOKEN')]);
  expect(await asked()).toEqual([]);
  const there = await runAction(workspace, {
    env: { ...KEY_ENV, SHOP_TOKEN: 'shop-secret-123' },
    inputs: { outputs: 'all' },
  });
  // The key of the model is not the server's.
  expect(there.runs[0]?.outputText).toBe('Told: "4 15"');
  expect([there.code, there.stdout.includes('::add-mask::shop-secret-123')]).toEqual([0, true]);
});
