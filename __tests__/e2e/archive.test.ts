/** What a job downloads of this repository (`uses: kindlm/action@...`): an archive of the commit, kept small, that runs. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every job of every user pays for these bytes. */
const MAX_ARCHIVE_BYTES = 3_000_000;

let folder: string;
let archive: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-archive-'));
  archive = execFileSync('git', ['archive', '--format=tar', '--worktree-attributes', 'HEAD'], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  });
  await writeFile(join(folder, 'archive.tar'), archive);
  execFileSync('tar', ['-xf', 'archive.tar'], { cwd: folder });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the archive is small', () => {
  expect(gzipSync(archive).length).toBeLessThan(MAX_ARCHIVE_BYTES);
});

test('the archive holds what its user runs and reads, and nothing of the workshop', () => {
  const names = execFileSync('tar', ['-tf', 'archive.tar'], { cwd: folder, encoding: 'utf8' });
  const top = new Set(names.split('\n').map((name) => name.replace(/\/.*$/, '')));
  for (const name of ['action.yml', 'dist', 'LICENSE', 'README.md', 'docs', 'examples']) {
    expect(top).toContain(name);
  }
  for (const name of ['__tests__', 'bench', 'scripts', 'src']) expect(top).not.toContain(name);
});

test('the action of the archive runs the example', () => {
  const run = () =>
    execFileSync(
      process.execPath,
      ['dist/index.js', 'examples/support-agent/kindlm.yaml', '--responses', 'replay'],
      { cwd: folder, encoding: 'utf8' },
    );
  expect(run()).toContain('exit code 0');
});
