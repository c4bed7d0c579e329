/** Cost of the answer: `expect.cost`. */
import {
  type AssertionContext,
  type AssertionKind,
  type AssertionOutcome,
  failed,
  passed,
  type ScoredKind,
  type ScoredVerdict,
} from '../assertion.js';
import { rounded, scoreText } from '../wording.js';

const COST_TYPE = 'cost';
const UNKNOWN_PRICE =
  'The cost is not known because the model has no known price: give one as ' +
  '`pricing: { input: ..., output: ... }` (USD per million tokens) on its entry in `models`; ' +
  'a command states its own as `costUsd`, or its test does';
const UNSTATED_USAGE =
  'The cost is not known because a reply of the model states no token usage, so its price says nothing: ' +
  'drop the limit, or have the server (or the recording, as `usage`) state the tokens';

export const costKind: AssertionKind = {
  type: COST_TYPE,
  create: (expects) =>
    expects.flatMap(({ cost }) =>
      cost === undefined
        ? []
        : [
            {
              type: COST_TYPE,
              judgesWithoutText: true as const,
              evaluate: (context) => Promise.resolve([costOutcome(cost.maxUsd, context)]),
            },
          ],
    ),
  isIn: (expects) => expects.some(({ cost }) => cost !== undefined),
};

/** Holds the cost against a limit, both in USD; a cost that is not known never passes. */
function costOutcome(
  maxUsd: number,
  { costUsd, usageUnstated = false }: Pick<AssertionContext, 'costUsd' | 'usageUnstated'>,
): AssertionOutcome {
  const label = `Cost: <= $${maxUsd}`;
  if (costUsd === null) {
    const why = usageUnstated ? UNSTATED_USAGE : UNKNOWN_PRICE;
    return failed(COST_TYPE, label, 'INTERNAL_ERROR', why);
  }
  const metadata = { costUsd, maxUsd };
  if (rounded(costUsd) <= maxUsd) return { ...passed(COST_TYPE, label), metadata };
  const message = `Cost $${scoreText(costUsd, maxUsd, 4)} exceeds max $${maxUsd}`;
  return { ...failed(COST_TYPE, label, 'COST_EXCEEDED', message), metadata };
}

// Time of the answer: `expect.latency`.

const LATENCY_TYPE = 'latency';
const UNSTATED =
  'The latency is not known because a stored answer states none: add `latencyMs` to its recording, record it again, or drop the limit';

export const latencyKind: AssertionKind = {
  type: LATENCY_TYPE,
  create: (expects) =>
    expects.flatMap(({ latency }) => {
      if (latency === undefined) return [];
      const { maxMs } = latency;
      return [
        {
          type: LATENCY_TYPE,
          judgesWithoutText: true as const,
          evaluate: (context) => Promise.resolve([latencyOutcome(maxMs, context)]),
        },
      ];
    }),
  isIn: (expects) => expects.some(({ latency }) => latency !== undefined),
};

/** Holds a latency against a limit, both in ms; one that is not known never passes. */
function latencyOutcome(
  maxMs: number,
  { latencyMs, latencyUnstated = false }: Pick<AssertionContext, 'latencyMs' | 'latencyUnstated'>,
): AssertionOutcome {
  const label = `Latency: <= ${maxMs} ms`;
  if (latencyUnstated) return failed(LATENCY_TYPE, label, 'INTERNAL_ERROR', UNSTATED);
  const metadata = { latencyMs, maxMs };
  if (latencyMs <= maxMs) return { ...passed(LATENCY_TYPE, label), metadata };
  const message = `Latency ${Math.ceil(latencyMs)} ms exceeds max ${maxMs} ms`;
  return { ...failed(LATENCY_TYPE, label, 'LATENCY_EXCEEDED', message), metadata };
}

// `latency` and `cost`: limits of the run's own model calls.

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
