/**
 * Splits a run over several machines (docs/large-and-nightly.md): who does what follows from the planned tests and the number of
 * parts alone, so that jobs which know nothing of each other agree on it.
 */
import { SCORED_KINDS } from '../assertions/registry.js';
import { createHash } from 'node:crypto';
import type { Expect } from '../config/generated/kindlm-config.js';
import type { TestCase } from '../config/suite.js';
import { configuredResults, type SuitePlan, type Unit } from './plan.js';
import { resultKey, sum } from '../basics/basics.js';

/** One part of a run. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

/** What one part does of a suite. */
export interface SuiteShard {
  /** The part's units; none where there are fewer tests than parts. */
  readonly plan: SuitePlan;
  /** Test x model results that all parts have together. */
  readonly plannedResults: number;
  /** The place of each of the part's results among those, from 0. */
  readonly positions: readonly number[];
  /** Test x model of the suite that no part does: skipped, or left out by a filter. */
  readonly unplanned: readonly { readonly testCaseName: string; readonly modelId: string }[];
}

/** A test and its planned calls. A test stays whole: its repeats and models share a recording file. */
interface Load {
  readonly test: TestCase;
  readonly calls: number;
}

interface Part {
  readonly tests: ReadonlySet<TestCase>;
  readonly calls: number;
}

/**
 * The part of every suite. Each test is in exactly one part. No two parts of a suite, and no two parts of all suites
 * together, differ by more planned calls than the most expensive test has.
 */
export function shardPlans(plans: readonly SuitePlan[], shard: Shard): readonly SuiteShard[] {
  const taken = new Array<number>(shard.count).fill(0);
  return plans.map((plan) => {
    const parts = evenParts(loadsOf(plan.units), shard.count);
    // The largest part goes to who has the least of the suites before: else shard 1 would get the most of each.
    const largestFirst = order(parts.map(({ calls }) => -calls));
    const leastFirst = order(taken);
    let own: Part | undefined;
    for (const [rank, partIndex] of largestFirst.entries()) {
      const part = parts[partIndex];
      const owner = leastFirst[rank];
      if (part === undefined || owner === undefined) continue;
      taken[owner] = (taken[owner] ?? 0) + part.calls;
      if (owner === shard.index - 1) own = part;
    }
    return partOf(plan, own?.tests ?? new Set());
  });
}

/**
 * What all parts of a run have in common, as a hash: the suites with their files and gates, and everything that is
 * planned. Parts of different configs or filters have different ones.
 */
export function planHash(plans: readonly SuitePlan[]): string {
  const hash = createHash('sha256');
  const add = (value: unknown): void => void hash.update(`${JSON.stringify(value)}\n`);
  for (const { suite, units, skipped } of plans) {
    add([suite.name, suite.file, suite.sha256, suite.inputFiles, suite.gates, suite.judgeModel]);
    for (const { test, modelId, repeat } of units) {
      add([test.name, modelId, repeat, ...(test.minPasses === undefined ? [] : [test.minPasses])]);
    }
    add(skipped.map(({ testCaseName, modelId }) => [testCaseName, modelId]));
  }
  return hash.digest('hex');
}

/** Calls that a test makes for one model and repeat, as far as the config tells: tool calls may add some. */
export function plannedCalls(test: TestCase): number {
  const turns = test.conversation.map(({ expect }) => (expect === undefined ? 0 : asked(expect)));
  const scored = test.asserts.filter(({ type }) => SCORED_KINDS[type].asks !== undefined);
  return (
    Math.max(1, test.conversation.length) +
    sum(turns) +
    sum(test.expects.map(asked)) +
    scored.length
  );
}

/** Calls of judges and of embedding models. */
function asked({ judge = [], baseline }: Expect): number {
  const drift = baseline?.drift;
  const usesModel = drift !== undefined && drift.method !== 'field-diff';
  return sum(judge.map(({ passes = 1 }) => passes)) + (usesModel ? 1 : 0);
}

function loadsOf(units: readonly Unit[]): readonly Load[] {
  const calls = new Map<TestCase, number>();
  const each = new Map<TestCase, number>();
  for (const { test } of units) {
    const one = each.get(test) ?? plannedCalls(test);
    each.set(test, one);
    calls.set(test, (calls.get(test) ?? 0) + one);
  }
  return [...calls].map(([test, planned]) => ({ test, calls: planned }));
}

/** The most expensive test first, each to the part with the least: the parts differ by one test at most. */
function evenParts(loads: readonly Load[], count: number): readonly Part[] {
  const parts = Array.from({ length: count }, () => ({ tests: new Set<TestCase>(), calls: 0 }));
  for (const { test, calls } of loads.toSorted((a, b) => b.calls - a.calls)) {
    const least = parts.reduce((lowest, part) => (part.calls < lowest.calls ? part : lowest));
    least.tests.add(test);
    least.calls += calls;
  }
  return parts;
}

/** Indexes of the values, the lowest first; equal ones in their own order. */
function order(values: readonly number[]): readonly number[] {
  return values
    .map((value, index) => ({ value, index }))
    .sort((a, b) => a.value - b.value)
    .map(({ index }) => index);
}

function partOf(plan: SuitePlan, tests: ReadonlySet<TestCase>): SuiteShard {
  const results = plan.units.filter(({ repeat }) => repeat === 0);
  const planned = new Set(results.map(({ test, modelId }) => resultKey(test.name, modelId)));
  return {
    plan: {
      ...plan,
      units: plan.units.filter(({ test }) => tests.has(test)),
      judged: plan.units,
    },
    plannedResults: results.length,
    positions: [...results.entries()].flatMap(([index, { test }]) =>
      tests.has(test) ? [index] : [],
    ),
    unplanned: configuredResults(plan.suite).filter(
      ({ testCaseName, modelId }) => !planned.has(resultKey(testCaseName, modelId)),
    ),
  };
}
