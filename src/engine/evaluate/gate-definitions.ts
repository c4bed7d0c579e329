/**
 * All that a gate is, in one place: what it measures, which way, how it reads, and what can still become of it. Every
 * view words gates from here. To add one: its key in kindlm.schema.json, its entry here, its name in
 * report.schema.json; a key without an entry does not compile.
 */
import type { FailureCode } from '../../assertions/assertion.js';
import type { GateName } from '../results.js';
import type { Unit } from '../../words/measured-value.js';
import type { BaseFigures } from './base-figures.js';
import { BASE_GATES } from './base-gates.js';
import {
  assertionRateBounds,
  costBounds,
  failureBounds,
  judgeBounds,
  latencyBounds,
  passRateBounds,
  worstDriftBounds,
  type Bounds,
  type PendingRuns,
} from './gate-bounds.js';
import {
  answersOfUnknownCost,
  assertionPassRate,
  failures,
  isDeterministic,
  isDrift,
  isJudge,
  isKeywordCode,
  isKeywords,
  isPii,
  isPiiCode,
  isProbabilistic,
  isSchema,
  isSchemaCode,
  judgeAverage,
  meanLatency,
  passRate,
  totalCost,
  worstDrift,
  type Results,
  type TypeTest,
} from './gate-measures.js';
import { JUDGE_TRUST } from './judge-trust-gate.js';
import {
  highestReliability,
  highestReliabilityBounds,
  isAskedSoOften,
  reliabilityBounds,
  reliabilityRate,
} from './reliability-rate.js';
import {
  highestRunPassRate,
  highestRunPassRateBounds,
  runPassRate,
  runPassRateBounds,
} from './run-pass-rate.js';

/** One gate. Its threshold comes from the config, and a default threshold from the config's schema. */
export interface GateDefinition {
  /** In tables and messages, e.g. `PII failures`. */
  readonly title: string;
  /** In a sentence, e.g. `PII failures`, `pass rate`. */
  readonly noun: string;
  readonly unit: Unit;
  /** `min`: the measure must reach the threshold. `max`: it must not pass it. */
  readonly direction: 'min' | 'max';
  /**
   * The measure; undefined where there is nothing to measure. `base`: see `against`; `tries`: of `reliabilityMin`, in a
   * row.
   */
  readonly measure: (results: Results, base?: BaseFigures, tries?: number) => number | undefined;
  /**
   * The lowest and the highest value that the measure can still take when the pending runs are done, whatever they
   * say; undefined where there will be nothing to measure.
   */
  readonly bounds: (
    results: Results,
    pending: readonly PendingRuns[],
    base?: BaseFigures,
    tries?: number,
  ) => Bounds | undefined;
  /** Words and digits as the KindLM CLI writes them, for the gates that it has. */
  readonly message?: (actual: number, threshold: number) => string;
  /** The failures that the gate is about, so that a verdict can name a test that explains it. */
  readonly concerns: (code: FailureCode) => boolean;
  /** The assertions that give the gate its data; undefined: every run does. */
  readonly ofKind: TypeTest | undefined;
  /** Whether enough was asked to give the gate data; absent: `ofKind` says it all. */
  readonly isAsked?: (results: Results, tries?: number) => boolean;
  /** Why there was nothing to measure, where no provider is to blame. */
  readonly nothing: string;
  /** Answers that do not say what it measures, for which nothing else can stand: where there is one, it fails. */
  readonly unknown?: (results: Results) => number;
  /** Whether the gate passes where nothing asked for it. A suite without a result has earned no pass rate. */
  readonly passesOnNothing: boolean;
  /** The gate compares with the base branch, and passes where there is no report of it. */
  readonly against?: 'base';
  /** It looks at no test: none explains it, and no answer that is pending changes it. */
  readonly about?: 'judges';
  /** Beyond its threshold the gate fails only where this holds, too: chance does not explain the difference. */
  readonly isCertain?: (base: BaseFigures) => boolean;
  /**
   * The highest true value that the data do not rule out: the gate fails only where that is below its threshold, too,
   * so that chance alone practically never makes it red.
   */
  readonly highest?: (results: Results, tries?: number) => number | undefined;
  /** Bounds of `highest`, by which the gate is decided early. */
  readonly highestBounds?: GateDefinition['bounds'];
  /** A failure in words, where actual and threshold say less. */
  readonly failure?: string;
}

/** Every gate: those of the KindLM CLI in its order, then the action's own. Evaluations keep this order. */
export const GATES: Readonly<Record<GateName, GateDefinition>> = {
  passRateMin: {
    message: (actual, threshold) => `Pass rate: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Pass rate',
    noun: 'pass rate',
    unit: 'share',
    direction: 'min',
    measure: passRate,
    bounds: passRateBounds,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no results',
    passesOnNothing: false,
  },
  runPassRateMin: {
    title: 'Answer pass rate',
    noun: 'answer pass rate',
    unit: 'share',
    direction: 'min',
    measure: runPassRate,
    highest: highestRunPassRate,
    highestBounds: highestRunPassRateBounds,
    bounds: runPassRateBounds,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no results',
    passesOnNothing: false,
  },
  reliabilityMin: {
    title: 'Reliability',
    noun: 'reliability',
    unit: 'whole-share',
    direction: 'min',
    measure: reliabilityRate,
    highest: highestReliability,
    highestBounds: highestReliabilityBounds,
    bounds: reliabilityBounds,
    isAsked: isAskedSoOften,
    concerns: () => false,
    ofKind: undefined,
    nothing: 'no test was asked so often',
    passesOnNothing: true,
  },
  schemaFailuresMax: {
    message: (actual, threshold) => `Schema failures: ${actual} (max: ${threshold})`,
    title: 'Schema failures',
    noun: 'schema failures',
    unit: 'count',
    direction: 'max',
    // The document counts codes, so a result with both schema codes counts twice.
    measure: (results) => failures(results, isSchema, isSchemaCode, 2),
    bounds: failureBounds(isSchema, isSchemaCode, 2),
    concerns: isSchemaCode,
    ofKind: isSchema,
    nothing: 'no schema assertions ran',
    passesOnNothing: true,
  },
  piiFailuresMax: {
    message: (actual, threshold) => `PII failures: ${actual} (max: ${threshold})`,
    title: 'PII failures',
    noun: 'PII failures',
    unit: 'count',
    direction: 'max',
    measure: (results) => failures(results, isPii, isPiiCode, 1),
    bounds: failureBounds(isPii, isPiiCode, 1),
    concerns: isPiiCode,
    ofKind: isPii,
    nothing: 'no PII assertions ran',
    passesOnNothing: true,
  },
  judgeAvgMin: {
    message: (actual, threshold) => `Judge avg: ${percent(actual)} (min: ${percent(threshold)})`,
    title: 'Judge average',
    noun: 'judge average',
    unit: 'score',
    direction: 'min',
    measure: judgeAverage,
    bounds: judgeBounds,
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD',
    ofKind: isJudge,
    nothing: 'no judge assertions ran',
    passesOnNothing: true,
  },
  judgeTrustMin: JUDGE_TRUST,
  driftScoreMax: {
    message: (actual, threshold) => `Drift score: ${actual.toFixed(3)} (max: ${threshold})`,
    title: 'Drift score',
    noun: 'drift score',
    unit: 'score',
    direction: 'max',
    measure: worstDrift,
    bounds: worstDriftBounds,
    concerns: (code) => code === 'DRIFT_EXCEEDED',
    ofKind: isDrift,
    nothing: 'no drift was measured',
    passesOnNothing: true,
  },
  keywordFailuresMax: {
    title: 'Keyword failures',
    noun: 'keyword failures',
    unit: 'count',
    direction: 'max',
    // A result with both keyword codes counts once.
    measure: (results) => failures(results, isKeywords, isKeywordCode, 1),
    bounds: failureBounds(isKeywords, isKeywordCode, 1),
    concerns: isKeywordCode,
    ofKind: isKeywords,
    nothing: 'no keyword assertions ran',
    passesOnNothing: true,
  },
  costMaxUsd: {
    title: 'Cost',
    noun: 'cost',
    unit: 'usd',
    direction: 'max',
    measure: totalCost,
    bounds: costBounds,
    unknown: answersOfUnknownCost,
    concerns: (code) => code === 'COST_EXCEEDED',
    ofKind: undefined,
    nothing: 'no tokens of a known price were counted',
    passesOnNothing: true,
  },
  latencyMaxMs: {
    title: 'Mean latency',
    noun: 'mean latency',
    unit: 'ms',
    direction: 'max',
    measure: meanLatency,
    bounds: latencyBounds,
    concerns: (code) => code === 'LATENCY_EXCEEDED',
    ofKind: undefined,
    nothing: 'nothing was answered',
    passesOnNothing: true,
  },
  deterministicPassRate: {
    title: 'Deterministic pass rate',
    noun: 'deterministic pass rate',
    unit: 'share',
    direction: 'min',
    measure: (results) => assertionPassRate(results, isDeterministic),
    bounds: assertionRateBounds(isDeterministic),
    concerns: () => false,
    ofKind: isDeterministic,
    nothing: 'no deterministic assertions ran',
    passesOnNothing: true,
  },
  probabilisticPassRate: {
    title: 'Probabilistic pass rate',
    noun: 'probabilistic pass rate',
    unit: 'share',
    direction: 'min',
    measure: (results) => assertionPassRate(results, isProbabilistic),
    bounds: assertionRateBounds(isProbabilistic),
    concerns: (code) => code === 'JUDGE_BELOW_THRESHOLD' || code === 'DRIFT_EXCEEDED',
    ofKind: isProbabilistic,
    nothing: 'no probabilistic assertions ran',
    passesOnNothing: true,
  },
  ...BASE_GATES,
};

/** A share as the KindLM CLI writes it. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Names of all gates, in the order of `GATES`. */
export const GATE_NAMES: readonly GateName[] = Object.keys(GATES).filter(isGateName);

function isGateName(name: string): name is GateName {
  return Object.hasOwn(GATES, name);
}
