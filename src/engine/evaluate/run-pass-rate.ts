/**
 * The share of answers that pass, over all results, and how high the true share may be all the same. A fixed mix of easy
 * and hard tests spreads less than a binomial (Hoeffding, Annals of Mathematical Statistics 27 (1956) 713-721), so that
 * the binomial's bound holds for it, too.
 */
import { highBound } from '../../statistics/binomial.js';
import { progressOf, type Bounds, type PendingRuns, type Progress } from './gate-bounds.js';
import type { Results } from './gate-measures.js';
import { ownAnswers } from './own-answers.js';

interface Answers {
  readonly passes: number;
  readonly total: number;
}

/** 0 to 1; undefined without results. A run without an outcome has not passed. */
export function runPassRate(results: Results): number | undefined {
  return shareOf(atLeast(progressOf(results, [])));
}

/** Of each result, the share of its answers that passed. */
export function runShares(results: Results): readonly number[] {
  return progressOf(results, []).map((it) => {
    const { passes, fails } = ownAnswers(it);
    return shareOf(counted(it, passes, fails)) ?? 0;
  });
}

/** The highest true share that such answers do not rule out, one-sided with 95 %. */
export function highestRunPassRate(results: Results): number | undefined {
  return highestOf(atLeast(progressOf(results, [])));
}

/** Pending runs may all fail, or all pass; one that is lost to its provider lies between. */
export function runPassRateBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  return boundsOf(progressOf(results, pending), shareOf);
}

/** Bounds of `highestRunPassRate`. */
export function highestRunPassRateBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  return boundsOf(progressOf(results, pending), highestOf);
}

function boundsOf(
  all: readonly Progress[],
  measure: (answers: Answers) => number | undefined,
): Bounds | undefined {
  const [low, high] = [measure(atLeast(all)), measure(atMost(all))];
  return low === undefined || high === undefined ? undefined : { low, high, certain: true };
}

function shareOf({ passes, total }: Answers): number | undefined {
  return total === 0 ? undefined : passes / total;
}

function highestOf({ passes, total }: Answers): number | undefined {
  return total === 0 ? undefined : highBound(passes, total);
}

/** As if all that is pending failed. */
function atLeast(all: readonly Progress[]): Answers {
  const isOpen = all.some(({ pending }) => pending !== undefined);
  return added(
    all.map((it) => {
      const { passes, fails, again, toCome } = ownAnswers(it);
      return counted(it, passes, fails + toCome + (isOpen ? again.fails : 0));
    }),
  );
}

/** As if all that is pending passed. */
function atMost(all: readonly Progress[]): Answers {
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
