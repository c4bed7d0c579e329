/**
 * Whether what a marker or check run says of its run makes it newer than this one. Such a text can be copied, edited and
 * made up, and one of a run that will never be would silence all runs to come: so GitHub is asked whether there is that run.
 */
import { type GitHubClient, isMissing, pagesOf } from './client.js';
import type { Repository } from './context.js';

/** A run as something that it wrote names it. */
export interface RunAttempt {
  readonly runId: number;
  /** From 1. */
  readonly runAttempt: number;
}

interface RunsPlace {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly signal?: AbortSignal | undefined;
}

/** More different claims than this are somebody's who makes them up; each costs a request. */
const MAX_ASKED = 5;
/** GitHub counts runs by the ten millions a day, and re-runs one for a month. */
const MAX_PLAUSIBLE_DISTANCE = 100_000_000_000;
const MAX_PLAUSIBLE_ATTEMPT = 1_000;

/** Negative when `a` is of an older run than `b`; a re-run of an older run is older than a newer run. */
export function compareAge(a: RunAttempt, b: RunAttempt): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

/**
 * Whether one of the claims is that of a run which is newer than the own one, and which there is. Where GitHub does not
 * say (without `actions: read`), a claim counts that is plausible. Never throws, but for an end by the signal.
 */
export async function isAnyNewer(
  place: RunsPlace,
  claims: readonly RunAttempt[],
  own: RunAttempt,
): Promise<boolean> {
  const newer = new Map(
    claims
      .filter((claim) => compareAge(claim, own) > 0 && isPlausible(claim, own))
      .map((claim) => [`${claim.runId} ${claim.runAttempt}`, claim]),
  );
  // The most modest first: it is the likeliest to be true.
  for (const claim of [...newer.values()].toSorted(compareAge).slice(0, MAX_ASKED)) {
    if (await isTrue(place, claim, own)) return true;
  }
  return false;
}

function isPlausible({ runId, runAttempt }: RunAttempt, own: RunAttempt): boolean {
  return (
    Number.isSafeInteger(runId) &&
    runId - own.runId <= MAX_PLAUSIBLE_DISTANCE &&
    runAttempt <= MAX_PLAUSIBLE_ATTEMPT
  );
}

async function isTrue(place: RunsPlace, claim: RunAttempt, own: RunAttempt): Promise<boolean> {
  const attempts = await attemptsOf(place, claim.runId);
  switch (attempts) {
    case 'unknown':
      return true;
    case 'no-run':
      // GitHub hides what a token may not read as if it were not there; the own run is there for certain.
      return typeof (await attemptsOf(place, own.runId)) !== 'number';
    default:
      return claim.runAttempt <= attempts;
  }
}

/** How many attempts the run has had. */
async function attemptsOf(
  { client, repository, signal }: RunsPlace,
  runId: number,
): Promise<number | 'no-run' | 'unknown'> {
  try {
    const { data } = await client.rest.actions.getWorkflowRun({
      owner: repository.owner,
      repo: repository.name,
      run_id: runId,
      exclude_pull_requests: true,
      request: { retries: 0, ...(signal === undefined ? {} : { signal }) },
    });
    return data.run_attempt ?? 1;
  } catch (error) {
    signal?.throwIfAborted();
    return isMissing(error) ? 'no-run' : 'unknown';
  }
}

// What GitHub knows of the jobs of a run.

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

interface RunJobsRequest {
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
