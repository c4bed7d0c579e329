/** Which checkout of the workspace a folder belongs to: a job may have several, in folders of their own or as submodules. */
import { git, repositoryOf } from './git.js';

export interface Checkout {
  /** Absolute path of its top folder. */
  readonly folder: string;
  /** `owner/name` in lower case, the end of the URL of its remote `origin`; undefined where that is none or no URL. */
  readonly origin?: string | undefined;
}

/** The checkout that a folder is in; undefined where there is none. `folder` is absolute. Never rejects. */
export async function checkoutOf(folder: string): Promise<Checkout | undefined> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) return undefined;
  const origin = await git(repository.workTree, 'config', '--get', 'remote.origin.url').then(
    ownerAndName,
    () => undefined,
  );
  return { folder: repository.workTree, origin };
}

/** Of `https://host/owner/name.git`, `git@host:owner/name` and `ssh://git@host/owner/name/`. */
export function ownerAndName(url: string): string | undefined {
  const [, owner, name] =
    /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+@[^/:]+:)(?:.*\/)?([^/]+)\/([^/]+?)(?:\.git)?\/?$/i.exec(url) ??
    [];
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`.toLowerCase();
}
