/** What gates measure of a suite's results. A measure is undefined when there was nothing to measure. */
import type { AssertionResult, FailureCode } from '../../assertions/assertion.js';
import { isUnneeded, scoresByLabel, wasAnswered, wasTimed } from './aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../results.js';
import { COMMAND_MODEL_ID } from '../plan.js';
import { mean, meanOrNothing, sum } from '../../basics/numbers.js';

export type Results = readonly AggregatedTestResult[];
/** Whether an assertion's type is of some kind. */
export type TypeTest = (assertionType: string) => boolean;

export function passRate(results: Results): number | undefined {
  if (results.length === 0) return undefined;
  return results.filter((result) => result.passed).length / results.length;
}

/** The number of counted codes, of each result at most so many. */
export function failures(
  results: Results,
  ofKind: TypeTest,
  isCounted: (code: FailureCode) => boolean,
  mostPerResult: number,
): number | undefined {
  const total = sum(
    results.map(({ failureCodes }) =>
      Math.min(mostPerResult, failureCodes.filter(isCounted).length),
    ),
  );
  return total === 0 && assertionsOf(results, ofKind).length === 0 ? undefined : total;
}

/**
 * Mean of the mean scores of all judges. A run that a judge would have been asked about, and that has no answer or no
 * judgement, counts as 0: one judgement of five must not stand for all of them.
 */
export function judgeAverage(results: Results): number | undefined {
  const means = results.map(judgeMeans);
  // Where nothing was judged there is no data, and the gate says so.
  return means.every(({ judged }) => judged.length === 0)
    ? undefined
    : meanOrNothing(means.flatMap(({ judged, lost }) => [...judged, ...lost]));
}

/** Means of a result's judges; a 0 in `lost` where it has judges and none was heard. */
function judgeMeans(result: AggregatedTestResult): {
  readonly judged: readonly number[];
  readonly lost: readonly number[];
} {
  const lostRuns = result.runs.filter(lostJudgement);
  const scores = scoresByLabel(result.runs, ({ assertionType }) => isJudge(assertionType));
  if (scores.size === 0) {
    const isLost = result.assertionTypes.some(isJudge) && lostRuns.length > 0;
    return { judged: [], lost: isLost ? [0] : [] };
  }
  const judged = [...scores].map(([key, known]) => {
    const missing = lostRuns.filter((run) => !hasLabel(run, key)).length;
    return sum(known) / (known.length + missing);
  });
  return { judged, lost: [] };
}

/** Whether a judge of it may not have been heard: it has no answer, or a provider failed. */
export function lostJudgement(run: TestCaseRunResult): boolean {
  return hasNoAnswer(run) && !isUnneeded(run);
}

function hasLabel(run: TestCaseRunResult, key: string): boolean {
  return run.assertions.some(({ assertionType, label }) => `${assertionType}:${label}` === key);
}

/** From the runs and not from `assertionScores`: a check without a baseline has score 1 there. */
export function worstDrift(results: Results): number | undefined {
  const drifts = results.flatMap((result) =>
    [...scoresByLabel(result.runs, isMeasuredDrift).values()].map((scores) => 1 - mean(scores)),
  );
  return drifts.length === 0
    ? undefined
    : drifts.reduce((most, drift) => Math.max(most, drift), -Infinity);
}

/** Answers of programs that did not say what they cost. */
export function answersOfUnknownCost(results: Results): number {
  return programAnswers(results).filter(({ costEstimateUsd }) => costEstimateUsd === null).length;
}

function programAnswers(results: Results): readonly TestCaseRunResult[] {
  return results
    .filter(({ modelId }) => modelId === COMMAND_MODEL_ID)
    .flatMap(({ runs }) => runs.filter(wasAnswered));
}

/**
 * An answer of a program that did not say what it cost counts as the most expensive one that did; where none did, nothing is
 * measured. Some servers state no usage: what they answer costs nothing here, and that earns no gate.
 */
export function totalCost(results: Results): number | undefined {
  const unknown = answersOfUnknownCost(results);
  const known = programAnswers(results).flatMap(({ costEstimateUsd }) => costEstimateUsd ?? []);
  if (unknown > 0 && known.length === 0) return undefined;
  const highest = known.reduce((most, cost) => Math.max(most, cost), 0);
  const total = sum(results.map((result) => result.totalCostUsd)) + unknown * highest;
  const counted = results.some((result) =>
    result.runs.some(
      (run) =>
        wasAnswered(run) &&
        run.costEstimateUsd !== null &&
        (run.tokenUsage.totalTokens > 0 || run.costEstimateUsd > 0),
    ),
  );
  return counted || known.length > 0 || total > 0 ? total : undefined;
}

/** Mean of test means. Runs without an answer have latency 0, which would make the mean look better. */
export function meanLatency(results: Results): number | undefined {
  return meanOrNothing(
    results
      .map(answeredLatencies)
      .filter((latencies) => latencies.length > 0)
      .map(mean),
  );
}

/** Latencies of the runs that were answered, in milliseconds. */
export function answeredLatencies(result: AggregatedTestResult): readonly number[] {
  return result.runs.filter(wasTimed).map((run) => run.latencyMs);
}

export function assertionPassRate(results: Results, ofKind: TypeTest): number | undefined {
  const judged = assertionsOf(results, ofKind).filter(isDecisive);
  if (judged.length === 0) return undefined;
  return judged.filter((assertion) => assertion.passed).length / judged.length;
}

/** Whether an assertion counts in the rates: it judged something, and is not only shown. */
export function isDecisive(assertion: AssertionResult): boolean {
  return wasExercised(assertion) && assertion.advisory !== true;
}

export function assertionsOf(results: Results, ofKind: TypeTest): readonly AssertionResult[] {
  return results.flatMap((result) =>
    result.runs.flatMap((run) =>
      run.assertions.filter((assertion) => ofKind(assertion.assertionType)),
    ),
  );
}

export function isSchema(type: string): boolean {
  return /^(?:schema|(?:not-)?(?:is|contains)-json)$/.test(type);
}

export function isPii(type: string): boolean {
  return type === 'pii';
}

export function isKeywords(type: string): boolean {
  return type === 'keywords';
}

export function isJudge(type: string): boolean {
  return type === 'judge';
}

export function isDrift(type: string): boolean {
  return type === 'drift';
}

export function isProbabilistic(type: string): boolean {
  return isJudge(type) || isDrift(type);
}

/** `provider` and `budget` results are not the model's doing, so they count in neither rate. */
export function isDeterministic(type: string): boolean {
  return !isProbabilistic(type) && type !== 'provider' && type !== 'budget';
}

export function isPiiCode(code: FailureCode): boolean {
  return code === 'PII_DETECTED';
}

export function isSchemaCode(code: FailureCode): boolean {
  return code.startsWith('SCHEMA_');
}

export function isKeywordCode(code: FailureCode): boolean {
  return code.startsWith('KEYWORD_');
}

/** A drift check without a baseline passes, but has judged nothing. */
function wasExercised(assertion: AssertionResult): boolean {
  return assertion.metadata?.['exercised'] !== false;
}

export function isMeasuredDrift(assertion: AssertionResult): boolean {
  return isDrift(assertion.assertionType) && wasExercised(assertion);
}

export function hasNoAnswer(run: TestCaseRunResult): boolean {
  return !wasAnswered(run) || hasCode(run, 'EMPTY_OUTPUT') || hasCode(run, 'MAX_TURNS_EXCEEDED');
}

function hasCode(run: TestCaseRunResult, code: FailureCode): boolean {
  return run.assertions.some((assertion) => assertion.failureCode === code);
}
