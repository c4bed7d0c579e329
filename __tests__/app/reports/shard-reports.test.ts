/** Which files `reports` names in a merge, in folders that somebody else may have filled. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reportsInArtifacts, reportsInFiles } from '../../../src/app/reports/merge-run.js';
import { createGitHubClient } from '../../../src/github/client.js';
import { jsonFileText } from '../../../src/report/words/escape.js';
import { greenReport } from '../../report/sample-report.js';
import { startGitHubServer } from '../../servers/github-server.js';

const REPORT = jsonFileText(greenReport());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-parts-'));
  await mkdir(join(folder, 'parts/one'), { recursive: true });
  await writeFile(join(folder, 'parts/one/report.json'), REPORT);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function found(...patterns: readonly string[]): Promise<readonly string[]> {
  const { reports, problems } = await reportsInFiles(patterns, folder);
  return [...reports.map(({ place }) => place), ...problems.map(({ message }) => message)];
}

test.each(['parts', 'parts/*', 'parts/**/report.json', 'parts/one/report.json', 'parts/one'])(
  '%s leads to the report',
  async (pattern) => {
    expect(await found(pattern)).toEqual(['parts/one/report.json']);
  },
);

test('a path that is named may be a link', async () => {
  await symlink(join(folder, 'parts/one'), join(folder, 'newest'));
  expect(await found('newest')).toEqual(['newest/report.json']);
});

test.each(['parts', 'parts/*', 'parts/**/report.json'])(
  'nothing that a link in a folder leads to is read: %s',
  async (pattern) => {
    await mkdir(join(folder, 'parts/two'));
    await symlink('/etc/passwd', join(folder, 'parts/two/report.json'));
    await symlink('..', join(folder, 'parts/one/around'));
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere/report.json'), REPORT);
    await symlink('../elsewhere', join(folder, 'parts/three'));
    expect(await found(pattern)).toEqual(['parts/one/report.json']);
  },
);

test.each(['device', 'pipe'])('a %s is no report: it may have no end', async (what) => {
  const path = join(folder, 'parts/endless');
  if (what === 'pipe') execFileSync('mkfifo', [path]);
  else await symlink('/dev/zero', path);
  expect(await found('parts/endless')).toEqual(['Input reports: "parts/endless" names no report.']);
});

test('a shard of which every artifact has expired is said to have, and one with a newer artifact is not', async () => {
  const github = await startGitHubServer();
  try {
    github.addRun({ id: 7, headSha: 'a'.repeat(40) });
    const content = { 'report.json': REPORT };
    for (const [name, expired] of [
      ['r-shard-1', true],
      ['r-shard-1-2', false],
      ['r-shard-2', true],
      ['r-shard-2-2', true],
    ] as const) {
      github.addArtifact({ runId: 7, name, expired, content });
    }
    const { apiUrl, tokens } = github;
    const { reports, problems } = await reportsInArtifacts({
      client: await createGitHubClient({
        use: 'needed',
        token: tokens.workflow,
        apiUrl,
        secondMs: 1,
      }),
      repository: { owner: 'acme', name: 'shop' },
      runId: 7,
      artifactName: 'r',
      signal: AbortSignal.timeout(240_000),
    });
    expect(reports.map(({ place }) => place)).toEqual(['artifact r-shard-1-2']);
    expect(problems).toEqual([
      {
        message: 'The artifact r-shard-2-2 cannot be read: the artifact has expired.',
        hint: 'Run all shards again.',
      },
    ]);
  } finally {
    await github.close();
  }
});
