import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pullRequestOfRun } from '../../src/github/pull-request.js';
import {
  startGitHubServer,
  type GitHubServer,
  type PullRequestHead,
} from '../servers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

function find(head: Omit<PullRequestHead, 'number'>) {
  const { owner, branch, repositoryId, sha } = head;
  const { apiUrl, tokens } = github;
  const repository = { owner: 'acme', name: 'shop' };
  return pullRequestOfRun(
    { token: tokens.workflow, apiUrl, repository, secondMs: 5 },
    {
      id: 7,
      attempt: 1,
      workflowId: 1,
      workflowName: 'Quality',
      headSha: sha,
      runUrl: undefined,
      head: { owner, branch, repositoryId, sha },
    },
    AbortSignal.timeout(240_000),
  );
}

describe('the open pull request of a commit', () => {
  test('of a branch of the repository', async () => {
    const { number } = github.head;
    expect(await find(github.head)).toEqual({ kind: 'open', number });
  });

  test('of a fork, whose branch has the same name', async () => {
    const head = await github.openPullRequest('reviewer:shorter-refunds', 'main');
    expect(await find(head)).toEqual({ kind: 'open', number: head.number });
    expect(await find(github.head)).toMatchObject({ number: github.head.number });
  });

  test('into several bases: the oldest', async () => {
    await github.openPullRequest('shorter-refunds', 'release');
    expect(await find(github.head)).toMatchObject({ number: github.head.number });
  });

  test('that has moved on since the event', async () => {
    github.reviews.headSha = 'beef'.padEnd(40, '0');
    const { number } = github.head;
    expect(await find(github.head)).toEqual({ kind: 'moved-on', number });
  });

  test('that GitHub does not tell', async () => {
    github.fail({ answer: { status: 403, message: 'Forbidden' } });
    expect(await find(github.head)).toEqual({ kind: 'unknown', reason: 'Forbidden (HTTP 403)' });
  });

  test.each([
    { name: 'a newer commit was pushed since', change: { sha: 'f'.repeat(40) } },
    { name: "a stranger's repository", change: { repositoryId: 999 } },
    { name: 'a branch without one', change: { branch: 'main' } },
    { name: 'a branch of a hostile name', change: { branch: 'a&state=all&head=acme:main#%2F' } },
  ])('none: $name', async ({ change }) => {
    expect(await find({ ...github.head, ...change })).toEqual({ kind: 'none' });
  });
});
