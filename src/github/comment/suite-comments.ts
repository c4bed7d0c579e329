/** The comments of a report: one a suite, each under its key; one in all where there is nothing judged. */
import { shortCommit } from '../../basics/format.js';
import type { Report, SuiteReport } from '../../report/report.js';
import {
  createGitHubClient,
  describeError,
  type GitHubClient,
  readApiFailure,
  withTimeLimit,
} from '../client.js';
import type { Destination, PullRequestContext, PullRequestHead, Repository } from '../context.js';
import type { Log } from '../log.js';
import type { FindConversation, PublicationJob, PublishSettings } from '../publication.js';
import {
  type CommentOutcome,
  type CommentRequest,
  type CommentSkipReason,
  type Conversation,
  type NoConversation,
  originOf,
  replaceComments,
  stepOf,
  updateOwnComment,
  upsertComment,
} from './comment.js';

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

// The pull request that a publication belongs to.

type Place = Pick<PublicationJob, 'settings' | 'destination'>;

/**
 * Looks for the pull request when it is first asked, and once for all who publish there: comment and review. Each has
 * a separate client, because a client keeps its writes seconds apart, and a review gives way to the comment.
 */
export function conversationFinder({ settings, destination }: Place): FindConversation {
  const { repository, pullRequest, pullRequestHead: head, apiUrl } = destination;
  const { token = '' } = settings;
  let looking: Promise<number | NoConversation> | undefined;
  return async (signal, use) => {
    if (repository === undefined) return 'no-pull-request';
    if (pullRequest === undefined && head === undefined) return 'no-pull-request';
    if (token === '') return 'no-token';
    const client = await createGitHubClient({ token, apiUrl, use });
    looking ??= findNumber(client, destination, signal);
    const found = await looking;
    return typeof found === 'string' ? found : { client, repository, pullRequest: found, signal };
  };
}

async function findNumber(
  client: GitHubClient,
  { repository, pullRequest, pullRequestHead: head }: Place['destination'],
  signal: AbortSignal,
): Promise<number | NoConversation> {
  if (pullRequest !== undefined) return pullRequest;
  if (repository === undefined || head === undefined) return 'no-pull-request';
  try {
    const found = await findPullRequest(client, repository, head, signal);
    return found?.number ?? 'no-pull-request';
  } catch (error) {
    if (readApiFailure(error).kind === 'read-only-token') return 'read-only-token';
    throw error;
  }
}

// The pull request of a commit, for events whose payload names none.

/**
 * The open pull request whose head is this commit of this repository. Owner and branch only narrow the question:
 * anybody can give a branch any name, so commit and repository id decide. Of several, one branch into several bases,
 * the oldest. Rejects as the client does.
 */
export async function findPullRequest(
  client: GitHubClient,
  repository: Repository,
  head: PullRequestHead,
  signal: AbortSignal,
): Promise<PullRequestContext | undefined> {
  // Not `commits/{sha}/pulls`: it does not know the pull requests of forks.
  const { data } = await client.rest.pulls.list({
    owner: repository.owner,
    repo: repository.name,
    state: 'open',
    head: `${head.owner}:${head.branch}`,
    per_page: 100,
    request: { signal },
  });
  const [oldest] = data
    .filter(({ head: { sha, repo } }) => sha === head.sha && idOf(repo) === head.repositoryId)
    .toSorted((a, b) => a.number - b.number);
  if (oldest === undefined) return undefined;
  return { number: oldest.number, headSha: head.sha };
}

/** GitHub sends null for a repository that was deleted, against its own description. */
function idOf(repository: { readonly id: number } | null): number | undefined {
  return repository?.id;
}

/** What a token that may only read kept from being posted, in one notice. */

interface SkippedForToken {
  readonly comment: boolean;
  readonly review: boolean;
  /** Name of the check run that was not created. */
  readonly checkName: string | undefined;
}

/** The notice; undefined where nothing was skipped for the token. */
export function readOnlyNotice({
  comment,
  review,
  checkName,
}: SkippedForToken): string | undefined {
  const things = [
    ...(comment ? ['the pull request comment'] : []),
    ...(review ? ['the review comments'] : []),
    ...(checkName === undefined ? [] : [`the check run ${checkName}`]),
  ];
  if (things.length === 0) return undefined;
  const permissions = [
    ...(comment || review ? ['`pull-requests: write`'] : []),
    ...(checkName === undefined ? [] : ['`checks: write`']),
  ];
  return `Not posted, because the token may not write: ${listed(things)}. Give the job ${listed(permissions)}; on a fork's or Dependabot's pull request the token is always read-only.`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}
