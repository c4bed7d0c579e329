/** The artifacts of a workflow run, as GitHub lists them. */
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';

export interface ArtifactsOfRun {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly runId: number;
  readonly signal: AbortSignal;
}

export interface RunArtifact {
  readonly id: number;
  /** Foreign text. */
  readonly name: string;
  readonly expired: boolean;
  /** ISO 8601. */
  readonly created_at: string | null;
}

const PAGE = 100;

/**
 * The newest artifacts of all attempts of a run, as many as `maxPages` pages of 100 hold: a fork's job may have uploaded
 * any number. Rejects as the client does.
 */
export async function listRunArtifacts(
  { client, repository, runId, signal }: ArtifactsOfRun,
  maxPages: number,
): Promise<readonly RunArtifact[]> {
  const artifacts: RunArtifact[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await client.rest.actions.listWorkflowRunArtifacts({
      owner: repository.owner,
      repo: repository.name,
      run_id: runId,
      per_page: PAGE,
      page,
      request: { signal },
    });
    artifacts.push(...data.artifacts);
    if (artifacts.length >= data.total_count || data.artifacts.length === 0) break;
  }
  return artifacts;
}
