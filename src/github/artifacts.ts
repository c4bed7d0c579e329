/**
 * What a workflow run leaves: the report files as an artifact, uploaded, listed and downloaded again, and its jobs. The
 * upload never throws: an artifact never changes the verdict. What is downloaded is untrusted: a fork's job may have filled it. So the archive and what
 * is unpacked of it are held in memory and both bounded, and nothing is written to the disk, which `downloadArtifact` of
 * @actions/artifact does without a limit.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtifactClient, UploadArtifactOptions } from '@actions/artifact';
import type { Entry } from 'yauzl';
import {
  connect,
  describeError,
  pagesOf,
  type Place,
  readApiFailure,
  target,
  withTimeLimit,
} from './client.js';
import type { Access, Destination } from './context.js';

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

interface UploadRequest {
  readonly name: string;
  /** Days; absent for the repository's setting. */
  readonly retentionDays?: number | undefined;
  /** Milliseconds. */
  readonly timeLimitMs: number;
  readonly job: Destination['job'];
}

interface ArtifactRequest extends UploadRequest {
  /** Absolute paths, all below `rootDirectory`. */
  readonly files: readonly string[];
  /** Absolute path of the folder that the artifact's paths are relative to. */
  readonly rootDirectory: string;
}

/** Uploads the files as one artifact; a name that is taken (a matrix) gets a suffix. Never throws. */
export async function uploadReport(request: ArtifactRequest): Promise<ArtifactOutcome> {
  const { files, rootDirectory } = request;
  if (files.length === 0) return { kind: 'skipped', reason: 'no-files' };
  return uploadAs(request, async (name, client, options) => ({
    ...(await client.uploadArtifact(name, [...files], rootDirectory, options)),
    name,
  }));
}

/**
 * Uploads one page as it is, so that a browser opens it where an archive would be downloaded. The service takes the name of
 * the file for the artifact's, and its type from the name's end: so the artifact is called `<name>.html`. Never throws.
 * @param page absolute path
 */
export async function uploadPage(page: string, request: UploadRequest): Promise<ArtifactOutcome> {
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(tmpdir(), 'kindlm-page-'));
    const place = folder;
    return await uploadAs(request, async (stem, client, options) => {
      const name = `${stem}.html`;
      const file = join(place, name);
      await copyFile(page, file);
      const more = { ...options, skipArchive: true };
      return { ...(await client.uploadArtifact(name, [file], place, more)), name };
    });
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  } finally {
    if (folder !== undefined)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Uploads under one name; the id is absent where the service gave none. */
type Upload = (
  name: string,
  client: ArtifactClient,
  options: UploadArtifactOptions,
) => Promise<{ readonly id?: number; readonly name: string }>;

async function uploadAs(request: UploadRequest, upload: Upload): Promise<ArtifactOutcome> {
  const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: service } = request.job.environment;
  if (!token || !service) return { kind: 'skipped', reason: 'no-service' };
  if (!hasArtifactService(request.job.serverUrl)) return { kind: 'skipped', reason: 'ghes' };
  try {
    return await withTimeLimit(request.timeLimitMs, (signal) => tryNames(request, upload, signal));
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  }
}

/** github.com, GitHub Enterprise Cloud with data residency, or a local stand-in; the rule of @actions/artifact. */
function hasArtifactService(serverUrl: string): boolean {
  const host = new URL(serverUrl).hostname.toLowerCase();
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

async function tryNames(
  request: UploadRequest,
  upload: Upload,
  signal: AbortSignal,
): Promise<ArtifactOutcome> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options =
    request.retentionDays === undefined ? {} : { retentionDays: request.retentionDays };

  let refusal: unknown;
  for (const candidate of candidateNames(request.name, request.job.id)) {
    if (signal.aborted) break;
    try {
      const { id, name } = await upload(candidate, client, options);
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

function artifactUrl({ runUrl }: Destination['job'], id: number): string | undefined {
  return runUrl === undefined ? undefined : `${runUrl}/artifacts/${id}`;
}

// The report.json in an artifact of a workflow run.

interface ReportDownload {
  readonly artifactId: number;
  /** Bytes of report.json; the archive may have `ARCHIVE_FACTOR` times as many. */
  readonly maxBytes: number;
}

export type DownloadedReport =
  | { readonly kind: 'report'; readonly bytes: Uint8Array }
  | {
      /**
       * `no-artifact`: the run has none of that name, or the artifact holds no report.json. `no-permission`: the token
       * lacks `actions: read`. `broken`: not an archive that can be read. `failed`: GitHub or the network did not help.
       */
      readonly kind:
        'no-artifact' | 'expired' | 'no-permission' | 'too-large' | 'broken' | 'failed';
      /** One line without a full stop, for a notice. */
      readonly message: string;
    };

type RefusedReport = Exclude<DownloadedReport, { readonly kind: 'report' }>;

const REPORT_FILE = 'report.json';
/**
 * report.html, junit.xml and the compliance documents say the same again, and hardly any is as large as report.json: a report
 * that may be read must not be lost for what is beside it.
 */
const ARCHIVE_FACTOR = 3;
/** The action uploads half a dozen files. */
const MAX_FILES = 1_000;

/** Thrown within this module to end a download. */
class RefusedDownload extends Error {
  constructor(readonly refusal: RefusedReport) {
    super(refusal.message);
  }
}

/** Downloads report.json out of an artifact. Never throws. */
export async function downloadReport(
  place: Place,
  download: ReportDownload,
): Promise<DownloadedReport> {
  try {
    const archive = await downloadArchive(place, download);
    const bytes = await unzipReport(archive, download.maxBytes);
    return { kind: 'report', bytes };
  } catch (error) {
    return error instanceof RefusedDownload ? error.refusal : refusalOf(error);
  }
}

/** GitHub answers with a redirect to its store of blobs; `fetch` leaves the token behind on the way there. */
async function downloadArchive(
  place: Place,
  { artifactId, maxBytes }: ReportDownload,
): Promise<Buffer> {
  const { data } = await place.client.rest.actions.downloadArtifact({
    // The body as a stream, which can be cut off, where octokit would read it to its end.
    ...target(place, { parseSuccessResponseBody: false }),
    artifact_id: artifactId,
    archive_format: 'zip',
  });
  if (!isStream(data)) throw refused('broken', 'the artifact is empty');
  return readBounded(data, maxBytes * ARCHIVE_FACTOR, 'the artifact');
}

async function unzipReport(archive: Buffer, maxBytes: number): Promise<Buffer> {
  const { fromBufferPromise } = await import('yauzl');
  try {
    const zip = await fromBufferPromise(archive, { lazyEntries: true });
    if (zip.entryCount > MAX_FILES) throw refused('broken', 'the artifact contains too many files');
    const found: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === REPORT_FILE) found.push(entry);
    }
    const [entry] = found;
    if (entry === undefined)
      throw refused('no-artifact', `the artifact contains no ${REPORT_FILE}`);
    // Two tools could each take another one of them for the report.
    if (found.length > 1)
      throw refused('broken', `the artifact contains more than one ${REPORT_FILE}`);
    if (entry.uncompressedSize > maxBytes) throw tooLarge(REPORT_FILE, maxBytes);
    return await readBounded(await zip.openReadStreamPromise(entry), maxBytes, REPORT_FILE);
  } catch (error) {
    if (error instanceof RefusedDownload) throw error;
    throw refused('broken', `the artifact cannot be unpacked: ${describeError(error)}`);
  }
}

/** All bytes, as far as the limit allows. Leaving the loop ends the stream, and with it the download. */
async function readBounded(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  what: string,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(what, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function isStream(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function tooLarge(what: string, maxBytes: number): RefusedDownload {
  return refused('too-large', `${what} has more than ${maxBytes} bytes`);
}

function refused(kind: RefusedReport['kind'], message: string): RefusedDownload {
  return new RefusedDownload({ kind, message });
}

/** What an answer of GitHub to a request about artifacts means. */
function refusalOf(error: unknown): RefusedReport {
  const { kind, message, isMissing } = readApiFailure(error);
  if (cameFromElsewhere(error)) return { kind: 'failed', message };
  if (kind === 'gone') return { kind: 'expired', message: 'the artifact has expired' };
  if (isMissing) return { kind: 'no-artifact', message };
  return { kind: kind === 'read-only-token' ? 'no-permission' : 'failed', message };
}

/** Whether the store of blobs answered and not the API: its 403 says nothing about the token. */
function cameFromElsewhere(error: unknown): boolean {
  const asked = urlOf(error, 'request');
  const answered = urlOf(error, 'response');
  if (asked === undefined || answered === undefined) return false;
  return new URL(asked).origin !== new URL(answered).origin;
}

function urlOf(error: unknown, side: 'request' | 'response'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const exchange: unknown = Reflect.get(error, side);
  if (typeof exchange !== 'object' || exchange === null || !('url' in exchange)) return undefined;
  return typeof exchange.url === 'string' && URL.canParse(exchange.url) ? exchange.url : undefined;
}

// The artifacts of a workflow run, as GitHub lists them.

interface RunArtifact {
  readonly id: number;
  /** Foreign text. */
  readonly name: string;
  readonly expired: boolean;
  /** ISO 8601. */
  readonly created_at: string | null;
}

/**
 * The newest artifacts of all attempts of a run, as many as `maxPages` pages of 100 hold: a fork's job may have uploaded
 * any number. Rejects as the client does.
 */
export async function listRunArtifacts(
  place: Place,
  runId: number,
  maxPages: number,
): Promise<readonly RunArtifact[]> {
  const artifacts: RunArtifact[] = [];
  const listed = pagesOf(
    (page) =>
      place.client.rest.actions.listWorkflowRunArtifacts({
        ...target(place, {
          needs: ['id', 'name', 'created_at?'].map((path) => `artifacts.*.${path}`),
        }),
        run_id: runId,
        ...page,
      }),
    maxPages,
  );
  for await (const { data } of listed) artifacts.push(...data.artifacts);
  return artifacts;
}

// All reports of a workflow run that were uploaded under one name: a matrix's other jobs get a suffix.

interface RunReportsRequest {
  readonly runId: number;
  /** The input `artifact-name` of the jobs. */
  readonly name: string;
  /** Bytes, of each archive and of all reports together. */
  readonly maxBytes: number;
  readonly maxReports: number;
  readonly signal: AbortSignal;
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
  access: Access,
  { runId, name, maxReports, maxBytes, signal }: RunReportsRequest,
): Promise<{ readonly kind: 'reports'; readonly reports: readonly RunReport[] } | RefusedReport> {
  try {
    const place = await connect(access, signal);
    const artifacts = await listRunArtifacts(place, runId, MAX_PAGES);
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
    return { kind: 'reports', reports: await downloadAll(place, kept, maxBytes) };
  } catch (error) {
    return refusalOf(error);
  }
}

async function downloadAll(
  place: Place,
  artifacts: readonly RunArtifact[],
  maxBytes: number,
): Promise<readonly RunReport[]> {
  const reports: RunReport[] = [];
  let bytesLeft = maxBytes;
  for (const { id, name } of artifacts) {
    const limit = bytesLeft;
    const download = await downloadReport(place, { artifactId: id, maxBytes: limit });
    if (download.kind === 'report') bytesLeft -= download.bytes.byteLength;
    const isShare = download.kind === 'too-large' && limit < maxBytes;
    const message = `the reports of the run have together more than ${maxBytes} bytes`;
    reports.push({ name, download: isShare ? { kind: 'too-large', message } : download });
  }
  return reports;
}

// The reports of a run's shards, one after the other.

interface ShardArtifactsRequest {
  readonly runId: number;
  /** The input `artifact-name` of the shards. */
  readonly name: string;
  /** Bytes, of each archive and report. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

type ShardArtifact =
  | { readonly kind: 'artifact'; readonly name: string; readonly download: DownloadedReport }
  /** The artifacts cannot be listed. `reason`: one line without a full stop. */
  | { readonly kind: 'unlisted'; readonly reason: string; readonly mayNotRead: boolean };

/** GitHub keeps 500 artifacts of a job at most, and some runs have many jobs. */
const MAX_SHARD_PAGES = 100;

const EXPIRED: DownloadedReport = { kind: 'expired', message: 'the artifact has expired' };

/**
 * Downloads the report of every shard, one when the last was taken: ten of them need not be in memory at once. A name
 * that was taken has a suffix, and re-runs leave artifacts of the same name, so there may be more than shards. Ends
 * with the signal. Never rejects.
 */
export async function* shardArtifacts(
  access: Access,
  { runId, name: wanted, maxBytes, signal }: ShardArtifactsRequest,
): AsyncGenerator<ShardArtifact> {
  const place = await connect(access, signal);
  let artifacts: readonly RunArtifact[];
  try {
    artifacts = await listRunArtifacts(place, runId, MAX_SHARD_PAGES);
  } catch (error) {
    const { kind, message: reason } = readApiFailure(error);
    yield { kind: 'unlisted', reason, mayNotRead: kind === 'read-only-token' };
    return;
  }
  const ofShards = artifacts
    .map((artifact) => ({ ...artifact, index: shardOfArtifact(artifact.name, wanted) }))
    .filter(({ index }) => index !== undefined)
    .toSorted((a, b) => a.id - b.id);
  const kept = new Set(ofShards.flatMap(({ index, expired }) => (expired ? [] : [index])));
  const newest = new Map(ofShards.map(({ index, id }) => [index, id]));
  for (const { id, name, expired, index } of ofShards) {
    if (expired) {
      const isAllThereIs = !kept.has(index) && newest.get(index) === id;
      if (isAllThereIs) yield { kind: 'artifact', name, download: EXPIRED };
      continue;
    }
    const download = await downloadReport(place, { artifactId: id, maxBytes });
    if (signal.aborted) return;
    yield { kind: 'artifact', name, download };
  }
}

// Names of artifacts: a name that is taken, by a matrix's other job or an earlier attempt, gets a suffix.

/** `name`, `name-2` ... before the name of the job is used: a small matrix gets readable names. */
const NUMBERED_NAMES = 5;

/** The names to try for an artifact that is wanted as `wanted`, until one is free; the last ones are random. */
function* candidateNames(wanted: string, job: string | undefined): Generator<string> {
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
function isReportArtifactOfAnyJob(name: string, wanted: string): boolean {
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

/** The artifact of one shard, e.g. `kindlm-report-shard-2`; without its index what all begin with. */
export function shardArtifactName(name: string, index: number | '' = ''): string {
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

// Jobs of a run.

/** A job of one attempt of a run. */
export interface RunJob {
  readonly name: string;
  /** From 1. */
  readonly attempt: number;
  /** e.g. `success`, `failure`, `cancelled`; null while it runs. */
  readonly conclusion: string | null;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly completedAt: string | null;
  /** Name of the machine that ran it. */
  readonly runner: string | null;
}

const NEEDS_OF_JOB = [
  'name',
  'run_attempt?',
  'conclusion?',
  'started_at',
  'completed_at?',
  'runner_name?',
];

/** Of 100 jobs each; a matrix has at most 256. */
const MAX_JOB_PAGES = 20;

/** The jobs of all attempts of a run; else one line, without a full stop, on why they are not known. Never rejects. */
export async function jobsOfRun(
  access: Access,
  runId: number,
  limitMs: number,
): Promise<
  | { readonly kind: 'known'; readonly jobs: readonly RunJob[] }
  | { readonly kind: 'unknown'; readonly reason: string }
> {
  try {
    const jobs = await withTimeLimit(limitMs, async (signal) =>
      listJobs(await connect(access, signal), runId),
    );
    return { kind: 'known', jobs };
  } catch (error) {
    return { kind: 'unknown', reason: describeError(error) };
  }
}

async function listJobs(place: Place, runId: number): Promise<readonly RunJob[]> {
  const listed = pagesOf(
    (page) =>
      place.client.rest.actions.listJobsForWorkflowRun({
        ...target(place, { needs: NEEDS_OF_JOB.map((path) => `jobs.*.${path}`) }),
        run_id: runId,
        filter: 'all',
        ...page,
      }),
    MAX_JOB_PAGES,
  );
  const jobs: RunJob[] = [];
  for await (const { data } of listed) {
    for (const job of data.jobs) {
      jobs.push({
        name: job.name,
        attempt: job.run_attempt ?? 1,
        conclusion: job.conclusion,
        startedAt: job.started_at,
        completedAt: job.completed_at,
        runner: job.runner_name,
      });
    }
  }
  return jobs;
}
