/**
 * All that a gate is, in one place: what it measures, which way, how it reads, and what can still become of it. Every
 * view words gates from here. To add one: its key in kindlm.schema.json, its entry here, its name in
 * report.schema.json; a key without an entry does not compile.
 */
import type { FailureCode } from '../../assertions/assertion.js';
import { limitText, type Unit, valueText } from '../../basics/format.js';
import { isRefuted, judgeTrust, type LabelCounts } from '../../statistics/judges.js';
import type { GateName, GateResult } from '../results.js';
import {
  answersOfUnknownCost,
  assertionPassRate,
  assertionRateBounds,
  baseBounds,
  type BaseFigures,
  type Bounds,
  costBounds,
  failureBounds,
  failures,
  highestReliability,
  highestReliabilityBounds,
  highestRunPassRate,
  highestRunPassRateBounds,
  isAskedSoOften,
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
  judgeBounds,
  latencyBounds,
  meanLatency,
  passRate,
  passRateBounds,
  type PendingRuns,
  reliabilityBounds,
  reliabilityRate,
  type Results,
  runPassRate,
  runPassRateBounds,
  totalCost,
  type TypeTest,
  VERDICT_VALUES,
  worstDrift,
  worstDriftBounds,
} from './gate-measures.js';

// The gates against the base branch. Without a report of it, they pass.

/** In the order of their evaluations. */
const BASE_GATES = {
  notWorse: {
    ...againstBase(({ verdict }) => verdict && VERDICT_VALUES[verdict]),
    title: 'Against the base branch',
    noun: 'comparison with the base branch',
    unit: 'verdict',
    failure: 'the results are worse than on the base branch',
  },
  regressionsMax: {
    ...againstBase(({ verdict, regressions }) => verdict && regressions),
    title: 'Regressions',
    noun: 'regressions against the base branch',
    unit: 'count',
  },
  newFailuresMax: {
    ...againstBase(({ verdict, newFailures }) => verdict && newFailures),
    title: 'New failures',
    noun: 'tests that always passed on the base branch and always fail here',
    unit: 'count',
  },
  passRateDropMax: {
    ...againstBase(({ drop }) => drop && drop * 100),
    title: 'Pass rate drop',
    noun: 'pass rate drop against the base branch',
    unit: 'points',
    isCertain: ({ verdict }: BaseFigures) => verdict === 'worse',
  },
  judgeDropMax: {
    ...againstBase(({ judge }) => judge?.drop),
    title: 'Judge average drop',
    noun: 'judge average drop against the base branch',
    unit: 'score',
    concerns: (code: FailureCode) => code === 'JUDGE_BELOW_THRESHOLD',
    nothing: 'no judge scores to compare',
    isCertain: ({ judge }: BaseFigures) => judge?.isWorse === true,
  },
  latencyIncreaseMax: {
    ...againstBase(({ latencyRatio }) => latencyRatio),
    title: 'Latency increase',
    noun: 'mean latency against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'LATENCY_EXCEEDED',
    nothing: 'no latencies to compare',
  },
  costIncreaseMax: {
    ...againstBase(({ costRatio }) => costRatio),
    title: 'Cost increase',
    noun: 'mean cost against the base branch',
    unit: 'ratio',
    concerns: (code: FailureCode) => code === 'COST_EXCEEDED',
    nothing: 'no costs to compare',
  },
} as const;

/** What the gates against the base branch have in common. */
function againstBase(measure: (base: BaseFigures) => number | undefined) {
  return {
    direction: 'max',
    measure: (_results: Results, base?: BaseFigures) => base && measure(base),
    bounds: baseBounds(measure),
    concerns: () => false,
    ofKind: undefined,
    nothing: 'this change touches no result that the base branch has',
    passesOnNothing: true,
    against: 'base',
  } as const;
}

// The gate `judgeTrustMin`. It is about judges and looks at no test: red where labels show for certain that a judge
// passes
// too few good answers or stops too few bad ones. Comes in: how often each judge with labels was right.

/** How a judge did on its labels. */
export interface JudgeFigures {
  readonly counts: LabelCounts;
  /** As if it had been wrong on every label that a provider's failure, the budget or the run's end kept from it. */
  readonly atWorst: LabelCounts;
}

const GATE = 'judgeTrustMin';

/** Its definition: nothing that is asked of a test changes it. */
const JUDGE_TRUST = {
  title: 'Judge trust',
  noun: 'judge trust',
  unit: 'share',
  direction: 'min',
  measure: () => undefined,
  bounds: () => undefined,
  concerns: () => false,
  ofKind: undefined,
  nothing: 'no judge has labels',
  passesOnNothing: true,
  about: 'judges',
} as const;

/** Whether labels were lost, so that the gate is evaluated a second time without them. */
export function hasLostLabels(judges: readonly JudgeFigures[]): boolean {
  return judges.some(({ counts, atWorst }) => total(counts) < total(atWorst));
}

/**
 * @param judges those with labels; none before they were asked
 * @param lost whether a label without a score counts as wrong, or as if it had never been
 */
export function evaluateJudgeTrust(
  threshold: number,
  judges: readonly JudgeFigures[],
  lost: 'wrong' | 'left-out',
): GateResult {
  const limit = `min: ${limitText(threshold, 'share', 0)}`;
  const figures = judges
    .map(({ counts, atWorst }) => (lost === 'wrong' ? atWorst : counts))
    .filter((counts) => total(counts) > 0);
  if (figures.length === 0) {
    const message = `${JUDGE_TRUST.title}: not exercised, ${JUDGE_TRUST.nothing} (${limit})`;
    return { gateName: GATE, passed: true, actual: 1, threshold, message, noData: 'nothing-asked' };
  }
  const refused = figures.filter((it) => isRefuted(it, threshold));
  const shown = refused.length > 0 ? refused : figures;
  const actual = Math.min(...shown.map(lowerRate));
  if (refused.length === 0 && !figures.some((it) => hasShown(it, threshold))) {
    const message = `${JUDGE_TRUST.title}: not exercised, too few labels to tell (${limit})`;
    const noData = 'too-little-data';
    return { gateName: GATE, passed: true, actual, threshold, message, noData };
  }
  const words = `${valueText(actual, 'share')}${refused.length > 0 || actual >= threshold ? '' : ', which so few labels can explain'}`;
  const message = `${JUDGE_TRUST.title}: ${words} (${limit})`;
  return { gateName: GATE, passed: refused.length === 0, actual, threshold, message };
}

/** Whether the labels show that the judge is to be trusted, where they could have shown that it is not. */
function hasShown(counts: LabelCounts, threshold: number): boolean {
  const allWrong = { ...counts, passGood: 0, failBad: 0 };
  return judgeTrust(counts, threshold).state === 'trusted' && isRefuted(allWrong, threshold);
}

function total({ good, bad }: LabelCounts): number {
  return good + bad;
}

/** The lower of the two rates; of a kind without labels there is none. */
function lowerRate({ passGood, good, failBad, bad }: LabelCounts): number {
  return Math.min(good === 0 ? 1 : passGood / good, bad === 0 ? 1 : failBad / bad);
}

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
