import { win32, posix } from 'node:path';
import { expect, test } from '@jest/globals';
import { shownPath } from '../../src/basics/paths.js';

test.each([
  ['C:\\repo', 'C:\\repo\\.github\\workflows\\kindlm.yml', win32, '.github/workflows/kindlm.yml'],
  ['C:\\repo\\evals', 'C:\\repo', win32, '..'],
  ['C:\\repo\\evals', 'C:\\repo\\a\\b.yaml', win32, '../a/b.yaml'],
  ['C:\\repo', 'D:\\x\\y.yaml', win32, 'D:/x/y.yaml'],
  ['/repo', '/repo/a/b\\c.yaml', posix, 'a/b\\c.yaml'],
])('%s, %s', (folder, path, system, shown) => {
  expect(shownPath(folder, path, system)).toBe(shown);
});
