/** GitHub's events whose runs test a branch itself, as it is after a merge, and not a change that somebody proposes. */
export const BRANCH_EVENTS = ['push', 'schedule', 'workflow_dispatch'] as const;

/** @param eventName as in GITHUB_EVENT_NAME; undefined where the action does not run on GitHub */
export function isBranchEvent(eventName: string | undefined): boolean {
  return BRANCH_EVENTS.some((event) => event === eventName);
}
