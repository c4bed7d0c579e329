/** The files that the input `reports` names: files, folders or globs of both, also outside of the workspace. */
import { stat } from 'node:fs/promises';
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
  const kind = await kindOf(path);
  if (kind === 'file') return [path];
  const { glob } = await import('tinyglobby');
  const options = { absolute: true, dot: true, followSymbolicLinks: false } as const;
  if (kind === 'folder') {
    return (await glob('**/report.json', { ...options, cwd: path })).map((file) => resolve(file));
  }
  const matches = await glob(pattern, {
    ...options,
    cwd: directory,
    onlyFiles: false,
    expandDirectories: false,
  });
  const files = await Promise.all(matches.map(fileAt));
  return files.flat();
}

async function fileAt(match: string): Promise<readonly string[]> {
  const path = resolve(match);
  if ((await kindOf(path)) === 'file') return [path];
  const inside = join(path, 'report.json');
  return (await kindOf(inside)) === 'file' ? [inside] : [];
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return undefined;
  return found.isDirectory() ? 'folder' : 'file';
}
