/** The tests of a suite that did not pass, and where to read more about each. */
import { findingsOf, toleratedFindings, type Finding } from '../digest/findings.js';
import type { Report, SuiteReport } from '../report.js';
import { resultNoun } from '../words/headline.js';
import { revisionUrl, sourceUrl, testFragment } from '../words/links.js';

export interface FailingTest extends Finding {
  /** The test's line in the config, at the tested commit. */
  readonly url: string | undefined;
  /** The page of the commit that it is reused from. */
  readonly reusedUrl?: string | undefined;
  /** Opens it in report.html. */
  readonly fragment: string;
}

export interface FailingTests {
  /** Worst first. */
  readonly failed: readonly FailingTest[];
  /** No answer was judged: a request failed or was refused. Worst first. */
  readonly errored: readonly FailingTest[];
  /** Passed with failed answers, as `minPasses` allows. What a failed gate is about first, then worst first. */
  readonly tolerated: readonly FailingTest[];
  /** `test`, or `result` where tests ran on several models. */
  readonly noun: string;
  /** Others are listed as what got worse; absent: no. */
  readonly isRest?: boolean | undefined;
  /** The gates passed all the same. */
  readonly allowed: boolean;
}

export function failingTestsOf(report: Report, suite: SuiteReport): FailingTests {
  const shown = (finding: Finding): FailingTest => ({
    ...finding,
    url: sourceUrl(report.run, finding.result.location),
    reusedUrl: finding.result.reused && revisionUrl(report.run, finding.result.reused.sha),
    fragment: testFragment(report, suite, finding.result),
  });
  const tests = findingsOf(suite).map(shown);
  return {
    failed: tests.filter(({ result }) => result.status === 'failed'),
    errored: tests.filter(({ result }) => result.status === 'errored'),
    tolerated: toleratedFindings(suite).map(shown),
    noun: resultNoun(suite),
    allowed: suite.gates.passed,
  };
}
