/** Which paths are inside a folder. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isInside } from '../../src/basics/paths.js';

test.each([
  ['/repo', '/repo', path.posix, true],
  ['/repo', '/repo/a/b', path.posix, true],
  ['/repo', '/repo/..data', path.posix, true],
  ['/repo', '/repo/..data/a', path.posix, true],
  ['/', '/repo', path.posix, true],
  ['/repo', '/', path.posix, false],
  ['/repo', '/reposhop', path.posix, false],
  ['/repo/a', '/repo/..data', path.posix, false],
  ['C:\\work', 'C:\\work\\..data', path.win32, true],
  ['C:\\work', 'C:\\', path.win32, false],
  ['C:\\work', 'D:\\work', path.win32, false],
])('%s, %s', (folder, target, style, expected) => {
  expect(isInside(folder, target, style)).toBe(expected);
});
