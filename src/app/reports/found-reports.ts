/** Finds and reads the reports that a merge is made of, one after the other, so that their texts are not all in memory. */
import { lstat, readFile, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ConfigProblem } from '../../config/problem.js';
import { describeError, readApiFailure } from '../../github/api-failure.js';
import type { GitHubClient } from '../../github/client.js';
import type { Repository } from '../../github/context.js';
import { shardArtifacts } from '../../github/shard-artifacts.js';
import type { FoundReport } from '../../report/merge.js';
import { readReport, refusalWords, type ReadLimits } from '../../report/read-report.js';

/** A part of a large suite with `outputs: all` has a few hundred MB; V8 holds no text of more than 512. */
export const PART_LIMITS: ReadLimits = { maxBytes: 400 * 1024 * 1024, maxDepth: 100 };

export interface FoundReports {
  readonly reports: readonly FoundReport[];
  readonly problems: readonly ConfigProblem[];
}

/** What the lines of the input `reports` name: files, folders with report.json anywhere in them, or globs of both. */
export async function reportsInFiles(
  patterns: readonly string[],
  directory: string,
): Promise<FoundReports> {
  const paths = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const pattern of patterns) {
    const found = await filesOf(pattern, directory);
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

/** The reports in the artifacts of the shards of a workflow run. Never throws. */
export async function reportsInArtifacts(search: ArtifactSearch): Promise<FoundReports> {
  const { artifactName: name, ...rest } = search;
  const reports: FoundReport[] = [];
  const problems: ConfigProblem[] = [];
  try {
    const artifacts = shardArtifacts({ ...rest, name, maxBytes: PART_LIMITS.maxBytes });
    for await (const { name: artifact, download } of artifacts) {
      const place = `artifact ${artifact}`;
      if (download.kind !== 'report') {
        problems.push({ message: `The ${place} cannot be read: ${download.message}.` });
        continue;
      }
      const read = await readPart(place, () => Promise.resolve(download.bytes));
      if ('report' in read) reports.push(read);
      else problems.push(read);
    }
  } catch (error) {
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

async function filesOf(pattern: string, directory: string): Promise<readonly string[]> {
  const path = resolve(directory, pattern);
  const kind = await kindOf(path);
  if (kind === 'file') return [path];
  const { glob } = await import('tinyglobby');
  const inside = (folder: string): Promise<readonly string[]> =>
    glob('**/report.json', { ...LISTING, cwd: folder });
  if (kind === 'folder') return inside(path);
  const matches = await glob(pattern, {
    ...LISTING,
    cwd: directory,
    onlyFiles: false,
    expandDirectories: false,
  });
  const files: string[] = [];
  for (const match of matches) {
    const paths =
      (await kindOf(match, lstat)) === 'folder' ? [join(match, 'report.json')] : [match];
    for (const found of paths) if ((await kindOf(found, lstat)) === 'file') files.push(found);
  }
  return files;
}

/** What was unpacked from an artifact may link to anything, and in circles: only a path that is named is followed. */
const LISTING = { absolute: true, dot: true, followSymbolicLinks: false } as const;

/** Undefined also for a device or a FIFO, which may have no end. */
async function kindOf(
  path: string,
  statusOf: (path: string) => Promise<Stats> = stat,
): Promise<'file' | 'folder' | undefined> {
  const found = await statusOf(path).catch(() => undefined);
  if (found?.isDirectory()) return 'folder';
  return found?.isFile() ? 'file' : undefined;
}

async function readPart(
  place: string,
  bytes: () => Promise<Uint8Array>,
): Promise<FoundReport | ConfigProblem> {
  try {
    const read = await readReport(await bytes(), PART_LIMITS);
    if (read.kind === 'report') return { place, report: read.report };
    return { message: `The report ${place} is refused: ${refusalWords(read.refusal)}.` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message: `The report ${place} cannot be read: ${message}.` };
  }
}
