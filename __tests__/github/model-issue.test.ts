/** The issue about a model that answers worse: how it is found again, and kept one. Its life is in e2e/issue.test.ts. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { settleDriftIssue } from '../../src/github/publish.js';
import type { Report } from '../../src/report/report.js';
import { comparedReport, fail, pass, sampleReport } from '../report/reports.js';
import { startGitHubServer, type GitHubServer } from '../servers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const PASSED = [pass()];
const FAILED = [fail('SCHEMA_INVALID', 'JSON', 'no')];

/** Forty tests, asked as on `main`, where all passed; so many of them fail in this run. */
function nightly(failing: number, runId = 100): Report {
  const tests = Array.from({ length: 40 }, (_, index) => ({
    name: `case-${index + 1}`,
    runs: Array.from({ length: 3 }, () => (index < failing ? FAILED : PASSED)),
  }));
  const run = { event: 'schedule', ref: 'refs/heads/main', pullRequest: undefined, runId };
  return comparedReport(sampleReport({ suites: [{ name: 'support', tests }], run }), {
    side: () => ({ kind: 'unchanged-request', passed: 15, runs: 15 }),
  });
}

const settle = (report: Report, matrix = '') =>
  settleDriftIssue(
    {
      token: github.tokens.workflow,
      apiUrl: github.apiUrl,
      repository: { owner: 'acme', name: 'shop' },
      secondMs: 5,
    },
    report,
    matrix,
  );
const states = async () => (await github.issues()).map(({ state }) => state);

test('is found again behind a hundred others, and closed where it is over', async () => {
  expect(await settle(nightly(16))).toContain('opened');
  for (let number = 0; number < 105; number += 1) await github.openIssue('workflow', 'x', 'y');
  expect(await settle(nightly(16, 101))).toContain('updated');
  expect(await settle(nightly(0, 102))).toContain('closed');
  const [ours] = await github.issues();
  expect(ours).toMatchObject({ state: 'closed', body: expect.stringContaining('**Over:**') });
});

test('each job of a matrix has its own', async () => {
  await settle(nightly(16), '{"model":"a"}');
  expect(await settle(nightly(0, 101), '{"model":"b"}')).toBeUndefined();
  expect(await states()).toEqual(['open']);
});

test('an older run leaves it alone', async () => {
  await settle(nightly(16, 101));
  expect(await settle(nightly(0, 100))).toBeUndefined();
  expect(await states()).toEqual(['open']);
});

test.each([
  ['of somebody else', 'reviewer', (body: string) => body],
  ['indented', 'workflow', (body: string) => ` ${body}`],
  ['of no known state', 'workflow', (body: string) => body.replace('"lasting"', '"gone"')],
  [
    'of another step',
    'workflow',
    (body: string) => body.replace(/drift="[0-9a-f]{16}"/, `drift="${'d'.repeat(16)}"`),
  ],
] as const)('a marker %s is none', async (_name, author, change) => {
  await settle(nightly(16));
  const [ours] = await github.issues();
  const number = await github.openIssue(author, 'copy', change(ours?.body ?? ''));
  await settle(nightly(0, 101));
  const found = await github.issues();
  expect(found.find((issue) => issue.number === number)?.state).toBe('open');
  expect(found[0]?.state).toBe('closed');
});

test.each([
  ['is not raised again while it lasts', (drops: string) => drops, undefined],
  ['is not known', (drops: string) => drops.replace(/:1\.0000/, ':9.0000'), 'opened'],
])('a drop in the marker of a closed issue %s', async (_name, change, done) => {
  await settle(nightly(16));
  const [ours] = await github.issues();
  await github.closeIssue(ours?.number ?? 0);
  const marked = (ours?.body ?? '').replace(/suites="[^"]*"/, change);
  await github.closeIssue(await github.openIssue('workflow', 'newest', marked));
  const outcome = await settle(nightly(16, 101));
  expect(done === undefined ? outcome : outcome?.includes(done)).toBe(done && true);
});

test('opened twice at once, the older one stays', async () => {
  let opened = 0;
  github.onRequest(async (method, path) => {
    if (method !== 'POST' || !path.endsWith('/issues')) return;
    opened += 1;
    // Another job opened one first, and has not been seen yet.
    if (opened === 1) await settle(nightly(16));
  });
  await settle(nightly(16));
  expect((await states()).toSorted()).toEqual(['closed', 'open']);
  const [older, newer] = await github.issues();
  expect(older?.state).toBe('open');
  expect(newer?.body).toContain('The same as ');
});

const LIMIT = { status: 403, message: 'You have exceeded a secondary rate limit' };

test('gives way from its first request on', async () => {
  github.fail({ answer: LIMIT });
  await expect(settle(nightly(16))).rejects.toThrow("GitHub's requests are left to what needs");
  expect(github.requests.map(({ path }) => path)).toEqual(['/graphql']);
});
