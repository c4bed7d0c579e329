/** The end of every run: the report, its files, GitHub or the terminal, the outputs, the exit code. */
import { rmdir } from 'node:fs/promises';
import { posix, relative, resolve } from 'node:path';
import { errorText } from '../basics/basics.js';
import { processExitCode } from '../engine/evaluate/verdict.js';
import type { ExitCode, Verdict } from '../engine/results.js';
import { shardArtifactName } from '../github/artifacts.js';
import { withChangedLines } from '../github/pull-request.js';
import { type Destination, ownDestination } from '../github/context.js';
import { publish, type PublishSettings, setOutputs } from '../github/publish.js';
import type { PublishPermit } from '../processes/end-process.js';
import { checkoutOf, trackedFiles } from '../processes/git.js';
import { buildReport } from '../report/build-report.js';
import {
  fitReport,
  type FittedReport,
  applyOutputsPolicy,
  stricter,
} from '../report/fit-report.js';
import { renderPartSummary, renderTerminal, REPORT_VIEWS } from '../report/views.js';
import type { Report, RunMetadata, Selection } from '../report/report.js';
import { ACTION_NAME, ACTION_VERSION } from '../version.js';
import { memoryOfRun, runComparison } from './base/compare-run.js';
import { announce, logProblems } from './job-log.js';
import { folderProblem, leadsOutside } from './preflight/folder-problems.js';
import { findConfigs } from '../config/workspace-files.js';
import { writeReportFiles, type WrittenFiles } from './report-files.js';
import { withRepositoryPaths } from './repository-paths.js';
import type { ActionResult } from './run-findings.js';
import { demandsOfInputs } from './session/demanded-inputs.js';
import {
  asksModels,
  type HostProcess,
  selectionOf,
  type Session,
  startFolder,
  stepIdentity,
  testedCommit,
} from './session/session.js';

/**
 * Reports and publishes. Nothing in here changes the verdict, but that of a shard whose part no merge can find. Resolves
 * to the process's exit code.
 */
export async function conclude(
  result: ActionResult,
  session: Session,
  host: HostProcess,
): Promise<ExitCode> {
  const { inputs, log } = session;
  const own = await withRepositoryPaths(publicReport(result, session), session);
  const whole = await withPullRequest(own, session, host);
  // A job that asks nothing writes none: it leaves the report of the last one that did. What cannot be read back is a crash,
  // which is known before anything is told. What is published says what the file says.
  const fitted = asksModels(inputs) ? await fitReport(whole) : undefined;
  const report = fitted?.report ?? whole;
  // From here on the run is told, and it is this verdict that it ends by.
  const permit = host.end.decide();
  const files = fitted && (await tryWriteFiles(fitted, result, { ...session, permit }));
  const keeping = keepAfterRun(report, { ...session, permit }, selectionOfRun(result, session));

  if (session.where === 'local') {
    const from = startFolder(host);
    host.write(
      renderTerminal(report, {
        color: session.color,
        verbose: session.verbose,
        columns: host.isTerminal ? host.columns() : undefined,
        files: (files?.all ?? []).map((path) => relative(from, path)),
      }),
    );
  } else {
    logProblems(report, inputs.annotations, log);
    const published = await publishReport(report, files, { ...session, permit }, host);
    await keeping;
    announce(published, inputs.failOn, log);
    return processExitCode(published.verdict, inputs.failOn);
  }
  await keeping;
  return processExitCode(report.verdict, inputs.failOn);
}

/** A session whose run has its end. */
type DecidedSession = Session & { readonly permit: PublishPermit };

/** What outlives the run's own reports: each is loaded where an input asks for it, and what fails is one warning. */
async function keepAfterRun(
  report: Report,
  session: DecidedSession,
  selection: Selection | undefined,
): Promise<void> {
  const { inputs, where, log, permit } = session;
  // A cancelled job is killed within seconds: its last words go first, and it has no totals to keep.
  if (report.interruption?.kind === 'signal') return;
  const failed = (what: string) => (error: unknown) => {
    log.warning(`${what} was not written: ${errorText(error)}`);
  };
  const keep = async (): Promise<void> => {
    if (inputs.history === undefined) return;
    const { keepHistory } = await import('./after-run.js');
    permit.require();
    await keepHistory(report, session, selection);
  };
  const raise = async (): Promise<void> => {
    if (inputs.issue === 'never' || where === 'local') return;
    const { raiseIssue } = await import('./after-run.js');
    permit.require();
    await raiseIssue(report, session);
  };
  await Promise.all([
    keep().catch(failed('The history')),
    raise().catch(failed('The issue about the model')),
  ]);
}

/** The report as it may be shown: no secret, and only the outputs that the input `outputs` allows. */
function publicReport(result: ActionResult, session: Session): Report {
  const run = runMetadata(result, session);
  const { suites, base, interruption } = result;
  const { context } = session;
  const { filters = [] } = selectionOfRun(result, session) ?? {};
  const isSample = suites.some(({ facts }) => facts.sample !== undefined);
  const isPartial = filters.length > 0 || isSample || interruption !== undefined;
  const shard = reportedShard(result, session);
  const report = buildReport({
    tool: { name: ACTION_NAME, version: ACTION_VERSION },
    verdict: result.verdict,
    run,
    suites,
    interruption,
    shard,
    comparison:
      base &&
      runComparison(
        base,
        context.baseBranch,
        suites.map(({ facts }) => facts.name),
        run,
      ),
    memory:
      shard === undefined ? memoryOfRun(context, { suites, base, isPartial }, run) : undefined,
    problems: result.problems,
    notices: result.notices,
  });
  const shown = result.preview === undefined ? report : { ...report, preview: result.preview };
  const redacted = session.secrets.redactDeep(shown);
  const replaced = replacedNotices(session.secrets.replacedVariables);
  return applyOutputsPolicy(
    { ...redacted, notices: [...redacted.notices, ...replaced] },
    report.run.outputs,
  );
}

/** With what the pull request changes; the merge tells of a part, and a cancelled job has no time to ask. */
async function withPullRequest(
  report: Report,
  { where, context, inputs, log, secrets, workingDirectory }: Session,
  { environment }: HostProcess,
): Promise<Report> {
  const isCancelled = report.interruption?.kind === 'signal';
  if (where === 'local' || report.shard !== undefined || isCancelled) return report;
  const destination = destinationOf(report, context, environment);
  const skills = await skillFoldersIn(workingDirectory);
  const asking = { destination, token: inputs.githubToken, log, skills };
  const { changedFiles, unseenChanges } = await withChangedLines(report, asking);
  return {
    ...report,
    ...(changedFiles !== undefined && { changedFiles: secrets.redactDeep(changedFiles) }),
    ...(unseenChanges !== undefined && { unseenChanges: secrets.redactDeep(unseenChanges) }),
  };
}

/** Relative to the top of the checkout that a folder is in. */
async function skillFoldersIn(folder: string): Promise<readonly string[]> {
  const checkout = await checkoutOf(folder);
  if (checkout === undefined) return [];
  const tracked = await trackedFiles(checkout.folder, ['SKILL.md', '*/SKILL.md']);
  return [...tracked.keys()].map((file) => posix.dirname(file));
}

/** Of a merge the commit that its shards tested, which under some events only they know. */
function destinationOf(
  { run }: Report,
  context: Session['context'],
  environment: HostProcess['environment'],
): Destination {
  return { ...ownDestination(context, environment), sha: run.sha };
}

/** Nobody named these variables: who misses a word in an answer finds out here why. */
function replacedNotices(variables: readonly string[]): readonly string[] {
  if (variables.length === 0) return [];
  const what = variables.length === 1 ? 'variable' : 'variables';
  return [
    `Replaced by *** wherever it was said: the value of the step's ${what} ${variables.join(', ')}. Name in \`keys\` what a program needs; a variable that is not secret needs a name that does not end in KEY, TOKEN, SECRET or PASSWORD.`,
  ];
}

/** Of a merge what its shards selected: its own inputs say nothing of that. */
function selectionOfRun({ merged }: ActionResult, { inputs }: Session): Selection | undefined {
  return merged === undefined ? selectionOf(inputs) : merged.selection;
}

function reportedShard({ shardPlan }: ActionResult, { inputs, context }: Session): Report['shard'] {
  if (inputs.shard === undefined || inputs.mode !== 'run') return undefined;
  return { ...inputs.shard, runner: context.runner, plan: shardPlan };
}

/** Where and why the run happened, now that it ends. */
export function runMetadata(
  { startedAt, responses, merged }: Pick<ActionResult, 'startedAt' | 'responses' | 'merged'>,
  session: Session,
): RunMetadata {
  const { inputs, context, where } = session;
  const finishedAt = new Date();
  const sha = merged?.sha ?? ownCommit(session);
  const { repository } = context;
  return {
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    // The machine may set its clock back meanwhile.
    durationMs: Math.max(0, finishedAt.getTime() - startedAt.getTime()),
    responses: responses ?? inputs.responses,
    failOn: inputs.failOn,
    outputs: merged === undefined ? inputs.outputs : stricter(merged.outputs, inputs.outputs),
    serverUrl: where === 'github' ? context.serverUrl : undefined,
    repository: repository === undefined ? undefined : `${repository.owner}/${repository.name}`,
    sha,
    ref: context.ref,
    event: context.eventName,
    pullRequest: context.pullRequest?.number,
    workflow: context.workflow,
    job: context.job,
    runId: context.runId,
    runAttempt: context.runAttempt,
    runUrl: context.runUrl,
    step: where === 'github' ? stepIdentity(inputs) : undefined,
    inputs: where === 'github' ? demandsOfInputs(inputs, merged?.inputs) : undefined,
  };
}

/** A merge that was refused never learned what its shards tested; the job's own commit may be the base branch's. */
function ownCommit(session: Session): string | undefined {
  const { inputs, context } = session;
  const isUnknown = inputs.mode === 'merge' && testedCommit(session) === undefined;
  return isUnknown && session.where === 'github' ? context.pullRequest?.headSha : context.sha;
}

/** Called at a terminal where no config is: a folder of reports there would surprise. */
async function isNowhere({
  where,
  inputs,
  workspace,
  workingDirectory,
}: Session): Promise<boolean> {
  if (where === 'github' || inputs.mode === 'merge' || inputs.mode === 'comment') return false;
  const { files } = await findConfigs({ workspace, workingDirectory, patterns: inputs.config });
  return files.length === 0;
}

async function tryWriteFiles(
  fitted: FittedReport,
  result: ActionResult,
  session: DecidedSession,
): Promise<WrittenFiles | undefined> {
  const { report } = fitted;
  const { inputs, workspace, workingDirectory, log, permit } = session;
  const directory = resolve(workingDirectory, inputs.reportDir);
  if (await isNowhere(session)) {
    // It was made to see whether it can be; one with anything in it stays.
    await rmdir(directory).catch(() => undefined);
    return undefined;
  }
  const compliance =
    inputs.compliance === 'auto'
      ? report.suites.some((suite) => suite.compliance.enabled)
      : inputs.compliance === 'true';
  try {
    if (await leadsOutside(workspace, directory)) {
      throw new Error('a symbolic link leads out of the workspace');
    }
    // A part is for the merge, not for people.
    const views = report.shard === undefined ? 'all' : 'none';
    const files = await writeReportFiles(fitted, {
      permit,
      directory,
      views,
      compliance: compliance && report.suites.length > 0 && views === 'all',
      complianceCopies: result.complianceFolders,
    });
    for (const problem of files.problems) log.warning(problem);
    return files;
  } catch (error) {
    const refusal = await folderProblem(session);
    const isSaid = result.problems.some(({ message }) => message === refusal?.message);
    if (!isSaid) {
      const message = errorText(error);
      log.warning(`The report files could not be written to ${inputs.reportDir}: ${message}`);
    }
    return undefined;
  }
}

/** Resolves to the report with the verdict that the job ends with. */
async function publishReport(
  report: Report,
  files: WrittenFiles | undefined,
  { inputs, context, log, workingDirectory, permit }: DecidedSession,
  { environment }: HostProcess,
): Promise<Report> {
  const directory = resolve(workingDirectory, inputs.reportDir);
  const published = await publish({
    permit,
    report,
    settings: publishSettings(report, inputs),
    files: { rootDirectory: directory, files: files?.all ?? [] },
    destination: destinationOf(report, context, environment),
    log,
    views:
      report.shard === undefined ? REPORT_VIEWS : { ...REPORT_VIEWS, summary: renderPartSummary },
  });
  const { shard } = report;
  const final =
    shard !== undefined && (files === undefined || published.artifact.kind === 'failed')
      ? { ...report, verdict: lostPartVerdict(report.verdict) }
      : report;
  const paths = {
    reportDir: directory,
    report: files?.report,
    junit: files?.junit,
    html: files?.html,
    compliance: files?.compliance,
  };
  try {
    await setOutputs(published, permit, { report: final, paths });
  } catch (error) {
    const message = errorText(error);
    log.warning(`The outputs could not be written: ${message}`);
  }
  return final;
}

/** A green shard whose part is lost would be left out by "Re-run failed jobs", and its merge could never end. */
function lostPartVerdict(verdict: Verdict): Verdict {
  if (verdict.exitCode !== 0) return verdict;
  const reason = 'Its report was not uploaded, and no merge can do without it; run the job again';
  return { result: 'error', exitCode: 3, reason };
}

/** Parts have their own artifact and their own comments. */
export function publishSettings(
  { shard }: Pick<Report, 'shard'>,
  inputs: Session['inputs'],
): PublishSettings {
  const isParts = inputs.mode === 'parts';
  const settings: PublishSettings = {
    token: inputs.githubToken,
    // A job that only validates judges nothing, and may not speak for one that does.
    comment: asksModels(inputs) ? inputs.comment : 'never',
    review: inputs.review,
    checkName: inputs.checkName,
    matrix: inputs.matrix,
    summary: inputs.summary,
    annotations: inputs.annotations,
    artifacts: asksModels(inputs) ? inputs.artifacts : 'never',
    artifactName: isParts ? `${inputs.artifactName}-parts` : inputs.artifactName,
    ...(isParts && { keySuffix: '/parts' }),
    retentionDays: inputs.retentionDays,
  };
  // It ends here by a crash only, and says on a pull request what the reports say that it publishes, and nothing else: no
  // later job of it would take that back.
  if (inputs.mode === 'comment') return { ...settings, review: 'never', checkName: '' };
  if (shard === undefined) return settings;
  return {
    ...settings,
    comment: 'never',
    review: 'never',
    checkName: '',
    annotations: false,
    artifacts: inputs.artifacts === 'never' ? 'never' : 'always',
    artifactName: shardArtifactName(inputs.artifactName, shard.index),
  };
}
