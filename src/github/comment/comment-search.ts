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

/** A comment with a marker of ours; anybody may have written it. */
type Listed = ReadonlyMap<number, MarkedComment>;

/** What was listed so far of a conversation, and from when on there may be something new, by GitHub's clock. */
interface Listing {
  readonly pullRequest: number;
  readonly comments: Listed;
  readonly since: string | undefined;
}

const LISTINGS = new WeakMap<GitHubClient, Listing>();

/**
 * Our comments whose marker is wanted, over all pages, in no order. The identity is asked for only when such a marker
 * was seen. A conversation is read whole once; from then on what was written since is added, since twenty jobs with
 * several suites each would else spend the repository's requests on a long one. Rejects as the client does.
 */
export async function findOurs(
  conversation: Conversation,
  isWanted: (marker: SeenMarker) => boolean,
  author?: Author,
): Promise<readonly MarkedComment[]> {
  const before = LISTINGS.get(conversation.client);
  const isOfThis = before?.pullRequest === conversation.pullRequest;
  const listing = await listMore(conversation, isOfThis ? before : undefined);
  LISTINGS.set(conversation.client, listing);
  const marked = [...listing.comments.values()].filter(({ marker }) => isWanted(marker));
  if (marked.length === 0) return [];
  const identity: Identity =
    author === undefined
      ? await findIdentity(conversation.client, conversation.signal)
      : { kind: 'known', author };
  return marked.filter((comment) => isWrittenBy(identity, comment.author));
}

/** GitHub takes no comment on a conversation that has 2,500. */
const MAX_PAGES = 25;
/** Milliseconds. What was being written while the list was read may be in neither part of it. */
const OVERLAP = 120_000;

async function listMore(
  { client, repository, pullRequest, signal }: Conversation,
  before: Listing | undefined,
): Promise<Listing> {
  const comments = new Map(before?.comments);
  let started: string | undefined;
  const listed = pagesOf(
    (page) =>
      client.rest.issues.listComments({
        owner: repository.owner,
        repo: repository.name,
        issue_number: pullRequest,
        ...(before?.since === undefined ? {} : { since: before.since }),
        ...page,
        ...(signal === undefined ? {} : { request: { signal } }),
      }),
    MAX_PAGES,
  );
  for await (const { data, date } of listed) {
    started ??= date;
    for (const { id, html_url: url, body = '', user } of data) {
      const marker = readMarker(body);
      if (marker === undefined) comments.delete(id);
      else comments.set(id, { id, url, body, author: user ?? undefined, marker });
    }
  }
  const time = started === undefined ? Number.NaN : Date.parse(started);
  const since = Number.isNaN(time) ? before?.since : new Date(time - OVERLAP).toISOString();
  return { pullRequest, comments, since };
}
