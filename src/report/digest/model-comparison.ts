/** Results of a suite by model, and the tests that take the most time and money. */
import { meanOrNothing, sum } from '../../basics/basics.js';
import { modelChange } from '../../comparison/suite-verdict.js';
import { descriptorOf } from '../../config/providers.js';
import { wasAnswered } from '../../engine/evaluate/aggregate.js';
import { judgeAverage } from '../../engine/evaluate/gate-definitions.js';
import type { AggregatedTestResult } from '../../engine/results.js';
import type { ShareEstimate } from '../../statistics/intervals.js';
import type { Report, SuiteReport } from '../report.js';
import { rateOfResults } from '../words/phrases.js';

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
  /** As the gate measures it, 0 to 1; undefined when no judge was heard. */
  readonly judgeAverage?: number;
  /** Mean of test means. */
  readonly latencyMs: number;
  readonly costUsd: number;
}

/** Models in the order of the results, which is the config's. */
export function compareModels(suite: Pick<SuiteReport, 'results' | 'models'>): readonly ModelRow[] {
  const byModel = new Map<string, AggregatedTestResult[]>();
  for (const result of suite.results) {
    const results = byModel.get(result.modelId);
    if (results === undefined) byModel.set(result.modelId, [result]);
    else results.push(result);
  }
  return [...byModel].map(([modelId, results]) => toRow(suite, modelId, results));
}

function toRow(
  suite: Pick<SuiteReport, 'models'>,
  modelId: string,
  results: readonly AggregatedTestResult[],
): ModelRow {
  const spec = suite.models.find((model) => model.id === modelId);
  const passed = results.filter((result) => result.passed).length;
  const judged = judgeAverage(results);
  return {
    modelId,
    ...(spec === undefined ? {} : { model: `${spec.provider}/${spec.model}` }),
    total: results.length,
    passed,
    errored: results.filter((result) => result.status === 'errored').length,
    notRun: results.filter((result) => result.status === 'not-run').length,
    passRate: rateOfResults(passed, results.length),
    ...(judged === undefined ? {} : { judgeAverage: judged }),
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

/** Ids of the models that were asked and never named themselves. */
export function unnamedModels(suite: SuiteReport): readonly string[] {
  const replied = repliedNames(suite);
  const asked = new Set(suite.results.map((result) => result.modelId));
  return suite.models.map(({ id }) => id).filter((id) => asked.has(id) && !replied.has(id));
}

// Whether a model that is asked the same answers worse than before, over several runs: what a run finds against the
// ten runs that are remembered, and what became of a drop that an earlier run found. The remembered runs take the drop
// in with time, so "no worse than these" does not say that it is over: the pass rate of before does.

/** A drop that an earlier run found. Rates are shares of runs, 0 to 1. */
export interface TrackedDrop {
  readonly suite: string;
  /** In the runs before it. */
  readonly before: number;
  /** When it was found. */
  readonly then: number;
}

export interface DropState extends TrackedDrop {
  /**
   * `worse`: than the runs that are remembered. `still-low`: no worse than these, and yet nearer to the drop than to what
   * was before it. `unknown`: this run cannot say.
   */
  readonly state: 'worse' | 'still-low' | 'unknown' | 'recovered';
  /** Now; absent where it is not known. */
  readonly now?: number | undefined;
  readonly report: SuiteReport;
}

/**
 * Of each suite of the run in which the model is worse, or was. A suite that is no longer there has none.
 * @param keyOf what `TrackedDrop.suite` holds of a suite's name
 */
export function dropStates(
  { suites }: Report,
  tracked: readonly TrackedDrop[],
  keyOf: (name: string) => string,
): readonly DropState[] {
  return suites.flatMap((report): DropState[] => {
    const suite = keyOf(report.name);
    const known = tracked.find((one) => one.suite === suite);
    const model = report.comparison?.model;
    const change = model === undefined ? 'unknown' : modelChange(model);
    const evidence = model?.evidence;
    if (change === 'worse' && evidence !== undefined) {
      const { baseRate, headRate: now } = evidence;
      const drop = known ?? { suite, before: baseRate, then: now };
      return [{ ...drop, state: 'worse', now, report }];
    }
    if (known === undefined) return [];
    const isJudged = change === 'same' || change === 'better';
    if (!isJudged || evidence === undefined) return [{ ...known, state: 'unknown', report }];
    const now = evidence.headRate;
    const isBack = now >= (known.before + known.then) / 2;
    return [{ ...known, state: isBack ? 'recovered' : 'still-low', now, report }];
  });
}

// Models that another one answered for: a gateway or a vendor fell back, and the figures are those of the other.

interface Fallback {
  /** The config's id. */
  readonly modelId: string;
  /** The name that the provider was asked for. */
  readonly asked: string;
  /** What the replies name instead, sorted. Foreign text. */
  readonly answered: readonly string[];
}

/** In the order of the config. What a program (`http`, `mcp`, `command`) asks is its own affair. */
export function fallbacksOf(suite: SuiteReport): readonly Fallback[] {
  const replied = repliedNames(suite);
  return suite.models.flatMap(({ id, provider, model }) => {
    if (descriptorOf(provider).answersFrom === 'program') return [];
    const answered = (replied.get(id) ?? []).filter((name) => !isSameModel(model, name));
    return answered.length === 0 ? [] : [{ modelId: id, asked: model, answered }];
  });
}

/** A date or number that names a version: `-2024-08-06`, `-20241022`, `-0613`, `-001`, `-08-2024`, `@20250929`. */
const VERSION = /^[-@](?:\d{3,8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2})(?:-(?:preview|exp))?$/;

/** Whether two names are of one model: one may have a vendor before it, and a version behind it. */
export function isSameModel(asked: string, answered: string): boolean {
  const [one, other] = [plainName(asked), plainName(answered)];
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) && VERSION.test(long.slice(short.length));
}

/** Without vendor and moving tag; gateways write `claude-3.5` where the vendor writes `claude-3-5`. */
function plainName(name: string): string {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return last
    .toLowerCase()
    .replace(/:(?:latest|free)$/, '')
    .replace(/-latest$/, '')
    .replaceAll('.', '-');
}
