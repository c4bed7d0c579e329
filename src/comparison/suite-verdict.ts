/**
 * Is the suite worse than on the base branch? Three answers: "worse" (shuffling explains the drop in at most 1 of 100
 * cases, all questions of the run taken together, and it exceeds what the base branch moves by from day to day), "not
 * worse" (else, where a drop of the margin or more is unlikely), and "cannot tell", with the reason. Decides, and words
 * nothing: the words are in report/story/. What all questions of a run share is in compare.ts.
 */
import { sum } from '../basics/basics.js';
import {
  type ComparedResult,
  countsForRate,
  hasBothSides,
  pooledCounts,
  type Bounds,
  differenceBounds,
  dropBound,
  sampleSizes,
  atMost,
} from '../statistics/intervals.js';
import {
  dayGuard,
  type Guard,
  judgeGuard,
  othersGuard,
  ALPHA,
  pForOneLook,
  shareAlpha,
  verdictByNumbers,
} from '../statistics/guards.js';
import { averages, type ComparedMeans, metricByRuns } from '../statistics/judges.js';
import { permutationTest } from '../statistics/exact-tests.js';
import type {
  JudgeTest,
  CostComparison,
  LatencyComparison,
  ChangedModel,
  SuiteVerdict,
  SuiteEvidence,
  CannotTellReason,
} from '../report/comparison.js';

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
export function isJudgeWorseAt({ worse, guard }: JudgeTest, level: number): boolean {
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

export function suiteQuestion(sample: SuiteSample): SuiteQuestion {
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

/** The verdict of each suite, in the order given, where the suites are all that is asked. */
export function judgeSuites(samples: readonly SuiteSample[]): readonly SuiteVerdict[] {
  const questions = samples.map(suiteQuestion);
  const judged = questions.filter(({ canBeJudged }) => canBeJudged);
  const { worse, levels } = shareAlpha(
    judged.map(({ isWorseAt }) => isWorseAt),
    ALPHA,
  );
  return questions.map((question) => {
    const at = judged.indexOf(question);
    return question.verdict(worse[at] ?? false, levels[at] ?? ALPHA);
  });
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
