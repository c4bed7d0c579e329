/** What GitHub knows of the other jobs of a run. */
import type { GitHubClient } from './client.js';
import type { Repository } from './context.js';

const FAILURES: ReadonlySet<string | null> = new Set(['failure', 'cancelled', 'timed_out']);

/** Whether a job of the run's newest attempt failed or was cancelled; undefined where the token may not ask. */
export async function hasFailedJob(
  client: GitHubClient,
  repository: Repository,
  runId: number,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const jobs = await client.paginate(client.rest.actions.listJobsForWorkflowRun, {
      owner: repository.owner,
      repo: repository.name,
      run_id: runId,
      filter: 'latest',
      per_page: 100,
      request: { signal },
    });
    return jobs.some(({ conclusion }) => FAILURES.has(conclusion));
  } catch {
    return undefined;
  }
}
