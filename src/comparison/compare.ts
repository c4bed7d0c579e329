/**
 * This run against the base branch (SPEC section 10): what may be compared, what the change can be blamed for, and what
 * the statistics say of it. Decides, and words nothing. Public: `compareReports`.
 *
 * - Checks differ: the results mean something else, and are not compared.
 * - Request differs, or cannot be known: changed. Verdict, labels and counts are about these.
 * - Request equal: this change cannot have made it worse. Together they say whether the model itself has changed.
 */
import type { BaseMemory, ResultComparison, SuiteComparison } from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import { changedModels } from './changed-models.js';
import {
  isReused,
  isErroredRun,
  keyOf,
  mean,
  measure,
  recalled,
  type ComparableResult,
  type MeasuredRun,
} from './measured.js';
import { compareCost, compareJudge, compareLatency } from './means-verdict.js';
import { indexAttempts, memoryOf, sameResults, type AttemptResults } from './memory.js';
import { hasBothSides, pooledCounts, type ComparedResult, type Counts } from './sample.js';
import type { ComparedMeans } from './statistics/means.js';
import { judgeSuites, type SuiteSample } from './suite-verdict.js';
import { labelTests, regressedForGate, type TestLabel, type TestLabels } from './test-labels.js';

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

export interface ComparedSuite {
  readonly comparison: SuiteComparison;
  /** Of each result, in the order given. */
  readonly results: readonly ResultComparison[];
}

/**
 * Compares all suites of a run at once, since they share the one chance in 100 of a false alarm.
 * @param attempts reports of other attempts at the same commit, newest first
 */
export function compareReports(
  suites: readonly HeadSuite[],
  base: Report,
  attempts: readonly Report[] = [],
): readonly ComparedSuite[] {
  const memory = memoryOf(base);
  const matched = suites.map((suite) => matchSuite(suite, memory, base, attempts));
  const verdicts = judgeSuites(matched.map(changeSample));
  const modelSuites = matched.filter(({ unchanged }) => unchanged.length > 0);
  const models = judgeSuites(modelSuites.map(modelSample));
  return matched.map((suite, index) => {
    const verdict = verdicts[index];
    if (verdict === undefined) throw new Error('every suite has a verdict');
    return describe(suite, verdict, models[modelSuites.indexOf(suite)]);
  });
}

/** One result of this run and what the base branch knows of it. */
interface Match {
  readonly result: ComparableResult;
  readonly kind: ResultComparison['kind'];
  /** Newest first; empty where the base has no outcome that may be compared. */
  readonly base: readonly MeasuredRun[];
  /** This run and the other attempts. */
  readonly head: readonly MeasuredRun[];
  readonly sample: ComparedResult;
  readonly counts: Counts;
}

interface MatchedSuite {
  readonly head: HeadSuite;
  readonly baseReport: SuiteReport | undefined;
  readonly matches: readonly Match[];
  readonly changed: readonly Match[];
  /** Asked here, with a request that this change does not touch. */
  readonly unchanged: readonly Match[];
  readonly removed: SuiteComparison['removed'];
}

function matchSuite(
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
  const head = [result, ...sameResults(result, others)].map(measure);
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

function changeSample({ head, baseReport, changed }: MatchedSuite): SuiteSample {
  const results = changed.map(({ result }) => result);
  const runs = results.flatMap((result) => result.runs);
  return {
    results: changed.map(({ sample }) => sample),
    headRuns: { all: runs.length, errored: runs.filter(isErroredRun).length },
    changedModels: changedModels(results, head.models, baseReport),
    limit: head.limit,
  };
}

/** Another model version is what this sample is to find, so it does not keep it from being judged. */
function modelSample({ head, unchanged }: MatchedSuite): SuiteSample {
  const runs = unchanged.flatMap(({ result }) => result.runs);
  return {
    results: unchanged.map(({ sample }) => sample),
    headRuns: { all: runs.length, errored: runs.filter(isErroredRun).length },
    changedModels: [],
    limit: head.limit,
  };
}

function describe(
  suite: MatchedSuite,
  verdict: SuiteComparison['verdict'],
  model: SuiteComparison['model'],
): ComparedSuite {
  const { matches, changed, unchanged, removed, baseReport } = suite;
  const labels = labelTests(changed.map(({ counts }) => counts));
  const unchangedLabels = labelTests(unchanged.map(({ counts }) => counts));
  const forGate = regressedForGate(changed.map(({ counts }) => counts));
  const gated = new Set(forGate.map((position) => changed[position]));
  const labelled = new Map([...zip(changed, labels), ...zip(unchanged, unchangedLabels)]);
  const answers = baseAnswers(baseReport);
  return {
    comparison: {
      verdict,
      changed: changed.length,
      unchangedRequests: matches.filter(({ kind }) => kind === 'unchanged-request').length,
      model,
      counts: countsOf(matches, labels, removed.length),
      byChance: labels.regressedByChance,
      judge: compareJudge(means(changed, ({ judge }) => judge)),
      cost: compareCost(means(changed, ({ costUsd }) => costUsd)),
      latency: compareLatency(means(changed, ({ latencyMs }) => latencyMs)),
      removed,
      base: baseColumn(matches),
    },
    results: matches.map((match) => {
      const label = labelled.get(match)?.label;
      return {
        kind: match.kind,
        label,
        countsForGate: gated.has(match) ? true : undefined,
        base: match.base.length === 0 ? undefined : baseOf(match),
        before: beforeOf(match, label, answers),
      };
    }),
  };
}

function zip(
  matches: readonly Match[],
  { labels }: TestLabels,
): readonly (readonly [Match, TestLabel])[] {
  return matches.flatMap((match, index) => {
    const label = labels[index];
    return label === undefined ? [] : [[match, label] as const];
  });
}

function countsOf(
  matches: readonly Match[],
  { labels }: TestLabels,
  removed: number,
): SuiteComparison['counts'] {
  const labelled = (label: TestLabel['label']): number =>
    labels.filter((it) => it.label === label).length;
  const ofKind = (kind: Match['kind']): number => matches.filter((it) => it.kind === kind).length;
  return {
    regressed: labelled('regressed'),
    probablyRegressed: labelled('probably-regressed'),
    failingNow: labelled('failing-now'),
    improved: labelled('improved'),
    passingNow: labelled('passing-now'),
    flakyOnBoth: labelled('flaky-on-both'),
    unchanged: labelled('unchanged'),
    notCompared: labelled('not-compared'),
    added: ofKind('new'),
    removed,
    checksChanged: ofKind('checks-changed'),
  };
}

/** Runs without a value are left out, on both sides. */
function means(
  matches: readonly Match[],
  value: (run: MeasuredRun) => number | undefined,
): readonly ComparedMeans[] {
  return matches.map(({ base, head }) => ({
    base: base.flatMap((run) => value(run) ?? []),
    head: head.flatMap((run) => value(run) ?? []),
  }));
}

function baseOf({ base, counts }: Match): ResultComparison['base'] {
  return {
    passed: counts.kb,
    runs: counts.nb,
    judge: mean(base.flatMap(({ judge }) => judge ?? [])),
    latencyMs: mean(base.flatMap(({ latencyMs }) => latencyMs ?? [])),
    costUsd: mean(base.flatMap(({ costUsd }) => costUsd ?? [])),
  };
}

function baseColumn(matches: readonly Match[]): SuiteComparison['base'] {
  const both = matches.filter(({ counts }) => hasBothSides(counts));
  const of = both.map((match) => ({ match, base: baseOf(match) }));
  const costs = of.flatMap(({ match, base }) =>
    base?.costUsd === undefined ? [] : [base.costUsd * match.result.runs.length],
  );
  return {
    passRate: mean(both.map(({ counts }) => counts.kb / counts.nb)) ?? 0,
    judgeAvg: mean(of.flatMap(({ base }) => base?.judge ?? [])),
    latencyAvgMs: mean(of.flatMap(({ base }) => base?.latencyMs ?? [])),
    costUsd: costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0),
  };
}

function baseAnswers(base: SuiteReport | undefined): AttemptResults {
  return new Map((base?.results ?? []).map((it) => [keyOf(it.testCaseName, it.modelId), it]));
}

/** Where an answer of the base branch explains something: the other way round than here, if it has one. */
function beforeOf(
  { result, kind }: Match,
  label: TestLabel['label'] | undefined,
  answers: AttemptResults,
): ResultComparison['before'] {
  const isOfInterest = label !== undefined && label !== 'unchanged' && label !== 'not-compared';
  if (!isOfInterest || kind !== 'changed') return undefined;
  const kept = (answers.get(keyOf(result.testCaseName, result.modelId))?.runs ?? []).filter(
    ({ outcome, outputText, outputOmitted }) =>
      outputText !== '' &&
      outputOmitted !== true &&
      (outcome.kind === 'passed' || outcome.kind === 'failed'),
  );
  const wanted = result.passed ? 'failed' : 'passed';
  const run = kept.find(({ outcome }) => outcome.kind === wanted) ?? kept[0];
  return run && { outputText: run.outputText, passed: run.outcome.kind === 'passed' };
}
