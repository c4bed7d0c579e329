/** Runs of this workflow, by GitHub's word: the own one, those of the base branch, and those of the tested commit. */
import { requestTarget, type Lookup } from './lookup.js';
import { BRANCH_EVENTS } from '../../basics/branch-events.js';

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
