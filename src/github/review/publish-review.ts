/**
 * The review of a report: one comment a place on the lines of the pull request that failing tests are made of. A
 * comment of an earlier run is updated where it stands, and goes when its tests pass. Nothing here throws: a review
 * never changes the verdict.
 */
import { type ReviewTest, reviewTests } from '../../report/views.js';
import { type ChangedRange, likeliestIn } from '../../report/changed-lines.js';
import type { PullRequestFile, Report, SourceSpan } from '../../report/report.js';
import {
  type Author,
  compareAge,
  findIdentity,
  isAnyNewer,
  isWrittenBy,
  originOf,
} from '../authorship.js';
import { notDone, type NotDone, pagesOf, readApiFailure, target, tryInTime } from '../client.js';
import type { PublicationJob } from '../publication.js';
import { type Conversation, headCommitOf } from '../pull-request.js';
import { createHash } from 'node:crypto';

export type ReviewOutcome =
  | {
      readonly kind: 'published';
      readonly created: number;
      readonly updated: number;
      readonly removed: number;
      /** Comments that GitHub did not take, and why the last of them. */
      readonly refused: number;
      readonly refusal?: string | undefined;
    }
  | {
      readonly kind: 'skipped';
      readonly reason:
        | 'not-wanted'
        | 'no-pull-request'
        | 'no-token'
        /** The pull request's head is not the commit that was tested, or a newer run has commented. */
        | 'moved-on'
        | 'nothing-to-say';
    }
  | NotDone;

/** A failing test x model; `digest`: the name that markers know it by. */
interface Subject extends ReviewTest {
  readonly digest: string;
  readonly sources: readonly SourceSpan[];
}

/** Publishes the review. Never throws. */
export async function publishReview(job: PublicationJob): Promise<ReviewOutcome> {
  if (job.settings.review !== 'auto' || job.report.suites.length === 0) {
    return { kind: 'skipped', reason: 'not-wanted' };
  }
  const subjects = failingTests(job.report);
  return tryInTime(
    job.timeLimitMs,
    (signal) => review(job, subjects, signal),
    (error) => {
      const outcome = notDone(error);
      // Without a failing test there was nothing that the token was needed for.
      const isNeeded = outcome.kind === 'failed' || subjects.length > 0;
      return isNeeded || outcome.reason === 'locked' ? outcome : NOTHING_TO_SAY;
    },
  );
}

const NOTHING_TO_SAY = { kind: 'skipped', reason: 'nothing-to-say' } as const;

function failingTests(report: Report): readonly Subject[] {
  return reviewTests(report).map((told) => {
    const { sources, testCaseName, modelId } = told.test.result;
    return { ...told, sources, digest: testDigest(told.suite.suite.name, testCaseName, modelId) };
  });
}

async function review(
  job: PublicationJob,
  subjects: readonly Subject[],
  signal: AbortSignal,
): Promise<ReviewOutcome> {
  const conversation = await job.findConversation(signal, true);
  if (typeof conversation === 'string') {
    const isNeeded = conversation !== 'read-only-token' || subjects.length > 0;
    return isNeeded ? { kind: 'skipped', reason: conversation } : NOTHING_TO_SAY;
  }
  const marker = markerOf(job);
  const threads = await findThreads(conversation, marker.origin);
  if (threads.length === 0 && subjects.length === 0) {
    return NOTHING_TO_SAY;
  }
  const markers = threads.map((thread) => thread.marker);
  const isNewer = await isAnyNewer(conversation, markers, marker);
  const head = isNewer ? undefined : await headCommitOf(conversation);
  if (head === undefined || head !== job.destination.sha) {
    return { kind: 'skipped', reason: 'moved-on' };
  }
  const { changedFiles } = job.report;
  if (changedFiles === undefined && subjects.length > 0) {
    return { kind: 'failed', message: 'which lines the pull request changes is not known' };
  }
  const places = placesOf(subjects, changedFiles ?? []);
  const plan = planReview(
    threads,
    places,
    isOpenIn(job.report),
    MAX_REVIEW_COMMENTS - (job.settings.reviewedBefore ?? 0),
  );
  if (isEmpty(plan)) return NOTHING_TO_SAY;
  try {
    return await write(job, { conversation, marker, head }, plan);
  } catch (error) {
    // Also where all tests pass: what an earlier run said stays where it is, and people should know why.
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return { kind: 'skipped', reason: 'read-only-token' };
  }
}

// Where they stand: on lines that the pull request wrote or took out, and that the test is made of.

/** One comment's lines, and what it is about, in the order in which it was given. */
interface Place extends ChangedRange {
  readonly path: string;
  readonly subjects: readonly [Subject, ...Subject[]];
}

/**
 * Each subject with a changed line behind it at its likeliest place, subjects of one place together; places in the
 * order of their first subjects.
 */
function placesOf(
  subjects: readonly Subject[],
  changedFiles: readonly PullRequestFile[],
): readonly Place[] {
  const places = new Map<string, Place & { readonly subjects: [Subject, ...Subject[]] }>();
  const changeBehind = likeliestIn(changedFiles);
  for (const subject of subjects) {
    const change = changeBehind(subject.sources);
    if (change === undefined) continue;
    const { file: path, longest } = change;
    const key = JSON.stringify([path, longest]);
    const known = places.get(key);
    // A foreign report may have a hundred thousand on one line: they are not copied for each.
    if (known === undefined) places.set(key, { path, ...longest, subjects: [subject] });
    else known.subjects.push(subject);
  }
  return [...places.values()];
}

function isEmpty({ update, create, remove, settle }: ReviewPlan): boolean {
  return [update, create, remove, settle].every((list) => list.length === 0);
}

/** Tests of which this run cannot tell whether they pass: they errored, or were not run. */
function isOpenIn({ suites, complete }: Report): (digest: string) => boolean {
  const statuses = new Map(
    suites.flatMap((suite) =>
      suite.results.map(
        ({ testCaseName, modelId, status }) =>
          [testDigest(suite.name, testCaseName, modelId), status] as const,
      ),
    ),
  );
  return (digest) => {
    const status = statuses.get(digest);
    if (status === undefined) return !complete;
    return status === 'errored' || status === 'not-run';
  };
}

function markerOf({
  report,
  destination,
}: PublicationJob): Omit<ReviewMarker, 'tests' | 'settled'> {
  const { runId = 0, runAttempt = 1 } = destination;
  return { runId, runAttempt, origin: originOf(report) };
}

interface Writing {
  readonly conversation: Conversation;
  readonly marker: Omit<ReviewMarker, 'tests' | 'settled'>;
  readonly head: string;
}

async function write(
  { report, views, links }: PublicationJob,
  { conversation, marker, head }: Writing,
  plan: ReviewPlan,
): Promise<ReviewOutcome> {
  const draft = (place: Place): Draft => ({
    path: place.path,
    side: place.side,
    startLine: place.startLine,
    line: place.endLine,
    marker: { ...marker, tests: digestsOf(place), settled: false },
    text: views.review(report, place.subjects, links),
  });
  for (const { thread, place } of plan.update) {
    await updateThread(conversation, thread, draft(place));
  }
  const reopened = plan.update.filter(({ thread }) => thread.marker.settled);
  await setResolved(conversation, idsOf(reopened.map(({ thread }) => thread)), false);

  for (const thread of plan.settle) {
    const settled = { ...marker, tests: thread.marker.tests, settled: true };
    const text = views.settledReview(report, links);
    await updateThread(conversation, thread, { ...thread, marker: settled, text });
  }
  await setResolved(conversation, idsOf(plan.settle), true);

  const drafts = plan.create.map(draft);
  const created = await createComments(conversation, head, drafts);
  await removeThreads(conversation, plan.remove);
  if (created.created > 0) await settleRivals(conversation, drafts);
  return {
    kind: 'published',
    created: created.created,
    updated: plan.update.length + plan.settle.length,
    removed: plan.remove.length,
    refused: created.refused,
    refusal: created.refusal,
  };
}

function digestsOf({ subjects }: Place): readonly string[] {
  return subjects.map(({ digest }) => digest).toSorted();
}

function idsOf(threads: readonly ReviewThread[]): readonly number[] {
  return threads.map(({ id }) => id);
}

// What becomes of the review comments: which stay and are updated, which go, which are new. Pure: it decides from the
// threads that are there and the places where comments are wanted.

interface ReviewPlan {
  readonly update: readonly { readonly thread: ReviewThread; readonly place: Place }[];
  readonly create: readonly Place[];
  /** Nobody has answered them, and there is nothing to say there any more. */
  readonly remove: readonly ReviewThread[];
  /** The same, where somebody has answered. */
  readonly settle: readonly ReviewThread[];
}

/** More comments than this on one pull request are noise. */
const MAX_REVIEW_COMMENTS = 10;

/**
 * `isOpen` tells of a test digest whether nothing can be said of it now (it errored, or the run ended before it): its
 * comment is left alone. Places are in order, worst first; the first `limit` get comments, threads that are there
 * before new ones.
 */
function planReview(
  threads: readonly ReviewThread[],
  places: readonly Place[],
  isOpen: (digest: string) => boolean,
  limit: number,
): ReviewPlan {
  const left = new Set(threads);
  const update: { thread: ReviewThread; place: Place }[] = [];
  const unmatched: Place[] = [];
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
function isAbout(
  { path, side, range, marker }: Pick<ReviewThread, 'path' | 'side' | 'range' | 'marker'>,
  place: Place,
): boolean {
  if (path !== place.path) return false;
  const isOneSide = side === place.side;
  if (
    isOneSide &&
    range !== undefined &&
    range.startLine <= place.endLine &&
    place.startLine <= range.line
  ) {
    return true;
  }
  return place.subjects.some(({ digest }) => marker.tests.includes(digest));
}

// Writing review comments: new ones in one review, old ones where they stand, and one of what two runs wrote at once.

/** A comment to be written. */
interface Draft {
  readonly path: string;
  readonly side: 'LEFT' | 'RIGHT';
  readonly startLine: number;
  readonly line: number;
  readonly marker: ReviewMarker;
  /** Finished Markdown. */
  readonly text: string;
}

interface CreatedComments {
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
async function createComments(
  conversation: Conversation,
  head: string,
  drafts: readonly Draft[],
): Promise<CreatedComments> {
  if (drafts.length === 0) return { created: 0, refused: 0 };
  const { client } = conversation;
  try {
    await client.rest.pulls.createReview({
      ...target(conversation),
      pull_number: conversation.pullRequest,
      commit_id: head,
      event: 'COMMENT',
      // GitHub's description requires one; an empty one is not shown, so nothing is left when the comments go.
      body: '',
      comments: drafts.map((draft) => ({
        ...linesOf(draft),
        path: draft.path,
        body: bodyOf(draft),
      })),
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
  const { client } = conversation;
  let created = 0;
  let refusal: string | undefined;
  for (const draft of drafts) {
    try {
      await client.rest.pulls.createReviewComment({
        ...target(conversation),
        pull_number: conversation.pullRequest,
        commit_id: head,
        ...linesOf(draft),
        path: draft.path,
        body: bodyOf(draft),
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
async function updateThread(
  conversation: Conversation,
  { id, body }: Pick<ReviewThread, 'id' | 'body'>,
  draft: Pick<Draft, 'marker' | 'text'>,
): Promise<void> {
  const wanted = bodyOf(draft);
  if (body === wanted) return;
  const { client } = conversation;
  await ignoringGone(
    client.rest.pulls.updateReviewComment({
      ...target(conversation),
      comment_id: id,
      body: wanted,
    }),
  );
}

async function removeThreads(
  conversation: Conversation,
  threads: readonly Pick<ReviewThread, 'id'>[],
): Promise<void> {
  const { client } = conversation;
  for (const { id } of threads) {
    await ignoringGone(
      client.rest.pulls.deleteReviewComment({
        ...target(conversation),
        comment_id: id,
      }),
    );
  }
}

/**
 * After new comments: another run may have commented on the same places since we looked. The oldest comment stays,
 * with the newest run's words; whichever run looks last finishes the job.
 */
async function settleRivals(conversation: Conversation, drafts: readonly Draft[]): Promise<void> {
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
    if (!readApiFailure(error).isMissing) throw error;
  }
}

function bodyOf({ marker, text }: Pick<Draft, 'marker' | 'text'>): string {
  return `${formatReviewMarker(marker)}\n${text}`;
}

// The action's own review comments on a pull request, each with the answers that people gave it.

/** The first comment of a thread. */
interface ReviewThread {
  readonly id: number;
  readonly body: string;
  readonly path: string;
  /** The version of the file that its lines are of. */
  readonly side: 'LEFT' | 'RIGHT';
  /** Where it is in the newest diff; undefined where the lines are gone (outdated). */
  readonly range: { readonly startLine: number; readonly line: number } | undefined;
  readonly answered: boolean;
  readonly marker: ReviewMarker;
}

interface MarkedComment extends ReviewThread {
  readonly author: Author | undefined;
}

/**
 * Our threads of that origin, oldest first, among the newest thousand comments. The identity is asked for only when such a marker was
 * seen. Rejects as the client does.
 */
async function findThreads(
  conversation: Conversation,
  origin: string,
): Promise<readonly ReviewThread[]> {
  const marked: Omit<MarkedComment, 'answered'>[] = [];
  const answered = new Set<number>();
  for await (const comment of listComments(conversation)) {
    const { in_reply_to_id: answers, line, start_line: startLine } = comment;
    if (answers !== undefined) {
      answered.add(answers);
      continue;
    }
    const marker = readReviewMarker(comment.body);
    if (marker?.origin !== origin) continue;
    const { id, body, path, user: author } = comment;
    const side = comment.side === 'LEFT' ? 'LEFT' : 'RIGHT';
    // GitHub sends null for what is outdated, against its own description.
    const range = typeof line === 'number' ? { startLine: startLine ?? line, line } : undefined;
    marked.push({ id, body, path, side, range, marker, author });
  }
  if (marked.length === 0) return [];
  const identity = await findIdentity(conversation);
  return marked
    .filter(({ author }) => isWrittenBy(identity, author))
    .map((comment) => ({ ...comment, answered: answered.has(comment.id) }))
    .toSorted((a, b) => a.id - b.id);
}

async function* listComments(conversation: Conversation) {
  const listed = pagesOf(
    (page) =>
      conversation.client.rest.pulls.listReviewComments({
        ...target(conversation, { needs: ['*.id', '*.body', '*.path'] }),
        pull_number: conversation.pullRequest,
        // Ours are the newest more often than not.
        sort: 'created',
        direction: 'desc',
        ...page,
      }),
    MAX_COMMENT_PAGES,
  );
  for await (const { data } of listed) yield* data;
}

/** 1,000 comments. */
const MAX_COMMENT_PAGES = 10;

const THREADS_QUERY = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved comments(first: 1) { nodes { fullDatabaseId } } }
      }
    }
  }
}`;
const RESOLVE = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
const UNRESOLVE = `mutation ($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { thread { id } } }`;
/** 1,000 threads. */
const MAX_PAGES = 10;

/**
 * Marks threads as resolved, or as open again, by the ids of their first comments. GitHub refuses that to many a
 * job's token, and nothing depends on it: what is refused is left as it is.
 */
async function setResolved(
  conversation: Conversation,
  commentIds: readonly number[],
  resolved: boolean,
): Promise<void> {
  if (commentIds.length === 0) return;
  const { client } = conversation;
  const { request } = target(conversation);
  const wanted = new Set(commentIds.map(String));
  try {
    for (const { id, isResolved, commentId } of await listThreads(conversation)) {
      if (!wanted.has(commentId) || isResolved === resolved) continue;
      await client.graphql(resolved ? RESOLVE : UNRESOLVE, { id, request });
    }
  } catch {
    return;
  }
}

interface ThreadNode {
  readonly id: string;
  readonly isResolved: boolean;
  /** Of the first comment. Text: GraphQL's own numbers have 32 bits, and ids need more. */
  readonly commentId: string;
}

/** What the query above answers. */
interface ThreadsAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewThreads: {
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
        readonly nodes: readonly {
          readonly id: string;
          readonly isResolved: boolean;
          readonly comments: {
            readonly nodes: readonly { readonly fullDatabaseId: string | null }[];
          };
        }[];
      };
    };
  };
}

async function listThreads(conversation: Conversation): Promise<readonly ThreadNode[]> {
  const { client, pullRequest } = conversation;
  const { owner, repo: name, request } = target(conversation);
  const threads: ThreadNode[] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer: ThreadsAnswer = await client.graphql<ThreadsAnswer>(THREADS_QUERY, {
      owner,
      name,
      number: pullRequest,
      after,
      request,
    });
    const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads;
    for (const { id, isResolved, comments } of nodes) {
      const [first] = comments.nodes;
      const full = first?.fullDatabaseId ?? undefined;
      if (full !== undefined) {
        threads.push({ id, isResolved, commentId: full });
      }
    }
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return threads;
}

// The hidden first line by which the action finds its own review comments again, and which tests each is about.

interface ReviewMarker {
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `originOf` says it. */
  readonly origin: string;
  /** As `testDigest` says them, sorted. */
  readonly tests: readonly string[];
  /** Its tests pass, or nothing of the change is behind them any more: the comment says so. */
  readonly settled: boolean;
}

const MARKER =
  /^<!-- kindlm-review run="(\d{1,16})" attempt="(\d{1,9})" origin="([0-9a-f]{16})" tests="([0-9a-f,]{0,2000})"( settled)? -->/;
const DIGEST_LENGTH = 12;
/** A comment about more tests than this is found again by these. */
const MAX_TESTS = 100;

function formatReviewMarker(marker: ReviewMarker): string {
  const { runId, runAttempt, origin, tests, settled } = marker;
  const state = settled ? ' settled' : '';
  const listed = tests.slice(0, MAX_TESTS).join(',');
  return `<!-- kindlm-review run="${runId}" attempt="${runAttempt}" origin="${origin}" tests="${listed}"${state} -->`;
}

function readReviewMarker(body: string): ReviewMarker | undefined {
  const [, run, attempt, origin, tests, settled] = MARKER.exec(body) ?? [];
  if (origin === undefined || tests === undefined) return undefined;
  return {
    runId: Number(run),
    runAttempt: Number(attempt),
    origin,
    tests: tests.split(',').filter((digest) => digest !== ''),
    settled: settled !== undefined,
  };
}

/** Short name of a test x model of a suite, which tells nothing of them. */
function testDigest(suite: string, test: string, model: string): string {
  return createHash('sha256')
    .update(JSON.stringify([suite, test, model]))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
