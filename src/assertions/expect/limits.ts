/** Cost and latency of the answer: `expect.cost` and `expect.latency`, and the types of those names in `assert`. */
import type { Expect } from '../../config/suite.js';
import {
  type AssertionContext,
  type AssertionKind,
  type AssertionMetadata,
  type AssertionOutcome,
  failed,
  type FailureCode,
  passed,
  type ScoredKind,
} from '../assertion.js';
import { rounded, scoreText } from '../wording.js';

/** What may be limited; amounts are USD or milliseconds. */
interface Limit {
  readonly type: string;
  readonly noun: string;
  readonly unit: NonNullable<ScoredKind['limitUnit']>;
  readonly code: FailureCode;
  readonly mostOf: (expect: Expect) => number | undefined;
  /** What a run took, or why that is not known: then it never passes. */
  readonly taken: (context: AssertionContext) => number | string;
  /** An amount as it is written behind the noun; what exceeds `most` has the digits that show it. */
  readonly words: (amount: number | string) => string;
  readonly amount: (taken: number, exceeded?: number) => number | string;
  readonly facts: (taken: number, most: number) => AssertionMetadata;
}

const COST: Limit = {
  type: 'cost',
  noun: 'Cost',
  unit: 'USD',
  code: 'COST_EXCEEDED',
  mostOf: ({ cost }) => cost?.maxUsd,
  taken: ({ costUsd, usageUnstated = false }) =>
    costUsd ??
    (usageUnstated
      ? 'The cost is not known because a reply of the model states no token usage, so its price says nothing: ' +
        'drop the limit, or have the server (or the recording, as `usage`) state the tokens'
      : 'The cost is not known because the model has no known price: give one as ' +
        '`pricing: { input: ..., output: ... }` (USD per million tokens) on its entry in `models`; ' +
        'a command states its own as `costUsd`, or its test does'),
  words: (amount) => `$${amount}`,
  amount: (taken, exceeded) => (exceeded === undefined ? taken : scoreText(taken, exceeded, 4)),
  facts: (costUsd, maxUsd) => ({ costUsd, maxUsd }),
};

const LATENCY: Limit = {
  type: 'latency',
  noun: 'Latency',
  unit: 'milliseconds',
  code: 'LATENCY_EXCEEDED',
  mostOf: ({ latency }) => latency?.maxMs,
  taken: ({ latencyMs, latencyUnstated = false }) =>
    latencyUnstated
      ? 'The latency is not known because a stored answer states none: add `latencyMs` to its recording, record it again, or drop the limit'
      : latencyMs,
  words: (amount) => `${amount} ms`,
  amount: Math.ceil,
  facts: (latencyMs, maxMs) => ({ latencyMs, maxMs }),
};

export const [costKind, latencyKind] = [kindOf(COST), kindOf(LATENCY)] as const;
export const [costLimitKind, latencyLimitKind] = [
  scoredKindOf(COST),
  scoredKindOf(LATENCY),
] as const;

function kindOf(limit: Limit): AssertionKind {
  const limitsOf = (expects: readonly Expect[]): readonly number[] =>
    expects.flatMap((expect) => limit.mostOf(expect) ?? []);
  return {
    type: limit.type,
    create: (expects) =>
      limitsOf(expects).map((most) => ({
        type: limit.type,
        judgesWithoutText: true,
        evaluate: (context) => Promise.resolve([outcomeOf(limit, most, context)]),
      })),
    isIn: (expects) => limitsOf(expects).length > 0,
  };
}

function scoredKindOf(limit: Limit): ScoredKind {
  return {
    valueKind: 'none',
    limitUnit: limit.unit,
    failureCode: limit.code,
    judgesWithoutText: true,
    evaluate: ({ threshold = 0 }, context) => {
      const outcome = outcomeOf(limit, threshold, context);
      const { passed: pass, score, failureCode, failureMessage, metadata } = outcome;
      const taken = limit.taken(context);
      const amount = limit.words(typeof taken === 'number' ? limit.amount(taken) : '?');
      return Promise.resolve({
        pass,
        score,
        reason: failureMessage ?? `${limit.noun} ${amount}, at most ${limit.words(threshold)}`,
        failureCode,
        ...(failureCode === 'INTERNAL_ERROR' ? { undecided: true } : {}),
        metadata,
      });
    },
  };
}

function outcomeOf(limit: Limit, most: number, context: AssertionContext): AssertionOutcome {
  const { type, noun, code, words } = limit;
  const label = `${noun}: <= ${words(most)}`;
  const taken = limit.taken(context);
  if (typeof taken === 'string') return failed(type, label, 'INTERNAL_ERROR', taken);
  const metadata = limit.facts(taken, most);
  if (rounded(taken) <= most) return { ...passed(type, label), metadata };
  const message = `${noun} ${words(limit.amount(taken, most))} exceeds max ${words(most)}`;
  return { ...failed(type, label, code, message), metadata };
}
