/** The files that the input `reports` names: paths, folders or globs, also outside of the workspace. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Absolute paths, each once; of a folder every report.json in it. A pattern may lead to none. */
export async function findReports(
  patterns: readonly string[],
  from: string,
): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const found = new Set<string>();
  for (const pattern of patterns) {
    const path = resolve(from, pattern);
    const kind = await kindOf(path);
    if (kind === 'file') found.add(path);
    else {
      const options = { absolute: true, onlyFiles: true, followSymbolicLinks: false } as const;
      const matches =
        kind === 'folder'
          ? await glob('**/report.json', { ...options, cwd: path })
          : await glob(pattern, { ...options, cwd: from });
      for (const match of matches.toSorted()) found.add(match);
    }
  }
  return [...found];
}

async function kindOf(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}
