/** `mode: merge`: from the reports of the shards to what the undivided run would have ended with. Calls no model. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { errorText, FLOAT_NOISE, once, sum } from '../../basics/basics.js';
import { count, plural, usd } from '../../basics/format.js';
import { isInside } from '../../basics/paths.js';
import type { ConfigProblem } from '../../config/problem.js';
import { withGates } from '../../engine/demands.js';
import { invalidVerdict } from '../../engine/evaluate/verdict.js';
import { jobsOfRun, shardArtifacts } from '../../github/artifacts.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import type { Access } from '../../github/context.js';
import { totalsOf } from '../../report/build-report.js';
import { type FoundReport, type MergedRun, mergeReports } from '../../report/merge.js';
import { OwnReportRefused, PART_LIMITS, readReport } from '../../report/read-report.js';
import { evaluateSuites } from '../pipeline/evaluate-run.js';
import { NOTHING_RUN, NotRun, refuseIf, type RunFindings } from '../job.js';
import { accessOf, type Session, testedCommit } from '../session/session.js';
import { hasFailedJob, lostParts, withoutSameAnswers } from './earlier-attempts.js';
import { reportPaths } from './report-paths.js';
import { clearReportFolder, folderProblems, leadsOutside } from '../preflight/folder-problems.js';
import { readNamedReport, searchBaseReport } from '../base/base-branch.js';

/** Milliseconds for the downloads of all parts together. */
const DOWNLOAD_LIMIT_MS = 600_000;
const JOBS_LIMIT_MS = 30_000;

/** Reads, merges and judges. Rejects only for a defect of the action itself. */
export async function mergeRun(session: Session): Promise<RunFindings> {
  refuseIf(await folderProblems(session));
  const named = await readNamedReport(session);
  const startedAt = performance.now();
  // Not before the parts were read: `reports` may name files of this very folder.
  const reports = await findReports(session).finally(() => clearReportFolder(session));
  await refuseLostShards(reports, session);
  const merge = mergeReports(reports, testedCommit(session));
  switch (merge.kind) {
    case 'refused':
      throw merge.missing
        ? missing(merge.problems, await knownJobs(session))
        : new NotRun({ problems: merge.problems });
    case 'nothing-asked': {
      const { verdict, problems: found, run } = merge;
      return { ...NOTHING_RUN, verdict, problems: found, ...metadata(run) };
    }
    case 'merged': {
      const ms = performance.now() - startedAt;
      session.log.info(`Read and merged ${plural(reports.length, 'report')} in ${count(ms)} ms.`);
      const outcome = named ?? (await searchedBase(merge.merged, session));
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
): Promise<RunFindings> {
  const { interruption, problems, notices, recorded, run } = merged;
  const spent = sum(merged.parts.map(({ totals }) => totals.costUsd));
  const suites = merged.suites.map((suite) => withInputs(suite, session));
  const outcome = evaluateSuites(suites, base, { problems, interruption, recorded });
  const counted = totalsOf(outcome.suites).costUsd;
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
    notices: [...notices, ...outcome.notices],
    ...metadata(run),
  };
}

function metadata(run: MergedRun['run']): Pick<RunFindings, 'startedAt' | 'responses' | 'merged'> {
  return { startedAt: run.startedAt, responses: run.responses, merged: run };
}

/** A gate that the merging job overrides must not quietly be another one. */
function withInputs(
  suite: MergedRun['suites'][number],
  { inputs }: Session,
): MergedRun['suites'][number] {
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

async function findReports(session: Session): Promise<readonly FoundReport[]> {
  const { inputs, workingDirectory } = session;
  if (inputs.reports.length > 0) return reportsInFiles(inputs.reports, workingDirectory);
  const access = accessOf(session);
  const { runId } = session.context;
  if (access === undefined || runId === undefined) {
    const isEmpty = session.where === 'github' && inputs.githubToken === '';
    const message = isEmpty
      ? 'The artifacts of this run cannot be downloaded: the input "github-token" is empty.'
      : 'There is no workflow run here whose artifacts could be merged.';
    const hint = isEmpty
      ? 'Set it, or name the reports in the input `reports`.'
      : 'Name the reports in the input `reports`.';
    throw new NotRun({ problems: [{ message, hint }] });
  }
  const signal = AbortSignal.timeout(DOWNLOAD_LIMIT_MS);
  const found = await reportsInArtifacts(access, { runId, name: inputs.artifactName, signal });
  if (signal.aborted) {
    const minutes = DOWNLOAD_LIMIT_MS / 60_000;
    const message = `The artifacts of the shards were not downloaded within ${minutes} minutes.`;
    throw new NotRun({ problems: [{ message }] });
  }
  refuseIf(found.problems);
  return found.reports;
}

/** Refuses where a part of an earlier attempt would stand for a shard that was run again. */
async function refuseLostShards(found: readonly FoundReport[], session: Session): Promise<void> {
  for (const run of runsOf(found, session.context)) {
    const jobs = once(() => knownJobs(session, run.runId));
    const problems = await lostParts(found, run, jobs);
    if (problems.length > 0) throw missing(problems, await jobs());
  }
}

/** The runs that made the parts, each with its newest attempt that is known of. */
function runsOf(
  found: readonly FoundReport[],
  { runId: own, runAttempt: ownAttempt = 1 }: Session['context'],
): readonly { readonly runId: number; readonly attempt: number }[] {
  const attempts = new Map<number, number>(own === undefined ? [] : [[own, ownAttempt]]);
  for (const { runId, runAttempt = 1 } of found.map(({ report }) => report.run)) {
    if (runId === undefined || runId === own) continue;
    attempts.set(runId, Math.max(attempts.get(runId) ?? 1, runAttempt));
  }
  return [...attempts].map(([runId, attempt]) => ({ runId, attempt }));
}

/** A missing part is the user's mistake, unless a job that was to make it failed. */
function missing(problems: readonly ConfigProblem[], jobs: JobsOfRun): NotRun {
  if (jobs.kind === 'unknown' || !hasFailedJob(jobs.jobs)) return new NotRun({ problems });
  const { reason: what } = invalidVerdict(problems, 'nothing was merged');
  const reason = `${what} A job of this run failed or was cancelled.`;
  return new NotRun({ problems, verdict: { result: 'error', exitCode: 3, reason } });
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

// Finds and reads the reports that a merge is made of, one after the other, so that their texts are not all in memory.

/** What the lines of the input `reports` name; a line that names nothing is a mistake. */
async function reportsInFiles(
  patterns: readonly string[],
  directory: string,
): Promise<readonly FoundReport[]> {
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
  refuseIf(problems);
  return reports;
}

interface ArtifactSearch {
  readonly runId: number;
  /** The input `artifact-name`. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/** The reports in the artifacts of the shards of a workflow run. Throws only OwnReportRefused. */
async function reportsInArtifacts(
  access: Access,
  search: ArtifactSearch,
): Promise<{
  readonly reports: readonly FoundReport[];
  readonly problems: readonly ConfigProblem[];
}> {
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
