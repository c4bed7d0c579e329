/** The search for the base branch's report, by what the session knows. */
import { memoryOf, mergeMemories } from '../../comparison/memory.js';
import { plural } from '../../basics/format.js';
import { matrixValues } from '../../github/context.js';
import { headCommit } from '../../processes/git.js';
import { askedWholeOn, findBaseReport, type BaseReportOutcome } from '../../github/base-report.js';
import type { StopSwitch } from '../../engine/execute.js';
import { unlessCancelled } from '../pipeline/signals.js';
import { stepIdentity, type Session } from '../session/session.js';

interface BaseSearch {
  /** A cancelled job has no time for it. */
  readonly stop?: StopSwitch | undefined;
  /** The commit that was tested, where that was another job; default: this job's checkout. */
  readonly checkedOut?: string | undefined;
}

/**
 * Meant to go on while models answer: at most 20 seconds. Its notice is said once in the log, and is the caller's to
 * put into the report. Never rejects.
 * @param suites their names
 */
export async function searchBaseReport(
  session: Session,
  suites: readonly string[],
  { stop, checkedOut }: BaseSearch = {},
): Promise<BaseReportOutcome> {
  if (session.where === 'local') return { kind: 'unavailable', reason: 'not-applicable' };
  const search = searchFor(session, suites, checkedOut);
  const outcome = await (stop === undefined ? search : unlessCancelled(search, CANCELLED, stop));
  if (outcome.notice !== undefined) session.log.info(outcome.notice);
  return outcome;
}

/** No notice: who cancels a job knows why it was not compared. */
const CANCELLED: BaseReportOutcome = { kind: 'unavailable', reason: 'too-slow' };

async function searchFor(
  { inputs, context, workingDirectory }: Session,
  suites: readonly string[],
  checkedOut: string | undefined,
): Promise<BaseReportOutcome> {
  const outcome = await findBaseReport({
    context,
    token: inputs.githubToken,
    // A pull request's job tests the merge commit, unless its checkout says otherwise.
    testedSha: checkedOut ?? (await headCommit(workingDirectory)),
    artifactName: inputs.artifactName,
    step: stepIdentity(inputs),
    suites,
  });
  return withRunsBeside(outcome);
}

/**
 * Notices where a shard replaces a whole run: its matrix is too small for all of them, or the base branch asks its
 * suites whole. Of that the first one speaks, and one that has no matrix: the others spend no requests on it. Never
 * rejects.
 */
export async function loneShard({
  inputs,
  context,
  where,
  log,
}: Session): Promise<readonly string[]> {
  const { shard, matrix, matrixJobs, githubToken: token, artifactName } = inputs;
  if (shard === undefined || where === 'local') return [];
  const { index, count: parts } = shard;
  const told = (notice: string): readonly string[] => {
    log.warning(notice);
    return [notice];
  };
  const isOfMatrix = matrixValues(matrix).length > 0;
  // Without a matrix each shard may be a job by itself.
  if (isOfMatrix && Number(matrixJobs) < parts) {
    return told(
      `This job asks shard ${index} of ${parts}, and its matrix has ${plural(Number(matrixJobs), 'job')}: unless other jobs ask the rest, nobody does. Give the input shard as many parts as the matrix has jobs. A shard judges nothing: only a job with "mode: merge" does, and that is the one to require.`,
    );
  }
  if (index > 1 && isOfMatrix) return [];
  const branch = await askedWholeOn({ context, token, artifactName });
  if (branch === undefined) return [];
  return told(
    `On ${branch}, this workflow asks its suites whole. This job asks shard ${index} of ${parts} and judges nothing: only a job with "mode: merge" does, and that is the one to require.`,
  );
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
