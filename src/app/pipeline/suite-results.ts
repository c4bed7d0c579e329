import type { Gates } from '../../config/suite.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import type { SuiteFacts } from '../../report/build-report.js';

/** A suite whose results are known, wherever they come from: this job, the base branch or the jobs of a matrix. */
export interface SuiteResults {
  readonly facts: SuiteFacts;
  readonly gates: Gates;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
  /** Where rounds of repeats were asked: the limit of the round that ended them (see HeadSuite). */
  readonly limit?: number | undefined;
  /** Repeats that were asked and not needed: they count in nothing but what was spent. */
  readonly surplus?: readonly TestCaseRunResult[] | undefined;
  /** Every test x model of the config, those that are skipped or filtered out among them. */
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}
