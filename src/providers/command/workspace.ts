/**
 * Workspaces: what a command works on is a private copy outside of the checkout, with a private home, so that no run sees
 * another's traces and an agent that looks upwards finds neither our repository nor its instructions. It is no sandbox:
 * anybody who wants to can leave it. Everything that is made here is removed again.
 */
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errorText } from '../../basics/basics.js';
import { isInside } from '../../basics/paths.js';
import type { FileTree, Workspace } from '../../config/suite.js';
import { namesGit } from '../../config/workspace-files.js';
import { runProgram } from '../../processes/children.js';
import { ignoredIn, makeRepository, type GitFolder } from '../../processes/git.js';
import {
  type AskedWorkspace,
  type ChatResponse,
  ProviderError,
  type WorkspaceCopy,
} from '../provider.js';
import { changedFiles, differing, pathsIn, snapshotOf, storedFiles } from './changed-files.js';
import { endMarked, type ProcessGroup } from './process-group.js';
import { runScript, runToken, withoutKeys } from './user-programs.js';

type Environment = Readonly<Record<string, string>>;
type Vars = Readonly<Record<string, string>>;
type Snapshot = WorkspaceCopy['start'];
type CopyCheck = Parameters<WorkspaceCopy['check']>[0];
type StoredChange = NonNullable<ChatResponse['changes']>[number];

interface WorkspacesOptions {
  /** Absolute folder of the config. */
  readonly directory: string;
  /** Absolute: what names it is withheld. */
  readonly checkout: string;
  /** Takes secrets out of a text. */
  readonly redact: (text: string) => string;
  /** What a command gets of the step's environment, with the test's variables. */
  readonly environmentOf: (vars: Vars) => Environment;
  /** Names of variables that no setup and no check gets. */
  readonly keys: ReadonlySet<string>;
}

/** Where agents keep what they remember, relative to the home folder. */
const HOMES: Readonly<Record<string, string>> = {
  HOME: '',
  XDG_CONFIG_HOME: '.config',
  XDG_DATA_HOME: '.local/share',
  XDG_STATE_HOME: '.local/state',
  CLAUDE_CONFIG_DIR: '.claude',
  CODEX_HOME: '.codex',
  COPILOT_HOME: '.copilot',
  GEMINI_CLI_HOME: '',
  OPENCODE_CONFIG_DIR: '.config/opencode',
};

/** Milliseconds that one command of `setup` may take. */
const SETUP_TIMEOUT_MS = 600_000;
/** Bytes that an agent may write into its copy and its home. */
const MAX_WRITTEN_BYTES = 4_000_000_000;
/** Bytes of a file of a copy that are read into memory. */
const MAX_READ_BYTES = 100_000_000;
const LOOK_EVERY_MS = 2_000;

/** All workspaces of one suite. */
export class Workspaces {
  readonly #options: WorkspacesOptions;
  readonly #templates = new Map<string, Promise<Template>>();
  readonly #folders = new Set<string>();
  readonly #scripts = new Set<ProcessGroup>();
  #cache: Promise<string> | undefined;

  constructor(options: WorkspacesOptions) {
    this.#options = options;
  }

  /** A copy for an agent to work in. Rejects with ProviderError `not-prepared` where it cannot be made. */
  async open(asked: AskedWorkspace, vars: Vars): Promise<OpenCopy> {
    const template = await this.#templateOf(asked, vars);
    const folder = await this.#newFolder('kindlm-run-');
    await copyFolder(template.work, path.join(folder, 'work'));
    if (asked.git) await copyFolder(template.git, path.join(folder, 'work', '.git'));
    if (template.home !== undefined) await copyFolder(template.home, path.join(folder, 'home'));
    return new OpenCopy(folder, template, {
      isOurs: await sameFolder(path.join(folder, 'work')),
      ...this.#options,
      cache: await (this.#cache ??= this.#newFolder('kindlm-cache-')),
      scripts: this.#scripts,
      onClosed: () => void this.#folders.delete(folder),
    });
  }

  /** A copy as a stored answer says that an agent left it. */
  async restore(
    asked: AskedWorkspace,
    vars: Vars,
    changes: readonly StoredChange[],
  ): Promise<WorkspaceCopy> {
    const copy = await this.open(asked, vars);
    await layChanges(copy.work, changes);
    await copy.settle();
    return copy;
  }

  /** Ends every setup and check that is running. */
  endScripts(): void {
    for (const group of this.#scripts) void group.end();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#scripts].map((group) => group.end()));
    await Promise.all([...this.#folders].map(removeFolder));
    this.#folders.clear();
  }

  async #newFolder(prefix: string): Promise<string> {
    const outside = await outsideOf(this.#options.checkout);
    const folder = await mkdtemp(path.join(outside, prefix));
    this.#folders.add(folder);
    return folder;
  }

  #templateOf(asked: AskedWorkspace, vars: Vars): Promise<Template> {
    const { tree, setup, git, home } = asked;
    const key = JSON.stringify([tree, setup, git, home, setup.length > 0 ? vars : {}]);
    const known = this.#templates.get(key);
    if (known !== undefined) return known;
    const made = this.#makeTemplate(asked.whole(), vars);
    this.#templates.set(key, made);
    return made;
  }

  async #makeTemplate(whole: Workspace, vars: Vars): Promise<Template> {
    const folder = await this.#newFolder('kindlm-start-');
    const [work, home, git] = ['work', 'home', 'git'].map((name) => path.join(folder, name)) as [
      ...[string, string, string],
    ];
    try {
      await writeTree(work, whole.tree);
      await writeHome(home, whole.home);
      const homeOrNone = whole.home === 'inherit' ? undefined : home;
      for (const { command, script } of whole.setup) {
        await this.#setUp({ command, script, vars, work, home: homeOrNone });
      }
      const repository = await makeRepository(
        work,
        git,
        whole.tree.files.map((file) => file.path),
      );
      if (repository === undefined && whole.git) {
        throw notPrepared('git is not installed, and the workspace is to be a repository', {
          hint: 'Install git in an earlier step, or write `git: false`.',
        });
      }
      const paths = await pathsIn(work);
      const ignored = await ignoredIn(repository, paths);
      const start = await snapshotOf(
        paths.filter((name) => !ignored.has(name)),
        (name) => path.join(work, name),
      );
      return { work, git, home: homeOrNone, repository, isRepository: whole.git, start, paths };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw notPrepared(`The workspace cannot be made: ${errorText(error)}`);
    }
  }

  async #setUp({ command, script, vars, work, home }: SetupCommand): Promise<void> {
    const { environmentOf, keys, redact } = this.#options;
    const cache = await (this.#cache ??= this.#newFolder('kindlm-cache-'));
    const given = withoutKeys(environmentOf(vars), keys);
    const env = workEnvironment(this.#options, given, { home, cache });
    const limits = { timeoutMs: SETUP_TIMEOUT_MS, scripts: this.#scripts };
    const end = await runScript(script, { cwd: work, env, redact, ...limits });
    if (end.exitCode === 0) return;
    const how = end.timedOut
      ? `did not end within ${SETUP_TIMEOUT_MS / 60_000} minutes`
      : `ended with exit code ${end.exitCode}`;
    const said = end.lastLines.trim() === '' ? ' It wrote nothing.' : `\n${end.lastLines.trim()}`;
    const message = `The command of \`setup\` ${JSON.stringify(command)} ${how}.${said}`;
    throw notPrepared(this.#options.redact(message));
  }
}

interface SetupCommand {
  readonly command: string;
  readonly script: string;
  readonly vars: Vars;
  readonly work: string;
  readonly home: string | undefined;
}

/** What the runs of equal workspaces are copies of. */
interface Template {
  readonly work: string;
  readonly git: string;
  readonly home: string | undefined;
  /** Undefined where there is no git. */
  readonly repository: GitFolder | undefined;
  /** Its copies are repositories. */
  readonly isRepository: boolean;
  readonly start: Snapshot;
  /** Of all files, ignored ones too. */
  readonly paths: readonly string[];
}

interface CopyOptions extends WorkspacesOptions {
  /** Whether the folder in which the agent works is still there, and no other one or a link in its place. */
  readonly isOurs: () => Promise<boolean>;
  readonly scripts: Set<ProcessGroup>;
  readonly cache: string;
  readonly onClosed: () => void;
}

/** A copy while its agent works in it, and afterwards. */
class OpenCopy implements WorkspaceCopy {
  readonly work: string;
  readonly token = runToken();
  readonly #folder: string;
  readonly #home: string | undefined;
  readonly #template: Template;
  readonly #options: CopyOptions;
  #now: Snapshot = new Map();
  #changes: WorkspaceCopy['changes'] = [];
  /** Of all files at the end, those of git and ignored ones too. */
  #paths: readonly string[] = [];
  #checks: Promise<unknown> = Promise.resolve();
  readonly #looks: Promise<unknown>[] = [];

  constructor(folder: string, template: Template, options: CopyOptions) {
    this.#folder = folder;
    this.#template = template;
    this.#options = options;
    this.work = path.join(folder, 'work');
    this.#home = template.home === undefined ? undefined : path.join(folder, 'home');
  }

  get changes(): WorkspaceCopy['changes'] {
    return this.#changes;
  }

  get start(): Snapshot {
    return this.#template.start;
  }

  get now(): Snapshot {
    return this.#now;
  }

  /** What its agent gets of an environment. */
  environment(given: Environment): Environment {
    const { cache } = this.#options;
    const places = { home: this.#home, cache };
    return workEnvironment(this.#options, given, places);
  }

  /** Calls back when more was written than an agent may. */
  watch(onFull: () => void): SizeWatch {
    return watchSize(this.#folder, onFull);
  }

  /** Ends what its agent has left behind, and looks at what it changed. */
  async settle(): Promise<void> {
    await endMarked(this.token);
    // What would be looked at, and checked in, would be a folder of its choice.
    if (!(await this.#options.isOurs()))
      throw new Error('put something else at the place of its workspace');
    this.#paths = await pathsIn(this.work);
    const ofGit = await gitNames(this.work, this.#paths);
    const all = this.#paths.filter((name) => !ofGit.has(topOf(name)));
    const ignored = await ignoredIn(this.#template.repository, all);
    const seen = all.filter((name) => !ignored.has(name));
    this.#now = await snapshotOf(seen, (name) => path.join(this.work, name));
    this.#changes = await changedFiles(this.#sides());
  }

  stored(): ReturnType<typeof storedFiles> {
    return storedFiles(this.#sides());
  }

  #sides(): Parameters<typeof changedFiles>[0] {
    const { work, start } = this.#template;
    return { start: { root: work, files: start }, now: { root: this.work, files: this.#now } };
  }

  async read(name: string): Promise<Buffer> {
    const file = path.join(this.work, name);
    // A pipe would be waited for, and a link leads anywhere.
    const status = await lstat(file);
    if (!status.isFile() || status.size > MAX_READ_BYTES) throw new Error('is no file to be read');
    return readFile(file);
  }

  async hiddenChanges(
    isWanted: (name: string) => boolean,
  ): ReturnType<WorkspaceCopy['hiddenChanges']> {
    const { work, git, isRepository, paths } = this.#template;
    const hidden = (names: readonly string[]): readonly string[] =>
      names.filter((name) => isWanted(name) && !this.#now.has(name) && !this.start.has(name));
    const ofGit = isRepository ? (await pathsIn(git)).map((name) => `.git/${name}`) : [];
    const start = await snapshotOf(hidden([...paths, ...ofGit]), (name) =>
      name.startsWith('.git/')
        ? path.join(git, path.posix.relative('.git', name))
        : path.join(work, name),
    );
    const now = await snapshotOf(hidden(this.#paths), (name) => path.join(this.work, name));
    return differing(start, now).map((name) => ({ path: name, isNew: !start.has(name) }));
  }

  check(check: CopyCheck): ReturnType<WorkspaceCopy['check']> {
    this.#looks.push(check.looked);
    const next = this.#checks.then(() => this.#runCheck(check));
    this.#checks = next.catch(() => undefined);
    return next;
  }

  async #runCheck({
    script,
    vars,
    tree,
    timeoutMs,
  }: CopyCheck): ReturnType<WorkspaceCopy['check']> {
    await Promise.allSettled(this.#looks);
    // A check before it may have run what the agent wrote.
    if (!(await this.#options.isOurs())) return NO_WORKSPACE;
    if (tree !== undefined) await layTree(this.work, tree);
    const { environmentOf, keys, scripts, redact } = this.#options;
    const env = this.environment(withoutKeys(environmentOf(vars), keys));
    const { token, work: cwd } = this;
    return runScript(script, { cwd, env, timeoutMs, token, scripts, redact });
  }

  async close(isKept: boolean): Promise<string | undefined> {
    await endMarked(this.token);
    this.#options.onClosed();
    if (isKept) return this.work;
    await removeFolder(this.#folder);
    return undefined;
  }
}

export type { OpenCopy };

/** How a check ends that has nowhere to run. */
const NO_WORKSPACE = {
  exitCode: null,
  timedOut: false,
  stdout: '',
  lastLines: 'Not run: something else is at the place of the workspace.',
};

/** Takes note of a folder; the function says whether it is still there. */
async function sameFolder(folder: string): Promise<() => Promise<boolean>> {
  const { dev, ino } = await lstat(folder);
  return async () => {
    const now = await lstat(folder).catch(() => undefined);
    return now?.isDirectory() === true && now.dev === dev && now.ino === ino;
  };
}

function notPrepared(message: string, details: { readonly hint?: string } = {}): ProviderError {
  return new ProviderError('not-prepared', message, details);
}

/** Git's own folder in the copy, under every name that the file system takes for it: `.GIT` may be another one. */
async function gitNames(work: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const own = await lstat(path.join(work, '.git')).catch(() => undefined);
  const names = new Set(['.git']);
  for (const name of new Set(paths.map(topOf))) {
    if (names.has(name) || !namesGit(name)) continue;
    const status = await lstat(path.join(work, name)).catch(() => undefined);
    if (own !== undefined && status?.ino === own.ino) names.add(name);
  }
  return names;
}

function topOf(name: string): string {
  return name.split('/', 1)[0] ?? '';
}

/** The system's folder for what is temporary, which a workflow may have put into the checkout. */
async function outsideOf(checkout: string): Promise<string> {
  const root = await realpath(checkout).catch(() => checkout);
  for (const folder of [os.tmpdir(), '/tmp', '/var/tmp']) {
    const real = await realpath(folder).catch(() => undefined);
    if (real !== undefined && !isInside(root, real)) return real;
  }
  throw notPrepared('There is no temporary folder outside of the checkout.', {
    hint: 'Set TMPDIR to a folder outside of it.',
  });
}

// Copies and trees on disk.

/** As fast as the system's own. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeout: 300_000 };
  try {
    await runProgram('/bin/cp', ['-pPR', from, to], options);
  } catch {
    // A system without it, or a disk that is full, which this says in words.
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }
}

/** Agents leave folders that nobody may write into. Never rejects: what cannot be removed is temporary. */
async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 2 });
  } catch {
    const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeout: 60_000 };
    await runProgram('/bin/chmod', ['-R', 'u+rwX', folder], options).catch(() => '');
    // The system's own knows folders whose paths are longer than a path may be.
    await runProgram('/bin/rm', ['-rf', '--', folder], options).catch(() => '');
  }
}

async function writeTree(root: string, { files }: FileTree): Promise<void> {
  await mkdir(root, { recursive: true });
  const folders = new Set(files.map((file) => path.posix.dirname(file.path)));
  for (const folder of folders) await mkdir(path.join(root, folder), { recursive: true });
  for (let at = 0; at < files.length; at += 64) {
    await Promise.all(files.slice(at, at + 64).map((file) => writeTreeFile(root, file)));
  }
}

async function writeTreeFile(
  root: string,
  { path: name, from, executable }: FileTree['files'][number],
): Promise<void> {
  const target = path.join(root, name);
  if ('link' in from) return symlink(from.link, target);
  const content = 'text' in from ? from.text : await readFile(from.file);
  await writeFile(target, content, { mode: executable ? 0o755 : 0o644 });
}

async function writeHome(root: string, home: Workspace['home']): Promise<void> {
  if (home !== 'inherit') await writeTree(root, home);
  await mkdir(root, { recursive: true });
  // Codex does not start where its folder is missing.
  for (const folder of Object.values(HOMES))
    await mkdir(path.join(root, folder), { recursive: true });
}

/** A tree over what is there: whatever is in its way goes, links above all, through which nothing is written. */
async function layTree(root: string, tree: FileTree): Promise<void> {
  for (const file of tree.files) {
    const name =
      file.path === '' ? path.basename('file' in file.from ? file.from.file : '') : file.path;
    await clearWay(root, name);
    await writeTreeFile(root, { ...file, path: name });
  }
}

/** The changes of a stored answer, which anybody may have written. */
async function layChanges(root: string, changes: readonly StoredChange[]): Promise<void> {
  const [links, others] = [true, false].map((isLink) =>
    changes.filter(({ link }) => (link !== undefined) === isLink),
  ) as [StoredChange[], StoredChange[]];
  for (const { path: name, deleted } of others) {
    requireInside(name);
    if (deleted === true) await rm(path.join(root, name), { recursive: true, force: true });
  }
  for (const { path: name, text, base64, executable } of others) {
    if (text === undefined && base64 === undefined) continue;
    await clearWay(root, name);
    const content = text ?? Buffer.from(base64 ?? '', 'base64');
    const target = path.join(root, name);
    await writeFile(target, content);
    await chmod(target, executable === true ? 0o755 : 0o644);
  }
  for (const { path: name, link = '' } of links) {
    requireInside(name);
    await clearWay(root, name);
    await symlink(link, path.join(root, name));
  }
}

function requireInside(name: string): void {
  const normal = path.posix.normalize(name);
  const isPlain = normal === name && name !== '.' && !name.startsWith('../') && name !== '..';
  if (isPlain && !path.posix.isAbsolute(name) && !namesGit(name)) return;
  throw notPrepared(
    `A stored answer changes ${JSON.stringify(name)}, which is no file of a workspace.`,
  );
}

/** Makes the folders above a file, and takes away what is at its place and what is no folder above it. */
async function clearWay(root: string, name: string): Promise<void> {
  requireInside(name);
  const parts = name.split('/');
  let at = root;
  for (const [index, part] of parts.entries()) {
    at = path.join(at, part);
    const status = await lstat(at).catch(() => undefined);
    const isLast = index === parts.length - 1;
    if (status !== undefined && (isLast || !status.isDirectory())) {
      await rm(at, { recursive: true, force: true });
    }
    if (!isLast) await mkdir(at, { recursive: true });
  }
}

// What a command sees of the environment.

interface Places {
  /** Undefined: the job's own. */
  readonly home: string | undefined;
  readonly cache: string;
}

/** Without what names the checkout, and with the private home. */
function workEnvironment(
  { checkout, directory }: WorkspacesOptions,
  given: Environment,
  { home, cache }: Places,
): Environment {
  const kept = Object.entries(given).filter(
    ([name, value]) => name.startsWith('KINDLM_VAR_') || !namesCheckout(name, value, checkout),
  );
  const homes = Object.entries(HOMES).map(
    ([name, folder]) => [name, path.join(home ?? '', folder).replace(/\/$/, '')] as const,
  );
  return {
    ...Object.fromEntries(kept),
    ...(home === undefined ? {} : { ...Object.fromEntries(homes), XDG_CACHE_HOME: cache }),
    PATH: searchPath(given['PATH'] ?? '', checkout, directory),
  };
}

/** GitHub's own variables of where the checkout is, and whatever holds its path. */
function namesCheckout(name: string, value: string, checkout: string): boolean {
  return (
    /^(?:RUNNER_WORKSPACE|GITHUB_WORKSPACE|OLDPWD|PWD|INIT_CWD)$/.test(name) ||
    value.includes(checkout)
  );
}

/** Without folders of the checkout but for the config's own programs. */
function searchPath(given: string, checkout: string, directory: string): string {
  const own = ['node_modules/.bin', '.venv/bin', 'venv/bin']
    .map((name) => path.join(directory, name))
    .filter((folder) => existsSync(folder));
  const others = given
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !isInside(checkout, folder));
  return [...own, ...others].join(path.delimiter);
}

interface SizeWatch {
  readonly isFull: () => boolean;
  readonly end: () => void;
}

/** Looks from time to time how much is in a folder, since a full disk ends more than one run. */
function watchSize(folder: string, onFull: () => void): SizeWatch {
  const state = { isFull: false };
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const options = { cwd: '/', env: { PATH: '/usr/bin:/bin' }, timeout: 30_000 };
    const said = await runProgram('/usr/bin/du', ['-sk', folder], options).catch(() => '0');
    if (timer === undefined) return;
    state.isFull = Number.parseInt(said, 10) * 1024 > MAX_WRITTEN_BYTES;
    if (state.isFull) onFull();
    else timer = later();
  };
  const later = (): NodeJS.Timeout => setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  timer = later();
  return {
    isFull: () => state.isFull,
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
