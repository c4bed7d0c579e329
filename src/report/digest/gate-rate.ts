/** The pass rate behind a gate, with its 95 % interval and what it counts: results, runs, checks. */
import {
  assertionPassRate,
  isDeterministic,
  isProbabilistic,
  type TypeTest,
} from '../../engine/evaluate/gate-measures.js';
import { reliabilityOf } from '../../engine/evaluate/reliability-rate.js';
import { runShares } from '../../engine/evaluate/run-pass-rate.js';
import type { GateName, GateResult } from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/reliability.js';
import type { SuiteReport } from '../report.js';
import { resultNoun } from '../words/headline.js';
import { rateOfResults, rateOfRuns } from '../words/rate-text.js';

export interface GateRate {
  readonly rate: ShareEstimate;
  /** In the plural, e.g. `tests`. */
  readonly what: string;
}

/** Undefined for gates that measure something else, and where there was nothing to measure. */
export function gateRate(gate: GateResult, suite: SuiteReport): GateRate | undefined {
  return gate.noData === undefined ? RATES[gate.gateName]?.(gate, suite) : undefined;
}

type FindRate = (gate: GateResult, suite: SuiteReport) => GateRate | undefined;

/** The gates that measure a rate. */
const RATES: Readonly<Partial<Record<GateName, FindRate>>> = {
  passRateMin: (_gate, suite) => ({
    rate: rateOfResults(suite.totals.passed, suite.totals.total),
    what: `${resultNoun(suite)}s`,
  }),
  runPassRateMin: ({ actual }, { results }) => ({
    rate: rateOfRuns(runShares(results), actual),
    what: 'answers',
  }),
  reliabilityMin: ({ tries = 1 }, suite) => {
    const rate = reliabilityOf(suite.results, tries)?.all;
    return rate && { rate, what: `${resultNoun(suite)}s` };
  },
  deterministicPassRate: ofChecks(isDeterministic),
  probabilisticPassRate: ofChecks(isProbabilistic),
};

function ofChecks(ofKind: TypeTest): FindRate {
  return ({ actual }, { results }) => ({
    rate: rateOfRuns(checkShares(results, ofKind), actual),
    what: 'checks',
  });
}

/** Of each result that has such checks, the share that passed. */
function checkShares(results: SuiteReport['results'], ofKind: TypeTest): readonly number[] {
  return results.flatMap((result) => assertionPassRate([result], ofKind) ?? []);
}
