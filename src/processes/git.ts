/**
 * Questions to git, of a checkout that may belong to another user, be no repository at all, or be what a stranger wants git
 * to take for one. No setting of the machine or of the checkout lets git run a command, and it gets none of the step's keys.
 */
import { access, constants, lstat, realpath, rename, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { valueAt } from '../basics/basics.js';
import { isInside } from '../basics/paths.js';
import { runProgram } from './children.js';

const GIT_TIMEOUT_MS = 5_000;
const NOT_INSTALLED = 'git is not installed';

/** Over whatever the repository's own config says: nothing here runs a program of its choice. */
const SETTINGS = [
  // A folder that merely looks like a repository's inside, as a commit may hold one, is none.
  'safe.bareRepository=explicit',
  // In a container job the checkout belongs to another user, and git would refuse to read it.
  'safe.directory=*',
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.sshCommand=false',
  'core.askPass=',
  'credential.helper=',
  'log.showSignature=false',
];

/** What git needs of the system, and nothing that a workflow has set. */
const KEPT = /^(?:SystemRoot|SystemDrive|windir|TEMP|TMP|TMPDIR|LD_LIBRARY_PATH|DEVELOPER_DIR)$/i;

/**
 * What git prints, without white space around it; rejects where there is no git outside of the checkout, no repository or
 * no answer.
 * @param folder absolute path in the checkout
 */
async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) throw new Error('not a git repository');
  return (await gitOf(repository, folder, args)).trim();
}

/** What git prints of a repository, asked in a folder of its work tree. */
async function gitOf(
  repository: GitFolder,
  folder: string,
  args: readonly string[],
  { timeout = GIT_TIMEOUT_MS, input }: { readonly timeout?: number; readonly input?: string } = {},
): Promise<string> {
  const search: ProgramSearch = {
    path: process.env['PATH'] ?? '',
    never: [repository.workTree, folder, process.env['GITHUB_WORKSPACE'] ?? ''].filter(Boolean),
  };
  const program = await findProgram('git', search);
  if (program === undefined) throw new Error(NOT_INSTALLED);
  const options = [
    `--git-dir=${repository.gitDir}`,
    `--work-tree=${repository.workTree}`,
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  return runProgram(program, [...options, ...args], {
    cwd: folder,
    env: await gitEnvironment(search),
    timeout,
    input,
  });
}

/** A filter's setting among the names that git lists; its first group is the filter's name. */
const FILTER_SETTING = /(?:^|\0)filter\.([^\0]+)\.[^.\0]*/g;

/**
 * The same for a question about files of the checkout, on which git would run the filters (`filter.<name>.clean`) that the
 * checkout's own settings name: they are read first and switched off one by one. Rejects for a name that cannot be.
 */
async function gitWithoutFilters(folder: string, ...args: readonly string[]): Promise<string> {
  const names = await git(folder, 'config', '-z', '--name-only', '--list');
  const filters = new Set(Array.from(names.matchAll(FILTER_SETTING), ([, name = '']) => name));
  const off = [...filters].flatMap((name) => {
    if (name.includes('=')) throw new Error('a filter of git that cannot be switched off');
    return ['clean=', 'process=', 'required=false'].flatMap((set) => [
      '-c',
      `filter.${name}.${set}`,
    ]);
  });
  return git(folder, ...off, ...args);
}

async function gitEnvironment(search: ProgramSearch): Promise<NodeJS.ProcessEnv> {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: (await allowedFolders(search)).join(delimiter),
    // Git of Windows knows this name of the null device as well.
    GIT_CONFIG_GLOBAL: process.platform === 'win32' ? '/dev/null' : devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // A commit that is not here is not fetched: that would ask servers of the repository's choice.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_AUTHOR_DATE: WHEN,
    GIT_COMMITTER_DATE: WHEN,
    LC_ALL: 'C',
  };
}

export interface GitFolder {
  /** A folder `.git`, or the file of that name in a worktree or a submodule. */
  readonly gitDir: string;
  readonly workTree: string;
}

/**
 * The nearest folder above that has a `.git`. Git itself refuses to check out anything of that name, so no commit can bring
 * one; git's own search would also stop at folders that a commit can bring.
 */
async function repositoryOf(folder: string): Promise<GitFolder | undefined> {
  const gitDir = join(folder, '.git');
  const exists = await lstat(gitDir).then(
    (status) => status.isDirectory() || status.isFile(),
    () => false,
  );
  if (exists) return { gitDir, workTree: folder };
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

// What git knows of the checkout: the commit that is tested, and the one that last changed a config.

/** The commit that is checked out; undefined where git does not know. Never rejects. `folder` is absolute. */
export async function headCommit(folder: string): Promise<string | undefined> {
  try {
    const sha = await git(folder, 'rev-parse', '--verify', 'HEAD^{commit}');
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
  } catch {
    return undefined;
  }
}

/** When that commit was made, in epoch milliseconds; undefined where git does not know. Never rejects. */
export async function headTime(folder: string): Promise<number | undefined> {
  const seconds = await git(folder, 'log', '-1', '--format=%ct').catch(() => '');
  return /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

/** Folders of one question: its arguments have a limit of the system. */
const MAX_FOLDERS = 400;

/**
 * Paths below each of these folders that git would commit, relative to it, in no order; a repository of its own ends with a
 * slash. `.gitignore` files alone say what is ignored, not the settings of this machine. A folder is left out where it is in
 * no work tree of the repository that `base` is in, or git does not answer.
 * @param base absolute folder of the checkout
 * @param folders absolute and real; many are one question
 */
export async function filesToCommit(
  base: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const repository = await repositoryOf(base);
  if (repository === undefined) return found;
  const { workTree } = repository;
  const ours = [...new Set(folders)].filter((folder) => isInside(workTree, folder));
  const ask = async (asked: readonly string[]): Promise<void> => {
    const paths = asked.map((folder) => relative(workTree, folder).split(sep).join('/') || '.');
    const command = ['--literal-pathspecs', ...LIST, '--', ...paths];
    const listed = await gitOf(repository, workTree, command, { timeout: LIST_TIMEOUT_MS }).catch(
      () => undefined,
    );
    if (listed !== undefined) {
      const names = [...new Set(listed.split('\0'))].filter((name) => name !== '').toSorted();
      for (const [index, folder] of asked.entries()) {
        found.set(folder, namesBelow(names, paths[index] ?? '.'));
      }
    } else if (asked.length > 1) {
      // One that git does not answer about, such as a submodule's, must not answer for the others.
      const half = asked.length >> 1;
      await ask(asked.slice(0, half));
      await ask(asked.slice(half));
    }
  };
  for (let at = 0; at < ours.length; at += MAX_FOLDERS) await ask(ours.slice(at, at + MAX_FOLDERS));
  return found;
}

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-per-directory=.gitignore'];
const LIST_TIMEOUT_MS = 30_000;

/** Of sorted names those below a folder, relative to it. */
function namesBelow(names: readonly string[], folder: string): readonly string[] {
  if (folder === '.') return names;
  const start = `${folder}/`;
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const below: string[] = [];
  for (let at = low; names[at]?.startsWith(start) === true; at += 1) {
    below.push((names[at] ?? '').replace(start, ''));
  }
  return below.filter((name) => name !== '');
}

/**
 * What git tracks below a folder: the names of contents by path, relative to it. Empty where there is no repository.
 * @param patterns of git, relative to the folder; everything without any
 */
export async function trackedFiles(
  folder: string,
  patterns: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) return new Map();
  const options = { timeout: MAKE_TIMEOUT_MS };
  const args = ['ls-files', '--stage', '-z', '--', ...patterns];
  const listed = await gitOf(repository, folder, args, options).catch(() => '');
  return new Map(
    listed.split('\0').flatMap((line): readonly (readonly [string, string])[] => {
      const [, mode, id = '', name = ''] = /^(\d+) ([0-9a-f]+) \d\t([^]*)$/.exec(line) ?? [];
      // A submodule is another repository's.
      return name === '' || mode === '160000' ? [] : [[name, id]];
    }),
  );
}

// Repositories that are made for agents to work in.

const WHO = ['user.name=KindLM', 'user.email=agent@example.invalid'];
/** The same commit for the same files. */
const WHEN = '2020-01-01T00:00:00Z';
/** Milliseconds for half a gigabyte. */
const MAKE_TIMEOUT_MS = 300_000;

/**
 * Makes a repository of a folder, with one commit of all of it but what its `.gitignore` files leave out, and takes its
 * `.git` out of the folder. Undefined where git is not installed.
 * @param gitDir absolute path at which its `.git` is to be
 * @param paths of files that are in the commit whatever is ignored
 */
export async function makeRepository(
  folder: string,
  gitDir: string,
  paths: readonly string[],
): Promise<GitFolder | undefined> {
  const inside = { gitDir: join(folder, '.git'), workTree: folder };
  const run = (args: readonly string[], input?: string): Promise<string> =>
    gitOf(inside, folder, [...WHO.flatMap((one) => ['-c', one]), ...args], {
      timeout: MAKE_TIMEOUT_MS,
      ...(input === undefined ? {} : { input }),
    });
  try {
    await run(['init', '--quiet', '--template=', '--initial-branch=main']);
  } catch (error) {
    if (error instanceof Error && error.message === NOT_INSTALLED) return undefined;
    throw error;
  }
  await run(['add', '--all']);
  if (paths.length > 0) {
    const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
    await run(['--literal-pathspecs', 'add', '--force', ...listed], paths.join('\0'));
  }
  await run(['commit', '--quiet', '--allow-empty', '--no-verify', '-m', 'Start']);
  for (const setting of WHO) await run(['config', ...(setting.split('=') as [string, string])]);
  await run(['repack', '-a', '-d', '--quiet']);
  await rename(inside.gitDir, gitDir);
  return { gitDir, workTree: folder };
}

/** Which paths of a folder's repository git ignores; those of its commit never are. None without a repository. */
export async function ignoredIn(
  repository: GitFolder | undefined,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (repository === undefined || paths.length === 0) return new Set();
  const args = ['check-ignore', '-z', '--stdin'];
  const options = { timeout: MAKE_TIMEOUT_MS, input: paths.join('\0') };
  const listed = await gitOf(repository, repository.workTree, args, options).catch(
    (error: unknown) => {
      // None of them.
      if (valueAt(error, 'code') === 1) return '';
      throw error;
    },
  );
  return new Set(listed.split('\0').filter((name) => name !== ''));
}

/** The commit that last changed a config: evidence that its thresholds were set before the run. */
interface ConfigCommit {
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

// Which checkout of the workspace a folder belongs to: a job may have several, in folders of their own or as
// submodules.

interface Checkout {
  /** Absolute path of its top folder. */
  readonly folder: string;
  /** `owner/name` in lower case, the end of the URL of its remote `origin`; undefined where that is none or no URL. */
  readonly origin?: string | undefined;
}

/** The checkout that a folder is in; undefined where there is none. `folder` is absolute. Never rejects. */
export async function checkoutOf(folder: string): Promise<Checkout | undefined> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) return undefined;
  const origin = await git(repository.workTree, 'config', '--get', 'remote.origin.url').then(
    ownerAndName,
    () => undefined,
  );
  return { folder: repository.workTree, origin };
}

/** Of `https://host/owner/name.git`, `git@host:owner/name` and `ssh://git@host/owner/name/`. */
function ownerAndName(url: string): string | undefined {
  const [, owner, name] =
    /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+@[^/:]+:)(?:.*\/)?([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(url) ??
    [];
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`.toLowerCase();
}

// Finds a program where the system keeps its programs, and never in a folder that the checkout's author may fill.

interface ProgramSearch {
  /** As the PATH variable has them. */
  readonly path: string;
  /** Absolute folders; nothing inside of them is taken, whatever links lead there. */
  readonly never: readonly string[];
}

/**
 * Absolute path of the program; undefined where there is none. Folders of PATH that are relative (or empty, which means
 * the current folder) are left out, and so are those inside of a folder of `never`.
 */
async function findProgram(name: string, search: ProgramSearch): Promise<string | undefined> {
  for (const folder of await allowedFolders(search)) {
    const program = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    const real = await realpath(program).catch(() => undefined);
    if (real === undefined || !(await isProgram(real))) continue;
    if (!(await isForbidden(search, program, real))) return program;
  }
  return undefined;
}

/** The folders of a PATH that are absolute and not inside of a folder of `never`. */
async function allowedFolders(search: ProgramSearch): Promise<readonly string[]> {
  const kept = await Promise.all(
    foldersOf(search.path).map(async (folder) =>
      (await isForbidden(search, ...(await bothWays(folder)))) ? [] : [folder],
    ),
  );
  return kept.flat();
}

/** Whether any of the paths is inside of a folder of `never`, whatever links lead there. */
async function isForbidden(
  { never }: ProgramSearch,
  ...paths: readonly string[]
): Promise<boolean> {
  const forbidden = (await Promise.all(never.map(bothWays))).flat();
  return paths.some((one) => forbidden.some((root) => isInside(root, one)));
}

function foldersOf(path: string): readonly string[] {
  return path
    .split(delimiter)
    .map((folder) => folder.replace(/^"(.*)"$/, '$1'))
    .filter((folder) => isAbsolute(folder));
}

/** A folder as it is written, and with its symbolic links resolved. */
async function bothWays(folder: string): Promise<readonly string[]> {
  return [folder, await realpath(folder).catch(() => folder)];
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
