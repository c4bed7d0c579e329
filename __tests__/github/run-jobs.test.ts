/** The jobs of a run, over all pages. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createGitHubClient, type GitHubClient } from '../../src/github/client.js';
import { listRunJobs, type RunJob } from '../../src/github/other-runs.js';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks a server that has two pages of one job each. */
async function jobs(
  signal: AbortSignal,
  { hangsAt }: { hangsAt?: string } = {},
): Promise<readonly RunJob[]> {
  server = createServer(({ url = '', headers: { host } }, response) => {
    const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '1';
    if (page === hangsAt) return;
    const job = { name: `job ${page}`, run_attempt: 1, conclusion: 'success', started_at: '' };
    const next = page === '1' ? { link: `<http://${host}/?page=2>; rel="next"` } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...next });
    response.end(JSON.stringify({ total_count: 2, jobs: [job] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = await createGitHubClient({
    use: 'needed',
    token: 't',
    apiUrl: `http://127.0.0.1:${port}`,
  });
  const repository = { owner: 'acme', name: 'shop' };
  return listRunJobs({ client, repository, runId: 7, signal });
}

/** A client of a server that answers everything with 200 and this body. */
async function clientOf(body: string): Promise<GitHubClient> {
  server = createServer((_, response) => {
    const type = body.startsWith('<') ? 'text/html' : 'application/json';
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createGitHubClient({ use: 'needed', token: 't', apiUrl: `http://127.0.0.1:${port}` });
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
  const found = await jobs(new AbortController().signal);
  expect(found.map(({ name }) => name)).toEqual(['job 1', 'job 2']);
});

test('a page that hangs is given up', async () => {
  await expect(jobs(AbortSignal.timeout(100), { hangsAt: '2' })).rejects.toThrow();
});
