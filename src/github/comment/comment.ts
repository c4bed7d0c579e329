/**
 * The sticky pull request comment: one a key, found again over all pages by a hidden marker and by being written by
 * the token's own identity, updated in place. Nothing here throws: a comment never changes the verdict.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '../../basics/basics.js';
import type { Report, StepIdentity } from '../../report/report.js';
import { type GitHubClient, isMissing, pagesOf, readApiFailure } from '../client.js';
import type { Repository } from '../context.js';
import { compareAge, isAnyNewer } from '../other-runs.js';

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

// The comments of a pull request that are the action's own: by marker, and by who wrote them.

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

interface MarkedComment {
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
async function findOurs(
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

// The hidden first line by which the action finds its own comment again.

export interface CommentMarker {
  /** One sticky comment a key. */
  readonly key: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** Which step of which workflow writes, as `commentOrigin` says it. */
  readonly origin?: string | undefined;
}

/** A marker as it is written in a comment: long keys are hashed there, so that a key can be compared but not read back. */
interface SeenMarker extends Omit<CommentMarker, 'key'> {
  readonly encodedKey: string;
}

const MARKER =
  /^<!-- kindlm-action key="([^"]*)" run="(\d{1,16})" attempt="(\d{1,9})"(?: origin="([0-9a-f]{16})")? -->/;
const MAX_KEY_LENGTH = 200;
const ORIGIN_LENGTH = 16;

/** The marker as an HTML comment that no key can close. */
export function formatSeenMarker({ encodedKey, runId, runAttempt, origin }: SeenMarker): string {
  const from = origin === undefined ? '' : ` origin="${origin}"`;
  return `<!-- kindlm-action key="${encodedKey}" run="${runId}" attempt="${runAttempt}"${from} -->`;
}

/** The marker as it would be written in a comment. */
export function seenMarker({ key, ...rest }: CommentMarker): SeenMarker {
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

/** 16 hexadecimal digits for what tells one step from another: workflow, job, and the inputs that choose its suites. */
export function commentOrigin(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ORIGIN_LENGTH);
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

// Who the token is, so that a comment of somebody else who pasted our marker is never edited.

/** A user or bot as the REST API names it. */
export interface Author {
  readonly id: number;
  readonly login: string;
}

type Identity =
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

// Which step of which workflow made a report: distinguishes its comments from those of another step.

/** The step that made the report; one outside GitHub has no inputs to tell it by. */
export function stepOf({ run, suites }: Report): StepIdentity {
  return run.step ?? { workingDirectory: '.', config: suites.map(({ file }) => file), filters: [] };
}

/** The origin of the report's comments, as `commentOrigin` says it. `config`: of an earlier run, where that is meant. */
export function originOf(report: Report, config = stepOf(report).config): string {
  const { workingDirectory, filters, commentKey = '' } = stepOf(report);
  const { workflow, job } = report.run;
  const inputs = [workingDirectory, config, filters, commentKey];
  return commentOrigin([workflow ?? '', job ?? '', ...inputs]);
}
