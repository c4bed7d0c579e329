/**
 * How often would chance alone fail a gate, with nothing changed? By the answers that the base branch gave, before
 * anything is asked: gates on rates only, since the others are about single failures.
 */
import type { Gates } from '../../config/suite.js';
import { isRuledOut } from '../../engine/evaluate/gates.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import { highBound } from '../../statistics/binomial.js';
import { rerunAnswersAtMost, rerunPasses, type Passes } from '../../statistics/rerun.js';
import { FLOAT_NOISE, sum } from '../../basics/numbers.js';
import { observedPasses } from './observed-passes.js';
import { resultKey } from '../../basics/result-key.js';

/** A test x model that is to be asked. */
export interface PlannedResult {
  readonly testCaseName: string;
  readonly modelId: string;
  readonly repeat: number;
  readonly minPasses?: number | undefined;
  /** Asked at temperature 0 or with a seed. */
  readonly oneAnswer?: true | undefined;
}

export interface ChanceOfRed {
  readonly gateName: 'passRateMin' | 'runPassRateMin';
  readonly threshold: number;
  /** 0 to 1. */
  readonly chance: number;
}

/**
 * Of each gate on a rate that is set; none where the base branch has no answers to what is planned. A gate that lets no
 * result fail is left out: the estimate is worth nothing there.
 */
export function chancesOfRed(
  gates: Gates,
  planned: readonly PlannedResult[],
  base: readonly AggregatedTestResult[],
): readonly ChanceOfRed[] {
  const known = new Map(base.map((it) => [resultKey(it.testCaseName, it.modelId), it]));
  const passes = planned.map((it) =>
    passesOf(it, known.get(resultKey(it.testCaseName, it.modelId))),
  );
  if (passes.every(({ n }) => n === 0)) return [];
  return [
    ...passRateChance(gates.passRateMin, passes),
    ...(gates.runPassRateMin === undefined
      ? []
      : [runPassRateChance(gates.runPassRateMin, passes)]),
  ];
}

function passesOf(
  { repeat, minPasses, oneAnswer }: PlannedResult,
  result: AggregatedTestResult | undefined,
): Passes {
  const next = { repeats: repeat, mustPass: minPasses };
  if (result === undefined) return { k: 0, n: 0, ...next, isOne: oneAnswer };
  const runs = [...result.runs, ...(result.extraRuns ?? [])];
  return { ...observedPasses({ ...result, runs }, next), isOne: oneAnswer };
}

function passRateChance(threshold: number, passes: readonly Passes[]): readonly ChanceOfRed[] {
  const need = Math.ceil(threshold * passes.length - FLOAT_NOISE);
  const estimate = need >= passes.length ? undefined : rerunPasses(passes, 1, need);
  if (estimate === undefined) return [];
  return [{ gateName: 'passRateMin', threshold, chance: 1 - estimate.passes }];
}

function runPassRateChance(threshold: number, passes: readonly Passes[]): ChanceOfRed {
  const answers = sum(passes.map(({ repeats = 1, isOne }) => (isOne === true ? 1 : repeats)));
  // The most passes with which it is red: a bisection, since the bound grows with them.
  let [red, green] = [-1, answers];
  while (green - red > 1) {
    const middle = Math.floor((red + green) / 2);
    if (isRuledOut(threshold, highBound(middle, answers))) red = middle;
    else green = middle;
  }
  const chance = red < 0 ? 0 : rerunAnswersAtMost(passes, answers, red);
  return { gateName: 'runPassRateMin', threshold, chance };
}
