/** The gates of a suite: those that fail as phrases `name actual (needs limit)`, and who fails them, too. */
import { distinguishingDigits, limitText, plural, valueText } from '../../basics/format.js';
import { GATES } from '../../engine/evaluate/gate-definitions.js';
import { unknownText } from '../../engine/evaluate/gates.js';
import type { GateName, GateResult } from '../../engine/results.js';
import type { ReportedResult, SuiteReport } from '../report.js';
import { type Phrase, say, type Sentence } from './sentence.js';

export interface FailedGate {
  readonly name: GateName;
  /** e.g. `pass rate 62.5 % (needs 90 %)`. */
  readonly phrase: Sentence;
}

/** In a phrase, as short as people say it. */
const SHORT_NAMES: Readonly<Record<GateName, string>> = {
  passRateMin: 'pass rate',
  runPassRateMin: 'answers that pass',
  reliabilityMin: 'reliability',
  schemaFailuresMax: 'schema failures',
  piiFailuresMax: 'personal data',
  judgeAvgMin: 'judge',
  driftScoreMax: 'drift',
  keywordFailuresMax: 'forbidden words',
  costMaxUsd: 'cost',
  latencyMaxMs: 'latency',
  deterministicPassRate: 'deterministic checks',
  probabilisticPassRate: 'judged checks',
  judgeTrustMin: 'judge trust',
  notWorse: 'worse',
  regressionsMax: 'regressions',
  newFailuresMax: 'new failures',
  passRateDropMax: 'drop of the pass rate',
  judgeDropMax: 'drop of the judge average',
  latencyIncreaseMax: 'latency',
  costIncreaseMax: 'cost',
};

/** @param branch what the base is called */
export function failedGates({ gates }: SuiteReport, branch: Phrase): readonly FailedGate[] {
  return gates.gates
    .filter(({ passed }) => !passed)
    .map((gate) => ({ name: gate.gateName, phrase: gatePhrase(gate, branch) }));
}

function gatePhrase(gate: GateResult, branch: Phrase): Sentence {
  const { gateName, actual, threshold, noData, unknownAnswers, tries } = gate;
  const { unit, direction } = GATES[gateName];
  if (gateName === 'notWorse') return say`worse than ${branch}`;
  const name = `${SHORT_NAMES[gateName]}${tries === undefined ? '' : ` (${plural(tries, 'try', 'tries')})`}`;
  const digits = distinguishingDigits(actual, threshold, unit);
  const limit = limitText(threshold, unit, digits);
  const needs =
    direction === 'min' || threshold === 0 ? `needs ${limit}` : `needs at most ${limit}`;
  const value =
    noData === undefined
      ? valueText(actual, unit, digits)
      : unknownAnswers === undefined
        ? 'no data'
        : unknownText(unknownAnswers);
  return say`${name} ${value} (${needs})`;
}

// Whether the base branch fails a gate, too, and whether that is all there is to it: then this change is not the cause.

export interface GateCause {
  /** Everything that fails the gate here failed it there, asked the same; nothing that must never happen is new. */
  readonly isNotThisChange: boolean;
  /** Results that fail the gate here and did not there. */
  readonly more: readonly ReportedResult[];
}

/** Gates on a share of results or answers; of the others, only those on codes say which results fail them. */
const ON_RATES: ReadonlySet<GateName> = new Set([
  'passRateMin',
  'runPassRateMin',
  'reliabilityMin',
  'deterministicPassRate',
]);

/** Of a gate that fails; undefined where the base branch's own run did not fail it, or where no result explains it. */
export function gateCause(suite: SuiteReport, gateName: GateName): GateCause | undefined {
  const { comparison, results } = suite;
  if (comparison?.failedGates?.includes(gateName) !== true) return undefined;
  const isOfCodes = isCounting(gateName);
  if (!isOfCodes && !ON_RATES.has(gateName)) return undefined;
  const { concerns } = GATES[gateName];
  const fails = (one: Pick<ReportedResult, 'passed' | 'failureCodes'>): boolean =>
    isOfCodes ? one.failureCodes.some(concerns) : !one.passed;
  const failing = results.filter(fails);
  const more = failing.filter(
    ({ comparison: its }) => its?.there === undefined || !fails(its.there),
  );
  const isAskedAlike = failing.every(({ comparison: its }) => its?.kind === 'unchanged-request');
  return {
    isNotThisChange:
      failing.length > 0 &&
      more.length === 0 &&
      isAskedAlike &&
      !results.some((result) => hasNewCode(result, suite)) &&
      comparison.verdict.verdict !== 'worse',
    more,
  };
}

/** A code of a gate whose limit is a count, which the result did not have there. */
function hasNewCode(result: ReportedResult, suite: SuiteReport): boolean {
  return result.failureCodes.some((code) => isNewCode(code, result, suite));
}

export function isNewCode(
  code: ReportedResult['failureCodes'][number],
  { comparison }: ReportedResult,
  { gates }: SuiteReport,
): boolean {
  return mustNeverHappen(code, gates) && comparison?.there?.failureCodes.includes(code) !== true;
}

/** Whether it is of a gate whose limit is a count. */
export function mustNeverHappen(
  code: ReportedResult['failureCodes'][number],
  { gates }: SuiteReport['gates'],
): boolean {
  return gates.some(({ gateName }) => isCounting(gateName) && GATES[gateName].concerns(code));
}

function isCounting(gateName: GateName): boolean {
  return GATES[gateName].unit === 'count' && GATES[gateName].against === undefined;
}
