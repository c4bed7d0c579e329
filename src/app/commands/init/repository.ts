/** The repository that a folder is in: its root, its default branch, and whether it runs the action already. */
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { dirname, join, parse as parsePath, posix } from 'node:path';

/** The nearest folder, from this one up, with a `.git`; undefined outside of a repository. */
export function repositoryRoot(from: string): string | undefined {
  const { root } = parsePath(from);
  for (let folder = from; folder !== root; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
  }
  return undefined;
}

/** Names of default branches, the usual ones first. */
const USUAL_BRANCHES = ['main', 'master', 'trunk', 'develop', 'mainline'];

/**
 * The remote's default branch where the clone knows it; else of the branches that there are the one with a usual name,
 * else the one that is checked out where it is the only one; else `main`.
 */
export function usualBranch(root: string): string {
  const remote = refIn(root, 'refs/remotes/origin/HEAD')?.replace(/^refs\/remotes\/origin\//, '');
  if (remote !== undefined) return remote;
  const branches = branchesOf(root);
  const usual = USUAL_BRANCHES.find((name) => branches.includes(name));
  return usual ?? (branches.length === 1 ? branches[0] : undefined) ?? 'main';
}

/** Of this clone and of its remote, the one that is checked out also before its first commit. */
function branchesOf(root: string): readonly string[] {
  const checkedOut = refIn(root, 'HEAD')?.replace(/^refs\/heads\//, '');
  const names = ['refs/heads', 'refs/remotes/origin'].flatMap((folder) =>
    filesIn(join(root, '.git', folder)),
  );
  const packed = beginningOf(join(root, '.git', 'packed-refs')).matchAll(
    /^[0-9a-f]+ refs\/(?:heads|remotes\/origin)\/(\S+)$/gm,
  );
  const all = [checkedOut, ...names, ...[...packed].map(([, name]) => name)];
  return [...new Set(all)].filter((name) => name !== undefined && name !== 'HEAD') as string[];
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.relative(folder, posix.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}

function refIn(root: string, name: string): string | undefined {
  return /^ref: (\S+)\s*$/.exec(beginningOf(join(root, '.git', name)))?.[1];
}

const WORKFLOWS = '.github/workflows';

/** The workflow that runs this action, relative to the root with `/`; undefined where none does. */
export function workflowOfAction(root: string): string | undefined {
  const names = filesIn(join(root, WORKFLOWS)).filter((name) => /\.ya?ml$/.test(name));
  const found = names.find((name) =>
    /^\s*(?:-\s*)?uses:\s*['"]?kindlm\/action@/m.test(beginningOf(join(root, WORKFLOWS, name))),
  );
  return found === undefined ? undefined : `${WORKFLOWS}/${found}`;
}

/** The first 64 KiB of a file; empty where there is none. */
export function beginningOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(64 * 1024);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}
