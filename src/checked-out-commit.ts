/** The commit that is tested, for events whose GITHUB_SHA is another one. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Session } from './session.js';

const run = promisify(execFile);
const GIT_TIMEOUT_MS = 5_000;

/** GITHUB_SHA is the tip of the base or default branch there, and the workflow checks out what it wants. */
const EVENTS: readonly (string | undefined)[] = ['pull_request_target', 'workflow_run'];

/** The session with the commit that git says is checked out; as it is for other events, or where git does not know. */
export async function atCheckedOutCommit(session: Session): Promise<Session> {
  if (!EVENTS.includes(session.context.eventName)) return session;
  const sha = await headOf(session.workingDirectory);
  return sha === undefined ? session : { ...session, context: { ...session.context, sha } };
}

async function headOf(folder: string): Promise<string | undefined> {
  // `safe.directory`: in a container job the checkout belongs to another user, and git would refuse to read it.
  const args = ['-c', 'safe.directory=*', 'rev-parse', '--verify', 'HEAD'];
  try {
    const { stdout } = await run('git', args, { cwd: folder, timeout: GIT_TIMEOUT_MS });
    const sha = stdout.trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
  } catch {
    return undefined;
  }
}
