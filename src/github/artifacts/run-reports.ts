/** All reports of a workflow run that were uploaded under one name: a matrix's other jobs get a suffix. */
import { isReportArtifactOfAnyJob } from './artifact-names.js';
import {
  downloadReport,
  refusalOf,
  type DownloadedReport,
  type RefusedReport,
} from './download-report.js';
import { listRunArtifacts, type ArtifactsOfRun, type RunArtifact } from './run-artifacts.js';

export interface RunReportsRequest extends ArtifactsOfRun {
  /** The input `artifact-name` of the jobs. */
  readonly name: string;
  /** Bytes, of each archive and of all reports together. */
  readonly maxBytes: number;
  readonly maxReports: number;
}

export interface RunReport {
  /** The artifact's name. Foreign text. */
  readonly name: string;
  readonly download: DownloadedReport;
}

/** A fork's job may have uploaded any number; GitHub lists the newest first. */
const MAX_PAGES = 5;

/** The reports in the order of their names, of each name the newest: every attempt may have left one. Never throws. */
export async function downloadRunReports(
  request: RunReportsRequest,
): Promise<{ readonly kind: 'reports'; readonly reports: readonly RunReport[] } | RefusedReport> {
  const { runId, name, maxReports } = request;
  try {
    const artifacts = await listRunArtifacts(request, MAX_PAGES);
    const newest = new Map<string, RunArtifact>();
    for (const artifact of artifacts.toSorted((a, b) => a.id - b.id)) {
      if (isReportArtifactOfAnyJob(artifact.name, name)) newest.set(artifact.name, artifact);
    }
    const found = [...newest.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const kept = found.filter(({ expired }) => !expired);
    if (found.length === 0) {
      return { kind: 'no-artifact', message: `run ${runId} has no artifact ${name}` };
    }
    if (kept.length === 0) {
      return { kind: 'expired', message: `the artifact ${name} has expired` };
    }
    if (kept.length > maxReports) {
      const message = `run ${runId} has ${kept.length} artifacts of that name, and at most ${maxReports} are read`;
      return { kind: 'too-large', message };
    }
    return { kind: 'reports', reports: await downloadAll(request, kept) };
  } catch (error) {
    return refusalOf(error);
  }
}

async function downloadAll(
  { client, repository, maxBytes, signal }: RunReportsRequest,
  artifacts: readonly RunArtifact[],
): Promise<readonly RunReport[]> {
  const reports: RunReport[] = [];
  let bytesLeft = maxBytes;
  for (const { id, name } of artifacts) {
    const limit = bytesLeft;
    const download = await downloadReport({
      client,
      repository,
      artifactId: id,
      maxBytes: limit,
      signal,
    });
    if (download.kind === 'report') bytesLeft -= download.bytes.byteLength;
    const isShare = download.kind === 'too-large' && limit < maxBytes;
    const message = `the reports of the run have together more than ${maxBytes} bytes`;
    reports.push({ name, download: isShare ? { kind: 'too-large', message } : download });
  }
  return reports;
}
