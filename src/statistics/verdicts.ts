/**
 * Is the suite worse than on the base branch? Three answers: "worse" (shuffling explains the drop in at most 1 of 100
 * cases, all questions of the run taken together, and it exceeds what the base branch moves by from day to day), "not
 * worse" (else, where a drop of the margin or more is unlikely), and "cannot tell", with the reason. Decides, and words
 * nothing: the words are in report/story/.
 */
import { sum } from '../basics/basics.js';
import { permutationTest } from './exact-tests.js';
import { type Guard, dayGuard, exceeds, judgeGuard, othersGuard } from './guards.js';
import {
  atMost,
  type Bounds,
  type ComparedResult,
  type Counts,
  countsForLabel,
  countsForRate,
  differenceBounds,
  type DropBound,
  dropBound,
  hasBothSides,
  pooledCounts,
  sampleSizes,
} from './intervals.js';
import { averages, type ComparedMeans, type MeansTest, metricByRuns } from './judges.js';
import { regressedAt } from './test-labels.js';

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
export { dayGuard, judgeGuard, othersGuard } from './guards.js';

/** The judge's scores before the chance of a false alarm is shared out. */
interface JudgeTest extends MeansTest {
  /** Base mean - head mean of the judge's scores; positive where the head is worse. */
  readonly drop: number;
  /** Absent where days are unknown: fewer than two base runs, or most results are asked at temperature 0. */
  readonly guard?: (Guard & { readonly runs: number }) | undefined;
}

export interface JudgeComparison extends JudgeTest {
  readonly isWorse: boolean;
}

export interface CostComparison extends MeansTest {
  /** Head mean over base mean; 1.2 is a fifth more. */
  readonly ratio: number;
  readonly isWorse: boolean;
}

export interface LatencyComparison {
  readonly compared: number;
  /** Milliseconds. */
  readonly baseMean: number;
  readonly headMean: number;
  readonly ratio: number;
}

/** Versions are the provider's own words for what answered: hostile text. */
export interface ChangedModel {
  readonly model: string;
  readonly base: readonly string[];
  readonly head: readonly string[];
}

/** What a drop must exceed beside chance. */
interface SuiteGuard extends Guard {
  /** By what the base branch's own runs move from day to day, or by the tests that the change does not touch. */
  readonly kind: 'days' | 'untouched';
  /** Base runs that it rests on. */
  readonly runs: number;
  /** How far the untouched tests fell, on the scale of the touched ones: `drop` is without it. */
  readonly untouchedDrop?: number | undefined;
}

/** What a verdict rests on. All p are 0..1 and as if looked at once: .01 is the limit. */
export interface SuiteEvidence extends DropBound {
  /** Results with an outcome on both sides. */
  readonly compared: number;
  /** For intervals: as many answers as vary like these results do. */
  readonly baseAnswers: number;
  readonly headAnswers: number;
  /** Of those: temperature 0 or a seed, so that a run counts as one answer a side. */
  readonly oneAnswerASide: number;
  /** Results without one: all their runs errored, or the base branch has none that counts. */
  readonly withoutBothSides: number;
  /** Small where the head is worse. */
  readonly p: number;
  /** Small where the head is better. */
  readonly pBetter: number;
  /** Observed sum of scores, a whole number. */
  readonly score: number;
  /** The least p that this many results and runs could ever reach. */
  readonly leastP: number;
  /**
   * The drop's interval, of a day of its own too: each end holds with 95 % confidence. Absent where it does not exclude
   * that there is no drop at all, since it must not speak against a verdict that does.
   */
  readonly difference?: Bounds | undefined;
  /** Absent where days are unknown: fewer than half of the results vary by themselves. */
  readonly guard?: SuiteGuard | undefined;
}

export type CannotTellReason =
  /** There is no result with an outcome on both sides. */
  | { readonly kind: 'nothing-compared' }
  /** The run ended before all was asked, since its gates were decided. */
  | { readonly kind: 'stopped' }
  /** More than a tenth of the head's runs errored. */
  | { readonly kind: 'errored'; readonly errored: number; readonly all: number }
  /** The replies name another model version than the base's. */
  | { readonly kind: 'model-version'; readonly models: readonly ChangedModel[] }
  /** Labels show that a judge gives other scores than on the base branch. */
  | { readonly kind: 'judge-changed' }
  /** Chance does not explain the drop, but today's judge fails the base branch's own answers too. */
  | { readonly kind: 'judge-moved' }
  /** Chance does not explain the drop, but the base branch itself moves as much from day to day. */
  | { readonly kind: 'day-to-day' }
  /** Chance does not explain the drop, but tests that the change does not touch fell too. */
  | { readonly kind: 'untouched-fell' }
  /** Even if every test had broken, this many runs could not have shown it. */
  | { readonly kind: 'too-little-data' }
  /** Neither a drop nor its absence is shown. */
  | { readonly kind: 'too-few-runs' };

export type SuiteVerdict =
  | { readonly verdict: 'worse'; readonly evidence: SuiteEvidence }
  | { readonly verdict: 'not-worse'; readonly evidence: SuiteEvidence }
  | {
      readonly verdict: 'cannot-tell';
      readonly reason: CannotTellReason;
      /** Absent only where nothing could be compared. */
      readonly evidence?: SuiteEvidence | undefined;
    };

/** Whether two sides that were asked the same answer differently: then the model behind the name has changed. */
type ModelChange = 'worse' | 'better' | 'another-version' | 'same' | 'unknown';

export function modelChange(verdict: SuiteVerdict): ModelChange {
  if (verdict.verdict === 'worse') return 'worse';
  const { evidence } = verdict;
  if (verdict.verdict === 'cannot-tell' && verdict.reason.kind === 'model-version') {
    return 'another-version';
  }
  if (evidence !== undefined && atMost(evidence.pBetter, ALPHA)) return 'better';
  return verdict.verdict === 'not-worse' ? 'same' : 'unknown';
}

// `repeat: { min, max }`: looking after each round, and stopping at the first clear answer. Looking several times at
// p <= .01 would make more than one false alarm in a hundred, so the looks share the .01: .001 for each early look and
// what is left for the last, which by the union bound keeps false alarms at .01 whatever the looks have in common. An
// early "not worse" must rule out a drop that is the smaller the larger the suite is, since a large suite would find it.
// Source: the project's simulations (design/trust.md); Bonferroni's inequality. (The last look's .01 - .001 (max - min)
// ends at nine early looks; beyond, the early looks share .009 evenly, and the last keeps .001.)

/** False alarms of a run, at most. */
export const ALPHA = 0.01;
/** The drop that a "not worse" rules out where `notWorseMargin` does not say otherwise, as a share. */
export const DEFAULT_MARGIN = 0.1;

const EARLY = 0.001;
const LEAST_FINAL = 0.001;
/** An early look must find so much more than the guard asks for, since the day may still turn. */
const EARLY_GUARD = 1.2;
/** No early look is asked to rule out less than this drop. */
const LEAST_STOP_MARGIN = 0.02;
const STOP_MARGIN = 0.5;

interface Repeats {
  /** 1 or more. */
  readonly min: number;
  /** `min` or more. */
  readonly max: number;
}

interface RoundLimits {
  /** The p at which an early round stops as worse; undefined where there is no early round. */
  readonly early: number | undefined;
  /** The p at which the last round is worse. */
  readonly final: number;
}

/** The limits for one question; with several `questions` in the run each has its share, so that an early stop still holds. */
export function roundLimits({ min, max }: Repeats, questions = 1): RoundLimits {
  const looks = max - min;
  if (looks <= 0) return { early: undefined, final: ALPHA / questions };
  const early = Math.min(EARLY, (ALPHA - LEAST_FINAL) / looks);
  return { early: early / questions, final: (ALPHA - early * looks) / questions };
}

/** The drop that an early "not worse" must rule out, as a share. `margin`: the one of the last look. */
function stopMargin(results: number, margin: number): number {
  return Math.min(margin, Math.max(LEAST_STOP_MARGIN, STOP_MARGIN / Math.sqrt(results)));
}

type SuiteWord = 'worse' | 'not-worse' | 'cannot-tell';

/** The verdict by its two numbers, before guards and obstacles: p of "worse" (0..1) and the upper bound of the drop (a share). */
function verdictByNumbers(
  p: number,
  upper: number,
  limit = ALPHA,
  margin = DEFAULT_MARGIN,
): SuiteWord {
  if (atMost(p, limit)) return 'worse';
  return upper < margin ? 'not-worse' : 'cannot-tell';
}

/** What a look sees of a suite. */
interface Look {
  /** Of "worse", 0..1. */
  readonly p: number;
  /** Upper bound of the drop, a share. */
  readonly upper: number;
  /** Results with an outcome on both sides. */
  readonly compared: number;
  /** Absent where days are unknown. */
  readonly guard?: Pick<Guard, 'critical' | 'drop'> | undefined;
}

export interface LookSetup {
  readonly repeats: Repeats;
  /** Questions of the run that share the one chance in 100. Default: 1. */
  readonly questions?: number | undefined;
  /** `notWorseMargin` as a share. Default: .1. */
  readonly margin?: number | undefined;
}

/** What to do after `round` (1 or more) of a suite: ask another round, or stop, and as what. */
export function afterRound(
  round: number,
  { repeats, questions = 1, margin = DEFAULT_MARGIN }: LookSetup,
  { p, upper, compared, guard }: Look,
): SuiteWord | 'another-round' {
  if (round < repeats.min) return 'another-round';
  const { early = 0, final } = roundLimits(repeats, questions);
  const isLast = round >= repeats.max;
  const found = isLast
    ? verdictByNumbers(p, upper, final, margin)
    : verdictByNumbers(p, upper, early, stopMargin(compared, margin));
  const open = isLast ? 'cannot-tell' : 'another-round';
  if (found === 'worse') return passesGuard(guard, isLast ? 1 : EARLY_GUARD) ? 'worse' : open;
  return found === 'cannot-tell' ? open : found;
}

function passesGuard(guard: Look['guard'], times: number): boolean {
  return guard === undefined || exceeds(guard.drop, times * guard.critical);
}

/**
 * A p of a suite that was looked at several times, as if it had been looked at once: 1 means nothing, `ALPHA` is the
 * limit. What the shared level and the views take.
 */
function pForOneLook(p: number, limit: number): number {
  return Math.min(1, p * (ALPHA / limit));
}

// Several questions in one run (each suite, each suite's judge average, the tests): the more there are, the likelier
// one looks worse by luck. Holm's step-down keeps the chance of any false alarm at alpha: with m questions the level is
// alpha / m; what is worse at it is struck off, m falls, and the rest is asked again until nothing new is worse.
// Source: Holm, Scandinavian Journal of Statistics 6 (1979) 65-70.

/** One question: whether it is worse at a level of 0..1. A question that a guard blocks never is, and stays counted. */
type IsWorseAt = (level: number) => boolean;

interface SharedAlpha {
  /** Of each question, in the order given. */
  readonly worse: readonly boolean[];
  /** The level at which each was worse, or at which it was last asked and was not, 0..1. */
  readonly levels: readonly number[];
}

/** Asks all questions that can be judged, of all suites of a run at once. */
export function shareAlpha(questions: readonly IsWorseAt[], alpha: number): SharedAlpha {
  const levels = new Array<number>(questions.length).fill(alpha);
  const worse = new Array<boolean>(questions.length).fill(false);
  let open = [...questions.entries()];
  for (;;) {
    const level = alpha / open.length;
    for (const [position] of open) levels[position] = level;
    const struck = open.filter(([, isWorseAt]) => isWorseAt(level));
    if (struck.length === 0) return { worse, levels };
    for (const [position] of struck) worse[position] = true;
    open = open.filter(([position]) => worse[position] !== true);
  }
}

/** How many questions a run has at most, before it is known which of them can be judged. */
export function questionsOf(
  suites: readonly {
    readonly judgeDropMax?: number | undefined;
    readonly regressionsMax?: number | undefined;
  }[],
): number {
  const judges = suites.filter(({ judgeDropMax }) => judgeDropMax !== undefined).length;
  const tests = suites.some(({ regressionsMax }) => regressionsMax !== undefined) ? 1 : 0;
  return suites.length + judges + tests;
}

// Judge average, cost and latency against the base branch. Judge: worse where shuffling explains the drop in at most 1
// of 100 cases, and it exceeds what the base branch moves by from day to day. Cost: chance alone, and at least 10 %
// more. Latency is shown and never judged by chance: a provider's slow day is not chance, and would look like the
// change's fault in 16 to 27 of 100 runs.

/** A cost that grew by less is not worth a word, however sure. */
const COST_RATIO_SHOWN = 1.1;

/** One result's mean value in each run, by the base branch's runs (newest first) and of this one. */
export interface MeansByRun {
  readonly base: readonly (number | undefined)[];
  readonly head: readonly number[];
  /** Temperature 0 or a seed: a run is one answer, and only the newest base run stands against this one. */
  readonly deterministic: boolean;
}

/** Judge scores (0..1), a run's mean for each result. Undefined where no result has them on both sides. */
export function judgeTest(results: readonly MeansByRun[]): JudgeTest | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'higher-is-better');
  if (test === undefined) return undefined;
  return { ...test, drop: test.baseMean - test.headMean, guard: guardOf(results) };
}

/** Whether the judge average is worse at a level of 0..1: chance does not explain the drop, and no day does. */
function isJudgeWorseAt({ worse, guard }: JudgeTest, level: number): boolean {
  return atMost(worse, level) && guard?.passes !== false;
}

/** Costs in USD, a run's mean for each result. Results that cost nothing on a side are left out. */
export function compareCost(results: readonly MeansByRun[]): CostComparison | undefined {
  const test = metricByRuns(results.map(comparedMeans), 'lower-is-better');
  if (test === undefined) return undefined;
  const ratio = test.headMean / test.baseMean;
  return { ...test, ratio, isWorse: atMost(test.worse, ALPHA) && ratio >= COST_RATIO_SHOWN };
}

/** Latencies in milliseconds, a run's mean for each result. */
export function compareLatency(results: readonly MeansByRun[]): LatencyComparison | undefined {
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
  const guard = judgeGuard(
    varying.map(({ base, head }) => ({
      base,
      head: sum(head) / head.length,
    })),
  );
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
  /** Judge scores of the results, where they can be compared. */
  readonly scores?: readonly MeansByRun[] | undefined;
  /** What is left of their drop without the judge's own part is no drop. */
  readonly isJudgesOwn?: boolean | undefined;
  /** The results as labels take them. Default: none, which no gate counts. */
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

/** A suite before the chance of a false alarm is shared out. */
interface SuiteQuestion {
  /** Whether it can be judged at all; only then it takes its share. */
  readonly canBeJudged: boolean;
  /** Whether chance explains the drop in at most `level` (0..1) of all cases, and the guard passes. */
  readonly isWorseAt: (level: number) => boolean;
  /** The verdict, once it is known whether it is worse, and at which level that was asked. */
  readonly verdict: (isWorse: boolean, level: number) => SuiteVerdict;
}

function suiteQuestion(sample: SuiteSample): SuiteQuestion {
  const evidence = sample.isStopped === true ? undefined : suiteEvidence(sample);
  const blocked = obstacle(sample, evidence);
  if (evidence === undefined || blocked !== undefined) {
    const reason = blocked ?? ({ kind: 'nothing-compared' } as const);
    return {
      canBeJudged: false,
      isWorseAt: () => false,
      verdict: () => ({ verdict: 'cannot-tell', reason, evidence }),
    };
  }
  return {
    canBeJudged: true,
    isWorseAt: (level) =>
      verdictByNumbers(evidence.p, evidence.upper, level, sample.margin) === 'worse' &&
      evidence.guard?.passes !== false &&
      sample.otherCause === undefined,
    verdict: (isWorse, level) =>
      isWorse ? { verdict: 'worse', evidence } : notShownWorse(sample, evidence, level),
  };
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

/**
 * What a drop of these results, which have both sides, must exceed: by days, or by the untouched tests where these can
 * show a smaller drop, which is known before the drop is. Undefined: days are unknown.
 */
export function suiteGuard(
  compared: readonly ComparedResult[],
  untouched: readonly ComparedResult[] = [],
): SuiteEvidence['guard'] {
  const days = dayGuard(compared);
  if (days === undefined) return undefined;
  const { runs } = days;
  const others = othersGuard(
    compared,
    untouched.filter((result) => hasBothSides(pooledCounts(result))),
  );
  if (others === undefined || others.critical >= days.critical) {
    const { critical, drop, passes } = days;
    return { kind: 'days', runs, critical, drop, passes };
  }
  const { critical, drop, passes } = others;
  return { kind: 'untouched', runs, critical, drop, passes, untouchedDrop: days.drop - drop };
}

/** What keeps a suite from being judged at all. */
function obstacle(
  { headRuns: { all, errored }, changedModels, isJudgeChanged, isStopped }: SuiteSample,
  evidence: SuiteEvidence | undefined,
): CannotTellReason | undefined {
  if (isStopped === true) return { kind: 'stopped' };
  if (errored * ERRORED_ONE_IN > all) return { kind: 'errored', errored, all };
  if (evidence !== undefined) return undefined;
  if (isJudgeChanged === true) return { kind: 'judge-changed' };
  return changedModels.length > 0 ? { kind: 'model-version', models: changedModels } : undefined;
}

function notShownWorse(
  { changedModels, isJudgeChanged, otherCause, margin }: SuiteSample,
  evidence: SuiteEvidence,
  level: number,
): SuiteVerdict {
  const because = (reason: CannotTellReason): SuiteVerdict => ({
    verdict: 'cannot-tell',
    reason,
    evidence,
  });
  const { p, upper, leastP, guard } = evidence;
  if (guard?.passes === false && atMost(p, level)) {
    const { untouchedDrop = 0 } = guard;
    return because({ kind: untouchedDrop > 0 ? 'untouched-fell' : 'day-to-day' });
  }
  if (otherCause !== undefined && atMost(p, level)) {
    return because({ kind: otherCause === 'judge' ? 'judge-moved' : 'untouched-fell' });
  }
  // Some models' results could be compared and are not worse; of the others, nothing is known.
  if (isJudgeChanged === true) return because({ kind: 'judge-changed' });
  if (changedModels.length > 0) return because({ kind: 'model-version', models: changedModels });
  if (verdictByNumbers(p, upper, level, margin) === 'not-worse') {
    return { verdict: 'not-worse', evidence };
  }
  return because({ kind: atMost(leastP, ALPHA) ? 'too-few-runs' : 'too-little-data' });
}

// All questions of a run share one chance in 100 of a false alarm: every suite, every suite's judge average where
// `judgeDropMax` is set, and the tests (one question) where `regressionsMax` is.

interface AnsweredSuite {
  readonly verdict: SuiteVerdict;
  readonly judge: JudgeComparison | undefined;
  /**
   * At which the suite's own question is asked where no other is worse, 0..1: what it can count on beforehand, and what it
   * sees a drop at.
   */
  readonly level: number;
  /** Positions in `labelled` of those that are worse for certain at the level of the gate; none where it is not set. */
  readonly regressed: readonly number[];
}

/** Answers all questions of a run at once; of each suite, in the order given. */
export function judgeSuites(suites: readonly SuiteSample[]): readonly AnsweredSuite[] {
  const asked = suites.map((suite) => ({
    suite,
    own: suiteQuestion(suite),
    judge: judgeTest(suite.scores ?? []),
  }));
  const questions = new Map<unknown, IsWorseAt>();
  for (const { own } of asked) if (own.canBeJudged) questions.set(own, own.isWorseAt);
  for (const { suite, judge } of asked) {
    if (judge === undefined || suite.gates?.judgeDropMax === undefined) continue;
    questions.set(judge, (level) => isBlamed(suite, judge, level));
  }
  if (suites.some((suite) => gatedCounts(suite).some(hasBothSides))) {
    questions.set(TESTS, (level) => hasTooMany(suites, level));
  }
  const keys = [...questions.keys()];
  const { worse, levels } = shareAlpha([...questions.values()], ALPHA);
  const answers = new Map(keys.map((key, at) => [key, { worse: worse[at], level: levels[at] }]));
  const regressed = regressedBySuite(suites, answers.get(TESTS)?.level ?? ALPHA);
  return asked.map(({ suite, own, judge }, at) => {
    const { worse: isWorse = false, level = ALPHA } = answers.get(own) ?? {};
    // One that cannot be judged this time takes its share as soon as it can.
    const sharers = keys.length + (own.canBeJudged ? 0 : 1);
    return {
      verdict: own.verdict(isWorse, level),
      level: (suite.limit ?? ALPHA) / sharers,
      judge: judge && {
        ...judge,
        // Where no gate asks, it is for information, and takes nothing of what the gates share.
        isWorse: answers.get(judge)?.worse ?? isBlamed(suite, judge, ALPHA),
      },
      regressed: regressed[at] ?? [],
    };
  });
}

/** Worse, and not by the judge's own move. */
function isBlamed({ isJudgesOwn }: SuiteSample, judge: JudgeTest, level: number): boolean {
  return isJudgeWorseAt(judge, level) && isJudgesOwn !== true;
}

/** The tests of all suites whose gate is set: worse where one of these has more regressions than it allows. */
const TESTS = Symbol('tests');

function hasTooMany(suites: readonly SuiteSample[], level: number): boolean {
  const regressed = regressedBySuite(suites, level);
  return suites.some(
    ({ gates }, at) => (regressed[at]?.length ?? 0) > (gates?.regressionsMax ?? Infinity),
  );
}

/** Corrected over the tests of all suites at once: of each suite the positions of those that are worse for certain. */
function regressedBySuite(
  suites: readonly SuiteSample[],
  level: number,
): readonly (readonly number[])[] {
  const places = suites.flatMap((suite, at) =>
    gatedCounts(suite).map((_, position) => ({ at, position })),
  );
  const found = suites.map((): number[] => []);
  for (const index of regressedAt(suites.flatMap(gatedCounts), level)) {
    const place = places[index];
    if (place !== undefined) found[place.at]?.push(place.position);
  }
  return found;
}

function gatedCounts({ labelled = [], gates }: SuiteSample): readonly Counts[] {
  return gates?.regressionsMax === undefined ? [] : labelled.map(countsForLabel);
}
