/** Results of units that were never started, or not finished, with the reason. */
import type { Unit } from '../plan.js';
import type { Interruption, TestCaseRunResult } from '../results.js';
import { interruptionError } from './stop.js';
import type { UnitTotals } from './unit-tally.js';

/** The result of a unit whose outcome can no longer change anything. It neither passed nor failed. */
export function unneededResult(unit: Unit): TestCaseRunResult {
  return { ...emptyResult(unit), outcome: { kind: 'not-run', reason: 'decided' } };
}

/** Likewise of a unit that was under way when that became clear: what it had asked is paid, and judged by nobody. */
export function cutShortResult(
  unit: Unit,
  { latencyMs, usage, costUsd, sent }: UnitTotals,
): TestCaseRunResult {
  return {
    ...unneededResult(unit),
    latencyMs,
    tokenUsage: usage,
    costEstimateUsd: costUsd,
    callCount: sent,
  };
}

/** The result of a unit that had not ended when the job was cancelled: what it had asked is paid, and nothing is to blame. */
export function cancelledResult(unit: Unit, totals: UnitTotals): TestCaseRunResult {
  return { ...cutShortResult(unit, totals), outcome: { kind: 'not-run', reason: 'cancelled' } };
}

/** The result of a unit that the budget refused, or that an interruption kept from starting. */
export function unstartedResult(
  unit: Unit,
  cause:
    | { readonly kind: 'budget'; readonly maxUsd: number }
    | { readonly kind: 'interrupted'; readonly interruption: Interruption },
): TestCaseRunResult {
  const failed = { passed: false, score: 0 } as const;
  if (cause.kind === 'budget') {
    const failureMessage = `Not started: the estimated cost would pass the budget of $${cause.maxUsd}`;
    return {
      ...emptyResult(unit),
      assertions: [
        {
          ...failed,
          assertionType: 'budget',
          label: 'Budget',
          failureCode: 'BUDGET_EXCEEDED',
          failureMessage,
        },
      ],
      outcome: { kind: 'not-run', reason: 'budget' },
    };
  }
  if (cause.interruption.kind === 'signal') {
    return { ...emptyResult(unit), outcome: { kind: 'not-run', reason: 'cancelled' } };
  }
  const { failureCode, message } = interruptionError(cause.interruption);
  return {
    ...emptyResult(unit),
    assertions: [
      {
        ...failed,
        assertionType: 'provider',
        label: 'Model call',
        failureCode,
        failureMessage: message,
      },
    ],
    outcome: {
      kind: 'not-run',
      reason: cause.interruption.kind === 'deadline' ? 'deadline' : 'stopped',
    },
  };
}

function emptyResult(unit: Unit): TestCaseRunResult {
  return {
    testCaseName: unit.test.name,
    modelId: unit.modelId,
    runIndex: unit.repeat,
    outputText: '',
    toolCalls: [],
    assertions: [],
    latencyMs: 0,
    tokenUsage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
    costEstimateUsd: 0,
    truncated: false,
    outcome: { kind: 'passed' },
    callCount: 0,
    turnLimitReached: false,
  };
}
