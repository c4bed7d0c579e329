/** How likely a false alarm may be: of a run that looks several times (rounds), and of one that asks several questions. */
import { exceeds, type Guard } from './guards.js';
import { atMost } from './intervals.js';

// `repeat: { min, max }`: looking after each round, and stopping at the first clear answer. Looking several times at
// p <= .01 would make more than one false alarm in a hundred, so the looks share the .01: .001 for each early look and
// what is left for the last, which by the union bound keeps false alarms at .01 whatever the looks have in common. An
// early "not worse" must rule out a drop that is the smaller the larger the suite is, since a large suite would find it.
// Source: the project's simulations (design/trust.md); Bonferroni's inequality. (The last look's .01 - .001 (max - min)
// ends at nine early looks; beyond, the early looks share .009 evenly, and the last keeps .001.)

/** False alarms of a run, at most. */
export const ALPHA = 0.01;

/** Whether chance does this in at most 1 of 100 cases. `p` is 0..1. */
export function isUnlikely(p: number): boolean {
  return atMost(p, ALPHA);
}

/** The drop that a "not worse" rules out where `notWorseMargin` does not say otherwise, as a share. */
export const DEFAULT_MARGIN = 0.1;

const EARLY = 0.001;
const LEAST_FINAL = 0.001;
/** An early look must find so much more than the guard asks for. */
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

/**
 * The p at which an early round (where there is one) and the last stop as worse. With several `questions` in the run each
 * has its share, so that an early stop still holds.
 */
export function roundLimits(
  { min, max }: Repeats,
  questions = 1,
): { readonly early: number | undefined; readonly final: number } {
  const looks = max - min;
  if (looks <= 0) return { early: undefined, final: ALPHA / questions };
  const early = Math.min(EARLY, (ALPHA - LEAST_FINAL) / looks);
  return { early: early / questions, final: (ALPHA - early * looks) / questions };
}

/** The drop that an early "not worse" must rule out, as a share. `margin`: the one of the last look. */
function stopMargin(results: number, margin: number): number {
  return Math.min(margin, Math.max(LEAST_STOP_MARGIN, STOP_MARGIN / Math.sqrt(results)));
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

interface LookSetup {
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
): 'worse' | 'not-worse' | 'cannot-tell' | 'another-round' {
  if (round < repeats.min) return 'another-round';
  const { early = 0, final } = roundLimits(repeats, questions);
  const isLast = round >= repeats.max;
  const open = isLast ? 'cannot-tell' : 'another-round';
  if (atMost(p, isLast ? final : early)) {
    // The day may still turn after an early look.
    const times = isLast ? 1 : EARLY_GUARD;
    const isBeyond = guard === undefined || exceeds(guard.drop, times * guard.critical);
    return isBeyond ? 'worse' : open;
  }
  return upper < (isLast ? margin : stopMargin(compared, margin)) ? 'not-worse' : open;
}

/**
 * A p of a suite that was looked at several times, as if it had been looked at once: 1 means nothing, `ALPHA` is the
 * limit. What the shared level and the views take.
 */
export function pForOneLook(p: number, limit: number): number {
  return Math.min(1, p * (ALPHA / limit));
}

// Several questions in one run (each suite, each suite's judge average, the tests): the more there are, the likelier
// one looks worse by luck. Holm's step-down keeps the chance of any false alarm at alpha: with m questions the level is
// alpha / m; what is worse at it is struck off, m falls, and the rest is asked again until nothing new is worse.
// Source: Holm, Scandinavian Journal of Statistics 6 (1979) 65-70.

/** One question: whether it is worse at a level of 0..1. A question that a guard blocks never is, and stays counted. */
export type IsWorseAt = (level: number) => boolean;

/**
 * Asks all questions that can be judged, of all suites of a run at once; of each, in the order given, whether it is worse
 * and at which level (0..1) that was asked last.
 */
export function shareAlpha(
  questions: readonly IsWorseAt[],
  alpha: number,
): { readonly worse: readonly boolean[]; readonly levels: readonly number[] } {
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
