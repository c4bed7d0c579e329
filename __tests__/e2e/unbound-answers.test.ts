/** Recordings without a hash, and recordings that a pull request brings itself: said in every view, or refused. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGitHubServer } from '../servers/github-server.js';
import { startOpenAiServer } from '../servers/openai-server.js';
import { pullRequestEvent } from './github-project.js';
import {
  type ActionOptions,
  type ActionRun,
  createWorkspace,
  runAction,
  suiteYaml,
  type Workspace,
} from './project.js';

const [model, github] = await Promise.all([
  startOpenAiServer({ reply: () => 'fine' }),
  startGitHubServer(),
]);

const RECORDING = '.kindlm/recordings/support/t.json';

function suite(prompt = 'Hello.'): string {
  return suiteYaml({
    url: model.url,
    prompts: { p: { user: prompt } },
    tests: [{ name: 't', prompt: 'p', repeat: 3, expect: { output: { contains: ['fine'] } } }],
  });
}

/** A workspace with recordings; `unbound`: their hashes are taken out, and the prompt is turned round. */
async function recorded({ unbound }: { unbound: boolean }): Promise<Workspace> {
  const workspace = await createWorkspace({ 'kindlm.yaml': suite() });
  await runAction(workspace, { inputs: { responses: 'record' } });
  if (!unbound) return workspace;
  const file = join(workspace.path, RECORDING);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/ *"hash": "[^"]*",\n/g, ''));
  await workspace.write({ 'kindlm.yaml': suite('Say the opposite.') });
  return workspace;
}

type Options = Omit<ActionOptions, 'workspace'>;

/** A pull request of the emulated GitHub; `fork`: from another repository. */
function pullRequest({ fork = false, number = github.pullRequest } = {}): Options {
  return { event: pullRequestEvent(github, { isFork: fork, number }), github };
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
    const run = await runAction(workspace, {
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
    const terminal = await runAction(workspace, {
      as: 'local',
      process: 'own',
      args: ['kindlm.yaml', '--responses', 'replay'],
    });
    expect(terminal.stdout).toContain(WORDS);
  });

  test.each<[what: string, options: () => Options]>([
    [
      'where they stand in for missing keys',
      () => ({ inputs: { 'on-missing-secrets': 'replay' }, env: {} }),
    ],
    ["on a fork's pull request", () => ({ ...pullRequest({ fork: true }), inputs: REPLAY })],
  ])('are refused %s', async (_what, options) => {
    const workspace = await recorded({ unbound: true });
    const before = model.requests.length;
    const run = await runAction(workspace, { ...options() });
    expect([run.code, model.requests.length - before]).toEqual([2, 0]);
    expect(run.stdout).toContain('has no hash');
    expect(run.stdout).toContain('responses: record');
    const bound = await recorded({ unbound: false });
    expect(await runAction(bound, { ...options() })).toMatchObject({ code: 0 });
  });
});

test('`cache` asks anew where an answer has no hash, and what it stores then has one', async () => {
  const workspace = await recorded({ unbound: true });
  const before = model.requests.length;
  const cached = { inputs: { ...REPLAY, responses: 'cache' } } as const;
  const run = await runAction(workspace, cached);
  expect([run.code, model.requests.length - before]).toEqual([0, 3]);
  expect(run.summary).not.toContain('not bound');
  expect(run.report?.notices.join()).toContain('1 recording file was written');
  const again = await runAction(workspace, cached);
  expect([again.code, model.requests.length - before]).toEqual([0, 3]);
  expect(again.report?.notices.join()).not.toContain('recording file');
});

describe('answers of a program', () => {
  const program = (dependsOn: readonly string[] | undefined): string =>
    suiteYaml({
      url: model.url,
      tests: [
        {
          name: 't',
          command: 'sh agent.sh',
          repeat: 3,
          expect: { output: { contains: ['fine'] } },
          ...(dependsOn && { dependsOn }),
        },
      ],
    });

  /** Recorded, and broken since. */
  async function broken(dependsOn?: readonly string[]): Promise<Workspace> {
    const files = { 'kindlm.yaml': program(dependsOn), 'agent.sh': 'echo fine', 'a.md': 'a' };
    const workspace = await createWorkspace(files);
    await runAction(workspace, { inputs: { responses: 'record' } });
    await workspace.write({ 'agent.sh': 'echo broken' });
    return workspace;
  }

  test('are not bound without `dependsOn`: counted, and refused on a fork and without keys', async () => {
    const workspace = await broken();
    const counted = await runAction(workspace, { ...pullRequest(), inputs: REPLAY });
    expect(counted.code).toBe(0);
    for (const [name, text] of Object.entries(views(counted)).filter(([, it]) => it !== '')) {
      expect([name, text.includes('3 stored answers are not bound')]).toEqual([name, true]);
    }
    const refused = await runAction(workspace, { ...pullRequest({ fork: true }), inputs: REPLAY });
    expect(refused.code).toBe(2);
    expect(refused.stdout).toContain('has no `dependsOn`');
  });
});

describe('recordings of the pull request itself', () => {
  const base = 'b'.repeat(40);
  beforeAll(() => {
    github.setBranch('main', base);
    github.addCommit(base, []);
    github.addCommit(github.head.sha, [base]);
  });

  /** What is named with these changed files, where `base` has those. */
  async function named(
    changed: readonly string[],
    before: Readonly<Record<string, string>> = {},
    change: (workspace: Workspace) => Promise<void> = () => Promise.resolve(),
  ) {
    github.reviews.files = changed.map((filename) => ({ filename, status: 'modified', patch: '' }));
    github.setFiles(base, before);
    const workspace = await recorded({ unbound: false });
    await change(workspace);
    const { report } = await runAction(workspace, { ...pullRequest(), inputs: REPLAY, env: {} });
    return report?.suites[0]?.ownRecordings;
  }

  test.each<[what: string, before: string | undefined, isOwn: boolean]>([
    ['a config that reads the same', 'suite', false],
    ['another folder', 'folder', true],
    ['another name of the suite', 'name', true],
    ['another name of the test', 'test', true],
    ['no config', undefined, true],
    ['a config that is broken', 'broken', true],
  ])('the base has %s', async (_what, kind, isOwn) => {
    const texts: Readonly<Record<string, string>> = {
      suite: suite('Another prompt.'),
      folder: `${suite()}recordings: { dir: elsewhere }\n`,
      name: suite().replace('name: support', 'name: other'),
      test: suite().replace('name: t\n', 'name: u\n'),
      broken: '{',
    };
    const before = kind === undefined ? {} : { 'kindlm.yaml': texts[kind] ?? '' };
    expect(await named(['kindlm.yaml'], before)).toEqual(isOwn ? [RECORDING] : undefined);
    // What the base has is looked at only where the config is among the changed files.
    expect(await named(['README.md'], before)).toBeUndefined();
  });

  test.each([
    ['the link', '.kindlm'],
    ['what it points at', 'stored/recordings/support/t.json'],
    ['a link on the way', 'current'],
  ])('through a link: %s', async (_what, changed) => {
    const linked = async ({ path }: Workspace): Promise<void> => {
      await rename(join(path, '.kindlm'), join(path, 'stored'));
      await symlink('stored', join(path, 'current'));
      await symlink('current', join(path, '.kindlm'));
    };
    expect(await named([changed], {}, linked)).toEqual([RECORDING]);
    expect(await named(['stored/other.json'], {}, linked)).toBeUndefined();
  });

  test.each([
    ['another content', 'other', [RECORDING]],
    ['the same content', 'same', undefined],
    ['none', undefined, [RECORDING]],
  ])('of more files than GitHub lists: %s on the base', async (_what, before, expected) => {
    const many = Array.from({ length: 3_000 }, (_, index) => `generated/${index}.txt`);
    github.setFiles(github.head.sha, { [RECORDING]: 'same' });
    const found = await named(many, before === undefined ? {} : { [RECORDING]: before });
    expect(found).toEqual(expected);
  });

  /** Events that test a pull request and are none of its own. */
  const others = (): readonly (readonly [string, unknown])[] => {
    const repo = { id: github.head.repositoryId };
    const { sha } = github.head;
    const number = github.pullRequest;
    const own = { number, head: { sha, repo }, base: { ref: 'main', repo } };
    return [
      ['issue_comment', { issue: { number, pull_request: { url: 'https://api.example/7' } } }],
      ['pull_request_review', { pull_request: own }],
      ['workflow_run', { workflow_run: { head_sha: sha, pull_requests: [own] }, repository: repo }],
    ];
  };

  test.each(['issue_comment', 'pull_request_review', 'workflow_run'])(
    'where %s starts the run',
    async (name) => {
      const workspace = await recorded({ unbound: false });
      const payload = others().find(([event]) => event === name)?.[1];
      const run = (changed: string) => {
        github.reviews.files = [{ filename: changed, status: 'modified', patch: '' }];
        return runAction(workspace, {
          ...pullRequest(),
          event: { name, payload },
          inputs: REPLAY,
          env: {},
        });
      };
      expect((await run(RECORDING)).suite?.ownRecordings).toEqual([RECORDING]);
      expect((await run('README.md')).suite?.ownRecordings).toBeUndefined();
    },
  );

  test('after the workflow of a fork it is said that they are not known, and unbound ones are refused', async () => {
    const event = {
      name: 'workflow_run',
      payload: {
        repository: { id: github.head.repositoryId },
        workflow_run: {
          head_sha: github.head.sha,
          head_branch: 'fix',
          head_repository: { id: 99, owner: { login: 'reviewer' } },
          pull_requests: [],
        },
      },
    };
    const bound = await recorded({ unbound: false });
    const told = await runAction(bound, { ...pullRequest(), event, inputs: REPLAY, env: {} });
    expect(told.code).toBe(0);
    expect(told.report?.notices.join()).toContain(
      'this pull request itself adds or changes is not',
    );
    const unbound = await recorded({ unbound: true });
    const refused = await runAction(unbound, { ...pullRequest(), event, inputs: REPLAY, env: {} });
    expect(refused.code).toBe(2);
  });

  test('are named in every view', async () => {
    github.reviews.files = [
      { filename: 'README.md', status: 'modified', patch: '' },
      { filename: RECORDING, status: 'added', patch: '' },
    ];
    const workspace = await recorded({ unbound: false });
    const run = await runAction(workspace, {
      ...pullRequest(),
      inputs: { ...REPLAY, compliance: 'true' },
      env: {},
    });
    expect(run.suite?.ownRecordings).toEqual([RECORDING]);
    const words =
      /recordings? that this pull request itself adds or changes|this pull request itself adds or changes/i;
    for (const [name, text] of Object.entries(views(run))) {
      expect([name, words.test(text)]).toEqual([name, true]);
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
    const run = await runAction(workspace, { ...pullRequest(), inputs: REPLAY, env: {} });
    expect(run.suite?.ownRecordings).toBeUndefined();
  });

  test('are not known without an answer of GitHub, and a notice says so', async () => {
    const workspace = await recorded({ unbound: false });
    const run = await runAction(workspace, {
      ...pullRequest({ number: 999_999 }),
      inputs: REPLAY,
      env: {},
    });
    expect(run.code).toBe(0);
    expect(run.report?.notices.join()).toContain(
      'Which recordings this pull request itself adds or changes is not known',
    );
  });

  test('in a merge queue, which may test several pull requests, a notice says so', async () => {
    const workspace = await recorded({ unbound: false });
    const payload = { merge_group: { base_ref: 'refs/heads/main' } };
    const event = { name: 'merge_group', payload };
    const run = await runAction(workspace, { ...pullRequest(), event, inputs: REPLAY, env: {} });
    expect([run.code, run.report?.notices.join()]).toEqual([
      0,
      expect.stringContaining('is not known: a merge queue may test several together'),
    ]);
  });
});
