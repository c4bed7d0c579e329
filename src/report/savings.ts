/** What a run saved against asking everything: calls, USD and time. Estimates, from what was asked of the same tests. */
import { type AggregatedTestResult, type TestCaseRunResult, countsAs } from '../engine/results.js';
import { sum, totalCost, wholeCost } from '../basics/basics.js';
import type { Savings } from './report.js';

/** Amounts of what was not sent. */
type Saved = Savings['notRun'];

interface SavingsSource {
  readonly results: readonly AggregatedTestResult[];
  readonly concurrency: number;
  /** Further repeats that the comparison did not need. Default: none. */
  readonly repeatsLeftOut?: number | undefined;
  /** Those of them that were under way. */
  readonly surplus?: readonly TestCaseRunResult[] | undefined;
}

const NOTHING: Saved = { runs: 0, calls: 0, costUsd: 0, durationMs: 0 };

/** Undefined where everything was asked. */
export function savingsOf(suites: readonly SavingsSource[]): Savings | undefined {
  const reused = addUp(suites.map(reusedBy));
  const notRun = addUp(suites.map(notRunBy));
  const repeats = addUp(suites.map(repeatsBy));
  const surplus = suites.flatMap((suite) => suite.surplus ?? []);
  if (reused.runs + notRun.runs + repeats.runs + surplus.length === 0) return undefined;
  const results = sum(suites.map((suite) => suite.results.filter(isReused).length));
  return {
    reused: { results, ...reused },
    notRun,
    repeats,
    askedTooMuch: {
      runs: surplus.length,
      calls: sum(surplus.map(({ callCount }) => callCount)),
      costUsd: wholeCost(totalCost(surplus.map(({ costEstimateUsd }) => costEstimateUsd))),
    },
  };
}

/** All that was not sent. */
export function savedInAll({ reused, notRun, repeats }: Savings): Saved {
  return addUp([reused, notRun, repeats]);
}

/** Whether a result is the base branch's. */
export function isReused({ reused }: Pick<AggregatedTestResult, 'reused'>): boolean {
  return reused !== undefined;
}

function reusedBy({ results, concurrency }: SavingsSource): Saved {
  return amount(
    results.filter(isReused).flatMap(({ runs }) => runs),
    concurrency,
  );
}

/** A run that was not asked would have been as those of its test that were, else as the suite's. */
function notRunBy({ results, concurrency }: SavingsSource): Saved {
  const typical = asked(results.flatMap(({ runs }) => runs));
  return addUp(
    results.map(({ runs }) => {
      const missing = runs.filter((run) => countsAs(run).unneeded);
      const own = asked(runs);
      const whole = times(missing.length, amount(own.length > 0 ? own : typical, concurrency));
      return lessBy(whole, amount(missing, concurrency));
    }),
  );
}

/** A run that was under way when its outcome did not matter any more has had its answer, and saved its judges. */
function lessBy(whole: Saved, spent: Saved): Saved {
  return {
    runs: whole.runs,
    calls: Math.max(0, whole.calls - spent.calls),
    costUsd:
      whole.costUsd === null || spent.costUsd === null
        ? null
        : Math.max(0, whole.costUsd - spent.costUsd),
    durationMs: Math.max(0, whole.durationMs - spent.durationMs),
  };
}

function repeatsBy({ results, concurrency, repeatsLeftOut = 0 }: SavingsSource): Saved {
  return times(repeatsLeftOut, amount(asked(results.flatMap(({ runs }) => runs)), concurrency));
}

function asked(runs: readonly TestCaseRunResult[]): readonly TestCaseRunResult[] {
  return runs.filter((run) => !countsAs(run).unneeded && (run.callCount > 0 || run.latencyMs > 0));
}

function amount(runs: readonly TestCaseRunResult[], concurrency: number): Saved {
  return {
    runs: runs.length,
    calls: sum(runs.map(({ callCount }) => callCount)),
    costUsd: wholeCost(totalCost(runs.map(({ costEstimateUsd }) => costEstimateUsd))),
    durationMs: sum(runs.map(({ latencyMs }) => latencyMs)) / concurrency,
  };
}

/** So many runs of the mean of these. */
function times(runs: number, all: Saved): Saved {
  if (runs === 0) return NOTHING;
  const each = all.runs === 0 ? 0 : runs / all.runs;
  return {
    runs,
    calls: Math.round(all.calls * each),
    costUsd: all.costUsd === null ? null : all.costUsd * each,
    durationMs: all.durationMs * each,
  };
}

function addUp(all: readonly Saved[]): Saved {
  return {
    runs: sum(all.map(({ runs }) => runs)),
    calls: sum(all.map(({ calls }) => calls)),
    costUsd: wholeCost(totalCost(all.map(({ costUsd }) => costUsd))),
    durationMs: sum(all.map(({ durationMs }) => durationMs)),
  };
}
