import { describe, expect, test } from '@jest/globals';
import { readGitHubContext } from '../../src/github/context.js';

const SHA = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const runner = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SHA: SHA,
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_RUN_ID: '1234567890123',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'Quality',
  GITHUB_JOB: 'gate',
  RUNNER_NAME: 'GitHub Actions 12',
  GITHUB_EVENT_PATH: '/event.json',
};

const side = (repository: string | null, sha = HEAD) => ({
  sha,
  repo: repository === null ? null : { full_name: repository, id: repository.length },
});
const pullRequest = (head: string | null = 'acme/shop') => ({
  pull_request: { number: 12, head: side(head), base: side('acme/shop', SHA) },
});

function read(eventName: string, payload: unknown, environment: Record<string, string> = {}) {
  return readGitHubContext({ ...runner, GITHUB_EVENT_NAME: eventName, ...environment }, () =>
    payload === undefined ? '' : JSON.stringify(payload),
  );
}

test('a job on a pull request', () => {
  expect(read('pull_request', pullRequest())).toEqual({
    eventName: 'pull_request',
    headRepository: 'acme/shop',
    repository: { owner: 'acme', name: 'shop' },
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    sha: HEAD,
    ref: 'refs/pull/12/merge',
    runId: 1234567890123,
    runAttempt: 2,
    runUrl: 'https://github.com/acme/shop/actions/runs/1234567890123',
    workflow: 'Quality',
    job: 'gate',
    runner: 'GitHub Actions 12',
    pullRequest: { number: 12, headSha: HEAD },
  });
});

describe('the branch that is the base', () => {
  const into = (ref: unknown) => ({ pull_request: { number: 12, base: { ref } } });

  test.each<[string, unknown, string | undefined]>([
    ['pull_request', into('main'), 'main'],
    ['pull_request_target', into('release/2.x'), 'release/2.x'],
    ['pull_request_review', into('main'), 'main'],
    ['merge_group', { merge_group: { base_ref: 'refs/heads/release/2.x' } }, 'release/2.x'],
    ['merge_group', { merge_group: { base_ref: 'refs/tags/main' } }, undefined],
    ['pull_request', into({ toString: 'main' }), undefined],
    ['pull_request', undefined, undefined],
    ['push', into('main'), undefined],
    ['issue_comment', { issue: { number: 12 } }, undefined],
  ])('%s', (eventName, payload, baseBranch) => {
    expect(read(eventName, payload).baseBranch).toBe(baseBranch);
  });
});

describe('the pull request of an event', () => {
  const BRANCH = { GITHUB_REF: 'refs/heads/shorter', GITHUB_REPOSITORY_ID: '1' };
  const onBranch = { owner: 'acme', branch: 'shorter', repositoryId: 1, sha: SHA };
  const listed = (number: number, headId = 1, sha = HEAD, baseId = 1) => ({
    number,
    head: { sha, repo: { id: headId } },
    base: { repo: { id: baseId } },
  });
  const triggered = (...pullRequests: readonly unknown[]) => ({
    workflow_run: {
      head_sha: HEAD,
      head_branch: 'shorter',
      head_repository: { id: 2, owner: { login: 'mallory' } },
      pull_requests: pullRequests,
    },
  });
  const ofRun = { owner: 'mallory', branch: 'shorter', repositoryId: 2, sha: HEAD };
  const group = { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-abc' } };

  interface Row {
    readonly name: string;
    readonly event: string;
    readonly payload: unknown;
    readonly environment?: Readonly<Record<string, string>>;
    /** Named by the payload. */
    readonly found?: object;
    /** To look for. */
    readonly head?: object;
    readonly sha?: string;
  }
  const own = { number: 12, headSha: HEAD };
  const fork = { number: 12, headSha: HEAD, isFork: true };
  const rows: readonly Row[] = [
    { name: 'own', event: 'pull_request', payload: pullRequest(), found: own, sha: HEAD },
    {
      name: "a fork's",
      event: 'pull_request',
      payload: pullRequest('mallory/shop'),
      found: fork,
      sha: HEAD,
    },
    {
      name: 'its repository is gone',
      event: 'pull_request',
      payload: pullRequest(null),
      found: fork,
      sha: HEAD,
    },
    {
      name: "a fork's",
      event: 'pull_request_target',
      payload: pullRequest('mallory/shop'),
      found: fork,
    },
    {
      name: 'a review',
      event: 'pull_request_review',
      payload: pullRequest(),
      found: own,
      sha: HEAD,
    },
    {
      name: 'a comment on a pull request',
      event: 'issue_comment',
      payload: { issue: { number: 12, pull_request: { url: 'https://api.github.com/x' } } },
      found: { number: 12 },
    },
    { name: 'a comment on an issue', event: 'issue_comment', payload: { issue: { number: 12 } } },
    {
      name: 'named',
      event: 'workflow_run',
      payload: triggered(listed(13)),
      found: { ...own, number: 13 },
    },
    {
      name: 'named, of a fork',
      event: 'workflow_run',
      payload: triggered(listed(13, 2)),
      found: { ...fork, number: 13 },
    },
    {
      name: 'the second has the commit',
      event: 'workflow_run',
      payload: triggered(listed(13, 1, SHA), listed(14)),
      found: { ...own, number: 14 },
    },
    {
      name: 'named, of the repository that this one was forked from',
      event: 'workflow_run',
      payload: triggered(listed(13, 1, HEAD, 99)),
      environment: { GITHUB_REPOSITORY_ID: '1' },
      head: ofRun,
    },
    { name: 'none named', event: 'workflow_run', payload: triggered(), head: ofRun },
    {
      name: 'nothing to look for',
      event: 'workflow_run',
      payload: { workflow_run: { head_sha: HEAD, head_branch: 'shorter', pull_requests: [] } },
    },
    { name: 'of several', event: 'merge_group', payload: group, environment: BRANCH },
    { name: 'of the branch', event: 'push', payload: {}, environment: BRANCH, head: onBranch },
    {
      name: 'of the branch, the id in the payload',
      event: 'push',
      payload: { repository: { id: 1 } },
      environment: { GITHUB_REF: 'refs/heads/shorter' },
      head: onBranch,
    },
    {
      name: 'a tag has none',
      event: 'push',
      payload: {},
      environment: { ...BRANCH, GITHUB_REF: 'refs/tags/v1' },
    },
    { name: 'repository unknown', event: 'push', payload: { ref: 'refs/heads/main' } },
    {
      name: 'by hand',
      event: 'workflow_dispatch',
      payload: {},
      environment: BRANCH,
      head: onBranch,
    },
    { name: 'none', event: 'schedule', payload: {}, environment: BRANCH },
  ];
  test.each(rows)('$event: $name', ({ event, payload, environment, found, head, sha = SHA }) => {
    const context = read(event, payload, environment);
    expect(context.pullRequest).toEqual(found);
    expect(context.pullRequestHead).toEqual(head);
    expect(context.sha).toBe(sha);
  });
});

describe('a payload that is not what it should be', () => {
  test.each([
    undefined,
    null,
    'text',
    [],
    { pull_request: null },
    { pull_request: [] },
    { pull_request: { number: '12; rm -rf /', head: {} } },
    { pull_request: { number: -1 } },
    { pull_request: { number: 1.5 } },
    { pull_request: { number: 1e300 } },
  ])('%j', (payload) => {
    const context = read('pull_request', payload);
    expect(context.pullRequest).toBeUndefined();
    expect(context.sha).toBe(SHA);
  });

  test('a head that is no commit is left out', () => {
    const payload = { pull_request: { number: 12, head: { sha: '../../etc' } } };
    expect(read('pull_request', payload).pullRequest).toEqual({ number: 12 });
  });

  test.each(['', '{', '{"pull_request":', '\u0000', '['.repeat(100_000)])('%#', (text) => {
    const environment = { ...runner, GITHUB_EVENT_NAME: 'pull_request' };
    expect(readGitHubContext(environment, () => text).pullRequest).toBeUndefined();
  });

  test('a file that cannot be read', () => {
    const context = readGitHubContext({ ...runner, GITHUB_EVENT_NAME: 'pull_request' }, () => {
      throw new Error('ENOENT');
    });
    expect(context.pullRequest).toBeUndefined();
  });
});

describe('the environment', () => {
  const defaults = { serverUrl: 'https://github.com', apiUrl: 'https://api.github.com' };
  test.each([
    ['outside GitHub', {}, defaults],
    ['empty variables', { GITHUB_REPOSITORY: '', GITHUB_RUN_ID: '', GITHUB_SHA: '' }, defaults],
    [
      'nonsense',
      {
        GITHUB_REPOSITORY: 'a/b/../c',
        GITHUB_RUN_ID: '1e5',
        GITHUB_SHA: 'main',
        GITHUB_SERVER_URL: 'javascript:alert(1)',
        GITHUB_API_URL: 'x',
      },
      defaults,
    ],
    ['a folder as the repository', { GITHUB_REPOSITORY: 'acme/..' }, defaults],
    [
      'URLs with more than a place',
      {
        GITHUB_SERVER_URL: 'https://me:pass@github.com?x#y ',
        GITHUB_API_URL: ' https://a.example\n',
      },
      { serverUrl: 'https://github.com', apiUrl: 'https://a.example' },
    ],
    [
      'GitHub Enterprise Server',
      {
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: '5',
        GITHUB_SERVER_URL: 'https://github.acme.example/',
        GITHUB_API_URL: 'https://github.acme.example/api/v3/',
      },
      {
        serverUrl: 'https://github.acme.example',
        apiUrl: 'https://github.acme.example/api/v3',
        repository: { owner: 'acme', name: 'shop' },
        runId: 5,
        runUrl: 'https://github.acme.example/acme/shop/actions/runs/5',
      },
    ],
  ])('%s', (_name, environment, expected) => {
    expect(readGitHubContext(environment, () => '{}')).toEqual(expected);
  });
});
