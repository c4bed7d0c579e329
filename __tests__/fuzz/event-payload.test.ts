/** Whatever the event and the runner's variables say: a context in which everything is checked, or absent. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readGitHubContext, type GitHubContext } from '../../src/github/context.js';
import { fuzz, HOSTILE_TEXT } from './fuzz.js';

const SHA = 'a'.repeat(40);
const EVENTS = ['pull_request', 'pull_request_target', 'workflow_run', 'push', 'merge_group'];

/** The right value, a near miss, or anything. */
const near = (...good: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 6 },
    fc.jsonValue({ maxDepth: 2 }),
    HOSTILE_TEXT,
    fc.constantFrom<unknown>(null, '', 0, -1, 1.5, 1e300, 2 ** 53, '12', '012', [], {}, '..', true),
  );

const NUMBER = near(12, 7, 1);
const SIDE = fc.oneof(
  fc.record(
    {
      sha: near(SHA, SHA.toUpperCase(), `${SHA}\n`, SHA.slice(1), 'HEAD', '../x'),
      ref: near('main'),
      repo: fc.oneof(
        fc.record({ id: NUMBER, full_name: near('acme/shop') }, { requiredKeys: [] }),
        near(null),
      ),
    },
    { requiredKeys: [] },
  ),
  near(null),
);
const PULL_REQUEST = fc.oneof(
  fc.record({ number: NUMBER, head: SIDE, base: SIDE }, { requiredKeys: [] }),
  near({}),
);
const WORKFLOW_RUN = fc.record(
  {
    head_sha: near(SHA),
    head_branch: near('shorter', 'a:b', '../x'),
    head_repository: fc.oneof(
      fc.record({ id: NUMBER, owner: fc.record({ login: near('octocat') }) }),
      near(null),
    ),
    pull_requests: fc.oneof(fc.array(PULL_REQUEST, { maxLength: 3 }), near([])),
  },
  { requiredKeys: [] },
);
const PAYLOAD = fc.oneof(
  {
    arbitrary: fc.record({ pull_request: PULL_REQUEST }).map((it) => JSON.stringify(it)),
    weight: 4,
  },
  {
    arbitrary: fc.record({ workflow_run: WORKFLOW_RUN }).map((it) => JSON.stringify(it)),
    weight: 4,
  },
  fc.record({ repository: near({ id: 7 }) }).map((it) => JSON.stringify(it)),
  fc.json(),
  HOSTILE_TEXT,
);

const word = (...good: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 6 },
    HOSTILE_TEXT,
    fc.constantFrom(undefined, '', '..', '../..', './.'),
  );
const ENVIRONMENT = fc.record({
  GITHUB_EVENT_NAME: word(...EVENTS, 'workflow_dispatch', 'schedule'),
  GITHUB_EVENT_PATH: word('/event.json'),
  GITHUB_SERVER_URL: word('https://github.com', 'https://github.com//', 'javascript:alert(1)'),
  GITHUB_API_URL: word('https://api.github.com', 'https://ghe.example/api/v3/', 'file:///etc'),
  GITHUB_REPOSITORY: word('acme/shop', 'acme/..', '../shop', 'acme', 'a/b/c'),
  GITHUB_REPOSITORY_ID: word('7', '0', '-1', '1e3'),
  GITHUB_SHA: word(SHA, 'b'.repeat(64), 'HEAD'),
  GITHUB_REF: word('refs/heads/shorter', 'refs/pull/12/merge', 'refs/heads/'),
  GITHUB_RUN_ID: word('1234567890123', '99999999999999999999'),
  GITHUB_RUN_ATTEMPT: word('1', 'x'),
  GITHUB_JOB: word('gate'),
});

test('an event gives a context of checked parts', () =>
  fuzz('event payload', 4_000, fc.tuple(ENVIRONMENT, PAYLOAD), ([environment, payload]) => {
    expectChecked(readGitHubContext(environment, () => payload));
  }));

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** What reaches a URL or the API is what its name says. */
function expectChecked(context: GitHubContext): void {
  const { repository, pullRequest, pullRequestHead, runUrl } = context;
  for (const url of [context.serverUrl, context.apiUrl, runUrl ?? 'https://github.com']) {
    expect(url).toMatch(/^https?:\/\/[^\s\p{C}\\<>]*[^/\s]$/u);
    expect(new URL(url).href.replace(/\/$/, '')).toBe(url);
  }
  for (const part of [repository?.owner ?? 'a', repository?.name ?? 'a']) {
    expect(part).toMatch(/^(?!\.{1,2}$)[\w.-]+$/);
  }
  const shas = [context.sha, pullRequest?.headSha, pullRequestHead?.sha];
  for (const sha of shas.filter((it) => it !== undefined)) expect(sha).toMatch(COMMIT);
  const numbers = [context.runId, context.runAttempt, pullRequest?.number];
  for (const number of [...numbers, pullRequestHead?.repositoryId]) {
    if (number === undefined) continue;
    expect(Number.isSafeInteger(number) && number > 0).toBe(true);
  }
  for (const text of [pullRequestHead?.owner, pullRequestHead?.branch]) {
    if (text !== undefined) expect(text).not.toBe('');
  }
}
