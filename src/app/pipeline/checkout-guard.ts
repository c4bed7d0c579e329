/**
 * Whether the checkout is as it was after agents have worked beside it: what is not a copy of the start is no fair start
 * for the next answer. Looks at what git tracks, and at the files that workspaces are made of.
 */
import { createHash } from 'node:crypto';
import { lstat, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { contentDigest, isInside, shownPath } from '../../basics/paths.js';
import type { FileTree } from '../../config/suite.js';
import { filesNamed } from '../../config/workspace-files.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { Verdict } from '../../engine/results.js';
import { trackedFiles } from '../../processes/git.js';

const BATCH = 64;
const MOST_NAMED = 5;

/** Resolves, when it is called after the run, to the paths that differ, sorted; undefined where no agent works in a copy. */
export async function guardCheckout(
  workspace: string,
  plans: readonly SuitePlan[],
): Promise<(() => Promise<readonly string[]>) | undefined> {
  const trees = new Set(plans.flatMap(treesOf));
  if (trees.size === 0) return undefined;
  const tracked = await trackedFiles(workspace);
  const written = plans.map(({ suite }) => suite.recordingsDir);
  const ours = [...tracked.keys()].filter((name) => {
    const file = path.join(workspace, name);
    return !written.some((folder) => isInside(folder, file));
  });
  const before = await statesOf(workspace, ours);
  const made = await resultsMade(workspace, plans);
  return async () => {
    const after = await statesOf(workspace, ours);
    const touched = ours.filter((name) => before.get(name) !== after.get(name));
    const differing = new Set(
      await filtered(touched, async (name) => {
        const id = await blobId(path.join(workspace, name), tracked.get(name) ?? '');
        return id !== tracked.get(name);
      }),
    );
    const files = [...trees].flatMap((tree) => tree.files);
    const changed = await filtered(files, async ({ from, sha256 }) => {
      if (!('file' in from)) return false;
      const bytes = await readFile(from.file).catch(() => undefined);
      return bytes === undefined || contentDigest(bytes) !== sha256;
    });
    for (const { from } of changed) {
      if ('file' in from) differing.add(shownPath(workspace, from.file));
    }
    const left = await resultsMade(workspace, plans);
    for (const name of new Set([...made.keys(), ...left.keys()])) {
      if (made.get(name) !== left.get(name)) differing.add(name);
    }
    return [...differing].sort();
  };
}

/** The verdict where the checkout differs: nothing that was asked after that can be trusted. */
export function withChangedCheckout(verdict: Verdict, changed: readonly string[]): Verdict {
  if (changed.length === 0) return verdict;
  const named = changed.slice(0, MOST_NAMED).map((name) => JSON.stringify(name));
  const more = changed.length - named.length;
  return {
    result: 'error',
    exitCode: 4,
    reason: `files of the checkout changed while agents worked in their copies: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. An agent has left its workspace, or something else wrote there; answers after that had another start`,
  };
}

/** Digests of the results that earlier steps have made: they are read once agents have ended, who must not change them. */
async function resultsMade(
  workspace: string,
  plans: readonly SuitePlan[],
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const { suite, harnesses = [] } of plans) {
    for (const { read } of harnesses.filter(({ run }) => run === undefined)) {
      for (const { file } of (await filesNamed({ ...suite, workspace }, read)) ?? []) {
        const bytes = await readFile(file).catch(() => undefined);
        made.set(shownPath(workspace, file), contentDigest(bytes ?? Buffer.alloc(0)));
      }
    }
  }
  return made;
}

function treesOf({ units, suite }: SuitePlan): readonly FileTree[] {
  const workspaces = units.flatMap(({ test: { subject } }) =>
    subject.kind === 'command' && subject.workspace !== undefined ? [subject.workspace] : [],
  );
  if (workspaces.length === 0) return [];
  const homes = workspaces.flatMap(({ home }) => (home === 'inherit' ? [] : [home]));
  return [...workspaces.map(({ tree }) => tree), ...homes, ...suite.trees.values()];
}

async function statesOf(
  root: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const states = new Map<string, string>();
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    const stats = await Promise.all(
      batch.map((name) => lstat(path.join(root, name)).catch(() => undefined)),
    );
    for (const [index, name] of batch.entries()) {
      const { size, mtimeMs, ctimeMs, mode, ino } = stats[index] ?? {};
      states.set(name, JSON.stringify([size, mtimeMs, ctimeMs, mode, ino]));
    }
  }
  return states;
}

/** Git's name of a file's content, by the hash that another name of it has; empty for one that is gone. */
async function blobId(file: string, like: string): Promise<string> {
  const status = await lstat(file).catch(() => undefined);
  if (status === undefined || status.isDirectory()) return '';
  const bytes = status.isSymbolicLink() ? Buffer.from(await readlink(file)) : await readFile(file);
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.byteLength}\0`)
    .update(bytes)
    .digest('hex');
}

async function filtered<T>(
  all: readonly T[],
  isWanted: (one: T) => Promise<boolean>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const batch = all.slice(at, at + BATCH);
    const wanted = await Promise.all(batch.map(isWanted));
    found.push(...batch.filter((_, index) => wanted[index]));
  }
  return found;
}
