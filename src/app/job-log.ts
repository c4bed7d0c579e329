/** What a job's log ends with: mistakes where they are, then the story. */
import { formatProblem } from '../config/problem.js';
import { processExitCode } from '../engine/evaluate/verdict.js';
import type { Log } from '../github/log.js';
import { PROBLEM_TITLE, previewOf, failureMessage, renderLog } from '../report/views.js';
import type { Report } from '../report/report.js';

/** GitHub shows ten error annotations a step. */
const MAX_PROBLEM_ANNOTATIONS = 9;

/** Mistakes in a config, a recording or a baseline, each on its line. */
export function logProblems(
  report: Pick<Report, 'problems'>,
  annotations: boolean,
  log: Log,
): void {
  const most = annotations ? MAX_PROBLEM_ANNOTATIONS : 0;
  for (const [index, problem] of report.problems.entries()) {
    const { location } = problem;
    if (index >= most) log.info(formatProblem(problem));
    else {
      const place =
        location === undefined || location.elsewhere === true
          ? {}
          : { file: location.file, line: location.line, column: location.column };
      log.error(formatProblem(problem), { title: PROBLEM_TITLE, ...place });
    }
  }
}

/** The last words in the log: the story, and of a red job its first line once more as what it is red for. */
export function announce(report: Report, failOn: 'gates' | 'never', log: Log): void {
  const { verdict, suites } = report;
  // Nothing was tested: this must not look like a passed suite.
  if (verdict.exitCode === 0 && suites.length === 0 && previewOf(report) === undefined) {
    log.warning(failureMessage(report));
    return;
  }
  log.info(renderLog(report));
  if (verdict.exitCode === 0) return;
  if (processExitCode(verdict, failOn) === 0) log.warning(failureMessage(report));
  else log.fail(failureMessage(report));
}
