/** Which results of this run may be compared with what the base branch remembers, and why not. */
import type {
  BaseMemory,
  JudgedAgain,
  JudgeShift,
  ResultComparison,
  SuiteComparison,
} from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import { countingRuns } from './counting-runs.js';
import { changedJudges, isJudgedBy, judgeShifts } from './judges/judge-shift.js';
import {
  isReused,
  isWhole,
  measure,
  measureAll,
  recalled,
  type ComparableResult,
  type MeasuredRun,
} from './measured.js';
import { indexAttempts, sameResults, type Attempt } from './memory.js';
import { pooledCounts, type ComparedResult, type Counts } from './compared-result.js';
import type { ChangedModel } from './suite-verdict.js';
import {
  isSameModel,
  modelsBehind,
  namesOf,
  versionsByRun,
  versionsOf,
  type Versions,
} from './versions.js';
import { keyOfResult, resultKey } from '../basics/result-key.js';

/** What the config says of the comparison. */
export interface ComparisonSettings {
  /** Set where the gate is: then the judge average takes its share of the chance of a false alarm. */
  readonly judgeDropMax?: number | undefined;
  /** The same of the tests: so many may be worse for certain. */
  readonly regressionsMax?: number | undefined;
  /** Points. Default: 10. */
  readonly notWorseMargin?: number | undefined;
}

/** A suite of this run. */
export interface HeadSuite {
  readonly name: string;
  /** In config order. */
  readonly results: readonly ComparableResult[];
  readonly models: SuiteReport['models'];
  /** Judges held against labels, as this run found them. */
  readonly judges?: SuiteReport['judges'];
  /** What today's judge says of the base branch's answers, where it was asked. */
  readonly judgedAgain?: readonly JudgedAgain[] | undefined;
  /** Every test x model of the config, by `resultKey`, whether this run asks it or not: what is not in it was removed. */
  readonly configured: ReadonlySet<string>;
  readonly settings?: ComparisonSettings | undefined;
  /** Where rounds were asked: the limit of the round that ended them (`roundLimits`). */
  readonly limit?: number | undefined;
}

/** One result of this run and what the base branch knows of it. */
export interface Match {
  readonly result: ComparableResult;
  readonly kind: ResultComparison['kind'];
  /** With the base branch's request, whatever the checks are. */
  readonly isAskedAlike: boolean;
  /** By the base branch's runs, newest first: undefined where a run has none that counts for this result. */
  readonly byRun: readonly (MeasuredRun | undefined)[];
  /** The same without gaps; empty where the base has no outcome that may be compared. */
  readonly base: readonly MeasuredRun[];
  /** This run and the other attempts. */
  readonly head: readonly MeasuredRun[];
  readonly sample: ComparedResult;
  readonly counts: Counts;
  /** Models that answer under another version than on the base branch: then no run of it counts. */
  readonly moved: readonly ChangedModel[];
  /** With what they answered there: for the question whether the model itself has changed. Only where some have moved. */
  readonly acrossVersions?: ComparedResult | undefined;
  /** A judge of it is another one than on the base branch: then no run of it counts. */
  readonly isJudgeChanged: boolean;
}

export interface MatchedSuite {
  readonly head: HeadSuite;
  readonly baseReport: SuiteReport | undefined;
  readonly matches: readonly Match[];
  readonly changed: readonly Match[];
  /** Asked here, with a request that this change does not touch. */
  readonly unchanged: readonly Match[];
  readonly removed: SuiteComparison['removed'];
  /** Results that the base branch knows and this config has, and that this run did not ask. */
  readonly notAsked: number;
  /** Not everything was asked: the verdict was decided without it. */
  readonly isStopped: boolean;
  readonly shifts: readonly JudgeShift[];
}

/** What is the same for all results of a suite. */
interface Sides {
  readonly head: HeadSuite;
  readonly baseModels: SuiteReport['models'] | undefined;
  readonly versions: Versions;
  /** Of each remembered run, newest first. */
  readonly baseVersions: readonly Versions[];
  readonly attempts: readonly Attempt[];
  /** Config ids of the judges that certainly have changed. */
  readonly changedJudges: ReadonlySet<string>;
}

/** What a suite of this run has in common with the base branch's. `attempts`: see `compareReports`. */
export function matchSuite(
  head: HeadSuite,
  memory: BaseMemory,
  base: Report,
  attempts: readonly Report[],
): MatchedSuite {
  const suite = memory.suites.find(({ name }) => name === head.name);
  const remembered = suite?.results ?? [];
  const known = new Map(remembered.map((it) => [resultKey(it.test, it.model), it]));
  const baseReport = base.suites.find(({ name }) => name === head.name);
  const shifts = judgeShifts(head.judges, baseReport?.judges);
  const sides: Sides = {
    head,
    baseModels: baseReport?.models,
    versions: versionsOf(head.results),
    baseVersions: suite === undefined ? [] : versionsByRun(suite, memory.runs.length),
    attempts: indexAttempts(attempts, head.name),
    changedJudges: changedJudges(shifts),
  };
  const matches = head.results.map((result) =>
    matchResult(result, known.get(resultKey(result.testCaseName, result.modelId)), sides),
  );
  return {
    head,
    baseReport,
    matches,
    changed: matches.filter(({ kind }) => kind === 'changed'),
    unchanged: matches.filter(
      ({ kind, result }) => kind === 'unchanged-request' && !isReused(result),
    ),
    removed: removedFrom(remembered, head, baseReport),
    notAsked: notAskedOf(remembered, head),
    isStopped: !head.results.every(isWhole),
    shifts,
  };
}

type Remembered = BaseMemory['suites'][number]['results'][number];

function matchResult(
  result: ComparableResult,
  remembered: Remembered | undefined,
  sides: Sides,
): Match {
  const kind = kindOf(result, remembered);
  const head = measureAll(
    [result, ...sameResults(result, sides.attempts, sides.versions)].filter(isWhole),
  );
  const isCompared = kind === 'changed' || kind === 'unchanged-request';
  const isJudgeChanged = isCompared && isJudgedBy(result, sides.changedJudges);
  const { byRun, moved, newest } =
    remembered === undefined || !isCompared || isJudgeChanged
      ? NOTHING
      : baseRuns(result, kind, remembered, sides);
  const sampleOf = (base: BaseRuns['byRun']): ComparedResult => ({
    base: base.map((run) => run?.outcomes ?? []),
    head: head.map(({ outcomes }) => outcomes),
    deterministic: isDeterministic(sides.head.models.find(({ id }) => id === result.modelId)),
  });
  const sample = sampleOf(byRun);
  return {
    result,
    kind,
    isAskedAlike: isAskedAlike(result, remembered),
    byRun,
    base: byRun.filter((run) => run !== undefined),
    head,
    sample,
    counts: pooledCounts(sample),
    moved,
    acrossVersions: moved.length === 0 ? undefined : sampleOf(newest),
    isJudgeChanged,
  };
}

function kindOf(
  result: ComparableResult,
  remembered: Remembered | undefined,
): ResultComparison['kind'] {
  if (remembered === undefined) return 'new';
  if (remembered.checks !== result.checksHash) return 'checks-changed';
  return isAskedAlike(result, remembered) ? 'unchanged-request' : 'changed';
}

function isAskedAlike(
  { requestHash }: ComparableResult,
  remembered: Remembered | undefined,
): boolean {
  return requestHash !== null && remembered?.request === requestHash;
}

interface BaseRuns extends Pick<Match, 'byRun' | 'moved'> {
  /** Those of the version that answered on the base branch last. */
  readonly newest: Match['byRun'];
}

const NOTHING: BaseRuns = { byRun: [], moved: [], newest: [] };

/**
 * The remembered runs that count: the memory keeps a result's runs only while request and checks stay equal, so what is
 * left to ask is what answered. Where this change asks another model, or none answered here, the base branch's newest
 * run says which version its side is of.
 */
function baseRuns(
  result: ComparableResult,
  kind: ResultComparison['kind'],
  remembered: Remembered,
  { head, baseModels, versions, baseVersions }: Sides,
): BaseRuns {
  const { request, checks } = remembered;
  // Where a request is not known, an older commit may have had another program behind the same config.
  const newestOnly = result.requestHash === null || request === null;
  const runs = remembered.runs.filter(([place]) => !newestOnly || place === 0);
  const newest = baseVersions[runs[0]?.[0] ?? 0];
  const models = modelsBehind(result);
  const isAnswered = measure(result).outcomes.length > 0;
  const isHeld = (id: string): boolean =>
    isAnswered && (kind === 'unchanged-request' || isSameModel(id, head.models, baseModels));
  const asked = runs.map(([place]) => ({
    request,
    checks,
    versions: namesOf(models, baseVersions[place]),
  }));
  const runsOf = (wanted: readonly string[]): Match['byRun'] => {
    const byRun: (MeasuredRun | undefined)[] = baseVersions.map(() => undefined);
    for (const position of countingRuns({ request, checks, versions: wanted }, asked)) {
      const run = runs[position];
      if (run !== undefined) byRun[run[0]] = recalled(run);
    }
    return byRun;
  };
  const byRun = runsOf(models.flatMap((id) => namesOf([id], isHeld(id) ? versions : newest)));
  const isLeft = byRun.some((run) => run !== undefined);
  const moved =
    isLeft || runs.length === 0
      ? []
      : models.flatMap((id) => (isHeld(id) ? movedModel(id, newest, versions) : []));
  return { byRun, moved, newest: runsOf(namesOf(models, newest)) };
}

function movedModel(
  model: string,
  base: Versions | undefined,
  head: Versions,
): readonly ChangedModel[] {
  const [before, here] = [base, head].map((versions) =>
    [...(versions?.get(model) ?? [])].toSorted(),
  );
  if (before === undefined || here === undefined || before.join('\n') === here.join('\n'))
    return [];
  return [{ model, base: before, head: here }];
}

/** At temperature 0, or with a seed, the repeats of a run are one answer. */
function isDeterministic(model: SuiteReport['models'][number] | undefined): boolean {
  return model !== undefined && (model.params.temperature === 0 || model.params.seed !== undefined);
}

function notAskedOf(remembered: readonly Remembered[], { results, configured }: HeadSuite): number {
  const asked = new Set(results.map(keyOfResult));
  return remembered
    .map(({ test, model }) => resultKey(test, model))
    .filter((key) => configured.has(key) && !asked.has(key)).length;
}

/**
 * What the base branch's newest run has, and this config has not. Where that run drew nothing new of a test, since it took
 * over the result, replayed it or lost it to a provider, the run before it that did says how it went.
 */
function removedFrom(
  remembered: readonly Remembered[],
  { configured }: HeadSuite,
  baseReport: SuiteReport | undefined,
): SuiteComparison['removed'] {
  const newest = new Set((baseReport?.results ?? []).map(keyOfResult));
  return remembered.flatMap(({ test, model, runs }) => {
    const key = resultKey(test, model);
    const [known] = runs;
    if (configured.has(key) || !(known?.[0] === 0 || newest.has(key))) return [];
    const outcomes = known === undefined ? [] : recalled(known).outcomes;
    const passed = outcomes.filter((outcome) => outcome === 1).length;
    return [{ testCaseName: test, modelId: model, passed, runs: outcomes.length }];
  });
}
