/** The GitHub API client: loaded when it is needed, patient within limits, silent on the console. */
import { randomUUID } from 'node:crypto';
import { isRecord } from '../basics/is-record.js';
import { lastingFailureOf } from './api-failure.js';
import type { GitHub } from '@actions/github/lib/utils';

export type GitHubClient = InstanceType<typeof GitHub>;

export interface ClientOptions {
  readonly token: string;
  /** e.g. `https://api.github.com` (GITHUB_API_URL). */
  readonly apiUrl: string;
  /** Milliseconds to wait before a retry for each second asked for. Default 1000; tests wait less. */
  readonly secondMs?: number | undefined;
}

/** A rate limit further away than this many seconds is not waited for: the job must not sleep for a comment. */
const MAX_RATE_LIMIT_WAIT = 60;
const RATE_LIMIT_RETRIES = 2;

/**
 * Makes a client that retries server errors three times (after 1, 4 and 9 seconds), a server that cannot be reached
 * once, and rate limits twice when they end soon. Throws when the token is empty.
 */
export async function createGitHubClient(options: ClientOptions): Promise<GitHubClient> {
  // Not `@actions/github` itself: on import it parses the event payload, and a malformed one would throw here.
  const [{ GitHub: BaseClient, getOctokitOptions }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github/lib/utils'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const secondMs = options.secondMs ?? 1_000;
  const waitWhenNear = (seconds: number, _request: object, _client: unknown, retries: number) =>
    seconds <= MAX_RATE_LIMIT_WAIT && retries < RATE_LIMIT_RETRIES;

  const Client = BaseClient.plugin(
    checkReplies,
    limitRetries,
    lookBeforeSending,
    retry,
    throttling,
  );
  return new Client(
    getOctokitOptions(options.token, {
      baseUrl: options.apiUrl,
      log: { debug: noop, info: noop, warn: noop, error: noop },
      // 429 is a rate limit and the throttling plugin's to retry, by what the server says.
      retry: {
        retryAfterBaseValue: secondMs,
        doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451],
      },
      throttle: {
        // Pacing is kept by id for the whole process; a client's pace is its own.
        id: randomUUID(),
        retryAfterBaseValue: secondMs,
        onRateLimit: waitWhenNear,
        onSecondaryRateLimit: waitWhenNear,
      },
    }),
  );
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
function checkReplies(client: Pick<GitHubClient, 'hook'>): void {
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
function limitRetries(client: Pick<GitHubClient, 'hook'>): void {
  client.hook.error('request', (error, options) => {
    const { signal } = options.request;
    if (signal instanceof AbortSignal && signal.aborted) options.request['retries'] = 0;
    else if (lastingFailureOf(error) !== undefined) options.request['retries'] = 1;
    throw error;
  });
}

/** Calls the request option `lastLook` after all waiting of the other plugins; what it throws ends the request. */
function lookBeforeSending(client: Pick<GitHubClient, 'hook'>): void {
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
