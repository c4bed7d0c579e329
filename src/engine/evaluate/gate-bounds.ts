/**
 * What gates can still measure while runs are pending: for each measure the lowest and the highest value that it may
 * have in the end. Arithmetic, not statistics: no answer to what is pending can lead out of the bounds. Scores are
 * taken to be 0 to 1, latencies and costs to be 0 or more.
 */
import { FAILURE_CODES, type FailureCode } from '../../assertions/assertion.js';
import type { AggregatedTestResult } from '../results.js';
import { isUnneeded, runPassed, scoresByLabel } from './aggregate.js';
import {
  answeredLatencies,
  assertionPassRate,
  assertionsOf,
  failures,
  isDecisive,
  isDrift,
  isJudge,
  isMeasuredDrift,
  judgeAverage,
  lostJudgement,
  totalCost,
  type Results,
  type TypeTest,
} from './gate-measures.js';
import { mean, sum } from '../../basics/numbers.js';
import { keyOfResult } from '../../basics/result-key.js';

/** Runs of one test against one model that are planned and not done. */
export interface PendingRuns {
  readonly testCaseName: string;
  readonly modelId: string;
  /** At least 1. */
  readonly runs: number;
  /** As in the results; of a test x model without a result it is known from here alone. */
  readonly minPasses?: number | undefined;
  /** Likewise. */
  readonly oneAnswer?: true | undefined;
  /**
   * The most assertion results of each type that one run can give, with `output` for empty answers; Infinity where it
   * depends on the answer. A type that is missing here is none that the test has.
   */
  readonly assertionsPerRun: Readonly<Record<string, number>>;
  /** Codes that no run can fail with, although it has assertions of their type: the test asks for no JSON, for example. */
  readonly impossibleCodes?: readonly FailureCode[] | undefined;
}

/** The lowest and the highest value that a measure can have when nothing is pending any more. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
  /** There will be something to measure, whatever the pending runs say. */
  readonly certain: boolean;
}

/** One test against one model: what is done of it, and what is not. */
export interface Progress {
  readonly result: AggregatedTestResult | undefined;
  readonly pending: PendingRuns | undefined;
}

/**
 * A result passes when `minPasses` of its runs do, or all: with pending runs it is certain to pass once so many have,
 * and may pass as long as enough are left.
 */
export function passRateBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  const all = progressOf(results, pending);
  if (all.length === 0) return undefined;
  const passed = all.filter((it) => passesLacking(it) <= 0);
  const open = all.filter((it) => {
    const lacking = passesLacking(it);
    return lacking > 0 && lacking <= (it.pending?.runs ?? 0);
  });
  return {
    low: passed.length / all.length,
    high: (passed.length + open.length) / all.length,
    certain: true,
  };
}

/** Bounds of `failures` with the same arguments. */
export function failureBounds(
  ofKind: TypeTest,
  isCounted: (code: FailureCode) => boolean,
  mostPerResult: number,
) {
  return (results: Results, pending: readonly PendingRuns[]): Bounds | undefined => {
    const low = failures(results, ofKind, isCounted, mostPerResult);
    const more = progressOf(results, pending).map(({ result, pending: rest }) => {
      if (assertionsToCome(rest, ofKind) === 0 || !mayFailWith(rest, isCounted)) return 0;
      const codes = result?.failureCodes.filter(isCounted).length ?? 0;
      return mostPerResult - Math.min(mostPerResult, codes);
    });
    const asked = pending.some((rest) => assertionsToCome(rest, ofKind) > 0);
    if (low === undefined && !asked) return undefined;
    return { low: low ?? 0, high: (low ?? 0) + sum(more), certain: low !== undefined };
  };
}

/** The mean of the means of all judges: each may still be pulled down or up, and new ones may come. */
export function judgeBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const all = progressOf(results, pending).map((it) =>
    labelBounds(it, isJudge, (result) =>
      scoresByLabel(result.runs, (it) => isJudge(it.assertionType)),
    ),
  );
  const isAsked = pending.some((rest) => assertionsToCome(rest, isJudge) > 0);
  if (!isAsked) return exactly(judgeAverage(results));
  const known = all.flatMap(({ labels }) => labels);
  const toCome = sum(all.map((it) => it.toCome));
  if (known.length + toCome === 0) return undefined;
  const certain = known.length > 0;
  // What was lost counts as 0 beside whatever judges are still to be heard.
  if (
    results.some(
      ({ assertionTypes, runs }) => assertionTypes.some(isJudge) && runs.some(lostJudgement),
    )
  ) {
    return { low: 0, high: 1, certain };
  }
  if (toCome === Infinity) return { low: 0, high: 1, certain };
  const low = sum(known.map((label) => label.low)) / (known.length + toCome);
  const high = (sum(known.map((label) => label.high)) + toCome) / (known.length + toCome);
  return { low, high, certain };
}

/** The worst of the mean drifts: it can only grow by what is new, and shrink by what is measured again. */
export function worstDriftBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  const all = progressOf(results, pending).map((it) =>
    labelBounds(it, isDrift, (result) => driftsByLabel(result)),
  );
  const known = all.flatMap(({ labels }) => labels);
  const mayGrow = all.some(({ toCome }) => toCome > 0);
  if (known.length === 0 && !mayGrow) return undefined;
  return {
    low: greatest(known.map(({ low }) => low)),
    high: mayGrow ? 1 : greatest(known.map(({ high }) => high)),
    certain: known.length > 0,
  };
}

/** What is spent is spent; what a pending run costs is not known before. */
export function costBounds(results: Results, pending: readonly PendingRuns[]): Bounds | undefined {
  const spent = totalCost(results);
  if (pending.length === 0) return exactly(spent);
  const low = sum(results.map(({ totalCostUsd }) => totalCostUsd));
  return { low, high: Infinity, certain: spent !== undefined };
}

/** Pending runs may be answered at once or take any time. */
export function latencyBounds(
  results: Results,
  pending: readonly PendingRuns[],
): Bounds | undefined {
  const all = progressOf(results, pending).map(({ result, pending: rest }) => {
    const latencies = result === undefined ? [] : answeredLatencies(result);
    return { total: sum(latencies), count: latencies.length, toCome: rest?.runs ?? 0 };
  });
  const measurable = all.filter(({ count, toCome }) => count + toCome > 0);
  if (measurable.length === 0) return undefined;
  return {
    low: mean(measurable.map(({ total, count, toCome }) => total / (count + toCome))),
    high: pending.length === 0 ? mean(all.filter(isAnswered).map(meanOf)) : Infinity,
    certain: all.some(isAnswered),
  };
}

/** Bounds of `assertionPassRate` over the same kind. */
export function assertionRateBounds(ofKind: TypeTest) {
  return (results: Results, pending: readonly PendingRuns[]): Bounds | undefined => {
    const toCome = sum(pending.map((rest) => assertionsToCome(rest, ofKind)));
    if (toCome === 0) return exactly(assertionPassRate(results, ofKind));
    const decisive = assertionsOf(results, ofKind).filter(isDecisive);
    const certain = decisive.length > 0;
    if (toCome === Infinity) return { low: 0, high: 1, certain };
    const passed = decisive.filter((assertion) => assertion.passed).length;
    return {
      low: passed / (decisive.length + toCome),
      high: (passed + toCome) / (decisive.length + toCome),
      certain,
    };
  };
}

interface LabelBounds {
  readonly labels: readonly { readonly low: number; readonly high: number }[];
  /** Labels that may come and are not there yet. */
  readonly toCome: number;
}

/** Means by label, each with what the pending runs can make of it. A test has no more labels than results a run. */
function labelBounds(
  { result, pending }: Progress,
  ofKind: TypeTest,
  scoresOf: (result: AggregatedTestResult) => ReadonlyMap<string, readonly number[]>,
): LabelBounds {
  const scores = result === undefined ? [] : [...scoresOf(result).values()];
  const perRun = pending === undefined ? 0 : mostPerRun(pending, ofKind);
  const more = perRun === 0 ? 0 : perRun * (pending?.runs ?? 0);
  const labels = scores.map((known) =>
    more === Infinity
      ? { low: 0, high: 1 }
      : {
          low: sum(known) / (known.length + more),
          high: (sum(known) + more) / (known.length + more),
        },
  );
  return { labels, toCome: Math.max(0, perRun - labels.length) };
}

function driftsByLabel(result: AggregatedTestResult): ReadonlyMap<string, readonly number[]> {
  const scores = scoresByLabel(result.runs, isMeasuredDrift);
  return new Map([...scores].map(([label, values]) => [label, values.map((value) => 1 - value)]));
}

export function progressOf(results: Results, pending: readonly PendingRuns[]): readonly Progress[] {
  const rest = new Map(pending.map((it) => [keyOfResult(it), it]));
  const begun = results.map((result) => ({ result, pending: rest.get(keyOfResult(result)) }));
  const known = new Set(results.map(keyOfResult));
  const notBegun = pending
    .filter((it) => !known.has(keyOfResult(it)))
    .map((it) => ({ result: undefined, pending: it }));
  return [...begun, ...notBegun];
}

/** How many more runs must pass for the result to pass: none where it is certain to, whatever is pending. */
function passesLacking({ result, pending }: Progress): number {
  const all = result?.runs ?? [];
  const runs = pending === undefined ? all : all.filter((run) => !isUnneeded(run));
  const planned = runs.length + (pending?.runs ?? 0);
  const needed = result?.minPasses ?? pending?.minPasses ?? planned;
  return Math.min(needed, planned) - runs.filter(runPassed).length;
}

/** The most results of a kind that all pending runs of a test can give. */
function assertionsToCome(pending: PendingRuns | undefined, ofKind: TypeTest): number {
  if (pending === undefined) return 0;
  const perRun = mostPerRun(pending, ofKind);
  return perRun === 0 ? 0 : perRun * pending.runs;
}

function mayFailWith(
  pending: PendingRuns | undefined,
  isCounted: (code: FailureCode) => boolean,
): boolean {
  const impossible = pending?.impossibleCodes ?? [];
  return FAILURE_CODES.some((code) => isCounted(code) && !impossible.includes(code));
}

function mostPerRun({ assertionsPerRun }: PendingRuns, ofKind: TypeTest): number {
  return sum(
    Object.entries(assertionsPerRun)
      .filter(([type]) => ofKind(type))
      .map(([, most]) => most),
  );
}

function exactly(value: number | undefined): Bounds | undefined {
  return value === undefined ? undefined : { low: value, high: value, certain: true };
}

function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function isAnswered({ count }: { readonly count: number }): boolean {
  return count > 0;
}

function meanOf({ total, count }: { readonly total: number; readonly count: number }): number {
  return total / count;
}
