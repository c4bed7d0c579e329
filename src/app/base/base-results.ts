/** The base branch's own results of a suite. */
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import type { AggregatedTestResult } from '../../engine/results.js';

/** Empty where there is no base report, or none that has the suite. */
export function baseResults(
  base: BaseReportOutcome | undefined,
  suite: string,
): readonly AggregatedTestResult[] {
  if (base?.kind !== 'found') return [];
  return base.report.suites.find(({ name }) => name === suite)?.results ?? [];
}
