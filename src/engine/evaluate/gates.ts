/**
 * The suite's gates: the engine document's arithmetic and messages, then the gates that it does not name.
 * A gate without data says so instead of looking earned, and is never green because provider errors took its data.
 */
import type { FailureCode } from '../../assertions/assertion.js';
import type { Gates } from '../../config/suite.js';
import { isErrored, withoutErroredRuns } from './aggregate.js';
import {
  passRate,
  failures,
  judgeAverage,
  worstDrift,
  totalCost,
  meanLatency,
  assertionPassRate,
  assertionsOf,
  isSchema,
  isPii,
  isKeywords,
  isProbabilistic,
  isDeterministic,
  isSchemaCode,
  isKeywordCode,
  hasNoAnswer,
  type Results,
  type TypeTest,
} from './gate-measures.js';
import type { GateEvaluation, GateName, GateResult, TestCaseRunResult } from '../results.js';

/** One gate: what it measures, and how it is written. */
interface GateRule {
  readonly gateName: GateName;
  readonly title: string;
  /** `min`: the measure must reach the threshold. `max`: it must not pass it. */
  readonly bound: 'min' | 'max';
  /** The measure, or undefined when there is nothing to measure. */
  readonly measure: (results: Results) => number | undefined;
  readonly show: (measure: number) => string;
  readonly showThreshold: (threshold: number) => string;
  /** Assertion types that give this gate its data. Absent: every run does. */
  readonly ofKind?: TypeTest;
  /** Why there was nothing to measure. */
  readonly nothing: string;
}

/** Means of decimal scores carry floating-point error: 1 - 0.85 is above 0.15. */
const TOLERANCE = 1e-9;

const RULES: readonly GateRule[] = [
  {
    gateName: 'passRateMin',
    title: 'Pass rate',
    bound: 'min',
    measure: passRate,
    show: percent,
    showThreshold: percent,
    nothing: 'no results',
  },
  {
    gateName: 'schemaFailuresMax',
    title: 'Schema failures',
    bound: 'max',
    // The document counts codes, so a result with both schema codes counts twice.
    measure: (results) =>
      failures(results, isSchema, ({ failureCodes }) => failureCodes.filter(isSchemaCode).length),
    show: String,
    showThreshold: String,
    ofKind: isSchema,
    nothing: 'no schema assertions ran',
  },
  {
    gateName: 'piiFailuresMax',
    title: 'PII failures',
    bound: 'max',
    measure: (results) =>
      failures(results, isPii, ({ failureCodes }) =>
        failureCodes.includes('PII_DETECTED') ? 1 : 0,
      ),
    show: String,
    showThreshold: String,
    ofKind: isPii,
    nothing: 'no pii assertions ran',
  },
  {
    gateName: 'judgeAvgMin',
    title: 'Judge avg',
    bound: 'min',
    measure: judgeAverage,
    show: percent,
    showThreshold: percent,
    ofKind: (type) => type === 'judge',
    nothing: 'no judge assertions ran',
  },
  {
    gateName: 'driftScoreMax',
    title: 'Drift score',
    bound: 'max',
    measure: worstDrift,
    show: (drift) => drift.toFixed(3),
    showThreshold: String,
    ofKind: (type) => type === 'drift',
    nothing: 'no drift was measured',
  },
  {
    gateName: 'keywordFailuresMax',
    title: 'Keyword failures',
    bound: 'max',
    measure: (results) =>
      failures(results, isKeywords, ({ failureCodes }) =>
        failureCodes.some(isKeywordCode) ? 1 : 0,
      ),
    show: String,
    showThreshold: String,
    ofKind: isKeywords,
    nothing: 'no keyword assertions ran',
  },
  {
    gateName: 'costMaxUsd',
    title: 'Cost',
    bound: 'max',
    measure: totalCost,
    show: (usd) => `$${usd.toFixed(4)}`,
    showThreshold: (usd) => `$${usd}`,
    nothing: 'no tokens of a known price were counted',
  },
  {
    gateName: 'latencyMaxMs',
    title: 'Latency avg',
    bound: 'max',
    measure: meanLatency,
    show: (ms) => `${ms.toFixed(0)} ms`,
    showThreshold: (ms) => `${ms} ms`,
    nothing: 'no run was answered',
  },
  {
    gateName: 'deterministicPassRate',
    title: 'Deterministic pass rate',
    bound: 'min',
    measure: (results) => assertionPassRate(results, isDeterministic),
    show: percent,
    showThreshold: percent,
    ofKind: isDeterministic,
    nothing: 'no deterministic assertions ran',
  },
  {
    gateName: 'probabilisticPassRate',
    title: 'Probabilistic pass rate',
    bound: 'min',
    measure: (results) => assertionPassRate(results, isProbabilistic),
    show: percent,
    showThreshold: percent,
    ofKind: isProbabilistic,
    nothing: 'no probabilistic assertions ran',
  },
];

/** Both evaluations of a suite's gates, of which the verdict tells a worse change from a provider's failure. */
export interface SuiteGates {
  readonly gates: GateEvaluation;
  /** As if the runs that ended with a provider error had never been planned; present when there were such runs. */
  readonly gatesWithoutErroredRuns?: GateEvaluation;
}

/** Evaluates a suite's gates, and a second time without errored runs where there are any. */
export function evaluateSuiteGates(gates: Gates, results: Results): SuiteGates {
  const evaluation = evaluateGates(gates, results);
  if (!results.some((result) => result.runs.some(isErrored))) {
    return { gates: evaluation };
  }
  return {
    gates: evaluation,
    gatesWithoutErroredRuns: evaluateGates(gates, withoutErroredRuns(results)),
  };
}

/** Evaluates the gates that are set: the document's in its order, then ours. */
export function evaluateGates(gates: Gates, results: Results): GateEvaluation {
  const evaluated = RULES.flatMap((rule) => {
    const threshold = gates[rule.gateName];
    return threshold === undefined ? [] : [evaluateGate(rule, threshold, results)];
  });
  return { passed: evaluated.every((gate) => gate.passed), gates: evaluated };
}

/** Whether a failure code is of the kind that a gate is about, so that the verdict can name a test that explains it. */
export function codeConcernsGate(code: FailureCode, gateName: GateName): boolean {
  switch (gateName) {
    case 'schemaFailuresMax':
      return isSchemaCode(code);
    case 'piiFailuresMax':
      return code === 'PII_DETECTED';
    case 'keywordFailuresMax':
      return isKeywordCode(code);
    case 'judgeAvgMin':
      return code === 'JUDGE_BELOW_THRESHOLD';
    case 'driftScoreMax':
      return code === 'DRIFT_EXCEEDED';
    case 'costMaxUsd':
      return code === 'COST_EXCEEDED';
    case 'latencyMaxMs':
      return code === 'LATENCY_EXCEEDED';
    case 'probabilisticPassRate':
      return code === 'JUDGE_BELOW_THRESHOLD' || code === 'DRIFT_EXCEEDED';
    case 'passRateMin':
    case 'deterministicPassRate':
      return false;
  }
}

function evaluateGate(rule: GateRule, threshold: number, results: Results): GateResult {
  const { gateName, title, bound } = rule;
  const measure = rule.measure(results);
  const limit = `(${bound}: ${rule.showThreshold(threshold)})`;
  if (measure !== undefined) {
    const passed =
      bound === 'min' ? measure >= threshold - TOLERANCE : measure <= threshold + TOLERANCE;
    const message = `${title}: ${rule.show(measure)} ${limit}`;
    return { gateName, passed, actual: measure, threshold, message };
  }
  if (gateName === 'passRateMin') {
    const message = `${title}: ${rule.nothing} ${limit}`;
    return { gateName, passed: false, actual: 0, threshold, message, noData: true };
  }
  const lost = lostRuns(results, rule.ofKind);
  const reason = lost.length === 0 ? `not exercised, ${rule.nothing}` : lossReason(lost);
  return {
    gateName,
    passed: lost.length === 0,
    // The document's value of a gate that nothing speaks against.
    actual: bound === 'min' ? 1 : 0,
    threshold,
    message: `${title}: ${reason} ${limit}`,
    noData: true,
  };
}

/** Runs without an answer, of tests that would have given data of this kind and gave none. */
function lostRuns(results: Results, ofKind: TypeTest | undefined): readonly TestCaseRunResult[] {
  const concerned =
    ofKind === undefined
      ? results
      : results.filter(
          (result) =>
            result.assertionTypes.some(ofKind) && assertionsOf([result], ofKind).length === 0,
        );
  return concerned.flatMap((result) => result.runs.filter(hasNoAnswer));
}

function lossReason(lost: readonly TestCaseRunResult[]): string {
  const errored = lost.filter(isErrored).length;
  if (errored === 0) return `no data: ${runs(lost.length)} without an answer to judge`;
  return `no data: ${runs(errored)} lost to provider errors`;
}

function runs(count: number): string {
  return count === 1 ? '1 run was' : `${count} runs were`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
