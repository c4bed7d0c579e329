/**
 * The history on a separate branch, through GitHub's Git database: no checkout, no git, no credentials on the disk. A
 * run that wrote in between makes the branch move; then what it wrote is read, and the lines are added to that.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, statusOf } from '../api-failure.js';
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';

export interface HistoryBranch {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly branch: string;
  readonly message: string;
  /** The file that is read and added to. */
  readonly file: string;
  /** A file that is larger is left alone. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Texts by path, from what the file has now. */
export type NextFiles =
  | { readonly kind: 'files'; readonly files: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly reason: string };

export type BranchOutcome =
  /** `created`: the branch was not there. */
  | { readonly kind: 'written'; readonly created: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The token may not write contents. */
  | { readonly kind: 'read-only-token' }
  | { readonly kind: 'failed'; readonly message: string };

/** As many runs as end at once: each of them moves the branch once. */
const MAX_TRIES = 10;

/** Writes what `next` makes of the file, as one commit on top of what is there. Rejects only where the signal ends it. */
export async function writeHistoryBranch(
  place: HistoryBranch,
  next: (before: string) => NextFiles,
): Promise<BranchOutcome> {
  try {
    let last: unknown;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      // Runs that met once do not meet again.
      if (tries > 0) await sleep(randomInt(100, 400) * tries, undefined, { signal: place.signal });
      const tip = await tipOf(place);
      const written = await tryToWrite(place, tip, next);
      if (written.kind !== 'not-moved') return written;
      last = written.error;
      if ((await tipOf(place)) === tip) break;
    }
    return failure(last);
  } catch (error) {
    place.signal.throwIfAborted();
    return failure(error);
  }
}

function failure(error: unknown): BranchOutcome {
  const status = statusOf(error);
  const message = describeError(error);
  const isLimit = /rate limit|abuse/i.test(message);
  if ((status === 401 || status === 403 || status === 404) && !isLimit) {
    return { kind: 'read-only-token' };
  }
  return { kind: 'failed', message };
}

/** The branch's newest commit; undefined where there is no such branch. */
async function tipOf(place: HistoryBranch): Promise<string | undefined> {
  try {
    const ref = `heads/${place.branch}`;
    const { data } = await place.client.rest.git.getRef({ ...target(place), ref });
    return data.object.sha;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

type Try = BranchOutcome | { readonly kind: 'not-moved'; readonly error: unknown };

async function tryToWrite(
  place: HistoryBranch,
  tip: string | undefined,
  next: (before: string) => NextFiles,
): Promise<Try> {
  const { git } = place.client.rest;
  const base = tip === undefined ? undefined : await treeOf(place, tip);
  const before = base === undefined ? '' : await fileText(place, base);
  if (before === undefined) {
    const reason = `${place.file} is there, and is no file or too large`;
    return { kind: 'refused', reason };
  }
  const made = next(before);
  if (made.kind === 'refused') return made;
  const entries = Object.entries(made.files).map(
    ([path, content]) => ({ path, mode: '100644', type: 'blob', content }) as const,
  );
  const tree = await git.createTree({
    ...target(place),
    tree: entries,
    ...(base === undefined ? {} : { base_tree: base }),
  });
  const commit = await git.createCommit({
    ...target(place),
    message: place.message,
    tree: tree.data.sha,
    parents: tip === undefined ? [] : [tip],
  });
  try {
    const { sha } = commit.data;
    if (tip === undefined) {
      await git.createRef({ ...target(place), ref: `refs/heads/${place.branch}`, sha });
    } else {
      await git.updateRef({ ...target(place), ref: `heads/${place.branch}`, sha, force: false });
    }
    return { kind: 'written', created: tip === undefined };
  } catch (error) {
    // "Update is not a fast forward", "Reference already exists": but a rule of the branch answers so as well.
    if (statusOf(error) !== 422 && statusOf(error) !== 409) throw error;
    return { kind: 'not-moved', error };
  }
}

async function treeOf(place: HistoryBranch, commit: string): Promise<string> {
  const { data } = await place.client.rest.git.getCommit({ ...target(place), commit_sha: commit });
  return data.tree.sha;
}

/** Empty where there is no such file; undefined for what is no file, as a link is none, and for one that is too large. */
async function fileText(place: HistoryBranch, tree: string): Promise<string | undefined> {
  const { git } = place.client.rest;
  const { data } = await git.getTree({ ...target(place), tree_sha: tree });
  const entry = data.tree.find(({ path }) => path === place.file);
  if (entry === undefined) return data.truncated ? undefined : '';
  const isFile = entry.type === 'blob' && entry.mode.startsWith('100');
  if (!isFile || (entry.size ?? 0) > place.maxBytes) return undefined;
  const blob = await git.getBlob({ ...target(place), file_sha: entry.sha });
  return Buffer.from(blob.data.content, 'base64').toString('utf8');
}

function target({ repository, signal }: HistoryBranch) {
  return { owner: repository.owner, repo: repository.name, request: { signal } };
}
