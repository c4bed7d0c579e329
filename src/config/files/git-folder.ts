/** What is git's own in a checkout. Its config may hold the job's token, which nothing that a config names may read. */
import { lstat } from 'node:fs/promises';
import path from 'node:path';

/** Some file systems leave these out of a name when they compare it. */
const IGNORED_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether a path leads into a `.git`, as it is written: in any letter case, and under the other names by which file systems
 * of Windows and macOS know it (`git~1`, `.git.`, `.git::$INDEX_ALLOCATION`). `relative` has either separator.
 */
export function namesGit(relative: string): boolean {
  return relative.split(/[/\\]/).some((segment) => {
    const [name = ''] = segment.replace(IGNORED_CHARACTERS, '').split(':', 1);
    return /^(?:\.git|git~\d+)[. ]*$/i.test(name);
  });
}

/**
 * Whether `target` is, or is below, a folder that holds a repository under whatever name, as bare clones and the
 * repositories of submodules and worktrees are. Looks at the folders between `root` and `target`; both absolute and real.
 */
export async function isInRepositoryFolder(root: string, target: string): Promise<boolean> {
  const way = path.relative(root, target).split(path.sep).filter(Boolean);
  for (let depth = 0; depth <= way.length; depth++) {
    if (await holdsRepository(path.join(root, ...way.slice(0, depth)))) return true;
  }
  return false;
}

async function holdsRepository(folder: string): Promise<boolean> {
  const [head, ...others] = PARTS;
  // Hardly any folder has the first, so the rest is seldom looked for.
  if (!(await exists(path.join(folder, head)))) return false;
  const found = await Promise.all(others.map((part) => exists(path.join(folder, part))));
  return found.every(Boolean);
}

const PARTS = ['HEAD', 'objects', 'refs'] as const;

function exists(name: string): Promise<boolean> {
  return lstat(name).then(
    () => true,
    () => false,
  );
}
