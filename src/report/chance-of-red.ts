/**
 * How often would chance alone fail a gate, with nothing changed? By the answers that the base branch gave, before
 * anything is asked: gates on rates only, since the others are about single failures.
 */
import { FLOAT_NOISE, resultKey, sum } from '../basics/basics.js';
import type { Gates } from '../config/suite.js';
import { isErrored, isUnneeded } from '../engine/evaluate/aggregate.js';
import { ownAnswers } from '../engine/evaluate/gate-definitions.js';
import { isRuledOut } from '../engine/evaluate/verdict.js';
import type { AggregatedTestResult, GateEvaluation } from '../engine/results.js';
import { highBound } from '../statistics/intervals.js';
import { type Passes, rerunAnswersAtMost, rerunPasses } from '../statistics/rerun.js';
import { isReused } from './savings.js';

/** A test x model that is to be asked. */
interface PlannedResult {
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

// What a result's answers say of the next ones, as the estimates of src/statistics/rerun.ts read it.

/**
 * Runs that ended with an error, or that were not needed, say nothing. An answer that a cache gave again counts once, and
 * of the next `repeats` as many are taken to be new as were this time.
 * @param mustPass of the next repeats
 */
function observedPasses(
  result: AggregatedTestResult,
  { repeats, mustPass }: { readonly repeats: number; readonly mustPass: number | undefined },
): Passes {
  const runs = result.runs.filter((run) => !isErrored(run) && !isUnneeded(run));
  const { passes, fails } = ownAnswers({ result: { ...result, runs }, pending: undefined });
  const n = passes + fails;
  const own = runs.length === 0 ? 1 : n / runs.length;
  return {
    k: passes,
    n,
    repeats: Math.max(1, Math.round(repeats * own)),
    mustPass: mustPass === undefined ? undefined : Math.ceil(mustPass * own - FLOAT_NOISE),
  };
}

// Would a re-run decide the pass-rate gate otherwise? See src/statistics/rerun.ts for the estimate.

export interface RerunFlip {
  /** The chance that a re-run of the same commit decides the pass-rate gate otherwise, 0 to 1. */
  readonly flip: number;
}

/**
 * The estimate; undefined where there is no pass-rate gate, where it lets no result fail (the estimate is worth nothing
 * there), where provider errors have left a result without an outcome, and where nothing was asked.
 */
export function rerunOf(
  { gates }: GateEvaluation,
  results: readonly AggregatedTestResult[],
): RerunFlip | undefined {
  const gate = gates.find(({ gateName }) => gateName === 'passRateMin');
  if (gate === undefined || gate.noData !== undefined) return undefined;
  const need = Math.ceil(gate.threshold * results.length - FLOAT_NOISE);
  if (need >= results.length) return undefined;
  // A re-run reuses the same results of the base branch, whatever comes of the others.
  const asked = results.filter((result) => !isReused(result));
  const passedBefore = results.filter((result) => isReused(result) && result.passed).length;
  const passes = asked.map((result) =>
    observedPasses(result, { repeats: result.runs.length, mustPass: result.minPasses }),
  );
  const isLost = asked.some(({ runs }) => runs.every(isErrored));
  if (isLost || passes.every(({ n }) => n === 0)) return undefined;
  const estimate = rerunPasses(passes, 1, need - passedBefore);
  if (estimate === undefined) return undefined;
  return { flip: gate.passed ? 1 - estimate.passes : estimate.passes };
}
