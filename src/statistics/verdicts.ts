/**
 * Is the suite worse than on the base branch? Three answers: "worse" (shuffling explains the drop in at most 1 of 100
 * cases, all questions of the run taken together, and it exceeds what the base branch moves by from day to day), "not
 * worse" (else, where a drop of the margin or more is unlikely), and "cannot tell", with the reason; and what became of
 * its tests, scores, costs and latencies. Decides, and words nothing: the words are in report/story/.
 */
import { mean } from '../basics/basics.js';
import { permutationTest, regressed } from './exact-tests.js';
import type {
  CannotTellReason,
  ChangedModel,
  CostComparison,
  JudgeComparison,
  LatencyComparison,
  SuiteEvidence,
  SuiteSight,
  SuiteVerdict,
} from './generated/verdict-types.js';
import { dayGuard, type Guard, judgeGuard, suiteGuard } from './guards.js';
import {
  atMost,
  type Bounds,
  type ComparedResult,
  type Counts,
  countsForLabel,
  countsForRate,
  differenceBounds,
  dropBound,
  hasBothSides,
  pooledCounts,
  sampleSizes,
} from './intervals.js';
import { averages, type ComparedMeans, metricByRuns } from './judges.js';
import {
  ALPHA,
  DEFAULT_MARGIN,
  type IsWorseAt,
  isUnlikely,
  pForOneLook,
  shareAlpha,
} from './levels.js';
import { suiteSight } from './sight.js';
import { labelTests } from './test-labels.js';

export type {
  CannotTellReason,
  ChangedModel,
  CostComparison,
  JudgeComparison,
  LatencyComparison,
  SightAdvice,
  SuiteEvidence,
  SuiteSight,
  SuiteVerdict,
  TestLabel,
} from './generated/verdict-types.js';
export { afterRound, DEFAULT_MARGIN, isUnlikely, questionsOf, roundLimits } from './levels.js';
export { expectedLeastDrop } from './sight.js';
export { ifAllFailed } from './test-labels.js';

// Its steps, one by one: the published numbers of the method are held against these.
export {
  alikeness,
  dealsOf,
  fisherWorse,
  leastFisherWorse,
  permutation,
  permutationTest,
  regressed,
  shuffle,
  wholeRuns,
} from './exact-tests.js';
export { dayGuard, judgeGuard, othersGuard, suiteGuard } from './guards.js';
export { MOST_REPEATS, noticedDrop, repeatsToSee } from './least-drop.js';
export { ALPHA, shareAlpha } from './levels.js';
export { suiteSight } from './sight.js';
export { labelTests } from './test-labels.js';

/** Whether two sides that were asked the same answer differently: then the model behind the name has changed. */
type ModelChange = 'worse' | 'better' | 'another-version' | 'same' | 'unknown';

export function modelChange(verdict: SuiteVerdict): ModelChange {
  if (verdict.verdict === 'worse') return 'worse';
  const { evidence } = verdict;
  if (verdict.verdict === 'cannot-tell' && verdict.reason.kind === 'model-version') {
    return 'another-version';
  }
  if (evidence !== undefined && isUnlikely(evidence.pBetter)) return 'better';
  return verdict.verdict === 'not-worse' ? 'same' : 'unknown';
}

// Judge average, cost and latency against the base branch. Judge: worse where shuffling explains the drop in at most 1
// of 100 cases, and it exceeds what the base branch moves by from day to day. Cost: chance alone, and at least 10 %
// more. Latency is shown and never judged by chance: a provider's slow day is not chance, and would look like the
// change's fault in 16 to 27 of 100 runs.

/** A cost that grew by less is not worth a word, however sure. */
const COST_RATIO_SHOWN = 1.1;

/** One result's mean value in each run, by the base branch's runs (newest first) and of this one. */
interface MeansByRun {
  readonly base: readonly (number | undefined)[];
  readonly head: readonly number[];
  /** Temperature 0 or a seed: a run is one answer, and only the newest base run stands against this one. */
  readonly deterministic: boolean;
}

/** The judge's scores before the chance of a false alarm is shared out. */
type JudgeTest = Omit<JudgeComparison, 'isWorse'>;

/** Judge scores (0..1), a run's mean for each result. Undefined where no result has them on both sides. */
function judgeTest(results: readonly MeansByRun[]): JudgeTest | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'higher-is-better');
  if (test === undefined) return undefined;
  return { ...test, drop: test.baseMean - test.headMean, guard: guardOf(results) };
}

/** Costs in USD, a run's mean for each result. Results that cost nothing on a side are left out. */
function compareCost(results: readonly MeansByRun[]): CostComparison | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'lower-is-better');
  if (test === undefined) return undefined;
  const ratio = test.headMean / test.baseMean;
  return { ...test, ratio, isWorse: isUnlikely(test.worse) && ratio >= COST_RATIO_SHOWN };
}

/** Latencies in milliseconds, a run's mean for each result. */
function compareLatency(results: readonly MeansByRun[]): LatencyComparison | undefined {
  const both = averages(
    results.map(({ base, head }) => ({ base: base.filter(isKnown), head })),
    'lower-is-better',
  );
  return both && { ...both, ratio: both.headMean / both.baseMean };
}

function comparedMeans({ base, head, deterministic }: MeansByRun): ComparedMeans {
  const known = base.filter(isKnown);
  return { base: deterministic ? known.slice(0, 1) : known, head };
}

function guardOf(results: readonly MeansByRun[]): JudgeTest['guard'] {
  const compared = results.filter(({ base, head }) => base.some(isKnown) && head.length > 0);
  const varying = compared.filter(({ deterministic }) => !deterministic);
  if (varying.length * 2 < compared.length) return undefined;
  const guard = judgeGuard(varying.map(({ base, head }) => ({ base, head: mean(head) })));
  if (guard === undefined) return undefined;
  const { runs, critical, drop, passes } = guard;
  return { runs, critical, drop, passes };
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined;
}

/** More than one errored run in so many of the head's leaves too little to judge by. */
const ERRORED_ONE_IN = 10;

export interface SuiteSample {
  /** The results that the verdict is about: those whose request this change touches, with equal checks. */
  readonly results: readonly ComparedResult[];
  /** Asked in this run, with the request, checks and model version of the base: they have seen the same day. */
  readonly untouched?: readonly ComparedResult[] | undefined;
  /** The head's runs (repeats) of those results, and how many of them ended with a provider error. */
  readonly headRuns: { readonly all: number; readonly errored: number };
  /** Models of which so many answers are of versions that only one side has, that it cannot be told. */
  readonly changedModels: readonly ChangedModel[];
  /** Where rounds were asked: the limit of the round that ended them (`roundLimits`). Default: .01. */
  readonly limit?: number | undefined;
  /** The drop that "not worse" rules out, as a share. Default: .1. */
  readonly margin?: number | undefined;
  /** A judge of these results is another one than on the base branch: those that it judged have no base side. */
  readonly isJudgeChanged?: boolean | undefined;
  /** Without the part of the judge, or of the model, no drop is certain: what today's judge says of the base's answers. */
  readonly otherCause?: 'judge' | 'model' | undefined;
  /** The run ended as soon as its gates were decided: what failed on the base branch was asked first. */
  readonly isStopped?: boolean | undefined;
  /** Of the question whether the model itself has changed: a day of the provider's is just that. */
  readonly unguarded?: true | undefined;
  /** Judge scores (0..1), USD and milliseconds of the results, where they can be compared. */
  readonly scores?: readonly MeansByRun[] | undefined;
  readonly costs?: readonly MeansByRun[] | undefined;
  readonly latencies?: readonly MeansByRun[] | undefined;
  /** What is left of their drop without the judge's own part is no drop. */
  readonly isJudgesOwn?: boolean | undefined;
  /** The results as labels take them. Default: none. */
  readonly labelled?: readonly ComparedResult[] | undefined;
  /** Gates of which each has its share of the chance of a false alarm where it is set. */
  readonly gates?:
    | {
        readonly judgeDropMax?: number | undefined;
        /** So many tests may be worse for certain. */
        readonly regressionsMax?: number | undefined;
      }
    | undefined;
}

/** The numbers behind a verdict; undefined where no result has both sides. */
function suiteEvidence({
  results,
  untouched = [],
  limit = ALPHA,
  unguarded,
}: SuiteSample): SuiteEvidence | undefined {
  const compared = results.filter((result) => hasBothSides(pooledCounts(result)));
  const counts = compared.map(countsForRate);
  const bound = dropBound(counts);
  if (bound === undefined) return undefined;
  const test = permutationTest(compared);
  const days = unguarded === true ? undefined : dayGuard(compared);
  const dayVariance = days === undefined ? 0 : days.tau2 * (1 + 1 / days.runs);
  return {
    ...bound,
    ...sampleSizes(counts),
    compared: compared.length,
    oneAnswerASide: compared.filter(({ deterministic }) => deterministic).length,
    withoutBothSides: results.length - compared.length,
    p: pForOneLook(test.worse, limit),
    pBetter: pForOneLook(test.better, limit),
    score: test.score,
    leastP: pForOneLook(test.leastByRuns, limit),
    difference: [differenceBounds(counts, dayVariance), ...guardBounds(bound.drop, days)].find(
      ({ low }) => low > 0,
    ),
    guard: unguarded === true ? undefined : suiteGuard(compared, untouched),
  };
}

/** The guard asks a drop for so many standard errors or more, and 95 % confidence for 1.645 of them. */
const OF_CRITICAL = 1.645 / 2.368;

/** Where many tests always fail, Wilson's intervals are wide: the spread of single answers, which the guard takes, is less. */
function guardBounds(drop: number, days: Guard | undefined): readonly Bounds[] {
  if (days?.passes !== true) return [];
  const reach = days.critical * OF_CRITICAL;
  return [{ low: drop - reach, high: Math.min(1, drop + reach) }];
}

/** What keeps a suite from being judged at all: never undefined without evidence. */
function obstacle(
  { headRuns: { all, errored }, changedModels, isJudgeChanged, isStopped }: SuiteSample,
  evidence: SuiteEvidence | undefined,
): CannotTellReason | undefined {
  if (isStopped === true) return { kind: 'stopped' };
  if (errored * ERRORED_ONE_IN > all) return { kind: 'errored', errored, all };
  if (evidence !== undefined) return undefined;
  if (isJudgeChanged === true) return { kind: 'judge-changed' };
  if (changedModels.length > 0) return { kind: 'model-version', models: changedModels };
  return { kind: 'nothing-compared' };
}

/** A suite before the chance of a false alarm is shared out. One with an obstacle takes no share of it. */
interface AskedSuite {
  readonly suite: SuiteSample;
  readonly evidence: SuiteEvidence | undefined;
  readonly blocked: CannotTellReason | undefined;
  readonly judge: JudgeTest | undefined;
}

function askedSuite(suite: SuiteSample): AskedSuite {
  const evidence = suite.isStopped === true ? undefined : suiteEvidence(suite);
  const blocked = obstacle(suite, evidence);
  return { suite, evidence, blocked, judge: judgeTest(suite.scores ?? []) };
}

/** Whether chance explains the drop in at most `level` (0..1) of all cases, no day does, and nobody else is to blame. */
function isSuiteWorse({ suite, evidence }: AskedSuite, level: number): boolean {
  if (evidence === undefined || suite.otherCause !== undefined) return false;
  return atMost(evidence.p, level) && evidence.guard?.passes !== false;
}

/** The same of the judge average. */
function isJudgeWorse({ suite, judge }: AskedSuite, level: number): boolean {
  if (judge === undefined || suite.isJudgesOwn === true) return false;
  return atMost(judge.worse, level) && judge.guard?.passes !== false;
}

/** The verdict, once it is known whether it is worse, and at which level that was asked. */
function verdictOf(asked: AskedSuite, isWorse: boolean, level: number): SuiteVerdict {
  const { suite, evidence } = asked;
  if (evidence !== undefined && asked.blocked === undefined) {
    if (isWorse) return { verdict: 'worse', evidence };
    const reason = whyUnknown(suite, evidence, level);
    if (reason === undefined) return { verdict: 'not-worse', evidence };
    return { verdict: 'cannot-tell', reason, evidence };
  }
  return {
    verdict: 'cannot-tell',
    reason: asked.blocked ?? { kind: 'nothing-compared' },
    evidence,
  };
}

/** Of a suite that is not shown to be worse; undefined where it is shown not to be. */
function whyUnknown(
  { changedModels, isJudgeChanged, otherCause, margin = DEFAULT_MARGIN }: SuiteSample,
  { p, upper, leastP, guard }: SuiteEvidence,
  level: number,
): CannotTellReason | undefined {
  if (guard?.passes === false && atMost(p, level)) {
    const { untouchedDrop = 0 } = guard;
    return { kind: untouchedDrop > 0 ? 'untouched-fell' : 'day-to-day' };
  }
  if (otherCause !== undefined && atMost(p, level)) {
    return { kind: otherCause === 'judge' ? 'judge-moved' : 'untouched-fell' };
  }
  // Some models' results could be compared and are not worse; of the others, nothing is known.
  if (isJudgeChanged === true) return { kind: 'judge-changed' };
  if (changedModels.length > 0) return { kind: 'model-version', models: changedModels };
  if (upper < margin) return undefined;
  return { kind: isUnlikely(leastP) ? 'too-few-runs' : 'too-little-data' };
}

// All questions of a run share one chance in 100 of a false alarm: every suite, every suite's judge average where
// `judgeDropMax` is set, and the tests (one question) where `regressionsMax` is.

interface AnsweredSuite extends ReturnType<typeof labelTests> {
  readonly verdict: SuiteVerdict;
  /** The drop that "not worse" rules out, as a share. */
  readonly margin: number;
  readonly judge: JudgeComparison | undefined;
  readonly cost: CostComparison | undefined;
  readonly latency: LatencyComparison | undefined;
  /** What it could have noticed; nothing is said of one that was stopped, nor of the model itself. */
  readonly sight: SuiteSight | undefined;
  /** Positions in `labelled` of those that are worse for certain at the level of the gate; none where it is not set. */
  readonly regressed: readonly number[];
}

/** Answers all questions of a run at once; of each suite, in the order given. */
export function judgeSuites(suites: readonly SuiteSample[]): readonly AnsweredSuite[] {
  const asked = suites.map(askedSuite);
  const questions = new Map<unknown, IsWorseAt>();
  for (const one of asked) {
    const { suite, blocked, judge } = one;
    if (blocked === undefined) questions.set(one, (level) => isSuiteWorse(one, level));
    if (judge === undefined || suite.gates?.judgeDropMax === undefined) continue;
    questions.set(judge, (level) => isJudgeWorse(one, level));
  }
  if (suites.some((suite) => gatedCounts(suite).some(hasBothSides))) {
    questions.set(TESTS, (level) => hasTooMany(suites, level));
  }
  const keys = [...questions.keys()];
  const { worse, levels } = shareAlpha([...questions.values()], ALPHA);
  const answers = new Map(keys.map((key, at) => [key, { worse: worse[at], level: levels[at] }]));
  const regressed = regressedBySuite(suites, answers.get(TESTS)?.level ?? ALPHA);
  return asked.map((one, at) => {
    const { suite, judge } = one;
    const { worse: isWorse = false, level = ALPHA } = answers.get(one) ?? {};
    const verdict = verdictOf(one, isWorse, level);
    // One that cannot be judged this time takes its share as soon as it can.
    const sharers = keys.length + (one.blocked === undefined ? 0 : 1);
    return {
      verdict,
      margin: suite.margin ?? DEFAULT_MARGIN,
      // Where no gate asks, it is for information, and takes nothing of what the gates share.
      judge: judge && {
        ...judge,
        isWorse: answers.get(judge)?.worse ?? isJudgeWorse(one, ALPHA),
      },
      cost: compareCost(suite.costs ?? []),
      latency: compareLatency(suite.latencies ?? []),
      sight: sightOf(suite, verdict, (suite.limit ?? ALPHA) / sharers),
      regressed: regressed[at] ?? [],
      ...labelTests(suite.labelled ?? []),
    };
  });
}

/** @param level at which the suite's own question is asked where no other is worse: what it can count on beforehand */
function sightOf(
  { results, untouched = [], margin = DEFAULT_MARGIN, isStopped, unguarded }: SuiteSample,
  verdict: SuiteVerdict,
  level: number,
): SuiteSight | undefined {
  if (isStopped === true || unguarded === true) return undefined;
  return suiteSight(results, untouched, verdict, { margin, level });
}

/** The tests of all suites whose gate is set: worse where one of these has more regressions than it allows. */
const TESTS = Symbol('tests');

function hasTooMany(suites: readonly SuiteSample[], level: number): boolean {
  const found = regressedBySuite(suites, level);
  return suites.some(
    ({ gates }, at) => (found[at]?.length ?? 0) > (gates?.regressionsMax ?? Infinity),
  );
}

/** Corrected over the tests of all suites at once: of each suite the positions of those that are worse for certain. */
function regressedBySuite(
  suites: readonly SuiteSample[],
  level: number,
): readonly (readonly number[])[] {
  const counts = suites.map(gatedCounts);
  const flagged = new Set(regressed(counts.flat(), level).flagged);
  let before = 0;
  return counts.map((own) => {
    const first = before;
    before += own.length;
    return own.flatMap((_, position) => (flagged.has(first + position) ? [position] : []));
  });
}

function gatedCounts({ labelled = [], gates }: SuiteSample): readonly Counts[] {
  return gates?.regressionsMax === undefined ? [] : labelled.map(countsForLabel);
}
