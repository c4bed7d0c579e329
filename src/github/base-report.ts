/**
 * Finds the base branch's last report: which runs, which artifact, within
 * 20 seconds and 64 MB. Nothing here throws or changes the verdict; what cannot be had is an outcome with one notice.
 */
import { isBranchEvent } from '../basics/basics.js';
import { plural } from '../basics/format.js';
import type { BaseReference, NoBaseReason } from '../report/comparison.js';
import { READ_LIMITS, readReport } from '../report/read-report.js';
import type { Report, StepIdentity } from '../report/report.js';
import {
  type DownloadedReport,
  downloadReport,
  isReportArtifact,
  listRunArtifacts,
  shardArtifactName,
} from './artifacts.js';
import { connect, OutOfTime, type Place, readApiFailure, withTimeLimit } from './client.js';
import { branchOfRef, type GitHubContext, type Repository } from './context.js';
import {
  byPreference,
  membershipOf,
  readRun,
  runsOfBranch,
  runsOfCommit,
  type WorkflowRun,
} from './workflow-runs.js';

/** The reports that this step's results may be compared with. */
interface WantedReport {
  /** The input `artifact-name`. */
  readonly artifactName: string;
  readonly job?: string | undefined;
  readonly step: StepIdentity;
  /** Names. */
  readonly suites: readonly string[];
}

/** Where every step of the search looks, and for what. */
interface Lookup extends Place {
  readonly wanted: WantedReport;
}

interface Refusal {
  readonly kind: 'refused';
  readonly reason: NoBaseReason;
  /** What is wrong, as the part of a sentence that begins with its subject and has no full stop. Hostile text. */
  readonly message: string;
  /** This version of the action wrote the report that is refused: a defect, and not the absence of a base. */
  readonly isOwn?: true | undefined;
  /** What the job's token lacks, where that is the reason. */
  readonly permission?: 'actions: read' | 'contents: read';
}

function refused(reason: NoBaseReason, message: string): Refusal {
  return { kind: 'refused', reason, message };
}

interface BaseReportRequest extends Omit<WantedReport, 'job'> {
  readonly context: GitHubContext;
  /** Of the job; may be empty. */
  readonly token: string;
  /** The commit that is checked out, a pull request's merge commit for example; default: the context's. */
  readonly testedSha?: string | undefined;
  /** Milliseconds in all. Default: 20 seconds. */
  readonly timeLimitMs?: number | undefined;
  /** See Access. */
  readonly secondMs?: number | undefined;
}

export type BaseReportOutcome =
  | {
      readonly kind: 'found';
      readonly report: Report;
      readonly base: BaseReference;
      /** Reports of other attempts at the tested commit, newest first, as many as could be read. */
      readonly attempts: readonly Report[];
      /** Reports of runs on the branch that ended beside the base run and that its memory lacks, newest first. */
      readonly beside?: readonly Report[] | undefined;
      /** It is that of another job of the same matrix, since this one has none. */
      readonly isOfSibling?: boolean | undefined;
      /** A newer report was refused. */
      readonly notice?: string | undefined;
    }
  | {
      readonly kind: 'unavailable';
      readonly reason: NoBaseReason;
      /** A report that this version of the action wrote was refused: no gate against it may pass as not exercised. */
      readonly defect?: string | undefined;
      /** What to do about it, where there is something to do. */
      readonly notice?: string | undefined;
    };

const TIME_LIMIT_MS = 20_000;
/** Base runs whose report is downloaded and refused before the search ends. */
const MAX_REFUSED_REPORTS = 3;
/** Runs that are searched for a report of this job where a newer one has that of another job. */
const MAX_OLDER_RUNS = 3;
/** Runs beside the base run whose reports are downloaded. */
const MAX_BESIDE = 2;
const MAX_REMEMBERED_RUNS = 10;

/** Where the base is: another branch, or the own one before this run. */
interface BaseSide {
  readonly branch: string;
  readonly isOnBranch: boolean;
  readonly repository: Repository;
  /** Of this job. */
  readonly runId: number;
}

/** Finds, downloads and reads the base report. Never rejects. */
export async function findBaseReport(request: BaseReportRequest): Promise<BaseReportOutcome> {
  const side = baseSideOf(request.context);
  if (side === undefined) return { kind: 'unavailable', reason: 'not-applicable' };
  if (request.token === '') {
    const empty = refused('no-token', 'the input "github-token" is empty');
    return { kind: 'unavailable', reason: empty.reason, notice: noticeOf(empty, side) };
  }
  const { base, attempts, unread, beside } = await searchInTime(request, side);
  if (base.kind === 'refused') {
    const defect = base.isOwn === true ? `${side.branch}: ${base.message}` : undefined;
    return { kind: 'unavailable', reason: base.reason, defect, notice: noticeOf(base, side) };
  }
  const { report, reference, newer } = base;
  const notices = [
    ...(newer === undefined
      ? []
      : [`Compared with an older report of ${side.branch}: ${newer.message}.`]),
    ...unreadNotice(unread),
  ];
  const notice = notices.length === 0 ? undefined : notices.join(' ');
  const isOfSibling = isSibling(report, request);
  return { kind: 'found', report, base: reference, attempts, beside, isOfSibling, notice };
}

/**
 * The base branch, where its newest run left whole reports and no part of one: a shard in place of such a run judges
 * nothing, and its green job must not pass for the whole. Undefined where that is not so, or not known. Never rejects.
 */
export async function askedWholeOn({
  context,
  token,
  artifactName,
  timeLimitMs = TIME_LIMIT_MS,
}: Omit<BaseReportRequest, 'step' | 'suites'>): Promise<string | undefined> {
  const side = baseSideOf(context);
  if (side === undefined || side.isOnBranch || token === '') return undefined;
  const { apiUrl } = context;
  const { repository, branch, runId } = side;
  try {
    return await withTimeLimit(timeLimitMs, async (signal) => {
      const access = { token, apiUrl, repository };
      const place = { ...(await connect(access, signal)), giveWay: true };
      const { workflowId } = await readRun(place, runId);
      const [newest] = await runsOfBranch(place, workflowId, branch);
      const left = newest === undefined ? [] : await listRunArtifacts(place, newest.id, 1);
      const isWhole = left.some(({ name }) => isReportArtifact(name, artifactName, context.job));
      const isPart = left.some(({ name }) => name.startsWith(shardArtifactName(artifactName)));
      return isWhole && !isPart ? branch : undefined;
    });
  } catch {
    return undefined;
  }
}

function baseSideOf(context: GitHubContext): BaseSide | undefined {
  const { eventName, ref, baseBranch, repository, runId } = context;
  if (repository === undefined || runId === undefined) return undefined;
  if (baseBranch !== undefined) {
    return { branch: baseBranch, isOnBranch: false, repository, runId };
  }
  const isOnBranch = isBranchEvent(eventName);
  const branch = isOnBranch ? branchOfRef(ref) : undefined;
  return branch === undefined ? undefined : { branch, isOnBranch, repository, runId };
}

interface SearchResult {
  readonly base: FoundBase | Refusal;
  readonly attempts: readonly Report[];
  /** Why those that are there were not read. */
  readonly unread: readonly Refusal[];
  readonly beside: readonly Report[];
}

/** What is found until the time is up. Never rejects. */
async function searchInTime(request: BaseReportRequest, side: BaseSide): Promise<SearchResult> {
  const { timeLimitMs = TIME_LIMIT_MS } = request;
  const seconds = Math.round(timeLimitMs / 1000);
  const attempts: Report[] = [];
  const unread: Refusal[] = [];
  const beside: Report[] = [];
  let base: SearchResult['base'] = refused(
    'too-slow',
    `GitHub took longer than ${plural(seconds, 'second')}`,
  );
  let sibling: FoundBase | undefined;
  const enough = new AbortController();
  try {
    await withTimeLimit(timeLimitMs, async (timeout) => {
      const lookup = await startLookup(request, side, AbortSignal.any([timeout, enough.signal]));
      const own = await readRun(lookup, side.runId);
      const { runAttempt = own.attempt } = request.context;
      const search = { own, attempt: runAttempt, otherRuns: !side.isOnBranch };
      const collecting = collectAttempts(lookup, search, { attempts, unread }).catch(
        () => undefined,
      );
      base = await searchBase(lookup, side, {
        own,
        tested: request.testedSha ?? request.context.sha,
        onSibling: (found) => void (base = sibling = found),
      });
      // Without a base there is nothing that the attempts could be compared with.
      if (base.kind !== 'found') return;
      await collectBeside(lookup, base, beside).catch(() => undefined);
      await collecting;
    });
  } catch (error) {
    if (!(error instanceof OutOfTime)) base = sibling ?? refusalOf(error);
  } finally {
    enough.abort();
  }
  return { base, attempts: [...attempts], unread: [...unread], beside: [...beside] };
}

async function startLookup(
  { context, token, secondMs, artifactName, step, suites }: BaseReportRequest,
  { repository }: BaseSide,
  signal: AbortSignal,
): Promise<Lookup> {
  const access = { token, apiUrl: context.apiUrl, repository, secondMs };
  const wanted = { artifactName, step, suites, job: context.job };
  return { ...(await connect(access, signal)), wanted };
}

interface FoundBase {
  readonly kind: 'found';
  readonly report: Report;
  readonly reference: BaseReference;
  /** The runs before its own, newest first. */
  readonly earlier: readonly WorkflowRun[];
  readonly isMember: (sha: string) => Promise<boolean>;
  /** Why a newer run's report was not taken. */
  readonly newer: Refusal | undefined;
}

interface BaseSearch {
  readonly own: WorkflowRun;
  readonly tested: string | undefined;
  /** Called with another job's report while one of this job is looked for: it is taken if the time is up. */
  readonly onSibling: (base: FoundBase) => void;
}

async function searchBase(
  lookup: Lookup,
  { branch, isOnBranch }: BaseSide,
  { own, tested, onSibling }: BaseSearch,
): Promise<FoundBase | Refusal> {
  const runs = (await runsOfBranch(lookup, own.workflowId, branch)).filter(
    // A re-run of an old run is not compared with what came after it.
    ({ id }) => (isOnBranch ? id < own.id : id !== own.id),
  );
  if (runs.length === 0) return noRun(branch);
  const isMember = await membershipOf(lookup, branch);
  if (isMember === 'no-permission') {
    const unread = refused(isMember, 'the token may not read which commits are on the branch');
    return { ...unread, permission: 'contents: read' };
  }
  let absent: Refusal | undefined;
  let bad: Refusal | undefined;
  let badReports = 0;
  let ofSibling: FoundBase | undefined;
  let older = 0;
  for await (const candidate of byPreference(lookup, runs, tested)) {
    if (!(await isMember(candidate.run.sha))) continue;
    if (ofSibling !== undefined && (older += 1) > MAX_OLDER_RUNS) break;
    const found = await reportOfRun(lookup, candidate.run.id);
    if (found.kind === 'report') {
      const base: FoundBase = {
        kind: 'found',
        report: found.report,
        reference: referenceOf(candidate, found, branch),
        earlier: runs.filter(({ id }) => id < candidate.run.id),
        isMember,
        newer: bad,
      };
      if (found.isOwnStep) return base;
      // A job that left no report in the newest run has an older one, which says more than that of another job.
      if (ofSibling === undefined) onSibling(base);
      ofSibling ??= base;
      continue;
    }
    if (ofSibling !== undefined) continue;
    if (found.reason === 'no-permission' || found.isOwn === true) return found;
    if (found.reason === 'no-artifact' || found.reason === 'expired') {
      if (absent === undefined || (absent.reason !== 'expired' && found.reason === 'expired')) {
        absent = found;
      }
      continue;
    }
    bad ??= found;
    badReports += 1;
    if (badReports === MAX_REFUSED_REPORTS) break;
  }
  return ofSibling ?? bad ?? absent ?? noRun(branch);
}

/** Two pushes at once build on the same report, so the second knows nothing of the first. */
async function collectBeside(
  lookup: Lookup,
  { report, earlier, isMember }: FoundBase,
  found: Report[],
): Promise<void> {
  const remembered = report.memory?.runs ?? [];
  const trend = report.memory?.trend ?? [];
  const known = new Set([report.run.sha, ...[...remembered, ...trend].map(({ sha }) => sha)]);
  const before = remembered[1]?.runId ?? 0;
  const unknown = earlier.filter(({ id, sha }) => id > before && !known.has(sha));
  for (const { id, sha } of unknown.slice(0, MAX_BESIDE)) {
    if (!(await isMember(sha))) continue;
    const read = await reportOfRun(lookup, id);
    if (read.kind === 'report' && isOfSameJob(read.report, report)) found.push(read.report);
  }
}

/** What another job of a matrix remembers is of other answers. */
function isOfSameJob({ run: one }: Report, { run: other }: Report): boolean {
  return one.job === other.job && one.step?.matrix === other.step?.matrix;
}

function noRun(branch: string): Refusal {
  return refused('no-run', `this workflow has no finished run on ${branch} yet`);
}

function referenceOf(
  { run, isAncestor }: { readonly run: WorkflowRun; readonly isAncestor: boolean | undefined },
  { report, uploadedAt }: FoundReport,
  branch: string,
): BaseReference {
  const remembered = report.memory?.runs.length ?? 1;
  const { runAttempt = run.attempt } = report.run;
  return {
    source: 'artifact',
    branch,
    sha: run.sha,
    runId: run.id,
    // Which attempt left the report GitHub does not say; it does say how many there were.
    runAttempt: Math.min(runAttempt, run.attempt),
    runUrl: run.url,
    // An upload's time never changes, while that of a run's last change does, with a re-run for example.
    finishedAt: uploadedAt ?? run.startedAt,
    isAncestor,
    runs: Math.min(Math.max(remembered, 1), MAX_REMEMBERED_RUNS),
  };
}

function refusalOf(error: unknown): Refusal {
  const { kind, message, wasAnswered } = readApiFailure(error);
  if (kind === 'read-only-token') {
    return refused('no-permission', 'the token may not read workflow runs');
  }
  return refused(
    'failed',
    wasAnswered ? `GitHub refused: ${message}` : `GitHub could not be reached: ${message}`,
  );
}

// One sentence for those who could make the comparison work, with the one thing to do.

interface NoticeFacts {
  readonly branch: string;
  /** The run is one of the branch itself, whose first run has nothing before it. */
  readonly isOnBranch: boolean;
}

/** Undefined where there is nothing to do. The text is foreign in parts: the caller escapes it. */
function noticeOf(
  { reason, message, permission }: Omit<Refusal, 'kind'>,
  { branch, isOnBranch }: NoticeFacts,
): string | undefined {
  const action = actionFor(reason, branch, permission);
  if (action === undefined) return undefined;
  const compared = isOnBranch ? `the run before on ${branch}` : branch;
  return `Not compared with ${compared}: ${message}. ${action}`;
}

function actionFor(
  reason: NoBaseReason,
  branch: string,
  permission: Refusal['permission'] = 'actions: read',
): string | undefined {
  switch (reason) {
    case 'disabled':
    case 'not-applicable':
    // The comparison's own line says what it takes.
    case 'no-run':
      return undefined;
    case 'no-token':
      return 'Set it, or set "compare: never".';
    case 'no-permission':
      return `Add "${permission}" to the permissions of the job.`;
    case 'no-artifact':
      return `Let the runs on ${branch} upload their report: the same "artifact-name", and "artifacts: always".`;
    case 'expired':
      return `Run the workflow on ${branch} again, or let it run on a schedule.`;
    case 'too-large':
      return 'Set "outputs: failed" or "outputs: none", which makes reports smaller.';
    case 'broken':
    case 'wrong-version':
      return `Run the workflow on ${branch} again: its next report takes the place of this one.`;
    case 'too-slow':
    case 'failed':
      return 'Re-run the job to compare.';
  }
}

// Other runs and attempts that tested the same commit. The comparison pools them with this one, which keeps
// people from re-running a job until it is green.

interface AttemptSearch {
  /** The run that this job belongs to. */
  readonly own: WorkflowRun;
  /** This attempt, from 1. */
  readonly attempt: number;
  /**
   * Whether other runs of the commit count as well. Not on the base branch: there a nightly run of an unchanged
   * commit is the next one, which is compared with the one before.
   */
  readonly otherRuns: boolean;
}

const MAX_ATTEMPTS = 5;
const MAX_ATTEMPT_DOWNLOADS = 12;

/**
 * Adds what it finds, newest first, so that a time limit leaves what there is. Each may be as large as any report: what one
 * of them holds must not hide another. Rejects as the client does.
 */
async function collectAttempts(
  lookup: Lookup,
  search: AttemptSearch,
  { attempts, unread }: { readonly attempts: Report[]; readonly unread: Refusal[] },
): Promise<void> {
  let downloadsLeft = MAX_ATTEMPT_DOWNLOADS;
  for (const run of await runsToRead(lookup, search)) {
    const listed = await reportArtifacts(lookup, run.id);
    if (listed.kind === 'refused') continue;
    for (const { id } of listed.artifacts) {
      if (attempts.length === MAX_ATTEMPTS || downloadsLeft === 0) return;
      downloadsLeft -= 1;
      const read = await readArtifact(lookup, id);
      if (read.kind === 'refused') {
        unread.push(read);
        continue;
      }
      if (isOtherAttempt(read.report, run, search) && isOfThisStep(read.report, lookup)) {
        attempts.push(read.report);
      }
    }
  }
}

/** Nobody may take an attempt out of the comparison unseen. */
function unreadNotice(unread: readonly Refusal[]): readonly string[] {
  const [first] = unread;
  if (first === undefined) return [];
  const reports = plural(unread.length, 'report');
  return [
    `${reports} of other attempts at this commit could not be read, which leaves answers out of the comparison: ${first.message}.`,
  ];
}

async function runsToRead(
  lookup: Lookup,
  { own, attempt, otherRuns }: AttemptSearch,
): Promise<readonly WorkflowRun[]> {
  const earlier = attempt > 1 ? [own] : [];
  if (!otherRuns) return earlier;
  const runs = await runsOfCommit(lookup, own.workflowId, own.sha);
  const others = runs.filter(
    // Another repository's branch may have the commit as well; what its jobs upload says nothing about this one.
    ({ id, sha, headRepository }) =>
      id !== own.id && sha === own.sha && headRepository === own.headRepository,
  );
  return [...earlier, ...others];
}

/** In the own run, other jobs of this attempt have left reports too. */
function isOtherAttempt(
  report: Report,
  run: WorkflowRun,
  { own, attempt }: AttemptSearch,
): boolean {
  if (run.id !== own.id) return true;
  return report.run.runAttempt !== undefined && report.run.runAttempt < attempt;
}

function isOfThisStep(report: Report, { wanted }: Lookup): boolean {
  return similarityOf(report, wanted) === 'same-step';
}

// The report that this very step left in an artifact of a run. Foreign data: bounded, and read against the schema.

interface FoundReport {
  readonly kind: 'report';
  readonly report: Report;
  /** Whether this very step made it; else another job with the same inputs or suites, such as one of the same matrix. */
  readonly isOwnStep: boolean;
  /** ISO 8601, by GitHub's word; undefined where it says nothing. */
  readonly uploadedAt: string | undefined;
}

interface ReportArtifact {
  readonly id: number;
  readonly name: string;
  readonly uploadedAt: string | undefined;
}

type RunArtifacts =
  { readonly kind: 'listed'; readonly artifacts: readonly ReportArtifact[] } | Refusal;

const MAX_PAGES = 3;
/** A matrix leaves an artifact a job, and only the reports say which is whose. */
const MAX_DOWNLOADS = 12;

/** The artifacts of a run that may hold this step's report, newest first. Rejects as the client does. */
async function reportArtifacts(lookup: Lookup, runId: number): Promise<RunArtifacts> {
  const { artifactName, job } = lookup.wanted;
  const named = (await listRunArtifacts(lookup, runId, MAX_PAGES)).filter(({ name }) =>
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
async function reportOfRun(lookup: Lookup, runId: number): Promise<FoundReport | Refusal> {
  const listed = await reportArtifacts(lookup, runId);
  if (listed.kind === 'refused') return listed;
  const { artifacts } = listed;
  const isOnly = new Set(artifacts.map(({ name }) => name)).size === 1;
  let second: FoundReport | undefined;
  const ofThisJob: FoundReport[] = [];
  let refusal: Refusal | undefined;
  for (const artifact of artifacts.slice(0, MAX_DOWNLOADS)) {
    const read = await readArtifact(lookup, artifact.id);
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
    if (similarity === 'same-job') ofThisJob.push({ ...found, isOwnStep: true });
    if (similarity === 'same-inputs' || (similarity === 'same-suites' && isOnly)) second ??= found;
  }
  const [own, ...others] = ofThisJob;
  // A job may have several steps: which of them has other inputs now nobody can say.
  if (own !== undefined && others.length === 0) return own;
  return (
    second ??
    refusal ??
    refused('no-artifact', `the reports of its run ${runId} are about other suites or inputs`)
  );
}

/** The report in an artifact, and the bytes that were read. Never rejects. */
async function readArtifact(
  lookup: Lookup,
  artifactId: number,
): Promise<{ readonly kind: 'report'; readonly report: Report } | Refusal> {
  const { maxBytes } = READ_LIMITS;
  const download = await downloadReport(lookup, { artifactId, maxBytes });
  if (download.kind !== 'report') return refused(reasonOf(download), download.message);
  const read = await readReport(download.bytes);
  if (read.kind === 'report') return { kind: 'report', report: read.report };
  const { reason, words } = read.refusal;
  if (read.isOwn) return { ...refused('broken', words), isOwn: true };
  switch (reason) {
    case 'too-large':
    case 'wrong-version':
      return refused(reason, words);
    case 'too-many-values':
      return refused('too-large', words);
    case 'not-json':
    case 'too-deep':
    case 'invalid':
      return refused('broken', words);
  }
}

function reasonOf({ kind }: Exclude<DownloadedReport, { kind: 'report' }>): NoBaseReason {
  return kind;
}

/**
 * `same-step`: whatever its suites are called. `same-job`: some suites are the same, asked with other inputs.
 * `same-inputs`: another job's, perhaps of the same matrix, with the same configs and filters. `same-suites`: another
 * job's, asked with other filters.
 */
type Similarity = 'same-step' | 'same-job' | 'same-inputs' | 'same-suites' | 'other';

function similarityOf({ run, suites }: Report, wanted: WantedReport): Similarity {
  const isSameJob = run.job === wanted.job && run.step?.matrix === wanted.step.matrix;
  const hasSameInputs = run.step !== undefined && isSameStep(run.step, wanted.step);
  if (isSameJob && hasSameInputs && suites.length > 0) return 'same-step';
  if (!suites.some(({ name }) => wanted.suites.includes(name))) return 'other';
  if (isSameJob && run.step !== undefined) return 'same-job';
  return hasSameInputs ? 'same-inputs' : 'same-suites';
}

/** Another job of the same matrix: nothing of this job's inputs is in its report. */
function isSibling({ run }: Report, { context, step }: BaseReportRequest): boolean {
  return run.job === context.job && run.step?.matrix !== step.matrix;
}

function isSameStep(one: StepIdentity, other: StepIdentity): boolean {
  const facts = ({ workingDirectory, config, filters, commentKey }: StepIdentity) =>
    JSON.stringify([workingDirectory, config, filters, commentKey ?? null]);
  return facts(one) === facts(other);
}
