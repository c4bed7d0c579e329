/**
 * Finds the base branch's last report: which runs, which artifact, within
 * 20 seconds and 64 MB. Nothing here throws or changes the verdict; what cannot be had is an outcome with one notice.
 */
import type { BaseReference, NoBaseReason } from '../../report/comparison.js';
import type { Report } from '../../report/report.js';
import { plural } from '../../words/format.js';
import { describeError, readApiFailure, wasAnswered } from '../api-failure.js';
import { createGitHubClient } from '../client.js';
import { branchOfRef, type GitHubContext, type Repository } from '../context.js';
import { withTimeLimit } from '../time-limit.js';
import { byPreference, type BaseCandidate } from './ancestry.js';
import { branchMembership, type BranchMembership } from './branch-membership.js';
import { collectAttempts } from './attempts.js';
import { refused, type Lookup, type Refusal, type WantedReport } from './lookup.js';
import { noticeOf } from './notices.js';
import { reportOfRun, type FoundReport } from './step-report.js';
import { readRun, runsOfBranch, type WorkflowRun } from './workflow-runs.js';
import { isBranchEvent } from '../../basics/branch-events.js';

export interface BaseReportRequest extends Omit<WantedReport, 'job'> {
  readonly context: GitHubContext;
  /** Of the job; may be empty. */
  readonly token: string;
  /** The commit that is checked out, a pull request's merge commit for example; default: the context's. */
  readonly testedSha?: string | undefined;
  /** Milliseconds in all. Default: 20 seconds. */
  readonly timeLimitMs?: number | undefined;
  /** See ClientOptions. */
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
  const { base, attempts, beside } = await searchInTime(request, side);
  if (base.kind === 'refused') {
    const defect = base.isOwn === true ? `${side.branch}: ${base.message}` : undefined;
    return { kind: 'unavailable', reason: base.reason, defect, notice: noticeOf(base, side) };
  }
  const { report, reference, newer } = base;
  const notice =
    newer === undefined
      ? undefined
      : `Compared with an older report of ${side.branch}: ${newer.message}.`;
  return { kind: 'found', report, base: reference, attempts, beside, notice };
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
  readonly beside: readonly Report[];
}

/** What is found until the time is up. Never rejects. */
async function searchInTime(request: BaseReportRequest, side: BaseSide): Promise<SearchResult> {
  const { timeLimitMs = TIME_LIMIT_MS } = request;
  const seconds = Math.round(timeLimitMs / 1000);
  const attempts: Report[] = [];
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
      const collecting = collectAttempts(lookup, search, attempts).catch(() => undefined);
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
    base = sibling ?? refusalOf(error);
  } finally {
    enough.abort();
  }
  return { base, attempts: [...attempts], beside: [...beside] };
}

async function startLookup(
  { context, token, secondMs, artifactName, step, suites }: BaseReportRequest,
  { repository }: BaseSide,
  signal: AbortSignal,
): Promise<Lookup> {
  const client = await createGitHubClient({
    token,
    apiUrl: context.apiUrl,
    use: 'needed',
    secondMs,
  });
  const wanted = { artifactName, step, suites, job: context.job };
  return { client, repository, wanted, signal };
}

interface FoundBase {
  readonly kind: 'found';
  readonly report: Report;
  readonly reference: BaseReference;
  /** The runs before its own, newest first. */
  readonly earlier: readonly WorkflowRun[];
  readonly onBranch: BranchMembership;
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
  const onBranch = await branchMembership(lookup, branch);
  if (onBranch.kind === 'refused') return onBranch;
  let absent: Refusal | undefined;
  let bad: Refusal | undefined;
  let badReports = 0;
  let ofSibling: FoundBase | undefined;
  let older = 0;
  for await (const candidate of byPreference(lookup, runs, tested)) {
    if (!(await onBranch.has(candidate.run.sha))) continue;
    if (ofSibling !== undefined && (older += 1) > MAX_OLDER_RUNS) break;
    const found = await reportOfRun(lookup, candidate.run.id);
    if (found.kind === 'report') {
      const base: FoundBase = {
        kind: 'found',
        report: found.report,
        reference: referenceOf(candidate, found, branch),
        earlier: runs.filter(({ id }) => id < candidate.run.id),
        onBranch,
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
  { report, earlier, onBranch }: FoundBase,
  found: Report[],
): Promise<void> {
  const remembered = report.memory?.runs ?? [];
  const trend = report.memory?.trend ?? [];
  const known = new Set([report.run.sha, ...[...remembered, ...trend].map(({ sha }) => sha)]);
  const before = remembered[1]?.runId ?? 0;
  const unknown = earlier.filter(({ id, sha }) => id > before && !known.has(sha));
  for (const { id, sha } of unknown.slice(0, MAX_BESIDE)) {
    if (!(await onBranch.has(sha))) continue;
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
  { run, isAncestor }: BaseCandidate,
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
  if (readApiFailure(error).kind === 'read-only-token') {
    return refused('no-permission', 'the token may not read workflow runs');
  }
  const message = describeError(error);
  return refused(
    'failed',
    wasAnswered(error) ? `GitHub refused: ${message}` : `GitHub could not be reached: ${message}`,
  );
}
