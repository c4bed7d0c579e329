import type { SuiteVerdict } from '../../src/report/comparison.js';
import { judgeSuites, type SuiteSample } from '../../src/comparison/compare.js';

/** The verdict of the only suite of a run. */
export function judgeSuite(sample: SuiteSample): SuiteVerdict {
  const [verdict] = judgeSuites([sample]);
  if (verdict === undefined) throw new Error('one suite has one verdict');
  return verdict;
}
