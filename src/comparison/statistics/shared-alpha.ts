/**
 * Several questions in one run (each suite, each suite's judge average, the tests): the more there are, the likelier one
 * looks worse by luck. Holm's step-down keeps the chance of any false alarm at alpha: with m questions the level is
 * alpha / m; what is worse at it is struck off, m falls, and the rest is asked again until nothing new is worse.
 * Source: Holm, Scandinavian Journal of Statistics 6 (1979) 65-70.
 */

/** One question: whether it is worse at a level of 0..1. A question that a guard blocks never is, and stays counted. */
export type IsWorseAt = (level: number) => boolean;

export interface SharedAlpha {
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
