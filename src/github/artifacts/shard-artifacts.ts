/** The reports of a run's shards, one after the other. */
import { shardOfArtifact } from './artifact-names.js';
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

const EXPIRED: DownloadedReport = { kind: 'expired', message: 'the artifact has expired' };

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
    .map((artifact) => ({ ...artifact, index: shardOfArtifact(artifact.name, request.name) }))
    .filter(({ index }) => index !== undefined)
    .toSorted((a, b) => a.id - b.id);
  const kept = new Set(ofShards.flatMap(({ index, expired }) => (expired ? [] : [index])));
  const newest = new Map(ofShards.map(({ index, id }) => [index, id]));
  for (const { id, name, expired, index } of ofShards) {
    if (expired) {
      const isAllThereIs = !kept.has(index) && newest.get(index) === id;
      if (isAllThereIs) yield { name, download: EXPIRED };
      continue;
    }
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
