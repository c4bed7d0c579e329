/** Which paths are inside a folder. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isInside } from '../../src/basics/is-inside.js';

test.each([
  ['/work', '/work', path.posix, true],
  ['/work', '/work/a/b', path.posix, true],
  ['/work', '/work/..data', path.posix, true],
  ['/work', '/work/..data/a', path.posix, true],
  ['/', '/work', path.posix, true],
  ['/work', '/', path.posix, false],
  ['/work', '/workshop', path.posix, false],
  ['/work/a', '/work/..data', path.posix, false],
  ['C:\\work', 'C:\\work\\..data', path.win32, true],
  ['C:\\work', 'C:\\', path.win32, false],
  ['C:\\work', 'D:\\work', path.win32, false],
])('%s, %s', (folder, target, style, expected) => {
  expect(isInside(folder, target, style)).toBe(expected);
});
