/** The interim look after a round of repeats: does the comparison with the base branch still need another one? */
import { assertionTypesOf } from '../../assertions/registry.js';
import { withRecipients } from '../../engine/identity.js';
import type { questionsOf } from '../../comparison/shared-questions.js';
import { afterRound, type LookSetup } from '../../comparison/statistics/round-limits.js';
import { aggregateSuite } from '../../engine/evaluate/aggregate.js';
import type { SuitePlan } from '../../engine/plan.js';
import type { InterimLook } from '../../engine/steering/asked-rounds.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import { resultKey } from '../../basics/result-key.js';

interface LookRequest extends Pick<LookSetup, 'repeats'> {
  readonly gates: Parameters<typeof questionsOf>[0];
}

/**
 * Stops a suite that is clearly worse, clearly not worse, or about which further repeats can say nothing: nothing of it
 * has changed, or another model version answers. Without a base report all repeats are asked.
 * @param gates of all suites: their questions share the one chance in 100 of a false alarm
 */
export function interimLook(
  plan: SuitePlan,
  { repeats, gates }: LookRequest,
  base: () => Promise<BaseReportOutcome>,
): InterimLook {
  return async (round, results) => {
    const found = await base();
    if (found.kind !== 'found') return 'another-round';
    const { compareReports } = await import('../../comparison/compare.js');
    const { questionsOf } = await import('../../comparison/shared-questions.js');
    const { suite } = plan;
    const aggregated = aggregateSuite(plan, results, assertionTypesOf);
    const configured = new Set(
      aggregated.map((result) => resultKey(result.testCaseName, result.modelId)),
    );
    const head = {
      name: suite.name,
      results: aggregated,
      models: withRecipients(suite),
      configured,
      settings: { notWorseMargin: suite.gates.notWorseMargin },
    };
    const [compared] = compareReports([head], found.report, found.attempts);
    if (compared === undefined) return 'stop';
    const { verdict, margin } = compared.comparison;
    if (verdict.verdict === 'cannot-tell') {
      const { kind } = verdict.reason;
      if (kind === 'nothing-compared' || kind === 'model-version') return 'stop';
      if (kind === 'errored') return 'another-round';
    }
    const seen = verdict.evidence ?? { p: 1, upper: 1, compared: 0 };
    const setup = { repeats, questions: questionsOf(gates), margin };
    const next = afterRound(round, setup, seen);
    return next === 'another-round' ? next : 'stop';
  };
}
