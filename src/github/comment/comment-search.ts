/** The comments of a pull request that are the action's own: by marker, and by who wrote them. */
import { pagesOf } from '../listed-pages.js';
import type { GitHubClient } from '../client.js';
import { readMarker, type SeenMarker } from './comment-marker.js';
import type { Repository } from '../context.js';
import { findIdentity, isWrittenBy, type Author, type Identity } from './author-identity.js';

/** Where the comments are, and until when to look. */
export interface Conversation {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly pullRequest: number;
  /** Ends the attempt. */
  readonly signal?: AbortSignal;
}

/** Why there is nowhere to comment. */
export type NoConversation = 'no-pull-request' | 'no-token' | 'read-only-token';

export interface MarkedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: Author | undefined;
  readonly marker: SeenMarker;
}

/**
 * Our comments whose marker is wanted, over all pages, in no order. The identity is asked for only when such a marker
 * was seen. Rejects as the client does.
 */
export async function findOurs(
  conversation: Conversation,
  isWanted: (marker: SeenMarker) => boolean,
  author?: Author,
): Promise<readonly MarkedComment[]> {
  const marked: MarkedComment[] = [];
  for await (const { id, html_url: url, body = '', user } of listComments(conversation)) {
    const marker = readMarker(body);
    if (marker === undefined || !isWanted(marker)) continue;
    marked.push({ id, url, body, author: user ?? undefined, marker });
  }
  if (marked.length === 0) return [];
  const identity: Identity =
    author === undefined
      ? await findIdentity(conversation.client, conversation.signal)
      : { kind: 'known', author };
  return marked.filter((comment) => isWrittenBy(identity, comment.author));
}

async function* listComments({ client, repository, pullRequest, signal }: Conversation) {
  const listed = pagesOf((page) =>
    client.rest.issues.listComments({
      owner: repository.owner,
      repo: repository.name,
      issue_number: pullRequest,
      ...page,
      ...(signal === undefined ? {} : { request: { signal } }),
    }),
  );
  for await (const { data } of listed) yield* data;
}
