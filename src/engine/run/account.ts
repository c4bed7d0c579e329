/**
 * What the calls of a unit add up to. Identical judge questions are asked once a run, and the unit that comes first
 * in config order is charged for them: who asked first in time must not show in a report.
 */
import { sum } from '../../basics/basics.js';
import type { TokenUsage } from '../../providers/provider.js';
import type { TestCaseRunResult } from '../results.js';

/** What one call costs. */
export interface Charge {
  readonly usage: TokenUsage;
  /** USD; null when the price is unknown or the reply states no usage. */
  readonly costUsd: number | null;
  /** The model has a price, and the reply states no usage to apply it to. */
  readonly guessed: boolean;
  /** Requests sent, retries included. */
  readonly sent: number;
}

/** A call of a unit's assertions, by the question that it asked: equal questions have equal names. */
export interface AskedQuestion {
  readonly question: string;
  readonly charge: Charge;
}

interface Totals {
  readonly usage: TokenUsage;
  /** All calls whose cost is known; null when a price is unknown. */
  readonly costUsd: number | null;
  readonly guessed: boolean;
  readonly sent: number;
}

/** The calls of one unit: those of the model under test added up, those of its assertions each apart. */
export interface Account {
  readonly tested: Totals;
  readonly asked: readonly AskedQuestion[];
}

export const NO_CALLS: Totals = {
  usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
  costUsd: 0,
  guessed: false,
  sent: 0,
};

/** The totals and one call more. */
export function addCharge(totals: Totals, { usage, costUsd, guessed, sent }: Charge): Totals {
  return {
    usage: {
      inputTokens: totals.usage.inputTokens + usage.inputTokens,
      outputTokens: totals.usage.outputTokens + usage.outputTokens,
      totalTokens: totals.usage.totalTokens + usage.totalTokens,
    },
    // What is known is not thrown away for a reply that states no usage.
    costUsd: addCost(totals.costUsd, guessed ? 0 : costUsd),
    guessed: totals.guessed || guessed,
    sent: totals.sent + sent,
  };
}

/** Adds amounts in USD; null where one is not known. */
export function addCost(sum: number | null, cost: number | null): number | null {
  return sum === null || cost === null ? null : sum + cost;
}

/** USD to report: null also where nothing but guesses is known. */
export function reportedCost({ costUsd, guessed }: Totals): number | null {
  return guessed && costUsd === 0 ? null : costUsd;
}

/**
 * The results with each question charged to the first unit that asked it, and sums added up in an order that does not depend on time.
 * @param accounts by unit, at the place of its result; undefined for units that never ran
 * @param isExtra whether a result counts in no gate: what it shares with one that does is charged to that one, so that
 *   asking more makes no gate's cost smaller
 */
export function settleQuestions(
  results: readonly TestCaseRunResult[],
  accounts: readonly (Account | undefined)[],
  isExtra: (result: TestCaseRunResult) => boolean = () => false,
): readonly TestCaseRunResult[] {
  const charged = new Set<string>();
  const settle = (result: TestCaseRunResult, index: number): TestCaseRunResult => {
    const account = accounts[index];
    if (account === undefined || account.asked.length === 0) return result;
    const own = new Map<string, Charge>();
    for (const { question, charge } of account.asked) {
      if (!charged.has(question)) own.set(question, charge);
    }
    for (const question of own.keys()) charged.add(question);
    const totals = [...own.keys()]
      .sort()
      .reduce((sum, key) => addCharge(sum, own.get(key) ?? NO_CALLS), account.tested);
    return {
      ...result,
      tokenUsage: totals.usage,
      costEstimateUsd: reportedCost(totals),
      callCount: totals.sent,
    };
  };
  const counted = results.map((result, index) =>
    isExtra(result) ? result : settle(result, index),
  );
  return counted.map((result, index) => (isExtra(result) ? settle(result, index) : result));
}

// The budget of a run: units are admitted while the estimated cost stays below it.
// The estimate of a unit is the mean cost of its model's finished units, and at least its own prompt's; while there is
// none, an upper bound from its prompt and maxTokens. When only that bound is in the way, the unit waits for those
// in flight and starts alone if its prompt fits: few answers are as long as maxTokens allows, and a refusal would make
// small budgets useless. So the first unit of a model may pass the budget by its answer's length, and later ones by as
// much as they cost more than the mean.

/** What the first call of a unit costs, in USD. */
export interface CostBounds {
  /** Its prompt alone. */
  readonly leastUsd: number;
  /** Its prompt, and an answer of maxTokens. */
  readonly mostUsd: number;
}

export interface Budget {
  /** Waits until it is clear whether a unit may start. `false`: it and every later unit would pass the budget. */
  admit(modelId: string, bounds: CostBounds): Promise<boolean>;
  /** Reports the cost of an admitted unit when it has ended. */
  settle(modelId: string, costUsd: number): void;
  /** Counts a cost of units that have ended, which was not known then. */
  charge(modelId: string, costUsd: number): void;
  /** Takes back the admission of a unit that did not start after all. */
  release(modelId: string): void;
  readonly maxUsd: number;
}

/** Room for floating-point error when sums of costs are compared. */
const EPSILON_USD = 1e-12;

export function createBudget(maxUsd: number): Budget {
  let spentUsd = 0;
  let exceeded = false;
  const finished = new Map<string, { count: number; sumUsd: number }>();
  const inFlight = new Map<string, number[]>();
  let wakers: (() => void)[] = [];

  const estimate = (
    modelId: string,
    { leastUsd, mostUsd }: CostBounds,
  ): { usd: number; certain: boolean } => {
    const seen = finished.get(modelId);
    return seen === undefined
      ? { usd: mostUsd, certain: false }
      : { usd: Math.max(leastUsd, seen.sumUsd / seen.count), certain: true };
  };
  const reservedUsd = (): number => sum([...inFlight.values()].flat());
  const fits = (usd: number): boolean => spentUsd + reservedUsd() + usd <= maxUsd + EPSILON_USD;

  const release = (modelId: string): void => {
    const rest = (inFlight.get(modelId) ?? []).slice(1);
    if (rest.length === 0) inFlight.delete(modelId);
    else inFlight.set(modelId, rest);
    const waiting = wakers;
    wakers = [];
    for (const wake of waiting) wake();
  };

  return {
    maxUsd,
    async admit(modelId, bounds) {
      for (;;) {
        if (exceeded) return false;
        const { usd, certain } = estimate(modelId, bounds);
        const alone = inFlight.size === 0;
        if (fits(usd) || (alone && !certain && spentUsd < maxUsd && fits(bounds.leastUsd))) {
          inFlight.set(modelId, [...(inFlight.get(modelId) ?? []), usd]);
          return true;
        }
        if (alone) {
          exceeded = true;
          return false;
        }
        await new Promise<void>((resolve) => wakers.push(resolve));
      }
    },
    settle(modelId, costUsd) {
      spentUsd += costUsd;
      const seen = finished.get(modelId) ?? { count: 0, sumUsd: 0 };
      finished.set(modelId, { count: seen.count + 1, sumUsd: seen.sumUsd + costUsd });
      release(modelId);
    },
    charge(modelId, costUsd) {
      spentUsd += costUsd;
      const seen = finished.get(modelId);
      if (seen !== undefined) finished.set(modelId, { ...seen, sumUsd: seen.sumUsd + costUsd });
    },
    release,
  };
}
