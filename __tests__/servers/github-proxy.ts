/** The proxy before the emulated GitHub: it fills gaps, injects faults, and checks and records every request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerActions, type ActionsState } from './github-actions.js';
import type { loadGitHubContract } from './github-contract.js';
import { answerGraphql, graphqlViolations } from './github-graphql.js';
import { answerReviews, type ReviewsState } from './github-reviews.js';
import { answerHistory, type HistoryState } from './github-history.js';
import { readBody } from './http-exchange.js';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Which of the server's tokens was sent. */
  readonly token: TokenName | 'none' | 'unknown';
  readonly status: number;
}

export type TokenName = 'workflow' | 'checker' | 'readOnly' | 'reviewer' | 'owner';

export interface Fault {
  readonly method?: string;
  readonly path?: RegExp;
  /** How many requests fail; default: all. */
  readonly times?: number;
  /** `hang` never answers. */
  readonly answer:
    | 'hang'
    | {
        readonly status: number;
        readonly message: string;
        readonly headers?: Readonly<Record<string, string>>;
      };
}

/** GitHub's limit of writes of a repository. */
export interface WriteLimit {
  readonly most: number;
  /** In so many seconds, and so many to wait. */
  readonly seconds: number;
  /** When it took one, in milliseconds. */
  readonly taken: number[];
  refused: number;
}

export type Listener = (method: string, path: string, body: unknown) => Promise<void>;

const BOT = 'github-actions[bot]';
const INSTALLATION: ReadonlySet<string> = new Set(['workflow', 'checker', 'readOnly']);
const MAX_COMMENT_LENGTH = 65_536;

/** The proxy's own; `url` is set once it listens. */
export interface ProxyState {
  readonly emulatorUrl: string;
  readonly origin: string;
  url: string;
  readonly tokens: Readonly<Record<TokenName, string>>;
  readonly check: ReturnType<typeof loadGitHubContract>;
  readonly requests: RecordedRequest[];
  readonly violations: string[];
  readonly faults: (Fault & { left: number })[];
  readonly listeners: Listener[];
  readonly answerListeners: Listener[];
  readonly actions: ActionsState;
  readonly reviews: ReviewsState;
  readonly history: HistoryState;
  /** Undefined: it takes all. */
  writeLimit: WriteLimit | undefined;
  /** Check runs by their ids, as they were answered. */
  readonly checks: Map<number, ListedCheck>;
}

interface ListedCheck {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers one request: checks it, lets listeners act, fails or forwards it, and records it. */
export async function handle(
  state: ProxyState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', state.url);
  const text = (await readBody(request)).toString('utf8');
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const token = tokenOf(state, request);
  check(state, method, url, body);
  for (const listener of state.listeners) await listener(method, url.pathname, body);

  const answer = await answerOf(state, { method, url, body, text, token, request });
  if (answer === 'hang') return;
  state.requests.push({
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body,
    token,
    status: answer.status,
  });
  for (const listener of state.answerListeners) await listener(method, url.pathname, body);
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly text: string;
  readonly token: TokenName | 'none' | 'unknown';
  readonly request: IncomingMessage;
}

async function answerOf(state: ProxyState, call: Call): Promise<Answer | 'hang'> {
  const fault = state.faults.find(
    ({ method, path, left }) =>
      left > 0 &&
      (method === undefined || method === call.method) &&
      (path === undefined || path.test(call.url.pathname)),
  );
  if (fault !== undefined) {
    fault.left -= 1;
    if (fault.answer === 'hang') return 'hang';
    return json(fault.answer.status, { message: fault.answer.message }, fault.answer.headers);
  }
  if (call.method !== 'GET' && call.url.pathname !== '/graphql' && isOverLimit(state)) {
    const message = 'You have exceeded a secondary rate limit and have been temporarily blocked.';
    return json(403, { message }, { 'retry-after': String(state.writeLimit?.seconds) });
  }
  if (call.token === 'unknown') return json(401, { message: 'Bad credentials' });
  const isInstallation = INSTALLATION.has(call.token);
  if (call.url.pathname === '/graphql') {
    const viewer = await whoIs(state, call.token);
    return json(200, await answerGraphql(state.reviews, call.body, viewer));
  }
  if (call.url.pathname === '/user' && isInstallation) {
    return json(403, { message: 'Resource not accessible by integration' });
  }
  if (isTooLong(call.body)) {
    return json(422, {
      message: `Validation Failed: body is too long (maximum is ${MAX_COMMENT_LENGTH} characters)`,
    });
  }
  const actions =
    answerActions(state.actions, call.method, call.url) ??
    answerHistory(state.history, call.method, call.url);
  if (actions !== undefined) return json(actions.status, actions.body, actions.headers);
  const reviews = await reviewsAnswer(state, call);
  if (reviews !== undefined) return json(reviews.status, reviews.body, reviews.headers);
  const answer = await forward(state, call);
  return answer.status < 300 || answer.status === 404 ? withChecks(state, call, answer) : answer;
}

function isOverLimit({ writeLimit: limit }: ProxyState): boolean {
  if (limit === undefined) return false;
  const since = Date.now() - limit.seconds * 1000;
  const isOver = limit.taken.filter((time) => time > since).length >= limit.most;
  if (isOver) limit.refused += 1;
  else limit.taken.push(Date.now());
  return isOver;
}

/**
 * The emulator does not know a fork's commits, where GitHub keeps those of pull requests with the repository's own, and
 * so lists no check runs of them.
 */
function withChecks(state: ProxyState, { method, url }: Call, answer: Answer): Answer {
  const isCheck = /\/check-runs(\/\d+)?$/.test(url.pathname);
  if (!isCheck) return answer;
  if (method !== 'GET' && answer.status < 300) {
    const check = JSON.parse(answer.body) as ListedCheck;
    state.checks.set(check.id, check);
  }
  const [, sha] = /\/commits\/([0-9a-f]+)\/check-runs$/.exec(url.pathname) ?? [];
  if (sha === undefined || answer.status !== 404) return answer;
  const name = url.searchParams.get('check_name');
  const listed = [...state.checks.values()].filter(
    (check) => check.head_sha === sha && (name === null || check.name === name),
  );
  return json(200, { total_count: listed.length, check_runs: listed });
}

async function reviewsAnswer(
  state: ProxyState,
  call: Call,
): Promise<ReturnType<typeof answerReviews>> {
  if (!/\/pulls\/|\/git\/blobs\//.test(call.url.pathname)) return undefined;
  return answerReviews(state.reviews, {
    method: call.method,
    url: call.url,
    body: call.body,
    author: await whoIs(state, call.token),
    mayWrite: call.token !== 'readOnly' && call.token !== 'none',
    origin: state.url,
  });
}

async function forward(state: ProxyState, call: Call): Promise<Answer> {
  const { authorization } = call.request.headers;
  const answer = await fetch(`${state.origin}${call.url.pathname}${call.url.search}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(call.text === '' ? {} : { body: call.text }),
  });
  // The emulator's word for what GitHub says so.
  if (answer.status === 403)
    return json(403, { message: 'Resource not accessible by integration' });
  const link = answer.headers.get('link');
  const here = (text: string) =>
    text.replaceAll(state.emulatorUrl, state.url).replaceAll(state.origin, state.url);
  return {
    status: answer.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(link === null ? {} : { link: here(link) }),
    },
    body: here(await answer.text()),
  };
}

/** Whose token it is. */
export async function whoIs(
  state: ProxyState,
  token: Call['token'],
): Promise<{ readonly id: number; readonly login: string }> {
  const path = INSTALLATION.has(token) ? `/users/${encodeURIComponent(BOT)}` : '/user';
  const authorization =
    token === 'none' || token === 'unknown'
      ? {}
      : { authorization: `token ${state.tokens[token]}` };
  const answer = await fetch(`${state.origin}${path}`, { headers: authorization });
  // GitHub knows its bot before it has written anything; the emulator does not.
  if (!answer.ok) return { id: 41_898_282, login: BOT };
  const { id, login } = (await answer.json()) as { id: number; login: string };
  return { id, login };
}

function check(state: ProxyState, method: string, url: URL, body: unknown): void {
  const violations =
    url.pathname === '/graphql' && method === 'POST'
      ? graphqlViolations(body).map((violation) => `/graphql: ${violation}`)
      : state.check(method, url, body).violations;
  state.violations.push(...violations);
}

function tokenOf(state: ProxyState, request: IncomingMessage): Call['token'] {
  const { authorization } = request.headers;
  if (authorization === undefined) return 'none';
  const sent = authorization.replace(/^(token|bearer) /i, '');
  const names = Object.keys(state.tokens) as TokenName[];
  return names.find((name) => state.tokens[name] === sent) ?? 'unknown';
}

function isTooLong(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('body' in body)) return false;
  return typeof body.body === 'string' && body.body.length > MAX_COMMENT_LENGTH;
}

function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}
