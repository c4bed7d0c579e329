/**
 * GitHub for tests: the `emulate` package's GitHub, behind a proxy that fills its gaps (GraphQL's viewer, `GET /user`
 * for an installation's token, the length limit of comments), injects faults, and records every request after
 * checking it against GitHub's own OpenAPI description.
 */
import { createEmulator } from 'emulate';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadGitHubContract } from './github-contract.js';
import { installationToken, OWNER, post, REPOSITORY, seed, send } from './github-seed.js';
import { listen, readBody } from './http-exchange.js';

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

export interface PostedComment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
}

export interface PullRequestHead {
  readonly number: number;
  readonly owner: string;
  readonly branch: string;
  readonly repositoryId: number;
  readonly sha: string;
}

type Listener = (method: string, path: string, body: unknown) => Promise<void>;

export interface GitHubServer {
  /** What GITHUB_API_URL is. */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  /** Number of an open pull request. */
  readonly pullRequest: number;
  /** Its head. */
  readonly head: PullRequestHead;
  /**
   * `workflow`: a job's GITHUB_TOKEN with `pull-requests: write`, whose comments are `github-actions[bot]`'s;
   * `checker`: the same with `checks: write`; `readOnly`: that of a fork's run; `reviewer`, `owner`: people's own.
   */
  readonly tokens: Readonly<Record<TokenName, string>>;
  readonly requests: readonly RecordedRequest[];
  /** What no real GitHub would have understood; tests expect it to be empty. */
  readonly violations: readonly string[];
  /** From now on such requests fail. Faults are tried in the order they were added. */
  fail(fault: Fault): void;
  /** Runs before a request is forwarded, e.g. to let another job act in between. */
  onRequest(listener: Listener): void;
  /** Runs after a request was answered by GitHub, before its sender gets the answer. */
  onAnswer(listener: Listener): void;
  /** Opens a pull request from a branch, of the repository or of the reviewer's fork of it, into a branch. */
  openPullRequest(head: string, base: string): Promise<PullRequestHead>;
  /** Edits a comment as somebody, past the recording. */
  edit(as: TokenName, id: number, body: string): Promise<void>;
  /** Deletes a comment as its author may, past the recording. */
  remove(id: number): Promise<void>;
  /** Posts a comment as somebody, past the recording; returns its id. */
  comment(as: TokenName, body: string): Promise<number>;
  /** All comments of the pull request, oldest first. */
  comments(): Promise<readonly PostedComment[]>;
  close(): Promise<void>;
}

const BOT = 'github-actions[bot]';
const INSTALLATION: ReadonlySet<string> = new Set(['workflow', 'checker', 'readOnly']);
const MAX_COMMENT_LENGTH = 65_536;

/** Starts GitHub on a free port, with one repository and one open pull request. */
export async function startGitHubServer(): Promise<GitHubServer> {
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seed() });
  const origin = emulator.url.replace('localhost', '127.0.0.1');
  const tokens: Record<TokenName, string> = {
    workflow: await installationToken(emulator, origin, {
      issues: 'write',
      pull_requests: 'write',
    }),
    checker: await installationToken(emulator, origin, {
      checks: 'write',
      issues: 'write',
      pull_requests: 'write',
    }),
    readOnly: await installationToken(emulator, origin, { issues: 'read', pull_requests: 'read' }),
    reviewer: 'reviewer-token',
    owner: 'owner-token',
  };
  const state: ProxyState = {
    emulatorUrl: emulator.url,
    origin,
    url: '',
    tokens,
    check: loadGitHubContract(),
    requests: [],
    violations: [],
    faults: [],
    listeners: [],
    answerListeners: [],
  };
  const proxy = await listen((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      state.violations.push(`the proxy failed: ${String(error)}`);
      response.destroy();
    });
  });
  state.url = proxy.url;
  const repository = `${origin}/repos/${OWNER}/${REPOSITORY}`;
  await post(`${repository}/forks`, tokens.reviewer, {});
  const head = await openPullRequest(repository, tokens.owner, 'shorter-refunds', 'main');
  const pullRequest = head.number;
  const comments = `${repository}/issues/${pullRequest}/comments`;

  return {
    apiUrl: proxy.url,
    repository: `${OWNER}/${REPOSITORY}`,
    pullRequest,
    head,
    tokens,
    requests: state.requests,
    violations: state.violations,
    fail: (fault) => void state.faults.push({ ...fault, left: fault.times ?? Infinity }),
    onRequest: (listener) => void state.listeners.push(listener),
    onAnswer: (listener) => void state.answerListeners.push(listener),
    openPullRequest: (from, into) => openPullRequest(repository, tokens.owner, from, into),
    edit: (as, id, body) =>
      send('PATCH', `${repository}/issues/comments/${id}`, tokens[as], { body }),
    remove: (id) => send('DELETE', `${repository}/issues/comments/${id}`, tokens.owner),
    comment: async (as, body) => (await post<{ id: number }>(comments, tokens[as], { body })).id,
    comments: () => listComments(comments, tokens.owner),
    async close() {
      await proxy.close();
      await emulator.close();
    },
  };
}

interface ProxyState {
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
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function handle(
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
  if (call.token === 'unknown') return json(401, { message: 'Bad credentials' });
  const isInstallation = INSTALLATION.has(call.token);
  if (call.url.pathname === '/graphql') return viewer(state, isInstallation, call.token);
  if (call.url.pathname === '/user' && isInstallation) {
    return json(403, { message: 'Resource not accessible by integration' });
  }
  if (isTooLong(call.body)) {
    return json(422, {
      message: `Validation Failed: body is too long (maximum is ${MAX_COMMENT_LENGTH} characters)`,
    });
  }
  return forward(state, call);
}

async function forward(state: ProxyState, call: Call): Promise<Answer> {
  const { authorization } = call.request.headers;
  const answer = await fetch(`${state.origin}${call.url.pathname}${call.url.search}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(call.text === '' ? {} : { body: call.text }),
  });
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

/** GraphQL's `viewer`, the one query that tells an installation's token who it is. */
async function viewer(
  state: ProxyState,
  isInstallation: boolean,
  token: Call['token'],
): Promise<Answer> {
  const path = isInstallation ? `/users/${encodeURIComponent(BOT)}` : '/user';
  const authorization =
    token === 'none' || token === 'unknown'
      ? {}
      : { authorization: `token ${state.tokens[token]}` };
  const answer = await fetch(`${state.origin}${path}`, { headers: authorization });
  // GitHub knows its bot before it has written anything; the emulator does not.
  const user = answer.ok
    ? ((await answer.json()) as { id: number; login: string })
    : { id: 41_898_282, login: BOT };
  return json(200, { data: { viewer: { login: user.login, databaseId: user.id } } });
}

function check(state: ProxyState, method: string, url: URL, body: unknown): void {
  if (url.pathname !== '/graphql') {
    state.violations.push(...state.check(method, url, body).violations);
    return;
  }
  const query =
    typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  if (
    method !== 'POST' ||
    typeof query !== 'string' ||
    !/^query \{ viewer \{ [\w ]+ \} \}$/.test(query)
  ) {
    state.violations.push(`${method} /graphql: ${JSON.stringify(body)}`);
  }
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
    body: JSON.stringify(body),
  };
}

async function openPullRequest(
  repository: string,
  token: string,
  head: string,
  base: string,
): Promise<PullRequestHead> {
  interface Opened {
    readonly number: number;
    readonly head: {
      readonly ref: string;
      readonly sha: string;
      readonly repo: { readonly id: number; readonly owner: { readonly login: string } };
    };
  }
  const title = 'Shorter refund answers';
  const opened = await post<Opened>(`${repository}/pulls`, token, { title, head, base });
  const { ref: branch, sha, repo } = opened.head;
  return { number: opened.number, owner: repo.owner.login, branch, repositoryId: repo.id, sha };
}

async function listComments(url: string, token: string): Promise<readonly PostedComment[]> {
  const all: PostedComment[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}?per_page=100&page=${page}`, {
      headers: { authorization: `token ${token}` },
    });
    const comments = (await answer.json()) as {
      id: number;
      body: string;
      user: { login: string };
    }[];
    all.push(...comments.map(({ id, body, user }) => ({ id, author: user.login, body })));
    if (comments.length < 100) return all.sort((a, b) => a.id - b.id);
  }
}
