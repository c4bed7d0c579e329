/** What a suite will see of a change, said before anything is asked: by the base branch's own answers, or by a guess. */
import { givesOneAnswer } from '../../engine/evaluate/aggregate.js';
import { type SuitePlan, firstOfEach } from '../../engine/plan.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { expectedDropWords, sidesOf } from '../../report/views.js';
import { mean, resultKey } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { questionsOf } from '../../comparison/compare.js';
import { baseResults } from './base-facts.js';

/** Assumed where nothing has been answered yet: 19 of 20 answers are right, and the base branch has five runs. */
const GUESS = { baseRuns: 5, passRate: 0.95, variance: undefined };

/** With fewer results only a large drop is more than chance. */
const FEW_RESULTS = 20;

/** What each suite will see, of those that are wanted. */
export function sightLines(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
  isWanted: (plan: SuitePlan) => boolean = () => true,
): readonly string[] {
  return plans.filter(isWanted).flatMap((plan) => {
    const asked = firstOfEach(plan.units);
    if (asked.length === 0) return [];
    const repeats =
      1 / mean(asked.map((unit) => (givesOneAnswer(unit) === true ? 1 : 1 / unit.test.repeat)));
    const own = new Set(asked.map((unit) => resultKey(unit.test.name, unit.modelId)));
    const results = baseResults(base, plan.suite.name).filter((it) =>
      own.has(resultKey(it.testCaseName, it.modelId)),
    );
    const isOne = asked.filter((unit) => givesOneAnswer(unit) === true).length * 2 > asked.length;
    const runs = base?.kind === 'found' ? Math.max(1, base.base.runs) : GUESS.baseRuns;
    const known = sidesOf(results, runs);
    const sides = {
      ...(known ?? GUESS),
      baseRuns: isOne ? 1 : runs,
      results: known?.results ?? asked.length,
      repeats,
      questions: questionsOf(plans.map(({ suite }) => suite.gates)),
    };
    const what = `${plural(sides.results, 'result')}, ${plural(Math.round(repeats), 'repeat')} and ${plural(sides.baseRuns, 'run')} of the base branch`;
    const assumed =
      known === undefined
        ? 'assumed, since the base branch has no answers yet: 19 of 20 answers are right'
        : "if the change touches all of them, on a day like the base branch's";
    const { notWorse, newFailuresMax } = plan.suite.gates;
    const wantsMore =
      sides.results < FEW_RESULTS && notWorse === true && newFailuresMax === undefined;
    const more = wantsMore
      ? ' Add the gate `newFailuresMax: 0`, which sees a test that always passed on the base branch and fails every time here.'
      : '';
    return [`${plan.suite.name}: with ${what}, ${expectedDropWords(sides)} (${assumed}).${more}`];
  });
}
