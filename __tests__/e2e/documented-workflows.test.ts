/**
 * The workflows to copy in docs/, run as GitHub would: every job in order, every step in order. The jobs of the fork's
 * pair are processes of dist/, the others run in this one.
 */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { codeBlocks, readText } from '../docs/pages.js';
import { lineOf } from '../report/history/lines.js';
import type { FakeServer } from '../servers/faults.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';
import {
  type EndedWorkflow,
  type Head,
  onPullRequest,
  runWorkflow,
  type WorkflowRunOptions,
} from './workflow-runner.js';
import { createWorkspace, runAction, startModel, suiteYaml, type Workspace } from './project.js';

const MAIN = 'a'.repeat(40);
const SECRETS = { OPENAI_API_KEY: 'sk-test' };

/** The whole workflows of a page, in order. */
function workflowsOf(page: string): readonly string[] {
  return codeBlocks(readText(page))
    .filter(({ language, text }) => language === 'yaml' && /^jobs:/m.test(text))
    .map(({ text }) => text);
}

const [MATRIX = ''] = workflowsOf('docs/large-and-nightly.md');
const [QUALITY = '', PUBLISH = ''] = workflowsOf('docs/github.md');

/** The README's workflow with what the page says to change in it. */
const [USUAL = ''] = workflowsOf('README.md');
const [EVENTS = '', STEP = '', MAIN_JOB = ''] = codeBlocks(readText('docs/large-and-nightly.md'))
  .filter(({ language, text }) => language === 'yaml' && !/^jobs:/m.test(text))
  .map(({ text }) => text)
  .filter((text) => /^(?:on|main):|repeat:/m.test(text));
const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
const withEvents = USUAL.replace(/^on:\n(?: .*\n)+/m, `${EVENTS}\n`);
const NIGHTLY = withEvents.replace('      - uses: kindlm/action@v1\n', `${indented(STEP, 6)}\n`);
const HISTORY = `${withEvents.replace('  kindlm:\n', "$&    if: github.event_name == 'pull_request'\n")}\n${indented(MAIN_JOB, 2)}\n`;

let model: FakeServer;
let github: GitHubServer;
beforeEach(async () => {
  [model, github] = await Promise.all([startModel({}), startGitHubServer()]);
  github.addCommit(MAIN, []);
  github.addCommit(github.head.sha, [MAIN]);
});

function filesOf(count: number, contains = 'ok'): Readonly<Record<string, string>> {
  const tests = Array.from({ length: count }, (_, index) => ({
    name: `t${index}`,
    expect: { output: { contains: [contains] } },
  }));
  const providers = { openai: { apiKeyEnv: 'OPENAI_API_KEY', baseUrl: model.url } };
  return { 'kindlm.yaml': suiteYaml({ url: model.url, tests, providers }) };
}

const onMain = (runId: number, name: string) => ({
  runId,
  sha: MAIN,
  ref: 'refs/heads/main',
  event: { name, payload: name === 'schedule' ? {} : { repository: { default_branch: 'main' } } },
});

async function runToEnd(
  options: Omit<WorkflowRunOptions, 'github' | 'secrets'>,
): Promise<EndedWorkflow> {
  const ended = await runWorkflow({ github, secrets: SECRETS, ...options });
  if (ended === undefined) throw new Error('the event does not trigger the workflow');
  return ended;
}

const lastRun = ({ jobs }: EndedWorkflow) => jobs.at(-1)?.runs.at(-1);

describe('a matrix of shards with a merge', () => {
  test('on a pull request: one verdict, one comment', async () => {
    const ended = await runToEnd({
      text: MATRIX,
      files: filesOf(7),
      ...onPullRequest(github, 1000),
    });
    expect(ended.jobs.map(({ name, result }) => `${name}: ${result}`)).toEqual([
      'Shard 1: success',
      'Shard 2: success',
      'Shard 3: success',
      'Shard 4: success',
      'Shard 5: success',
      'KindLM: success',
    ]);
    expect(lastRun(ended)?.outputs).toMatchObject({ result: 'passed', total: '7' });
    expect(ended.artifacts).toEqual([
      ...[1, 2, 3, 4, 5].map((index) => `kindlm-report-shard-${index}`),
      'kindlm-report',
      'kindlm-report-html.html',
    ]);
    expect((await github.comments()).map(({ body }) => body)).toEqual([
      expect.stringMatching(/^## ✅/m),
    ]);
  });

  test('a worse change: the shards are green, and the required job is red', async () => {
    const files = filesOf(7, 'never said');
    const ended = await runToEnd({ text: MATRIX, files, ...onPullRequest(github, 1000) });
    expect(ended.jobs.map(({ result }) => result)).toEqual([
      ...Array.from({ length: 5 }, () => 'success'),
      'failure',
    ]);
    expect(lastRun(ended)).toMatchObject({ code: 1, outputs: { failed: '7' } });
  });

  test('without a key: every shard is red, and the required job runs all the same', async () => {
    const ended = await runToEnd({
      text: MATRIX,
      files: filesOf(2),
      ...onPullRequest(github, 1000),
      isFork: true,
    });
    expect(ended.jobs.map(({ result }) => result)).toEqual(
      Array.from({ length: 6 }, () => 'failure'),
    );
    expect(lastRun(ended)).toMatchObject({ code: 3, outputs: { result: 'error' } });
  });

  test.each(['push', 'merge_group'])('on %s: no comment', async (event) => {
    const ended = await runToEnd({ text: MATRIX, files: filesOf(2), ...onMain(1000, event) });
    expect(ended.conclusion).toBe('success');
    expect(await github.comments()).toEqual([]);
  });
});

describe('a scheduled run', () => {
  test('asks five times and remembers; the next pull request is compared with it', async () => {
    const nightly = await runToEnd({
      text: NIGHTLY,
      files: filesOf(3),
      ...onMain(1000, 'schedule'),
    });
    expect(lastRun(nightly)).toMatchObject({ code: 0, report: { totals: { runs: 15 } } });
    expect(nightly.artifacts).toEqual(['kindlm-report', 'kindlm-report-html.html']);
    expect(await github.comments()).toEqual([]);

    const next = await runToEnd({
      text: NIGHTLY,
      files: filesOf(3),
      ...onPullRequest(github, 1001),
    });
    expect(lastRun(next)).toMatchObject({
      code: 0,
      report: {
        totals: { runs: 3 },
        comparison: { kind: 'compared', base: { runId: 1000, sha: MAIN } },
      },
    });
    expect(await github.comments()).toHaveLength(1);
  });

  test('is not triggered by a push to another branch', async () => {
    const options = { ...onMain(1000, 'push'), ref: 'refs/heads/feature' };
    expect(
      await runWorkflow({ github, secrets: SECRETS, text: NIGHTLY, files: {}, ...options }),
    ).toBeUndefined();
  });
});

describe('a workflow with a history', () => {
  const results = ({ jobs }: EndedWorkflow) => jobs.map(({ id, result }) => `${id}: ${result}`);

  let remote: Workspace;
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: remote.path, encoding: 'utf8' });
  const onBranch = (path: string) => git('show', `kindlm-history:${path}`);
  const runsOnBranch = () =>
    onBranch('kindlm-history.jsonl')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { run: number }).run);

  beforeEach(async () => {
    remote = await createWorkspace({});
    const clone = await createWorkspace({ 'README.md': 'Shop' }, { git: true });
    git('init', '--quiet', '--bare', '--initial-branch=main');
    // The page's own commands, once.
    const [once] = codeBlocks(readText('docs/large-and-nightly.md')).filter(
      ({ language }) => language === 'sh',
    );
    const script = `git remote add origin "$REMOTE"\n${once?.text}`;
    execFileSync('bash', ['--norc', '-euc', script], {
      cwd: clone.path,
      env: { PATH: process.env['PATH'], REMOTE: remote.path, ...GIT_IDENTITY },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await clone.remove();
  });
  /** What another run leaves on the branch. */
  async function pushed(id: number): Promise<void> {
    const clone = await createWorkspace({});
    const line = `${JSON.stringify(lineOf({ run: id, commit: String(id) }))}\n`;
    const script = `git clone --quiet --branch kindlm-history "$REMOTE" .
      printf %s "$LINE" >> kindlm-history.jsonl && printf %s "$LINE" > kindlm-history.html
      git add --all && git commit --quiet -m "$LINE" && git push --quiet`;
    execFileSync('bash', ['--norc', '-euc', script], {
      cwd: clone.path,
      env: { PATH: process.env['PATH'], REMOTE: remote.path, LINE: line, ...GIT_IDENTITY },
    });
    await clone.remove();
  }
  const run = (options: Omit<WorkflowRunOptions, 'github' | 'secrets' | 'text'>) =>
    runToEnd({ text: HISTORY, remote: remote.path, ...options });

  test('the job of main keeps its line on the branch, that of a pull request does not', async () => {
    const files = filesOf(3);
    const push = await run({ files, ...onMain(1000, 'push') });
    expect(results(push)).toEqual(['kindlm: skipped', 'main: success']);
    const nightly = await run({ files: filesOf(3, 'never said'), ...onMain(1001, 'schedule') });
    expect(results(nightly)).toEqual(['kindlm: skipped', 'main: failure']);
    expect(runsOnBranch()).toEqual([1000, 1001]);
    expect(git('ls-tree', '--name-only', 'kindlm-history').trim().split('\n')).toEqual([
      '.gitattributes',
      'kindlm-history.html',
      'kindlm-history.jsonl',
    ]);

    const pull = await run({ files, ...onPullRequest(github, 1002) });
    expect(results(pull)).toEqual(['kindlm: success', 'main: skipped']);
    expect(pull.jobs[0]?.runs[0]?.report?.comparison).toMatchObject({
      kind: 'compared',
      base: { runId: 1001 },
    });
    expect(runsOnBranch()).toEqual([1000, 1001]);
  });

  test('what other runs push in the meantime stays, from the first line on', async () => {
    const files = filesOf(2);
    const others = new Map([
      [1000, [1001, 1002, 1003]],
      [1010, [1011]],
    ]);
    // A run asks GitHub about itself after its checkout of the branch, and before its own push.
    github.onAnswer(async (_, path) => {
      const id = Number(path.split('/').at(-1));
      for (const other of others.get(id)?.splice(0) ?? []) await pushed(other);
    });
    await run({ files, ...onMain(1000, 'push') });
    expect(runsOnBranch().toSorted()).toEqual([1000, 1001, 1002, 1003]);
    await run({ files, ...onMain(1010, 'push') });
    expect(runsOnBranch().toSorted()).toEqual([1000, 1001, 1002, 1003, 1010, 1011]);
    const page = onBranch('kindlm-history.html');
    expect(page).not.toMatch(/^[<=>]{7}/m);
    expect(page).toContain('/actions/runs/1002');
  });
});

const GIT_IDENTITY = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

describe('the pair for forks', () => {
  /** The suite with its recorded answers, as it would be committed. */
  async function recorded(): Promise<Readonly<Record<string, string>>> {
    const workspace = await createWorkspace(filesOf(2));
    const inputs = { responses: 'record' };
    await runAction(workspace, { inputs, env: SECRETS });
    const { 'kindlm.yaml': config, ...others } = await workspace.files();
    const recordings = Object.entries(others).filter(([path]) => path.startsWith('.kindlm/'));
    return { 'kindlm.yaml': config ?? '', ...Object.fromEntries(recordings) };
  }

  /** GitHub starts the second workflow when the first has ended. */
  const ended = (judged: EndedWorkflow, runId: number, head: Head) => ({
    runId: runId + 1,
    sha: MAIN,
    ref: 'refs/heads/main',
    files: {},
    event: {
      name: 'workflow_run',
      payload: {
        action: 'completed',
        repository: { id: github.head.repositoryId },
        workflow_run: {
          id: runId,
          run_attempt: 1,
          workflow_id: 77,
          name: judged.name,
          event: 'pull_request',
          conclusion: judged.conclusion,
          head_sha: head.sha,
          head_branch: head.branch,
          head_repository: { id: head.repositoryId, owner: { login: head.owner } },
          pull_requests: [],
        },
      },
    },
  });

  test("a fork's job judges recorded answers and may not comment; the second workflow comments", async () => {
    const fork = await github.openPullRequest('reviewer:shorter-refunds', 'main');
    const judged = await runToEnd({
      text: QUALITY,
      files: await recorded(),
      process: 'own',
      ...onPullRequest(github, 1000, fork),
      isFork: true,
      headRepository: { id: fork.repositoryId, owner: fork.owner },
    });
    const [job] = judged.jobs;
    expect(job?.runs[0]).toMatchObject({ code: 0, report: { run: { responses: 'replay' } } });
    expect(job?.runs.flatMap((run) => run.notices)).toContainEqual(
      expect.stringContaining('the token may not write'),
    );
    expect(judged.artifacts).toEqual(['kindlm-report', 'kindlm-report-html.html']);

    Object.assign(github.reviews, { pullRequest: fork.number, headSha: fork.sha });
    const published = await runToEnd({
      text: PUBLISH,
      process: 'own',
      ...ended(judged, 1000, fork),
    });
    expect(published.jobs.map(({ result }) => result)).toEqual(['success']);
    expect(lastRun(published)?.outputs['comment-url']).toContain(`/${fork.number}#`);
    expect(lastRun(published)?.summary).toContain('> Reported by [run 1000]');
  });

  test("the repository's own pull request: its job has commented, and the second does nothing", async () => {
    const judged = await runToEnd({
      text: QUALITY,
      files: filesOf(2),
      ...onPullRequest(github, 1000),
    });
    expect(judged.conclusion).toBe('success');
    expect(await github.comments()).toHaveLength(1);
    const published = await runToEnd({ text: PUBLISH, ...ended(judged, 1000, github.head) });
    expect(published.jobs.map(({ result }) => result)).toEqual(['skipped']);
    expect(await github.comments()).toHaveLength(1);
  });

  test('the second is triggered by the first only', async () => {
    const other = { name: 'Release', jobs: [], conclusion: 'success', artifacts: [] } as const;
    const options = ended(other, 1000, github.head);
    expect(
      await runWorkflow({ github, secrets: SECRETS, text: PUBLISH, ...options }),
    ).toBeUndefined();
  });
});

test('the merge may read what it needs, and runs whatever became of the shards', () => {
  expect(MATRIX).toMatch(/needs: shard\n {4}if: always\(\)/);
  expect(MATRIX).toMatch(/actions: read.*\n {6}pull-requests: write/);
  expect(MATRIX).toContain('fail-fast: false');
});
