/** Which results of this run may be compared with what the base branch remembers, and why not. */
import type { BaseMemory, ResultComparison, SuiteComparison } from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import {
  isReused,
  isWhole,
  keyOf,
  measure,
  recalled,
  type ComparableResult,
  type MeasuredRun,
} from './measured.js';
import { indexAttempts, sameResults, type AttemptResults } from './memory.js';
import { pooledCounts, type ComparedResult, type Counts } from './sample.js';

/** A suite of this run. */
export interface HeadSuite {
  readonly name: string;
  /** In config order. */
  readonly results: readonly ComparableResult[];
  readonly models: SuiteReport['models'];
  /** Every test x model of the config, by `keyOf`, whether this run asks it or not: what is not in it was removed. */
  readonly configured: ReadonlySet<string>;
  /** Where rounds were asked: the limit of the round that ended them (`roundLimits`). */
  readonly limit?: number | undefined;
}

/** One result of this run and what the base branch knows of it. */
export interface Match {
  readonly result: ComparableResult;
  readonly kind: ResultComparison['kind'];
  /** Newest first; empty where the base has no outcome that may be compared. */
  readonly base: readonly MeasuredRun[];
  /** This run and the other attempts. */
  readonly head: readonly MeasuredRun[];
  readonly sample: ComparedResult;
  readonly counts: Counts;
}

export interface MatchedSuite {
  readonly head: HeadSuite;
  readonly baseReport: SuiteReport | undefined;
  readonly matches: readonly Match[];
  readonly changed: readonly Match[];
  /** Asked here, with a request that this change does not touch. */
  readonly unchanged: readonly Match[];
  readonly removed: SuiteComparison['removed'];
  /** Not everything was asked: the verdict was decided without it. */
  readonly isStopped: boolean;
}

/** What a suite of this run has in common with the base branch's. `attempts`: see `compareReports`. */
export function matchSuite(
  head: HeadSuite,
  memory: BaseMemory,
  base: Report,
  attempts: readonly Report[],
): MatchedSuite {
  const remembered = memory.suites.find(({ name }) => name === head.name)?.results ?? [];
  const known = new Map(remembered.map((it) => [keyOf(it.test, it.model), it]));
  const others = indexAttempts(attempts, head.name);
  const models = new Map(head.models.map((model) => [model.id, model]));
  const matches = head.results.map((result) =>
    matchResult(
      result,
      known.get(keyOf(result.testCaseName, result.modelId)),
      others,
      isDeterministic(models.get(result.modelId)),
    ),
  );
  return {
    head,
    baseReport: base.suites.find(({ name }) => name === head.name),
    matches,
    changed: matches.filter(({ kind }) => kind === 'changed'),
    unchanged: matches.filter(
      ({ kind, result }) => kind === 'unchanged-request' && !isReused(result),
    ),
    removed: removedFrom(remembered, head.configured),
    isStopped: !head.results.every(isWhole),
  };
}

type Remembered = BaseMemory['suites'][number]['results'][number];

function matchResult(
  result: ComparableResult,
  remembered: Remembered | undefined,
  others: readonly AttemptResults[],
  deterministic: boolean,
): Match {
  const kind = kindOf(result, remembered);
  const base = kind === 'new' || kind === 'checks-changed' ? [] : baseRuns(result, remembered);
  const head = [result, ...sameResults(result, others)].filter(isWhole).map(measure);
  const sample = {
    base: base.map(({ outcomes }) => outcomes),
    head: head.map(({ outcomes }) => outcomes),
    deterministic,
  };
  return { result, kind, base, head, sample, counts: pooledCounts(sample) };
}

function kindOf(
  result: ComparableResult,
  remembered: Remembered | undefined,
): ResultComparison['kind'] {
  if (remembered === undefined) return 'new';
  if (remembered.checks !== result.checksHash) return 'checks-changed';
  const isKnown = result.requestHash !== null && remembered.request === result.requestHash;
  return isKnown ? 'unchanged-request' : 'changed';
}

/** Where a request is not known, an older commit may have had another program behind the same config. */
function baseRuns(
  { requestHash }: ComparableResult,
  remembered: Remembered | undefined,
): readonly MeasuredRun[] {
  if (remembered === undefined) return [];
  const newestOnly = requestHash === null || remembered.request === null;
  return remembered.runs.filter(([place]) => !newestOnly || place === 0).map(recalled);
}

/** At temperature 0, or with a seed, the repeats of a run share their cause. */
function isDeterministic(model: SuiteReport['models'][number] | undefined): boolean {
  return model !== undefined && (model.params.temperature === 0 || model.params.seed !== undefined);
}

/** What the base branch's newest run has, and this config has not. */
function removedFrom(
  remembered: readonly Remembered[],
  configured: ReadonlySet<string>,
): SuiteComparison['removed'] {
  return remembered.flatMap(({ test, model, runs }) => {
    if (configured.has(keyOf(test, model))) return [];
    const newest = runs.find(([place]) => place === 0);
    if (newest === undefined) return [];
    const { outcomes } = recalled(newest);
    const passed = outcomes.filter((outcome) => outcome === 1).length;
    return [{ testCaseName: test, modelId: model, passed, runs: outcomes.length }];
  });
}
