/** A fork's pull request whose run has ended, and jobs of `mode: comment` that its end triggers. */
import type { ArtifactSeed } from '../servers/github-actions.js';
import type { PullRequestHead } from '../servers/github-server.js';
import { startJobs, type Job, type JobRunner } from './comment-job.js';
import type { ActionOptions, ActionRun } from './run-action.js';

export const RUN_ID = 4_711;
export const RUN_URL = `https://github.com/acme/shop/actions/runs/${RUN_ID}`;

export interface ForkRun {
  readonly jobs: JobRunner;
  readonly fork: PullRequestHead;
  /** The run of the fork's pull request, with its artifacts. */
  upload(...artifacts: readonly Omit<ArtifactSeed, 'runId'>[]): void;
  /** The event of its end. */
  triggered(changes?: Partial<PullRequestHead>): NonNullable<Job['event']>;
  publish(job?: Job): Promise<ActionRun>;
  /** Comments on the fork's pull request, oldest first. */
  comments(): Promise<readonly { readonly id: number; readonly body: string }[]>;
  /** Requests that write, as `METHOD path`. */
  written(): readonly string[];
}

export async function startForkRun(process?: ActionOptions['process']): Promise<ForkRun> {
  const jobs = await startJobs(process);
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
