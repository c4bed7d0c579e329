/** Would a re-run decide the pass-rate gate otherwise? See src/statistics/rerun.ts for the estimate. */
import { rerunPasses } from '../../statistics/rerun.js';
import { isErrored } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult, GateEvaluation } from '../../engine/results.js';
import { isReused } from '../savings.js';
import { FLOAT_NOISE } from '../../basics/numbers.js';
import { observedPasses } from './observed-passes.js';

export interface RerunFlip {
  /** The chance that a re-run of the same commit decides the pass-rate gate otherwise, 0 to 1. */
  readonly flip: number;
}

/**
 * The estimate; undefined where there is no pass-rate gate, where it lets no result fail (the estimate is worth nothing
 * there), where provider errors have left a result without an outcome, and where nothing was asked.
 */
export function rerunOf(
  { gates }: GateEvaluation,
  results: readonly AggregatedTestResult[],
): RerunFlip | undefined {
  const gate = gates.find(({ gateName }) => gateName === 'passRateMin');
  if (gate === undefined || gate.noData !== undefined) return undefined;
  const need = Math.ceil(gate.threshold * results.length - FLOAT_NOISE);
  if (need >= results.length) return undefined;
  // A re-run reuses the same results of the base branch, whatever comes of the others.
  const asked = results.filter((result) => !isReused(result));
  const passedBefore = results.filter((result) => isReused(result) && result.passed).length;
  const passes = asked.map((result) =>
    observedPasses(result, { repeats: result.runs.length, mustPass: result.minPasses }),
  );
  const isLost = asked.some(({ runs }) => runs.every(isErrored));
  if (isLost || passes.every(({ n }) => n === 0)) return undefined;
  const estimate = rerunPasses(passes, 1, need - passedBefore);
  if (estimate === undefined) return undefined;
  return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
}
