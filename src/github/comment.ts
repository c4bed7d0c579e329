/**
 * The sticky pull request comments of a report: one a suite, each under its key; one in all where there is nothing judged.
 * A comment is found again over all pages by a hidden marker and by being written by the token's own identity, and is
 * updated in place. Nothing here throws: a comment never changes the verdict.
 */
import { createHash } from 'node:crypto';
import { shortCommit } from '../basics/format.js';
import {
  type Author,
  compareAge,
  findIdentity,
  isAnyNewer,
  isWrittenBy,
  originOf,
  stepOf,
} from './authorship.js';
import {
  notDone,
  type NotDone,
  pagesOf,
  readApiFailure,
  target,
  tryInTime,
  writeFirstAccepted,
} from './client.js';
import type { Destination } from './context.js';
import type { Log } from './log.js';
import type { PublicationJob, PublishSettings, Told, ToldViews } from './publication.js';
import type { Conversation } from './pull-request.js';

export interface SuiteComment {
  /** Absent for the comment of a run that came to no suites. */
  readonly suite?: string | undefined;
  readonly key: string;
  readonly outcome: CommentOutcome;
}

/** What comments need of a job. */
type CommentJob<Document extends Told> = PublicationJob<
  Document,
  Omit<ToldViews<Document>, 'summary'>
>;

/** A comment to write: how, and with which of the request's parts that differ from comment to comment. */
interface WantedComment {
  readonly suite?: string;
  readonly key: string;
  readonly post: (request: CommentRequest) => Promise<CommentOutcome>;
  readonly placeholder?: string;
  readonly write: CommentRequest['write'];
  /** The input `config` that it was written under; absent: this run's. */
  readonly writtenBy?: readonly string[];
  readonly render: () => string | readonly string[];
}

/**
 * Posts one comment a suite, or one that says that nothing was judged, and logs what came of it. Never throws; empty
 * when no comment is wanted.
 */
export async function postComments<Document extends Told>(
  job: CommentJob<Document>,
): Promise<readonly SuiteComment[]> {
  const { settings, log, timeLimitMs } = job;
  if (settings.comment === 'never') return [];
  const wanted = wantedComments(job);
  const outcomes: CommentOutcome[] = [];
  const ended = await tryInTime(timeLimitMs, async (signal) => {
    const place = await job.findConversation(signal);
    for (const comment of wanted) {
      const outcome =
        typeof place === 'string'
          ? ({ kind: 'skipped', reason: place } as const)
          : await postComment(job, place, comment);
      if (signal.aborted) break;
      outcomes.push(outcome);
    }
    return { kind: 'failed', message: 'no answer in time' } as const;
  });
  const comments = wanted.map(({ suite, key }, index): SuiteComment => ({
    suite,
    key,
    outcome: outcomes[index] ?? ended,
  }));
  logComments(comments, job.destination, log);
  return comments;
}

function wantedComments<Document extends Told>({
  report,
  settings,
  views,
  links,
}: CommentJob<Document>): readonly WantedComment[] {
  const { comment, keySuffix = '' } = settings;
  const { workingDirectory, config, commentKey: wantedKey } = stepOf(report);
  const own = wantedKey === '' ? undefined : wantedKey;
  // Several configs, or one that cannot be read: the suites' names are not known when the run fails early.
  const placeholder = `${own ?? `config ${[workingDirectory, ...config].join(' ')}`}${keySuffix}`;
  const onFailure = (failed: boolean): CommentRequest['write'] =>
    comment === 'on-failure' && !failed ? 'update-only' : 'create-or-update';
  if (report.suites.length === 0) {
    const write = onFailure(report.verdict.result !== 'passed');
    const render = () => views.unjudged(report, links);
    return [{ key: placeholder, post: replaceComments, write, render }];
  }
  const suites = report.suites.map((suite) => ({
    suite: suite.name,
    key: `${commentKey(own, suite, report, settings)}${keySuffix}`,
    post: upsert,
    placeholder,
    write: onFailure(suiteFailed(report, suite)),
    render: () => views.comment(report, suite, links),
  }));
  const kept = new Set(suites.map(({ key }) => key));
  const { goneSuites = [] } = report.comparison?.kind === 'compared' ? report.comparison : {};
  const { gone } = views;
  return [
    ...suites,
    // A comment keeps its key: one that another suite has now shows that one.
    ...(gone === undefined ? [] : goneSuites)
      .filter(({ ofOtherJob }) => ofOtherJob === undefined)
      .map(({ name, config: before = config }) => ({
        key: own === undefined ? name : `${own}/${name}`,
        post: updateOwnComment,
        write: 'update-only' as const,
        writtenBy: before,
        render: () => gone?.(report, name, links) ?? [],
      }))
      .filter(({ key }) => !kept.has(key)),
  ];
}

/** Never throws. */
async function postComment(
  { destination, report }: Pick<CommentJob<Told>, 'destination' | 'report'>,
  conversation: Conversation,
  { key, post, placeholder, write, writtenBy, render }: WantedComment,
): Promise<CommentOutcome> {
  const { runId = 0, runAttempt = 1 } = destination;
  const origin = originOf(report, writtenBy);
  const rendered = render();
  try {
    return await post({
      ...conversation,
      marker: { key, runId, runAttempt, origin },
      bodies: typeof rendered === 'string' ? [rendered] : rendered,
      write,
      placeholder,
    });
  } catch (error) {
    return error instanceof NewerRunError
      ? { kind: 'skipped', reason: 'newer-run' }
      : notDone(error);
  }
}

/** One suite: the key as it is. Several: the key would be shared, so the suite's name is added. */
function commentKey(
  key: string | undefined,
  suite: Told['suites'][number],
  report: Told,
  { keyPerSuite = false }: PublishSettings,
): string {
  if (key === undefined) return suite.name;
  return report.suites.length === 1 && !keyPerSuite ? key : `${key}/${suite.name}`;
}

/** Whether this suite is something to report: its gates failed, or the run as a whole came to no verdict. */
function suiteFailed(report: Told, suite: Told['suites'][number]): boolean {
  return !suite.gates.passed || report.verdict.result === 'error';
}

/** Of a token that may not write, one notice names all that was skipped for it: see publish.ts. */
const COMMENT_NOTICES: Readonly<
  Record<Extract<CommentOutcome, { kind: 'skipped' }>['reason'], string | undefined>
> = {
  'no-pull-request': undefined,
  'nothing-to-report': undefined,
  'read-only-token': undefined,
  'no-token': 'No pull request comment was posted: github-token is empty.',
  'newer-run': 'The pull request comment was left alone: it shows a newer run.',
  locked: 'No pull request comment was posted: the conversation is locked.',
};

/** One line for each thing that happened, however many suites it happened to. */
function logComments(comments: readonly SuiteComment[], destination: Destination, log: Log): void {
  const notices = new Set<string>();
  const warnings = new Set<string>();
  for (const { outcome } of comments) {
    if (outcome.kind === 'failed') warnings.add(outcome.message);
    if (outcome.kind !== 'skipped') continue;
    const notice = COMMENT_NOTICES[outcome.reason];
    if (notice !== undefined) notices.add(notice);
  }
  if (comments.some(({ outcome }) => isWithoutPullRequest(outcome))) {
    logWithoutPullRequest(destination, log);
  }
  for (const notice of notices) log.notice(notice);
  for (const warning of warnings) {
    log.warning(`The pull request comment was not posted: ${warning}`);
  }
}

function isWithoutPullRequest(outcome: CommentOutcome): boolean {
  return outcome.kind === 'skipped' && outcome.reason === 'no-pull-request';
}

/** By event, why there is no comment: where that is the usual thing, and where somebody waits for one. */
const USUALLY_WITHOUT: ReadonlyMap<string, string> = new Map([
  ['push', 'no open pull request has this commit as its head'],
  ['workflow_dispatch', 'no open pull request has this commit as its head'],
  [
    'merge_group',
    'a merge group may contain several pull requests, and each keeps the result of its own head',
  ],
  ['schedule', 'a scheduled run belongs to no pull request'],
]);
const UNEXPECTEDLY_WITHOUT: ReadonlyMap<string, string> = new Map([
  [
    'workflow_run',
    'no open pull request has the commit of the run that triggered this one as its head',
  ],
  ['issue_comment', 'the issue that this run belongs to is not a pull request'],
]);

function logWithoutPullRequest({ event = '', pullRequestHead }: Destination, log: Log): void {
  const commit = pullRequestHead === undefined ? '' : ` (${shortCommit(pullRequestHead.sha)})`;
  const withCommit = (why: string): string => why.replace(' as its head', `${commit} as its head`);
  const usual = USUALLY_WITHOUT.get(event);
  if (usual !== undefined) {
    log.info(`No pull request comment: ${withCommit(usual)}.`);
    return;
  }
  const why =
    UNEXPECTEDLY_WITHOUT.get(event) ??
    `the action does not look for a pull request under the event ${event}`;
  log.notice(`No pull request comment was posted: ${withCommit(why)}.`);
}

// One comment a key.

type CommentSkipReason =
  | 'no-pull-request'
  | 'no-token'
  /** A newer run's result is there already. */
  | 'newer-run'
  /** `comment: on-failure`, and all is well, and there was no comment yet. */
  | 'nothing-to-report';

type CommentOutcome =
  | {
      readonly kind: 'created' | 'updated' | 'unchanged';
      readonly id: number;
      readonly url: string;
    }
  | { readonly kind: 'skipped'; readonly reason: CommentSkipReason }
  | NotDone;

interface CommentRequest extends Conversation {
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

/**
 * For a run that came to no suites: updates every comment of the marker's origin, so that none keeps an earlier
 * verdict, and where there is none does as `upsert`. The outcome is that of the oldest comment.
 */
async function replaceComments(request: CommentRequest): Promise<CommentOutcome> {
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
}

/** Updates the comment of the marker's key where one of its origin is there, and posts nothing new. */
async function updateOwnComment(request: CommentRequest): Promise<CommentOutcome> {
  const own = seenMarker(request.marker);
  const ours = await findOurs(
    request,
    (marker) => marker.encodedKey === own.encodedKey && marker.origin === own.origin,
  );
  if (ours.length === 0) return { kind: 'skipped', reason: 'nothing-to-report' };
  return settle({ ...request, marker: own }, ours);
}

/** What is written, under which marker. */
interface Writing extends Conversation {
  readonly marker: SeenMarker;
  readonly bodies: readonly string[];
}

/** Creates or updates the comment of the marker's key. */
async function upsert(request: CommentRequest): Promise<CommentOutcome> {
  const writing: Writing = { ...request, marker: seenMarker(request.marker) };
  const belongs = (marker: SeenMarker): boolean =>
    isOfKey(marker, request.marker.key) || isPlaceholder(marker, request);
  const ours = await findOurs(request, belongs);
  if (ours.length > 0) return settle(writing, ours);
  if (request.write === 'update-only') return { kind: 'skipped', reason: 'nothing-to-report' };

  const created = await writeFirstAccepted(writing.bodies, (body) => create(writing, body));
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
      await writeFirstAccepted(writing.bodies, (body) => overwrite(writing, kept, body));
      if (!(await wasOverwritten(writing, kept))) break;
    }
    return { kind: 'updated', id: kept.id, url: kept.url };
  } catch (error) {
    if (!readApiFailure(error).isMissing) throw error;
    // Somebody deleted it since we looked.
    const created = await writeFirstAccepted(writing.bodies, (body) => create(writing, body));
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
    ...target(writing, { lastLook }),
    comment_id: id,
    body: withMarker(writing.marker, body),
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
      ...target(writing, { retries: 0 }),
      comment_id: id,
    });
    return readMarker(data.body ?? '');
  } catch {
    return undefined;
  }
}

async function create(writing: Writing, text: string): Promise<MarkedComment> {
  const body = withMarker(writing.marker, text);
  const { data } = await writing.client.rest.issues.createComment({
    ...target(writing),
    issue_number: writing.pullRequest,
    body,
  });
  const author = data.user ?? undefined;
  return { id: data.id, url: data.html_url, body, author, marker: writing.marker };
}

/** Two jobs may delete the same one; the second has nothing to do. */
async function remove(writing: Writing, comments: readonly MarkedComment[]): Promise<void> {
  for (const { id } of comments) {
    try {
      await writing.client.rest.issues.deleteComment({
        ...target(writing, { mayWait: false }),
        comment_id: id,
      });
    } catch {
      continue;
    }
  }
}

function withMarker(marker: SeenMarker, body: string): string {
  return `${formatSeenMarker(marker)}\n${body}`;
}

// The comments of a pull request that are the action's own: by marker, and by who wrote them.

interface MarkedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: Author | undefined;
  readonly marker: SeenMarker;
}

/** GitHub takes no comment on a conversation that has 2,500. */
const MAX_PAGES = 25;

/**
 * Our comments whose marker is wanted, over all pages, in no order. The identity is asked for only when such a marker
 * was seen. Rejects as the client does.
 */
async function findOurs(
  conversation: Conversation,
  isWanted: (marker: SeenMarker) => boolean,
  author?: Author,
): Promise<readonly MarkedComment[]> {
  const marked: MarkedComment[] = [];
  const listed = pagesOf(
    (page) =>
      conversation.client.rest.issues.listComments({
        ...target(conversation, { needs: ['*.id'] }),
        issue_number: conversation.pullRequest,
        ...page,
      }),
    MAX_PAGES,
  );
  for await (const { data } of listed) {
    for (const { id, html_url: url, body = '', user } of data) {
      const marker = readMarker(body);
      if (marker === undefined || !isWanted(marker)) continue;
      marked.push({ id, url, body, author: user ?? undefined, marker });
    }
  }
  if (marked.length === 0) return [];
  const identity =
    author === undefined ? await findIdentity(conversation) : ({ kind: 'known', author } as const);
  return marked.filter((comment) => isWrittenBy(identity, comment.author));
}

// The hidden first line by which the action finds its own comment again.

interface CommentMarker {
  /** One sticky comment a key. */
  readonly key: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `originOf` says it. */
  readonly origin?: string | undefined;
}

/** A marker as it is written in a comment: long keys are hashed there, so that a key can be compared but not read back. */
interface SeenMarker extends Omit<CommentMarker, 'key'> {
  readonly encodedKey: string;
}

const MARKER =
  /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})"(?: origin="([0-9a-f]{16})")? -->/;
const MAX_KEY_LENGTH = 200;

/** The marker as an HTML comment that no key can close. */
function formatSeenMarker({ encodedKey, runId, runAttempt, origin }: SeenMarker): string {
  const from = origin === undefined ? '' : ` origin="${origin}"`;
  return `<!-- kindlm-action key="${encodedKey}" run="${runId}" attempt="${runAttempt}"${from} -->`;
}

/** The marker as it would be written in a comment. */
function seenMarker({ key, ...rest }: CommentMarker): SeenMarker {
  return { encodedKey: encodeKey(key), ...rest };
}

/** The marker at the start of a comment, whatever its key. */
function readMarker(body: string): SeenMarker | undefined {
  const [, encodedKey, run, attempt, origin] = MARKER.exec(body) ?? [];
  if (encodedKey === undefined) return undefined;
  return {
    encodedKey,
    runId: Number(run),
    runAttempt: Number(attempt),
    origin,
  };
}

function isOfKey(marker: SeenMarker, key: string): boolean {
  return marker.encodedKey === encodeKey(key);
}

/** Percent-encoded, so that quotes, `>` and line ends are gone; `--` too, which ends a comment in some parsers. */
function encodeKey(key: string): string {
  const encoded = encodeURIComponent(Buffer.from(key, 'utf8').toString('utf8')).replaceAll(
    '--',
    '%2D%2D',
  );
  if (encoded.length <= MAX_KEY_LENGTH) return encoded;
  return `sha256:${createHash('sha256').update(key).digest('hex')}`;
}
