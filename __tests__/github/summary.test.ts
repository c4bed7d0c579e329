/** The job summary as the runner's file gets it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendSummary } from '../../src/github/publish.js';

// @actions/core keeps the first path that it was told.
let folder: string;
let file: string;
let before: string | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-summary-'));
  file = join(folder, 'summary.md');
  before = process.env['GITHUB_STEP_SUMMARY'];
  process.env['GITHUB_STEP_SUMMARY'] = file;
});
afterAll(async () => {
  if (before === undefined) delete process.env['GITHUB_STEP_SUMMARY'];
  else process.env['GITHUB_STEP_SUMMARY'] = before;
  await rm(folder, { recursive: true });
});

test('one after the other', async () => {
  await writeFile(file, '');
  expect(await appendSummary('# one')).toEqual({ kind: 'written', bytes: 6 });
  expect(await appendSummary('# two\n')).toEqual({ kind: 'written', bytes: 6 });
  expect(await readFile(file, 'utf8')).toBe('# one\n# two\n');
});

test('no more than GitHub shows: it would drop them all', async () => {
  await writeFile(file, 'x'.repeat(999_990));
  expect(await appendSummary('# too much')).toEqual({
    kind: 'failed',
    message: '1000001 bytes are more than GitHub shows',
  });
  expect(await readFile(file, 'utf8')).toHaveLength(999_990);
  expect(await appendSummary('# enough')).toEqual({ kind: 'written', bytes: 9 });
});
