/** Would a re-run of the same commit decide the pass-rate gate otherwise? See src/statistics/intervals.ts for the estimate. */
import { FLOAT_NOISE } from '../basics/basics.js';
import { ownAnswers } from '../engine/evaluate/gate-definitions.js';
import {
  type AggregatedTestResult,
  type GateEvaluation,
  failsResult,
  countsAs,
} from '../engine/results.js';
import { rerunPasses } from '../statistics/intervals.js';
import type { SuiteReport } from './report.js';

/**
 * Runs that ended with an error, or that were not needed, say nothing. An answer that a cache gave again counts once, and
 * of the next `repeats` as many are taken to be new as were this time.
 * @param mustPass of the next repeats
 */
function observedPasses(
  result: AggregatedTestResult,
  { repeats, mustPass }: { readonly repeats: number; readonly mustPass: number | undefined },
): Parameters<typeof rerunPasses>[0][number] {
  const runs = result.runs.filter((run) => !countsAs(run).errored && !countsAs(run).unneeded);
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

/**
 * The estimate; undefined where there is no pass-rate gate, where it lets no result fail (the estimate is worth nothing
 * there), where provider errors have left a result without an outcome, and where nothing was asked.
 */
export function rerunOf(
  { gates }: GateEvaluation,
  results: readonly AggregatedTestResult[],
): SuiteReport['rerun'] {
  const gate = gates.find(({ gateName }) => gateName === 'passRateMin');
  if (gate === undefined || gate.noData !== undefined) return undefined;
  const need = Math.ceil(gate.threshold * results.length - FLOAT_NOISE);
  if (need >= results.length) return undefined;
  // A re-run reuses the same results of the base branch, whatever comes of the others.
  const asked = results.filter(({ reused }) => reused === undefined);
  const passedBefore = results.filter(
    ({ reused, passed }) => reused !== undefined && passed,
  ).length;
  const passes = asked.map((result) =>
    observedPasses(result, {
      repeats: result.runs.length,
      // A result that fails whatever `minPasses` allows passes as one of which every answer must.
      mustPass: result.runs.some(failsResult) ? undefined : result.minPasses,
    }),
  );
  const isLost = asked.some(({ runs }) => runs.every((run) => countsAs(run).errored));
  if (isLost || passes.every(({ n }) => n === 0)) return undefined;
  const estimate = rerunPasses(passes, 1, need - passedBefore);
  if (estimate === undefined) return undefined;
  return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
}
