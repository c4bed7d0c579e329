/** The report that this very step left in an artifact of a run. Foreign data: bounded, and read against the schema. */
import type { NoBaseReason } from '../../report/comparison.js';
import type { Report, StepIdentity } from '../../report/report.js';
import { READ_LIMITS, readReport, refusalWords } from '../../report/read-report.js';
import { isReportArtifact } from '../artifacts/artifact-names.js';
import { downloadReport, type DownloadedReport } from '../artifacts/download-report.js';
import { listRunArtifacts } from '../artifacts/run-artifacts.js';
import { refused, type Lookup, type Refusal, type WantedReport } from './lookup.js';

export interface FoundReport {
  readonly kind: 'report';
  readonly report: Report;
  /** Whether this very step made it; else another job with the same inputs or suites, such as one of the same matrix. */
  readonly isOwnStep: boolean;
  /** ISO 8601, by GitHub's word; undefined where it says nothing. */
  readonly uploadedAt: string | undefined;
}

export interface ReportArtifact {
  readonly id: number;
  readonly name: string;
  readonly uploadedAt: string | undefined;
}

export type RunArtifacts =
  { readonly kind: 'listed'; readonly artifacts: readonly ReportArtifact[] } | Refusal;

const MAX_PAGES = 3;
/** A matrix leaves an artifact a job, and only the reports say which is whose. */
const MAX_DOWNLOADS = 12;

/** The artifacts of a run that may hold this step's report, newest first. Rejects as the client does. */
export async function reportArtifacts(lookup: Lookup, runId: number): Promise<RunArtifacts> {
  const { artifactName, job } = lookup.wanted;
  const named = (await listRunArtifacts({ ...lookup, runId }, MAX_PAGES)).filter(({ name }) =>
    isReportArtifact(name, artifactName, job),
  );
  if (named.length === 0) {
    return refused('no-artifact', `its run ${runId} has no artifact "${artifactName}"`);
  }
  const kept = named.filter(({ expired }) => !expired);
  if (kept.length === 0) {
    return refused('expired', `the artifact "${artifactName}" of its run ${runId} has expired`);
  }
  const artifacts = kept.map(({ id, name, created_at: createdAt }) => ({
    id,
    name,
    uploadedAt: createdAt ?? undefined,
  }));
  return { kind: 'listed', artifacts: artifacts.toSorted((a, b) => b.id - a.id) };
}

/** This step's newest report in the artifacts of a run, or why there is none. Rejects as the client does. */
export async function reportOfRun(lookup: Lookup, runId: number): Promise<FoundReport | Refusal> {
  const listed = await reportArtifacts(lookup, runId);
  if (listed.kind === 'refused') return listed;
  const { artifacts } = listed;
  const isOnly = new Set(artifacts.map(({ name }) => name)).size === 1;
  let second: FoundReport | undefined;
  let refusal: Refusal | undefined;
  for (const artifact of artifacts.slice(0, MAX_DOWNLOADS)) {
    const read = await readArtifact(lookup, artifact.id, READ_LIMITS.maxBytes);
    if (read.kind === 'refused') {
      const message = `the report of its run ${runId}: ${read.message}`;
      if (refusal === undefined || read.isOwn === true) refusal = { ...read, message };
      continue;
    }
    const { report } = read;
    const similarity = similarityOf(report, lookup.wanted);
    const isOwnStep = similarity === 'same-step';
    const { uploadedAt } = artifact;
    const found: FoundReport = { kind: 'report', report, isOwnStep, uploadedAt };
    if (isOwnStep) return found;
    if (similarity === 'same-inputs' || (similarity === 'same-suites' && isOnly)) second ??= found;
  }
  return (
    second ??
    refusal ??
    refused('no-artifact', `the reports of its run ${runId} are about other suites or inputs`)
  );
}

/** The report in an artifact, and the bytes that were read. Never rejects. */
export async function readArtifact(
  { client, repository, signal }: Lookup,
  artifactId: number,
  maxBytes: number,
): Promise<{ readonly kind: 'report'; readonly report: Report; readonly bytes: number } | Refusal> {
  const download = await downloadReport({
    client,
    repository,
    artifactId,
    maxBytes,
    signal,
  });
  if (download.kind !== 'report') return refused(reasonOf(download), download.message);
  const read = await readReport(download.bytes, { ...READ_LIMITS, maxBytes });
  if (read.kind === 'report') {
    return { kind: 'report', report: read.report, bytes: download.bytes.byteLength };
  }
  const { refusal } = read;
  const message = refusalWords(refusal);
  if (read.isOwn) return { ...refused('broken', message), isOwn: true };
  switch (refusal.reason) {
    case 'too-large':
    case 'wrong-version':
      return refused(refusal.reason, message);
    case 'too-many-values':
      return refused('too-large', message);
    case 'not-json':
    case 'too-deep':
    case 'invalid':
      return refused('broken', message);
  }
}

function reasonOf({ kind }: Exclude<DownloadedReport, { kind: 'report' }>): NoBaseReason {
  return kind;
}

/**
 * `same-inputs`: another job's, perhaps of the same matrix, with the same configs and filters. `same-suites`: some
 * suites are the same, asked with other filters.
 */
type Similarity = 'same-step' | 'same-inputs' | 'same-suites' | 'other';

export function similarityOf({ run, suites }: Report, wanted: WantedReport): Similarity {
  if (!suites.some(({ name }) => wanted.suites.includes(name))) return 'other';
  if (run.step === undefined || !isSameStep(run.step, wanted.step)) return 'same-suites';
  const isSameJob = run.job === wanted.job && run.step.matrix === wanted.step.matrix;
  return isSameJob ? 'same-step' : 'same-inputs';
}

function isSameStep(one: StepIdentity, other: StepIdentity): boolean {
  const facts = ({ workingDirectory, config, filters, commentKey }: StepIdentity) =>
    JSON.stringify([workingDirectory, config, filters, commentKey ?? null]);
  return facts(one) === facts(other);
}
