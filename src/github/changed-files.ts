/** Which files a pull request adds or changes, as far as GitHub lists them. */
import { pagesOf } from './listed-pages.js';
import type { Conversation } from './comment/comment-search.js';

/** GitHub lists at most 3,000 files of a pull request. */
const MAX_PAGES = 30;

/** The files of a pull request, page by page, with their patches. Rejects as the client does. */
export function filesOf({ client, repository, pullRequest, signal }: Conversation) {
  return pagesOf(
    (page) =>
      client.rest.pulls.listFiles({
        owner: repository.owner,
        repo: repository.name,
        pull_number: pullRequest,
        ...page,
        ...(signal === undefined ? {} : { request: { signal } }),
      }),
    MAX_PAGES,
  );
}

/**
 * Those of the `wanted` paths (from the repository's root) that the pull request adds, changes or renames to, sorted.
 * Undefined where it has more files than GitHub lists. Rejects as the client does.
 */
export async function changedFiles(
  conversation: Conversation,
  wanted: ReadonlySet<string>,
): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  for await (const { data, isLast } of filesOf(conversation)) {
    for (const { filename, status } of data) {
      if (status !== 'removed' && wanted.has(filename)) found.add(filename);
    }
    if (isLast) return [...found].sort();
  }
  return undefined;
}
