/** The check run of a report: whether there is one, its conclusion, and what the log says of it. */
import type { Report } from '../../report/report.js';
import { describeError } from '../api-failure.js';
import { createCheckRun, type CheckConclusion, type CheckRunOutcome } from './check-run.js';
import { createGitHubClient } from '../client.js';
import type { Log } from '../log.js';
import type { PublicationJob } from '../publication.js';
import { withTimeLimit } from '../time-limit.js';

/** Creates the check run that `checkName` asks for, and logs what came of it. Never throws. */
export async function publishCheck(job: PublicationJob): Promise<CheckRunOutcome | undefined> {
  const { checkName } = job.settings;
  if (checkName === undefined || checkName === '') return undefined;
  const outcome = await outcomeOf(job, checkName);
  logCheck(outcome, checkName, job.log);
  return outcome;
}

async function outcomeOf(job: PublicationJob, name: string): Promise<CheckRunOutcome> {
  const { settings, destination, report, views, links } = job;
  const { repository, sha, runUrl } = destination;
  if (repository === undefined || sha === undefined)
    return { kind: 'skipped', reason: 'no-commit' };
  const { token } = settings;
  if (token === undefined || token === '') return { kind: 'skipped', reason: 'no-token' };
  try {
    const created = await withTimeLimit(job.timeLimitMs, async (signal) => {
      const client = await createGitHubClient({ token, apiUrl: destination.apiUrl });
      return createCheckRun({
        client,
        repository,
        name,
        sha,
        conclusion: checkConclusion(report),
        ...views.check(report, links),
        detailsUrl: runUrl,
        signal,
      });
    });
    return created.kind === 'done'
      ? created.result
      : { kind: 'failed', message: 'no answer in time' };
  } catch (error) {
    return { kind: 'failed', message: describeError(error) };
  }
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

const SKIPPED = {
  'no-token': 'github-token is empty.',
  'no-commit': 'the commit or the repository is not known.',
} as const;

function logCheck(outcome: CheckRunOutcome, name: string, log: Log): void {
  switch (outcome.kind) {
    case 'created':
      if (outcome.problem === undefined) return;
      log.warning(
        `The check run ${name} has ${outcome.annotations} annotations; the others were refused: ${outcome.problem}`,
      );
      return;
    case 'skipped':
      // One notice names all that was skipped for it: see publish.ts.
      if (outcome.reason === 'read-only-token') return;
      log.notice(`The check run ${name} was not created: ${SKIPPED[outcome.reason]}`);
      return;
    case 'failed':
      log.warning(`The check run ${name} was not created: ${outcome.message}`);
  }
}
