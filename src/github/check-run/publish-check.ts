/** The check run of a report: whether there is one, whose it is, its conclusion, and what the log says of it. */
import type { Report } from '../../report/report.js';
import { createGitHubClient, describeError, withTimeLimit } from '../client.js';
import { commentOrigin, originOf } from '../comment/comment.js';
import type { Log } from '../log.js';
import type { PublicationJob } from '../publication.js';
import {
  type CheckConclusion,
  type CheckOwner,
  type CheckRunOutcome,
  finishCheckRun,
  matrixName,
  startCheckRun,
  type StartedCheck,
  WRITER,
} from './check-run.js';

/** What came of the start: the check run in progress, or the outcome already. Undefined: none is wanted. */
type OpenCheck = StartedCheck | CheckRunOutcome | undefined;

/** Creates the check run that `checkName` asks for, in progress, before anything else is published. Never throws. */
export async function openCheck(job: Omit<PublicationJob, 'links'>): Promise<OpenCheck> {
  const { checkName, token = '' } = job.settings;
  if (checkName === undefined || checkName === '') return undefined;
  const { repository, sha, runUrl, apiUrl } = job.destination;
  if (repository === undefined || sha === undefined)
    return { kind: 'skipped', reason: 'no-commit' };
  if (token === '') return { kind: 'skipped', reason: 'no-token' };
  return inTime(job.timeLimitMs, async (signal) => {
    const client = await createGitHubClient({ token, apiUrl, use: 'needed' });
    const name = matrixName(checkName, job.settings.matrix);
    const owner = ownerOf(job);
    const own = job.destination;
    return startCheckRun({ client, repository, name, sha, owner, own, detailsUrl: runUrl }, signal);
  });
}

/** Gives it the report's result, after everything else was published, and logs what came of it. Never throws. */
export async function closeCheck(
  open: OpenCheck,
  job: PublicationJob,
): Promise<CheckRunOutcome | undefined> {
  const { report, views, links, settings } = job;
  if (open === undefined) return undefined;
  const outcome =
    open.kind === 'started'
      ? await inTime(job.timeLimitMs, async (signal) => {
          const result = { conclusion: checkConclusion(report), ...views.check(report, links) };
          return finishCheckRun(open, result, signal);
        })
      : open;
  logCheck(outcome, matrixName(settings.checkName ?? '', settings.matrix), job.log);
  return outcome;
}

async function inTime<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | Extract<CheckRunOutcome, { kind: 'failed' }>> {
  try {
    const limited = await withTimeLimit(limitMs, work);
    return limited.kind === 'done'
      ? limited.result
      : { kind: 'failed', message: 'no answer in time' };
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  }
}

function ownerOf({ report, destination, settings }: Omit<PublicationJob, 'links'>): CheckOwner {
  const { runId = 0, runAttempt = 1 } = destination;
  const origin = commentOrigin([originOf(report), settings.matrix ?? '']);
  return { runId, runAttempt, origin, writer: WRITER };
}

/**
 * GitHub takes `neutral` for success where a check is required. So it is used only where the job is green as well:
 * nothing was tested and the workflow asked for that, or a gate failed under `fail-on: never`. A run that could not
 * judge is a failure, lest a gate that did not run lets a change through.
 */
export function checkConclusion({ verdict, interruption, suites, run }: Report): CheckConclusion {
  if (interruption?.kind === 'signal') return 'cancelled';
  switch (verdict.result) {
    case 'passed':
      return suites.length === 0 ? 'neutral' : 'success';
    case 'failed':
      return run.failOn === 'never' ? 'neutral' : 'failure';
    case 'error':
      return 'failure';
  }
}

const NOT_CREATED = {
  'no-token': 'github-token is empty.',
  'no-commit': 'the commit or the repository is not known.',
  'unseen-pull-requests':
    'the token may not list the pull requests, and the commit may be the head of several. Give the job `pull-requests: read`.',
} as const;

function logCheck(outcome: CheckRunOutcome, wanted: string, log: Log): void {
  switch (outcome.kind) {
    case 'created':
      if (outcome.name !== wanted) {
        log.warning(
          `The check run is named ${outcome.name}: another job has one named ${wanted} on this commit. Give each job its own \`check-name\`.`,
        );
      }
      if (outcome.problem === undefined) return;
      log.warning(
        `The check run ${outcome.name} has ${outcome.annotations} annotations; the others were refused: ${outcome.problem}`,
      );
      return;
    case 'skipped':
      logSkipped(outcome, wanted, log);
      return;
    case 'failed':
      log.warning(`The check run ${wanted} was not created or not finished: ${outcome.message}`);
  }
}

function logSkipped(
  { reason, pullRequest }: Extract<CheckRunOutcome, { kind: 'skipped' }>,
  name: string,
  log: Log,
): void {
  switch (reason) {
    case 'read-only-token':
      // One notice names all that was skipped for it: see publish.ts.
      return;
    case 'newer-run':
      log.notice(`The check run ${name} was left alone: it shows a newer run.`);
      return;
    case 'shared-commit':
      log.notice(
        `The check run ${name} was not created: the commit is also the head of pull request ${String(pullRequest)}, which would show it as its own.`,
      );
      return;
    case 'no-token':
    case 'no-commit':
    case 'unseen-pull-requests':
      log.notice(`The check run ${name} was not created: ${NOT_CREATED[reason]}`);
  }
}
