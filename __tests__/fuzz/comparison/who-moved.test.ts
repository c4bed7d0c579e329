/**
 * Simulated pull requests whose judge scores fell, by a cause that is known: the change, the model or the judge. Through
 * the code that runs: what is asked again, how the drop is split, and who is called worse for it. The seed makes the
 * numbers the same in every run.
 */
import { describe, expect, test } from '@jest/globals';
import { compareReports } from '../../../src/comparison/compare.js';
import {
  answersToJudge,
  type BaseAnswer,
} from '../../../src/comparison/judges/answers-to-judge.js';
import type { Cause, JudgedAgain, SuiteComparison } from '../../../src/report/comparison.js';
import type { Report, ReportedResult } from '../../../src/report/report.js';
import { headSuite, history, result } from '../../comparison/reports.js';

const SIMULATIONS = 100;
const TOUCHED = 30;
const UNTOUCHED = 30;
const REPEATS = 3;
const MIN_SCORE = 0.7;

/** mulberry32 of a text. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const clipped = (value: number): number => Math.min(1, Math.max(0, value));

/** How much worse each of them has become; all 0: nothing has. */
interface World {
  readonly change: number;
  readonly model: number;
  readonly judge: number;
  /** The change breaks so many tests for good. */
  readonly broken?: number;
  readonly baseRuns: number;
  /** Standard deviation of what a judge says of one and the same answer. */
  readonly wavering: number;
}

const NOTHING: World = { change: 0, model: 0, judge: 0, baseRuns: 3, wavering: 0.02 };
/** Of answers to the same question. */
const SPREAD = 0.08;

class Simulation {
  readonly #random: () => number;
  readonly #world: World;
  readonly #qualities: readonly number[];

  constructor(seed: string, world: World) {
    this.#random = randomFrom(seed);
    this.#world = world;
    this.#qualities = Array.from(
      { length: TOUCHED + UNTOUCHED },
      () => 0.78 + 0.2 * this.#random(),
    );
  }

  run(): { readonly comparison: SuiteComparison; readonly asked: number } {
    const { baseRuns } = this.#world;
    const base = history(
      Array.from({ length: baseRuns }, () => ({
        s: this.#results((index) => this.#quality(index), 0),
      })),
    );
    const { change, model, judge, broken = 0 } = this.#world;
    const here = this.#results((index) => {
      if (index < broken) return 0.2;
      return this.#quality(index) - model - (index < TOUCHED ? change : 0);
    }, judge).map((it, index) =>
      index < TOUCHED ? { ...it, requestHash: 'asked otherwise' } : it,
    );
    const head = headSuite('s', here, { settings: { judgeDropMax: 0.01, regressionsMax: 0 } });
    const answers = answersToJudge(head, base, []);
    const judgedAgain = answers.map((answer) => this.#again(answer));
    return { comparison: compared({ ...head, judgedAgain }, base), asked: answers.length };
  }

  #quality(index: number): number {
    return this.#qualities[index] ?? 0;
  }

  #judged(answer: number, stricter: number): number {
    const score = answer - stricter + this.#world.wavering * normal(this.#random);
    return Math.round(100 * clipped(score)) / 100;
  }

  #results(quality: (index: number) => number, stricter: number): readonly ReportedResult[] {
    return this.#qualities.map((_, index) => {
      const answers = Array.from({ length: REPEATS }, () =>
        clipped(quality(index) + SPREAD * normal(this.#random)),
      );
      const scores = answers.map((answer) => this.#judged(answer, stricter));
      const outcomes = scores.map((score) => (score >= MIN_SCORE ? '1' : '0')).join('');
      const made = result(`t${index}`, outcomes, { judge: 0 });
      return {
        ...made,
        assertionScores: {
          'judge:is polite': { mean: scores.reduce((a, b) => a + b, 0) / REPEATS, min: 0, max: 1 },
        },
        runs: made.runs.map((run, repeat) => ({
          ...run,
          outputText: String(answers[repeat]),
          assertions: run.assertions.map((it) => ({ ...it, score: scores[repeat] ?? 0 })),
        })),
      };
    });
  }

  #again({ testCaseName, modelId, run }: BaseAnswer): JudgedAgain {
    const before = run.assertions[0]?.score ?? 0;
    const now = this.#judged(Number(run.outputText), this.#world.judge);
    const passes = (score: number): boolean => score >= MIN_SCORE;
    return {
      testCaseName,
      modelId,
      before,
      now,
      passedBefore: passes(before),
      passesNow: passes(now),
    };
  }
}

function compared(
  head: Parameters<typeof compareReports>[0][number],
  base: Report,
): SuiteComparison {
  const [one] = compareReports([head], base);
  if (one === undefined) throw new Error('one suite has one comparison');
  return one.comparison;
}

interface Tally {
  readonly asked: number;
  readonly named: Readonly<Record<Cause, number>>;
  readonly worse: number;
  readonly judgeWorse: number;
  readonly regressed: number;
}

/** In percent of the simulations. */
function simulate(name: string, parts: Partial<World>): Tally {
  const world = { ...NOTHING, ...parts };
  const runs = Array.from({ length: SIMULATIONS }, (_, index) =>
    new Simulation(`${name} ${index}`, world).run(),
  );
  const share = (is: (run: (typeof runs)[number]) => boolean): number =>
    (100 * runs.filter(is).length) / SIMULATIONS;
  const named = (cause: Cause): number =>
    share(({ comparison }) => comparison.moved?.causes.includes(cause) === true);
  return {
    asked: share(({ asked }) => asked > 0),
    named: { change: named('change'), model: named('model'), judge: named('judge') },
    worse: share(({ comparison }) => comparison.verdict.verdict === 'worse'),
    judgeWorse: share(({ comparison }) => comparison.judge?.isWorse === true),
    regressed: share(({ comparison }) => comparison.counts.regressed > 0),
  };
}

/** With a hundred simulations, two are what one in a hundred may look like. */
const SELDOM = 2;

describe('one cause alone, by which scores fall by 0.1', () => {
  const tallies = new Map<Cause, Tally>();
  const causes: readonly Cause[] = ['change', 'model', 'judge'];
  test.each(causes)('%s: named in 95 of 100', (cause) => {
    const tally = simulate(cause, { [cause]: 0.1 });
    tallies.set(cause, tally);
    expect(tally.asked).toBe(100);
    expect(tally.named[cause]).toBeGreaterThanOrEqual(95);
    expect(tally.judgeWorse > 95).toBe(cause === 'change');
    // A pull request is called worse for its own change only.
    if (cause === 'change') expect(tally.worse).toBeGreaterThan(80);
    else expect(tally.worse + tally.judgeWorse + tally.regressed).toBeLessThanOrEqual(SELDOM);
  });

  test('a wrong one in at most 1 of 100', () => {
    expect([...tallies.keys()]).toEqual(causes);
    const wrong = [...tallies].flatMap(([cause, { named }]) =>
      causes.filter((other) => other !== cause).map((other) => named[other]),
    );
    // Six pairs of a cause and a wrong one, a hundred pull requests each.
    expect(wrong.reduce((total, share) => total + share, 0)).toBeLessThanOrEqual(6);
    for (const share of wrong) expect(share).toBeLessThanOrEqual(SELDOM);
  });
});

describe('a judge that has become stricter by itself', () => {
  test.each<[stricter: number, baseRuns: number, wavering: number]>([
    [0.02, 3, 0.02],
    [0.05, 5, 0.02],
    [0.05, 3, 0.08],
    [0.2, 1, 0],
  ])('by %f, with %i base runs: makes nobody worse', (judge, baseRuns, wavering) => {
    const tally = simulate(`stricter ${judge}`, { judge, baseRuns, wavering });
    expect(tally.judgeWorse).toBeLessThanOrEqual(SELDOM);
    expect(tally.worse).toBeLessThanOrEqual(SELDOM);
  });

  test('hides no change that breaks tests meanwhile', () => {
    const tally = simulate('both', { change: 0.2, judge: 0.1 });
    expect(tally.judgeWorse).toBeGreaterThanOrEqual(95);
    expect(tally.named).toMatchObject({ change: 100, judge: 100 });
  });
});

test('where nothing has moved, hardly anybody is asked', () => {
  const tally = simulate('nothing', {});
  expect(tally.asked).toBeLessThanOrEqual(5);
  expect(tally.worse + tally.judgeWorse).toBeLessThanOrEqual(SELDOM);
});
