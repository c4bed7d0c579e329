/**
 * What the harnesses of a run came to, beside what the base branch had of them: what is missing from their files is not
 * passed, and what the inputs leave out is neither missing nor gone.
 */
import { keyOfResult, sum } from '../basics/basics.js';
import { aggregateRuns } from '../engine/evaluate/aggregate.js';
import { keptOf } from '../engine/plan.js';
import type {
  AggregatedTestResult,
  HarnessFacts,
  SampleSize,
  SkippedTest,
  TestCaseRunResult,
} from '../engine/results.js';
import { missingRun } from './to-tests.js';

/** A suite with all that was read. */
interface ReadSuite {
  readonly facts: {
    readonly harnesses?: readonly HarnessFacts[] | undefined;
    readonly plannedRuns: number;
    readonly sample?: SampleSize | undefined;
    readonly skippedTests: readonly SkippedTest[];
  };
  readonly results: readonly AggregatedTestResult[];
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

/** The same suite on the base branch. */
interface BaseSuite {
  readonly results: readonly AggregatedTestResult[];
  readonly harnesses?: readonly HarnessFacts[] | undefined;
}

/**
 * The suite as its harnesses and the inputs `tests`, `models` and `sample` leave it. Called once for each run, after its
 * shards are merged: a part of the results chooses another sample than the whole.
 */
export function settleHarnesses<S extends ReadSuite>(suite: S, base: BaseSuite | undefined): S {
  const { harnesses = [], plannedRuns, sample, skippedTests } = suite.facts;
  if (harnesses.length === 0) return suite;
  const settled = harnesses.map((harness) => settle(harness, suite, base));
  const own = suite.results.filter(({ checkedBy }) => checkedBy === undefined);
  const results = [...own, ...settled.flatMap((it) => it.results)];
  const leftOut = new Set(settled.flatMap((it) => it.skippedAndLeftOut));
  return {
    ...suite,
    facts: {
      ...suite.facts,
      harnesses: settled.map(({ facts }) => facts),
      plannedRuns: plannedRuns - runsIn(suite.results) + runsIn(results),
      sample: settled.reduce((size, { facts }) => joined(size, facts.sampled), sample),
      skippedTests: skippedTests.filter((it) => !leftOut.has(it)),
    },
    results,
    configured: [...suite.configured, ...settled.flatMap((it) => it.unknown)],
  };
}

interface Settled {
  readonly facts: HarnessFacts;
  readonly results: readonly AggregatedTestResult[];
  readonly skippedAndLeftOut: readonly SkippedTest[];
  /** Of these, nothing shows that they are gone. */
  readonly unknown: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

function settle(harness: HarnessFacts, suite: ReadSuite, base: BaseSuite | undefined): Settled {
  const isOf = ({ checkedBy }: Pick<AggregatedTestResult, 'checkedBy'>): boolean =>
    checkedBy?.entry === harness.entry;
  const read = suite.results.filter(isOf);
  const skipped = suite.facts.skippedTests.filter(isOf);
  const there = new Set([...read, ...skipped].map(keyOfResult));
  // A harness that has ended well has all its tests in the file: what it lacks is gone.
  const unknown =
    harness.ended === 'whole'
      ? []
      : (base?.results ?? []).filter((it) => isOf(it) && !there.has(keyOfResult(it)));
  const isMissing = harness.ended === 'failed' || harness.ended === 'timeout';
  const missing = isMissing ? unknown.map((it) => notThere(it, harness, read)) : [];
  const before = base?.harnesses?.find(({ entry }) => entry === harness.entry)?.sampled;
  const { kept, sampled } = keptOf([...read, ...missing], harness, before?.cases);
  const { tests, models } = harness;
  const skippedAndKept = new Set(keptOf(skipped, { tests, models }).kept);
  return {
    facts: { ...harness, ...(sampled !== undefined && { sampled }) },
    results: kept,
    skippedAndLeftOut: skipped.filter((it) => !skippedAndKept.has(it)),
    unknown: unknown.map(({ testCaseName, modelId }) => ({ testCaseName, modelId })),
  };
}

/** What an ordinary plan counts: repeats beyond those that count are asked for the comparison alone. */
function runsIn(results: readonly AggregatedTestResult[]): number {
  return sum(results.map(({ checkedBy, runs }) => (checkedBy === undefined ? 0 : runs.length)));
}

function joined(
  one: SampleSize | undefined,
  other: SampleSize | undefined,
): SampleSize | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { asked: one.asked + other.asked, cases: one.cases + other.cases };
}

const MISSING_WORDS = {
  failed: 'ended with an exit code other than 0 before it came to this test',
  timeout: 'was ended by its own `timeoutMs` before it came to this test',
} as const;

/** As the harness's other results, whose question is one and the same. */
function notThere(
  before: AggregatedTestResult,
  { ended, harness, entry, location, repeat }: HarnessFacts,
  present: readonly AggregatedTestResult[],
): AggregatedTestResult {
  const [sibling] = present;
  const why = ended === 'timeout' ? MISSING_WORDS.timeout : MISSING_WORDS.failed;
  const message = `${harness} ${why}, which the base branch has`;
  const runs = Array.from({ length: repeat }, (_, runIndex): TestCaseRunResult => ({
    ...missingRun(message),
    testCaseName: before.testCaseName,
    modelId: before.modelId,
    runIndex,
  }));
  return aggregateRuns(runs, {
    ...before,
    location,
    sources: [],
    minPasses: undefined,
    checkedBy: { entry, harness },
    requestHash: sibling?.requestHash ?? before.requestHash,
    checksHash: sibling?.checksHash ?? before.checksHash,
  });
}
