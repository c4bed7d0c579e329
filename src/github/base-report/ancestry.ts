/** Which base runs tested a commit that the tested one is built on. */
import { isMissing } from '../api-failure.js';
import { requestTarget, type Lookup } from './lookup.js';
import type { WorkflowRun } from './workflow-runs.js';

export interface BaseCandidate {
  readonly run: WorkflowRun;
  /** Undefined: GitHub could not tell. */
  readonly isAncestor: boolean | undefined;
}

/** A branch that moved on by more commits than this is not searched further: each costs a request. */
const MAX_COMMITS_ASKED = 8;
const MAX_CANDIDATES = 10;

/** The runs to try, best first: newest ancestor first, then the newest of the others. `runs` are newest first. */
export async function* byPreference(
  lookup: Lookup,
  runs: readonly WorkflowRun[],
  tested: string | undefined,
): AsyncGenerator<BaseCandidate> {
  const ancestry = createAncestry(lookup, tested);
  const [newest] = runs;
  if (newest === undefined) return;
  await ancestry.isAncestor(newest.sha);
  // Where the branch has moved on since, its newest commit below the tested one is their merge base.
  const atMergeBase = runs.filter(({ sha }) => sha === ancestry.mergeBase());
  const order = [...new Set([newest, ...atMergeBase, ...runs])].slice(0, MAX_CANDIDATES);
  const others: BaseCandidate[] = [];
  for (const run of order) {
    const isAncestor = await ancestry.isAncestor(run.sha);
    if (isAncestor === true) yield { run, isAncestor };
    else others.push({ run, isAncestor });
  }
  yield* others.toSorted((a, b) => b.run.id - a.run.id);
}

interface Ancestry {
  readonly isAncestor: (sha: string) => Promise<boolean | undefined>;
  /** Of the first commit that was asked for and is no ancestor. */
  readonly mergeBase: () => string | undefined;
}

function createAncestry(lookup: Lookup, tested: string | undefined): Ancestry {
  const known = new Map<string, boolean | undefined>();
  let mergeBase: string | undefined;
  let asked = 0;

  async function ask(sha: string, head: string): Promise<boolean | undefined> {
    asked += 1;
    try {
      const { data } = await lookup.client.rest.repos.compareCommitsWithBasehead({
        ...requestTarget(lookup),
        basehead: `${sha}...${head}`,
        per_page: 1,
      });
      mergeBase ??= data.merge_base_commit.sha;
      return data.status === 'ahead' || data.status === 'identical';
    } catch (error) {
      lookup.signal.throwIfAborted();
      // Without `contents: read` the next request would be refused as well; an unknown commit was force-pushed away.
      if (!isMissing(error)) asked = MAX_COMMITS_ASKED;
      return undefined;
    }
  }

  return {
    async isAncestor(sha) {
      if (tested === undefined) return undefined;
      if (sha === tested) return true;
      if (!known.has(sha)) {
        known.set(sha, asked < MAX_COMMITS_ASKED ? await ask(sha, tested) : undefined);
      }
      return known.get(sha);
    },
    mergeBase: () => mergeBase,
  };
}
