/**
 * The verdict: one exit code and one line that says why.
 * Code 1 says that a gate failed whatever the provider did, code 3 that the provider was down: the gates are judged a
 * second time without the runs that an outage affected. Whether the change is the cause, the comparison says. A request that the
 * provider refuses is not an outage (see `countsAs`).
 */
import { FLOAT_NOISE, keyOfResult } from '../../basics/basics.js';
import { distinguishingDigits, limitText, plural, valueText } from '../../basics/format.js';
import type { ConfigProblem } from '../../config/problem.js';
import type { SuiteGates } from '../../config/suite.js';
import { cut } from '../../redaction/cut.js';
import { isUnknownModel } from '../calls/model-calls.js';
import {
  type AggregatedTestResult,
  type ExitCode,
  type GateEvaluation,
  type GateName,
  type GateResult,
  type Interruption,
  type Refusal,
  type TestCaseRunResult,
  type Verdict,
  decidedAgainst,
  countsAs,
} from '../results.js';
import { withoutOutages } from './aggregate.js';
import {
  assertionsOf,
  type BaseFigures,
  type Ending,
  evaluateJudgeTrust,
  GATE_NAMES,
  type GateDefinition,
  GATES,
  hasLostLabels,
  hasNoAnswer,
  isOpen,
  type LabelledJudge,
  mayFailWith,
  NOT_WORSE_THRESHOLD,
  type PendingRuns,
  progressOf,
  type Results,
  type SuiteProgress,
} from './gate-definitions.js';

// The suite's gates: each by its definition (gate-definitions.ts), with the arithmetic of design/engine.md.
// A gate without data says so instead of looking earned, and is never green because provider errors took its data.

/** Both evaluations of a suite's gates, of which the verdict tells a worse change from a provider's failure. */
interface BothEvaluations {
  readonly gates: GateEvaluation;
  /** As if the runs that an outage affected had never been planned; present when there were such runs. */
  readonly gatesWithoutErroredRuns?: GateEvaluation | undefined;
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
  gates: SuiteGates,
  results: Results,
  base?: BaseComparison,
  judges: readonly LabelledJudge[] = [],
): BothEvaluations {
  const evaluation = evaluateGates(gates, results, base?.figures, { judges, lost: 'wrong' });
  const isAgainstBase = evaluation.gates.some(
    ({ gateName }) => GATES[gateName].against !== undefined,
  );
  const isSpoiled = results.some((result) => result.runs.some((run) => countsAs(run).outage));
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

type NoDataReason = NonNullable<GateResult['noData']>;

interface LabelledJudges {
  readonly judges: readonly LabelledJudge[];
  /** See `evaluateJudgeTrust`. */
  readonly lost: 'wrong' | 'left-out';
}

/** Evaluates the gates that are set: the document's in its order, then ours. */
function evaluateGates(
  gates: SuiteGates,
  results: Results,
  base?: BaseFigures,
  { judges, lost }: LabelledJudges = { judges: [], lost: 'wrong' },
): GateEvaluation {
  const data = { all: progressOf(results), results, base };
  const evaluated = GATE_NAMES.flatMap((gateName) => {
    const threshold = thresholdOf(gates[gateName]);
    if (threshold === undefined) return [];
    if (gateName === 'judgeTrustMin') return [evaluateJudgeTrust(threshold, judges, lost)];
    const tries = triesOf(gates[gateName]);
    const limit = { gateName, threshold, ...(tries !== undefined && { tries }) };
    return [evaluateGate(limit, data)];
  });
  return { passed: evaluated.every((gate) => gate.passed), gates: evaluated };
}

/** The number that a gate is held against; undefined where it is not set. */
export function thresholdOf(setting: SuiteGates[GateName]): number | undefined {
  if (typeof setting === 'boolean') return setting ? NOT_WORSE_THRESHOLD : undefined;
  return typeof setting === 'object' ? setting.rate : setting;
}

/** How many tries in a row it wants to pass; undefined where it wants nothing of the kind. */
function triesOf(setting: SuiteGates[GateName]): number | undefined {
  return typeof setting === 'object' ? setting.tries : undefined;
}

/** What the config asks for. */
type Limit = Pick<GateResult, 'gateName' | 'threshold' | 'tries'>;

/** What gates are decided by: a suite whose runs are done, or not all of them. */
interface GateData {
  readonly all: SuiteProgress;
  readonly results: Results;
  readonly base: BaseFigures | undefined;
}

function evaluateGate(limit: Limit, data: GateData): GateResult {
  const { gateName, threshold } = limit;
  const { results, base } = data;
  const definition = GATES[gateName];
  const isLost = definition.against !== undefined && base?.lostToErrors === true;
  const value = isLost ? undefined : measured(limit, data);
  if (value !== undefined) {
    const passed = !isMissed(limit, value, data);
    const result = { ...limit, passed, actual: value };
    if (passed && !couldHaveFailed(limit, data)) return tooLittleData(limit, value);
    const message = definition.message?.(value, threshold) ?? gateSentence(result);
    return { ...result, message };
  }
  const [noData, words] = whyNoData(limit, data);
  const isOpen = noData === 'nothing-asked' && definition.failsOnNothing !== true;
  const unknownAnswers = noData === 'unknown' ? definition.unknown?.(results) : undefined;
  return {
    ...limit,
    passed: isOpen || NOT_COMPARED.has(noData),
    // The document's value of a gate that nothing speaks against.
    actual: definition.direction === 'min' && definition.failsOnNothing !== true ? 1 : 0,
    message: `${gateTitle(limit)}: ${words} (${limitOf(definition, threshold)})`,
    noData,
    ...(unknownAnswers === undefined ? {} : { unknownAnswers }),
  };
}

/** With these there is nothing to compare with, which no change is to blame for. */
const NOT_COMPARED: ReadonlySet<NoDataReason> = new Set([
  'no-base-report',
  'other-version',
  'other-judge',
]);

function measured(
  { gateName, tries = 1 }: Limit,
  { all, base }: GateData,
  ending: Ending = 'best',
): number | undefined {
  const { measure, against } = GATES[gateName];
  return against === undefined ? measure?.(all, ending, tries) : base && against(base);
}

const AT_THE_END = { ending: 'best', room: 0 } as const;

/**
 * Whether a measure is beyond the threshold, and neither chance nor an ordinary day can explain it.
 * @param room added to both, so that sums that are added up in another order come to the same: above 0 more is missed
 */
function isMissed(
  { gateName, threshold, tries = 1 }: Limit,
  value: number,
  { all, base }: GateData,
  { ending, room }: { readonly ending: Ending; readonly room: number } = AT_THE_END,
): boolean {
  const { direction, isCertain, highest } = GATES[gateName];
  if (isWithin(direction, value, threshold, room)) return false;
  // At the threshold itself it is ruled out: what has a chance of exactly 1 in 20 is no longer put down to luck.
  const reach = highest?.(all, ending, tries) ?? -Infinity;
  if (reach > threshold + FLOAT_NOISE + room) return false;
  return base === undefined || isCertain?.(base) !== false;
}

function isWithin(direction: 'min' | 'max', value: number, threshold: number, room = 0): boolean {
  return direction === 'min'
    ? value >= threshold - FLOAT_NOISE + room
    : value <= threshold + FLOAT_NOISE - room;
}

/**
 * Whether other answers of this run could have failed a gate that passes: where its limit is one that none can miss, or
 * where the base branch's answers are too few to show anything.
 */
function couldHaveFailed(limit: Limit, data: GateData): boolean {
  const { against, direction, most } = GATES[limit.gateName];
  if (against === undefined) {
    if (direction === 'min') return limit.threshold > FLOAT_NOISE;
    return limit.threshold < (most?.(data.results) ?? Infinity) - FLOAT_NOISE;
  }
  if (data.base === undefined) return true;
  return data.base.atWorst.some((worst) => {
    const atWorst = { ...data, base: worst() };
    const value = measured(limit, atWorst);
    return value !== undefined && isMissed(limit, value, atWorst);
  });
}

/** A gate that passes whatever this run's answers are has shown nothing. */
function tooLittleData(limit: Limit, actual: number): GateResult {
  const definition = GATES[limit.gateName];
  const why = definition.against === undefined ? NO_MISS : TOO_LITTLE;
  const message = `${gateTitle(limit)}: not exercised, ${why} (${limitOf(definition, limit.threshold)})`;
  return { ...limit, passed: true, actual, message, noData: 'too-little-data' };
}

const TOO_LITTLE = 'too little data for any answer to fail it';
const NO_MISS = 'no answer of these tests can miss its limit';

/** A gate in words. */
interface GateWords {
  /** What it is called, e.g. `Pass rate`, `Reliability (3 tries)`. */
  readonly title: string;
  /** The same in a sentence, e.g. `pass rate`. */
  readonly noun: string;
  /** What it came to, e.g. `Pass rate: 92.5 % (min: 95 %)`; without data in its own words. */
  readonly sentence: string;
  /** E.g. `unknown for 12 answers`; undefined where each answer says what it measures. */
  readonly unknown: string | undefined;
}

export function gateWords(gate: GateResult): GateWords {
  const { unknownAnswers } = gate;
  return {
    title: gateTitle(gate),
    noun: gateNoun(gate),
    sentence: gateSentence(gate),
    unknown: unknownAnswers === undefined ? undefined : unknownText(unknownAnswers),
  };
}

function unknownText(answers: number): string {
  return `unknown for ${plural(answers, 'answer')}`;
}

function gateTitle({ gateName, tries }: Pick<GateResult, 'gateName' | 'tries'>): string {
  return `${GATES[gateName].title}${triesText(tries)}`;
}

function gateNoun({ gateName, tries }: Pick<GateResult, 'gateName' | 'tries'>): string {
  const { title, noun } = GATES[gateName];
  const words = noun ?? title.replace(/^./, (first) => first.toLowerCase());
  return `${words}${triesText(tries)}`;
}

function triesText(tries: number | undefined): string {
  if (tries === undefined) return '';
  return tries === 1 ? ' (1 try)' : ` (${tries} tries)`;
}

function gateSentence(gate: Omit<GateResult, 'message'> & { readonly message?: string }): string {
  const { gateName, passed, actual, threshold, noData, message } = gate;
  if (noData !== undefined && message !== undefined) return message;
  const definition = GATES[gateName];
  const { unit, direction } = definition;
  const digits = distinguishingDigits(actual, threshold, unit);
  if (gateName === 'judgeTrustMin' && message !== undefined) return message;
  const cause = definition.highest === undefined ? 'chance or an ordinary day' : 'chance';
  const chance =
    passed && !isWithin(direction, actual, threshold) ? `, which ${cause} can explain` : '';
  return `${gateTitle(gate)}: ${valueText(actual, unit, digits)}${chance} (${limitOf(definition, threshold, digits)})`;
}

/** E.g. `min: 95 %`. */
function limitOf({ direction, unit }: GateDefinition, threshold: number, digits = 0): string {
  return `${unit === 'verdict' ? 'wanted' : direction}: ${limitText(threshold, unit, digits)}`;
}

/** Why a gate has nothing to measure, and how that is said. */
function whyNoData(
  { gateName, tries }: Limit,
  { results, base }: GateData,
): readonly [NoDataReason, string] {
  const definition = GATES[gateName];
  const lost = lostRuns(results, definition);
  const errors = `no data: ${runs(lost.filter((run) => countsAs(run).errored).length)} lost to provider errors`;
  const idle = definition.failsOnNothing === true ? '' : 'not exercised, ';
  const nothing = ['nothing-asked', `${idle}${definition.nothing}`] as const;
  if (definition.against !== undefined) {
    if (base === undefined) {
      return ['no-base-report', 'not exercised, no report of the base branch to compare with'];
    }
    if (base.isOtherVersion) {
      const words = 'another version of the model answers than on the base branch';
      return ['other-version', `not exercised, ${words}`];
    }
    if (base.isOtherJudge) {
      return ['other-judge', 'not exercised, the judge itself has changed since the base branch'];
    }
    return base.lostToErrors ? ['provider-errors', errors] : nothing;
  }
  const unknown = definition.unknown?.(results) ?? 0;
  if (unknown > 0) {
    const advice = 'give `costUsd` on the tests of programs that do not print it';
    return ['unknown', `${unknownText(unknown)}: ${advice}`];
  }
  if (definition.isAsked?.(results, tries) === false || lost.length === 0) return nothing;
  if (lost.some((run) => countsAs(run).lost)) return ['provider-errors', errors];
  return ['no-answers', `no data: ${runs(lost.length)} without an answer to judge`];
}

/** Runs without an answer, of tests that would have given data of this kind and gave none. */
function lostRuns(
  results: Results,
  { ofKind, concerns }: GateDefinition,
): readonly TestCaseRunResult[] {
  const concerned =
    ofKind === undefined
      ? results
      : results.filter(
          (result) =>
            result.assertionTypes.some(ofKind) &&
            mayFailWith(result, concerns) &&
            assertionsOf([result], ofKind).length === 0,
        );
  return concerned.flatMap((result) => result.runs.filter(hasNoAnswer));
}

function runs(count: number): string {
  return count === 1 ? '1 answer was' : `${count} answers were`;
}

interface SuiteOutcome extends BothEvaluations {
  readonly name: string;
  readonly results: readonly AggregatedTestResult[];
}

interface VerdictInput {
  readonly suites: readonly SuiteOutcome[];
  /** Mistakes in recordings or baselines that came up while running. */
  readonly problems: readonly ConfigProblem[];
  readonly interruption?: Interruption | undefined;
}

/** Judges the whole run. `fail-on` does not change the verdict; see `processExitCode`. */
export function decideVerdict({ suites, problems, interruption }: VerdictInput): Verdict {
  if (problems.length > 0) return invalidVerdict(problems, 'the run cannot be judged');
  if (interruption?.kind === 'auth') {
    return { result: 'error', exitCode: 3, reason: shorten(oneLine(interruption.message)) };
  }
  const unasked = whyNothingWasAsked(suites);
  if (unasked !== undefined) return { result: 'error', exitCode: 2, reason: unasked };
  const several = suites.length > 1;
  const worse = suites.flatMap((suite) => suiteFailure(suite) ?? []);
  const [first] = worse;
  if (first !== undefined) return failed(first, worse.length, several);
  if (interruption?.kind === 'signal') {
    return {
      result: 'error',
      exitCode: 3,
      reason: `the run was cancelled (${oneLine(interruption.signal)}) before all tests were done`,
    };
  }
  const errored = suites.filter((suite) => !suite.gates.passed || !hasJudgedRun(suite));
  if (errored.length > 0) return providerFailed(suites, errored);
  return { result: 'passed', exitCode: 0, reason: passedReason(suites) };
}

/**
 * Why no run was started although some were planned, and neither an outage nor a cancelled job is the reason: a verdict on
 * nothing would look earned. Undefined where anything was asked, replayed or reused.
 */
function whyNothingWasAsked(suites: readonly SuiteOutcome[]): string | undefined {
  const runs = suites.flatMap(({ results }) => results.flatMap((result) => result.runs));
  if (!runs.every(wasLeftOut)) return undefined;
  const reasons = new Set(runs.map(({ outcome }) => outcome.kind === 'not-run' && outcome.reason));
  if (reasons.has('budget')) {
    return 'nothing was asked: the budget is too small for a first run; raise gates.costMaxUsd, or the input max-cost-usd';
  }
  return reasons.has('decided')
    ? 'nothing was asked: no answer could change a gate; set one that can fail, such as gates.passRateMin, or leave out the input stop-when-decided'
    : undefined;
}

/** Whether it was planned and not started, for a reason that would have let another one start. */
function wasLeftOut({ outcome }: TestCaseRunResult): boolean {
  return (
    outcome.kind === 'not-run' && (outcome.reason === 'budget' || outcome.reason === 'decided')
  );
}

/** Of a run that was refused before anything was asked: exit code 2. Each view shows the problems below the title. */
export function invalidVerdict(
  problems: readonly ConfigProblem[],
  title = 'nothing was run',
): Verdict {
  return {
    result: 'error',
    exitCode: 2,
    reason: `${title}: ${plural(problems.length, 'problem')}`,
  };
}

/** Exit code of the process: `fail-on: never` forgives failed gates and nothing else. */
export function processExitCode(verdict: Verdict, failOn: 'gates' | 'never'): ExitCode {
  return verdict.exitCode === 1 && failOn === 'never' ? 0 : verdict.exitCode;
}

interface SuiteFailure {
  readonly suite: SuiteOutcome;
  readonly gate: GateResult;
  readonly failedGates: number;
}

/** The gate that fails whatever the provider did, or undefined. */
function suiteFailure(suite: SuiteOutcome): SuiteFailure | undefined {
  const fair = suite.gatesWithoutErroredRuns ?? suite.gates;
  if (suite.gates.passed || fair.passed || !hasJudgedRun(suite)) return undefined;
  const stillFailing = fair.gates.filter((gate) => !gate.passed);
  const names = new Set(stillFailing.map((gate) => gate.gateName));
  // The figures of the first evaluation are those that the reports show.
  const shown = suite.gates.gates.find((gate) => !gate.passed && names.has(gate.gateName));
  const gate = shown ?? stillFailing[0];
  return gate && { suite, gate, failedGates: stillFailing.length };
}

function hasJudgedRun({ results }: SuiteOutcome): boolean {
  return results.some((result) => result.runs.some((run) => !countsAs(run).outage));
}

function failed(failure: SuiteFailure, failedSuites: number, several: boolean): Verdict {
  const { suite, gate, failedGates } = failure;
  const where = several ? `suite "${oneLine(suite.name)}": ` : '';
  const others = [
    ...(failedGates > 1 ? [plural(failedGates - 1, 'more gate')] : []),
    ...(failedSuites > 1 ? [plural(failedSuites - 1, 'more suite')] : []),
  ].join(', ');
  // Which test is the worst is the story's to say.
  return {
    result: 'failed',
    exitCode: 1,
    reason: `${where}${inWords(gate)}${others === '' ? '' : ` (and ${others})`}`,
  };
}

function providerFailed(
  suites: readonly SuiteOutcome[],
  erroredSuites: readonly SuiteOutcome[],
): Verdict {
  const runs = suites.flatMap((suite) => suite.results.flatMap((result) => result.runs));
  const erroredRuns = runs.filter((run) => countsAs(run).outage);
  const error = erroredSuites
    .flatMap((suite) => suite.results.flatMap((result) => result.runs))
    .find((run) => countsAs(run).outage);
  const gate = erroredSuites.flatMap((suite) => suite.gates.gates).find(({ passed }) => !passed);
  const all = runs.length === 1 ? 'the only answer' : `all ${runs.length} answers`;
  const share =
    runs.length === erroredRuns.length ? all : `${erroredRuns.length} of ${runs.length} answers`;
  // What kept them from it may also be the budget or the deadline: the judge's own line says it.
  const lead =
    erroredRuns.length === 0
      ? 'judges could not be asked about labels'
      : `provider errors affected ${share}`;
  const head = `${lead}${gate === undefined ? '' : `, which is why the gates do not pass (${inWords(gate)})`}`;
  return {
    result: 'error',
    exitCode: 3,
    reason: error === undefined ? head : `${head}; first: ${runInWords(error)}`,
  };
}

function passedReason(suites: readonly SuiteOutcome[]): string {
  const results = suites.flatMap((suite) => suite.results);
  const passed = results.filter((result) => result.passed).length;
  return `all gates passed: ${passed} of ${plural(results.length, 'result')} passed`;
}

/** Actual against threshold, e.g. `pass rate 92.5 % is below 95 %`. */
function inWords(gate: GateResult): string {
  // The message of a gate without data says what is missing, which no number can.
  if (gate.noData !== undefined) return gate.message;
  const { unit, failure } = GATES[gate.gateName];
  const noun = gateNoun(gate);
  if (failure !== undefined) return failure;
  const relation = gate.actual < gate.threshold ? 'is below' : 'is above';
  const digits = distinguishingDigits(gate.actual, gate.threshold, unit);
  const [actual, threshold] = [gate.actual, gate.threshold].map((value) =>
    valueText(value, unit, digits),
  );
  const subject = unit === 'count' ? `number of ${noun}` : noun;
  return `${subject} ${actual} ${relation} ${threshold}`;
}

function runInWords(run: TestCaseRunResult): string {
  const { outcome, testCaseName, modelId } = run;
  const found = run.assertions.find(decidedAgainst);
  const [code, message] =
    outcome.kind === 'errored'
      ? [outcome.code, outcome.message]
      : [found?.failureCode, found?.failureMessage];
  const name = `"${shorten(oneLine(testCaseName))}" on ${shorten(oneLine(modelId))}`;
  const parts = [code, message].map((part = '') => shorten(oneLine(part)));
  return [name, ...parts.filter((part) => part !== '')].join(': ');
}

const SHORT = 200;

function shorten(text: string): string {
  return text.length <= SHORT ? text : cut(text, SHORT - 1);
}

/** Control characters, line separators and runs of white space become one space. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

// Refused requests that are not the change's fault: the base branch's run had an answer to the same request, so the
// provider has changed its mind.

/**
 * The results of a suite, with `answeredOnBase` at what the base branch's own results show to have been answered.
 * @param base results of the same suite on the base branch
 * @param sameModels ids of the models that are asked in the same way as there: one of them that is gone was there then,
 * whatever it was asked
 */
export function excuseRefusals<R extends AggregatedTestResult>(
  results: readonly R[],
  base: readonly AggregatedTestResult[],
  sameModels: ReadonlySet<string> = new Set(),
): readonly R[] {
  const known = new Map(base.map((result) => [keyOfResult(result), result]));
  const answeredOnce = new Set(base.filter(hasAnswer).map(({ modelId }) => modelId));
  const isExcused = (result: R, refusal: Refusal): boolean => {
    const { by, modelId } = refusal;
    const isGone = by === 'model' && isUnknownModel(refusal);
    if (isGone && sameModels.has(modelId) && answeredOnce.has(modelId)) return true;
    const then = known.get(keyOfResult(result));
    return then !== undefined && wasAnsweredThen(result, refusal, then);
  };
  const withExcuse = (result: R, run: TestCaseRunResult): TestCaseRunResult => {
    const { outcome } = run;
    if (outcome.kind !== 'errored' || outcome.refused === undefined) return run;
    if (!isExcused(result, outcome.refused)) return run;
    const refused = { ...outcome.refused, answeredOnBase: true } as const;
    return { ...run, outcome: { ...outcome, refused } };
  };
  return results.map((result) =>
    result.runs.some((run) => countsAs(run).refused)
      ? { ...result, runs: result.runs.map((run) => withExcuse(result, run)) }
      : result,
  );
}

/**
 * The same test asks the same, and got an answer. A judge is asked about an answer, which is another one each time: that
 * it knows no such model is shown by equal checks alone.
 */
function wasAnsweredThen(
  { requestHash, checksHash }: AggregatedTestResult,
  refusal: Refusal,
  then: AggregatedTestResult,
): boolean {
  // An endpoint of one's own that fails is not excused by what it once did.
  if (refusal.by === 'endpoint') return false;
  const sameRequest = requestHash !== null && requestHash === then.requestHash;
  if (refusal.by === 'model') return sameRequest && hasAnswer(then);
  const sameChecks = checksHash === then.checksHash;
  const judged = then.runs.some((run) => countsAs(run).answered && !hasNoAnswer(run));
  return sameChecks && judged && (sameRequest || isUnknownModel(refusal));
}

function hasAnswer({ runs }: AggregatedTestResult): boolean {
  return runs.some((run) => countsAs(run).answered);
}

// Certain without asking: what will become of a suite whatever the pending runs say, by the bounds of its gates
// (gate-definitions.ts). Arithmetic, not statistics: a run that stops early has the verdict of each gate and the exit
// code that the whole run would have had. A pending run may pass, fail, or be lost to its provider.

/** A suite in the middle of a run. */
export interface SuiteSoFar {
  readonly gates: SuiteGates;
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
type EarlyVerdict = 'open' | 'gates' | 'passed' | 'failed' | 'errored';

type GateOutlook = 'passes' | 'fails' | 'open';

/** What is certain of one suite. */
function earlyVerdict({ gates, results, pending }: SuiteSoFar): EarlyVerdict {
  const outlooks = gateOutlooks(gates, results, pending);
  if (outlooks.includes('open')) return 'open';
  // A whole run that asks nothing ends with another code than its gates say.
  if (results.every(({ runs }) => runs.every(wasLeftOut))) return 'gates';
  const isJudged = results.some((result) => result.runs.some((run) => !countsAs(run).outage));
  if (!outlooks.includes('fails')) return isJudged ? 'passed' : 'gates';
  const fair = gateOutlooks(gates, withoutOutages(results), pending);
  if (isJudged && fair.includes('fails')) return 'failed';
  return fair.every((outlook) => outlook === 'passes') ? 'errored' : 'gates';
}

/** For each suite what is certain, so that nothing that is left of it can change that, nor the run's exit code. */
export function earlyVerdicts(suites: readonly SuiteSoFar[]): readonly EarlyVerdict[] {
  // All suites share the one chance in 100 of a false alarm: no comparison is known before everything is.
  if (suites.some(({ pending }) => pending.length > 0) && suites.some(isComparing)) {
    return suites.map(() => 'open');
  }
  const verdicts = suites.map(earlyVerdict);
  // One suite that is worse makes it 1, whatever the others add to that.
  if (!verdicts.includes('failed')) return verdicts;
  return verdicts.map((verdict) => (verdict === 'gates' ? 'failed' : verdict));
}

/** Whether nothing more need be asked: the gates are certain, and so is the exit code. */
export function isSettled(verdict: EarlyVerdict | undefined): boolean {
  return verdict !== undefined && verdict !== 'open' && verdict !== 'gates';
}

/** Whether a gate of it will be held against a base report. */
function isComparing({ gates, mayHaveBase }: SuiteSoFar): boolean {
  const isSet = (name: GateName): boolean => thresholdOf(gates[name]) !== undefined;
  return (
    mayHaveBase === true &&
    GATE_NAMES.some((name) => GATES[name].against !== undefined && isSet(name))
  );
}

function gateOutlooks(
  gates: SuiteGates,
  results: Results,
  pending: readonly PendingRuns[],
): readonly GateOutlook[] {
  const data = { all: progressOf(results, pending), results, base: undefined };
  return evaluateGates(gates, results).gates.map((gate) => gateOutlook(gate, data));
}

/** Room for sums that are added up in another order, on both sides of the gate's own tolerance. */
const ROUNDING = FLOAT_NOISE / 2;

function gateOutlook(now: GateResult, data: GateData): GateOutlook {
  const [best, worst] = [measured(now, data, 'best'), measured(now, data, 'worst')];
  // Nothing that is left can give it data, or change it: it stands as it is.
  if (best === undefined || worst === undefined || !isOpen(data.all)) {
    return now.passed ? 'passes' : 'fails';
  }
  // Whether there will be something to measure depends on what is pending.
  if (now.noData !== undefined && now.noData !== 'too-little-data') return 'open';
  if (!isMissed(now, worst, data, { ending: 'worst', room: ROUNDING })) return 'passes';
  return isMissed(now, best, data, { ending: 'best', room: -ROUNDING }) ? 'fails' : 'open';
}
