/** The search for the base branch's report, by what the session knows. */
import { memoryOf } from '../../comparison/memory.js';
import { mergeMemories } from '../../comparison/merge-memories.js';
import { headCommit } from '../../git/commits.js';
import {
  findBaseReport,
  type BaseReportOutcome,
} from '../../github/base-report/find-base-report.js';
import type { StopSwitch } from '../../engine/run/stop.js';
import { unlessCancelled } from '../pipeline/signals.js';
import { stepIdentity, type Session } from '../session/session.js';

/**
 * Meant to go on while models answer: at most 20 seconds. Its notice is said once in the log, and is the caller's to
 * put into the report. `suites`: their names. `stop`: a cancelled job has no time for it. Never rejects.
 */
export async function searchBaseReport(
  session: Session,
  suites: readonly string[],
  stop?: StopSwitch,
): Promise<BaseReportOutcome> {
  if (session.where === 'local') return { kind: 'unavailable', reason: 'not-applicable' };
  const search = searchFor(session, suites);
  const outcome = await (stop === undefined ? search : unlessCancelled(search, CANCELLED, stop));
  if (outcome.notice !== undefined) session.log.info(outcome.notice);
  return outcome;
}

/** No notice: who cancels a job knows why it was not compared. */
const CANCELLED: BaseReportOutcome = { kind: 'unavailable', reason: 'too-slow' };

async function searchFor(
  { inputs, context, workingDirectory }: Session,
  suites: readonly string[],
): Promise<BaseReportOutcome> {
  const outcome = await findBaseReport({
    context,
    token: inputs.githubToken,
    // A pull request's job tests the merge commit, unless its checkout says otherwise.
    testedSha: await headCommit(workingDirectory),
    artifactName: inputs.artifactName,
    step: stepIdentity(inputs),
    suites,
  });
  return withRunsBeside(outcome);
}

/** The base report with what runs know that ended beside it: of two pushes at once neither is forgotten. */
function withRunsBeside(outcome: BaseReportOutcome): BaseReportOutcome {
  if (outcome.kind !== 'found' || (outcome.beside ?? []).length === 0) return outcome;
  const memory = (outcome.beside ?? [])
    .map(memoryOf)
    .reduce(mergeMemories, memoryOf(outcome.report));
  return {
    ...outcome,
    report: { ...outcome.report, memory },
    base: { ...outcome.base, runs: memory.runs.length },
  };
}
