/**
 * Certain without asking: what will become of a suite whatever the pending runs say, by the bounds of its gates
 * (gate-bounds.ts). Arithmetic, not statistics: a run that stops at a fate has the verdict of each gate and the exit
 * code that the whole run would have had. A pending run may pass, fail, or be lost to its provider.
 */
import type { Gates } from '../../config/suite.js';
import { isErrored, withoutErroredRuns } from './aggregate.js';
import type { PendingRuns } from './gate-bounds.js';
import { GATES } from './gate-definitions.js';
import type { Results } from './gate-measures.js';
import { evaluateGates, GATE_TOLERANCE } from './gates.js';
import type { GateName, GateResult } from '../results.js';

/** A suite in the middle of a run. */
export interface SuiteSoFar {
  readonly gates: Gates;
  /** Of the runs that are done; a test x model without any is not here. */
  readonly results: Results;
  readonly pending: readonly PendingRuns[];
}

/**
 * `passed`, `failed`, `errored`: every gate's verdict is certain, and so is what the suite says of the exit code: 0, 1
 * (the change is worse) or 3 (the provider's failures keep its gates from passing). `gates`: the gates are certain, and
 * whether that is 1 or 3 is not.
 */
export type SuiteFate = 'open' | 'gates' | 'passed' | 'failed' | 'errored';

type GateFate = 'passes' | 'fails' | 'open';

/** What is certain of each suite. */
export function suiteFate({ gates, results, pending }: SuiteSoFar): SuiteFate {
  const fates = gateFates(gates, results, pending);
  if (fates.includes('open')) return 'open';
  const isJudged = results.some((result) => result.runs.some((run) => !isErrored(run)));
  if (!fates.includes('fails')) return isJudged ? 'passed' : 'gates';
  const fair = gateFates(gates, withoutErroredRuns(results), pending);
  if (isJudged && fair.includes('fails')) return 'failed';
  return fair.every((fate) => fate === 'passes') ? 'errored' : 'gates';
}

/** For each suite, whether nothing that is left of it can change a gate's verdict or the exit code of the run. */
export function decidedSuites(suites: readonly SuiteSoFar[]): readonly boolean[] {
  const fates = suites.map(suiteFate);
  // One suite that is worse makes it 1, whatever the others add to that.
  const isWorse = fates.includes('failed');
  return fates.map((fate) => fate !== 'open' && (fate !== 'gates' || isWorse));
}

function gateFates(
  gates: Gates,
  results: Results,
  pending: readonly PendingRuns[],
): readonly GateFate[] {
  return evaluateGates(gates, results).gates.map((gate) => gateFate(gate, results, pending));
}

/** Room for sums that are added up in another order, on both sides of the gate's own tolerance. */
const ROUNDING = GATE_TOLERANCE / 2;

function gateFate(now: GateResult, results: Results, pending: readonly PendingRuns[]): GateFate {
  const name: GateName = now.gateName;
  const { bounds, direction } = GATES[name];
  const reach = bounds(results, pending);
  // Nothing that is left can give it data: it stands as it is.
  if (reach === undefined) return now.passed ? 'passes' : 'fails';
  if (!reach.certain) return 'open';
  const { threshold } = now;
  const [least, most] = [threshold - GATE_TOLERANCE, threshold + GATE_TOLERANCE];
  if (direction === 'min') {
    if (reach.low >= least + ROUNDING) return 'passes';
    return reach.high < least - ROUNDING ? 'fails' : 'open';
  }
  if (reach.high <= most - ROUNDING) return 'passes';
  return reach.low > most + ROUNDING ? 'fails' : 'open';
}
