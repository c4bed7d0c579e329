/** What `init` reads of the repository around a folder; nothing is asked of git, which may not be there yet. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';

/** The nearest folder, from this one up, with a `.git`; undefined outside of a repository. */
export function repositoryRoot(from: string): string | undefined {
  const { root } = parse(from);
  for (let folder = from; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

/** The remote's default branch where the clone knows it, else the one that is checked out by a usual name, else `main`. */
export function defaultBranch(root: string): string {
  const remote = refIn(root, 'refs/remotes/origin/HEAD')?.replace(/^refs\/remotes\/origin\//, '');
  if (remote !== undefined) return remote;
  const checkedOut = refIn(root, 'HEAD')?.replace(/^refs\/heads\//, '');
  return checkedOut === 'master' ? checkedOut : 'main';
}

function refIn(root: string, name: string): string | undefined {
  try {
    return /^ref: (\S+)\s*$/.exec(readFileSync(join(root, '.git', name), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
