/**
 * The sticky pull request comment: one a key, found again over all pages by a hidden marker and by being written by
 * the token's own identity, updated in place. Nothing here throws: a comment never changes the verdict.
 */
import { isMissing, readApiFailure } from '../api-failure.js';
import { compareAge, isAnyNewer } from '../newer-run.js';
import {
  formatSeenMarker,
  isOfKey,
  readMarker,
  seenMarker,
  type CommentMarker,
  type SeenMarker,
} from './comment-marker.js';
import { findOurs, type Conversation, type MarkedComment } from './comment-search.js';

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

export interface CommentRequest extends Conversation {
  readonly marker: CommentMarker;
  /** Renderings from the fullest to the shortest: the next one is tried when GitHub refuses one (422, too long). */
  readonly bodies: readonly string[];
  /** `update-only` posts nothing new: a green run under `comment: on-failure`. */
  readonly write: 'create-or-update' | 'update-only';
  /**
   * A key whose comment of the same origin is this one too: what the step wrote when it could not judge and did not
   * know its suites' names.
   */
  readonly placeholder?: string | undefined;
}

/** Thrown from within a request that is about to be sent, to keep an older result from replacing a newer one. */
class NewerRunError extends Error {}

/** A concurrent older run overwrites a newer result at most as often as there are such runs. */
const MAX_REWRITES = 3;

/** Creates or updates the comment of the marker's key. Never throws. */
export function upsertComment(request: CommentRequest): Promise<CommentOutcome> {
  return outcomeOf(() => upsert(request));
}

/**
 * For a run that came to no suites: updates every comment of the marker's origin, so that none keeps an earlier
 * verdict, and where there is none does as `upsertComment`. The outcome is that of the oldest comment. Never throws.
 */
export function replaceComments(request: CommentRequest): Promise<CommentOutcome> {
  return outcomeOf(async () => {
    const own = seenMarker(request.marker);
    const stale = await findOurs(
      request,
      ({ origin, encodedKey }) =>
        encodedKey === own.encodedKey || (origin !== undefined && origin === own.origin),
    );
    const keys = new Set(byAge(stale).map(({ marker }) => marker.encodedKey));
    const outcomes: CommentOutcome[] = [];
    for (const encodedKey of keys) {
      const ours = stale.filter(({ marker }) => marker.encodedKey === encodedKey);
      outcomes.push(await settle({ ...request, marker: { ...own, encodedKey } }, ours));
    }
    return outcomes[0] ?? upsert(request);
  });
}

/** Updates the comment of the marker's key where one of its origin is there, and posts nothing new. Never throws. */
export function updateOwnComment(request: CommentRequest): Promise<CommentOutcome> {
  return outcomeOf(async () => {
    const own = seenMarker(request.marker);
    const ours = await findOurs(
      request,
      (marker) => marker.encodedKey === own.encodedKey && marker.origin === own.origin,
    );
    if (ours.length === 0) return { kind: 'skipped', reason: 'nothing-to-report' };
    return settle({ ...request, marker: own }, ours);
  });
}

async function outcomeOf(write: () => Promise<CommentOutcome>): Promise<CommentOutcome> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof NewerRunError) return { kind: 'skipped', reason: 'newer-run' };
    const failure = readApiFailure(error);
    switch (failure.kind) {
      case 'read-only-token':
      case 'locked':
        return { kind: 'skipped', reason: failure.kind };
      case 'body-refused':
      case 'gone':
      case 'other':
        return { kind: 'failed', message: failure.message };
    }
  }
}

/** What is written, under which marker. */
interface Writing extends Conversation {
  readonly marker: SeenMarker;
  readonly bodies: readonly string[];
}

async function upsert(request: CommentRequest): Promise<CommentOutcome> {
  const writing: Writing = { ...request, marker: seenMarker(request.marker) };
  const belongs = (marker: SeenMarker): boolean =>
    isOfKey(marker, request.marker.key) || isPlaceholder(marker, request);
  const ours = await findOurs(request, belongs);
  if (ours.length > 0) return settle(writing, ours);
  if (request.write === 'update-only') return { kind: 'skipped', reason: 'nothing-to-report' };

  const created = await writeFirstAccepted(writing, (body) => create(writing, body));
  return settle(writing, await withRivals(writing, created, belongs), created);
}

function isPlaceholder(marker: SeenMarker, { placeholder, marker: own }: CommentRequest): boolean {
  if (placeholder === undefined || own.origin === undefined) return false;
  return marker.origin === own.origin && isOfKey(marker, placeholder);
}

/** The comments of this key after we made one: a concurrent job may have made another since we looked. */
async function withRivals(
  writing: Writing,
  created: MarkedComment,
  belongs: (marker: SeenMarker) => boolean,
): Promise<readonly MarkedComment[]> {
  const { author } = created;
  if (author === undefined) return [created];
  try {
    const ours = await findOurs(writing, belongs, author);
    return [created, ...ours.filter(({ id }) => id !== created.id)];
  } catch {
    return [created];
  }
}

function byAge(comments: readonly MarkedComment[]): readonly MarkedComment[] {
  return comments.toSorted((a, b) => a.id - b.id);
}

/** Brings the comments of one key to one: the oldest stays, with the newest run's result. */
async function settle(
  writing: Writing,
  ours: readonly MarkedComment[],
  created?: MarkedComment,
): Promise<CommentOutcome> {
  const [kept, ...others] = byAge(ours);
  if (kept === undefined) return { kind: 'failed', message: 'the comment is gone' };

  const markers = ours.map(({ marker }) => marker);
  if (await isAnyNewer(writing, markers, writing.marker)) {
    if (created !== undefined && created !== kept) await remove(writing, [created]);
    return { kind: 'skipped', reason: 'newer-run' };
  }
  const outcome: CommentOutcome =
    kept === created
      ? { kind: 'created', id: kept.id, url: kept.url }
      : await update(writing, kept);
  await remove(writing, others);
  return outcome;
}

async function update(writing: Writing, kept: MarkedComment): Promise<CommentOutcome> {
  const fullest = writing.bodies[0];
  if (fullest !== undefined && kept.body === withMarker(writing.marker, fullest)) {
    return { kind: 'unchanged', id: kept.id, url: kept.url };
  }
  try {
    for (let rewrites = 0; rewrites <= MAX_REWRITES; rewrites += 1) {
      await writeFirstAccepted(writing, (body) => overwrite(writing, kept, body));
      if (!(await wasOverwritten(writing, kept))) break;
    }
    return { kind: 'updated', id: kept.id, url: kept.url };
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Somebody deleted it since we looked.
    const created = await writeFirstAccepted(writing, (body) => create(writing, body));
    return { kind: 'created', id: created.id, url: created.url };
  }
}

/**
 * GitHub has no conditional update, and octokit may hold a write back for a second. So the last look comes right
 * before the request is sent; what still slips in between, the newer run corrects after its own write.
 */
async function overwrite(writing: Writing, { id }: MarkedComment, body: string): Promise<void> {
  const lastLook = async (): Promise<void> => {
    const there = await markerOf(writing, id);
    if (there !== undefined && (await isAnyNewer(writing, [there], writing.marker))) {
      throw new NewerRunError();
    }
  };
  await writing.client.rest.issues.updateComment({
    ...place(writing),
    comment_id: id,
    body,
    request: { ...signalOf(writing), lastLook },
  });
}

async function wasOverwritten(writing: Writing, { id }: MarkedComment): Promise<boolean> {
  const there = await markerOf(writing, id);
  return there !== undefined && compareAge(there, writing.marker) < 0;
}

/** The marker that a comment has now; undefined when it cannot be read, which keeps nobody from writing. */
async function markerOf(writing: Writing, id: number): Promise<SeenMarker | undefined> {
  try {
    const { data } = await writing.client.rest.issues.getComment({
      ...place(writing),
      comment_id: id,
      request: { ...signalOf(writing), retries: 0 },
    });
    return readMarker(data.body ?? '');
  } catch {
    return undefined;
  }
}

async function create(writing: Writing, body: string): Promise<MarkedComment> {
  const { data } = await writing.client.rest.issues.createComment({
    ...place(writing),
    issue_number: writing.pullRequest,
    body,
    request: signalOf(writing),
  });
  const author = data.user ?? undefined;
  return { id: data.id, url: data.html_url, body, author, marker: writing.marker };
}

/** Two jobs may delete the same one; the second has nothing to do. */
async function remove(writing: Writing, comments: readonly MarkedComment[]): Promise<void> {
  for (const { id } of comments) {
    try {
      await writing.client.rest.issues.deleteComment({
        ...place(writing),
        comment_id: id,
        request: { ...signalOf(writing), giveWay: true },
      });
    } catch {
      continue;
    }
  }
}

/** Tries the renderings from the fullest to the shortest; throws the last refusal. */
async function writeFirstAccepted<Result>(
  writing: Writing,
  write: (body: string) => Promise<Result>,
): Promise<Result> {
  let refusal: unknown = new Error('there is nothing to write');
  for (const body of writing.bodies) {
    try {
      return await write(withMarker(writing.marker, body));
    } catch (error) {
      if (readApiFailure(error).kind !== 'body-refused') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

function withMarker(marker: SeenMarker, body: string): string {
  return `${formatSeenMarker(marker)}\n${body}`;
}

function place({ repository }: Conversation): { owner: string; repo: string } {
  return { owner: repository.owner, repo: repository.name };
}

function signalOf({ signal }: Conversation): { signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
