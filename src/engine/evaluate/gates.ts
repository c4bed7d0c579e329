/**
 * The suite's gates: each by its definition (gate-definitions.ts), with the engine document's arithmetic.
 * A gate without data says so instead of looking earned, and is never green because provider errors took its data.
 */
import type { Gates } from '../../config/suite.js';
import { distinguishingDigits, valueText } from '../../words/measured-value.js';
import type {
  GateEvaluation,
  GateName,
  GateResult,
  NoDataReason,
  TestCaseRunResult,
} from '../results.js';
import { isErrored, withoutErroredRuns } from './aggregate.js';
import { GATE_NAMES, GATES, type GateDefinition } from './gate-definitions.js';
import { assertionsOf, hasNoAnswer, type Results, type TypeTest } from './gate-measures.js';

/** Means of decimal scores carry floating-point error: 1 - 0.85 is above 0.15. */
export const GATE_TOLERANCE = 1e-9;

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
  const evaluated = GATE_NAMES.flatMap((gateName) => {
    const threshold = gates[gateName];
    return threshold === undefined ? [] : [evaluateGate(gateName, threshold, results)];
  });
  return { passed: evaluated.every((gate) => gate.passed), gates: evaluated };
}

function evaluateGate(gateName: GateName, threshold: number, results: Results): GateResult {
  const definition = GATES[gateName];
  const { title, unit, direction } = definition;
  const measure = definition.measure(results);
  if (measure !== undefined) {
    const passed =
      direction === 'min'
        ? measure >= threshold - GATE_TOLERANCE
        : measure <= threshold + GATE_TOLERANCE;
    const digits = distinguishingDigits(measure, threshold, unit);
    const [actual, limit] = [measure, threshold].map((value) => valueText(value, unit, digits));
    const message = `${title}: ${actual} (${direction}: ${limit})`;
    return { gateName, passed, actual: measure, threshold, message };
  }
  const noData = noDataReason(definition, results);
  const passed = noData === 'nothing-asked' && definition.passesOnNothing;
  const words = noDataWords(noData, definition, results);
  return {
    gateName,
    passed,
    // The document's value of a gate that nothing speaks against.
    actual: direction === 'min' && definition.passesOnNothing ? 1 : 0,
    threshold,
    message: `${title}: ${words} (${direction}: ${valueText(threshold, unit)})`,
    noData,
  };
}

function noDataReason(definition: GateDefinition, results: Results): NoDataReason {
  const lost = lostRuns(results, definition.ofKind);
  if (lost.length === 0) return 'nothing-asked';
  return lost.some(isErrored) ? 'provider-errors' : 'no-answers';
}

function noDataWords(reason: NoDataReason, definition: GateDefinition, results: Results): string {
  const lost = lostRuns(results, definition.ofKind);
  switch (reason) {
    case 'nothing-asked':
      return definition.passesOnNothing
        ? `not exercised, ${definition.nothing}`
        : definition.nothing;
    case 'provider-errors':
      return `no data: ${runs(lost.filter(isErrored).length)} lost to provider errors`;
    case 'no-answers':
      return `no data: ${runs(lost.length)} without an answer to judge`;
  }
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

function runs(count: number): string {
  return count === 1 ? '1 run was' : `${count} runs were`;
}
