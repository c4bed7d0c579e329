/**
 * `only-changed`: which results of the base branch are used instead of asking again. Where what a model is
 * asked and what is made of its answers are both the same, a pull request cannot have changed the outcome.
 */
import { aggregateRuns, testFacts } from './evaluate/aggregate.js';
import { identityOf } from './identity.js';
import type { SuitePlan, Unit } from './plan.js';
import type { AggregatedTestResult, ReusedFrom, TestCaseRunResult } from './results.js';
import { keyOfResult, resultKey } from '../basics/basics.js';

interface BaseResults {
  /** Of the suite of the same name. */
  readonly results: readonly AggregatedTestResult[];
  /** The base branch's run. */
  readonly from: ReusedFrom;
  /** Epoch milliseconds: results of before are asked again. */
  readonly notBefore: number;
}

/** The plan without what need not be asked, and the results that replace it. */
export function reuseResults(
  plan: SuitePlan,
  base: BaseResults,
  assertionTypesOf: (test: Unit['test']) => readonly string[],
): SuitePlan {
  const known = new Map(base.results.map((result) => [keyOfResult(result), result]));
  const reused = new Map<string, AggregatedTestResult>();
  for (const unit of plan.units) {
    if (unit.repeat > 0) continue;
    const key = resultKey(unit.test.name, unit.modelId);
    const found = known.get(key);
    const result = found && reusedResult(unit, found, base, assertionTypesOf(unit.test));
    if (result !== undefined) reused.set(key, result);
  }
  const isAsked = ({ test, modelId }: Unit): boolean => !reused.has(resultKey(test.name, modelId));
  return {
    ...plan,
    units: plan.units.filter(isAsked),
    reused: [...reused.values()],
    planned: plan.units,
  };
}

/** Asked and reused results of a plan together, in config order. */
export function inConfigOrder(
  plan: SuitePlan,
  asked: readonly AggregatedTestResult[],
): readonly AggregatedTestResult[] {
  const { reused, planned } = plan;
  if (reused === undefined || planned === undefined) return asked;
  const all = new Map([...asked, ...reused].map((result) => [keyOfResult(result), result]));
  return planned
    .filter(({ repeat }) => repeat === 0)
    .flatMap(({ test, modelId }) => all.get(resultKey(test.name, modelId)) ?? []);
}

/** Undefined where the test has to be asked: it changed, or that is unknown, or the base has too few or too old results. */
function reusedResult(
  unit: Unit,
  base: AggregatedTestResult,
  { from, notBefore }: BaseResults,
  assertionTypes: readonly string[],
): AggregatedTestResult | undefined {
  const { requestHash, checksHash } = identityOf(unit);
  const isSame =
    requestHash !== null && requestHash === base.requestHash && checksHash === base.checksHash;
  // A result that the base itself reused is as old as the run that asked for it.
  const origin = base.reused ?? from;
  const age = Math.min(Date.parse(origin.finishedAt), Date.parse(from.finishedAt));
  if (!isSame || !(age >= notBefore)) return undefined;
  const wanted = unit.test.repeat;
  const runs = [...base.runs, ...(base.extraRuns ?? [])].slice(0, wanted);
  const standIns = runs.flatMap((run, index) => standIn(run, index, origin.sha) ?? []);
  if (standIns.length < wanted) return undefined;
  const facts = testFacts(unit, assertionTypes);
  return { ...aggregateRuns(standIns, facts), reused: origin };
}

/** Undefined for a run that says nothing, because a provider failed or it was not asked. */
function standIn(
  run: TestCaseRunResult,
  runIndex: number,
  sha: string,
): TestCaseRunResult | undefined {
  const { outcome, checksOmitted } = run;
  // What was checked is no longer known, and gates count it.
  if (checksOmitted === true) return undefined;
  switch (outcome.kind) {
    case 'passed':
    case 'failed':
      return {
        ...run,
        runIndex,
        outcome: { kind: 'reused', sha, passed: outcome.kind === 'passed' },
      };
    case 'reused':
      return { ...run, runIndex };
    case 'errored':
    case 'not-run':
      return undefined;
  }
}
