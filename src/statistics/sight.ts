/**
 * What can this suite see? The least drop of the pass rate that the comparison would notice in 4 of 5 cases, with the
 * results, repeats and base runs that it had; and where it could not tell, what would change that, and from when on. What
 * is said of the next pull request is what that one's report will say, the base branch as it is.
 */
import { FLOAT_NOISE, mean } from '../basics/basics.js';
import { repeatsAreAlike, RUNS_TO_SHUFFLE_WHOLE, wholeRuns } from './exact-tests.js';
import { criticalDrop, type DayGuard, dayGuard, ORDINARY_DAY, suiteGuard } from './guards.js';
import {
  type ComparedResult,
  type Counts,
  countsForRate,
  hasBothSides,
  MAX_RUNS,
  pooledCounts,
} from './intervals.js';
import {
  daysHide,
  leastWith,
  MOST_REPEATS,
  noticedDrop,
  POWER,
  repeatsToSee,
  type Seen,
} from './least-drop.js';
import { ALPHA } from './levels.js';
import type { SightAdvice, SuiteSight, SuiteVerdict } from './generated/verdict-types.js';

interface Sides {
  readonly N: number;
  /** Mean pass rate of the base. */
  readonly m: number;
  /** Answers of a result here and on the base: the sizes of samples with the same variance. */
  readonly r: number;
  readonly nb: number;
}

/** What was compared, and what guards it. */
interface Seeing {
  /** With an outcome on both sides. */
  readonly compared: readonly ComparedResult[];
  readonly untouched: readonly ComparedResult[];
  /** Absent where days are unknown. */
  readonly days: DayGuard | undefined;
  /** More than half are asked at temperature 0 or with a seed. */
  readonly isOneAnswer: boolean;
  /** See `Terms`. */
  readonly level: number;
  /** Whether whole runs are shuffled, which only the base says; asked where it makes a difference, and once. */
  readonly isWhole: () => boolean;
}

/** What the verdict is held against. */
interface Terms {
  /** The drop that "not worse" rules out, a share. */
  readonly margin: number;
  /** The chance of a false alarm that this suite has: .01, or its share where other questions of the run have theirs. */
  readonly level: number;
}

/**
 * Undefined where nothing was compared.
 * @param untouched as for the verdict
 */
export function suiteSight(
  results: readonly ComparedResult[],
  untouched: readonly ComparedResult[],
  verdict: SuiteVerdict,
  { margin, level }: Terms,
): SuiteSight | undefined {
  const compared = results.filter((result) => hasBothSides(pooledCounts(result)));
  if (compared.length === 0) return undefined;
  const isOneAnswer =
    compared.filter(({ deterministic }) => deterministic).length * 2 > compared.length;
  const days = isOneAnswer ? undefined : dayGuard(compared);
  const beside = untouched.filter((result) => hasBothSides(pooledCounts(result)));
  let alike: boolean | undefined;
  const isWhole = (): boolean => (alike ??= repeatsAreAlike(compared));
  const seeing = { compared, untouched: beside, days, level, isOneAnswer, isWhole };
  const { N, m, r } = sidesOf(compared, countsForRate);
  return {
    results: N,
    repeats: r,
    baseRuns: Math.max(...compared.map(({ base }) => base.filter(isAsked).length)),
    baseRate: m,
    leastDrop: seen(seeing),
    ...(wantsAdvice(verdict) ? adviceOf(seeing, margin) : {}),
  };
}

/** What these results would notice, as a share; undefined: no drop. */
function seen(seeing: Seeing): number | undefined {
  const { compared, untouched, days, isOneAnswer, level } = seeing;
  const sides = sidesOf(compared, shuffledCounts(seeing));
  return noticedDrop({
    ...sides,
    v: spread(sides, days),
    critical: (isOneAnswer ? undefined : suiteGuard(compared, untouched))?.critical ?? 0,
    alpha: level,
    power: POWER,
  });
}

/** The next pull request: the base branch as it is, and `repeats` here. What they say is not looked at. */
function seenWith(repeats: number, seeing: Seeing): number | undefined {
  const head = [Array.from({ length: repeats }, () => 1 as const)];
  const asked = (all: readonly ComparedResult[]): readonly ComparedResult[] =>
    all.map((result) => ({ ...result, head }));
  const [compared, untouched] = [asked(seeing.compared), asked(seeing.untouched)];
  return seen({ ...seeing, compared, untouched });
}

/** The answers that shuffling takes: where whole runs are, those of the longer ones that have no like are left out. */
function shuffledCounts({ compared, isWhole }: Seeing): (result: ComparedResult) => Counts {
  const isUneven = compared.some(
    ({ base, head }) => new Set([...base.filter(isAsked), ...head].map(lengthOf)).size > 1,
  );
  if (!isUneven || !isWhole()) return countsForRate;
  return (result) => {
    const counts = countsForRate(result);
    const runs = result.base.filter(isAsked).length;
    if (result.deterministic || runs < RUNS_TO_SHUFFLE_WHOLE) return counts;
    const { n, base, head } = wholeRuns(result);
    return { ...counts, nb: n * base.length, nh: n * head.length };
  };
}

function isAsked(run: readonly unknown[]): boolean {
  return run.length > 0;
}

function lengthOf(run: readonly unknown[]): number {
  return run.length;
}

function sidesOf(
  compared: readonly ComparedResult[],
  countsOf: (result: ComparedResult) => Counts,
): Sides {
  const counts = compared.map((result) => ({ ...countsOf(result), rate: baseRateOf(result) }));
  const meanOf = (value: (one: (typeof counts)[number]) => number): number =>
    mean(counts.map(value));
  return {
    N: compared.length,
    m: meanOf(({ rate }) => rate),
    r: 1 / meanOf(({ nh }) => 1 / nh),
    nb: 1 / meanOf(({ nb }) => 1 / nb),
  };
}

function baseRateOf(result: ComparedResult): number {
  const { kb, nb } = countsForRate(result);
  return kb / nb;
}

/** Variance of a single answer: as the base's repeats show it, else as if every test answered like the mean. */
function spread({ N, m, nb }: Sides, days: DayGuard | undefined): number {
  const shown = days?.isBound === true ? undefined : days?.q;
  return Math.max(shown ?? (m * (1 - m)) / 2, 0.5 / (N * nb));
}

function wantsAdvice(verdict: SuiteVerdict): boolean {
  if (verdict.verdict !== 'cannot-tell') return false;
  return verdict.reason.kind === 'too-few-runs' || verdict.reason.kind === 'too-little-data';
}

/** What would show a drop of `margin`: nothing to say where it is noticed already, or where less passes on the base. */
function adviceOf(
  seeing: Seeing,
  margin: number,
): Pick<SuiteSight, 'advice' | 'withMoreRuns'> | undefined {
  const { compared, days, isOneAnswer, level } = seeing;
  const sides = sidesOf(compared, countsForRate);
  if (margin > sides.m || (seen(seeing) ?? 1) <= margin) return undefined;
  if (isOneAnswer) return { advice: { kind: 'more-tests' } };
  const v = spread(sides, days);
  // An ordinary day, until base runs with repeats say otherwise.
  const { runs: B, tau2 } = days ?? { runs: 1, tau2: (ORDINARY_DAY * v) ** 2 };
  const goal = { ...sides, v, drop: margin, B, tau2, alpha: level };
  return {
    advice: inNext(seeing, goal) ?? once(seeing, goal),
    withMoreRuns: onceGrown(goal, { r: sides.r, from: 1, to: MAX_RUNS - B }),
  };
}

type Goal = Sides & Seen;

function inNext(seeing: Seeing, { r, drop }: Goal): SightAdvice | undefined {
  for (let repeats = Math.floor(r + FLOAT_NOISE) + 1; repeats <= MOST_REPEATS; repeats += 1) {
    const least = seenWith(repeats, seeing);
    if (least !== undefined && least <= drop) return { kind: 'repeats', repeats, leastDrop: least };
  }
  return undefined;
}

/** What comes only once the base branch has been asked as often. */
function once(seeing: Seeing, goal: Goal): SightAdvice | undefined {
  const { repeats, least } = repeatsToSee(goal);
  if (repeats === undefined) {
    if (daysHide(goal)) return { kind: 'days' };
    const leastDrop = least <= goal.m ? least : undefined;
    return { kind: 'most-repeats', repeats: MOST_REPEATS, leastDrop };
  }
  // Whole runs are shuffled only with their like.
  const from = seeing.isWhole() ? RUNS_TO_SHUFFLE_WHOLE : 1;
  const grown = onceGrown(goal, { r: repeats, from, to: MAX_RUNS });
  if (repeats <= goal.r + FLOAT_NOISE || grown === undefined) return undefined;
  const { leastDrop, more: runs } = grown;
  return { kind: 'base-repeats', repeats, leastDrop, runs, nextDrop: seenWith(repeats, seeing) };
}

/** The fewest further base runs, of as many repeats as here, with which the drop is noticed; the oldest are forgotten. */
function onceGrown(
  { drop, nb, B, ...suite }: Goal,
  { r, from, to }: { readonly r: number; readonly from: number; readonly to: number },
): SuiteSight['withMoreRuns'] {
  for (let more = from; more <= to; more += 1) {
    const kept = Math.min(B, MAX_RUNS - more);
    const baseRuns = kept + more;
    const leastDrop = leastWith(suite, { r, nb: kept * (nb / B) + more * r, B: baseRuns });
    if (leastDrop <= drop) return { more, baseRuns, leastDrop };
  }
  return undefined;
}

/** A suite that has not been compared: what is known of it, or assumed. */
interface ExpectedSides {
  readonly results: number;
  /** Answers of each on either side, a run; 1 at temperature 0 or with a seed. */
  readonly repeats: number;
  /** Base runs that will count. */
  readonly baseRuns: number;
  /** Mean share of answers that pass, 0..1. */
  readonly passRate: number;
  /** Mean variance of a test's single answer; undefined: as if every test answered like the mean. */
  readonly variance: number | undefined;
  /** Of the run that may be asked at most, this suite's verdict among them: they share one chance of a false alarm. */
  readonly questions: number;
}

/**
 * The least drop that such a suite would notice, a share, where the change touches all of it; undefined where it notices
 * none. The guard is that of ordinary days; on a day unlike the base branch's own it is noticed less often (design/trust.md).
 */
export function expectedLeastDrop(sides: ExpectedSides): number | undefined {
  const { results: N, repeats: r, baseRuns: B, passRate: m, questions } = sides;
  const nb = B * r;
  const v = Math.max(sides.variance ?? (m * (1 - m)) / 2, 0.5 / (N * nb));
  // One answer shows nothing of how much it varies, so the guard takes what it can at most.
  const q = nb < 2 ? m * (1 - m) : v;
  const critical = criticalDrop(B, (q * (1 / r + 1 / nb)) / N, (ORDINARY_DAY * q) ** 2);
  return noticedDrop({ v, m, N, r, nb, critical, alpha: ALPHA / questions, power: POWER });
}
