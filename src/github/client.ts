/**
 * The GitHub API client: loaded when it is needed, patient within limits, silent on the console.
 */
import type { GitHub } from '@actions/github/lib/utils';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorText, isRecord, valueAt } from '../basics/basics.js';
import { lastingConnectionFailure } from '../basics/connections.js';
import { firstPart } from '../redaction/cut.js';
import type { Access, Repository } from './context.js';

type GitHubClient = InstanceType<typeof GitHub>;

/** A repository on GitHub, as long as a signal lets it be asked: what every request is made from, see `target`. */
export interface Place {
  readonly client: GitHubClient;
  readonly repository: Repository;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  /**
   * Of what the job can do without: at a limit it ends, since what GitHub allows is shared by all jobs of a repository,
   * and their comments and check runs wait for it.
   */
  readonly giveWay?: boolean;
}

interface RequestOptions {
  /**
   * What is read of the reply: paths of texts and numbers, with `*` for each entry of a list, and `?` after what may be
   * null or absent; see `checkReplies`.
   */
  readonly needs?: readonly string[];
  /** Whether it waits for the end of a rate limit; default: unless the place gives way. */
  readonly mayWait?: boolean;
  readonly retries?: number;
  /** Called right before the request is sent; what it throws ends the request. */
  readonly lastLook?: () => Promise<void>;
  readonly parseSuccessResponseBody?: boolean;
}

/** The parameters that every request has. */
export function target({ repository, signal, giveWay }: Place, request: RequestOptions = {}) {
  const { owner, name: repo } = repository;
  return { owner, repo, request: { signal, giveWay, ...request } };
}

/** The repository, asked through its own client: one keeps its writes seconds apart. */
export async function connect(access: Access, signal: AbortSignal): Promise<Place> {
  const { repository } = access;
  return { client: await createClient(access), repository, signal };
}

/** A rate limit further away than this many seconds is not waited for: the job must not sleep for a comment. */
const MAX_RATE_LIMIT_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;

/** What gives way may send in all: twenty jobs at once leave room for their comments and check runs. */
const SHARE = { requests: 60, writes: 12 };
/** And it leaves this part of the hour's requests to the others. */
const RESERVE = 0.25;

/**
 * Makes a client that retries server errors three times (after 1, 4 and 9 seconds), a server that cannot be reached
 * once, and rate limits twice when they end soon. Throws when the token is empty.
 */
async function createClient({ token, apiUrl, secondMs = 1_000 }: Access): Promise<GitHubClient> {
  // Not `@actions/github` itself: on import it parses the event payload, and a malformed one would throw here.
  const [{ GitHub: BaseClient, getOctokitOptions }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const Client = BaseClient.plugin(
    checkReplies,
    limitRetries,
    lookBeforeSending,
    (client: Hooked) => keepLimits(client, secondMs),
    retry,
    throttling,
  );
  return new Client(
    getOctokitOptions(token, {
      baseUrl: apiUrl,
      log: { debug: noop, info: noop, warn: noop, error: noop },
      retry: {
        retryAfterBaseValue: secondMs,
        doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451],
      },
      throttle: {
        // Pacing is kept by id for the whole process; a client's pace is its own.
        id: randomUUID(),
        retryAfterBaseValue: secondMs,
        // It only paces: which refusals are limits, and who waits for their end, is said once, below.
        onRateLimit: () => false,
        onSecondaryRateLimit: () => false,
      },
    }),
  );
}

type Hooked = Pick<GitHubClient, 'hook'>;

/**
 * Waits for the end of a rate limit that is near, unless the request says `mayWait: false`. One that gives way does not
 * wait, and is not sent once GitHub has refused any for a limit, once the hour's requests are short, or once such requests
 * have had their share: what is left belongs to comments and check runs, of other jobs, too.
 */
function keepLimits(client: Hooked, secondMs: number): void {
  let { requests, writes } = SHARE;
  let reason: string | undefined;
  client.hook.wrap('request', async (request, options) => {
    const { signal, giveWay, mayWait = giveWay !== true } = options.request;
    if (giveWay === true) {
      requests -= 1;
      if (isWrite(options)) writes -= 1;
      if (requests < 0 || writes < 0) reason ??= 'this part of the job has sent its share';
      if (reason !== undefined) {
        throw new Error(`GitHub's requests are left to what needs them more: ${reason}`);
      }
    }
    for (let waited = 0; ; waited += 1) {
      try {
        const reply = await request(options);
        const { 'x-ratelimit-remaining': left, 'x-ratelimit-limit': limit } = reply.headers;
        if (Number(left) < Number(limit) * RESERVE)
          reason = `${left} of ${limit} are left this hour`;
        return reply;
      } catch (error) {
        const seconds = rateLimitOf(error);
        if (seconds !== undefined) reason ??= describeError(error);
        const isNear = seconds !== undefined && seconds <= MAX_RATE_LIMIT_WAIT;
        if (!isNear || mayWait !== true || waited >= RATE_LIMIT_RETRIES) throw error;
        await sleep(seconds * secondMs, undefined, signal instanceof AbortSignal ? { signal } : {});
      }
    }
  });
}

/** GraphQL's questions are posted as well. */
function isWrite({ method, url, query }: { method: string; url: string; query?: unknown }) {
  if (method === 'GET' || method === 'HEAD') return false;
  return !url.endsWith('/graphql') || !String(query).trimStart().startsWith('query');
}

/**
 * A proxy, or a server that is not quite GitHub's, may say 200 to anything. What is no object or list, was made and has no
 * id, or lacks what the request needs, is refused before it is read. What GraphQL answers is looked at where it is asked.
 */
function checkReplies(client: Hooked): void {
  client.hook.after('request', ({ data, status }, { method, url, request }) => {
    if (status === 204) return;
    const isMade = method === 'POST' && !url.endsWith('/graphql');
    const needs: unknown = request['needs'];
    const paths = [...(isMade ? ['id'] : []), ...(Array.isArray(needs) ? needs.map(String) : [])];
    const missing = paths.find((path) => !isThere(data, path.split('.'), typeAt(path)));
    if (missing !== undefined) {
      throw new HalfReply(`${method} ${url} has no ${missing.replaceAll('?', '')}`);
    }
    if (typeof data !== 'object' || data === null)
      throw new HalfReply(`${method} ${url} is no JSON`);
  });
}

/** Thrown for what says 200 and is not the reply that was asked for. */
class HalfReply extends Error {
  constructor(what: string) {
    super(`GitHub's reply is not what its API promises: ${what}`);
  }
}

/** GitHub's ids, numbers and attempts are numbers, and what else requests need is text. */
function typeAt(path: string): 'number' | 'string' {
  return /(?:id|number|attempt)\??$/.test(path) ? 'number' : 'string';
}

function isThere(
  value: unknown,
  [key, ...rest]: readonly string[],
  type: ReturnType<typeof typeAt>,
): boolean {
  if (key === undefined) return typeof value === type;
  if (key === '*') {
    return Array.isArray(value) && value.every((entry) => isThere(entry, rest, type));
  }
  const name = key.replace(/\?$/, '');
  const there = valueAt(value, name);
  const isLeftOut = name !== key && (there === undefined || there === null);
  return isLeftOut || isThere(there, rest, type);
}

/**
 * The retry plugin would go on waiting for a request that was given up, and keep the process alive with it. A server that
 * cannot be reached is asked twice.
 */
function limitRetries(client: Hooked): void {
  client.hook.error('request', (error, options) => {
    const { signal } = options.request;
    if (signal instanceof AbortSignal && signal.aborted) options.request['retries'] = 0;
    else if (lastingFailureOf(error) !== undefined) options.request['retries'] = 1;
    throw error;
  });
}

/** Calls the request option `lastLook` after all waiting of the other plugins; what it throws ends the request. */
function lookBeforeSending(client: Hooked): void {
  client.hook.before('request', async (options) => {
    const look: unknown = options.request['lastLook'];
    if (isLook(look)) await look();
  });
}

function isLook(value: unknown): value is () => Promise<void> {
  return typeof value === 'function';
}

function noop(): void {
  return undefined;
}

// What a failed GitHub request means for something optional.

interface ApiFailure {
  /**
   * `read-only-token`: a permission is missing, or the token may not see what is there. `body-refused`: what was sent is
   * too long or does not fit. `gone`: it was there, and was deleted, switched off or has expired.
   */
  readonly kind: 'read-only-token' | 'locked' | 'body-refused' | 'gone' | 'other';
  /** GitHub's own words, on one line. */
  readonly message: string;
  /** What was asked for is not there, or is hidden from the token. */
  readonly isMissing: boolean;
  /** A reply came at all. */
  readonly wasAnswered: boolean;
}

const MAX_MESSAGE_LENGTH = 300;

/**
 * How GitHub says that a permission is missing. It answers 403 to everything else that it refuses, too: a rate limit, SAML
 * single sign-on, a list of allowed addresses, an archived repository, a suspended account. There, its own words are the
 * reason, and "give the job ..." would send people the wrong way.
 */
const NO_PERMISSION =
  /\bnot accessible(?: by|$)|\bmust have\b.*\b(?:access|rights|permission)|\bwrite access\b.*\bnot granted\b|\b(?:do(?:es)? not|don't|doesn't) have\b.*\b(?:permissions?|access|rights)\b|\brequires? .*\bpermissions?\b/i;

/** Reads an error thrown by a GitHub client: the only place that says what a status means. Never throws. */
export function readApiFailure(error: unknown): ApiFailure {
  const status = statusOf(error);
  return {
    kind: kindOf(status, errorText(error)),
    message: describe(error, status),
    isMissing: status === 404 || status === 410,
    wasAnswered: status !== undefined || error instanceof HalfReply,
  };
}

/** What each status means; 404 because what the token may not see is hidden as if it were not there. */
const KINDS: ReadonlyMap<number | undefined, ApiFailure['kind']> = new Map([
  [404, 'read-only-token'],
  [410, 'gone'],
  [422, 'body-refused'],
]);

function kindOf(status: number | undefined, text: string): ApiFailure['kind'] {
  if (status !== 403) return KINDS.get(status) ?? 'other';
  if (/\block/i.test(text)) return 'locked';
  return NO_PERMISSION.test(text) ? 'read-only-token' : 'other';
}

/** What GitHub asks to wait after a limit for which it does not say how long. */
const DEFAULT_WAIT_SECONDS = 60;

/** How many seconds a refusal for a rate limit asks to wait; undefined for any other error. */
function rateLimitOf(error: unknown): number | undefined {
  const status = statusOf(error);
  if (status !== 403 && status !== 429) return undefined;
  const {
    'retry-after': after,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  } = headersOf(error);
  if (after !== undefined) return secondsUntil(/^\s*\d/.test(after) ? Number(after) : after);
  if (left === '0' && reset !== undefined) return secondsUntil(new Date(Number(reset) * 1000));
  const isLimit = status === 429 || /\brate limit\b|\babuse\b/i.test(errorText(error));
  return isLimit ? DEFAULT_WAIT_SECONDS : undefined;
}

/** From seconds, a date or its text; at least one, and the default for what is none of them. */
function secondsUntil(when: number | string | Date): number {
  const seconds =
    typeof when === 'number' ? when : Math.ceil((new Date(when).getTime() - Date.now()) / 1000) + 1;
  return Number.isFinite(seconds) ? Math.max(seconds, 1) : DEFAULT_WAIT_SECONDS;
}

function headersOf(error: unknown): Readonly<Record<string, string | undefined>> {
  const headers = valueAt(valueAt(error, 'response'), 'headers');
  if (!isRecord(headers)) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The HTTP status of an error thrown by a GitHub client, if it has one. Where no reply came, the client says 500. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (!hasReply(error) && failureBelow(error) !== undefined) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Why the server of a request cannot be reached, as `lastingConnectionFailure` says it; undefined for other errors. */
function lastingFailureOf(error: unknown): string | undefined {
  const failure = failureBelow(error);
  return failure === undefined
    ? undefined
    : lastingConnectionFailure(failure.code, failure.message);
}

function hasReply(error: object): boolean {
  return 'response' in error && error.response !== undefined;
}

const MAX_CAUSES = 5;

/** The connection's own error below those of the libraries. */
function failureBelow(
  error: unknown,
): { readonly code: string; readonly message: string } | undefined {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth += 1) {
    if (typeof current !== 'object' || current === null) return undefined;
    const code: unknown = 'code' in current ? current.code : undefined;
    const message: unknown = 'message' in current ? current.message : undefined;
    if (typeof code === 'string') return { code, message: String(message) };
    current = 'cause' in current ? current.cause : undefined;
  }
  return undefined;
}

/** One short line for the log. */
export function describeError(error: unknown): string {
  return describe(error, statusOf(error));
}

function describe(error: unknown, status: number | undefined): string {
  const text = lastingFailureOf(error) ?? withCode(error);
  const line = oneLine(text) || statusOnly(error);
  const shortened =
    line.length > MAX_MESSAGE_LENGTH ? `${firstPart(line, MAX_MESSAGE_LENGTH)} [...]` : line;
  return status === undefined ? shortened : `${shortened} (HTTP ${status})`;
}

/** The heading and what it is about: "Repository rule violations found" says nothing without the line after it. */
function oneLine(text: string): string {
  const [first = '', second] = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (second === undefined) return first;
  return /[.:!?;,]$/.test(first) ? `${first} ${second}` : `${first}: ${second}`;
}

/** The client's words for a connection that failed are "fetch failed"; the code below them says how. */
function withCode(error: unknown): string {
  const text = errorText(error);
  const code = failureBelow(error)?.code;
  return code === undefined || text !== 'fetch failed' ? text : `${text} (${code})`;
}

/** Azure's client, which stores artifacts, says nothing where a proxy in between sends an error without a body. */
function statusOnly(error: unknown): string {
  const status: unknown =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? error.statusCode
      : undefined;
  return typeof status === 'number' ? `HTTP ${status} without a reason` : 'no reason is known';
}

// Lists of GitHub's API, page by page. Not octokit's `paginate`, which leaves out the signal of a request: a page that
// hangs could not be given up.

/** What a request for a page has besides its place in the list. */
interface PageRequest {
  readonly per_page: number;
  /** From 1. */
  readonly page: number;
}

interface PageReply<Data> {
  readonly data: Data;
  readonly headers: { readonly link?: string | undefined };
}

interface Page<Data> {
  readonly data: Data;
  readonly isLast: boolean;
}

/**
 * Each page in turn, `most` of them at most: twenty jobs that read a list to its end can spend the hour's requests of a
 * repository. Rejects as `read` does.
 */
export async function* pagesOf<Data>(
  read: (request: PageRequest) => Promise<PageReply<Data>>,
  most: number,
): AsyncGenerator<Page<Data>, void> {
  for (let page = 1; page <= most; page += 1) {
    const { data, headers } = await read({ per_page: 100, page });
    const isLast = !headers.link?.includes('rel="next"');
    yield { data, isLast };
    if (isLast) return;
  }
}

// A bound on something optional that may hang.

/** Thrown where the time is up. */
export class OutOfTime extends Error {
  constructor() {
    super('no answer in time');
  }
}

/**
 * Runs `work` for at most `limitMs` milliseconds. The signal that `work` gets is aborted then; what work that
 * ignores it resolves to is dropped. Rejects as `work` does, and with OutOfTime.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OutOfTime());
      controller.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes the first of some renderings that GitHub does not refuse (422), from the fullest on; rejects with the last refusal. */
export async function writeFirstAccepted<Rendering, Result>(
  renderings: readonly Rendering[],
  write: (rendering: Rendering) => Promise<Result>,
): Promise<Result> {
  let refusal: unknown = new Error('there is nothing to write');
  for (const rendering of renderings) {
    try {
      return await write(rendering);
    } catch (error) {
      if (readApiFailure(error).kind !== 'body-refused') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** What came of something optional that could not be done. */
export type NotDone =
  /** The token may not write: a fork's or Dependabot's run, or a permission is missing. Or the conversation is locked. */
  | { readonly kind: 'skipped'; readonly reason: 'read-only-token' | 'locked' }
  | { readonly kind: 'failed'; readonly message: string };

export function notDone(error: unknown): NotDone {
  const { kind, message } = readApiFailure(error);
  return kind === 'read-only-token' || kind === 'locked'
    ? { kind: 'skipped', reason: kind }
    : { kind: 'failed', message };
}

/** What `work` resolves to within the limit, else why there is nothing: `instead` says it of an error. Never rejects. */
export async function tryInTime<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  instead: (error: unknown) => Result | NotDone = notDone,
): Promise<Result | NotDone> {
  try {
    return await withTimeLimit(limitMs, work);
  } catch (error) {
    return instead(error);
  }
}
