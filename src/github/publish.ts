/**
 * The last stage: what the run found, shown on GitHub. The artifact comes first, so that comment and summary can link
 * to it. Every step is independent: what fails is one warning, and the verdict never changes.
 */
import { costDigits, enumerated } from '../basics/format.js';
import { stat } from 'node:fs/promises';
import { EOL } from 'node:os';
import { basename } from 'node:path';
import { sum } from '../basics/basics.js';
import type { PublishPermit } from '../processes/end-process.js';
import { type ComparisonCounts, isUntouched, type SuiteComparison } from '../report/comparison.js';
import type { Report, Totals } from '../report/report.js';
import type { Links } from '../report/escape.js';
import { type ArtifactOutcome, uploadPage, uploadReport } from './artifacts.js';
import { type CheckRunOutcome, closeCheck, openCheck } from './check-run.js';
import { describeError } from './client.js';
import { postComments, type SuiteComment } from './comment.js';
import type { Destination } from './context.js';
import type { Log } from './log.js';
import {
  isWanted,
  type Publication,
  type PublicationJob,
  type PublishSettings,
  type Told,
  type ToldViews,
} from './publication.js';
import { conversationFinder } from './pull-request.js';
import { publishReview, type ReviewOutcome } from './review/publish-review.js';

export { settleDriftIssue } from './model-issue.js';
export { type PublishSettings };

type NotWanted = { readonly kind: 'skipped'; readonly reason: 'not-wanted' };

export interface Published {
  readonly artifact: ArtifactOutcome | NotWanted;
  /** report.html once more, as a page that a browser opens; absent where that was not tried. */
  readonly page?: ArtifactOutcome | undefined;
  /** In the order of the suites; empty when no comment is wanted. One without a suite where the run came to none. */
  readonly comments: readonly SuiteComment[];
  /** Absent when none is wanted. */
  readonly check?: CheckRunOutcome | undefined;
  readonly review: ReviewOutcome;
  readonly summary: SummaryOutcome | NotWanted;
  readonly annotations: number;
}

const TIME_LIMIT_MS = 120_000;
/** A cancelled job is killed ten seconds after it was asked to end. */
const CANCELLED_TIME_LIMIT_MS = 3_000;
const NOT_WANTED: NotWanted = { kind: 'skipped', reason: 'not-wanted' };

/** Publishes a report. Throws only where the run has crashed before. */
export async function publish({ files, permit, ...publication }: Publication): Promise<Published> {
  permit.require();
  const { report, settings, destination, log } = publication;
  const cancelled = isCancelled(report);
  const timeLimitMs = settings.timeLimitMs ?? (cancelled ? CANCELLED_TIME_LIMIT_MS : TIME_LIMIT_MS);
  const findConversation = conversationFinder(destination, settings.token ?? '');
  const stage: Stage = { ...publication, findConversation, timeLimitMs };

  const opening = openCheck(stage);
  const annotations = settings.annotations ? annotate(stage) : 0;
  // A cancelled job may be killed before the uploads end, and a summary without links beats none.
  const early = cancelled
    ? await writeSummary(stage, linksOf(destination, NOTHING_UPLOADED))
    : undefined;
  const [uploaded, open] = await Promise.all([upload(stage, files), opening]);
  const links = linksOf(destination, uploaded);
  const { comments, review } = await talk({ ...stage, links }, cancelled);
  const summary = early ?? (await writeSummary(stage, links));
  // Last: a job that dies before this leaves a check run in progress, which nobody takes for green.
  const check = await closeCheck(open, { ...stage, links });
  logReadOnly({ comments, check, review }, settings, log);
  return {
    ...uploaded,
    comments,
    check,
    review,
    summary,
    annotations,
  };
}

/** The comment first, which people wait for. A cancelled job has no time to wait for one after the other. */
async function talk(
  job: PublicationJob,
  cancelled: boolean,
): Promise<Pick<Published, 'comments' | 'review'>> {
  const commenting = postComments(job);
  if (!cancelled) await commenting;
  const [comments, review] = await Promise.all([commenting, publishReview(job)]);
  logReview(review, job.log);
  return { comments, review };
}

function logReview(outcome: ReviewOutcome, log: Log): void {
  switch (outcome.kind) {
    case 'published':
      if (outcome.refused === 0) return;
      log.warning(
        `GitHub refused ${outcome.refused} review comments: ${outcome.refusal ?? 'it gave no reason'}`,
      );
      return;
    case 'skipped':
      if (outcome.reason !== 'moved-on') return;
      log.info(
        'No review comments: the head of the pull request is not the commit that was tested.',
      );
      return;
    case 'failed':
      log.warning(`The review comments were not posted: ${outcome.message}`);
  }
}

/** What a token that may only read kept from being posted, in one notice. */
function logReadOnly(
  {
    comments,
    check,
    review,
  }: Pick<Published, 'comments' | 'review'> & {
    readonly check: CheckRunOutcome | undefined;
  },
  { checkName }: PublishSettings,
  log: Log,
): void {
  const comment = comments.some(({ outcome }) => isReadOnly(outcome));
  const isCheck = check !== undefined && isReadOnly(check);
  const things = [
    ...(comment ? ['the pull request comment'] : []),
    ...(isReadOnly(review) ? ['the review comments'] : []),
    ...(isCheck ? [`the check run ${checkName ?? ''}`] : []),
  ];
  if (things.length === 0) return;
  const permissions = [
    ...(comment || isReadOnly(review) ? ['`pull-requests: write`'] : []),
    ...(isCheck ? ['`checks: write`'] : []),
  ];
  log.notice(
    `Not posted, because the token may not write: ${enumerated(things)}. Give the job ${enumerated(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`,
  );
}

function isReadOnly(outcome: { readonly kind: string; readonly reason?: string }): boolean {
  return outcome.kind === 'skipped' && outcome.reason === 'read-only-token';
}

/** Publishes a report of parts: comments, the summary, the files in one artifact, the outputs. Throws as `publish` does. */
export async function publishParts<Document extends Told>({
  files,
  permit,
  outputs,
  ...publication
}: Publication<Document, ToldViews<Document>> & {
  readonly outputs: Readonly<Record<string, string>>;
}): Promise<Pick<Published, 'artifact' | 'comments' | 'summary'>> {
  permit.require();
  const { report, settings, destination, log } = publication;
  const timeLimitMs = isCancelled(report) ? CANCELLED_TIME_LIMIT_MS : TIME_LIMIT_MS;
  const findConversation = conversationFinder(destination, settings.token ?? '');
  const stage = { ...publication, findConversation, timeLimitMs };
  const uploaded = await upload(stage, files);
  const links = linksOf(destination, uploaded);
  const comments = await postComments({ ...stage, links });
  const summary = await writeSummary(stage, links);
  logReadOnly({ comments, check: undefined, review: NOT_WANTED }, settings, log);
  await writeOutputs({
    ...outputs,
    ...publishedOutputs({ artifact: uploaded.artifact, comments }),
  });
  return { ...uploaded, comments, summary };
}

/** A job before there is anything to link to. */
type Stage = Omit<PublicationJob, 'links'>;

/** The same of any document. */
type ToldStage<Document extends Told, Shown> = Omit<PublicationJob<Document, Shown>, 'links'>;

/** As many as the view has; returns how many. */
function annotate({ report, log, views }: Stage): number {
  try {
    const shown = views.annotations(report);
    for (const { level, message, ...place } of shown) log[level](message, place);
    return shown.length;
  } catch (error) {
    log.warning(`The annotations were not written: ${describeError(error)}`);
    return 0;
  }
}

type Uploaded = Pick<Published, 'artifact' | 'page'>;

const NOTHING_UPLOADED: Uploaded = { artifact: NOT_WANTED };

async function upload(
  { report, settings, destination, log, timeLimitMs }: ToldStage<Told, unknown>,
  files: Publication['files'],
): Promise<Uploaded> {
  if (!isWanted(settings.artifacts, report)) return NOTHING_UPLOADED;
  const request = {
    name: settings.artifactName,
    retentionDays: settings.retentionDays,
    timeLimitMs,
    job: destination.job,
  };
  // The artifact's client prints its progress.
  const { artifact, page } = await log.section('Artifact upload', async () => {
    const artifact = await uploadReport({ ...request, ...files });
    const file = files.files.find((path) => basename(path) === 'report.html');
    // What the service did not take as an archive it does not take as a page; a job that is killed soon has other things to do.
    if (file === undefined || artifact.kind !== 'uploaded' || isCancelled(report)) {
      return { artifact };
    }
    // Of the name that the archive has got, the jobs of a matrix have one each.
    return {
      artifact,
      page: await uploadPage(file, { ...request, name: `${artifact.name}-html` }),
    };
  });
  logArtifact(artifact, settings.artifactName, files.rootDirectory, log);
  if (page?.kind === 'failed') {
    log.notice(`report.html is in the artifact; by itself it was not uploaded: ${page.message}`);
  }
  return { artifact, page };
}

function isCancelled({ interruption }: Pick<Told, 'interruption'>): boolean {
  return interruption?.kind === 'signal';
}

function logArtifact(outcome: ArtifactOutcome, wantedName: string, folder: string, log: Log): void {
  switch (outcome.kind) {
    case 'uploaded':
      if (outcome.name !== wantedName) {
        log.info(`The artifact is named ${outcome.name}: ${wantedName} is taken in this run.`);
      }
      return;
    case 'skipped':
      log.notice(
        outcome.reason === 'ghes'
          ? enterpriseNotice(wantedName, folder)
          : ARTIFACT_NOTICES[outcome.reason],
      );
      return;
    case 'failed':
      log.warning(`The artifact was not uploaded: ${outcome.message}`);
  }
}

const ARTIFACT_NOTICES = {
  'no-service': 'No artifact was uploaded: there is no artifact service here.',
  'no-files': 'No artifact was uploaded: there are no report files.',
} as const;

/** An upload of the workflow's own takes the artifact's place: comparison, merge and `mode: comment` find it by its name. */
function enterpriseNotice(name: string, folder: string): string {
  return `No artifact was uploaded: GitHub Enterprise Server does not have the artifact service that actions use. Upload the folder ${folder} in your own step, with \`if: always()\` and actions/upload-artifact@v3, under the name ${name}: later runs compare with it, and a merge finds it.`;
}

async function writeSummary<Document extends Told>(
  { report, settings, log, views }: ToldStage<Document, Pick<ToldViews<Document>, 'summary'>>,
  links: Links,
): Promise<SummaryOutcome | NotWanted> {
  if (!settings.summary) return NOT_WANTED;
  const outcome = await renderAndAppend(() => views.summary(report, links));
  if (outcome.kind === 'failed') {
    log.warning(`The job summary was not written: ${outcome.message}`);
  }
  return outcome;
}

async function renderAndAppend(render: () => string): Promise<SummaryOutcome> {
  try {
    return await appendSummary(render());
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  }
}

function linksOf({ runUrl }: Destination, { artifact, page }: Uploaded): Links {
  const uploaded = artifact.kind === 'uploaded' ? artifact : undefined;
  return {
    runUrl,
    ...(uploaded?.url === undefined ? {} : { artifactUrl: uploaded.url }),
    ...(uploaded === undefined ? {} : { artifactName: uploaded.name }),
    ...(page?.kind === 'uploaded' && page.url !== undefined ? { pageUrl: page.url } : {}),
  };
}

// The job summary. Nothing here throws: the summary never changes the verdict.

type SummaryOutcome =
  | { readonly kind: 'written'; readonly bytes: number }
  /** `no-summary`: the runner offers none, or not in a GitHub job. */
  | { readonly kind: 'skipped'; readonly reason: 'no-summary' }
  | { readonly kind: 'failed'; readonly message: string };

/** GitHub drops a summary above 1 MiB whole. */
const MAX_SUMMARY_BYTES = 1_000_000;

/** Appends Markdown to the step's summary. Never throws; what is too long is refused, not cut. */
async function appendSummary(markdown: string): Promise<SummaryOutcome> {
  // Without the variable @actions/core would throw.
  const file = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (file === '') return { kind: 'skipped', reason: 'no-summary' };
  const text = markdown.endsWith('\n') ? markdown : `${markdown}${EOL}`;
  const bytes = Buffer.byteLength(text);
  // `mode: comment` may write several, and GitHub would drop them all.
  const before = await bytesIn(file);
  if (before + bytes > MAX_SUMMARY_BYTES) {
    return { kind: 'failed', message: `${before + bytes} bytes are more than GitHub shows` };
  }
  const { summary } = await import('@actions/core');
  try {
    await summary.addRaw(text).write();
    return { kind: 'written', bytes };
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  } finally {
    summary.emptyBuffer();
  }
}

async function bytesIn(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}

// The step's outputs, as action.yml names them.

/** Paths of the report files that were written, as the workflow sees them. */
interface ReportPaths {
  readonly reportDir: string;
  readonly report?: string | undefined;
  readonly junit?: string | undefined;
  readonly compliance?: string | undefined;
  readonly html?: string | undefined;
}

/** A report whose outputs are this step's: its own one, and no other run's. */
interface OwnReport {
  readonly report: Report;
  readonly paths: ReportPaths;
}

function reportOutputs({ report, paths }: OwnReport): Record<string, string> {
  return {
    ...verdictOutputs(report),
    ...totalsOutputs(report.totals),
    gates: JSON.stringify(
      report.suites.flatMap(({ name, gates }) =>
        gates.gates.map((gate) => ({ suite: name, ...gate })),
      ),
    ),
    'not-asked': String(
      sum(
        report.suites.map(({ sample }) => (sample === undefined ? 0 : sample.cases - sample.asked)),
      ),
    ),
    'failure-codes': JSON.stringify(report.failureCodes),
    ...comparisonOutputs(report),
    'duration-ms': String(Math.round(report.run.durationMs)),
    'report-dir': paths.reportDir,
    ...known({
      'report-path': paths.report,
      'junit-path': paths.junit,
      'compliance-path': paths.compliance,
      'html-path': paths.html,
    }),
  };
}

/** With several suites, each is in `suites`, and the worst verdict is that of the run. */
function comparisonOutputs({ comparison, suites }: Report): Record<string, string> {
  if (comparison === undefined) return {};
  if (comparison.kind === 'unavailable') {
    return { comparison: JSON.stringify({ verdict: null, reason: comparison.reason }) };
  }
  const { source, branch, sha, runId, finishedAt } = comparison.base;
  const compared = suites.flatMap(({ name, comparison: suite }) =>
    suite === undefined ? [] : [{ ...suite, suite: name }],
  );
  const total = (count: keyof ComparisonCounts): number =>
    sum(compared.map(({ counts }) => counts[count] ?? 0));
  return {
    comparison: JSON.stringify({
      verdict: worstVerdict(compared),
      base: { source, branch, sha, runId, finishedAt },
      weakened: comparison.weakened,
      goneSuites: comparison.goneSuites?.map(({ name }) => name),
      suites: compared.map((one) => ({
        suite: one.suite,
        verdict: isUntouched(one) ? 'unchanged' : one.verdict.verdict,
        counts: one.counts,
        weakened: one.weakened,
      })),
    }),
    regressed: String(total('regressed')),
    improved: String(total('improved')),
    ...known({ 'base-sha': sha }),
  };
}

/** `unchanged`: this change touches nothing that is asked. Where nothing could be compared, it is unknown. */
function worstVerdict(suites: readonly SuiteComparison[]): string {
  const touched = suites.filter((suite) => !isUntouched(suite));
  if (suites.length > 0 && touched.length === 0) return 'unchanged';
  const verdicts = touched.map(({ verdict }) => verdict.verdict);
  const order = ['worse', 'cannot-tell', 'not-worse'] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'cannot-tell';
}

function verdictOutputs({ verdict }: Report): Record<string, string> {
  return { result: verdict.result, 'exit-code': String(verdict.exitCode) };
}

function totalsOutputs(totals: Totals): Record<string, string> {
  return {
    total: String(totals.total),
    passed: String(totals.passed),
    failed: String(totals.failed),
    errored: String(totals.errored),
    'not-run': String(totals.notRun),
    skipped: String(totals.skipped),
    'pass-rate': formatPassRate(totals),
    'cost-usd': costDigits(totals),
    tokens: String(totals.tokens),
  };
}

/** With several suites, the ids and URLs are those of the first suite's comment. */
function publishedOutputs({
  artifact,
  comments,
}: Pick<Published, 'artifact' | 'comments'>): Record<string, string> {
  const outcomes = comments.map(({ outcome }) => outcome);
  const comment = outcomes.find(
    (outcome) => outcome.kind !== 'skipped' && outcome.kind !== 'failed',
  );
  return known({
    'comment-id': comment && String(comment.id),
    'comment-url': comment?.url,
    'artifact-id': artifact.kind === 'uploaded' ? String(artifact.id) : undefined,
    'artifact-url': artifact.kind === 'uploaded' ? artifact.url : undefined,
  });
}

/** Percent with one decimal; 100.0 and 0.0 only when they are exact. */
function formatPassRate({ total, passed }: Totals): string {
  if (total === 0 || passed === 0) return '0.0';
  if (passed === total) return '100.0';
  return Math.min(99.9, Math.max(0.1, (100 * passed) / total)).toFixed(1);
}

/**
 * Sets every output that is known; values may hold anything. Outside of a job it does nothing. Rejects when they cannot be
 * written. `own`: absent where the report is another run's.
 */
export async function setOutputs(
  published: Published,
  permit: PublishPermit,
  own?: OwnReport,
): Promise<void> {
  permit.require();
  await writeOutputs({ ...(own && reportOutputs(own)), ...publishedOutputs(published) });
}

async function writeOutputs(outputs: Readonly<Record<string, string>>): Promise<void> {
  // Without the file @actions/core would print the outputs.
  if ((process.env['GITHUB_OUTPUT'] ?? '') === '') return;
  const { setOutput } = await import('@actions/core');
  for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

function known(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
