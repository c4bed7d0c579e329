/** Aggregation of repeat runs, with the arithmetic of design/engine.md. */
import { posix } from 'node:path';
import type { AssertionResult, FailureCode } from '../../assertions/assertion.js';
import { AssertionFacts } from '../../assertions/registry.js';
import { mean, resultKey, sum, keyOfResult, totalCost } from '../../basics/basics.js';
import { type HarnessEntry, passesNeeded } from '../../config/suite.js';
import type { ChatResponse } from '../../providers/provider.js';
import { canonicalDigest } from '../calls/request.js';
import { entryIdentity, identityOf } from '../identity.js';
import { attachedTo, checkedByOf, type ReusedHarness, type SuitePlan, type Unit } from '../plan.js';
import {
  type AggregatedTestResult,
  type HarnessFacts,
  type ScoreSummary,
  type SkippedTest,
  type TestCaseRunResult,
  type ReusedFrom,
  countsAs,
  decidedAgainst,
  wasTimed,
  failsResult,
  allRuns,
} from '../results.js';

/** What an aggregated result tells about its test besides the runs. */
const FACTS = [
  'checkedBy',
  'minPasses',
  'oneAnswer',
  'location',
  'sources',
  'dependsOn',
  'description',
  'metadata',
  'tags',
  'assertionTypes',
  'impossibleCodes',
  'requestHash',
  'checksHash',
  'programHash',
  'listedHash',
  'unlistedHash',
] as const satisfies readonly (keyof AggregatedTestResult)[];

export type TestFacts = Pick<AggregatedTestResult, (typeof FACTS)[number]> &
  /** By its types where it is absent. */
  Partial<Pick<AggregatedTestResult, 'assertsNothing'>>;

/**
 * A model that is asked at temperature 0 or with a seed gives one answer, however often it is asked, and so does a
 * program that the config calls `deterministic`.
 */
export function givesOneAnswer({ model, test }: Unit): true | undefined {
  if (test.deterministic === true) return true;
  const { temperature, seed } = model?.params ?? {};
  return temperature === 0 || seed !== undefined ? true : undefined;
}

/**
 * Combines all runs of one test against one model: it passes when `minPasses` of them do, or all where that is absent,
 * whatever became of the others. Throws when there is no run.
 */
export function aggregateRuns(
  runs: readonly TestCaseRunResult[],
  facts: TestFacts,
): AggregatedTestResult {
  const [first] = runs;
  if (first === undefined) throw new Error('Cannot aggregate zero runs');
  const passes = runs.filter((run) => countsAs(run).passed).length;
  const status = statusOf(runs, facts.minPasses);
  const known = FACTS.map((key) => [key, facts[key]]).filter(([, fact]) => fact !== undefined);
  return {
    testCaseName: first.testCaseName,
    modelId: first.modelId,
    runCount: runs.length,
    passed: status === 'passed',
    passRate: passes / runs.length,
    assertionScores: Object.fromEntries(
      [...scoresByLabel(runs, (one) => !isOthersVerdict(one))].map(([label, scores]) => [
        label,
        summarize(scores),
      ]),
    ),
    failureCodes: failureCodesOf(runs),
    latencyAvgMs: meanLatencyOf(runs),
    totalCostUsd: totalCost(runs.map((run) => run.costEstimateUsd)).costUsd,
    totalTokens: sum(runs.map((run) => run.tokenUsage.totalTokens)),
    runs,
    status,
    assertsNothing: asksNothing(runs, facts),
    ...(Object.fromEntries(known) as Omit<TestFacts, 'assertsNothing'>),
  };
}

/** A check that is the same for every answer, and fails, can fail. */
function asksNothing(
  runs: readonly TestCaseRunResult[],
  { assertsNothing: nothing, assertionTypes }: TestFacts,
): boolean {
  const isOwn = ({ assertionType }: AssertionResult): boolean =>
    assertionTypes.includes(assertionType);
  const hasFailed = runs.some(({ assertions }) =>
    assertions.some((one) => isOwn(one) && decidedAgainst(one)),
  );
  return (nothing ?? assertionTypes.length === 0) && !hasFailed;
}

/**
 * Aggregates the runs of a suite, given in any order, into results in config order.
 * A test x model that has no run at all (cancelled before it began) has no result.
 */
export function aggregateSuite(
  plan: SuitePlan,
  runs: readonly TestCaseRunResult[],
): readonly AggregatedTestResult[] {
  const grouped = new Map<string, TestCaseRunResult[]>();
  for (const run of withTrustedSamples(runs)) {
    const key = resultKey(run.testCaseName, run.modelId);
    const group = grouped.get(key);
    if (group === undefined) grouped.set(key, [run]);
    else group.push(run);
  }
  return plan.units
    .filter((unit) => unit.repeat === 0)
    .flatMap((unit) => {
      const { test, modelId } = unit;
      const group = grouped.get(resultKey(test.name, modelId));
      if (group === undefined) return [];
      const ordered = group.sort((a, b) => a.runIndex - b.runIndex);
      const counted = ordered.filter(({ runIndex }) => runIndex < test.repeat);
      const extraRuns = ordered.filter(({ runIndex }) => runIndex >= test.repeat);
      if (counted.length === 0) return [];
      const result = aggregateRuns(counted, testFacts(unit));
      return [extraRuns.length === 0 ? result : { ...result, extraRuns }];
    });
}

/** Patterns of the files that its answers depend on, relative to the config's folder: also the images of its prompt. */
function filesBehind({ suite, test }: Unit): readonly string[] | undefined {
  const { subject, dependsOnPatterns: own } = test;
  const printed = subject.kind === 'prompt' ? subject.printedBy?.dependsOnPatterns : undefined;
  const folder = posix.dirname(suite.file);
  const images = attachedTo(test).map(({ path }) =>
    posix.relative(folder, path).replaceAll(/[!*?()[\]{}+@|\\]/g, '\\$&'),
  );
  if (printed === undefined && images.length === 0) return own;
  return [...new Set([...(own ?? []), ...(printed ?? []), ...images])];
}

/** What an aggregated result says of its test. */
export function testFacts(unit: Unit): TestFacts {
  const { test } = unit;
  const asserted = new AssertionFacts(test);
  return {
    location: test.location,
    sources: test.sources,
    dependsOn: filesBehind(unit),
    description: test.description,
    metadata: test.metadata,
    tags: test.tags,
    assertionTypes: asserted.types,
    impossibleCodes: asserted.impossibleCodes,
    assertsNothing: asserted.assertsNothing,
    minPasses: test.minPasses,
    oneAnswer: givesOneAnswer(unit),
    ...identityOf(unit),
    ...(test.subject.kind === 'results' && {
      ...checkedByOf(test.subject),
      assertionTypes: [EXTERNAL_TYPE],
      assertsNothing: false,
    }),
  };
}

/** The type of the checks that a harness made. */
export const EXTERNAL_TYPE = 'external';

/** What another harness made of an answer: passed or failed, and no score that anybody gave. */
export function isOthersVerdict({ assertionType, advisory }: AssertionResult): boolean {
  return assertionType === EXTERNAL_TYPE && advisory !== true;
}

/**
 * The same results as if the runs that an outage affected had never been planned. What is left fails only where it has
 * failed more often than `minPasses` allows: a lost run might have passed.
 */
export function withoutOutages(
  results: readonly AggregatedTestResult[],
): readonly AggregatedTestResult[] {
  return results.flatMap((result) => {
    const kept = result.runs.filter((run) => !countsAs(run).outage);
    if (kept.length === result.runs.length) return [result];
    const { minPasses } = result;
    const lost = result.runs.length - kept.length;
    const left = minPasses === undefined ? {} : { minPasses: Math.max(0, minPasses - lost) };
    return kept.length === 0 ? [] : [aggregateRuns(kept, { ...result, ...left })];
  });
}

/** Scores of the assertions that `keep` accepts, by `<assertionType>:<label>`, in order of first appearance. */
export function scoresByLabel(
  runs: readonly TestCaseRunResult[],
  keep: (assertion: AssertionResult) => boolean = () => true,
): ReadonlyMap<string, readonly number[]> {
  const scores = new Map<string, number[]>();
  for (const run of runs) {
    for (const assertion of run.assertions) {
      if (!keep(assertion)) continue;
      const key = `${assertion.assertionType}:${assertion.label}`;
      const known = scores.get(key);
      if (known === undefined) scores.set(key, [assertion.score]);
      else known.push(assertion.score);
    }
  }
  return scores;
}

/** Mean of the runs that were answered and timed, in ms; 0 where none was. */
export function meanLatencyOf(runs: readonly TestCaseRunResult[]): number {
  const answered = runs.filter(wasTimed);
  return answered.length === 0 ? 0 : mean(answered.map((run) => run.latencyMs));
}

function summarize(scores: readonly number[]): ScoreSummary {
  return {
    mean: mean(scores),
    // Spreading thousands of scores into Math.min overflows the stack.
    min: scores.reduce((least, score) => Math.min(least, score), Infinity),
    max: scores.reduce((most, score) => Math.max(most, score), -Infinity),
  };
}

function failureCodesOf(runs: readonly TestCaseRunResult[]): readonly FailureCode[] {
  const codes = runs.flatMap((run) =>
    run.assertions.flatMap((assertion) =>
      decidedAgainst(assertion) ? (assertion.failureCode ?? []) : [],
    ),
  );
  return [...new Set(codes)];
}

/** @param minPasses so many of the runs must pass, all by default: more failures than leave room for that are the test's own */
export function statusOf(
  runs: readonly TestCaseRunResult[],
  minPasses = runs.length,
): AggregatedTestResult['status'] {
  if (runs.some(failsResult)) return 'failed';
  const needed = Math.min(minPasses, runs.length);
  if (runs.filter((run) => countsAs(run).passed).length >= needed) return 'passed';
  if (runs.filter((run) => countsAs(run).failed).length > runs.length - needed) return 'failed';
  return runs.some((run) => countsAs(run).lost) ? 'errored' : 'not-run';
}

// Which runs got one and the same answer: replies carry ids, and a gateway that caches gives the same reply again. Some
// servers give all their replies one id, which then says nothing.

/** Characters of each part of a sample id: 96 bits. */
const PART = 16;

/**
 * Of the answers of a run in their order: a digest of their ids, a dot, and a digest of what they say. Undefined where
 * there is no answer, or one without an id.
 */
export function sampleIdOf(answers: readonly ChatResponse[]): string | undefined {
  const ids = answers.flatMap(({ replyId }) => replyId ?? []);
  if (ids.length === 0 || ids.length < answers.length) return undefined;
  const said = answers.map(({ text, toolCalls }) => [
    text,
    toolCalls.map(({ name, arguments: args }) => [name, args]),
  ]);
  return `${digest(ids)}.${digest(said)}`;
}

/** The runs of a suite, without the sample ids of models whose replies give one id to different answers. */
function withTrustedSamples(runs: readonly TestCaseRunResult[]): readonly TestCaseRunResult[] {
  const said = new Map<string, string>();
  const untrusted = new Set<string>();
  for (const { modelId, sampleId } of runs) {
    if (sampleId === undefined) continue;
    const [ids = '', content = ''] = sampleId.split('.');
    const key = `${ids} ${modelId}`;
    const known = said.get(key);
    if (known !== undefined && known !== content) untrusted.add(modelId);
    said.set(key, content);
  }
  if (untrusted.size === 0) return runs;
  return runs.map((run) => (untrusted.has(run.modelId) ? withoutSample(run) : run));
}

function withoutSample(run: TestCaseRunResult): TestCaseRunResult {
  const copy: { -readonly [Name in keyof TestCaseRunResult]: TestCaseRunResult[Name] } = { ...run };
  delete copy.sampleId;
  return copy;
}

function digest(value: unknown): string {
  return canonicalDigest(value).slice(0, PART);
}

// `only-changed`: results of the base branch in the place of asking again. Where what a model is asked and what is made
// of its answers are both the same, a pull request cannot have changed the outcome.

/** A suite's results on the base branch. */
interface BaseResults {
  /** Of the suite of the same name. */
  readonly results: readonly AggregatedTestResult[];
  /** The base branch's run. */
  readonly from: ReusedFrom;
  /** Epoch milliseconds: results of before are asked again. */
  readonly notBefore: number;
  /** What became of its harnesses, and the tests that it skipped; default: none. */
  readonly harnesses?: readonly HarnessFacts[] | undefined;
  readonly skippedTests?: readonly SkippedTest[] | undefined;
  /** What this run's inputs choose among the results of harnesses; default: all. */
  readonly chosen?: Pick<HarnessFacts, 'tests' | 'models' | 'sample'> | undefined;
}

/** The plan without what need not be asked, and the results that replace it. */
export function reuseResults(plan: SuitePlan, base: BaseResults): SuitePlan {
  const known = new Map(base.results.map((result) => [keyOfResult(result), result]));
  const reused = new Map<string, AggregatedTestResult>();
  for (const unit of plan.units) {
    if (unit.repeat > 0) continue;
    const key = resultKey(unit.test.name, unit.modelId);
    const found = known.get(key);
    const result = found && reusedResult(unit, found, base);
    if (result !== undefined) reused.set(key, result);
  }
  const isAsked = ({ test, modelId }: Unit): boolean => !reused.has(resultKey(test.name, modelId));
  const { harnesses = [] } = plan;
  const whole = new Map(harnesses.map((entry) => [entry, reusedHarness(entry, base)]));
  const started = harnesses.filter((entry) => whole.get(entry) === undefined);
  return {
    ...plan,
    units: plan.units.filter(isAsked),
    reused: [...reused.values()],
    planned: plan.units,
    harnesses: started.length > 0 ? started : undefined,
    reusedHarnesses: [...whole.values()].filter((it) => it !== undefined),
  };
}

/** All that the base branch has of an entry, or undefined where its harness has to be started: it is one unit. */
function reusedHarness(entry: HarnessEntry, base: BaseResults): ReusedHarness | undefined {
  const { harnesses = [], skippedTests = [], chosen } = base;
  const facts = harnesses.find((it) => it.entry === entry.name);
  const isWhole = facts?.ended === 'whole' || facts?.ended === 'failed';
  // A file that others have written is there, and is of this commit.
  if (facts === undefined || !isWhole || entry.run === undefined) return undefined;
  if (facts.repeat !== entry.repeat) return undefined;
  const then = choiceOf(facts);
  if (then !== choiceOf({}) && then !== choiceOf(chosen ?? {})) return undefined;
  const known = base.results.filter(({ checkedBy }) => checkedBy?.entry === entry.name);
  const results = known.map((result) => reusedOf(entry, result, base));
  if (results.length === 0 || results.includes(undefined)) return undefined;
  return {
    facts,
    results: results.filter((it) => it !== undefined),
    skipped: skippedTests.filter(({ checkedBy }) => checkedBy?.entry === entry.name),
  };
}

function choiceOf({ tests = [], models = [], sample }: NonNullable<BaseResults['chosen']>): string {
  return JSON.stringify([tests, models, sample ?? null]);
}

/** Undefined where the harness is another now, or died before it came to this test. */
function reusedOf(
  entry: HarnessEntry,
  base: AggregatedTestResult,
  reference: BaseResults,
): AggregatedTestResult | undefined {
  const origin = originOf(base, entryIdentity(entry), reference);
  if (origin === undefined || base.failureCodes.includes('EXTERNAL_RESULT_MISSING')) {
    return undefined;
  }
  const runs = base.runs.flatMap((run, index) => standIn(run, index, origin.sha) ?? []);
  if (runs.length < base.runs.length) return undefined;
  const { location, sources, tags, minPasses, dependsOnPatterns, deterministic } = entry;
  const isAtEntry = base.location.file === location.file;
  const needed = minPasses === undefined ? runs.length : passesNeeded(minPasses, runs.length);
  const result = aggregateRuns(runs, {
    ...base,
    location: isAtEntry ? location : base.location,
    sources: [...base.sources.filter(({ file }) => file !== location.file), ...sources],
    tags,
    dependsOn: dependsOnPatterns,
    minPasses: needed < runs.length ? needed : undefined,
    oneAnswer: deterministic ?? base.oneAnswer,
  });
  return { ...result, reused: origin };
}

/** Asked and reused results of a plan together, in config order. */
export function inConfigOrder(
  plan: SuitePlan,
  asked: readonly AggregatedTestResult[],
): readonly AggregatedTestResult[] {
  const { reused, planned } = plan;
  if (reused === undefined || planned === undefined) return asked;
  const all = new Map([...asked, ...reused].map((result) => [keyOfResult(result), result]));
  return planned
    .filter(({ repeat }) => repeat === 0)
    .flatMap(({ test, modelId }) => all.get(resultKey(test.name, modelId)) ?? []);
}

/** Undefined where the test has to be asked: it changed, or that is unknown, or the base has too few or too old results. */
function reusedResult(
  unit: Unit,
  base: AggregatedTestResult,
  reference: BaseResults,
): AggregatedTestResult | undefined {
  const origin = originOf(base, identityOf(unit), reference);
  if (origin === undefined) return undefined;
  const wanted = unit.test.repeat;
  const runs = allRuns(base).slice(0, wanted);
  const standIns = runs.flatMap((run, index) => standIn(run, index, origin.sha) ?? []);
  if (standIns.length < wanted) return undefined;
  const facts = testFacts(unit);
  // That its expectations hold before an agent has worked was seen where it was asked.
  const isIdle = facts.assertsNothing === true || base.assertsNothing;
  return { ...aggregateRuns(standIns, { ...facts, assertsNothing: isIdle }), reused: origin };
}

/** Where a result is from, if it is of the same question and the same checks, and young enough. */
function originOf(
  base: AggregatedTestResult,
  { requestHash, checksHash }: Pick<AggregatedTestResult, 'requestHash' | 'checksHash'>,
  { from, notBefore }: BaseResults,
): BaseResults['from'] | undefined {
  const isSame =
    requestHash !== null && requestHash === base.requestHash && checksHash === base.checksHash;
  // A result that the base itself reused is as old as the run that asked for it.
  const origin = base.reused ?? from;
  const age = Math.min(Date.parse(origin.finishedAt), Date.parse(from.finishedAt));
  return isSame && age >= notBefore ? origin : undefined;
}

/** Undefined for a run that says nothing, because a provider failed or it was not asked. */
function standIn(
  run: TestCaseRunResult,
  runIndex: number,
  sha: string,
): TestCaseRunResult | undefined {
  const { outcome, checksOmitted } = run;
  // What was checked is no longer known, and gates count it.
  if (checksOmitted === true) return undefined;
  switch (outcome.kind) {
    case 'passed':
    case 'failed':
      return {
        ...run,
        runIndex,
        outcome: { kind: 'reused', sha, passed: outcome.kind === 'passed' },
      };
    case 'reused':
      return { ...run, runIndex };
    case 'errored':
    case 'not-run':
      return undefined;
  }
}
