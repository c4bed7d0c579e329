/**
 * `mode: comment`: publishes for a pull request, mostly a fork's, what its own read-only job could only upload. It
 * runs no model and no code of the pull request, and takes nothing over from the report: not its verdict, not its word
 * on where it belongs.
 */
import { open } from 'node:fs/promises';
import { relative } from 'node:path';
import { formatProblem } from '../../config/problem.js';
import type { ExitCode } from '../../engine/results.js';
import { describeError } from '../../github/api-failure.js';
import { createGitHubClient, type GitHubClient } from '../../github/client.js';
import { findPullRequest } from '../../github/comment/pull-request-search.js';
import { runUrlOf, type Repository, type TriggeringRun } from '../../github/context.js';
import type { Destination } from '../../github/destination.js';
import { ownDestination } from '../../github/destination.js';
import { downloadReport } from '../../github/download-artifact.js';
import { publishedOutputs, setOutputs } from '../../github/outputs.js';
import { publish, type Published } from '../../github/publish.js';
import { READ_LIMITS, readReport, refusalWords } from '../../report/read-report.js';
import type { Report } from '../../report/report.js';
import { asForeign, MAX_FOREIGN_SUITES, withProvenance } from './foreign-report.js';
import { REPORT_VIEWS } from '../report-views.js';
import { findReports } from './report-paths.js';
import type { HostProcess, Session, SessionResult } from '../session/session.js';

const TIME_LIMIT_MS = 120_000;
/** As for the suites of one report: each may have its own comment. */
const MAX_REPORTS = 20;

/** What the job is about, all of it by GitHub's word. */
interface Place {
  readonly session: Session;
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly run: TriggeringRun;
  readonly signal: AbortSignal;
}

interface NamedReport {
  /** Artifact or path. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why nothing is published: a notice where that is all right, else exit code 2. */
type Nothing = { readonly kind: 'nothing' | 'refused'; readonly message: string };
type Found<Value> = Nothing | { readonly kind: 'found'; readonly value: Value };

/** Publishes the reports of the run that triggered this one. Resolves to 0, or to 2 where something is refused. */
export async function publishForeignReports(
  opened: Extract<SessionResult, { readonly session: Session }>,
  host: HostProcess,
): Promise<ExitCode> {
  const { session } = opened;
  const { log } = session;
  if (opened.kind === 'invalid') {
    for (const problem of opened.problems) log.error(formatProblem(problem));
    return 2;
  }
  let ended: Nothing | { readonly kind: 'published' };
  try {
    ended = await publishAll(session, host);
  } catch (error) {
    ended = { kind: 'refused', message: `Nothing was published: ${describeError(error)}` };
  }
  if (ended.kind === 'nothing') log.notice(ended.message);
  if (ended.kind === 'refused') log.fail(ended.message);
  return ended.kind === 'refused' ? 2 : 0;
}

async function publishAll(
  session: Session,
  host: HostProcess,
): Promise<Nothing | { readonly kind: 'published' }> {
  const { context, inputs } = session;
  const { triggeringRun: run, repository } = context;
  if (run === undefined || repository === undefined) {
    return refused(
      'Input mode: "comment" publishes the report of the run that triggered this one, so its workflow has to run on `workflow_run`.',
    );
  }
  if (inputs.githubToken === '') return refused('Nothing was published: github-token is empty.');
  const client = await createGitHubClient({ token: inputs.githubToken, apiUrl: context.apiUrl });
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const place: Place = { session, client, repository, run, signal };

  const pullRequest = await findOpenPullRequest(place);
  if (pullRequest.kind !== 'found') return pullRequest;
  const reports = await findAllReports(place);
  if (reports.kind !== 'found') return reports;
  const read: { readonly name: string; readonly report: Report }[] = [];
  for (const { name, bytes } of reports.value) {
    const report = await readForeign(name, bytes);
    if (report.kind !== 'found') return report;
    read.push({ name, report: report.value });
  }
  for (const { name, report } of read) {
    const published = await publishOne(place, pullRequest.value, name, report, host);
    const problem = unpublished(published);
    if (problem !== undefined)
      return refused(`The report of ${name} was not published: ${problem}`);
  }
  return { kind: 'published' };
}

/** The open pull request whose head is the commit that the run tested, now. */
async function findOpenPullRequest(place: Place): Promise<Found<number>> {
  const { session, client, repository, run, signal } = place;
  const { pullRequest: named, pullRequestHead } = session.context;
  const found =
    named ??
    (pullRequestHead && (await findPullRequest(client, repository, pullRequestHead, signal)));
  const commit = run.headSha.slice(0, 7);
  if (found === undefined) {
    return nothing(
      `There is nothing to publish: no open pull request has the commit of run ${run.id} (${commit}) as its head.`,
    );
  }
  const { data } = await client.rest.pulls.get({
    owner: repository.owner,
    repo: repository.name,
    pull_number: found.number,
    request: { signal },
  });
  // The event's payload is as old as the run.
  if (data.head.sha === run.headSha) return { kind: 'found', value: found.number };
  return nothing(
    `There is nothing to publish: pull request ${found.number} has moved on from commit ${commit}, which run ${run.id} tested.`,
  );
}

async function findAllReports(place: Place): Promise<Found<readonly NamedReport[]>> {
  const { inputs, workingDirectory } = place.session;
  if (inputs.reports.length === 0) return downloadOne(place);
  const paths = await findReports(inputs.reports, workingDirectory);
  if (paths.length === 0)
    return nothing('There is nothing to publish: `reports` leads to no file.');
  if (paths.length > MAX_REPORTS) {
    return refused(
      `\`reports\` leads to ${paths.length} files, and at most ${MAX_REPORTS} are published.`,
    );
  }
  const reports: NamedReport[] = [];
  for (const path of paths) {
    reports.push({ name: relative(workingDirectory, path), bytes: await readBounded(path) });
  }
  return { kind: 'found', value: reports };
}

async function downloadOne({
  session,
  client,
  repository,
  run,
  signal,
}: Place): Promise<Found<readonly NamedReport[]>> {
  const name = session.inputs.artifactName;
  const { maxBytes } = READ_LIMITS;
  const artifact = { runId: run.id, name };
  const downloaded = await downloadReport({ client, repository, artifact, maxBytes, signal });
  switch (downloaded.kind) {
    case 'report':
      return { kind: 'found', value: [{ name, bytes: downloaded.bytes }] };
    case 'no-artifact':
    case 'expired':
      return nothing(`There is nothing to publish: ${downloaded.message}.`);
    case 'no-permission':
      return refused(
        `The artifact ${name} of run ${run.id} was not downloaded: ${downloaded.message}. Give the job \`actions: read\`.`,
      );
    case 'too-large':
    case 'broken':
    case 'failed':
      return refused(`The report of run ${run.id} was not published: ${downloaded.message}.`);
  }
}

/** One byte more than a report may have is enough to refuse it. */
async function readBounded(path: string): Promise<Uint8Array> {
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

async function readForeign(name: string, bytes: Uint8Array): Promise<Found<Report>> {
  const read = await readReport(bytes);
  if (read.kind === 'refused') {
    return refused(`The report of ${name} is refused: ${refusalWords(read.refusal)}.`);
  }
  const suites = read.report.suites.length;
  if (suites > MAX_FOREIGN_SUITES) {
    return refused(
      `The report of ${name} is refused: it has ${suites} suites, and at most ${MAX_FOREIGN_SUITES} are published.`,
    );
  }
  return { kind: 'found', value: read.report };
}

async function publishOne(
  { session, repository, run }: Place,
  pullRequest: number,
  name: string,
  foreign: Report,
  { environment }: HostProcess,
): Promise<Published> {
  const { inputs, context, log, workingDirectory } = session;
  const { serverUrl } = context;
  const runUrl = runUrlOf(serverUrl, repository, run.id);
  const report = asForeign(foreign, {
    run,
    runUrl,
    serverUrl,
    repository: `${repository.owner}/${repository.name}`,
    pullRequest,
    name,
    commentKey: inputs.commentKey,
  });
  const destination: Destination = {
    ...ownDestination(context, environment),
    sha: run.headSha,
    pullRequest,
    pullRequestHead: undefined,
    runId: run.id,
    runAttempt: run.attempt,
    runUrl,
  };
  const { id: runId, attempt, workflowName, headSha: sha } = run;
  const published = await publish(
    report,
    {
      token: inputs.githubToken,
      comment: inputs.comment,
      review: inputs.review,
      checkName: inputs.checkName,
      summary: inputs.summary,
      // Annotations and artifact are for the job that ran the tests.
      annotations: false,
      artifacts: 'never',
      artifactName: inputs.artifactName,
      timeLimitMs: TIME_LIMIT_MS,
    },
    { rootDirectory: workingDirectory, files: [] },
    destination,
    log,
    withProvenance(REPORT_VIEWS, { runId, attempt, runUrl, workflowName, sha }),
  );
  await setOutputs(publishedOutputs(published));
  return published;
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

function nothing(message: string): Nothing {
  return { kind: 'nothing', message };
}

function refused(message: string): Nothing {
  return { kind: 'refused', message };
}
