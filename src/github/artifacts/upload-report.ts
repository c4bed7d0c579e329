/** The report files as one artifact of the run. Nothing here throws: an artifact never changes the verdict. */
import { describeError, withTimeLimit } from '../client.js';
import type { PublishingJob } from '../context.js';
import { candidateNames } from './run-artifacts.js';

export type ArtifactOutcome =
  | {
      readonly kind: 'uploaded';
      readonly id: number;
      readonly name: string;
      /** Absent when the run's URL is not known. */
      readonly url?: string | undefined;
    }
  | {
      readonly kind: 'skipped';
      /**
       * `no-service`: not in a GitHub job. `ghes`: GitHub Enterprise Server has no such artifact service.
       * `no-files`: there is nothing to upload.
       */
      readonly reason: 'no-service' | 'ghes' | 'no-files';
    }
  | { readonly kind: 'failed'; readonly message: string };

export interface ArtifactRequest {
  readonly name: string;
  /** Absolute paths, all below `rootDirectory`. */
  readonly files: readonly string[];
  /** Absolute path of the folder that the artifact's paths are relative to. */
  readonly rootDirectory: string;
  /** Days; absent for the repository's setting. */
  readonly retentionDays?: number | undefined;
  /** Milliseconds. */
  readonly timeLimitMs: number;
  readonly job: PublishingJob;
}

/** Uploads the files as one artifact; a name that is taken (a matrix) gets a suffix. Never throws. */
export async function uploadReport(request: ArtifactRequest): Promise<ArtifactOutcome> {
  if (request.files.length === 0) return { kind: 'skipped', reason: 'no-files' };
  const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: service } = request.job.environment;
  if (!token || !service) return { kind: 'skipped', reason: 'no-service' };
  if (!hasArtifactService(request.job.serverUrl)) return { kind: 'skipped', reason: 'ghes' };
  try {
    const upload = await withTimeLimit(request.timeLimitMs, (signal) => tryNames(request, signal));
    return upload.kind === 'done'
      ? upload.result
      : { kind: 'failed', message: `no answer within ${Math.round(request.timeLimitMs / 1000)} s` };
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  }
}

/** github.com, GitHub Enterprise Cloud with data residency, or a local stand-in; the rule of @actions/artifact. */
function hasArtifactService(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname.toLowerCase();
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

async function tryNames(request: ArtifactRequest, signal: AbortSignal): Promise<ArtifactOutcome> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options =
    request.retentionDays === undefined ? {} : { retentionDays: request.retentionDays };

  let refusal: unknown;
  for (const name of candidateNames(request.name, request.job.id)) {
    if (signal.aborted) break;
    try {
      const { id } = await client.uploadArtifact(
        name,
        [...request.files],
        request.rootDirectory,
        options,
      );
      if (id === undefined)
        return { kind: 'failed', message: 'the service returned no artifact id' };
      const url = artifactUrl(request.job, id);
      return { kind: 'uploaded', id, name, url };
    } catch (error) {
      if (!isNameTaken(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** The service answers 409 `already_exists`, which the client tells only in its message. */
function isNameTaken(error: unknown): boolean {
  return error instanceof Error && /\(409\)|already exists/i.test(error.message);
}

function artifactUrl({ runUrl }: PublishingJob, id: number): string | undefined {
  return runUrl === undefined ? undefined : `${runUrl}/artifacts/${id}`;
}
