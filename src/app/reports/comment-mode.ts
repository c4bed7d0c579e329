/**
 * `mode: comment`: publishes for a pull request, mostly a fork's, what its own read-only job could only upload. It
 * runs no model and no code of the pull request, and takes nothing over from the report: not its verdict, not its word
 * on where it belongs.
 */
import { lstat, open } from 'node:fs/promises';
import { relative } from 'node:path';
import { errorText, sum } from '../../basics/basics.js';
import { shortCommit } from '../../basics/format.js';
import { formatProblem } from '../../config/problem.js';
import type { ExitCode } from '../../engine/results.js';
import { type DownloadedReport, downloadRunReports } from '../../github/artifacts.js';
import { type Access, ownDestination } from '../../github/context.js';
import { publish, type Published, setOutputs } from '../../github/publish.js';
import { pullRequestOfRun, withChangedLines } from '../../github/pull-request.js';
import type { PublishPermit } from '../../processes/end-process.js';
import { viewsReportedBy } from '../../report/views.js';
import { JsonCounter, READ_LIMITS, type ReadLimits, readReport } from '../../report/read-report.js';
import type { Report } from '../../report/report.js';
import {
  accessOf,
  type HostProcess,
  type Session,
  type OpenedSession,
} from '../session/session.js';
import { reportPaths } from './report-paths.js';

const TIME_LIMIT_MS = 120_000;

/** Publishes the reports of the run that triggered this one. Resolves to 0, or to 2 where something is refused. */
export async function publishTriggeringRunReports(
  opened: OpenedSession,
  host: HostProcess,
): Promise<ExitCode> {
  const { session } = opened;
  const { log } = session;
  if (opened.kind === 'invalid') {
    for (const problem of opened.problems) log.error(formatProblem(problem));
    return 2;
  }
  try {
    await publishAll(session, host);
    return 0;
  } catch (error) {
    if (error instanceof NothingToPublish) {
      log.notice(error.message);
      return 0;
    }
    log.fail(
      error instanceof Refused ? error.message : `Nothing was published: ${errorText(error)}`,
    );
    return 2;
  }
}

/** All is right, and there is nothing. */
class NothingToPublish extends Error {}
/** Something is refused: the whole sentence. */
class Refused extends Error {}

async function publishAll(session: Session, host: HostProcess): Promise<void> {
  const { inputs } = session;
  const { triggeringRun: run, repository } = session.context;
  if (run === undefined || repository === undefined) {
    throw new Refused(
      'Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.',
    );
  }
  const access = accessOf(session);
  if (access === undefined) throw new Refused('Nothing was published: github-token is empty.');
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const pullRequest = await pullRequestOfRun(access, run, signal);
  if (pullRequest.kind !== 'open') throw withoutPullRequest(pullRequest, run);
  const found = await findTriggeringRunReports({
    access,
    runId: run.id,
    artifactName: inputs.artifactName,
    patterns: inputs.reports,
    workingDirectory: session.workingDirectory,
    signal,
  });
  // From here on the run is told.
  const permit = host.end.decide();
  const published: Published[] = [];
  const problems = [...found.refusals];
  const names = namesOf(found.reports, {
    workflowId: run.workflowId,
    artifactName: inputs.artifactName,
    commentKey: inputs.commentKey,
    checkName: inputs.checkName,
  });
  for (const [index, one] of found.reports.entries()) {
    const own = names[index];
    if (own === undefined) continue;
    const before = sum(published.map(({ review }) => writtenComments(review)));
    const where = { session, repository, run, host, permit, pullRequest: pullRequest.number };
    const result = await publishOne(where, one, own, before);
    published.push(result);
    const problem = unpublished(result);
    if (problem !== undefined) {
      problems.push(`The report of ${one.name} was not published: ${problem}`);
    }
  }
  const [first] = published;
  if (first !== undefined) {
    const comments = published.flatMap((one) => one.comments);
    await setOutputs({ ...first, comments }, permit);
  }
  const [problem, ...others] = problems;
  for (const other of others) session.log.error(other);
  if (problem !== undefined) throw new Refused(problem);
}

function withoutPullRequest(
  found: Exclude<Awaited<ReturnType<typeof pullRequestOfRun>>, { readonly kind: 'open' }>,
  { id, headSha }: TriggeringRun,
): Error {
  const commit = shortCommit(headSha);
  switch (found.kind) {
    case 'none':
      return new NothingToPublish(
        `There is nothing to publish: no open pull request has the commit of run ${id} (${commit}) as its head.`,
      );
    case 'moved-on':
      return new NothingToPublish(
        `There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${id} tested.`,
      );
    case 'unknown':
      return new Refused(`Nothing was published: ${found.reason}`);
  }
}

type TriggeringRun = NonNullable<Session['context']['triggeringRun']>;

/** The open pull request for which the job publishes. */
interface PublicationPlace {
  readonly session: Session;
  readonly repository: NonNullable<Session['context']['repository']>;
  /** All that is said of it is GitHub's word. */
  readonly run: TriggeringRun;
  readonly host: HostProcess;
  readonly permit: PublishPermit;
  /** Its number. */
  readonly pullRequest: number;
}

/** @param reviewedBefore how many review comments this job has written already */
async function publishOne(
  { session, repository, run, host, permit, pullRequest }: PublicationPlace,
  { name, report: foreign }: TriggeringRunReport,
  own: ReportNames,
  reviewedBefore: number,
): Promise<Published> {
  const { inputs, context, log, workingDirectory } = session;
  const { runUrl } = run;
  const placed = withOrigin(foreign, {
    run,
    runUrl,
    serverUrl: context.serverUrl,
    repository: `${repository.owner}/${repository.name}`,
    pullRequest,
    names: own,
  });
  const destination = {
    ...ownDestination(context, host.environment),
    sha: run.headSha,
    pullRequest,
    pullRequestHead: undefined,
    runId: run.id,
    runAttempt: run.attempt,
    runUrl,
  };
  // What the report itself says of the change is dropped, too.
  const report = await withChangedLines(placed, { destination, token: inputs.githubToken, log });
  const { id: runId, attempt, workflowName, headSha: sha } = run;
  return publish({
    permit,
    report,
    settings: {
      token: inputs.githubToken,
      comment: inputs.comment,
      keyPerSuite: own.keyPerSuite,
      review: inputs.review,
      reviewedBefore,
      checkName: own.checkName,
      summary: inputs.summary,
      // Annotations and artifact are for the job that ran the tests.
      annotations: false,
      artifacts: 'never',
      artifactName: inputs.artifactName,
      timeLimitMs: TIME_LIMIT_MS,
    },
    files: { rootDirectory: workingDirectory, files: [] },
    destination,
    log,
    views: viewsReportedBy({
      runId,
      attempt,
      runUrl,
      workflowName,
      sha,
      source: own.isOneOfSeveral ? name : undefined,
    }),
  });
}

function writtenComments(review: Published['review']): number {
  return review.kind === 'published' ? review.created + review.updated : 0;
}

/** Why a comment or check run that was wanted is not there; undefined where all is well. */
function unpublished({ comments, check }: Published): string | undefined {
  for (const outcome of [
    ...comments.map((comment) => comment.outcome),
    ...(check ? [check] : []),
  ]) {
    if (outcome.kind === 'failed') return outcome.message;
    if (outcome.kind === 'skipped' && outcome.reason === 'read-only-token') {
      return 'the token may not write';
    }
  }
  return undefined;
}

// The reports: all that the triggering run left under `artifact-name`, or those that the input `reports` names. They are
// foreign: bounded in number, size and depth, and read against the published schema.

const MAX_REPORTS = 20;
/** Each suite has its own comment: thousands would flood the pull request. */
const MAX_SUITES = 20;

interface TriggeringRunReport {
  /** Artifact or path. */
  readonly name: string;
  readonly report: Report;
}

interface TriggeringRunReports {
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
async function findTriggeringRunReports(
  search: TriggeringRunSearch,
): Promise<TriggeringRunReports> {
  const found = search.patterns.length === 0 ? await inArtifacts(search) : await inFiles(search);
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
  if (newest.length === 0) throw new Refused(first ?? 'There is no report.');
  const suites = sum(newest.map(({ report }) => report.suites.length));
  if (suites > MAX_SUITES) {
    const which =
      newest.length === 1 ? `The report of ${newest[0]?.name ?? ''} is` : 'The reports are';
    const have = newest.length === 1 ? 'it has' : 'they have';
    throw new Refused(
      `${which} refused: ${have} ${suites} suites, and at most ${MAX_SUITES} are published.`,
    );
  }
  return { reports: newest, refusals };
}

interface FoundBytes {
  readonly all: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly refusals: readonly string[];
}

async function inFiles({ patterns, workingDirectory }: TriggeringRunSearch): Promise<FoundBytes> {
  const paths = await reportPaths(patterns, workingDirectory);
  if (paths.length === 0) {
    throw new NothingToPublish('There is nothing to publish: `reports` leads to no file.');
  }
  if (paths.length > MAX_REPORTS) {
    throw new Refused(
      `\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`,
    );
  }
  const all: { name: string; bytes: Uint8Array }[] = [];
  let bytesLeft = READ_LIMITS.maxBytes;
  for (const path of paths) {
    const bytes = await readBounded(path);
    bytesLeft -= bytes.byteLength;
    if (bytesLeft < 0 && paths.length > 1) {
      throw new Refused(
        `The files that \`reports\` leads to have together more than ${READ_LIMITS.maxBytes} bytes.`,
      );
    }
    all.push({ name: relative(workingDirectory, path), bytes });
  }
  return { all, refusals: [] };
}

async function inArtifacts({
  access,
  runId,
  artifactName: name,
  signal,
}: TriggeringRunSearch): Promise<FoundBytes> {
  const { maxBytes } = READ_LIMITS;
  const request = { runId, name, maxBytes, maxReports: MAX_REPORTS, signal };
  const downloaded = await downloadRunReports(access, request);
  if (downloaded.kind !== 'reports') throw withoutReport(downloaded, name, runId);
  const all: { name: string; bytes: Uint8Array }[] = [];
  const without: Error[] = [];
  for (const { name: artifact, download } of downloaded.reports) {
    if (download.kind === 'report') all.push({ name: artifact, bytes: download.bytes });
    else without.push(withoutReport(download, artifact, runId));
  }
  const refusals = without.filter((one) => one instanceof Refused);
  const [nothingThere] = without;
  if (all.length === 0 && refusals.length === 0 && nothingThere !== undefined) throw nothingThere;
  return { all, refusals: refusals.map(({ message }) => message) };
}

function withoutReport(
  download: Exclude<DownloadedReport, { readonly kind: 'report' }>,
  name: string,
  runId: number,
): Error {
  switch (download.kind) {
    case 'no-artifact':
    case 'expired':
      return new NothingToPublish(`There is nothing to publish: ${download.message}.`);
    case 'no-permission':
      return new Refused(
        `The artifact ${name} of run ${runId} was not downloaded: ${download.message}. Give the job \`actions: read\`.`,
      );
    case 'too-large':
    case 'broken':
    case 'failed':
      return new Refused(`The report of run ${runId} was not published: ${download.message}.`);
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
    return { refusal: `The report of ${name} is refused: ${read.refusal.words}.` };
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
function stepKey({ run }: Report): string {
  const { job = '', step } = run;
  if (step === undefined) return JSON.stringify([job]);
  const { workingDirectory, config, filters, commentKey = '' } = step;
  return JSON.stringify([job, workingDirectory, config, filters, commentKey]);
}

// Under which keys the reports of another workflow's run are published. The keys begin with what GitHub says of that
// workflow, so that no report takes over another workflow's comment; what the report says of itself only tells it from
// others of the same run. Pure.

interface ReportNames {
  readonly commentKey: string;
  /** Whether the suite's name is added to the key also where the report has but one. */
  readonly keyPerSuite: boolean;
  /** Empty: none. */
  readonly checkName: string;
  /** Tells its review comments from those of the run's other reports. */
  readonly step: string;
  /** The views say which one it is. */
  readonly isOneOfSeveral: boolean;
}

interface NamingInputs {
  readonly workflowId: number;
  readonly artifactName: string;
  readonly commentKey: string | undefined;
  readonly checkName: string | undefined;
}

/**
 * One entry a report, in their order. No two have the same comment key: two that say the same of themselves, as jobs of
 * a matrix may that differ in their environment only, are numbered.
 */
function namesOf(
  reports: readonly TriggeringRunReport[],
  { workflowId, artifactName, commentKey, checkName = '' }: NamingInputs,
): readonly ReportNames[] {
  const isOneOfSeveral = reports.length > 1;
  return reports.map(({ name, report }, index) => {
    const key = stepKey(report);
    const before = reports.slice(0, index).filter((other) => stepKey(other.report) === key).length;
    const step = before === 0 ? key : `${key} ${before + 1}`;
    const base = commentKey ?? `workflow ${workflowId} ${artifactName}`;
    const isOwnKey = commentKey !== undefined && !isOneOfSeveral;
    // GitHub shows only the newest check run of a name: a green one would hide a red one.
    const isOwnCheck = checkName === '' || name === artifactName || !isOneOfSeveral;
    return {
      commentKey: isOwnKey ? base : `${base} ${step}`,
      keyPerSuite: !isOwnKey,
      checkName: isOwnCheck ? checkName : `${checkName} (${name})`,
      step,
      isOneOfSeveral,
    };
  });
}

// A report that another workflow's run made, as this job may show it: where it came from is GitHub's word, whatever
// the report says of its repository, commit, pull request and run. Pure.

interface ReportOrigin {
  readonly run: TriggeringRun;
  readonly runUrl: string | undefined;
  readonly serverUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly pullRequest: number;
  readonly names: ReportNames;
}

/** The report with GitHub's word for where it came from. */
function withOrigin(report: Report, origin: ReportOrigin): Report {
  const { run, runUrl, serverUrl, repository, pullRequest, names } = origin;
  // What the report says about where it belongs is dropped, not only overwritten.
  const { startedAt, finishedAt, durationMs, responses, failOn, outputs } = report.run;
  return {
    ...report,
    run: {
      startedAt,
      finishedAt,
      durationMs,
      responses,
      failOn,
      outputs,
      serverUrl,
      repository,
      sha: run.headSha,
      event: 'workflow_run',
      pullRequest,
      workflow: `workflow ${run.workflowId}`,
      job: names.step,
      runId: run.id,
      runAttempt: run.attempt,
      runUrl,
      step: { workingDirectory: '.', config: [], filters: [], commentKey: names.commentKey },
    },
    // What the base was is the report's own word: a link in it would lead wherever the report wants.
    ...(report.comparison?.kind === 'compared' && {
      comparison: {
        ...report.comparison,
        base: { ...report.comparison.base, runUrl: undefined },
      },
    }),
  };
}
