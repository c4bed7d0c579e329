/** `mode: merge`: from the reports of the shards to what the undivided run would have ended with. Calls no model. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { errorText, FLOAT_NOISE, resultKey, sum } from '../../basics/basics.js';
import { count, plural, usd } from '../../basics/format.js';
import { isInside } from '../../basics/paths.js';
import type { ConfigProblem } from '../../config/problem.js';
import { withGates } from '../../engine/demands.js';
import { invalidVerdict } from '../../engine/evaluate/verdict.js';
import { shardArtifacts } from '../../github/artifacts.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import {
  describeError,
  type GitHubClient,
  readApiFailure,
  withTimeLimit,
} from '../../github/client.js';
import type { Repository } from '../../github/context.js';
import {
  hasFailed,
  hasFailedJob,
  jobsRunIn,
  listRunJobs,
  type RunJob,
} from '../../github/other-runs.js';
import { judgeSpending, totalsOf } from '../../report/build-report.js';
import {
  type FoundReport,
  type MergedRun,
  type MergedSuite,
  mergeReports,
} from '../../report/merge.js';
import {
  OwnReportRefused,
  PART_LIMITS,
  readReport,
  refusalWords,
} from '../../report/read-report.js';
import type { Report } from '../../report/report.js';
import { searchBaseReport } from '../base/base-report.js';
import { readNamedReport } from '../base/named-report.js';
import { evaluateSuites, recordingNotices } from '../pipeline/evaluate-run.js';
import { folderProblem, leadsOutside } from '../preflight/folder-problems.js';
import { clearReportFolder } from '../report-folder.js';
import { NOTHING_RUN, type RunFindings } from '../run-findings.js';
import { type Session, testedCommit } from '../session/session.js';
import { reportPaths } from './report-paths.js';

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
        ? missing(merge.problems, await jobsOfRun(session))
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
  const { interruption, problems, notices, recorded, run, savings } = merged;
  const spent = sum(merged.parts.map(({ totals }) => totals.costUsd));
  const suites = merged.suites.map((suite) => withInputs(suite, session));
  const outcome = evaluateSuites(suites, base, { problems, interruption });
  const counted = totalsOf(
    outcome.suites.flatMap(({ results }) => results),
    [],
    [],
    outcome.suites.flatMap(({ facts }) => judgeSpending(facts)),
  ).costUsd;
  if (spent > counted * (1 + FLOAT_NOISE)) {
    session.log.info(
      `The shards spent ${usd(spent)}, and the report counts ${usd(counted)}, as in one run: judge questions that several shards asked count once.`,
    );
  }
  return {
    ...outcome,
    savings,
    problems,
    interruption,
    complianceFolders: await foldersInside(merged.complianceFolders, session),
    notices: [
      ...notices,
      ...recordingNotices(recorded),
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
  const github = await gitHubOf(session);
  if (github === undefined) {
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
  const limited = await withTimeLimit(DOWNLOAD_LIMIT_MS, (signal) =>
    reportsInArtifacts({ ...github, artifactName: inputs.artifactName, signal }),
  );
  if (limited.kind === 'done') return limited.result;
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
    const jobs = await jobsOfRun(session, run.runId);
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
): readonly RunAttempt[] {
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

type JobsOfRun =
  | { readonly kind: 'known'; readonly jobs: readonly RunJob[] }
  /** `reason`: one line without a full stop. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** As far as the token may ask. */
async function jobsOfRun(
  session: Session,
  runId: number | undefined = session.context.runId,
): Promise<JobsOfRun> {
  const github = await gitHubOf(session);
  if (github === undefined || runId === undefined) {
    const reason =
      session.inputs.githubToken === ''
        ? 'the input "github-token" is empty'
        : 'there is no workflow run to ask GitHub about';
    return { kind: 'unknown', reason };
  }
  try {
    const limited = await withTimeLimit(JOBS_LIMIT_MS, (signal) =>
      listRunJobs({ ...github, runId, signal }),
    );
    return limited.kind === 'done'
      ? { kind: 'known', jobs: limited.result }
      : { kind: 'unknown', reason: 'GitHub gave no answer in time' };
  } catch (error) {
    return { kind: 'unknown', reason: describeError(error) };
  }
}

async function gitHubOf({ inputs, context }: Session): Promise<
  | {
      readonly client: GitHubClient;
      readonly repository: NonNullable<Session['context']['repository']>;
      readonly runId: number;
    }
  | undefined
> {
  const { repository, runId, apiUrl } = context;
  if (repository === undefined || runId === undefined || inputs.githubToken === '')
    return undefined;
  const { createGitHubClient } = await import('../../github/client.js');
  return {
    client: await createGitHubClient({ token: inputs.githubToken, apiUrl, use: 'needed' }),
    repository,
    runId,
  };
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

interface ArtifactSearch {
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

// Parts of a sharded run that an earlier attempt of it left. After "Re-run failed jobs" they stand for the shards that
// were not run again. They do not stand for a shard that was run again and killed before it could upload its report:
// what it would have said is unknown, and an old result must not make the run pass. Pure.

interface RunAttempt {
  readonly runId: number;
  /** From 1. */
  readonly attempt: number;
}

/** A part and what is known of where it was made. */
interface EarlierPart {
  readonly place: string;
  /** e.g. `Shard 2 of 5` */
  readonly name: string;
  readonly attempt: number;
  readonly runner: string | undefined;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** Clocks of runners and of GitHub are this far apart at most. */
const CLOCK_SKEW_MS = 120_000;

/** Which of the reports stand for shards of which this attempt left none. */
export function earlierParts(
  found: readonly FoundReport[],
  { runId, attempt }: RunAttempt,
): readonly EarlierPart[] {
  const newest = new Map<number, EarlierPart>();
  for (const { place, report } of found) {
    const { shard, run } = report;
    if (shard === undefined || run.runId !== runId) continue;
    const name = `Shard ${shard.index} of ${shard.count}`;
    const { runAttempt = 1, startedAt } = run;
    const part = { place, name, attempt: runAttempt, runner: shard.runner, startedAt };
    const known = newest.get(shard.index);
    if (known === undefined || known.attempt < part.attempt) newest.set(shard.index, part);
  }
  return [...newest.values()].filter((part) => part.attempt < attempt);
}

/** Why parts of earlier attempts do not count; none where all of them may stand. */
export function rerunProblems(
  parts: readonly EarlierPart[],
  found: readonly FoundReport[],
  jobs: readonly RunJob[],
  { attempt }: RunAttempt,
): readonly ConfigProblem[] {
  const again = jobsRunIn(attempt, jobs);
  const reported = new Set(
    found.flatMap(({ place, report: { shard, run } }) => {
      if (shard === undefined || run.runAttempt !== attempt) return [];
      const { runner } = shard;
      return jobOf({ place, name: '', attempt, runner, startedAt: run.startedAt }, jobs) ?? [];
    }),
  );
  const lost = again.filter((job) => hasFailed(job) && !reported.has(job));
  return parts.flatMap((part) => {
    const job = jobOf(part, jobs);
    // Which job it was cannot be told: then any job that failed and left nothing may be it.
    const rerun = job === undefined ? lost[0] : again.find(({ name }) => name === job.name);
    return rerun === undefined ? [] : [lostProblem(part, rerun, attempt)];
  });
}

/** The job that made a part: by its machine, and by the time where that machine ran several. */
function jobOf(
  { attempt, runner, startedAt }: EarlierPart,
  jobs: readonly RunJob[],
): RunJob | undefined {
  if (runner === undefined) return undefined;
  const ofRunner = jobsRunIn(attempt, jobs).filter((job) => job.runner === runner);
  if (ofRunner.length <= 1) return ofRunner[0];
  const at = Date.parse(startedAt);
  const then = ofRunner.filter(
    (job) =>
      Date.parse(job.startedAt) - CLOCK_SKEW_MS <= at &&
      (job.completedAt === null || at <= Date.parse(job.completedAt) + CLOCK_SKEW_MS),
  );
  return then.length === 1 ? then[0] : undefined;
}

function lostProblem(
  { name, attempt: before, place }: EarlierPart,
  job: RunJob,
  attempt: number,
): ConfigProblem {
  const ended = job.conclusion === null ? 'has not ended' : `ended with ${job.conclusion}`;
  return {
    message: `${name} is missing: its newest report (${place}) is of attempt ${before}, and in attempt ${attempt} the job ${JSON.stringify(job.name)} ${ended} and left none.`,
    hint: 'Run the failed jobs again.',
  };
}

/**
 * Reports of other attempts at the commit without the results that this merge takes from the very same parts. A merge that
 * is run again has asked nothing: the same answers must not count twice.
 * @param parts those that are merged now
 * @param runId of the merging job
 */
export function withoutSameAnswers(
  attempts: readonly Report[],
  parts: readonly Report[],
  runId: number | undefined,
): readonly Report[] {
  return attempts.map((attempt) => {
    const merged = parts.filter((part) => wasMergedIn(attempt, part, runId));
    if (merged.length === 0) return attempt;
    const suites = attempt.suites.map((suite) => {
      const same = new Set(
        merged
          .flatMap((part) => part.suites.filter(({ name }) => name === suite.name))
          .flatMap(({ results }) => results.map((it) => resultKey(it.testCaseName, it.modelId))),
      );
      const results = suite.results.filter(
        ({ testCaseName, modelId }) => !same.has(resultKey(testCaseName, modelId)),
      );
      return { ...suite, results };
    });
    return { ...attempt, suites };
  });
}

/** Parts of another run, which are merged here, are told by the time: that run's attempts are not this one's. */
function wasMergedIn(
  { run: attempt }: Report,
  { run: part }: Report,
  runId: number | undefined,
): boolean {
  if (part.runId === attempt.runId) return (part.runAttempt ?? 1) <= (attempt.runAttempt ?? 1);
  return part.runId !== runId && Date.parse(part.finishedAt) <= Date.parse(attempt.finishedAt);
}
