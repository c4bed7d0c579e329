/** What git knows of the checkout: the commit that is tested, and the one that last changed a config. */
import { basename, dirname, join } from 'node:path';
import { git, gitWithoutFilters } from './git.js';

/** The commit that is checked out; undefined where git does not know. Never rejects. `folder` is absolute. */
export async function headCommit(folder: string): Promise<string | undefined> {
  try {
    const sha = await git(folder, 'rev-parse', '--verify', 'HEAD^{commit}');
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
  } catch {
    return undefined;
  }
}

/** The commit that last changed a config: evidence that its thresholds were set before the run. */
export interface ConfigCommit {
  readonly sha: string;
  /** ISO 8601 committer date. */
  readonly date: string;
  /** The file has changes that are not committed. */
  readonly dirty: boolean;
}

/** The last commit of each config, in order; `files` are relative to the workspace. Never rejects. */
export function configCommits(
  workspace: string,
  files: readonly string[],
): Promise<readonly (ConfigCommit | undefined)[]> {
  return Promise.all(files.map((file) => configCommit(workspace, file)));
}

/**
 * Asks git; `undefined` where there is no git, no repository or no commit of the file.
 * In a shallow clone git names the oldest commit that it has: the config stood there already, perhaps longer.
 * @param workspace absolute path of the checkout
 * @param file path of the config, relative to the workspace
 */
async function configCommit(workspace: string, file: string): Promise<ConfigCommit | undefined> {
  const path = join(workspace, file);
  // Asked where the config is: it may be in a separate checkout. Its name may begin with a colon or hold a star.
  const folder = dirname(path);
  const literal = `:(literal)${basename(path)}`;
  try {
    const log = await git(folder, 'log', '-1', '--format=%H %cI', '--', literal);
    const [sha, date] = log.split(' ');
    if (sha === undefined || sha === '' || date === undefined) return undefined;
    const status = ['status', '--porcelain', '--ignore-submodules=all', '--', literal];
    return { sha, date, dirty: (await gitWithoutFilters(folder, ...status)) !== '' };
  } catch {
    return undefined;
  }
}
