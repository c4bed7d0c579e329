/** Branches and runs of workflows, by GitHub's word: the own run, those of the base branch and of a commit. */
import { BRANCH_EVENTS } from '../basics/basics.js';
import { type Place, readApiFailure, target } from './client.js';

export interface WorkflowRun {
  readonly id: number;
  readonly workflowId: number;
  /** Of the newest attempt; from 1. */
  readonly attempt: number;
  readonly sha: string;
  readonly branch: string | null;
  /** Id; undefined for a fork that was deleted. */
  readonly headRepository: number | undefined;
  readonly isOfThisRepository: boolean;
  readonly url: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

const PAGE = 50;

const NEEDS_OF_RUN = [
  'id',
  'workflow_id',
  'run_attempt?',
  'head_sha',
  'head_branch?',
  'head_repository?.id',
  'repository.id',
  'html_url',
  'run_started_at?',
  'created_at',
];

/** The run that this job belongs to. Rejects as the client does. */
export async function readRun(place: Place, runId: number): Promise<WorkflowRun> {
  const { data } = await place.client.rest.actions.getWorkflowRun({
    ...target(place, { needs: NEEDS_OF_RUN }),
    run_id: runId,
    exclude_pull_requests: true,
  });
  return workflowRun(data);
}

/** Finished runs on the branch, newest first, whatever came of them; never a fork's. Rejects as the client does. */
export async function runsOfBranch(
  place: Place,
  workflowId: number,
  branch: string,
): Promise<readonly WorkflowRun[]> {
  // Asked for one by one: forks' pull requests from branches of the same name would else fill the page.
  const pages = await Promise.all(
    BRANCH_EVENTS.map((event) => listRuns(place, workflowId, { branch, event })),
  );
  return pages
    .flat()
    .filter((run) => run.isOfThisRepository && run.branch === branch)
    .toSorted((a, b) => b.id - a.id);
}

/** Finished runs that tested the commit, newest first. Rejects as the client does. */
export async function runsOfCommit(
  place: Place,
  workflowId: number,
  sha: string,
): Promise<readonly WorkflowRun[]> {
  const runs = await listRuns(place, workflowId, { head_sha: sha });
  return runs.toSorted((a, b) => b.id - a.id);
}

interface RunFilter {
  readonly branch?: string;
  readonly event?: string;
  readonly head_sha?: string;
}

async function listRuns(
  place: Place,
  workflowId: number,
  filter: RunFilter,
): Promise<readonly WorkflowRun[]> {
  const { data } = await place.client.rest.actions.listWorkflowRuns({
    ...target(place, { needs: NEEDS_OF_RUN.map((path) => `workflow_runs.*.${path}`) }),
    ...filter,
    workflow_id: workflowId,
    status: 'completed',
    per_page: PAGE,
    exclude_pull_requests: true,
  });
  return data.workflow_runs.map(workflowRun);
}

/** Of GitHub's answer; its description leaves out that `head_repository` is null where a fork was deleted. */
interface ListedRun {
  readonly id: number;
  readonly workflow_id: number;
  readonly run_attempt?: number;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly head_repository: { readonly id: number } | null;
  readonly repository: { readonly id: number };
  readonly html_url: string;
  readonly run_started_at?: string;
  readonly created_at: string;
}

function workflowRun(run: ListedRun): WorkflowRun {
  return {
    id: run.id,
    workflowId: run.workflow_id,
    attempt: run.run_attempt ?? 1,
    sha: run.head_sha,
    branch: run.head_branch,
    headRepository: run.head_repository?.id,
    isOfThisRepository: run.head_repository?.id === run.repository.id,
    url: run.html_url,
    startedAt: run.run_started_at ?? run.created_at,
  };
}

// Which base runs tested a commit that the tested one is built on.

interface BaseCandidate {
  readonly run: WorkflowRun;
  /** Undefined: GitHub could not tell. */
  readonly isAncestor: boolean | undefined;
}

/** A branch that moved on by more commits than this is not searched further: each costs a request. */
const MAX_COMMITS_ASKED = 8;
const MAX_CANDIDATES = 10;

/** The runs to try, best first: newest ancestor first, then the newest of the others. `runs` are newest first. */
export async function* byPreference(
  place: Place,
  runs: readonly WorkflowRun[],
  tested: string | undefined,
): AsyncGenerator<BaseCandidate> {
  const ancestry = createAncestry(place, tested);
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

function createAncestry(place: Place, tested: string | undefined): Ancestry {
  const known = new Map<string, boolean | undefined>();
  let mergeBase: string | undefined;
  let asked = 0;

  async function ask(sha: string, head: string): Promise<boolean | undefined> {
    asked += 1;
    try {
      const compared = await compareCommits(place, sha, head);
      mergeBase ??= compared.mergeBase;
      return compared.isAncestor;
    } catch (error) {
      place.signal.throwIfAborted();
      // Without `contents: read` the next request would be refused as well; an unknown commit was force-pushed away.
      if (!readApiFailure(error).isMissing) asked = MAX_COMMITS_ASKED;
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

// Whether a commit is on the base branch itself. A run's `head_branch` alone does not say so: GitHub gives a tag's
// name there as well, and a tag may be called as the branch is and point at any commit.

/** Tells whether the branch, as it is now, contains a commit. Both reject as the client does. */
export async function membershipOf(
  place: Place,
  branch: string,
): Promise<((sha: string) => Promise<boolean>) | 'no-permission'> {
  try {
    const { data } = await place.client.rest.repos.getBranch({
      ...target(place, { needs: ['commit.sha'] }),
      branch,
    });
    const tip = data.commit.sha;
    return async (sha) => sha === tip || (await isAncestorOf(place, sha, tip));
  } catch (error) {
    place.signal.throwIfAborted();
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return 'no-permission';
  }
}

/** A commit that GitHub does not know is on no branch. */
async function isAncestorOf(place: Place, sha: string, tip: string): Promise<boolean> {
  try {
    return (await compareCommits(place, sha, tip)).isAncestor;
  } catch (error) {
    place.signal.throwIfAborted();
    if (readApiFailure(error).isMissing) return false;
    throw error;
  }
}

/** Rejects as the client does. */
export async function compareCommits(
  place: Place,
  base: string,
  head: string,
): Promise<{ readonly isAncestor: boolean; readonly mergeBase: string }> {
  const { data } = await place.client.rest.repos.compareCommitsWithBasehead({
    ...target(place, { needs: ['status', 'merge_base_commit.sha'] }),
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  const isAncestor = data.status === 'ahead' || data.status === 'identical';
  return { isAncestor, mergeBase: data.merge_base_commit.sha };
}
