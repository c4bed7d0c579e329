/** What this suite can see, in words: the least drop that would be noticed, and what would show a smaller one. */
import { expectedLeastDrop, type ExpectedSides, type SightAdvice } from '../../comparison/sight.js';
import { wasAnswered } from '../../engine/evaluate/aggregate.js';
import { ownAnswers } from '../../engine/evaluate/own-answers.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { plural, usd } from '../../words/format.js';
import type { SuiteReport } from '../report.js';
import { text, type BaseName, type Sentence } from './sentence.js';
import { FLOAT_NOISE, mean, sum } from '../../basics/numbers.js';

/** Nothing where nothing was compared. `noun`: of a result, e.g. `test`. */
export function sightSentences(
  suite: SuiteReport,
  base: BaseName,
  noun: string,
): readonly Sentence[] {
  const sight = suite.comparison?.sight;
  if (sight === undefined) return [];
  const { results, repeats, baseRuns, leastDrop, advice } = sight;
  const asked = `${plural(results, noun)}, ${plural(Math.round(repeats), 'repeat')}`;
  const runs = plural(baseRuns, 'run');
  const noticed =
    leastDrop >= 1
      ? ', no drop would be noticed 8 times in 10.'
      : `, a drop of ${points(leastDrop)} is noticed 8 times in 10.`;
  return [
    [text(`With ${asked} and ${runs} of `), branch(base), text(noticed)],
    ...(advice === undefined ? [] : [adviceSentence(advice, suite, base)]),
  ];
}

/** What `expectedLeastDrop` says, in words: e.g. `a drop of 9 points would be noticed 8 times in 10`. */
export function expectedDropWords(sides: ExpectedSides): string {
  const least = expectedLeastDrop(sides);
  return least >= 1
    ? 'no drop would be noticed 8 times in 10'
    : `a drop of ${points(least)} would be noticed 8 times in 10`;
}

/** As many as it takes to know by how much the base branch moves from day to day. */
const RUNS_TO_COME = 5;

/** Of a run that was compared with nothing: what a later one will see. By this run's own answers. */
export function unseenWords(suite: SuiteReport, noun: string): string | undefined {
  const sides = sidesOf(suite.results);
  if (sides === undefined) return undefined;
  const asked = `${plural(sides.results, noun)} and ${plural(Math.round(sides.repeats), 'repeat')}`;
  return `Once the base branch has ${RUNS_TO_COME} runs, ${asked} will show this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
}

/** By the answers of one run; undefined where there are none. `baseRuns`: those that will count. */
export function sidesOf(
  results: readonly AggregatedTestResult[],
  baseRuns = RUNS_TO_COME,
): ExpectedSides | undefined {
  const counts = results.flatMap((result) => {
    const answered = result.runs.filter(wasAnswered);
    const { passes, fails } = ownAnswers({
      result: { ...result, runs: answered },
      pending: undefined,
    });
    if (answered.length === 0) return [];
    const isOne = result.oneAnswer === true;
    const n = isOne ? 1 : passes + fails;
    return [{ n, isOne, rate: passes / (passes + fails) }];
  });
  if (counts.length === 0) return undefined;
  const several = counts.filter(({ n }) => n > 1);
  const variances = several.map(({ n, rate }) => (rate * (1 - rate) * n) / (n - 1));
  return {
    results: counts.length,
    repeats: 1 / mean(counts.map(({ n }) => 1 / n)),
    // Asked at temperature 0 or with a seed, only the newest base run counts.
    baseRuns: counts.filter(({ isOne }) => isOne).length * 2 > counts.length ? 1 : baseRuns,
    passRate: mean(counts.map(({ rate }) => rate)),
    variance: several.length * 2 < counts.length ? undefined : mean(variances),
  };
}

function adviceSentence(advice: SightAdvice, suite: SuiteReport, base: BaseName): Sentence {
  switch (advice.kind) {
    case 'repeats': {
      const { repeats, leastDrop, moreRuns } = advice;
      const price = runCost(suite);
      const cost = price === 0 ? '' : `, about ${usd(price * moreRuns)}`;
      return [
        text(
          `\`repeat: ${repeats}\` would show a drop of ${points(leastDrop)} (${plural(moreRuns, 'run')}${cost} more).`,
        ),
      ];
    }
    case 'most-repeats':
      return [
        text(
          `Even ${advice.repeats} repeats would only show a drop of ${points(advice.leastDrop)}: more tests see more.`,
        ),
      ];
    case 'days':
      return [branch(base), text(' moves too much from day to day for more repeats to help.')];
    case 'more-tests':
      return [
        text('Asked at temperature 0 or with a seed, only more tests would show a smaller drop.'),
      ];
  }
}

/** Mean USD of a run of this suite, 0 where nothing is known. */
function runCost({ results }: SuiteReport): number {
  const runs = sum(results.map(({ runCount }) => runCount));
  const cost = sum(results.map(({ totalCostUsd }) => totalCostUsd));
  return runs === 0 ? 0 : cost / runs;
}

function branch(base: BaseName): Sentence[number] {
  return { kind: 'branch', name: base.branch };
}

/** Rounded up: what is promised is seen. */
function points(share: number): string {
  return plural(Math.max(1, Math.ceil(share * 100 - FLOAT_NOISE)), 'point');
}
