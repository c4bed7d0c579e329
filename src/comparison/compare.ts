/**
 * This run against the base branch (SPEC section 10): what may be compared, what the change can be blamed for, and what
 * the statistics say of it. Decides, and words nothing. Public: `compareReports`.
 *
 * - Checks differ: the results mean something else, and are not compared.
 * - Request differs, or cannot be known: changed. Verdict, labels and counts are about these.
 * - Request equal: this change cannot have made it worse. Together they say whether the model itself has changed.
 */
import type { ResultComparison, SuiteComparison } from '../report/comparison.js';
import type { Report, SuiteReport } from '../report/report.js';
import { changedModels } from './changed-models.js';
import { matchSuite, type HeadSuite, type Match, type MatchedSuite } from './match.js';
import { isErroredRun, isReused, keyOf, mean, type MeasuredRun } from './measured.js';
import { compareCost, compareJudge, compareLatency } from './means-verdict.js';
import { memoryOf, type AttemptResults } from './memory.js';
import { hasBothSides } from './sample.js';
import type { ComparedMeans } from './statistics/means.js';
import { judgeSuites, type SuiteSample } from './suite-verdict.js';
import { labelTests, regressedForGate, type TestLabel, type TestLabels } from './test-labels.js';

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

function changeSample({ head, baseReport, changed, isStopped }: MatchedSuite): SuiteSample {
  const results = changed.map(({ result }) => result);
  const runs = results.flatMap((result) => result.runs);
  return {
    results: changed.map(({ sample }) => sample),
    headRuns: { all: runs.length, errored: runs.filter(isErroredRun).length },
    changedModels: changedModels(results, head.models, baseReport),
    limit: head.limit,
    isStopped,
  };
}

/** Another model version is what this sample is to find, so it does not keep it from being judged. */
function modelSample({ head, unchanged, isStopped }: MatchedSuite): SuiteSample {
  const runs = unchanged.flatMap(({ result }) => result.runs);
  return {
    results: unchanged.map(({ sample }) => sample),
    headRuns: { all: runs.length, errored: runs.filter(isErroredRun).length },
    changedModels: [],
    limit: head.limit,
    isStopped,
  };
}

function describe(
  suite: MatchedSuite,
  verdict: SuiteComparison['verdict'],
  model: SuiteComparison['model'],
): ComparedSuite {
  const { matches, changed, unchanged, removed, baseReport } = suite;
  // A stopped run's means are those of the tests that failed on the base branch.
  const measured = suite.isStopped ? [] : changed;
  const labels = labelTests(changed.map(({ counts }) => counts));
  const unchangedLabels = labelTests(unchanged.map(({ counts }) => counts));
  const forGate = regressedForGate(changed.map(({ counts }) => counts));
  const gated = new Set(forGate.map((position) => changed[position]));
  const labelled = new Map([...zip(changed, labels), ...zip(unchanged, unchangedLabels)]);
  const bases = matches.map(baseOf);
  const answers = baseAnswers(baseReport);
  return {
    comparison: {
      verdict,
      changed: changed.length,
      unchangedRequests: matches.filter(({ kind }) => kind === 'unchanged-request').length,
      model,
      counts: countsOf(matches, labels, removed.length),
      byChance: labels.regressedByChance,
      judge: compareJudge(means(measured, ({ judge }) => judge)),
      cost: compareCost(means(measured, ({ costUsd }) => costUsd)),
      latency: compareLatency(means(measured, ({ latencyMs }) => latencyMs)),
      removed,
      base: baseColumn(matches, bases),
    },
    results: matches.map((match, index) => {
      const label = labelled.get(match)?.label;
      return {
        kind: match.kind,
        label,
        countsForGate: gated.has(match) ? true : undefined,
        base: bases[index],
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
  const labelled = tally(labels.map(({ label }) => label));
  const ofKind = tally(matches.map(({ kind }) => kind));
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

/** How often each word is there. */
function tally<T extends string>(words: readonly T[]): (word: T) => number {
  const counts = new Map<T, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => counts.get(word) ?? 0;
}

/** Runs without a value are left out, on both sides. */
function means(
  matches: readonly Match[],
  value: (run: MeasuredRun) => number | undefined,
): readonly ComparedMeans[] {
  return matches.map(({ base, head }) => ({
    base: valuesOf(base, value),
    head: valuesOf(head, value),
  }));
}

/** Undefined where the base has no run that may be compared. */
function baseOf({ base, counts }: Match): ResultComparison['base'] {
  if (base.length === 0) return undefined;
  return {
    passed: counts.kb,
    runs: counts.nb,
    judge: mean(valuesOf(base, ({ judge }) => judge)),
    latencyMs: mean(valuesOf(base, ({ latencyMs }) => latencyMs)),
    costUsd: mean(valuesOf(base, ({ costUsd }) => costUsd)),
  };
}

/** Runs without a value are left out. */
function valuesOf(
  runs: readonly MeasuredRun[],
  value: (run: MeasuredRun) => number | undefined,
): readonly number[] {
  const values: number[] = [];
  for (const run of runs) {
    const one = value(run);
    if (one !== undefined) values.push(one);
  }
  return values;
}

function baseColumn(
  matches: readonly Match[],
  bases: readonly ResultComparison['base'][],
): SuiteComparison['base'] {
  // What was reused has no outcome of its own here, and still counts in the figures that the base's are set beside.
  const shown = matches.flatMap(({ counts, result }, index) =>
    hasBothSides(counts) || (isReused(result) && counts.nb > 0)
      ? [{ counts, result, base: bases[index] }]
      : [],
  );
  const costs = shown.flatMap(({ base, result }) =>
    base?.costUsd === undefined || isReused(result) ? [] : [base.costUsd * result.runs.length],
  );
  return {
    passRate: mean(shown.map(({ counts }) => counts.kb / counts.nb)),
    judgeAvg: mean(shown.flatMap(({ base }) => base?.judge ?? [])),
    latencyAvgMs: mean(shown.flatMap(({ base }) => base?.latencyMs ?? [])),
    costUsd: costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0),
  };
}

/** The base report's own results, looked through once somebody asks: where nothing differs, nobody does. */
function baseAnswers(base: SuiteReport | undefined): () => AttemptResults {
  let answers: AttemptResults | undefined;
  return () =>
    (answers ??= new Map(
      (base?.results ?? []).map((it) => [keyOf(it.testCaseName, it.modelId), it]),
    ));
}

/** Where an answer of the base branch explains something: the other way round than here, if it has one. */
function beforeOf(
  { result, kind }: Match,
  label: TestLabel['label'] | undefined,
  answers: () => AttemptResults,
): ResultComparison['before'] {
  const isOfInterest = label !== undefined && label !== 'unchanged' && label !== 'not-compared';
  if (!isOfInterest || kind !== 'changed') return undefined;
  const kept = (answers().get(keyOf(result.testCaseName, result.modelId))?.runs ?? []).filter(
    ({ outcome, outputText, outputOmitted }) =>
      outputText !== '' &&
      outputOmitted !== true &&
      (outcome.kind === 'passed' || outcome.kind === 'failed'),
  );
  const wanted = result.passed ? 'failed' : 'passed';
  const run = kept.find(({ outcome }) => outcome.kind === wanted) ?? kept[0];
  return run && { outputText: run.outputText, passed: run.outcome.kind === 'passed' };
}
