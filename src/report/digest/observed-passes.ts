/** What a result's answers say of the next ones, as the estimates of src/statistics/rerun.ts read it. */
import { FLOAT_NOISE } from '../../basics/numbers.js';
import { isErrored, isUnneeded } from '../../engine/evaluate/aggregate.js';
import { ownAnswers } from '../../engine/evaluate/own-answers.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import type { Passes } from '../../statistics/rerun.js';

/**
 * Runs that ended with an error, or that were not needed, say nothing. An answer that a cache gave again counts once, and
 * of the next `repeats` as many are taken to be new as were this time.
 * @param mustPass of the next repeats
 */
export function observedPasses(
  result: AggregatedTestResult,
  { repeats, mustPass }: { readonly repeats: number; readonly mustPass: number | undefined },
): Passes {
  const runs = result.runs.filter((run) => !isErrored(run) && !isUnneeded(run));
  const { passes, fails } = ownAnswers({ result: { ...result, runs }, pending: undefined });
  const n = passes + fails;
  const own = runs.length === 0 ? 1 : n / runs.length;
  return {
    k: passes,
    n,
    repeats: Math.max(1, Math.round(repeats * own)),
    mustPass: mustPass === undefined ? undefined : Math.ceil(mustPass * own - FLOAT_NOISE),
  };
}
