/**
 * What the base branch's reports remember: the last ten commits' outcomes of each result, while request and checks
 * stay equal, and the totals of the last fifty. Whatever the verdict of a run was, it counts: remembering green runs
 * only would make false alarms. Only runs of the base branch write it.
 */
import {
  groupedBy,
  keyOfResult,
  meanOrNothing,
  resultKey,
  sum,
  wholeCost,
} from '../basics/basics.js';
import type {
  BaseMemory,
  RememberedOutcomes,
  RememberedRun,
  RememberedVersions,
  TrendPoint,
} from '../report/comparison.js';
import type { Report } from '../report/report.js';
import { MAX_RUNS, type Outcome } from '../statistics/intervals.js';
import {
  type ComparableResult,
  type MeasuredRun,
  allRuns,
  measureAll,
  measureWithReused,
  outcomeOf,
} from '../engine/results.js';

type Run = ComparableResult['runs'][number];

/** Models' ids with the names in their replies. */
type NamedVersions = NonNullable<RememberedOutcomes[5]>;

/** A remembered run as if it had just been measured. */
export function recalled(run: RememberedOutcomes): MeasuredRun {
  return {
    outcomes: outcomesOf(run[1]),
    judge: run[2] ?? undefined,
    latencyMs: run[3] ?? undefined,
    costUsd: run[4] ?? undefined,
  };
}

function outcomesOf(signs: string): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (const sign of signs) outcomes.push(sign === '1' ? 1 : 0);
  return outcomes;
}

// Which versions of its models answered, answer by answer: one reply of a fallback model costs one answer, and a base
// branch that mixes two versions blames nobody. Judges have versions like the models under test.

/** Names by model id; a model whose replies named none is not in it, one whose names are no versions has no names. */
export type Versions = ReadonlyMap<string, ReadonlySet<string>>;

/** Fewer names of a model may be versions of it, however few answers there are. */
const LEAST_NO_VERSIONS = 4;

/** Of a run's own replies; what it took over from the base branch is none of them. */
export function versionsOf(results: readonly ComparableResult[]): Versions {
  const versions = new Map<string, Set<string>>();
  const answers = new Map<string, number>();
  for (const result of results) {
    for (const { outcome, repliedModels } of allRuns(result)) {
      if (outcome.kind === 'reused') continue;
      for (const [id, names] of Object.entries(repliedModels ?? {})) {
        const known = versions.get(id) ?? new Set<string>();
        versions.set(id, known);
        for (const name of names) known.add(name);
        answers.set(id, (answers.get(id) ?? 0) + 1);
      }
    }
  }
  // What differs from reply to reply names a reply, and no version.
  for (const [id, names] of versions) {
    if (names.size >= LEAST_NO_VERSIONS && names.size * 2 > (answers.get(id) ?? 0)) names.clear();
  }
  return versions;
}

/** As the memory keeps them, of the run at this place. */
function rememberedVersions(place: number, versions: Versions): RememberedVersions[] {
  return [...versions].map(([model, names]) => [place, model, [...names].toSorted()]);
}

/** What a whole run names of its models: each as one text, see NameOf. */
export type NamesOfRun = ReadonlyMap<string, string>;

/** Of each remembered run of a suite, newest first. */
export function namesByRun(
  versions: readonly RememberedVersions[],
  runs: number,
): readonly NamesOfRun[] {
  const byRun = Array.from({ length: runs }, () => new Map<string, string>());
  for (const [place, model, names] of versions) byRun[place]?.set(model, joined(names));
  return byRun;
}

/** Ids of the models that a result has to do with: its own, and those that judged it. */
export function modelsBehind({ modelId, runs }: ComparableResult): readonly string[] {
  const named = runs.flatMap(({ repliedModels }) => Object.keys(repliedModels ?? {}));
  return [...new Set([modelId, ...named])];
}

/** What one answer names of a model, as one text: '' for none; undefined where it says nothing of that model. */
export type NameOf = (model: string) => string | undefined;

/** The names of its own that a remembered run has. */
export function namedIn(row: RememberedOutcomes): NamedVersions | undefined {
  return row.length === 6 ? row[5] : undefined;
}

/** Of one answer of a run whose replies have these versions. A judge is not asked about every answer. */
export function nameInRun({ modelId, repliedModels }: Run, versions: Versions): NameOf {
  return (model) => {
    const names = Object.hasOwn(repliedModels ?? {}, model) ? repliedModels?.[model] : undefined;
    if (names === undefined) return model === modelId ? '' : undefined;
    return versions.get(model)?.size === 0 ? '' : joined(names);
  };
}

/** The same of answers that the memory keeps together: their own names, else all that the run has. */
export function nameInMemory(
  named: NamedVersions | undefined,
  modelId: string,
  run?: NamesOfRun,
): NameOf {
  const known =
    named === undefined ? run : new Map(named.map(([id, names]) => [id, joined(names)]));
  return (model) => known?.get(model) ?? (model === modelId ? '' : undefined);
}

function joined(names: readonly string[]): string {
  return names.length === 0 ? '' : JSON.stringify(names.toSorted());
}

/**
 * What the memory keeps of one answer's versions, so that a run of several keeps them apart: nothing where all answers of
 * the run name the same.
 */
function namedVersions(run: Run, versions: Versions): NamedVersions | undefined {
  const nameOf = nameInRun(run, versions);
  const isOfRun = [...new Set([run.modelId, ...versions.keys()])].every((model) => {
    const name = nameOf(model);
    const names = versions.get(model);
    return name === undefined ? model !== run.modelId : name === (names ? joined([...names]) : '');
  });
  if (isOfRun) return undefined;
  return Object.entries(run.repliedModels ?? {})
    .filter(([model]) => versions.get(model)?.size !== 0)
    .map(([model, names]) => [model, names.toSorted()]);
}

interface Versionwise {
  readonly counts: (answer: NameOf) => boolean;
  /** Every answer of these two sides counts. */
  readonly isAll: boolean;
}

/**
 * Whether an answer's versions occur on both sides, so that it counts. Nothing is held against a judge that one side did
 * not ask at all.
 * @param held models whose recipient is the same on both sides
 */
export function countingVersions(
  held: readonly string[],
  head: readonly NameOf[],
  base: readonly NameOf[],
): Versionwise {
  const sides = held.map((model) => ({
    model,
    known: [namesIn(head, model), namesIn(base, model)] as const,
  }));
  const counts = (nameOf: NameOf): boolean =>
    sides.every(({ model, known }) => {
      const name = nameOf(model);
      return name === undefined || known.every((names) => names.size === 0 || names.has(name));
    });
  return { counts, isAll: sides.every(({ known }) => isSame(...known)) };
}

/** Which answers of two sides that were asked by one run are of versions that both have. */
export function inCommonVersions(
  here: ComparableResult,
  there: ComparableResult,
): (run: Run) => boolean {
  const versions = versionsOf([there, here]);
  const namesOf = ({ runs }: ComparableResult): readonly NameOf[] =>
    runs.filter((run) => outcomeOf(run) !== undefined).map((run) => nameInRun(run, versions));
  const held = modelsBehind({ ...there, runs: [...there.runs, ...here.runs] });
  const { counts } = countingVersions(held, namesOf(here), namesOf(there));
  return (run) => counts(nameInRun(run, versions));
}

function isSame(head: ReadonlySet<string>, base: ReadonlySet<string>): boolean {
  if (head.size === 0 || base.size === 0) return true;
  return head.size === base.size && [...head].every((name) => base.has(name));
}

/** What these answers name of a model, each different text once: see NameOf. */
export function namesIn(answers: readonly NameOf[], model: string): ReadonlySet<string> {
  return new Set(answers.flatMap((nameOf) => nameOf(model) ?? []));
}

const MAX_TREND_COMMITS = 50;
/** Of one result in one commit: more tell little more, and a branch that stands still must not grow its report. */
const MAX_OUTCOMES = 100;
/** Of one result in one commit: those with the most answers. */
const MAX_VERSIONS = 4;

type RememberedSuite = BaseMemory['suites'][number];
type RememberedResult = RememberedSuite['results'][number];

interface FinishedSuite {
  readonly name: string;
  readonly results: readonly ComparableResult[];
  /** USD of the whole suite; null where part of it is unknown. */
  readonly costUsd: number | null;
}

interface FinishedRun {
  readonly run: RememberedRun;
  readonly suites: readonly FinishedSuite[];
  /** Reports of the other attempts at the same commit. */
  readonly attempts: readonly Report[];
  /** Filters or an end before its time left tests out: they are still remembered, and there are no totals. */
  readonly isPartial: boolean;
  /** Answers were replayed, or may have been: the same ones tell nothing new. */
  readonly mayBeStored: boolean;
  /** Sample ids of the report before it: an answer that a cache gave again tells nothing new either. */
  readonly givenBefore?: ReadonlySet<string> | undefined;
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
      costUsd: wholeCost(totals),
    })),
    attempts: [],
    isPartial: false,
    mayBeStored: false,
  });
}

/** The memory that a run of the base branch hands on. `previous`: of the report before it. */
export function remember(previous: BaseMemory | undefined, finished: FinishedRun): BaseMemory {
  const { run, suites, attempts, isPartial, mayBeStored, givenBefore } = finished;
  const before = previous ?? { runs: [], suites: [], trend: [] };
  const earlier = new Map(before.suites.map((suite) => [suite.name, suite]));
  const shifted = shiftRuns(before, run);
  const names = new Set(suites.map(({ name }) => name));
  const left = isPartial ? before.suites.filter(({ name }) => !names.has(name)) : [];
  return {
    runs: shifted.runs,
    suites: [
      ...suites.map((suite) => {
        const others = indexAttempts(attempts, suite.name);
        const setup = { others, isPartial, mayBeStored, givenBefore };
        return rememberSuite(suite, earlier.get(suite.name), shifted, setup);
      }),
      ...left.map(({ name, results, versions }) => ({
        name,
        results: stillKnown(results, shifted),
        versions: moved(versions, shifted.places, versionsAt),
      })),
    ],
    trend: isPartial ? before.trend : trendOf(before.trend, finished),
  };
}

interface ShiftedRuns {
  readonly runs: readonly RememberedRun[];
  readonly places: Places;
}

/** Where each of the earlier runs is now; 0: it is of the same commit. A run that is not in it is forgotten. */
type Places = ReadonlyMap<number, number>;

function shiftRuns(earlier: BaseMemory, run: RememberedRun): ShiftedRuns {
  const runs = [run];
  const places = new Map<number, number>();
  const used = placesUsed(earlier);
  for (const [index, it] of earlier.runs.entries()) {
    if (it.sha === run.sha) {
      places.set(index, 0);
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

/** Rows of remembered runs under their new places, newest first; what is forgotten is left out. */
function moved<Row extends RememberedOutcomes | RememberedVersions>(
  rows: readonly Row[],
  places: Places,
  at: (row: Row, place: number) => Row,
): readonly Row[] {
  return inPlace(
    rows.flatMap((row) => {
      const place = places.get(row[0]);
      return place === undefined ? [] : [at(row, place)];
    }),
  );
}

function inPlace<Row extends RememberedOutcomes | RememberedVersions>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted((a, b) => a[0] - b[0]);
}

const outcomesAt = ([, ...rest]: RememberedOutcomes, place: number): RememberedOutcomes => [
  place,
  ...rest,
];
const versionsAt = ([, ...rest]: RememberedVersions, place: number): RememberedVersions => [
  place,
  ...rest,
];

/** Of this commit, what its earlier runs and the other attempts named stands beside what this one did. */
function versionsHere(
  suite: FinishedSuite,
  others: readonly Attempt[],
  earlier: Versions | undefined,
): Versions {
  const all = [versionsOf(suite.results), ...others.map((it) => it.versions)];
  if (earlier !== undefined) all.push(earlier);
  const versions = new Map<string, ReadonlySet<string>>();
  for (const [model, names] of all.flatMap((it) => [...it])) {
    const known = versions.get(model) ?? names;
    // Where one of them has names that are no versions, there are none.
    const isNone = names.size === 0 || known.size === 0;
    versions.set(model, new Set(isNone ? [] : [...known, ...names]));
  }
  return versions;
}

interface RememberingSetup extends Pick<FinishedRun, 'isPartial' | 'mayBeStored' | 'givenBefore'> {
  readonly others: readonly Attempt[];
}

function rememberSuite(
  suite: FinishedSuite,
  earlier: RememberedSuite | undefined,
  shifted: ShiftedRuns,
  { others, isPartial, mayBeStored, givenBefore = new Set() }: RememberingSetup,
): RememberedSuite {
  const known = new Map((earlier?.results ?? []).map((it) => [resultKey(it.test, it.model), it]));
  const keptVersions = moved(earlier?.versions ?? [], shifted.places, versionsAt);
  const before = new Map(
    keptVersions.flatMap(([place, model, names]) =>
      place === 0 ? [[model, new Set(names)] as const] : [],
    ),
  );
  const versions = versionsHere(suite, others, before);
  const explicit = (row: RememberedOutcomes): RememberedOutcomes => asNamed(row, before, versions);
  const remembered = suite.results.map((result) => {
    const { testCaseName, modelId, requestHash, checksHash } = result;
    const key = resultKey(testCaseName, modelId);
    const old = known.get(key);
    known.delete(key);
    const isSame = old?.request === requestHash && old.checks === checksHash;
    const kept = isSame ? moved(old.runs, shifted.places, outcomesAt) : [];
    // Another commit may have had another program behind the same config.
    const telling = kept.filter(([place]) => place === 0 || requestHash !== null);
    const ofThisCommit = telling.filter(([place]) => place === 0).map(explicit);
    // Stored answers are no new run: they count once, where nothing else is remembered. Of a harness, ids are those of
    // its cache, and only what it has asked itself took a time.
    const isStored = ({ sampleId, latencyUnstated }: Run): boolean =>
      mayBeStored ||
      (sampleId !== undefined &&
        (result.checkedBy === undefined ? givenBefore.has(sampleId) : latencyUnstated === true));
    const isNew = (one: Run): boolean => telling.length === 0 || !isStored(one);
    const all = [result, ...sameResults(result, others).map((it) => it.result)];
    const own = ownRows(all, versions, isNew);
    return {
      test: testCaseName,
      model: modelId,
      request: requestHash,
      checks: checksHash,
      runs: [...pool([...own, ...ofThisCommit]), ...telling.filter(([place]) => place > 0)],
    };
  });
  const missing = stillKnown(isPartial ? [...known.values()] : [], shifted).map((it) => ({
    ...it,
    runs: it.runs.map((row) => (row[0] === 0 ? explicit(row) : row)),
  }));
  return {
    name: suite.name,
    results: [...remembered, ...missing],
    versions: [...rememberedVersions(0, versions), ...keptVersions.filter(([place]) => place > 0)],
  };
}

/** Of what was not asked: a test whose last run is forgotten goes, too, or names that change each time would pile up. */
function stillKnown(
  results: readonly RememberedResult[],
  shifted: ShiftedRuns,
): readonly RememberedResult[] {
  return results
    .map((it) => ({ ...it, runs: moved(it.runs, shifted.places, outcomesAt) }))
    .filter(({ runs }) => runs.length > 0);
}

/** Of this commit's earlier run: what it named is said where the commit has come to more versions since. */
function asNamed(
  row: RememberedOutcomes,
  before: Versions | undefined,
  now: Versions,
): RememberedOutcomes {
  const isSame = [...now].every(([model, names]) => before?.get(model)?.size === names.size);
  if (namedIn(row) !== undefined || isSame) return row;
  const [place, outcomes, judge, latencyMs, costUsd] = row;
  const named = [...(before ?? [])].map(
    ([model, names]) => [model, [...names].toSorted()] as const,
  );
  return [place, outcomes, judge, latencyMs, costUsd, named];
}

/** What the jobs on this commit answered, each version apart. */
function ownRows(
  results: readonly ComparableResult[],
  versions: Versions,
  isNew: (run: Run) => boolean,
): readonly RememberedOutcomes[] {
  const keyOf = (run: ComparableResult['runs'][number]): string =>
    keyOfNames(namedVersions(run, versions));
  const keys = new Set(results.flatMap((result) => allRuns(result).map(keyOf)));
  return [...keys].flatMap((key) =>
    measureAll(results, { keeps: (run) => isNew(run) && keyOf(run) === key }).map(
      (it): RememberedOutcomes => {
        const { judge = null, latencyMs = null, costUsd = null } = it;
        return rowOf(it.outcomes.join(''), [judge, latencyMs, costUsd], key);
      },
    ),
  );
}

/** Of the newest commit. `key`: of the versions that it names. */
function rowOf(
  outcomes: string,
  means: readonly [judge: number | null, latencyMs: number | null, costUsd: number | null],
  key: string,
): RememberedOutcomes {
  if (key === '') return [0, outcomes, ...means];
  return [0, outcomes, ...means, JSON.parse(key) as NamedVersions];
}

function keyOfNames(named: NamedVersions | undefined): string {
  return named === undefined ? '' : JSON.stringify(named);
}

/** Several runs of one commit as one, or as one for each version; none where nothing has an outcome. */
function pool(rows: readonly RememberedOutcomes[]): readonly RememberedOutcomes[] {
  const answered = rows.filter(([, outcomes]) => outcomes !== '');
  return groupedBy(answered, (row) => keyOfNames(namedIn(row)))
    .map(pooled)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_VERSIONS);
}

/** @param rows of one version */
function pooled(rows: readonly [RememberedOutcomes, ...RememberedOutcomes[]]): RememberedOutcomes {
  const meanAt = (index: 2 | 3 | 4): number | null => {
    const known = rows.flatMap(({ 1: outcomes, [index]: value }) =>
      value === null ? [] : [{ value, answers: outcomes.length }],
    );
    const answers = sum(known.map((one) => one.answers));
    if (answers === 0) return null;
    return rounded(sum(known.map((one) => one.value * one.answers)) / answers);
  };
  const outcomes = rows.map((row) => row[1]).join('');
  const means = [meanAt(2), meanAt(3), meanAt(4)] as const;
  return rowOf(outcomes.slice(0, MAX_OUTCOMES), means, keyOfNames(namedIn(rows[0])));
}

function trendOf(
  earlier: readonly TrendPoint[],
  { run, suites }: FinishedRun,
): BaseMemory['trend'] {
  const own = suites.flatMap((suite): TrendPoint[] => {
    const measured = suite.results
      .map((result) => measureWithReused(result))
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
        costUsd: suite.costUsd === null ? null : rounded(suite.costUsd),
      },
    ];
  });
  const renewed = new Set(own.map(({ suite }) => suite));
  const rest = earlier.filter(({ sha, suite }) => sha !== run.sha || !renewed.has(suite));
  return ofNewestCommits([...own, ...rest]);
}

/** Points of as many commits as a trend may have, given newest first. */
function ofNewestCommits(points: readonly TrendPoint[]): BaseMemory['trend'] {
  const commits = [...new Set(points.map(({ sha }) => sha))].slice(0, MAX_TREND_COMMITS);
  return points.filter(({ sha }) => commits.includes(sha));
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
    const results = new Map(suite.results.map((it) => [keyOfResult(it), it]));
    return [{ results, versions: versionsOf(suite.results) }];
  });
}

/** The same result in the other attempts, with the same request and checks. */
export function sameResults(
  own: ComparableResult,
  attempts: readonly Attempt[],
): readonly { readonly result: ComparableResult; readonly versions: Versions }[] {
  return attempts.flatMap(({ results, versions }) => {
    const result = results.get(keyOfResult(own));
    const isSame = result?.requestHash === own.requestHash && result.checksHash === own.checksHash;
    return isSame ? [{ result, versions }] : [];
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

// What two runs of the base branch know that ended at once: each built on the report before both, and neither saw the
// other. Pure.

/**
 * The newer memory with the runs of the older that it lacks. What is in both is the newer one's word: a commit's runs are
 * pooled there. Tests whose request or checks differ keep the newer one's outcomes only.
 */
export function mergeMemories(newer: BaseMemory, older: BaseMemory): BaseMemory {
  // What the newer one has in its trend and not among its runs, it has forgotten on purpose.
  const known = new Set([...newer.runs, ...newer.trend].map(({ sha }) => sha));
  const lacking = older.runs.filter(({ sha }) => !known.has(sha));
  const [first, ...rest] = newer.runs;
  if (lacking.length === 0 || first === undefined) return newer;
  const runs = [first, ...[...rest, ...lacking].toSorted(byAge)].slice(0, MAX_RUNS);
  const fromNewer = placesIn(runs, newer.runs);
  const fromOlder = placesIn(
    runs,
    older.runs.map((run) => (known.has(run.sha) ? undefined : run)),
  );
  const others = new Map(older.suites.map((suite) => [suite.name, suite]));
  return {
    runs,
    suites: newer.suites.map((suite) =>
      mergeSuite(suite, others.get(suite.name), fromNewer, fromOlder),
    ),
    trend: mergeTrends(newer, older),
  };
}

/** Newest first; by GitHub's numbers where both have one. */
function byAge(a: RememberedRun, b: RememberedRun): number {
  if (a.runId !== undefined && b.runId !== undefined) return b.runId - a.runId;
  return Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0;
}

function placesIn(
  runs: readonly RememberedRun[],
  earlier: readonly (RememberedRun | undefined)[],
): Places {
  return new Map(
    earlier.flatMap((run, index): [number, number][] => {
      const place = run === undefined ? -1 : runs.indexOf(run);
      return place < 0 ? [] : [[index, place]];
    }),
  );
}

function mergeSuite(
  suite: RememberedSuite,
  other: RememberedSuite | undefined,
  fromNewer: Places,
  fromOlder: Places,
): RememberedSuite {
  const known = new Map((other?.results ?? []).map((one) => [resultKey(one.test, one.model), one]));
  return {
    ...suite,
    results: suite.results.map((result) => {
      const same = known.get(resultKey(result.test, result.model));
      const added = same !== undefined && isSameTest(result, same) ? same.runs : [];
      return {
        ...result,
        runs: inPlace([
          ...moved(result.runs, fromNewer, outcomesAt),
          ...moved(added, fromOlder, outcomesAt),
        ]),
      };
    }),
    versions: inPlace([
      ...moved(suite.versions, fromNewer, versionsAt),
      ...moved(other?.versions ?? [], fromOlder, versionsAt),
    ]),
  };
}

function isSameTest(one: RememberedResult, other: RememberedResult): boolean {
  return one.request !== null && one.request === other.request && one.checks === other.checks;
}

/** One entry a commit and suite, newest first, as many commits as the newer one may have. */
function mergeTrends(newer: BaseMemory, older: BaseMemory): BaseMemory['trend'] {
  const has = new Set(newer.trend.map(({ sha, suite }) => JSON.stringify([sha, suite])));
  const added = older.trend.filter(({ sha, suite }) => !has.has(JSON.stringify([sha, suite])));
  if (added.length === 0) return newer.trend;
  return ofNewestCommits(
    [...newer.trend, ...added].toSorted(
      (a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt) || 0,
    ),
  );
}

/** What a report says of a model that bears on it. */
interface AskedModel {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly recipient?: string | undefined;
}

/** Behind these is a program that a change may have told to ask another model. */
const CHOOSES_ITSELF: readonly string[] = ['http', 'mcp', 'command'];

/**
 * Whether a model is still the one that was asked on the base branch, in the same way, so that its version may be held
 * against it: else another version is the change's own doing.
 */
export function hasSameRecipient(
  id: string,
  models: readonly AskedModel[],
  baseModels: readonly AskedModel[] | undefined,
): boolean {
  const one = models.find((model) => model.id === id);
  const other = baseModels?.find((model) => model.id === id);
  return (
    one !== undefined &&
    other !== undefined &&
    one.provider === other.provider &&
    one.model === other.model &&
    one.recipient === other.recipient &&
    !CHOOSES_ITSELF.includes(one.provider)
  );
}
