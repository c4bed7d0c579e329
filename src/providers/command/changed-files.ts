/**
 * What an agent changed in its copy of a workspace: by content and mode, without asking git, since agents rewrite history
 * and edit `.gitignore`. In: the files at the start and now. Out: the changed files, as they are judged and as they are
 * stored.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { structuredPatch } from 'diff';
import { textAt } from '../../basics/basics.js';
import type { ChangedFile, ChatResponse, WorkspaceCopy } from '../provider.js';

type Snapshot = WorkspaceCopy['start'];
type FileState = NonNullable<ReturnType<Snapshot['get']>>;
type StoredChange = NonNullable<ChatResponse['changes']>[number];

/** Files of a copy that are looked at, ignored ones among them. */
const MAX_FILES = 200_000;
/** Files that are read at a time. */
const BATCH = 32;
/** Bytes of a file that is read; of a larger one its size is its content. */
const MAX_READ_BYTES = 500_000_000;
/** Bytes that are read of a copy's files together: sparse files are larger than what they take of the disk. */
const MAX_READ_IN_ALL = 5_000_000_000;
/** Bytes of a file of which lines are compared. */
const MAX_TEXT_BYTES = 1_000_000;
/** Lines that differ, above which a file is only counted. */
const MAX_EDITS = 2_000;
/** Bytes of all changed files that are stored with one answer. */
const MAX_STORED_BYTES = 1024 * 1024;

/** Paths of all files below a folder, with forward slashes, sorted; links are not followed. */
export async function pathsIn(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    const here = path.join(root, folder);
    const entries = await readdir(here, { withFileTypes: true }).catch(async (error: unknown) => {
      // It counts as one thing, whatever is in it.
      if (isGarbled(folder)) found.push(folder);
      if (isGarbled(folder)) return [];
      const code = textAt(error, 'code') ?? 'no reason';
      if (code !== 'EACCES') throw new Error(`left a folder that cannot be listed (${code})`);
      await chmod(here, 0o700);
      return readdir(here, { withFileTypes: true });
    });
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      (entry.isDirectory() ? folders : found).push(name);
    }
    if (found.length + folders.length > MAX_FILES) {
      const most = MAX_FILES.toLocaleString('en-US');
      throw new Error(`left more than ${most} files in its workspace`);
    }
  }
  return found.sort();
}

/** Whether a name was not UTF-8: under what is left of it nothing is found. */
function isGarbled(name: string): boolean {
  return name.includes('\uFFFD');
}

/** The state of each of these files; one that is gone meanwhile is left out. */
export async function snapshotOf(
  paths: readonly string[],
  placeOf: (name: string) => string,
): Promise<Snapshot> {
  const states = new Map<string, FileState>();
  const budget = { left: MAX_READ_IN_ALL };
  for (let at = 0; at < paths.length; at += BATCH) {
    const batch = paths.slice(at, at + BATCH);
    const read = await Promise.all(batch.map((name) => stateOf(placeOf(name), budget)));
    for (const [index, name] of batch.entries()) {
      const state = read[index];
      if (state !== undefined) states.set(name, state);
    }
  }
  return states;
}

async function stateOf(file: string, budget: { left: number }): Promise<FileState | undefined> {
  const status = await lstat(file).catch(() => undefined);
  if (status === undefined) return isGarbled(file) ? SPECIAL : undefined;
  const executable = status.isFile() && (status.mode & 0o100) !== 0;
  if (status.isSymbolicLink()) {
    const link = await readlink(file);
    return { sha256: digest(`link ${link}`), executable, bytes: link.length, link };
  }
  if (!status.isFile()) {
    return SPECIAL;
  }
  const { size: bytes } = status;
  if (bytes > Math.min(MAX_READ_BYTES, budget.left)) {
    return { sha256: digest(`size ${bytes}`), executable, bytes };
  }
  budget.left -= bytes;
  if ((status.mode & 0o400) === 0) await chmod(file, status.mode | 0o400);
  return { sha256: await digestOf(file), executable, bytes };
}

/** Nothing that is read: a socket or a pipe, which would be waited for, or a name under which nothing is found. */
const SPECIAL: FileState = {
  sha256: digest('special'),
  executable: false,
  bytes: 0,
  isSpecial: true,
};

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Paths that differ, sorted. */
export function differing(start: Snapshot, now: Snapshot): readonly string[] {
  const paths = new Set([...start.keys(), ...now.keys()]);
  return [...paths]
    .filter((name) => {
      const [before, after] = [start.get(name), now.get(name)];
      return before?.sha256 !== after?.sha256 || before?.executable !== after?.executable;
    })
    .sort();
}

interface Sides {
  /** Absolute folders. */
  readonly start: { readonly root: string; readonly files: Snapshot };
  readonly now: { readonly root: string; readonly files: Snapshot };
}

/** The changed files as they are judged. */
export async function changedFiles({ start, now }: Sides): Promise<readonly ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const name of differing(start.files, now.files)) {
    const [before, after] = [start.files.get(name), now.files.get(name)];
    const texts = await Promise.all([
      textOf(path.join(start.root, name), before),
      textOf(path.join(now.root, name), after),
    ]);
    const kind = before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed';
    const mode =
      before !== undefined && after !== undefined && before.executable !== after.executable
        ? { executable: after.executable }
        : {};
    changed.push({ path: name, kind, ...mode, ...linesOf(...texts) });
  }
  return changed;
}

/** Empty for a file that is not there; undefined for one that is no text, or too long. */
async function textOf(file: string, state: FileState | undefined): Promise<string | undefined> {
  if (state === undefined) return '';
  if (state.link !== undefined) return `-> ${state.link}\n`;
  if (state.isSpecial === true || state.bytes > MAX_TEXT_BYTES) return undefined;
  return textIn(await readFile(file));
}

function textIn(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

type Lines = Pick<ChangedFile, 'addedLines' | 'removedLines' | 'patch' | 'addedText'>;

function linesOf(before: string | undefined, after: string | undefined): Lines {
  if (before === undefined || after === undefined) return { addedLines: 0, removedLines: 0 };
  if (before === after) return { addedLines: 0, removedLines: 0, patch: '', addedText: '' };
  const patch = structuredPatch('', '', before, after, '', '', {
    context: 3,
    maxEditLength: MAX_EDITS,
  });
  if (patch === undefined) return countedLines(before, after);
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${startOf(hunk.oldStart, hunk.oldLines)} +${startOf(hunk.newStart, hunk.newLines)} @@`,
    ...hunk.lines,
  ]);
  const added = patch.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.startsWith('+')));
  return {
    addedLines: added.length,
    removedLines: lines.filter((line) => line.startsWith('-')).length,
    patch: lines.join('\n'),
    addedText: added.map((line) => line.replace(/^\+/, '')).join('\n'),
  };
}

/** Of no lines a diff names the line before. */
function startOf(start: number, lines: number): string {
  return `${lines === 0 ? start - 1 : start},${lines}`;
}

/** Where too much differs to say which line became which: the lines that only one side has. */
function countedLines(before: string, after: string): Lines {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const added = without(now, old);
  return {
    addedLines: added.length,
    removedLines: without(old, now).length,
    addedText: added.join('\n'),
  };
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}

/** The changed files as a recording keeps them; `bytes`: where they are more than is stored. */
export async function storedFiles({
  start,
  now,
}: Sides): Promise<
  | { readonly kind: 'stored'; readonly files: readonly StoredChange[] }
  | { readonly kind: 'too-large'; readonly bytes: number }
> {
  const files: StoredChange[] = [];
  let bytes = 0;
  for (const name of differing(start.files, now.files)) {
    const state = now.files.get(name);
    bytes += (state?.bytes ?? 0) + name.length;
    if (bytes > MAX_STORED_BYTES) continue;
    if (state === undefined) files.push({ path: name, deleted: true });
    else if (state.link !== undefined) files.push({ path: name, link: state.link });
    else if (state.isSpecial !== true) {
      const content = await readFile(path.join(now.root, name));
      const text = textIn(content);
      files.push({
        path: name,
        ...(text === undefined ? { base64: content.toString('base64') } : { text }),
        ...(state.executable ? { executable: true as const } : {}),
      });
    }
  }
  return bytes > MAX_STORED_BYTES ? { kind: 'too-large', bytes } : { kind: 'stored', files };
}
