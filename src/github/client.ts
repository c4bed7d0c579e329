/**
 * The GitHub API client: loaded when it is needed, patient within limits, silent on the console. All jobs of a repository
 * share what GitHub allows it (80 writes a minute, 1,000 requests an hour), so each client says whether somebody waits
 * for what it asks.
 */
import type { GitHub } from '@actions/github/lib/utils';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorText, isRecord } from '../basics/basics.js';
import { lastingConnectionFailure } from '../basics/connections.js';
import { firstPart } from '../redaction/cut.js';
import type { Access, Repository } from './context.js';

type GitHubClient = InstanceType<typeof GitHub>;

/**
 * `needed`: the comment, the check run, reports. `optional`: what the job can do without, as review comments and the
 * issue about the model; it gives way to the others, see `giveWay`.
 */
export type Use = 'needed' | 'optional';

/** A repository on GitHub, as long as a signal lets it be asked: what every request is made from, see `target`. */
export interface Place {
  readonly client: GitHubClient;
  readonly repository: Repository;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
}

/** The parameters that every request has. `request`: its options beside the signal. */
export function target({ repository, signal }: Place, request: object = {}) {
  return { owner: repository.owner, repo: repository.name, request: { signal, ...request } };
}

/** The repository, asked through its own client: one keeps its writes seconds apart. */
export async function connect(access: Access, use: Use, signal: AbortSignal): Promise<Place> {
  const { repository } = access;
  return { client: await createClient(access, use), repository, signal };
}

/** A rate limit further away than this many seconds is not waited for: the job must not sleep for a comment. */
const MAX_RATE_LIMIT_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;

/** What an optional client may send in all: twenty jobs at once leave room for their comments and check runs. */
const SHARE = { requests: 60, writes: 12 };
/** An optional client leaves this part of the hour's requests to the others. */
const RESERVE = 0.25;

/**
 * Makes a client that retries server errors three times (after 1, 4 and 9 seconds), a server that cannot be reached
 * once, and, where it is needed, rate limits twice when they end soon. Throws when the token is empty.
 */
async function createClient(access: Access, use: Use): Promise<GitHubClient> {
  // Not `@actions/github` itself: on import it parses the event payload, and a malformed one would throw here.
  const [{ GitHub: BaseClient, getOctokitOptions }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const { token, apiUrl, secondMs = 1_000 } = access;
  const atLimits =
    use === 'optional'
      ? giveWay
      : (client: Hooked) => {
          waitAsAsked(client, secondMs);
        };
  const Client = BaseClient.plugin(
    checkReplies,
    limitRetries,
    lookBeforeSending,
    atLimits,
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

/** Waits for the end of a rate limit that is near, but not for a request that says `giveWay`. */
function waitAsAsked(client: Hooked, secondMs: number): void {
  client.hook.wrap('request', async (request, options) => {
    const { signal } = options.request;
    for (let waited = 0; ; waited += 1) {
      try {
        return await request(options);
      } catch (error) {
        const seconds = rateLimitOf(error);
        const mayWait = waited < RATE_LIMIT_RETRIES && options.request['giveWay'] !== true;
        if (seconds === undefined || seconds > MAX_RATE_LIMIT_WAIT || !mayWait) throw error;
        const ended = signal instanceof AbortSignal ? { signal } : {};
        await sleep(seconds * secondMs, undefined, ended);
      }
    }
  });
}

/**
 * Lets nothing through once GitHub has refused a request for a limit, once the hour's requests are short, and once the
 * client has sent its share: what is left belongs to comments and check runs, of other jobs, too.
 */
function giveWay(client: Hooked): void {
  let { requests, writes } = SHARE;
  let reason: string | undefined;
  client.hook.wrap('request', async (request, options) => {
    requests -= 1;
    if (isWrite(options)) writes -= 1;
    if (requests < 0 || writes < 0) reason ??= 'this part of the job has sent its share';
    if (reason !== undefined) {
      throw new Error(`GitHub's requests are left to what needs them more: ${reason}`);
    }
    try {
      const reply = await request(options);
      const { 'x-ratelimit-remaining': left, 'x-ratelimit-limit': limit } = reply.headers;
      if (Number(left) < Number(limit) * RESERVE) reason = `${left} of ${limit} are left this hour`;
      return reply;
    } catch (error) {
      if (rateLimitOf(error) !== undefined) reason = describeError(error);
      throw error;
    }
  });
}

/** GraphQL's questions are posted as well. */
function isWrite({ method, url, query }: { method: string; url: string; query?: unknown }) {
  if (method === 'GET' || method === 'HEAD') return false;
  return !url.endsWith('/graphql') || !String(query).trimStart().startsWith('query');
}

function checkReplies(client: Hooked): void {
  client.hook.after('request', ({ data, status }, { method, url }) => {
    if (status !== 204) requireReply(method, url, data);
  });
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
    wasAnswered: status !== undefined,
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
  const headers = headersOf(error);
  const {
    'retry-after': after,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset,
  } = headers;
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
  const response = isRecord(error) ? error['response'] : undefined;
  const headers = isRecord(response) ? response['headers'] : undefined;
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
  readonly headers: { readonly link?: string | undefined; readonly date?: string | undefined };
}

interface Page<Data> {
  readonly data: Data;
  readonly isLast: boolean;
  /** When the server answered, by its own clock. */
  readonly date: string | undefined;
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
    yield { data, isLast, date: headers.date };
    if (isLast) return;
  }
}

// A bound on something optional that may hang.

type Limited<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'timed-out' };

/**
 * Runs `work` for at most `limitMs` milliseconds. The signal that `work` gets is aborted then; what work that
 * ignores it resolves to is dropped. Rejects as `work` does.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Limited<Result>> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Limited<Result>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ kind: 'timed-out' });
      controller.abort();
    }, limitMs);
  });
  const done = work(controller.signal).then((result): Limited<Result> => ({
    kind: 'done',
    result,
  }));
  try {
    return await Promise.race([done, timeout]);
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
    const limited = await withTimeLimit(limitMs, work);
    return limited.kind === 'done'
      ? limited.result
      : { kind: 'failed', message: 'no answer in time' };
  } catch (error) {
    return instead(error);
  }
}

// What is read of GitHub's replies, one row a request. A proxy, or a server that is not quite GitHub's, may say 200 to
// anything: a reply that lacks what is read of it is refused with the request and the field, before anybody reads it.

/** A list holds one shape. A key that ends in `?` may be null or absent. A function chooses by the reply itself. */
type Shape =
  | 'text'
  | 'number'
  | 'anything'
  | readonly [Shape]
  | { readonly [key: string]: Shape }
  | ((reply: unknown) => Shape);

const ID = { id: 'number' } as const;
const AUTHOR = { id: 'number', login: 'text' } as const;
const SHA = { sha: 'text' } as const;
const COMMENT = { id: 'number', html_url: 'text', 'body?': 'text', 'user?': AUTHOR } as const;
const PULL_HEAD = { sha: 'text', ref: 'text', 'repo?': ID } as const;
const RUN = {
  id: 'number',
  workflow_id: 'number',
  'run_attempt?': 'number',
  head_sha: 'text',
  'head_branch?': 'text',
  'head_repository?': ID,
  repository: ID,
  html_url: 'text',
  'run_started_at?': 'text',
  created_at: 'text',
} as const;

/** By method and path, below `/repos/{owner}/{repo}` where that begins it. What GraphQL answers is read where it is asked. */
const REPLIES: Readonly<Record<string, Shape>> = {
  'GET /user': AUTHOR,
  'POST /graphql': {},
  'GET ': { default_branch: 'text' },
  'GET /actions/artifacts/{artifact_id}/{archive_format}': 'anything',
  'GET /actions/runs/{run_id}': RUN,
  'GET /actions/runs/{run_id}/artifacts': {
    artifacts: [{ id: 'number', name: 'text', 'created_at?': 'text' }],
  },
  'GET /actions/runs/{run_id}/jobs': {
    jobs: [
      {
        name: 'text',
        'run_attempt?': 'number',
        'conclusion?': 'text',
        started_at: 'text',
        'completed_at?': 'text',
        'runner_name?': 'text',
      },
    ],
  },
  'GET /actions/workflows/{workflow_id}/runs': { workflow_runs: [RUN] },
  'GET /branches/{branch}': { commit: SHA },
  'GET /commits/{ref}/check-runs': {
    check_runs: [{ id: 'number', 'external_id?': 'text', 'details_url?': 'text' }],
  },
  'POST /check-runs': ID,
  'PATCH /check-runs/{check_run_id}': { 'html_url?': 'text' },
  'GET /compare/{basehead}': { status: 'text', merge_base_commit: SHA },
  'GET /contents/{path}': (reply) =>
    isRecord(reply) && reply['type'] === 'file'
      ? { encoding: 'text', content: 'text' }
      : Array.isArray(reply)
        ? 'anything'
        : { type: 'text' },
  'GET /git/blobs/{file_sha}': { content: 'text' },
  'GET /git/trees/{tree_sha}': { tree: [{ type: 'text', path: 'text', sha: 'text' }] },
  'GET /issues': [
    { number: 'number', html_url: 'text', state: 'text', 'body?': 'text', 'user?': AUTHOR },
  ],
  'POST /issues': { number: 'number', html_url: 'text' },
  'PATCH /issues/{issue_number}': {},
  'GET /issues/{issue_number}/comments': [COMMENT],
  'POST /issues/{issue_number}/comments': COMMENT,
  'GET /issues/comments/{comment_id}': { 'body?': 'text' },
  'PATCH /issues/comments/{comment_id}': {},
  'DELETE /issues/comments/{comment_id}': 'anything',
  'GET /pulls': [{ number: 'number', head: PULL_HEAD }],
  'GET /pulls/{pull_number}': { head: SHA },
  'GET /pulls/{pull_number}/comments': [
    {
      id: 'number',
      body: 'text',
      path: 'text',
      'user?': AUTHOR,
      'side?': 'text',
      'line?': 'number',
      'start_line?': 'number',
      'in_reply_to_id?': 'number',
    },
  ],
  'POST /pulls/{pull_number}/comments': {},
  'GET /pulls/{pull_number}/files': [
    { filename: 'text', status: 'text', 'patch?': 'text', 'sha?': 'text' },
  ],
  'POST /pulls/{pull_number}/reviews': {},
  'PATCH /pulls/comments/{comment_id}': {},
  'DELETE /pulls/comments/{comment_id}': 'anything',
};

/** Throws where the reply lacks what is read of it. `url`: with its `{parameters}` in place. */
function requireReply(method: string, url: string, reply: unknown): void {
  const route = `${method} ${url.replace(/^\/repos\/\{owner\}\/\{repo\}/, '')}`;
  const shape = REPLIES[route];
  if (shape === undefined) throw new Error(`no row says what is read of the reply to ${route}`);
  const fault = faultOf(shape, reply, '');
  if (fault === undefined) return;
  const { path, wanted } = fault;
  const what = path === '' ? `is not ${wanted}` : `has no ${wanted} at ${path}`;
  throw new Error(`GitHub's reply to ${method} ${url} ${what}, as its API promises`);
}

interface Fault {
  /** e.g. `workflow_runs[0].id`; empty for the reply itself. */
  readonly path: string;
  readonly wanted: string;
}

function faultOf(shape: Shape, value: unknown, path: string): Fault | undefined {
  if (typeof shape === 'function') return faultOf(shape(value), value, path);
  if (shape === 'anything') return undefined;
  const fault = (wanted: string): Fault => ({
    path,
    wanted: path === '' ? wanted : wanted.replace(/^an? /, ''),
  });
  if (shape === 'text') return typeof value === 'string' ? undefined : fault('a text');
  if (shape === 'number') return typeof value === 'number' ? undefined : fault('a number');
  if (isList(shape)) {
    if (!Array.isArray(value)) return fault('a list');
    return firstOf(value, (item, index) => faultOf(shape[0], item, `${path}[${index}]`));
  }
  if (!isRecord(value)) return fault('an object');
  return firstOf(Object.entries(shape), ([key, inner]) => {
    const name = key.replace(/\?$/, '');
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    if (name !== key && (field === undefined || field === null)) return undefined;
    return faultOf(inner, field, path === '' ? name : `${path}.${name}`);
  });
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => Fault | undefined,
): Fault | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
