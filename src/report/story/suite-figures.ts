/** A suite in figures: by model, by failure code, by scored check; and which models answered, as their replies say. */
import { costWords } from '../../basics/format.js';
import type { AssertionResult } from '../../assertions/assertion.js';
import { groupedBy, mean, meanOrNothing } from '../../basics/basics.js';
import { scoresByLabel } from '../../engine/evaluate/aggregate.js';
import { judgeAverage } from '../../engine/evaluate/gate-definitions.js';
import { type AggregatedTestResult, countsAs, wasTimed } from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import type { Report, SuiteReport } from '../report.js';
import { ownCost, rateOfResults } from './words.js';

/** One model's row. */
interface ModelRow {
  readonly modelId: string;
  readonly total: number;
  readonly passed: number;
  readonly errored: number;
  readonly notRun: number;
  /** Whether any answer of it came: else its rate is that of nothing. */
  readonly wasAnswered: boolean;
  /** Of its results. */
  readonly passRate: ShareEstimate;
  /** As the gate measures it, 0 to 1; undefined when no judge was heard. */
  readonly judgeAverage?: number;
  /** Mean of test means; undefined where no answer's time is known. */
  readonly latencyMs?: number | undefined;
  readonly cost: string;
}

/** Models in the order of the results, which is the config's. */
export function compareModels(suite: Pick<SuiteReport, 'results'>): readonly ModelRow[] {
  return groupedBy(suite.results, ({ modelId }) => modelId).map(toRow);
}

function toRow(results: readonly [AggregatedTestResult, ...AggregatedTestResult[]]): ModelRow {
  const passed = results.filter((result) => result.passed).length;
  const judged = judgeAverage(results);
  const timed = results.filter(({ runs }) => runs.some(wasTimed));
  return {
    modelId: results[0].modelId,
    total: results.length,
    passed,
    errored: results.filter((result) => result.status === 'errored').length,
    notRun: results.filter((result) => result.status === 'not-run').length,
    wasAnswered: results.some(({ runs }) => runs.some((run) => countsAs(run).answered)),
    passRate: rateOfResults(passed, results.length),
    ...(judged === undefined ? {} : { judgeAverage: judged }),
    latencyMs: meanOrNothing(timed.map((result) => result.latencyAvgMs)),
    cost: costWords(ownCost(results)),
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

/** Failure codes with the number of results that have each, most frequent first. */
export function rankedCodes(
  source: Pick<Report, 'failureCodes'>,
): readonly (readonly [code: string, results: number])[] {
  return Object.entries(source.failureCodes).sort(
    ([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1),
  );
}

interface CheckScore {
  /** Foreign text. */
  readonly label: string;
  /** Mean of the answers, 0 to 1. */
  readonly mean: number;
}

/** Mean score of each check of a result's `assert` list, in config order. */
export function scoresOf(result: AggregatedTestResult): readonly CheckScore[] {
  return [...scoresByLabel(result.runs, isScored)].map(([key, scores]) => ({
    label: key.slice(key.indexOf(':') + 1),
    mean: mean(scores),
  }));
}

function isScored({ metadata }: AssertionResult): boolean {
  return metadata?.['scored'] === true;
}

// Which models answered, as their replies name them: the version that hides behind a model's name.

/** Names that the replies gave to each model of the config, over all runs. */
export function repliedNames(suite: SuiteReport): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  for (const run of suite.results.flatMap((result) => result.runs)) {
    for (const [id, replied] of Object.entries(run.repliedModels ?? {})) {
      const known = names.get(id) ?? new Set();
      replied.forEach((name) => known.add(name));
      names.set(id, known);
    }
  }
  return new Map([...names].map(([id, set]) => [id, [...set].sort()]));
}
