/** The repository that a folder is in: its root, its default branch, whether it runs the action already; and what is written into it. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, parse as parsePath, posix } from 'node:path';
import { errorText } from '../../../basics/basics.js';
import { linkOnTheWay } from '../../../basics/paths.js';

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

// Writes files that do not exist yet, and remembers what it did and what it left alone.

/** A file that the system does not let be read or written: a folder is in its place, a file in that of its folder. */
export class UnusableFile extends Error {}

export interface Writer {
  /** `path` is relative to the folder. A file that exists stays as it is. Throws UnusableFile, as addLines does. */
  write(path: string, text: string): void;
  leaveAlone(path: string): void;
  /** Of a file that another program wrote. */
  written(path: string): void;
  /** Adds the lines that a file lacks, at its end. */
  addLines(path: string, lines: readonly string[]): void;
  /** What was done, in lines. */
  report(): string;
}

/** @param folder absolute; `path` of each function is relative to it, with `/` */
export function createWriter(folder: string): Writer {
  const wrote: string[] = [];
  const added: string[] = [];
  const kept: string[] = [];
  // A symbolic link that leads nowhere is there too.
  const isThere = (path: string): boolean =>
    naming(path, () => lstatSync(join(folder, path), { throwIfNoEntry: false })) !== undefined;
  const root = repositoryRoot(folder) ?? folder;
  const put = (path: string, text: string): void => {
    const file = join(folder, path);
    refuseLinks(root, file);
    mkdirSync(dirname(file), { recursive: true });
    // Not even what was made since.
    writeFileSync(file, text, { flag: 'wx' });
    wrote.push(path);
  };
  return {
    write(path, text) {
      if (isThere(path)) kept.push(path);
      else naming(path, () => put(path, text));
    },
    leaveAlone: (path) => void kept.push(path),
    written: (path) => void wrote.push(path),
    addLines(path, lines) {
      if (!isThere(path)) {
        naming(path, () => put(path, `${lines.join('\n')}\n`));
        return;
      }
      const missing = naming(path, () => {
        refuseLinks(root, join(folder, path));
        return appendMissing(join(folder, path), lines);
      });
      if (missing.length > 0) added.push(`${path}: ${missing.join(', ')}`);
    },
    report() {
      const list = (title: string, items: readonly string[]): readonly string[] =>
        items.length === 0 ? [] : [`${title}:`, ...items.map((item) => `  ${item}`)];
      return [
        ...list('Wrote', wrote),
        ...list('Added', added),
        ...list('Left alone, because it exists', kept),
      ].join('\n');
    },
  };
}

/** Throws where a file, or a folder that it is in, is a symbolic link: a checkout may bring one that leads anywhere. */
function refuseLinks(root: string, file: string): void {
  const link = linkOnTheWay(root, file);
  if (link !== undefined) {
    throw new Error(`${link} is a symbolic link, and nothing is written through one`);
  }
}

/** The lines that the file lacked and now has. */
function appendMissing(file: string, lines: readonly string[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
  const missing = lines.filter((line) => !known.has(line));
  if (missing.length === 0) return [];
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${start}${missing.join('\n')}\n`);
  return missing;
}

function naming<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UnusableFile(`${path} cannot be written: ${errorText(error)}`);
  }
}
