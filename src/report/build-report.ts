/** Assembles the Report: counts and sums over what the engine decided. The same input gives the same bytes. */
import { FAILURE_CODES } from '../assertions/assertion.js';
import type { ConfigProblem } from '../config/problem.js';
import type { SuitePlan } from '../engine/plan.js';
import type {
  AggregatedTestResult,
  GateEvaluation,
  Interruption,
  SkippedTest,
  TestCaseRunResult,
  Verdict,
} from '../engine/results.js';
import {
  REPORT_VERSION,
  type Report,
  type RunMetadata,
  type SuiteReport,
  type Totals,
} from './report.js';

/** What became of one planned suite. */
export interface SuiteReportInput {
  readonly plan: SuitePlan;
  /** In config order, as `aggregateSuite` returns them. */
  readonly results: readonly AggregatedTestResult[];
  readonly gates: GateEvaluation;
  readonly gatesWithoutErroredRuns?: GateEvaluation | undefined;
  readonly configCommit?: SuiteReport['configCommit'];
  /** Notices beside those of the config. */
  readonly notices?: readonly string[];
}

export interface ReportInput {
  readonly tool: Report['tool'];
  readonly verdict: Verdict;
  readonly run: RunMetadata;
  readonly suites: readonly SuiteReportInput[];
  readonly interruption?: Interruption | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** Builds the Report. Model outputs are all in it; see `applyOutputsPolicy`. */
export function buildReport(input: ReportInput): Report {
  const { interruption } = input;
  const suites = input.suites.map(suiteReport);
  const results = input.suites.flatMap((suite) => suite.results);
  return {
    version: REPORT_VERSION,
    tool: input.tool,
    verdict: input.verdict,
    complete: interruption === undefined && input.suites.every(isComplete),
    ...(interruption !== undefined && { interruption }),
    run: input.run,
    totals: totalsOf(
      results,
      input.suites.flatMap((suite) => suite.plan.skipped),
    ),
    failureCodes: failureCodeCounts(results),
    suites,
    problems: input.problems,
    notices: input.notices,
  };
}

function suiteReport(input: SuiteReportInput): SuiteReport {
  const { plan, results, gates, gatesWithoutErroredRuns, configCommit } = input;
  const { suite } = plan;
  return {
    name: suite.name,
    project: suite.project,
    ...(suite.description !== undefined && { description: suite.description }),
    tags: suite.tags,
    file: suite.file,
    sha256: suite.sha256,
    inputFiles: suite.inputFiles,
    ...(configCommit !== undefined && { configCommit }),
    models: suite.models,
    judgeModel: suite.judgeModel,
    ...(suite.baseline !== undefined && { baselineFile: suite.baseline.file }),
    repeat: repeatRange(plan),
    totals: totalsOf(results, plan.skipped),
    failureCodes: failureCodeCounts(results),
    gates,
    ...(gatesWithoutErroredRuns !== undefined && { gatesWithoutErroredRuns }),
    results,
    skippedTests: plan.skipped,
    compliance: {
      enabled: suite.compliance.enabled,
      framework: suite.compliance.framework,
      metadata: suite.compliance.metadata,
    },
    gateLocations: suite.gateLocations,
    notices: [...suite.notices, ...(input.notices ?? [])],
  };
}

/** Counts and sums of test x model results. */
export function totalsOf(
  results: readonly AggregatedTestResult[],
  skipped: readonly SkippedTest[],
): Totals {
  const withStatus = (status: AggregatedTestResult['status']): number =>
    results.filter((result) => result.status === status).length;
  const runs = results.flatMap((result) => result.runs);
  const passed = withStatus('passed');
  return {
    total: results.length,
    passed,
    failed: withStatus('failed'),
    errored: withStatus('errored'),
    skipped: skipped.length,
    passRate: results.length === 0 ? 0 : passed / results.length,
    runs: runs.length,
    truncated: runs.filter((run) => run.truncated).length,
    tokens: results.reduce((sum, result) => sum + result.totalTokens, 0),
    costUsd: results.reduce((sum, result) => sum + result.totalCostUsd, 0),
    costIncomplete: runs.some((run) => run.costEstimateUsd === null),
  };
}

/** Number of results that have each code, in the order of FAILURE_CODES; codes that nobody has are left out. */
function failureCodeCounts(
  results: readonly AggregatedTestResult[],
): Readonly<Record<string, number>> {
  const counts = FAILURE_CODES.map(
    (code) =>
      [code, results.filter((result) => result.failureCodes.includes(code)).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function repeatRange({ units }: SuitePlan): SuiteReport['repeat'] {
  const repeats = [...new Set(units.map((unit) => unit.test.repeat))];
  if (repeats.length === 0) return { min: 0, max: 0 };
  return { min: Math.min(...repeats), max: Math.max(...repeats) };
}

/** Whether every planned unit was run: none is missing and the budget kept none from starting. */
function isComplete({ plan, results }: SuiteReportInput): boolean {
  const runs = results.flatMap((result) => result.runs);
  return runs.length === plan.units.length && !runs.some(wasNotStarted);
}

function wasNotStarted(run: TestCaseRunResult): boolean {
  return run.outcome.kind === 'not-run';
}
