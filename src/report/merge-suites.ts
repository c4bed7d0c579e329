/** The suites of a sharded run: results back in config order, and shared judge questions charged once. */
import type { Gates } from '../config/suite.js';
import { settleQuestions, type Account } from '../engine/run/account.js';
import type { AggregatedTestResult, TestCaseRunResult } from '../engine/results.js';
import type { SuiteFacts } from './build-report.js';
import type { Report, SuiteReport } from './report.js';
import type { ReportedAccount, ShardPlan, ShardSuite } from './shard-part.js';
import { sum } from '../basics/numbers.js';
import { resultKey } from '../basics/result-key.js';

export interface MergedSuite {
  readonly facts: SuiteFacts;
  readonly gates: Gates;
  readonly concurrency: number;
  /** In config order. */
  readonly results: readonly AggregatedTestResult[];
  /** Every test x model of the config. */
  readonly configured: readonly Pick<AggregatedTestResult, 'testCaseName' | 'modelId'>[];
}

export interface PartSource {
  readonly report: Report;
  readonly plan: ShardPlan;
}

export type MergedSuites =
  | { readonly kind: 'merged'; readonly suites: readonly MergedSuite[] }
  /** The results of this suite are not each in exactly one part. */
  | { readonly kind: 'broken'; readonly suite: string };

interface SuitePart {
  readonly suite: SuiteReport;
  readonly shard: ShardSuite;
}

/** @param parts all parts of the run, at least one, whose plans are equal */
export function mergeSuites(parts: readonly PartSource[]): MergedSuites {
  const [first] = parts;
  const suites: MergedSuite[] = [];
  for (const [index, { name }] of (first?.report.suites ?? []).entries()) {
    const own = parts.flatMap(({ report, plan }): readonly SuitePart[] => {
      const [suite, shard] = [report.suites[index], plan.suites[index]];
      return suite?.name === name && shard !== undefined ? [{ suite, shard }] : [];
    });
    const merged = own.length === parts.length ? mergeSuite(own) : undefined;
    if (merged === undefined) return { kind: 'broken', suite: name };
    suites.push(merged);
  }
  const complete = parts.every(({ report }) => report.suites.length === suites.length);
  return complete ? { kind: 'merged', suites } : { kind: 'broken', suite: '' };
}

function mergeSuite(parts: readonly SuitePart[]): MergedSuite | undefined {
  const [first] = parts;
  const results = inConfigOrder(parts);
  if (first === undefined || results === undefined) return undefined;
  return {
    facts: {
      ...first.suite,
      repeat: repeatOf(parts.map(({ suite }) => suite)),
      ownRecordings: ownRecordingsOf(parts.map(({ suite }) => suite)),
      judges: judgesOf(parts.map(({ suite }) => suite)),
      plannedRuns: sum(parts.map(({ suite }) => suite.plannedRuns)),
    },
    gates: first.shard.gates,
    concurrency: first.shard.concurrency,
    results: settled(results, parts),
    configured: [...results, ...first.shard.unplanned].map(({ testCaseName, modelId }) => ({
      testCaseName,
      modelId,
    })),
  };
}

/** Every result at its place, or undefined where one is missing or there twice. */
function inConfigOrder(parts: readonly SuitePart[]): readonly AggregatedTestResult[] | undefined {
  const planned = sum(parts.map(({ shard }) => shard.positions.length));
  const places = new Map<number, AggregatedTestResult>();
  for (const { suite, shard } of parts) {
    if (shard.plannedResults !== planned) return undefined;
    if (shard.positions.length !== suite.results.length) return undefined;
    for (const [index, result] of suite.results.entries()) {
      const position = shard.positions[index];
      if (position === undefined || position >= planned) return undefined;
      places.set(position, result);
    }
  }
  if (places.size !== planned) return undefined;
  return Array.from({ length: planned }, (_, place) => places.get(place)).filter(
    (result) => result !== undefined,
  );
}

/** Each part names those of its own tests. */
function ownRecordingsOf(suites: readonly SuiteReport[]): SuiteFacts['ownRecordings'] {
  const files = new Set(suites.flatMap(({ ownRecordings = [] }) => ownRecordings));
  return files.size === 0 ? undefined : [...files].sort();
}

/** One part asks about all labels of a suite. */
function judgesOf(suites: readonly SuiteReport[]): SuiteFacts['judges'] {
  return suites.find(({ judges }) => judges !== undefined)?.judges;
}

/** Parts without a test planned no repeat. */
function repeatOf(suites: readonly SuiteReport[]): SuiteFacts['repeat'] {
  const planned = suites.filter(({ plannedRuns }) => plannedRuns > 0).map(({ repeat }) => repeat);
  if (planned.length === 0) return { min: 0, max: 0 };
  return {
    min: Math.min(...planned.map(({ min }) => min)),
    max: Math.max(...planned.map(({ max }) => max)),
  };
}

/** The results as one run would have charged them: a question that several parts asked, to the first result with it. */
function settled(
  results: readonly AggregatedTestResult[],
  parts: readonly SuitePart[],
): readonly AggregatedTestResult[] {
  const all = parts.map(({ shard }) => shard.accounts);
  if (!shareQuestions(all)) return results;
  const accounts = new Map<string, Account>(
    all.flat().map((account) => [runKey(account), account]),
  );
  // Repeats that count in no gate come last, as in one run.
  const runs = [
    ...results.flatMap((result) => result.runs),
    ...results.flatMap(({ extraRuns = [] }) => extraRuns),
  ];
  const charged = new Map(
    settleQuestions(
      runs,
      runs.map((run) => accounts.get(runKey(run))),
    ).map((run, index) => [runs[index], run]),
  );
  const afterCharge = (run: TestCaseRunResult): TestCaseRunResult => charged.get(run) ?? run;
  return results.map((result) => {
    const own = result.runs.map(afterCharge);
    return {
      ...result,
      totalCostUsd: sum(own.map(({ costEstimateUsd }) => costEstimateUsd ?? 0)),
      totalTokens: sum(own.map(({ tokenUsage }) => tokenUsage.totalTokens)),
      runs: own,
      extraRuns: result.extraRuns?.map(afterCharge),
    };
  });
}

function shareQuestions(parts: readonly (readonly ReportedAccount[])[]): boolean {
  const seen = new Set<string>();
  for (const accounts of parts) {
    const own = new Set(accounts.flatMap(({ asked }) => asked.map(({ question }) => question)));
    for (const question of own) {
      if (seen.has(question)) return true;
      seen.add(question);
    }
  }
  return false;
}

function runKey(run: Pick<ReportedAccount, 'testCaseName' | 'modelId' | 'runIndex'>): string {
  return `${run.runIndex} ${resultKey(run.testCaseName, run.modelId)}`;
}
