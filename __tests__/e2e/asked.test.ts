/** What is asked is one thing for recordings, cache, reuse and comparison: who is asked belongs to it. */
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FakeServer } from '../servers/faults.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  KEY_ENV,
  KEY_NAME,
  runAction,
  suiteYaml,
  type Workspace,
} from './project.js';

/** Two servers that answer alike, and how often they were asked. */
let one: FakeServer;
let two: FakeServer;
let asked = 0;
beforeAll(async () => {
  const reply = () => {
    asked += 1;
    return 'fine';
  };
  [one, two] = await Promise.all([startOpenAiServer({ reply }), startOpenAiServer({ reply })]);
});

beforeEach(() => {
  asked = 0;
});

/** A suite of one test; `provider` is added to its endpoint. */
function suite(baseUrl: string, provider: object = {}): string {
  return suiteYaml({
    providers: { openai: { apiKeyEnv: KEY_NAME, baseUrl, ...provider } },
    tests: [{ name: 't', prompt: 'p', expect: { output: { contains: ['fine'] } } }],
  });
}

type Options = Omit<ActionOptions, 'workspace'>;

/** In this process; the last test starts dist/. */
const runHere = (workspace: Workspace, options: Options): Promise<ActionRun> =>
  runAction(workspace, { ...options });

/** What runs of the base branch left, by config and environment: its recordings, and base.json, its report. */
const recorded = new Map<string, Promise<Readonly<Record<string, string>>>>();

function filesOfBase(config: string, env: Readonly<Record<string, string>> = KEY_ENV) {
  const key = JSON.stringify([config, env]);
  const known = recorded.get(key) ?? recordBase(config, env);
  recorded.set(key, known);
  return known;
}

async function recordBase(config: string, env: Readonly<Record<string, string>>) {
  const workspace = await createWorkspace({ 'kindlm.yaml': config });
  const base = await runHere(workspace, { env, inputs: { responses: 'record', outputs: 'all' } });
  const recordings = await workspace.files('.kindlm');
  return {
    ...Object.fromEntries(
      Object.entries(recordings).map(([path, text]) => [`.kindlm/${path}`, text]),
    ),
    'kindlm.yaml': config,
    'base.json': base.files['report.json'] ?? '',
  };
}

/** A run of the base branch, then one of a pull request; both write recordings and find each other's report. */
async function baseAndChange(
  base: readonly [config: string, env?: Record<string, string>],
  change: readonly [config: string, env?: Record<string, string>],
  options: Options,
): Promise<ActionRun> {
  const files = await filesOfBase(base[0], { ...KEY_ENV, ...base[1] });
  const workspace = await createWorkspace({ ...files, 'kindlm.yaml': change[0] });
  asked = 0;
  return runHere(workspace, {
    event: 'pull_request',
    ...options,
    env: { ...KEY_ENV, ...change[1] },
    inputs: { compare: 'base.json', ...options.inputs },
  });
}

describe('a pull request that changes', () => {
  const same = (): readonly [string] => [suite(one.url)];
  type Side = readonly [config: string, env?: Record<string, string>];
  const CHANGES: readonly [what: string, base: () => Side, change: () => Side, isNew: boolean][] = [
    ['nothing', same, same, false],
    ['the URL', same, () => [suite(two.url)], true],
    [
      'the value of a variable in the URL',
      () => [suite('${MODELS}'), { MODELS: one.url }],
      () => [suite('${MODELS}'), { MODELS: two.url }],
      true,
    ],
    ['a header', same, () => [suite(one.url, { headers: { 'X-Tier': 'flex' } })], true],
    ['the organization', same, () => [suite(one.url, { organization: 'org-2' })], true],
    [
      'a key in the query',
      () => [suite(`${one.url}?key=\${QUERY_KEY}`), { QUERY_KEY: 'one' }],
      () => [suite(`${one.url}?key=\${QUERY_KEY}`), { QUERY_KEY: 'two' }],
      false,
    ],
  ];

  test.each(CHANGES)('%s, under `only-changed`', async (_what, base, change, isNew) => {
    const run = await baseAndChange(base(), change(), { inputs: { 'only-changed': 'true' } });
    expect([run.code, asked]).toEqual([0, isNew ? 1 : 0]);
  });

  test.each(CHANGES)('%s, under `cache`', async (_what, base, change, isNew) => {
    const run = await baseAndChange(base(), change(), { inputs: { responses: 'cache' } });
    expect([run.code, asked]).toEqual([0, isNew ? 1 : 0]);
  });

  test.each(CHANGES)('%s, under `replay`', async (_what, base, change, isNew) => {
    const run = await baseAndChange(base(), change(), { inputs: { responses: 'replay' } });
    expect([run.code, asked]).toEqual([isNew ? 2 : 0, 0]);
  });

  test.each(CHANGES)('%s, in the comparison', async (_what, base, change, isNew) => {
    const run = await baseAndChange(base(), change(), {});
    const [result] = run.suite?.results ?? [];
    expect(result?.comparison?.kind).toBe(isNew ? 'changed' : 'unchanged-request');
  });
});

describe('`only-changed` reuses nothing', () => {
  const config = () => suite(one.url);
  type Report = { tool: { version: string }; run: { responses: string } };

  async function change(
    edited: (report: Report) => void,
    options: Options = {},
    stored?: string,
  ): Promise<ActionRun> {
    const files = await filesOfBase(config());
    const workspace = await createWorkspace(files);
    const report = JSON.parse(files['base.json']) as Report;
    edited(report);
    await workspace.write({ 'base.json': JSON.stringify(report) });
    if (stored !== undefined) {
      const file = join(workspace.path, '.kindlm/recordings/support/t.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('"fine"', JSON.stringify(stored)));
    }
    asked = 0;
    const inputs = { compare: 'base.json', 'only-changed': 'true', ...options.inputs };
    return runHere(workspace, { event: 'pull_request', ...options, inputs });
  }
  const nothing = (): void => undefined;

  test.each<[what: string, edited: (report: Report) => void, why: string]>([
    [
      'of another version of the action',
      (report) => void (report.tool.version = '0.9.0'),
      'another version of the action (0.9.0',
    ],
    ...(['replay', 'cache'] as const).map(
      (responses): [string, (report: Report) => void, string] => [
        `of ${responses}`,
        (report) => void (report.run.responses = responses),
        'were not asked live',
      ],
    ),
  ])('%s', async (_what, edited, why) => {
    const run = await change(edited);
    expect([run.code, asked]).toEqual([0, 1]);
    expect(run.report?.notices.join()).toContain(why);
    expect(run.summary).toContain('Everything is asked, although only-changed is set');
  });

  test.each<[what: string, options: Options]>([
    ['under `replay`', { inputs: { responses: 'replay' } }],
    ['under `cache`', { inputs: { responses: 'cache' } }],
  ])('%s, where a recording was edited', async (_what, options) => {
    const run = await change(nothing, options, 'edited');
    expect([run.code, asked]).toEqual([1, 0]);
    expect(run.report?.notices.join()).toContain('may have been edited');
  });

  test('where stored answers stand in for a missing key, once a test has to be asked', async () => {
    const workspace = await createWorkspace(await filesOfBase(suite(one.url)));
    const test = { prompt: 'p', expect: { output: { contains: ['fine'] } } };
    const tests = [
      { name: 't', ...test },
      { name: 'u', ...test },
    ];
    await workspace.write({ 'kindlm.yaml': suiteYaml({ url: one.url, tests }) });
    const file = join(workspace.path, '.kindlm/recordings/support/t.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"fine"', '"edited"'));
    await writeFile(file.replace('t.json', 'u.json'), text.replace('"test": "t"', '"test": "u"'));
    const inputs = { compare: 'base.json', 'only-changed': 'true', 'on-missing-secrets': 'replay' };
    const run = await runHere(workspace, { event: 'pull_request', inputs, env: {} });
    expect([run.code, run.outputs['failed']]).toEqual([1, '1']);
  });
});

describe('a program', () => {
  const PROGRAM = "const text = require('./lib/text.cjs'); console.log(text);";

  function program(dependsOn: object): string {
    const test = { name: 't', command: 'node src/main.cjs', ...dependsOn };
    return suiteYaml({ url: one.url, tests: [{ ...test, expect: { output: {} } }] });
  }

  async function programWorkspace(dependsOn: object): Promise<Workspace> {
    const workspace = await createWorkspace({
      'kindlm.yaml': program(dependsOn),
      'src/main.cjs': PROGRAM,
      'v1/text.cjs': "module.exports = 'one';",
      'v2/text.cjs': "module.exports = 'two';",
    });
    await symlink('../v1', join(workspace.path, 'src/lib'));
    return workspace;
  }

  async function retarget({ path }: Workspace): Promise<void> {
    await rm(join(path, 'src/lib'));
    await symlink('../v2', join(path, 'src/lib'));
  }

  const textOf = (run: ActionRun) => run.results[0]?.runs[0]?.outputText;
  const FILES = { dependsOn: ['src/**'] };

  test.each<[what: string, dependsOn: object, inputs: Options['inputs'], expected: unknown]>([
    ['under `cache` is run again', FILES, { responses: 'cache' }, [0, 'two']],
    ['under `replay` is not judged by what it said', FILES, { responses: 'replay' }, [2, '']],
    ['is not reused', FILES, { 'only-changed': 'true', compare: 'base.json' }, [0, 'two']],
    ['of which nothing is known is never cached', {}, { responses: 'cache' }, [0, 'two']],
  ])('%s once a link leads to another version', async (_what, dependsOn, inputs, expected) => {
    const workspace = await programWorkspace(dependsOn);
    const base = await runHere(workspace, { inputs: { responses: 'record', outputs: 'all' } });
    expect([base.code, textOf(base)]).toEqual([0, 'one']);
    await workspace.write({ 'base.json': base.files['report.json'] ?? '' });
    await retarget(workspace);
    const run = await runHere(workspace, {
      event: 'pull_request',
      inputs: { outputs: 'all', ...inputs },
    });
    expect([run.code, textOf(run)]).toEqual(expected);
  });

  test('that is the same is answered by the cache where its files are known', async () => {
    const workspace = await programWorkspace(FILES);
    await runAction(workspace, { inputs: { responses: 'record' } });
    const run = await runAction(workspace, { inputs: { responses: 'cache' } });
    expect([run.code, run.results[0]?.runs[0]?.callCount]).toEqual([0, 0]);
  });
});
