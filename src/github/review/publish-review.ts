/**
 * The review of a report: one comment a place on the lines of the pull request that failing tests are made of. A
 * comment of an earlier run is updated where it stands, and goes when its tests pass. Nothing here throws: a review
 * never changes the verdict.
 */
import { reviewFindings, type Finding } from '../../report/digest/findings.js';
import type { Report } from '../../report/report.js';
import { describeError, readApiFailure } from '../api-failure.js';
import { isAnyNewer } from '../newer-run.js';
import type { Conversation } from '../comment/comment-search.js';
import { originOf } from '../comment/step-origin.js';
import type { PublicationJob } from '../publication.js';
import { withTimeLimit } from '../time-limit.js';
import { readDiff } from './diff.js';
import { filesOfOtherVersion, trustedSpans } from './other-version.js';
import { placeSubjects, type Place } from './place.js';
import { MAX_REVIEW_COMMENTS, planReview, type ReviewPlan } from './plan-review.js';
import { testDigest, type ReviewMarker } from './review-marker.js';
import { findThreads, setResolved, type ReviewThread } from './review-threads.js';
import {
  createComments,
  removeThreads,
  settleRivals,
  updateThread,
  type Draft,
} from './write-review.js';

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
        /** The token may not write reviews, and there was something to write. */
        | 'read-only-token'
        | 'locked'
        /** The pull request's head is not the commit that was tested, or a newer run has commented. */
        | 'moved-on'
        | 'nothing-to-say';
    }
  | { readonly kind: 'failed'; readonly message: string };

/** A failing test x model. */
interface Subject extends Finding {
  readonly digest: string;
  readonly sources: Finding['result']['sources'];
}

/** Publishes the review. Never throws. */
export async function publishReview(job: PublicationJob): Promise<ReviewOutcome> {
  if (job.settings.review !== 'auto' || job.report.suites.length === 0) {
    return { kind: 'skipped', reason: 'not-wanted' };
  }
  const subjects = failingTests(job.report);
  try {
    const limited = await withTimeLimit(job.timeLimitMs, (signal) => review(job, subjects, signal));
    return limited.kind === 'done'
      ? limited.result
      : { kind: 'failed', message: 'no answer in time' };
  } catch (error) {
    const failure = readApiFailure(error);
    if (failure.kind === 'locked') return { kind: 'skipped', reason: 'locked' };
    if (failure.kind !== 'read-only-token') {
      return { kind: 'failed', message: describeError(error) };
    }
    // Without a failing test there was nothing that the token was needed for.
    const reason = subjects.length === 0 ? 'nothing-to-say' : 'read-only-token';
    return { kind: 'skipped', reason };
  }
}

/**
 * Of all suites, worst first. What errored says nothing of the change, and a test whose request is the base branch's
 * cannot fail because of it.
 */
function failingTests({ suites }: Report): readonly Subject[] {
  return suites
    .flatMap((suite) =>
      reviewFindings(suite)
        .filter(({ result }) => result.comparison?.kind !== 'unchanged-request')
        .map((finding) => ({
          ...finding,
          digest: testDigest(suite.name, finding.result.testCaseName, finding.result.modelId),
          sources: finding.result.sources,
        })),
    )
    .toSorted((a, b) => a.result.passRate - b.result.passRate);
}

async function review(
  job: PublicationJob,
  subjects: readonly Subject[],
  signal: AbortSignal,
): Promise<ReviewOutcome> {
  const conversation = await job.findConversation(signal, 'optional');
  if (typeof conversation === 'string') {
    const isNeeded = conversation !== 'read-only-token' || subjects.length > 0;
    return { kind: 'skipped', reason: isNeeded ? conversation : 'nothing-to-say' };
  }
  const marker = markerOf(job);
  const threads = await findThreads(conversation, marker.origin);
  if (threads.length === 0 && subjects.length === 0) {
    return { kind: 'skipped', reason: 'nothing-to-say' };
  }
  const markers = threads.map((thread) => thread.marker);
  const isNewer = await isAnyNewer(conversation, markers, marker);
  const head = isNewer ? undefined : await currentHead(conversation);
  if (head === undefined || head !== job.destination.sha) {
    return { kind: 'skipped', reason: 'moved-on' };
  }
  const places = await findPlaces(conversation, job.report, subjects);
  const plan = planReview(
    threads,
    places,
    isOpenIn(job.report),
    job.settings.reviewLimit ?? MAX_REVIEW_COMMENTS,
  );
  if (isEmpty(plan)) return { kind: 'skipped', reason: 'nothing-to-say' };
  try {
    return await write(job, { conversation, marker, head }, plan);
  } catch (error) {
    // Also where all tests pass: what an earlier run said stays where it is, and people should know why.
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return { kind: 'skipped', reason: 'read-only-token' };
  }
}

async function findPlaces(
  conversation: Conversation,
  report: Report,
  subjects: readonly Subject[],
): Promise<readonly Place<Subject>[]> {
  const spans = subjects.flatMap(({ sources }) => sources);
  if (spans.length === 0) return [];
  const wanted = new Set(spans.map(({ file }) => file));
  const { diff, blobs } = await readDiff(conversation, wanted);
  const others = await filesOfOtherVersion(conversation, report, blobs, spans);
  const trusted = subjects.map((subject) => ({
    ...subject,
    sources: trustedSpans(subject.sources, others),
  }));
  return placeSubjects(trusted, diff);
}

function isEmpty({ update, create, remove, settle }: ReviewPlan<Subject>): boolean {
  return [update, create, remove, settle].every((list) => list.length === 0);
}

async function currentHead(conversation: Conversation): Promise<string> {
  const { client, repository, pullRequest, signal } = conversation;
  const { data } = await client.rest.pulls.get({
    owner: repository.owner,
    repo: repository.name,
    pull_number: pullRequest,
    ...(signal === undefined ? {} : { request: { signal } }),
  });
  return data.head.sha;
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
  plan: ReviewPlan<Subject>,
): Promise<ReviewOutcome> {
  const draft = (place: Place<Subject>): Draft => ({
    path: place.path,
    side: place.side,
    startLine: place.startLine,
    line: place.line,
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

function digestsOf({ subjects }: Place<Subject>): readonly string[] {
  return subjects.map(({ digest }) => digest).toSorted();
}

function idsOf(threads: readonly ReviewThread[]): readonly number[] {
  return threads.map(({ id }) => id);
}
