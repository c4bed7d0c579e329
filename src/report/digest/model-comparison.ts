/** Results of a suite by model, and the tests that take the most time and money. */
import { wasAnswered } from '../../engine/evaluate/aggregate.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/reliability.js';
import type { SuiteReport } from '../report.js';
import { rateOfResults } from '../words/rate-text.js';
import { mean, meanOrNothing, sum } from '../../basics/numbers.js';

/** One model's row. */
export interface ModelRow {
  readonly modelId: string;
  /** `provider/model` of the config; undefined for `command` tests. */
  readonly model?: string;
  readonly total: number;
  readonly passed: number;
  readonly errored: number;
  readonly notRun: number;
  /** Of its results. */
  readonly passRate: ShareEstimate;
  /** Mean of the judge assertions' means, 0 to 1; undefined when no judge was asked. */
  readonly judgeAverage?: number;
  /** Mean of test means. */
  readonly latencyMs: number;
  readonly costUsd: number;
}

/** Models in the order of the results, which is the config's. */
export function compareModels(suite: SuiteReport): readonly ModelRow[] {
  const byModel = new Map<string, AggregatedTestResult[]>();
  for (const result of suite.results) {
    const results = byModel.get(result.modelId);
    if (results === undefined) byModel.set(result.modelId, [result]);
    else results.push(result);
  }
  return [...byModel].map(([modelId, results]) => toRow(suite, modelId, results));
}

function toRow(
  suite: SuiteReport,
  modelId: string,
  results: readonly AggregatedTestResult[],
): ModelRow {
  const spec = suite.models.find((model) => model.id === modelId);
  const passed = results.filter((result) => result.passed).length;
  const judgeScores = results.flatMap(judgeMeans);
  return {
    modelId,
    ...(spec === undefined ? {} : { model: `${spec.provider}/${spec.model}` }),
    total: results.length,
    passed,
    errored: results.filter((result) => result.status === 'errored').length,
    notRun: results.filter((result) => result.status === 'not-run').length,
    passRate: rateOfResults(passed, results.length),
    ...(judgeScores.length === 0 ? {} : { judgeAverage: mean(judgeScores) }),
    latencyMs:
      meanOrNothing(
        results.filter(({ runs }) => runs.some(wasAnswered)).map((result) => result.latencyAvgMs),
      ) ?? 0,
    costUsd: sum(results.map((result) => result.totalCostUsd)),
  };
}

/** e.g. ` (2 errored, 5 not run)`; empty where every result was judged. */
export function notJudgedWords({ errored, notRun }: Pick<ModelRow, 'errored' | 'notRun'>): string {
  const parts = [
    ...(errored > 0 ? [`${errored} errored`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** Mean score of each judge assertion of a result. */
export function judgeMeans(result: AggregatedTestResult): readonly number[] {
  return Object.entries(result.assertionScores)
    .filter(([key]) => key.startsWith('judge:'))
    .map(([, summary]) => summary.mean);
}

/** The `limit` results with the highest value above 0, highest first. */
export function highest(
  suite: SuiteReport,
  value: (result: AggregatedTestResult) => number,
  limit: number,
): readonly AggregatedTestResult[] {
  return suite.results
    .filter((result) => value(result) > 0)
    .sort((a, b) => value(b) - value(a))
    .slice(0, limit);
}
