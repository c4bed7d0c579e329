/** The commit that is tested, for events whose GITHUB_SHA is another one. */
import { git } from './git.js';
import type { Session } from '../app/session.js';

/** GITHUB_SHA is the tip of the base or default branch there, and the workflow checks out what it wants. */
const EVENTS: readonly (string | undefined)[] = [
  'pull_request_target',
  'workflow_run',
  'issue_comment',
];

/** The session with the commit that git says is checked out; as it is for other events, or where git does not know. */
export async function atCheckedOutCommit(session: Session): Promise<Session> {
  if (!EVENTS.includes(session.context.eventName)) return session;
  const sha = await headOf(session.workingDirectory);
  return sha === undefined ? session : { ...session, context: { ...session.context, sha } };
}

async function headOf(folder: string): Promise<string | undefined> {
  try {
    const sha = await git(folder, '*', 'rev-parse', '--verify', 'HEAD');
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
  } catch {
    return undefined;
  }
}
