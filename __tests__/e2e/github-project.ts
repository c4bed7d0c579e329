/**
 * A repository on the emulated GitHub, and jobs that run there one after the other: `startJobs` for those of one pull
 * request, `startBranchJobs` for a workflow with a history, `startForkRun` for what a fork's run triggers.
 */
import { startArtifactServer } from '../servers/artifact-server.js';
import type { FakeServer } from '../servers/faults.js';
import type { ArtifactSeed, RunSeed } from '../servers/github-actions.js';
import {
  startGitHubServer,
  type GitHubServer,
  type PullRequestHead,
  type RecordedRequest,
} from '../servers/github-server.js';
import { field, startOpenAiServer } from '../servers/openai-server.js';
import {
  createWorkspace,
  KEY_ENV,
  runAction,
  startModel,
  suiteYaml,
  type ActionOptions,
  type ActionRun,
  type SuiteYaml,
  type TestYaml,
} from './project.js';

/** The event of a pull request, by default the open one of the repository. */
export function pullRequestEvent(
  github: GitHubServer,
  {
    sha = github.head.sha,
    number = github.pullRequest,
    isFork = false,
  }: { readonly sha?: string; readonly number?: number; readonly isFork?: boolean } = {},
) {
  const repo = { id: github.head.repositoryId, full_name: github.repository };
  const head = { sha, ref: github.head.branch, repo: isFork ? FORK : repo };
  const pullRequest = { number, head, base: { ref: 'main', repo } };
  return { name: 'pull_request', payload: { pull_request: pullRequest } };
}

const FORK = { id: 99, full_name: 'reviewer/shop' };

export const GREEN: readonly TestYaml[] = [
  { name: 'hello', expect: { output: { contains: ['ok'] } } },
];
export const RED: readonly TestYaml[] = [
  ...GREEN,
  { name: 'refund', expect: { output: { contains: ['refund'] } } },
];

export interface Job extends Omit<ActionOptions, 'github'> {
  /** Of a kindlm.yaml with one suite, `support`. */
  readonly tests?: readonly TestYaml[];
  /** Runs in the workspace before the action does. */
  readonly prepare?: (workspace: string) => Promise<void>;
}

export interface JobRunner {
  readonly github: GitHubServer;
  readonly model: FakeServer;
  /**
   * A job, by default of the pull request and with two tests, of which one fails; each has a higher run id than the one
   * before. `files` are there instead of that kindlm.yaml, `env` beside the model's key.
   */
  run(job?: Job): Promise<ActionRun>;
  /** A kindlm.yaml of these tests. */
  yaml(name: string, tests: readonly TestYaml[]): string;
}

export async function startJobs(): Promise<JobRunner> {
  const [model, github] = await Promise.all([startModel(), startGitHubServer()]);
  let runId = 1000;
  const yaml: JobRunner['yaml'] = (name, tests) => suiteYaml({ url: model.url, name, tests });
  return {
    github,
    model,
    yaml,
    async run({ tests = RED, files, env, prepare, ...options } = {}) {
      runId += 1;
      const workspace = await createWorkspace(files ?? { 'kindlm.yaml': yaml('support', tests) });
      await prepare?.(workspace.path);
      return runAction(workspace, {
        event: pullRequestEvent(github),
        github,
        env: { ...KEY_ENV, GITHUB_RUN_ID: String(runId), ...env },
        ...options,
      });
    },
  };
}

export interface SentCheck {
  readonly name: string;
  readonly head_sha: string;
  readonly details_url?: string;
  readonly external_id: string;
  readonly status: string;
  readonly conclusion?: string;
  readonly output: {
    readonly title: string;
    readonly summary: string;
    readonly annotations: readonly { readonly path: string; readonly start_line: number }[];
  };
}

/** Each check run as its first two requests made it, oldest first; all of them were finished. */
export function sentChecks(requests: readonly RecordedRequest[]): readonly SentCheck[] {
  const of = (wanted: string, path: RegExp) =>
    requests.filter((one) => one.method === wanted && path.test(one.path) && one.status < 300);
  const created = of('POST', /\/check-runs$/);
  const changed = of('PATCH', /\/check-runs\/\d+$/);
  const ids = [...new Set(changed.map(({ path }) => Number(path.split('/').at(-1))))].sort(
    (a, b) => a - b,
  );
  return created.map(({ body }, index) => {
    const finish = changed.find(({ path }) => path.endsWith(`/check-runs/${ids[index]}`));
    return { ...(body as object), ...(finish?.body as object) } as SentCheck;
  });
}

/** A prompt with this word makes the model fail every test. */
export const BREAKING = 'BREAKING';

/** What a suite of three prompts with four tests each looks like. */
export interface Shop {
  /** Text before the customer's message, by prompt. */
  readonly prompts?: Readonly<Partial<Record<PromptName, string>>>;
  readonly name?: string;
  readonly gates?: NonNullable<SuiteYaml['gates']>;
  /** Default 3. */
  readonly repeat?: number;
}

type PromptName = 'refunds' | 'orders' | 'returns';
const PROMPTS: readonly PromptName[] = ['refunds', 'orders', 'returns'];
const TESTS_A_PROMPT = 4;

export interface BranchJob extends Omit<ActionOptions, 'github' | 'event'> {
  readonly shop?: Shop;
  readonly event?: keyof typeof BRANCHES;
  /** Default: a new commit on top of `main`, to which a push moves it. */
  readonly sha?: string;
  /** An earlier run, of which this is the next attempt. */
  readonly again?: BranchRun;
  /** What GitHub says of the run itself. */
  readonly listedAs?: Omit<RunSeed, 'id' | 'headSha'>;
  /** What is found in place of what it uploaded; null: nothing. */
  readonly uploaded?: ArtifactSeed['content'] | null;
  readonly expired?: boolean;
}

export interface BranchRun extends ActionRun {
  readonly runId: number;
  readonly sha: string;
  /** Names of the artifacts it uploaded. */
  readonly artifacts: readonly string[];
}

export interface BranchJobs {
  readonly github: GitHubServer;
  readonly model: FakeServer;
  /**
   * A run that GitHub lists, and whose uploads later runs find; by default a push. `files` are there instead of the shop's
   * kindlm.yaml, `env` beside the model's key.
   */
  run(job?: BranchJob): Promise<BranchRun>;
  /** From now on the model answers so; at first it fails what holds the word BREAKING. */
  answerBy(answer: (asked: string) => string): void;
  /** The text of a kindlm.yaml. */
  yaml(shop?: Shop): string;
  /** A new commit, by default on top of `main`, which stays where it is. */
  commit(...parents: readonly string[]): string;
}

/** A repository without runs yet. */
export async function startBranchJobs(): Promise<BranchJobs> {
  let answer = (asked: string): string => (asked.includes(BREAKING) ? 'I cannot say.' : 'ok');
  const [github, model] = await Promise.all([
    startGitHubServer(),
    startOpenAiServer({ reply: ({ body }) => answer(JSON.stringify(field(body, 'messages'))) }),
  ]);
  let runs = 0;
  let commits = 0;
  let main = newCommit([]);

  function newCommit(parents: readonly string[]): string {
    commits += 1;
    const sha = `${commits}`.padStart(4, '0').padEnd(40, 'c');
    github.addCommit(sha, parents);
    return sha;
  }
  const yaml = (shop: Shop = {}) => shopYaml(model.url, shop);

  async function run(job: BranchJob = {}): Promise<BranchRun> {
    const { shop, files, event = 'push', again, listedAs, uploaded, expired, ...options } = job;
    const sha = job.sha ?? again?.sha ?? newCommit([main]);
    if (event === 'push') main = sha;
    runs += 1;
    const runId = again?.runId ?? 1_000 + runs;
    const attempt = again === undefined ? 1 : (again.report?.run.runAttempt ?? 1) + 1;
    const headBranch = BRANCHES[event];
    const running = { status: 'in_progress', conclusion: null, runAttempt: attempt };
    if (again !== undefined) github.changeRun(runId, running);
    else github.addRun({ id: runId, headSha: sha, headBranch, event, ...running });
    const service = await startArtifactServer();
    const ended = await runAction(files ?? yaml(shop), {
      event: eventOf(event, github, sha),
      github,
      artifacts: service,
      ...options,
      env: {
        ...KEY_ENV,
        GITHUB_RUN_ID: String(runId),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_SHA: sha,
        GITHUB_REF: event === 'pull_request' ? 'refs/pull/1/merge' : `refs/heads/${headBranch}`,
        ...options.env,
      },
    });
    const conclusion = ended.code === 0 ? 'success' : 'failure';
    github.changeRun(runId, { status: 'completed', conclusion, ...listedAs });
    if (uploaded !== null) {
      for (const { name, files: stored } of service.artifacts) {
        const content = uploaded ?? Object.fromEntries(stored);
        github.addArtifact({ runId, name, content, ...(expired === true ? { expired } : {}) });
      }
    }
    return { ...ended, runId, sha, artifacts: service.artifacts.map(({ name }) => name) };
  }

  return {
    github,
    model,
    run,
    answerBy: (next) => void (answer = next),
    yaml,
    commit: (...parents) => newCommit(parents.length === 0 ? [main] : parents),
  };
}

const BRANCHES = {
  push: 'main',
  schedule: 'main',
  workflow_dispatch: 'main',
  pull_request: 'shorter-refunds',
  merge_group: 'gh-readonly-queue/main/pr-1',
} as const;

function eventOf(name: keyof typeof BRANCHES, github: GitHubServer, sha: string) {
  if (name === 'pull_request') return pullRequestEvent(github, { sha });
  const group = name === 'merge_group' ? { merge_group: { base_ref: 'refs/heads/main' } } : {};
  return { name, payload: { repository: { default_branch: 'main' }, ...group } };
}

function shopYaml(url: string, { prompts = {}, repeat = 3, ...rest }: Shop): string {
  const tests = PROMPTS.flatMap((prompt) =>
    Array.from({ length: TESTS_A_PROMPT }, (_, index) => ({
      name: `${prompt} ${index + 1}`,
      prompt,
      vars: { message: `${prompt} ${index + 1}` },
      expect: { output: { contains: ['ok'] } },
    })),
  );
  const texts = PROMPTS.map((prompt) => [
    prompt,
    { user: `${prompts[prompt] ?? `About ${prompt}.`} {{message}}` },
  ]);
  return suiteYaml({
    url,
    tests,
    ...rest,
    defaults: { repeat },
    prompts: Object.fromEntries(texts) as Readonly<Record<string, object>>,
  });
}

export const RUN_ID = 4_711;
export const RUN_URL = `https://github.com/acme/shop/actions/runs/${RUN_ID}`;

/** A fork's pull request whose run has ended, and jobs of `mode: comment` that its end triggers. */
export interface ForkRun {
  readonly jobs: JobRunner;
  readonly fork: PullRequestHead;
  /** The run of the fork's pull request, with its artifacts. */
  upload(...artifacts: readonly Omit<ArtifactSeed, 'runId'>[]): void;
  /** The event of its end. */
  triggered(
    changes?: Partial<PullRequestHead>,
  ): Exclude<ActionOptions['event'], string | undefined>;
  publish(job?: Job): Promise<ActionRun>;
  /** Comments on the fork's pull request, oldest first. */
  comments(): Promise<readonly { readonly id: number; readonly body: string }[]>;
  /** Requests that write, as `METHOD path`. */
  written(): readonly string[];
}

export async function startForkRun(): Promise<ForkRun> {
  const jobs = await startJobs();
  const fork = await jobs.github.openPullRequest('reviewer:shorter-refunds', 'main');
  Object.assign(jobs.github.reviews, { pullRequest: fork.number, headSha: fork.sha });
  let isAdded = false;
  const triggered: ForkRun['triggered'] = (changes = {}) => {
    const { sha, branch, repositoryId, owner } = { ...fork, ...changes };
    return {
      name: 'workflow_run',
      payload: {
        workflow_run: {
          id: RUN_ID,
          run_attempt: 2,
          workflow_id: 77,
          name: 'Quality @everyone',
          head_sha: sha,
          head_branch: branch,
          head_repository: { id: repositoryId, owner: { login: owner } },
          pull_requests: [],
        },
      },
    };
  };
  return {
    jobs,
    fork,
    triggered,
    upload(...artifacts) {
      const { owner, repositoryId: id, branch: headBranch, sha: headSha } = fork;
      const headRepository = { id, owner };
      const run = { id: RUN_ID, headSha, headBranch, headRepository, event: 'pull_request' };
      if (!isAdded) jobs.github.addRun(run);
      isAdded = true;
      for (const artifact of artifacts) jobs.github.addArtifact({ runId: RUN_ID, ...artifact });
    },
    publish: (job = {}) =>
      jobs.run({
        files: { 'README.md': 'The base branch.' },
        event: triggered(),
        ...job,
        inputs: { mode: 'comment', ...job.inputs },
      }),
    async comments() {
      const url = `${jobs.github.apiUrl}/repos/acme/shop/issues/${fork.number}/comments?per_page=100`;
      const authorization = `token ${jobs.github.tokens.owner}`;
      const answer = await fetch(url, { headers: { authorization } });
      const listed = (await answer.json()) as { id: number; body: string }[];
      return listed.toSorted((a, b) => a.id - b.id);
    },
    written: () =>
      jobs.github.requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
        .map(({ method, path }) => `${method} ${path.replace('/repos/acme/shop/', '')}`),
  };
}

/** An artifact's content with this report. */
export function holding(report: unknown): Readonly<Record<string, string>> {
  return { 'report.json': JSON.stringify(report) };
}
