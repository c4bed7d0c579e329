/** One sentence for those who could make the comparison work, with the one thing to do. */
import type { NoBaseReason } from '../../report/comparison.js';
import type { Refusal } from './lookup.js';

export interface NoticeFacts {
  readonly branch: string;
  /** The run is one of the branch itself, whose first run has nothing before it. */
  readonly isOnBranch: boolean;
}

/** Undefined where there is nothing to do. The text is foreign in parts: the caller escapes it. */
export function noticeOf(
  { reason, message, permission }: Omit<Refusal, 'kind'>,
  { branch, isOnBranch }: NoticeFacts,
): string | undefined {
  const action = actionFor(reason, branch, permission);
  if (action === undefined) return undefined;
  const compared = isOnBranch ? `the run before on ${branch}` : branch;
  return `Not compared with ${compared}: ${message}. ${action}`;
}

function actionFor(
  reason: NoBaseReason,
  branch: string,
  permission: Refusal['permission'] = 'actions: read',
): string | undefined {
  switch (reason) {
    case 'disabled':
    case 'not-applicable':
    // The comparison's own line says what it takes.
    case 'no-run':
      return undefined;
    case 'no-token':
      return 'Set it, or set "compare: never".';
    case 'no-permission':
      return `Add "${permission}" to the permissions of the job.`;
    case 'no-artifact':
      return `Let the runs on ${branch} upload their report: the same "artifact-name", and "artifacts: always".`;
    case 'expired':
      return `Run the workflow on ${branch} again, or let it run on a schedule.`;
    case 'too-large':
      return 'Set "outputs: failed" or "outputs: none", which makes reports smaller.';
    case 'broken':
    case 'wrong-version':
      return `Run the workflow on ${branch} again: its next report takes the place of this one.`;
    case 'too-slow':
    case 'failed':
      return 'Re-run the job to compare.';
  }
}
