/** `mode: merge`: from the reports of the shards to what the undivided run would have ended with. Calls no model. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { errorText, FLOAT_NOISE, sum } from '../../basics/basics.js';
import { count, plural, usd } from '../../basics/format.js';
import { isInside } from '../../basics/paths.js';
import type { ConfigProblem } from '../../config/problem.js';
import { withGates } from '../../engine/demands.js';
import { invalidVerdict } from '../../engine/evaluate/verdict.js';
import { shardArtifacts } from '../../github/artifacts.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import type { Access } from '../../github/context.js';
import { jobsOfRun } from '../../github/workflow-runs.js';
import { spentBeside, totalsOf } from '../../report/build-report.js';
import {
  type FoundReport,
  type MergedRun,
  type MergedSuite,
  mergeReports,
} from '../../report/merge.js';
import { OwnReportRefused, PART_LIMITS, readReport } from '../../report/read-report.js';
import { evaluateSuites, recordingNotices } from '../pipeline/evaluate-run.js';
import { harnessDoubts } from '../pipeline/harnesses.js';
import { NOTHING_RUN, type RunFindings } from '../run-findings.js';
import { accessOf, type Session, testedCommit } from '../session/session.js';
import {
  earlierParts,
  hasFailedJob,
  type RerunAttempt,
  rerunProblems,
  withoutSameAnswers,
} from './earlier-attempts.js';
import { reportPaths } from './report-paths.js';
import { clearReportFolder, folderProblem, leadsOutside } from '../preflight/folder-problems.js';
import { readNamedReport, searchBaseReport } from '../base/base-branch.js';

type MergeResult = RunFindings & { readonly startedAt?: Date };

/** Milliseconds for the downloads of all parts together. */
const DOWNLOAD_LIMIT_MS = 600_000;
const JOBS_LIMIT_MS = 30_000;

/** Reads, merges and judges. Rejects only for a defect of the action itself. */
export async function mergeRun(session: Session): Promise<MergeResult> {
  const misplaced = await folderProblem(session);
  if (misplaced !== undefined) return invalid([misplaced]);
  const named = await readNamedReport(session);
  if (named.kind === 'invalid') return invalid([named.problem]);
  const startedAt = performance.now();
  const { reports, problems } = await findReports(session);
  // Not before the parts were read: `reports` may name files of this very folder.
  await clearReportFolder(session);
  if (problems.length > 0) return invalid(problems);
  const lost = await lostShards(reports, session);
  if (lost !== undefined) return lost;
  const merge = mergeReports(reports, testedCommit(session));
  switch (merge.kind) {
    case 'refused':
      return merge.missing
        ? missing(merge.problems, await knownJobs(session))
        : invalid(merge.problems);
    case 'nothing-asked': {
      const { verdict, problems: found, run } = merge;
      return { ...NOTHING_RUN, verdict, problems: found, ...metadata(run) };
    }
    case 'merged': {
      const ms = performance.now() - startedAt;
      session.log.info(`Read and merged ${plural(reports.length, 'report')} in ${count(ms)} ms.`);
      const outcome =
        named.kind === 'settled' ? named.outcome : await searchedBase(merge.merged, session);
      return judged(merge.merged, withNewAnswers(outcome, merge.merged, session), session);
    }
  }
}

/** This job need not have a checkout: what was tested is what the shards had checked out. */
function searchedBase(
  { suites, run: { checkedOut } }: MergedRun,
  session: Session,
): Promise<BaseReportOutcome> {
  const names = suites.map(({ facts }) => facts.name);
  return searchBaseReport(session, names, { checkedOut });
}

/** Of the other attempts at the commit what they asked themselves. */
function withNewAnswers(
  base: BaseReportOutcome,
  { parts }: MergedRun,
  { context }: Session,
): BaseReportOutcome {
  if (base.kind !== 'found') return base;
  return { ...base, attempts: withoutSameAnswers(base.attempts, parts, context.runId) };
}

async function judged(
  merged: MergedRun,
  base: BaseReportOutcome,
  session: Session,
): Promise<MergeResult> {
  const { interruption, problems, notices, recorded, run } = merged;
  const spent = sum(merged.parts.map(({ totals }) => totals.costUsd));
  const suites = merged.suites.map((suite) => withInputs(suite, session));
  const outcome = evaluateSuites(suites, base, { problems, interruption });
  const counted = totalsOf(
    outcome.suites.flatMap(({ results }) => results),
    [],
    [],
    outcome.suites.flatMap(({ facts }) => spentBeside(facts)),
  ).costUsd;
  if (spent > counted * (1 + FLOAT_NOISE)) {
    session.log.info(
      `The shards spent ${usd(spent)}, and the report counts ${usd(counted)}, as in one run: judge questions that several shards asked count once.`,
    );
  }
  return {
    ...outcome,
    problems,
    interruption,
    complianceFolders: await foldersInside(merged.complianceFolders, session),
    notices: [
      ...notices,
      ...recordingNotices(recorded),
      ...harnessDoubts(outcome.suites, base),
      ...(base.notice === undefined ? [] : [base.notice]),
    ],
    ...metadata(run),
  };
}

function metadata(run: MergedRun['run']): Pick<MergeResult, 'startedAt' | 'responses' | 'merged'> {
  return { startedAt: run.startedAt, responses: run.responses, merged: run };
}

/** A gate that the merging job overrides must not quietly be another one. */
function withInputs(suite: MergedSuite, { inputs }: Session): MergedSuite {
  const { passRateMin, maxCostUsd } = inputs;
  const gates = {
    ...suite.gates,
    ...(passRateMin === undefined ? {} : { passRateMin }),
    ...(maxCostUsd === undefined ? {} : { costMaxUsd: maxCostUsd }),
  };
  const { demands } = suite.facts;
  return {
    ...suite,
    gates,
    facts: { ...suite.facts, demands: demands && withGates(demands, gates) },
  };
}

async function foldersInside(
  folders: readonly string[],
  { workspace, log }: Session,
): Promise<readonly string[]> {
  const inside: string[] = [];
  for (const folder of folders.map((path) => resolve(workspace, path))) {
    if (isInside(workspace, folder) && !(await leadsOutside(workspace, folder)))
      inside.push(folder);
    else
      log.warning(
        'The folder for the compliance documents is outside the workspace, so no copy was written.',
      );
  }
  return inside;
}

async function findReports(session: Session): Promise<ShardReports> {
  const { inputs, workingDirectory } = session;
  if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
  const access = accessOf(session);
  const { runId } = session.context;
  if (access === undefined || runId === undefined) {
    const isEmpty = session.where === 'github' && inputs.githubToken === '';
    const message = isEmpty
      ? 'The artifacts of this run cannot be downloaded: the input "github-token" is empty.'
      : 'There is no workflow run here whose artifacts could be merged.';
    return {
      reports: [],
      problems: [
        {
          message,
          hint: isEmpty
            ? 'Set it, or name the reports in the input `reports`.'
            : 'Name the reports in the input `reports`.',
        },
      ],
    };
  }
  const signal = AbortSignal.timeout(DOWNLOAD_LIMIT_MS);
  const found = await reportsInArtifacts(access, { runId, name: inputs.artifactName, signal });
  if (!signal.aborted) return found;
  const minutes = DOWNLOAD_LIMIT_MS / 60_000;
  const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
  return { reports: [], problems: [{ message }] };
}

/** The refusal where a part of an earlier attempt would stand for a shard that was run again; undefined where none would. */
async function lostShards(
  found: readonly FoundReport[],
  session: Session,
): Promise<MergeResult | undefined> {
  for (const run of runsOf(found, session.context)) {
    const parts = earlierParts(found, run);
    if (parts.length === 0) continue;
    const jobs = await knownJobs(session, run.runId);
    if (jobs.kind === 'unknown') {
      const names = parts.map(({ name }) => name).join(', ');
      const message = `Attempt ${run.attempt} of run ${run.runId} left no report of ${names}, and whether a job of it was killed cannot be told: ${jobs.reason}.`;
      const hint = 'Give the job `permissions: actions: read`, or run all jobs again.';
      return invalid([{ message, hint }]);
    }
    const problems = rerunProblems(parts, found, jobs.jobs, run);
    if (problems.length > 0) return missing(problems, jobs);
  }
  return undefined;
}

/** The runs that made the parts, each with its newest attempt that is known of. */
function runsOf(
  found: readonly FoundReport[],
  { runId: own, runAttempt: ownAttempt = 1 }: Session['context'],
): readonly RerunAttempt[] {
  const attempts = new Map<number, number>(own === undefined ? [] : [[own, ownAttempt]]);
  for (const { runId, runAttempt = 1 } of found.map(({ report }) => report.run)) {
    if (runId === undefined || runId === own) continue;
    attempts.set(runId, Math.max(attempts.get(runId) ?? 1, runAttempt));
  }
  return [...attempts].map(([runId, attempt]) => ({ runId, attempt }));
}

/** A missing part is the user's mistake, unless a job that was to make it failed. */
function missing(problems: readonly ConfigProblem[], jobs: JobsOfRun): MergeResult {
  const result = invalid(problems);
  if (jobs.kind === 'unknown' || !hasFailedJob(jobs.jobs)) return result;
  const reason = `${result.verdict.reason} A job of this run failed or was cancelled.`;
  return { ...result, verdict: { result: 'error', exitCode: 3, reason } };
}

type JobsOfRun = Awaited<ReturnType<typeof jobsOfRun>>;

/** As far as the token may ask. */
async function knownJobs(
  session: Session,
  runId: number | undefined = session.context.runId,
): Promise<JobsOfRun> {
  const access = accessOf(session);
  if (access !== undefined && runId !== undefined) return jobsOfRun(access, runId, JOBS_LIMIT_MS);
  const reason =
    session.inputs.githubToken === ''
      ? 'the input "github-token" is empty'
      : 'there is no workflow run to ask GitHub about';
  return { kind: 'unknown', reason };
}

function invalid(problems: readonly ConfigProblem[]): MergeResult {
  return { ...NOTHING_RUN, problems, verdict: invalidVerdict(problems, 'nothing was merged') };
}

// Finds and reads the reports that a merge is made of, one after the other, so that their texts are not all in memory.

interface ShardReports {
  readonly reports: readonly FoundReport[];
  readonly problems: readonly ConfigProblem[];
}

/** What the lines of the input `reports` name; a line that names nothing is a mistake. */
async function reportsInFiles(
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

interface ArtifactSearch {
  readonly runId: number;
  /** The input `artifact-name`. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/** The reports in the artifacts of the shards of a workflow run. Throws only OwnReportRefused. */
async function reportsInArtifacts(access: Access, search: ArtifactSearch): Promise<ShardReports> {
  const reports: FoundReport[] = [];
  const problems: ConfigProblem[] = [];
  const artifacts = shardArtifacts(access, { ...search, maxBytes: PART_LIMITS.maxBytes });
  for await (const artifact of artifacts) {
    if (artifact.kind === 'unlisted') {
      problems.push(listingProblem(artifact));
      continue;
    }
    const { name, download } = artifact;
    const place = `artifact ${name}`;
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
  return { reports, problems };
}

function listingProblem(unlisted: {
  readonly reason: string;
  readonly mayNotRead: boolean;
}): ConfigProblem {
  return {
    message: `The artifacts of this run cannot be listed: ${unlisted.reason}.`,
    hint: unlisted.mayNotRead
      ? 'Give the job `permissions: actions: read`.'
      : 'Or download them in an earlier step, and name the folder in the input `reports`.',
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
    return { message: `The report ${place} is refused: ${read.refusal.words}.` };
  } catch (error) {
    if (error instanceof OwnReportRefused) throw error;
    const message = errorText(error);
    return { message: `The report ${place} cannot be read: ${message}.` };
  }
}
