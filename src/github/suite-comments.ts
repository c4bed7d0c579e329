/** The comments of a report: one a suite, each under its key. */
import type { Report, SuiteReport } from '../report/report.js';
import { describeError } from './api-failure.js';
import { createGitHubClient, type GitHubClient } from './client.js';
import { upsertComment, type CommentOutcome, type CommentSkipReason } from './comment.js';
import type { GitHubContext } from './context.js';
import type { Log } from './log.js';
import type { Links, PublishSettings, Views } from './publication.js';
import { withTimeLimit } from './time-limit.js';

export interface SuiteComment {
  readonly suite: string;
  readonly key: string;
  readonly outcome: CommentOutcome;
}

export interface CommentJob {
  readonly report: Report;
  readonly settings: PublishSettings;
  readonly context: GitHubContext;
  readonly log: Log;
  readonly views: Views;
  readonly links: Links;
  /** Milliseconds for all comments together. */
  readonly timeLimitMs: number;
}

/** Posts one comment a suite and logs what came of it. Never throws; empty when no comment is wanted. */
export async function postComments(job: CommentJob): Promise<readonly SuiteComment[]> {
  const { report, settings, log, timeLimitMs } = job;
  if (settings.comment === 'never' || report.suites.length === 0) return [];
  const posted: SuiteComment[] = [];
  let problem = 'no answer in time';
  try {
    await withTimeLimit(timeLimitMs, async (signal) => {
      const client = await clientFor(job);
      for (const suite of report.suites) {
        const key = commentKey(settings.commentKey, suite, report);
        const outcome =
          typeof client === 'string'
            ? ({ kind: 'skipped', reason: client } as const)
            : await postComment({ ...job, client, signal }, suite, key);
        if (signal.aborted) return;
        posted.push({ suite: suite.name, key, outcome });
      }
    });
  } catch (error) {
    problem = describeError(error);
  }
  const missing = report.suites.slice(posted.length).map((suite): SuiteComment => ({
    suite: suite.name,
    key: commentKey(settings.commentKey, suite, report),
    outcome: { kind: 'failed', message: problem },
  }));
  const comments = [...posted, ...missing];
  logComments(comments, log);
  return comments;
}

async function clientFor({
  settings,
  context,
}: CommentJob): Promise<GitHubClient | 'no-pull-request' | 'no-token'> {
  if (context.pullRequest === undefined || context.repository === undefined) {
    return 'no-pull-request';
  }
  if (settings.token === undefined || settings.token === '') return 'no-token';
  return createGitHubClient({ token: settings.token, apiUrl: context.apiUrl });
}

interface ConnectedJob extends CommentJob {
  readonly client: GitHubClient;
  readonly signal: AbortSignal;
}

async function postComment(
  { report, settings, context, views, client, links, signal }: ConnectedJob,
  suite: SuiteReport,
  key: string,
): Promise<CommentOutcome> {
  const { repository, pullRequest } = context;
  if (repository === undefined || pullRequest === undefined) {
    return { kind: 'skipped', reason: 'no-pull-request' };
  }
  const rendered = views.comment(report, suite, links);
  const updateOnly = settings.comment === 'on-failure' && !suiteFailed(report, suite);
  return upsertComment({
    client,
    repository,
    pullRequest: pullRequest.number,
    marker: { key, runId: context.runId ?? 0, runAttempt: context.runAttempt ?? 1 },
    bodies: typeof rendered === 'string' ? [rendered] : rendered,
    write: updateOnly ? 'update-only' : 'create-or-update',
    signal,
  });
}

/** One suite: the key as it is. Several: the key would be shared, so the suite's name is added. */
function commentKey(key: string | undefined, suite: SuiteReport, report: Report): string {
  if (key === undefined || key === '') return suite.name;
  return report.suites.length === 1 ? key : `${key}/${suite.name}`;
}

/** Whether this suite is something to report: its gates failed, or the run as a whole came to no verdict. */
function suiteFailed(report: Report, suite: SuiteReport): boolean {
  return !suite.gates.passed || report.verdict.result === 'error';
}

const COMMENT_NOTICES: Readonly<Record<CommentSkipReason, string | undefined>> = {
  'no-pull-request': undefined,
  'nothing-to-report': undefined,
  'no-token': 'No pull request comment was posted: github-token is empty.',
  'read-only-token':
    "No pull request comment was posted: the token may not write comments. Give the job `pull-requests: write`; on a fork's or Dependabot's pull request the token is always read-only.",
  'newer-run': 'The pull request comment was left alone: it shows a newer run.',
  locked: 'No pull request comment was posted: the conversation is locked.',
};

/** One line for each thing that happened, however many suites it happened to. */
function logComments(comments: readonly SuiteComment[], log: Log): void {
  const notices = new Set<string>();
  const warnings = new Set<string>();
  for (const { outcome } of comments) {
    if (outcome.kind === 'failed') warnings.add(outcome.message);
    if (outcome.kind !== 'skipped') continue;
    const notice = COMMENT_NOTICES[outcome.reason];
    if (notice !== undefined) notices.add(notice);
  }
  for (const notice of notices) log.notice(notice);
  for (const warning of warnings) {
    log.warning(`The pull request comment was not posted: ${warning}`);
  }
}
