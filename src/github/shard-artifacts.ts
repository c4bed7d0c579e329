/** The artifacts of a run's shards: their names, and their reports one after the other. */
import { isReportArtifactOfAnyJob } from './artifacts.js';
import type { GitHubClient } from './client.js';
import type { Repository } from './context.js';
import { downloadReport, type DownloadedReport } from './download-artifact.js';

/** The artifact of one shard, e.g. `kindlm-report-shard-2`. */
export function shardArtifactName(name: string, index: number): string {
  return `${name}-shard-${index}`;
}

export interface ShardArtifactsRequest {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly runId: number;
  /** The input `artifact-name` of the shards. */
  readonly name: string;
  /** Bytes, of each archive and report. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface ShardArtifact {
  readonly name: string;
  readonly download: DownloadedReport;
}

/**
 * Downloads the report of every shard, one when the last was taken: ten of them need not be in memory at once. A name
 * that was taken has a suffix, and re-runs leave artifacts of the same name, so there may be more than shards. Throws what
 * the API's client throws where the artifacts cannot be listed.
 */
export async function* shardArtifacts(
  request: ShardArtifactsRequest,
): AsyncGenerator<ShardArtifact> {
  const { client, repository, runId, maxBytes, signal } = request;
  const artifacts = await client.paginate(client.rest.actions.listWorkflowRunArtifacts, {
    owner: repository.owner,
    repo: repository.name,
    run_id: runId,
    per_page: 100,
    request: { signal },
  });
  const ofShards = artifacts
    .filter(({ name, expired }) => !expired && isShardArtifact(name, request.name))
    .toSorted((a, b) => a.id - b.id);
  for (const { id, name } of ofShards) {
    const download = await downloadReport({
      client,
      repository,
      artifactId: id,
      maxBytes,
      signal,
    });
    yield { name, download };
  }
}

/** The shard's own name, or one of those that an upload gets where it is taken; not what somebody named like it. */
function isShardArtifact(name: string, reportName: string): boolean {
  const [index] = /^\d+/.exec(name.slice(`${reportName}-shard-`.length)) ?? [];
  if (index === undefined) return false;
  return isReportArtifactOfAnyJob(name, shardArtifactName(reportName, Number(index)));
}
