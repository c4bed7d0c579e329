/** What this suite can see, in words: the least drop that would be noticed, and what would show a smaller one. */
import type { SightAdvice } from '../../comparison/sight.js';
import { plural, usd } from '../../words/format.js';
import type { SuiteReport } from '../report.js';
import { text, type BaseName, type Sentence } from './sentence.js';
import { FLOAT_NOISE } from '../../basics/numbers.js';

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
  const runs = results.reduce((sum, result) => sum + result.runCount, 0);
  const cost = results.reduce((sum, result) => sum + result.totalCostUsd, 0);
  return runs === 0 ? 0 : cost / runs;
}

function branch(base: BaseName): Sentence[number] {
  return { kind: 'branch', name: base.branch };
}

/** Rounded up: what is promised is seen. */
function points(share: number): string {
  return plural(Math.max(1, Math.ceil(share * 100 - FLOAT_NOISE)), 'point');
}
