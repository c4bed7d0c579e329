/** Questions to git, of a checkout that may belong to another user or be no repository at all. */
import { promisify } from 'node:util';

const GIT_TIMEOUT_MS = 5_000;

/**
 * What git prints, without white space around it; rejects where there is no git, no repository or no answer.
 * @param folder absolute path in the checkout
 * @param trusted absolute path of the checkout that git may read regardless of its owner; `*` where its root is not known
 */
export async function git(
  folder: string,
  trusted: string,
  ...args: readonly string[]
): Promise<string> {
  // Few runs ask before their first request, and loading this would delay it.
  const { execFile } = await import('node:child_process');
  // `safe.directory`: in a container job the checkout belongs to another user, and git would refuse to read it.
  const { stdout } = await promisify(execFile)(
    'git',
    ['-c', `safe.directory=${trusted}`, ...args],
    {
      cwd: folder,
      timeout: GIT_TIMEOUT_MS,
    },
  );
  return stdout.trim();
}
