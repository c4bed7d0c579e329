/** A run's results against the base report, and what the gates read of it. */
import { compareReports, type ComparedSuite } from '../../comparison/compare.js';
import { withoutOutages } from '../../engine/evaluate/aggregate.js';
import type { BaseFigures } from '../../engine/evaluate/base-figures.js';
import type { BaseComparison } from '../../engine/evaluate/gates.js';
import type { BaseReportOutcome } from '../../github/base-report/find-base-report.js';
import type { RunComparison, SuiteComparison } from '../../report/comparison.js';
import type { ReportedResult } from '../../report/report.js';
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

/** What the report says of it. `branch`: where the base would be; undefined on a branch's own runs. */
export function runComparison(base: BaseReportOutcome, branch: string | undefined): RunComparison {
  return base.kind === 'found'
    ? { kind: 'compared', base: base.base }
    : { kind: 'unavailable', reason: base.reason, branch };
}

function headSuite({ facts, gates, results, configured, limit }: AggregatedSuite) {
  return {
    name: facts.name,
    results,
    settings: gates,
    limit,
    models: facts.models,
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
