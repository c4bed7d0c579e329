/** What a suite can see, in words: the least drop that would be noticed, and what would show a smaller one. */
import { FLOAT_NOISE, mean, meanOrNothing, sum } from '../../basics/basics.js';
import { percent, plural, usd } from '../../basics/format.js';
import {
  expectedLeastDrop,
  type ExpectedSides,
  type SightAdvice,
  type SuiteSight,
} from '../../comparison/sight.js';
import { wasAnswered } from '../../engine/evaluate/aggregate.js';
import { ownAnswers } from '../../engine/evaluate/gate-definitions.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { questionsOf } from '../../comparison/compare.js';
import type { Report, SuiteReport } from '../report.js';
import { say, type Sentence } from './sentence.js';
import { RUNS_TO_KNOW_DAYS, type ShownBase } from './verdict-line.js';

/** Nothing where nothing was compared. `noun`: of a result, e.g. `test`. */
export function sightSentences(
  suite: SuiteReport,
  base: ShownBase,
  noun: string,
): readonly Sentence[] {
  const sight = suite.comparison?.sight;
  if (sight === undefined) return [];
  const { results, repeats, baseRuns, leastDrop, baseRate, advice, withMoreRuns } = sight;
  const asked = `${plural(results, noun)}, ${plural(Math.round(repeats), 'repeat')}`;
  const runs = plural(baseRuns, 'run');
  const noticed =
    leastDrop === undefined
      ? `, ${unnoticedWords(baseRate)}.`
      : `, a drop of ${sightPoints(leastDrop)} is noticed 8 times in 10.`;
  return [
    say`With ${asked} and ${runs} of ${base.branch}${noticed}`,
    ...(advice === undefined ? [] : [adviceSentence(advice, suite, base)]),
    ...(withMoreRuns === undefined ? [] : [waitingSentence(withMoreRuns, base)]),
  ];
}

/** What `expectedLeastDrop` says, in words: e.g. `a drop of 9 points would be noticed 8 times in 10`. */
export function expectedDropWords(sides: ExpectedSides): string {
  const least = expectedLeastDrop(sides);
  return least === undefined
    ? unnoticedWords(sides.passRate)
    : `a drop of ${sightPoints(least)} would be noticed 8 times in 10`;
}

/** Below this share of the base's answers, it is their failing that hides a drop, and not their number. */
const MOSTLY_FAILS = 0.5;

function unnoticedWords(baseRate: number): string {
  return baseRate < MOSTLY_FAILS
    ? `no drop can show: only ${percent(baseRate)} of answers pass there`
    : 'no drop would be noticed 8 times in 10';
}

/** Of a run that was compared with nothing: what a later one will see. By this run's own answers. */
export function unseenWords(report: Report, suite: SuiteReport, noun: string): string | undefined {
  const known = sidesOf(suite.results);
  if (known === undefined) return undefined;
  const sides = { ...known, questions: questionsIn(report) };
  const asked = `${plural(sides.results, noun)} and ${plural(Math.round(sides.repeats), 'repeat')}`;
  const later = `Once the base branch has ${RUNS_TO_KNOW_DAYS} runs, ${asked} will show`;
  return sides.passRate === 0
    ? `${later} no drop: nothing passes yet.`
    : `${later} this much: ${expectedDropWords(sides)}, on a day like the base branch's.`;
}

/** What the suites of a run, and their gates against the base, will ask at most. */
export function questionsIn({ suites }: Pick<Report, 'suites'>): number {
  return questionsOf(
    suites.map(({ gates: { gates } }) =>
      Object.fromEntries(gates.map(({ gateName, threshold }) => [gateName, threshold])),
    ),
  );
}

/** By the answers of one run; undefined where there are none. `baseRuns`: those that will count. */
export function sidesOf(
  results: readonly AggregatedTestResult[],
  baseRuns = RUNS_TO_KNOW_DAYS,
): Omit<ExpectedSides, 'questions'> | undefined {
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

function adviceSentence(advice: SightAdvice, suite: SuiteReport, base: ShownBase): Sentence {
  switch (advice.kind) {
    case 'repeats': {
      const { repeats, leastDrop } = advice;
      return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} from the next run on, with ${base.branch} as it is (${moreWords(suite, repeats)}).`;
    }
    case 'base-repeats': {
      const { repeats, leastDrop, runs, nextDrop } = advice;
      const until = nextDrop === undefined ? 'none' : `one of ${sightPoints(nextDrop)}`;
      return say`\`repeat: ${repeats}\` would show a drop of ${sightPoints(leastDrop)} once ${base.branch} has ${plural(runs, 'run')} with as many, and ${until} until then (${moreWords(suite, repeats)}).`;
    }
    case 'most-repeats': {
      const { repeats, leastDrop } = advice;
      const most =
        leastDrop === undefined ? 'show no drop' : `only show a drop of ${sightPoints(leastDrop)}`;
      return say`Even ${repeats} repeats would ${most}: more tests see more.`;
    }
    case 'days':
      return daysSentence(suite.comparison?.sight?.baseRuns ?? 0, base);
    case 'more-tests':
      return say`Asked at temperature 0 or with a seed, only more tests would show a smaller drop.`;
  }
}

/** What one or two runs cannot know of the base branch is not said of it. */
function daysSentence(baseRuns: number, base: ShownBase): Sentence {
  if (baseRuns >= RUNS_TO_KNOW_DAYS) {
    return say`${base.branch} moves too much from day to day for more repeats to help; a pinned model version, or tests that pull requests seldom touch, would.`;
  }
  return say`An ordinary day can move this suite by more than more repeats would show; ${base.branch} has ${baseRuns} of ${RUNS_TO_KNOW_DAYS} runs it takes to know its own days.`;
}

function waitingSentence(
  { more, leastDrop }: NonNullable<SuiteSight['withMoreRuns']>,
  base: ShownBase,
): Sentence {
  return say`Without more repeats, a drop of ${sightPoints(leastDrop)} is noticed once ${base.branch} has ${plural(more, 'more run')}.`;
}

/** What so many repeats of every test of the suite would take beyond today's, e.g. `300 calls, about $0.40 more`. */
function moreWords({ results }: SuiteReport, repeats: number): string {
  const more = results.map(({ runs, extraRuns = [] }) => {
    const asked = [...runs, ...extraRuns];
    const times = Math.max(0, repeats - asked.length);
    return {
      // Stored answers cost no call, and what was not asked none yet; asked again, each takes one at least.
      calls: times * (meanOrNothing(asked.map(({ callCount }) => Math.max(1, callCount))) ?? 1),
      usd: times * (meanOrNothing(asked.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)) ?? 0),
    };
  });
  const cost = sum(more.map((each) => each.usd));
  const calls = Math.ceil(sum(more.map((each) => each.calls)) - FLOAT_NOISE);
  return `${plural(calls, 'call')}${cost === 0 ? '' : `, about ${usd(cost)}`} more`;
}

/** Rounded up: what is promised is seen. */
function sightPoints(share: number): string {
  return plural(Math.max(1, Math.ceil(share * 100 - FLOAT_NOISE)), 'point');
}
