/**
 * `stop-when-decided`: watches a run's results, and says of each suite when nothing that is left of it can change a
 * gate's verdict or the exit code (evaluate/early-verdict.ts).
 */
import { impossibleCodes, mostResultsPerRun } from '../../assertions/results-per-run.js';
import { assertionTypesOf } from '../../assertions/registry.js';
import { callKey, callsOf, firstOfEach } from '../models-in-use.js';
import { aggregateRuns, givesOneAnswer, testFacts, type TestFacts } from '../evaluate/aggregate.js';
import { decidedSuites, type SuiteSoFar } from '../evaluate/early-verdict.js';
import { isExtra, type SuitePlan, type Unit } from '../plan.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../results.js';
import { resultKey } from '../../basics/result-key.js';
import { sum } from '../../basics/numbers.js';

export interface UnitOutcome {
  readonly result: TestCaseRunResult;
  /** Which of its calls were answered, by `callKey`. */
  readonly answered: ReadonlySet<string>;
}

export interface Decider {
  /** Takes the outcome of a unit that counts in the gates. */
  onResult(plan: SuitePlan, unit: Unit, outcome: UnitOutcome): void;
  isDecided(plan: SuitePlan): boolean;
}

/** A look costs as much time as the suite has results, so there are at most about so many. */
const MAX_LOOKS = 200;

export interface DeciderSetup {
  /** Results of a plan that are not asked again; they count as done. */
  readonly reused: (plan: SuitePlan) => readonly AggregatedTestResult[];
  /** See SuiteSoFar. */
  readonly mayHaveBase: () => boolean;
  /** The results with what the base branch's report excuses (evaluate/excused-refusals.ts). Default: as they are. */
  readonly excuse?: (
    plan: SuitePlan,
    results: readonly AggregatedTestResult[],
  ) => readonly AggregatedTestResult[];
}

export function createDecider(
  plans: readonly SuitePlan[],
  { reused, mayHaveBase, excuse = (_, results) => results }: DeciderSetup,
): Decider {
  const states = new Map(plans.map((plan) => [plan, stateOf(plan, reused(plan))]));
  const planned = sum(plans.map(({ units }) => units.length));
  let left = sum(plans.map(({ units }) => units.filter((it) => !isExtra(it)).length));
  const step = Math.ceil(planned / MAX_LOOKS);
  let sinceLook = 0;
  const look = (): void => {
    sinceLook = 0;
    const all = [...states.values()];
    const decided = decidedSuites(
      all.map((state) => {
        const known = soFar(state);
        const results = excuse(state.plan, known.results);
        return { ...known, results, mayHaveBase: mayHaveBase() };
      }),
    );
    all.forEach((state, index) => {
      state.isDecided ||= decided[index] === true && isReached(state);
    });
  };
  return {
    onResult(plan, unit, { result, answered }) {
      const state = states.get(plan);
      const test = state?.tests.get(keyOf(unit));
      if (state === undefined || test === undefined) return;
      test.runs.push(result);
      test.result = aggregateRuns(test.runs, test.facts);
      test.pending -= 1;
      for (const call of answered) state.answered.add(call);
      sinceLook += 1;
      left -= 1;
      if (sinceLook >= step || left === 0) look();
    },
    isDecided: (plan) => states.get(plan)?.isDecided === true,
  };
}

interface TestState {
  readonly unit: Unit;
  readonly facts: TestFacts;
  readonly assertionsPerRun: Readonly<Record<string, number>>;
  /** What its model, its judges and its embeddings are asked for, by `callKey`. */
  readonly calls: readonly string[];
  readonly runs: TestCaseRunResult[];
  result: AggregatedTestResult | undefined;
  /** Runs that are planned and not done. */
  pending: number;
}

interface SuiteState {
  readonly plan: SuitePlan;
  readonly reused: readonly AggregatedTestResult[];
  readonly tests: ReadonlyMap<string, TestState>;
  /** Calls that were answered, by `callKey`: neither their key nor their model is refused. */
  readonly answered: Set<string>;
  isDecided: boolean;
}

function stateOf(plan: SuitePlan, reused: readonly AggregatedTestResult[]): SuiteState {
  const tests = new Map<string, TestState>();
  for (const unit of firstOfEach(plan.units)) {
    const { test } = unit;
    tests.set(keyOf(unit), {
      unit,
      facts: testFacts(unit, assertionTypesOf(test)),
      assertionsPerRun: mostResultsPerRun(test),
      calls: callsOf(unit).map(({ kind, model }) => callKey(kind, model.id)),
      runs: [],
      result: undefined,
      pending: 0,
    });
  }
  for (const unit of plan.units) {
    const state = tests.get(keyOf(unit));
    if (state !== undefined && !isExtra(unit)) state.pending += 1;
  }
  return { plan, reused, tests, answered: new Set(), isDecided: false };
}

function soFar({ plan, reused, tests }: SuiteState): SuiteSoFar {
  const all = [...tests.values()];
  return {
    gates: plan.suite.gates,
    results: [...reused, ...all.flatMap(({ result }) => result ?? [])],
    pending: all
      .filter(({ pending }) => pending > 0)
      .map(({ unit, pending, assertionsPerRun }) => ({
        testCaseName: unit.test.name,
        modelId: unit.modelId,
        runs: pending,
        minPasses: unit.test.minPasses,
        oneAnswer: givesOneAnswer(unit),
        assertionsPerRun,
        impossibleCodes: impossibleCodes(unit.test),
      })),
  };
}

/**
 * Whether all that would still be asked has been answered before: a refused key ends the whole run with 3, whatever its
 * gates say, so none may be left that nobody has tried. One endpoint may refuse one model and not the other, so each
 * model counts, and a judge apart from its own answers.
 */
function isReached({ tests, answered }: SuiteState): boolean {
  return [...tests.values()].every(
    ({ pending, calls }) => pending === 0 || calls.every((it) => answered.has(it)),
  );
}

function keyOf({ test, modelId }: Unit): string {
  return resultKey(test.name, modelId);
}
