/** Links, annotations and review comments of a job whose checkout is not the workspace itself. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { KEY_NAME } from './project.js';
import { type Job, type JobRunner, sentChecks, startJobs } from './github-project.js';

let jobs: JobRunner;
beforeEach(async () => {
  jobs = await startJobs();
});

const git = (folder: string, ...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-C', folder, ...args],
    {
      stdio: 'ignore',
    },
  );

/** As actions/checkout leaves a repository in a folder of the workspace. */
function checkOut(workspace: string, folder: string, repository: string): void {
  const path = join(workspace, folder);
  git(workspace, 'init', '--quiet', path);
  git(path, 'remote', 'add', 'origin', `https://github.com/${repository}`);
  git(path, 'add', '--all');
  git(path, 'commit', '--quiet', '--message=Start');
}

const yaml = () => `kindlm: 1
project: acme
suite: { name: support }
providers:
  openai: { apiKeyEnv: ${KEY_NAME}, baseUrl: '${jobs.model.url}' }
models:
  - { id: fake, provider: openai, model: fake-1 }
prompts:
  support: { systemFile: prompts/system.md, user: '{{message}}' }
tests:
  - name: refund
    prompt: support
    vars: { message: refund }
    expect:
      output: { contains: [refund] }
gates: { passRateMin: 1 }
`;
const filesIn = (folder: string) => ({
  [`${folder}/evals/kindlm.yaml`]: yaml(),
  [`${folder}/evals/prompts/system.md`]: 'Be brief.\nBe kind.\n',
});

const job = (folder: string): Job => ({
  files: filesIn(folder),
  inputs: { 'working-directory': `${folder}/evals`, 'check-name': 'KindLM' },
  token: 'checker',
});

const inApp = (workspace: string) => {
  checkOut(workspace, 'app', 'Acme/Shop');
  return Promise.resolve();
};

const SHA = () => jobs.github.head.sha;

test('a checkout with `path:`: every name is one of the repository', async () => {
  jobs.github.reviews.files = [
    {
      filename: 'evals/prompts/system.md',
      status: 'modified',
      patch: '@@ -1,2 +1,2 @@\n-Be long.\n+Be brief.\n Be kind.',
    },
  ];
  const ended = await jobs.run({
    ...job('app'),
    prepare: inApp,
  });
  expect(ended.code).toBe(1);
  expect(ended.annotations).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'evals/kindlm.yaml', line: 11 }),
  );
  expect(ended.summary).toContain(`/acme/shop/blob/${SHA()}/evals/kindlm.yaml#L11`);
  expect(ended.summary).not.toContain('app/evals');
  expect(ended.suite?.file).toBe('evals/kindlm.yaml');
  expect(jobs.github.reviews.comments.map(({ path }) => path)).toEqual(['evals/prompts/system.md']);
  const [check] = sentChecks(jobs.github.requests);
  expect(check?.output.annotations).toMatchObject([{ path: 'evals/kindlm.yaml', start_line: 11 }]);
});

test.each(['a submodule', 'a second repository'])(
  '%s: its files are named where they are, without links',
  async (kind) => {
    // The pull request has a file of the same path, which is not meant.
    jobs.github.reviews.files = [
      {
        filename: 'vendor/evals/prompts/system.md',
        status: 'added',
        patch: '@@ -0,0 +1,2 @@\n+Be brief.\n+Be kind.',
      },
    ];
    const ended = await jobs.run({
      ...job('vendor'),
      prepare: (workspace) => {
        checkOut(workspace, 'vendor', 'acme/evals');
        if (kind !== 'a submodule') return Promise.resolve();
        git(workspace, 'init', '--quiet');
        git(workspace, 'remote', 'add', 'origin', 'https://github.com/acme/shop');
        git(workspace, 'submodule', '--quiet', 'add', 'https://github.com/acme/evals', 'vendor');
        git(workspace, 'submodule', '--quiet', 'absorbgitdirs');
        return Promise.resolve();
      },
    });
    expect(ended.code).toBe(1);
    expect(ended.suite?.file).toBe('vendor/evals/kindlm.yaml');
    expect(ended.suite?.results[0]?.location).toMatchObject({ elsewhere: true });
    const errors = ended.annotations.filter(({ title }) => title?.includes('refund'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toHaveProperty('file');
    expect(ended.errors.join('\n')).toContain('at vendor/evals/kindlm.yaml:11');
    expect(ended.summary).not.toMatch(/acme\S*\/blob\//u);
    expect(jobs.github.reviews.comments).toEqual([]);
    expect(sentChecks(jobs.github.requests)[0]?.output.annotations).toEqual([]);
  },
);
