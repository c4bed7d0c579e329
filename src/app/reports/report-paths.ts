/**
 * The files that the input `reports` names: files, folders or globs of both, also outside of the workspace. A folder may
 * have been unpacked from an artifact, so it may hold links to anything, and in circles: only a path that is named is
 * followed. A device or a FIFO may have no end, and is no report.
 */
import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Absolute paths, sorted, each once. A pattern may name none. */
export async function reportPaths(
  patterns: readonly string[],
  directory: string,
): Promise<readonly string[]> {
  const found = await Promise.all(patterns.map((pattern) => pathsOf(pattern, directory)));
  return [...new Set(found.flat())].sort();
}

/** Of a folder every report.json in it, of a folder that a glob matches the one directly in it. */
async function pathsOf(pattern: string, directory: string): Promise<readonly string[]> {
  const path = resolve(directory, pattern);
  const kind = await kindOf(path, stat);
  if (kind === 'file') return [path];
  const { glob } = await import('tinyglobby');
  const options = {
    absolute: true,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    expandDirectories: false,
  } as const;
  const matches =
    kind === 'folder'
      ? await glob('**/report.json', { ...options, cwd: path })
      : await glob(pattern, { ...options, cwd: directory });
  const files = await Promise.all(matches.map(fileAt));
  return files.flat();
}

async function fileAt(match: string): Promise<readonly string[]> {
  const path = resolve(match);
  const file = (await kindOf(path, lstat)) === 'folder' ? join(path, 'report.json') : path;
  return (await kindOf(file, lstat)) === 'file' ? [file] : [];
}

async function kindOf(
  path: string,
  statusOf: (path: string) => Promise<Stats>,
): Promise<'file' | 'folder' | undefined> {
  const found = await statusOf(path).catch(() => undefined);
  if (found?.isDirectory() === true) return 'folder';
  return found?.isFile() === true ? 'file' : undefined;
}
