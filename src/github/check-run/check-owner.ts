/**
 * Whose a check run is. GitHub shows only the newest check run of a name, whichever job wrote it, so each says in its
 * `external_id` which job of which run wrote it; the others read that before and after they write.
 */
import { randomBytes } from 'node:crypto';
import type { RunAttempt } from '../newer-run.js';

export interface CheckOwner extends RunAttempt {
  /** Which step of which job of which workflow, the same in every run: as `commentOrigin` says it. */
  readonly origin: string;
  /** 8 hexadecimal digits for this process: two jobs of a matrix may be the same in all else. */
  readonly writer: string;
}

/** This process. */
export const WRITER = randomBytes(4).toString('hex');

const OWNER =
  /^kindlm run=(\d{1,16}) attempt=(\d{1,9}) origin=([0-9a-f]{16}) writer=([0-9a-f]{8})$/;
/** The check run that GitHub itself makes of a job. */
const JOB_PAGE = /\/actions\/runs\/\d+\/job\/\d+(?:[?#]|$)/;

export function formatOwner({ runId, runAttempt, origin, writer }: CheckOwner): string {
  return `kindlm run=${runId} attempt=${runAttempt} origin=${origin} writer=${writer}`;
}

/** The owner that a check run names; undefined where the action did not write it. */
export function readOwner(externalId: string | null | undefined): CheckOwner | undefined {
  const [, run, attempt, origin, writer] = OWNER.exec(externalId ?? '') ?? [];
  if (origin === undefined || writer === undefined) return undefined;
  return { runId: Number(run), runAttempt: Number(attempt), origin, writer };
}

/** A check run as GitHub lists it. */
export interface ListedCheck {
  readonly id: number;
  readonly externalId: string | null;
  readonly detailsUrl: string | null;
}

/**
 * Whose a listed check run is: `own`: this process's; `same-job`: the same job's of another run or attempt; `other-job`:
 * another job's, or another job of the same matrix; `nobody`: the action did not write it.
 */
export function relationTo(
  own: CheckOwner,
  { externalId, detailsUrl }: ListedCheck,
): 'own' | 'same-job' | 'other-job' | 'nobody' {
  const owner = readOwner(externalId);
  if (owner === undefined) return JOB_PAGE.test(detailsUrl ?? '') ? 'other-job' : 'nobody';
  if (owner.origin !== own.origin) return 'other-job';
  if (owner.writer === own.writer) return 'own';
  const isSameAttempt = owner.runId === own.runId && owner.runAttempt === own.runAttempt;
  // A step runs once an attempt, so another process of it is another job.
  return isSameAttempt ? 'other-job' : 'same-job';
}
