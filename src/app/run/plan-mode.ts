/** `mode: plan`: what a run would ask, reuse and pay, before anything is spent. No model is called. */
import { mostResultsPerRun } from '../../assertions/results-per-run.js';
import { tokensAtMost } from '../../engine/calls/token-estimate.js';
import { isExtra, type SuitePlan, type Unit } from '../../engine/plan.js';
import type { AggregatedTestResult, Verdict } from '../../engine/results.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { costUsd, priceOf } from '../../providers/pricing.js';
import { duration, plural, usd } from '../../words/format.js';

/** What one run of a unit is expected to take. */
interface Expected {
  readonly calls: number;
  /** Undefined: the price is not known. */
  readonly costUsd: number | undefined;
  /** Undefined: not known. */
  readonly latencyMs: number | undefined;
  /** From the base branch's runs of the same test, and not a bound from prompt and maxTokens. */
  readonly isMeasured: boolean;
}

/** The plan in words, as a verdict. */
export function planVerdict(
  plans: readonly SuitePlan[],
  base: BaseReportOutcome | undefined,
): Verdict {
  const units = plans.flatMap((plan) => plan.units);
  const counted = units.filter((unit) => !isExtra(unit));
  const further = units.length - counted.length;
  const reused = plans.reduce((sum, plan) => sum + (plan.reused?.length ?? 0), 0);
  const all = plans.map((plan) => ({ plan, expected: expectedOf(plan, base) }));
  const amounts = all.flatMap(({ expected }) => expected);
  const calls = amounts.reduce((sum, it) => sum + it.calls, 0);
  const parts = [
    `would ask ${plural(counted.length, 'run')} in about ${plural(Math.round(calls), 'call')}`,
    ...(further > 0 ? [`at most ${plural(further, 'further repeat')} for the comparison`] : []),
    ...(reused > 0 ? [`${plural(reused, 'result')} of the base branch would be reused`] : []),
    costWords(amounts),
    timeWords(all),
  ].filter((part) => part !== '');
  return {
    result: 'passed',
    exitCode: 0,
    reason: `${parts.join('; ')}; no model was called (mode: plan)`,
  };
}

function expectedOf(
  { suite, units }: SuitePlan,
  base: BaseReportOutcome | undefined,
): readonly Expected[] {
  const results =
    base?.kind === 'found'
      ? (base.report.suites.find(({ name }) => name === suite.name)?.results ?? [])
      : [];
  const known = new Map(results.map((it) => [keyOf(it.testCaseName, it.modelId), it]));
  return units
    .filter((unit) => !isExtra(unit))
    .map((unit) => measured(known.get(keyOf(unit.test.name, unit.modelId))) ?? bound(unit));
}

/** Undefined where no run of it was answered. */
function measured(result: AggregatedTestResult | undefined): Expected | undefined {
  const runs = (result?.runs ?? []).filter(({ callCount }) => callCount > 0);
  if (runs.length === 0) return undefined;
  const mean = (value: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  return {
    calls: mean(({ callCount }) => callCount),
    costUsd: mean(({ costEstimateUsd }) => costEstimateUsd ?? 0),
    latencyMs: mean(({ latencyMs }) => latencyMs),
    isMeasured: true,
  };
}

/** At most what its prompt and an answer of maxTokens cost; judges are called and not priced. */
function bound({ test, model }: Unit): Expected {
  const price = model && priceOf(model);
  const judges = mostResultsPerRun(test)['judge'] ?? 0;
  const unpriced = {
    calls: 1 + judges,
    costUsd: undefined,
    latencyMs: undefined,
    isMeasured: false,
  };
  if (model === undefined || price === undefined || test.subject.kind !== 'prompt') return unpriced;
  const { system = '', user, assistant = '' } = test.subject.messages;
  const inputTokens = tokensAtMost(system.length + user.length + assistant.length);
  const outputTokens = model.params.maxTokens;
  const usage = { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
  return { ...unpriced, costUsd: costUsd(usage, price) };
}

function costWords(amounts: readonly Expected[]): string {
  if (amounts.length === 0) return 'at no cost';
  const total = amounts.reduce((sum, it) => sum + (it.costUsd ?? 0), 0);
  const isUnpriced = amounts.some((it) => it.costUsd === undefined);
  const before = amounts.every(({ isMeasured }) => isMeasured) ? 'about' : 'at most';
  return isUnpriced
    ? `${usd(total)} and what is asked at unknown prices`
    : `${before} ${usd(total)}`;
}

/** What was never measured is taken to last as long as the rest. */
function timeWords(
  all: readonly { readonly plan: SuitePlan; readonly expected: readonly Expected[] }[],
): string {
  const latencies = all.flatMap(({ expected }) => expected.flatMap((it) => it.latencyMs ?? []));
  if (latencies.length === 0) return '';
  const typical = latencies.reduce((sum, ms) => sum + ms, 0) / latencies.length;
  const longest = all.map(({ plan, expected }) => {
    const total = expected.reduce((sum, it) => sum + (it.latencyMs ?? typical), 0);
    return total / plan.suite.concurrency;
  });
  return `about ${duration(Math.max(...longest))} at the config's concurrency`;
}

function keyOf(testCaseName: string, modelId: string): string {
  return JSON.stringify([testCaseName, modelId]);
}
