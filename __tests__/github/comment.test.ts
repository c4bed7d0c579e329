import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../src/github/client.js';
import { formatMarker } from '../../src/github/comment-marker.js';
import { upsertComment, type CommentRequest } from '../../src/github/comment.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

const marker = { key: 'support-agent', runId: 100, runAttempt: 1 };
const marked = (body: string, changes: Partial<typeof marker> = {}) =>
  `${formatMarker({ ...marker, ...changes })}\n${body}`;

async function upsert(
  changes: Partial<Omit<CommentRequest, 'client'>> & { as?: TokenName; token?: string } = {},
) {
  const { as = 'workflow', token = github.tokens[as], ...request } = changes;
  const client = await createGitHubClient({ token, apiUrl: github.apiUrl, secondMs: 5 });
  return upsertComment({
    client,
    repository: { owner: 'acme', name: 'shop' },
    pullRequest: github.pullRequest,
    marker,
    bodies: ['red'],
    write: 'create-or-update',
    ...request,
  });
}

const sent = () => github.requests.map(({ method, path }) => `${method} ${path}`);

describe('one sticky comment a key', () => {
  test('is created once and then updated in place', async () => {
    const created = await upsert({ bodies: ['red'] });
    const updated = await upsert({ bodies: ['green'], marker: { ...marker, runId: 101 } });
    const again = await upsert({ bodies: ['green'], marker: { ...marker, runId: 101 } });

    const [comment, ...others] = await github.comments();
    expect(created).toMatchObject({ kind: 'created', id: comment?.id });
    expect(updated).toMatchObject({ kind: 'updated', id: comment?.id });
    expect(again).toMatchObject({ kind: 'unchanged', id: comment?.id });
    expect(comment).toMatchObject({
      author: 'github-actions[bot]',
      body: marked('green', { runId: 101 }),
    });
    expect(others).toEqual([]);
  });

  test('has its own for each key, hostile keys included', async () => {
    const keys = [
      'a',
      'b',
      'a/b',
      '__proto__',
      '"--><script>\n@octocat',
      '',
      'é'.repeat(300),
      '\ud800',
    ];
    for (const key of [...keys, ...keys]) {
      await upsert({ marker: { ...marker, key, runId: 100 }, bodies: [`${Math.random()}`] });
    }
    const comments = await github.comments();
    expect(comments).toHaveLength(keys.length);
    for (const { body } of comments) {
      expect(body).toMatch(
        /^<!-- kindlm-action key="[\w%:./~!*'()-]*" run="100" attempt="1" -->\n/,
      );
      expect(body.indexOf('-->')).toBe(body.indexOf('\n') - 3);
    }
  });

  test('is found on the third page', async () => {
    for (let number = 1; number <= 205; number += 1) await github.comment('reviewer', `${number}`);
    const id = await github.comment('workflow', marked('red', { runId: 99 }));
    expect(await upsert({ bodies: ['green'] })).toMatchObject({ kind: 'updated', id });
    const pages = github.requests.filter(({ path }) => path.endsWith('/comments'));
    expect(pages.map(({ query }) => [query['per_page'], query['page']])).toEqual([
      ['100', '1'],
      ['100', '2'],
      ['100', '3'],
    ]);
  });
});

describe('whose comment it is', () => {
  test.each(['workflow', 'reviewer'] as const)('%s edits its own only', async (as) => {
    const pasted = await github.comment(
      as === 'workflow' ? 'reviewer' : 'workflow',
      marked('mine'),
    );
    const created = await upsert({ as, bodies: ['red'] });
    const updated = await upsert({ as, bodies: ['green'] });
    expect(created.kind).toBe('created');
    expect(updated.kind).toBe('updated');
    const comments = await github.comments();
    expect(comments.map(({ body }) => body)).toEqual([marked('mine'), marked('green')]);
    expect(comments[0]?.id).toBe(pasted);
  });

  test.each([
    { unavailable: 'GraphQL', as: 'reviewer', paths: [/^\/graphql$/] },
    { unavailable: 'GraphQL and GET /user', as: 'workflow', paths: [/^\/graphql$/, /^\/user$/] },
  ] as const)('still known without $unavailable', async ({ as, paths }) => {
    for (const path of paths) {
      github.fail({ path, answer: { status: 403, message: 'Resource not accessible' } });
    }
    await github.comment(as === 'workflow' ? 'reviewer' : 'workflow', marked('not mine'));
    const id = await github.comment(as, marked('red'));
    expect(await upsert({ as, bodies: ['green'] })).toMatchObject({ kind: 'updated', id });
  });

  test('a quoted or indented marker is none', async () => {
    await github.comment('workflow', `> ${marked('red')}`);
    await github.comment('workflow', `see\n${marked('red')}`);
    expect(await upsert()).toMatchObject({ kind: 'created' });
  });
});

describe('two of ours', () => {
  test('the oldest stays, the others are deleted', async () => {
    const oldest = await github.comment('workflow', marked('red', { runId: 98 }));
    await github.comment('workflow', marked('red', { runId: 99 }));
    await github.comment('workflow', marked('other', { key: 'other' }));
    expect(await upsert({ bodies: ['green'] })).toMatchObject({ kind: 'updated', id: oldest });
    const bodies = (await github.comments()).map(({ body }) => body);
    expect(bodies).toEqual([marked('green'), marked('other', { key: 'other' })]);
  });

  test.each([
    { rival: { runId: 100 }, outcome: 'updated', left: marked('mine') },
    {
      rival: { runId: 101 },
      outcome: 'skipped',
      left: marked('rival', { runId: 101 }),
    },
  ])('a rival of run $rival.runId posts between our look and our post', async (row) => {
    let posted = false;
    github.onRequest(async (method) => {
      if (method !== 'POST' || posted) return;
      posted = true;
      await github.comment('workflow', marked('rival', row.rival));
    });
    expect(await upsert({ bodies: ['mine'] })).toMatchObject({ kind: row.outcome });
    expect((await github.comments()).map(({ body }) => body)).toEqual([row.left]);
  });

  test('a rival that deleted it first does no harm', async () => {
    await github.comment('workflow', marked('red', { runId: 98 }));
    await github.comment('workflow', marked('red', { runId: 99 }));
    github.fail({ method: 'DELETE', answer: { status: 404, message: 'Not Found' } });
    expect(await upsert({ bodies: ['green'] })).toMatchObject({ kind: 'updated' });
  });
});

test.each([
  { there: { runId: 101, runAttempt: 1 }, kind: 'skipped' },
  { there: { runId: 100, runAttempt: 2 }, kind: 'skipped' },
  { there: { runId: 100, runAttempt: 1 }, kind: 'updated' },
  { there: { runId: 99, runAttempt: 7 }, kind: 'updated' },
])('run 100, attempt 1 over run $there.runId, attempt $there.runAttempt: $kind', async (row) => {
  await github.comment('workflow', marked('there', row.there));
  const outcome = await upsert({ bodies: ['ours'] });
  expect(outcome).toMatchObject(
    row.kind === 'skipped' ? { kind: 'skipped', reason: 'newer-run' } : { kind: row.kind },
  );
  const [comment] = await github.comments();
  expect(comment?.body).toBe(row.kind === 'skipped' ? marked('there', row.there) : marked('ours'));
});

describe('comment: on-failure', () => {
  test('a green run posts nothing new', async () => {
    expect(await upsert({ write: 'update-only' })).toEqual({
      kind: 'skipped',
      reason: 'nothing-to-report',
    });
    expect(await github.comments()).toEqual([]);
  });

  test('a green run turns a red comment green', async () => {
    await upsert({ bodies: ['red'] });
    expect(await upsert({ bodies: ['green'], write: 'update-only' })).toMatchObject({
      kind: 'updated',
    });
  });
});

describe('a body that GitHub refuses', () => {
  test('a shorter rendering takes its place', async () => {
    const bodies = ['x'.repeat(70_000), 'y'.repeat(65_536), 'short'];
    expect(await upsert({ bodies })).toMatchObject({ kind: 'created' });
    expect((await github.comments())[0]?.body).toBe(marked('short'));
    expect(await upsert({ bodies: ['x'.repeat(70_000), 'shorter'] })).toMatchObject({
      kind: 'updated',
    });
  });

  test('is a failure when every rendering is refused', async () => {
    const outcome = await upsert({ bodies: ['x'.repeat(70_000)] });
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('too long') });
  });
});

describe('what GitHub answers', () => {
  const rateLimited = (seconds: number) => ({
    status: 403,
    message: 'API rate limit exceeded for installation ID 1.',
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + seconds),
    },
  });

  test('a read-only token skips', async () => {
    expect(await upsert({ as: 'readOnly' })).toEqual({
      kind: 'skipped',
      reason: 'read-only-token',
    });
  });

  test.each([
    { status: 403, message: 'Resource not accessible by integration', outcome: 'read-only-token' },
    { status: 404, message: 'Not Found', outcome: 'read-only-token' },
    {
      status: 403,
      message: 'Unable to create comment because issue is locked.',
      outcome: 'locked',
    },
  ])('$status $message skips', async ({ status, message, outcome }) => {
    github.fail({ method: 'POST', answer: { status, message } });
    expect(await upsert()).toEqual({ kind: 'skipped', reason: outcome });
  });

  test('a bad token fails after one request', async () => {
    expect(await upsert({ token: 'wrong' })).toEqual({
      kind: 'failed',
      message: expect.stringMatching(/^Bad credentials.*\(HTTP 401\)$/),
    });
    expect(sent()).toHaveLength(1);
  });

  test.each([
    { name: '500 twice', answer: { status: 500, message: 'oops' }, times: 2 },
    {
      name: 'a secondary rate limit',
      answer: {
        status: 403,
        message: 'You have exceeded a secondary rate limit.',
        headers: { 'retry-after': '2' },
      },
      times: 1,
    },
    {
      name: 'a secondary rate limit as 429',
      answer: {
        status: 429,
        message: 'You have exceeded a secondary rate limit.',
        headers: { 'retry-after': '2' },
      },
      times: 2,
    },
    { name: 'a primary rate limit that ends soon', answer: rateLimited(2), times: 1 },
  ])('$name, then success', async ({ answer, times }) => {
    github.fail({ method: 'POST', times, answer });
    expect(await upsert()).toMatchObject({ kind: 'created' });
    expect(await github.comments()).toHaveLength(1);
  });

  test.each([
    { name: 'a primary rate limit an hour away', answer: rateLimited(3600), requests: 1 },
    { name: '500 for ever', answer: { status: 500, message: 'oops' }, requests: 4 },
    {
      name: 'a secondary rate limit for ever',
      answer: {
        status: 429,
        message: 'You have exceeded a secondary rate limit.',
        headers: { 'retry-after': '1' },
      },
      requests: 3,
    },
  ])('$name fails after $requests requests', async ({ answer, requests }) => {
    github.fail({ answer });
    expect(await upsert()).toMatchObject({ kind: 'failed' });
    expect(sent()).toHaveLength(requests);
  });

  test('an aborted attempt ends', async () => {
    github.fail({ answer: 'hang' });
    expect(await upsert({ signal: AbortSignal.timeout(50) })).toMatchObject({ kind: 'failed' });
  });

  test('a comment that vanished is made anew', async () => {
    await github.comment('workflow', marked('red', { runId: 99 }));
    github.fail({ method: 'PATCH', answer: { status: 404, message: 'Not Found' } });
    expect(await upsert()).toMatchObject({ kind: 'created' });
  });
});
