/**
 * Jobs of one workflow in one repository, one after the other: each is a run that the emulated GitHub lists, and what
 * it uploads is an artifact that later runs find.
 */
import { field, startOpenAiServer } from '../servers/openai-server.js';
import type { FakeServer } from '../servers/faults.js';
import { startArtifactServer } from '../servers/artifact-server.js';
import type { ArtifactSeed, RunSeed } from '../servers/github-actions.js';
import { startGitHubServer, type GitHubServer, type TokenName } from '../servers/github-server.js';
import {
  createWorkspace,
  runAction,
  type ActionOptions,
  type ActionRun,
  type Workspace,
} from './run-action.js';
import { KEY_NAME, suiteYaml, type SuiteYaml } from './suite-yaml.js';

/** A prompt with this word makes the model fail every test. */
export const BREAKING = 'BREAKING';

/** What a suite of three prompts with four tests each looks like. */
export interface Shop {
  /** Text before the customer's message, by prompt. */
  readonly prompts?: Readonly<Partial<Record<PromptName, string>>>;
  readonly name?: string;
  readonly gates?: SuiteYaml['gates'];
  /** Default 3. */
  readonly repeat?: number;
}

type PromptName = 'refunds' | 'orders' | 'returns';
const PROMPTS: readonly PromptName[] = ['refunds', 'orders', 'returns'];
const TESTS_A_PROMPT = 4;

export interface BranchJob extends Partial<Omit<ActionOptions, 'workspace' | 'github' | 'event'>> {
  readonly shop?: Shop;
  /** Instead of that suite. */
  readonly files?: Readonly<Record<string, string>>;
  readonly event?: 'push' | 'schedule' | 'workflow_dispatch' | 'pull_request' | 'merge_group';
  /** Whose token it has. Default: a job's that may comment. */
  readonly token?: TokenName;
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
  run(job?: BranchJob): Promise<BranchRun>;
  /** From now on the model answers so; at first it fails what holds the word BREAKING. */
  answerBy(answer: (asked: string) => string): void;
  /** The text of a kindlm.yaml. */
  yaml(shop?: Shop): string;
  /** A new commit, by default on top of `main`, which stays where it is. */
  commit(...parents: readonly string[]): string;
  close(): Promise<void>;
}

/**
 * A repository without runs yet.
 * @param process of every job that names none: see ActionOptions
 */
export async function startBranchJobs(process?: ActionOptions['process']): Promise<BranchJobs> {
  let answer = (asked: string): string => (asked.includes(BREAKING) ? 'I cannot say.' : 'ok');
  const [github, model] = await Promise.all([
    startGitHubServer(),
    startOpenAiServer({ reply: ({ body }) => answer(JSON.stringify(field(body, 'messages'))) }),
  ]);
  const workspaces: Workspace[] = [];
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
    const { shop, files, event = 'push', again, listedAs, uploaded, expired, ...rest } = job;
    const { token = 'workflow', ...options } = rest;
    const sha = job.sha ?? again?.sha ?? newCommit([main]);
    if (event === 'push') main = sha;
    runs += 1;
    const runId = again?.runId ?? 1_000 + runs;
    const attempt = again === undefined ? 1 : (again.report?.run.runAttempt ?? 1) + 1;
    const headBranch = BRANCHES[event];
    const running = { status: 'in_progress', conclusion: null, runAttempt: attempt };
    if (again === undefined) {
      github.addRun({ id: runId, headSha: sha, headBranch, event, ...running });
    } else {
      github.changeRun(runId, running);
    }
    const service = await startArtifactServer();
    const workspace = await createWorkspace(files ?? { 'kindlm.yaml': yaml(shop) });
    workspaces.push(workspace);
    try {
      const ended = await runAction({
        workspace: workspace.path,
        event: { name: event, payload: payloadOf(event, github, sha) },
        github: {
          apiUrl: github.apiUrl,
          token: github.tokens[token],
          repository: github.repository,
        },
        artifacts: service,
        ...(process === undefined ? {} : { process }),
        ...options,
        env: {
          [KEY_NAME]: 'sk-test',
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
    } finally {
      await service.close();
    }
  }

  return {
    github,
    model,
    run,
    answerBy: (next) => void (answer = next),
    yaml,
    commit: (...parents) => newCommit(parents.length === 0 ? [main] : parents),
    async close() {
      await Promise.all([model.close(), github.close()]);
      for (const workspace of workspaces) await workspace.remove();
    },
  };
}

const BRANCHES = {
  push: 'main',
  schedule: 'main',
  workflow_dispatch: 'main',
  pull_request: 'shorter-refunds',
  merge_group: 'gh-readonly-queue/main/pr-1',
} as const;

function payloadOf(event: keyof typeof BRANCHES, github: GitHubServer, sha: string): object {
  const repo = { id: github.head.repositoryId, full_name: github.repository };
  if (event === 'merge_group') return { merge_group: { base_ref: 'refs/heads/main' } };
  if (event !== 'pull_request') return {};
  return {
    pull_request: {
      number: github.pullRequest,
      head: { sha, ref: BRANCHES.pull_request, repo },
      base: { ref: 'main', repo },
    },
  };
}

function shopYaml(url: string, { prompts = {}, name, gates, repeat = 3 }: Shop): string {
  const tests = PROMPTS.flatMap((prompt) =>
    Array.from({ length: TESTS_A_PROMPT }, (_, index) => ({
      name: `${prompt} ${index + 1}`,
      prompt,
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
    ...(name === undefined ? {} : { name }),
    ...(gates === undefined ? {} : { gates }),
    defaults: { repeat },
    more: { prompts: Object.fromEntries(texts) },
  });
}
