/** What a comparison is made of: the outcomes of one test with one model on the base branch and in this run. */

/** Base runs that are remembered. */
export const MAX_RUNS = 10;

/** 1: passed, 0: failed. A run that ended with a provider error has no outcome and is left out by the caller. */
export type Outcome = 0 | 1;

/** One job's outcomes of one test with one model, in the order of its repeats. */
export type RunOutcomes = readonly Outcome[];

/** One test with one model, as both sides answered it. Request and checks must be the same in all base runs. */
export interface ComparedResult {
  /**
   * The base branch's runs, newest first. A run that does not have this result is empty where the place of a run in the
   * list says which one it is (the guard against days compares runs over all results), else it may be left out.
   */
  readonly base: readonly RunOutcomes[];
  /** This run, and with it the other attempts at the same commit, newest first: nobody can re-run until it is green. */
  readonly head: readonly RunOutcomes[];
  /** Temperature 0 or a seed: however often it is asked, a run is one answer. */
  readonly deterministic: boolean;
}

/** Both sides of one result, pooled: k passes of n runs, b for base and h for head. All are whole numbers, k <= n. */
export interface Counts {
  readonly kb: number;
  readonly nb: number;
  readonly kh: number;
  readonly nh: number;
}

/** The same as counts, all runs and attempts of a side taken together. */
export function pooledCounts({ base, head }: ComparedResult): Counts {
  const [kb, nb] = passesAndRuns(base);
  const [kh, nh] = passesAndRuns(head);
  return { kb, nb, kh, nh };
}

/**
 * One run a side, as a deterministic result counts: the newest base run that has an outcome, and of the attempts at the
 * head the oldest, since re-running until it is green must not help; both cut to the same number of repeats, the first ones.
 */
export function oneRunASide({ base, head }: ComparedResult): Counts {
  const newest = base.find((run) => run.length > 0) ?? [];
  const first = head.findLast((run) => run.length > 0) ?? [];
  const n = Math.min(newest.length, first.length);
  return { kb: passesOf(newest, n), nb: n, kh: passesOf(first, n), nh: n };
}

/** The same as one answer a side: k is the share of its repeats that passed, 0..1. */
function oneAnswerASide(result: ComparedResult): Counts {
  const { kb, nb, kh, nh } = oneRunASide(result);
  return {
    kb: nb === 0 ? 0 : kb / nb,
    nb: Math.min(1, nb),
    kh: nh === 0 ? 0 : kh / nh,
    nh: Math.min(1, nh),
  };
}

/** What the bound of the drop takes: all repeats, or one answer a side. */
export function countsForRate(result: ComparedResult): Counts {
  return result.deterministic ? oneAnswerASide(result) : pooledCounts(result);
}

/** What labels take: all repeats, or one answer a side, which passed where all its repeats did. */
export function countsForLabel(result: ComparedResult): Counts {
  if (!result.deterministic) return pooledCounts(result);
  const { kb, nb, kh, nh } = oneAnswerASide(result);
  return { kb: Math.floor(kb), nb, kh: Math.floor(kh), nh };
}

/** Whether both sides have an outcome at all. */
export function hasBothSides({ nb, nh }: Counts): boolean {
  return nb > 0 && nh > 0;
}

/** How many of the first `length` outcomes passed. */
export function passesOf(outcomes: RunOutcomes, length = outcomes.length): number {
  let passes = 0;
  for (let index = 0; index < length; index += 1) passes += outcomes[index] ?? 0;
  return passes;
}

function passesAndRuns(runs: readonly RunOutcomes[]): readonly [passes: number, runs: number] {
  let passes = 0;
  let all = 0;
  for (const outcomes of runs) {
    passes += passesOf(outcomes);
    all += outcomes.length;
  }
  return [passes, all];
}

/** The same function, asked once for all results with the same counts: hundreds of results have few different ones. */
export function oncePerCounts<T>(compute: (counts: Counts) => T): (counts: Counts) => T {
  const known = new Map<string, T>();
  return (counts) => {
    const key = `${counts.kb}/${counts.nb} ${counts.kh}/${counts.nh}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = compute(counts);
    known.set(key, computed);
    return computed;
  };
}
