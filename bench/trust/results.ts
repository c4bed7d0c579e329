// Results as the gates and the estimates read them, made by the action's own aggregation of runs that passed or failed.
import { aggregateRuns, type TestFacts } from '../../src/engine/evaluate/aggregate.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../src/engine/results.js';
import { passesOf } from '../../src/statistics/intervals.js';
import type { Drawn } from './types.js';

/** By place, passes, repeats and how many must pass: equal ones are aggregated once. */
const known = new Map<string, AggregatedTestResult>();

/**
 * The results `t0`, `t1` ... of a run.
 * @param run outcomes by result: 1 passed, 0 failed
 * @param mustPass `minPasses`; nothing: all
 */
export function resultsWith(run: Drawn, mustPass?: number): readonly AggregatedTestResult[] {
  return run.map((outcomes, index) => {
    const passes = passesOf(outcomes);
    const key = `${index} ${passes} ${outcomes.length} ${mustPass}`;
    const result = known.get(key) ?? resultOf(index, passes, outcomes.length, mustPass);
    known.set(key, result);
    return result;
  });
}

function resultOf(
  index: number,
  passes: number,
  repeats: number,
  mustPass: number | undefined,
): AggregatedTestResult {
  const runs = Array.from({ length: repeats }, (_, runIndex) =>
    runOf({ index, runIndex, outcome: { kind: runIndex < passes ? 'passed' : 'failed' } }),
  );
  return aggregateRuns(runs, { ...FACTS, minPasses: mustPass, assertionTypes: ['contains'] });
}

/** Gates that these results cannot fail. */
export const OPEN_GATES = {
  passRateMin: 0,
  schemaFailuresMax: 0,
  piiFailuresMax: 0,
  keywordFailuresMax: 0,
};

/** What of a test no simulation looks at. */
export const FACTS: TestFacts = {
  location: { file: 'kindlm.yaml', line: 1, column: 1 },
  tags: [],
  assertionTypes: [],
  sources: [],
  requestHash: 'asked',
  checksHash: 'checked',
};

/** A run of the model `m`; of the result at `index`. */
export function runOf({
  index,
  ...run
}: { readonly index: number } & Pick<TestCaseRunResult, 'runIndex' | 'outcome'> &
  Partial<TestCaseRunResult>): TestCaseRunResult {
  return {
    testCaseName: `t${index}`,
    modelId: 'm',
    outputText: '',
    toolCalls: [],
    assertions: [],
    latencyMs: 1,
    tokenUsage: { inputTokens: 0, outputTokens: 1, totalTokens: 1 },
    costEstimateUsd: 0,
    finishReason: 'stop',
    truncated: false,
    callCount: 1,
    turnLimitReached: false,
    ...run,
  };
}
