/** Recordings without a hash, and recordings that a pull request brings itself: said in every view, or refused. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { KEY_ENV, runIn, suiteConfig } from './model-suite.js';
import { type ActionOptions, type ActionRun, runHere } from './run-action.js';
import { createWorkspace, type Workspace } from './workspace.js';

runHere();

let model: FakeServer;
let github: GitHubServer;
beforeAll(async () => {
  [model, github] = await Promise.all([
    startOpenAiServer({ reply: () => 'fine' }),
    startGitHubServer(),
  ]);
});
afterAll(() => Promise.all([model.close(), github.close()]));

const workspaces: Workspace[] = [];
afterEach(() => Promise.all(workspaces.splice(0).map((workspace) => workspace.remove())));

const RECORDING = '.kindlm/recordings/support/t.json';

function suite(prompt = 'Hello.'): string {
  return suiteConfig({
    openai: model.url,
    prompts: { p: { user: prompt } },
    tests: [{ name: 't', prompt: 'p', repeat: 3, expect: { output: { contains: ['fine'] } } }],
  });
}

/** A workspace with recordings; `unbound`: their hashes are taken out, and the prompt is turned round. */
async function recorded({ unbound }: { unbound: boolean }): Promise<Workspace> {
  const workspace = await createWorkspace({ 'kindlm.yaml': suite() });
  workspaces.push(workspace);
  await runIn(workspace, { inputs: { responses: 'record' } });
  if (!unbound) return workspace;
  const file = join(workspace.path, RECORDING);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/ *"hash": "[^"]*",\n/g, ''));
  await writeFile(join(workspace.path, 'kindlm.yaml'), suite('Say the opposite.'));
  return workspace;
}

type Options = Omit<ActionOptions, 'workspace'>;

/** A pull request of the emulated GitHub; `fork`: from another repository. */
function pullRequest({ fork = false, number = github.pullRequest } = {}): Options {
  const repo = { id: github.head.repositoryId, full_name: github.repository };
  const head = { sha: github.head.sha, repo: fork ? { id: 99, full_name: 'reviewer/shop' } : repo };
  const { apiUrl, repository } = github;
  return {
    event: {
      name: 'pull_request',
      payload: { pull_request: { number, head, base: { ref: 'main', repo } } },
    },
    github: { apiUrl, repository, token: github.tokens.workflow },
  };
}

const REPLAY = { responses: 'replay', compare: 'never' } as const;

/** Every text that people read, but the log. */
function views({ summary, files }: ActionRun): Readonly<Record<string, string>> {
  return {
    summary,
    'report.html': files['report.html'] ?? '',
    'junit.xml': files['junit.xml'] ?? '',
    'compliance.md': files['compliance.md'] ?? '',
  };
}

describe('answers without a hash', () => {
  const WORDS = '3 stored answers are not bound to the question';

  test('are counted in every view', async () => {
    const workspace = await recorded({ unbound: true });
    const run = await runIn(workspace, {
      process: 'own',
      ...pullRequest(),
      inputs: { ...REPLAY, compliance: 'true' },
      env: {},
    });
    expect(run.code).toBe(0);
    for (const [name, text] of Object.entries(views(run))) {
      expect([name, text.includes(WORDS)]).toEqual([name, true]);
    }
    expect((await github.comments()).at(-1)?.body).toContain(WORDS);
    const terminal = await runIn(workspace, {
      as: 'local',
      process: 'own',
      args: ['kindlm.yaml', '--responses', 'replay'],
    });
    expect(terminal.stdout).toContain(WORDS);
  });

  test('are not mentioned where all have one', async () => {
    const workspace = await recorded({ unbound: false });
    const run = await runIn(workspace, { inputs: { ...REPLAY, compliance: 'true' }, env: {} });
    expect(run.code).toBe(0);
    for (const text of Object.values(views(run))) expect(text).not.toContain('not bound');
  });

  test.each<[what: string, options: () => Options]>([
    [
      'where they stand in for missing keys',
      () => ({ inputs: { 'on-missing-secrets': 'replay' }, env: {} }),
    ],
    ["on a fork's pull request", () => ({ ...pullRequest({ fork: true }), inputs: REPLAY })],
    [
      "on a fork's pull request, under `cache`",
      () => ({ ...pullRequest({ fork: true }), inputs: { ...REPLAY, responses: 'cache' } }),
    ],
  ])('are refused %s', async (_what, options) => {
    const workspace = await recorded({ unbound: true });
    const before = model.requests.length;
    const run = await runIn(workspace, { env: KEY_ENV, ...options() });
    expect([run.code, model.requests.length - before]).toEqual([2, 0]);
    expect(run.stdout).toContain('has no hash');
    expect(run.stdout).toContain('responses: record');
    const bound = await recorded({ unbound: false });
    expect(await runIn(bound, { env: KEY_ENV, ...options() })).toMatchObject({ code: 0 });
  });
});

describe('recordings of the pull request itself', () => {
  test('are named in every view', async () => {
    github.reviews.files = [
      { filename: 'README.md', status: 'modified', patch: '' },
      { filename: RECORDING, status: 'added', patch: '' },
    ];
    const workspace = await recorded({ unbound: false });
    const run = await runIn(workspace, {
      ...pullRequest(),
      inputs: { ...REPLAY, compliance: 'true' },
      env: {},
    });
    expect(run.report?.suites[0]?.ownRecordings).toEqual([RECORDING]);
    const words = 'this pull request itself adds or changes 1 recording';
    for (const [name, text] of Object.entries(views(run))) {
      expect([name, text.includes(words)]).toEqual([name, true]);
      expect([name, text.includes('t.json')]).toEqual([name, true]);
    }
  });

  test.each([
    ['removed', { filename: RECORDING, status: 'removed', patch: '' }],
    [
      'another test',
      { filename: RECORDING.replace('t.json', 'u.json'), status: 'added', patch: '' },
    ],
  ])('%s: nothing is said', async (_what, file) => {
    github.reviews.files = [file];
    const workspace = await recorded({ unbound: false });
    const run = await runIn(workspace, { ...pullRequest(), inputs: REPLAY, env: {} });
    expect(run.report?.suites[0]?.ownRecordings).toBeUndefined();
  });

  test('are not known without an answer of GitHub, and a notice says so', async () => {
    const workspace = await recorded({ unbound: false });
    const run = await runIn(workspace, {
      ...pullRequest({ number: 999_999 }),
      inputs: REPLAY,
      env: {},
    });
    expect(run.code).toBe(0);
    expect(run.report?.notices.join()).toContain(
      'Which recordings this pull request itself adds or changes is not known',
    );
  });
});
