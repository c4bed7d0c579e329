/** Which files a pull request adds or changes, as far as GitHub lists them. */
import { isMissing, pagesOf } from './client.js';
import type { Conversation } from './comment/comment.js';

/** GitHub lists so many files of a pull request; of a larger one it leaves the rest out, and does not say so. */
const MAX_LISTED = 3_000;
const MAX_PAGES = MAX_LISTED / 100;

/** The files of a pull request, page by page, with their patches. Rejects as the client does. */
export function filesOf({ client, repository, pullRequest, signal }: Conversation) {
  return pagesOf(
    (page) =>
      client.rest.pulls.listFiles({
        owner: repository.owner,
        repo: repository.name,
        pull_number: pullRequest,
        ...page,
        ...requestOf(signal),
      }),
    MAX_PAGES,
  );
}

/** What a pull request is merged into, and its head: a branch or a commit each. */
export interface ComparedCommits {
  readonly base: string;
  readonly head: string;
}

/**
 * Those of the `wanted` paths (from the repository's root) that the pull request adds, changes or renames to, sorted.
 * Undefined where it has more files than GitHub lists, and more than it shows of a commit. Rejects as the client does.
 */
export async function changedFiles(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
  commits: ComparedCommits | undefined,
): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  let listed = 0;
  for await (const { data } of filesOf(conversation)) {
    listed += data.length;
    for (const { filename, status } of data) {
      if (status !== 'removed' && wanted.has(filename)) found.add(filename);
    }
  }
  if (listed < MAX_LISTED) return [...found].sort();
  return commits === undefined ? undefined : differing(conversation, wanted, commits);
}

/** The commit that a pull request's changes are counted from. Rejects as the client does. */
export async function mergeBase(
  { client, repository, signal }: Conversation,
  { base, head }: ComparedCommits,
): Promise<string> {
  const { data } = await client.rest.repos.compareCommitsWithBasehead({
    owner: repository.owner,
    repo: repository.name,
    basehead: `${base}...${head}`,
    per_page: 1,
    ...requestOf(signal),
  });
  return data.merge_base_commit.sha;
}

/** The text of a file at a commit; undefined where it has none, or one of more than 1 MB. Rejects as the client does. */
export async function fileAt(
  { client, repository, signal }: Conversation,
  path: string,
  commit: string,
): Promise<string | undefined> {
  try {
    const { data } = await client.rest.repos.getContent({
      owner: repository.owner,
      repo: repository.name,
      path,
      ref: commit,
      ...requestOf(signal),
    });
    const isText = !Array.isArray(data) && data.type === 'file' && data.encoding === 'base64';
    return isText ? Buffer.from(data.content, 'base64').toString('utf8') : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** By the contents of both commits, for which there is a limit of 100,000 files. */
async function differing(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
  commits: ComparedCommits,
): Promise<readonly string[] | undefined> {
  const before = await contentsOf(conversation, await mergeBase(conversation, commits));
  const now = await contentsOf(conversation, commits.head);
  if (before === undefined || now === undefined) return undefined;
  return [...wanted].filter((file) => now.has(file) && now.get(file) !== before.get(file)).sort();
}

/** Files, links and submodules of a commit, each with the hash of its content; undefined where it has too many. */
async function contentsOf(
  { client, repository, signal }: Conversation,
  commit: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { data } = await client.rest.git.getTree({
    owner: repository.owner,
    repo: repository.name,
    tree_sha: commit,
    recursive: '1',
    ...requestOf(signal),
  });
  if (data.truncated) return undefined;
  return new Map(
    data.tree.flatMap(({ type, path, sha }) => (type === 'tree' ? [] : [[path, sha]])),
  );
}

function requestOf(signal: Conversation['signal']) {
  return signal === undefined ? {} : { request: { signal } };
}
