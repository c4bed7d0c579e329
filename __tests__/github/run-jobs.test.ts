/** The jobs of a run, over all pages. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createGitHubClient } from '../../src/github/client.js';
import { listRunJobs, type RunJob } from '../../src/github/run-jobs.js';

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
  const client = await createGitHubClient({ token: 't', apiUrl: `http://127.0.0.1:${port}` });
  const repository = { owner: 'acme', name: 'shop' };
  return listRunJobs({ client, repository, runId: 7, signal });
}

test('those of every page', async () => {
  const found = await jobs(new AbortController().signal);
  expect(found.map(({ name }) => name)).toEqual(['job 1', 'job 2']);
});

test('a page that hangs is given up', async () => {
  await expect(jobs(AbortSignal.timeout(100), { hangsAt: '2' })).rejects.toThrow();
});
