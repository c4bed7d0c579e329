import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contentDigest, decodeText, isInside, shownPath } from '../../src/basics/paths.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

describe('text of a file', () => {
  test.each([
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['line ends of Unix', 'a\nb\n', 'a\nb\n'],
    ['a lone carriage return stays', 'a\rb\r', 'a\rb\r'],
    ['two of them before a line feed: git adds one', 'a\r\r\nb', 'a\r\nb'],
    ['a byte order mark goes', '\xEF\xBB\xBFa\r\n', 'a\n'],
    ['no text at all', '', ''],
    ['not UTF-8', 'a\xFF', undefined],
  ])('%s', (_, content, expected) => {
    expect(decodeText(bytes(content))).toBe(expected);
  });
});

describe('digest of a file', () => {
  test.each([
    ['line ends of Windows count as those of Unix', 'a\r\nb\r\n', 'a\nb\n'],
    ['line ends of Unix are taken as they are', 'a\nb\n', 'a\nb\n'],
    ['so is a lone carriage return', 'a\rb', 'a\rb'],
    ['letters outside of UTF-8 are kept', 'a\xFF\r\n', 'a\xFF\n'],
    ['a zero byte: binary, left alone', 'a\0\r\n', 'a\0\r\n'],
    ['nothing', '', ''],
  ])('%s', (_, content, as) => {
    expect(contentDigest(bytes(content))).toBe(sha256(bytes(as)));
  });

  test('reads no further than its own bytes', () => {
    const shared = Buffer.from('xx\r\nyy\r\n');
    expect(contentDigest(shared.subarray(2, 5))).toBe(sha256(bytes('\ny')));
  });
});

describe('inside of a folder', () => {
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
});

describe('a path as it is told', () => {
  test.each([
    [
      'C:\\repo',
      'C:\\repo\\.github\\workflows\\kindlm.yml',
      path.win32,
      '.github/workflows/kindlm.yml',
    ],
    ['C:\\repo\\evals', 'C:\\repo', path.win32, '..'],
    ['C:\\repo\\evals', 'C:\\repo\\a\\b.yaml', path.win32, '../a/b.yaml'],
    ['C:\\repo', 'D:\\x\\y.yaml', path.win32, 'D:/x/y.yaml'],
    ['/repo', '/repo/a/b\\c.yaml', path.posix, 'a/b\\c.yaml'],
  ])('%s, %s', (folder, file, system, shown) => {
    expect(shownPath(folder, file, system)).toBe(shown);
  });
});
