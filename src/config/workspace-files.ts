/** Files inside the workspace, and nothing else: what a config names must stay inside, symbolic links resolved. */
import {
  lstat as lstatThen,
  realpath as realpathThen,
  stat as statThen,
  type Stats,
} from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileSystemAdapter } from 'tinyglobby';
import { decodeText, isInside, shownPath } from '../basics/paths.js';
import {
  type ConfigProblem,
  nearest,
  quote,
  type ReportProblem,
  type YamlPath,
} from './problem.js';
import { valueAt } from '../basics/basics.js';

export interface ConfigFolder {
  /** Absolute; nothing outside is read or written. */
  readonly workspace: string;
  /** Absolute; the config's paths are relative to it. */
  readonly directory: string;
  /** Texts in place of what files hold, by their paths in the workspace: with a part taken out. */
  readonly replaced?: ReadonlyMap<string, string> | undefined;
}

interface WorkspaceFile {
  readonly bytes: Buffer;
  /** Absolute path, symbolic links resolved. */
  readonly realPath: string;
}

/** Why a file or folder cannot be used. `message` completes the sentence "The file x ...". */
export interface WorkspaceRefusal {
  readonly kind: 'missing' | 'outside' | 'git' | 'not-a-file' | 'too-large' | 'unreadable';
  readonly message: string;
  /** Of a missing one: what to do. */
  readonly hint?: string | undefined;
}

type FileRead =
  | { readonly kind: 'read'; readonly file: WorkspaceFile }
  | { readonly kind: 'refused'; readonly refusal: WorkspaceRefusal };

type Resolution =
  | { readonly kind: 'inside'; readonly realPath: string; readonly exists: boolean }
  | { readonly kind: 'refused'; readonly refusal: WorkspaceRefusal };

const OUTSIDE: WorkspaceRefusal = {
  kind: 'outside',
  message:
    'is outside the workspace (after symbolic links are resolved), where nothing is read or written',
};

const OF_GIT: WorkspaceRefusal = {
  kind: 'git',
  message:
    'is inside of `.git` (after symbolic links are resolved), which may hold credentials: nothing there is read or written',
};

/** Reads a whole file of at most `maxBytes` bytes. `absolutePath` need not exist; never throws for what it is. */
export async function readWorkspaceFile(
  workspace: string,
  absolutePath: string,
  maxBytes: number,
): Promise<FileRead> {
  const resolution = await resolveInWorkspace(workspace, absolutePath);
  if (resolution.kind === 'refused') return resolution;
  if (!resolution.exists) {
    const similar = await similarFile(workspace, absolutePath);
    const hint = similar
      ? `Did you mean ${quote(shownPath(workspace, similar))}?`
      : slashHint(absolutePath);
    return refused({ kind: 'missing', message: 'does not exist', hint });
  }
  try {
    return await readRegularFile(resolution.realPath, maxBytes);
  } catch (error) {
    return refused({ kind: 'unreadable', message: `cannot be read (${errorCode(error)})` });
  }
}

/** Where a config names a file, and how large it may be in bytes. */
interface NamedFile {
  readonly at: YamlPath;
  readonly folder: ConfigFolder;
  readonly most: number;
}

/** What to do about a file that is not there. */
export function missingFileHint(name: string): string {
  return /^https?:\//i.test(name)
    ? 'Files are those of the checkout: download it there, and name it by its path.'
    : 'The path is relative to the config file.';
}

/** The text of a file that a config names; undefined where it cannot be read, which is reported. */
export async function readNamedText(
  name: string,
  { at, folder: { workspace, directory, replaced }, most }: NamedFile,
  report: ReportProblem,
): Promise<string | undefined> {
  const read = await readWorkspaceFile(workspace, path.resolve(directory, name), most);
  if (read.kind === 'refused') {
    const { kind, message, hint } = read.refusal;
    const isMissing = kind === 'missing';
    report(at, `The file ${quote(name)} ${message}.`, {
      hint: hint ?? (isMissing ? missingFileHint(name) : undefined),
    });
    return undefined;
  }
  const replacement = replaced?.get(shownPath(workspace, path.resolve(directory, name)));
  const text = replacement ?? decodeText(read.file.bytes);
  if (text === undefined) report(at, `The file ${quote(name)} is not UTF-8.`);
  return text;
}

/** Backslashes lead to files under Windows only. */
function slashHint(name: string): string | undefined {
  return path.sep === '/' && name.includes('\\')
    ? 'Write "/" between folders, not "\\".'
    : undefined;
}

/** An existing file whose path has one name that differs from the missing file's, and little. */
async function similarFile(workspace: string, absolutePath: string): Promise<string | undefined> {
  const names = path.relative(workspace, absolutePath).split(path.sep);
  let folder = workspace;
  for (const [index, name] of names.entries()) {
    const entries = await readdir(folder).catch((): string[] => []);
    if (entries.includes(name)) {
      folder = path.join(folder, name);
      continue;
    }
    // Another ending is another kind of file.
    const { name: stem, ext } = path.parse(name);
    const stems = entries.filter(
      (entry) => path.extname(entry).toLowerCase() === ext.toLowerCase(),
    );
    const meant = nearest(
      stem,
      stems.map((entry) => path.parse(entry).name),
    );
    const entry = stems.find((it) => path.parse(it).name === meant);
    if (entry === undefined) return undefined;
    const file = path.join(folder, entry, ...names.slice(index + 1));
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() === true ? file : undefined;
  }
  return undefined;
}

async function readRegularFile(realPath: string, maxBytes: number): Promise<FileRead> {
  // Opening a FIFO would wait for a writer, so its kind is looked at first.
  const before = await stat(realPath);
  if (before.isDirectory()) return refused({ kind: 'not-a-file', message: 'is a folder' });
  if (!before.isFile()) return refused({ kind: 'not-a-file', message: 'is not a regular file' });
  const handle = await open(realPath, 'r');
  try {
    const { size } = await handle.stat();
    if (size > maxBytes) {
      const message = `is too large (${megabytes(size)} MB, at most ${megabytes(maxBytes)} MB)`;
      return refused({ kind: 'too-large', message });
    }
    return { kind: 'read', file: { bytes: await handle.readFile(), realPath } };
  } finally {
    await handle.close();
  }
}

/**
 * Resolves symbolic links of a path that may not exist yet, and refuses it when it leads outside the workspace or into what is
 * git's own.
 */
export async function resolveInWorkspace(
  workspace: string,
  absolutePath: string,
): Promise<Resolution> {
  const root = await realpath(workspace);
  if (!isInside(workspace, absolutePath) && !isInside(root, absolutePath)) return refused(OUTSIDE);
  const written = [workspace, root].map((folder) => path.relative(folder, absolutePath));
  if (written.every(namesGit)) return refused(OF_GIT);
  const real = await realpathOfExisting(absolutePath);
  if (real === undefined) return refused({ kind: 'unreadable', message: 'cannot be resolved' });
  if (!isInside(root, real.realPath)) return refused(OUTSIDE);
  if (namesGit(path.relative(root, real.realPath))) return refused(OF_GIT);
  if (await isInRepositoryFolder(root, real.realPath)) return refused(OF_GIT);
  return { kind: 'inside', ...real };
}

/** The real path of the deepest ancestor that exists, with the rest appended; undefined for a loop of links and the like. */
async function realpathOfExisting(
  absolutePath: string,
): Promise<{ realPath: string; exists: boolean } | undefined> {
  try {
    return { realPath: await realpath(absolutePath), exists: true };
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return undefined;
    const parent = path.dirname(absolutePath);
    if (parent === absolutePath || (await isDanglingLink(absolutePath))) return undefined;
    const above = await realpathOfExisting(parent);
    return (
      above && { realPath: path.join(above.realPath, path.basename(absolutePath)), exists: false }
    );
  }
}

async function isDanglingLink(absolutePath: string): Promise<boolean> {
  return lstat(absolutePath).then(
    (status) => status.isSymbolicLink(),
    () => false,
  );
}

function refused(refusal: WorkspaceRefusal): { kind: 'refused'; refusal: WorkspaceRefusal } {
  return { kind: 'refused', refusal };
}

function errorCode(error: unknown): string {
  const code = valueAt(error, 'code');
  return typeof code === 'string' ? code : String(error);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

// What is git's own in a checkout. Its config may hold the job's token, which nothing that a config names may read.

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
async function isInRepositoryFolder(root: string, target: string): Promise<boolean> {
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

// Globs as people write them on every system, made ready for a matcher that knows forward slashes only.

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

interface GlobStart {
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

// Finds the config files that the input `config` names.

interface ConfigSearch {
  /** Absolute; nothing outside is looked at. */
  readonly workspace: string;
  /** Absolute; patterns are relative to it. */
  readonly workingDirectory: string;
  /** Paths or globs. */
  readonly patterns: readonly string[];
  /** What to do where a file that is named does not exist. Default: what a workflow has to say. */
  readonly missingConfigHint?: ((pattern: string) => string) | undefined;
}

interface FoundConfigs {
  /** Absolute paths, each once, in the order of the patterns. */
  readonly files: readonly string[];
  readonly problems: readonly ConfigProblem[];
}

/** Files for all patterns, and a problem for each pattern that leads to none. */
export async function findConfigs(search: ConfigSearch): Promise<FoundConfigs> {
  const patterns = search.patterns.map((pattern) => pattern.trim()).filter((text) => text !== '');
  if (patterns.length === 0) {
    const message = 'The input `config` names no file.';
    return { files: [], problems: [{ message, hint: 'Its default is "kindlm.yaml".' }] };
  }
  const files = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const pattern of patterns) {
    const found = await findPattern(search, pattern);
    if (Array.isArray(found)) found.forEach((file) => files.add(file));
    else problems.push(found);
  }
  return { files: [...files], problems };
}

async function findPattern(
  search: ConfigSearch,
  pattern: string,
): Promise<string[] | ConfigProblem> {
  const problems: ConfigProblem[] = [];
  for (const reading of patternReadings(pattern)) {
    const found = await findReading(search, reading);
    if (Array.isArray(found)) return found;
    problems.push(found);
  }
  return problems[0] ?? outside(pattern);
}

async function findReading(
  search: ConfigSearch,
  pattern: string,
): Promise<string[] | ConfigProblem> {
  const { workspace, workingDirectory } = search;
  const literal = path.resolve(workingDirectory, pattern);
  if (await isFileInside(workspace, literal)) return [literal];
  const start = await startInWorkspace(search, pattern);
  const real = path.resolve(start.folder, start.pattern);
  if (await isFileInside(workspace, real)) return [real];
  const { isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(start.pattern)) return missingFile(search, pattern, real);
  if (await leavesWorkspace(workspace, start.folder, start.pattern)) return outside(pattern);
  return findGlob(search, pattern, start);
}

async function isFileInside(workspace: string, absolutePath: string): Promise<boolean> {
  return isInside(workspace, absolutePath) && (await kindOf(absolutePath)) === 'file';
}

/** The start of a glob, under the name by which the workspace is known here where it is inside of it. */
async function startInWorkspace(
  { workspace, workingDirectory }: ConfigSearch,
  pattern: string,
): Promise<GlobStart> {
  const start = await globStart(workingDirectory, pattern);
  const root = await realpath(workspace).catch(() => workspace);
  if (!isInside(root, start.folder)) return start;
  return { ...start, folder: path.join(workspace, path.relative(root, start.folder)) };
}

async function findGlob(
  { workspace, workingDirectory }: ConfigSearch,
  pattern: string,
  start: GlobStart,
): Promise<string[] | ConfigProblem> {
  const { glob } = await import('tinyglobby');
  const matches = await glob(start.pattern, {
    cwd: start.folder,
    absolute: true,
    dot: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  const files = matches
    .map((match) => path.resolve(match))
    .filter((file) => isInside(workspace, file));
  if (files.length > 0) return inOrder(files, workspace);
  return {
    message: `No config file matches ${quote(pattern)} in ${folderLabel(workspace, workingDirectory)}.`,
    hint: 'Check the inputs `config` (a path or glob a line, "kindlm.yaml" by default) and `working-directory`.',
  };
}

/** In the same order on every system, whatever its separator. */
function inOrder(files: readonly string[], workspace: string): string[] {
  const names = new Map(files.map((file) => [shownPath(workspace, file), file]));
  return [...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

/**
 * What a path or glob of a config may mean, as `patternReadings` has it, without what leads outside of the workspace, be it
 * through a symbolic link: nothing is walked through there. None where all of it does.
 */
export async function readingsInside(
  pattern: string,
  { workspace, directory }: Pick<ConfigFolder, 'workspace' | 'directory'>,
): Promise<readonly string[]> {
  const readings: string[] = [];
  for (const reading of patternReadings(pattern)) {
    if (!(await leavesWorkspace(workspace, directory, reading))) readings.push(reading);
  }
  return readings;
}

/** Whether a glob would make us walk through folders outside the workspace. `pattern` is relative to `directory`. */
async function leavesWorkspace(
  workspace: string,
  directory: string,
  pattern: string,
): Promise<boolean> {
  const segments = pattern.split('/');
  const firstDynamic = segments.findIndex((segment) => /[*?[\]{}()!+@]/.test(segment));
  const fixed = firstDynamic === -1 ? segments.length : firstDynamic;
  const base = segments.slice(0, fixed).join('/');
  const start = path.resolve(directory, pattern.startsWith('/') ? `/${base}` : base);
  const rest = segments.slice(fixed).join('/');
  if (!isInside(workspace, start) || /(^|[/{,(|])\.\.([/},)|]|$)/.test(rest)) return true;
  const resolution = await resolveInWorkspace(workspace, start);
  return resolution.kind === 'refused' && resolution.refusal.kind === 'outside';
}

const MISSING_CONFIG_HINT =
  'Create it ("kindlm.yaml" is the default), or name yours with the input `config`; its paths are relative to the input `working-directory`. Does the workflow check out the repository first?';

async function missingFile(
  { workspace, workingDirectory, missingConfigHint }: ConfigSearch,
  pattern: string,
  absolutePath: string,
): Promise<ConfigProblem> {
  const resolution = await resolveInWorkspace(workspace, absolutePath);
  if (resolution.kind === 'refused') {
    if (resolution.refusal.kind === 'outside') return outside(pattern);
    return { message: `The config ${quote(pattern)} ${resolution.refusal.message}.` };
  }
  if ((await kindOf(absolutePath)) === 'folder') {
    return {
      message: `The config ${quote(pattern)} is a folder.`,
      hint: `Name the file in it, e.g. ${quote(path.posix.join(pattern, 'kindlm.yaml'))}.`,
    };
  }
  const similar = await similarConfig(absolutePath);
  return {
    message: `There is no config file ${quote(pattern)} in ${folderLabel(workspace, workingDirectory)}.`,
    hint:
      similar === undefined
        ? (missingConfigHint?.(pattern) ?? MISSING_CONFIG_HINT)
        : `Did you mean ${quote(path.posix.join(path.posix.dirname(pattern), similar))}? Name it with the input \`config\`.`,
  };
}

async function similarConfig(absolutePath: string): Promise<string | undefined> {
  const entries = await readdir(path.dirname(absolutePath), { withFileTypes: true }).catch(
    () => [],
  );
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const yaml = names.filter((name) => /\.ya?ml$/i.test(name));
  return nearest(path.basename(absolutePath), yaml);
}

function outside(pattern: string): ConfigProblem {
  return {
    message: `The config ${quote(pattern)} is outside the workspace (after symbolic links are resolved).`,
    hint: 'Nothing outside the workspace is read.',
  };
}

function folderLabel(workspace: string, folder: string): string {
  const relative = shownPath(workspace, folder);
  return relative === '' ? 'the workspace' : quote(relative);
}

async function kindOf(absolutePath: string): Promise<'file' | 'folder' | 'other' | 'none'> {
  try {
    const status = await stat(absolutePath);
    if (status.isFile()) return 'file';
    return status.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'none';
  }
}

// Files that a config names by a path or glob, for reading.

/** Symbolic links on the way; folders of links to each other would be walked for ever. */
const MAX_LINKS = 5_000;

interface MatchedFile {
  /** Absolute. */
  readonly file: string;
  /** The same with links resolved: outside of the workspace where it is a link that leads there. */
  readonly real: string;
}

/**
 * The files that are there now, sorted; undefined where the pattern leaves the workspace. None of `node_modules` and
 * `.git`.
 * @param ignored globs of what is left out
 */
export async function filesNamed(
  folder: ConfigFolder,
  pattern: string,
  ignored: readonly string[] = [],
): Promise<readonly MatchedFile[] | undefined> {
  const { glob } = await import('tinyglobby');
  const links = linksWithin(await realpath(folder.workspace));
  const readings = await readingsInside(pattern, folder);
  if (readings.length === 0) return undefined;
  for (const reading of readings) {
    const found = await glob(reading, {
      cwd: folder.directory,
      absolute: true,
      dot: true,
      expandDirectories: false,
      // A program reads what a link points at.
      followSymbolicLinks: true,
      fs: links,
      ignore: ['**/node_modules/**', '**/.git/**', ...ignored],
    });
    if (found.length === 0) continue;
    const files = found.map((file) => path.resolve(file)).sort();
    return Promise.all(
      files.map(async (file) => ({ file, real: await realpath(file).catch(() => file) })),
    );
  }
  return [];
}

/**
 * Follows links that stay inside the workspace. One that leaves it is listed as if it were a file, so that reading it
 * is refused where a pattern matches it; one that leads nowhere is left out, as a program finds nothing there.
 */
function linksWithin(workspace: string): FileSystemAdapter {
  const leaving = new Set<string>();
  let followed = 0;
  // The functions that are called, without the further signatures that Node's own have.
  const functions: object = {
    realpath(link: string, done: (error: Error | null, target: string) => void) {
      followed += 1;
      realpathThen(link, (error, target) => {
        const isFollowed = error === null && isInside(workspace, target) && followed <= MAX_LINKS;
        if (error === null && !isFollowed) leaving.add(link);
        done(error, isFollowed ? target : link);
      });
    },
    stat(target: string, done: (error: Error | null, status: Stats) => void) {
      (leaving.has(target) ? lstatThen : statThen)(target, done);
    },
  };
  return functions;
}
