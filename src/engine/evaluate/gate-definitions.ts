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
import type { SuiteGates } from '../../config/suite.js';
import {
  highBound,
  reliability,
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
  type JudgeCheck,
  type TestCaseRunResult,
  failsResult,
  countsAs,
  wasTimed,
} from '../results.js';
import { EXTERNAL_TYPE, scoresByLabel } from './aggregate.js';

export type Results = readonly AggregatedTestResult[];
/** Whether an assertion's type is of some kind. */
type TypeTest = (assertionType: string) => boolean;
/** Whether a gate is about a failure code. */
type CodeTest = (code: FailureCode) => boolean;

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

/** One test against one model: what is done of it, and what is not. */
interface Progress {
  readonly result: AggregatedTestResult | undefined;
  readonly pending: PendingRuns | undefined;
}

/** A suite in the middle of its run, or at its end. */
export type SuiteProgress = readonly Progress[];

export function progressOf(results: Results, pending: readonly PendingRuns[] = []): SuiteProgress {
  const rest = new Map(pending.map((it) => [keyOfResult(it), it]));
  const begun = results.map((result) => ({ result, pending: rest.get(keyOfResult(result)) }));
  const known = new Set(results.map(keyOfResult));
  const notBegun = pending
    .filter((it) => !known.has(keyOfResult(it)))
    .map((it) => ({ result: undefined, pending: it }));
  return [...begun, ...notBegun];
}

/** How all that is pending may end for a gate. Where nothing is, both are the same. */
export type Ending = 'best' | 'worst';

/**
 * What a gate measures, undefined when there is nothing to measure. While runs are pending both endings say what can
 * still become of it: arithmetic, not statistics, and no answer can lead out of what they give. Scores are taken to be 0
 * to 1, latencies and costs to be 0 or more. `tries`: of `reliabilityMin`, in a row.
 */
type Measure = (all: SuiteProgress, ending: Ending, tries: number) => number | undefined;

/** Whether a run is pending. */
export function isOpen(all: SuiteProgress): boolean {
  return all.some(({ pending }) => pending !== undefined);
}

function resultsIn(all: SuiteProgress): Results {
  return all.flatMap(({ result }) => result ?? []);
}

/** A share, or a score, that can be no better, or no worse. */
function extreme(ending: Ending): number {
  return ending === 'best' ? 1 : 0;
}

interface Answers {
  readonly passes: number;
  readonly total: number;
}

function shareOf({ passes, total }: Answers): number | undefined {
  return total === 0 ? undefined : passes / total;
}

function passRate(all: SuiteProgress, ending: Ending): number | undefined {
  const passes = all.filter((it) => passesAt(it, ending)).length;
  return shareOf({ passes, total: all.length });
}

/**
 * A result passes when `minPasses` of its runs do, or all, and none shows what must never happen: with pending runs it is
 * certain to pass once so many have, unless one of them can show that, and may pass as long as enough are left.
 */
function passesAt({ result, pending }: Progress, ending: Ending): boolean {
  if (pending === undefined) return result?.passed === true;
  const all = result?.runs ?? [];
  if (all.some(failsResult)) return false;
  const runs = all.filter((run) => !countsAs(run).unneeded);
  const planned = runs.length + pending.runs;
  const needed = Math.min(result?.minPasses ?? pending.minPasses ?? planned, planned);
  const lacking = needed - runs.filter((run) => countsAs(run).passed).length;
  if (ending === 'best') return lacking <= pending.runs;
  return lacking <= 0 && pending.canFailResult !== true;
}

/** A gate on the number of failures of a kind: of each result at most so many. */
function failureGate(
  title: string,
  ofKind: TypeTest,
  concerns: CodeTest,
  mostPerResult = 1,
): Omit<GateDefinition, 'nothing'> {
  const mayCome = ({ pending }: Progress): boolean =>
    mostPerRun(pending, ofKind) > 0 && pending !== undefined && mayFailWith(pending, concerns);
  const isMeasured = ({ result }: Progress): boolean =>
    result !== undefined &&
    mayFailWith(result, concerns) &&
    assertionsOf([result], ofKind).length > 0;
  const measure: Measure = (all, ending) => {
    const total = sum(
      all.map((it) => {
        if (ending === 'worst' && mayCome(it)) return mostPerResult;
        const codes = it.result?.failureCodes.filter(concerns).length ?? 0;
        return Math.min(mostPerResult, codes);
      }),
    );
    const hasData = total > 0 || all.some((it) => mayCome(it) || isMeasured(it));
    return hasData ? total : undefined;
  };
  const most = (results: Results): number =>
    mostPerResult *
    results.filter((it) => it.assertionTypes.some(ofKind) && mayFailWith(it, concerns)).length;
  return { title, unit: 'count', direction: 'max', measure, most, concerns, ofKind };
}

/** Whether a test may fail with one of the codes that a gate is about. One that is about no code looks at all tests. */
export function mayFailWith(
  { impossibleCodes = [] }: Pick<PendingRuns, 'impossibleCodes'>,
  concerns: CodeTest = () => false,
): boolean {
  const counted = FAILURE_CODES.filter(concerns);
  return counted.length === 0 || counted.some((code) => !impossibleCodes.includes(code));
}

/** The most results of a kind that one pending run of a test can give. */
function mostPerRun(pending: PendingRuns | undefined, ofKind: TypeTest): number {
  const kinds = Object.entries(pending?.assertionsPerRun ?? {}).filter(([type]) => ofKind(type));
  return sum(kinds.map(([, most]) => most));
}

/** The same of all its pending runs. */
function assertionsToCome(pending: PendingRuns | undefined, ofKind: TypeTest): number {
  const perRun = mostPerRun(pending, ofKind);
  return perRun === 0 ? 0 : perRun * (pending?.runs ?? 0);
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

/** The same while judges are still to be heard. */
function judgeAverageAt(all: SuiteProgress, ending: Ending): number | undefined {
  const results = resultsIn(all);
  const toCome = all.map(({ pending }) => mostPerRun(pending, isJudge));
  if (toCome.every((most) => most === 0)) return judgeAverage(results);
  // What was lost counts as 0 beside whatever judges are still to be heard.
  const isLost = results.some(
    ({ assertionTypes, runs }) => assertionTypes.some(isJudge) && runs.some(lostJudgement),
  );
  if (isLost || toCome.includes(Infinity)) return extreme(ending);
  return mean(all.flatMap((it) => labelMeans(it, isJudge, extreme(ending))));
}

/**
 * Mean scores by label, as they come out where each score that is pending is `end`. A test has no more labels than
 * results a run. From the runs and not from `assertionScores`: a check without a baseline has score 1 there.
 */
function labelMeans(
  { result, pending }: Progress,
  ofKind: TypeTest,
  end: number,
): readonly number[] {
  const toCome = assertionsToCome(pending, ofKind);
  if (toCome === Infinity) return [end];
  const isMeasured = (one: AssertionResult): boolean =>
    ofKind(one.assertionType) && wasExercised(one);
  const known = [...scoresByLabel(result?.runs ?? [], isMeasured).values()];
  const fresh = Math.max(0, mostPerRun(pending, ofKind) - known.length);
  return [
    ...known.map((scores) => (sum(scores) + toCome * end) / (scores.length + toCome)),
    ...new Array<number>(fresh).fill(end),
  ];
}

/** Drift can only grow by what is new, and shrink by what is measured again. */
function worstDrift(all: SuiteProgress, ending: Ending): number | undefined {
  const means = all.flatMap((it) => labelMeans(it, isDrift, extreme(ending)));
  return means.length === 0
    ? undefined
    : means.reduce((most, score) => Math.max(most, 1 - score), -Infinity);
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

/** What is spent is spent; what a pending run costs is not known before. */
function costAt(all: SuiteProgress, ending: Ending): number | undefined {
  const results = resultsIn(all);
  if (!isOpen(all)) return totalCost(results);
  return ending === 'best' ? sum(results.map(({ totalCostUsd }) => totalCostUsd)) : Infinity;
}

/**
 * Mean of test means, in ms. Runs without an answer have latency 0, which would make the mean look better. Pending runs
 * may be answered at once or take any time.
 */
function meanLatency(all: SuiteProgress, ending: Ending): number | undefined {
  if (ending === 'worst' && isOpen(all)) return Infinity;
  return meanOrNothing(
    all.flatMap(({ result, pending }) => {
      const latencies = (result?.runs ?? []).filter(wasTimed).map((run) => run.latencyMs);
      const runs = latencies.length + (pending?.runs ?? 0);
      return runs === 0 ? [] : [sum(latencies) / runs];
    }),
  );
}

/** A gate on the share of checks of a kind that pass. */
function checkGate(kind: string, ofKind: TypeTest): Omit<GateDefinition, 'direction'> {
  const measure: Measure = (all, ending) => {
    const decisive = assertionsOf(resultsIn(all), ofKind).filter(isDecisive);
    const toCome = sum(all.map(({ pending }) => assertionsToCome(pending, ofKind)));
    if (toCome === Infinity) return extreme(ending);
    const passes = decisive.filter(({ passed }) => passed).length + toCome * extreme(ending);
    return shareOf({ passes, total: decisive.length + toCome });
  };
  return {
    title: `${kind} pass rate`,
    unit: 'share',
    measure,
    // Of each result that has such checks, the share that passed.
    rate: {
      counts: 'checks',
      of: (results, { actual }) => {
        const each = progressOf(results).map((it) => measure([it], 'best', 1));
        return rateOfRuns(
          each.filter((share) => share !== undefined),
          actual,
        );
      },
    },
    ofKind,
    nothing: `no ${kind.toLowerCase()} assertions ran`,
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

/** A drift check without a baseline passes, but has judged nothing. */
function wasExercised(assertion: AssertionResult): boolean {
  return assertion.metadata?.['exercised'] !== false;
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

// pass^k, the share of results of which k tries in a row would all pass, and how high its true value may be all the
// same. Results with fewer than k answers of their own cannot say and are left out. The repeats of a test that is asked
// at temperature 0 are tries like others: what varies here are the tests.

/** Of each result, how many answers of its own it has and how many of them pass. */
export function repeatsOf(results: Results): readonly Repeats[] {
  return progressOf(results).map((it) => {
    const { passes, fails } = ownAnswers(it);
    return { passes, repeats: passes + fails };
  });
}

/** Whether any result was to be asked so often. */
function isAskedSoOften(results: Results, tries = 1): boolean {
  return results.some(({ runCount }) => runCount >= tries);
}

/**
 * The share, 0 to 1, and the upper end of its 95 % interval; undefined where no result has so many answers. Whatever the
 * pending runs say, which results they leave out, and which answers turn out to be given twice.
 */
function reliabilityAt(
  all: SuiteProgress,
  ending: Ending,
  tries: number,
): { readonly value: number; readonly high: number } | undefined {
  if (!isOpen(all)) return reliability(repeatsOf(resultsIn(all)), tries)?.all;
  const rates = all.flatMap((it) => rateAt(it, ending, tries));
  if (rates.length === 0) return undefined;
  const value = extremeMean(rates, ending);
  // It is never below the share itself, and never as wide as with one result less.
  const fewest = Math.max(1, rates.filter(({ isSure }) => isSure).length - 1);
  return { value, high: ending === 'best' ? wilson(value, fewest).high : value };
}

/** What a result adds to the mean. */
interface OwnRate {
  readonly rate: number;
  /** It counts, whatever comes; else it may be left out. */
  readonly isSure: boolean;
}

function rateAt(it: Progress, ending: Ending, tries: number): readonly OwnRate[] {
  const { passes, fails, again, toCome } = ownAnswers(it);
  if (passes + fails + again.passes + again.fails + toCome < tries) return [];
  const isSure = passes + fails >= tries;
  const good = ending === 'best' ? passes + again.passes + toCome : passes;
  const poor = ending === 'best' ? fails : fails + again.fails + toCome;
  const own =
    good < tries ? undefined : reliability([{ passes: good, repeats: good + poor }], tries);
  return [{ rate: own?.all.value ?? 0, isSure }];
}

/** The mean of all that is sure and of those others that take it further; of any one of these where nothing is sure. */
function extremeMean(rates: readonly OwnRate[], ending: Ending): number {
  const of = (sure: boolean): readonly number[] =>
    rates.filter(({ isSure }) => isSure === sure).map(({ rate }) => rate);
  const sign = ending === 'best' ? -1 : 1;
  let [total, count] = [sum(of(true)), of(true).length];
  for (const rate of of(false).toSorted((a, b) => sign * (a - b))) {
    if (count > 0 && sign * (rate - total / count) >= 0) break;
    total += rate;
    count += 1;
  }
  return total / count;
}

// The share of answers that pass, over all results, and how high the true share may be all the same. A fixed mix of
// easy and hard tests spreads less than a binomial (Hoeffding, Annals of Mathematical Statistics 27 (1956) 713-721), so
// that the binomial's bound holds for it, too.

/** Pending runs may all fail, or all pass; one that is lost to its provider lies between, as it has not passed. */
function answersAt(all: SuiteProgress, ending: Ending): Answers {
  const mayCount = isOpen(all);
  const each = all.map((it) => {
    const { passes, fails, again, toCome } = ownAnswers(it);
    const more = mayCount ? again : { passes: 0, fails: 0 };
    return ending === 'best'
      ? counted(it, passes + toCome + more.passes, fails)
      : counted(it, passes, fails + toCome + more.fails);
  });
  return { passes: sum(each.map((it) => it.passes)), total: sum(each.map((it) => it.total)) };
}

/** The highest true share that the answers do not rule out, one-sided with 95 %. */
function highestShare(all: SuiteProgress, ending: Ending): number | undefined {
  const { passes, total } = answersAt(all, ending);
  return total === 0 ? undefined : highBound(passes, total);
}

/** Of each result, the share of its answers that passed. */
function runShares(results: Results): readonly number[] {
  return progressOf(results).map((it) => shareOf(answersAt([it], 'best')) ?? 0);
}

/** Under temperature 0 or a seed the repeats are one answer, which passed where all of them did. */
function counted({ result, pending }: Progress, passes: number, fails: number): Answers {
  const isOne = (result ?? pending)?.oneAnswer === true;
  if (isOne) return { passes: fails === 0 ? 1 : 0, total: 1 };
  return { passes, total: passes + fails };
}

// The gate `judgeTrustMin`. It is about judges and looks at no test: red where labels show for certain that a judge
// passes too few good answers or stops too few bad ones. Comes in: how often each judge with labels was right.

const JUDGE_TRUST = 'Judge trust';

/** What a judge said of its labels. */
export type LabelledJudge = Pick<JudgeCheck, 'counts' | 'verdicts'>;

/**
 * How often it was right, as if it had been wrong on every label that a provider's failure, the budget or the run's end
 * kept from it.
 */
function countsAtWorst({ counts, verdicts }: LabelledJudge): LabelCounts {
  const lost = (good: boolean): number =>
    verdicts.filter((it) => it.score === null && it.good === good).length;
  return { ...counts, good: counts.good + lost(true), bad: counts.bad + lost(false) };
}

/** Whether labels were lost, so that the gate is evaluated a second time without them. */
export function hasLostLabels(judges: readonly LabelledJudge[]): boolean {
  return judges.some(({ verdicts }) => verdicts.some(({ score }) => score === null));
}

/**
 * @param judges those with labels; none before they were asked
 * @param lost whether a label without a score counts as wrong, or as if it had never been
 */
export function evaluateJudgeTrust(
  threshold: number,
  judges: readonly LabelledJudge[],
  lost: 'wrong' | 'left-out',
): GateResult {
  const figures = judges
    .map((judge) => (lost === 'wrong' ? countsAtWorst(judge) : judge.counts))
    .filter((counts) => total(counts) > 0);
  const gate = (
    passed: boolean,
    actual: number,
    words: string,
    noData?: GateResult['noData'],
  ): GateResult => {
    const said = noData === undefined ? words : `not exercised, ${words}`;
    const message = `${JUDGE_TRUST}: ${said} (min: ${limitText(threshold, 'share', 0)})`;
    const data = noData === undefined ? {} : { noData };
    return { gateName: 'judgeTrustMin', passed, actual, threshold, message, ...data };
  };
  if (figures.length === 0) return gate(true, 1, 'no judge has labels', 'nothing-asked');
  const refused = figures.filter((it) => isRefuted(it, threshold));
  const actual = Math.min(...(refused.length > 0 ? refused : figures).map(lowerRate));
  const words = valueText(actual, 'share');
  if (refused.length > 0) return gate(false, actual, words);
  if (!figures.some((it) => hasShown(it, threshold))) {
    return gate(true, actual, 'too few labels to tell', 'too-little-data');
  }
  const chance = actual >= threshold ? '' : ', which so few labels can explain';
  return gate(true, actual, `${words}${chance}`);
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
  /** In a sentence; default: the title in lower case. */
  readonly noun?: string;
  readonly unit: ValueUnit;
  /** `min`: the measure must reach the threshold. `max`: it must not pass it. */
  readonly direction: 'min' | 'max';
  /** Absent where it looks at no test, so that no answer that is pending changes it. */
  readonly measure?: Measure;
  /** What it measures of the comparison with the base branch; it passes where there is no report of that. */
  readonly against?: (base: BaseFigures) => number | undefined;
  /** The most that it can measure of these tests, whatever they answer; absent: there is no bound. */
  readonly most?: (results: Results) => number;
  /** Words and digits as the KindLM CLI writes them, for the gates that it has. */
  readonly message?: (actual: number, threshold: number) => string;
  /** The failures that the gate is about, so that a verdict can name a test that explains it. Default: none. */
  readonly concerns?: CodeTest;
  /** The assertions that give the gate its data; absent: every run does. */
  readonly ofKind?: TypeTest;
  /** Whether enough was asked to give the gate data; absent: `ofKind` says it all. */
  readonly isAsked?: (results: Results, tries?: number) => boolean;
  /** Why there was nothing to measure, where no provider is to blame. */
  readonly nothing: string;
  /** Answers that do not say what it measures, for which nothing else can stand: where there is one, it fails. */
  readonly unknown?: (results: Results) => number;
  /** The gate fails where nothing asked for it: a suite without a result has earned no pass rate. */
  readonly failsOnNothing?: true;
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
  readonly highest?: Measure;
  /** A failure in words, where actual and threshold say less. */
  readonly failure?: string;
}

/** The message of a gate on failures as the KindLM CLI writes it. */
function countMessage(title: string): NonNullable<GateDefinition['message']> {
  return (actual, threshold) => `${title}: ${actual} (max: ${threshold})`;
}

const NOTHING_TO_COMPARE = 'this change touches no result that the base branch has';

/** Keys of the config's `gates` that stop a run of tests. */
type ConfiguredGate = Exclude<
  keyof SuiteGates,
  'notWorseMargin' | 'unnoticedPartsMax' | 'harmfulPartsMax'
>;

/** Every gate: those of the KindLM CLI in its order, then the action's own. Evaluations keep this order. */
export const GATES: Readonly<Record<GateName, GateDefinition>> = {
  passRateMin: {
    message: (actual, threshold) => `Pass rate: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Pass rate',
    unit: 'share',
    direction: 'min',
    measure: passRate,
    rate: {
      counts: 'results',
      of: (results) => rateOfRuns(results.map(({ passed }) => (passed ? 1 : 0))),
    },
    nothing: 'no results',
    failsOnNothing: true,
  },
  runPassRateMin: {
    title: 'Answer pass rate',
    unit: 'share',
    direction: 'min',
    measure: (all, ending) => shareOf(answersAt(all, ending)),
    rate: {
      counts: 'answers',
      of: (results, { actual }) => rateOfRuns(runShares(results), actual),
    },
    highest: highestShare,
    nothing: 'no results',
    failsOnNothing: true,
  },
  reliabilityMin: {
    title: 'Reliability',
    unit: 'share',
    direction: 'min',
    measure: (all, ending, tries) => reliabilityAt(all, ending, tries)?.value,
    rate: {
      counts: 'results',
      of: (results, { tries = 1 }) => reliability(repeatsOf(results), tries)?.all,
    },
    highest: (all, ending, tries) => reliabilityAt(all, ending, tries)?.high,
    isAsked: isAskedSoOften,
    nothing: 'no test was asked so often',
  },
  schemaFailuresMax: {
    // The document counts codes, so a result with both schema codes counts twice.
    ...failureGate('Schema failures', isSchema, (code) => code.startsWith('SCHEMA_'), 2),
    message: countMessage('Schema failures'),
    nothing: 'no schema assertions ran',
  },
  piiFailuresMax: {
    ...failureGate(
      'PII failures',
      (type) => type === 'pii',
      (code) => code === 'PII_DETECTED',
    ),
    message: countMessage('PII failures'),
    noun: 'PII failures',
    nothing: 'no PII assertions ran',
  },
  judgeAvgMin: {
    message: (actual, threshold) => `Judge avg: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Judge average',
    unit: 'score',
    direction: 'min',
    measure: judgeAverageAt,
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD',
    ofKind: isJudge,
    nothing: 'no judge assertions ran',
  },
  judgeTrustMin: {
    title: JUDGE_TRUST,
    unit: 'share',
    direction: 'min',
    nothing: 'no judge has labels',
  },
  driftScoreMax: {
    message: (actual, threshold) => `Drift score: ${actual.toFixed(3)} (max: ${threshold})`,
    title: 'Drift score',
    unit: 'score',
    direction: 'max',
    measure: worstDrift,
    most: () => 1,
    concerns: (code) => code === 'DRIFT_EXCEEDED',
    ofKind: isDrift,
    nothing: 'no drift was measured',
  },
  keywordFailuresMax: {
    // A result with both keyword codes counts once.
    ...failureGate(
      'Keyword failures',
      (type) => type === 'keywords',
      (code) => code.startsWith('KEYWORD_'),
    ),
    nothing: 'no keyword assertions ran',
  },
  costMaxUsd: {
    title: 'Cost',
    unit: 'usd',
    direction: 'max',
    measure: costAt,
    unknown: answersOfUnknownCost,
    concerns: (code) => code === 'COST_EXCEEDED',
    nothing: 'no tokens of a known price were counted',
  },
  latencyMaxMs: {
    title: 'Mean latency',
    unit: 'ms',
    direction: 'max',
    measure: meanLatency,
    concerns: (code) => code === 'LATENCY_EXCEEDED',
    nothing: 'nothing was answered',
  },
  deterministicPassRate: { ...checkGate('Deterministic', isDeterministic), direction: 'min' },
  probabilisticPassRate: {
    ...checkGate('Probabilistic', isProbabilistic),
    direction: 'min',
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD' || code === 'DRIFT_EXCEEDED',
  },
  notWorse: {
    title: 'Against the base branch',
    noun: 'comparison with the base branch',
    unit: 'verdict',
    direction: 'max',
    against: ({ verdict }) => verdict && VERDICT_VALUES[verdict],
    nothing: NOTHING_TO_COMPARE,
    failure: 'the results are worse than on the base branch',
  },
  regressionsMax: {
    title: 'Regressions',
    noun: 'regressions against the base branch',
    unit: 'count',
    direction: 'max',
    against: ({ verdict, regressions }) => verdict && regressions,
    nothing: NOTHING_TO_COMPARE,
  },
  newFailuresMax: {
    title: 'New failures',
    noun: 'tests that always passed on the base branch and always fail here',
    unit: 'count',
    direction: 'max',
    against: ({ verdict, newFailures }) => verdict && newFailures,
    nothing: NOTHING_TO_COMPARE,
  },
  passRateDropMax: {
    title: 'Pass rate drop',
    noun: 'pass rate drop against the base branch',
    unit: 'points',
    direction: 'max',
    against: ({ drop }) => drop && drop * 100,
    nothing: NOTHING_TO_COMPARE,
    isCertain: ({ verdict }) => verdict === 'worse',
  },
  judgeDropMax: {
    title: 'Judge average drop',
    noun: 'judge average drop against the base branch',
    unit: 'score',
    direction: 'max',
    against: ({ judge }) => judge?.drop,
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD',
    nothing: 'no judge scores to compare',
    isCertain: ({ judge }) => judge?.isWorse === true,
  },
  latencyIncreaseMax: {
    title: 'Latency increase',
    noun: 'mean latency against the base branch',
    unit: 'ratio',
    direction: 'max',
    against: ({ latencyRatio }) => latencyRatio,
    concerns: (code) => code === 'LATENCY_EXCEEDED',
    nothing: 'no latencies to compare',
  },
  costIncreaseMax: {
    title: 'Cost increase',
    noun: 'mean cost against the base branch',
    unit: 'ratio',
    direction: 'max',
    against: ({ costRatio }) => costRatio,
    concerns: (code) => code === 'COST_EXCEEDED',
    nothing: 'no costs to compare',
  },
} satisfies Readonly<Record<ConfiguredGate, GateDefinition>>;

/** A share as the KindLM CLI writes it. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Names of all gates, in the order of `GATES`. */
export const GATE_NAMES: readonly GateName[] = Object.keys(GATES).filter(isGateName);

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}
