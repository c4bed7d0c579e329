/** Under which events the comment is posted, on which pull request, and which commit the reports name. */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PullRequestHead } from '../servers/github-server.js';
import { GREEN, type Job, RED, startJobs } from './github-project.js';

const exec = promisify(execFile);
const jobs = await startJobs();
const fork = await jobs.github.openPullRequest('reviewer:shorter-refunds', 'main');

const triggeredBy = ({ owner, branch, repositoryId, sha }: PullRequestHead) => ({
  name: 'workflow_run',
  payload: {
    workflow_run: {
      head_sha: sha,
      head_branch: branch,
      head_repository: { id: repositoryId, owner: { login: owner } },
      pull_requests: [],
    },
  },
});

const onBranch = ({ branch, sha, repositoryId }: PullRequestHead, name: string): Job => ({
  event: { name, payload: { repository: { id: repositoryId } } },
  env: { GITHUB_REF: `refs/heads/${branch}`, GITHUB_SHA: sha },
});

const aboutPullRequest = () => {
  const { head, pullRequest: number } = jobs.github;
  const repo = { id: head.repositoryId, full_name: 'acme/shop' };
  return { pull_request: { number, head: { sha: head.sha, repo }, base: { repo } } };
};

const onIssue = (issue: object): Job => ({
  event: { name: 'issue_comment', payload: { issue } },
});

interface Row {
  readonly event: string;
  readonly job: () => Job;
  /** Where the comment goes; absent: nowhere. */
  readonly comment?: () => number;
  /** A part of the log. */
  readonly log?: string;
}

const rows: readonly Row[] = [
  {
    event: 'pull_request',
    job: () => ({ process: 'own' }),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'push to the branch of an open pull request',
    job: () => onBranch(jobs.github.head, 'push'),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'workflow_dispatch on the branch of an open pull request',
    job: () => onBranch(jobs.github.head, 'workflow_dispatch'),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'push of a commit that is no head any more',
    job: () => onBranch({ ...jobs.github.head, sha: 'f'.repeat(40) }, 'push'),
    log: 'No pull request comment: no open pull request has this commit (fffffff) as its head.',
  },
  {
    event: 'push to a branch without a pull request',
    job: () => onBranch({ ...jobs.github.head, branch: 'main' }, 'push'),
    log: 'No pull request comment: no open pull request has this commit',
  },
  {
    event: 'pull_request_target of a fork',
    job: () => ({
      event: { name: 'pull_request_target', payload: { pull_request: { number: fork.number } } },
    }),
    comment: () => fork.number,
  },
  {
    event: "workflow_run of a fork's pull request, which its payload does not name",
    job: () => ({ event: triggeredBy(fork) }),
    comment: () => fork.number,
  },
  {
    event: "workflow_run of a stranger's branch of the same name",
    job: () => ({ event: triggeredBy({ ...fork, repositoryId: 999 }) }),
    log: '::notice::No pull request comment was posted: no open pull request has the commit of the run that triggered this one',
  },
  {
    event: 'merge_group',
    job: () => onBranch(jobs.github.head, 'merge_group'),
    log: 'No pull request comment: a merge group may contain several pull requests',
  },
  {
    event: 'schedule',
    job: () => onBranch(jobs.github.head, 'schedule'),
    log: 'No pull request comment: a scheduled run belongs to no pull request.',
  },
  {
    event: 'pull_request_review',
    job: () => ({ event: { name: 'pull_request_review', payload: aboutPullRequest() } }),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'pull_request_review_comment',
    job: () => ({ event: { name: 'pull_request_review_comment', payload: aboutPullRequest() } }),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'issue_comment on a pull request',
    job: () => onIssue({ number: jobs.github.pullRequest, pull_request: { url: 'https://x' } }),
    comment: () => jobs.github.pullRequest,
  },
  {
    event: 'issue_comment on an issue',
    job: () => onIssue({ number: jobs.github.pullRequest }),
    log: '::notice::No pull request comment was posted: the issue that this run belongs to is not a pull request.',
  },
  {
    event: 'check_suite, which names pull requests that are not looked up',
    job: () => onBranch(jobs.github.head, 'check_suite'),
    log: '::notice::No pull request comment was posted: the action does not look for a pull request under the event check_suite.',
  },
];

test.each(rows)('$event', async ({ job, comment, log }) => {
  const before = jobs.github.requests.length;
  const ended = await jobs.run({ tests: GREEN, ...job() });
  expect(ended.code).toBe(0);
  const written = jobs.github.requests
    .slice(before)
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql');
  if (comment === undefined) {
    expect(written).toEqual([]);
    expect(ended.stdout).toContain(log);
    return;
  }
  const number = comment();
  const listed = jobs.github.requests
    .slice(before)
    .filter(({ method, path }) => method === 'GET' && /\/issues\/\d+\/comments$/.test(path));
  expect(listed[0]?.path).toBe(`/repos/acme/shop/issues/${number}/comments`);
  expect(written).toHaveLength(1);
  expect(ended.outputs['comment-url']).toContain(`/${number}#`);
});

test('a token that may not look up pull requests: one notice', async () => {
  jobs.github.fail({
    path: /\/pulls$/,
    times: 2,
    answer: { status: 403, message: 'Resource not accessible by integration' },
  });
  const before = jobs.github.requests.length;
  const ended = await jobs.run({ tests: RED, ...onBranch(jobs.github.head, 'push') });
  expect(ended.code).toBe(1);
  expect(ended.notices).toContainEqual(
    expect.stringMatching(
      /^Not posted, because the token may not write: the pull request comment and the review comments\. /,
    ),
  );
  const lookedUp = jobs.github.requests.slice(before).filter(({ path }) => path.endsWith('/pulls'));
  // Once for the lines that it changes, once for all that is written.
  expect(lookedUp).toHaveLength(2);
});

test.each([
  { event: 'pull_request_target', tested: 'checked out' },
  { event: 'workflow_run', tested: 'checked out' },
  { event: 'issue_comment', tested: 'checked out' },
  { event: 'push', tested: 'GITHUB_SHA' },
])('$event reports the commit that is $tested', async ({ event, tested }) => {
  let head = '';
  const ended = await jobs.run({
    tests: GREEN,
    inputs: { comment: 'never' },
    event: { name: event, payload: {} },
    async prepare(workspace) {
      const git = async (...args: string[]) => exec('git', args, { cwd: workspace });
      await git('init', '-q');
      const as = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
      await git(...as, 'commit', '-q', '--allow-empty', '-m', 'head');
      head = (await git('rev-parse', 'HEAD')).stdout.trim();
    },
  });
  const expected = tested === 'checked out' ? head : 'c0ffee'.padEnd(40, '0');
  expect(ended.report?.run.sha).toBe(expected);
});
