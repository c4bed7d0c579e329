/**
 * The files that the input `reports` names: files, folders or globs of both, also outside of the workspace. A folder may
 * have been unpacked from an artifact, so it may hold links to anything, and in circles: only a path that is named is
 * followed. A device or a FIFO may have no end, and is no report.
 */
import type { Stats } from 'node:fs';
import { lstat, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { globStart, patternReadings } from '../../config/workspace-files.js';

/** Absolute paths, sorted, each once. A pattern may name none. */
export async function reportPaths(
  patterns: readonly string[],
  directory: string,
): Promise<readonly string[]> {
  const found = await Promise.all(patterns.map((pattern) => pathsOf(pattern, directory)));
  return [...new Set(found.flat())].sort();
}

async function pathsOf(pattern: string, directory: string): Promise<readonly string[]> {
  for (const reading of patternReadings(pattern)) {
    const found = await pathsOfReading(reading, directory);
    if (found.length > 0) return found;
  }
  return [];
}

/** Of a folder every report.json in it, of a folder that a glob matches the one directly in it. */
async function pathsOfReading(pattern: string, directory: string): Promise<readonly string[]> {
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
  const start =
    kind === 'folder'
      ? { folder: path, pattern: '**/report.json' }
      : await globStart(directory, pattern);
  const matches = await glob(start.pattern, { ...options, cwd: start.folder });
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
