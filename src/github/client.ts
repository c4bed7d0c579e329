/**
 * The GitHub API client: loaded when it is needed, patient within limits, silent on the console. All jobs of a repository
 * share what GitHub allows it (80 writes a minute, 1,000 requests an hour), so each client says whether somebody waits
 * for what it asks.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '../basics/is-record.js';
import { describeError, lastingFailureOf, rateLimitOf } from './api-failure.js';
import type { GitHub } from '@actions/github/lib/utils';

export type GitHubClient = InstanceType<typeof GitHub>;

export interface ClientOptions {
  readonly token: string;
  /** e.g. `https://api.github.com` (GITHUB_API_URL). */
  readonly apiUrl: string;
  /**
   * `needed`: the comment, the check run, reports. `optional`: what the job can do without, as review comments and the
   * issue about the model; it gives way to the others, see `giveWay`.
   */
  readonly use: 'needed' | 'optional';
  /** Milliseconds to wait before a retry for each second asked for. Default 1000; tests wait less. */
  readonly secondMs?: number | undefined;
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
export async function createGitHubClient(options: ClientOptions): Promise<GitHubClient> {
  // Not `@actions/github` itself: on import it parses the event payload, and a malformed one would throw here.
  const [{ GitHub: BaseClient, getOctokitOptions }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const secondMs = options.secondMs ?? 1_000;
  const atLimits =
    options.use === 'optional'
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
    getOctokitOptions(options.token, {
      baseUrl: options.apiUrl,
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

/** Where the list is in the reply to a GET whose path ends so: under this key, or (empty) the reply itself. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['artifacts', 'artifacts'],
  ['check-runs', 'check_runs'],
  ['comments', ''],
  ['files', ''],
  ['issues', ''],
  ['jobs', 'jobs'],
  ['pulls', ''],
  ['runs', 'workflow_runs'],
]);

/** A proxy, or a server that is not quite GitHub's, may say 200 to anything: the reason must be one that people understand. */
function checkReplies(client: Hooked): void {
  client.hook.after('request', ({ data, status }, { method, url }) => {
    if (status === 204) return;
    const answer: unknown = data;
    const place = LISTS.get(method === 'GET' ? (url.split('/').at(-1) ?? '') : '');
    const list = place ? isRecord(answer) && answer[place] : answer;
    const isAsPromised =
      place === undefined
        ? typeof answer === 'object' && answer !== null
        : Array.isArray(list) && list.every(isRecord);
    if (isAsPromised) return;
    const what = place === undefined ? 'an object' : 'a list';
    throw new Error(`GitHub's reply to ${method} ${url} is not ${what}, as its API promises`);
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
