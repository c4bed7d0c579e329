/**
 * `stop-when-decided`: watches a run's results, and says of each suite when nothing that is left of it can change a
 * gate's verdict or the exit code (evaluate/early-verdict.ts).
 */
import { impossibleCodes, mostResultsPerRun } from '../../assertions/results-per-run.js';
import { assertionTypesOf } from '../../assertions/registry.js';
import { endpointOf } from '../../config/suite.js';
import { firstOfEach, modelsInUse } from '../models-in-use.js';
import { aggregateRuns, isErrored, testFacts, type TestFacts } from '../evaluate/aggregate.js';
import { decidedSuites, type SuiteSoFar } from '../evaluate/early-verdict.js';
import { hasNoAnswer } from '../evaluate/gate-measures.js';
import { isExtra, type SuitePlan, type Unit } from '../plan.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../results.js';

export interface Decider {
  /** Takes the result of a unit that counts in the gates. */
  onResult(plan: SuitePlan, unit: Unit, result: TestCaseRunResult): void;
  isDecided(plan: SuitePlan): boolean;
}

/** A look costs as much time as the suite has results, so there are at most about so many. */
const MAX_LOOKS = 200;

export interface DeciderSetup {
  /** Results of a plan that are not asked again; they count as done. */
  readonly reused: (plan: SuitePlan) => readonly AggregatedTestResult[];
  /** See SuiteSoFar. */
  readonly mayHaveBase: () => boolean;
}

export function createDecider(
  plans: readonly SuitePlan[],
  { reused, mayHaveBase }: DeciderSetup,
): Decider {
  const states = new Map(plans.map((plan) => [plan, stateOf(plan, reused(plan))]));
  const planned = plans.reduce((sum, { units }) => sum + units.length, 0);
  let left = plans.reduce((sum, { units }) => sum + units.filter((it) => !isExtra(it)).length, 0);
  const step = Math.ceil(planned / MAX_LOOKS);
  let sinceLook = 0;
  const look = (): void => {
    sinceLook = 0;
    const all = [...states.values()];
    const decided = decidedSuites(
      all.map((state) => ({ ...soFar(state), mayHaveBase: mayHaveBase() })),
    );
    all.forEach((state, index) => {
      state.isDecided ||= decided[index] === true && isReached(state);
    });
  };
  return {
    onResult(plan, unit, result) {
      const state = states.get(plan);
      const test = state?.tests.get(keyOf(unit));
      if (state === undefined || test === undefined) return;
      test.runs.push(result);
      test.result = aggregateRuns(test.runs, test.facts);
      test.pending -= 1;
      if (!isErrored(result) && !hasNoAnswer(result)) {
        for (const endpoint of test.endpoints) state.answering.add(endpoint);
      }
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
  /** Where its model, its judges and its embeddings are reached. */
  readonly endpoints: readonly string[];
  readonly runs: TestCaseRunResult[];
  result: AggregatedTestResult | undefined;
  /** Runs that are planned and not done. */
  pending: number;
}

interface SuiteState {
  readonly plan: SuitePlan;
  readonly reused: readonly AggregatedTestResult[];
  readonly tests: ReadonlyMap<string, TestState>;
  /** Endpoints that have answered: their keys are not refused. */
  readonly answering: Set<string>;
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
      endpoints: modelsInUse({ ...plan, units: [unit] }).map(endpointOf),
      runs: [],
      result: undefined,
      pending: 0,
    });
  }
  for (const unit of plan.units) {
    const state = tests.get(keyOf(unit));
    if (state !== undefined && !isExtra(unit)) state.pending += 1;
  }
  return { plan, reused, tests, answering: new Set(), isDecided: false };
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
        assertionsPerRun,
        impossibleCodes: impossibleCodes(unit.test),
      })),
  };
}

/**
 * Whether all that would still be asked has answered before: a refused key ends the whole run with 3, whatever its
 * gates say, so none may be left that nobody has tried.
 */
function isReached({ tests, answering }: SuiteState): boolean {
  return [...tests.values()].every(
    ({ pending, endpoints }) => pending === 0 || endpoints.every((it) => answering.has(it)),
  );
}

function keyOf({ test, modelId }: Unit): string {
  return JSON.stringify([test.name, modelId]);
}
