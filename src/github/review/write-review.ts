/** Writing review comments: new ones in one review, old ones where they stand, and one of what two runs wrote at once. */
import { isMissing, readApiFailure } from '../api-failure.js';
import { compareAge } from '../newer-run.js';
import type { Conversation } from '../comment/comment-search.js';
import { formatReviewMarker, type ReviewMarker } from './review-marker.js';
import { findThreads, type ReviewThread } from './review-threads.js';

/** A comment to be written. */
export interface Draft {
  readonly path: string;
  readonly side: 'LEFT' | 'RIGHT';
  readonly startLine: number;
  readonly line: number;
  readonly marker: ReviewMarker;
  /** Finished Markdown. */
  readonly text: string;
}

export interface CreatedComments {
  readonly created: number;
  /** Comments that GitHub did not take: their lines are not part of its diff any more. */
  readonly refused: number;
  /** Why, of the last of them. */
  readonly refusal?: string | undefined;
}

/**
 * Posts the comments as one review. Where GitHub refuses it (422), it does not say which line it dislikes: then each
 * is posted by itself. Rejects as the client does for anything else.
 */
export async function createComments(
  conversation: Conversation,
  head: string,
  drafts: readonly Draft[],
): Promise<CreatedComments> {
  if (drafts.length === 0) return { created: 0, refused: 0 };
  const { client, signal } = conversation;
  try {
    await client.rest.pulls.createReview({
      ...place(conversation),
      commit_id: head,
      event: 'COMMENT',
      // GitHub's description requires one; an empty one is not shown, so nothing is left when the comments go.
      body: '',
      comments: drafts.map((draft) => ({
        ...linesOf(draft),
        path: draft.path,
        body: bodyOf(draft),
      })),
      request: signal === undefined ? {} : { signal },
    });
    return { created: drafts.length, refused: 0 };
  } catch (error) {
    if (readApiFailure(error).kind !== 'body-refused') throw error;
    return createEach(conversation, head, drafts);
  }
}

async function createEach(
  conversation: Conversation,
  head: string,
  drafts: readonly Draft[],
): Promise<CreatedComments> {
  const { client, signal } = conversation;
  let created = 0;
  let refusal: string | undefined;
  for (const draft of drafts) {
    try {
      await client.rest.pulls.createReviewComment({
        ...place(conversation),
        commit_id: head,
        ...linesOf(draft),
        path: draft.path,
        body: bodyOf(draft),
        request: signal === undefined ? {} : { signal },
      });
      created += 1;
    } catch (error) {
      const failure = readApiFailure(error);
      if (failure.kind !== 'body-refused') throw error;
      refusal = failure.message;
    }
  }
  const refused = drafts.length - created;
  return { created, refused, refusal };
}

/** GitHub refuses a range whose first line is its last. */
function linesOf({ side, startLine, line }: Draft): {
  readonly line: number;
  readonly side: Draft['side'];
  readonly start_line?: number;
  readonly start_side?: Draft['side'];
} {
  const end = { line, side };
  return startLine < line ? { ...end, start_line: startLine, start_side: side } : end;
}

/** Writes the draft over the comment. One that somebody deleted since is no error. */
export async function updateThread(
  conversation: Conversation,
  { id, body }: Pick<ReviewThread, 'id' | 'body'>,
  draft: Pick<Draft, 'marker' | 'text'>,
): Promise<void> {
  const wanted = bodyOf(draft);
  if (body === wanted) return;
  const { client, signal } = conversation;
  await ignoringGone(
    client.rest.pulls.updateReviewComment({
      ...repositoryOf(conversation),
      comment_id: id,
      body: wanted,
      request: signal === undefined ? {} : { signal },
    }),
  );
}

export async function removeThreads(
  conversation: Conversation,
  threads: readonly Pick<ReviewThread, 'id'>[],
): Promise<void> {
  const { client, signal } = conversation;
  for (const { id } of threads) {
    await ignoringGone(
      client.rest.pulls.deleteReviewComment({
        ...repositoryOf(conversation),
        comment_id: id,
        request: signal === undefined ? {} : { signal },
      }),
    );
  }
}

/**
 * After new comments: another run may have commented on the same places since we looked. The oldest comment stays,
 * with the newest run's words; whichever run looks last finishes the job.
 */
export async function settleRivals(
  conversation: Conversation,
  drafts: readonly Draft[],
): Promise<void> {
  const [first] = drafts;
  if (first === undefined) return;
  const threads = await findThreads(conversation, first.marker.origin);
  for (const draft of drafts) {
    const rivals = threads.filter((thread) => isSamePlace(thread, draft));
    const [oldest, ...others] = rivals;
    if (oldest === undefined) continue;
    if (compareAge(oldest.marker, draft.marker) < 0) {
      await updateThread(conversation, oldest, draft);
    }
    await removeThreads(
      conversation,
      others.filter(({ answered }) => !answered),
    );
  }
}

function isSamePlace({ path, side, range }: ReviewThread, draft: Draft): boolean {
  if (path !== draft.path || side !== draft.side) return false;
  return range?.startLine === draft.startLine && range.line === draft.line;
}

/** Two runs may delete the same one; the second has nothing to do. */
async function ignoringGone(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function bodyOf({ marker, text }: Pick<Draft, 'marker' | 'text'>): string {
  return `${formatReviewMarker(marker)}\n${text}`;
}

function place(conversation: Conversation) {
  return { ...repositoryOf(conversation), pull_number: conversation.pullRequest };
}

function repositoryOf({ repository }: Conversation) {
  return { owner: repository.owner, repo: repository.name };
}
