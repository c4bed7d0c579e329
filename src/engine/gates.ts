/**
 * The suite's gates: the engine document's arithmetic and messages, then the gates that it does not name.
 * A gate without data says so instead of looking earned, and is never green because provider errors took its data.
 */
import type { AssertionResult, FailureCode } from '../assertions/assertion.js';
import type { Gates } from '../config/suite.js';
import { mean, scoresByLabel, sum, withoutSpoiledRuns } from './aggregate.js';
import type {
  AggregatedTestResult,
  GateEvaluation,
  GateName,
  GateResult,
  TestCaseRunResult,
} from './results.js';

type Results = readonly AggregatedTestResult[];
type TypeTest = (assertionType: string) => boolean;

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
  /** As if the runs that a provider error spoiled had never been planned; present when there were such runs. */
  readonly gatesWithoutSpoiledRuns?: GateEvaluation;
}

/** Evaluates a suite's gates, and a second time without spoiled runs where there are any. */
export function evaluateSuiteGates(gates: Gates, results: Results): SuiteGates {
  const evaluation = evaluateGates(gates, results);
  if (!results.some((result) => result.runs.some((run) => run.spoiled))) {
    return { gates: evaluation };
  }
  return {
    gates: evaluation,
    gatesWithoutSpoiledRuns: evaluateGates(gates, withoutSpoiledRuns(results)),
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
  const spoiled = lost.filter((run) => run.spoiled).length;
  if (spoiled === 0) return `no data: ${runs(lost.length)} without an answer to judge`;
  return `no data: ${runs(spoiled)} spoiled by provider errors`;
}

function runs(count: number): string {
  return count === 1 ? '1 run was' : `${count} runs were`;
}

function passRate(results: Results): number | undefined {
  if (results.length === 0) return undefined;
  return results.filter((result) => result.passed).length / results.length;
}

function failures(
  results: Results,
  ofKind: TypeTest,
  count: (result: AggregatedTestResult) => number,
): number | undefined {
  const total = sum(results.map(count));
  return total === 0 && assertionsOf(results, ofKind).length === 0 ? undefined : total;
}

function judgeAverage(results: Results): number | undefined {
  return meanOrNothing(
    results.flatMap((result) =>
      Object.entries(result.assertionScores)
        .filter(([key]) => key.startsWith('judge:'))
        .map(([, score]) => score.mean),
    ),
  );
}

/** From the runs and not from `assertionScores`: a check without a baseline has score 1 there. */
function worstDrift(results: Results): number | undefined {
  const drifts = results.flatMap((result) =>
    [...scoresByLabel(result.runs, isMeasuredDrift).values()].map((scores) => 1 - mean(scores)),
  );
  return drifts.length === 0
    ? undefined
    : drifts.reduce((most, drift) => Math.max(most, drift), -Infinity);
}

/** Some servers state no usage: what they answer costs nothing here, and that earns no gate. */
function totalCost(results: Results): number | undefined {
  const total = sum(results.map((result) => result.totalCostUsd));
  const counted = results.some((result) =>
    result.runs.some(
      (run) =>
        wasAnswered(run) &&
        run.costEstimateUsd !== null &&
        (run.tokenUsage.totalTokens > 0 || run.costEstimateUsd > 0),
    ),
  );
  return counted || total > 0 ? total : undefined;
}

/** Mean of test means. Runs without an answer have latency 0, which would make the mean look better. */
function meanLatency(results: Results): number | undefined {
  return meanOrNothing(
    results
      .map((result) => result.runs.filter(wasAnswered).map((run) => run.latencyMs))
      .filter((latencies) => latencies.length > 0)
      .map(mean),
  );
}

function assertionPassRate(results: Results, ofKind: TypeTest): number | undefined {
  const judged = assertionsOf(results, ofKind).filter(
    (assertion) => wasExercised(assertion) && assertion.advisory !== true,
  );
  if (judged.length === 0) return undefined;
  return judged.filter((assertion) => assertion.passed).length / judged.length;
}

function meanOrNothing(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : mean(values);
}

function assertionsOf(results: Results, ofKind: TypeTest): readonly AssertionResult[] {
  return results.flatMap((result) =>
    result.runs.flatMap((run) =>
      run.assertions.filter((assertion) => ofKind(assertion.assertionType)),
    ),
  );
}

function isSchema(type: string): boolean {
  return /^(?:schema|(?:not-)?(?:is|contains)-json)$/.test(type);
}

function isPii(type: string): boolean {
  return type === 'pii';
}

function isKeywords(type: string): boolean {
  return type === 'keywords';
}

function isProbabilistic(type: string): boolean {
  return type === 'judge' || type === 'drift';
}

/** `provider` and `budget` results are not the model's doing, so they count in neither rate. */
function isDeterministic(type: string): boolean {
  return !isProbabilistic(type) && type !== 'provider' && type !== 'budget';
}

function isSchemaCode(code: FailureCode): boolean {
  return code.startsWith('SCHEMA_');
}

function isKeywordCode(code: FailureCode): boolean {
  return code.startsWith('KEYWORD_');
}

/** A drift check without a baseline passes, but has judged nothing. */
function wasExercised(assertion: AssertionResult): boolean {
  return assertion.metadata?.['exercised'] !== false;
}

function isMeasuredDrift(assertion: AssertionResult): boolean {
  return assertion.assertionType === 'drift' && wasExercised(assertion);
}

function wasAnswered(run: TestCaseRunResult): boolean {
  return !run.spoiled && !hasCode(run, 'BUDGET_EXCEEDED');
}

function hasNoAnswer(run: TestCaseRunResult): boolean {
  return !wasAnswered(run) || hasCode(run, 'EMPTY_OUTPUT');
}

function hasCode(run: TestCaseRunResult, code: FailureCode): boolean {
  return run.assertions.some((assertion) => assertion.failureCode === code);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
