/** Finds and reads the reports that a merge is made of, one after the other, so that their texts are not all in memory. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ConfigProblem } from '../../config/problem.js';
import { describeError, readApiFailure } from '../../github/api-failure.js';
import type { GitHubClient } from '../../github/client.js';
import type { Repository } from '../../github/context.js';
import { shardArtifacts } from '../../github/artifacts/shard-artifacts.js';
import type { FoundReport } from '../../report/merge.js';
import {
  OwnReportRefused,
  PART_LIMITS,
  readReport,
  refusalWords,
} from '../../report/read-report.js';
import { reportPaths } from './report-paths.js';
import { errorText } from '../../basics/error-text.js';

export interface ShardReports {
  readonly reports: readonly FoundReport[];
  readonly problems: readonly ConfigProblem[];
}

/** What the lines of the input `reports` name; a line that names nothing is a mistake. */
export async function reportsInFiles(
  patterns: readonly string[],
  directory: string,
): Promise<ShardReports> {
  const paths = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const pattern of patterns) {
    const found = await reportPaths([pattern], directory);
    for (const path of found) paths.add(path);
    if (found.length === 0) {
      problems.push({
        message: `Input reports: ${JSON.stringify(pattern)} names no report.`,
        hint: 'Name files, folders that hold a report.json, or globs, relative to the working directory.',
      });
    }
  }
  const reports: FoundReport[] = [];
  for (const path of [...paths].sort()) {
    const place = relative(directory, path);
    const read = await readPart(place, () => readFile(path));
    if ('report' in read) reports.push(read);
    else problems.push(read);
  }
  return { reports, problems };
}

export interface ArtifactSearch {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly runId: number;
  readonly artifactName: string;
  readonly signal: AbortSignal;
}

/** The reports in the artifacts of the shards of a workflow run. Throws only OwnReportRefused. */
export async function reportsInArtifacts(search: ArtifactSearch): Promise<ShardReports> {
  const { artifactName: name, ...rest } = search;
  const reports: FoundReport[] = [];
  const problems: ConfigProblem[] = [];
  try {
    const artifacts = shardArtifacts({ ...rest, name, maxBytes: PART_LIMITS.maxBytes });
    for await (const { name: artifact, download } of artifacts) {
      const place = `artifact ${artifact}`;
      if (download.kind !== 'report') {
        const message = `The ${place} cannot be read: ${download.message}.`;
        const hint = download.kind === 'expired' ? 'Run all shards again.' : undefined;
        problems.push(hint === undefined ? { message } : { message, hint });
        continue;
      }
      const read = await readPart(place, () => Promise.resolve(download.bytes));
      if ('report' in read) reports.push(read);
      else problems.push(read);
    }
  } catch (error) {
    if (error instanceof OwnReportRefused) throw error;
    problems.push(listingProblem(error));
  }
  return { reports, problems };
}

function listingProblem(error: unknown): ConfigProblem {
  return {
    message: `The artifacts of this run cannot be listed: ${describeError(error)}.`,
    ...(readApiFailure(error).kind === 'read-only-token'
      ? { hint: 'Give the job `permissions: actions: read`.' }
      : {
          hint: 'Or download them in an earlier step, and name the folder in the input `reports`.',
        }),
  };
}

async function readPart(
  place: string,
  bytes: () => Promise<Uint8Array>,
): Promise<FoundReport | ConfigProblem> {
  try {
    const read = await readReport(await bytes(), PART_LIMITS);
    if (read.kind === 'report') return { place, report: read.report };
    if (read.isOwn) throw new OwnReportRefused(place, read.refusal);
    return { message: `The report ${place} is refused: ${refusalWords(read.refusal)}.` };
  } catch (error) {
    if (error instanceof OwnReportRefused) throw error;
    const message = errorText(error);
    return { message: `The report ${place} cannot be read: ${message}.` };
  }
}
