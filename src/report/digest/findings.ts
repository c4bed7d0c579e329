/** What went wrong, digested from a suite's results: one finding a test x model result that did not pass. */
import type { AssertionResult } from '../../assertions/assertion.js';
import { askedRuns, decidedAgainst, isNotRun, runPassed } from '../../engine/evaluate/aggregate.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../../engine/results.js';
import type { Report, ReportedResult, SuiteReport } from '../report.js';
import { isScored } from './scores.js';

/** One check that failed in some runs of a result. Texts are foreign. */
export interface FailedCheck {
  readonly label: string;
  readonly failureCode: string;
  /** Of the first run that failed it. */
  readonly message: string;
  /** What the message goes on with, one a line: the calls of a trajectory. Bounded in number. */
  readonly lines: readonly string[];
  /** The judge's reason, where a judge was asked. It may quote the model's output. */
  readonly reasoning?: string;
  /** What the assertion's code wrote with `console.log`. It may quote the model's output. */
  readonly console?: readonly string[];
  /** Of a scored assertion: that of the first run that failed it, 0 to 1. */
  readonly score?: number;
  readonly failedRuns: number;
}

export interface Finding {
  readonly result: ReportedResult;
  readonly failedRuns: number;
  /** What those are of: runs that were not needed any more are not among them. */
  readonly askedRuns: number;
  /** Most often failed first; never empty. */
  readonly checks: readonly [FailedCheck, ...FailedCheck[]];
}

/** Findings of a suite, worst first: lowest pass rate, then most failed checks, then config order. */
export function findingsOf(suite: SuiteReport): readonly Finding[] {
  return suite.results
    .filter(({ status }) => status === 'failed' || status === 'errored')
    .map(findingOf)
    .sort((a, b) => a.result.passRate - b.result.passRate || b.checks.length - a.checks.length);
}

/** Findings of the tests that passed with failed answers, as `minPasses` allows; those that a failed gate is about first. */
export function toleratedFindings(suite: SuiteReport): readonly Finding[] {
  return suite.results
    .filter(
      ({ status, runs }) =>
        status === 'passed' && !runs.every((run) => runPassed(run) || isNotRun(run)),
    )
    .map(findingOf)
    .toSorted(
      (a, b) =>
        Number(isAboutFailedGate(suite, b)) - Number(isAboutFailedGate(suite, a)) ||
        a.result.passRate - b.result.passRate,
    );
}

function isAboutFailedGate({ gates }: SuiteReport, { result }: Finding): boolean {
  return gates.gates.some(
    ({ passed, gateName }) => !passed && result.failureCodes.some(GATES[gateName].concerns),
  );
}

/** Failure codes with the number of results that have each, most frequent first. */
export function rankedCodes(
  source: Pick<Report, 'failureCodes'>,
): readonly (readonly [code: string, results: number])[] {
  return Object.entries(source.failureCodes).sort(
    ([codeA, a], [codeB, b]) => b - a || compareText(codeA, codeB),
  );
}

/** What went wrong in the runs of one result that did not pass. */
export function findingOf(result: ReportedResult): Finding {
  const [first, ...rest] = failedChecks(result.runs);
  return {
    result,
    failedRuns: result.runs.filter((run) => !runPassed(run) && !isNotRun(run)).length,
    askedRuns: askedRuns(result),
    checks: [first ?? unexplained(result), ...rest],
  };
}

function unexplained(result: AggregatedTestResult): FailedCheck {
  const failureCode = result.failureCodes[0] ?? 'INTERNAL_ERROR';
  return { label: 'run', failureCode, message: 'no reason was recorded', lines: [], failedRuns: 1 };
}

function failedChecks(runs: readonly TestCaseRunResult[]): readonly FailedCheck[] {
  const checks = new Map<string, FailedCheck>();
  for (const run of runs) {
    for (const assertion of run.assertions) {
      if (!decidedAgainst(assertion)) continue;
      // The label last: it alone may have spaces.
      const key = `${assertion.assertionType} ${assertion.failureCode} ${assertion.label}`;
      const known = checks.get(key);
      checks.set(
        key,
        known === undefined ? toCheck(assertion) : { ...known, failedRuns: known.failedRuns + 1 },
      );
    }
  }
  return [...checks.values()].sort((a, b) => b.failedRuns - a.failedRuns);
}

/** More than our own messages have: a report that was read back may have any. */
const MAX_LINES = 25;

function toCheck(assertion: AssertionResult): FailedCheck {
  const { assertionType, failureMessage = '' } = assertion;
  const [message = '', ...lines] =
    assertionType === 'trajectory' ? failureMessage.split('\n') : [failureMessage];
  const reasoning = assertion.metadata?.['reasoning'];
  return {
    label: assertion.label,
    failureCode: assertion.failureCode ?? 'INTERNAL_ERROR',
    message,
    lines: lines.slice(0, MAX_LINES),
    failedRuns: 1,
    ...(typeof reasoning === 'string' && reasoning !== '' ? { reasoning } : {}),
    ...consoleOf(assertion),
    ...(isScored(assertion) ? { score: assertion.score } : {}),
  };
}

function consoleOf({ metadata }: AssertionResult): Pick<FailedCheck, 'console'> {
  const lines: unknown = metadata?.['console'];
  if (!Array.isArray(lines)) return {};
  const texts = lines.filter((line) => typeof line === 'string');
  return texts.length === 0 ? {} : { console: texts };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
