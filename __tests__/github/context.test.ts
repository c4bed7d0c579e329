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
  GITHUB_ACTOR: 'octocat',
  GITHUB_EVENT_PATH: '/event.json',
  GITHUB_STEP_SUMMARY: '/summary.md',
  GITHUB_OUTPUT: '/output',
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
    actor: 'octocat',
    pullRequest: { number: 12, headSha: HEAD, isFork: false },
    summaryFile: '/summary.md',
    outputFile: '/output',
  });
});

describe('the pull request of an event', () => {
  const run = (number: number | undefined, headId = 1) => ({
    workflow_run: {
      head_sha: HEAD,
      pull_requests:
        number === undefined
          ? []
          : [{ number, head: { sha: HEAD, repo: { id: headId } }, base: { repo: { id: 1 } } }],
    },
  });
  test.each([
    ['pull_request', pullRequest(), { number: 12, headSha: HEAD, isFork: false }, HEAD],
    [
      'pull_request',
      pullRequest('mallory/shop'),
      { number: 12, headSha: HEAD, isFork: true },
      HEAD,
    ],
    ['pull_request', pullRequest(null), { number: 12, headSha: HEAD, isFork: true }, HEAD],
    [
      'pull_request_target',
      pullRequest('mallory/shop'),
      { number: 12, headSha: HEAD, isFork: true },
      SHA,
    ],
    ['workflow_run', run(13), { number: 13, headSha: HEAD, isFork: false }, SHA],
    ['workflow_run', run(13, 2), { number: 13, headSha: HEAD, isFork: true }, SHA],
    ['workflow_run', run(undefined), undefined, SHA],
    [
      'merge_group',
      { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-abc' } },
      undefined,
      SHA,
    ],
    ['push', { ref: 'refs/heads/main' }, undefined, SHA],
    ['schedule', {}, undefined, SHA],
    ['workflow_dispatch', { inputs: {} }, undefined, SHA],
  ])('%s %j', (eventName, payload, expected, sha) => {
    const context = read(eventName, payload);
    expect(context.pullRequest).toEqual(expected);
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
    expect(read('pull_request', payload).pullRequest).toEqual({ number: 12, isFork: true });
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
