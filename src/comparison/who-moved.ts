/**
 * Whose is a drop: the change's, the model's or the judge's? Today's judge was asked about answers that the base branch
 * gave; what it says of them otherwise than then is its own. Only what is left without that is called worse.
 */
import { keyOfResult, mean, sum } from '../basics/basics.js';
import type { JudgedAgain } from '../engine/judges/judge-check.js';
import type { DropCause, WhoMoved } from '../report/comparison.js';
import { hasBothSides } from '../statistics/intervals.js';
import { judgeChanged, LEAST_UNTOUCHED, whoMoved } from '../statistics/judges.js';
import type { Match } from './match.js';
import { type ComparableResult, allRuns } from '../engine/results.js';

/** The .999 quantile of the normal distribution: of three causes a wrong one is named in at most 1 of 100 cases. */
const Z_NAMED = 3.090232306167813;
/** The .95 quantile: nothing else is known to have moved, and chance was ruled out before anybody was asked. */
const Z_ALONE = 1.6448536269514722;

interface Sides {
  readonly changed: readonly Match[];
  readonly unchanged: readonly Match[];
}

/** Undefined where the judge was not asked, or about too few answers to say anything. */
export function splitDrop(
  { changed, unchanged }: Sides,
  again: readonly JudgedAgain[],
): WhoMoved | undefined {
  if (again.length === 0) return undefined;
  const known = new Map(again.map((it) => [keyOfResult(it), it]));
  const touched = judgedSide(changed, known);
  const untouched = judgedSide(unchanged, known);
  // Most of few tests, or a good part of many.
  if (touched.pairs.length * 2 < Math.min(touched.results.length, LEAST_PAIRS * 2))
    return undefined;
  const moved = splitScores(touched, untouched);
  const rate = splitRate({ changed, unchanged }, { touched, untouched }, moved.causes);
  return { ...moved, ...rate };
}

/** Of a suite with more tests, so many judged answers will do. */
const LEAST_PAIRS = 12;

/** The results of one kind that a judge has scored on both sides. */
interface JudgedSide {
  readonly results: readonly {
    readonly base: number;
    readonly head: number;
    readonly spread: Spread;
  }[];
  readonly pairs: readonly JudgedAgain[];
}

/** Of one result's scores here: variance of a repeat, undefined for a single one; and 1 / answers on either side. */
interface Spread {
  readonly variance: number | undefined;
  readonly head: number;
  readonly base: number;
}

function judgedSide(
  matches: readonly Match[],
  known: ReadonlyMap<string, JudgedAgain>,
): JudgedSide {
  const judged = matches.flatMap((match) => {
    const [base, head] = [baseScore(match), headScore(match)];
    return base === undefined || head === undefined ? [] : [{ match, base, head }];
  });
  return {
    results: judged.map(({ match, base, head }) => ({ base, head, spread: spreadOf(match) })),
    pairs: judged.flatMap(({ match }) => known.get(keyOfResult(match.result)) ?? []),
  };
}

function spreadOf({ result, sample, counts }: Match): Spread {
  const scores = scoresByRun(result);
  const answers = sample.deterministic ? 1 : Math.max(1, counts.nb);
  return {
    variance: scores.length < 2 ? undefined : varianceOf(scores),
    head: 1 / Math.max(1, scores.length),
    base: 1 / answers,
  };
}

/** The mean judge score of each run that has one. */
function scoresByRun(result: ComparableResult): readonly number[] {
  return allRuns(result).flatMap(({ assertions }) => {
    const scores = assertions.filter(({ assertionType }) => assertionType === 'judge');
    return scores.length === 0 ? [] : [mean(scores.map(({ score }) => score))];
  });
}

type ScoreSplit = Omit<WhoMoved, 'isRateWorse' | 'passRate'>;

function splitScores(touched: JudgedSide, untouched: JudgedSide): ScoreSplit {
  const [own, others] = [noiseOf(touched), noiseOf(untouched)];
  const shift = shiftOf(touched.pairs);
  // An untouched test's judge is the same one: where few of them were judged again, all answers say how it moved.
  const otherShift = untouched.pairs.length >= LEAST_PAIRS ? shiftOf(untouched.pairs) : undefined;
  const canTellModel = otherShift !== undefined && untouched.results.length >= LEAST_UNTOUCHED;
  const moved = whoMoved({
    before: own.base,
    rejudged: own.base - shift.mean,
    here: own.head,
    ...{ q: own.q, h: own.h, b: own.b, N: touched.results.length },
    untouchedBase: canTellModel ? others.base - otherShift.mean : 0,
    untouchedHere: canTellModel ? others.head : 0,
    qu: canTellModel ? others.q : 0,
    hu: others.h,
    bu: others.b,
    U: Math.max(1, canTellModel ? untouched.results.length : 0),
    scale: 1,
    judgeVariance: shift.variance + (otherShift?.variance ?? 0),
  });
  const usable = canTellModel && moved.usable;
  const modelError = Math.sqrt(
    (others.q * (others.h + others.b)) / Math.max(1, untouched.results.length) +
      (otherShift?.variance ?? 0),
  );
  const causes = causesOf(moved, {
    judge: judgeChanged([...touched.pairs, ...untouched.pairs]).isStricter,
    modelError: usable ? modelError : undefined,
  });
  return {
    answers: touched.pairs.length,
    untouchedAnswers: untouched.pairs.length,
    total: moved.total,
    judge: moved.judge,
    model: usable ? moved.model : undefined,
    change: moved.change,
    low: moved.low,
    high: moved.high,
    causes,
    isScoreWorse: causes.includes('change'),
  };
}

function causesOf(
  moved: ReturnType<typeof whoMoved>,
  { judge, modelError }: { readonly judge: boolean; readonly modelError: number | undefined },
): readonly DropCause[] {
  const others: readonly DropCause[] = [
    ...(modelError !== undefined && isCertain(moved.model, modelError) ? (['model'] as const) : []),
    ...(judge ? (['judge'] as const) : []),
  ];
  const limit = others.length === 0 ? Z_ALONE : Z_NAMED;
  return isCertain(moved.change, moved.error, limit) ? ['change', ...others] : others;
}

/** A part that chance does not explain, and that one can see in two digits. */
function isCertain(part: number, error: number, limit = Z_NAMED): boolean {
  return part >= LEAST_SHOWN && part >= limit * error;
}

const LEAST_SHOWN = 0.005;

interface Noise {
  readonly base: number;
  readonly head: number;
  readonly q: number;
  readonly h: number;
  readonly b: number;
}

/** With a single answer a side, how much results differ from each other bounds how much their answers do. */
function noiseOf({ results }: JudgedSide): Noise {
  if (results.length === 0) return { base: 0, head: 0, q: 0, h: 0, b: 0 };
  const known = results.flatMap(({ spread }) => spread.variance ?? []);
  const drops = results.map(({ base, head }) => base - head);
  const isKnown = known.length * 2 >= results.length;
  return {
    base: mean(results.map(({ base }) => base)),
    head: mean(results.map(({ head }) => head)),
    q: isKnown ? mean(known) : varianceOf(drops),
    h: isKnown ? mean(results.map(({ spread }) => spread.head)) : 1,
    b: isKnown ? mean(results.map(({ spread }) => spread.base)) : 0,
  };
}

/** How much lower the judge scores the same answers today, and the variance of that mean. */
function shiftOf(pairs: readonly JudgedAgain[]): {
  readonly mean: number;
  readonly variance: number;
} {
  if (pairs.length === 0) return { mean: 0, variance: 0 };
  const shifts = pairs.map(({ before, now }) => before - now);
  return { mean: mean(shifts), variance: varianceOf(shifts) / shifts.length };
}

/** The same for passed answers, of all results that the change touches, those that nobody judges among them. */
function splitRate(
  { changed, unchanged }: Sides,
  { touched, untouched }: { readonly touched: JudgedSide; readonly untouched: JudgedSide },
  causes: readonly DropCause[],
): Pick<WhoMoved, 'passRate' | 'isRateWorse'> {
  const own = rateOf(changed, touched.pairs);
  if (own === undefined) return { isRateWorse: true };
  const others = causes.includes('model') ? rateOf(unchanged, untouched.pairs) : undefined;
  const model = Math.max(0, (others?.drop ?? 0) - (others?.judge ?? 0));
  const passRate = { drop: own.drop, judge: own.judge, model };
  const isOthers = causes.includes('judge') || model > 0;
  if (own.judge <= 0 && !isOthers) return { passRate, isRateWorse: true };
  const error = Math.sqrt(own.variance + (others?.variance ?? 0));
  const limit = isOthers ? Z_NAMED : Z_ALONE;
  const rest = own.drop - Math.max(0, own.judge) - model;
  return { passRate, isRateWorse: isCertain(rest, error, limit) };
}

interface RateSplit {
  readonly drop: number;
  /** Of it the judge's own. */
  readonly judge: number;
  /** Of the difference of the two. */
  readonly variance: number;
}

function rateOf(matches: readonly Match[], pairs: readonly JudgedAgain[]): RateSplit | undefined {
  const compared = matches.filter(({ counts }) => hasBothSides(counts));
  const judged = compared.filter((match) => headScore(match) !== undefined);
  if (judged.length === 0 || pairs.length === 0) return undefined;
  const taken = pairs.map(
    ({ passedBefore, passesNow }) => Number(passedBefore) - Number(passesNow),
  );
  const share = judged.length / compared.length;
  const drop = mean(compared.map(({ counts }) => counts.kb / counts.nb - counts.kh / counts.nh));
  const noise =
    sum(
      compared.map(({ counts: { kb, nb, kh, nh } }) => rateVariance(kb, nb) + rateVariance(kh, nh)),
    ) /
    compared.length ** 2;
  // As if the whole drop were the judge's, which is what has to be refuted: few flips by luck would look certain too.
  const whole = Math.min(1, Math.max(0, drop / share));
  const spread = Math.max(varianceOf(taken), whole * (1 - whole));
  return {
    drop,
    judge: share * mean(taken),
    variance: noise + (share ** 2 * spread) / taken.length,
  };
}

/** Of the mean of n outcomes; of a single one as if it were as likely as not. */
function rateVariance(passed: number, n: number): number {
  if (n < 2) return 0.25;
  const rate = passed / n;
  return (rate * (1 - rate)) / (n - 1);
}

/** Mean judge score of a match on the base branch, all runs that count alike; undefined where it was not judged. */
export function baseScore({ byRun, sample }: Match): number | undefined {
  const scores = byRun.flatMap((run) => run?.judge ?? []);
  const counting = sample.deterministic ? scores.slice(0, 1) : scores;
  return counting.length === 0 ? undefined : mean(counting);
}

export function headScore({ head }: Match): number | undefined {
  const scores = head.flatMap(({ judge }) => judge ?? []);
  return scores.length === 0 ? undefined : mean(scores);
}

/** Whether a result is no failure of the change: all that was judged where no drop is left, else what the judge flipped. */
export function isOfOthers(
  { result, sample }: Match,
  moved: WhoMoved | undefined,
  again: readonly JudgedAgain[],
): boolean {
  if (moved === undefined || sample.base.length === 0) return false;
  const { causes, isScoreWorse, isRateWorse } = moved;
  if (causes.length > 0 && !isScoreWorse && !isRateWorse) return scoresByRun(result).length > 0;
  return again.some(
    (it) =>
      it.testCaseName === result.testCaseName &&
      it.modelId === result.modelId &&
      it.passedBefore &&
      !it.passesNow,
  );
}

/** Of a sample; 0 for fewer than two values. */
function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const center = mean(values);
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}
