/**
 * The sticky pull request comment: one a key, found again over all pages by a hidden marker and by being written by
 * the token's own identity, updated in place. Nothing here throws: a comment never changes the verdict.
 */
import { readApiFailure, statusOf } from './api-failure.js';
import type { GitHubClient } from './client.js';
import { compareAge, formatMarker, readMarker, type CommentMarker } from './comment-marker.js';
import type { Repository } from './context.js';
import { findIdentity, isWrittenBy, type Author, type Identity } from './identity.js';

export type CommentSkipReason =
  | 'no-pull-request'
  | 'no-token'
  /** The token may not write comments: a fork's or Dependabot's run, or `pull-requests: write` is missing. */
  | 'read-only-token'
  /** A newer run's result is there already. */
  | 'newer-run'
  /** The conversation is locked. */
  | 'locked'
  /** `comment: on-failure`, and all is well, and there was no comment yet. */
  | 'nothing-to-report';

export type CommentOutcome =
  | {
      readonly kind: 'created' | 'updated' | 'unchanged';
      readonly id: number;
      readonly url: string;
    }
  | { readonly kind: 'skipped'; readonly reason: CommentSkipReason }
  | { readonly kind: 'failed'; readonly message: string };

export interface CommentRequest {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly pullRequest: number;
  readonly marker: CommentMarker;
  /** Renderings from the fullest to the shortest: the next one is tried when GitHub refuses one (422, too long). */
  readonly bodies: readonly string[];
  /** `update-only` posts nothing new: a green run under `comment: on-failure`. */
  readonly write: 'create-or-update' | 'update-only';
  /** Ends the attempt. */
  readonly signal?: AbortSignal;
}

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: Author | undefined;
}

interface MarkedComment extends Comment {
  readonly marker: CommentMarker;
}

/** Creates or updates the comment of the marker's key. Never throws. */
export async function upsertComment(request: CommentRequest): Promise<CommentOutcome> {
  try {
    return await upsert(request);
  } catch (error) {
    const failure = readApiFailure(error);
    switch (failure.kind) {
      case 'read-only-token':
      case 'locked':
        return { kind: 'skipped', reason: failure.kind };
      case 'body-refused':
      case 'other':
        return { kind: 'failed', message: failure.message };
    }
  }
}

async function upsert(request: CommentRequest): Promise<CommentOutcome> {
  const ours = await findOurs(request, () => findIdentity(request.client, request.signal));
  if (ours.length > 0) return settle(request, ours);
  if (request.write === 'update-only') return { kind: 'skipped', reason: 'nothing-to-report' };

  const created = await writeFirstAccepted(request, (body) => create(request, body));
  return settle(request, await withRivals(request, created), created);
}

/** The comments of this key after we made one: a concurrent job may have made another since we looked. */
async function withRivals(
  request: CommentRequest,
  created: MarkedComment,
): Promise<readonly MarkedComment[]> {
  const { author } = created;
  if (author === undefined) return [created];
  try {
    const ours = await findOurs(request, () => Promise.resolve({ kind: 'known', author }));
    return [created, ...ours.filter(({ id }) => id !== created.id)];
  } catch {
    return [created];
  }
}

/** Brings the comments of one key to one: the oldest stays, with the newest run's result. */
async function settle(
  request: CommentRequest,
  ours: readonly MarkedComment[],
  created?: MarkedComment,
): Promise<CommentOutcome> {
  const [kept, ...others] = [...ours].sort((a, b) => a.id - b.id);
  if (kept === undefined) return { kind: 'failed', message: 'the comment is gone' };

  if (ours.some(({ marker }) => compareAge(marker, request.marker) > 0)) {
    if (created !== undefined && created !== kept) await remove(request, [created]);
    return { kind: 'skipped', reason: 'newer-run' };
  }
  const outcome: CommentOutcome =
    kept === created
      ? { kind: 'created', id: kept.id, url: kept.url }
      : await update(request, kept);
  await remove(request, others);
  return outcome;
}

async function update(request: CommentRequest, kept: MarkedComment): Promise<CommentOutcome> {
  const { client, repository } = request;
  const fullest = request.bodies[0];
  if (fullest !== undefined && kept.body === withMarker(request.marker, fullest)) {
    return { kind: 'unchanged', id: kept.id, url: kept.url };
  }
  try {
    const updated = await writeFirstAccepted(request, async (body) => {
      const { data } = await client.rest.issues.updateComment({
        ...place(repository),
        comment_id: kept.id,
        body,
        ...requestOptions(request),
      });
      return data;
    });
    return { kind: 'updated', id: updated.id, url: updated.html_url };
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    // Somebody deleted it since we looked.
    const created = await writeFirstAccepted(request, (body) => create(request, body));
    return { kind: 'created', id: created.id, url: created.url };
  }
}

async function create(request: CommentRequest, body: string): Promise<MarkedComment> {
  const { data } = await request.client.rest.issues.createComment({
    ...place(request.repository),
    issue_number: request.pullRequest,
    body,
    ...requestOptions(request),
  });
  const author = data.user ?? undefined;
  return { id: data.id, url: data.html_url, body, author, marker: request.marker };
}

/** Two jobs may delete the same one; whoever comes second has nothing to do. */
async function remove(request: CommentRequest, comments: readonly Comment[]): Promise<void> {
  for (const { id } of comments) {
    try {
      await request.client.rest.issues.deleteComment({
        ...place(request.repository),
        comment_id: id,
        ...requestOptions(request),
      });
    } catch {
      continue;
    }
  }
}

/** Our comments of this key, over all pages. The identity is asked for only when a marker was seen. */
async function findOurs(
  request: CommentRequest,
  askIdentity: () => Promise<Identity>,
): Promise<readonly MarkedComment[]> {
  const marked: MarkedComment[] = [];
  for await (const { id, html_url: url, body = '', user } of listComments(request)) {
    const marker = readMarker(body, request.marker.key);
    if (marker !== undefined) marked.push({ id, url, body, author: user ?? undefined, marker });
  }
  if (marked.length === 0) return [];
  const identity = await askIdentity();
  return marked.filter(({ author }) => isWrittenBy(identity, author));
}

/** Not octokit's paginate: it drops the signal, so that a hanging page could not be given up. */
async function* listComments(request: CommentRequest) {
  for (let page = 1; ; page += 1) {
    const { data, headers } = await request.client.rest.issues.listComments({
      ...place(request.repository),
      issue_number: request.pullRequest,
      per_page: 100,
      page,
      ...requestOptions(request),
    });
    yield* data;
    if (!headers.link?.includes('rel="next"')) return;
  }
}

/** Tries the renderings from the fullest to the shortest; throws the last refusal. */
async function writeFirstAccepted<Result>(
  request: CommentRequest,
  write: (body: string) => Promise<Result>,
): Promise<Result> {
  let refusal: unknown = new Error('there is nothing to write');
  for (const body of request.bodies) {
    try {
      return await write(withMarker(request.marker, body));
    } catch (error) {
      if (readApiFailure(error).kind !== 'body-refused') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

function withMarker(marker: CommentMarker, body: string): string {
  return `${formatMarker(marker)}\n${body}`;
}

function place({ owner, name }: Repository): { owner: string; repo: string } {
  return { owner, repo: name };
}

function requestOptions({ signal }: CommentRequest): { request?: { signal: AbortSignal } } {
  return signal === undefined ? {} : { request: { signal } };
}
