/** Files inside the workspace, and nothing else: what a config names must stay inside, symbolic links resolved. */
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from '../../basics/is-inside.js';
import { isInRepositoryFolder, namesGit } from './git-folder.js';
import { nearest } from '../checks/suggestion.js';
import { valueAt } from '../source/untyped.js';
import { quote } from '../source/yaml-path.js';

export interface ConfigFolder {
  /** Absolute; nothing outside is read or written. */
  readonly workspace: string;
  /** Absolute; the config's paths are relative to it. */
  readonly directory: string;
}

export interface WorkspaceFile {
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

export type FileRead =
  | { readonly kind: 'read'; readonly file: WorkspaceFile }
  | { readonly kind: 'refused'; readonly refusal: WorkspaceRefusal };

export type Resolution =
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
      ? `Did you mean ${quote(workspaceRelative(workspace, similar))}?`
      : slashHint(absolutePath);
    return refused({ kind: 'missing', message: 'does not exist', hint });
  }
  try {
    return await readRegularFile(resolution.realPath, maxBytes);
  } catch (error) {
    return refused({ kind: 'unreadable', message: `cannot be read (${errorCode(error)})` });
  }
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

/** Path relative to the workspace, with forward slashes. */
export function workspaceRelative(workspace: string, absolutePath: string): string {
  return path.relative(workspace, absolutePath).split(path.sep).join('/');
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
