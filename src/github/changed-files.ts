/** Which files a pull request adds or changes, as far as GitHub lists them. */
import type { Conversation } from './comment/comment-search.js';

/** GitHub lists at most 3,000 files of a pull request. */
const MAX_PAGES = 30;

/**
 * Those of the `wanted` paths (from the repository's root) that the pull request adds, changes or renames to, sorted.
 * Undefined where it has more files than GitHub lists. Rejects as the client does.
 */
export async function changedFiles(
  { client, repository, pullRequest, signal }: Conversation,
  wanted: ReadonlySet<string>,
): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, headers } = await client.rest.pulls.listFiles({
      owner: repository.owner,
      repo: repository.name,
      pull_number: pullRequest,
      per_page: 100,
      page,
      ...(signal === undefined ? {} : { request: { signal } }),
    });
    for (const { filename, status } of data) {
      if (status !== 'removed' && wanted.has(filename)) found.add(filename);
    }
    if (!headers.link?.includes('rel="next"')) return [...found].sort();
  }
  return undefined;
}
