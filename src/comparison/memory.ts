/**
 * What the base branch's reports remember: the last ten commits' outcomes of each result, while request and checks
 * stay equal, and the totals of the last fifty. Whatever the verdict of a run was, it counts: remembering green runs
 * only would make false alarms. Only runs of the base branch write it.
 */
import type {
  BaseMemory,
  RememberedOutcomes,
  RememberedRun,
  TrendPoint,
} from '../report/comparison.js';
import type { Report } from '../report/report.js';
import {
  isReused,
  keyOf,
  mean,
  measure,
  recalled,
  type ComparableResult,
  type MeasuredRun,
} from './measured.js';

export const MAX_RUNS = 10;
const MAX_TREND_COMMITS = 50;
/** Of one result in one commit: more tell little more, and a branch that stands still must not grow its report. */
export const MAX_OUTCOMES = 100;

type RememberedSuite = BaseMemory['suites'][number];
type RememberedResult = RememberedSuite['results'][number];

export interface FinishedSuite {
  readonly name: string;
  readonly results: readonly ComparableResult[];
  /** USD of the whole suite. */
  readonly costUsd: number;
}

export interface FinishedRun {
  readonly run: RememberedRun;
  readonly suites: readonly FinishedSuite[];
  /** Reports of the other attempts at the same commit. */
  readonly attempts: readonly Report[];
  /** Filters or an end before its time left tests out: they are still remembered, and there are no totals. */
  readonly isPartial: boolean;
  /** Answers were replayed, or may have been: the same ones tell nothing new. */
  readonly mayBeStored: boolean;
}

/** What a base report knows; of one that remembers nothing, its own results as one run. */
export function memoryOf(report: Report): BaseMemory {
  if (report.memory !== undefined) return report.memory;
  const { sha = '', finishedAt, runId, runAttempt } = report.run;
  return remember(undefined, {
    run: { sha, finishedAt, runId, runAttempt },
    suites: report.suites.map(({ name, results, totals }) => ({
      name,
      results,
      costUsd: totals.costUsd,
    })),
    attempts: [],
    isPartial: false,
    mayBeStored: false,
  });
}

/** The memory that a run of the base branch hands on. `previous`: of the report before it. */
export function remember(previous: BaseMemory | undefined, finished: FinishedRun): BaseMemory {
  const { run, suites, attempts, isPartial, mayBeStored } = finished;
  const before = previous ?? { runs: [], suites: [], trend: [] };
  const shifted = shiftRuns(before.runs, run);
  const earlier = new Map(before.suites.map((suite) => [suite.name, suite]));
  const names = new Set(suites.map(({ name }) => name));
  const left = isPartial ? before.suites.filter(({ name }) => !names.has(name)) : [];
  return {
    runs: shifted.runs,
    suites: [
      ...suites.map((suite) => ({
        name: suite.name,
        results: rememberResults(suite, earlier.get(suite.name), shifted, {
          others: indexAttempts(attempts, suite.name),
          isPartial,
          mayBeStored,
        }),
      })),
      ...left.map(({ name, results }) => ({
        name,
        results: results.map((it) => ({ ...it, runs: moved(it.runs, shifted) })),
      })),
    ],
    trend: isPartial ? before.trend : trendOf(before.trend, finished),
  };
}

interface ShiftedRuns {
  readonly runs: readonly RememberedRun[];
  /** Where each of the earlier runs is now; 0: it is of the same commit. A run that is not in it is forgotten. */
  readonly places: ReadonlyMap<number, number>;
}

function shiftRuns(earlier: readonly RememberedRun[], run: RememberedRun): ShiftedRuns {
  const runs = [run];
  const places = new Map<number, number>();
  for (const [index, it] of earlier.entries()) {
    if (it.sha === run.sha) {
      places.set(index, 0);
    } else if (runs.length < MAX_RUNS) {
      places.set(index, runs.length);
      runs.push(it);
    }
  }
  return { runs, places };
}

/** The same outcomes under their new places, newest first; what is forgotten is left out. */
function moved(
  runs: readonly RememberedOutcomes[],
  { places }: ShiftedRuns,
): readonly RememberedOutcomes[] {
  return runs
    .flatMap(([index, ...rest]): RememberedOutcomes[] => {
      const place = places.get(index);
      return place === undefined ? [] : [[place, ...rest]];
    })
    .sort(([a], [b]) => a - b);
}

interface RememberingSetup {
  readonly others: readonly AttemptResults[];
  readonly isPartial: boolean;
  readonly mayBeStored: boolean;
}

function rememberResults(
  { results }: FinishedSuite,
  earlier: RememberedSuite | undefined,
  shifted: ShiftedRuns,
  { others, isPartial, mayBeStored }: RememberingSetup,
): readonly RememberedResult[] {
  const known = new Map((earlier?.results ?? []).map((it) => [keyOf(it.test, it.model), it]));
  const remembered = results.map((result) => {
    const { testCaseName, modelId, requestHash, checksHash } = result;
    const key = keyOf(testCaseName, modelId);
    const before = known.get(key);
    known.delete(key);
    const isSame = before?.request === requestHash && before.checks === checksHash;
    const kept = isSame ? moved(before.runs, shifted) : [];
    // Another commit may have had another program behind the same config.
    const telling = kept.filter(([place]) => place === 0 || requestHash !== null);
    const ofThisCommit = telling.filter(([place]) => place === 0).map(recalled);
    const own = [result, ...sameResults(result, others)].map(measure);
    const isNew = !(mayBeStored && isAmong(measure(result), telling));
    const pooled = pool([...(isNew ? own : []), ...ofThisCommit]);
    return {
      test: testCaseName,
      model: modelId,
      request: requestHash,
      checks: checksHash,
      runs: [...(pooled === undefined ? [] : [pooled]), ...telling.filter(([place]) => place > 0)],
    };
  });
  const missing = isPartial ? [...known.values()] : [];
  return [...remembered, ...missing.map((it) => ({ ...it, runs: moved(it.runs, shifted) }))];
}

/**
 * Whether these outcomes are remembered already. Replayed on ten commits, three stored answers would else count as
 * thirty, and chance would look smaller than it is; recorded anew, they usually differ somewhere.
 */
function isAmong({ outcomes }: MeasuredRun, remembered: readonly RememberedOutcomes[]): boolean {
  const signs = outcomes.join('');
  return remembered.some(([, known]) => known.includes(signs));
}

/** Several runs of one commit as one; undefined where none has an outcome. */
function pool(runs: readonly MeasuredRun[]): RememberedOutcomes | undefined {
  const outcomes = runs.flatMap((run) => run.outcomes.join('')).join('');
  if (outcomes === '') return undefined;
  const pooled = (value: (run: MeasuredRun) => number | undefined): number | null => {
    let total = 0;
    let weight = 0;
    for (const run of runs) {
      const one = value(run);
      if (one === undefined) continue;
      total += one * run.outcomes.length;
      weight += run.outcomes.length;
    }
    return weight === 0 ? null : rounded(total / weight);
  };
  return [
    0,
    outcomes.slice(0, MAX_OUTCOMES),
    pooled((run) => run.judge),
    pooled((run) => run.latencyMs),
    pooled((run) => run.costUsd),
  ];
}

function trendOf(
  earlier: readonly TrendPoint[],
  { run, suites }: FinishedRun,
): BaseMemory['trend'] {
  const own = suites.flatMap((suite): TrendPoint[] => {
    const measured = suite.results
      .map((result) => measure(asAsked(result)))
      .filter(({ outcomes }) => outcomes.length > 0);
    const outcomes = measured.flatMap((it) => it.outcomes);
    const passRate = mean(outcomes);
    if (passRate === undefined) return [];
    return [
      {
        sha: run.sha,
        finishedAt: run.finishedAt,
        suite: suite.name,
        passRate: rounded(passRate),
        judgeAvg: meanOrNull(measured.flatMap(({ judge }) => judge ?? [])),
        latencyAvgMs: meanOrNull(measured.flatMap(({ latencyMs }) => latencyMs ?? [])),
        costUsd: rounded(suite.costUsd),
      },
    ];
  });
  const renewed = new Set(own.map(({ suite }) => suite));
  const rest = earlier.filter(({ sha, suite }) => sha !== run.sha || !renewed.has(suite));
  const commits = [...new Set([...own, ...rest].map(({ sha }) => sha))].slice(0, MAX_TREND_COMMITS);
  const kept = new Set(commits);
  return [...own, ...rest].filter(({ sha }) => kept.has(sha));
}

/** A reused result is no new observation, but a suite's totals without it would be those of another suite. */
function asAsked(result: ComparableResult): ComparableResult {
  if (!isReused(result)) return result;
  const runs = result.runs.map((run) =>
    run.outcome.kind === 'reused'
      ? { ...run, outcome: { kind: run.outcome.passed ? 'passed' : 'failed' } as const }
      : run,
  );
  return { ...result, runs };
}

/** One attempt's results of one suite. */
export type AttemptResults = ReadonlyMap<string, ComparableResult>;

/** The results of a suite in each of the other attempts at the commit. One that replayed stored answers drew nothing new. */
export function indexAttempts(
  attempts: readonly Report[],
  suiteName: string,
): readonly AttemptResults[] {
  return attempts.flatMap((attempt) => {
    if (attempt.run.responses === 'replay') return [];
    const suite = attempt.suites.find(({ name }) => name === suiteName);
    if (suite === undefined) return [];
    return [new Map(suite.results.map((it) => [keyOf(it.testCaseName, it.modelId), it]))];
  });
}

/** The same result in the other attempts, with the same request and checks. */
export function sameResults(
  result: ComparableResult,
  attempts: readonly AttemptResults[],
): readonly ComparableResult[] {
  return attempts.flatMap((attempt) => {
    const other = attempt.get(keyOf(result.testCaseName, result.modelId));
    const isSame =
      other?.requestHash === result.requestHash && other.checksHash === result.checksHash;
    return isSame ? [other] : [];
  });
}

function meanOrNull(values: readonly number[]): number | null {
  const value = mean(values);
  return value === undefined ? null : rounded(value);
}

/** Four significant digits: a report that is read by machines need not be larger. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
