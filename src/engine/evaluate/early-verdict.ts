/**
 * Certain without asking: what will become of a suite whatever the pending runs say, by the bounds of its gates
 * (gate-bounds.ts). Arithmetic, not statistics: a run that stops early has the verdict of each gate and the exit
 * code that the whole run would have had. A pending run may pass, fail, or be lost to its provider.
 */
import type { Gates } from '../../config/suite.js';
import { isOutage, withoutOutages } from './aggregate.js';
import { mayBeExcused } from './excused-refusals.js';
import type { PendingRuns } from './gate-bounds.js';
import { GATE_NAMES, GATES } from './gate-definitions.js';
import type { Results } from './gate-measures.js';
import { evaluateGates, thresholdOf } from './gates.js';
import type { GateName, GateResult } from '../results.js';
import { FLOAT_NOISE } from '../../basics/numbers.js';

/** A suite in the middle of a run. */
export interface SuiteSoFar {
  readonly gates: Gates;
  /** Of the runs that are done; a test x model without any is not here. */
  readonly results: Results;
  readonly pending: readonly PendingRuns[];
  /** There is or may be a base report: then gates against it are open until nothing is pending. */
  readonly mayHaveBase?: boolean | undefined;
}

/**
 * `passed`, `failed`, `errored`: every gate's verdict is certain, and so is what the suite says of the exit code: 0, 1
 * (the change is worse) or 3 (the provider's failures keep its gates from passing). `gates`: the gates are certain, and
 * whether that is 1 or 3 is not.
 */
export type EarlyVerdict = 'open' | 'gates' | 'passed' | 'failed' | 'errored';

type GateOutlook = 'passes' | 'fails' | 'open';

/** What is certain of one suite. */
export function earlyVerdict({ gates, results, pending, mayHaveBase }: SuiteSoFar): EarlyVerdict {
  const outlooks = gateOutlooks(gates, results, pending);
  if (outlooks.includes('open')) return 'open';
  const isJudged = results.some((result) => result.runs.some((run) => !isOutage(run)));
  if (!outlooks.includes('fails')) return isJudged ? 'passed' : 'gates';
  // What else the model refuses may show that it is gone for all.
  const isOpenWhose =
    mayHaveBase === true &&
    pending.length > 0 &&
    results.some(({ runs }) => runs.some(mayBeExcused));
  if (isOpenWhose) return 'gates';
  const fair = gateOutlooks(gates, withoutOutages(results), pending);
  if (isJudged && fair.includes('fails')) return 'failed';
  return fair.every((outlook) => outlook === 'passes') ? 'errored' : 'gates';
}

/** For each suite, whether nothing that is left of it can change a gate's verdict or the exit code of the run. */
export function decidedSuites(suites: readonly SuiteSoFar[]): readonly boolean[] {
  // All suites share the one chance in 100 of a false alarm: no comparison is known before everything is.
  if (suites.some(({ pending }) => pending.length > 0) && suites.some(isComparing)) {
    return suites.map(() => false);
  }
  const verdicts = suites.map(earlyVerdict);
  // One suite that is worse makes it 1, whatever the others add to that.
  const isWorse = verdicts.includes('failed');
  return verdicts.map((verdict) => verdict !== 'open' && (verdict !== 'gates' || isWorse));
}

/** Whether a gate of it will be held against a base report. */
function isComparing({ gates, mayHaveBase }: SuiteSoFar): boolean {
  const isSet = (name: GateName): boolean => thresholdOf(gates[name]) !== undefined;
  return (
    mayHaveBase === true && GATE_NAMES.some((name) => GATES[name].against === 'base' && isSet(name))
  );
}

function gateOutlooks(
  gates: Gates,
  results: Results,
  pending: readonly PendingRuns[],
): readonly GateOutlook[] {
  return evaluateGates(gates, results).gates.map((gate) => gateOutlook(gate, results, pending));
}

/** Room for sums that are added up in another order, on both sides of the gate's own tolerance. */
const ROUNDING = FLOAT_NOISE / 2;

function gateOutlook(
  now: GateResult,
  results: Results,
  pending: readonly PendingRuns[],
): GateOutlook {
  const name: GateName = now.gateName;
  const { bounds, highestBounds, direction } = GATES[name];
  const reach = bounds(results, pending, undefined, now.tries);
  // Nothing that is left can give it data: it stands as it is.
  if (reach === undefined) return now.passed ? 'passes' : 'fails';
  if (!reach.certain) return 'open';
  const { threshold } = now;
  const { low, high } = reach;
  const [least, most] = [threshold - FLOAT_NOISE, threshold + FLOAT_NOISE];
  if (direction === 'min') {
    const highest = highestBounds?.(results, pending, undefined, now.tries);
    if (low >= least + ROUNDING || (highest?.low ?? -Infinity) > most + ROUNDING) return 'passes';
    const isBelow = high < least - ROUNDING && (highest?.high ?? -Infinity) <= most - ROUNDING;
    return isBelow ? 'fails' : 'open';
  }
  if (high <= most - ROUNDING) return 'passes';
  return low > most + ROUNDING ? 'fails' : 'open';
}
