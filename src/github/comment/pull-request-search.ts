/** The pull request of a commit, for events whose payload names none. */
import type { GitHubClient } from '../client.js';
import type { PullRequestContext, PullRequestHead, Repository } from '../context.js';

/**
 * The open pull request whose head is this commit of this repository. Owner and branch only narrow the question:
 * anybody can give a branch any name, so commit and repository id decide. Of several, one branch into several bases,
 * the oldest. Rejects as the client does.
 */
export async function findPullRequest(
  client: GitHubClient,
  repository: Repository,
  head: PullRequestHead,
  signal: AbortSignal,
): Promise<PullRequestContext | undefined> {
  // Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
  const { data } = await client.rest.pulls.list({
    owner: repository.owner,
    repo: repository.name,
    state: 'open',
    head: `${head.owner}:${head.branch}`,
    per_page: 100,
    request: { signal },
  });
  const [oldest] = data
    .filter(({ head: { sha, repo } }) => sha === head.sha && idOf(repo) === head.repositoryId)
    .toSorted((a, b) => a.number - b.number);
  if (oldest === undefined) return undefined;
  return { number: oldest.number, headSha: head.sha };
}

/** GitHub sends null for a repository that was deleted, against its own description. */
function idOf(repository: { readonly id: number } | null): number | undefined {
  return repository?.id;
}
