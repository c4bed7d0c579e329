/**
 * This run against the base branch: what may be compared, what the change can be blamed for, and what
 * the statistics say of it. Decides, and words nothing. Public: `compareReports`.
 *
 * - Checks differ: the results mean something else, and are not compared.
 * - Request differs, or cannot be known: changed. Verdict, labels and counts are about these.
 * - Request equal: this change cannot have made it worse. Together they say whether the model itself has changed.
 */
import { groupedBy, mean, meanOrNothing, once, sum } from '../basics/basics.js';
import type {
  ResultComparison,
  SuiteComparison,
  WhoMoved,
  ChangedModel,
} from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import {
  type ComparedResult,
  hasBothSides,
  type Outcome,
  pooledCounts,
} from '../statistics/intervals.js';
import { LEAST_UNTOUCHED } from '../statistics/judges.js';
import {
  ifAllFailed,
  isUnlikely,
  judgeSuites,
  type SuiteSample,
  type TestLabel,
} from '../statistics/verdicts.js';
import { weakened } from './demanded-less.js';
import {
  type HeadSuite,
  isOtherVersion,
  leftOutOf,
  type Match,
  type MatchedSuite,
  matchSuite,
} from './match.js';
import {
  countsAs,
  hasOnlyReusedRuns,
  type MeasuredRun,
  outcomeOf,
  allRuns,
} from '../engine/results.js';
import { memoryOf } from './memory.js';
import { baseScore, headScore, isOfOthers, splitDrop } from './who-moved.js';

export { weakened, weakenedInputs } from './demanded-less.js';

export type { HeadSuite } from './match.js';

export interface ComparedSuite {
  readonly comparison: SuiteComparison;
  /** Of each result, in the order given. */
  readonly results: readonly ResultComparison[];
  /**
   * The same as other answers of this run could have made it: where all that the change touches fails, and where just as
   * many tests do as a gate does not let pass. Worked out when asked for, since it takes as long as the comparison itself.
   */
  readonly atWorst: readonly (() => Omit<ComparedSuite, 'atWorst'>)[];
}

/**
 * Compares all suites of a run at once, since they share the one chance in 100 of a false alarm.
 * @param attempts reports of other attempts at the same commit, newest first
 */
export function compareReports(
  suites: readonly HeadSuite[],
  base: Report,
  attempts: readonly Report[] = [],
): readonly ComparedSuite[] {
  const memory = memoryOf(base);
  const matched = suites.map((suite) => withSplit(matchSuite(suite, memory, base, attempts)));
  const allFail = once(() => describeAll(matched.map((suite) => withOutcomes(suite, () => 0))));
  return describeAll(matched).map((compared, at) => ({
    ...compared,
    atWorst: [allFail, once(() => describeAll(withFewFailing(matched, at)))].map(
      (worst) => () => worst()[at] ?? compared,
    ),
  }));
}

function describeAll(matched: readonly SplitSuite[]): readonly Omit<ComparedSuite, 'atWorst'>[] {
  const answers = judgeSuites(matched.map(changeSample));
  const modelSuites = matched.filter(({ unchanged }) => unchanged.length > 0);
  const models = judgeSuites(modelSuites.map(modelSample));
  return matched.map((suite, index) => {
    const answer = answers[index];
    if (answer === undefined) throw new Error('every suite has an answer');
    return describe(suite, answer, models[modelSuites.indexOf(suite)]);
  });
}

/**
 * In one suite just as many tests fail as `regressionsMax` does not let pass, and the rest hides them least: each result
 * that could be worse takes its share of the chance of a false alarm.
 */
function withFewFailing(matched: readonly SplitSuite[], at: number): readonly SplitSuite[] {
  const allowed = matched[at]?.head.settings?.regressionsMax ?? 0;
  return matched.map((suite, index) => {
    const ifFailing = new Map(suite.changed.map((match) => [match, ifAllFailed(match.sample)]));
    const pOf = (match: Match): number => ifFailing.get(match)?.p ?? 1;
    const tellsMost = suite.changed
      .toSorted((a, b) => pOf(a) - pOf(b))
      .slice(0, index === at ? allowed + 1 : 0);
    const failing = new Set(tellsMost);
    const isFailing = (match: Match): boolean =>
      failing.has(match) || ifFailing.get(match)?.hidesLess === true;
    return withOutcomes(suite, (match) => (isFailing(match) ? 0 : 1));
  });
}

/** As if every answer that this run got to what the change touches had come out like this. */
function withOutcomes(suite: SplitSuite, assumed: (match: Match) => Outcome): SplitSuite {
  const matches = suite.matches.map((match): Match => {
    if (match.kind !== 'changed') return match;
    const outcome = assumed(match);
    const sample = answeredAlike(match.sample, outcome);
    const head = match.head.map((run) => ({
      ...run,
      outcomes: run.outcomes.map(() => outcome),
      judge: run.judge === undefined ? undefined : outcome,
    }));
    return { ...match, head, sample, counts: pooledCounts(sample) };
  });
  const changed = matches.filter(({ kind }) => kind === 'changed');
  // Whose a drop is was asked about these scores, and says nothing of others.
  return { ...suite, matches, changed, moved: undefined };
}

function answeredAlike(sample: ComparedResult, outcome: Outcome): ComparedResult {
  return { ...sample, head: sample.head.map((run) => run.map(() => outcome)) };
}

type AnsweredSuite = ReturnType<typeof judgeSuites>[number];

/** With what today's judge says of the base branch's answers. */
interface SplitSuite extends MatchedSuite {
  readonly moved: WhoMoved | undefined;
}

function withSplit(suite: MatchedSuite): SplitSuite {
  return { ...suite, moved: splitDrop(suite, suite.head.judgedAgain ?? []) };
}

/** What a label is about: nothing, where the judge's own move made the difference. */
function labelSample({ moved, head }: SplitSuite, match: Match): ComparedResult {
  return isOfOthers(match, moved, head.judgedAgain ?? [])
    ? { ...match.sample, base: [] }
    : match.sample;
}

function changeSample(suite: SplitSuite): SuiteSample {
  const { head, changed, unchanged, moved, isStopped } = suite;
  // A stopped run's means are those of the tests that failed on the base branch.
  const measured = isStopped ? [] : changed;
  return {
    ...commonSample(suite, changed),
    results: changed.map(({ sample }) => sample),
    untouched: unchanged.map(({ sample }) => sample),
    otherCause: otherCause(moved),
    scores: measured.map((match) => meansByRun(match, ({ judge }) => judge)),
    costs: measured.map((match) => meansByRun(match, ({ costUsd }) => costUsd)),
    latencies: measured.map((match) => meansByRun(match, ({ latencyMs }) => latencyMs)),
    isJudgesOwn: moved?.isScoreWorse === false,
    labelled: changed.map((match) => labelSample(suite, match)),
    gates: head.settings,
  };
}

/** Whether the model itself has changed, for which another version of it is no obstacle. */
function modelSample(suite: MatchedSuite): SuiteSample {
  const { unchanged } = suite;
  return {
    ...commonSample(suite, unchanged),
    results: unchanged.map(({ sample, acrossVersions }) => acrossVersions ?? sample),
    labelled: unchanged.map(({ sample }) => sample),
    unguarded: true,
  };
}

function commonSample(
  { head, isStopped }: MatchedSuite,
  matches: readonly Match[],
): Omit<SuiteSample, 'results'> {
  const points = head.settings?.notWorseMargin;
  return {
    headRuns: headRuns(matches),
    changedModels: movedModels(matches),
    isJudgeChanged: matches.some((match) => match.isJudgeChanged),
    limit: head.limit,
    margin: points && points / 100,
    isStopped,
  };
}

function headRuns(matches: readonly Match[]): SuiteSample['headRuns'] {
  const runs = matches.flatMap(({ result, base }) =>
    // Refused, where the base branch had an answer, has failed.
    result.runs.map(
      (run) => countsAs(run).errored && (base.length === 0 || !countsAs(run).refused),
    ),
  );
  return { all: runs.length, errored: runs.filter(Boolean).length };
}

/** Each model once, with all its names; none where few answers are left out. */
function movedModels(matches: readonly Match[]): readonly ChangedModel[] {
  if (!isOtherVersion(matches)) return [];
  const moved = matches.flatMap((match) => match.moved);
  return groupedBy(moved, ({ model }) => model).map((all) => {
    const names = (side: 'base' | 'head') => [...new Set(all.flatMap((one) => one[side]))];
    return {
      model: all[0].model,
      base: names('base').toSorted(),
      head: names('head').toSorted(),
    };
  });
}

function describe(
  suite: SplitSuite,
  answered: AnsweredSuite,
  model: AnsweredSuite | undefined,
): Omit<ComparedSuite, 'atWorst'> {
  const { head, matches, changed, unchanged, removed, baseReport, shifts, moved } = suite;
  const { verdict, margin, sight, judge, cost, latency, labels, byChance, regressed } = answered;
  const gated = new Set(regressed.map((position) => changed[position]));
  const labelled = new Map([
    ...changed.map((match, at) => [match, labels[at]] as const),
    ...unchanged.map((match, at) => [match, model?.labels[at]] as const),
  ]);
  const bases = matches.map(baseOf);
  return {
    comparison: {
      verdict,
      changed: changed.length,
      unchangedRequests: matches.filter(({ kind }) => kind === 'unchanged-request').length,
      leftOpen: leftOpen(suite) || undefined,
      otherVersions: otherVersions(changed),
      model: model?.verdict,
      counts: countsOf(matches, labels, removed.length),
      byChance,
      margin,
      sight,
      judge,
      judges: shifts.length === 0 ? undefined : shifts,
      moved,
      cost,
      latency,
      failedGates: failedGatesOf(baseReport),
      weakened: weakenedOf(head, baseReport),
      removed,
      base: baseColumn(matches, bases),
    },
    results: matches.map((match, index) => {
      const label = labelled.get(match);
      return {
        kind: match.kind,
        label,
        countsForGate: gated.has(match) ? true : undefined,
        newFailure: isNewFailure(suite, match) ? true : undefined,
        base: bases[index],
        there: outcomeThere(match),
        before: beforeOf(match, label),
      };
    }),
  };
}

function failedGatesOf(base: MatchedSuite['baseReport']): SuiteComparison['failedGates'] {
  const failed = base?.gates.gates.filter(({ passed }) => !passed) ?? [];
  return failed.length === 0 ? undefined : failed.map(({ gateName }) => gateName);
}

/** Of what did not pass here in every answer: how the base report's own run came out. */
function outcomeThere({ result, there }: Match): ResultComparison['there'] {
  const isFine =
    result.passed && result.runs.every((run) => outcomeOf(run) === 1 || hasOnlyReusedRuns(result));
  return isFine ? undefined : there && { passed: there.passed, failureCodes: there.failureCodes };
}

/** Undefined where nothing is demanded less. */
function weakenedOf(
  { demands: here, results, isOfSibling }: HeadSuite,
  base: MatchedSuite['baseReport'],
): SuiteComparison['weakened'] {
  const { demands: there, results: before = [] } = base ?? {};
  if (here === undefined || there === undefined) return undefined;
  const sides = [
    { demands: there, results: before },
    { demands: here, results },
  ] as const;
  const found = weakened(...sides, isOfSibling);
  return found.length === 0 ? undefined : found;
}

function otherVersions(matches: readonly Match[]): SuiteComparison['otherVersions'] {
  const leftOut = leftOutOf(matches);
  return leftOut.head + leftOut.base === 0 ? undefined : leftOut;
}

/** See SuiteComparison. What is new may be what was removed, under another name. */
function leftOpen({ matches, removed, notAsked }: MatchedSuite): number {
  const ofKind = (wanted: Match['kind']): number =>
    matches.filter(({ kind, isAskedAlike }) => kind === wanted && !isAskedAlike).length;
  const apart = ofKind('checks-changed') + ofKind('tools-changed');
  return notAsked + apart + (removed.length > 0 ? ofKind('new') : 0);
}

/** A plain count: passed in every answer that counts, where no single one could say "every", and in none here. */
function isNewFailure(suite: SplitSuite, match: Match): boolean {
  const { kb, nb, kh, nh } = pooledCounts(labelSample(suite, match));
  return match.kind === 'changed' && nb >= 2 && kb === nb && nh > 0 && kh === 0;
}

function countsOf(
  matches: readonly Match[],
  labels: readonly TestLabel[],
  removed: number,
): SuiteComparison['counts'] {
  const labelled = tally(labels);
  const ofKind = tally(matches.map(({ kind }) => kind));
  return {
    regressed: labelled('regressed'),
    probablyRegressed: labelled('probably-regressed'),
    failsEveryTime: labelled('fails-every-time'),
    failingNow: labelled('failing-now'),
    improved: labelled('improved'),
    passesEveryTime: labelled('passes-every-time'),
    passingNow: labelled('passing-now'),
    flakyOnBoth: labelled('flaky-on-both'),
    unchanged: labelled('unchanged'),
    notCompared: labelled('not-compared'),
    added: ofKind('new'),
    removed,
    checksChanged: ofKind('checks-changed'),
    toolsChanged: ofKind('tools-changed') || undefined,
  };
}

/** How often each word is there. */
function tally<T extends string>(words: readonly T[]): (word: T) => number {
  const counts = new Map<T, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word) ?? 0;
}

/** Runs without a value are left out, on both sides. */
function meansByRun(
  { byRun, head, sample }: Match,
  value: (run: MeasuredRun) => number | undefined,
): NonNullable<SuiteSample['scores']>[number] {
  return {
    base: byRun.map((run) => run && value(run)),
    head: valuesOf(head, value),
    deterministic: sample.deterministic,
  };
}

/** Undefined where the base has no run that may be compared. */
function baseOf({ base, counts }: Match): ResultComparison['base'] {
  if (base.length === 0) return undefined;
  return {
    passed: counts.kb,
    runs: counts.nb,
    judge: meanOrNothing(valuesOf(base, ({ judge }) => judge)),
    latencyMs: meanOrNothing(valuesOf(base, ({ latencyMs }) => latencyMs)),
    costUsd: meanOrNothing(valuesOf(base, ({ costUsd }) => costUsd)),
  };
}

/** Runs without a value are left out. */
function valuesOf(
  runs: readonly MeasuredRun[],
  value: (run: MeasuredRun) => number | undefined,
): readonly number[] {
  const values: number[] = [];
  for (const run of runs) {
    const one = value(run);
    if (one !== undefined) values.push(one);
  }
  return values;
}

function baseColumn(
  matches: readonly Match[],
  bases: readonly ResultComparison['base'][],
): SuiteComparison['base'] {
  // What was reused has no outcome of its own here, and still counts in the figures that the base's are set beside.
  const shown = matches.flatMap(({ counts, result }, index) =>
    hasBothSides(counts) || (hasOnlyReusedRuns(result) && counts.nb > 0)
      ? [{ counts, result, base: bases[index] }]
      : [],
  );
  const costs = shown.flatMap(({ base, result }) =>
    base?.costUsd === undefined || hasOnlyReusedRuns(result)
      ? []
      : [base.costUsd * result.runs.length],
  );
  return {
    passRate: meanOrNothing(shown.map(({ counts }) => counts.kb / counts.nb)),
    judgeAvg: meanOrNothing(shown.flatMap(({ base }) => base?.judge ?? [])),
    latencyAvgMs: meanOrNothing(shown.flatMap(({ base }) => base?.latencyMs ?? [])),
    costUsd: costs.length === 0 ? undefined : sum(costs),
  };
}

// What the base branch answered to a test that moved, or fails now.

type Before = ResultComparison['before'];

/** Beside an answer; an agent may make thousands. */
const MAX_CALLS = 100;
const MAX_CHANGES = 100;

/**
 * An answer of the base branch, where it explains something. Beside a test that fails now, it is one that passed, also
 * where this change cannot be to blame; beside one that got better, it is one that failed. One that other checks judged is
 * left out: they did not redact it.
 */
function beforeOf({ result, kind, there }: Match, label: TestLabel | undefined): Before {
  if (kind !== 'changed' && kind !== 'unchanged-request') return undefined;
  const hasMoved =
    kind === 'changed' && label !== undefined && label !== 'unchanged' && label !== 'not-compared';
  const failsNow = !result.passed && hasFailedRun(result) && !hasOnlyReusedRuns(result);
  if (!hasMoved && !failsNow) return undefined;
  const kept = (there === undefined ? [] : allRuns(there)).filter(
    ({ outcome, outputText, outputOmitted }) =>
      outputText !== '' &&
      outputOmitted !== true &&
      outcome.kind !== 'errored' &&
      outcome.kind !== 'not-run',
  );
  const wanted = !result.passed || hasFailedRun(result);
  const run = kept.find((one) => hasPassed(one) === wanted) ?? (hasMoved ? kept[0] : undefined);
  if (run === undefined) return undefined;
  const { input, outputText, toolCalls, changes = [] } = run;
  const calls = toolCalls
    .slice(0, MAX_CALLS)
    .map(({ name, arguments: args }) => ({ name, arguments: args }));
  return {
    outputText,
    passed: hasPassed(run),
    messages: kind === 'changed' ? input?.messages : undefined,
    calls: calls.length === 0 ? undefined : calls,
    changes: changes.length === 0 ? undefined : changes.slice(0, MAX_CHANGES),
  };
}

/** It may have passed all the same. */
function hasFailedRun({ runs }: Match['result']): boolean {
  return runs.some(({ outcome }) => outcome.kind === 'failed');
}

function hasPassed({ outcome }: Match['result']['runs'][number]): boolean {
  return outcome.kind === 'reused' ? outcome.passed : outcome.kind === 'passed';
}

// Which of the base branch's answers today's judge is to be asked about, before anything here is called worse: a judge
// that has become stricter makes every change look worse. Pure: what is picked is asked elsewhere (judges/).

/** An answer of the base report's own run. Everything in it is foreign. */
interface BaseAnswer {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly run: BaseRun;
}

type BaseRun = SuiteReport['results'][number]['runs'][number];

/** So many in all: they are paid for. */
const MOST_ANSWERS = 50;
/** UTF-16 code units. A report from elsewhere must not cost what it likes. */
const LONGEST_ANSWER = 40_000;

/** None where scores here are not worse, or where the base report keeps too few answers. */
export function answersToJudge(
  head: HeadSuite,
  base: Report,
  attempts: readonly Report[],
): readonly BaseAnswer[] {
  const suite = matchSuite(head, memoryOf(base), base, attempts);
  // Most runs end here, without a whole comparison: 50 to 120 ms with 1,000 tests.
  if (suite.isStopped || scoreDrop(suite.changed) <= 0) return [];
  const [touched, untouched] = [judgeable(suite.changed), judgeable(suite.unchanged)];
  if (touched.length === 0 || !mayBeCalledWorse(head, base, attempts)) return [];
  const beside = untouched.length >= LEAST_UNTOUCHED ? LEAST_UNTOUCHED : 0;
  const worst = touched.toSorted((a, b) => a.score - b.score).slice(0, MOST_ANSWERS - beside);
  const others = beside === 0 ? [] : untouched.slice(0, MOST_ANSWERS - worst.length);
  return [...worst, ...others].map(({ answer }) => answer);
}

/** By how much judge scores are lower here, 0 where none can be compared. */
function scoreDrop(matches: readonly Match[]): number {
  const drops = matches.flatMap((match) => {
    const [base, head] = [baseScore(match), headScore(match)];
    return base === undefined || head === undefined ? [] : [base - head];
  });
  return drops.length === 0 ? 0 : mean(drops);
}

interface Judgeable {
  readonly answer: BaseAnswer;
  /** Mean judge score here. */
  readonly score: number;
}

function judgeable(matches: readonly Match[]): readonly Judgeable[] {
  return matches.flatMap((match) => {
    const { result, there } = match;
    const run = there?.checksHash === result.checksHash ? firstAnswer(there) : undefined;
    const score = headScore(match);
    if (run === undefined || score === undefined || baseScore(match) === undefined) return [];
    const { testCaseName, modelId } = result;
    return [{ answer: { testCaseName, modelId, run }, score }];
  });
}

/**
 * The first answer of a result, whatever became of it: of those that are kept, which passed or failed was chosen by the
 * judge's own luck, and only the first was not.
 */
function firstAnswer({ runs }: SuiteReport['results'][number]): BaseRun | undefined {
  const run = runs.find(({ runIndex }) => runIndex === 0);
  if (run === undefined || run.outputOmitted === true) return undefined;
  const isAnswered = run.outcome.kind === 'passed' || run.outcome.kind === 'failed';
  const texts = run.turns?.map(({ outputText }) => outputText) ?? [run.outputText];
  const length = sum(texts.map((text) => text.length));
  const isJudged = run.assertions.some(({ assertionType }) => assertionType === 'judge');
  const isKept = run.outputText !== '' && length <= LONGEST_ANSWER;
  return isAnswered && isJudged && isKept ? run : undefined;
}

/** Whether judge scores fell, and something would be called worse that they may have a part in. */
function mayBeCalledWorse(head: HeadSuite, base: Report, attempts: readonly Report[]): boolean {
  const [compared] = compareReports([head], base, attempts);
  const { judge, verdict } = compared?.comparison ?? {};
  if (judge === undefined || judge.drop <= 0) return false;
  return (
    isUnlikely(judge.worse) ||
    verdict?.verdict === 'worse' ||
    (compared?.results ?? []).some(
      ({ kind, label, countsForGate, newFailure }) =>
        kind === 'changed' &&
        (label === 'regressed' || countsForGate === true || newFailure === true),
    )
  );
}

/** Who is behind a drop of the pass rate of which too little is left for the change. */
function otherCause(moved: WhoMoved | undefined): 'judge' | 'model' | undefined {
  if (moved === undefined || moved.isRateWorse) return undefined;
  const { judge = 0, model = 0 } = moved.passRate ?? {};
  return judge >= model ? 'judge' : 'model';
}
