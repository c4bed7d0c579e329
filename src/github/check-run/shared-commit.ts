/** Whether a commit is the head of several open pull requests: what is written on it is shown in all of them. */
import { pagesOf } from '../listed-pages.js';
import type { GitHubClient } from '../client.js';
import type { PullRequestHead, Repository } from '../context.js';

export interface CommitPlace {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly sha: string;
  readonly signal: AbortSignal;
}

/** The pull request that a run belongs to: its number, or where its head is. */
export interface OwnPullRequest {
  readonly pullRequest?: number | undefined;
  readonly pullRequestHead?: PullRequestHead | undefined;
}

/** Of 100 pull requests each. */
const MAX_PAGES = 20;

/**
 * The number of another open pull request whose head is the commit; undefined where there is none. Anybody may open one
 * from a fork with somebody else's commit. Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
 * Rejects as the client does.
 */
export async function otherPullRequestAt(
  { client, repository, sha, signal }: CommitPlace,
  own: OwnPullRequest,
): Promise<number | undefined> {
  const found: { readonly number: number; readonly isOwn: boolean }[] = [];
  const open = pagesOf(
    (page) =>
      client.rest.pulls.list({
        owner: repository.owner,
        repo: repository.name,
        state: 'open',
        ...page,
        request: { signal },
      }),
    MAX_PAGES,
  );
  let isWhole = false;
  for await (const { data, isLast } of open) {
    isWhole = isLast;
    for (const { number, head } of data) {
      if (head.sha === sha) found.push({ number, isOwn: isOwn(own, number, head) });
    }
  }
  if (!isWhole) {
    throw new Error(
      `more than ${MAX_PAGES * 100} pull requests are open, and the commit may be the head of several`,
    );
  }
  const byAge = found.toSorted((a, b) => a.number - b.number);
  // Of several from one branch into several bases, the run belongs to the oldest.
  const mine = byAge.find((one) => one.isOwn);
  return byAge.find((one) => one !== mine)?.number;
}

interface ListedHead {
  readonly ref: string;
  /** GitHub sends null for a repository that was deleted. */
  readonly repo: { readonly id: number } | null;
}

function isOwn(
  { pullRequest, pullRequestHead: wanted }: OwnPullRequest,
  number: number,
  { ref, repo }: ListedHead,
): boolean {
  if (pullRequest !== undefined) return number === pullRequest;
  return wanted !== undefined && ref === wanted.branch && repo?.id === wanted.repositoryId;
}
