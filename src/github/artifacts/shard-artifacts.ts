/** The reports of a run's shards, one after the other. */
import { isShardArtifact } from './artifact-names.js';
import { downloadReport, type DownloadedReport } from './download-report.js';
import { listRunArtifacts, type ArtifactsOfRun } from './run-artifacts.js';

export interface ShardArtifactsRequest extends ArtifactsOfRun {
  /** The input `artifact-name` of the shards. */
  readonly name: string;
  /** Bytes, of each archive and report. */
  readonly maxBytes: number;
}

export interface ShardArtifact {
  readonly name: string;
  readonly download: DownloadedReport;
}

/** GitHub keeps 500 artifacts of a job at most, and some runs have many jobs. */
const MAX_PAGES = 100;

/**
 * Downloads the report of every shard, one when the last was taken: ten of them need not be in memory at once. A name
 * that was taken has a suffix, and re-runs leave artifacts of the same name, so there may be more than shards. Throws what
 * the API's client throws where the artifacts cannot be listed.
 */
export async function* shardArtifacts(
  request: ShardArtifactsRequest,
): AsyncGenerator<ShardArtifact> {
  const { client, repository, maxBytes, signal } = request;
  const artifacts = await listRunArtifacts(request, MAX_PAGES);
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
