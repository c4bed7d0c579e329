/**
 * Where a report is published. The caller says it: a job that publishes its own report says where it is itself, one
 * that publishes another run's report says what GitHub knows of that run.
 */
import type { Environment, GitHubContext, PullRequestHead, Repository } from './context.js';

export interface Destination {
  /** e.g. `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string;
  readonly repository?: Repository | undefined;
  /** The commit that was tested: the check run is created on it. */
  readonly sha?: string | undefined;
  /** Number of the pull request that gets the comment. */
  readonly pullRequest?: number | undefined;
  /** What to look for where `pullRequest` is absent. */
  readonly pullRequestHead?: PullRequestHead | undefined;
  /** The run that made the report: a newer run's result replaces an older one's, never the other way round. */
  readonly runId?: number | undefined;
  /** From 1. */
  readonly runAttempt?: number | undefined;
  readonly runUrl?: string | undefined;
  /** The event that started that run. */
  readonly event?: string | undefined;
  /** The job that publishes, which has the summary and the artifact. */
  readonly job: PublishingJob;
}

export interface PublishingJob {
  /** e.g. `https://github.com`, without a trailing slash. */
  readonly serverUrl: string;
  /** URL of the workflow run that gets the artifact. */
  readonly runUrl?: string | undefined;
  /** The job's id, for an artifact name that nobody else has. */
  readonly id?: string | undefined;
  /** Where the artifact service's variables are; `process.env` in a job. */
  readonly environment: Environment;
}

/** The destination of a job that publishes its own report. */
export function ownDestination(context: GitHubContext, environment: Environment): Destination {
  return {
    apiUrl: context.apiUrl,
    repository: context.repository,
    sha: context.sha,
    pullRequest: context.pullRequest?.number,
    pullRequestHead: context.pullRequestHead,
    runId: context.runId,
    runAttempt: context.runAttempt,
    runUrl: context.runUrl,
    event: context.eventName,
    job: {
      serverUrl: context.serverUrl,
      runUrl: context.runUrl,
      id: context.job,
      environment,
    },
  };
}
