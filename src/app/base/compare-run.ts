/** A run's results against the base report, and what the gates read of it. */
import { compareReports, type ComparedSuite } from '../../comparison/compare.js';
import { withoutOutages } from '../../engine/evaluate/aggregate.js';
import type { BaseFigures } from '../../engine/evaluate/base-figures.js';
import type { BaseComparison } from '../../engine/evaluate/gates.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import type { RunComparison, SuiteComparison } from '../../report/comparison.js';
import type { ReportedResult, RunMetadata } from '../../report/report.js';
import type { SuiteResults } from '../pipeline/suite-facts.js';
import { resultKey } from '../../basics/result-key.js';

/** What a comparison needs of a suite. */
type AggregatedSuite = Pick<SuiteResults, 'facts' | 'gates' | 'results' | 'configured' | 'limit'>;

/** One suite with its comparison. */
export interface ComparedResults {
  readonly results: readonly ReportedResult[];
  readonly comparison: SuiteComparison;
  readonly base: BaseComparison;
}

/** Compares all suites of a run at once; undefined where there is no base report. */
export function compareRun(
  suites: readonly AggregatedSuite[],
  base: BaseReportOutcome,
): readonly ComparedResults[] | undefined {
  if (base.kind !== 'found') return undefined;
  const compare = (all: readonly AggregatedSuite[]): readonly ComparedSuite[] =>
    compareReports(all.map(headSuite), base.report, base.attempts);
  let second: readonly ComparedSuite[] | undefined;
  const secondly = (): readonly ComparedSuite[] =>
    (second ??= compare(
      suites.map((suite) => ({ ...suite, results: withoutOutages(suite.results) })),
    ));
  return compare(suites).map(({ comparison, results, atWorst }, index) => ({
    comparison,
    results: (suites[index]?.results ?? []).map((result, position) => ({
      ...result,
      comparison: results[position],
    })),
    base: {
      figures: figuresOf({ comparison, results, atWorst }),
      withoutErroredRuns: () => figuresOf(secondly()[index] ?? { comparison, results, atWorst }),
    },
  }));
}

/**
 * What the report says of it.
 * @param branch where the base would be; undefined on a branch's own runs
 * @param suites names of this run's; none where its configs could not be read
 */
export function runComparison(
  base: BaseReportOutcome,
  branch: string | undefined,
  suites: readonly string[],
  run: RunMetadata,
): RunComparison {
  if (base.kind !== 'found') return { kind: 'unavailable', reason: base.reason, branch };
  const { report } = base;
  const isSameJob = jobOf(report.run) === jobOf(run) && suites.length > 0;
  const gone = isSameJob ? report.suites.filter(({ name }) => !suites.includes(name)) : [];
  const config = report.run.step?.config;
  return {
    kind: 'compared',
    base: base.base,
    goneSuites: gone.length === 0 ? undefined : gone.map(({ name }) => ({ name, config })),
  };
}

/** Another job, or another one of the same matrix, has its own suites. */
function jobOf({ workflow, job, step }: RunMetadata): string {
  const { matrix, workingDirectory, commentKey } = step ?? {};
  return JSON.stringify([workflow, job, matrix, workingDirectory, commentKey]);
}

function headSuite({ facts, gates, results, configured, limit }: AggregatedSuite) {
  return {
    name: facts.name,
    results,
    settings: gates,
    limit,
    models: facts.models,
    demands: facts.demands,
    judges: facts.judges,
    judgedAgain: facts.judgedAgain?.answers,
    configured: new Set(configured.map((it) => resultKey(it.testCaseName, it.modelId))),
  };
}

/** The numbers that the gates are held against, and what they could have been. */
function figuresOf({ atWorst, ...compared }: ComparedSuite): BaseFigures {
  return {
    ...numbersOf(compared),
    atWorst: atWorst.map((worst) => () => atAnyPrice({ ...numbersOf(worst()), atWorst: [] })),
  };
}

/** What takes time or money can always take more of it. */
function atAnyPrice({ latencyRatio, costRatio, ...figures }: BaseFigures): BaseFigures {
  return {
    ...figures,
    latencyRatio: latencyRatio === undefined ? undefined : Infinity,
    costRatio: costRatio === undefined ? undefined : Infinity,
  };
}

function numbersOf({
  comparison,
  results,
}: Omit<ComparedSuite, 'atWorst'>): Omit<BaseFigures, 'atWorst'> {
  const { verdict, judges, moved, latency, cost } = comparison;
  const isOfJudge = moved?.causes.includes('judge') === true && !moved.isScoreWorse;
  const judge = isOfJudge ? undefined : comparison.judge;
  const reason = verdict.verdict === 'cannot-tell' ? verdict.reason.kind : undefined;
  return {
    verdict: verdict.evidence === undefined ? undefined : verdict.verdict,
    lostToErrors: reason === 'errored',
    isOtherVersion: reason === 'model-version' && verdict.evidence === undefined,
    isOtherJudge: isOfJudge || (judges ?? []).some(({ changed }) => changed),
    regressions: results.filter(({ countsForGate }) => countsForGate === true).length,
    newFailures: results.filter(({ newFailure }) => newFailure === true).length,
    drop: verdict.evidence?.drop,
    judge,
    latencyRatio: latency?.ratio,
    costRatio: cost?.ratio,
  };
}
