/** Assembles the Report: counts and sums over what the engine decided. The same input gives the same bytes. */
import { FAILURE_CODES } from '../assertions/assertion.js';
import type { ConfigProblem } from '../config/problem.js';
import type {
  AggregatedTestResult,
  GateEvaluation,
  Interruption,
  TestCaseRunResult,
  Verdict,
} from '../engine/results.js';
import type { JudgeCheck } from '../engine/judges/judge-check.js';
import { rerunOf } from './rerun-flip.js';
import type { BaseMemory, RunComparison, SuiteComparison } from './comparison.js';
import {
  type ReportedShard,
  REPORT_VERSION,
  type Report,
  type ReportedResult,
  type RunMetadata,
  type SuiteReport,
  type Totals,
} from './report.js';
import { sum, totalCost } from '../basics/basics.js';

/** What a report says about a suite besides its results: what the config says, and what was planned. */
export type SuiteFacts = Omit<SuiteReport, keyof Measured>;

/** What follows from the results of a suite. */
type Measured = Pick<
  SuiteReport,
  | 'totals'
  | 'failureCodes'
  | 'gates'
  | 'gatesWithoutErroredRuns'
  | 'rerun'
  | 'results'
  | 'comparison'
>;

/** What became of one planned suite. */
export interface SuiteReportInput {
  readonly facts: SuiteFacts;
  /** In config order, as `aggregateSuite` returns them. */
  readonly results: readonly ReportedResult[];
  readonly gates: GateEvaluation;
  /** Repeats that were asked and not needed: they count in nothing but what was spent. */
  readonly surplus?: readonly TestCaseRunResult[] | undefined;
  readonly gatesWithoutErroredRuns?: GateEvaluation | undefined;
  /** Against the base branch; absent where there is nothing to compare with. */
  readonly comparison?: SuiteComparison | undefined;
}

interface ReportInput {
  readonly tool: Report['tool'];
  readonly verdict: Verdict;
  readonly run: RunMetadata;
  readonly suites: readonly SuiteReportInput[];
  readonly interruption?: Interruption | undefined;
  readonly comparison?: RunComparison | undefined;
  readonly memory?: BaseMemory | undefined;
  readonly shard?: ReportedShard | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly notices: readonly string[];
}

/** Builds the Report. Model outputs are all in it; see `applyOutputsPolicy`. */
export function buildReport(input: ReportInput): Report {
  const { interruption, shard } = input;
  const suites = input.suites.map((suite) => suiteReport(suite, input.run));
  const results = input.suites.flatMap((suite) => suite.results);
  return {
    version: REPORT_VERSION,
    tool: input.tool,
    verdict: input.verdict,
    complete: interruption === undefined && input.suites.every(isComplete),
    interruption,
    shard,
    run: input.run,
    totals: totalsOf(input.suites),
    failureCodes: failureCodeCounts(results),
    suites,
    comparison: input.comparison,
    memory: input.memory,
    problems: input.problems,
    notices: input.notices,
  };
}

function suiteReport(
  { facts, results, gates, gatesWithoutErroredRuns, comparison, surplus }: SuiteReportInput,
  { responses }: RunMetadata,
): SuiteReport {
  return {
    ...facts,
    totals: totalsOf([{ facts, results, surplus }]),
    failureCodes: failureCodeCounts(results),
    gates,
    gatesWithoutErroredRuns,
    // The same stored answers come to the same verdict.
    rerun: responses === 'replay' ? undefined : rerunOf(gates, results),
    results,
    comparison,
  };
}

/** Of a suite, what its totals are made of. */
interface Counted extends Pick<SuiteReportInput, 'results' | 'surplus'> {
  readonly facts: Pick<SuiteFacts, 'skippedTests' | 'judges' | 'judgedAgain' | 'harnesses'>;
}

/** What was spent beside the tests: on judges, about labels and the base branch's answers; on harnesses of which nothing was read. */
function spentBeside({
  facts: { judges = [], judgedAgain, harnesses = [] },
}: Counted): readonly Pick<JudgeCheck['spent'], 'tokens' | 'costUsd'>[] {
  const unread = harnesses.filter(({ ended }) => ended === 'none' || ended === 'stopped');
  return [
    ...judges.map(({ spent }) => spent),
    ...(judgedAgain === undefined ? [] : [judgedAgain.spent]),
    ...unread.map(() => ({ tokens: 0, costUsd: null })),
  ];
}

/** Counts and sums over the test x model results of suites. */
export function totalsOf(suites: readonly Counted[]): Totals {
  const results = suites.flatMap((suite) => suite.results);
  const withStatus = (status: AggregatedTestResult['status']): number =>
    results.filter((result) => result.status === status).length;
  const runs = results.flatMap((result) => result.runs);
  const passed = withStatus('passed');
  // What this run spent: results of the base branch cost nothing here.
  const asked = results.filter(({ reused }) => reused === undefined);
  const further = [
    ...asked.flatMap(({ extraRuns = [] }) => extraRuns),
    ...suites.flatMap(({ surplus = [] }) => surplus),
  ];
  const beside = suites.flatMap(spentBeside);
  const spent = [...asked.flatMap((result) => result.runs), ...further];
  return {
    total: results.length,
    passed,
    failed: withStatus('failed'),
    errored: withStatus('errored'),
    notRun: withStatus('not-run'),
    skipped: sum(suites.map(({ facts }) => facts.skippedTests.length)),
    passRate: results.length === 0 ? 0 : passed / results.length,
    runs: runs.length,
    truncated: runs.filter((run) => run.truncated).length,
    tokens:
      sum(spent.map((run) => run.tokenUsage.totalTokens)) + sum(beside.map(({ tokens }) => tokens)),
    ...totalCost([
      ...spent.map((run) => run.costEstimateUsd),
      ...beside.map(({ costUsd }) => costUsd),
    ]),
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

/** Whether every planned run was done: none is missing and the budget kept none from starting. */
function isComplete({ facts, results }: SuiteReportInput): boolean {
  const runs = results.flatMap((result) => result.runs);
  return runs.length === facts.plannedRuns && !runs.some(wasNotStarted);
}

function wasNotStarted(run: TestCaseRunResult): boolean {
  return run.outcome.kind === 'not-run';
}
