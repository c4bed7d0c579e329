/**
 * A pull request, by GitHub's word: which one belongs to a commit, and which files it adds or changes, as far as GitHub
 * lists them.
 */
import {
  connect,
  describeError,
  pagesOf,
  type Place,
  readApiFailure,
  target,
  type Use,
  withTimeLimit,
} from './client.js';
import type { Access, Destination, PullRequestHead, TriggeringRun } from './context.js';

/** A pull request that is asked about and written to. */
export interface Conversation extends Place {
  /** Its number. */
  readonly pullRequest: number;
}

/** Why there is nowhere to comment. */
type NoConversation = 'no-pull-request' | 'no-token' | 'read-only-token';

/** Where to comment until the signal ends it, or why not. Rejects as the client does. */
export type FindConversation = (
  signal: AbortSignal,
  use: Use,
) => Promise<Conversation | NoConversation>;

/**
 * Looks for the pull request when it is first asked, and once for all who publish there: comment and review. Each has
 * a separate client, and a review gives way to the comment.
 */
export function conversationFinder(
  { repository, pullRequest: known, pullRequestHead: head, apiUrl, secondMs }: Destination,
  token: string,
): FindConversation {
  let looking: Promise<number | NoConversation> | undefined;
  return async (signal, use) => {
    if (repository === undefined) return 'no-pull-request';
    if (known === undefined && head === undefined) return 'no-pull-request';
    if (token === '') return 'no-token';
    const place = await connect({ token, apiUrl, repository, secondMs }, use, signal);
    looking ??= known === undefined ? findNumber(place, head) : Promise.resolve(known);
    const found = await looking;
    return typeof found === 'string' ? found : { ...place, pullRequest: found };
  };
}

async function findNumber(
  place: Place,
  head: PullRequestHead | undefined,
): Promise<number | NoConversation> {
  try {
    return (head && (await findPullRequest(place, head))) ?? 'no-pull-request';
  } catch (error) {
    if (readApiFailure(error).kind === 'read-only-token') return 'read-only-token';
    throw error;
  }
}

/**
 * The open pull request whose head is this commit of this repository. Owner and branch only narrow the question:
 * anybody can give a branch any name, so commit and repository id decide. Of several, one branch into several bases,
 * the oldest. Rejects as the client does.
 */
async function findPullRequest(place: Place, head: PullRequestHead): Promise<number | undefined> {
  // Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
  const { data } = await place.client.rest.pulls.list({
    ...target(place),
    state: 'open',
    head: `${head.owner}:${head.branch}`,
    per_page: 100,
  });
  const [oldest] = data
    .filter(({ head: { sha, repo } }) => sha === head.sha && idOf(repo) === head.repositoryId)
    .toSorted((a, b) => a.number - b.number);
  return oldest?.number;
}

/** GitHub sends null for a repository that was deleted, against its own description. */
function idOf(repository: { readonly id: number } | null): number | undefined {
  return repository?.id;
}

/** The commit that is the head of a pull request now. Rejects as the client does. */
export async function headCommitOf(conversation: Conversation): Promise<string> {
  const { data } = await conversation.client.rest.pulls.get({
    ...target(conversation),
    pull_number: conversation.pullRequest,
  });
  return data.head.sha;
}

/**
 * The open pull request whose head is the commit that a run tested. `moved-on`: its head is another one now. `unknown`: why
 * GitHub did not say, in one line. Never rejects.
 */
export async function pullRequestOfRun(
  access: Access,
  { head, headSha }: TriggeringRun,
  signal: AbortSignal,
): Promise<
  | { readonly kind: 'open'; readonly number: number }
  | { readonly kind: 'moved-on'; readonly number: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  try {
    const place = await connect(access, 'needed', signal);
    // Not the pull requests that the event's payload lists: they merely have a branch of that name.
    const number = head && (await findPullRequest(place, head));
    if (number === undefined) return { kind: 'none' };
    // The event's payload is as old as the run.
    const isNow = (await headCommitOf({ ...place, pullRequest: number })) === headSha;
    return isNow ? { kind: 'open', number } : { kind: 'moved-on', number };
  } catch (error) {
    return { kind: 'unknown', reason: describeError(error) };
  }
}

// What it changes.

/** GitHub lists so many files of a pull request; of a larger one it leaves the rest out, and does not say so. */
const MAX_LISTED = 3_000;
const MAX_PAGES = MAX_LISTED / 100;

/** The files of a pull request, page by page, with their patches. Rejects as the client does. */
export function filesOf(conversation: Conversation) {
  return pagesOf(
    (page) =>
      conversation.client.rest.pulls.listFiles({
        ...target(conversation),
        pull_number: conversation.pullRequest,
        ...page,
      }),
    MAX_PAGES,
  );
}

interface ChangesRequest {
  readonly access: Access;
  readonly pullRequest: number;
  /** What it is merged into, and its head: a branch or a commit each. Undefined where the event does not name them. */
  readonly commits: ComparedCommits | undefined;
  /** Paths from the repository's root. */
  readonly wanted: ReadonlySet<string>;
  /** Milliseconds. */
  readonly limitMs: number;
}

interface ComparedCommits {
  readonly base: string;
  readonly head: string;
}

export interface Changes {
  /** Those of the wanted files that the pull request adds, changes or renames to. */
  readonly changed: ReadonlySet<string>;
  /** The text of a file before the pull request; undefined where there was none, or one of more than 1 MB. */
  readonly textBefore: (path: string) => Promise<string | undefined>;
}

/** What `use` makes of the changes; else why they are not known, as the end of a sentence. Never rejects. */
export async function withPullRequestChanges<Result>(
  { access, pullRequest, commits, wanted, limitMs }: ChangesRequest,
  use: (changes: Changes) => Promise<Result>,
): Promise<
  | { readonly kind: 'known'; readonly result: Result }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const;
  try {
    const found = await withTimeLimit(limitMs, async (signal) => {
      const conversation = { ...(await connect(access, 'needed', signal)), pullRequest };
      const changed = await changedFiles(conversation, wanted, commits);
      const textBefore = async (path: string): Promise<string | undefined> => {
        if (commits === undefined) throw new Error('the event does not name its branches');
        return fileAt(conversation, path, await mergeBase(conversation, commits));
      };
      return changed && { result: await use({ changed, textBefore }) };
    });
    if (found.kind === 'timed-out') return unknown('GitHub did not answer in time');
    if (found.result === undefined) return unknown('it has more files than GitHub lists');
    return { kind: 'known', ...found.result };
  } catch (error) {
    return unknown(describeError(error));
  }
}

/** Undefined where it has more files than GitHub lists, and more than it shows of a commit. */
async function changedFiles(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
  commits: ComparedCommits | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const found = new Set<string>();
  let listed = 0;
  for await (const { data } of filesOf(conversation)) {
    listed += data.length;
    for (const { filename, status } of data) {
      if (status !== 'removed' && wanted.has(filename)) found.add(filename);
    }
  }
  if (listed < MAX_LISTED) return found;
  return commits === undefined ? undefined : differing(conversation, wanted, commits);
}

/** The commit that a pull request's changes are counted from. */
async function mergeBase(place: Place, { base, head }: ComparedCommits): Promise<string> {
  const { data } = await place.client.rest.repos.compareCommitsWithBasehead({
    ...target(place),
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  return data.merge_base_commit.sha;
}

async function fileAt(place: Place, path: string, commit: string): Promise<string | undefined> {
  try {
    const { data } = await place.client.rest.repos.getContent({
      ...target(place),
      path,
      ref: commit,
    });
    const isText = !Array.isArray(data) && data.type === 'file' && data.encoding === 'base64';
    return isText ? Buffer.from(data.content, 'base64').toString('utf8') : undefined;
  } catch (error) {
    if (readApiFailure(error).isMissing) return undefined;
    throw error;
  }
}

/** By the contents of both commits, for which there is a limit of 100,000 files. */
async function differing(
  place: Place,
  wanted: ReadonlySet<string>,
  commits: ComparedCommits,
): Promise<ReadonlySet<string> | undefined> {
  const before = await contentsOf(place, await mergeBase(place, commits));
  const now = await contentsOf(place, commits.head);
  if (before === undefined || now === undefined) return undefined;
  return new Set([...wanted].filter((file) => now.has(file) && now.get(file) !== before.get(file)));
}

/** Files, links and submodules of a commit, each with the hash of its content; undefined where it has too many. */
async function contentsOf(
  place: Place,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { data } = await place.client.rest.git.getTree({
    ...target(place),
    tree_sha: commit,
    recursive: '1',
  });
  if (data.truncated) return undefined;
  return new Map(
    data.tree.flatMap(({ type, path, sha }) => (type === 'tree' ? [] : [[path, sha]])),
  );
}
