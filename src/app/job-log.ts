/** What a job's log ends with: mistakes where they are, then gates, comparison and the worst tests, and the verdict last. */
import picocolors from 'picocolors';
import { formatProblem } from '../config/problem.js';
import { processExitCode } from '../engine/evaluate/verdict.js';
import type { Log } from '../github/log.js';
import { PROBLEM_TITLE } from '../report/annotations.js';
import type { Report, SuiteReport } from '../report/report.js';
import { comparisonIcon, type ComparisonLine } from '../report/sections/comparison-line.js';
import { previewOf } from '../report/sections/plan-table.js';
import { shownReport } from '../report/sections/run-state.js';
import { suiteSections } from '../report/sections/suite-sections.js';
import { testLists, type HereRuns, type ListedTest } from '../report/sections/test-lists.js';
import { terminalSentence } from '../report/terminal/terminal-comparison.js';
import { shortName, shown } from '../report/terminal/terminal-findings.js';
import { gateLines, renderPreview } from '../report/terminal/terminal.js';
import { logDiff } from '../report/words/diff-lines.js';
import { logLine } from '../report/words/escape.js';
import { outcomeIcon, suiteTitle } from '../report/words/headline.js';
import { plural } from '../words/format.js';

/** GitHub shows ten error annotations a step. */
const MAX_PROBLEM_ANNOTATIONS = 9;
/** Suites with their own table; of more the summary has them. */
const MAX_SUITES = 20;

/** Mistakes in a config, a recording or a baseline, each on its line. */
export function logProblems(report: Report, annotations: boolean, log: Log): void {
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
    for (const line of logDiff(problem)) log.info(`  ${line}`);
  }
}

/** The last words in the log: what a red job is red for; a green one ends with its gates. */
export function announce(report: Report, failOn: 'gates' | 'never', log: Log): void {
  const { verdict, suites } = report;
  if (verdict.exitCode === 0) {
    if (previewOf(report) !== undefined) log.info(renderPreview(report));
    // Nothing was tested: this must not look like a passed suite.
    if (previewOf(report) === undefined && suites.length === 0) log.warning(verdict.reason);
    else log.info(verdict.reason);
    logSuites(report, log);
    return;
  }
  logSuites(report, log);
  if (processExitCode(verdict, failOn) === 0) {
    log.warning(`${verdict.reason} (the job does not fail: fail-on is "never")`);
    return;
  }
  log.fail(verdict.reason);
}

function logSuites(report: Report, log: Log): void {
  // Nothing of a shard is judged yet.
  const suites = report.shard === undefined ? shownReport(report).suites : [];
  const more = suites.length - MAX_SUITES;
  const lines = suites.slice(0, MAX_SUITES).flatMap((suite) => suiteLines(report, suite));
  if (more > 0) lines.push(`... and ${plural(more, 'more suite')}: see the job summary`);
  if (lines.length > 0) log.info(lines.join('\n'));
}

const PLAIN = picocolors.createColors(false);

/** Foreign text is one line each, and no workflow command. */
function suiteLines(report: Report, suite: SuiteReport): readonly string[] {
  const { outcome, words } = suiteTitle(report, suite);
  const { comparison, gates, failingTests, changes } = suiteSections(report, suite);
  const { worst } = testLists({ failingTests, changes });
  const branch = changes.base && shortName(changes.base.branch);
  return [
    '',
    `${outcomeIcon(outcome)} ${logLine(words)}`,
    ...comparisonLines(report, comparison),
    ...worst.flatMap((test) => testLines(test, branch)),
    ...gateLines(gates, PLAIN),
  ];
}

function comparisonLines({ comparison }: Report, line: ComparisonLine): readonly string[] {
  switch (line.kind) {
    case 'absent':
      return [];
    case 'unavailable':
      // Other reasons have a notice, which the log has.
      return comparison?.kind === 'unavailable' && comparison.reason === 'no-run'
        ? [`  ${terminalSentence(line.sentence)}`]
        : [];
    case 'compared':
      return [`  ${comparisonIcon(line.outcome)} ${terminalSentence(line.sentence)}`];
  }
}

function testLines(
  { testCaseName, modelId, sign, label = '', base, here, reason }: ListedTest,
  branch: string | undefined,
): readonly string[] {
  const there =
    base === undefined || branch === undefined
      ? []
      : [`${base.passed} of ${base.runs} on ${branch}`];
  const known = [...there, ...(label === '' ? [] : [label])].join(', ');
  const runs = here === undefined ? '' : `  ${runWords(here)}`;
  const head = `  ${sign} ${shortName(testCaseName)} [${shortName(modelId)}]${runs}${known === '' ? '' : ` (${known})`}`;
  if (reason === undefined) return [head];
  const { failureCode, label: check, message } = reason;
  const why = message === '' ? '' : `: ${shown(message)}`;
  return [head, `      ${shortName(failureCode)} ${shortName(check)}${why}`];
}

function runWords({ passed, runs, lost }: HereRuns): string {
  return [
    ...(runs === 0 ? [] : [`${passed} of ${plural(runs, 'answer')} passed`]),
    ...(lost === 0 ? [] : [`${plural(lost, 'answer')} did not come`]),
  ].join(', ');
}
