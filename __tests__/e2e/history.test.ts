/** The input `history`, through dist/: which runs write it, where, and what an obstacle costs. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parseInputs } from '../../src/app/session/inputs.js';
import { mergeHistory } from '../../src/report/views.js';
import { lineOf } from '../report/history/lines.js';
import { createJobs } from './sharded-suite.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  runAction,
  type Workspace,
} from './project.js';
import { BREAKING, type BranchJob, type BranchJobs, startBranchJobs } from './github-project.js';

const FILE = 'kindlm-history.jsonl';
const PAGE = 'kindlm-history.html';
const SHOP = { repeat: 1 };

let jobs: BranchJobs;
beforeEach(async () => {
  jobs = await startBranchJobs();
});

/** A job with the input, in whose checkout the folder is as the run `after` left it. */
function run({
  inputs = {},
  shop = SHOP,
  after,
  ...job
}: BranchJob & { readonly after?: ActionRun } = {}) {
  return jobs.run({
    files: { 'kindlm.yaml': jobs.yaml(shop), [`kindlm-report/${FILE}`]: after?.files[FILE] ?? '' },
    inputs: { history: 'folder:kindlm-report', ...inputs },
    ...job,
  });
}

function linesOf(text = '') {
  const read = mergeHistory(text, []);
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.history.lines;
}

const keptBy = ({ files }: ActionRun) => linesOf(files[FILE]);
const warnings = ({ annotations }: ActionRun) =>
  annotations.filter(({ level }) => level !== 'error').map(({ message }) => message);

describe('runs of the default branch', () => {
  test('each push adds a line and draws the page anew', async () => {
    const first = await run({ process: 'own' });
    const worse = await run({
      shop: { ...SHOP, prompts: { orders: BREAKING } },
      after: first,
    });
    expect([first.code, worse.code]).toEqual([0, 1]);
    expect(keptBy(worse)).toMatchObject([
      {
        commit: first.sha,
        event: 'push',
        run: first.runId,
        verdict: 'passed',
        suite: first.suite?.name,
        models: [{ passed: 12, runs: 12 }],
      },
      { commit: worse.sha, verdict: 'failed', models: [{ passed: 8, runs: 12 }] },
    ]);
    expect(worse.files[PAGE]).toContain(worse.sha.slice(0, 7));
    expect([...warnings(first), ...warnings(worse)].join()).not.toMatch(/history/i);
  });

  test('a re-run takes the place of its line; a scheduled run of the same commit is another', async () => {
    const first = await run();
    const shop = { ...SHOP, prompts: { orders: BREAKING } };
    const again = await run({ again: first, shop, after: first });
    const nightly = await run({ event: 'schedule', sha: first.sha, after: again });
    expect(keptBy(nightly)).toMatchObject([
      { attempt: 2, event: 'push', models: [{ passed: 8 }] },
      { event: 'schedule', models: [{ passed: 12 }] },
    ]);
  });

  test.each<[string, BranchJob]>([
    ['a pull request', { event: 'pull_request' }],
    ['a merge group', { event: 'merge_group' }],
    ['a push to another branch', { env: { GITHUB_REF: 'refs/heads/feature' } }],
    ['a tag of the branch’s name', { env: { GITHUB_REF: 'refs/tags/main' } }],
    ['a shard', { inputs: { shard: '1/2' } }],
    ['a job that only validates', { inputs: { mode: 'validate' } }],
    ['a run that came to no answer', { files: {} }],
  ])('%s writes nothing', async (_, job) => {
    const ended = await run(job);
    expect(keptBy(ended)).toEqual([]);
    expect(warnings(ended).join()).not.toMatch(/history/i);
  });

  test('nothing is written through GitHub, whatever the token may do', async () => {
    const paths = async (history: string) => {
      const before = jobs.github.requests.length;
      await run({ token: 'owner', inputs: { history, compare: 'never' } });
      return jobs.github.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
    };
    const withIt = await paths('folder:kindlm-report');
    expect(withIt.filter((one) => !one.startsWith('GET '))).toEqual([]);
    expect(withIt.length - (await paths('never')).length).toBeLessThanOrEqual(1);
  });
});

test('of shards only the merge writes, with the totals of all, and as a part where they leave tests out', async () => {
  const { apiUrl, repository, tokens } = jobs.github;
  const sharded = createJobs(
    { 'kindlm.yaml': jobs.yaml(SHOP) },
    {
      inputs: { history: 'folder:kindlm-report', compare: 'never' },
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      github: { apiUrl, repository, token: tokens.workflow },
    },
  );
  const parts = await sharded.shards(2, { inputs: { tests: 'refunds*\norders*' } });
  expect(parts.flatMap(keptBy)).toEqual([]);
  const merged = await sharded.merge(parts);
  expect(merged.code).toBe(0);
  expect(keptBy(merged)).toMatchObject([
    {
      commit: merged.report?.run.sha,
      only: 'tests: refunds*, orders*',
      models: [{ passed: 8, runs: 8 }],
    },
  ]);
  expect(merged.report?.memory).toMatchObject({ runs: [{}], trend: [] });
});

describe('the input', () => {
  const parsed = (history: string) =>
    parseInputs((name) => (name === 'history' ? history : undefined));

  test.each([
    ['', undefined],
    ['Never', undefined],
    ['folder:public/quality', 'public/quality'],
    ['FOLDER: C:\\pages', 'C:\\pages'],
  ])('%j', (text, expected) => {
    expect(parsed(text)).toMatchObject({ kind: 'parsed', inputs: { history: expected } });
  });

  test.each([
    ['quality', /Did you mean "folder:quality"\?/],
    ['branch:kindlm-history', /expected "never", or "folder:PATH"/],
    ['folder:', /expected "never", or "folder:PATH"/],
    ['true\nfolder:x', /expected "never", or "folder:PATH"/],
  ])('%j is refused', (text, message) => {
    const result = parsed(text);
    if (result.kind === 'parsed') throw new Error('it was taken');
    expect(result.problems.map((one) => `${one.message} ${one.hint}`).join()).toMatch(message);
    expect(result.inputs.history).toBeUndefined();
  });
});

describe('in a folder', () => {
  let workspace: Workspace;

  async function inFolder(options: ActionOptions = {}, folder = 'public/q') {
    return runAction(workspace, {
      inputs: { history: `folder:${folder}`, compare: 'never', artifacts: 'never' },
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      ...options,
    });
  }
  const inWorkspace = (path: string) => workspace.read(path).catch(() => undefined);

  test('reads what is there, adds to it, and leaves what it cannot read', async () => {
    workspace = await createWorkspace({
      'kindlm.yaml': jobs.yaml(SHOP),
      [`public/q/${FILE}`]: `{"v":9}\n${JSON.stringify(lineOf({ commit: 'b' }))}\n`,
    });
    const ended = await inFolder();
    expect(ended.code).toBe(0);
    const text = await inWorkspace(`public/q/${FILE}`);
    expect(text).toMatch(/^\{"v":9\}\n/);
    expect(linesOf(text)).toHaveLength(2);
    expect(await inWorkspace(`public/q/${PAGE}`)).toContain(
      '1 line of kindlm-history.jsonl is damaged',
    );
    expect(warnings(ended)).toEqual([expect.stringContaining('It stays in the file')]);
  });

  test('a link that leads out of the workspace is not followed', async () => {
    workspace = await createWorkspace({ 'kindlm.yaml': jobs.yaml(SHOP) });
    const outside = await createWorkspace({});
    await symlink(outside.path, join(workspace.path, 'public'));
    const ended = await inFolder({}, 'public');
    expect(ended.code).toBe(0);
    expect(warnings(ended)).toEqual([expect.stringContaining('leads out of the workspace')]);
    expect(await readFile(join(outside.path, FILE), 'utf8').catch(() => 'none')).toBe('none');
  });

  test('nor is a file that is a link', async () => {
    workspace = await createWorkspace({ 'kindlm.yaml': jobs.yaml(SHOP), 'secret.txt': 'secret' });
    await mkdir(join(workspace.path, 'public'));
    await symlink(join(workspace.path, 'secret.txt'), join(workspace.path, 'public', FILE));
    const ended = await inFolder({}, 'public');
    expect(warnings(ended)).toEqual([expect.stringContaining('is no file')]);
    expect(await inWorkspace('secret.txt')).toBe('secret');
  });

  test('at a terminal every run is kept', async () => {
    workspace = await createWorkspace({ 'kindlm.yaml': jobs.yaml(SHOP) });
    await workspace.write({ '.env': 'TEST_KEY=sk-test\n' });
    const args = [join(workspace.path, 'kindlm.yaml'), '--responses', 'live'];
    const local = { as: 'local', process: 'own', inputs: {} } as const;
    const folder = join(workspace.path, 'history');
    const kept = await inFolder({ ...local, args: [...args, '--history', `folder:${folder}`] });
    expect(kept.stdout).toContain('History: 1 line in');
    expect(linesOf(await inWorkspace(`history/${FILE}`))).toMatchObject([{ verdict: 'passed' }]);
  });
});
