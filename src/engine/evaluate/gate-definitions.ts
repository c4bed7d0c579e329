/**
 * All that a gate is, in one place: what it measures, which way, how it reads, and what can still become of it. Every
 * view words gates from here. To add one: its key in kindlm.schema.json, its entry here, its name in
 * report.schema.json; a key without an entry does not compile.
 */
import {
  type AssertionResult,
  FAILURE_CODES,
  type FailureCode,
} from '../../assertions/assertion.js';
import { keyOfResult, mean, meanOrNothing, sum } from '../../basics/basics.js';
import { limitText, type ValueUnit, valueText } from '../../basics/format.js';
import {
  highBound,
  reliability,
  type Reliability,
  rateOfRuns,
  type Repeats,
  type ShareEstimate,
  wilson,
} from '../../statistics/intervals.js';
import { isRefuted, judgeTrust, type LabelCounts } from '../../statistics/judges.js';
import { COMMAND_MODEL_ID } from '../plan.js';
import {
  type AggregatedTestResult,
  type GateName,
  type GateResult,
  type TestCaseRunResult,
  failsResult,
  countsAs,
  wasTimed,
} from '../results.js';
import { EXTERNAL_TYPE, scoresByLabel } from './aggregate.js';

// What gates measure of a suite's results. A measure is undefined when there was nothing to measure.

export type Results = readonly AggregatedTestResult[];
/** Whether an assertion's type is of some kind. */
type TypeTest = (assertionType: string) => boolean;

function passRate(results: Results): number | undefined {
  if (results.length === 0) return undefined;
  return results.filter((result) => result.passed).length / results.length;
}

/** The number of counted codes, of each result at most so many. */
function failures(
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
  const exposed = results.filter((result) => mayFailWith(result, isCounted));
  return total === 0 && assertionsOf(exposed, ofKind).length === 0 ? undefined : total;
}

/** The most that `failures` can be with the same arguments. */
function mostFailures(
  ofKind: TypeTest,
  isCounted: (code: FailureCode) => boolean,
  mostPerResult: number,
) {
  return (results: Results): number =>
    mostPerResult *
    results.filter((result) => result.assertionTypes.some(ofKind) && mayFailWith(result, isCounted))
      .length;
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
function lostJudgement(run: TestCaseRunResult): boolean {
  return hasNoAnswer(run) && !countsAs(run).unneeded;
}

function hasLabel(run: TestCaseRunResult, key: string): boolean {
  return run.assertions.some(({ assertionType, label }) => `${assertionType}:${label}` === key);
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

/** Answers of programs that did not say what they cost. */
function answersOfUnknownCost(results: Results): number {
  return programAnswers(results).filter(({ costEstimateUsd }) => costEstimateUsd === null).length;
}

/** A harness that says the cost of no result has none that could be held against a limit. */
function programAnswers(results: Results): readonly TestCaseRunResult[] {
  const saysCost = new Set(
    results.flatMap(({ checkedBy, runs }) =>
      checkedBy !== undefined && runs.some((run) => run.costEstimateUsd !== null)
        ? [checkedBy.entry]
        : [],
    ),
  );
  return results
    .filter(({ modelId, checkedBy }) =>
      checkedBy === undefined ? modelId === COMMAND_MODEL_ID : saysCost.has(checkedBy.entry),
    )
    .flatMap(({ runs }) => runs.filter((run) => countsAs(run).answered));
}

/**
 * An answer of a program that did not say what it cost counts as the most expensive one that did; where none did, nothing is
 * measured. Some servers state no usage: what they answer costs nothing here, and that earns no gate.
 */
function totalCost(results: Results): number | undefined {
  const unknown = answersOfUnknownCost(results);
  const known = programAnswers(results).flatMap(({ costEstimateUsd }) => costEstimateUsd ?? []);
  if (unknown > 0 && known.length === 0) return undefined;
  const highest = known.reduce((most, cost) => Math.max(most, cost), 0);
  const total = sum(results.map((result) => result.totalCostUsd)) + unknown * highest;
  const counted = results.some((result) =>
    result.runs.some(
      (run) =>
        countsAs(run).answered &&
        run.costEstimateUsd !== null &&
        (run.tokenUsage.totalTokens > 0 || run.costEstimateUsd > 0),
    ),
  );
  return counted || known.length > 0 || total > 0 ? total : undefined;
}

/** Mean of test means. Runs without an answer have latency 0, which would make the mean look better. */
function meanLatency(results: Results): number | undefined {
  return meanOrNothing(
    results
      .map(answeredLatencies)
      .filter((latencies) => latencies.length > 0)
      .map(mean),
  );
}

/** Latencies of the runs that were answered, in milliseconds. */
function answeredLatencies(result: AggregatedTestResult): readonly number[] {
  return result.runs.filter(wasTimed).map((run) => run.latencyMs);
}

function assertionPassRate(results: Results, ofKind: TypeTest): number | undefined {
  const judged = assertionsOf(results, ofKind).filter(isDecisive);
  if (judged.length === 0) return undefined;
  return judged.filter((assertion) => assertion.passed).length / judged.length;
}

/** Of each result that has such checks, the share that passed. */
function rateOfChecks(ofKind: TypeTest): GateDefinition['rate'] & object {
  return {
    counts: 'checks',
    of: (results, { actual }) =>
      rateOfRuns(
        results.flatMap((result) => assertionPassRate([result], ofKind) ?? []),
        actual,
      ),
  };
}

/** Whether an assertion counts in the rates: it judged something, and is not only shown. */
function isDecisive(assertion: AssertionResult): boolean {
  return wasExercised(assertion) && assertion.advisory !== true;
}

export function assertionsOf(results: Results, ofKind: TypeTest): readonly AssertionResult[] {
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

function isJudge(type: string): boolean {
  return type === 'judge';
}

function isDrift(type: string): boolean {
  return type === 'drift';
}

function isProbabilistic(type: string): boolean {
  return isJudge(type) || isDrift(type);
}

/**
 * `provider` and `budget` results are not the model's doing, and how another harness checks is not known: they count in
 * neither rate.
 */
const IN_NEITHER: ReadonlySet<string> = new Set(['provider', 'budget', EXTERNAL_TYPE]);

function isDeterministic(type: string): boolean {
  return !isProbabilistic(type) && !IN_NEITHER.has(type);
}

function isPiiCode(code: FailureCode): boolean {
  return code === 'PII_DETECTED';
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
  return isDrift(assertion.assertionType) && wasExercised(assertion);
}

export function hasNoAnswer(run: TestCaseRunResult): boolean {
  return (
    !countsAs(run).answered || hasCode(run, 'EMPTY_OUTPUT') || hasCode(run, 'MAX_TURNS_EXCEEDED')
  );
}

function hasCode(run: TestCaseRunResult, code: FailureCode): boolean {
  return run.assertions.some((assertion) => assertion.failureCode === code);
}

// The answers of a result, each counted once: where a cache between the action and the model gives an answer again, the
// repeat is no new one and says nothing. One that a judge saw differently counts once each way, so that the order does
// not matter. A run without an answer counts as one that failed.

interface OwnAnswers {
  readonly passes: number;
  readonly fails: number;
  /**
   * Repeats of an earlier answer. While runs are pending they may still come to count, since more replies can show that
   * the ids of a model's replies say nothing.
   */
  readonly again: { readonly passes: number; readonly fails: number };
  readonly toCome: number;
}

/** Of what is done; what is pending is only counted. */
export function ownAnswers({ result, pending }: Progress): OwnAnswers {
  const all = result?.runs ?? [];
  const runs = pending === undefined ? all : all.filter((run) => !countsAs(run).unneeded);
  const seen = new Set<string>();
  const counts = { passes: 0, fails: 0, again: { passes: 0, fails: 0 } };
  for (const run of runs) {
    const passed = countsAs(run).passed;
    const counted = isSeenAgain(run, passed, seen) ? counts.again : counts;
    if (passed) counted.passes += 1;
    else counted.fails += 1;
  }
  return { ...counts, toCome: pending?.runs ?? 0 };
}

function isSeenAgain(run: TestCaseRunResult, passed: boolean, seen: Set<string>): boolean {
  if (run.sampleId === undefined || !countsAs(run).answered) return false;
  const key = `${run.sampleId} ${String(passed)}`;
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

// What the gates against the base branch measure: the comparison in a few numbers.

/** A suite against the base branch. Made by the comparison; absent where there is no base report. */
export interface BaseFigures {
  /** Undefined where no result that this change touches is on both sides, with the same version of its models. */
  readonly verdict: 'worse' | 'not-worse' | 'cannot-tell' | undefined;
  /** Provider errors took so many runs that the verdict is unknown: gates fail, and the second evaluation asks again. */
  readonly lostToErrors: boolean;
  /** Another version of the models answers than on the base branch: nothing there can be compared with. */
  readonly isOtherVersion: boolean;
  /** A judge has changed, and what it judged cannot be compared: of its scores, or of all that there is. */
  readonly isOtherJudge: boolean;
  /** Results that are worse for certain. */
  readonly regressions: number;
  /** Results that passed in every answer on the base branch, two or more, and in none here. */
  readonly newFailures: number;
  /** Share of answers that passed on the base branch less that of this run, 0..1; undefined as for `verdict`. */
  readonly drop: number | undefined;
  readonly judge: { readonly drop: number; readonly isWorse: boolean } | undefined;
  /** This run's mean over the base branch's. */
  readonly latencyRatio: number | undefined;
  readonly costRatio: number | undefined;
  /**
   * The same as this run's other answers could have made them, the worst for a gate; each is worked out when it is asked
   * for. A gate that passes under all of them could not have failed. They have none themselves.
   */
  readonly atWorst: readonly (() => BaseFigures)[];
}

/** A verdict as the number that the gate `notWorse` is decided by. */
const VERDICT_VALUES = { 'not-worse': 0, 'cannot-tell': 0.5, worse: 1 } as const;

/** The gate is red on "worse" only: "cannot tell" passes. */
export const NOT_WORSE_THRESHOLD = VERDICT_VALUES['cannot-tell'];

/**
 * Statistics over what is not there yet: any pending run may turn the comparison either way. Without a base report
 * there will be nothing to measure, and nothing to wait for.
 */
function baseBounds(
  measure: (base: BaseFigures) => number | undefined,
): (results: Results, pending: readonly PendingRuns[], base?: BaseFigures) => Bounds | undefined {
  return (_results, pending, base) => {
    if (base === undefined) return undefined;
    if (pending.length > 0) return { low: -Infinity, high: Infinity, certain: false };
    const value = base.lostToErrors ? undefined : measure(base);
    return value === undefined ? undefined : { low: value, high: value, certain: true };
  };
}

// What gates can still measure while runs are pending: for each measure the lowest and the highest value that it may
// have in the end. Arithmetic, not statistics: no answer to what is pending can lead out of the bounds. Scores are
// taken to be 0 to 1, latencies and costs to be 0 or more.

/** Runs of one test against one model that are planned and not done. */
export interface PendingRuns {
  readonly testCaseName: string;
  readonly modelId: string;
  /** At least 1. */
  readonly runs: number;
  /** As in the results; of a test x model without a result it is known from here alone. */
  readonly minPasses?: number | undefined;
  /** Likewise. */
  readonly oneAnswer?: true | undefined;
  /**
   * The most assertion results of each type that one run can give, with `output` for empty answers; Infinity where it
   * depends on the answer. A type that is missing here is none that the test has.
   */
  readonly assertionsPerRun: Readonly<Record<string, number>>;
  /** As in the results. */
  readonly impossibleCodes?: readonly FailureCode[] | undefined;
  /** One of them can fail the result, however many pass. */
  readonly canFailResult?: boolean | undefined;
}

/** The lowest and the highest value that a measure can have when nothing is pending any more. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  /** There will be something to measure, whatever the pending runs say. */
  readonly certain: boolean;
}

/** One test against one model: what is done of it, and what is not. */
interface Progress {
  readonly result: AggregatedTestResult | undefined;
  readonly pending: PendingRuns | undefined;
}

/**
 * A result passes when `minPasses` of its runs do, or all, and none shows what must never happen: with pending runs it is
 * certain to pass once so many have, unless one of them can show that, and may pass as long as enough are left.
 */
function passRateBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const all = progressOf(results, pending);
  if (all.length === 0) return undefined;
  const possible = all.filter((it) => passesLacking(it) <= (it.pending?.runs ?? 0));
  const passed = possible.filter(
    (it) => passesLacking(it) <= 0 && it.pending?.canFailResult !== true,
  );
  return {
    low: passed.length / all.length,
    high: possible.length / all.length,
    certain: true,
  };
}

/** Bounds of `failures` with the same arguments. */
function failureBounds(
  ofKind: TypeTest,
  isCounted: (code: FailureCode) => boolean,
  mostPerResult: number,
) {
  const isExposed = (rest: PendingRuns): boolean =>
    assertionsToCome(rest, ofKind) > 0 && mayFailWith(rest, isCounted);
  return (results: Results, pending: readonly PendingRuns[]): Bounds | undefined => {
    const low = failures(results, ofKind, isCounted, mostPerResult);
    const more = progressOf(results, pending).map(({ result, pending: rest }) => {
      if (rest === undefined || !isExposed(rest)) return 0;
      const codes = result?.failureCodes.filter(isCounted).length ?? 0;
      return mostPerResult - Math.min(mostPerResult, codes);
    });
    if (low === undefined && !pending.some(isExposed)) return undefined;
    return { low: low ?? 0, high: (low ?? 0) + sum(more), certain: low !== undefined };
  };
}

/** The mean of the means of all judges: each may still be pulled down or up, and new ones may come. */
function judgeBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const all = progressOf(results, pending).map((it) =>
    labelBounds(it, isJudge, (result) =>
      scoresByLabel(result.runs, (it) => isJudge(it.assertionType)),
    ),
  );
  const isAsked = pending.some((rest) => assertionsToCome(rest, isJudge) > 0);
  if (!isAsked) return exactly(judgeAverage(results));
  const known = all.flatMap(({ labels }) => labels);
  const toCome = sum(all.map((it) => it.toCome));
  if (known.length + toCome === 0) return undefined;
  const certain = known.length > 0;
  // What was lost counts as 0 beside whatever judges are still to be heard.
  if (
    results.some(
      ({ assertionTypes, runs }) => assertionTypes.some(isJudge) && runs.some(lostJudgement),
    )
  ) {
    return { low: 0, high: 1, certain };
  }
  if (toCome === Infinity) return { low: 0, high: 1, certain };
  const low = sum(known.map((label) => label.low)) / (known.length + toCome);
  const high = (sum(known.map((label) => label.high)) + toCome) / (known.length + toCome);
  return { low, high, certain };
}

/** The worst of the mean drifts: it can only grow by what is new, and shrink by what is measured again. */
function worstDriftBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const all = progressOf(results, pending).map((it) =>
    labelBounds(it, isDrift, (result) => driftsByLabel(result)),
  );
  const known = all.flatMap(({ labels }) => labels);
  const mayGrow = all.some(({ toCome }) => toCome > 0);
  if (known.length === 0 && !mayGrow) return undefined;
  return {
    low: greatest(known.map(({ low }) => low)),
    high: mayGrow ? 1 : greatest(known.map(({ high }) => high)),
    certain: known.length > 0,
  };
}

/** What is spent is spent; what a pending run costs is not known before. */
function costBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const spent = totalCost(results);
  if (pending.length === 0) return exactly(spent);
  const low = sum(results.map(({ totalCostUsd }) => totalCostUsd));
  return { low, high: Infinity, certain: spent !== undefined };
}

/** Pending runs may be answered at once or take any time. */
function latencyBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const all = progressOf(results, pending).map(({ result, pending: rest }) => {
    const latencies = result === undefined ? [] : answeredLatencies(result);
    return { total: sum(latencies), count: latencies.length, toCome: rest?.runs ?? 0 };
  });
  const measurable = all.filter(({ count, toCome }) => count + toCome > 0);
  if (measurable.length === 0) return undefined;
  return {
    low: mean(measurable.map(({ total, count, toCome }) => total / (count + toCome))),
    high: pending.length === 0 ? mean(all.filter(isAnswered).map(meanOf)) : Infinity,
    certain: all.some(isAnswered),
  };
}

/** Bounds of `assertionPassRate` over the same kind. */
function assertionRateBounds(ofKind: TypeTest) {
  return (results: Results, pending: readonly PendingRuns[]): Bounds | undefined => {
    const toCome = sum(pending.map((rest) => assertionsToCome(rest, ofKind)));
    if (toCome === 0) return exactly(assertionPassRate(results, ofKind));
    const decisive = assertionsOf(results, ofKind).filter(isDecisive);
    const certain = decisive.length > 0;
    if (toCome === Infinity) return { low: 0, high: 1, certain };
    const passed = decisive.filter((assertion) => assertion.passed).length;
    return {
      low: passed / (decisive.length + toCome),
      high: (passed + toCome) / (decisive.length + toCome),
      certain,
    };
  };
}

interface LabelBounds {
  readonly labels: readonly { readonly low: number; readonly high: number }[];
  /** Labels that may come and are not there yet. */
  readonly toCome: number;
}

/** Means by label, each with what the pending runs can make of it. A test has no more labels than results a run. */
function labelBounds(
  { result, pending }: Progress,
  ofKind: TypeTest,
  scoresOf: (result: AggregatedTestResult) => ReadonlyMap<string, readonly number[]>,
): LabelBounds {
  const scores = result === undefined ? [] : [...scoresOf(result).values()];
  const perRun = pending === undefined ? 0 : mostPerRun(pending, ofKind);
  const more = perRun === 0 ? 0 : perRun * (pending?.runs ?? 0);
  const labels = scores.map((known) =>
    more === Infinity
      ? { low: 0, high: 1 }
      : {
          low: sum(known) / (known.length + more),
          high: (sum(known) + more) / (known.length + more),
        },
  );
  return { labels, toCome: Math.max(0, perRun - labels.length) };
}

function driftsByLabel(result: AggregatedTestResult): ReadonlyMap<string, readonly number[]> {
  const scores = scoresByLabel(result.runs, isMeasuredDrift);
  return new Map([...scores].map(([label, values]) => [label, values.map((value) => 1 - value)]));
}

function progressOf(results: Results, pending: readonly PendingRuns[]): readonly Progress[] {
  const rest = new Map(pending.map((it) => [keyOfResult(it), it]));
  const begun = results.map((result) => ({ result, pending: rest.get(keyOfResult(result)) }));
  const known = new Set(results.map(keyOfResult));
  const notBegun = pending
    .filter((it) => !known.has(keyOfResult(it)))
    .map((it) => ({ result: undefined, pending: it }));
  return [...begun, ...notBegun];
}

/** How many more runs must pass for the result to pass; infinitely many where one has shown what must never happen. */
function passesLacking({ result, pending }: Progress): number {
  const all = result?.runs ?? [];
  if (all.some(failsResult)) return Infinity;
  const runs = pending === undefined ? all : all.filter((run) => !countsAs(run).unneeded);
  const planned = runs.length + (pending?.runs ?? 0);
  const needed = result?.minPasses ?? pending?.minPasses ?? planned;
  return Math.min(needed, planned) - runs.filter((run) => countsAs(run).passed).length;
}

/** The most results of a kind that all pending runs of a test can give. */
function assertionsToCome(pending: PendingRuns | undefined, ofKind: TypeTest): number {
  if (pending === undefined) return 0;
  const perRun = mostPerRun(pending, ofKind);
  return perRun === 0 ? 0 : perRun * pending.runs;
}

/** Whether a test may fail with one of the codes that a gate is about. One that is about no code looks at all tests. */
export function mayFailWith(
  { impossibleCodes = [] }: Pick<PendingRuns, 'impossibleCodes'>,
  isCounted: (code: FailureCode) => boolean,
): boolean {
  const counted = FAILURE_CODES.filter(isCounted);
  return counted.length === 0 || counted.some((code) => !impossibleCodes.includes(code));
}

function mostPerRun({ assertionsPerRun }: PendingRuns, ofKind: TypeTest): number {
  return sum(
    Object.entries(assertionsPerRun)
      .filter(([type]) => ofKind(type))
      .map(([, most]) => most),
  );
}

function exactly(value: number | undefined): Bounds | undefined {
  return value === undefined ? undefined : { low: value, high: value, certain: true };
}

function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function isAnswered({ count }: { readonly count: number }): boolean {
  return count > 0;
}

function meanOf({ total, count }: { readonly total: number; readonly count: number }): number {
  return total / count;
}

// pass^k, the share of results of which k tries in a row would all pass, and how high its true value may be all the
// same. Results with fewer than k answers of their own cannot say and are left out. The repeats of a test that is asked
// at temperature 0 are tries like others: what varies here are the tests.

/** Undefined where no result has so many answers. `tries` is k, a whole number from 1 on. */
function reliabilityOf(results: Results, tries: number): Reliability | undefined {
  return reliability(repeatsOf(results), tries);
}

/** Of each result, how many answers of its own it has and how many of them pass. */
export function repeatsOf(results: Results): readonly Repeats[] {
  return progressOf(results, []).map((it) => {
    const { passes, fails } = ownAnswers(it);
    return { passes, repeats: passes + fails };
  });
}

/** 0 to 1. */
function reliabilityRate(results: Results, _base?: BaseFigures, tries = 1): number | undefined {
  return reliabilityOf(results, tries)?.all.value;
}

/** The upper end of the 95 % interval. */
function highestReliability(results: Results, tries = 1): number | undefined {
  return reliabilityOf(results, tries)?.all.high;
}

/** Whether any result was to be asked so often. */
function isAskedSoOften(results: Results, tries = 1): boolean {
  return results.some(({ runCount }) => runCount >= tries);
}

/** Whatever the pending runs say, which results they leave out, and which answers turn out to be given twice. */
function reliabilityBounds(
  results: Results,
  pending: readonly PendingRuns[],
  _base?: BaseFigures,
  tries = 1,
): Bounds | undefined {
  return reliabilityLimits(rangesOf(progressOf(results, pending), tries));
}

/** Bounds of `highestReliability`, which is never below the share itself, and never as wide as with one result less. */
function highestReliabilityBounds(
  results: Results,
  pending: readonly PendingRuns[],
  _base?: BaseFigures,
  tries = 1,
): Bounds | undefined {
  const ranges = rangesOf(progressOf(results, pending), tries);
  const reach = reliabilityLimits(ranges);
  if (reach === undefined) return undefined;
  const fewest = Math.max(1, ranges.filter(({ isSure }) => isSure).length - 1);
  return { ...reach, high: wilson(reach.high, fewest).high };
}

/** What a result can add to the mean. */
interface Range {
  readonly low: number;
  readonly high: number;
  /** It counts, whatever comes; else it may be left out. */
  readonly isSure: boolean;
}

function rangesOf(all: readonly Progress[], tries: number): readonly Range[] {
  const isOpen = all.some(({ pending }) => pending !== undefined);
  return all.flatMap((it): readonly Range[] => {
    const { passes, fails, again, toCome } = ownAnswers(it);
    const [morePasses, moreFails] = isOpen ? [again.passes, again.fails] : [0, 0];
    const most = passes + fails + morePasses + moreFails + toCome;
    if (most < tries) return [];
    return [
      {
        low: rateOf(passes, fails + moreFails + toCome, tries),
        high: rateOf(passes + morePasses + toCome, fails, tries),
        isSure: passes + fails >= tries,
      },
    ];
  });
}

/** Of one result; 0 where its passes are fewer than the tries. */
function rateOf(passes: number, fails: number, tries: number): number {
  if (passes < tries) return 0;
  return reliability([{ passes, repeats: passes + fails }], tries)?.all.value ?? 0;
}

function reliabilityLimits(ranges: readonly Range[]): Bounds | undefined {
  if (ranges.length === 0) return undefined;
  const sure = ranges.filter(({ isSure }) => isSure);
  const others = ranges.filter(({ isSure }) => !isSure);
  const low = lowestMean(
    sure.map((range) => range.low),
    others.map((range) => range.low),
  );
  const high =
    1 -
    lowestMean(
      sure.map((range) => 1 - range.high),
      others.map((range) => 1 - range.high),
    );
  return { low, high, certain: sure.length > 0 };
}

/** The lowest mean of all of `sure` and some of `others`; of any one of these where there is nothing sure. */
function lowestMean(sure: readonly number[], others: readonly number[]): number {
  let [total, count] = [sum(sure), sure.length];
  for (const value of others.toSorted((a, b) => a - b)) {
    if (count > 0 && value >= total / count) break;
    total += value;
    count += 1;
  }
  return total / count;
}

// The share of answers that pass, over all results, and how high the true share may be all the same. A fixed mix of
// easy and hard tests spreads less than a binomial (Hoeffding, Annals of Mathematical Statistics 27 (1956) 713-721), so
// that the binomial's bound holds for it, too.

interface Answers {
  readonly passes: number;
  readonly total: number;
}

/** 0 to 1; undefined without results. A run without an outcome has not passed. */
function runPassRate(results: Results): number | undefined {
  return shareOf(worstAnswers(progressOf(results, [])));
}

/** Of each result, the share of its answers that passed. */
function runShares(results: Results): readonly number[] {
  return progressOf(results, []).map((it) => {
    const { passes, fails } = ownAnswers(it);
    return shareOf(counted(it, passes, fails)) ?? 0;
  });
}

/** The highest true share that such answers do not rule out, one-sided with 95 %. */
function highestRunPassRate(results: Results): number | undefined {
  return highestOf(worstAnswers(progressOf(results, [])));
}

/** Pending runs may all fail, or all pass; one that is lost to its provider lies between. */
function runPassRateBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  return boundsOf(progressOf(results, pending), shareOf);
}

/** Bounds of `highestRunPassRate`. */
function highestRunPassRateBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  return boundsOf(progressOf(results, pending), highestOf);
}

function boundsOf(
  all: readonly Progress[],
  measure: (answers: Answers) => number | undefined,
): Bounds | undefined {
  const [low, high] = [measure(worstAnswers(all)), measure(bestAnswers(all))];
  return low === undefined || high === undefined ? undefined : { low, high, certain: true };
}

function shareOf({ passes, total }: Answers): number | undefined {
  return total === 0 ? undefined : passes / total;
}

function highestOf({ passes, total }: Answers): number | undefined {
  return total === 0 ? undefined : highBound(passes, total);
}

/** As if all that is pending failed. */
function worstAnswers(all: readonly Progress[]): Answers {
  const isOpen = all.some(({ pending }) => pending !== undefined);
  return added(
    all.map((it) => {
      const { passes, fails, again, toCome } = ownAnswers(it);
      return counted(it, passes, fails + toCome + (isOpen ? again.fails : 0));
    }),
  );
}

/** As if all that is pending passed. */
function bestAnswers(all: readonly Progress[]): Answers {
  const isOpen = all.some(({ pending }) => pending !== undefined);
  return added(
    all.map((it) => {
      const { passes, fails, again, toCome } = ownAnswers(it);
      return counted(it, passes + toCome + (isOpen ? again.passes : 0), fails);
    }),
  );
}

/** Under temperature 0 or a seed the repeats are one answer, which passed where all of them did. */
function counted({ result, pending }: Progress, passes: number, fails: number): Answers {
  const isOne = (result ?? pending)?.oneAnswer === true;
  if (isOne) return { passes: fails === 0 ? 1 : 0, total: 1 };
  return { passes, total: passes + fails };
}

function added(all: readonly Answers[]): Answers {
  return all.reduce(
    (sum, { passes, total }) => ({ passes: sum.passes + passes, total: sum.total + total }),
    { passes: 0, total: 0 },
  );
}

// The gates against the base branch. Without a report of it, they pass.

/** In the order of their evaluations. */
const BASE_GATES = {
  notWorse: {
    ...againstBase(({ verdict }) => verdict && VERDICT_VALUES[verdict]),
    title: 'Against the base branch',
    noun: 'comparison with the base branch',
    unit: 'verdict',
    failure: 'the results are worse than on the base branch',
  },
  regressionsMax: {
    ...againstBase(({ verdict, regressions }) => verdict && regressions),
    title: 'Regressions',
    noun: 'regressions against the base branch',
    unit: 'count',
  },
  newFailuresMax: {
    ...againstBase(({ verdict, newFailures }) => verdict && newFailures),
    title: 'New failures',
    noun: 'tests that always passed on the base branch and always fail here',
    unit: 'count',
  },
  passRateDropMax: {
    ...againstBase(({ drop }) => drop && drop * 100),
    title: 'Pass rate drop',
    noun: 'pass rate drop against the base branch',
    unit: 'points',
    isCertain: ({ verdict }: BaseFigures) => verdict === 'worse',
  },
  judgeDropMax: {
    ...againstBase(({ judge }) => judge?.drop),
    title: 'Judge average drop',
    noun: 'judge average drop against the base branch',
    unit: 'score',
    concerns: (code: FailureCode) => code === 'JUDGE_BELOW_THRESHOLD',
    nothing: 'no judge scores to compare',
    isCertain: ({ judge }: BaseFigures) => judge?.isWorse === true,
  },
  latencyIncreaseMax: {
    ...againstBase(({ latencyRatio }) => latencyRatio),
    title: 'Latency increase',
    noun: 'mean latency against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'LATENCY_EXCEEDED',
    nothing: 'no latencies to compare',
  },
  costIncreaseMax: {
    ...againstBase(({ costRatio }) => costRatio),
    title: 'Cost increase',
    noun: 'mean cost against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'COST_EXCEEDED',
    nothing: 'no costs to compare',
  },
} as const;

/** What the gates against the base branch have in common. */
function againstBase(measure: (base: BaseFigures) => number | undefined) {
  return {
    direction: 'max',
    measure: (_results: Results, base?: BaseFigures) => base && measure(base),
    bounds: baseBounds(measure),
    concerns: () => false,
    ofKind: undefined,
    nothing: 'this change touches no result that the base branch has',
    passesOnNothing: true,
    against: 'base',
  } as const;
}

// The gate `judgeTrustMin`. It is about judges and looks at no test: red where labels show for certain that a judge
// passes too few good answers or stops too few bad ones. Comes in: how often each judge with labels was right.

/** How a judge did on its labels. */
export interface JudgeFigures {
  readonly counts: LabelCounts;
  /** As if it had been wrong on every label that a provider's failure, the budget or the run's end kept from it. */
  readonly atWorst: LabelCounts;
}

const GATE = 'judgeTrustMin';

/** Its definition: nothing that is asked of a test changes it. */
const JUDGE_TRUST = {
  title: 'Judge trust',
  noun: 'judge trust',
  unit: 'share',
  direction: 'min',
  measure: () => undefined,
  bounds: () => undefined,
  concerns: () => false,
  ofKind: undefined,
  nothing: 'no judge has labels',
  passesOnNothing: true,
  about: 'judges',
} as const;

/** Whether labels were lost, so that the gate is evaluated a second time without them. */
export function hasLostLabels(judges: readonly JudgeFigures[]): boolean {
  return judges.some(({ counts, atWorst }) => total(counts) < total(atWorst));
}

/**
 * @param judges those with labels; none before they were asked
 * @param lost whether a label without a score counts as wrong, or as if it had never been
 */
export function evaluateJudgeTrust(
  threshold: number,
  judges: readonly JudgeFigures[],
  lost: 'wrong' | 'left-out',
): GateResult {
  const limit = `min: ${limitText(threshold, 'share', 0)}`;
  const figures = judges
    .map(({ counts, atWorst }) => (lost === 'wrong' ? atWorst : counts))
    .filter((counts) => total(counts) > 0);
  if (figures.length === 0) {
    const message = `${JUDGE_TRUST.title}: not exercised, ${JUDGE_TRUST.nothing} (${limit})`;
    return { gateName: GATE, passed: true, actual: 1, threshold, message, noData: 'nothing-asked' };
  }
  const refused = figures.filter((it) => isRefuted(it, threshold));
  const shown = refused.length > 0 ? refused : figures;
  const actual = Math.min(...shown.map(lowerRate));
  if (refused.length === 0 && !figures.some((it) => hasShown(it, threshold))) {
    const message = `${JUDGE_TRUST.title}: not exercised, too few labels to tell (${limit})`;
    const noData = 'too-little-data';
    return { gateName: GATE, passed: true, actual, threshold, message, noData };
  }
  const words = `${valueText(actual, 'share')}${refused.length > 0 || actual >= threshold ? '' : ', which so few labels can explain'}`;
  const message = `${JUDGE_TRUST.title}: ${words} (${limit})`;
  return { gateName: GATE, passed: refused.length === 0, actual, threshold, message };
}

/** Whether the labels show that the judge is to be trusted, where they could have shown that it is not. */
function hasShown(counts: LabelCounts, threshold: number): boolean {
  const allWrong = { ...counts, passGood: 0, failBad: 0 };
  return judgeTrust(counts, threshold).state === 'trusted' && isRefuted(allWrong, threshold);
}

function total({ good, bad }: LabelCounts): number {
  return good + bad;
}

/** The lower of the two rates; of a kind without labels there is none. */
function lowerRate({ passGood, good, failBad, bad }: LabelCounts): number {
  return Math.min(good === 0 ? 1 : passGood / good, bad === 0 ? 1 : failBad / bad);
}

/** One gate. Its threshold comes from the config, and a default threshold from the config's schema. */
export interface GateDefinition {
  /** In tables and messages, e.g. `PII failures`. */
  readonly title: string;
  /** In a sentence, e.g. `PII failures`, `pass rate`. */
  readonly noun: string;
  readonly unit: ValueUnit;
  /** `min`: the measure must reach the threshold. `max`: it must not pass it. */
  readonly direction: 'min' | 'max';
  /**
   * The measure; undefined where there is nothing to measure. `base`: see `against`; `tries`: of `reliabilityMin`, in a
   * row.
   */
  readonly measure: (results: Results, base?: BaseFigures, tries?: number) => number | undefined;
  /**
   * The lowest and the highest value that the measure can still take when the pending runs are done, whatever they
   * say; undefined where there will be nothing to measure.
   */
  readonly bounds: (
    results: Results,
    pending: readonly PendingRuns[],
    base?: BaseFigures,
    tries?: number,
  ) => Bounds | undefined;
  /** The most that it can measure of these tests, whatever they answer; absent: there is no bound. */
  readonly most?: (results: Results) => number;
  /** Words and digits as the KindLM CLI writes them, for the gates that it has. */
  readonly message?: (actual: number, threshold: number) => string;
  /** The failures that the gate is about, so that a verdict can name a test that explains it. */
  readonly concerns: (code: FailureCode) => boolean;
  /** The assertions that give the gate its data; undefined: every run does. */
  readonly ofKind: TypeTest | undefined;
  /** Whether enough was asked to give the gate data; absent: `ofKind` says it all. */
  readonly isAsked?: (results: Results, tries?: number) => boolean;
  /** Why there was nothing to measure, where no provider is to blame. */
  readonly nothing: string;
  /** Answers that do not say what it measures, for which nothing else can stand: where there is one, it fails. */
  readonly unknown?: (results: Results) => number;
  /** Whether the gate passes where nothing asked for it. A suite without a result has earned no pass rate. */
  readonly passesOnNothing: boolean;
  /** The gate compares with the base branch, and passes where there is no report of it. */
  readonly against?: 'base';
  /** It looks at no test: none explains it, and no answer that is pending changes it. */
  readonly about?: 'judges';
  /** Beyond its threshold the gate fails only where this holds, too: chance does not explain the difference. */
  readonly isCertain?: (base: BaseFigures) => boolean;
  /** Of a measure that is a share: it with its 95 % interval, and what it is a share of. */
  readonly rate?: {
    readonly counts: 'results' | 'answers' | 'checks';
    readonly of: (
      results: Results,
      gate: Pick<GateResult, 'actual' | 'tries'>,
    ) => ShareEstimate | undefined;
  };
  /**
   * The highest true value that the data do not rule out: the gate fails only where that is below its threshold, too,
   * so that chance alone practically never makes it red.
   */
  readonly highest?: (results: Results, tries?: number) => number | undefined;
  /** Bounds of `highest`, by which the gate is decided early. */
  readonly highestBounds?: GateDefinition['bounds'];
  /** A failure in words, where actual and threshold say less. */
  readonly failure?: string;
}

/** Every gate: those of the KindLM CLI in its order, then the action's own. Evaluations keep this order. */
export const GATES: Readonly<Record<GateName, GateDefinition>> = {
  passRateMin: {
    message: (actual, threshold) => `Pass rate: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Pass rate',
    noun: 'pass rate',
    unit: 'share',
    direction: 'min',
    measure: passRate,
    rate: {
      counts: 'results',
      of: (results) => rateOfRuns(results.map(({ passed }) => (passed ? 1 : 0))),
    },
    bounds: passRateBounds,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no results',
    passesOnNothing: false,
  },
  runPassRateMin: {
    title: 'Answer pass rate',
    noun: 'answer pass rate',
    unit: 'share',
    direction: 'min',
    measure: runPassRate,
    rate: {
      counts: 'answers',
      of: (results, { actual }) => rateOfRuns(runShares(results), actual),
    },
    highest: highestRunPassRate,
    highestBounds: highestRunPassRateBounds,
    bounds: runPassRateBounds,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no results',
    passesOnNothing: false,
  },
  reliabilityMin: {
    title: 'Reliability',
    noun: 'reliability',
    unit: 'whole-share',
    direction: 'min',
    measure: reliabilityRate,
    rate: {
      counts: 'results',
      of: (results, { tries = 1 }) => reliabilityOf(results, tries)?.all,
    },
    highest: highestReliability,
    highestBounds: highestReliabilityBounds,
    bounds: reliabilityBounds,
    isAsked: isAskedSoOften,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no test was asked so often',
    passesOnNothing: true,
  },
  schemaFailuresMax: {
    message: (actual, threshold) => `Schema failures: ${actual} (max: ${threshold})`,
    title: 'Schema failures',
    noun: 'schema failures',
    unit: 'count',
    direction: 'max',
    // The document counts codes, so a result with both schema codes counts twice.
    measure: (results) => failures(results, isSchema, isSchemaCode, 2),
    most: mostFailures(isSchema, isSchemaCode, 2),
    bounds: failureBounds(isSchema, isSchemaCode, 2),
    concerns: isSchemaCode,
    ofKind: isSchema,
    nothing: 'no schema assertions ran',
    passesOnNothing: true,
  },
  piiFailuresMax: {
    message: (actual, threshold) => `PII failures: ${actual} (max: ${threshold})`,
    title: 'PII failures',
    noun: 'PII failures',
    unit: 'count',
    direction: 'max',
    measure: (results) => failures(results, isPii, isPiiCode, 1),
    most: mostFailures(isPii, isPiiCode, 1),
    bounds: failureBounds(isPii, isPiiCode, 1),
    concerns: isPiiCode,
    ofKind: isPii,
    nothing: 'no PII assertions ran',
    passesOnNothing: true,
  },
  judgeAvgMin: {
    message: (actual, threshold) => `Judge avg: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Judge average',
    noun: 'judge average',
    unit: 'score',
    direction: 'min',
    measure: judgeAverage,
    bounds: judgeBounds,
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD',
    ofKind: isJudge,
    nothing: 'no judge assertions ran',
    passesOnNothing: true,
  },
  judgeTrustMin: JUDGE_TRUST,
  driftScoreMax: {
    message: (actual, threshold) => `Drift score: ${actual.toFixed(3)} (max: ${threshold})`,
    title: 'Drift score',
    noun: 'drift score',
    unit: 'score',
    direction: 'max',
    measure: worstDrift,
    most: () => 1,
    bounds: worstDriftBounds,
    concerns: (code) => code === 'DRIFT_EXCEEDED',
    ofKind: isDrift,
    nothing: 'no drift was measured',
    passesOnNothing: true,
  },
  keywordFailuresMax: {
    title: 'Keyword failures',
    noun: 'keyword failures',
    unit: 'count',
    direction: 'max',
    // A result with both keyword codes counts once.
    measure: (results) => failures(results, isKeywords, isKeywordCode, 1),
    most: mostFailures(isKeywords, isKeywordCode, 1),
    bounds: failureBounds(isKeywords, isKeywordCode, 1),
    concerns: isKeywordCode,
    ofKind: isKeywords,
    nothing: 'no keyword assertions ran',
    passesOnNothing: true,
  },
  costMaxUsd: {
    title: 'Cost',
    noun: 'cost',
    unit: 'usd',
    direction: 'max',
    measure: totalCost,
    bounds: costBounds,
    unknown: answersOfUnknownCost,
    concerns: (code) => code === 'COST_EXCEEDED',
    ofKind: undefined,
    nothing: 'no tokens of a known price were counted',
    passesOnNothing: true,
  },
  latencyMaxMs: {
    title: 'Mean latency',
    noun: 'mean latency',
    unit: 'ms',
    direction: 'max',
    measure: meanLatency,
    bounds: latencyBounds,
    concerns: (code) => code === 'LATENCY_EXCEEDED',
    ofKind: undefined,
    nothing: 'nothing was answered',
    passesOnNothing: true,
  },
  deterministicPassRate: {
    title: 'Deterministic pass rate',
    noun: 'deterministic pass rate',
    unit: 'share',
    direction: 'min',
    measure: (results) => assertionPassRate(results, isDeterministic),
    rate: rateOfChecks(isDeterministic),
    bounds: assertionRateBounds(isDeterministic),
    concerns: () => false,
    ofKind: isDeterministic,
    nothing: 'no deterministic assertions ran',
    passesOnNothing: true,
  },
  probabilisticPassRate: {
    title: 'Probabilistic pass rate',
    noun: 'probabilistic pass rate',
    unit: 'share',
    direction: 'min',
    measure: (results) => assertionPassRate(results, isProbabilistic),
    rate: rateOfChecks(isProbabilistic),
    bounds: assertionRateBounds(isProbabilistic),
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD' || code === 'DRIFT_EXCEEDED',
    ofKind: isProbabilistic,
    nothing: 'no probabilistic assertions ran',
    passesOnNothing: true,
  },
  ...BASE_GATES,
};

/** A share as the KindLM CLI writes it. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Names of all gates, in the order of `GATES`. */
export const GATE_NAMES: readonly GateName[] = Object.keys(GATES).filter(isGateName);

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}
