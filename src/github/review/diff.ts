/** The diff of a pull request: which lines of which files it wrote, as far as GitHub shows them. */
import { filesOf } from '../changed-files.js';
import type { parsePatch } from 'diff';
import type { Conversation } from '../comment/comment-search.js';

/** A part of a file that the diff shows: GitHub takes comments on its lines and on no others. */
export interface Hunk {
  /** Numbers of the lines that the change wrote, ascending, from 1. */
  readonly written: readonly number[];
  /** What the change took out and put nothing in the place of. */
  readonly removed: readonly RemovedLines[];
}

/** Lines one below the other that are gone. */
export interface RemovedLines {
  /** Numbers in the old version, from 1, both included. */
  readonly startLine: number;
  readonly line: number;
  /** The line of the new version that they stood before; one more than it has where they were the last. */
  readonly before: number;
}

/** The hunks of each file, by its path after the change. */
export type Diff = ReadonlyMap<string, readonly Hunk[]>;

export interface HeadDiff {
  readonly diff: Diff;
  /** Names of git's objects that hold the files of the head, by path. */
  readonly blobs: ReadonlyMap<string, string>;
}

/**
 * The diff of those files of the pull request that are `wanted`. Files without a patch (binary ones, those whose diff
 * is too large) and deleted ones are left out. Rejects as the client does.
 */
export async function readDiff(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
): Promise<HeadDiff> {
  const { parsePatch: parse } = await import('diff');
  const diff = new Map<string, readonly Hunk[]>();
  const blobs = new Map<string, string>();
  for await (const { data } of filesOf(conversation)) {
    for (const { filename, status, patch, sha } of data) {
      if (!wanted.has(filename) || status === 'removed' || patch === undefined) continue;
      diff.set(filename, hunksOf(patch, parse));
      // GitHub sends none for some, against its own description.
      if (typeof sha === 'string') blobs.set(filename, sha);
    }
    if (diff.size === wanted.size) break;
  }
  return { diff, blobs };
}

type ParsePatch = typeof parsePatch;

/** The hunks of a file's patch as GitHub gives it, without headers; none where it cannot be read. */
export function hunksOf(patch: string, parse: ParsePatch): readonly Hunk[] {
  try {
    return parse(patch).flatMap(({ hunks }) =>
      hunks.map(({ oldStart, newStart, lines }) => changedLines(oldStart, newStart, lines)),
    );
  } catch {
    return [];
  }
}

function changedLines(oldStart: number, newStart: number, lines: readonly string[]): Hunk {
  const written: number[] = [];
  const removed: RemovedLines[] = [];
  let [oldLine, newLine] = [oldStart, newStart];
  // Where the current change began, in both versions.
  let [oldFrom, newFrom] = [oldStart, newStart];
  const endChange = (): void => {
    if (newLine === newFrom && oldLine > oldFrom) {
      removed.push({ startLine: oldFrom, line: oldLine - 1, before: newLine });
    }
  };
  for (const { 0: sign } of lines) {
    if (sign === '+') {
      written.push(newLine);
      newLine += 1;
    } else if (sign === '-') oldLine += 1;
    else if (sign === ' ') {
      endChange();
      [oldLine, newLine] = [oldLine + 1, newLine + 1];
      [oldFrom, newFrom] = [oldLine, newLine];
    }
  }
  endChange();
  return { written, removed };
}
