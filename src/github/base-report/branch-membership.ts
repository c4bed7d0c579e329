/**
 * Whether a commit is on the base branch itself. A run's `head_branch` alone does not say so: GitHub gives a tag's name
 * there as well, and a tag may be called as the branch is and point at any commit.
 */
import { isMissing, readApiFailure } from '../api-failure.js';
import { requestTarget, type Lookup, type Refusal } from './lookup.js';

export interface BranchMembership {
  readonly kind: 'known';
  /** Whether the branch, as it is now, contains the commit. Rejects as the client does. */
  readonly has: (sha: string) => Promise<boolean>;
}

/** Asks GitHub for the branch's newest commit. Rejects as the client does. */
export async function branchMembership(
  lookup: Lookup,
  branch: string,
): Promise<BranchMembership | Refusal> {
  try {
    const { data } = await lookup.client.rest.repos.getBranch({ ...requestTarget(lookup), branch });
    const tip = data.commit.sha;
    return {
      kind: 'known',
      has: async (sha) => sha === tip || (await isAncestorOf(lookup, sha, tip)),
    };
  } catch (error) {
    lookup.signal.throwIfAborted();
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return {
      kind: 'refused',
      reason: 'no-permission',
      message: 'the token may not read which commits are on the branch',
      permission: 'contents: read',
    };
  }
}

/** A commit that GitHub does not know is on no branch. */
async function isAncestorOf(lookup: Lookup, sha: string, tip: string): Promise<boolean> {
  try {
    const { data } = await lookup.client.rest.repos.compareCommitsWithBasehead({
      ...requestTarget(lookup),
      basehead: `${sha}...${tip}`,
      per_page: 1,
    });
    return data.status === 'ahead' || data.status === 'identical';
  } catch (error) {
    lookup.signal.throwIfAborted();
    if (isMissing(error)) return false;
    throw error;
  }
}
