/** Whether a job runs for the repository's default branch itself: only such a run has a history, or speaks for the model. */
import { isBranchEvent } from '../../basics/branch-events.js';
import { createGitHubClient } from '../../github/client.js';
import { branchOfRef } from '../../github/context.js';
import { withTimeLimit } from '../../github/time-limit.js';
import type { Session } from '../session/session.js';

const TIME_LIMIT_MS = 30_000;

/** Why it does not, in words that complete a sentence; undefined where it does. Rejects as the client does. */
export async function reasonAgainstBranch(session: Session): Promise<string | undefined> {
  const { context } = session;
  const known = isBranchEvent(context.eventName) ? await defaultBranchOf(session) : undefined;
  if (known !== undefined && branchOfRef(context.ref) === known) return undefined;
  return `only runs of the default branch${known === undefined ? '' : ` ${known}`} have one`;
}

/** By the event, else by GitHub's API; a schedule runs on no other branch. */
async function defaultBranchOf({ context, inputs }: Session): Promise<string | undefined> {
  if (context.defaultBranch !== undefined) return context.defaultBranch;
  if (context.eventName === 'schedule') return branchOfRef(context.ref);
  const { repository, apiUrl } = context;
  if (inputs.githubToken === '' || repository === undefined) return undefined;
  const client = await createGitHubClient({ token: inputs.githubToken, apiUrl, use: 'optional' });
  const { owner, name: repo } = repository;
  const asked = await withTimeLimit(TIME_LIMIT_MS, async (signal) => {
    return (await client.rest.repos.get({ owner, repo, request: { signal } })).data.default_branch;
  });
  return asked.kind === 'done' ? asked.result : undefined;
}
