/** Which of what was planned is asked, as the inputs and the base branch decide (SPEC section 11). */
import { keyOf, mean, recalled } from '../../comparison/measured.js';
import { memoryOf } from '../../comparison/memory.js';
import { roundLimits } from '../../comparison/statistics/rounds.js';
import { createDecider } from '../../engine/run/decider.js';
import { createRounds, suiteRepeats, type Rounds } from '../../engine/run/rounds.js';
import { createSteering, type Steering } from '../../engine/run/steering.js';
import { isExtra, type SuitePlan, type Unit } from '../../engine/plan.js';
import type { TestCaseRunResult } from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { interimLook } from './interim-look.js';
import type { Preparation } from './prepare.js';
import type { Session } from '../session/session.js';

type Ready = Extract<Preparation, { kind: 'ready' }>;

export interface SteeredRun {
  readonly steeringOf: (plan: SuitePlan) => Steering;
  /** What became of a plan's further repeats, when the run is over. */
  readonly repeatsOf: (plan: SuitePlan, runs: readonly TestCaseRunResult[]) => FurtherRepeats;
}

export interface FurtherRepeats {
  /** The runs without those of a round that was begun and not needed. */
  readonly runs: readonly TestCaseRunResult[];
  readonly surplus: readonly TestCaseRunResult[];
  readonly leftOut: number;
  /** The limit that the comparison's verdict is held against; undefined where there were no rounds. */
  readonly limit: number | undefined;
}

/** `base`: looks for the base report, once. */
export function steerRun(
  { plans, responses, base: settled }: Ready,
  { inputs, context }: Session,
  base: () => Promise<BaseReportOutcome>,
): SteeredRun {
  let known: BaseReportOutcome | undefined = settled;
  const found = async (): Promise<BaseReportOutcome> => (known = await base());
  // Stored answers cost nothing, recording wants all of them, and one that is missing ends a whole run with 2.
  // No shard sees the whole.
  const isWhole = inputs.shard === undefined;
  const isDeciding = isWhole && inputs.stopWhenDecided && responses === 'live';
  const decider = isDeciding
    ? createDecider(plans, {
        reused: ({ reused = [] }) => reused,
        mayHaveBase: () => known?.kind !== 'unavailable',
      })
    : undefined;
  // The base branch's own runs are what later ones are compared with: they never stop early.
  const isBaseRun = context.eventName === 'push' || context.eventName === 'schedule';
  const isAdaptive = isWhole && responses !== 'record' && !isBaseRun;
  const rounds = new Map<SuitePlan, Rounds | undefined>();
  for (const plan of isAdaptive ? plans : []) {
    const look = interimLook(plan, suiteRepeats(plan), found, plans.length);
    rounds.set(plan, createRounds(plan, look));
  }
  return {
    steeringOf: (plan) =>
      createSteering(plan, {
        decider,
        rounds: rounds.get(plan),
        mayCompare: () => isBaseRun || known?.kind !== 'unavailable',
        failureShare: failuresOn(plan, () => known),
      }),
    repeatsOf: (plan, runs) => furtherRepeats(plan, runs, rounds.get(plan)),
  };
}

function furtherRepeats(
  plan: SuitePlan,
  runs: readonly TestCaseRunResult[],
  rounds: Rounds | undefined,
): FurtherRepeats {
  const planned = plan.units.filter(isExtra).length;
  const counted = new Map(plan.units.map(({ test }) => [test.name, test.repeat]));
  const further = runs.filter((run) => run.runIndex >= (counted.get(run.testCaseName) ?? 0));
  const leftOut = planned - further.length;
  if (rounds === undefined) return { runs, surplus: [], leftOut, limit: undefined };
  const repeats = suiteRepeats(plan);
  const asked = rounds.asked();
  const { early, final } = roundLimits(repeats);
  return {
    runs: runs.filter(({ runIndex }) => runIndex < asked),
    surplus: runs.filter(({ runIndex }) => runIndex >= asked),
    leftOut,
    limit: asked < repeats.max ? early : final,
  };
}

/** How often each test failed in the runs that the base report remembers, as far as it is known when the order is made. */
function failuresOn(
  { suite }: SuitePlan,
  known: () => BaseReportOutcome | undefined,
): (unit: Unit) => number {
  const found = known();
  if (found?.kind !== 'found') return () => 0;
  const results = memoryOf(found.report).suites.find(({ name }) => name === suite.name)?.results;
  const shares = new Map(
    (results ?? []).map(({ test, model, runs }) => {
      const outcomes = runs.flatMap((run) => recalled(run).outcomes);
      return [keyOf(test, model), 1 - (mean(outcomes) ?? 1)];
    }),
  );
  return ({ test, modelId }) => shares.get(keyOf(test.name, modelId)) ?? 0;
}
