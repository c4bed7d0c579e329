/** The end of every run: the report, its files, GitHub or the terminal, the outputs, the exit code. */
import { rmdir } from 'node:fs/promises';
import { posix, relative, resolve } from 'node:path';
import { errorText } from '../basics/basics.js';
import { costDigits } from '../basics/format.js';
import { processExitCode } from '../engine/evaluate/verdict.js';
import type { ExitCode, Verdict } from '../engine/results.js';
import { shardArtifactName } from '../github/artifacts.js';
import { withChangedLines } from '../github/pull-request.js';
import { ownDestination } from '../github/context.js';
import { publish, publishParts, type PublishSettings, setOutputs } from '../github/publish.js';
import type { PublishPermit } from '../processes/end-process.js';
import { checkoutOf, trackedFiles } from '../processes/git.js';
import { buildReport } from '../report/build-report.js';
import {
  fitReport,
  type FittedReport,
  applyOutputsPolicy,
  stricter,
} from '../report/fit-report.js';
import { jsonFilePieces } from '../report/escape.js';
import {
  buildPartsReport,
  type PartsFindings,
  type PartsReport,
} from '../report/parts/parts-report.js';
import { PARTS_VIEWS, renderPartSummary, renderTerminal, REPORT_VIEWS } from '../report/views.js';
import type { Report, RunMetadata, Selection } from '../report/report.js';
import { ACTION_NAME, ACTION_VERSION } from '../version.js';
import { memoryOfRun, runComparison } from './base/compare-run.js';
import { announce, logProblems } from './job-log.js';
import { withChangedCheckout } from './pipeline/checkout-guard.js';
import { folderProblems } from './preflight/folder-problems.js';
import { findConfigs } from '../config/workspace-files.js';
import { writePlainFiles, writeReportFiles, type WrittenFiles } from './report-files.js';
import { withRepositoryPaths } from './repository-paths.js';
import type { RunFindings } from './job.js';
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

type Result = RunFindings & { readonly startedAt: Date };

/**
 * Reports and publishes. Nothing in here changes the verdict, but that of a shard whose part no merge can find. Resolves
 * to the process's exit code.
 */
export async function conclude(
  result: Result,
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
  const keeping = keep(report, { ...session, permit }, selectionOfRun(result, session));

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

/** What outlives the run's own reports; most runs leave nothing. Never rejects. */
async function keep(
  report: Report,
  session: DecidedSession,
  selection: Selection | undefined,
): Promise<void> {
  const { history, issue } = session.inputs;
  // A cancelled job is killed within seconds: its last words go first, and it has no totals to keep.
  if (report.interruption?.kind === 'signal') return;
  if (history === undefined && issue === 'never') return;
  try {
    const { keepAfterRun } = await import('./after-run.js');
    await keepAfterRun(report, session, selection);
  } catch (error) {
    session.log.warning(`What outlives the run was not written: ${errorText(error)}`);
  }
}

/** The report as it may be shown: no secret, and only the outputs that the input `outputs` allows. */
function publicReport(result: Result, session: Session): Report {
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
): ReturnType<typeof ownDestination> {
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
function selectionOfRun({ merged }: Result, { inputs }: Session): Selection | undefined {
  return merged === undefined ? selectionOf(inputs) : merged.selection;
}

function reportedShard({ shardPlan }: Result, { inputs, context }: Session): Report['shard'] {
  if (inputs.shard === undefined || inputs.mode !== 'run') return undefined;
  return { ...inputs.shard, runner: context.runner, plan: shardPlan };
}

/** Where and why the run happened, now that it ends. */
function runMetadata(
  { startedAt, responses, merged }: Pick<Result, 'startedAt' | 'responses' | 'merged'>,
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
  result: Result,
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
    // A part is for the merge, not for people.
    const views = report.shard === undefined ? 'all' : 'none';
    const files = await writeReportFiles(fitted, {
      permit,
      workspace,
      directory,
      views,
      compliance: compliance && report.suites.length > 0 && views === 'all',
      complianceCopies: result.complianceFolders,
    });
    for (const problem of files.problems) log.warning(problem);
    return files;
  } catch (error) {
    const [refusal] = await folderProblems(session);
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
function publishSettings(
  { shard }: Pick<Report, 'shard'>,
  inputs: Session['inputs'],
): PublishSettings {
  const isParts = inputs.mode === 'parts';
  const settings: PublishSettings = {
    ...inputs,
    token: inputs.githubToken,
    // A job that only validates judges nothing, and may not speak for one that does.
    ...(!asksModels(inputs) && { comment: 'never', artifacts: 'never' }),
    ...(isParts && { artifactName: `${inputs.artifactName}-parts`, keySuffix: '/parts' }),
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

// The end of `mode: parts`: its own document, its files, the comment, the outputs.

/** Resolves to the process's exit code. What fails in here is a warning, and changes no verdict. */
export async function concludeParts(
  findings: PartsFindings & Pick<Result, 'startedAt' | 'responses'>,
  /** `changed`: files of the checkout that differ since agents worked in their copies. */
  { session, changed }: { readonly session: Session; readonly changed: readonly string[] },
  host: HostProcess,
): Promise<ExitCode> {
  const { inputs, secrets, log } = session;
  const { startedAt, responses = inputs.responses, ...found } = findings;
  const built = buildPartsReport(found, {
    tool: { name: ACTION_NAME, version: ACTION_VERSION },
    run: runMetadata({ startedAt, responses }, session),
  });
  const report = secrets.redactDeep({
    ...built,
    verdict: withChangedCheckout(built.verdict, changed),
  });
  const permit = host.end.decide();
  const files = await writtenParts(report, { ...session, permit });
  if (session.where === 'local') {
    const from = startFolder(host);
    host.write(
      PARTS_VIEWS.terminal(
        report,
        files.map((path) => relative(from, path)),
      ),
    );
    return processExitCode(report.verdict, inputs.failOn);
  }
  logProblems(report, inputs.annotations, log);
  await publishParts({
    permit,
    report,
    settings: publishSettings({}, inputs),
    files: { rootDirectory: resolve(session.workingDirectory, inputs.reportDir), files },
    destination: { ...ownDestination(session.context, host.environment), sha: report.run.sha },
    log,
    views: PARTS_VIEWS,
    outputs: partsOutputs(report, files, session),
  });
  const { verdict } = report;
  const words = PARTS_VIEWS.terminal(report, []);
  log.info(words.trim());
  const exitCode = processExitCode(verdict, inputs.failOn);
  // Nothing was tested, and no notice says why: this must not look like a suite whose parts were taken away.
  if (exitCode !== 0) log.fail(verdict.reason);
  else if (report.suites.length === 0 && report.notices.length === 0) log.warning(verdict.reason);
  return exitCode;
}

async function writtenParts(
  report: PartsReport,
  session: DecidedSession,
): Promise<readonly string[]> {
  const { inputs, workingDirectory, log } = session;
  const directory = resolve(workingDirectory, inputs.reportDir);
  try {
    return await writePlainFiles(
      { ...session, directory },
      {
        'parts.json': [...jsonFilePieces(report)].join(''),
        'junit.xml': PARTS_VIEWS.junit(report),
        'report.html': PARTS_VIEWS.html(report),
      },
    );
  } catch (error) {
    log.warning(
      `The report files could not be written to ${inputs.reportDir}: ${errorText(error)}`,
    );
    return [];
  }
}

function partsOutputs(
  report: PartsReport,
  files: readonly string[],
  { inputs, workingDirectory }: Session,
): Readonly<Record<string, string>> {
  const at = (name: string): string | undefined => files.find((path) => path.endsWith(name));
  const { verdict, suites } = report;
  return {
    result: verdict.result,
    'exit-code': String(verdict.exitCode),
    parts: PARTS_VIEWS.output(report),
    gates: JSON.stringify(
      suites.flatMap(({ name, gates }) => gates.gates.map((gate) => ({ suite: name, ...gate }))),
    ),
    'cost-usd': costDigits(report),
    tokens: String(report.tokens),
    'duration-ms': String(Math.round(report.run.durationMs)),
    'report-dir': resolve(workingDirectory, inputs.reportDir),
    ...Object.fromEntries(
      [
        ['report-path', at('parts.json')],
        ['junit-path', at('junit.xml')],
        ['html-path', at('report.html')],
      ].filter((pair): pair is [string, string] => pair[1] !== undefined),
    ),
  };
}
