/**
 * Which remembered runs may stand for the base side of a result: those with the same request, the same checks and the
 * same set of model versions. Mixed, a base that has moved to another version of a model blames the move on the
 * next pull request.
 */

/** What a run asked of a result, and what answered. */
export interface AskedRun {
  /** Hashes; a request that cannot be known is null. */
  readonly request: string | null;
  readonly checks: string;
  /** The versions that the replies named, in any order; empty where they named none. */
  readonly versions: readonly string[];
}

/** Places in `runs` of those that count for `head`. None named counts with none named only. */
export function countingRuns(head: AskedRun, runs: readonly AskedRun[]): readonly number[] {
  return runs.flatMap((run, place) =>
    run.request === head.request &&
    run.checks === head.checks &&
    sameVersions(run.versions, head.versions)
      ? [place]
      : [],
  );
}

/** Whether both are the same set. */
export function sameVersions(one: readonly string[], other: readonly string[]): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((version) => right.has(version));
}
