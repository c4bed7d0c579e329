/** The artifacts of a workflow run, as GitHub lists them. */
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';
import {
  type DownloadedReport,
  downloadReport,
  refusalOf,
  type RefusedReport,
} from './download-report.js';

interface ArtifactsOfRun {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly runId: number;
  readonly signal: AbortSignal;
}

interface RunArtifact {
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

// All reports of a workflow run that were uploaded under one name: a matrix's other jobs get a suffix.

export interface RunReportsRequest extends ArtifactsOfRun {
  /** The input `artifact-name` of the jobs. */
  readonly name: string;
  /** Bytes, of each archive and of all reports together. */
  readonly maxBytes: number;
  readonly maxReports: number;
}

interface RunReport {
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

// The reports of a run's shards, one after the other.

interface ShardArtifactsRequest extends ArtifactsOfRun {
  /** The input `artifact-name` of the shards. */
  readonly name: string;
  /** Bytes, of each archive and report. */
  readonly maxBytes: number;
}

interface ShardArtifact {
  readonly name: string;
  readonly download: DownloadedReport;
}

/** GitHub keeps 500 artifacts of a job at most, and some runs have many jobs. */
const MAX_SHARD_PAGES = 100;

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
  const artifacts = await listRunArtifacts(request, MAX_SHARD_PAGES);
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

// Names of artifacts: a name that is taken, by a matrix's other job or an earlier attempt, gets a suffix.

/** `name`, `name-2` ... before the name of the job is used: a small matrix gets readable names. */
const NUMBERED_NAMES = 5;

/** The names to try for an artifact that is wanted as `wanted`, until one is free; the last ones are random. */
export function* candidateNames(wanted: string, job: string | undefined): Generator<string> {
  const name = validName(wanted);
  yield name;
  for (let number = 2; number <= NUMBERED_NAMES; number += 1) yield `${name}-${number}`;
  const stem = job === undefined ? name : `${name}-${validName(job)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) yield `${stem}-${randomSuffix()}`;
}

/** Whether a report that was to be uploaded as `wanted` by that job may have got this name. */
export function isReportArtifact(name: string, wanted: string, job: string | undefined): boolean {
  const stem = validName(wanted);
  const ofJob = job === undefined ? stem : `${stem}-${validName(job)}`;
  return isNumberedName(name, stem) || (hasRandomSuffix(name) && name.slice(0, -9) === ofJob);
}

/** The same where the job may be any of the run's, and the name is not that of a shard's part. */
export function isReportArtifactOfAnyJob(name: string, wanted: string): boolean {
  return isNameFor(name, wanted) && shardOfArtifact(name, wanted) === undefined;
}

function isNameFor(name: string, wanted: string): boolean {
  const stem = validName(wanted);
  return isNumberedName(name, stem) || (hasRandomSuffix(name) && name.startsWith(`${stem}-`));
}

function isNumberedName(name: string, stem: string): boolean {
  const numbers = Array.from({ length: NUMBERED_NAMES - 1 }, (_, index) => index + 2);
  return name === stem || numbers.some((number) => name === `${stem}-${number}`);
}

function hasRandomSuffix(name: string): boolean {
  return /-[0-9a-f]{8}$/.test(name);
}

function randomSuffix(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Characters that artifact names cannot have become dashes. */
function validName(name: string): string {
  const valid = name.replace(/["<>:|*?\\/\r\n]+/g, '-').trim();
  return valid === '' ? 'kindlm-report' : valid;
}

/** The artifact of one shard, e.g. `kindlm-report-shard-2`. */
export function shardArtifactName(name: string, index: number): string {
  return `${name}-shard-${index}`;
}

/**
 * Which shard's report an artifact is: by the shard's own name, or one of those that an upload gets where it is taken.
 * Undefined for what somebody named like it.
 */
function shardOfArtifact(name: string, reportName: string): number | undefined {
  const [digits] = /^\d+/.exec(name.slice(`${reportName}-shard-`.length)) ?? [];
  if (digits === undefined) return undefined;
  const index = Number(digits);
  return isNameFor(name, shardArtifactName(reportName, index)) ? index : undefined;
}
