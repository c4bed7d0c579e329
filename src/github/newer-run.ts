/**
 * Whether what a marker or check run says of its run makes it newer than this one. Such a text can be copied, edited and
 * made up, and one of a run that will never be would silence all runs to come: so GitHub is asked whether there is that run.
 */
import { isMissing } from './api-failure.js';
import type { GitHubClient } from './client.js';
import type { Repository } from './context.js';

/** A run as something that it wrote names it. */
export interface RunAttempt {
  readonly runId: number;
  /** From 1. */
  readonly runAttempt: number;
}

export interface RunsPlace {
  readonly client: GitHubClient;
  readonly repository: Repository;
  readonly signal?: AbortSignal | undefined;
}

/** More different claims than this are somebody's who makes them up; each costs a request. */
const MAX_ASKED = 5;
/** GitHub counts runs by the ten millions a day, and re-runs one for a month. */
const MAX_PLAUSIBLE_DISTANCE = 100_000_000_000;
const MAX_PLAUSIBLE_ATTEMPT = 1_000;

/** Negative when `a` is of an older run than `b`; a re-run of an older run is older than a newer run. */
export function compareAge(a: RunAttempt, b: RunAttempt): number {
  return a.runId - b.runId || a.runAttempt - b.runAttempt;
}

/**
 * Whether one of the claims is that of a run which is newer than the own one, and which there is. Where GitHub does not
 * say (without `actions: read`), a claim counts that is plausible. Never throws, but for an end by the signal.
 */
export async function isAnyNewer(
  place: RunsPlace,
  claims: readonly RunAttempt[],
  own: RunAttempt,
): Promise<boolean> {
  const newer = new Map(
    claims
      .filter((claim) => compareAge(claim, own) > 0 && isPlausible(claim, own))
      .map((claim) => [`${claim.runId} ${claim.runAttempt}`, claim]),
  );
  // The most modest first: it is the likeliest to be true.
  for (const claim of [...newer.values()].toSorted(compareAge).slice(0, MAX_ASKED)) {
    if (await isTrue(place, claim, own)) return true;
  }
  return false;
}

function isPlausible({ runId, runAttempt }: RunAttempt, own: RunAttempt): boolean {
  return (
    Number.isSafeInteger(runId) &&
    runId - own.runId <= MAX_PLAUSIBLE_DISTANCE &&
    runAttempt <= MAX_PLAUSIBLE_ATTEMPT
  );
}

async function isTrue(place: RunsPlace, claim: RunAttempt, own: RunAttempt): Promise<boolean> {
  const attempts = await attemptsOf(place, claim.runId);
  switch (attempts) {
    case 'unknown':
      return true;
    case 'no-run':
      // GitHub hides what a token may not read as if it were not there; the own run is there for certain.
      return typeof (await attemptsOf(place, own.runId)) !== 'number';
    default:
      return claim.runAttempt <= attempts;
  }
}

/** How many attempts the run has had. */
async function attemptsOf(
  { client, repository, signal }: RunsPlace,
  runId: number,
): Promise<number | 'no-run' | 'unknown'> {
  try {
    const { data } = await client.rest.actions.getWorkflowRun({
      owner: repository.owner,
      repo: repository.name,
      run_id: runId,
      exclude_pull_requests: true,
      request: { retries: 0, ...(signal === undefined ? {} : { signal }) },
    });
    return data.run_attempt ?? 1;
  } catch (error) {
    signal?.throwIfAborted();
    return isMissing(error) ? 'no-run' : 'unknown';
  }
}
