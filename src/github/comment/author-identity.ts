/** Who the token is, so that a comment of somebody else who pasted our marker is never edited. */
import { isRecord } from '../../basics/is-record.js';
import type { GitHubClient } from '../client.js';

/** A user or bot as the REST API names it. */
export interface Author {
  readonly id: number;
  readonly login: string;
}

export type Identity =
  | { readonly kind: 'known'; readonly author: Author }
  /** GitHub would not say; the token is then taken for the workflow's own. No person can have this login. */
  | { readonly kind: 'assumed'; readonly login: 'github-actions[bot]' };

const VIEWER_QUERY = 'query { viewer { login databaseId } }';

/**
 * The token's identity: GraphQL's `viewer`, which answers the workflow's own token too, else `GET /user`, which
 * answers people's tokens only (403 for the workflow's). Never throws.
 */
export async function findIdentity(
  client: GitHubClient,
  signal: AbortSignal | undefined,
): Promise<Identity> {
  const request = signal === undefined ? {} : { signal };
  const author =
    (await answerOf(async () => readViewer(await client.graphql(VIEWER_QUERY, { request })))) ??
    (await answerOf(async () => (await client.rest.users.getAuthenticated({ request })).data));
  return author === undefined
    ? { kind: 'assumed', login: 'github-actions[bot]' }
    : { kind: 'known', author: { id: author.id, login: author.login } };
}

/** Whether the identity wrote what `author` wrote. Ids decide: logins can be renamed and taken again. */
export function isWrittenBy(identity: Identity, author: Author | undefined): boolean {
  if (author === undefined) return false;
  return identity.kind === 'known'
    ? author.id === identity.author.id
    : author.login === identity.login;
}

async function answerOf(ask: () => Promise<Author | undefined>): Promise<Author | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

function readViewer(answer: unknown): Author | undefined {
  if (!isRecord(answer) || !isRecord(answer.viewer)) return undefined;
  const { databaseId, login } = answer.viewer;
  return typeof databaseId === 'number' && typeof login === 'string'
    ? { id: databaseId, login }
    : undefined;
}
