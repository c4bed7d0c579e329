import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listRunArtifacts } from '../../src/github/artifacts.js';
import { connect, type Place, readApiFailure, target } from '../../src/github/client.js';
import { membershipOf, readRun, runsOfBranch } from '../../src/github/workflow-runs.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const failure = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  Object.assign(new Error(message), { status, response: { headers } });

test.each<[string, unknown, string]>([
  ['GitHub', failure(404, 'Not Found'), 'Not Found (HTTP 404)'],
  ['several lines', new Error('first\nsecond\nthird'), 'first: second'],
  [
    'a ruleset, whose reason is in the line after',
    failure(
      422,
      'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    ),
    'Repository rule violations found: Changes must be made through a pull request. (HTTP 422)',
  ],
  [
    'a proxy before the store of artifacts',
    Object.assign(new Error(''), { statusCode: 502 }),
    'HTTP 502 without a reason',
  ],
  ['nothing at all', new Error(''), 'no reason is known'],
  [
    'a mistake of ours, which is not told as one of GitHub',
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    "Cannot read properties of undefined (reading 'map')",
  ],
])('an error of %s in one line', (_name, error, expected) => {
  expect(readApiFailure(error).message).toBe(expected);
});

test.each<[number, string, ReturnType<typeof readApiFailure>['kind']]>([
  [403, 'Resource not accessible by integration', 'read-only-token'],
  [403, 'Resource not accessible by personal access token', 'read-only-token'],
  [403, 'Must have admin rights to Repository.', 'read-only-token'],
  [403, 'Write access to repository not granted.', 'read-only-token'],
  [403, 'You do not have permission to create issues on this repository.', 'read-only-token'],
  [404, 'Not Found', 'read-only-token'],
  [403, 'Unable to create comment because issue is locked.', 'locked'],
  [
    403,
    'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.',
    'other',
  ],
  [
    403,
    'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'other',
  ],
  [403, 'Repository was archived so is read-only.', 'other'],
  [403, 'Repository access blocked', 'other'],
  [403, 'Sorry. Your account was suspended.', 'other'],
  [403, 'API rate limit exceeded for installation ID 1.', 'other'],
  [403, 'Forbidden', 'other'],
  [401, 'Bad credentials', 'other'],
  [410, 'This issue was deleted', 'gone'],
  [410, 'Issues has been disabled in this repository.', 'gone'],
  [422, 'Validation Failed', 'body-refused'],
  [500, 'oops', 'other'],
])('%i %s: %s, in GitHub’s words', (status, message, kind) => {
  expect(readApiFailure(failure(status, message))).toMatchObject({
    kind,
    message: `${message} (HTTP ${status})`,
  });
});

const SECOND_MS = 10;

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For how many seconds a request waits that is refused once; undefined: it is not sent again. */
async function waited({ status, message, headers = {} }: Refusal): Promise<number | undefined> {
  const times: number[] = [];
  const server = createServer((_request, response) => {
    times.push(performance.now());
    const first = times.length === 1;
    response.writeHead(first ? status : 200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(first ? { message } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const access = {
    token: 't',
    apiUrl: `http://127.0.0.1:${port}`,
    repository: { owner: 'acme', name: 'shop' },
    secondMs: SECOND_MS,
  };
  const { client } = await connect(access, AbortSignal.timeout(240_000));
  await client.rest.rateLimit.get().catch(() => undefined);
  server.closeAllConnections();
  server.close();
  const [first = 0, second] = times;
  return second === undefined ? undefined : (second - first) / SECOND_MS;
}

test.each<[string, Refusal, number | undefined]>([
  ['429 of a proxy', { status: 429, message: 'No', headers: { 'retry-after': '7' } }, 7],
  ['429 of anybody without a time', { status: 429, message: 'slow down' }, 60],
  ['403 with a time', { status: 403, message: 'abuse', headers: { 'retry-after': '3' } }, 3],
  ['403 without one', { status: 403, message: 'You have exceeded a secondary rate limit' }, 60],
  ['a time of 0', { status: 429, message: 'x', headers: { 'retry-after': '0' } }, 1],
  ['a time that is none', { status: 429, message: 'x', headers: { 'retry-after': 'soon' } }, 60],
  [
    'a date',
    {
      status: 403,
      message: 'limit',
      headers: { 'retry-after': new Date(Date.now() + 40_000).toUTCString() },
    },
    40,
  ],
  [
    'the hour’s end',
    {
      status: 403,
      message: 'limit',
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 40),
      },
    },
    40,
  ],
  ['an hour', { status: 429, message: 'x', headers: { 'retry-after': '3600' } }, undefined],
  [
    'a missing permission',
    { status: 403, message: 'Resource not accessible by integration' },
    undefined,
  ],
])('%s is waited for: %j, %s', async (_name, refusal, seconds) => {
  const found = await waited(refusal);
  if (seconds === undefined) {
    expect(found).toBeUndefined();
    return;
  }
  // Dates have whole seconds, and a machine may be busy.
  expect(found).toBeGreaterThan(seconds * 0.7);
  expect(found).toBeLessThan(seconds + 40);
});

/** GitHub's replies to all requests, under status 200. */
async function placeThatSays(
  reply: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Place> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(reply));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const repository = { owner: 'acme', name: 'shop' };
  const access = { token: 't', apiUrl: `http://127.0.0.1:${port}`, repository, secondMs: 1 };
  return connect(access, AbortSignal.timeout(240_000));
}

describe('what gives way', () => {
  /** How many of so many requests were sent, one after the other, and why the next one was not. */
  async function sent(place: Place, method: 'GET' | 'PATCH', most: number) {
    for (let count = 0; count < most; count += 1) {
      try {
        await place.client.request(`${method} /here`, { request: target(place).request });
      } catch (error) {
        return [count, readApiFailure(error).message];
      }
    }
    return [most];
  }
  const words = (why: string) => `GitHub's requests are left to what needs them more: ${why}`;

  test('sends 60 requests and 12 writes in all', async () => {
    const share = words('this part of the job has sent its share');
    expect(await sent({ ...(await placeThatSays({})), giveWay: true }, 'GET', 70)).toEqual([
      60,
      share,
    ]);
    expect(await sent({ ...(await placeThatSays({})), giveWay: true }, 'PATCH', 70)).toEqual([
      12,
      share,
    ]);
    expect(await sent(await placeThatSays({}), 'GET', 70)).toEqual([70]);
  });

  test.each([
    ['250', [3]],
    ['249', [1, words('249 of 1000 are left this hour')]],
  ])('leaves the last quarter of an hour’s requests: %s of 1000', async (left, expected) => {
    const headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': left };
    const place = await placeThatSays({}, headers);
    expect(await sent({ ...place, giveWay: true }, 'GET', 3)).toEqual(expected);
    expect(await sent(await placeThatSays({}, headers), 'GET', 3)).toEqual([3]);
  });
});

describe('half a reply is refused, and what it lacks is named', () => {
  const run = {
    id: 1,
    workflow_id: 2,
    head_sha: 'a',
    head_branch: 'main',
    head_repository: null,
    repository: { id: 3 },
    html_url: 'u',
    created_at: 't',
  };
  const runs = (...listed: readonly object[]) => ({ workflow_runs: listed });
  const ofBranch = (place: Place) => runsOfBranch(place, 2, 'main');

  test.each<[string, object, (place: Place) => Promise<unknown>, string]>([
    ['no list', {}, ofBranch, 'runs has no workflow_runs.*.id'],
    ['a list of nothing', runs(run, {}), ofBranch, 'runs has no workflow_runs.*.id'],
    [
      'a run without its repository',
      runs({ ...run, repository: {} }),
      ofBranch,
      'runs has no workflow_runs.*.repository.id',
    ],
    ['an id that is a text', runs({ ...run, id: '1' }), ofBranch, 'runs has no workflow_runs.*.id'],
    [
      'a commit that is a number',
      runs({ ...run, head_sha: 1 }),
      ofBranch,
      'runs has no workflow_runs.*.head_sha',
    ],
    [
      'an attempt that is a text',
      runs({ ...run, run_attempt: '1' }),
      ofBranch,
      'runs has no workflow_runs.*.run_attempt',
    ],
    [
      'a start that is no text, which would make the report unreadable',
      runs({ ...run, run_started_at: {} }),
      ofBranch,
      'runs has no workflow_runs.*.run_started_at',
    ],
    [
      'an upload whose time is no text',
      { artifacts: [{ id: 1, name: 'a', created_at: 7 }] },
      (place) => listRunArtifacts(place, 1, 1),
      'artifacts has no artifacts.*.created_at',
    ],
    [
      'the own run without its workflow',
      { ...run, workflow_id: null },
      (place) => readRun(place, 1),
      '/runs/{run_id} has no workflow_id',
    ],
    [
      'a branch without its commit',
      { name: 'main', commit: {} },
      (place) => membershipOf(place, 'main'),
      '/branches/{branch} has no commit.sha',
    ],
  ])('%s', async (_name, reply, ask, what) => {
    const asked = ask(await placeThatSays(reply));
    await expect(asked).rejects.toThrow("GitHub's reply is not what its API promises: GET /repos/");
    await expect(asked).rejects.toThrow(what);
  });

  test('a whole one is not, whatever else it lacks', async () => {
    expect(await ofBranch(await placeThatSays(runs(run)))).toEqual([]);
    expect(await ofBranch(await placeThatSays(runs()))).toEqual([]);
  });
});
