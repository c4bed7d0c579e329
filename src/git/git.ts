/**
 * Questions to git, of a checkout that may belong to another user, be no repository at all, or be what a stranger wants git
 * to take for one. No setting of the machine or of the checkout lets git run a command, and it gets none of the step's keys.
 */
import { lstat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram, type ChildEnvironment } from '../processes/children.js';
import { findProgram, searchPath, type ProgramSearch } from '../processes/find-program.js';

const GIT_TIMEOUT_MS = 5_000;

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
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) throw new Error('not a git repository');
  const search: ProgramSearch = {
    path: process.env['PATH'] ?? '',
    never: [repository.workTree, folder, process.env['GITHUB_WORKSPACE'] ?? ''].filter(Boolean),
  };
  const program = await findProgram('git', search);
  if (program === undefined) throw new Error('git is not installed');
  const options = [
    `--git-dir=${repository.gitDir}`,
    `--work-tree=${repository.workTree}`,
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const answer = await runProgram(program, [...options, ...args], {
    cwd: folder,
    env: await gitEnvironment(search),
    timeout: GIT_TIMEOUT_MS,
  });
  return answer.trim();
}

/** A filter's setting among the names that git lists; its first group is the filter's name. */
const FILTER_SETTING = /(?:^|\0)filter\.([^\0]+)\.[^.\0]*/g;

/**
 * The same for a question about files of the checkout, on which git would run the filters (`filter.<name>.clean`) that the
 * checkout's own settings name: they are read first and switched off one by one. Rejects for a name that cannot be.
 */
export async function gitWithoutFilters(
  folder: string,
  ...args: readonly string[]
): Promise<string> {
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

async function gitEnvironment(search: ProgramSearch): Promise<ChildEnvironment> {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: await searchPath(search),
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
    LC_ALL: 'C',
  };
}

export interface Repository {
  /** A folder `.git`, or the file of that name in a worktree or a submodule. */
  readonly gitDir: string;
  readonly workTree: string;
}

/**
 * The nearest folder above that has a `.git`. Git itself refuses to check out anything of that name, so no commit can bring
 * one; git's own search would also stop at folders that a commit can bring.
 */
export async function repositoryOf(folder: string): Promise<Repository | undefined> {
  const gitDir = join(folder, '.git');
  const exists = await lstat(gitDir).then(
    (status) => status.isDirectory() || status.isFile(),
    () => false,
  );
  if (exists) return { gitDir, workTree: folder };
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}
