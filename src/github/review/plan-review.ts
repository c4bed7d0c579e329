/**
 * What becomes of the review comments: which stay and are updated, which go, which are new. Pure: it decides from the
 * threads that are there and the places where comments are wanted.
 */
import type { Place } from './place.js';
import type { ReviewThread } from './review-threads.js';

/** Something that is commented on, under the name that markers know it by. */
export interface Named {
  readonly digest: string;
}

export interface ReviewPlan<Subject> {
  readonly update: readonly { readonly thread: ReviewThread; readonly place: Place<Subject> }[];
  readonly create: readonly Place<Subject>[];
  /** Nobody has answered them, and there is nothing to say there any more. */
  readonly remove: readonly ReviewThread[];
  /** The same, where somebody has answered. */
  readonly settle: readonly ReviewThread[];
}

/** More comments than this on one pull request are noise. */
export const MAX_REVIEW_COMMENTS = 10;

/**
 * `isOpen` tells of a test digest whether nothing can be said of it now (it errored, or the run ended before it): its
 * comment is left alone. Places are in order, worst first; the first `limit` get comments, threads that are there
 * before new ones.
 */
export function planReview<Subject extends Named>(
  threads: readonly ReviewThread[],
  places: readonly Place<Subject>[],
  isOpen: (digest: string) => boolean,
  limit: number = MAX_REVIEW_COMMENTS,
): ReviewPlan<Subject> {
  const left = new Set(threads);
  const update: { thread: ReviewThread; place: Place<Subject> }[] = [];
  const unmatched: Place<Subject>[] = [];
  const remove: ReviewThread[] = [];
  for (const place of places) {
    const mine = [...left].filter((thread) => isAbout(thread, place));
    // An outdated comment is folded away where nobody looks. It stays only where people talked under it.
    const kept = mine.find(({ range }) => range !== undefined) ?? mine.find((one) => one.answered);
    if (kept === undefined) {
      unmatched.push(place);
      continue;
    }
    left.delete(kept);
    update.push({ thread: kept, place });
  }
  const create = unmatched.slice(0, Math.max(0, limit - update.length));
  const settle: ReviewThread[] = [];
  const replaced = new Set([...update.map(({ place }) => place), ...create]);
  for (const thread of left) {
    const isReplaced = [...replaced].some((place) => isAbout(thread, place));
    if (!isReplaced && thread.marker.tests.some(isOpen)) continue;
    if (!thread.answered) remove.push(thread);
    else if (!thread.marker.settled) settle.push(thread);
  }
  return { update, create, remove, settle };
}

/** Whether a thread and a place are about the same: tests, or lines that the two share. */
export function isAbout<Subject extends Named>(
  { path, side, range, marker }: Pick<ReviewThread, 'path' | 'side' | 'range' | 'marker'>,
  place: Place<Subject>,
): boolean {
  if (path !== place.path) return false;
  const isOneSide = side === place.side;
  if (
    isOneSide &&
    range !== undefined &&
    range.startLine <= place.line &&
    place.startLine <= range.line
  ) {
    return true;
  }
  return place.subjects.some(({ digest }) => marker.tests.includes(digest));
}
