/** The pull request that a publication belongs to. */
import { readApiFailure } from '../api-failure.js';
import { createGitHubClient } from '../client.js';
import type { PublicationJob } from '../publication.js';
import type { Conversation } from './comment-search.js';
import { findPullRequest } from './pull-request-search.js';

export type NoConversation = 'no-pull-request' | 'no-token' | 'read-only-token';

/** Where to comment, or why not. Rejects as the client does. */
export async function findConversation(
  { settings, destination }: PublicationJob,
  signal: AbortSignal,
): Promise<Conversation | NoConversation> {
  const { repository, pullRequest, pullRequestHead: head } = destination;
  if (repository === undefined) return 'no-pull-request';
  if (pullRequest === undefined && head === undefined) return 'no-pull-request';
  if (settings.token === undefined || settings.token === '') return 'no-token';
  const client = await createGitHubClient({ token: settings.token, apiUrl: destination.apiUrl });
  try {
    const found =
      pullRequest ?? (head && (await findPullRequest(client, repository, head, signal)))?.number;
    if (found === undefined) return 'no-pull-request';
    return { client, repository, pullRequest: found, signal };
  } catch (error) {
    if (readApiFailure(error).kind === 'read-only-token') return 'read-only-token';
    throw error;
  }
}
