/** The pull request that a publication belongs to. */
import { readApiFailure } from '../api-failure.js';
import { createGitHubClient, type GitHubClient } from '../client.js';
import type { FindConversation, PublicationJob } from '../publication.js';
import type { NoConversation } from './comment-search.js';
import { findPullRequest } from './pull-request-search.js';

type Place = Pick<PublicationJob, 'settings' | 'destination'>;

/**
 * Looks for the pull request when it is first asked, and once for all who publish there: comment and review. Each has
 * a separate client, because a client keeps its writes seconds apart, and a review gives way to the comment.
 */
export function conversationFinder({ settings, destination }: Place): FindConversation {
  const { repository, pullRequest, pullRequestHead: head, apiUrl } = destination;
  const { token = '' } = settings;
  let looking: Promise<number | NoConversation> | undefined;
  return async (signal, use) => {
    if (repository === undefined) return 'no-pull-request';
    if (pullRequest === undefined && head === undefined) return 'no-pull-request';
    if (token === '') return 'no-token';
    const client = await createGitHubClient({ token, apiUrl, use });
    looking ??= findNumber(client, destination, signal);
    const found = await looking;
    return typeof found === 'string' ? found : { client, repository, pullRequest: found, signal };
  };
}

async function findNumber(
  client: GitHubClient,
  { repository, pullRequest, pullRequestHead: head }: Place['destination'],
  signal: AbortSignal,
): Promise<number | NoConversation> {
  if (pullRequest !== undefined) return pullRequest;
  if (repository === undefined || head === undefined) return 'no-pull-request';
  try {
    const found = await findPullRequest(client, repository, head, signal);
    return found?.number ?? 'no-pull-request';
  } catch (error) {
    if (readApiFailure(error).kind === 'read-only-token') return 'read-only-token';
    throw error;
  }
}
