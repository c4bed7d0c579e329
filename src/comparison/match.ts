/** Which results of this run may be compared with what the base branch remembers, and why not. */
import type { JudgedAgain } from '../engine/judges/judge-check.js';
import { keyOfResult, mean, meanOrNothing, resultKey, sum } from '../basics/basics.js';
import type {
  BaseMemory,
  JudgeShift,
  OtherVersions,
  ResultComparison,
  SuiteComparison,
  ChangedModel,
} from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import { type ComparedResult, type Counts, pooledCounts } from '../statistics/intervals.js';
import { judgeChanged } from '../statistics/judges.js';
import {
  allRuns,
  type ComparableResult,
  hasOnlyReusedRuns,
  measureAll,
  type MeasuredRun,
  outcomeOf,
} from '../engine/results.js';
import {
  type Attempt,
  countingVersions,
  indexAttempts,
  modelsBehind,
  namedIn,
  nameInMemory,
  nameInRun,
  type NameOf,
  namesByRun,
  namesIn,
  type NamesOfRun,
  recalled,
  sameResults,
  type Versions,
  versionsOf,
  hasSameRecipient,
} from './memory.js';

/** What the config says of the comparison. */
interface ComparisonSettings {
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
  /** What it demands, as its config says. */
  readonly demands?: SuiteReport['demands'];
  /** The base report is that of another job of the same matrix. */
  readonly isOfSibling?: boolean | undefined;
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
  /** The same in the base report itself. */
  readonly there: SuiteReport['results'][number] | undefined;
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
  /** Answers of versions that the other side does not have: they count for nothing. */
  readonly leftOut: OtherVersions;
  /** Models that answer under other versions than in the base branch's newest run, so that answers are left out. */
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
  /** The base report's own results, by `resultKey`. */
  readonly before: ReadonlyMap<string, SuiteReport['results'][number]>;
  readonly versions: Versions;
  /** Of each remembered run, newest first. */
  readonly baseNames: readonly NamesOfRun[];
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
    before: new Map((baseReport?.results ?? []).map((it) => [keyOfResult(it), it] as const)),
    versions: versionsOf(head.results),
    baseNames: namesByRun(suite?.versions ?? [], memory.runs.length),
    attempts: indexAttempts(attempts, head.name),
    changedJudges: changedJudges(shifts),
  };
  const matches = head.results.map((result) =>
    matchResult(result, known.get(resultKey(result.testCaseName, result.modelId)), sides),
  );
  const ofKind = (wanted: Match['kind']): readonly Match[] =>
    matches.filter(({ kind, result }) => kind === wanted && !hasOnlyReusedRuns(result));
  const others = [ofKind('changed'), ofKind('unchanged-request')].filter(isOtherVersion);
  const isLost = new Set(others.flat());
  const compared = matches.map((match) => (isLost.has(match) ? withoutBase(match) : match));
  return {
    head,
    baseReport,
    matches: compared,
    changed: compared.filter(({ kind }) => kind === 'changed'),
    unchanged: compared.filter(
      ({ kind, result }) => kind === 'unchanged-request' && !hasOnlyReusedRuns(result),
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
  const there = sides.before.get(keyOfResult(result));
  const kind = kindOf(result, remembered, there);
  const isCompared = kind === 'changed' || kind === 'unchanged-request';
  const isJudgeChanged = isCompared && isJudgedBy(result, sides.changedJudges);
  const known = isCompared && !isJudgeChanged ? remembered : undefined;
  const jobs = [
    { result, versions: sides.versions },
    ...sameResults(result, sides.attempts),
  ].filter((job) => isWhole(job.result));
  const { keeps, rows, newest, leftOut, moved } = answersThatCount(
    { result, kind, there, jobs },
    known,
    sides,
  );
  const byRun = placed(rows, sides.baseNames.length);
  const base = byRun.filter((run) => run !== undefined);
  const refusedFails = base.some(({ outcomes }) => outcomes.length > 0);
  const headBy = (counting: Parameters<typeof measureAll>[1]): readonly MeasuredRun[] =>
    measureAll(
      jobs.map((job) => job.result),
      { ...counting, refusedFails },
    );
  const head = headBy({ keeps });
  const sampleOf = (there: Match['byRun'], here: readonly MeasuredRun[]): ComparedResult => ({
    base: there.map((run) => run?.outcomes ?? []),
    head: here.map(({ outcomes }) => outcomes),
    deterministic: result.oneAnswer === true,
  });
  const sample = sampleOf(byRun, head);
  return {
    result,
    kind,
    there,
    isAskedAlike: isAskedAlike(result, remembered),
    byRun,
    base,
    head,
    sample,
    counts: pooledCounts(sample),
    leftOut,
    moved,
    acrossVersions:
      moved.length === 0 ? undefined : sampleOf(placed(newest, sides.baseNames.length), headBy({})),
    isJudgeChanged,
  };
}

function kindOf(
  result: ComparableResult,
  remembered: Remembered | undefined,
  { listedHash, unlistedHash }: Partial<NonNullable<Match['there']>> = {},
): ResultComparison['kind'] {
  if (remembered === undefined) return 'new';
  const isListedElse = listedHash !== undefined && listedHash !== result.listedHash;
  if (isListedElse && unlistedHash === result.unlistedHash) return 'tools-changed';
  if (remembered.checks !== result.checksHash) return 'checks-changed';
  return isAskedAlike(result, remembered) ? 'unchanged-request' : 'changed';
}

/** Of versions that cannot be compared. */
function withoutBase(match: Match): Match {
  const sample = { ...match.sample, base: [] };
  return { ...match, byRun: [], base: [], sample, counts: pooledCounts(sample) };
}

function isAskedAlike(
  { requestHash }: ComparableResult,
  remembered: Remembered | undefined,
): boolean {
  return requestHash !== null && remembered?.request === requestHash;
}

type Row = Remembered['runs'][number];

/** A result of one job on this commit, and the versions of all that the job was answered. */
interface Job {
  readonly result: ComparableResult;
  readonly versions: Versions;
}

interface AskedHere extends Pick<Match, 'result' | 'kind' | 'there'> {
  /** This run and the other attempts, newest first. */
  readonly jobs: readonly Job[];
}

interface AnswersThatCount extends Pick<Match, 'leftOut' | 'moved'> {
  readonly keeps: NonNullable<Parameters<typeof measureAll>[1]>['keeps'];
  /** What the base branch remembers. */
  readonly rows: readonly Row[];
  /** Of it, what is of the versions of its newest run. */
  readonly newest: readonly Row[];
}

/**
 * The memory keeps a result's runs only while request and checks equal those of the base branch's newest run of it, so
 * what is left to ask is which versions answered. Where this change alters the recipient, another version is its own
 * doing, and every answer counts.
 */
function answersThatCount(
  { result, kind, there: before, jobs }: AskedHere,
  remembered: Remembered | undefined,
  { head, baseModels, baseNames }: Sides,
): AnswersThatCount {
  // Where a request is not known, an older commit may have had another program behind the same config.
  const newestOnly = result.requestHash === null || remembered?.request === null;
  const rows = (remembered?.runs ?? []).filter((row) => !newestOnly || row[0] === 0);
  const answers = jobs.flatMap(({ result: one, versions }) =>
    allRuns(one)
      .filter((run) => outcomeOf(run) !== undefined)
      .map((run) => ({ run, nameOf: nameInRun(run, versions) })),
  );
  const stored = rows.map((row) => ({
    row,
    nameOf: nameInMemory(namedIn(row), result.modelId, baseNames[row[0]]),
  }));
  const { programHash } = result;
  const isSameProgram = programHash !== undefined && programHash === before?.programHash;
  const held = modelsBehind(result).filter(
    (id) =>
      kind === 'unchanged-request' ||
      (id === result.modelId && isSameProgram) ||
      hasSameRecipient(id, head.models, baseModels),
  );
  const here = answers.map(({ nameOf }) => nameOf);
  const there = stored.map(({ nameOf }) => nameOf);
  const last = stored.filter(({ row }) => row[0] === rows[0]?.[0]).map(({ nameOf }) => nameOf);
  // Where nothing answered here, the base branch's newest run says which versions its side is of.
  const isOneSided = here.length === 0 || there.length === 0;
  const { counts, isAll } = countingVersions(
    held,
    isOneSided ? last : here,
    isOneSided ? last : there,
  );
  const ofBase = answersIn(rows);
  if (isAll && !isOneSided) {
    const leftOut = { head: 0, ofHead: here.length, base: 0, ofBase };
    return { keeps: undefined, rows, newest: rows, leftOut, moved: [] };
  }
  const kept = stored.filter(({ nameOf }) => counts(nameOf)).map(({ row }) => row);
  const left = new Set(answers.filter(({ nameOf }) => !counts(nameOf)).map(({ run }) => run));
  const isMoved = here.length > 0 && (left.size > 0 || kept.length === 0) && rows.length > 0;
  const ofLast = countingVersions(held, last, last).counts;
  return {
    keeps: (run) => !left.has(run),
    rows: kept,
    newest: stored.filter(({ nameOf }) => ofLast(nameOf)).map(({ row }) => row),
    leftOut: {
      head: left.size,
      ofHead: here.length,
      base: ofBase - answersIn(kept),
      ofBase,
    },
    moved: isMoved ? held.flatMap((model) => movedModel(model, last, here)) : [],
  };
}

function answersIn(rows: readonly Row[]): number {
  return sum(rows.map((row) => row[1].length));
}

/** The base branch's runs, newest first; a run of several versions is one again. */
function placed(rows: readonly Row[], runs: number): Match['byRun'] {
  const byPlace = Array.from({ length: runs }, (): MeasuredRun[] => []);
  for (const row of rows) byPlace[row[0]]?.push(recalled(row));
  return byPlace.map((here) => {
    const [first] = here;
    if (first === undefined || here.length === 1) return first;
    const meanOf = (value: (run: MeasuredRun) => number | undefined): number | undefined =>
      meanOrNothing(here.flatMap((run) => run.outcomes.flatMap(() => value(run) ?? [])));
    return {
      outcomes: here.flatMap(({ outcomes }) => outcomes),
      judge: meanOf(({ judge }) => judge),
      latencyMs: meanOf(({ latencyMs }) => latencyMs),
      costUsd: meanOf(({ costUsd }) => costUsd),
    };
  });
}

function movedModel(
  model: string,
  before: readonly NameOf[],
  here: readonly NameOf[],
): readonly ChangedModel[] {
  // A reply that names none has a version, too: one without a name to be shown.
  const [was, is] = [namesIn(before, model), namesIn(here, model)];
  return was.size === is.size && [...is].every((name) => was.has(name))
    ? []
    : [{ model, base: namesOf(before, model), head: namesOf(here, model) }];
}

/** More of this run's answers may not be left out. */
const MOST_LEFT_OUT = 0.2;

/**
 * Whether too many answers are of versions that only one side has: more than a fifth of this run's, or all of the base
 * branch's.
 */
export function isOtherVersion(matches: readonly Match[]): boolean {
  const { head, ofHead, base, ofBase } = leftOutOf(matches);
  return head > MOST_LEFT_OUT * ofHead || (ofBase > 0 && base === ofBase);
}

/** Of all of them together. */
export function leftOutOf(matches: readonly Match[]): OtherVersions {
  const total = (key: keyof OtherVersions): number =>
    sum(matches.map(({ leftOut }) => leftOut[key]));
  return {
    head: total('head'),
    ofHead: total('ofHead'),
    base: total('base'),
    ofBase: total('ofBase'),
  };
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
    const [newestPlace] = runs[0] ?? [];
    if (configured.has(key) || !(newestPlace === 0 || newest.has(key))) return [];
    const known = runs.filter(([place]) => place === newestPlace);
    const outcomes = known.flatMap((run) => recalled(run).outcomes);
    const passed = outcomes.filter((outcome) => outcome === 1).length;
    return [{ testCaseName: test, modelId: model, passed, runs: outcomes.length }];
  });
}

// Has a judge itself changed? What it says of labelled answers, held against what the base branch's report has of the
// same ones. Where it certainly has, no test that it judges can be compared: nobody is to blame for their judge.

type JudgeCheck = NonNullable<SuiteReport['judges']>[number];
type LabelVerdict = JudgeCheck['verdicts'][number];

/** Listed: a few of them tell which way the judge went. */
const MAX_FLIPPED = 20;

/** Of each judge that was asked in this run and had a score of the same labelled answers before, in config order. */
function judgeShifts(
  here: readonly JudgeCheck[] = [],
  base: readonly JudgeCheck[] = [],
): readonly JudgeShift[] {
  return here.flatMap((check) => {
    if (check.source.kind !== 'asked') return [];
    // A criterion may have several files of labels, and the same answer may have been in another of them.
    const shift = judgeShiftOf(
      check,
      base.filter((it) => isSameQuestion(it, check)),
    );
    return shift === undefined ? [] : [shift];
  });
}

function isSameQuestion(one: JudgeCheck, other: JudgeCheck): boolean {
  return (
    one.criteria === other.criteria &&
    one.rubric === other.rubric &&
    one.judgeModel === other.judgeModel
  );
}

interface JudgedTwice {
  readonly line: number;
  readonly good: boolean;
  readonly before: number;
  readonly now: number;
  readonly isFlipped: boolean;
}

function judgeShiftOf(check: JudgeCheck, base: readonly JudgeCheck[]): JudgeShift | undefined {
  const known = new Map(
    base.flatMap(({ verdicts }) => verdicts).map((verdict) => [verdict.answer, verdict]),
  );
  const pairs = check.verdicts.flatMap((verdict) => judgedTwice(verdict, known, check.minScore));
  if (pairs.length === 0) return undefined;
  const { p, differ, changed } = judgeChanged(pairs);
  const flipped = pairs.filter(({ isFlipped }) => isFlipped);
  const versionsBefore = [...new Set(base.flatMap(({ versions: names }) => names))].sort();
  const { versions } = check;
  const isSameVersion = versionsBefore.join('\n') === versions.join('\n');
  return {
    criteria: check.criteria,
    judgeModel: check.judgeModel,
    changed,
    p,
    compared: pairs.length,
    differ,
    lower: pairs.filter((pair) => pair.now < pair.before).length,
    baseMean: mean(pairs.map((pair) => pair.before)),
    headMean: mean(pairs.map((pair) => pair.now)),
    flipped: flipped
      .slice(0, MAX_FLIPPED)
      .map(({ line, good, before: then, now }) => ({ line, good, before: then, now })),
    flippedLeftOut: Math.max(0, flipped.length - MAX_FLIPPED),
    ...(isSameVersion ? {} : { versions: { base: versionsBefore, head: versions } }),
  };
}

/** What passes is decided by today's lowest score on both sides: another one is no other judge. */
function judgedTwice(
  { answer, line, good, score: now }: LabelVerdict,
  known: ReadonlyMap<string, LabelVerdict>,
  minScore: number,
): readonly JudgedTwice[] {
  const before = known.get(answer)?.score ?? null;
  if (now === null || before === null) return [];
  const isFlipped = before >= minScore !== now >= minScore;
  return [{ line, good, before, now, isFlipped }];
}

/** Config ids of the judges that certainly have changed. */
function changedJudges(shifts: readonly JudgeShift[]): ReadonlySet<string> {
  return new Set(shifts.filter(({ changed }) => changed).map(({ judgeModel }) => judgeModel));
}

/** Whether one of these judges has judged a result. */
function isJudgedBy(result: ComparableResult, judges: ReadonlySet<string>): boolean {
  if (judges.size === 0) return false;
  return allRuns(result).some(({ assertions }) =>
    assertions.some(
      ({ assertionType, metadata }) =>
        assertionType === 'judge' && judges.has(metadata?.judgeModel ?? ''),
    ),
  );
}

/**
 * Whether every repeat of it was asked. One that `stop-when-decided` cut short was chosen by how it failed on the base
 * branch, and what it has says nothing.
 */
function isWhole({ runs }: Pick<ComparableResult, 'runs'>): boolean {
  return runs.every(({ outcome }) => outcome.kind !== 'not-run' || outcome.reason !== 'decided');
}

/** The versions of a model in these answers, as words for people, sorted. */
function namesOf(answers: readonly NameOf[], model: string): readonly string[] {
  const names = [...namesIn(answers, model)].filter((name) => name !== '');
  return [...new Set(names.flatMap((name) => JSON.parse(name) as readonly string[]))].toSorted();
}
