import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { reportPaths } from '../../../src/app/reports/report-paths.js';

const FILES = [
  'parts/one/report.json',
  'parts/one/junit.xml',
  'parts/two/report.json',
  'parts/two/.kindlm/report.json',
  'parts/report.html',
  'single.json',
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindlm-paths-'));
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), '{}');
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const ALL = ['parts/one/report.json', 'parts/two/.kindlm/report.json', 'parts/two/report.json'];

test.each([
  ['a file of any name', ['single.json'], ['single.json']],
  ['a folder: every report.json in it', ['parts'], ALL],
  ['a glob of files', ['*.json'], ['single.json']],
  [
    'a glob of folders',
    ['parts/*'],
    ['parts/one/report.json', 'parts/report.html', 'parts/two/report.json'],
  ],
  [
    'a glob of reports',
    ['parts/*/report.json'],
    ['parts/one/report.json', 'parts/two/report.json'],
  ],
  ['two patterns for one file', ['single.json', './single.json'], ['single.json']],
  [
    'with the backslashes of Windows',
    ['parts\\*\\report.json'],
    ['parts/one/report.json', 'parts/two/report.json'],
  ],
  ['nothing', ['elsewhere', 'no/*.json'], []],
])('%s', async (_, patterns, paths) => {
  const found = await reportPaths(patterns, folder);
  expect(found.map((path) => relative(folder, path))).toEqual(paths);
});

test('links are followed only where they are named themselves', async () => {
  await symlink(join(folder, 'single.json'), join(folder, 'named.json'));
  await symlink(join(folder, 'parts'), join(folder, 'named'));
  await mkdir(join(folder, 'unpacked'));
  await symlink('/etc/passwd', join(folder, 'unpacked/report.json'));
  await symlink(join(folder, 'parts'), join(folder, 'unpacked/more'));
  const found = await reportPaths(['named.json', 'named/one', 'unpacked', 'unpacked/*'], folder);
  expect(found.map((path) => relative(folder, path))).toEqual([
    'named.json',
    'named/one/report.json',
  ]);
});
