import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { globStart, patternReadings } from '../../../src/config/workspace-files.js';

describe('what a pattern with backslashes may mean', () => {
  test.each<[string, NodeJS.Platform, readonly string[]]>([
    ['suites/*', 'win32', ['suites/*']],
    ['suites/*', 'linux', ['suites/*']],
    ['D:\\a\\shop\\suites\\*', 'win32', ['D:/a/shop/suites/*']],
    ['D:\\a\\shop/suites/*', 'win32', ['D:/a/shop/suites/*']],
    ['app\\[id]\\**', 'win32', ['app/[id]/**', 'app\\[id]/**']],
    ['app/\\[id\\]/**', 'linux', ['app/\\[id\\]/**', 'app//[id/]/**']],
    ['suites\\*', 'linux', ['suites\\*', 'suites/*']],
    ['suites\\*', 'darwin', ['suites\\*', 'suites/*']],
  ])('%s on %s', (pattern, platform, readings) => {
    expect(patternReadings(pattern, platform)).toEqual(readings);
  });
});

describe('where a pattern starts', () => {
  async function withFolders(use: (root: string) => Promise<void>): Promise<void> {
    const root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'kindlm-glob-')));
    try {
      await mkdir(path.join(root, 'shop (old) [1]/suites'), { recursive: true });
      await symlink(path.join(root, 'shop (old) [1]'), path.join(root, 'link'));
      await use(root);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }

  test('a relative one starts in the folder that it is relative to', async () => {
    expect(await globStart('/shop', 'suites/*')).toEqual({ folder: '/shop', pattern: 'suites/*' });
  });

  test.each([
    ['in the deepest folder of that name', 'shop (old) [1]/suites/*', 'suites', '*'],
    ['with wildcards in folders', 'shop (old) [1]/*/kindlm.yaml', '', '*/kindlm.yaml'],
    ['behind a link: where that leads', 'link/suites/*.yaml', 'suites', '*.yaml'],
    ['a folder that is not there is part of the glob', 'link/no/*', '', 'no/*'],
  ])('an absolute one, %s', async (_, pattern, folder, rest) => {
    await withFolders(async (root) => {
      expect(await globStart('/elsewhere', `${root}/${pattern}`)).toEqual({
        folder: path.join(root, 'shop (old) [1]', folder),
        pattern: rest,
      });
    });
  });

  test('at the root', async () => {
    expect(await globStart('/elsewhere', '/*')).toEqual({ folder: '/', pattern: '*' });
  });
});
