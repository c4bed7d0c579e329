import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../../src/github/client.js';
import { findPullRequest } from '../../../src/github/comment/suite-comments.js';
import {
  startGitHubServer,
  type GitHubServer,
  type PullRequestHead,
} from '../../servers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

async function find(head: Omit<PullRequestHead, 'number'>) {
  const { owner, branch, repositoryId, sha } = head;
  const client = await createGitHubClient({
    use: 'needed',
    token: github.tokens.workflow,
    apiUrl: github.apiUrl,
    secondMs: 5,
  });
  return findPullRequest(
    client,
    { owner: 'acme', name: 'shop' },
    { owner, branch, repositoryId, sha },
    AbortSignal.timeout(240_000),
  );
}

describe('the open pull request of a commit', () => {
  test('of a branch of the repository', async () => {
    const { number, sha } = github.head;
    expect(await find(github.head)).toEqual({ number, headSha: sha });
  });

  test('of a fork, whose branch has the same name', async () => {
    const head = await github.openPullRequest('reviewer:shorter-refunds', 'main');
    expect(await find(head)).toEqual({ number: head.number, headSha: head.sha });
    expect(await find(github.head)).toMatchObject({ number: github.head.number });
  });

  test('into several bases: the oldest', async () => {
    await github.openPullRequest('shorter-refunds', 'release');
    expect(await find(github.head)).toMatchObject({ number: github.head.number });
  });

  test.each([
    { name: 'a newer commit was pushed since', change: { sha: 'f'.repeat(40) } },
    { name: "a stranger's repository", change: { repositoryId: 999 } },
    { name: 'a branch without one', change: { branch: 'main' } },
    { name: 'a branch of a hostile name', change: { branch: 'a&state=all&head=acme:main#%2F' } },
  ])('none: $name', async ({ change }) => {
    expect(await find({ ...github.head, ...change })).toBeUndefined();
  });
});
