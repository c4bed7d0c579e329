/** The comments of a report: one a suite, each under its key; one in all where there is nothing judged. */
import { shortCommit } from '../../words/format.js';
import type { Report, SuiteReport } from '../../report/report.js';
import { describeError } from '../api-failure.js';
import type { Conversation } from './comment-search.js';
import { originOf, stepOf } from './step-origin.js';
import {
  replaceComments,
  updateOwnComment,
  upsertComment,
  type CommentOutcome,
  type CommentRequest,
  type CommentSkipReason,
} from './comment.js';
import type { Destination } from '../destination.js';
import type { Log } from '../log.js';
import type { PublicationJob, PublishSettings } from '../publication.js';
import { withTimeLimit } from '../time-limit.js';

export interface SuiteComment {
  /** Absent for the comment of a run that came to no suites. */
  readonly suite?: string | undefined;
  readonly key: string;
  readonly outcome: CommentOutcome;
}

/** A comment to write: how, and with which of the request's parts that differ from comment to comment. */
interface WantedComment {
  readonly suite?: string;
  readonly key: string;
  readonly post: typeof upsertComment;
  readonly placeholder?: string;
  readonly write: CommentRequest['write'];
  /** The input `config` that it was written under; absent: this run's. */
  readonly writtenBy?: readonly string[];
  readonly render: () => string | readonly string[];
}

/**
 * Posts one comment a suite, or one that says that nothing was judged, and logs what came of it. Never throws; empty
 * when no comment is wanted.
 */
export async function postComments(job: PublicationJob): Promise<readonly SuiteComment[]> {
  const { settings, log, timeLimitMs } = job;
  if (settings.comment === 'never') return [];
  const wanted = wantedComments(job);
  const outcomes: CommentOutcome[] = [];
  let problem = 'no answer in time';
  try {
    await withTimeLimit(timeLimitMs, async (signal) => {
      const place = await job.findConversation(signal, 'needed');
      for (const comment of wanted) {
        const outcome =
          typeof place === 'string'
            ? ({ kind: 'skipped', reason: place } as const)
            : await postComment(job, place, comment);
        if (signal.aborted) return;
        outcomes.push(outcome);
      }
    });
  } catch (error) {
    problem = describeError(error);
  }
  const comments = wanted.map(({ suite, key }, index): SuiteComment => ({
    suite,
    key,
    outcome: outcomes[index] ?? { kind: 'failed', message: problem },
  }));
  logComments(comments, job.destination, log);
  return comments;
}

function wantedComments({
  report,
  settings,
  views,
  links,
}: PublicationJob): readonly WantedComment[] {
  const { comment } = settings;
  const { workingDirectory, config, commentKey: wantedKey } = stepOf(report);
  const own = wantedKey === '' ? undefined : wantedKey;
  // Several configs, or one that cannot be read: the suites' names are not known when the run fails early.
  const placeholder = own ?? `config ${[workingDirectory, ...config].join(' ')}`;
  const onFailure = (failed: boolean): CommentRequest['write'] =>
    comment === 'on-failure' && !failed ? 'update-only' : 'create-or-update';
  if (report.suites.length === 0) {
    const write = onFailure(report.verdict.result !== 'passed');
    const render = () => views.unjudged(report, links);
    return [{ key: placeholder, post: replaceComments, write, render }];
  }
  const suites = report.suites.map((suite) => ({
    suite: suite.name,
    key: commentKey(own, suite, report, settings),
    post: upsertComment,
    placeholder,
    write: onFailure(suiteFailed(report, suite)),
    render: () => views.comment(report, suite, links),
  }));
  const kept = new Set(suites.map(({ key }) => key));
  const { goneSuites = [] } = report.comparison?.kind === 'compared' ? report.comparison : {};
  return [
    ...suites,
    // A comment keeps its key: one that another suite has now shows that one.
    ...goneSuites
      .map(({ name, config: before = config }) => ({
        key: own === undefined ? name : `${own}/${name}`,
        post: updateOwnComment,
        write: 'update-only' as const,
        writtenBy: before,
        render: () => views.gone(report, name, links),
      }))
      .filter(({ key }) => !kept.has(key)),
  ];
}

function postComment(
  { destination, report }: PublicationJob,
  conversation: Conversation,
  { key, post, placeholder, write, writtenBy, render }: WantedComment,
): Promise<CommentOutcome> {
  const { runId = 0, runAttempt = 1 } = destination;
  const origin = originOf(report, writtenBy);
  const rendered = render();
  return post({
    ...conversation,
    marker: { key, runId, runAttempt, origin },
    bodies: typeof rendered === 'string' ? [rendered] : rendered,
    write,
    placeholder,
  });
}

/** One suite: the key as it is. Several: the key would be shared, so the suite's name is added. */
function commentKey(
  key: string | undefined,
  suite: SuiteReport,
  report: Report,
  { keyPerSuite = false }: PublishSettings,
): string {
  if (key === undefined) return suite.name;
  return report.suites.length === 1 && !keyPerSuite ? key : `${key}/${suite.name}`;
}

/** Whether this suite is something to report: its gates failed, or the run as a whole came to no verdict. */
function suiteFailed(report: Report, suite: SuiteReport): boolean {
  return !suite.gates.passed || report.verdict.result === 'error';
}

const COMMENT_NOTICES: Readonly<Record<CommentSkipReason, string | undefined>> = {
  'no-pull-request': undefined,
  'nothing-to-report': undefined,
  'no-token': 'No pull request comment was posted: github-token is empty.',
  // One notice names all that was skipped for it: see publish.ts.
  'read-only-token': undefined,
  'newer-run': 'The pull request comment was left alone: it shows a newer run.',
  locked: 'No pull request comment was posted: the conversation is locked.',
};

/** One line for each thing that happened, however many suites it happened to. */
function logComments(comments: readonly SuiteComment[], destination: Destination, log: Log): void {
  const notices = new Set<string>();
  const warnings = new Set<string>();
  for (const { outcome } of comments) {
    if (outcome.kind === 'failed') warnings.add(outcome.message);
    if (outcome.kind !== 'skipped') continue;
    const notice = COMMENT_NOTICES[outcome.reason];
    if (notice !== undefined) notices.add(notice);
  }
  if (comments.some(({ outcome }) => isWithoutPullRequest(outcome))) {
    logWithoutPullRequest(destination, log);
  }
  for (const notice of notices) log.notice(notice);
  for (const warning of warnings) {
    log.warning(`The pull request comment was not posted: ${warning}`);
  }
}

function isWithoutPullRequest(outcome: CommentOutcome): boolean {
  return outcome.kind === 'skipped' && outcome.reason === 'no-pull-request';
}

/** A line of the log where that is the usual thing; a notice where somebody waits for the comment. */
function logWithoutPullRequest({ event = '', pullRequestHead }: Destination, log: Log): void {
  const commit = pullRequestHead === undefined ? '' : ` (${shortCommit(pullRequestHead.sha)})`;
  switch (event) {
    case 'push':
    case 'workflow_dispatch':
      log.info(
        `No pull request comment: no open pull request has this commit${commit} as its head.`,
      );
      return;
    case 'merge_group':
      log.info(
        'No pull request comment: a merge group may contain several pull requests, and each keeps the result of its own head.',
      );
      return;
    case 'schedule':
      log.info('No pull request comment: a scheduled run belongs to no pull request.');
      return;
    case 'workflow_run':
      log.notice(
        `No pull request comment was posted: no open pull request has the commit of the run that triggered this one${commit} as its head.`,
      );
      return;
    case 'issue_comment':
      log.notice(
        'No pull request comment was posted: the issue that this run belongs to is not a pull request.',
      );
      return;
    default:
      log.notice(
        `No pull request comment was posted: the action does not look for a pull request under the event ${event}.`,
      );
  }
}
