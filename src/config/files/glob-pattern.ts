/** Globs as people write them on every system, made ready for a matcher that knows forward slashes only. */
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * What a pattern with backslashes may mean, the likeliest first; the first that matches anything counts. On Windows a
 * backslash separates folders (`${{ github.workspace }}\suites\*`). Elsewhere it makes the next character an ordinary one.
 */
export function patternReadings(
  pattern: string,
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  if (!pattern.includes('\\')) return [pattern];
  const separated = pattern.replaceAll('\\', '/');
  if (platform !== 'win32') return [pattern, separated];
  // No file there has a star or a question mark in its name, so neither is ever escaped.
  return [...new Set([separated, pattern.replaceAll(/\\(?![!()+@[\]{}])/g, '/')])];
}

export interface GlobStart {
  /** Absolute; the pattern is relative to it. */
  readonly folder: string;
  readonly pattern: string;
}

/**
 * Where a pattern with forward slashes starts. An absolute one starts in the deepest folder that is there by its very
 * name, links resolved: letters such as `(` in the path of a checkout are no wildcards, and a checkout behind a link
 * (/tmp on macOS) is found under both names.
 */
export async function globStart(directory: string, pattern: string): Promise<GlobStart> {
  if (!path.isAbsolute(pattern)) return { folder: directory, pattern };
  const segments = pattern.split('/');
  for (let count = segments.length - 1; count > 0; count -= 1) {
    // With its slash: `D:` alone is the current folder of that drive.
    const folder = await realFolder(`${segments.slice(0, count).join('/')}/`);
    if (folder !== undefined) return { folder, pattern: segments.slice(count).join('/') };
  }
  return { folder: directory, pattern };
}

async function realFolder(name: string): Promise<string | undefined> {
  try {
    return (await stat(name)).isDirectory() ? await realpath(name) : undefined;
  } catch {
    return undefined;
  }
}
