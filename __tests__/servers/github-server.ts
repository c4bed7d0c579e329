/**
 * GitHub for tests: the `emulate` package's GitHub, behind a proxy that fills its gaps (GraphQL's viewer, `GET /user`
 * for an installation's token, the length limit of comments), injects faults, and records every request after
 * checking it against GitHub's own OpenAPI description.
 */
import { createEmulator } from 'emulate';
import { closedAfterwards } from './closing.js';
import {
  addArtifact,
  addRun,
  changeRun,
  startBlobStore,
  type ActionsState,
  type ArtifactSeed,
  type RunSeed,
} from './github-actions.js';
import { listIssues, postIssue, type PostedIssue } from './github-issues.js';
import { loadGitHubContract } from './github-contract.js';
import { installationToken, OWNER, post, REPOSITORY, seed, send } from './github-seed.js';
import { addReply, type ReviewsState } from './github-reviews.js';
import {
  handle,
  whoIs,
  type Fault,
  type Listener,
  type ProxyState,
  type RecordedRequest,
  type TokenName,
} from './github-proxy.js';
import { listen } from './http-exchange.js';

export type { RecordedRequest, TokenName };

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
  /** What no real GitHub would have understood: it fails the test. */
  readonly violations: readonly string[];
  /** From now on such requests fail. Faults are tried in the order they were added. */
  fail(fault: Fault): void;
  /** From now on it takes so many writes in so many seconds from all; returns how many it has refused. */
  limitWrites(most: number, seconds: number): () => number;
  /** Runs before a request is forwarded, e.g. to let another job act in between. */
  onRequest(listener: Listener): void;
  /** Runs after a request was answered by GitHub, before its sender gets the answer. */
  onAnswer(listener: Listener): void;
  /** The pull request's head, diff and review comments: tests read and change them. */
  readonly reviews: ReviewsState;
  /** Answers a review comment as somebody. */
  reply(as: TokenName, id: number, body: string): Promise<void>;
  /** Where artifacts are downloaded from. */
  readonly storeUrl: string;
  /** A workflow run that the API lists from now on. */
  addRun(run: RunSeed): void;
  /** Such a run has ended, or is attempted again. */
  changeRun(id: number, change: Omit<RunSeed, 'id' | 'headSha'>): void;
  /** A commit on top of others, for comparisons of commits. */
  addCommit(sha: string, parents: readonly string[]): void;
  /** The files of a commit, each with its text. */
  setFiles(sha: string, files: Readonly<Record<string, string>>): void;
  /** Moves a branch; one that was never moved has all commits. */
  setBranch(name: string, sha: string): void;
  /** An artifact of a run; returns its id. */
  addArtifact(artifact: ArtifactSeed): number;
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
  /** All issues, oldest first. */
  issues(): Promise<readonly PostedIssue[]>;
  /** Opens an issue as somebody, past the recording; returns its number. */
  openIssue(as: TokenName, title: string, body: string): Promise<number>;
  /** Closes one as the owner. */
  closeIssue(number: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts GitHub on a free port, with one repository and one open pull request. */
export async function startGitHubServer(): Promise<GitHubServer> {
  const emulator = await createEmulator({ service: 'github', port: 0, seed: seed() });
  const origin = emulator.url.replace('localhost', '127.0.0.1');
  const tokens: Record<TokenName, string> = {
    workflow: await installationToken(origin, {
      issues: 'write',
      pull_requests: 'write',
    }),
    checker: await installationToken(origin, {
      checks: 'write',
      issues: 'write',
      pull_requests: 'write',
    }),
    readOnly: await installationToken(origin, { issues: 'read', pull_requests: 'read' }),
    reviewer: 'reviewer-token',
    owner: 'owner-token',
  };
  const violations: string[] = [];
  const actions: ActionsState = {
    runs: [],
    artifacts: [],
    repository: `${OWNER}/${REPOSITORY}`,
    repositoryId: 0,
    storeUrl: '',
    violations,
  };
  const reviews: ReviewsState = {
    repository: `${OWNER}/${REPOSITORY}`,
    pullRequest: 0,
    headSha: '',
    files: [],
    comments: [],
    reviews: 0,
    // Above what 32 bits hold, as GitHub's own are.
    nextId: 2_500_000_000,
    mayResolve: false,
  };
  const closeStore = await startBlobStore(actions);
  const state: ProxyState = {
    emulatorUrl: emulator.url,
    origin,
    url: '',
    tokens,
    check: loadGitHubContract(),
    requests: [],
    violations,
    writeLimit: undefined,
    checks: new Map(),
    faults: [],
    listeners: [],
    answerListeners: [],
    actions,
    reviews,
    history: {
      commits: new Map(),
      branches: new Map(),
      files: new Map(),
      repository: actions.repository,
    },
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
  actions.repositoryId = head.repositoryId;
  const pullRequest = head.number;
  reviews.pullRequest = pullRequest;
  reviews.headSha = head.sha;
  const comments = `${repository}/issues/${pullRequest}/comments`;

  return closedAfterwards({
    apiUrl: proxy.url,
    repository: `${OWNER}/${REPOSITORY}`,
    pullRequest,
    head,
    tokens,
    requests: state.requests,
    violations: state.violations,
    fail: (fault) => void state.faults.push({ ...fault, left: fault.times ?? Infinity }),
    limitWrites: (most, seconds) => {
      const limit = { most, seconds, taken: [], refused: 0 };
      state.writeLimit = limit;
      return () => limit.refused;
    },
    onRequest: (listener) => void state.listeners.push(listener),
    onAnswer: (listener) => void state.answerListeners.push(listener),
    storeUrl: actions.storeUrl,
    reviews,
    reply: async (as, id, body) => addReply(reviews, id, body, await whoIs(state, as)),
    addRun: (run) => addRun(actions, run),
    changeRun: (id, change) => changeRun(actions, id, change),
    addCommit: (sha, parents) => void state.history.commits.set(sha, parents),
    setFiles: (sha, files) => void state.history.files.set(sha, new Map(Object.entries(files))),
    setBranch: (name, sha) => void state.history.branches.set(name, sha),
    addArtifact: (artifact) => addArtifact(actions, artifact),
    openPullRequest: (from, into) => openPullRequest(repository, tokens.owner, from, into),
    edit: (as, id, body) =>
      send('PATCH', `${repository}/issues/comments/${id}`, tokens[as], { body }),
    remove: (id) => send('DELETE', `${repository}/issues/comments/${id}`, tokens.owner),
    comment: async (as, body) => (await post<{ id: number }>(comments, tokens[as], { body })).id,
    comments: () => listComments(comments, tokens.owner),
    issues: () => listIssues(repository, tokens.owner),
    openIssue: (as, title, body) => postIssue(repository, tokens[as], { title, body }),
    closeIssue: (number) =>
      send('PATCH', `${repository}/issues/${number}`, tokens.owner, { state: 'closed' }),
    async close() {
      await proxy.close();
      await closeStore();
      await emulator.close();
    },
  });
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
      headers: { authorization: `token ${token}`, connection: 'close' },
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
