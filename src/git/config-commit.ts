/** Which commit last changed a config: evidence that its thresholds were set before the run. */
import type { SuitePlan } from '../engine/plan.js';
import { git } from './git.js';

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
  try {
    const log = await git(workspace, workspace, 'log', '-1', '--format=%H %cI', '--', file);
    const [sha, date] = log.split(' ');
    if (sha === undefined || sha === '' || date === undefined) return undefined;
    const status = await git(workspace, workspace, 'status', '--porcelain', '--', file);
    return { sha, date, dirty: status !== '' };
  } catch {
    return undefined;
  }
}
