/** Runs of this workflow, by GitHub's word: the own one, those of the base branch, and those of the tested commit. */
import { BRANCH_EVENTS } from '../../basics/basics.js';
import type { NoBaseReason } from '../../report/comparison.js';
import type { StepIdentity } from '../../report/report.js';
import { type GitHubClient, isMissing, readApiFailure } from '../client.js';
import type { Repository } from '../context.js';

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

/** The run that this job belongs to. Rejects as the client does. */
export async function readRun(lookup: Lookup, runId: number): Promise<WorkflowRun> {
  const { data } = await lookup.client.rest.actions.getWorkflowRun({
    ...requestTarget(lookup),
    run_id: runId,
    exclude_pull_requests: true,
  });
  return workflowRun(data);
}

/** Finished runs on the branch, newest first, whatever came of them; never a fork's. Rejects as the client does. */
export async function runsOfBranch(
  lookup: Lookup,
  workflowId: number,
  branch: string,
): Promise<readonly WorkflowRun[]> {
  // Asked for one by one: forks' pull requests from branches of the same name would else fill the page.
  const pages = await Promise.all(
    BRANCH_EVENTS.map((event) => listRuns(lookup, workflowId, { branch, event })),
  );
  return pages
    .flat()
    .filter((run) => run.isOfThisRepository && run.branch === branch)
    .toSorted((a, b) => b.id - a.id);
}

/** Finished runs that tested the commit, newest first. Rejects as the client does. */
export async function runsOfCommit(
  lookup: Lookup,
  workflowId: number,
  sha: string,
): Promise<readonly WorkflowRun[]> {
  const runs = await listRuns(lookup, workflowId, { head_sha: sha });
  return runs.toSorted((a, b) => b.id - a.id);
}

interface RunFilter {
  readonly branch?: string;
  readonly event?: string;
  readonly head_sha?: string;
}

async function listRuns(
  lookup: Lookup,
  workflowId: number,
  filter: RunFilter,
): Promise<readonly WorkflowRun[]> {
  const { data } = await lookup.client.rest.actions.listWorkflowRuns({
    ...requestTarget(lookup),
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

// Whether a commit is on the base branch itself. A run's `head_branch` alone does not say so: GitHub gives a tag's
// name
// there as well, and a tag may be called as the branch is and point at any commit.

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

// What every step of the search for a base report needs to know, and what a step may come back with.

/** The reports that this step's results may be compared with. */
export interface WantedReport {
  /** The input `artifact-name`. */
  readonly artifactName: string;
  readonly job?: string | undefined;
  readonly step: StepIdentity;
  /** Names. */
  readonly suites: readonly string[];
}

export interface Lookup {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly wanted: WantedReport;
  readonly signal: AbortSignal;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: NoBaseReason;
  /** What is wrong, as the part of a sentence that begins with its subject and has no full stop. Hostile text. */
  readonly message: string;
  /** This version of the action wrote the report that is refused: a defect, and not the absence of a base. */
  readonly isOwn?: true | undefined;
  /** What the job's token lacks, where that is the reason. */
  readonly permission?: 'actions: read' | 'contents: read';
}

export function refused(reason: NoBaseReason, message: string): Refusal {
  return { kind: 'refused', reason, message };
}

/** The parameters that every request has. */
function requestTarget({ repository, signal }: Lookup): {
  readonly owner: string;
  readonly repo: string;
  readonly request: { readonly signal: AbortSignal };
} {
  return { owner: repository.owner, repo: repository.name, request: { signal } };
}
