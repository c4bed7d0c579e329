/**
 * Finds and reads the reports that `mode: comment` publishes: all that the triggering run left under `artifact-name`,
 * or those that the input `reports` names. They are foreign: bounded in number, size and depth, and read against the
 * published schema.
 */
import { lstat, open } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Access } from '../../github/client.js';
import { type DownloadedReport, downloadRunReports } from '../../github/artifacts.js';
import {
  JsonCounter,
  READ_LIMITS,
  readReport,
  refusalWords,
  type ReadLimits,
} from '../../report/read-report.js';
import type { Report } from '../../report/report.js';
import { reportPaths } from './report-paths.js';
import { sum } from '../../basics/basics.js';

const MAX_REPORTS = 20;
/** Each suite has its own comment: thousands would flood the pull request. */
const MAX_SUITES = 20;

export interface TriggeringRunReport {
  /** Artifact or path. */
  readonly name: string;
  readonly report: Report;
}

/** Why nothing is published: a notice where that is all right, else exit code 2. */
export interface Nothing {
  readonly kind: 'nothing' | 'refused';
  readonly message: string;
}

interface TriggeringRunReports {
  readonly kind: 'found';
  /** At least one, no two of the same step. */
  readonly reports: readonly TriggeringRunReport[];
  /** Why others are not published. */
  readonly refusals: readonly string[];
}

interface TriggeringRunSearch {
  readonly access: Access;
  readonly runId: number;
  readonly artifactName: string;
  /** The input `reports`. */
  readonly patterns: readonly string[];
  readonly workingDirectory: string;
  readonly signal: AbortSignal;
}

/** Rejects where a file that `reports` names cannot be read. */
export async function findTriggeringRunReports(
  search: TriggeringRunSearch,
): Promise<TriggeringRunReports | Nothing> {
  const found = search.patterns.length === 0 ? await inArtifacts(search) : await inFiles(search);
  if (found.kind !== 'bytes') return found;
  const reports: TriggeringRunReport[] = [];
  const refusals = [...found.refusals];
  // Of all together: one report that the action wrote is always read.
  let { maxValues } = READ_LIMITS;
  for (const { name, bytes } of found.all) {
    const limits = { ...READ_LIMITS, maxValues };
    const read = await readOne(name, bytes, limits);
    maxValues -= new JsonCounter(limits).add(bytes).values;
    if ('report' in read) reports.push(read);
    else refusals.push(read.refusal);
  }
  const newest = newestOfEachStep(reports);
  const [first] = refusals;
  if (newest.length === 0) return refused(first ?? 'There is no report.');
  const suites = sum(newest.map(({ report }) => report.suites.length));
  if (suites > MAX_SUITES) {
    const which =
      newest.length === 1 ? `The report of ${newest[0]?.name ?? ''} is` : 'The reports are';
    const have = newest.length === 1 ? 'it has' : 'they have';
    return refused(
      `${which} refused: ${have} ${suites} suites, and at most ${MAX_SUITES} are published.`,
    );
  }
  return { kind: 'found', reports: newest, refusals };
}

interface FoundBytes {
  readonly kind: 'bytes';
  readonly all: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly refusals: readonly string[];
}

async function inFiles({
  patterns,
  workingDirectory,
}: TriggeringRunSearch): Promise<FoundBytes | Nothing> {
  const paths = await reportPaths(patterns, workingDirectory);
  if (paths.length === 0)
    return nothing('There is nothing to publish: `reports` leads to no file.');
  if (paths.length > MAX_REPORTS) {
    return refused(
      `\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`,
    );
  }
  const all: { name: string; bytes: Uint8Array }[] = [];
  let bytesLeft = READ_LIMITS.maxBytes;
  for (const path of paths) {
    const bytes = await readBounded(path);
    bytesLeft -= bytes.byteLength;
    if (bytesLeft < 0 && paths.length > 1) {
      return refused(
        `The files that \`reports\` leads to have together more than ${READ_LIMITS.maxBytes} bytes.`,
      );
    }
    all.push({ name: relative(workingDirectory, path), bytes });
  }
  return { kind: 'bytes', all, refusals: [] };
}

async function inArtifacts({
  access,
  runId,
  artifactName: name,
  signal,
}: TriggeringRunSearch): Promise<FoundBytes | Nothing> {
  const { maxBytes } = READ_LIMITS;
  const request = { runId, name, maxBytes, maxReports: MAX_REPORTS, signal };
  const downloaded = await downloadRunReports(access, request);
  if (downloaded.kind !== 'reports') return withoutReport(downloaded, name, runId);
  const all: { name: string; bytes: Uint8Array }[] = [];
  const without: Nothing[] = [];
  for (const { name: artifact, download } of downloaded.reports) {
    if (download.kind === 'report') all.push({ name: artifact, bytes: download.bytes });
    else without.push(withoutReport(download, artifact, runId));
  }
  const refusals = without.filter(({ kind }) => kind === 'refused');
  const [nothingThere] = without;
  if (all.length === 0 && refusals.length === 0 && nothingThere !== undefined) return nothingThere;
  return { kind: 'bytes', all, refusals: refusals.map(({ message }) => message) };
}

function withoutReport(
  download: Exclude<DownloadedReport, { readonly kind: 'report' }>,
  name: string,
  runId: number,
): Nothing {
  switch (download.kind) {
    case 'no-artifact':
    case 'expired':
      return nothing(`There is nothing to publish: ${download.message}.`);
    case 'no-permission':
      return refused(
        `The artifact ${name} of run ${runId} was not downloaded: ${download.message}. Give the job \`actions: read\`.`,
      );
    case 'too-large':
    case 'broken':
    case 'failed':
      return refused(`The report of run ${runId} was not published: ${download.message}.`);
  }
}

/**
 * One byte more than a report may have is enough to refuse it. A folder that was unpacked from a fork's artifact may hold
 * links to anything on this machine, and opening a FIFO would wait for a writer: both are refused.
 */
async function readBounded(path: string): Promise<Uint8Array> {
  const status = await lstat(path);
  if (!status.isFile()) throw new Error(`${path} is not a regular file`);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, READ_LIMITS.maxBytes + 1));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readOne(
  name: string,
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<TriggeringRunReport | { readonly refusal: string }> {
  const read = await readReport(bytes, limits);
  if (read.kind === 'refused') {
    return { refusal: `The report of ${name} is refused: ${refusalWords(read.refusal)}.` };
  }
  if (read.report.shard !== undefined) {
    // Its gates were never evaluated: it says "passed" whatever the answers were.
    return {
      refusal: `The report of ${name} is refused: it is a part of a sharded run. Publish the report of its merge.`,
    };
  }
  return { name, report: read.report };
}

/** After a re-run of one job of a matrix, its report may have another name than before. */
function newestOfEachStep(reports: readonly TriggeringRunReport[]): readonly TriggeringRunReport[] {
  const attemptOf = ({ report }: TriggeringRunReport): number => report.run.runAttempt ?? 1;
  const newest = new Map<string, number>();
  for (const one of reports) {
    const step = stepKey(one.report);
    newest.set(step, Math.max(newest.get(step) ?? 0, attemptOf(one)));
  }
  return reports.filter((one) => attemptOf(one) === newest.get(stepKey(one.report)));
}

/** What the report says of the step that made it. Foreign text: it only tells reports of one run apart. */
export function stepKey({ run }: Report): string {
  const { job = '', step } = run;
  if (step === undefined) return JSON.stringify([job]);
  const { workingDirectory, config, filters, commentKey = '' } = step;
  return JSON.stringify([job, workingDirectory, config, filters, commentKey]);
}

function nothing(message: string): Nothing {
  return { kind: 'nothing', message };
}

function refused(message: string): Nothing {
  return { kind: 'refused', message };
}
