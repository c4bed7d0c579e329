/** The search for the base branch's report, by what the session knows. */
import { headCommit } from '../../git/commits.js';
import {
  findBaseReport,
  type BaseReportOutcome,
} from '../../github/base-report/find-base-report.js';
import { stepIdentity } from '../conclude.js';
import type { Session } from '../session/session.js';

/**
 * Meant to go on while models answer: at most 20 seconds. Its notice is said once in the log, and is the caller's to
 * put into the report. `suites`: their names. Never rejects.
 */
export async function searchBaseReport(
  { where, inputs, context, workingDirectory, log }: Session,
  suites: readonly string[],
): Promise<BaseReportOutcome> {
  if (where === 'local') return { kind: 'unavailable', reason: 'not-applicable' };
  const outcome = await findBaseReport({
    context,
    token: inputs.githubToken,
    // A pull request's job tests the merge commit, unless its checkout says otherwise.
    testedSha: await headCommit(workingDirectory),
    artifactName: inputs.artifactName,
    step: stepIdentity(inputs),
    suites,
  });
  if (outcome.notice !== undefined) log.info(outcome.notice);
  return outcome;
}
