/** Which files `reports` names in a merge, in folders that somebody else may have filled. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { main } from '../../../src/app/main.js';
import { RunEnd } from '../../../src/processes/end-process.js';
import { greenReport } from '../../report/reports.js';
import { jsonFileText } from '../../report/rendered.js';
import { startJobs } from '../../e2e/github-project.js';

const REPORT = jsonFileText(greenReport());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-parts-'));
  await mkdir(join(folder, 'parts/one'), { recursive: true });
  await writeFile(join(folder, 'parts/one/report.json'), REPORT);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What is wrong with each report that was found: none of them is a shard's. */
async function found(pattern: string): Promise<readonly string[]> {
  let text = '';
  const write = (written: string): void => void (text += written);
  const code = await main({
    environment: {},
    args: ['--mode', 'merge', '--reports', pattern],
    cwd: folder,
    actionRoot: folder,
    write,
    writeError: write,
    isTerminal: false,
    columns: () => 80,
    end: new RunEnd(),
  });
  expect(code).toBe(2);
  return [
    ...text.matchAll(/^ {2}✗ (?:The report (\S+) is not that of a shard|(Input .*?\.) )/gm),
  ].map(([, path, problem]) => path ?? problem ?? '');
}

test.each([
  'parts',
  'parts/*',
  'parts/**/report.json',
  // With the backslashes of Windows.
  'parts\\*\\report.json',
  'parts/one/report.json',
  'parts/one',
  'parts\n./parts/one',
])('%j leads to the report', async (pattern) => {
  expect(await found(pattern)).toEqual(['parts/one/report.json']);
});

test('a folder leads to every report.json in it, hidden ones too; a file may have any name', async () => {
  await mkdir(join(folder, 'parts/two/.kindlm'), { recursive: true });
  await writeFile(join(folder, 'parts/two/.kindlm/report.json'), REPORT);
  await writeFile(join(folder, 'single.json'), REPORT);
  expect(await found('parts\n*.json')).toEqual([
    'parts/one/report.json',
    'parts/two/.kindlm/report.json',
    'single.json',
  ]);
});

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
  const jobs = await startJobs();
  jobs.github.addRun({ id: 7, headSha: 'a'.repeat(40) });
  const content = { 'report.json': REPORT };
  for (const [name, expired] of [
    ['r-shard-1', true],
    ['r-shard-1-2', false],
    ['r-shard-2', true],
    ['r-shard-2-2', true],
  ] as const) {
    jobs.github.addArtifact({ runId: 7, name, expired, content });
  }
  const ended = await jobs.run({
    inputs: { mode: 'merge', 'artifact-name': 'r', comment: 'never' },
    env: { GITHUB_RUN_ID: '7' },
  });
  expect(ended.code).toBe(2);
  expect(ended.errors.filter((text) => text.includes('artifact r'))).toEqual([
    'The artifact r-shard-2-2 cannot be read: the artifact has expired. Run all shards again.',
  ]);
});
