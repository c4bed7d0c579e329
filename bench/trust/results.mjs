// Results as the gates and the estimates read them, made by the action's own aggregation of runs that passed or failed.

/** By place, passes, repeats and how many must pass: equal ones are aggregated once. */
const known = new Map();

/**
 * The results `t0`, `t1` ... of a run.
 * @param run outcomes by result: 1 passed, 0 failed
 * @param mustPass `minPasses`; nothing: all
 */
export function resultsWith(code, run, mustPass) {
  return run.map((outcomes, index) => {
    const passes = outcomes.reduce((sum, outcome) => sum + outcome, 0);
    const key = `${index} ${passes} ${outcomes.length} ${mustPass}`;
    const result = known.get(key) ?? resultOf(code, index, { passes, outcomes, mustPass });
    known.set(key, result);
    return result;
  });
}

function resultOf(code, index, { passes, outcomes, mustPass }) {
  const runs = outcomes.map((_, runIndex) => ({
    testCaseName: `t${index}`,
    modelId: 'm',
    runIndex,
    outcome: { kind: runIndex < passes ? 'passed' : 'failed' },
    assertions: [],
    latencyMs: 1,
    costEstimateUsd: 0,
    tokenUsage: { totalTokens: 1 },
  }));
  return code.aggregateRuns(runs, { minPasses: mustPass, assertionTypes: ['contains'], tags: [] });
}
