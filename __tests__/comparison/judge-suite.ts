import {
  judgeSuites,
  type SuiteSample,
  type SuiteVerdict,
} from '../../src/comparison/suite-verdict.js';

/** The verdict of the only suite of a run. */
export function judgeSuite(sample: SuiteSample): SuiteVerdict {
  const [verdict] = judgeSuites([sample]);
  if (verdict === undefined) throw new Error('one suite has one verdict');
  return verdict;
}
