/**
 * What the base branch's reports remember: the last ten commits' outcomes of each result, while request and checks
 * stay equal, and the totals of the last fifty. Whatever the verdict of a run was, it counts: remembering green runs
 * only would make false alarms. Only runs of the base branch write it.
 */
import type {
  BaseMemory,
  RememberedOutcomes,
  RememberedRun,
  RememberedVersions,
  TrendPoint,
} from '../report/comparison.js';
import type { Report } from '../report/report.js';
import { MAX_RUNS } from './compared-result.js';
import {
  isReused,
  measure,
  measureAll,
  recalled,
  type ComparableResult,
  type MeasuredRun,
} from './measured.js';
import { agree, modelsBehind, rememberedVersions, versionsOf, type Versions } from './versions.js';
import { meanOrNothing } from '../basics/numbers.js';
import { resultKey } from '../basics/result-key.js';

export const MAX_TREND_COMMITS = 50;
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
  const earlier = new Map(before.suites.map((suite) => [suite.name, suite]));
  const shifted = shiftRuns(before, run, hasMoved(earlier, suites));
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
        versions: rememberVersions(suite, earlier.get(suite.name), shifted),
      })),
      ...left.map(({ name, results, versions }) => ({
        name,
        results: results.map((it) => ({ ...it, runs: moved(it.runs, shifted) })),
        versions: movedVersions(versions, shifted),
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

/**
 * @param isMoved another version of a model answers than in the earlier run of the same commit, which is forgotten: two
 * versions must not stand as one run
 */
function shiftRuns(earlier: BaseMemory, run: RememberedRun, isMoved: boolean): ShiftedRuns {
  const runs = [run];
  const places = new Map<number, number>();
  const used = placesUsed(earlier);
  for (const [index, it] of earlier.runs.entries()) {
    if (it.sha === run.sha) {
      if (!isMoved) places.set(index, 0);
    } else if (runs.length < MAX_RUNS && used.has(index)) {
      places.set(index, runs.length);
      runs.push(it);
    }
  }
  return { runs, places };
}

/** A run of stored answers, say, leaves nothing that is remembered, and must not push out one that does. */
function placesUsed({ suites }: BaseMemory): ReadonlySet<number> {
  return new Set(
    suites.flatMap(({ results }) => results.flatMap(({ runs }) => runs.map(([place]) => place))),
  );
}

/** Whether a model that answered here names other versions than in the newest run that is remembered. */
function hasMoved(
  earlier: ReadonlyMap<string, RememberedSuite>,
  suites: readonly FinishedSuite[],
): boolean {
  return suites.some(({ name, results }) => {
    const here = versionsOf(results);
    const newest = new Map(
      (earlier.get(name)?.versions ?? []).flatMap(([place, model, names]) =>
        place === 0 ? [[model, new Set(names)] as const] : [],
      ),
    );
    return !agree(
      [...here.keys()].filter((id) => newest.has(id)),
      here,
      newest,
    );
  });
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

/** The same of versions. */
function movedVersions(
  versions: readonly RememberedVersions[],
  { places }: ShiftedRuns,
): readonly RememberedVersions[] {
  return versions
    .flatMap(([index, ...rest]): RememberedVersions[] => {
      const place = places.get(index);
      return place === undefined ? [] : [[place, ...rest]];
    })
    .sort(([a], [b]) => a - b);
}

function rememberVersions(
  { results }: FinishedSuite,
  earlier: RememberedSuite | undefined,
  shifted: ShiftedRuns,
): readonly RememberedVersions[] {
  const own = versionsOf(results);
  // Of this commit, models that were not asked again keep what they had named.
  const kept = movedVersions(earlier?.versions ?? [], shifted).filter(
    ([place, model]) => place > 0 || !own.has(model),
  );
  return [...rememberedVersions(0, own), ...kept].sort(([a], [b]) => a - b);
}

interface RememberingSetup {
  readonly others: readonly Attempt[];
  readonly isPartial: boolean;
  readonly mayBeStored: boolean;
}

function rememberResults(
  { results }: FinishedSuite,
  earlier: RememberedSuite | undefined,
  shifted: ShiftedRuns,
  { others, isPartial, mayBeStored }: RememberingSetup,
): readonly RememberedResult[] {
  const known = new Map((earlier?.results ?? []).map((it) => [resultKey(it.test, it.model), it]));
  const versions = versionsOf(results);
  const remembered = results.map((result) => {
    const { testCaseName, modelId, requestHash, checksHash } = result;
    const key = resultKey(testCaseName, modelId);
    const before = known.get(key);
    known.delete(key);
    const isSame = before?.request === requestHash && before.checks === checksHash;
    const kept = isSame ? moved(before.runs, shifted) : [];
    // Another commit may have had another program behind the same config.
    const telling = kept.filter(([place]) => place === 0 || requestHash !== null);
    const ofThisCommit = telling.filter(([place]) => place === 0).map(recalled);
    const own = measureAll([result, ...sameResults(result, others, versions)]);
    // Stored answers are no new run: they count once, where nothing else is remembered.
    const isNew = !mayBeStored || telling.length === 0;
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
    const passRate = meanOrNothing(outcomes);
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
export function asAsked(result: ComparableResult): ComparableResult {
  if (!isReused(result)) return result;
  const runs = result.runs.map((run) =>
    run.outcome.kind === 'reused'
      ? { ...run, outcome: { kind: run.outcome.passed ? 'passed' : 'failed' } as const }
      : run,
  );
  return { ...result, runs };
}

/** One attempt's results of one suite, and what answered. */
export interface Attempt {
  readonly results: ReadonlyMap<string, ComparableResult>;
  readonly versions: Versions;
}

/** The results of a suite in each of the other attempts at the commit. One that replayed stored answers drew nothing new. */
export function indexAttempts(attempts: readonly Report[], suiteName: string): readonly Attempt[] {
  return attempts.flatMap((attempt) => {
    if (attempt.run.responses === 'replay') return [];
    const suite = attempt.suites.find(({ name }) => name === suiteName);
    if (suite === undefined) return [];
    const results = new Map(
      suite.results.map((it) => [resultKey(it.testCaseName, it.modelId), it]),
    );
    return [{ results, versions: versionsOf(suite.results) }];
  });
}

/**
 * The same result in the other attempts, with the same request, checks and versions of its models.
 * @param versions of this run
 */
export function sameResults(
  result: ComparableResult,
  attempts: readonly Attempt[],
  versions: Versions,
): readonly ComparableResult[] {
  const models = modelsBehind(result);
  return attempts.flatMap((attempt) => {
    const other = attempt.results.get(resultKey(result.testCaseName, result.modelId));
    const isSame =
      other?.requestHash === result.requestHash &&
      other.checksHash === result.checksHash &&
      agree(models, versions, attempt.versions);
    return isSame ? [other] : [];
  });
}

function meanOrNull(values: readonly number[]): number | null {
  const value = meanOrNothing(values);
  return value === undefined ? null : rounded(value);
}

/** Four significant digits: a report that is read by machines need not be larger. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
