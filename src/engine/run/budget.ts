/**
 * The budget of a run: units are admitted while the estimated cost stays below it.
 * The estimate of a unit is the mean cost of its model's finished units, and at least its own prompt's; while there is
 * none, an upper bound from its prompt and maxTokens. When only that bound is in the way, the unit waits for those
 * in flight and starts alone if its prompt fits: few answers are as long as maxTokens allows, and a refusal would make
 * small budgets useless. So the first unit of a model may pass the budget by its answer's length, and later ones by as
 * much as they cost more than the mean.
 */
import { sum } from '../../basics/numbers.js';

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
