/** What the base branch's own answers say of a run before anything is asked: gates that luck decides, what will be seen. */
import { givesOneAnswer } from '../../engine/evaluate/aggregate.js';
import { type SuitePlan, firstOfEach } from '../../engine/plan.js';
import type { BaseReportOutcome } from '../../github/base-report.js';
import { chancesOfRed, type ChanceOfRed } from '../../report/chance-of-red.js';
import { expectedDropWords, sidesOf } from '../../report/story/sight-notes.js';
import { mean, resultKey } from '../../basics/basics.js';
import { plural } from '../../basics/format.js';
import { questionsOf } from '../../comparison/compare.js';
import { baseResults } from './base-facts.js';

/** From here on a gate is worth a warning. */
const WORTH_A_WORD = 0.05;

/** Of each suite: its gates that chance alone would fail in so many runs. None without a base report. */
export function chanceLines(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): readonly string[] {
  return plans.flatMap(({ suite, units, reused = [] }) => {
    const planned = firstOfEach(units).map((unit) => ({
      testCaseName: unit.test.name,
      modelId: unit.modelId,
      repeat: unit.test.repeat,
      minPasses: unit.test.minPasses,
      oneAnswer: givesOneAnswer(unit),
    }));
    // What is reused stays as it is, and only the rest can go either way.
    if (reused.length > 0) return [];
    return chancesOfRed(suite.gates, planned, baseResults(base, suite.name))
      .filter(({ chance }) => chance >= WORTH_A_WORD)
      .map((it) => chanceLine(it, suite.name));
  });
}

function chanceLine({ gateName, threshold, chance }: ChanceOfRed, suite: string): string {
  return `${suite}: by the base branch's own answers, the gate ${gateName} (${threshold}) fails ${oftenWords(chance)} with nothing changed. See "Which gate should I choose?" in docs/gates-and-exit-codes.md.`;
}

/** e.g. `about 1 run in 5`, `about 7 runs in 10`. */
function oftenWords(chance: number): string {
  if (chance >= 0.95) return 'nearly every run';
  return chance > 0.5
    ? `about ${Math.round(chance * 10)} runs in 10`
    : `about 1 run in ${Math.round(1 / chance)}`;
}

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
