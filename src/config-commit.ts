/** Which commit last changed a config: evidence that its thresholds were set before the run. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SuitePlan } from './engine/plan.js';

const run = promisify(execFile);
const GIT_TIMEOUT_MS = 5_000;

export interface ConfigCommit {
  readonly sha: string;
  /** ISO 8601 committer date. */
  readonly date: string;
  /** The file has changes that are not committed. */
  readonly dirty: boolean;
}

/** The commit of each plan's config, in order. Never rejects. */
export function configCommits(
  workspace: string,
  plans: readonly SuitePlan[],
): Promise<readonly (ConfigCommit | undefined)[]> {
  return Promise.all(plans.map(({ suite }) => configCommit(workspace, suite.file)));
}

/**
 * Asks git; `undefined` where there is no git, no repository or no commit of the file.
 * In a shallow clone git names the oldest commit that it has: the config stood there already, perhaps longer.
 * @param workspace absolute path of the checkout
 * @param file path of the config, relative to the workspace
 */
async function configCommit(workspace: string, file: string): Promise<ConfigCommit | undefined> {
  // `safe.directory`: in a container job the checkout belongs to another user, and git would refuse to read it.
  const git = async (...args: string[]): Promise<string> =>
    (
      await run('git', ['-c', `safe.directory=${workspace}`, ...args], {
        cwd: workspace,
        timeout: GIT_TIMEOUT_MS,
      })
    ).stdout.trim();
  try {
    const [log, status] = await Promise.all([
      git('log', '-1', '--format=%H %cI', '--', file),
      git('status', '--porcelain', '--', file),
    ]);
    const [sha, date] = log.split(' ');
    if (sha === undefined || sha === '' || date === undefined) return undefined;
    return { sha, date, dirty: status !== '' };
  } catch {
    return undefined;
  }
}
