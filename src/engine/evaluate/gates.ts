/**
 * The suite's gates: each by its definition (gate-definitions.ts), with the arithmetic of design/engine.md.
 * A gate without data says so instead of looking earned, and is never green because provider errors took its data.
 */
import type { Gates } from '../../config/suite.js';
import { distinguishingDigits, limitText, plural, valueText } from '../../basics/format.js';
import type {
  GateEvaluation,
  GateName,
  GateResult,
  NoDataReason,
  TestCaseRunResult,
} from '../results.js';
import { isCancelled, isErrored, isOutage, withoutOutages } from './aggregate.js';
import {
  assertionsOf,
  type BaseFigures,
  hasNoAnswer,
  NOT_WORSE_THRESHOLD,
  type Results,
  type TypeTest,
} from './gate-measures.js';
import {
  evaluateJudgeTrust,
  GATE_NAMES,
  type GateDefinition,
  GATES,
  hasLostLabels,
  type JudgeFigures,
} from './gate-definitions.js';
import { FLOAT_NOISE } from '../../basics/basics.js';

/** Both evaluations of a suite's gates, of which the verdict tells a worse change from a provider's failure. */
interface SuiteGates {
  readonly gates: GateEvaluation;
  /** As if the runs that an outage affected had never been planned; present when there were such runs. */
  readonly gatesWithoutErroredRuns?: GateEvaluation;
}

/** A suite against the base branch, with all its runs and without the errored ones. */
export interface BaseComparison {
  readonly figures: BaseFigures;
  readonly withoutErroredRuns: () => BaseFigures;
}

/**
 * Evaluates a suite's gates, and a second time without the runs that an outage affected where there are any.
 * @param base undefined where there is no base report: the gates against it are not exercised
 * @param judges those that have labels
 */
export function evaluateSuiteGates(
  gates: Gates,
  results: Results,
  base?: BaseComparison,
  judges: readonly JudgeFigures[] = [],
): SuiteGates {
  const evaluation = evaluateGates(gates, results, base?.figures, { judges, lost: 'wrong' });
  const isAgainstBase = evaluation.gates.some(({ gateName }) => GATES[gateName].against === 'base');
  const isSpoiled = results.some((result) => result.runs.some(isOutage));
  if (!isSpoiled && !hasLostLabels(judges)) {
    return { gates: evaluation };
  }
  return {
    gates: evaluation,
    gatesWithoutErroredRuns: evaluateGates(
      gates,
      withoutOutages(results),
      isAgainstBase ? base?.withoutErroredRuns() : undefined,
      { judges, lost: 'left-out' },
    ),
  };
}

interface LabelledJudges {
  readonly judges: readonly JudgeFigures[];
  /** See `evaluateJudgeTrust`. */
  readonly lost: 'wrong' | 'left-out';
}

/** Evaluates the gates that are set: the document's in its order, then ours. */
export function evaluateGates(
  gates: Gates,
  results: Results,
  base?: BaseFigures,
  { judges, lost }: LabelledJudges = { judges: [], lost: 'wrong' },
): GateEvaluation {
  const evaluated = GATE_NAMES.flatMap((gateName) => {
    const threshold = thresholdOf(gates[gateName]);
    if (threshold === undefined) return [];
    if (gateName === 'judgeTrustMin') return [evaluateJudgeTrust(threshold, judges, lost)];
    const tries = triesOf(gates[gateName]);
    const limit = { gateName, threshold, ...(tries !== undefined && { tries }) };
    return [evaluateGate(limit, results, base)];
  });
  return { passed: evaluated.every((gate) => gate.passed), gates: evaluated };
}

/** The number that a gate is held against; undefined where it is not set. */
export function thresholdOf(setting: Gates[GateName]): number | undefined {
  if (typeof setting === 'boolean') return setting ? NOT_WORSE_THRESHOLD : undefined;
  return typeof setting === 'object' ? setting.rate : setting;
}

/** How many tries in a row it wants to pass; undefined where it wants nothing of the kind. */
function triesOf(setting: Gates[GateName]): number | undefined {
  return typeof setting === 'object' ? setting.tries : undefined;
}

/** What the config asks for. */
type Limit = Pick<GateResult, 'gateName' | 'threshold' | 'tries'>;

function evaluateGate(limit: Limit, results: Results, base: BaseFigures | undefined): GateResult {
  const { gateName, threshold, tries } = limit;
  const definition = GATES[gateName];
  const { direction } = definition;
  const isMeasurable = definition.against === undefined || base?.lostToErrors === false;
  const measure = isMeasurable ? definition.measure(results, base, tries) : undefined;
  if (measure !== undefined) {
    const passed = !isMissed(limit, measure, { results, base });
    const result = { ...limit, passed, actual: measure };
    if (passed && !couldHaveFailed(limit, results, base)) return tooLittleData(limit, measure);
    const message = definition.message?.(measure, threshold) ?? gateSentence(result);
    return { ...result, message };
  }
  const noData = noDataReason(limit, results, base);
  const passed =
    noData === 'no-base-report' ||
    noData === 'other-version' ||
    noData === 'other-judge' ||
    (noData === 'nothing-asked' && definition.passesOnNothing);
  const words = noDataWords(noData, definition, results);
  const unknownAnswers = noData === 'unknown' ? definition.unknown?.(results) : undefined;
  return {
    ...limit,
    passed,
    // The document's value of a gate that nothing speaks against.
    actual: direction === 'min' && definition.passesOnNothing ? 1 : 0,
    message: `${gateTitle(limit)}: ${words} (${limitOf(definition, threshold)})`,
    noData,
    ...(unknownAnswers === undefined ? {} : { unknownAnswers }),
  };
}

/** What a gate is decided by. */
interface Measured {
  readonly results: Results;
  readonly base: BaseFigures | undefined;
}

/** Whether a measure is beyond the threshold, and neither chance nor an ordinary day can explain it. */
function isMissed(
  { gateName, threshold, tries }: Limit,
  measure: number,
  { results, base }: Measured,
): boolean {
  const { direction, isCertain, highest } = GATES[gateName];
  const within =
    direction === 'min' ? measure >= threshold - FLOAT_NOISE : measure <= threshold + FLOAT_NOISE;
  if (within || !isRuledOut(threshold, highest?.(results, tries) ?? -Infinity)) return false;
  return base === undefined || isCertain?.(base) !== false;
}

/**
 * Whether other answers of this run could have failed a gate that passes. Of a gate against the base branch only: it is
 * the base's answers, and how many there are, that decide what can be shown at all.
 */
function couldHaveFailed(limit: Limit, results: Results, base: BaseFigures | undefined): boolean {
  const { against, measure } = GATES[limit.gateName];
  if (against === undefined || base === undefined) return true;
  return base.atWorst.some((worst) => {
    const figures = worst();
    const value = measure(results, figures, limit.tries);
    return value !== undefined && isMissed(limit, value, { results, base: figures });
  });
}

/** A gate that passes whatever this run's answers are has shown nothing. */
function tooLittleData(limit: Limit, actual: number): GateResult {
  const definition = GATES[limit.gateName];
  const message = `${gateTitle(limit)}: not exercised, ${TOO_LITTLE} (${limitOf(definition, limit.threshold)})`;
  return { ...limit, passed: true, actual, message, noData: 'too-little-data' };
}

const TOO_LITTLE = 'too little data for any answer to fail it';

/**
 * Whether the data rule out that the true value reaches a threshold, of which `highest` is the highest value that they do
 * not rule out. At the threshold itself they do: what has a chance of exactly 1 in 20 is no longer put down to luck.
 */
export function isRuledOut(threshold: number, highest: number): boolean {
  return highest <= threshold + FLOAT_NOISE;
}

/** E.g. `unknown for 12 answers`. */
export function unknownText(answers: number): string {
  return `unknown for ${plural(answers, 'answer')}`;
}

/** What a gate is called, e.g. `Pass rate`, `Reliability (3 tries)`. */
export function gateTitle({ gateName, tries }: Pick<GateResult, 'gateName' | 'tries'>): string {
  return `${GATES[gateName].title}${triesText(tries)}`;
}

/** The same in a sentence, e.g. `pass rate`. */
export function gateNoun({ gateName, tries }: Pick<GateResult, 'gateName' | 'tries'>): string {
  return `${GATES[gateName].noun}${triesText(tries)}`;
}

function triesText(tries: number | undefined): string {
  if (tries === undefined) return '';
  return tries === 1 ? ' (1 try)' : ` (${tries} tries)`;
}

/** A measured gate as views word it, e.g. `Pass rate: 92.5 % (min: 95 %)`; one without data in its own words. */
export function gateSentence(
  gate: Omit<GateResult, 'message'> & { readonly message?: string },
): string {
  const { gateName, passed, actual, threshold, noData, message } = gate;
  if (noData !== undefined && message !== undefined) return message;
  const definition = GATES[gateName];
  const { unit, direction } = definition;
  const digits = distinguishingDigits(actual, threshold, unit);
  const within =
    direction === 'min' ? actual >= threshold - FLOAT_NOISE : actual <= threshold + FLOAT_NOISE;
  if (definition.about === 'judges' && message !== undefined) return message;
  const cause = definition.highest === undefined ? 'chance or an ordinary day' : 'chance';
  const chance = passed && !within ? `, which ${cause} can explain` : '';
  return `${gateTitle(gate)}: ${valueText(actual, unit, digits)}${chance} (${limitOf(definition, threshold, digits)})`;
}

/** E.g. `min: 95 %`. */
function limitOf({ direction, unit }: GateDefinition, threshold: number, digits = 0): string {
  return `${unit === 'verdict' ? 'wanted' : direction}: ${limitText(threshold, unit, digits)}`;
}

function noDataReason(
  { gateName, tries }: Limit,
  results: Results,
  base: BaseFigures | undefined,
): NoDataReason {
  const definition = GATES[gateName];
  if (definition.against === 'base') {
    if (base === undefined) return 'no-base-report';
    if (base.isOtherVersion) return 'other-version';
    if (base.isOtherJudge) return 'other-judge';
    return base.lostToErrors ? 'provider-errors' : 'nothing-asked';
  }
  if ((definition.unknown?.(results) ?? 0) > 0) return 'unknown';
  if (definition.isAsked?.(results, tries) === false) return 'nothing-asked';
  const lost = lostRuns(results, definition.ofKind);
  if (lost.length === 0) return 'nothing-asked';
  return lost.some((run) => isErrored(run) && !isCancelled(run)) ? 'provider-errors' : 'no-answers';
}

function noDataWords(reason: NoDataReason, definition: GateDefinition, results: Results): string {
  const lost = lostRuns(results, definition.ofKind);
  switch (reason) {
    case 'no-base-report':
      return 'not exercised, no report of the base branch to compare with';
    case 'other-version':
      return 'not exercised, another version of the model answers than on the base branch';
    case 'other-judge':
      return 'not exercised, the judge itself has changed since the base branch';
    case 'too-little-data':
    case 'nothing-asked':
      return definition.passesOnNothing
        ? `not exercised, ${definition.nothing}`
        : definition.nothing;
    case 'unknown':
      return `${unknownText(definition.unknown?.(results) ?? 0)}: give \`costUsd\` on the tests of programs that do not print it`;
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
  return count === 1 ? '1 answer was' : `${count} answers were`;
}
