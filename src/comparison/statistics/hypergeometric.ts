/**
 * The hypergeometric distribution: of n runs, m passed; `drawn` of them are the head's by chance. The chance that k of
 * those passed is C(m, k) C(n - m, drawn - k) / C(n, drawn). Computed outwards from the mode by the ratio of
 * neighbours, so that no binomial coefficient overflows.
 */
import { sum } from '../../basics/numbers.js';

export interface Hypergeometric {
  /** The fewest passes that can be drawn. */
  readonly lowest: number;
  /** The chances of `lowest`, `lowest + 1`, ...; they add up to 1. */
  readonly chances: readonly number[];
}

/** The chances of each number of passes among `drawn` of `runs` of which `passes` passed: whole numbers, both <= runs. */
export function hypergeometric(runs: number, passes: number, drawn: number): Hypergeometric {
  const lowest = Math.max(0, drawn - (runs - passes));
  const highest = Math.min(passes, drawn);
  const mode = Math.floor(((drawn + 1) * (passes + 1)) / (runs + 2));
  const start = Math.min(highest, Math.max(lowest, mode));
  const weights = new Array<number>(highest - lowest + 1).fill(0);
  /** Chance of k + 1 over that of k. */
  const ratio = (k: number): number =>
    ((passes - k) * (drawn - k)) / ((k + 1) * (runs - passes - drawn + k + 1));
  weights[start - lowest] = 1;
  for (let k = start, weight = 1; k < highest; k += 1) {
    weight *= ratio(k);
    weights[k + 1 - lowest] = weight;
  }
  for (let k = start, weight = 1; k > lowest; k -= 1) {
    weight /= ratio(k - 1);
    weights[k - 1 - lowest] = weight;
  }
  const total = sum(weights);
  return { lowest, chances: weights.map((weight) => weight / total) };
}
