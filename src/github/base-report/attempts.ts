/**
 * Other runs and attempts that tested the same commit. The comparison pools them with this one, which keeps
 * people from re-running a job until it is green.
 */
import { READ_LIMITS } from '../../report/read-report.js';
import type { Report } from '../../report/report.js';
import { similarityOf, readArtifact, reportArtifacts } from './step-report.js';
import type { Lookup } from './lookup.js';
import { runsOfCommit, type WorkflowRun } from './workflow-runs.js';

export interface AttemptSearch {
  /** The run that this job belongs to. */
  readonly own: WorkflowRun;
  /** This attempt, from 1. */
  readonly attempt: number;
  /**
   * Whether other runs of the commit count as well. Not on the base branch: there a nightly run of an unchanged
   * commit is the next one, which is compared with the one before.
   */
  readonly otherRuns: boolean;
}

const MAX_ATTEMPTS = 5;
const MAX_DOWNLOADS = 12;

/** Adds what it finds to `found`, newest first, so that a time limit leaves what there is. Rejects as the client does. */
export async function collectAttempts(
  lookup: Lookup,
  search: AttemptSearch,
  found: Report[],
): Promise<void> {
  let bytesLeft = READ_LIMITS.maxBytes;
  let downloadsLeft = MAX_DOWNLOADS;
  for (const run of await runsToRead(lookup, search)) {
    const listed = await reportArtifacts(lookup, run.id);
    if (listed.kind === 'refused') continue;
    for (const { id } of listed.artifacts) {
      if (found.length === MAX_ATTEMPTS || downloadsLeft === 0) return;
      downloadsLeft -= 1;
      const read = await readArtifact(lookup, id, bytesLeft);
      if (read.kind === 'refused') continue;
      bytesLeft -= read.bytes;
      if (isOtherAttempt(read.report, run, search) && isOfThisStep(read.report, lookup)) {
        found.push(read.report);
      }
    }
  }
}

async function runsToRead(
  lookup: Lookup,
  { own, attempt, otherRuns }: AttemptSearch,
): Promise<readonly WorkflowRun[]> {
  const earlier = attempt > 1 ? [own] : [];
  if (!otherRuns) return earlier;
  const runs = await runsOfCommit(lookup, own.workflowId, own.sha);
  const others = runs.filter(
    // Another repository's branch may have the commit as well; what its jobs upload says nothing about this one.
    ({ id, sha, headRepository }) =>
      id !== own.id && sha === own.sha && headRepository === own.headRepository,
  );
  return [...earlier, ...others];
}

/** In the own run, other jobs of this attempt have left reports too. */
function isOtherAttempt(
  report: Report,
  run: WorkflowRun,
  { own, attempt }: AttemptSearch,
): boolean {
  if (run.id !== own.id) return true;
  return report.run.runAttempt !== undefined && report.run.runAttempt < attempt;
}

function isOfThisStep(report: Report, { wanted }: Lookup): boolean {
  return similarityOf(report, wanted) === 'same-step';
}
