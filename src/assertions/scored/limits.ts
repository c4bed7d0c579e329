/** `latency` and `cost`: limits of the run's own model calls. */
import { costOutcome } from '../expect/cost.js';
import { latencyOutcome } from '../expect/latency.js';
import type { AssertionOutcome } from '../assertion.js';
import type { ScoredKind, ScoredVerdict } from './scored.js';

export const latencyLimitKind: ScoredKind = {
  valueKind: 'none',
  limitUnit: 'milliseconds',
  failureCode: 'LATENCY_EXCEEDED',
  judgesWithoutText: true,
  evaluate: ({ threshold = 0 }, context) =>
    Promise.resolve(
      verdictOf(
        latencyOutcome(threshold, context),
        `Latency ${Math.ceil(context.latencyMs)} ms, at most ${threshold} ms`,
      ),
    ),
};

export const costLimitKind: ScoredKind = {
  valueKind: 'none',
  limitUnit: 'USD',
  failureCode: 'COST_EXCEEDED',
  judgesWithoutText: true,
  evaluate: ({ threshold = 0 }, context) =>
    Promise.resolve(
      verdictOf(
        costOutcome(threshold, context),
        `Cost $${context.costUsd ?? '?'}, at most $${threshold}`,
      ),
    ),
};

function verdictOf(outcome: AssertionOutcome, passedReason: string): ScoredVerdict {
  const { passed, score, failureCode, failureMessage, metadata } = outcome;
  return {
    pass: passed,
    score,
    reason: failureMessage ?? passedReason,
    failureCode,
    ...(failureCode === 'INTERNAL_ERROR' ? { undecided: true } : {}),
    metadata,
  };
}
