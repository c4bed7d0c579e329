/** What GitHub knows of the jobs of a run. */
import type { GitHubClient } from './client.js';
import type { Repository } from './context.js';
import { pagesOf } from './listed-pages.js';

/** A job of one attempt of a run. */
export interface RunJob {
  readonly name: string;
  /** From 1. */
  readonly attempt: number;
  /** e.g. `success`, `failure`, `cancelled`; null while it runs. */
  readonly conclusion: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly completedAt: string | null;
  /** Name of the machine that ran it. */
  readonly runner: string | null;
}

export interface RunJobsRequest {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly runId: number;
  readonly signal: AbortSignal;
}

const FAILURES: ReadonlySet<string | null> = new Set(['failure', 'cancelled', 'timed_out']);

/** Of 100 jobs each; a matrix has at most 256. */
const MAX_PAGES = 20;

/** The jobs of all attempts of a run. Rejects as the client does. */
export async function listRunJobs({
  client,
  repository,
  runId,
  signal,
}: RunJobsRequest): Promise<readonly RunJob[]> {
  const listed = pagesOf(
    (page) =>
      client.rest.actions.listJobsForWorkflowRun({
        owner: repository.owner,
        repo: repository.name,
        run_id: runId,
        filter: 'all',
        ...page,
        request: { signal },
      }),
    MAX_PAGES,
  );
  const jobs: RunJob[] = [];
  for await (const { data } of listed) {
    for (const job of data.jobs) {
      jobs.push({
        name: job.name,
        attempt: job.run_attempt ?? 1,
        conclusion: job.conclusion,
        startedAt: job.started_at,
        completedAt: job.completed_at,
        runner: job.runner_name,
      });
    }
  }
  return jobs;
}

export function hasFailed({ conclusion }: RunJob): boolean {
  return FAILURES.has(conclusion);
}

/** Whether a job of the newest of these attempts failed or was cancelled. */
export function hasFailedJob(jobs: readonly RunJob[]): boolean {
  const newest = Math.max(...jobs.map(({ attempt }) => attempt));
  return jobs.some((job) => job.attempt === newest && hasFailed(job));
}

/**
 * The jobs that ran in that attempt. "Re-run failed jobs" carries the others over: GitHub lists them again under the
 * new attempt with the times of the old one, or not at all.
 */
export function jobsRunIn(attempt: number, jobs: readonly RunJob[]): readonly RunJob[] {
  const before = jobs.filter((job) => job.attempt < attempt);
  return jobs.filter(
    (job) => job.attempt === attempt && !before.some((other) => isSameRun(job, other)),
  );
}

function isSameRun(job: RunJob, other: RunJob): boolean {
  return (
    job.name === other.name &&
    (job.startedAt === other.startedAt ||
      (job.completedAt !== null && job.completedAt === other.completedAt))
  );
}
