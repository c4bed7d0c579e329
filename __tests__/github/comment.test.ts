import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import { sampleReport, smallSuite } from '../report/reports.js';
import { publishOn, STEP } from './publishing.js';

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHubServer();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.close();
});

/** Of the step that publishes here: it stays, since the comments of earlier versions have it. */
const ORIGIN = '76ae728919b32efe';

interface Marker {
  readonly key: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly origin?: string | undefined;
}

const marker: Marker = { key: 'support-agent', runId: 100, runAttempt: 1, origin: ORIGIN };
function marked(body: string, changes: Partial<Marker> = {}): string {
  const { key, runId, runAttempt, origin } = { ...marker, ...changes };
  const from = origin === undefined ? '' : ` origin="${origin}"`;
  return `<!-- kindlm-action key="${encodeURIComponent(key)}" run="${runId}" attempt="${runAttempt}"${from} -->\n${body}`;
}

interface Changes {
  readonly as?: TokenName;
  readonly token?: string;
  readonly marker?: Marker;
  readonly bodies?: readonly string[];
  /** A green run under `comment: on-failure`. */
  readonly write?: 'update-only';
  readonly timeLimitMs?: number;
  /** Default: the job whose step has the origin above. */
  readonly job?: string;
}

/** A run with a suite of that name. */
const upsert = (changes: Changes = {}) => {
  const { key } = changes.marker ?? marker;
  return post(changes, smallSuite(key, changes.write === 'update-only'));
};
/** One that came to no suites. */
const replace = (changes: Changes = {}) => post(changes);

async function post(
  { as, token, write, marker: own = marker, bodies = ['red'], timeLimitMs, job }: Changes,
  suite?: ReturnType<typeof smallSuite>,
) {
  const { runId, runAttempt } = own;
  const report = sampleReport({
    suites: suite === undefined ? [] : [suite],
    run: { step: STEP, ...(job === undefined ? {} : { job }) },
  });
  const { comments } = await publishOn(github, {
    report,
    ...(as === undefined ? {} : { as }),
    settings: {
      comment: write === undefined ? 'always' : 'on-failure',
      ...(token === undefined ? {} : { token }),
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    },
    destination: { runId, runAttempt },
    views: { comment: () => bodies, unjudged: () => bodies },
  });
  const outcome = comments[0]?.outcome;
  if (outcome === undefined) throw new Error('no comment was wanted');
  return outcome;
}

const sent = () => github.requests.map(({ method, path }) => `${method} ${path}`);

describe('a marker that names a run which is not there', () => {
  const forged = [
    { claim: { runId: 9_999_999_999_999_999 }, known: false },
    { claim: { runId: 9_007_199_254_740_991 }, known: false },
    { claim: { runId: 100, runAttempt: 999_999_999 }, known: false },
    { claim: { runId: 5_000 }, known: true },
    { claim: { runId: 100, runAttempt: 3 }, known: true },
    { claim: { runId: 101, runAttempt: 2 }, known: true },
  ];
  test.each(forged)('$claim (runs can be read: $known) keeps nobody from writing', async (row) => {
    const sha = github.head.sha;
    if (row.known) {
      for (const id of [100, 101]) github.addRun({ id, headSha: sha, status: 'in_progress' });
    }
    // JavaScript has no such number.
    const there = marked('forged', row.claim).replace('10000000000000000', '9999999999999999');
    const id = await github.comment('workflow', there);
    expect(await upsert({ bodies: ['true'] })).toMatchObject({ kind: 'updated', id });
    expect(await replace({ bodies: ['again'] })).toMatchObject({ kind: 'updated', id });
    expect((await github.comments()).map(({ body }) => body)).toEqual([marked('again')]);
  });

  test.each([
    { name: 'there is', known: [100, 101], claim: { runId: 101 } },
    { name: 'there is, with that attempt', known: [100], claim: { runId: 100, runAttempt: 2 } },
    { name: 'may be, where runs cannot be read', known: [], claim: { runId: 101 } },
  ])('a newer one that $name is respected', async ({ known, claim }) => {
    const sha = github.head.sha;
    for (const id of known) github.addRun({ id, headSha: sha, runAttempt: 2 });
    const there = marked('newer', claim);
    await github.comment('workflow', there);
    expect(await upsert({ bodies: ['older'] })).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect((await github.comments()).map(({ body }) => body)).toEqual([there]);
  });
});

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
        /^<!-- kindlm-action key="[\w%:./~!*'()-]*" run="100" attempt="1" origin="[0-9a-f]{16}" -->\n/,
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
    {
      unavailable: 'GraphQL and half a reply to GET /user',
      as: 'workflow',
      paths: [/^\/graphql$/, /^\/user$/],
      status: 200,
    },
  ] as const)('still known without $unavailable', async ({ as, paths, ...row }) => {
    for (const path of paths) {
      const status = 'status' in row && path.test('/user') ? row.status : 403;
      github.fail({ path, answer: { status, message: 'Resource not accessible' } });
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

describe('two runs at once over one comment', () => {
  const older = marked('older', { runId: 100 });
  const newer = marked('newer', { runId: 101 });

  test('the older sees the newer result before it sends its own', async () => {
    const id = await github.comment('workflow', marked('before', { runId: 99 }));
    github.onAnswer(async (_method, path) => {
      // Between the older's list and its update.
      if (path !== '/graphql' || github.requests.some((one) => one.method === 'PATCH')) return;
      await github.edit('workflow', id, newer);
    });
    expect(await upsert({ bodies: ['older'] })).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect((await github.comments()).map(({ body }) => body)).toEqual([newer]);
  });

  test('the newer mends what the older wrote over it at the last moment', async () => {
    const id = await github.comment('workflow', marked('before', { runId: 99 }));
    let overwritten = 0;
    github.onAnswer(async (method) => {
      if (method !== 'PATCH' || overwritten > 0) return;
      overwritten += 1;
      await github.edit('workflow', id, older);
    });
    const outcome = await upsert({ bodies: ['newer'], marker: { ...marker, runId: 101 } });
    expect(outcome).toMatchObject({ kind: 'updated', id });
    expect(overwritten).toBe(1);
    expect((await github.comments()).map(({ body }) => body)).toEqual([newer]);
  });
});

describe('a run that came to no suites', () => {
  const unjudged = { ...marker, key: 'config . kindlm.yaml', runId: 101 };

  test('updates every comment of its step, each under its own key, and no other', async () => {
    const theirs = [
      marked('other step', { key: 'a', origin: 'f'.repeat(16) }),
      marked('no origin', { key: 'b', origin: undefined }),
    ];
    const bodies = [...theirs, marked('x', { key: 'c' }), marked('y', { key: 'd' })];
    const ids: number[] = [];
    for (const body of bodies) ids.push(await github.comment('workflow', body));
    await github.comment('reviewer', marked('pasted', { key: 'c' }));

    const outcome = await replace({ marker: unjudged, bodies: ['cannot judge'] });
    expect(outcome).toMatchObject({ kind: 'updated', id: ids[2] });
    expect((await github.comments()).map(({ body }) => body)).toEqual([
      ...theirs,
      marked('cannot judge', { ...unjudged, key: 'c' }),
      marked('cannot judge', { ...unjudged, key: 'd' }),
      marked('pasted', { key: 'c' }),
    ]);
  });

  test('makes one where there is none, which the next judged run takes over', async () => {
    const made = await replace({ marker: unjudged, bodies: ['cannot judge'] });
    expect(made.kind).toBe('created');
    const judged = { ...marker, runId: 102 };
    const taken = await upsert({ marker: judged, bodies: ['green'] });
    expect(taken).toMatchObject({ kind: 'updated', id: made.kind === 'created' ? made.id : 0 });
    expect((await github.comments()).map(({ body }) => body)).toEqual([marked('green', judged)]);
  });

  test("another step's is not taken over", async () => {
    await replace({ marker: unjudged, bodies: ['cannot judge'] });
    const judged = { ...marker, runId: 102 };
    const made = await upsert({ marker: judged, bodies: ['green'], job: 'other' });
    expect(made.kind).toBe('created');
    expect(await github.comments()).toHaveLength(2);
  });

  test('leaves a newer result alone, and posts nothing new when it may only update', async () => {
    const there = marked('newer', { runId: 102 });
    await github.comment('workflow', there);
    expect(await replace({ marker: unjudged })).toEqual({ kind: 'skipped', reason: 'newer-run' });
    expect((await github.comments()).map(({ body }) => body)).toEqual([there]);
    expect(await replace({ marker: unjudged, job: 'other', write: 'update-only' })).toMatchObject({
      reason: 'nothing-to-report',
    });
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

  test.each([
    { status: 404, message: 'Not Found', outcome: 'read-only-token' },
    {
      status: 403,
      message: 'Resource not accessible by integration',
      outcome: 'read-only-token',
    },
    {
      status: 403,
      message: 'Unable to create comment because issue is locked.',
      outcome: 'locked',
    },
  ])('$status $message skips', async ({ status, message, outcome }) => {
    github.fail({ method: 'POST', answer: { status, message } });
    expect(await upsert()).toEqual({ kind: 'skipped', reason: outcome });
    expect(sent().filter((one) => one.startsWith('POST /repos'))).toHaveLength(1);
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

  test('a comment that vanished is made anew', async () => {
    await github.comment('workflow', marked('red', { runId: 99 }));
    github.fail({ method: 'PATCH', answer: { status: 404, message: 'Not Found' } });
    expect(await upsert()).toMatchObject({ kind: 'created' });
  });
});
