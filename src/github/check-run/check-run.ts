/**
 * A check run beside the job's own: a name to require, a summary, and more annotations than a step may have. It is
 * created before anything else is published and finished last, so that a job that dies in between leaves none that is
 * green. It never replaces one that a newer run wrote, and has a name that no other job has. Nothing here throws: a check
 * run never changes the verdict.
 */
import { readApiFailure } from '../api-failure.js';
import type { GitHubClient } from '../client.js';
import type { Repository } from '../context.js';
import { isAnyNewer } from '../newer-run.js';
import { formatOwner, readOwner, relationTo, type CheckOwner } from './check-owner.js';
import { updateCheck, writeResult, type CheckRunResult } from './check-result.js';
import { otherPullRequestAt, type OwnPullRequest } from './shared-commit.js';

export type CheckRunOutcome =
  | {
      readonly kind: 'created';
      readonly id: number;
      readonly url: string | undefined;
      /** Another one than was wanted where another job has that. */
      readonly name: string;
      /** How many annotations GitHub took. */
      readonly annotations: number;
      /** Why the others were not taken. */
      readonly problem?: string;
    }
  | SkippedCheck
  | { readonly kind: 'failed'; readonly message: string };

export interface SkippedCheck {
  readonly kind: 'skipped';
  /**
   * `read-only-token`: `checks: write` is not granted. `newer-run`: a newer run or attempt has written it.
   * `shared-commit`: the commit is also the head of another open pull request. `unseen-pull-requests`: whether it is
   * cannot be told.
   */
  readonly reason:
    | 'read-only-token'
    | 'no-token'
    | 'no-commit'
    | 'newer-run'
    | 'shared-commit'
    | 'unseen-pull-requests';
  /** Of `shared-commit`: the number of the other one. */
  readonly pullRequest?: number;
}

/** What is wanted: where, under which name, and whose. */
export interface CheckRunRequest {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly name: string;
  /** The commit that was tested. */
  readonly sha: string;
  readonly owner: CheckOwner;
  readonly own: OwnPullRequest;
  readonly detailsUrl?: string | undefined;
}

/** A check run that is in progress. */
export interface StartedCheck extends CheckRunRequest {
  readonly kind: 'started';
  readonly id: number;
}

/** `name`, `name (2)` ... */
const MAX_NAMES = 20;
const MAX_PAGES = 10;

/** Creates the check run as one in progress, which is not green. Never throws. */
export async function startCheckRun(
  request: CheckRunRequest,
  signal: AbortSignal,
): Promise<StartedCheck | CheckRunOutcome> {
  try {
    const free = await freeName(request, signal);
    if (free.kind === 'skipped') return free;
    const shared = await sharedCommit(request, signal);
    if (shared !== undefined) return shared;
    const id = free.id ?? (await create({ ...request, name: free.name }, signal));
    return { ...request, kind: 'started', name: free.name, id };
  } catch (error) {
    return failureOf(error);
  }
}

/** Gives it its result, and the annotations that one request cannot hold. Never throws. */
export async function finishCheckRun(
  started: StartedCheck,
  result: CheckRunResult,
  signal: AbortSignal,
): Promise<CheckRunOutcome> {
  try {
    const before = await settleName(started, signal);
    if (before.kind === 'skipped') return before;
    const written = await writeResult({ ...before, signal }, result);
    const after = await settleName(before, signal);
    return after.kind === 'skipped'
      ? after
      : { kind: 'created', id: after.id, name: after.name, ...written };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): CheckRunOutcome {
  const failure = readApiFailure(error);
  return failure.kind === 'read-only-token' || failure.kind === 'locked'
    ? { kind: 'skipped', reason: 'read-only-token' }
    : { kind: 'failed', message: failure.message };
}

async function sharedCommit(
  { own, ...place }: CheckRunRequest,
  signal: AbortSignal,
): Promise<SkippedCheck | undefined> {
  try {
    const pullRequest = await otherPullRequestAt({ ...place, signal }, own);
    if (pullRequest === undefined) return undefined;
    return { kind: 'skipped', reason: 'shared-commit', pullRequest };
  } catch (error) {
    signal.throwIfAborted();
    if (readApiFailure(error).kind !== 'read-only-token') throw error;
    return { kind: 'skipped', reason: 'unseen-pull-requests' };
  }
}

interface FreeName {
  readonly kind: 'free';
  readonly name: string;
  /** The check run of this process that has it already. */
  readonly id: number | undefined;
}

/** The first name that no other job has. */
async function freeName(
  request: CheckRunRequest,
  signal: AbortSignal,
): Promise<FreeName | SkippedCheck> {
  for (let number = 1; number <= MAX_NAMES; number += 1) {
    const name = number === 1 ? request.name : `${request.name} (${number})`;
    const rivals = await rivalsOf({ ...request, name }, signal);
    if (rivals.others.length > 0) continue;
    if (rivals.isNewerThere) return { kind: 'skipped', reason: 'newer-run' };
    return { kind: 'free', name, id: rivals.own };
  }
  throw new Error(`${MAX_NAMES} other jobs have a check run of this name on the commit`);
}

interface Rivals {
  /** Ids of the check runs of this name that other jobs wrote. */
  readonly others: readonly number[];
  /** Whether a newer run or attempt of this job wrote one. */
  readonly isNewerThere: boolean;
  /** Id of this process's own. */
  readonly own: number | undefined;
}

async function rivalsOf(request: CheckRunRequest, signal: AbortSignal): Promise<Rivals> {
  const { client, repository, owner } = request;
  const listed = (await listChecks(request, signal)).map((check) => ({
    ...check,
    relation: relationTo(owner, check),
  }));
  const sameJob = listed
    .filter(({ relation }) => relation === 'same-job')
    .flatMap(({ externalId }) => readOwner(externalId) ?? []);
  return {
    others: listed.filter(({ relation }) => relation === 'other-job').map(({ id }) => id),
    isNewerThere: await isAnyNewer({ client, repository, signal }, sameJob, owner),
    own: listed.find(({ relation }) => relation === 'own')?.id,
  };
}

async function listChecks({ client, repository, sha, name }: CheckRunRequest, signal: AbortSignal) {
  const found: { id: number; externalId: string | null; detailsUrl: string | null }[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await client.rest.checks.listForRef({
      owner: repository.owner,
      repo: repository.name,
      ref: sha,
      check_name: name,
      filter: 'all',
      per_page: 100,
      page,
      request: { signal },
    });
    for (const { id, external_id: externalId, details_url: detailsUrl } of data.check_runs) {
      found.push({ id, externalId, detailsUrl });
    }
    if (found.length >= data.total_count || data.check_runs.length === 0) break;
  }
  return found;
}

async function create(request: CheckRunRequest, signal: AbortSignal): Promise<number> {
  const { client, repository, name, sha, owner, detailsUrl } = request;
  const { data } = await client.rest.checks.create({
    owner: repository.owner,
    repo: repository.name,
    name,
    head_sha: sha,
    status: 'in_progress',
    external_id: formatOwner(owner),
    ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
    request: { signal },
  });
  return data.id;
}

/**
 * Another run or job may have written since we looked. A newer run's result stays the one that is shown: this check run
 * gets a name that nobody requires. Of two jobs with one name, the later gets another.
 */
async function settleName(
  started: StartedCheck,
  signal: AbortSignal,
): Promise<StartedCheck | SkippedCheck> {
  const rivals = await rivalsOf(started, signal);
  if (rivals.isNewerThere) {
    const { runId, runAttempt } = started.owner;
    await updateCheck(
      { ...started, signal },
      {
        name: `${started.name} (run ${runId}, attempt ${runAttempt})`,
        status: 'completed',
        conclusion: 'neutral',
        output: { title: 'A newer run has reported', summary: 'Its result is what counts.' },
      },
    );
    return { kind: 'skipped', reason: 'newer-run' };
  }
  if (!rivals.others.some((id) => id < started.id)) return started;
  const free = await freeName(started, signal);
  if (free.kind === 'skipped') return free;
  await updateCheck({ ...started, signal }, { name: free.name });
  return { ...started, name: free.name };
}
