/** The jobs of a run, over all pages. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { jobsOfRun } from '../../src/github/artifacts.js';

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

test('those of every page', async () => {
  const found = await jobs(240_000);
  const names = found.kind === 'known' ? found.jobs.map(({ name }) => name) : [];
  expect(names).toEqual(['job 1', 'job 2']);
});

test('a page that hangs is given up', async () => {
  expect(await jobs(100, { hangsAt: '2' })).toEqual({
    kind: 'unknown',
    reason: 'no answer in time',
  });
});
