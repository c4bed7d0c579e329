/** The jobs of a run, over all pages. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { connect, type Place } from '../../src/github/client.js';
import { jobsOfRun } from '../../src/github/workflow-runs.js';

type GitHubClient = Place['client'];

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks a server that has two pages of one job each. */
async function jobs(limitMs: number, { hangsAt }: { hangsAt?: string } = {}) {
  server = createServer(({ url = '', headers: { host } }, response) => {
    const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '1';
    if (page === hangsAt) return;
    const job = { name: `job ${page}`, run_attempt: 1, conclusion: 'success', started_at: '' };
    const next = page === '1' ? { link: `<http://${host}/?page=2>; rel="next"` } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...next });
    response.end(JSON.stringify({ total_count: 2, jobs: [job] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return jobsOfRun(accessTo(server), 7, limitMs);
}

function accessTo(to: Server) {
  const { port } = to.address() as AddressInfo;
  const repository = { owner: 'acme', name: 'shop' };
  return { token: 't', apiUrl: `http://127.0.0.1:${port}`, repository };
}

/** A client of a server that answers everything with 200 and this body. */
async function clientOf(body: string): Promise<GitHubClient> {
  server = createServer((_, response) => {
    const type = body.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (await connect(accessTo(server), 'needed', AbortSignal.timeout(240_000))).client;
}

const SHOP = { owner: 'acme', repo: 'shop' };

describe('a reply under 200 that is not what the API promises says so', () => {
  const lists: readonly (readonly [string, (client: GitHubClient) => Promise<unknown>, string])[] =
    [
      ['pulls', ({ rest }) => rest.pulls.list(SHOP), '{}'],
      ['pulls', ({ rest }) => rest.pulls.list(SHOP), '<html>Sign in</html>'],
      ['files', ({ rest }) => rest.pulls.listFiles({ ...SHOP, pull_number: 1 }), '[null]'],
      ['comments', ({ rest }) => rest.issues.listComments({ ...SHOP, issue_number: 1 }), '"x"'],
      ['issues', ({ rest }) => rest.issues.listForRepo(SHOP), 'null'],
      ['check-runs', ({ rest }) => rest.checks.listForRef({ ...SHOP, ref: 'a' }), '[]'],
      [
        'runs',
        ({ rest }) => rest.actions.listWorkflowRuns({ ...SHOP, workflow_id: 1 }),
        '{"workflow_runs":{}}',
      ],
      [
        'artifacts',
        ({ rest }) => rest.actions.listWorkflowRunArtifacts({ ...SHOP, run_id: 1 }),
        '{"artifacts":["a"]}',
      ],
      [
        'jobs',
        ({ rest }) => rest.actions.listJobsForWorkflowRun({ ...SHOP, run_id: 1 }),
        '{"jobs":"none"}',
      ],
    ];
  test.each(lists.map(([name, ask, body]) => ({ name, ask, body })))(
    '$name: $body',
    async ({ name, ask, body }) => {
      await expect(ask(await clientOf(body))).rejects.toThrow(
        new RegExp(`^GitHub's reply to GET /repos/.*/${name} is not a list, as its API promises$`),
      );
    },
  );

  test.each(['<html>Sign in</html>', 'null', '7'])('no object: %s', async (body) => {
    const { rest } = await clientOf(body);
    await expect(rest.pulls.get({ ...SHOP, pull_number: 1 })).rejects.toThrow(
      'is not an object, as its API promises',
    );
  });

  test('an empty list is one', async () => {
    const { rest } = await clientOf('[]');
    expect((await rest.pulls.list(SHOP)).data).toEqual([]);
  });
});

test('those of every page', async () => {
  const found = await jobs(240_000);
  const names = found.kind === 'known' ? found.jobs.map(({ name }) => name) : [];
  expect(names).toEqual(['job 1', 'job 2']);
});

test('a page that hangs is given up', async () => {
  expect(await jobs(100, { hangsAt: '2' })).toEqual({
    kind: 'unknown',
    reason: 'GitHub gave no answer in time',
  });
});
