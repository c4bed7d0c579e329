/** What a comparison is made of: the outcomes of one test with one model on the base branch and in this run. */

/** 1: passed, 0: failed. A run that ended with a provider error has no outcome and is left out by the caller. */
export type Outcome = 0 | 1;

/** One job's outcomes of one test with one model, in the order of its repeats. */
export type RunOutcomes = readonly Outcome[];

/** One test with one model, as both sides answered it. Request and checks must be the same in all base runs. */
export interface ComparedResult {
  /** The base branch's runs, newest first. A run that does not have this result is left out, or is empty. */
  readonly base: readonly RunOutcomes[];
  /** This run, and with it the other attempts at the same commit, newest first: nobody can re-run until it is green. */
  readonly head: readonly RunOutcomes[];
  /** The repeats of a run share a cause: temperature 0, or a seed. */
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
